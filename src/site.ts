/** What an operator may want to change without touching a tool. */
export const site = {
  name: 'AI Tools Suite',
  /** The target of the Terms link. The specification gives none. */
  termsUrl: '#',
  /** How the alerts of the specification appear: as notices on the page, or as the browser's own blocking ones. */
  alerts: 'on the page' as 'on the page' | 'by alert()',
} as const;
