/** Slips that are sure: each with what should stand there, and enough words around it to find it. */
import { isMisspelt } from '../../../english/misspelt.ts';
import { isFunctionWord } from '../../../english/topic/function-words.ts';
import { classOf, isKnown } from '../../../english/topic/word-classes.ts';
import { formsOf } from '../../../lexicon/inflections.ts';
import { OVER_REGULAR } from '../../../english/verbs.ts';
import { baseForms } from '../../../lexicon/wordnet.ts';
import { PARTS_OF_SPEECH } from '../../../lexicon/wordnet-files.ts';
import type { Finding } from '../../grammar/finding.ts';
import { read } from '../../grammar/reading.ts';
import { agreementRules } from '../../grammar/rules/agreement.ts';
import { CONFUSIONS } from '../../grammar/rules/confusions.ts';
import { LEARNER } from '../../grammar/rules/learner.ts';
import { numberRules } from '../../grammar/rules/number.ts';
import { perfectRules } from '../../grammar/rules/perfect.ts';
import { phrases } from '../../grammar/rules/phrase.ts';
import { wordOf } from '../../grammar/words.ts';
import type { Rule } from '../../grammar/rules/rule.ts';
import { verbFormRules } from '../../grammar/rules/verbForms.ts';
import { verbGroupRules } from '../../grammar/rules/verbGroup.ts';
import { verbPatternRules } from '../../grammar/rules/verbPatterns.ts';

const SURE = [...perfectRules, ...verbGroupRules, ...verbPatternRules, phrases(CONFUSIONS), phrases(LEARNER)];
/** What a noun agrees with can be doubtful; what a pronoun agrees with is not. */
const BEHIND_A_PRONOUN = /(?<!\p{L})(?:i|he|she|it|we|they)(?: (?:also|always|never|only|still|just|often|really))? $/iu;

export interface Slip {
  readonly wrong: string;
  readonly right: string;
}

const BEHIND_A_HELPER = /\b(?:do|does|did)(?:n['’]t| not)? $/i;
/** What stands before it in its clause. */
const BEFORE = /(?<![^\s])(?:[\p{L}’']+ ){1,2}$/u;
const MOST_BEFORE = 40;
const NEGATED: Readonly<Record<string, string>> = {
  dont: 'don’t',
  doesnt: 'doesn’t',
  didnt: 'didn’t',
  isnt: 'isn’t',
  wasnt: 'wasn’t',
  couldnt: 'couldn’t',
  wouldnt: 'wouldn’t',
};
const UNMARKED = /\b(?:do|does|did|is|was|could|would)nt\b/gi;

/** "Will teaching", "how make". */
const BEHIND_MODALS = /\b(?<modal>will|can|would|could|should|must) (?<doing>\p{L}{3,}ing)\b/giu;
const DONT = /\b(?<who>he|she|it) don['’]t (?=\p{L})/giu;
const HOW = /\bhow (?<verb>make|cook|build|fix|learn|use|get|find|start|write|bake|save) /gi;
const verbsIn = (text: string): Slip[] => [
  ...[...text.matchAll(BEHIND_MODALS)].flatMap(({ 0: wrong, groups }): Slip[] => {
    const base = wordOf(groups!['doing']!.toLowerCase()).verb.get('ing');
    return base === undefined ? [] : [{ wrong, right: `${groups!['modal']!} ${base}` }];
  }),
  ...[...text.matchAll(DONT)].map(({ 0: wrong, groups }) => ({ wrong: wrong.trim(), right: `${groups!['who']!} doesn’t` })),
  ...[...text.matchAll(HOW)].map(({ groups }) => ({ wrong: `how ${groups!['verb']!}`, right: `how to ${groups!['verb']!}` })),
];

const SMALL = /(?<![\p{L}\p{N}’'-])\p{Ll}{4,}(?![\p{L}\p{N}’'-])/gu;
/** "Differents": an adjective has no plural. */
const pluralOf = (word: string): Slip | undefined => {
  const one = word.slice(0, -1);
  const { adjective, noun, verb } = classOf(one);
  return word.endsWith('s') && word !== 'others' && !isKnown(word) && !isFunctionWord(one) && adjective > 0 && noun + verb === 0
    ? { wrong: word, right: one }
    : undefined;
};

const overlap = (one: string, other: string): boolean => one.includes(other) || other.includes(one);

/** Of grammar: the words around it show what is meant. */
export const slipsIn = (text: string): Slip[] => {
  const reading = read(text);
  const found = (rules: readonly Rule[]): Finding[] => rules.flatMap((rule) => [...rule(reading)]);
  const agreement = found(agreementRules).filter(({ start }) =>
    BEHIND_A_PRONOUN.test(text.slice(Math.max(0, start - MOST_BEFORE), start)),
  );
  // "6 ingredient": words such as "quid" have one form, so only behind a figure.
  const numbers = found(numberRules).filter(({ start, end, replacements: [right] }) => {
    const wrong = text.slice(start, end);
    return (
      (right === `${wrong}s` && /\d $/.test(text.slice(Math.max(0, start - 2), start))) ||
      (/^\p{Ll}{4,}s$/u.test(wrong) && !isKnown(wrong))
    );
  });
  const forms = found(verbFormRules).filter(
    ({ start, end }) =>
      OVER_REGULAR.has(text.slice(start, end).toLowerCase()) ||
      BEHIND_A_HELPER.test(text.slice(Math.max(0, start - MOST_BEFORE), start)),
  );
  const ruled = [...agreement, ...numbers, ...forms, ...found(SURE)].flatMap(
    ({ type, start, end, safe, replacements: [right] }): Slip[] => {
      if (type !== 'grammar' || !safe || right === undefined || right === '') return [];
      const before = BEFORE.exec(text.slice(Math.max(0, start - MOST_BEFORE), start))?.[0] ?? '';
      return [{ wrong: before + text.slice(start, end), right: before + right }];
    },
  );
  const unmarked = (text.match(UNMARKED) ?? []).map((wrong) => ({ wrong, right: NEGATED[wrong.toLowerCase()]! }));
  const plurals = (text.match(SMALL) ?? []).flatMap((word) => pluralOf(word) ?? []);
  const all = [...new Map([...verbsIn(text), ...unmarked, ...ruled, ...plurals].map((slip) => [slip.wrong, slip])).values()];
  // One mistake is told once.
  return all.filter((slip, at) => !all.some((other, to) => to < at && overlap(slip.wrong, other.wrong)));
};

/** "Ruder", "mended": a regular form of a known word is no slip, though no dictionary lists it. */
const isForm = (word: string): boolean =>
  baseForms(word).some(
    (base) => isKnown(base) && PARTS_OF_SPEECH.some((part) => formsOf(base, part).some(([, form]) => form === word)),
  );
export const misspeltIn = (text: string): string[] =>
  [...new Set(text.match(SMALL) ?? [])].filter((word) => isMisspelt(word) && !isForm(word) && !(word in NEGATED));
