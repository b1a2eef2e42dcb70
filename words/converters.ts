/** What the interface says: the text styles. */
export const says = {
  noTextToCopy: 'No text to copy!',
  copyFailed: 'Failed to copy to clipboard',
  pasteFailed: 'Failed to paste from clipboard',
  plainTextCopied: 'Plain text copied to clipboard!',
  allStyles: 'All styles',
  freeTools: 'FREE TOOLS',
  howToUse: 'How to Use',
  resultBroken: 'The restyled text cannot be shown. What you typed is kept.',
  asideBroken: 'What belongs here cannot be shown.',
  writeNormalText: 'Write Normal Text',
  pasteFromClipboard: 'Paste from clipboard',
  typeYourTextHere: 'Type your text here...',
  clear: 'Clear',
  previewExamples: 'Preview Examples',
  plainText: 'Plain text',
  result: 'Result',
  copy: 'COPY',
  forScreenReaders:
    'Screen readers skip styled letters or spell them out one by one. Where everyone should be able to read it, use the plain text.',
  copyPlainText: 'Copy plain text',
  direction: 'Direction',
  style: 'Style',
  backToPlain: 'Back to plain text: paste styled text above and take the plain letters from here',
  copyStyle: (style: string) => `Copy ${style}`,
  characters: (count: number) => `${count} characters`,
  counted: (points: number, seen: number) =>
    seen === points ? `Characters: ${points}` : `Characters: ${points} (looks like ${seen})`,
  unstyled: (count: number, kinds: string) =>
    `${count} ${count === 1 ? 'character has' : 'characters have'} no such form and ${count === 1 ? 'stays' : 'stay'} plain: ${kinds}`,
} as const;
