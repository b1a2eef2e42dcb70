/** What notes leave open: which thing of a question they never speak of, and the question as it is named in "they do not say …". */
import { baseForms, partsOfSpeech, sensesOf } from '../../../lexicon/wordnet.ts';
import { explained, likeInNotes } from '../question/alike.ts';
import { isLabelling, type Notes } from './facts.ts';
import type { Question } from '../question/question.ts';
import { stemmed, wordsIn } from '../question/terms.ts';
import { matterOf, wantedBy } from '../question/wanted.ts';

/** Things that one can bring, eat, use or see: notes that tell of them name them. */
const THINGS: ReadonlySet<string> = new Set(['artifact', 'food', 'animal', 'plant', 'substance', 'object']);
/** Who is called by a trade is called by it, or by a name that the notes then explain. */
const TRADE = /(?:ian|ist|[^ht]er)$/;
/** Whether it is used more as a noun than as a verb; what no dictionary has is a name. */
export const mostlyNoun = (word: string): boolean => {
  const senses = [word, ...baseForms(word)].flatMap((form) => sensesOf(form));
  const most = (part: string): number =>
    Math.max(-1, ...senses.filter(({ partOfSpeech }) => partOfSpeech === part).map(({ uses }) => uses));
  return senses.length === 0 || most('noun') > most('verb');
};
const isThing = (word: string): boolean => {
  const nouns = [word, ...baseForms(word)]
    .flatMap((form) => sensesOf(form))
    .filter(({ partOfSpeech }) => partOfSpeech === 'noun');
  return (
    nouns.length > 0 &&
    nouns.slice(0, 2).every(({ field }) => THINGS.has(field) || (field === 'person' && TRADE.test(word))) &&
    mostlyNoun(word)
  );
};

/** A thing of the question that nothing in the notes names, is like, or explains: "cakes". */
export const absentThing = ({ plain: typed }: Question, { units }: Notes): string | undefined => {
  // Whoever says it wrote the notes.
  const plain = typed.replace(/\b(?:does|did|do) (?:the|my|our) \p{L}+ (?=(?:say|tell|want|mean|recommend|advise)\b)/u, '');
  // Why something is so may be told of what it is a part of.
  if (/^(?:why|who)\b/.test(plain)) return undefined;
  const told = new Set(units.flatMap(({ text, heading }) => wordsIn(`${text} ${heading}`)));
  const terms = new Set([...told].map(stemmed));
  // The price of a trip is no spending money.
  const [, purse, money] = /\bhow much ((\p{L}+) money)\b/u.exec(plain) ?? [];
  if (purse !== undefined && !terms.has(stemmed(money!))) return purse;
  const words = wordsIn(plain);
  const behind = new Set([...told].filter(isLabelling).flatMap((word) => [...likeInNotes(word), ...explained(word)]));
  const all = units.map(({ text, heading }) => `${heading} ${text}`.toLowerCase()).join(' ');
  const absent = matterOf(plain, wantedBy(plain))
    .filter((word) => word.length > 3 && isLabelling(word))
    .find(
      (word) =>
        isThing(word) &&
        // Of the "boiler engineer" the engineer may be told of.
        !terms.has(stemmed(words[words.indexOf(word) + 1] ?? '')) &&
        !terms.has(stemmed(word)) &&
        !behind.has(stemmed(word)) &&
        ![...likeInNotes(word), ...explained(word)].some((term) => terms.has(term)) &&
        !all.includes(word.replace(/e?s$/, '')),
    );
  return absent !== undefined && TRADE.test(absent) ? `the ${absent}` : absent;
};

/** Things by their fields, and what is owned or owed. */
const isOwned = (word: string): boolean =>
  sensesOf(word).some(
    ({ partOfSpeech, field }, at) => at === 0 && partOfSpeech === 'noun' && (THINGS.has(field) || field === 'possession'),
  );
const isNoun = (word: string): boolean => partsOfSpeech(word).has('noun') && mostlyNoun(word);
/** Words for a sum or a kind of figure: notes tell of it without them. */
const SUMS =
  /^(?:time|date|day|number|price|cost|fee|charge|money|payment|amount|bill|rate|rent|deposit|total|sum|balance|hours?|address|code|share|part|change|budget|fare|wage|pay|discount|offer|fund|account|ticket|area|room|place|spot|point|pot|bit|kind|sort)s?$/;
/** "Council tax", "school uniform": a thing of two words, of which the notes have neither. */
export const absentPair = ({ plain }: Question, { units }: Notes): string | undefined => {
  const words = plain.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  const all = units.map(({ text, heading }) => `${heading} ${text}`.toLowerCase()).join(' ');
  const terms = new Set(wordsIn(all).map(stemmed));
  const isAbsent = (word: string): boolean =>
    !all.includes(word.replace(/e?s$/, '')) &&
    !terms.has(stemmed(word)) &&
    ![...likeInNotes(word)].some((term) => terms.has(term));
  const at = words.findIndex(
    (word, place) =>
      place > 0 &&
      word.length > 2 &&
      isOwned(word) &&
      !SUMS.test(word) &&
      !partsOfSpeech(word).has('adverb') &&
      isLabelling(words[place - 1]!) &&
      isNoun(words[place - 1]!) &&
      // "The latest bus" is a bus.
      !partsOfSpeech(words[place - 1]!).has('adjective') &&
      isNoun(word) &&
      !words.slice(place + 1, place + 2).some((next) => isLabelling(next) && isNoun(next)) &&
      isAbsent(word) &&
      isAbsent(words[place - 1]!),
  );
  return at === -1 ? undefined : `${words[at - 1]!} ${words[at]!}`;
};

/** Somebody whom the question names and the notes do not, nor anybody with a name like it: "Mrs Achterberg". */
export const absentName = ({ asked }: Question, { units }: Notes): string | undefined => {
  // A letter to "Mr Hallam" need not have the first name of the one it is for.
  if (units.some(({ line }) => /^Dear (?:Mr|Mrs|Ms|Miss|Mx|Dr|Sir|Madam)\b/.test(line))) return undefined;
  const all = units.map(({ text, heading }) => `${heading} ${text}`.toLowerCase()).join(' ');
  return [...asked.matchAll(/(?<=[^\s.!?] )(?:(?:Mr|Mrs|Ms|Miss|Dr) )?\p{Lu}\p{Ll}{3,}/gu)]
    .map(([name]) => name)
    .find((name) => {
      const word = wordsIn(name).at(-1)!;
      return partsOfSpeech(word).size === 0 && !all.includes(word.slice(0, FEW_LETTERS));
    });
};
/** As many may be spelt alike where the rest is not. */
const FEW_LETTERS = 3;

const YOURS: Readonly<Record<string, string>> = {
  i: 'you',
  we: 'you',
  me: 'you',
  us: 'you',
  my: 'your',
  our: 'your',
  mine: 'yours',
  am: 'are',
};
/** As they were typed, and seen from the other side: "who is picking you up". */
const told = (words: readonly string[], asked: string): string => {
  const typed = new Map((asked.match(/(?<=\S )[\p{L}\p{N}'’-]+/gu) ?? []).map((word) => [word.toLowerCase(), word]));
  return words.map((word) => YOURS[word] ?? typed.get(word) ?? word).join(' ');
};

const verbed = (verb: string): string =>
  /(?:s|sh|ch|x|z|o)$/.test(verb) ? `${verb}es` : /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
const isVerb = (word: string | undefined): boolean => word !== undefined && partsOfSpeech(word).has('verb');
const ASKS =
  /^((?:what|which|how (?:many|much|long|often|far|old|soon)|when|where|why|who(?:se)?|at what|by when|until when)(?: \S+){0,3}?) (is|are|was|were|do|does|will|can|should|must) (.+)$/;

/** So long a question can still be said again in one sentence. */
const MOST_WORDS = 20;

/** "What page do I have to read": "what page you have to read". Undefined where the order of its words is not surely known. */
export const askedOf = ({ plain, asked }: Question): string | undefined => {
  if (/[.?!,;]/.test(plain) || plain.split(' ').length > MOST_WORDS) return undefined;
  // Who does it stands first, and stays there.
  if (
    /^who (?:(?:is|are|was|were) (?:not )?\p{L}+ing|will|can|has|have|must|gets|pays|\p{L}+s)\b/u.test(plain) &&
    !/^who (?:is|was|does) (?!\p{L}+ing)/u.test(plain)
  )
    return told(plain.split(' '), asked);
  const [, wh, verb, rest] = ASKS.exec(plain) ?? /^()(is|are|does|do|will|can) (.+)$/.exec(plain) ?? [];
  if (wh === undefined || verb === undefined || rest === undefined) return undefined;
  const opening = wh === '' ? 'whether' : wh;
  const words = rest.split(' ');
  const hasPronoun = /^(?:i|we|you|he|she|it|they|there)$/.test(words[0]!);
  const isNoun = /^(?:the|my|our|your|his|her|their|this|that|a|an)$/.test(words[0]!);
  // "My fixed deal": what only tells of what sort it is stands before the thing.
  const isSort = isNoun && words.length > 2 && !mostlyNoun(words[1]!) && partsOfSpeech(words[1]!).has('adjective');
  const reach = hasPronoun ? 1 : isSort ? 3 : isNoun ? 2 : 0;
  if (reach === 0) return undefined;
  const [subject, after] = [words.slice(0, reach), words.slice(reach)];
  const isBe = /^(?:is|are|was|were)$/.test(verb);
  if (isBe && isNoun && wh !== '') {
    const isMore = after.length > 2 || after.some((word) => /(?:ing|ed|est)$/.test(word));
    return isMore && !after.includes('of') ? undefined : told([opening, ...words, verb], asked);
  }
  if (isBe) return hasPronoun ? told([opening, ...subject, verb, ...after], asked) : undefined;
  // "Does the boiler man come": which of them is the verb is not known.
  if (!isVerb(after[0]) || (isVerb(after[1]) && mostlyNoun(after[0]!))) return undefined;
  const does =
    verb === 'does' ? [after[0] === 'have' ? 'has' : verbed(after[0]!)] : verb === 'do' ? [after[0]!] : [verb, after[0]!];
  return told([opening, ...subject, ...does, ...after.slice(1)], asked);
};

/** What many a line tells without the word. */
const LIGHT =
  /^(?:be|bring|have|get|take|go|come|do|make|use|give|keep|put|need|want|pay|book|buy|eat|drink|see|let|leave|start|stay|wear|send|call|ask|tell|say|know|find|allow|require|include|work|open|close|still|also|just|really|actually|already)$/;
/** What is a duty is told by its name; what is allowed may be told in any words. */
const DUTY =
  /^(?:do|does|did|will|would) (?:i|we|you|he|she|it|they|(?:the|my|our|their|his|her) \p{L}+) (?:have|need|still have|still need) to (\p{L}{3,})\b|^(?:am|is|are) (?:i|we|you|he|she|they) supposed to (\p{L}{3,})\b/u;
/** "Do I have to fast before the scan?": a deed that the notes never speak of, in any words. */
export const isUntoldDeed = ({ plain }: Question, { units }: Notes): boolean => {
  const [, one, other] = DUTY.exec(plain) ?? [];
  const deed = one ?? other;
  const forms = deed === undefined ? [] : [deed, ...baseForms(deed)];
  if (deed === undefined || forms.some((form) => LIGHT.test(form)) || !forms.some((form) => partsOfSpeech(form).has('verb')))
    return false;
  const like = new Set([stemmed(deed), ...likeInNotes(deed), ...explained(deed)]);
  return !units.some(({ text, heading }) => wordsIn(`${heading} ${text}`).some((word) => like.has(stemmed(word))));
};
