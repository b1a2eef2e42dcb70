/** Collects everything that a description gives for the slots of titles. */
import { withArticle } from '../../english/prose.ts';
import { numberOf } from '../../english/topic/noun-phrase.ts';
import { tagged } from '../../english/topic/tagger.ts';
import { classOf, type Field } from '../../english/topic/word-classes.ts';
import { actionsIn } from './actions.ts';
import type { Blurb } from './blurb.ts';
import { isCommon, isProper, withThe, type Slot } from './slot.ts';
import type { Span } from './spans.ts';
import { attributive, attributiveOf, topicsOf } from './topics.ts';

/** Words for a slot, with the nouns they use up. */
export interface Filling {
  readonly words: string;
  readonly heads: readonly string[];
  readonly weight: number;
  readonly sentences: readonly number[];
}

export type Fillings = Readonly<Record<string, readonly Filling[]>>;

const of = (slot: Slot, words: string, weight = slot.weight): Filling => ({
  words,
  heads: [slot.head],
  weight,
  sentences: slot.sentences,
});
const filling = (words: string, weight: number, heads: readonly string[] = nounsIn(words)): Filling => ({
  words,
  heads,
  weight,
  sentences: [],
});

const nounsIn = (words: string): string[] =>
  tagged(words)
    .filter(({ tag }) => tag === 'noun' || tag === 'name')
    .map(({ lower }) => lower.replace(/[’']s$/, ''));

const wordsIn = (words: string): number => words.split(' ').length;

const STANDS_BEFORE = /^(?:location|object|substance|event|time|plant|food|group|animal|artifact)$/;

/** Fields of things that can be held, borrowed or lost. */
const OBJECTS = new Set<Field>(['artifact', 'food', 'plant', 'animal', 'substance', 'communication', 'object']);

/** Fields of places. */
const SPOTS = new Set<Field>(['artifact', 'location', 'object', 'group']);

/** Single words if there are any: "the last ferry" is better than "the last morning ferry". */
const briefest = (slots: readonly Slot[]): readonly Slot[] => {
  const single = slots.filter(({ words }) => wordsIn(words) === 1);
  return single.length > 0 ? single : slots.filter(({ words }) => wordsIn(words) === 2);
};

const ranked = (topics: readonly string[]): Filling[] =>
  [...new Set(topics)].filter((words) => wordsIn(words) <= 6).map((words, at) => filling(words, Math.max(1.2, 3.4 - at * 0.35)));

/** Everything the description gives, by the name of the slot it fits. */
export const fillingsFrom = (blurb: Blurb, spans: readonly Span[]): Fillings => {
  const { slots, readers, text, isEnglish } = blurb;
  const common = slots.filter(isCommon);
  const proper = slots.filter(isProper);
  const solid = common.filter(({ type }) => type !== 'abstract');
  const plain = common.filter(({ number }) => number !== 'one');
  const actions = isEnglish ? actionsIn(blurb) : [];
  const { gerunds, nouns, extra } = topicsOf(blurb);
  const about =
    gerunds.length > 0 && !nouns.some((words) => /ing\b/.test(words))
      ? gerunds
      : [...nouns.slice(0, 2), ...gerunds, ...nouns.slice(2), ...extra];
  const topics = ranked(about);
  const counted = spans.filter(({ kind }) => kind === 'counted').map(({ words }) => words);
  const isTime = (words: string): boolean =>
    /(?:minutes|hours|days|nights|weeks|months|years|winters|summers|seasons)$/i.test(words);
  const things = solid.filter(({ type }) => type !== 'person');
  const places = proper.filter(({ type }) => type === 'place').map((slot) => of(slot, withThe(slot), slot.weight - 0.5));
  const anything = [
    ...solid.map((slot) => of(slot, slot.number === 'one' ? `the ${slot.words}` : slot.words)),
    ...common.filter(({ type, number }) => type === 'abstract' && number !== 'one').map((slot) => of(slot, slot.words)),
  ];
  const anyProper = proper.map((slot) => of(slot, withThe(slot), slot.weight - 0.3));
  const without = [...text.matchAll(/\bno (\p{L}+)/giu)]
    .map(([, word]) => word!.toLowerCase())
    .filter((word) => classOf(word).noun > 0 && !/^(?:one|more|longer|matter|way|idea)$/.test(word));
  const under = /\b(?:under|within|near|below) (?:\d[\w.]* )?[\p{L} ]+?(?= in | for |[,.;]|$)/iu.exec(text)?.[0];
  return {
    the: [
      ...solid.map((slot) => of(slot, withThe(slot))),
      ...proper.filter(({ type }) => type === 'place').map((slot) => of(slot, withThe(slot), slot.weight - 0.5)),
    ],
    it: [...things.map((slot) => of(slot, withThe(slot))), ...places],
    one: [...things.filter(({ number }) => number !== 'many').map((slot) => of(slot, withThe(slot))), ...places],
    single: solid.filter(({ number }) => number === 'one').map((slot) => of(slot, withThe(slot))),
    call: solid
      .filter(({ words, number }) => wordsIn(words) === 1 && number !== 'mass' && !/^(?:boy|girl|man|woman)$/.test(words))
      .map((slot) => of(slot, slot.words)),
    object: briefest(
      things.filter(({ number, head }) => number === 'one' && OBJECTS.has(classOf(head).fields[0] ?? 'other')),
    ).map((slot) => of(slot, slot.words)),
    spot: [
      ...things
        .filter(({ head, number }) => number === 'one' && SPOTS.has(classOf(head).fields[0] ?? 'other'))
        .map((slot) => of(slot, withThe(slot))),
      ...places,
    ],
    folk: solid.filter(({ type, words }) => type === 'person' && wordsIn(words) === 1).map((slot) => of(slot, slot.words)),
    region: proper.filter(({ type }) => type === 'place').map((slot) => of(slot, slot.words)),
    thing: briefest(things.filter(({ number }) => number === 'one')).map((slot) => of(slot, slot.words)),
    plural: solid.filter(({ number, type }) => number === 'many' && type === 'thing').map((slot) => of(slot, slot.words)),
    a: solid.map((slot) => of(slot, slot.number === 'one' ? withArticle(slot.words) : slot.words)),
    bare: plain.filter(({ type, words }) => type !== 'person' && wordsIn(words) <= 3).map((slot) => of(slot, slot.words)),
    who: [
      ...solid.filter(({ type }) => type === 'person').map((slot) => of(slot, withThe(slot))),
      ...proper.filter(({ type }) => type === 'name').map((slot) => of(slot, slot.words)),
    ],
    person: solid
      .filter(({ type, number, words }) => type === 'person' && number === 'one' && wordsIn(words) <= 2)
      .map((slot) => of(slot, slot.words)),
    name: proper.filter(({ type }) => type === 'name').map((slot) => of(slot, slot.words)),
    place: proper.filter(({ type }) => type === 'place').map((slot) => of(slot, withThe(slot))),
    attr: [
      ...solid
        .filter(
          ({ words, number, type, head }) =>
            wordsIn(words) === 1 && number !== 'many' && type === 'thing' && STANDS_BEFORE.test(classOf(head).fields[0] ?? ''),
        )
        .map((slot) => of(slot, slot.words)),
      ...proper.filter(({ type, words }) => type === 'place' && wordsIn(words) === 1).map((slot) => of(slot, slot.words)),
    ],
    any: [...anything, ...anyProper],
    feel: common.filter(({ type, number }) => type === 'abstract' && number !== 'one').map((slot) => of(slot, slot.words)),
    label: proper.map((slot) => of(slot, withThe(slot))),
    act: actions.map(({ base, object }) => filling(`${base} ${object}`, 3.4)),
    deed: actions.filter(({ object }) => /^the /i.test(object)).map(({ base, object }) => filling(`${base} ${object}`, 3.2)),
    doing: [
      ...(blurb.topic.gerund && wordsIn(blurb.topic.gerund) <= 7 ? [filling(blurb.topic.gerund, 4.4)] : []),
      ...actions.map(({ doing, object }) => filling(`${doing} ${object}`, 2.4)),
    ],
    where: spans
      .filter(
        ({ kind, words }) =>
          kind === 'somewhere' && /^(?:on|at|behind|beneath|under|beyond|beside|inside|outside|above|in)\b/i.test(words),
      )
      .map(({ words }) => filling(words.charAt(0).toLowerCase() + words.slice(1), 2.4)),
    count: counted.filter(isTime).map((words) => filling(words, 2.2)),
    counted: counted.filter((words) => !isTime(words)).map((words) => filling(words, 2.6)),
    year: [...new Set(`${text} ${blurb.keywords.join(' ')}`.match(/\b(?:1[4-9]|20)\d\d\b/g) ?? [])].map((year) =>
      filling(year, 2, [year]),
    ),
    topic: topics,
    subject: ranked([...nouns, ...extra].filter((words) => !/^(?:the|an?) /.test(words))),
    practice: ranked(
      nouns.filter(
        (words) =>
          numberOf(
            words
              .split(/ (?:for|with|in|after|on|of) /)[0]!
              .split(' ')
              .at(-1)!,
          ) === 'mass',
      ),
    ),
    topicAttr: ranked([...nouns, ...extra]).flatMap(({ words, ...rest }) => {
      const before = attributive(words);
      return before ? [{ ...rest, words: before }] : [];
    }),
    readers: readers ? [filling(readers, 3)] : [],
    readersAttr: readers && wordsIn(readers) <= 3 ? [filling(attributiveOf(readers), 3, nounsIn(readers))] : [],
    without: without.map((word) => filling(word, 3)),
    under: under ? [filling(under, 3)] : [],
  };
};
