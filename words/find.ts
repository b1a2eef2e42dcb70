/** What the interface says: the search for tools, and home. */
export const says = {
  findATool: 'Find a tool',
  searchTools: 'Search tools',
  searchExample: 'Search tools, for example “title”',
  tools: 'Tools',
  groupsOfTools: 'Groups of tools',
  nothingFits: 'Nothing fits. The nearest tools are shown.',
  lead: 'Free tools for writing and restyling text. Open one, use it, take the words with you.',
  toolsFound: 'Tools found',
  nearest: (wanted: string) => `Nothing is called “${wanted}” here. These come nearest.`,
  found: (tools: number) => `${tools} ${tools === 1 ? 'tool' : 'tools'} found`,
  welcomeTo: 'Welcome to',
} as const;
