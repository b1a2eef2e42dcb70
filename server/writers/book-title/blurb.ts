/** Finds material for a title in a description: its things, people, places, times and turns of phrase. */
import { clean, segmentsOf, sentencesOf, withoutStop } from '../../english/topic/clean.ts';
import { nounPhrasesOf, numberOf, type NounPhrase } from '../../english/topic/noun-phrase.ts';
import { tagged, type Token } from '../../english/topic/tagger.ts';
import { classOf, isKnown } from '../../english/topic/word-classes.ts';
import { readTopic, type Topic } from '../../english/topic.ts';
import { framed } from './frame.ts';
import { namesIn } from './names.ts';
import type { Sentence, Slot } from './slot.ts';

export interface Blurb {
  /** Without "a memoir about" and the like. */
  readonly text: string;
  readonly topic: Topic;
  readonly sentences: readonly Sentence[];
  readonly slots: readonly Slot[];
  readonly keywords: readonly string[];
  /** Whom a book of advice is for: "night shift workers". */
  readonly readers: string | undefined;
  readonly isEnglish: boolean;
}

const GENERIC = new Set(
  `book books memoir memoirs novel novels story stories guide guides cookbook poem poems poetry collection reader readers people
  person way ways thing things time times lot lots part parts kind kinds deal side one ones title titles ending term opening region
  order use example chapter chapters author something day days minute minutes hour hours week weeks month months year years matter
  bit pair set number rest end start case fact point place places question answer reason idea ideas series tale collection picture step steps tip
  tips recipe recipes course textbook handbook workbook manual introduction autobiography biography patience miles mile god anyone everybody
  trying lack cut fall share run anything centre center middle front back top bottom rest ought half age ages
  first last mrs mr dr someone others other piece pieces friend friends`.split(/\s+/),
);
const WEAK =
  /^(?:new|first|second|third|next|other|own|same|such|good|great|certain|comparable|various|different|true|very|real|more|few|many|several|whole|main|full|final|entire|young|old|local|original|favourite|favorite)$/;
const META =
  /\b(?:readers?|my first novel|a title|comparable|target audience|I (?:want|would like|hope|am writing)|this book|the book|it is an? (?:\w+ )?(?:novel|book|memoir))\b/i;

const SEASON = /^(?:spring|summer|autumn|winter|morning|evening|night|midnight|dawn|dusk|christmas|sunday|midsummer)$/;

const typeOf = ({ field, head, isName, number }: Pick<NounPhrase, 'field' | 'head' | 'isName' | 'number'>): Slot['type'] => {
  if (isName) return 'name';
  if (SEASON.test(head)) return 'thing';
  if (field === 'time') return 'time';
  if (field === 'person' || /^(?:family|couple|couples|twins|crew|children)$/.test(head)) return 'person';
  // Countable: "one secret, two habits". Such an abstract noun can be treated as a thing.
  return number === 'mass' && /^(?:feeling|state|attribute|cognition|act|other)$/.test(field) ? 'abstract' : 'thing';
};

const stripped = (phrase: NounPhrase): readonly Token[] => {
  let tokens = phrase.tokens;
  while (tokens.length > 1 && (tokens[0]!.tag === 'number' || (tokens[0]!.tag === 'adjective' && WEAK.test(tokens[0]!.lower))))
    tokens = tokens.slice(1);
  return tokens;
};

const slotOf = (phrase: NounPhrase, index: number, weight: number): Slot | undefined => {
  const tokens = stripped(phrase);
  const head = tokens.at(-1)!;
  if (phrase.isName || GENERIC.has(head.lower) || head.tag === 'gerund' || tokens.length > 3) return undefined;
  if (tokens.some(({ tag, text, lower }) => tag === 'mark' || tag === 'number' || lower === 'and' || /[’']s?$/.test(text)))
    return undefined;
  if (head.lower.length < 3 || /^\d/.test(head.lower) || classOf(head.lower).adverb > classOf(head.lower).noun) return undefined;
  const hasName = tokens.some(({ tag }) => tag === 'name');
  const words = tokens
    .map(({ text, tag }) => (tag === 'name' ? text : /\p{Lu}/u.test(text.slice(1)) ? text : text.toLowerCase()))
    .join(' ');
  // A word that the dictionary lacks may be misspelt, and "the man" says little.
  const doubt = (isKnown(head.lower) ? 0 : 0.8) + (/^(?:man|woman|boy|girl|men|women|boys|girls)$/.test(head.lower) ? 0.5 : 0);
  // "a memory": an article shows that it is one of several, whatever the dictionary files it under.
  const number =
    /^(?:an?|each|every|one)$/.test(phrase.determiner ?? '') && numberOf(head.lower) !== 'many' ? 'one' : numberOf(head.lower);
  return {
    words,
    head: head.lower,
    number,
    type: typeOf({ ...phrase, number, head: head.lower, isName: false }),
    takesThe: false,
    ...((phrase.determiner === 'my' || phrase.determiner === 'our') && { owner: phrase.determiner }),
    weight: weight - doubt + (tokens.length > 1 && !hasName ? 0.8 : 0),
    sentences: [index],
  };
};

/** The same noun found again weighs more; the longer form is kept beside the shorter. */
const merged = (slots: readonly Slot[], keywords: readonly string[]): Slot[] => {
  const byWords = new Map<string, Slot>();
  const heads = new Map<string, number>();
  for (const slot of slots) {
    heads.set(slot.head, (heads.get(slot.head) ?? 0) + 1);
    const known = byWords.get(slot.words.toLowerCase());
    byWords.set(
      slot.words.toLowerCase(),
      known
        ? {
            ...known,
            weight: Math.max(known.weight, slot.weight),
            sentences: [...new Set([...known.sentences, ...slot.sentences])],
          }
        : slot,
    );
  }
  const wanted = keywords.map((keyword) => keyword.toLowerCase());
  return [...byWords.values()]
    .map((slot) => ({
      ...slot,
      weight:
        slot.weight +
        Math.min(2, (heads.get(slot.head)! - 1) * 0.6) +
        (wanted.some((keyword) => keyword === slot.words.toLowerCase() || keyword === slot.head) ? 1 : 0),
    }))
    .sort((one, other) => other.weight - one.weight);
};

const keywordSlots = (keyword: string): Slot[] => {
  const tokens = tagged(keyword);
  const words = tokens.filter(({ tag }) => tag !== 'mark');
  if (words.length === 0 || words.length > 3 || /^\d+$/.test(keyword)) return [];
  const only = classOf(keyword);
  // "vegan" is an adjective here, not a person.
  if (words.length === 1 && only.adjective > 0 && only.adjective >= only.noun) return [];
  const [phrase] = nounPhrasesOf(keyword, tokens);
  if (phrase && phrase.tokens.length === words.length && !phrase.isName) {
    const slot = slotOf(phrase, -1, 2.2);
    // A keyword that is an idea takes no article: "focus", not "the focus".
    const isIdea = slot?.number === 'one' && /^(?:cognition|state|attribute|feeling)$/.test(classOf(slot.head).fields[0] ?? '');
    return slot ? [isIdea ? { ...slot, number: 'mass', type: 'abstract' } : slot] : [];
  }
  if (words.every(({ tag }) => tag === 'name') || !words.every(({ lower }) => isKnown(lower))) {
    return [
      { words: keyword, head: words.at(-1)!.lower, number: 'one', type: 'label', takesThe: false, weight: 2, sentences: [-1] },
    ];
  }
  return [];
};

/** Words of another language: whole parts between commas, as they are. */
const labelSlots = (text: string, keywords: readonly string[]): Slot[] =>
  [...sentencesOf(text).flatMap(segmentsOf), ...keywords]
    .map((part) => withoutStop(part))
    .filter((part) => part.length > 0 && part.length <= 40)
    .map(
      (words, at) =>
        ({
          words,
          head: words,
          number: 'one',
          type: 'label',
          takesThe: false,
          weight: 3 - at * 0.1,
          sentences: [at],
        }) satisfies Slot,
    );

export const readBlurb = (description: string, typedKeywords: string): Blurb => {
  const whole = clean(description).text;
  const keywords = [
    ...new Set(
      clean(typedKeywords)
        .text.split(/[,;]/)
        .map((keyword) => keyword.trim())
        .filter(Boolean),
    ),
  ];
  const { text, readers: addressed } = framed(whole);
  const topic = readTopic(text);
  if (topic.shape === 'opaque') {
    return { text, topic, sentences: [], slots: labelSlots(text, keywords), keywords, readers: undefined, isEnglish: false };
  }
  const all = sentencesOf(text);
  const telling = all.length > 3 ? all.filter((sentence) => !META.test(sentence)) : all;
  const sentences = (telling.length ? telling : all).map(
    (sentence): Sentence => ({ text: withoutStop(sentence), tokens: tagged(withoutStop(sentence)) }),
  );
  const nouns = sentences.flatMap((sentence, index) =>
    nounPhrasesOf(sentence.text, sentence.tokens).flatMap(
      (phrase) => slotOf(phrase, index, 1.4 + (index === 0 ? 0.8 : 0) - Math.min(0.6, index * 0.05)) ?? [],
    ),
  );
  const slots = merged([...nouns, ...sentences.flatMap(namesIn), ...keywords.flatMap(keywordSlots)], keywords);
  const people = slots.find(({ type, number }) => type === 'person' && number === 'many')?.words;
  const helped = /^how (.+?) (?:can|could|should|might) /i.exec(topic.inquiry ?? '')?.[1];
  const readers = addressed ?? helped ?? (topic.shape === 'keywords' ? people : undefined);
  return { text, topic, sentences, slots, keywords, readers, isEnglish: true };
};
