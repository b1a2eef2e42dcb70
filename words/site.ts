/** What the site says of itself to search engines and where it is shared. */
export const title = (site: string) => `${site}: free writing and text tools`;
export const description =
  'Free single-page tools for writing, marketing and restyling text. No account: open one, use it, take the words with you.';
export const titleOf = (page: string, site: string) => `${page}: free online tool | ${site}`;
export const cardHeading = 'Free writing and text tools';
export const cardLine = 'Open one, use it, take the words with you.';
export const cardCount = (tools: number) => `${tools} tools`;
