/** The relations of a word: synonyms, opposites, examples, kinds, and how two words differ. */
import { asSentence, capitalise, listed, withArticle } from '../../../english/prose.ts';
import { rareness } from '../../../lexicon/wordRanks.ts';
import { kindsOf, sensesOf, type Sense } from '../../../lexicon/wordnet.ts';
import type { Random } from '../../../random.ts';
import type { Answer, Category } from '../answer.ts';
import { another, asEntry, asked, askedAsThing, examplesOf, parts, quoted, synonymsOf } from './glosses.ts';
import { LIVED, byFrequency, isClean, isPerson, lookUp, type Looked } from './lookup.ts';
import { CAUTION, SOURCE } from './meanings.ts';
import { preferred } from './subjects.ts';
import { nearWords, opposite } from './word-pairs-data.ts';

/** Rare words come late, and those that mean it only in a later sense: what people would say comes first. */
const worth = (word: string, { definition }: Sense, lemma: string): number => {
  const at = sensesOf(word).findIndex((one) => one.definition === definition || one.similar.includes(lemma));
  return rareness(word) + 0.5 * Math.max(0, at) + (word.includes(' ') ? 2 : 0);
};

/** Words that can stand for this one: of its most frequent part of speech, the commonest of the nearest first. */
export const synonyms = (looked: Looked, category: Category): Answer | undefined => {
  const { senses } = preferred(byFrequency(looked.senses), category);
  const [first] = senses as [Sense, ...Sense[]];
  const alike = senses.filter(({ partOfSpeech }) => partOfSpeech === first.partOfSpeech).slice(0, 4);
  const ordered = (from: (sense: Sense) => readonly string[], among = alike): string[] => {
    const worths = new Map<string, number>();
    for (const [at, sense] of among.entries())
      for (const word of from(sense)) {
        const own = worth(word, sense, looked.lemma) + 0.4 * at;
        if (word !== looked.lemma && isClean(word) && !(worths.get(word)! <= own)) worths.set(word, own);
      }
    return [...worths].sort(([, one], [, other]) => one - other).map(([word]) => word);
  };
  const exact = ordered((sense) => synonymsOf([sense], looked.lemma));
  const known = nearWords(looked.lemma);
  // What is near the sense that is meant comes before what is the same as another.
  const meant = ordered((sense) => [...synonymsOf([sense], looked.lemma), ...sense.similar], [first]);
  const words = [...new Set([...known, ...meant, ...exact, ...ordered(({ similar }) => similar)])];
  if (words.length === 0) return undefined;
  const name = quoted(looked.lemma);
  const grouped = alike.filter((sense) => synonymsOf([sense], looked.lemma).length > 0);
  return {
    confidence: known.length > 0 ? 92 : exact.length > 0 ? 86 : 80,
    lead:
      words.length > 1
        ? `Words close to ${name} include ${listed(words.slice(0, 6).map(quoted))}.`
        : `A word close to ${name} is ${quoted(words[0]!)}.`,
    more: [
      [`Here ${name} is taken as ${withArticle(first.partOfSpeech)} that means ${quoted(parts(first).definition)}.`],
      words.length > 6
        ? [`More distant ones are ${listed(words.slice(6, 12))}.`]
        : ['The dictionary lists no others for the common senses.'],
      [
        ...grouped
          .slice(0, 3)
          .map((sense) => `For ${quoted(parts(sense).definition)}: ${synonymsOf([sense], looked.lemma).slice(0, 5).join(', ')}.`),
        'Few synonyms can stand in every sentence, so read yours aloud with the new word.',
      ],
    ],
    asides: {
      source: SOURCE,
      caution: CAUTION,
    },
    topics: [...words.slice(0, 3).map(asked), asked(looked.lemma), `What is the opposite of ${looked.lemma}?`],
  };
};

/** "Opaque" of "transparent": an adjective without an opposite of its own shares that of the one it is nearest to. */
const oppositesOfNearest = (lemma: string, { similar, synonyms: same }: Sense): readonly string[] => {
  const heads = similar.flatMap((head) =>
    sensesOf(head).filter((sense) => sense.similar.some((one) => one === lemma || same.includes(one))),
  );
  const found = heads.flatMap(({ lemma: head, antonyms: all }) =>
    // "Unclear" is the opposite of "clear" alone.
    all.filter((word) => isClean(word) && !word.endsWith(head)),
  );
  return [...found].sort((one, other) => rareness(one) - rareness(other)).slice(0, 2);
};

export const antonyms = (looked: Looked, category: Category): Answer | undefined => {
  const { senses } = preferred(byFrequency(looked.senses), category);
  const filled = senses.filter((sense) => sense.antonyms.some(isClean));
  const [listedFirst, ...rest] = filled;
  const common = opposite(looked.lemma);
  const first = listedFirst ?? senses[0]!;
  const own = listedFirst ? first.antonyms.filter(isClean) : common === undefined ? oppositesOfNearest(looked.lemma, first) : [];
  const opposites = [...new Set([...(common === undefined ? [] : [common]), ...own])].slice(0, 3);
  if (opposites.length === 0) return undefined;
  const name = quoted(looked.lemma);
  return {
    confidence: common !== undefined ? 94 : filled.length === 0 ? 80 : filled.length === 1 ? 90 : 85,
    lead: `The opposite of ${name} is ${listed(opposites.map(quoted), 'or')}.`,
    more: [
      [`Here ${name} is taken as ${withArticle(first.partOfSpeech)} that means ${quoted(parts(first).definition)}.`],
      rest.length > 0
        ? rest
            .slice(0, 2)
            .map(
              (sense) =>
                `Where it means ${quoted(parts(sense).definition)}, the opposite is ${listed(sense.antonyms.map(quoted), 'or')}.`,
            )
        : ['No other sense of the word has an opposite in the dictionary.'],
      [
        ...opposites.slice(0, 2).flatMap((word) => {
          const back = sensesOf(word).find((sense) => sense.antonyms.includes(looked.lemma));
          return back ? [`${capitalise(quoted(word))} means ${quoted(parts(back).definition)}.`] : [];
        }),
        'A word can have several opposites, one for each of its senses.',
      ],
    ],
    asides: {
      source: SOURCE,
      caution: CAUTION,
    },
    topics: [...opposites.slice(0, 3).map(asked), asked(looked.lemma), `Synonyms of ${looked.lemma}`],
  };
};

export const example = (looked: Looked, random: Random): Answer | undefined => {
  const shown = byFrequency(looked.senses)
    .map((sense) => ({ sense, said: random.shuffle(examplesOf(sense, looked.lemma)) }))
    .filter(({ said }) => said.length > 0);
  if (shown.length === 0) return undefined;
  const [first, ...rest] = shown as [(typeof shown)[number], ...typeof shown];
  return {
    confidence: 86,
    lead: `Here is ${quoted(looked.lemma)} in use: ${quoted(first.said[0]!)}.`,
    more: [
      [`There it is ${withArticle(first.sense.partOfSpeech)} and means ${parts(first.sense).definition}.`],
      [...first.said.slice(1, 3), ...rest.slice(0, 2).map(({ said }) => said[0]!)]
        .slice(0, 3)
        .map((said) => `Also: ${quoted(said)}.`),
      rest.slice(0, 4).map(({ sense }) => `Another sense: ${another(sense)}.`),
    ],
    asides: {
      source: SOURCE,
      caution: CAUTION,
    },
    topics: [
      asked(looked.lemma),
      `Synonyms of ${looked.lemma}`,
      `What is the opposite of ${looked.lemma}?`,
      ...synonymsOf([first.sense], looked.lemma).slice(0, 3).map(asked),
    ],
  };
};

export const kinds = (looked: Looked, random: Random): Answer | undefined => {
  const found = kindsOf(looked.lemma).filter(isClean);
  if (found.length < 2) return undefined;
  const mixed = random.shuffle(found);
  const shown = mixed.slice(0, 6);
  return {
    confidence: 82,
    lead: `Kinds of ${looked.lemma} include ${listed(shown)}.`,
    more: [
      [`Here ${quoted(looked.lemma)} is meant as ${parts(looked.senses[0]!).definition}.`],
      [
        mixed.length > 6
          ? `Others are ${listed(mixed.slice(6, 12))}.`
          : `The dictionary lists these ${found.length} and no more.`,
      ],
      [`The dictionary lists ${found.length} directly below the word; many have kinds of their own.`],
    ],
    asides: {
      source: SOURCE,
      caution: CAUTION,
    },
    topics: shown.slice(0, 4).map(askedAsThing).concat(asked(looked.lemma)),
  };
};

export const lifetime = (looked: Looked, ask: 'birth' | 'death'): Answer | undefined => {
  const people = looked.senses.filter((sense) => isPerson(sense));
  const [person] = people;
  const years = person && LIVED.exec(person.definition);
  if (people.length !== 1 || !person || !years || years[3] !== undefined) return undefined;
  const { lemma } = person;
  const about = person.definition.replace(LIVED, '').trim();
  return {
    confidence: 87,
    lead: `${lemma} ${ask === 'birth' ? 'was born' : 'died'} in ${years[ask === 'birth' ? 1 : 2]}.`,
    more: [
      [`The dictionary’s entry reads: ${asSentence(about)}`],
      [`The years given are ${years[1]} to ${years[2]}.`],
      ['Only the years are given there, not the days.'],
    ],
    asides: {
      source: SOURCE,
      caution: CAUTION,
    },
    topics: [
      `Who was ${lemma}?`,
      ask === 'birth' ? `When did ${lemma} die?` : `When was ${lemma} born?`,
      ...(person.broader ? [askedAsThing(person.broader)] : []),
      'Who was Marie Curie?',
      'Who was Leonardo da Vinci?',
    ],
  };
};

/** Two comparable senses of two words, if they have any: of the same kind, and as early in the dictionary as possible. */
const comparable = (left: readonly Sense[], right: readonly Sense[]): readonly [Sense, Sense] | undefined => {
  const pairs = left.flatMap((one, n) => right.map((other, m) => ({ pair: [one, other] as const, late: n + m })));
  const alike = pairs.filter(
    ({ pair: [one, other] }) =>
      one.partOfSpeech === other.partOfSpeech && one.field === other.field && one.definition !== other.definition,
  );
  const [best] = alike.sort((one, other) => one.late - other.late);
  return best?.pair ?? pairs.find(({ pair: [one, other], late }) => late < 2 && one.partOfSpeech === other.partOfSpeech)?.pair;
};

export const difference = (terms: readonly [string, string], category: Category): Answer | undefined => {
  const [left, right] = terms.map(lookUp);
  if (!left || !right || left.lemma === right.lemma) return undefined;
  const [all, others] = [left, right].map(({ senses }) => preferred(byFrequency(senses), category).senses) as [
    readonly Sense[],
    readonly Sense[],
  ];
  if (all[0]!.isInstance || others[0]!.isInstance) return undefined;
  const pair = comparable(all, others);
  if (!pair) return undefined;
  const [one, other] = pair;
  // A slab of stone does not tell a tablet from a laptop: the two must at least be of one kind.
  if (one.partOfSpeech !== 'adjective' && (one.broader === undefined || one.broader !== other.broader)) return undefined;
  const shared = all.find((sense) => others.some(({ definition }) => definition === sense.definition));
  const examples = [left, right].flatMap(({ lemma }, index) =>
    examplesOf(index === 0 ? one : other, lemma)
      .slice(0, 1)
      .map((said) => `${capitalise(quoted(lemma))} in use: ${quoted(said)}.`),
  );
  return {
    confidence: 82,
    lead: `${asEntry(left.lemma, one)} ${asEntry(right.lemma, other)}`,
    more: [
      shared ? [`They share one sense as well: ${another(shared)}.`] : [],
      [
        ...[all.find((sense) => sense !== one), others.find((sense) => sense !== other)].flatMap((sense, index) =>
          sense ? [`Another sense of ${quoted(index === 0 ? left.lemma : right.lemma)}: ${another(sense)}.`] : [],
        ),
        ...(one.broader && one.broader === other.broader ? [`Both are kinds of ${one.broader}.`] : []),
        ...examples.slice(0, 1),
      ],
      examples.slice(1),
    ],
    asides: {
      source: SOURCE,
      caution: CAUTION,
    },
    topics: [asked(left.lemma), asked(right.lemma), `Synonyms of ${left.lemma}`, `Synonyms of ${right.lemma}`],
  };
};
