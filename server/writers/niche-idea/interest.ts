/** What the visitor typed, taken apart: the subjects, the people, the seller and the limits. Nothing is reworded. */
import { listed } from '../../english/prose.ts';
import { readTopic } from '../../english/topic.ts';
import { segmentsOf, sentencesOf } from '../../english/topic/clean.ts';
import { nounPhrasesOf, type NounPhrase } from '../../english/topic/noun-phrase.ts';
import { isKnown } from '../../english/topic/word-classes.ts';
import { tagged } from '../../english/topic/tagger.ts';
import { spelledOut } from './emoji.ts';
import type { Nature } from './form.ts';
import type { Matter } from './matter.ts';
import { realmOf } from './realms.ts';

export interface Interest {
  /** What the ideas may be about; at least one. */
  readonly matters: readonly Matter[];
  /** Groups of people among the keywords. */
  readonly groups: readonly string[];
  /** Times, prices and the like: "weekends", "under $500". */
  readonly limits: readonly string[];
  /** What was typed, where it is a sentence or a wish of its own: worth quoting once. */
  readonly said: string | undefined;
  /** A few words that stand for it all. */
  readonly label: string;
}

const EMPTY_WORDS =
  /^(?:time|times|space|energy|patience|lot|lots|thing|things|stuff|way|ways|kind|sort|bit|idea|ideas|niche|business|businesses|money|something|anything|home|house|life|world|example|keyword|keywords|day|one|everything|help|advice|tips|video|camera|job|work|none|plenty|side|hustle|income|skill|skills|experience|background|interest|interests|hobby|hobbies)$/;
const GROUP_HEADS =
  /^(?:people|folks?|mums|moms|dads|kids|children|women|men|couples|families|seniors|teens|owners|parents|ladies|guys)$/;
const UNWANTED =
  /\b(?:not|don['’]?t|never|hate|cannot|can['’]?t) (?:\w+ )?(?:want|like|have|be|do)\b|\b(?:hate|dislike|avoid)\b/i;
const IS_SELLER = /\b(?:i am|i['’]?m|as|i work as|i was|used to be|can|could|should|would|for) $/i;
const QUALITY =
  /^[\p{L}-]+(?: [\p{L}-]+)?[ -](?:free|friendly|safe|proof|based|made|only|less|powered|grown)$|^(?:vegan|vegetarian|organic|handmade|vintage|sustainable|recycled|upcycled|affordable|luxury|local|online|digital|natural|minimalist)$/iu;
/** After these a sentence says what its writer knows, owns or lacks. */
const TELLS = /\b(?:no|lacks?|without|needs?|wants?|love|loves|like|likes|enjoy|know|about|collect|own|have|good at|into|in) $/i;

/** People, although the dictionary takes them for animals. */
const BY_ANOTHER_NAME = /^(?:night owls|early birds|bookworms|couch potatoes|lone wolves|black sheep|homebodies)$/i;

const isGroup = ({ number, field, head, isName, words }: NounPhrase): boolean =>
  number === 'many' && !isName && (field === 'person' || GROUP_HEADS.test(head) || BY_ANOTHER_NAME.test(words));

const RELATIVE = /^(?:step|grand|god|foster)-?(?:mother|mom|mum|father|dad|son|daughter|brother|sister|parent|kid|child)$/;
/** "stepdad", "night nurse": whoever types one of them means them all. */
const isOneOfGroup = ({ number, field, head, isName, determiner, words, core }: NounPhrase): boolean =>
  number === 'one' && !isName && determiner === undefined && words === core && (field === 'person' || RELATIVE.test(head));

const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/man$/i, 'men'],
  [/child$/i, 'children'],
  [/wife$/i, 'wives'],
  [/(?<=[^aeiou])y$/i, 'ies'],
  [/(?<=s|x|ch|sh)$/i, 'es'],
  [/$/, 's'],
];
const several = (words: string): string => {
  const [ending, plural] = PLURALS.find(([one]) => one.test(words))!;
  return words.replace(ending, plural);
};

const NATURES: Partial<Record<NounPhrase['field'], Nature>> = {
  artifact: 'thing',
  object: 'thing',
  substance: 'supply',
  animal: 'living',
  plant: 'living',
  food: 'supply',
  act: 'doing',
  event: 'doing',
  other: 'knowledge',
  attribute: 'knowledge',
  cognition: 'knowledge',
  communication: 'knowledge',
  feeling: 'knowledge',
  state: 'knowledge',
  time: 'knowledge',
};

const PLACES =
  /^(?:offices?|gyms?|shops?|stores?|houses?|homes?|rooms?|buildings?|flats?|apartments?|gardens?|barns?|garages?|studios?|kitchens?|caf[eé]s?|bakery|bakeries|restaurants?|schools?|churches|church|halls?|warehouses?|farms?|yards?|attics?|basements?|cellars?|land|fields?|villages?|towns?|city|cities|salons?|hotels?|libraries|library|beach|beaches|balcon(?:y|ies))$/;

const natureOf = ({ head, field, isName }: NounPhrase): Nature | undefined => {
  if (isName) return 'knowledge';
  if (!isKnown(head)) return undefined;
  return PLACES.test(head) || field === 'location' ? 'place' : NATURES[field];
};

/** One thing, or something that cannot be counted, goes before the product and needs no article there; the rest goes after it. */
const asMatter = (phrase: NounPhrase): Matter => {
  const { words, number, isName, isOwned, core, field } = phrase;
  const isBare = words === core && !isOwned;
  const nature = natureOf(phrase);
  return {
    words,
    place: isBare && number !== 'many' ? 'before' : 'after',
    ...(nature && { nature }),
    ...(isName && /^(?:other|person)$/.test(field) && { isSomebody: true as const }),
    ...(isBare && (number !== 'one' || isName) && { joins: true }),
  };
};

const LONGEST = 60;

interface Found {
  readonly matters: Matter[];
  readonly groups: string[];
  readonly limits: string[];
}

/** A word in -ing and one bare thing: the first is an adjective to the second. */
const isCompound = (words: string): boolean => {
  const phrases = nounPhrasesOf(words, tagged(words));
  return phrases.length === 1 && phrases[0]!.number === 'one' && !phrases[0]!.isName && /^\p{L}+ing \p{L}+$/iu.test(words);
};

/** One keyword of a list, or one noun phrase typed by itself. */
const readKeyword = (words: string, found: Found): void => {
  const tokens = tagged(words);
  const phrases = nounPhrasesOf(words, tokens);
  const topic = readTopic(words);
  const { subject } = topic;
  if (QUALITY.test(words)) found.matters.push({ words: words.toLowerCase(), place: 'before' });
  else if (subject && isGroup(subject)) found.groups.push(subject.words);
  else if (subject && isOneOfGroup(subject)) found.groups.push(several(subject.words));
  else if (subject && (subject.field === 'time' || /^(?:weekday|weekend|evening)s?$/.test(subject.head)))
    found.limits.push(words);
  else if (/^(?:under|over|up to|less than|at most|max|budget)\b/i.test(words) || /^[$£€]?\d[\d.,]*[k€£$%]?$/i.test(words))
    found.limits.push(words);
  // "sewing machine" is a thing, "saving money" is not.
  else if (topic.gerund && !isCompound(words)) found.matters.push({ words: topic.gerund, place: 'after', nature: 'doing' });
  else if (topic.gerund) found.matters.push({ words: topic.text, place: 'before' });
  else if (subject && subject.words.length <= LONGEST) {
    found.matters.push(asMatter(subject));
    const others = phrases.filter((phrase) => phrase.core !== subject.core && isGroup(phrase));
    found.groups.push(...others.map((phrase) => phrase.core));
    if (subject.words !== subject.core && others.length > 0) found.matters.push(asMatter({ ...subject, words: subject.core }));
  } else if (words.length <= LONGEST) found.matters.push({ words, place: 'before' });
};

/** A sentence, a question or a wish: the nouns in it that are more than filler, what it tells first. */
const readSentence = (sentence: string, found: Found): void => {
  if (UNWANTED.test(sentence)) return;
  const phrases = nounPhrasesOf(sentence, tagged(sentence));
  const told: Matter[] = [];
  const rest: Matter[] = [];
  for (const phrase of phrases) {
    const before = sentence.slice(0, phrase.tokens[0]!.from);
    const bare = before.replace(/\b(?:an?|the|my|our|your|no|some|any)\s+$/i, '');
    if (EMPTY_WORDS.test(phrase.head) || phrase.field === 'time') {
      if (phrase.field === 'time' && phrase.tokens.length > 1) found.limits.push(phrase.core);
    } else if (isGroup(phrase)) found.groups.push(phrase.core);
    else if (phrase.field === 'person' && !phrase.isName) {
      if (IS_SELLER.test(bare)) rest.push({ words: phrase.core, place: 'by' });
    } else {
      const matter = asMatter({ ...phrase, words: phrase.core });
      if (TELLS.test(bare) || /\bno\s+$/i.test(before)) told.push(matter);
      else rest.push(matter);
    }
  }
  found.matters.push(...(told.length > 0 ? told : rest));
};

const unique = (words: readonly string[]): string[] => [...new Map(words.map((word) => [word.toLowerCase(), word])).values()];

/** The subjects, two of them in one phrase where their grammar allows it, and each quality with what it is a quality of. */
const withPairs = (matters: readonly Matter[]): Matter[] => {
  const joinable = matters.filter(({ joins }) => joins);
  // Dogs and photography are two interests: little that is sold is about both.
  const pairs = joinable
    .flatMap((one, at) => joinable.slice(at + 1).map((other) => [one, other] as const))
    .filter(([one, other]) => realmOf(one) === realmOf(other));
  const qualities = matters.filter(({ words }) => QUALITY.test(words));
  return [
    ...(joinable.length > 0 ? matters.filter((matter) => !qualities.includes(matter)) : matters),
    ...pairs.slice(0, 3).map(
      ([one, other]): Matter => ({
        words: listed([one.words, other.words]),
        place: 'after',
        ...(one.nature && one.nature === other.nature && { nature: one.nature }),
      }),
    ),
    ...qualities.flatMap((quality) =>
      joinable.slice(0, 2).map((matter): Matter => ({ ...matter, words: `${quality.words} ${matter.words}` })),
    ),
  ];
};

/** Words that no grammar can be trusted with stand in quotation marks. */
const asQuoted = (words: string): Matter => ({
  words: `“${words.replace(/["“”]/g, '')}”`,
  place: 'after',
  nature: 'knowledge',
});

/** "Van life": of two words that English has, although Dutch has one of them too. */
const isPlain = (words: string): boolean => {
  const parts = words.split(' ');
  return parts.length === 2 && /^[a-z ]+$/i.test(words) && parts.every((part) => isKnown(part.toLowerCase()));
};

/** "Help retired people use their phones" says what a product is for; "start a bakery" only what the visitor would like. */
const HELPS =
  /^(?:help|teach|support|show|make|let|get|give|keep|save|protect|improve|reduce|train|encourage|bring|connect|feed|care)\b/i;
const QUOTABLE = 40;

/**
 * Reads the keywords.
 * @returns undefined where nothing was typed that has a meaning of its own ("???").
 */
export const readInterest = (keywords: string): Interest | undefined => {
  const typed = readTopic(keywords);
  const spelled = /[\p{L}\p{N}]/u.test(typed.text) ? '' : spelledOut(typed.emoji);
  const topic = spelled ? readTopic(spelled) : typed;
  const { text, label } = topic;
  const found: Found = { matters: [], groups: [], limits: [] };
  // An address alone, or marks alone, says nothing.
  if (!/[\p{L}\p{N}]/u.test(text) && topic.emoji.length === 0) return undefined;
  if (topic.shape === 'opaque') {
    const parts = segmentsOf(text).filter((part) => part.length <= LONGEST);
    for (const part of parts.length > 0 ? parts : [label])
      found.matters.push(isPlain(part) ? { words: part.toLowerCase(), place: 'before' } : asQuoted(part));
  } else if (topic.shape === 'noun phrase' || topic.shape === 'keywords')
    for (const part of segmentsOf(text)) readKeyword(part, found);
  else if (topic.shape === 'gerund phrase') readKeyword(text, found);
  else for (const sentence of sentencesOf(text)) readSentence(sentence, found);
  // Alone, a time is what it is about: "tax season", "Monday".
  if (found.matters.length === 0 && found.groups.length === 0 && topic.shape !== 'opaque')
    found.matters.push(
      ...found.limits.splice(0).flatMap((words): Matter[] => (/^[\p{L} ’'-]+$/u.test(words) ? [{ words, place: 'before' }] : [])),
    );
  const { action } = topic;
  if (action && action.length <= LONGEST && (HELPS.test(action) || found.matters.length === 0))
    found.matters.unshift({ words: action, place: 'to' });
  const own = [...new Map(found.matters.map((matter) => [matter.words.toLowerCase(), matter])).values()];
  const known = own.some(({ place }) => place !== 'by') ? own.filter(({ place }) => place !== 'by') : own;
  const groups = unique(found.groups);
  const isSaid = !/^(?:noun phrase|keywords|opaque|gerund phrase)$/.test(topic.shape);
  const nothing: Matter = groups.length > 0 || label.length > QUOTABLE ? { words: '', place: 'nowhere' } : asQuoted(label);
  return {
    matters: known.length > 0 ? withPairs(known.slice(0, 8)) : [nothing],
    groups: groups.slice(0, 3),
    limits: unique(found.limits).slice(0, 3),
    said: isSaid ? sentencesOf(text)[0] : undefined,
    label: known[0]?.words ?? groups[0] ?? label,
  };
};
