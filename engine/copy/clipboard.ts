/** Copies by the asynchronous clipboard API, or else by the older way. Says whether it worked; never throws. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyTheOlderWay(text);
  }
};

/** Copies a text with formatting for programs that take it, and plain for all others. Says whether it worked; never throws. */
export const copyFormatted = async (html: string, text: string): Promise<boolean> => {
  try {
    const typed = (words: string, type: string): Blob => new Blob([words], { type });
    await navigator.clipboard.write([
      new ClipboardItem({ 'text/html': typed(html, 'text/html'), 'text/plain': typed(text, 'text/plain') }),
    ]);
    return true;
  } catch {
    return copyText(text);
  }
};

const copyTheOlderWay = (text: string): boolean => {
  const focused = document.activeElement;
  const holder = document.createElement('textarea');
  holder.value = text;
  holder.readOnly = true;
  holder.setAttribute('aria-hidden', 'true');
  holder.className = 'offscreen';
  document.body.append(holder);
  holder.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    holder.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
};
