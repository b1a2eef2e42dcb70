/** What the interface says: pages and parts that stopped working. */
export const says = {
  tryAgain: 'Try again',
  pageNotReached: 'This page could not be reached',
  checkConnection: 'Please check your connection and try again.',
  pageStopped: 'This page stopped working',
  typedIsKeptOnRetry: 'What you typed is kept in this tab, and comes back when you try again.',
  startEmpty: 'Start empty',
  copyItsText: 'Copy its text',
  pageStoppedTypedIsKept: 'This page stopped working. What you typed is kept in this tab, and comes back with the page.',
  reloadPage: 'Reload the page',
  newerVersion: 'A part of this page did not load: there may be a newer version. What you typed is kept.',
  reload: 'Reload',
} as const;
