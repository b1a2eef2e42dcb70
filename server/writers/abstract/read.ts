/** Reads a pasted text: its sentences, what each is for, how central it is, and what it needs before it. */
import { assign, isNamed } from './assign.ts';
import { centrality, similarities } from './centrality.ts';
import { clean, type Asides } from './clean.ts';
import { leansBack, speaksOfSuch } from './cohesion.ts';
import { partOfHeading } from './cues.ts';
import { layOut } from './layout.ts';
import type { Part } from './part.ts';
import { sentencesIn } from './split.ts';
import { stemsOf } from './stems.ts';
import { wordsIn } from './words.ts';

export interface Sentence {
  readonly text: string;
  readonly words: number;
  readonly part: Part;
  /** Whether words or a heading name its part, and how strongly. */
  readonly named: boolean;
  readonly strength: number;
  /** From 0 to 1. */
  readonly centrality: number;
  /** The author's own label for it and for what follows ("Participants"). */
  readonly label?: string;
  /** The sentences that must be there with it; the first of them stands before it. */
  readonly needs: readonly number[];
  /** It announces a list. */
  readonly isAnnouncement: boolean;
  /** The sentence that its group begins with: itself, where it needs none. */
  readonly root: number;
}

export interface Reading {
  readonly sentences: readonly Sentence[];
  readonly similarity: readonly (readonly number[])[];
  readonly words: number;
}

interface Found {
  text: string;
  section?: Part;
  label?: string;
  /** Stands right behind the sentence before it, in the same paragraph. */
  follows: boolean;
}

const LABEL = /^(\p{Lu}[\p{L}&/ -]{2,40}):\s+(?=\S)/u;
const NUMBER_ALONE = /^\(?(?:\d+(?:\.\d+)*|[IVX]+|[a-h])[.)]$/;
const FIRST_IN_LIST = /^(?:the )?first(?:ly)?\b/i;
const NEXT_IN_LIST = /^(?:the )?(?:second|third|fourth|fifth|sixth|last|final)(?:ly)?\b/i;
/** “Poster text.”, “The Effect of Shade.” */
const TITLE = /^(?:[A-Z]\p{L}+(?: \p{L}+)?|[A-Z]\p{L}+(?: (?:of|on|in|the|a|an|and|for|to|\p{Lu}\p{L}*)){1,9})\.$/u;
const VERB = /\b(?:is|are|was|were|be|been|has|have|had|do|does|did|can|could|will|would|may|might|should|must|we|I|it|they)\b/i;
const THANKS =
  /^(?:(?:special |many )?thanks (?:are due |go )?to|we (?:would like to )?thank|the authors? (?:would like to )?(?:thank|declare)s?|keywords?:|key words:)/i;
/** "These patterns complicate": at the start of a paragraph it refers to the paragraph before. */
const POINTS_TO_ALL = /^(?:these|those|such) \p{L}+s\b|^(?:an?|one) (?:further|additional|second|final|other)\b|^another\b/iu;
/** With more sentences than this, comparing them all takes too long. */
const MOST_SENTENCES = 500;
/** How many labels show that an abstract is already divided into parts; fewer are chance. */
const LABELLED = 3;
/**
 * How many sentences one may need before it; with longer chains the text is a story, where all sentences depend on each other.
 */
const LONGEST_CHAIN = 6;

const asPart = (heading: string | undefined): Part | 'left out' | undefined =>
  heading === undefined ? undefined : partOfHeading(heading);

/** Every sentence with the part that its heading or label names. */
const find = (text: string, asides: Asides): Found[] => {
  const paragraphs = layOut(text);
  const raw = paragraphs.map(({ heading, text: paragraph }) => ({ heading, sentences: sentencesIn(paragraph) }));
  const all = raw.flatMap(({ sentences }) => sentences);
  const isLabelled = all.filter((sentence) => asPart(LABEL.exec(sentence)?.[1]) !== undefined).length >= LABELLED;
  const shouts = all.filter((sentence) => !/\p{Ll}/u.test(sentence)).length > all.length / 2;
  const found: Found[] = [];
  const seen = new Set<string>();
  for (const { heading, sentences } of raw) {
    let section = asPart(heading);
    let label: string | undefined;
    let follows = false;
    for (const [at, sentence] of sentences.entries()) {
      const bare = sentence.replace(/[.:]$/, '');
      const isTitle = found.length === 0 && at === 0 && all.length > 3 && TITLE.test(sentence) && !VERB.test(bare);
      const asHeading = wordsIn(bare) <= 5 ? asPart(bare) : undefined;
      if (
        NUMBER_ALONE.test(sentence) ||
        isTitle ||
        asHeading ||
        (!shouts && !/\p{Ll}/u.test(bare) && /\p{Lu}{3}/u.test(bare) && all.length > 3)
      ) {
        section = asHeading ?? section;
        label = undefined;
        follows = false;
        continue;
      }
      const own = LABEL.exec(sentence);
      const ownPart = asPart(own?.[1]);
      if (own && ownPart !== undefined) {
        section = ownPart;
        label = isLabelled ? own[1] : undefined;
      }
      if (section === 'left out' || THANKS.test(sentence)) continue;
      const cleaned = clean(isLabelled && own && ownPart !== undefined ? sentence.slice(own[0].length) : sentence, asides);
      const key = cleaned.toLowerCase();
      if (seen.has(key) || found.length >= MOST_SENTENCES) continue;
      seen.add(key);
      found.push({
        text: cleaned,
        ...(section === undefined ? {} : { section }),
        ...(label === undefined ? {} : { label }),
        follows,
      });
      // In a text without labelled parts, a label is about its own sentence only.
      if (own && ownPart !== undefined && !isLabelled) section = asPart(heading);
      follows = true;
    }
  }
  return found;
};

/** The end of the list that this sentence begins, if it begins one: a list is told completely or not at all. */
const endOfList = (found: readonly Found[], from: number): number => {
  let last = from;
  if (!FIRST_IN_LIST.test(found[from]!.text)) return last;
  for (let next = from + 1; found[next]?.follows; next++) if (NEXT_IN_LIST.test(found[next]!.text)) last = next;
  return last;
};

/** The entry of the list before this one, where other sentences of the paragraph stand between them. */
const entryBefore = (found: readonly Found[], at: number): number | undefined => {
  if (!NEXT_IN_LIST.test(found[at]!.text)) return undefined;
  for (let before = at - 1; before >= 0 && found[before + 1]!.follows; before--)
    if (FIRST_IN_LIST.test(found[before]!.text) || NEXT_IN_LIST.test(found[before]!.text)) return before;
  return undefined;
};

/** The sentence that the paragraph of this one begins with. */
const headOf = (found: readonly Found[], at: number): number => (at > 0 && found[at]!.follows ? headOf(found, at - 1) : at);

/** The sentences that each one needs: the one it refers to, and for a list all of it. */
const needsIn = (found: readonly Found[]): (readonly number[])[] => {
  let depth = 0;
  return found.map(({ text, follows }, at) => {
    const leans = at > 0 && (leansBack(text) || speaksOfSuch(text)) && (follows || depth > 0 || POINTS_TO_ALL.test(text));
    depth = leans ? depth + 1 : 0;
    if (depth > LONGEST_CHAIN) depth = 0;
    if (depth === 0) return [];
    const head = headOf(found, at);
    if (speaksOfSuch(text) && head < at) return [head];
    const last = endOfList(found, at);
    if (last > at) return [at - 1, last];
    return [entryBefore(found, at) ?? (follows ? at - 1 : headOf(found, at - 1))];
  });
};

/** A text of which nothing is left, because all of it looked like headings or references, is used as it is. */
const asItStands = (text: string): Found[] =>
  [...new Set(sentencesIn(text.replace(/\s+/g, ' ')))]
    .slice(0, MOST_SENTENCES)
    .map((sentence) => ({ text: sentence, follows: true }));

/** @param asides what becomes of brackets inside sentences. */
export const read = (text: string, asides: Asides): Reading => {
  const structured = find(text, asides);
  const found = structured.length > 0 ? structured : asItStands(text);
  const needs = needsIn(found);
  const similarity = similarities(found.map(({ text: words }) => stemsOf(words)));
  const ranks = centrality(similarity);
  const roles = assign(
    found.map(({ text: words, section }, at) => ({
      text: words,
      ...(section ? { section } : {}),
      leans: needs[at]!.length > 0,
    })),
  );
  const roots: number[] = [];
  const sentences = found.map(({ text: words, label }, at): Sentence => {
    const [before] = needs[at]!;
    roots[at] = before === undefined ? at : roots[before]!;
    const role = roles[at]!;
    return {
      text: words,
      words: wordsIn(words),
      part: role.part,
      named: isNamed(role, at, found.length),
      strength: role.strength,
      centrality: ranks[at]!,
      ...(label === undefined ? {} : { label }),
      needs: needs[at]!,
      isAnnouncement: (needs[at + 1]?.length ?? 0) > 1,
      root: roots[at]!,
    };
  });
  return { sentences, similarity, words: sentences.reduce((sum, sentence) => sum + sentence.words, 0) };
};
