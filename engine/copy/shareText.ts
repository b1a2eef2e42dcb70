/** Hands a text to the device's own way to share; where there is none, `orElse`. What the visitor calls off is no failure. */
export const shareText = async (text: string, orElse: () => void): Promise<void> => {
  if (typeof navigator.share !== 'function') return orElse();
  try {
    await navigator.share({ text });
  } catch (problem) {
    if (!(problem instanceof DOMException && problem.name === 'AbortError')) orElse();
  }
};
