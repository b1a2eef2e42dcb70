/** The trade that a description names. */
import { classOf } from '../../english/topic/word-classes.ts';
import { occupationIn } from './occupations.ts';

/** Words about the genre, not about the work: "a fantasy blacksmith". */
const GENRE_WORD = /^(?:fantasy|noir|western|horror|romance|mystery|thriller|gothic|steampunk|cyberpunk|dystopian|comedy)$/i;
/** These say little without their object: what somebody hunts, tastes or plans. */
const WANTS_WHAT = /^(?:hunter|taster|owner|planner|collector|keeper|trader|dealer|driver|trainer|tamer|restorer|seller)$/;
const NO_NOUN = /^(?:an?|the|my|our|old|young|former|retired|single|grumpy|first|last|who|and|of|is)$/i;

const nounBefore = (word: string | undefined): word is string => {
  if (word === undefined || GENRE_WORD.test(word) || word.length < 3 || occupationIn(word) !== undefined) return false;
  const known = classOf(word.toLowerCase());
  return known.listed && known.noun > known.adjective + known.verb;
};

/** Before somebody else's trade: "letters to the editor". */
const TOWARDS = /^(?:to|with|from|against)$/i;

const AT_HAND = /^(?:sidekick|assistant|apprentice|helper|partner|secretary|driver|maid|squire|bodyguard)$/i;

/** The first trade among some words, with the noun that narrows it: "dragon vet". In "guard dog" there is none. */
const tradeIn = (words: string): string | undefined => {
  // A punctuation mark separates words that do not belong together.
  const list = words.match(/[\p{L}’'-]+|[,.;:!?()]/gu) ?? [];
  for (const [at, word] of list.entries()) {
    const found = occupationIn(word);
    const next = list[at + 1];
    if (found === undefined || (next !== undefined && occupationIn(next) !== undefined)) continue;
    const leading = /^(?:an?|the|her|his|their|every)$/i.test(list[at - 1] ?? '') ? list[at - 2] : list[at - 1];
    if (leading !== undefined && TOWARDS.test(leading)) continue;
    // "A detective’s sidekick" is not a detective.
    if (/[’']s$/.test(word) && next !== undefined) {
      if (AT_HAND.test(next)) return `${word.toLowerCase()} ${next.toLowerCase()}`;
      continue;
    }
    const before = list[at - 1];
    const what =
      before !== undefined && WANTS_WHAT.test(found) && !NO_NOUN.test(before) && classOf(before.toLowerCase()).noun > 0;
    return what || nounBefore(before) ? `${before.toLowerCase()} ${found}` : found;
  }
  return undefined;
};

/** "Who paints", "who runs a food truck": what somebody does says what they are. */
const BY_DEED: Readonly<Record<string, string>> = {
  paints: 'painter',
  sings: 'singer',
  writes: 'writer',
  bakes: 'baker',
  cooks: 'cook',
  dances: 'dancer',
  farms: 'farmer',
  teaches: 'teacher',
  steals: 'thief',
  hacks: 'hacker',
  smuggles: 'smuggler',
  heals: 'healer',
};
const DOES = /\b(?:who|she|he|they)\s+(\p{L}+s)\b/giu;
const RUNS =
  /\b(?:runs|owns|manages|inherits|opens|inherited|opened|bought)\s+(?:an?|the|her|his|their)\s+((?:[\p{L}’'-]+ ){0,2}?[\p{L}’'-]+)(?=[.,;!?]|\s+(?:in|on|at|with|for|and|from|near|by|but|after|that|which|when|because|to)\b|$)/iu;

const DELIVERS = /\bdelivers? (?:the )?(?:morning |evening )?(?:news)?papers\b/i;

const byDeed = (text: string): string | undefined => {
  if (DELIVERS.test(text)) return 'newspaper carrier';
  const place = RUNS.exec(text)?.[1];
  if (place) return `${place.toLowerCase()} owner`;
  for (const [, verb] of text.matchAll(DOES)) if (BY_DEED[verb!.toLowerCase()]) return BY_DEED[verb!.toLowerCase()];
  return undefined;
};

const FORMER = /\b(?:was|used to be|once|formerly|former|ex-|retired)\s+(?:an?\s+)?([\p{L}’'-]+(?: [\p{L}’'-]+){0,3})/iu;
const WORKS_AS = /\bwork(?:s|ed|ing)? as (?:an?|the) ([\p{L}’'-]+(?: [\p{L}’'-]+){0,4})/iu;

/** The trade a text names: the one that the person works in, else the first that is mentioned. */
export const occupationOf = (text: string): string | undefined => {
  const working = tradeIn(WORKS_AS.exec(text)?.[1] ?? '');
  if (working !== undefined) return working;
  const present = tradeIn(text);
  const former = tradeIn(FORMER.exec(text)?.[1] ?? '');
  if (present === undefined && former === undefined) return byDeed(text);
  if (former === undefined || present !== former) return present;
  return /\bretired\b/i.test(text) ? `retired ${former}` : `former ${former}`;
};
