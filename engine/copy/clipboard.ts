/** Copies by the asynchronous clipboard API, or else by the older way. Says whether it worked; never throws. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyTheOlderWay(text);
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
