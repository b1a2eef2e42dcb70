/** How formal the words are. Each level flags what the one before it flags, and more. */
import type { Finding } from '../finding.ts';
import { anyOf, phrase, phrases, type Phrase } from './phrase.ts';
import type { Rule } from './rule.ts';

export type Formality = 'Casual' | 'Standard' | 'Formal' | 'Academic';

const style = (find: RegExp, to: string | readonly string[], message: string, shown?: true): Phrase =>
  phrase(find, to, message, { type: 'style', ...(shown && { shown }) });

/** Short forms of typing: out of place in any text that is not a message among friends. */
const TYPED: readonly (readonly [short: string, long: string])[] = [
  ['u', 'you'],
  ['ur', 'your'],
  ['r u', 'are you'],
  ['thx', 'thanks'],
  ['tnx', 'thanks'],
  ['pls', 'please'],
  ['plz', 'please'],
  ['ppl', 'people'],
  ['msg', 'message'],
  ['btw', 'by the way'],
  ['asap', 'as soon as possible'],
  ['idk', 'I do not know'],
  ['imo', 'in my opinion'],
  ['tmrw', 'tomorrow'],
  ['cuz', 'because'],
  ['coz', 'because'],
  ['bcoz', 'because'],
  ['gonna', 'going to'],
  ['wanna', 'want to'],
  ['gotta', 'have to'],
  ['gimme', 'give me'],
  ['lemme', 'let me'],
  ['kinda', 'kind of'],
  ['sorta', 'sort of'],
  ['dunno', 'do not know'],
  ['lotta', 'lot of'],
  ['outta', 'out of'],
  ["y'all", 'you all'],
  ["ain't", 'is not'],
];
/** Short forms that no dictionary holds; a casual text may use them, so a spelling check must not flag them there. */
export const TYPED_WORDS: ReadonlySet<string> = new Set([
  ...TYPED.map(([short]) => short),
  'lol',
  'omg',
  'haha',
  'hahaha',
  'lmao',
  'brb',
  'nvm',
  'fyi',
  'yeah',
  'yep',
  'nope',
  'hmm',
  'yay',
  'wow',
  'gr8',
  'bday',
  'hey',
  'hiya',
  'ok',
  'okay',
  'bro',
  'lmk',
  'tbh',
  'ngl',
  'smh',
  'ikr',
  'tho',
  'yo',
  'sis',
  'k',
]);

const typed: readonly Phrase[] = TYPED.map(([short, long]) =>
  style(
    new RegExp(`(?<![\\p{L}\\p{N}'./-])${short}(?![\\p{L}\\p{N}'/-]|\\.\\w)`, short.length === 1 ? 'gu' : 'giu'),
    long,
    `In writing it is “${long}”.`,
    short === 'ur' || short === "ain't" || undefined,
  ),
);

const NOT: Readonly<Record<string, string>> = { "can't": 'cannot', "won't": 'will not', "shan't": 'shall not' };
const NEGATIVES = 'do does did is are was were has have had would could should must need might';
const MESSAGE = (long: string): string => `A formal text writes this out: “${long}”.`;
/** "'s" is left where it may be a genitive: only behind words that own nothing. */
const contractions: readonly Phrase[] = [
  ...Object.entries(NOT).map(([short, long]) => style(new RegExp(`\\b${short}\\b`, 'gi'), long, MESSAGE(long))),
  style(
    /\b(do|does|did|is|are|was|were|have|has|would|could|should)n't (I|you|he|she|it|we|they)\b/gi,
    '$1 $2 not',
    'A formal text writes this out, with “not” as a word.',
  ),
  style(/\bcan't (I|you|he|she|it|we|they)\b/gi, 'can $1 not', 'A formal text writes this out, with “not” as a word.'),
  style(
    new RegExp(`\\b(${NEGATIVES.replaceAll(' ', '|')})n't\\b`, 'gi'),
    '$1 not',
    'A formal text writes this out, with “not” as a word.',
  ),
  style(/\b(I)'m\b/g, '$1 am', MESSAGE('I am')),
  style(/\b(you|we|they)'re\b/gi, '$1 are', 'A formal text writes this out, with “are”.'),
  style(/\b(I|you|we|they|who|would|could|should|might|must)'ve\b/gi, '$1 have', 'A formal text writes this out, with “have”.'),
  style(/\b(I|you|he|she|it|we|they|who|that|there)'ll\b/gi, '$1 will', 'A formal text writes this out, with “will”.'),
  style(
    /\b(I|you|he|she|it|we|they|who)'d (?=(?:like|love|prefer|rather|be|appreciate|have|need|want|suggest|recommend)\b)/gi,
    '$1 would ',
    'A formal text writes this out, with “would”.',
  ),
  style(
    /\b(he|she|it|that|there|here|what|where|how|who)'s (?=(?:been|had|got|gone|become|made|done)\b)/gi,
    '$1 has ',
    'A formal text writes this out, with “has”.',
  ),
  style(
    /\b(he|she|it|that|there|here|what|where|how|who)'s\b(?! (?:been|had|got|gone|become|made|done)\b)/gi,
    '$1 is',
    'A formal text writes this out, with “is”.',
  ),
  style(/\blet's\b/gi, 'let us', MESSAGE('let us')),
];

const SLANG: readonly (readonly [word: string, ...better: string[]])[] = [
  ['guys', 'everyone', 'colleagues'],
  ['kids', 'children'],
  ['awesome', 'excellent', 'impressive'],
  ['cool', 'good', 'interesting'],
  ['crappy', 'poor'],
  ['stuff', 'material', 'things'],
  ['yeah', 'yes'],
  ['yep', 'yes'],
  ['nope', 'no'],
  ['ok', 'acceptable', 'all right'],
  ['okay', 'acceptable', 'all right'],
  ['hey', 'hello', 'dear'],
  ['hi', 'hello', 'dear'],
  ['lol'],
  ['omg'],
  ['a bunch of', 'several', 'a number of'],
  ['tons of', 'many', 'a great deal of'],
  ['loads of', 'many', 'a great deal of'],
  ['lots of', 'many', 'much'],
  ['a lot of', 'many', 'much'],
  ['super important', 'very important'],
  ['super easy', 'very easy'],
  ['screwed up', 'failed', 'went wrong'],
  ['messed up', 'failed', 'went wrong'],
  ['figure out', 'determine', 'find out'],
  ['get rid of', 'remove'],
  ['bucks', 'dollars'],
  ['dude', 'sir'],
  ['freaking'],
  ['damn'],
  ['no way', 'not at all'],
  ['sucks', 'is poor'],
  ['anyways', 'in any case'],
  ['cheers', 'regards'],
];
const slang: readonly Phrase[] = SLANG.map(([word, ...better]) =>
  style(new RegExp(`(?<![\\p{L}'-])${word.replaceAll(' ', '\\s')}(?![\\p{L}'-])`, 'giu'), better, `“${word}” is informal.`, true),
);

const OPINION: readonly Phrase[] = [
  style(
    /\b(?:I (?:personally )?(?:think|believe|feel|guess|suppose|reckon)|in my (?:humble |personal )?opinion|to my mind|if you ask me|personally)\b,?(?: that)?/gi,
    [],
    'An academic text lets the argument speak: leave the “I think” out, or name the evidence.',
  ),
];
const VAGUE: readonly Phrase[] = [
  style(
    new RegExp(
      `\\b(?:a lot of|lots of|loads of|tons of|plenty of|a bunch of|a couple of|a bit of|kind of|sort of|a lot|a bit|tons|huge amounts? of)\\b`,
      'gi',
    ),
    ['many', 'much', 'several'],
    'A vague quantity: say how many or how much, or use “many”, “much”, “several”.',
    true,
  ),
  style(
    /\b(?:very|really|extremely|totally|so) (?=(?:important|big|small|good|bad|interesting|difficult|easy|many|much|large|high|low|clear|strong|useful)\b)/gi,
    [],
    'An intensifier adds little here: a more exact word says more.',
  ),
  style(
    new RegExp(`\\b${anyOf('things stuff')}\\b`, 'gi'),
    ['factors', 'aspects', 'elements'],
    'A vague noun: name what is meant.',
    true,
  ),
  style(
    /\b(?:nowadays|since the beginning of time|throughout history|in today's world)\b/gi,
    ['currently', 'at present'],
    'A vague time: say when.',
    true,
  ),
  style(
    /\b(?:obviously|clearly|of course|everyone knows that)\b/gi,
    [],
    'What is obvious need not be called so, and what is not needs an argument.',
  ),
];

/** "Who would not agree?": a question that the text puts to itself. */
const rhetorical: Rule = function* ({ sentences, text }) {
  for (const { tokens, start, end } of sentences) {
    const last = tokens.at(-1);
    const words = text.slice(start, end);
    if (last?.text !== '?' || words.includes('"') || /\b(?:you|your|please|me)\b/i.test(words) || tokens.length < 4) continue;
    yield {
      type: 'style',
      start: last.start,
      end: last.end,
      message: 'An academic text answers questions rather than asking them: turn this into a statement.',
      replacements: [],
      safe: false,
    };
  }
};

const exclamations = phrases([style(/(?<=[\p{L}\p{N}"')])[!?]*!+[!?]*/gu, '.', 'Formal writing avoids exclamation marks.')]);
const manyMarks = phrases([phrase(/([!?])[!?]{1,}/g, '$1', 'One mark is enough.', { type: 'punctuation' })]);

/** "Dear …", "thank you for", "please": a letter to someone. */
const COURTESY = /\b(?:dear|thank you|thanks|please|sincerely|regards|yours)\b/i;
/** Letters speak to their reader, and a polite contraction in them offends nobody. */
const isLetter = (text: string): boolean => COURTESY.test(text) && /\byour?\b/i.test(text);

const rulesOf: Readonly<Record<Formality, readonly Rule[]>> = {
  Casual: [],
  Standard: [phrases(typed, 4), manyMarks],
  Formal: [phrases(typed, 4), phrases(slang), exclamations],
  Academic: [phrases(typed, 4), phrases([...contractions, ...OPINION, ...VAGUE], 1), phrases(slang, 0), exclamations, rhetorical],
};
const formalContractions = phrases(contractions, 1);

/** What is out of place at this formality. */
export const register = (formality: Formality): Rule =>
  function* (reading): Generator<Finding> {
    for (const rule of rulesOf[formality]) yield* rule(reading);
    if (formality === 'Formal' && !isLetter(reading.text)) yield* formalContractions(reading);
  };
