/** The case that a question supposes, "if I hand it in a day late": a line that tells of no such case tells nothing of what follows from it. */
import type { Notes } from './facts.ts';
import type { Unit } from './units.ts';

/** What may go wrong, with what notes call it. */
const CASES: readonly (readonly [asked: RegExp, told: RegExp])[] = [
  [
    /\b(?:late|overdue)\b/,
    /\b(?:late\w*|overdue|past due|penalt\w+|after (?:the |this |that )?(?:due|deadline|date|time)\b|after (?:that|this|\d)|delay\w*|interest)\b/i,
  ],
  [
    /\bcancel\w*|\bcall(?:ed)? (?:it )?off\b|\bpull out\b|\bchange my mind\b/,
    /\b(?:cancel\w*|called? off|withdraw\w*|pull\w* out|refund\w*|notice|back out|drop\w* out)\b/i,
  ],
  [
    /\b(?:lose|lost|losing|misplace\w*)\b(?! (?:marks?|points?|money|weight))/,
    /\b(?:lose|lost|loss|losing|replac\w+|missing|spare)\b/i,
  ],
  [
    /\b(?:break|broke|broken|breaking|damage\w*|scratch\w*|smash\w*)\b/,
    /\b(?:br[eo]ak\w*|broke\w*|damage\w*|scratch\w*|repair\w*|excess|insur\w+)\b/i,
  ],
  [
    /\bmiss(?:es|ed|ing)?\b|\b(?:can't|cannot|cant|can not) (?:make|attend|come)\b/,
    /\b(?:miss\w*|absen\w+|attend\w*|make[- ]?up|skip\w*|can['’]?t (?:make|come|attend)|no[- ]shows?|catch[- ]?up)\b/i,
  ],
  [
    /\b(?:sick|ill|poorly|unwell)\b/,
    /\b(?:sick\w*|ill|illness|poorly|unwell|medical|doctor\w*|fever|absen\w+|can['’]?t (?:make|come))\b/i,
  ],
  [/\b(?:fail|fails|failed|failing)\b/, /\b(?:fail\w*|pass\w*|resit\w*|retake\w*|repeat\w*|below)\b/i],
  [/\brain(?:s|ing)?\b|\bbad weather\b/, /\b(?:rain\w*|wet|weather|indoors?)\b/i],
];
const OVERTIME = /\bover ?time\b|\btime and a \p{L}+|\bdouble time\b|\bextra hours?\b/iu;
const SUPPOSED = /\b(?:if|in case|when(?= (?:i|we|you|he|she|they|it|my|our|the) )|for (?=\p{L}+ing )|unless) ?([^,?]{3,120})/gu;

/** Whether a line may tell of the case that is supposed, where it is one of those above. */
export const tellsCase = (plain: string): ((unit: Pick<Unit, 'text' | 'heading'>) => boolean) => {
  const supposed = [...plain.matchAll(SUPPOSED)].map(([, clause]) => clause!).join(' ');
  const told = [
    ...CASES.filter(([asked]) => asked.test(supposed)).map(([, own]) => own),
    ...(/\bovertime\b/.test(plain) ? [OVERTIME] : []),
  ];
  return ({ text, heading }) => told.length === 0 || told.some((own) => own.test(`${heading} ${text}`));
};
/** Whether the notes are silent on it. */
export const isUntoldCase = (plain: string, { units }: Notes): boolean => !units.some(tellsCase(plain));
