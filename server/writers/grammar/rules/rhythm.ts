/** How sentences run: too long, all in the passive, all with the same opening. */
import type { Finding } from '../finding.ts';
import type { Sentence, Token } from '../reading.ts';
import { participle } from '../../../english/verbs.ts';
import type { Rule } from './rule.ts';

const LONGEST = { Casual: 45, Standard: 40, Formal: 40, Academic: 50 } as const;
const isWordToken = ({ part, text }: Token): boolean => part !== 'PUNCT' && part !== 'SYM' && /[\p{L}\p{N}]/u.test(text);
const countOf = ({ tokens }: Sentence): number =>
  tokens.filter((token) => isWordToken(token) && !token.text.startsWith("'") && token.lower !== "n't").length;

const note = (token: Token, message: string, to: Token = token): Finding => ({
  type: 'style',
  start: token.start,
  end: to.end,
  message,
  replacements: [],
  safe: false,
  weight: -1,
});

/** Marked at its first word: the whole would cover what is found inside it. */
export const tooLong = (formality: keyof typeof LONGEST): Rule =>
  function* ({ sentences }) {
    for (const sentence of sentences) {
      const count = countOf(sentence);
      const first = sentence.tokens.find(isWordToken);
      if (count > LONGEST[formality] && first)
        yield note(first, `This sentence has ${count} words: two shorter ones are easier to read.`);
    }
  };

/** Three in a row that begin with the same word; articles are too common to be heard. */
export const sameOpening: Rule = function* ({ sentences }) {
  let same: Token[] = [];
  for (const { tokens, closes } of sentences) {
    const first = tokens.find(isWordToken);
    same = first && same[0]?.lower === first.lower ? [...same, first] : first ? [first] : [];
    if (same.length === 3 && first && !/^(?:the|an?)$/.test(first.lower))
      yield note(first, `Three sentences in a row begin with “${same[0]!.text}”: vary one of them.`);
    if (closes) same = [];
  }
};

const BE = /^(?:am|is|are|was|were|be|been|being)$/;
const FEWEST = 4;

const passiveIn = ({ tokens }: Sentence): readonly [Token, Token] | undefined => {
  for (let at = 0; at + 1 < tokens.length; at++) {
    const be = tokens[at]!;
    const verb = tokens[tokens[at + 1]!.part === 'ADV' ? at + 2 : at + 1];
    if (BE.test(be.lower) && verb?.part === 'VERB' && verb.lower !== verb.lemma && participle(verb.lemma) === verb.lower)
      return [be, verb];
  }
  return undefined;
};

/** Each passive, where they are more than half of a text. One here and there is no fault. */
export const muchPassive: Rule = function* ({ sentences }) {
  const passives = sentences.map(passiveIn).filter((found) => found !== undefined);
  if (passives.length < FEWEST || passives.length * 2 <= sentences.length) return;
  for (const [be, verb] of passives)
    yield note(be, 'More than half of the sentences are passive: say who acts in some of them.', verb);
};
