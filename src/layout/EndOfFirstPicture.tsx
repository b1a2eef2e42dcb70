/**
 * Stands behind a page's heading and what it says of itself. The build puts a script in it that the page must have before anything
 * loads (src/build/prerender.mjs): browsers paint what they have while they wait for it, so the first picture need not hold the
 * form and all below. React keeps its hands off what is inside.
 */
export const EndOfFirstPicture = () => (
  // oxlint-disable-next-line react/no-danger -- empty: what is inside comes from the build
  <span hidden data-first-picture="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
);
