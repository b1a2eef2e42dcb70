/** Puts the visitor's words into the slots of a form. */
import { baseForms } from '../../lexicon/wordnet.ts';
import { article, withArticle } from '../../english/prose.ts';
import { titleCase } from '../../english/topic/title-case.ts';
import { tagged } from '../../english/topic/tagger.ts';
import { classOf, type Field } from '../../english/topic/word-classes.ts';
import { definite, numberOf, type NounPhrase } from '../../english/topic/noun-phrase.ts';
import type { Random } from '../../random.ts';
import type { Blurb, Slot } from './blurb.ts';
import { contentOf as contentWords } from './score.ts';
import { actionsIn, type Span } from './spans.ts';
import { gerundOf } from './words.ts';

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
const filling = (words: string, weight: number, heads: readonly string[] = contentOf(words)): Filling => ({
  words,
  heads,
  weight,
  sentences: [],
});

const contentOf = (words: string): string[] =>
  tagged(words)
    .filter(({ tag }) => tag === 'noun' || tag === 'name')
    .map(({ lower }) => lower.replace(/[’']s$/, ''));

const isCommon = ({ type }: Slot): boolean => type === 'thing' || type === 'person' || type === 'abstract';
const isProper = ({ type }: Slot): boolean => type === 'name' || type === 'place' || type === 'label';
const withThe = (slot: Slot): string => (isProper(slot) && !slot.takesThe ? slot.words : `${slot.owner ?? 'the'} ${slot.words}`);
const wordsIn = (words: string): number => words.split(' ').length;

const STANDS_BEFORE = /^(?:location|object|substance|event|time|plant|food|group|animal|artifact)$/;

/** What can be held, borrowed or lost. */
const OBJECTS = new Set<Field>(['artifact', 'food', 'plant', 'animal', 'substance', 'communication', 'object']);

/** Where one can be. */
const SPOTS = new Set<Field>(['artifact', 'location', 'object', 'group']);

/** Single words where there are such: "the last ferry" sits better than "the last morning ferry". */
const briefest = (slots: readonly Slot[]): readonly Slot[] => {
  const single = slots.filter(({ words }) => wordsIn(words) === 1);
  return single.length > 0 ? single : slots.filter(({ words }) => wordsIn(words) === 2);
};

const DISHES =
  /^(?:meals|recipes|dishes|dinners|suppers|lunches|breakfasts|foods?|cooking|walks|hikes|tips|ideas|skills|basics|techniques|methods|cakes|breads?|soups|salads|bakes|snacks|stews|curries)$/;

/** What can stand before "Kitchen" or "Handbook": "one pot", "budgeting", "small habits", "bee". */
const attributive = (words: string): string | undefined => {
  const parts = words.split(' ').filter((part) => !/^(?:the|a|an)$/i.test(part));
  const last = parts.at(-1) ?? '';
  if (parts.length > 3 || parts.length === 0 || /^\d/.test(words)) return undefined;
  if (parts.length > 1 && DISHES.test(last)) return parts.slice(0, -1).join(' ');
  if (parts.length > 1) return tagged(words)[0]?.tag === 'adjective' ? parts.join(' ') : undefined;
  return classOf(last).form === 's' ? baseForms(last).find((base) => classOf(base).noun > 0) : last;
};

/** The same for people: "night shift" for night shift workers, "students’", "busy parents’". */
const attributiveOf = (people: string): string => {
  const parts = people.split(' ');
  const isTrade = parts.length > 2 && /(?:workers|people|lovers|owners|users)$/.test(people);
  return isTrade ? parts.slice(0, -1).join(' ') : /s$/.test(people) ? `${people}’` : `${people}’s`;
};

const trimmedTopic = (words: string, readers: string | undefined): string =>
  (readers ? words.replace(` for ${readers}`, '') : words).trim();

/** "learning to garden after a heart attack" is about gardening after a heart attack. */
const LEARNT = /^(?:learning|starting|beginning|trying|how) to (\p{L}+)(.*)$/iu;
/** "how small businesses can get through a recession" is about getting through it. */
const MANAGED = /^how .+? (?:can|could|should|might) (\p{L}+)(.*)$/iu;
const TAIL = / (?:after|before|in|with|without|on|for|while|from|at|during|through)\b/;

interface Topics {
  readonly gerunds: readonly string[];
  readonly nouns: readonly string[];
  /** Keywords, which are dear to the visitor but not the subject itself. */
  readonly extra: readonly string[];
}

/** What a book of facts is about, long and short. */
const topicsOf = ({ topic, readers, slots, sentences, keywords, isEnglish }: Blurb): Topics => {
  const gerunds: string[] = [];
  const nouns: string[] = [];
  const doing = topic.gerund ?? topic.inquiry;
  const learnt = doing && LEARNT.exec(doing);
  const managed = topic.inquiry && MANAGED.exec(topic.inquiry);
  if (managed) gerunds.push(`${gerundOf(managed[1]!.toLowerCase())}${managed[2]!}`);
  if (learnt) nouns.push(`${gerundOf(learnt[1]!.toLowerCase())}${learnt[2]!}`, gerundOf(learnt[1]!.toLowerCase()));
  if (topic.gerund) gerunds.push(trimmedTopic(topic.gerund, readers), trimmedTopic(topic.gerund, readers).split(TAIL)[0]!);
  const named = slots.filter(isCommon).map((slot) => (slot.number === 'one' || slot.owner ? withThe(slot) : slot.words));
  if (topic.shape === 'keywords') {
    const [first] = sentences;
    const items = first ? first.text.split(/,\s*/).map((item) => item.toLowerCase()) : [];
    nouns.push(
      ...items.filter(
        (item) =>
          item !== readers &&
          !/^(?:no|without|under|over) /.test(item) &&
          wordsIn(item) <= 3 &&
          (/^(?:my|our|the) /.test(item) || numberOf(item.split(' ').at(-1)!) !== 'one'),
      ),
    );
  } else if (
    topic.subject &&
    [topic.action, topic.question, topic.statement].every((said) => said === undefined) &&
    topic.subject.field !== 'time'
  ) {
    const name = (words: string): string => definite({ ...(topic.subject as NounPhrase), words });
    nouns.push(
      name(trimmedTopic(topic.subject.words.split(/,| (?:in which|who|that|which|by|because|so|while|when|if)\b/)[0]!, readers)),
      name(topic.subject.core),
    );
  } else if (gerunds.length + nouns.length === 0) nouns.push(...named.slice(0, 4));
  const extra = named.filter(
    (words) => !words.startsWith('the ') && keywords.some((keyword) => keyword.toLowerCase() === words.replace(/^the /, '')),
  );
  if (!isEnglish || gerunds.length + nouns.length === 0) nouns.push(topic.label);
  return { gerunds, nouns, extra };
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
    readersAttr: readers && wordsIn(readers) <= 3 ? [filling(attributiveOf(readers), 3, contentOf(readers))] : [],
    without: without.map((word) => filling(word, 3)),
    under: under ? [filling(under, 3)] : [],
  };
};

export interface Filled {
  readonly title: string;
  readonly heads: readonly string[];
  readonly weight: number;
}

/** Two words that each say which one it is. */
const CLASHES =
  /\b(?:last|first|only|other|new|little|wrong|every|another|smallest) (?:last|first|only|other|new|little|small|old)\b|\b(?:my|our|your|a|an) (?:the|my|our)\b/i;

const SLOT = /\{([a-zA-Z]+)(\d?)\}/g;

const weighted = (options: readonly Filling[], random: Random): Filling => {
  const total = options.reduce((sum, { weight }) => sum + weight ** 1.4, 0);
  let left = random.next() * total;
  return options.find(({ weight }) => (left -= weight ** 1.4) <= 0) ?? options[0]!;
};

/** "Letters to the Letters": the form's own word came back in the slot. */
const isEcho = (words: string): boolean => {
  const stems = contentWords(words).map((word) => word.replace(/(?:[’']s|s)$/, ''));
  return new Set(stems).size < stems.length;
};

/** The form filled once, or undefined where it cannot be filled well. */
export const fill = (template: string, fillings: Fillings, random: Random): Filled | undefined => {
  const used: Filling[] = [];
  let failed = false;
  const raw = template.replace(SLOT, (_, name: string) => {
    const taken = new Set(used.flatMap(({ heads }) => heads));
    const free = (fillings[name] ?? []).filter(({ heads }) => heads.every((head) => !taken.has(head)));
    if (free.length === 0) {
      failed = true;
      return '';
    }
    const chosen = weighted(free, random);
    used.push(chosen);
    return chosen.words;
  });
  if (failed) return undefined;
  // A person and a thing belong together only where the visitor put them together.
  if (
    /\{name\}.*\{thing\}|\{thing\}.*\{name\}/.test(template) &&
    !used[0]!.sentences.some((at) => used[1]!.sentences.includes(at))
  )
    return undefined;
  if (CLASHES.test(raw) || isEcho(raw)) return undefined;
  const title = titleCase(
    raw
      .replace(/\bthe the /gi, 'the ')
      .replace(
        /\b(a|an) (?=[\p{L}\p{N}])(.*)/giu,
        (_, typed: string, rest: string) => `${/^A/.test(typed) ? article(rest).replace('a', 'A') : article(rest)} ${rest}`,
      ),
  );
  const heads = used.flatMap((part) => part.heads);
  return {
    title: title.charAt(0).toUpperCase() + title.slice(1),
    heads,
    weight: used.length ? used.reduce((sum, { weight }) => sum + weight, 0) / used.length : 1,
  };
};
