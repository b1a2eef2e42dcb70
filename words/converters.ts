/** What the interface says: the text styles. */
export const noTextToCopy = 'No text to copy!';
export const copyFailed = 'Failed to copy to clipboard';
export const pasteFailed = 'Failed to paste from clipboard';
export const plainTextCopied = 'Plain text copied to clipboard!';
export const allStyles = 'All styles';
export const freeTools = 'FREE TOOLS';
export const howToUse = 'How to Use';
export const resultBroken = 'The restyled text cannot be shown. What you typed is kept.';
export const asideBroken = 'What belongs here cannot be shown.';
export const writeNormalText = 'Write Normal Text';
export const pasteFromClipboard = 'Paste from clipboard';
export const typeYourTextHere = 'Type your text here...';
export const clear = 'Clear';
export const previewExamples = 'Preview Examples';
export const plainText = 'Plain text';
export const result = 'Result';
export const copy = 'COPY';
export const forScreenReaders =
  'Screen readers skip styled letters or spell them out one by one. Where everyone should be able to read it, use the plain text.';
export const copyPlainText = 'Copy plain text';
export const direction = 'Direction';
export const style = 'Style';
export const backToPlain = 'Back to plain text: paste styled text above and take the plain letters from here';
export const copyStyle = (style: string) => `Copy ${style}`;
export const characters = (count: number) => `${count} characters`;
export const counted = (points: number, seen: number) =>
  seen === points ? `Characters: ${points}` : `Characters: ${points} (looks like ${seen})`;
export const unstyled = (count: number, kinds: string) =>
  `${count} ${count === 1 ? 'character has' : 'characters have'} no such form and ${count === 1 ? 'stays' : 'stay'} plain: ${kinds}`;
