/** The details that a visitor typed, word for word: what makes a line about this offer and no other. */
import { segmentsOf, sentencesOf, withoutStop } from './clean.ts';

export type DetailKind = 'price' | 'free' | 'deadline' | 'scarcity' | 'guarantee' | 'time' | 'ease' | 'number' | 'other';

export interface Detail {
  readonly kind: DetailKind;
  readonly words: string;
}

const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const SEASON = '(?:spring|summer|autumn|winter|christmas|easter|halloween)';
const COUNT = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)';

/** The first pattern that matches gives the kind. */
const KINDS: readonly (readonly [DetailKind, RegExp])[] = [
  [
    'scarcity',
    new RegExp(
      `\\b(?:only |last |just )?${COUNT} (?:\\w+ ){0,2}(?:left|remaining)\\b|\\blimited (?:places|seats|spots|stock|edition|run)\\b|\\blast few\\b`,
      'i',
    ),
  ],
  [
    'deadline',
    new RegExp(
      `\\b(?:until|before|by|ends?|closes?|closing) (?:on )?(?:the end of |next |this )?(?:${DAY}|${MONTH}|${SEASON}|\\d|midnight|tonight|tomorrow)|\\b(?:this|next) (?:${DAY}|week(?:end)?|month|${SEASON})(?: only)?\\b|\\b(?:today|tonight|tomorrow) only\\b`,
      'i',
    ),
  ],
  ['free', /\b(?:free|no charge|at no cost)\b(?! from)/i],
  ['price', /[$£€]\s?\d|\d\s?(?:€|£|%|eur|usd|gbp|dollars|pounds|euros)\b|\d%|\bhalf[- ]price\b|\bdiscount\b|\bpay what you\b/i],
  ['guarantee', /\bguarante|\bwarrant|\bmoney back\b|\brefund|\bcancel (?:any ?time|whenever)/i],
  [
    'ease',
    /\bno [\w-]+(?: [\w-]+)? (?:needed|required|necessary)\b|^no \w+|^without \w+|\bbeginners? welcome\b|^all (?:ages|levels)\b/i,
  ],
  [
    'time',
    new RegExp(
      `\\b\\d{1,2}(?::\\d\\d)?\\s?(?:am|pm)\\b|\\b(?:every|each) (?:${DAY}|week|month|morning|evening)|\\b${COUNT}[- ](?:minute|hour|day|week|month)s?\\b|\\bin (?:under |just )?${COUNT} (?:minutes|hours|days|weeks)|\\b${DAY}\\b`,
      'i',
    ),
  ],
  ['number', /\d/],
];

export const kindOf = (words: string): DetailKind => KINDS.find(([, pattern]) => pattern.test(words))?.[0] ?? 'other';

/** Spans that make sense by themselves when cut out of a longer sentence. */
const SPANS: readonly RegExp[] = [
  /\b(?:for |from |only |just )?[$£€]\s?\d[\d.,]*(?:k|m)?(?: (?:a|per|each) (?:week|month|year|day|hour|person|head|class|lesson|session|box|bottle))?/gi,
  /\b(?:up to )?\d+% (?:off|less)\b/gi,
  /\bat half price\b/gi,
  new RegExp(`\\b(?:only |just )?${COUNT} (?:places|seats|spots|slots|tickets|spaces|tables|rooms) left\\b`, 'gi'),
  new RegExp(
    `\\b(?:until|before|by) (?:the end of )?(?:next |this )?(?:${DAY}|${MONTH}|${SEASON}|midnight)(?: \\d{1,2})?(?! )`,
    'gi',
  ),
  new RegExp(`\\bthis (?:${DAY}|weekend|week|month)(?: only)?\\b`, 'gi'),
  new RegExp(`\\b(?:every|each) ${DAY}(?: (?:morning|afternoon|evening|night))?(?: at \\d{1,2}(?::\\d\\d)?\\s?(?:am|pm))?`, 'gi'),
  new RegExp(`\\bin (?:under |just |less than )?${COUNT} (?:minutes|hours|days|weeks|months)\\b`, 'gi'),
  /\bno [\w-]+(?: [\w-]+)? (?:needed|required)\b/gi,
  /\b\d+[- ](?:day|week|month|year) (?:money[- ]back )?(?:warranty|guarantee|trial|return)s?\b/gi,
];

const RANK: readonly DetailKind[] = ['scarcity', 'deadline', 'free', 'price', 'guarantee', 'ease', 'time', 'number', 'other'];
const MAX_WORDS = 9;
const DANGLING = /^(?:and|or|but|which|who|that|so|because|to|of|than|for|with|when|if|as)\b/i;

/**
 * The details of a text, the most telling first: whole parts between commas where they are short, otherwise the spans within
 * them. `subject` is the part that names the thing itself, which is not a detail.
 */
export const detailsOf = (text: string, subject: string): Detail[] => {
  const found = new Map<string, Detail>();
  const add = (words: string): void => {
    const trimmed = withoutStop(words.trim()).replace(/^(?:and|but|plus)\s+/i, '');
    const key = trimmed.toLowerCase();
    if (trimmed.length < 2 || [...found.keys()].some((known) => known.includes(key))) return;
    found.set(key, { kind: kindOf(trimmed), words: trimmed });
  };
  for (const sentence of sentencesOf(text)) {
    const parts = segmentsOf(sentence);
    for (const part of parts) {
      const isSubject = subject !== '' && part.toLowerCase().includes(subject.toLowerCase());
      if (!isSubject && !/\?$/.test(sentence) && parts.length > 1 && part.split(' ').length <= MAX_WORDS && !DANGLING.test(part))
        add(part);
      else for (const span of SPANS) for (const match of part.matchAll(span)) if (match[0].length < part.length) add(match[0]);
    }
  }
  return [...found.values()].sort((one, other) => RANK.indexOf(one.kind) - RANK.indexOf(other.kind));
};
