/** The question of a written answer that is asked here in the same words, in another dress: "how to iron a shirt", "APR meaning". */
import { hash } from 'node:crypto';
import { kept } from '../../../kit/kept.ts';
import { entries, type Entry } from './entries.ts';
import { formOf } from '../question/form.ts';
import { readQuestion } from '../question/question.ts';
import { mended } from '../question/spelling.ts';
import { isTelling, stemmed, termsIn, wordsIn } from '../question/terms.ts';

/** Words that a question can do without, and be the same question. */
const DRESS = new Set(
  (
    'a an the do does did is are am was were be been being has have had to i you u we my your our me it there what which whats please ' +
    'mean meaning definition define word term called call just really actually exactly usually normally the human world some'
  )
    .split(' ')
    .flatMap((word) => [word, stemmed(word)]),
);
/** After "how" these ask for the way, as "how to" does. */
const WAY = /\bhow (?:can|should|could|would|must|might) (?=(?:i|you|we|one)\b)/g;
/** Said at the end where it needs no saying. */
const NEEDLESS = / (?:in|of|on) the (?:whole )?(?:world|earth|planet)$| in english$| (?:stands?|short) for$| originally$/;
/** Words that ask for the same thing. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/\b(?:biggest|greatest)\b/g, 'largest'],
  [/\b(?:that|which|to) (?:has |have )?ever (?:lived|existed|live|exist)\b/g, 'ever'],
  [/^(?:what is |tell me )?(?:the )?full ?(?:form|meaning) (?:of|for) /g, 'what is '],
  [
    /^(?:the )?(?:names?|list) of (?:all )?(?:the )?(?=(?:[2-9]|1[0-2]|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) )/g,
    'what are the ',
  ],
  [/^(?:(?:on )?(?:what|which) date is|(?:what is )?the date of) (?!it\b|today|tomorrow|yesterday)/g, 'when is '],
  [/^(?:on )?(?:what|which) date does (.{3,40}?) (?:fall|come|happen)(?: on)?$/g, 'when is $1'],
  [/^how old (?:do|must|should) (?:you|i|we|one|they) (?:(?:have|need) to )?be to /g, 'at what age can you '],
  [/^(?:what age|from what age|at which age) (?:can|do) (?:i|you|we|one|they) /g, 'at what age can you '],
  [/\bin the usa\b/g, 'in the us'],
  [/\b(?:tylenol|acetaminophen)\b/g, 'paracetamol'],
  [/\b(?:advil|motrin|nurofen)\b/g, 'ibuprofen'],
  [/\btallest\b/g, 'highest'],
  [/\bquickest\b/g, 'fastest'],
  [/\b(?:soccer|footie)\b/g, 'football'],
  [/\bcolor(?=s?\b)/g, 'colour'],
  [/\bmade from\b/g, 'made of'],
  [/\bfar away\b/g, 'far'],
  [/\b(?:once|when|after) (?:(?:it is|it has been|it was|you have|being) )?open(?:ed|ing)?\b/g, 'after opening'],
  [/^(how long (?:do|does|will|can) .{1,40}?) (?:keep|stay (?:good|fresh))(?= |$)/g, '$1 last'],
];

const plainOf = (text: string): string => {
  const plain = readQuestion(text)
    .plain.normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\bwhats\b/g, 'what is')
    .replace(/\b([a-z])\.([a-z])\.?(?![a-z])/g, '$1$2')
    .replace(WAY, 'how ')
    .replace(NEEDLESS, '');
  return SAME.reduce((so, [words, other]) => so.replace(words, other), plain).replace(SO_MANY, '$1');
};

const keyOfPlain = (plain: string): string =>
  wordsIn(plain)
    .map(stemmed)
    .filter((term) => !DRESS.has(term))
    .join(' ');

/** "What are the 7 continents": how many there are need not be said. */
const SO_MANY =
  /^((?:what|which|who|name|list)(?: (?:is|are|were))?(?: all)? the )(?:[2-9]|1[0-2]|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: (?:main|different|basic|types of|kinds of))? (?=[a-z])/;

/** What is told apart, in either order: "who or whom", "its vs it's", "difference of fog and mist". */
const APART: readonly RegExp[] = [
  /^(?:(?:which|what) (?:one )?is (?:correct|right|it)|which (?:one )?(?:do|should) (?:i|you) (?:use|write|say)|(?:is it|should i|do (?:i|you)|do we) (?:correct |write |say |use |spell )?(?:spelt |spelled |written )?)[,:;]? ?"?(.{1,30}?)"? or "?([^,]{1,30}?)"?$/,
  /^(?:what is |explain )?(?:the )?differen(?:ce|t) (?:between|of|in) (.{1,40}?) (?:and|or|n|&|vs) (.{1,40})$/,
  /^(.{1,40}?) (?:vs\.?|versus|or) (.{1,40}?)(?: difference| what is the difference)?$/,
  /^(.{1,40}?) (?:and|&|n) (.{1,40}) differences?$/,
  /^what is the difference (.{1,40}?) (?:and|vs) (.{1,40})$/,
  /^when (?:(?:do|should|would|can) (?:i|you|we) |to |we |i |you )(?:use|say|write) (.{1,20}?) (?:and|or) when (?:(?:do|should|would|can) (?:i|you|we) (?:use|say|write) |to (?:use|say|write) )?(.{1,20})$/,
  /^what (?:do|does) (.{1,12}?) and (.{1,12}) (?:mean|stand for)$/,
];
const apartIn = (plain: string): string | undefined => {
  const sides = APART.map((pattern) => pattern.exec(plain)).find((found) => found !== null);
  // "A or an" is all dress, and asked about all the same.
  const key = (side: string): string => keyOfPlain(side) || side;
  return sides && `≠ ${[key(sides[1]!), key(sides[2]!)].toSorted().join(' ≠ ')}`;
};

const keyOf = (plain: string): string => apartIn(plain) ?? keyOfPlain(plain);

/** Words of a question whose order says nothing, since its form says what is asked. */
const UNORDERED = new Set(
  'of in on at for become becomes became happen happened day date when what who why where how many much long often which'
    .split(' ')
    .flatMap((word) => [word, stemmed(word)]),
);
/** What stands on which side of these is all that tells two questions apart, as it does of a verb and its subject. */
const ORDERED = /\b(?:to|into|than|from|before|after|or|and|vs|not|without|if)\b|^(?:what|who|which) (?!is\b|are\b|was\b|were\b)/;
/** "Independence" and "independent" are of one root. */
const rooted = (term: string): string => (term.length > 6 ? term.replace(/(?:enc|ent|anc|ant)$/, '') : term);
/** What is asked, in whatever order; nothing where the order tells. */
const unorderedKeyOf = (asked: string): string | undefined => {
  const plain = asked.replace(/^how to /, 'how do i ');
  const form = formOf(plain);
  if (form === undefined || form === 'whether' || form === 'difference' || ORDERED.test(plain)) return undefined;
  const terms = [
    ...new Set(
      wordsIn(plain)
        .map(stemmed)
        .filter((term) => !DRESS.has(term) && !UNORDERED.has(term))
        .map(rooted),
    ),
  ];
  return terms.length < 2 ? undefined : `${form}: ${terms.toSorted().join(' ')}`;
};
/** No such question is longer, in characters. */
const LONGEST = 120;

/** A way to ask for an entry. */
interface Own {
  readonly ask: string;
  readonly entry: number;
}
const together = (key: string): string => key.replaceAll(' ', '');

/** One word alone is asked about by a question or by itself; what somebody tells only holds it. */
const ASKS_OF_ONE = /^(?:wh|how|is|are|do|does|can|define|explain|meaning|the |an? )|^\S+(?: \S+){0,2}$/i;

/** "Out of hair or clothes": what asks for the way asks of each, with a comma or without. */
const WAYS = /^(?:how (?:do|can|to)|can (?:i|you))\b/i;
/** "Can I freeze cheese, milk or eggs?" asks of each: of the one before the first comma, and of those behind it. */
const listedIn = (title: string): readonly string[] => {
  const [opening, ...others] = title.replace(/\?$/, '').split(/, | or /);
  const isList =
    title.includes(' or ') && (title.includes(', ') || WAYS.test(title)) && !/difference|^(?:which|is|are)\b/i.test(title);
  if (!isList || others.some((item) => item.split(' ').length > 2)) return [];
  const asks = opening!.replace(/ [^ ]+$/, '');
  return asks.includes(' ') ? [opening!, ...others.map((item) => `${asks} ${item}`)] : [];
};

/** Ways to ask by the hash of a key, in order: as maps of texts they would take 40 MB. */
interface Index {
  readonly hashes: Float64Array;
  /** The number of a way to ask, counted through all entries, or `SEVERAL`. */
  readonly places: Uint32Array;
}
/** More than one entry is asked so. */
const SEVERAL = 2 ** 32 - 1;

/** Of a key of any length 48 bits: that two of 100,000 share them has a chance of one in 50,000. */
const hashOf = (key: string): number => hash('sha1', key, 'buffer').readUIntBE(0, 6);

const packed = (all: ReadonlyMap<string, number>): Index => {
  const hashed = new Map<number, number>();
  for (const [key, at] of all) hashed.set(hashOf(key), at);
  const hashes = Float64Array.from(hashed.keys()).sort();
  return { hashes, places: Uint32Array.from(hashes, (one) => hashed.get(one)!) };
};

/** The last of some rising numbers that is not above this one. */
const lastUpTo = (numbers: ArrayLike<number>, most: number): number => {
  let [from, to] = [0, numbers.length];
  while (to - from > 1) {
    const middle = (from + to) >> 1;
    if (numbers[middle]! > most) to = middle;
    else from = middle;
  }
  return from;
};

/** Where the ways to ask of each entry begin, counted through. */
const begins = (): Uint32Array => {
  let count = 0;
  return Uint32Array.from(entries, ({ ask }) => (count += ask.length) - ask.length);
};

interface Known {
  readonly byKey: Index;
  /** By the key without its spaces: a light bulb may be typed as one word. */
  readonly joined: Index;
  /** By what is asked in whatever order. */
  readonly unordered: Index;
}
const make = (): Known => {
  const byKey = new Map<string, number>();
  const unordered = new Map<string, number>();
  const starts = begins();
  const entryOf = (at: number): number => lastUpTo(starts, at);
  const heads = (at: number): boolean => starts[entryOf(at)] === at;
  const keep = (at: number, entry: number, ask: string, plain: string): void => {
    const key = keyOf(plain);
    if (!key.includes(' ') && !ASKS_OF_ONE.test(ask)) return;
    const before = byKey.get(key);
    // Of two that head their entries either will do; of others that more than one entry is asked with, none is meant.
    if (before === undefined || (heads(at) && (before === SEVERAL || !heads(before)))) byKey.set(key, at);
    else if (before !== SEVERAL && !heads(before) && entryOf(before) !== entry) byKey.set(key, SEVERAL);
  };
  const keepUnordered = (at: number, entry: number, ask: string, plain: string): void => {
    const key = ask.length <= LONGEST ? unorderedKeyOf(plain) : undefined;
    if (key === undefined) return;
    const before = unordered.get(key);
    const isOther = before !== undefined && (before === SEVERAL || entryOf(before) !== entry);
    unordered.set(key, isOther ? SEVERAL : (before ?? at));
  };
  for (const [entry, { ask: asks }] of entries.entries())
    for (const [place, ask] of asks.entries()) {
      const plain = plainOf(ask);
      keep(starts[entry]! + place, entry, ask, plain);
      keepUnordered(starts[entry]! + place, entry, ask, plain);
    }
  for (const at of [...byKey.values()].filter((one) => one !== SEVERAL && heads(one)))
    for (const one of listedIn(entries[entryOf(at)]!.ask[0]!)) {
      const key = keyOf(plainOf(one));
      if (!byKey.has(key)) byKey.set(key, at);
    }
  byKey.delete('');
  const joined = new Map([...byKey].map(([words, at]) => [together(words), at]));
  return { byKey: packed(byKey), joined: packed(joined), unordered: packed(unordered) };
};

export const keptWaysToAsk = kept('ways-to-ask', make);

let starts: Uint32Array | undefined;
const ownAt = (at: number): Own => {
  starts ??= begins();
  const entry = lastUpTo(starts, at);
  return { entry, ask: entries[entry]!.ask[at - starts[entry]!]! };
};

/** undefined where no entry is asked so. */
const find = ({ hashes, places }: Index, key: string): Own | 'several' | undefined => {
  const asked = hashOf(key);
  const at = lastUpTo(hashes, asked);
  if (hashes[at] !== asked) return undefined;
  return places[at] === SEVERAL ? 'several' : ownAt(places[at]!);
};

const one = (found: Own | 'several' | undefined): Own | undefined => (found === 'several' ? undefined : found);
const ownOf = (key: string): Own | undefined => {
  const { byKey, joined } = keptWaysToAsk.get();
  return one(find(byKey, key) ?? find(joined, together(key)));
};
const inOtherOrder = (plain: string): Own | undefined => {
  const key = unorderedKeyOf(plain);
  return key === undefined ? undefined : one(find(keptWaysToAsk.get().unordered, key));
};

/** Each asks for what "What is X?" tells: what it is for, what it does, what is meant by it. */
const WHAT_IT_IS: readonly RegExp[] = [
  /^what (?:is|are) (.{2,50}?) (?:used )?for$/,
  /^what (?:do|does) (.{2,50}?) do$/,
  /^what do (?:you|we|people|i) use (.{2,50}?) for$/,
  /^what is (?:the )?(?:use|purpose|function|job|point|meaning) of (.{2,50})$/,
  /^what does it mean to (.{2,50}?)(?: (?:something|someone|somebody|it))?$/,
  /^what (?:is|are) (.{2,50}?) exactly$/,
  /^(?:explain|define|describe) (?:what )?(.{2,50}?)(?: is| are| means?)?$/,
];
/** "ROI in business", "ABS on a car": the place where the word belongs. */
const WHERE_IT_BELONGS =
  /^((?:what|how (?:long|far|tall|high|deep|big|fast|heavy|hot)) .{2,50}?) (?:in|on|at|for) (?:an? |the )?(\p{L}+(?: \p{L}+)?)$/u;
/** "Is it a wind or a season?" */
const EITHER =
  /^(is|are) ((?:an? |the )?.{2,40}?) ((?:an? |the )?[\p{L}-]+(?: [\p{L}-]+)?) or (?:not|(?:an? |the )?[\p{L}-]+(?: [\p{L}-]+)?)$/u;

const EQUATION_OF = /^(?:what is )?(?:the )?(?:(?:word|chemical|balanced|symbol) )?(?:equation|formula) (?:for|of) (.{3,40})$/;

const tells = ({ entry }: Own, about: string): boolean => {
  const { ask, says, more = [] } = entries[entry]!;
  const said = termsIn([...ask, says, ...more].join(' '));
  return [...termsIn(about)].every((term) => said.has(term));
};

/** The same question in another form, where the entry tells what that asks for. */
const inAnotherForm = (plain: string): Own | undefined => {
  for (const pattern of WHAT_IT_IS) {
    const thing = pattern.exec(plain)?.[1];
    const own = thing === undefined ? undefined : ownOf(keyOfPlain(`what is ${thing}`));
    if (own) return own;
  }
  const made = EQUATION_OF.exec(plain)?.[1];
  const told = made === undefined ? undefined : ownOf(keyOfPlain(`how does ${made} work`));
  if (told && tells(told, 'equation')) return told;
  const process = /^what is (?:the )?(.{3,40})$/.exec(plain)?.[1];
  const how = process === undefined ? undefined : ownOf(keyOfPlain(`how does ${process} work`));
  if (how) return how;
  const [, question, place] = WHERE_IT_BELONGS.exec(plain) ?? [];
  const placed = question === undefined ? undefined : ownOf(keyOfPlain(question));
  if (placed && tells(placed, place!)) return placed;
  const [whole, verb, thing, one] = EITHER.exec(plain) ?? [];
  if (whole === undefined || !wordsIn(thing!).some(isTelling)) return undefined;
  const other = whole.slice(whole.lastIndexOf(' or ') + 4);
  const sides = other === 'not' ? [one!] : [one!, other];
  return (
    sides.map((side) => ownOf(keyOfPlain(`${verb} ${thing} ${side}`))).find((own) => own !== undefined) ??
    [ownOf(keyOfPlain(`what is ${thing}`))].find((own) => own && sides.some((side) => tells(own, side)))
  );
};

/** Words that a question may have more than it was asked with, and be nearly the same. */
const FEW_MORE = 2;

/** Whether an entry is asked in the same words and one or two more: "How do I unblock a sink without chemicals?" */
export const asksLittleMore = (asked: string, { ask }: Entry): boolean => {
  const own = keyOf(plainOf(asked)).split(' ');
  if (own.length < 2) return false;
  return ask.some((one) => {
    const other = keyOf(plainOf(one)).split(' ');
    return other.length <= own.length + FEW_MORE && own.every((term) => other.includes(term));
  });
};

const inOtherWords = (asked: string): Own | undefined => {
  const right = mended(asked.toLowerCase());
  const plain = plainOf(right);
  const own = right === asked.toLowerCase() ? undefined : ownOf(keyOf(plain));
  return own ?? inAnotherForm(plain) ?? inOtherOrder(plain);
};

/** @returns that question as the entry has it; nothing where no entry, or more than one, is asked so. */
export const inOwnWords = (asked: string): string | undefined =>
  (ownOf(keyOf(plainOf(asked))) ?? (asked.length <= LONGEST ? inOtherWords(asked) : undefined))?.ask;
