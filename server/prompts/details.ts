/** What the visitor wrote about the company, in the three ways that a prompt needs it: as facts, as phrases and as questions. */
import { readTopic } from '../english/topic.ts';
import type { Terms } from './jobs/job.ts';
import { tellingWords } from './words.ts';

/** The form, every field as it was typed. */
export interface CompanyDetails {
  readonly companyName: string;
  readonly industry: string;
  readonly niche: string;
  readonly targetAudience: string;
  readonly goals: string;
  readonly typeOfWebsite: string;
  readonly typeOfBusiness: string;
  readonly url: string;
  readonly productOrService: string;
  readonly keywords: string;
  readonly subject: string;
}

const LONGEST_IN_A_SENTENCE = 60;

/** The text on one line; empty where nothing is readable. */
const clean = (typed: string): string => {
  const line = typed
    .replace(/[\p{Cc}\u200B\uFEFF]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(line) ? line : '';
};

/** The same details without stray characters. */
export const cleaned = (details: CompanyDetails): CompanyDetails => ({
  companyName: clean(details.companyName),
  industry: clean(details.industry),
  niche: clean(details.niche),
  targetAudience: clean(details.targetAudience),
  goals: clean(details.goals),
  typeOfWebsite: clean(details.typeOfWebsite),
  typeOfBusiness: clean(details.typeOfBusiness),
  url: clean(details.url),
  productOrService: clean(details.productOrService),
  keywords: clean(details.keywords),
  subject: clean(details.subject),
});

/** Every filled field as a line of a list, where any words fit. */
export const factsOf = (details: CompanyDetails): string =>
  (
    [
      ['Company', details.companyName],
      ['Industry', details.industry],
      ['Niche', details.niche],
      ['Type of business', details.typeOfBusiness],
      ['Type of website', details.typeOfWebsite],
      ['Web address', details.url],
      ['Our offer', details.productOrService],
      ['Our audience', details.targetAudience],
      ['Our goal', details.goals],
      ['Keywords, to use where they fit', details.keywords],
      ['Subject', details.subject],
    ] as const
  )
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `- ${name}: ${value}`)
    .join('\n');

/** Whether it is short enough for a slot, and not two sentences. */
const isShort = (words: string): boolean =>
  words !== '' && words.length <= LONGEST_IN_A_SENTENCE && !/[.!?…](?:\s|$)/.test(words);

/**
 * The visitor's own words where these are the plain name of a thing, to which more can be added; otherwise with a noun of ours,
 * or that noun alone where they are long.
 */
const asPhrase = (words: string, noun: string, unknown: string): string => {
  if (words === '') return unknown;
  if (!isShort(words)) return noun;
  const isPlain = readTopic(words).shape === 'noun phrase' && !/[,;:()]|\b(?:who|whose|that|which)\b/i.test(words);
  return isPlain ? words : `${noun} (${words})`;
};

/** What to say for a detail that was not given, and how to ask for it. */
const UNKNOWN = {
  offer: { phrase: 'what we offer', question: 'what we offer' },
  audience: { phrase: 'our customers', question: 'who our customers are' },
  goal: { phrase: 'the result we are after', question: 'which result we are after' },
} as const;

/** The details that a task lacks: "who our customers are". */
export const unknownsIn = (task: string): string[] =>
  Object.values(UNKNOWN)
    .filter(({ phrase }) => task.includes(phrase))
    .map(({ question }) => question);

/** Whether the subject names the kind of job ("launch e-mails", "reviews") rather than what it should be about. */
const namesWork = (subject: string, workWords: ReadonlySet<string>): boolean =>
  tellingWords(subject).some((word) => workWords.has(word));

/** The one thing to write about, short enough for a title; undefined where only a company is known. */
export const topicOf = (details: CompanyDetails, workWords: ReadonlySet<string>): string | undefined =>
  [
    namesWork(details.subject, workWords) ? '' : details.subject,
    details.niche,
    details.keywords.split(/[,;]/)[0]!.trim(),
    details.productOrService,
    details.industry,
    details.subject,
  ].find(isShort);

export const termsOf = (details: CompanyDetails, topic: string | undefined): Terms => ({
  about: topic ? ` about “${topic}”` : '',
  audience: asPhrase(details.targetAudience, 'our audience', UNKNOWN.audience.phrase),
  offer: asPhrase(details.productOrService, 'our offer', UNKNOWN.offer.phrase),
  goal: asPhrase(details.goals, 'our goal', UNKNOWN.goal.phrase),
});

/** The company's name where it fits into a sentence. */
export const shortName = ({ companyName }: CompanyDetails): string | undefined =>
  companyName !== '' && companyName.length <= LONGEST_IN_A_SENTENCE ? companyName : undefined;
