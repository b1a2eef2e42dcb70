/**
 * Opens the device's own share dialog with this text; calls `orElse` where there is none. A visitor who cancels it is no failure.
 */
export const shareText = async (text: string, orElse: () => void): Promise<void> => {
  try {
    // Where there is none, asking for it fails, too.
    await navigator.share({ text });
  } catch (problem) {
    if (!(problem instanceof DOMException && problem.name === 'AbortError')) orElse();
  }
};
