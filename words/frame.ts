/** What the interface says: the frame around every page. */
export const close = 'Close';
export const dismiss = 'Dismiss';
export const history = 'History';
export const skipToTheTool = 'Skip to the tool';
export const allTools = 'All tools';
export const searchTools = 'Search tools';
export const aboutThisSite = 'About this site';
export const switchTheme = 'Switch between light and dark';
export const freeToUse = (site: string) => `${site}. Free to use, no account.`;
export const allOf = (count: number) => `All ${count} tools`;
