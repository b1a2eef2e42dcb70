/** Finds prompts of the catalogue by words and category. */
import MiniSearch, { type SearchOptions } from 'minisearch';
import { pronunciations } from '../lexicon/pronunciations.ts';
import { americanised } from '../lexicon/spelling.ts';
import { askedFor } from './askedFor.ts';
import { catalogue } from './catalogue.ts';
import type { CataloguePrompt } from './prompt.ts';
import { wishesIn } from './synonyms.ts';
import { isFiller, tellingWords, wordsOf } from './words.ts';

export interface PromptQuery {
  /** Free text. Blank finds everything. */
  readonly search: string;
  /** A category's name in any case, or "all". */
  readonly category: string;
}

/** Below 0 where the first comes before the second. */
export type Order = (first: CataloguePrompt, second: CataloguePrompt) => number;

/** What a word is worth by where it stands: a tag says what a prompt is for, its text only mentions things. */
const WORTH = { tags: 1, description: 0.8, asked: 0.45, category: 0.6, prompt: 0.3 } as const;
type Field = keyof typeof WORTH;

/** A placeholder, "[main doubts]", says nothing of what the prompt is for. */
const withoutPlaceholders = (text: string): string => text.replace(/\[[^[\]]*\]/g, ' ');

const index = new MiniSearch<CataloguePrompt>({
  fields: Object.keys(WORTH),
  extractField: (prompt, field) =>
    field === 'tags'
      ? prompt.tags.join(' ')
      : field === 'asked'
        ? askedFor(prompt.id).join(' ')
        : field === 'prompt'
          ? withoutPlaceholders(prompt.prompt)
          : prompt[field as 'id'],
  tokenize: wordsOf,
  processTerm: (word) => word,
  searchOptions: { tokenize: (words) => words.split(' ') },
});
index.addAll(catalogue);

/** How well a prompt answers, from 0 to a little over 1, by its id. */
type Matches = ReadonlyMap<string, number>;

/** Standing in several fields is a little better than in one. */
const AGAIN = 0.08;

const worthOf = (fields: ReadonlySet<string>): number =>
  Math.max(...Array.from(fields, (field) => WORTH[field as Field])) + AGAIN * (fields.size - 1);

const look = (word: string, options: SearchOptions, factor: number): [string, number][] =>
  index.search(word, options).map(({ id, match }) => [String(id), factor * worthOf(new Set(Object.values(match).flat()))]);

/** Corrects two swapped letters ("breif"), where that makes a known word of an unknown one. */
const unswapped = (word: string): string | undefined =>
  Array.from(word.slice(1), (_, at) => word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2)).find(
    (swapped) => index.search(swapped).length > 0,
  );

const SUFFIX = /(?:ing|ed|er)$/;
/** Whether English has it, or what it is made of: "ghosting" of "ghost". */
const isEnglish = (word: string): boolean => {
  const stem = word.replace(SUFFIX, '');
  const has = (each: string): boolean => pronunciations().has(each);
  return has(word) || (stem !== word && stem.length > 3 && (has(stem) || has(`${stem}e`)));
};

/** How many letters of a word may be wrong: none in a short one, nor in one that English has: "training" is not "tracking". */
const slips = (word: string): number => (word.length < 4 || isEnglish(word) ? 0 : word.length < 7 ? 1 : 2);

/** The longer the beginning that is right, the more of the end may be wrong: "resine" for "resign". */
const BEGINNING = 4;
const begunAlike = (word: string): string | undefined =>
  word.length < BEGINNING + 2
    ? undefined
    : index
        .search(word, { fuzzy: 2 })
        .flatMap(({ terms }) => terms)
        .find((term) => term.startsWith(word.slice(0, BEGINNING)) && term.length === word.length);

/** The word of the library that an unknown one may be a slip for. */
const meantBy = (word: string): string => {
  const [plain = ''] = wordsOf(word);
  const american = americanised(plain);
  if (american !== plain && index.search(plain).length < index.search(american).length) return american;
  if (slips(plain) === 0 || index.search(plain, { prefix: true }).length > 0) return word;
  return unswapped(plain) ?? index.search(plain, { fuzzy: slips(plain) })[0]?.terms[0] ?? begunAlike(plain) ?? word;
};

/** Short for a word, as it is typed in haste, or a slip that happens to be a name. */
const SHORT_FOR: Readonly<Record<string, string>> = {
  any1: 'anyone',
  b4: 'before',
  bday: 'birthday',
  bf: 'boyfriend',
  bizness: 'business',
  convo: 'conversation',
  cus: 'because',
  cuz: 'because',
  every1: 'everyone',
  exel: 'excel',
  exp: 'experience',
  excell: 'excel',
  gf: 'girlfriend',
  msg: 'message',
  msgs: 'messages',
  pic: 'picture',
  pics: 'pictures',
  ppl: 'people',
  ppt: 'powerpoint',
  sum1: 'someone',
  some1: 'someone',
  tmrw: 'tomorrow',
  vid: 'video',
  vids: 'videos',
  wat: 'what',
  wen: 'when',
  wot: 'what',
  xmas: 'christmas',
  yr: 'year',
  yrs: 'years',
};

/** The search with its misspelt words put right, and its short ones written out. */
export const corrected = (search: string): string =>
  search.replace(
    /[\p{L}\p{N}]+/gu,
    (word) => SHORT_FOR[word.toLowerCase()] ?? (word.length < 4 || /\P{L}/u.test(word) ? word : meantBy(word)),
  );

/** What a form of a word ends in beyond the word: "debugging", but not "prompt" of "prom". */
const ENDING = /^(?:\p{L}?(?:ing|e[drn]|y|er|or|able|ation|ion|ment|ness|ly|al|ist|ship))?s?$/u;

/** The prompts with this word; failing that, with its forms, or with what begins with it where it is no word of English. */
const matchesOf = (word: string): Matches => {
  const exact = look(word, {}, 1);
  if (word.length < 4) return new Map(exact);
  const isWhole = pronunciations().has(word);
  const isForm = (term: string): boolean => term === word || !isWhole || ENDING.test(term.slice(word.length));
  const begun = index.search(word, { prefix: true }).map(({ id, match }): [string, number] => {
    const fields = Object.entries(match).flatMap(([term, where]) => (isForm(term) ? where : []));
    return [String(id), 0.5 * worthOf(new Set(fields))];
  });
  return new Map([...begun.filter(([, worth]) => worth > 0), ...exact]);
};

/** The prompts in which all of these words stand. */
const matchesOfAll = (words: readonly string[]): Matches => {
  const [first = new Map<string, number>(), ...others] = words.map(matchesOf);
  return new Map(
    Array.from(first, ([id, worth]) => [id, Math.min(worth, ...others.map((other) => other.get(id) ?? 0))] as const).filter(
      ([, worth]) => worth > 0,
    ),
  );
};

/** One thing that is asked for, in any of its names. */
interface Asked {
  readonly weight: number;
  /** Only the form of what is wanted: "ideas". */
  readonly isForm: boolean;
  /** A form, or what it is for: need not be there. */
  readonly isLoose: boolean;
  /** Goes by a name of its own, and so is what the visitor is after; a single word may be beside the point. */
  readonly isNamed: boolean;
  readonly matches: Matches;
}

const best = (all: readonly Matches[]): Matches => {
  const together = new Map<string, number>();
  for (const matches of all) for (const [id, worth] of matches) together.set(id, Math.max(worth, together.get(id) ?? 0));
  return together;
};

/** What is rare in the library tells more. */
const weightOf = (matches: Matches): number => 1 + Math.log(catalogue.length / (1 + matches.size));

/** The first tag says what a prompt is, the others what it touches. */
const LATER = 0.04;

interface Name {
  readonly matches: Matches;
  /** It names a thing: of several words, or the first of a prompt's tags. */
  readonly isTelling: boolean;
}

/** The prompts of each tag, by its words. The longest first. */
const names: ReadonlyMap<string, Name> = (() => {
  const found = new Map<string, { matches: Map<string, number>; isTelling: boolean }>();
  for (const { id, tags } of catalogue) {
    for (const [at, tag] of tags.entries()) {
      const words = wordsOf(tag);
      const name = found.get(words.join(' ')) ?? {
        matches: new Map<string, number>(),
        isTelling: words.length > 1 && !words.every(isFiller),
      };
      name.matches.set(id, 1 + AGAIN - at * LATER);
      name.isTelling ||= at === 0;
      found.set(words.join(' '), name);
    }
  }
  return new Map([...found].sort(([one], [other]) => other.length - one.length));
})();

/** The tags that stand in a text, none inside another. */
export const tagsIn = (text: string): string[] => {
  let rest = ` ${wordsOf(text).join(' ')} `;
  return [...names.keys()].filter((name) => {
    const stands = rest.includes(` ${name} `);
    if (stands) rest = rest.replaceAll(` ${name} `, ' | ');
    return stands;
  });
};

/** The prompts that have it as a tag, and then those in which its words stand. */
const calledOrAbout = (name: string): Matches => {
  const words = wordsOf(name);
  const called = names.get(words.join(' '))?.matches;
  return called ? best([times(BESIDE[2]!, matchesOfAll(words)), called]) : matchesOfAll(words);
};

/** With so many prompts of its first name, a wish has no need of the others. */
const ENOUGH = 3;
const namesNeeded = ([first = '', ...others]: readonly string[]): readonly string[] =>
  (names.get(wordsOf(first).join(' '))?.matches.size ?? 0) >= ENOUGH ? [first] : [first, ...others];

/** The first of a wish's names is nearer to what was meant than the others; the words typed may say less than the name. */
const BESIDE = [1, 0.8, 0.7];
const AS_TYPED = 0.5;
/** What is a name by itself means less in the names of others, "crawl budget", and in words far apart. */
const IN_OTHERS = 0.5;
const times = (factor: number, matches: Matches): Matches =>
  new Map(Array.from(matches, ([id, worth]) => [id, factor * worth] as const));

/** Words for the form of what is wanted, in any subject. */
const LOOSE = new Set(
  'article best create example good idea make new note plan post site template text tip topic website write writing'.split(' '),
);

/** Words of any subject at all: what has nothing else in common with the search is no answer to it. */
const WEAK = new Set(
  `add become big bring come different fix great happen hard hold issue keep last long look lot nice old one part people person place
  problem real say see set several solve special start stop take talk tell think turn way whole`.split(/\s+/),
);

/** A thing that goes by names of its own tells more than a word beside it. */
const NAMED = 1.6;
/** What is to be done outweighs what it is done to. */
const DEED = 2.5;
/** What it is for matters less than what it is: "interview questions for hiring a nurse". */
const PURPOSE = 0.5;

interface Named {
  readonly words: readonly string[];
  readonly matches: Matches;
}

/** A thing, and close behind it what it is for. */
const OF_PURPOSE =
  /(?<!\p{L})(\p{L}{2,30}) (?:for|to|from|about|on|of) (?:(?:my|our|his|her|an?|the|this) )?(?:\d{1,3}\p{L}{0,2} )?(\p{L}{2,30})/u;

/** The things that are called by a tag, none inside another. */
const namedIn = (search: string): Named[] => {
  // "Poem for a birthday" is a birthday poem.
  const [, thing = '', purpose = ''] = OF_PURPOSE.exec(search) ?? [];
  let rest = ` ${wordsOf(search).join(' ')} | ${wordsOf(`${purpose} ${thing}`).join(' ')} `;
  const named: Named[] = [];
  for (const [name, { matches, isTelling }] of names) {
    if (!isTelling || !rest.includes(` ${name} `)) continue;
    rest = rest.replaceAll(` ${name} `, ' | ');
    const words = name.split(' ');
    named.push({ words, matches: best([times(IN_OTHERS, matchesOfAll(words)), matches]) });
  }
  return named;
};

/** Parts what is wanted from what or whom it is for, where that stands behind it: "linkedin post ideas", "nurses". */
const partedByPurpose = (search: string): { readonly thing: string; readonly purpose: string } => {
  const [thing = '', ...purposes] = search.split(
    /(?<!\b(?:ask|asked|asking)(?: [\w']{1,20}){0,2})(?<!\b(?:apply|applying|applied))\s(?:for|about)\s/i,
  );
  const isSaid = tellingWords(thing).some((word) => !LOOSE.has(word));
  return isSaid ? { thing, purpose: purposes.join(' ') } : { thing: search, purpose: '' };
};

/** What is wanted, without what or whom it is for; undefined where nothing is said of that, or all in a single word. */
export const withoutPurpose = (search: string): string | undefined => {
  const { thing, purpose } = partedByPurpose(search);
  if (purpose !== '') return tellingWords(thing).length < 2 ? undefined : thing;
  // "Instagram captions wedding photographer" does without "for".
  const [first = '', second = '', ...others] = tellingWords(search);
  const isNamed = others.length > 1 && Array.from(matchesOfAll([first, second]).values()).some((worth) => worth >= SAYS_SO);
  return isNamed && search.toLowerCase().startsWith(`${first} ${second}`) ? `${first} ${second}` : undefined;
};

const askedIn = (search: string): Asked[] => {
  const purpose = new Set(wordsOf(partedByPurpose(search).purpose));
  const asked = (words: readonly string[], matches: Matches, isNamed: boolean): Asked => {
    const isForm = !isNamed && words.every((word) => LOOSE.has(word));
    const factor = isNamed ? NAMED : isForm ? 0.4 : 1;
    const purposeFactor = words.every((word) => purpose.has(word)) ? PURPOSE : 1;
    return { weight: factor * purposeFactor * weightOf(matches), isForm, isLoose: isForm || purposeFactor < 1, isNamed, matches };
  };
  const wishes = wishesIn(search).map(({ typed, lookedFor, isDeed }) => {
    const wish = asked(
      wordsOf(typed),
      best([
        times(AS_TYPED, matchesOfAll(tellingWords(typed))),
        ...namesNeeded(lookedFor).map((name, at) => times(BESIDE[at] ?? BESIDE.at(-1)!, calledOrAbout(name))),
      ]),
      true,
    );
    return isDeed ? { ...wish, weight: DEED * wish.weight } : wish;
  });
  const wished = new Set(wishesIn(search).flatMap(({ typed }) => wordsOf(typed)));
  const named = namedIn(search).filter(({ words }) => words.some((word) => !wished.has(word)));
  const covered = new Set([...wished, ...named.flatMap(({ words }) => words)]);
  return [
    ...wishes,
    ...named.map(({ words, matches }) => asked(words, matches, true)),
    ...tellingWords(search)
      .filter((word) => !covered.has(word) && !WEAK.has(word))
      .map((word) => asked([word], matchesOf(word), false)),
  ];
};

/** Whether what was found is what was asked for, and not a word beside it: "tax return" is not about returns. */
const isAnswered = (asked: readonly Asked[]): boolean => {
  const sure = ({ matches }: Asked): boolean => Math.max(0, ...matches.values()) >= SAYS_SO;
  if (asked.some((one) => one.isNamed && sure(one))) return true;
  // A rare word that people are known to type for it, and nothing else: "steelman".
  if (asked.length === 1 && asked.every(({ matches }) => matches.size > 0 && matches.size < RARE)) return true;
  const telling = asked.filter(({ isLoose }) => !isLoose);
  const sum = (some: readonly Asked[]): number => some.reduce((total, { weight }) => total + weight, 0);
  return sum(telling.filter(sure)) >= 0.5 * sum(telling) && asked.some(sure);
};

/** A word in so many prompts is not rare. */
const RARE = 4;
/** From here on a prompt is about it: a tag or the description names it. */
const SAYS_SO = 0.5;
/** What answers less than this share of what the best answers barely matches; a word or two may mean several things. */
const BARELY = { few: 0.68, many: 0.76 };
/** Where the words do not settle what is meant, less than this is a guess: better nothing than filler. A sentence tells more. */
const GUESS = { few: 0.56, many: 0.4 } as const;
/** What answers nearly as much as the best counts as equal to it. */
const EQUAL = 0.9;
/** What has only some of the words, where others have all of them. */
const IN_PART = 0.5;

/** How near each prompt is to the search in meaning, by its id. */
export type Nearness = ReadonlyMap<string, number>;

/** Any two texts are nearly this near; above the other they are about the same. */
const [FAR, SAME] = [0.58, 0.85];
/** What people are known to type for it is worth as much as some of the words, from the one nearness to the other. */
const ASKED_SO = 0.6;
const NEARLY_ASKED = [0.76, 0.9] as const;
const SURELY_ASKED = [0.9, 1] as const;
/** What has a word by chance is further from the search than this. */
const BESIDE_THE_POINT = 0.5;
/** Without the words, meaning must be plain; the fewer words it was read from, the plainer. With a word or two, less will do. */
const ALONE = { few: 0.78, many: 0.63, fewWithWords: 0.67, withWords: 0.52 } as const;
/** Words that are only some of those asked for, where meaning has to bear them out. */
const UNSURE = 0.4;

const between = (from: number, to: number, value: number): number => Math.min(1, Math.max(0, (value - from) / (to - from)));

/** The words decide what a search of a word or two means; in a sentence they stand by chance, and the encoder reads it better. */
const weightOfMeaning = (words: number): number => (words < 3 ? 0.7 : words < 4 ? 0.85 : 1);

/** What meaning counts beside a deed that is told in so many words. */
const BESIDE_A_DEED = 0.4;

/** How well each prompt of the shelf has the words that are asked for, from 0 to 1. */
const byWords = (all: readonly Asked[], shelf: readonly CataloguePrompt[]): Matches => {
  const asked = all.filter(({ matches }) => matches.size > 0);
  const answers = ({ id }: CataloguePrompt): number =>
    asked.reduce((sum, { weight, matches }) => sum + weight * (matches.get(id) ?? 0), 0);
  const holds = ({ id }: CataloguePrompt, some: readonly Asked[]): boolean =>
    some.every(({ isNamed, matches }) => (matches.get(id) ?? 0) >= (isNamed ? SAYS_SO : 0.1));
  const [needed, told] = [asked.filter(({ isLoose }) => !isLoose), asked.filter(({ isForm }) => !isForm)];
  const fullest = [told, needed].map((some) => shelf.filter((prompt) => holds(prompt, some))).find(({ length }) => length > 0);
  const full = new Set(fullest ?? shelf);
  const most = Math.max(...Array.from(full, answers));
  const worthOf = (prompt: CataloguePrompt): number => (answers(prompt) / most) * (full.has(prompt) ? 1 : IN_PART);
  return new Map(shelf.map((prompt) => [prompt.id, worthOf(prompt)] as const).filter(([, worth]) => worth > 0));
};

/** How well each prompt of the shelf answers, by its words and its meaning together. */
const worths = (search: string, shelf: readonly CataloguePrompt[], near: Nearness | undefined): Matches => {
  const asked = askedIn(corrected(search));
  const isSure = isAnswered(asked);
  if (!near) return isSure ? byWords(asked, shelf) : new Map();
  const words = tellingWords(search).length;
  const isShort = words < 3;
  // The encoder reads first what a text is about, and what is to be done with it only then.
  const share = weightOfMeaning(words) * (wishesIn(search).some(({ isDeed }) => isDeed) ? BESIDE_A_DEED : 1);
  // "Write a will": of its words only the form is known, and what is wanted is told by none.
  const matched =
    asked.every(({ isForm }) => isForm) && wordsOf(search).length > 2 ? new Map<string, number>() : byWords(asked, shelf);
  const telling = asked.filter(({ isForm }) => !isForm);
  const least = Math.min(...telling.map(({ weight }) => weight));
  // One word beside the point is no answer to several: "class" of "a quiz for my class".
  const hasOnlyTheLeast = (id: string): boolean =>
    telling.length > 1 && telling.every(({ weight, isNamed, matches }) => !matches.has(id) || (weight <= least && !isNamed));
  const worthOf = (id: string): number => {
    const nearness = near.get(id) ?? 0;
    const held = (matched.get(id) ?? 0) * (hasOnlyTheLeast(id) ? IN_PART : 1);
    const enough = held > 0 ? (isShort ? ALONE.fewWithWords : ALONE.withWords) : isShort ? ALONE.few : ALONE.many;
    if (nearness < enough && !(isSure && held > 0)) return 0;
    const said = held * (isSure ? 1 : UNSURE) * (isShort ? 1 : 0.6 + 0.4 * between(BESIDE_THE_POINT, FAR, nearness));
    const known = between(...NEARLY_ASKED, nearness) + (words > 1 ? between(...SURELY_ASKED, nearness) : 0);
    return said + share * between(FAR, SAME, nearness) + ASKED_SO * known;
  };
  const bar = isSure ? 0 : words < 4 ? GUESS.few : GUESS.many;
  return new Map(shelf.map(({ id }) => [id, worthOf(id)] as const).filter(([, worth]) => worth > bar));
};

/** What rules out the thing behind it ("java not javascript"), and what only says that something is left out ("cake without eggs"). */
const RULES_OUT = /^(?:not|except|excluding)$|^(?:instead|rather|other) (?:of|than)$/;
const LEAVES_OUT = /^(?:no|without|minus)$/;
/** Behind these, "not" belongs to the verb: "is not indexed". */
const VERBAL =
  /^(?:am|is|are|was|were|be|do|does|did|has|have|had|can|could|will|would|should|must|may|might|why|if|or|to|please)$/;
/** "Say no to a party". */
const SAYS = /^(?:say|saying|said|tell|telling|told)$/;
const BEFORE_THING = /^(?:an?|the|any|for|about|in|on|with)$/;

interface Parted {
  /** The words without the things that are named only to be denied. */
  readonly wanted: string;
  /** What is to be read by meaning: "without AI words" says something, the language that is not meant misleads. */
  readonly meant: string;
  /** How much a prompt still counts, from 0 to 1. */
  readonly allowed: (prompt: CataloguePrompt) => number;
}

/** A prompt that only touches what is ruled out. */
const TOUCHES = 0.6;

/** The words of what prompts are called first of all: "baby" of "baby names". */
const mainWords = new Set(
  catalogue.flatMap(({ tags: [first = ''] }) => tellingWords(first)).filter((word) => !/ing$/.test(word)),
);

/** Parts what is wanted from what is not. Only things by which the library names its prompts count. */
export const partedByNo = (search: string): Parted => {
  const words = search.split(/\s+/).filter((word) => word !== '');
  const bare = words.map((word) => word.toLowerCase().replace(/[^\p{L}\p{N}'+#&-]/gu, ''));
  const isName = (some: readonly string[]): boolean => {
    const name = wordsOf(some.join(' ')).join(' ');
    return names.has(name) || mainWords.has(name);
  };
  const [kept, meant, ruledOut]: [string[], string[], string[]] = [[], [], []];
  for (let at = 0; at < words.length; ) {
    const length = RULES_OUT.test(bare.slice(at, at + 2).join(' ')) ? 2 : 1;
    const denial = bare.slice(at, at + length);
    const isOut = RULES_OUT.test(denial.join(' ')) && !VERBAL.test(bare[at - 1] ?? '');
    const from = at + length + (BEFORE_THING.test(bare[at + length] ?? '') ? 1 : 0);
    const thing = [2, 1]
      .map((many) => bare.slice(from, from + many))
      .find((some) => some.length > 0 && isName(some) && !isName([...denial, ...some]));
    const isDenied = thing !== undefined && !SAYS.test(bare[at - 1] ?? '') && (isOut || LEAVES_OUT.test(denial.join(' ')));
    const to = isDenied ? from + thing.length : at + 1;
    if (isDenied && isOut) ruledOut.push(wordsOf(thing.join(' ')).join(' '));
    else meant.push(...words.slice(at, to));
    if (!isDenied) kept.push(words[at]!);
    at = to;
  }
  if (kept.length === 0) return { wanted: search, meant: search, allowed: () => 1 };
  const isOf = (tag: string): boolean => ruledOut.some((thing) => ` ${wordsOf(tag).join(' ')} `.includes(` ${thing} `));
  const allowed = ({ tags: [first = '', ...others] }: CataloguePrompt): number =>
    isOf(first) ? 0 : others.some(isOf) ? TOUCHES : 1;
  return { wanted: kept.join(' '), meant: meant.join(' '), allowed };
};

/** A prompt that was found, and how well it answers. */
export interface Hit {
  readonly prompt: CataloguePrompt;
  readonly worth: number;
}

/**
 * The matching prompts with what they are worth, closest matches first. What barely matches is left out.
 * @param order Decides among those that match about as well ("most liked"); the others stay in the order of relevance.
 * @param near Without it, words alone count.
 */
export const findHits = ({ search, category }: PromptQuery, order: Order = () => 0, near?: Nearness): Hit[] => {
  const wanted = category.trim().toLowerCase();
  const isWanted = (prompt: CataloguePrompt): boolean => wanted === 'all' || prompt.category.toLowerCase() === wanted;
  const shelf = catalogue.filter(isWanted);
  if (search.trim() === '') return shelf.toSorted(order).map((prompt) => ({ prompt, worth: 1 }));
  const { wanted: words, allowed } = partedByNo(search);
  const found = worths(words, shelf, near);
  const worth = new Map(shelf.map((prompt) => [prompt.id, (found.get(prompt.id) ?? 0) * allowed(prompt)]));
  const most = Math.max(...worth.values());
  const least = most * (tellingWords(words).length < 3 ? BARELY.few : BARELY.many);
  const hits = shelf
    .map((prompt) => ({ prompt, worth: worth.get(prompt.id) ?? 0 }))
    .filter((hit) => hit.worth > 0 && hit.worth >= least);
  const tier = (one: number): number => (one >= EQUAL * most ? 0 : 1);
  return hits.toSorted(
    (first, second) => tier(first.worth) - tier(second.worth) || order(first.prompt, second.prompt) || second.worth - first.worth,
  );
};

export const findPrompts = (query: PromptQuery, order?: Order, near?: Nearness): CataloguePrompt[] =>
  findHits(query, order, near).map(({ prompt }) => prompt);
