/** A check of an English text: harper and our own rules, settled into one list. */
import { checkSpelling } from './englishSpelling.ts';
import type { Finding } from './finding.ts';
import { ask, type EnglishDialect, type Lately } from './harper.ts';
import { weighed } from './odds/weighed.ts';
import { read, type Reading } from './reading.ts';
import { agreementRules } from './rules/agreement.ts';
import { clauseRules } from './rules/clauses.ts';
import { apostropheRules } from './rules/apostrophes.ts';
import { articleRules } from './rules/articles.ts';
import { comparisonRules } from './rules/comparison.ts';
import { CONFUSIONS } from './rules/confusions.ts';
import { frameRules } from './rules/frames.ts';
import { LEARNER } from './rules/learner.ts';
import { jointRules } from './rules/joints.ts';
import { numberRules } from './rules/number.ts';
import { orderRules } from './rules/order.ts';
import { phrases } from './rules/phrase.ts';
import { PREPOSITIONS } from './rules/prepositions.ts';
import { capitals, finalStops, punctuationRules } from './rules/punctuation.ts';
import { pronounRules } from './rules/pronouns.ts';
import { missingRules } from './rules/missing.ts';
import { perfectRules } from './rules/perfect.ts';
import { questionRules } from './rules/questions.ts';
import { register, TYPED_WORDS, type Formality } from './rules/register.ts';
import { muchPassive, sameOpening, tooLong } from './rules/rhythm.ts';
import type { Rule } from './rules/rule.ts';
import { sentenceRules } from './rules/sentences.ts';
import { storyRules } from './rules/story.ts';
import { tenseRules } from './rules/tenses.ts';
import { verbFormRules } from './rules/verbForms.ts';
import { verbGroupRules } from './rules/verbGroup.ts';
import { verbPatternRules } from './rules/verbPatterns.ts';
import { usageRules } from './rules/usage.ts';
import { WORDY, WORDY_IN_CAREFUL_PROSE } from './rules/wordiness.ts';

const GRAMMAR: readonly Rule[] = [
  ...agreementRules,
  ...articleRules,
  ...numberRules,
  ...verbFormRules,
  ...verbGroupRules,
  ...verbPatternRules,
  ...storyRules,
  ...tenseRules,
  ...apostropheRules,
  ...questionRules,
  ...clauseRules,
  ...pronounRules,
  ...missingRules,
  ...perfectRules,
  ...comparisonRules,
  ...sentenceRules,
  ...orderRules,
  ...jointRules,
  ...frameRules,
  ...usageRules,
  phrases(CONFUSIONS),
  phrases(LEARNER),
  phrases(PREPOSITIONS),
];

const styleRules = (formality: Formality): readonly Rule[] => [
  phrases(WORDY, 0.5),
  ...(formality === 'Formal' || formality === 'Academic' ? [phrases(WORDY_IN_CAREFUL_PROSE, 0.5)] : []),
  ...(formality === 'Casual' ? [] : [sameOpening]),
  ...(formality === 'Academic' ? [] : [muchPassive]),
  tooLong(formality),
  register(formality),
];

const found = (rules: readonly Rule[], reading: Reading): Finding[] => rules.flatMap((rule) => [...rule(reading)]);

interface EnglishCheck {
  readonly findings: readonly Finding[];
  /** Capitals that open a sentence, which join what else is found at its first word. */
  readonly capitals: readonly Finding[];
  /** Full stops that close a paragraph, which join what else is found at its last word. */
  readonly stops: readonly Finding[];
  /** American English was asked for, and it was read as British, which it is throughout. */
  readonly isBritish: boolean;
  /** Most of the text is in no English at all. */
  readonly isForeign: boolean;
}

/** Everything found in an English text, not yet settled. */
export const checkEnglish = async (
  text: string,
  dialect: EnglishDialect,
  formality: Formality,
  lately?: Lately,
): Promise<EnglishCheck> => {
  const reading = read(text);
  const harper = await ask(text, dialect, lately);
  const spelling = await checkSpelling(text, reading, harper.unknown, dialect);
  const isOpen = ({ start, end }: Finding): boolean =>
    !reading.isProtected(start, end) && !spelling.foreign.some(([from, to]) => start < to && from < end);
  const all = [
    ...found([...GRAMMAR, ...punctuationRules, ...styleRules(formality)], reading),
    ...(spelling.isBritish ? harper.findings.filter(({ message }) => !message.includes('American English')) : harper.findings),
    ...spelling.findings,
  ];
  const open = all.filter(isOpen);
  const foreignLength = spelling.foreign.reduce((sum, [from, to]) => sum + to - from, 0);
  return {
    findings: [...open, ...weighed(text, reading, open).filter(isOpen)],
    capitals: found([capitals], reading).filter(
      (finding) => isOpen(finding) && !(formality === 'Casual' && TYPED_WORDS.has(text.slice(finding.start, finding.end))),
    ),
    stops: formality === 'Casual' ? [] : found([finalStops], reading).filter(isOpen),
    isBritish: spelling.isBritish,
    isForeign: harper.isCutShort || foreignLength > text.trim().length / 2,
  };
};
