/** First person into third: only the verb that "we" governs changes its ending; every other word stays as typed. */
import { tagged, type Token } from '../../english/topic/tagger.ts';
import { classOf, isKnown } from '../../english/topic/word-classes.ts';
import { thirdPerson } from '../../english/verbs.ts';

/** What follows "we", made to follow a name: "helps clinics"; and bare, where it can also follow "to": "help clinics". */
export interface Predicate {
  readonly words: string;
  readonly base?: string;
}

const HELPERS: Readonly<Record<string, string>> = {
  are: 'is',
  am: 'is',
  were: 'was',
  have: 'has',
  do: 'does',
  "aren't": 'isn’t',
  "weren't": 'wasn’t',
  "haven't": 'hasn’t',
  "don't": 'doesn’t',
};
const CONTRACTED: Readonly<Record<string, string>> = { re: 'is', m: 'is', ve: 'has', ll: 'will', d: 'would' };
const LATER_HELPER = /(?<=\b(?:and|but) )(?:do|have|are|don['’]t|haven['’]t|aren['’]t)(?=\s)/g;
const MODAL = /^(?:can|could|will|would|may|might|must|should|did|had)(?:n't)?$|^(?:cannot|can't|won't)$/;
const ADVERB = /^(?:also|only|always|never|just|mostly|mainly|still|usually|often|now|currently|proudly|\p{L}{3,}ly)$/u;
/** Bases that look like a form of something shorter: "offer" is no more "off", "feed" no past of "fee". */
const LOOKS_FORMED =
  /^(?:\p{L}+er|feed|need|weed|seed|breed|speed|exceed|proceed|succeed|embed|heed|shed|invest|test|request|harvest|suggest|digest|host)$/u;

export const isBaseVerb = (word: string): boolean => {
  const { verb, form } = classOf(word);
  return verb > 0 && (form === 'base' || LOOKS_FORMED.test(word));
};

const isJoint = (token: Token | undefined): boolean => /^(?:,|and|or|&|then|but)$/.test(token?.lower ?? '');
/** What others are helped to do, and what is done in order to, is no deed of the company's. */
const LEADS_ANOTHER = /^(?:help|let|can|will|who|that|which|so)$/;
const HAS_OBJECT = /^(?:noun|name|adjective|determiner|possessive|number|gerund)$/;

/** The verbs that "we" governs: "design, build and maintain", and "bake" in "mill flour and bake bread". */
const governed = (tokens: readonly Token[], first: number): readonly Token[] => {
  const verbs = [tokens[first]!];
  for (let at = first + 1; at < tokens.length; at += 1) {
    const { lower, tag } = tokens[at]!;
    const before = tokens[at - 1]!.lower;
    if (LEADS_ANOTHER.test(before) || (before === 'to' && tag === 'verb' && isBaseVerb(lower))) return verbs;
    if (!isJoint(tokens[at - 1]) || isJoint(tokens[at]) || !isBaseVerb(lower)) continue;
    const isBeside = verbs.includes(tokens[at - 2]!) || verbs.includes(tokens[at - 3]!);
    const { tag: next, lower: word = '' } = tokens[at + 1] ?? {};
    const hasObject = HAS_OBJECT.test(next ?? '') || /^(?:it|them|every|each)$/.test(word);
    // "care and support for" are things; "repair them" and "bake bread" can only be done.
    if (isBeside || (tag === 'verb' && (hasObject || classOf(lower).noun === 0))) verbs.push(tokens[at]!);
  }
  return verbs;
};

/**
 * @param contraction the letters behind the apostrophe of "we're", "we've"; empty where there are none.
 * @returns nothing where the verb cannot be told for certain.
 */
export const predicateOf = (contraction: string, rest: string): Predicate | undefined => {
  const auxiliary = CONTRACTED[contraction.toLowerCase()];
  if (auxiliary !== undefined) return { words: `${auxiliary} ${rest}` };
  const we = 'we ';
  const tokens = tagged(we + rest).slice(1);
  const at = tokens.findIndex(({ lower }) => !ADVERB.test(lower));
  const verb = tokens[at];
  if (verb === undefined) return undefined;
  const put = (words: string, { from, to }: Token, form: string): string =>
    words.slice(0, from - we.length) + form + words.slice(to - we.length);
  const helper = HELPERS[verb.lower];
  if (helper !== undefined)
    return { words: put(rest, verb, helper).replace(LATER_HELPER, (word) => HELPERS[word.replace('’', "'")]!) };
  const { verb: asVerb, form } = classOf(verb.lower);
  if (MODAL.test(verb.lower) || (form === 'past' && asVerb > 0 && !isBaseVerb(verb.lower))) return { words: rest };
  // What no dictionary has can only be a verb behind "we": "we reupholster sofas".
  if (!isBaseVerb(verb.lower) && (isKnown(verb.lower) || !/[^s]$/.test(verb.lower))) return undefined;
  // "also" does not go with an aim that is named for the first time.
  const base = at === 0 ? { base: rest } : {};
  return { words: governed(tokens, at).reduceRight((said, token) => put(said, token, thirdPerson(token.text)), rest), ...base };
};

const KIN = `(?:brother|sister|wife|husband|mom|mum|mam|mother|dad|father|son|daughter|grand\\p{L}+|parent|uncle|aunt|kid
  |child(?:ren)?|cousin|sibling|spouse|fianc[eé]e?)s?`.replace(/\s+/g, '');
const FRIEND = '(?:(?:best )?(?:friend|mate|buddy|colleague|flatmate|classmate|neighbou?r|co-?founder|(?:business )?partner))s?';
/** What the owner had before there was a firm. */
const PLACE =
  '(?:(?:\\p{L}+ )?(?:kitchen|home|house|garage|basement|bedroom|living room|shed|flat|apartment|hometown|village|life|training|degree|career|hands)\\b)';
const BEFORE = '(?:(?:old|younger|older|elder|late|little|big|twin|two|three|four|then) )*';
const together = (whom: string): string => `[Mm]e and my ${BEFORE}${whom}|[Mm]y ${BEFORE}${whom} and (?:me|I|myself)`;

/** "We", "I", "my sister and I", with what is said of them behind. */
const CLAUSE = new RegExp(
  `(?<![\\p{L}’'])(?:(?<kin>${together(KIN)})|(?<friends>${together(FRIEND)})|[Ww]e|I)(?:['’](?<short>re|m|ve|ll|d))?\\s`,
  'u',
);
const OWNERS = new RegExp(`\\bmy (?=(?:great-)*${BEFORE}(?:own |${PLACE}|${KIN}\\b|${FRIEND}\\b))`, 'iu');
const ANY_OWNERS = new RegExp(OWNERS, 'giu');

/**
 * A firm has no brother: of such things it is the owner who is spoken of. Nothing where it cannot be said.
 * @param isOfOwner the owner was named before it, in the same sentence.
 */
const withoutOwn = (words: string, isOfOwner: boolean): string | undefined => {
  const named = isOfOwner
    ? words.replace(/\bmy\b/g, 'their')
    : words.replace(/\b(?:my|our) family\b/gi, 'the family').replace(OWNERS, 'the owner’s ');
  const said = named
    .replace(ANY_OWNERS, 'their ')
    .replace(/(?<![\p{L}’'])myself(?![\p{L}’'])/gu, 'alone')
    .replace(/(?<![\p{L}’'])me(?![\p{L}’'])/gu, isOfOwner || named !== words ? 'them' : 'the owner')
    .replace(/(?<![\p{L}’'])us(?![\p{L}’'])/gu, 'the team')
    .replace(/^(?:Our|My)\b/, 'Its')
    .replace(/\b(?:our|my)\b/g, 'its');
  const isTheirs = /(?<![\p{L}’'])(?:mine|ours|ourselves|we|i)(?![\p{L}’'.])/iu.test(said.replace(/\bI\.?T\b/g, ''));
  return isTheirs ? undefined : said;
};

/** The words as somebody else says them of a firm and its owner; nothing where that cannot be made well. */
export const inThirdPerson = (words: string, isOfOwner = false): string | undefined => {
  const found = CLAUSE.exec(words);
  if (!found) return withoutOwn(words, isOfOwner);
  const before = withoutOwn(words.slice(0, found.index), isOfOwner);
  const later = inThirdPerson(words.slice(found.index + found[0].length), found[0].startsWith('I'));
  if (before === undefined || later === undefined) return undefined;
  const { kin, friends, short = '' } = found.groups!;
  if (friends !== undefined) return `${before}the owners ${later}`;
  const predicate = predicateOf(short, later);
  const who = kin !== undefined ? 'the family' : found[0].startsWith('I') ? 'the owner' : 'it';
  return predicate && `${before}${who} ${predicate.words}`.replace(/\b(the owner .*?) and the owner (?=\p{L}+s )/iu, '$1 and ');
};
