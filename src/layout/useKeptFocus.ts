import { useEffect } from 'react';

/**
 * When the part of the page that has the focus goes away, the focus goes to the nearest part around it that can take it: on the
 * body it would be lost, and a keyboard would begin at the top again.
 */
export const useKeptFocus = (): void => {
  useEffect(() => {
    let around: readonly Element[] = [];
    const isThere = (element: Element | undefined): boolean => element?.isConnected === true && !element.matches(':disabled');
    const onFocus = ({ target }: FocusEvent): void => {
      const chain: Element[] = [];
      for (let at = target instanceof Element ? target : null; at; at = at.parentElement) chain.push(at);
      around = chain;
    };
    // Left by a click into nothing: nobody's loss.
    const onBlur = (): void => {
      const [left] = around;
      queueMicrotask(() => {
        if (around[0] === left && isThere(left)) around = [];
      });
    };
    const observer = new MutationObserver(() => {
      if (document.activeElement !== document.body || around.length === 0 || isThere(around[0])) return;
      const place = around.slice(1).find((element) => element.isConnected && element.matches('[tabindex]'));
      if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onBlur);
    observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onBlur);
    };
  }, []);
};
