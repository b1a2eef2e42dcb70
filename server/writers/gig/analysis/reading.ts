/** What can be counted in a description: its sentences, words, terms and cues. Nothing outside the text is known or guessed. */
import { listed } from '../../../english/prose.ts';
import { FUNCTION_WORDS } from '../../../lexicon/functionWords.ts';
import { sentencesOf } from '../../../english/topic/clean.ts';
import { isFunctionWord } from '../../../english/topic/function-words.ts';
import { classOf, isKnown } from '../../../english/topic/word-classes.ts';
import { isMet } from '../../../lexicon/wordRanks.ts';
import { isTradeName } from '../trade-names.ts';

export interface Reading {
  readonly text: string;
  readonly words: readonly string[];
  /** With the lines of lists, which end without a mark. */
  readonly sentences: readonly string[];
  /** The line on its own above the text, if there is one. */
  readonly title: string | undefined;
  /** The lines below the title that belong to no list, each as it is shown. */
  readonly paragraphs: readonly string[];
  readonly bullets: readonly string[];
  /** Those of a list that says above itself that it is what the buyer gets. */
  readonly listed: readonly string[];
  /** The points of lists that ask nothing of the buyer: what the seller does or delivers. */
  readonly ofSeller: readonly string[];
  /** The first two sentences: what a buyer sees before unfolding the rest. */
  readonly opening: string;
  /** Words that a buyer could search for, the most frequent first. */
  readonly terms: readonly Term[];
  /** The word of any kind that comes most often, if it comes more than twice. */
  readonly crowded: Term | undefined;
}

export interface Term {
  readonly stem: string;
  /** As the text first spells it. */
  readonly word: string;
  readonly count: number;
  /** Its part of all the words that carry meaning, from 0 to 1. */
  readonly share: number;
}

/** A dash, a figure or a picture before a line. */
const BULLET = /^\s*(?:[-*•–—✓✔▪●►➤→★☆]\s+|\d+[.)]\s+|\p{Extended_Pictographic}\uFE0F?\s*(?=[\p{L}\p{N}]))/u;
/** Between two pictures a line is decorated, and no point of a list. */
const isBulletRow = (row: string): boolean => BULLET.test(row) && !(PICTURE_FIRST.test(row) && PICTURE_LAST.test(row));
const PICTURE_FIRST = /^\s*\p{Extended_Pictographic}/u;
const PICTURE_LAST = /\p{Extended_Pictographic}\uFE0F?\s*$/u;
/** Stars set lines apart, and pictures at either end say nothing. */
const STARS = /[★☆⭐✓✔✅♦◆]+\uFE0F?/gu;
const PICTURES =
  /^[\s\p{Extended_Pictographic}\uFE0F]+|(?<![\s\p{Extended_Pictographic}\uFE0F])[\s\p{Extended_Pictographic}\uFE0F]+$/gu;
/** "What u like 💕 licensed kitchen": a picture between words ends a line as well as a stop. */
const PICTURE_BETWEEN = /(?<=\S)\s\p{Extended_Pictographic}\uFE0F?\s(?=\S)/u;
/** What stands above the list of what a buyer gets. */
const LIST_HEAD =
  /^(?:what )?you(?:['’]ll| will)? (?:get|receive)\b[^.!?]{0,30}$|\b(?:get|receive|includes?|included|deliverables)\b[^.!?:]{0,20}:?$/i;
/** A list that is addressed to the buyer, by what stands above it or by its own words. */
const TO_BUYER =
  /\b(?:you(?:['’]ll| will)? (?:send|need|do|give|provide|tell)|need from you|from you|(?:i|we) need|to (?:start|begin|order|book)|how to|please|before (?:you|we|i)|(?:send|tell|give|show|write) (?:me|us))\b/i;
/** What the seller does, stands above a line or a list: "What I do:", "My steps:". */
const HEAD_OF_SELLER =
  /^(?:(?:here is |here['’]s )?(?:what|how|the (?:steps|way)|steps) (?:\p{L}+ )?(?:i|we)\b|(?:i|we)(?:['’]ll| will| can)?\b|(?:my|our|the) (?:services?|steps|process|work|way)\b|services?\b|what(?: is|['’]s) included|included\b|deliverables|(?:what )?you(?:['’]ll| will)? (?:get|receive)\b)[^.!?]{0,50}$/iu;
export const isHeadOfSeller = (words: string): boolean => HEAD_OF_SELLER.test(words) && !TO_BUYER.test(words);
/** What every description has: no term of a trade, in whatever form it comes. */
const GENERAL_WORDS =
  'get got give make need want like good best new one two three also will can just even help work way thing day days time week month service order please look see know send message tell contact first every place people person kind lot reason question answer name job client customer buyer price quality experience year work idea word line date delivery file right rest part need care case wish note start end step use seller project stuff life lot bit piece side point item fact matter idea hour minute moment money team world everything anything something nothing someone anyone everyone somebody choice chance success passion dream skill expert professional satisfaction guarantee guy friend man woman hand head number amount level range type sort form example area set top sir madam dear hello thank guarantee page half'.split(
    ' ',
  );

/** Services by names that are verbs more often than nouns. */
const SERVICES =
  /^(?:resumes?|designs?|edits?|mix(?:es)?|voices?|covers?|prints?|sketch(?:es)?|proofreading|editing|mixing|mastering|writing|drawing|coding|tutoring|coaching|podcasts?|blogs?|vlogs?|thumbnails?|ebooks?)$/;

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]+(?:['’.+#&-][\p{L}\p{N}]+)*[+#%]*/gu) ?? [];

export const stemOf = (word: string): string => {
  const lower = word.toLowerCase().replace(/['’]s$/, '');
  const singular = /(?:ss|us|is)$/.test(lower)
    ? lower
    : lower.replace(/ies$/, 'y').replace(/(?<=(?:ch|sh|x|ss))es$|(?<=\p{L}{2})s$/u, '');
  const bare = singular.replace(/(?:ing|ed|er|or)$/, '');
  return bare.length > 2 && /[aeiouy]/.test(bare) ? bare.replace(/(\p{L})\1$/u, '$1').replace(/e$/, '') : singular;
};

const GENERAL = new Set(GENERAL_WORDS.map(stemOf));

export const isGeneral = (word: string): boolean => GENERAL.has(stemOf(word));
/** Nouns of time, feeling and quantity are in every text; nobody searches for them. */
const isSearchedFor = (word: string): boolean => {
  if (isTradeName(word) || SERVICES.test(word.toLowerCase())) return true;
  const { noun, verb, adjective, adverb, fields } = classOf(word);
  // A misspelt word is no word to search for.
  if (noun === 0) return !isKnown(word.toLowerCase()) && (/^\p{Lu}/u.test(word) || isMet(word.toLowerCase()));
  return noun * 3 >= Math.max(verb, adjective, adverb) && !/^(?:time|feeling|location)$/.test(fields[0] ?? '');
};

interface Counted {
  readonly terms: readonly Term[];
  readonly crowded: Term | undefined;
}

const countedIn = (words: readonly string[]): Counted => {
  const found = new Map<string, { word: string; count: number }>();
  const content = words.filter((word) => {
    const lower = word.toLowerCase();
    return lower.length > 2 && !/^\d/.test(lower) && !FUNCTION_WORDS.has(lower) && !isFunctionWord(lower);
  });
  for (const word of content) {
    const stem = stemOf(word);
    const known = found.get(stem);
    if (known) known.count += 1;
    else found.set(stem, { word: word.replace(/['’]s$/, ''), count: 1 });
  }
  const all = [...found]
    .map(([stem, { word, count }]) => ({ stem, word, count, share: count / content.length }))
    .sort((one, other) => other.count - one.count);
  return {
    terms: all.filter(({ stem, word }) => !GENERAL.has(stem) && isSearchedFor(word)),
    crowded: all.find(({ count }) => count > 2),
  };
};

const LONGEST_TITLE = 14;
/** Whoever begins with "I will" writes the title as marketplaces have it, however much goes into it. */
const LONGEST_OFFER = 22;
const titleOf = ([first = '', ...others]: readonly string[]): string | undefined =>
  others.length > 0 &&
  !BULLET.test(first) &&
  !/[.:;,]\s*$/.test(first) &&
  wordsIn(first).length <= (/^I will /i.test(first) ? LONGEST_OFFER : LONGEST_TITLE)
    ? first
    : undefined;

/** Behind "etc." a capital begins the next sentence, and whoever answers "No." has said it all. */
const ABBREVIATED_END = /(?<=\betc\.|^No\.)\s+(?=["“‘(]?\p{Lu})/u;
/** "You post it (I'll post it back!) or send photos" goes on behind its bracket. */
const withBrackets = (sentences: readonly string[]): string[] =>
  sentences.reduce<string[]>((all, sentence) => {
    const last = all.at(-1);
    return last !== undefined && /[!?.]\)$/.test(last) && /^\p{Ll}/u.test(sentence)
      ? [...all.slice(0, -1), `${last} ${sentence}`]
      : [...all, sentence];
  }, []);
export const sentencesIn = (text: string): string[] =>
  withBrackets(sentencesOf(text).flatMap((sentence) => sentence.split(ABBREVIATED_END)));

/** @param text A description as it stands on the page, line breaks and all. */
export const read = (text: string): Reading => {
  const rows = text.split(/\n/).flatMap((row) =>
    row
      .replace(BULLET, '')
      .split(STARS)
      .flatMap((part) => part.split(PICTURE_BETWEEN))
      .flatMap((part) => {
        const words = part.replace(PICTURES, '').replace(/\s+/g, ' ').trim();
        return wordsIn(words).length > 0 ? [{ words, isBullet: isBulletRow(row) }] : [];
      }),
  );
  const sentences = rows.flatMap(({ words }) => sentencesIn(words)).filter((each) => wordsIn(each).length > 0);
  const title = rows[0]?.isBullet ? undefined : titleOf(rows.map(({ words }) => words));
  const head = rows.findIndex(({ words, isBullet }, at) => !isBullet && rows[at + 1]?.isBullet && LIST_HEAD.test(words));
  const end = rows.findIndex(({ isBullet }, at) => at > head && !isBullet);
  // A list has one head, and what that says holds for all of its points.
  let isOfSeller = false;
  const ofSeller = rows.flatMap(({ words, isBullet }, at) => {
    const isPoint = isBullet || (isOfSeller && !/[.!?:]$/.test(words));
    if (isBullet && at > 0 && rows[at - 1]!.isBullet) return isOfSeller ? words : [];
    if (isPoint && isOfSeller) return words;
    isOfSeller = !isBullet && isHeadOfSeller(words) && (/:$/.test(words) || rows[at + 1]?.isBullet === true);
    return [];
  });
  return {
    text,
    words: wordsIn(text),
    sentences,
    title,
    paragraphs: rows.slice(title === undefined ? 0 : 1).flatMap(({ words, isBullet }) => (isBullet ? [] : words)),
    bullets: rows.flatMap(({ words, isBullet }) => (isBullet ? words : [])),
    listed: head < 0 ? [] : rows.slice(head + 1, end < 0 ? undefined : end).map(({ words }) => words),
    ofSeller: ofSeller.filter((words) => !TO_BUYER.test(words)),
    opening: sentences.slice(0, 2).join(' '),
    ...countedIn(wordsIn(text)),
  };
};

/** In quotation marks, whole. */
export const quote = (words: string): string => `“${words.replace(/\s+/g, ' ').trim().replace(/[“”"]/g, "'")}”`;

export const quoted = (items: readonly string[], most = 3): string => listed(items.slice(0, most).map(quote));
