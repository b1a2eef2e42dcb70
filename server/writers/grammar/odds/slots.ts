/** The places of a line where something else could stand, and what that could be. */
import { baseOfParticipleOnly, baseOfPastOnly, ing, participle, past, thirdPerson } from '../../../english/verbs.ts';
import { partsOfSpeech } from '../../../lexicon/wordnet.ts';
import { isPlural, isSingular, plural, singular, UNCOUNTABLE } from '../nouns.ts';
import { wordOf } from '../words.ts';
import { hashOf, mix, type Line, type LineWord } from './line.ts';
import { CONFUSED, MEANING_MORE, PREPOSITION_LIST, SLIPS } from './sets.ts';

export type SlotKind =
  | 'word'
  | 'article'
  | 'noun'
  | 'verb'
  | 'preposition'
  | 'to'
  | 'adverb'
  | 'participle'
  | 'stop'
  | 'complement';

export interface Option {
  /** What it is to the weights: "the past form", or the word itself. */
  readonly key: number;
  /** What would be written; empty for nothing. */
  readonly words: string;
}

export interface Slot {
  readonly kind: SlotKind;
  /** Its name among those whose odds are judged alike. */
  readonly name: string;
  readonly set: number;
  readonly from: number;
  readonly to: number;
  readonly options: readonly Option[];
  readonly stands: number;
  /** What else is known of the place. */
  readonly own: readonly number[];
  /** The place of these options is as good as any in a text with many errors: a slip of the finger, or a word that means more. */
  readonly isFirm?: (option: number) => boolean;
}

const option = (words: string, key = words): Option => ({ key: hashOf(key), words });

// Words written for one another

interface ConfusedRow {
  readonly name: string;
  readonly isSlip: boolean;
  readonly set: number;
  readonly options: readonly Option[];
  readonly words: readonly (readonly string[])[];
}
const always = (): boolean => true;
const ROWS: readonly ConfusedRow[] = [...CONFUSED, ...SLIPS]
  .map((given) => ({ given, row: given.toSorted() }))
  .map(({ given, row }) => ({
    name: row.join(' '),
    isSlip: SLIPS.includes(given),
    set: hashOf(`word ${row.join(' ')}`),
    options: row.map((words) => option(words.replace('_', /_'/.test(words) ? '' : ' '), words)),
    words: row.map((words) => words.split('_')),
  }));
const byFirst = new Map<string, { readonly row: ConfusedRow; readonly at: number }[]>();
for (const row of ROWS)
  row.words.forEach(([first = ''], at) => {
    // The first of a row stands for the ones behind it and the other way round: every word of it is looked at.
    byFirst.set(first, [...(byFirst.get(first) ?? []), { row, at }]);
  });

function* confusedAt(line: Line, at: number): Iterable<Slot> {
  const rows = byFirst.get(line.words[at]!.lower);
  if (rows === undefined) return;
  for (const { row, at: stands } of rows) {
    const words = row.words[stands]!;
    if (words.length > 1 && line.words[at + 1]?.lower !== words[1]) continue;
    if (
      words.length === 1 &&
      row.words.some((other) => other.length > 1 && other[0] === words[0] && other[1] === line.words[at + 1]?.lower)
    )
      continue;
    yield {
      kind: 'word',
      name: `word ${row.name}: ${row.words[stands]!.join('_')}`,
      set: row.set,
      from: at,
      to: at + words.length,
      options: row.options,
      stands,
      own: [],
      ...(row.isSlip && { isFirm: always }),
    };
  }
}

// Articles

const ARTICLES: readonly Option[] = [option(''), option('a'), option('the')];
const ARTICLE = hashOf('article');
const partAt = (line: Line, at: number): LineWord['part'] | undefined => line.words[at]?.part;
const lowerAt = (line: Line, at: number): string => line.words[at]?.lower ?? '';

/** The noun that a phrase comes to which begins here, or -1. */
const headFrom = (line: Line, at: number): number => {
  let head = -1;
  for (let place = at; place < at + 7; place++) {
    const part = partAt(line, place);
    if (part === 'NOUN' || part === 'PROPN') head = place;
    else if (head < 0 && (part === 'ADJ' || part === 'ADV' || part === 'NUM' || part === 'VERB')) continue;
    else if (lowerAt(line, place) === '-') continue;
    else break;
  }
  return head;
};

const BEFORE_NO_ARTICLE = new Set<string | undefined>(['DET', 'ADJ', 'NUM', 'NOUN', 'PROPN']);
const POSSESSIVE = new Set("my your his her its our their whose 's ' this that these those some any no each every".split(' '));

/** The verb, noun or adjective that governs this place. */
const governorOf = (line: Line, at: number): number => {
  for (let place = at - 1; place >= Math.max(0, at - 4); place--) {
    const part = partAt(line, place);
    if (part === 'VERB' || part === 'NOUN' || part === 'ADJ' || part === 'PROPN') return place;
    if (part === 'PUNCT') return -1;
  }
  return -1;
};

const wordAt = (line: Line, at: number): number => (at < 0 ? 11 : (line.word[at] ?? 7));
const lemmaAt = (line: Line, at: number): number => (at < 0 ? 11 : (line.lemma[at] ?? 7));
const numberAt = (line: Line, at: number): number => (at < 0 ? 11 : (line.part[at] ?? 7));

function articleAt(line: Line, at: number): Slot | undefined {
  const lower = lowerAt(line, at);
  const stands = lower === 'the' ? 2 : lower === 'a' || lower === 'an' ? 1 : 0;
  const start = stands > 0 ? at + 1 : at;
  if (stands === 0) {
    const part = partAt(line, at);
    if (part !== 'NOUN' && part !== 'ADJ') return undefined;
    if (BEFORE_NO_ARTICLE.has(partAt(line, at - 1)) || POSSESSIVE.has(lowerAt(line, at - 1)) || lowerAt(line, at - 1) === '-')
      return undefined;
  }
  const head = headFrom(line, start);
  if (head < 0 || (stands === 0 && partAt(line, head) === 'PROPN')) return undefined;
  const governor = governorOf(line, at);
  let isMet = false;
  for (let place = Math.max(0, at - 120); place < at && !isMet; place++) isMet = line.lemma[place] === line.lemma[head];
  const number = mix(numberAt(line, head), isMet ? 1 : 2);
  const before = wordAt(line, at - 1);
  const [word, lemma] = [wordAt(line, head), lemmaAt(line, head)];
  return {
    kind: 'article',
    name: `article ${['', 'a', 'the'][stands]}`,
    // "The plan" or "a plan" is for the writer to say; "restaurant" alone is not right either way.
    isFirm: () =>
      stands > 0 ||
      isPlural(lowerAt(line, head), lowerAt(line, head).replace(/s$/, '')) ||
      UNCOUNTABLE.has(lowerAt(line, head)) ||
      !isSingular(lowerAt(line, head), line.words[head]!.lemma),
    set: ARTICLE,
    from: at,
    to: start,
    options: ARTICLES,
    stands,
    own: [
      number,
      word,
      lemma,
      mix(word, number),
      mix(before, word),
      mix(mix(before, numberAt(line, head)), head - start),
      mix(wordAt(line, start), word),
      mix(word, wordAt(line, head + 1)),
      mix(mix(word, wordAt(line, head + 1)), before),
      mix(numberAt(line, head), wordAt(line, head + 1)),
      mix(lemmaAt(line, governor), word),
      mix(lemmaAt(line, governor), numberAt(line, head)),
      mix(mix(lemmaAt(line, governor), before), word),
      mix(wordAt(line, start), numberAt(line, head)),
      mix(numberAt(line, start), number),
    ],
  };
}

// Nouns

const NOUN = hashOf('noun');
const NOUN_KEYS = ['one', 'many', 'owner'].map(hashOf);

const COUNTING =
  /^(?:many|several|few|all|other|such|various|most|these|those|this|that|each|every|another|an?|one|two|three|four|five|six|seven|eight|nine|ten|both|\d+)$/;

/** What stands before a noun and says how many it is. */
const determinerOf = (line: Line, at: number): number => {
  for (let place = at - 1; place >= Math.max(0, at - 4); place--) {
    const part = partAt(line, place);
    if (part === 'DET' || part === 'NUM' || part === 'PRON' || part === 'PUNCT' || part === 'AUX' || part === 'ADP') return place;
    if (/^(?:many|several|few|all|other|such|various|more|most|'s)$/.test(lowerAt(line, place))) return place;
    if (part === 'VERB' && !/(?:ing|ed)$/.test(lowerAt(line, place))) return place;
  }
  return -1;
};

/** The next verb, which a subject agrees with. */
const verbAfter = (line: Line, at: number): number => {
  for (let place = at; place < at + 6 && place < line.words.length; place++) {
    const part = partAt(line, place);
    if (part === 'VERB' || part === 'AUX') return place;
    if (part === 'PUNCT') return -1;
  }
  return -1;
};

function nounAt(line: Line, at: number): Slot | undefined {
  const { lower, part } = line.words[at]!;
  if (part !== 'NOUN' || !/^[a-z]{3,}$/.test(lower)) return undefined;
  const isMany = isPlural(lower, lower.replace(/s$/, ''));
  const one = isMany ? singular(lower) : lower;
  if (!isMany && lower.endsWith('s') && !/(?:ss|us)$/.test(lower)) return undefined;
  const many = plural(one);
  if (one === many || (isMany && many !== lower)) return undefined;
  const isOwner = lowerAt(line, at + 1) === "'s" && partAt(line, at + 1) === 'PART';
  if (isMany && isOwner) return undefined;
  const next = isOwner ? at + 2 : at + 1;
  const nextPart = partAt(line, next);
  const owns = isOwner || nextPart === 'NOUN' || nextPart === 'ADJ';
  if (isOwner && nextPart !== 'NOUN' && nextPart !== 'ADJ') return undefined;
  const stands = isOwner ? 2 : isMany ? 1 : 0;
  const determiner = determinerOf(line, at);
  const lemma = hashOf(one);
  const [before, behind, said] = [wordAt(line, at - 1), wordAt(line, next), wordAt(line, determiner)];
  const verb = wordAt(line, verbAfter(line, next));
  return {
    kind: 'noun',
    name: `noun ${['one', 'many', 'owner'][stands]}`,
    // "The result" or "the results" is for the writer to say; "many result" is not right either way.
    isFirm: (other) => other < 2 && stands < 2 && !COUNTING.test(lowerAt(line, determiner)),
    set: NOUN,
    from: at,
    to: next,
    options: [
      { key: NOUN_KEYS[0]!, words: one },
      { key: NOUN_KEYS[1]!, words: many },
      ...(owns ? [{ key: NOUN_KEYS[2]!, words: `${one}'s` }] : []),
    ],
    stands,
    own: [
      lemma,
      mix(lemma, before),
      mix(lemma, behind),
      mix(mix(lemma, before), behind),
      mix(lemma, said),
      said,
      mix(said, numberAt(line, next)),
      mix(said, behind),
      mix(verb, said),
      mix(lemma, verb),
      mix(mix(wordAt(line, at - 2), before), lemma),
      mix(mix(wordAt(line, determiner - 1), said), 3),
      mix(mix(mix(wordAt(line, determiner - 2), wordAt(line, determiner - 1)), said), 4),
      mix(said, lemmaAt(line, governorOf(line, determiner))),
      mix(lemma, numberAt(line, next)),
      mix(mix(lemma, numberAt(line, at - 1)), numberAt(line, next)),
    ],
  };
}

// Verbs

const VERB = hashOf('verb');
const BE = ['be', 'am', 'is', 'are', 'was', 'were', 'been', 'being'];
const BE_OPTIONS = BE.map((words) => option(words));

/** The options of a verb: of a regular one past and participle are one. */
const optionsOf = (base: string): readonly Option[] => {
  if (base === 'be') return BE_OPTIONS;
  const forms = new Map<string, string>();
  const add = (words: string, key: string): void => {
    const before = forms.get(words);
    forms.set(words, before === undefined ? key : `${before}+${key}`);
  };
  add(base, 'base');
  add(thirdPerson(base), 'third');
  add(past(base), 'past');
  add(participle(base), 'participle');
  add(ing(base), 'ing');
  return [...forms].map(([words, key]) => option(words, key));
};
const optionsKnown = new Map<string, readonly Option[]>();

/** The base of a verb form; a past or a participle of its own goes before what the word may be besides. */
const baseOf = (lower: string, lemma: string): string | undefined => {
  if (BE.includes(lower)) return 'be';
  const only = baseOfPastOnly(lower) ?? baseOfParticipleOnly(lower);
  if (only !== undefined && only !== 'be') return only;
  const { verb } = wordOf(lower);
  if (verb.has('base')) return lower;
  for (const base of verb.values()) if (base === lemma) return base;
  return verb.values().next().value;
};

/** Of the forms of "be" and of any other verb, those of now and those of then. */
const IS_PAST: readonly (boolean | undefined)[] = [undefined, false, false, false, true, true];
const isPastForm = (base: string, options: readonly Option[], option: number): boolean | undefined => {
  if (base === 'be') return IS_PAST[option];
  const { words } = options[option]!;
  if (words === ing(base)) return undefined;
  if (words === past(base)) return words === base ? undefined : true;
  return words === participle(base) ? undefined : false;
};

const PRESENT = new Set("is are am has have do does 's 're 'm 've can will".split(' '));
const PAST = new Set("was were had did could would 'd".split(' '));
const TIMES = new Set(
  `yesterday ago last since now tomorrow every always usually often never already yet just today when while if before after until
  recently next soon sometimes once then still currently nowadays`.split(/\s+/),
);
/** The time that a verb tells of: 0 none, 1 now, 2 then. */
const timeOf = ({ lower, part }: LineWord): number => {
  if (part !== 'VERB' && part !== 'AUX') return 0;
  if (PRESENT.has(lower)) return 1;
  if (PAST.has(lower) || baseOfPastOnly(lower) !== undefined) return 2;
  if (lower.endsWith('ed')) return 2;
  return lower.endsWith('s') ? 1 : 0;
};
const isSentenceEnd = (word: LineWord): boolean => /^[.!?…]+$/.test(word.lower);

/** What a verb may agree with: the nearest noun or pronoun before it, and the one before a preposition before that. */
const subjectsOf = (line: Line, at: number): readonly [number, number, number] => {
  let near = -1;
  let far = -1;
  let farthest = -1;
  let passed = false;
  for (let place = at - 1; place >= Math.max(0, at - 14); place--) {
    const { part, lower } = line.words[place]!;
    if (isSentenceEnd(line.words[place]!) || /^(?:and|but|or|so|because|if|when|that|which|who|,)$/.test(lower)) {
      if (near >= 0 || lower !== ',') {
        farthest = place;
        break;
      }
    }
    const isNoun = part === 'NOUN' || part === 'PROPN' || part === 'PRON';
    if (isNoun && near < 0) near = place;
    else if (isNoun && passed) {
      far = place;
      passed = false;
    } else if (part === 'ADP' && near >= 0) passed = true;
  }
  return [near, far, farthest];
};

function verbAt(line: Line, at: number): Slot | undefined {
  const { lower, part, lemma: said } = line.words[at]!;
  if ((part !== 'VERB' && part !== 'AUX') || !/^[a-z]{2,}$/.test(lower)) return undefined;
  const base = baseOf(lower, said);
  if (base === undefined) return undefined;
  let options = optionsKnown.get(base);
  if (options === undefined) {
    options = optionsOf(base);
    optionsKnown.set(base, options);
  }
  const stands = options.findIndex(({ words }) => words === lower);
  if (stands < 0) return undefined;
  const lemma = hashOf(base);
  const [near, far, opener] = subjectsOf(line, at);
  let [before, behind, place] = [0, 0, at - 1];
  let helper = -1;
  for (; place >= 0 && !isSentenceEnd(line.words[place]!); place--) {
    if (before === 0) before = timeOf(line.words[place]!);
    if (helper < 0 && /^(?:AUX|VERB)$/.test(line.words[place]!.part)) helper = place;
  }
  let earlier = 0;
  for (let back = place - 1; back >= Math.max(0, place - 25) && earlier === 0; back--) earlier = timeOf(line.words[back]!);
  const times: number[] = [];
  for (let each = place + 1; each < at; each++) if (TIMES.has(line.words[each]!.lower)) times.push(mix(line.word[each]!, 1));
  for (let each = at + 1; each < line.words.length && !isSentenceEnd(line.words[each]!); each++) {
    if (behind === 0) behind = timeOf(line.words[each]!);
    if (TIMES.has(line.words[each]!.lower)) times.push(mix(line.word[each]!, 2));
  }
  const isHelped = at - helper < 3 && line.words[helper]?.part === 'AUX';
  const told = isPastForm(base, options, stands);
  const verbOptions = options;
  const kind = hashOf(options.map(({ key }) => key).join());
  const [left, right] = [wordAt(line, at - 1), wordAt(line, at + 1)];
  const subject = mix(numberAt(line, near), line.words[near]?.part === 'PRON' ? wordAt(line, near) : 0);
  const further = mix(numberAt(line, far), 5);
  const time = mix(mix(before, behind), earlier);
  return {
    kind: 'verb',
    name: `verb ${base === 'be' ? lower : base === 'have' || base === 'do' ? base : ''} ${base === 'be' ? '' : options[stands]!.key}`,
    // Whether something is or was the writer alone knows.
    isFirm: (other) => {
      const instead = isPastForm(base, verbOptions, other);
      return !isHelped && told !== undefined && instead !== undefined && told !== instead;
    },
    set: mix(VERB, base === 'be' ? 1 : kind),
    from: at,
    to: at + 1,
    options,
    stands,
    own: [
      lemma,
      mix(lemma, left),
      mix(lemma, right),
      mix(lemma, mix(left, right)),
      mix(lemma, subject),
      subject,
      mix(subject, further),
      mix(subject, left),
      mix(mix(subject, further), numberAt(line, at - 1)),
      mix(mix(subject, wordAt(line, helper)), at - helper < 4 ? at - helper : 4),
      mix(wordAt(line, helper), mix(left, 17)),
      mix(wordAt(line, helper), mix(numberAt(line, at - 1), 18)),
      mix(mix(wordAt(line, helper), wordAt(line, helper - 1)), at - helper < 4 ? at - helper : 4),
      time,
      mix(time, left),
      mix(before, subject),
      mix(mix(earlier, before), subject),
      mix(wordAt(line, opener), subject),
      mix(wordAt(line, opener), time),
      mix(mix(wordAt(line, far), wordAt(line, near)), 6),
      mix(mix(numberAt(line, at + 1), subject), 8),
      ...times.map((each) => mix(each, 9)),
      ...times.map((each) => mix(each, mix(before, subject))),
    ],
  };
}

// Prepositions

const PREPOSITION = hashOf('preposition');
const PREPOSITIONS: readonly Option[] = [option(''), ...PREPOSITION_LIST.map((words) => option(words))];
const placeOfPreposition = new Map(PREPOSITION_LIST.map((word, at) => [word, at + 1]));
const OPENS_PHRASE = new Set<string | undefined>(['DET', 'PRON', 'NOUN', 'PROPN', 'NUM', 'ADJ']);

/** The noun or pronoun that a preposition before this place takes. */
const objectFrom = (line: Line, at: number): number => {
  for (let place = at; place < at + 6; place++) {
    const part = partAt(line, place);
    if (part === 'PRON' && !POSSESSIVE.has(lowerAt(line, place))) return place;
    if (part === 'NOUN' || part === 'PROPN') {
      const next = partAt(line, place + 1);
      if (next !== 'NOUN' && next !== 'PROPN') return place;
    } else if (part === undefined || part === 'PUNCT' || part === 'AUX' || part === 'ADP') return -1;
  }
  return -1;
};

function prepositionAt(line: Line, at: number): Slot | undefined {
  const { lower, part } = line.words[at]!;
  const placed = placeOfPreposition.get(lower);
  let stands = 0;
  if (placed !== undefined && (part === 'ADP' || part === 'SCONJ' || part === 'ADV')) stands = placed;
  else {
    const before = partAt(line, at - 1);
    if (before !== 'VERB' && before !== 'ADJ' && before !== 'NOUN') return undefined;
    if (!OPENS_PHRASE.has(part) || (before !== 'VERB' && part !== 'DET' && part !== 'PRON' && part !== 'PROPN')) return undefined;
  }
  const start = stands > 0 ? at + 1 : at;
  const governor = governorOf(line, at);
  const object = objectFrom(line, start);
  const [ruler, ruled] = [lemmaAt(line, governor), lemmaAt(line, object)];
  const distance = at - governor;
  return {
    kind: 'preposition',
    name: `preposition ${stands > 0 ? lower : ''}`,
    isFirm: (other) => MEANING_MORE.has(lower) || MEANING_MORE.has(PREPOSITIONS[other]!.words),
    set: PREPOSITION,
    from: at,
    to: start,
    options: PREPOSITIONS,
    stands,
    own: [
      mix(ruler, distance),
      mix(ruler, numberAt(line, governor)),
      ruled,
      mix(ruler, ruled),
      mix(mix(ruler, ruled), distance),
      mix(ruler, numberAt(line, object)),
      mix(numberAt(line, governor), ruled),
      mix(wordAt(line, start), ruled),
      mix(mix(wordAt(line, start), ruled), numberAt(line, governor)),
      mix(wordAt(line, object), wordAt(line, object + 1)),
      mix(ruler, wordAt(line, start)),
      mix(mix(lemmaAt(line, at - 2), lemmaAt(line, at - 1)), ruled),
    ],
  };
}

// "to" before a verb

const TO = hashOf('to');
const TO_OPTIONS: readonly Option[] = [option(''), option('to')];

function toAt(line: Line, at: number): Slot | undefined {
  const isTo = lowerAt(line, at) === 'to';
  const verb = isTo ? at + 1 : at;
  const { lower, part } = line.words[verb] ?? { lower: '', part: 'X' };
  if ((part !== 'VERB' && part !== 'AUX') || !wordOf(lower).verb.has('base')) return undefined;
  if (!isTo && lowerAt(line, at - 1) === 'to') return undefined;
  const before = line.words[at - 1];
  if (before === undefined || before.part === 'PUNCT') return undefined;
  const governor = governorOf(line, at);
  return {
    kind: 'to',
    name: `to ${isTo ? 'to' : ''}`,
    set: TO,
    from: at,
    to: verb,
    options: TO_OPTIONS,
    stands: isTo ? 1 : 0,
    own: [
      lemmaAt(line, at - 1),
      lemmaAt(line, governor),
      mix(lemmaAt(line, governor), at - governor),
      mix(lemmaAt(line, governor), wordAt(line, at - 1)),
      mix(lemmaAt(line, at - 1), numberAt(line, at - 2)),
      mix(mix(lemmaAt(line, at - 1), lemmaAt(line, at - 2)), 3),
    ],
  };
}

// "To do", "doing" or "do"

const COMPLEMENT = hashOf('complement');
const NO_GOVERNOR = new Set<string | undefined>(['PUNCT', 'CCONJ', undefined]);

function complementAt(line: Line, at: number): Slot | undefined {
  const isTo = lowerAt(line, at) === 'to' && partAt(line, at) === 'PART';
  const verb = isTo ? at + 1 : at;
  const word = line.words[verb];
  if (word === undefined || NO_GOVERNOR.has(partAt(line, at - 1)) || !/^[a-z]{2,}$/.test(word.lower)) return undefined;
  const known = wordOf(word.lower).verb;
  const isIng = !isTo && word.lower.endsWith('ing') && word.part === 'VERB';
  const base = isIng ? known.get('ing') : known.get('base');
  if (base === undefined || (word.part !== 'VERB' && !(isTo && word.part === 'AUX'))) return undefined;
  const governor = governorOf(line, at);
  const lemma = hashOf(base);
  const distance = at - governor;
  const [before, earlier] = [lemmaAt(line, at - 1), lemmaAt(line, at - 2)];
  return {
    kind: 'complement',
    name: `complement ${isTo ? 'to' : isIng ? 'ing' : ''}`,
    set: COMPLEMENT,
    from: at,
    to: verb + 1,
    options: [option(`to ${base}`, 'to'), option(ing(base), 'ing'), option(base, 'base')],
    stands: isTo ? 0 : isIng ? 1 : 2,
    own: [
      lemma,
      before,
      mix(before, earlier),
      mix(mix(before, earlier), numberAt(line, at - 3)),
      mix(before, numberAt(line, at - 2)),
      mix(lemmaAt(line, governor), distance),
      mix(mix(lemmaAt(line, governor), distance), wordAt(line, at - 1)),
      mix(mix(lemmaAt(line, governor), distance), numberAt(line, at - 1)),
      mix(lemma, before),
      mix(lemmaAt(line, at - 3), mix(numberAt(line, at - 2), numberAt(line, at - 1))),
      mix(earlier, numberAt(line, at - 1)),
      mix(mix(earlier, lemmaAt(line, at - 3)), numberAt(line, at - 1)),
      mix(lemma, wordAt(line, verb + 1)),
    ],
  };
}

// Adjective or adverb

const ADVERB = hashOf('adverb');
const ADVERB_KEYS = ['adjective', 'adverb'].map(hashOf);
const adverbsKnown = new Map<string, readonly [string, string] | undefined>();
const adverbOf = (adjective: string): string =>
  adjective === 'good'
    ? 'well'
    : /[^aeiou]y$/.test(adjective)
      ? `${adjective.slice(0, -1)}ily`
      : /[^aeiou]le$/.test(adjective)
        ? `${adjective.slice(0, -1)}y`
        : /ic$/.test(adjective)
          ? `${adjective}ally`
          : `${adjective}ly`;
const EITHER = new Set(
  'hard late near high most short wide deep low fast early daily weekly monthly yearly kindly friendly likely only pretty ill just even still right like direct close clear'.split(
    ' ',
  ),
);
const adjectiveOf = (adverb: string): string =>
  adverb === 'well' ? 'good' : adverb.endsWith('ily') ? `${adverb.slice(0, -3)}y` : adverb.replace(/(?:(?<=ic)al)?ly$/, '');
const pairOf = (lower: string): readonly [string, string] | undefined => {
  if (adverbsKnown.has(lower)) return adverbsKnown.get(lower);
  if (adverbsKnown.size > 20_000) adverbsKnown.clear();
  const adjectives =
    lower === 'well' || lower.endsWith('ly')
      ? [adjectiveOf(lower), lower.replace(/ly$/, 'le'), lower.slice(0, -1) + 'e', lower.replace(/y$/, 'le')]
      : [lower];
  const adjective = adjectives.find((each) => partsOfSpeech(each).has('adjective') && !EITHER.has(each));
  const adverb = adjective === undefined ? '' : adverbOf(adjective);
  const pair =
    adjective !== undefined &&
    partsOfSpeech(adverb).has('adverb') &&
    (lower === adjective || lower === adverb) &&
    !EITHER.has(adverb)
      ? ([adjective, adverb] as const)
      : undefined;
  adverbsKnown.set(lower, pair);
  return pair;
};

function adverbAt(line: Line, at: number): Slot | undefined {
  const { lower, part } = line.words[at]!;
  if (part !== 'ADJ' && part !== 'ADV') return undefined;
  const pair = pairOf(lower);
  if (pair === undefined) return undefined;
  const stands = pair.indexOf(lower);
  const lemma = hashOf(pair[0]);
  const governor = governorOf(line, at);
  return {
    kind: 'adverb',
    name: `adverb ${stands}`,
    set: ADVERB,
    from: at,
    to: at + 1,
    options: pair.map((words, each) => ({ key: ADVERB_KEYS[each]!, words })),
    stands,
    own: [
      lemma,
      mix(lemma, wordAt(line, at - 1)),
      mix(lemma, wordAt(line, at + 1)),
      mix(lemmaAt(line, governor), numberAt(line, at + 1)),
      mix(mix(lemmaAt(line, governor), numberAt(line, at + 1)), at - governor),
      mix(mix(lemmaAt(line, at - 1), numberAt(line, at + 1)), 4),
      mix(lemma, numberAt(line, at + 1)),
      mix(mix(lemma, numberAt(line, at - 1)), numberAt(line, at + 1)),
    ],
  };
}

// "Bored" or "boring"

const PARTICIPLE = hashOf('participle');
function participleAt(line: Line, at: number): Slot | undefined {
  const { lower, part } = line.words[at]!;
  if (part !== 'ADJ' || !/(?:ed|ing)$/.test(lower)) return undefined;
  const { verb } = wordOf(lower);
  const base = verb.get('ing') ?? verb.get('participle');
  if (base === undefined) return undefined;
  const words = [participle(base), ing(base)];
  const stands = words.indexOf(lower);
  if (stands < 0) return undefined;
  const lemma = hashOf(base);
  const [near] = subjectsOf(line, at);
  const subject = mix(numberAt(line, near), line.words[near]?.part === 'PRON' ? wordAt(line, near) : 0);
  return {
    kind: 'participle',
    name: 'participle',
    set: PARTICIPLE,
    from: at,
    to: at + 1,
    options: [option(words[0]!, 'participle'), option(words[1]!, 'ing')],
    stands,
    own: [
      lemma,
      mix(lemma, wordAt(line, at - 1)),
      mix(lemma, wordAt(line, at + 1)),
      mix(lemma, subject),
      mix(lemma, lemmaAt(line, near)),
      subject,
      lemmaAt(line, near),
      mix(subject, wordAt(line, at + 1)),
      mix(lemma, lemmaAt(line, headFrom(line, at + 1))),
    ],
  };
}

// Commas and stops

const STOP = hashOf('stop');
const STOP_OPTIONS: readonly Option[] = [option('', 'none'), option(','), option('.')];
const STARTS_CLAUSE = new Set<string | undefined>([
  'PRON',
  'DET',
  'NOUN',
  'PROPN',
  'ADV',
  'AUX',
  'SCONJ',
  'CCONJ',
  'ADP',
  'VERB',
  'INTJ',
  'ADJ',
]);
const isFinite = (word: LineWord): boolean => word.part === 'AUX' || (word.part === 'VERB' && !word.lower.endsWith('ing'));

function stopAt(line: Line, at: number): Slot | undefined {
  const lower = lowerAt(line, at);
  const stands = lower === ',' ? 1 : /^[.!?;…]+$/.test(lower) ? 2 : 0;
  const start = stands > 0 ? at + 1 : at;
  if (at === 0 || start >= line.words.length) return undefined;
  const [before, next] = [line.words[at - 1]!, line.words[start]!];
  if (before.part === 'PUNCT' || next.part === 'PUNCT' || !STARTS_CLAUSE.has(next.part)) return undefined;
  if (stands === 0 && (next.part === 'AUX' || next.part === 'VERB' || next.part === 'ADJ' || next.part === 'NOUN'))
    return undefined;
  if (
    stands === 0 &&
    (before.part === 'DET' ||
      before.part === 'ADP' ||
      before.part === 'CCONJ' ||
      before.part === 'AUX' ||
      lowerAt(line, at) === "n't")
  )
    return undefined;
  let first = at - 1;
  let verbs = 0;
  let since = -1;
  while (first > 0 && !/^[.!?;…"]+$/.test(lowerAt(line, first - 1)) && at - first < 40) first--;
  for (let place = first; place < at; place++) {
    if (isFinite(line.words[place]!)) verbs = Math.min(3, verbs + 1);
    if (lowerAt(line, place) === ',') since = place;
  }
  let ahead = 0;
  let subject = 0;
  for (let place = start; place < Math.min(line.words.length, start + 12) && line.words[place]!.part !== 'PUNCT'; place++) {
    if (isFinite(line.words[place]!)) {
      ahead = place - start < 2 ? 1 : place - start < 4 ? 2 : 3;
      subject = line.word[place]!;
      break;
    }
  }
  const opener = wordAt(line, first);
  const length = Math.min(4, (at - first) >> 2);
  const shape = mix(mix(verbs, ahead), numberAt(line, start));
  const behindComma = since < 0 ? 0 : wordAt(line, since + 1);
  return {
    kind: 'stop',
    name: `stop ${['', ',', '.'][stands]}`,
    isFirm: (other) => other !== 2,
    set: STOP,
    from: at,
    to: start,
    options: STOP_OPTIONS,
    stands,
    own: [
      shape,
      mix(shape, wordAt(line, start)),
      mix(shape, opener),
      mix(mix(shape, opener), numberAt(line, start)),
      mix(opener, length),
      mix(mix(opener, length), wordAt(line, start)),
      mix(mix(opener, wordAt(line, first + 1)), shape),
      mix(mix(opener, wordAt(line, first + 1)), length),
      mix(numberAt(line, first), shape),
      mix(wordAt(line, start), subject),
      mix(mix(numberAt(line, start), numberAt(line, start + 1)), shape),
      mix(mix(shape, behindComma), 3),
      mix(mix(verbs, wordAt(line, start)), wordAt(line, start + 1)),
      mix(mix(shape, length), 5),
      mix(mix(numberAt(line, at - 1), shape), 6),
      mix(mix(wordAt(line, at - 1), shape), 7),
    ],
  };
}

export const MAKERS = [articleAt, nounAt, verbAt, prepositionAt, toAt, complementAt, adverbAt, participleAt, stopAt];

/** Every slot that begins at this place, or those of some makers only. */
export function* slotsAt(line: Line, at: number, makers = MAKERS, isWithWords = true): Iterable<Slot> {
  if (isWithWords) yield* confusedAt(line, at);
  for (const make of makers) {
    const slot = make(line, at);
    if (slot !== undefined) yield slot;
  }
}
