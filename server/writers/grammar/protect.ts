/** Finds parts of a text that are not prose: addresses, code, account names. They are not checked. */

const PATTERNS: readonly RegExp[] = [
  /```[\s\S]*?(?:```|$)/g,
  /`[^`\n]+`/g,
  /<\/?[a-zA-Z!][^<>\n]{0,300}>/g,
  /\b(?:https?|ftp|mailto|file):[^\s<>"”]+/gi,
  /\bwww\.[^\s<>"”]+/gi,
  /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64})+/g,
  // Bare domains and file names; no sentence ends between small letters without a space but by a slip.
  /(?<![\w-])[\w-]{1,64}(?:\.[\w-]{1,64}){0,4}\.(?:com|org|net|io|dev|app|edu|gov|co|uk|de|fr|es|it|eu|info|js|ts|tsx|jsx|json|html|css|py|md|txt|pdf|docx?|xlsx?|pptx?|png|jpe?g|gif|svg|zip|exe|csv|xml|yml|yaml|sh)\b(?:\/[^\s<>"”]*)?/g,
  /(?<![\p{L}\p{N}])[@#][\p{L}\p{N}_][\p{L}\p{N}_.-]*/gu,
  /(?:^|(?<=\s))(?:[A-Za-z]:\\|~?\/|\.{1,2}\/)[\w.~-]+(?:[\\/][\w.~-]+)*/g,
  // Dotfiles with an ending, commands after a colon, variables: .env.example, :mkspell, $HOME.
  /(?<=^|[\s"'(])(?:\.[a-z]{2,30}\.[a-z]{2,30}|[:$%]\w+)(?!\w)/gm,
  // camelCase, snake_case, Node.js, calls().
  /(?<![\p{L}\p{N}])\p{Ll}{1,40}\p{Lu}[\p{L}\p{N}]*/gu,
  /(?<!\w)[a-zA-Z0-9]{0,40}_\w+/g,
  /(?<!\w)\w{1,60}\(\)/g,
  /\{\{?[^{}\n]{0,80}\}\}?/g,
];

/** True for a place that touches such a stretch. */
export type IsProtected = (start: number, end: number) => boolean;

export const protectedPlaces = (text: string): IsProtected => {
  const places = PATTERNS.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(
      (match) => [match.index, match.index + match[0].replace(/(?<![.,;:!?)\]])[.,;:!?)\]]+$/, '').length] as const,
    ),
  ).sort((one, other) => one[0] - other[0]);
  return (start, end) => places.some(([from, to]) => start < to && from < end);
};
