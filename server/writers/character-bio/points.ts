/** Works a visitor's talking points into sentences, each as it was typed. */
import { asSentence, listed } from '../../english/prose.ts';
import { clean, withoutStop } from '../../english/topic/clean.ts';
import { readTopic } from '../../english/topic.ts';
import { classOf } from '../../english/topic/word-classes.ts';
import type { Random } from '../../random.ts';

type Kind = 'does' | 'is' | 'thing' | 'told' | 'wish' | 'word';

interface Point {
  readonly kind: Kind;
  readonly words: string;
}

const WISH =
  /\b(?:please|should|shouldn['’]t|avoid|the ending|the story|make sure|include|mention|welcome|don['’]t (?:make|use|mention))\b|^no\s/i;
const VERB =
  /^(?:never|always|often|sometimes|must|can|cannot|can['’]t|has|is|was|used to|wants|will|doesn['’]t|isn['’]t|hasn['’]t|won['’]t)\b/i;

const isVerb = (word: string): boolean => {
  const known = classOf(word.toLowerCase());
  return known.form === 's' && known.verb > 0 && !known.listed;
};

const kindOf = (words: string): Kind => {
  if (WISH.test(words)) return 'wish';
  const [lead = '', ...others] = words.split(/\s+/);
  if (VERB.test(words) || (isVerb(lead) && (others.length === 0 || !/^(?:of|and|from)$/.test(others[0]!)))) return 'does';
  const topic = readTopic(words);
  if (topic.shape === 'opaque') return 'word';
  if (topic.shape === 'clause' || topic.shape === 'sentences' || topic.shape === 'question') return 'told';
  const known = classOf(lead.toLowerCase());
  const isAdjective = known.adjective > 0 && known.adjective > known.noun && known.adjective > known.verb;
  if (
    (isAdjective || /(?:ed|ic|ful|ous)$/.test(lead)) &&
    (others.length === 0 || /^(?:of|to|with|by|in|at|about|and|from|for)$/i.test(others[0]!))
  )
    return 'is';
  return /^(?:an?|the|one|two|three|four|five|some)\b/i.test(words) ? 'thing' : 'word';
};

/** The points of a list: parted by semicolons or lines if there are any, else by commas. */
const pointsIn = (typed: string): Point[] => {
  const breaks = /[;\n•]/.test(typed) ? /[;\n•]+/ : /[.!?]\s/.test(typed) ? /(?<=[.!?])\s+/ : /,\s+(?!\d)/;
  return typed
    .split(breaks)
    .map((part) => withoutStop(clean(part.replace(/^\s*[-*•\d.)]+\s+/, '')).text))
    .filter((words) => /[\p{L}\p{N}]/u.test(words))
    .map((words) => ({ kind: kindOf(words), words }));
};

const joined = (items: readonly string[]): string =>
  items.some((item) => item.includes(',')) ? items.join('; ') : listed(items);

const FRAMES: Record<Exclude<Kind, 'told'>, readonly ((name: string, words: readonly string[]) => string)[]> = {
  does: [(name, words) => `${name} ${joined(words)}.`],
  is: [(name, words) => `${name} is ${joined(words)}.`],
  thing: [
    (_, words) => `Then there is ${joined(words)}.`,
    (name, words) => `No account of ${name} is complete without this: ${joined(words)}.`,
  ],
  word: [
    (name, words) => `Pinned to the same page as ${name}: ${joined(words)}.`,
    (name, words) => `Written in the margin beside the name ${name}: ${joined(words)}.`,
  ],
  wish: [(_, words) => `Kept in mind throughout: ${words.join('; ')}.`],
};

export interface WorkedIn {
  /** What the points say of the person. */
  readonly said: string;
  /** What the visitor asks of the telling. */
  readonly wishes: string;
}

const lowerNamed = (words: string): string =>
  /^[A-Z][a-z]/.test(words) && isVerb(words.split(/\s/)[0]!) ? words.charAt(0).toLowerCase() + words.slice(1) : words;

/** Every point once, those of a kind in one sentence. */
export const workIn = (typed: string, name: string, random: Random): WorkedIn => {
  const points = pointsIn(typed);
  const of = (kind: Kind): string[] =>
    points.filter((point) => point.kind === kind).map(({ words }) => (kind === 'does' ? lowerNamed(words) : words));
  const sentence = (kind: Exclude<Kind, 'told'>): string[] => {
    const words = of(kind);
    return words.length > 0 ? [random.pick(FRAMES[kind])(name, words)] : [];
  };
  const told = of('told').map(asSentence);
  const does = of('does');
  const is = of('is');
  // "owes a debt and is afraid of water" is one sentence about one person.
  const traits =
    does.length === 1 && is.length === 1 && !does[0]!.includes(',')
      ? [`${name} ${does[0]!} and is ${is[0]!}.`]
      : [...sentence('does'), ...sentence('is')];
  return {
    said: [...traits, ...told, ...sentence('thing'), ...sentence('word')].join(' '),
    wishes: sentence('wish').join(' '),
  };
};
