/** The plural of a noun, the past of a verb, and how a word is spelt. */
import { capitalise } from '../../../english/prose.ts';
import { KNOWN_SLIPS } from '../../../english/slips.ts';
import { OVER_REGULAR, baseOfParticipleOnly, baseOfPastOnly, participle, past } from '../../../english/verbs.ts';
import { formsOf } from '../../../lexicon/inflections.ts';
import { irregularBase, irregularFormsOf } from '../../../lexicon/irregular.ts';
import { commonWordsNear, isMet } from '../../../lexicon/wordRanks.ts';
import { baseForms, partsOfSpeech, sensesOf } from '../../../lexicon/wordnet.ts';
import type { Answer } from '../answer.ts';
import { slips } from '../facts/countries-data.ts';
import { asked, quoted } from './glosses.ts';
import { isClean } from './lookup.ts';

const answerOf = (lead: string, standard: string, word: string, confidence = 92): Answer => ({
  confidence,
  lead,
  more: [[standard], [], []],
  asides: { source: 'Worked out from the rules of English and its lists of irregular words.' },
  topics: [asked(word), `Synonyms of ${word}`, `What is the opposite of ${word}?`],
});

/** Of the many nouns in -f these end in -ves. */
const IN_VES = /^(?:leaf|loaf|thief|half|calf|shelf|self|elf|wolf|knife|wife|life|scarf|hoof|sheaf|wharf)$/;
const inVes = (word: string): string => word.replace(/fe?$/, 'ves');

export const plural = (word: string): Answer | undefined => {
  if (!partsOfSpeech(word).has('noun') || word.includes(' ') || (irregularBase(word, 'noun') ?? word) !== word) return undefined;
  const irregular = IN_VES.test(word) ? [inVes(word)] : irregularFormsOf(word, 'noun');
  const regular = formsOf(word, 'noun').map(([, form]) => form);
  // "Potatos" is met nowhere that counts.
  const [form] = irregular.length > 0 ? irregular : [...regular].sort((one, other) => Number(isMet(other)) - Number(isMet(one)));
  if (form === undefined || (irregular.length === 0 && !isMet(form))) return undefined;
  return answerOf(`The plural of ${quoted(word)} is ${quoted(form)}.`, `One ${word}, two ${form}.`, word);
};

export const pastOf = (word: string, ask: 'past' | 'participle'): Answer | undefined => {
  const base = word.replace(/^to /, '');
  if (!partsOfSpeech(base).has('verb') || base.includes(' ')) return undefined;
  const [simple, perfect] = [past(base), participle(base)];
  // What one list knows as irregular must be known to the other.
  if (irregularFormsOf(base, 'verb').length > 0 && irregularBase(simple, 'verb') === undefined && simple !== base)
    return undefined;
  const said = ask === 'past' ? simple : perfect;
  const british = /[^aeiou][aeiou]led$/.test(said) && said === `${base}ed` ? `${base}led` : undefined;
  return answerOf(
    `The past ${ask === 'past' ? 'tense' : 'participle'} of ${quoted(base)} is ${quoted(said)}${british === undefined ? '' : `, or ${quoted(british)} in British English`}.`,
    `I ${base} now, I ${simple} yesterday, I have ${perfect} before.`,
    base,
  );
};

/** The word that is meant, where what was typed is none: the only common one that a letter parts from it. */
const spelt = (typed: string): string | undefined => {
  const slip = KNOWN_SLIPS.get(typed);
  if (slip !== undefined) return slip;
  const [known] = sensesOf(typed);
  if (known) return known.lemma.toLowerCase() === typed ? known.lemma : typed;
  const [only, ...others] = commonWordsNear(typed).filter((word) => partsOfSpeech(word).size > 0 && word[0] === typed[0]);
  return others.length === 0 ? only : undefined;
};

export const spelling = (typed: string): Answer | undefined => {
  const word = typed.length > 3 && /^[a-z]+$/.test(typed) ? spelt(typed) : undefined;
  if (word === undefined || !isClean(word)) return undefined;
  return answerOf(
    word.toLowerCase() === typed ? `${quoted(word)} is spelled just so.` : `It is spelled ${quoted(word)}.`,
    `Letter by letter: ${Array.from(word).join('-')}.`,
    word,
    word.toLowerCase() === typed ? 92 : 86,
  );
};

const SUBJECT = '(i|you|he|she|it|we|they)';
const EITHER = new RegExp(
  `^(?:(?:is it|which is (?:right|correct)|what is (?:right|correct)|do (?:you|i) say|should it be)[:,]? )?(?:${SUBJECT} )?(?:(have|has|had|'ve) )?([a-z]+) or (?:${SUBJECT} )?(?:(?:have|has|had|'ve) )?([a-z]+)(?: which (?:one )?is (?:right|correct|it))?$`,
);
/** "Swum" and "swimmed" are forms, right or wrong, of "swim". */
const verbOf = (form: string): string | undefined =>
  OVER_REGULAR.get(form) ?? baseOfPastOnly(form) ?? baseOfParticipleOnly(form) ?? irregularBase(form, 'verb');

const isPluralOf = (form: string, base: string): boolean =>
  (IN_VES.test(base) && inVes(base) === form) ||
  [...irregularFormsOf(base, 'noun'), ...formsOf(base, 'noun').map(([, regular]) => regular)].includes(form);

/** Of two forms of one word the one that is right: "i seen or i saw", "is it oxes or oxen". */
export const rightForm = (plain: string): Answer | undefined => {
  const found = EITHER.exec(plain.replaceAll('"', ''));
  if (!found) return undefined;
  const [, subject, has, one = '', , other = ''] = found;
  if (subject !== undefined) {
    const base = verbOf(one) ?? verbOf(other);
    const right = base && (has === undefined ? past(base) : participle(base));
    if (base === undefined || (right !== one && right !== other) || [one, other].some((form) => (verbOf(form) ?? form) !== base))
      return undefined;
    const said = [capitalise(subject), has?.replace("'ve", 'have'), right].filter((word) => word !== undefined).join(' ');
    return answerOf(
      `${quoted(said)} is right.`,
      `The past tense of ${quoted(base)} is ${quoted(past(base))}, and with have or has it is ${quoted(participle(base))}.`,
      base,
    );
  }
  const [left, right] = [one, other].map((form) => [...baseForms(form), form.replace(/ves$/, 'f')]);
  const base = left!.find((each) => right!.includes(each) && [one, other].every((form) => isPluralOf(form, each)));
  if (base !== undefined) return plural(base);
  // "Neice or niece": one is no word, and the other is what was meant by it.
  const [wrong, ...others] = [one, other].filter((form) => sensesOf(form).length === 0);
  const word = wrong === one ? other : one;
  if (wrong === undefined || others.length > 0 || word.length < 4 || slips(wrong, word) > 2 || !isMet(word)) return undefined;
  return answerOf(`${capitalise(quoted(word))} is right.`, `Letter by letter: ${Array.from(word).join('-')}.`, word);
};

/** Verbs that have two pasts, by what they mean. */
const TWOFOLD = /^(?:lie|hang|bid|shine|cost|fly|lay)$/;
/** The past of a verb that has one. */
export const onePast = (word: string, ask: 'past' | 'participle'): Answer | undefined =>
  TWOFOLD.test(word.replace(/^to /, '')) ? undefined : pastOf(word, ask);
