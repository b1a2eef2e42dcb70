/** Prepares what the visitor typed to be rhymed with. */
import { guess, likeItsEnd, unswapped } from '../../lexicon/guess.ts';
import { FUNCTION_WORDS } from '../../lexicon/functionWords.ts';
import { lastWordOfFigure } from '../../lexicon/numerals.ts';
import { pronunciations } from '../../lexicon/pronunciations.ts';
import { asSpelt } from '../../lexicon/spelt.ts';
import { waysToSay } from '../../lexicon/spokenForms.ts';
import { vocabulary } from '../../lexicon/vocabulary.ts';
import { encode, stressOf, vowelsOf, type Sounds } from '../../lexicon/sounds.ts';
import { inOrder, isHeteronym, isOtherRare, meantBy, type Target } from './heteronyms.ts';
import type { Kind } from './kinds.ts';
import { meantInLine } from './sense.ts';

export interface Heard {
  readonly targets: readonly Target[];
  /** Below 1 where the pronunciation is a guess. */
  readonly trust: number;
  /** The word that was taken for a misspelt one. */
  readonly corrected?: string;
  /** The word is said in two ways, and the line tells which. */
  readonly isOneOfTwo?: boolean;
  /** The word whose end is taken for that of one nobody knows the sound of. */
  readonly like?: string;
  /** Nothing but its letters tells how it is said. */
  readonly isSpelt?: boolean;
  /** Without the g that it was typed without: "buzzin". */
  readonly sung?: readonly Target[];
}

const UNHEARD: Heard = { targets: [], trust: 1 };

/** What is only said about the word: "though (not tough)". */
const ASIDE = /\s\([^)]*\)?/g;
/** "Wind as in weather", "tear, to rip", "object verb". */
const SENSE = /\s(?:as in|meaning|in the sense of)\s/i;
const BESIDE = /^\s*(\p{L}+)(?:\s*[,:=]|\s[-–—])\s/u;
const GRAMMAR = /^\s*(\p{L}+)\s(?:the )?(?:noun|verb|adjective|past|bird|fish|metal|pig|weather)(?: tense)?\s*$/iu;
/** "Words that rhyme with love for a wedding song": only "love" is meant. */
const REQUEST =
  /^.*?\b(?:rhym|ryhm|rym|rhim)\p{L}*(?: words?| it| that)* (?:with|for|to|of)(?: (?:the|an?|my|our|his|her))?(?: (?:word|name|phrase)s?)?[ "“'‘]+(?=\p{L})/iu;
const USED_FOR =
  /[”"]?[\s,](?:(?:for|in|on|at) (?:(?:an?|my|our|the|his|her|this|school|class) .*|(?:kids|children|toddlers|fun)$)|(?:about|please|pls|that|which) ?.*)$/iu;
const ENDS_WITH_REQUEST = /\s(?:rhymes?|rhyming words)\s*\??$/iu;

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));
/** What people ask for, and what it is for: hardly anything else is said with two of these. */
const STRONG = setOf(
  `card chorus ending ends line lines lyric lyrics poem poems rap rhyme rhymed rhymes rhyming song songs stanza syllable syllables verse
  verses word words`,
);
/** Words that come with those. */
const WEAK = setOf(
  `able about anything called close different doesn't doesnt dont easy end ending exact exactly false fine find fit fits fitting full get
  give good great half help imperfect kind last looking match matches matching name near need needed needs new ok okay only perfect
  perfectly pls plz please possible second similar simple slant something somthing soft sound sounding sounds strict suggest suggestion
  suggestions suggestion thanks third thx title true want wanted what's whats which with without works write writing w`,
);
/** They carry nothing, in a request. */
const SMALL = setOf("be do does have i i'm i'd its just least must not one two three so too");
const POLITE = /^(?:please|pls|plz|thanks|thank you|thx|ok)$/i;
/** Who speaks to somebody writes a line, and asks for nothing: "you don't have to be perfect". */
const TO_SOMEBODY = /\b(?:you|your|he|she|we|they|him|her|us|them)\b/i;
/** "For my wedding song", "on a birthday card". */
const OCCASION =
  /^(?:it'?s |this is )?(?:for|in|on|from) (?:an?|my|our|the|this|his|her)(?: \p{L}[\p{L}'’]*){0,3} (?:card|chorus|lyrics?|poem|rap|song|speech|stanza|toast|verse)(?: please)?$/iu;

const AT_THE_END = /\s(?:for|in|on) (?:my|our)(?: \p{L}[\p{L}'’]*){0,2} (?:card|lyrics?|poem|rap|song|speech|toast|verse)$/iu;

const lettersIn = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[a-z]+(?:'[a-z]+)*/g) ?? [];
const isOfAsking = (word: string): boolean => STRONG.has(word) || WEAK.has(word);
const isContent = (word: string): boolean => !isOfAsking(word) && !SMALL.has(word) && !FUNCTION_WORDS.has(word);
/** Whether it only says what is wanted: "verse 2 of my song", "doesn't have to be exact". */
const onlyAsks = (part: string): boolean => {
  const text = part.trim();
  if (POLITE.test(text) || OCCASION.test(text)) return true;
  const words = lettersIn(text);
  return (
    !TO_SOMEBODY.test(text) &&
    !words.some(isContent) &&
    (words.some((word) => STRONG.has(word)) || words.filter((word) => WEAK.has(word)).length > 1)
  );
};

const QUOTED = /(?:^|[\s(:,])["“'‘]([^"“”‘]{0,60}?\p{L})[.,!?]?["”'’](?=[\s).,!?:;]|$)/u;
/** What stands in quotation marks in a request: a word to rhyme "silk" with. */
const quoted = (typed: string): string | undefined => {
  const [whole, inside] = QUOTED.exec(typed) ?? [];
  return whole !== undefined && onlyAsks(typed.replace(whole, ' ')) ? inside : undefined;
};
/** Without the parts that only ask, if anything else is left. */
const withoutAsides = (typed: string): string => {
  const parts = typed.split(/([,;:.!?()]+|\s[-–—]+\s)/);
  const isPart = (at: number): boolean => at % 2 === 0 && lettersIn(parts[at]!).length + (/\d/.test(parts[at]!) ? 1 : 0) > 0;
  const asking = parts.map((part, at) => isPart(at) && onlyAsks(part));
  if (!asking.includes(true) || !parts.some((_, at) => isPart(at) && !asking[at])) return typed;
  return parts.filter((_, at) => !asking[at] && !asking[at + 1]).join('');
};
/** "Easter card verse", "rhyme the word castle for me": up to the last word that is not of the asking, where two are. */
const withoutAsking = (typed: string): string => {
  const words = lettersIn(typed);
  const isRequest = words.some((word) => STRONG.has(word)) && words.filter(isOfAsking).length > 1 && !TO_SOMEBODY.test(typed);
  const last = words.findLast(isContent);
  return isRequest && last !== undefined ? typed.slice(0, typed.toLowerCase().lastIndexOf(last) + last.length) : typed;
};

/** What is to be rhymed, without the words that only ask for it. */
const asked = (request: string): string => {
  const inside = quoted(request);
  if (inside !== undefined) return inside;
  if (!REQUEST.test(request)) {
    return withoutAsking(withoutAsides(request))
      .replace(/^(?:words? (?:that|which) )?rhymes? (?=\p{L})/iu, '')
      .replace(ENDS_WITH_REQUEST, '')
      .replace(AT_THE_END, '');
  }
  return withoutAsides(request.replace(REQUEST, ''))
    .trimEnd()
    .replace(/["”?.!]{1,3}$/u, '')
    .replace(/\s(?:thanks|thx|please|pls|plz)$/iu, '')
    .replace(USED_FOR, '');
};
const startOf = (typed: string): number => Math.max(0, typed.search(/[a-z]/i));

/** What is typed, parted into the words to rhyme with and what is said of them. */
const parted = (request: string): { readonly said: string; readonly about: string } => {
  const typed = asked(request);
  const start = startOf(typed);
  const rest = typed.slice(start);
  const asides = rest.match(ASIDE) ?? [];
  if (asides.length > 0) return { said: typed.slice(0, start) + rest.replace(ASIDE, ''), about: asides.join(' ') };
  const [said = '', ...sense] = rest.split(SENSE);
  if (sense.length > 0 && said.trim() !== '') return { said, about: sense.join(' ') };
  const [, word = ''] = BESIDE.exec(rest) ?? GRAMMAR.exec(rest) ?? [];
  return isHeteronym(word.toLowerCase()) ? { said: word, about: rest.slice(word.length) } : { said: typed, about: '' };
};

/** The way to say the word that is meant by what is said of it, or else by the line it ends; all of them where neither tells. */
export const asMeant = async (heard: Heard, typed: string): Promise<Heard> => {
  const [first] = heard.targets;
  if (!first || heard.targets.length < 2 || !isHeteronym(first.text)) return heard;
  const about = parted(typed).about.toLowerCase();
  const told = meantBy(about.match(/[a-z]+/g) ?? [], heard.targets);
  if (told.length > 0) return { ...heard, targets: told };
  const line = wordsIn(typed);
  const meant = line.length > 1 && line.at(-1) === first.text ? await meantInLine(line, heard.targets) : [];
  if (meant.length > 0) return { ...heard, targets: meant, isOneOfTwo: !isOtherRare(first.text) || meant[0] !== first };
  return isOtherRare(first.text) ? { ...heard, targets: [first] } : heard;
};

/** Whether the word that is rhymed was chosen among others that were typed. */
export const isChosen = (typed: string): boolean => wordsIn(typed).length > 1 || /\d/.test(typed) || asked(typed) !== typed;

/** "2am", "5 p.m." and "10k" end in the name of a letter. */
const LETTER_AFTER_FIGURE = /(?<=\d) ?(?:[ap]m|[ap]\.m\.?|k)(?![a-z])/g;
const nameOfLetter = (after: string): string => (after.endsWith('k') ? ' kay' : ' em');
/** How the figure that the words end with is said, where that ends in the name of a letter. */
export const saidAtEnd = (typed: string): string | undefined =>
  /\d{1,9} ?(?:[ap]\.m\.?|[ap]m|k)(?=\W{0,9}$)/i.exec(parted(typed).said)?.[0];

/** The words typed: small letters without accents, straight apostrophes, numbers as they are said. */
export const wordsIn = (typed: string): string[] => {
  const plain = parted(typed).said.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[‘’ʼ]/g, "'").toLowerCase();
  const said = plain.replace(/(?<=\d),(?=\d{3}\b)/g, '').replace(LETTER_AFTER_FIGURE, nameOfLetter);
  const runs = said.match(/[a-z]+(?:'[a-z]+)*|\d+(?:(?:st|nd|rd|th|s)\b)?/g) ?? [];
  return runs.map((run) => (/^\d/.test(run) ? lastWordOfFigure(run) : run));
};

/** Nothing but the last letters tells the sound. */
const FAINT = 0.7;
/** Shorter ones are initials rather than words. */
const SHORTEST = 4;

const ING = new RegExp(`${encode('IH0 NG')}$`);
/** As commonly said as this, the word with its g is what is sung without it. */
const SAID_WITH_G = 2;
/** "Buzzin" is "buzzing" as it is sung, and rhymes with "cousin" as well. */
const withoutG = async (word: string): Promise<Heard | undefined> => {
  const known = await vocabulary();
  const full = known.get(`${word}g`);
  if (!word.endsWith('in') || known.has(word) || full === undefined || full.familiarity < SAID_WITH_G) return undefined;
  const whole = waysToSay(full).filter((sounds) => ING.test(sounds));
  const sung = whole.map((sounds) => sounds.replace(ING, encode('AH0 N')) as Sounds);
  const asTarget = (sounds: Sounds): Target => ({ text: full.text, sounds, isUsual: true });
  const own = sung.map(asTarget);
  return own.length > 0 ? { targets: [...own, ...whole.map(asTarget)], trust: 1, sung: own } : undefined;
};

const hearWord = async (word: string): Promise<Heard> => {
  const dropped = await withoutG(word);
  if (dropped !== undefined) return dropped;
  const meant = await unswapped(word);
  if (meant !== undefined) return { ...(await hearWord(meant)), corrected: meant };
  const known = (await vocabulary()).get(word);
  const listed = inOrder(word, known ? waysToSay(known) : pronunciations().of(word));
  if (listed.length > 0) {
    // "a" and "the" are rhymed on as they are said alone.
    const stressed = listed.filter((sounds) => Array.from(vowelsOf(sounds)).some((vowel) => stressOf(vowel) > 0));
    return {
      targets: (stressed.length > 0 ? stressed : listed).map((sounds, at) => ({ text: word, sounds, isUsual: at === 0 })),
      trust: 1,
    };
  }
  const guessed = await guess(word.replaceAll("'", ''));
  if (!guessed) {
    const like = await likeItsEnd(word);
    if (like) return { targets: [{ text: word, sounds: like.sounds, isUsual: true }], trust: FAINT, like: like.text };
    const spelt = word.length < SHORTEST ? undefined : asSpelt(word);
    return spelt ? { targets: [{ text: word, sounds: spelt, isUsual: true }], trust: FAINT, isSpelt: true } : UNHEARD;
  }
  const { text, sounds, trust, isCorrected, like } = guessed;
  return {
    targets: [{ text, sounds, isUsual: true }],
    trust,
    ...(isCorrected && { corrected: text }),
    ...(like !== undefined && { like }),
  };
};

/**
 * How these words sound to one kind of rhyme, once for each way to say them. No targets where a word
 * is in no dictionary and nothing is spelt like it.
 */
export const hear = async (words: readonly string[], kind: Kind): Promise<Heard> => {
  const word = kind.hears === 'first word' ? words[0]! : words.at(-1)!;
  const heard = await hearWord(word);
  if (kind.hears !== 'last words' || words.length === 1) return heard;
  const before = await hearWord(words.at(-2)!);
  const lead = before.targets[0]?.sounds ?? '';
  return { ...heard, targets: heard.targets.map((target) => ({ ...target, sounds: (lead + target.sounds) as Sounds })) };
};

/** Small words that end a phrase without stress: in "thank you" the rhyme is on "thank". */
const LIGHT = new Set(['it', 'me', 'you', 'him', 'her', 'them', 'us']);

/** The word that carries the rhyme of a phrase with a light end. */
export const stressedBefore = (words: readonly string[]): string | undefined => {
  const before = words.at(-2);
  return words.length > 1 && LIGHT.has(words.at(-1)!) && before !== undefined && !FUNCTION_WORDS.has(before) ? before : undefined;
};

/** What stands on both sides of a slash, a word or a phrase each: "day/night". */
export const halvesOf = (typed: string): string[] => {
  const halves = asked(typed)
    .split('/')
    .map((half) => half.trim())
    .filter((half) => wordsIn(half).length > 0);
  return halves.every((half) => /^[\p{L}'’ -]+$/u.test(half)) ? halves : [];
};
