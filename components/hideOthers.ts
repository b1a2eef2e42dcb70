/**
 * Replaces the package `aria-hidden`, by which Radix hides the page behind a dialog or a list from screen readers: hidden in that
 * way, what is behind can still be focused. Behind a dialog the page is inert; behind a list of choices nothing is hidden, as with
 * a select of the browser itself. What is read out as it changes stays alive.
 */
const STAYS_ALIVE = '[aria-live], [data-radix-focus-guard], script';

const makeInert = (around: Element, kept: readonly Element[], made: HTMLElement[]): void => {
  for (const part of around.children) {
    if (!(part instanceof HTMLElement) || part.inert || kept.includes(part)) continue;
    if (kept.some((one) => part.contains(one))) makeInert(part, kept, made);
    else {
      part.inert = true;
      made.push(part);
    }
  }
};

/** Gives back what undoes it. */
export const hideOthers = (content: Element): (() => void) => {
  const made: HTMLElement[] = [];
  if (!content.matches('[role="listbox"]') && !content.querySelector(':scope > [role="listbox"]'))
    makeInert(document.body, [content, ...document.querySelectorAll(STAYS_ALIVE)], made);
  return () => {
    for (const part of made) part.inert = false;
  };
};
