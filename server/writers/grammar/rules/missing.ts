/** Words that a sentence lacks: "in my country is very common to", "whether is a discount", "there is big kitchen", "she is engineer". */
import { article } from '../../../english/prose.ts';
import { sensesOf } from '../../../lexicon/wordnet.ts';
import { isSingular, UNCOUNTABLE } from '../nouns.ts';
import type { Token } from '../token.ts';
import { wordOf } from '../words.ts';
import { atEachWord, isA, isEnd, isWord, setOf, SUBJECTS, type Rule } from './rule.ts';

const DEGREES = setOf('very so too really quite not also always often still more usually');
/** The adjective that says what something is like, at this place or behind "very". */
const describedAt = (tokens: readonly Token[], at: number): number | undefined => {
  let place = at;
  while (isWord(tokens[place], DEGREES)) place++;
  const word = tokens[place];
  return isA(word, 'ADJ') && wordOf(word!.lower).isAdjective ? place : undefined;
};

/** "In my country is very common to visit", "in the flat is very cold". */
const itIs = atEachWord((tokens, at, sentence) => {
  if (!isA(tokens[0], 'ADP') || at < 2 || at > 8 || tokens.at(-1)?.text === '?') return undefined;
  const verb = tokens[at]!;
  if (!/^(?:is|was)$/.test(verb.lower)) return undefined;
  // "In the corner is a chair", "of these is known": the subject stands behind, or was named before.
  const inside = tokens.slice(0, at);
  if (
    inside.some((token) => isA(token, 'PUNCT', 'VERB', 'AUX', 'CCONJ', 'SCONJ') || isWord(token, SUBJECTS)) ||
    /^(?:of|like|between|among|under|from|to|for|with|by|than|as|about)$/.test(tokens[0]!.lower)
  )
    return undefined;
  // "In my country sharing is common", "in summer demand is high": the subject stands there already.
  const named = inside.filter((token) => !isA(token, 'ADP', 'DET', 'PRON', 'ADJ'));
  if (named.length > 1 || inside.some((token) => wordOf(token.lower).verb.has('ing'))) return undefined;
  const place = describedAt(tokens, at + 1);
  if (place === undefined) return undefined;
  const next = tokens[place + 1];
  const goesOn = next?.lower === 'to' || next?.lower === 'that' || isEnd(next) || isWord(next, setOf('and but because when in'));
  if (!goesOn || sentence.tokens.slice(place + 1).some(({ text }) => text === '"')) return undefined;
  return {
    from: verb,
    message: 'A sentence needs a subject: here it is “it”.',
    replacements: [`it ${verb.lower}`],
  };
});

/** "Because is very cold", "whether is a discount", and at the start "Is very hot in here." */
const openerIs = atEachWord((tokens, at) => {
  const verb = tokens[at]!;
  const before = tokens[at - 1];
  if (!/^(?:is|was|are|were)$/.test(verb.lower) || tokens.at(-1)?.text === '?') return undefined;
  if (!isWord(before, setOf('because if whether although since')) && !(at === 0 && tokens.at(-1)?.text === '.')) return undefined;
  const first = tokens[at + 1];
  const isThing =
    before !== undefined &&
    (/^(?:a|an|any|no|some|many|enough|something|anything|nothing|two|three)$/.test(first?.lower ?? '') || isA(first, 'NUM'));
  if (isThing) return { from: verb, message: 'That something exists is “there is”.', replacements: [`there ${verb.lower}`] };
  if (
    /^(?:are|were)$/.test(verb.lower) ||
    (describedAt(tokens, at + 1) === undefined && !(at === 0 && /^(?:a|an)$/.test(first?.lower ?? '')))
  )
    return undefined;
  const place = describedAt(tokens, at + 1);
  if (place !== undefined && isA(tokens[place + 1], 'NOUN', 'PROPN', 'DET', 'PRON')) return undefined;
  return { from: verb, message: 'A sentence needs a subject: here it is “it”.', replacements: [`it ${verb.lower}`] };
});

const fieldOf = (noun: string): string | undefined => sensesOf(noun).find(({ partOfSpeech }) => partOfSpeech === 'noun')?.field;
/** A noun that is one of several and cannot stand alone, or undefined: the place of it behind its adjectives. */
const bareAt = (tokens: readonly Token[], at: number): number | undefined => {
  let place = at;
  while (isA(tokens[place], 'ADJ') && isA(tokens[place + 1], 'ADJ', 'NOUN')) {
    if (
      isWord(
        tokens[place],
        setOf('no any some many much more most less other another same such several few enough first last next own each every'),
      )
    )
      return undefined;
    place++;
  }
  while (isA(tokens[place], 'NOUN') && isA(tokens[place + 1], 'NOUN')) place++;
  const noun = tokens[place];
  const isNamed = isA(noun, 'NOUN') || (isA(noun, 'VERB') && wordOf(noun!.lower).isNoun && fieldOf(noun!.lower) === 'person');
  if (!isNamed || noun!.text !== noun!.lower || !isSingular(noun!.lower, noun!.lemma) || UNCOUNTABLE.has(noun!.lower))
    return undefined;
  return place;
};

/** One at a time, and said without an article: "he is head of", "she was captain". */
const OFFICES = setOf(
  'head president chairman chairwoman chair captain king queen prime leader mayor governor director manager master heir editor boss champion winner author owner member chief coach host secretary treasurer minister professor dad mom mum mother father grandma grandpa guest party witness god man woman half part proof',
);
/** "She is engineer", "there is big kitchen", "I have dog". */
const bareOne = atEachWord((tokens, at) => {
  const verb = tokens[at]!;
  const before = tokens[at - 1];
  const isThere = /^(?:is|was|'s)$/.test(verb.lower) && before?.lower === 'there' && isA(before, 'PRON', 'ADV', 'X');
  const isBeing =
    /^(?:am|is|was|'m|become|became|becomes)$/.test(verb.lower) &&
    (isWord(before, setOf('i he she who')) || isA(before, 'NOUN', 'PROPN'));
  const isHaving =
    /^(?:have|has|had|need|needs|needed|want|wants|wanted|bought|buy|saw)$/.test(verb.lower) &&
    isWord(before, setOf('i he she we they you to'));
  if (!isThere && !isBeing && !isHaving) return undefined;
  const place = bareAt(tokens, at + 1);
  if (place === undefined) return undefined;
  const noun = tokens[place]!;
  const next = tokens[place + 1];
  const field = fieldOf(noun.lower);
  if (isBeing && (field !== 'person' || isWord(noun, OFFICES) || (place > at + 1 && isA(before, 'NOUN')))) return undefined;
  if (isHaving && (!/^(?:animal|person)$/.test(field ?? '') || isWord(noun, OFFICES))) return undefined;
  if (isThere && !/^(?:artifact|animal|person|location|object)$/.test(field ?? '')) return undefined;
  if (wordOf(noun.lower).isAdjective || wordOf(noun.lower).verb.has('ing') || tokens.at(-1)?.text === '?') return undefined;
  if (!isEnd(next) && !isWord(next, setOf('and but in at for with near on who that because when from behind'))) return undefined;
  if (next !== undefined && /^[-:"]$/.test(next.text)) return undefined;
  const first = tokens[at + 1]!;
  const a = article(first.lower);
  return {
    from: first,
    message: `One ${noun.lower} among others takes “${a}”.`,
    replacements: [`${a} ${first.text}`],
  };
});

export const missingRules: readonly Rule[] = [itIs, openerIs, bareOne];
