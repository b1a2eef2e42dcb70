/** What the site says of itself to search engines and where it is shared. */
export const says = {
  title: (site: string) => `${site}: free writing and text tools`,
  description:
    'Free single-page tools for writing, marketing and restyling text. No account: open one, use it, take the words with you.',
  titleOf: (page: string, site: string) => `${page}: free online tool | ${site}`,
  cardHeading: 'Free writing and text tools',
  cardLine: 'Open one, use it, take the words with you.',
  cardCount: (tools: number) => `${tools} tools`,
} as const;
