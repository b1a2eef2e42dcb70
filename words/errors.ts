/** What the interface says: pages and parts that stopped working. */
export const tryAgain = 'Try again';
export const pageNotReached = 'This page could not be reached';
export const checkConnection = 'Please check your connection and try again.';
export const pageStopped = 'This page stopped working';
export const typedIsKeptOnRetry = 'What you typed is kept in this tab, and comes back when you try again.';
export const startEmpty = 'Start empty';
export const copyItsText = 'Copy its text';
export const pageStoppedTypedIsKept =
  'This page stopped working. What you typed is kept in this tab, and comes back with the page.';
export const reloadPage = 'Reload the page';
export const newerVersion = 'A part of this page did not load: there may be a newer version. What you typed is kept.';
export const reload = 'Reload';
