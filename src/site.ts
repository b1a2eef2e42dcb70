/** What an operator may want to change without touching a tool. */
export const site = {
  name: 'AI Tools Suite',
  /** Where the Terms link leads. The specification gives it no real target. */
  termsUrl: '#',
  /** Alerts of the specification: slips on the page, or the browser's own blocking ones. */
  alerts: 'on the page' as 'on the page' | 'by alert()',
} as const;
