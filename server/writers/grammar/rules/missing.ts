/** Words that a sentence lacks: "in my country is very common to", "whether is a discount". */
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
    /^(?:of|like|between|among|under|from|to|for|with|by|than|as|about|although|though|because|while|since|until|before|after)$/.test(
      tokens[0]!.lower,
    )
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
  // "Now is too late", "is very hot in here, can we go?"
  const isLate = /^(?:now|then|today|here)$/.test(before?.lower ?? '') && at === 1 && tokens[at + 1]?.lower === 'too';
  const isSplit = at === 0 && tokens.some(({ text }) => text === ',');
  if (!/^(?:is|was|are|were)$/.test(verb.lower) || (tokens.at(-1)?.text === '?' && !isSplit)) return undefined;
  if (!isWord(before, setOf('because if whether although since')) && !(at === 0 && tokens.at(-1)?.text === '.') && !isLate)
    return undefined;
  const first = tokens[at + 1];
  const isThing =
    before !== undefined &&
    (/^(?:a|an|any|no|some|many|enough|something|anything|nothing|two|three)$/.test(first?.lower ?? '') || isA(first, 'NUM'));
  if (isThing) return { from: verb, message: 'That something exists is “there is”.', replacements: [`there ${verb.lower}`] };
  if (
    /^(?:are|were)$/.test(verb.lower) ||
    (describedAt(tokens, at + 1) === undefined && !(at === 0 && /^(?:an?|raining|snowing)$/.test(first?.lower ?? '')))
  )
    return undefined;
  const place = describedAt(tokens, at + 1);
  if (place !== undefined && isA(tokens[place + 1], 'NOUN', 'PROPN', 'DET', 'PRON')) return undefined;
  return { from: verb, message: 'A sentence needs a subject: here it is “it”.', replacements: [`it ${verb.lower}`] };
});

export const missingRules: readonly Rule[] = [itIs, openerIs];
