/** What the interface says: the search for tools, and home. */
export const findATool = 'Find a tool';
export const searchTools = 'Search tools';
export const searchExample = 'Search tools, for example “title”';
export const tools = 'Tools';
export const groupsOfTools = 'Groups of tools';
export const nothingFits = 'Nothing fits. The nearest tools are shown.';
export const lead = 'Free tools for writing and restyling text. Open one, use it, take the words with you.';
export const toolsFound = 'Tools found';
export const nearest = (wanted: string) => `Nothing is called “${wanted}” here. These come nearest.`;
export const found = (tools: number) => `${tools} ${tools === 1 ? 'tool' : 'tools'} found`;
export const welcomeTo = 'Welcome to';
