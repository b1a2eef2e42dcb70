/** The request in the shapes that a sentence may need. What cannot be made well is left out. */
import { withoutStop } from '../english/topic/clean.ts';
import { lowered } from '../english/topic/noun-phrase.ts';
import { tagged } from '../english/topic/tagger.ts';
import { classOf } from '../english/topic/word-classes.ts';
import { ing } from '../english/verbs.ts';
import type { Topic } from '../english/topic.ts';
import { listed } from '../english/prose.ts';
import { baseForms } from '../lexicon/wordnet.ts';
import type { Form, Forms } from './brief.ts';

const LONGEST_HANDLE = 4;
const LONGEST_NOUN = 12;
/** Nothing may hang in the air behind the cut. */
const DANGLING =
  /(?:\s+(?:an?|the|of|for|with|and|or|to|in|on|at|by|your|our|my|his|her|their|that|who|which|from|is|are|about|after|before|when|not|\d+))+$/i;
const BREAK =
  /^(?:after|before|when|while|because|if|that|who|which|where|with|without|for|in|on|at|from|by|and|but|until|since)$/i;

const count = (words: string): number => words.split(/\s+/).filter(Boolean).length;

/** The first words up to where a phrase may end, at most four. */
const handleOf = (words: string): string | undefined => {
  const all = withoutStop(words).split(/\s+/);
  if (all.length <= LONGEST_HANDLE) return withoutStop(words) || undefined;
  const stop = all.findIndex((word, at) => at > 0 && BREAK.test(word));
  const kept = stop > 0 && stop <= LONGEST_HANDLE ? all.slice(0, stop) : undefined;
  const said = kept
    ?.join(' ')
    .replace(DANGLING, '')
    .replace(/[,;:]$/, '');
  return said !== undefined && said !== '' ? said : undefined;
};

/** "learning" gives "learn"; only what the dictionary knows as a verb. */
const baseOf = (gerund: string): string | undefined =>
  baseForms(gerund).find((base) => classOf(base).verb > 0 && ing(base) === gerund);

const fromGerund = (gerund: string): Pick<Forms, 'gerund' | 'infinitive'> => {
  const [first = '', ...rest] = gerund.split(' ');
  const base = baseOf(first.toLowerCase());
  return { gerund, ...(base && { infinitive: [base, ...rest].join(' ') }) };
};

const fromAction = (action: string): Pick<Forms, 'gerund' | 'infinitive'> => {
  const [first = '', ...rest] = action.split(' ');
  if (classOf(first).verb === 0 || !/^[a-z]+$/.test(first)) return { infinitive: action };
  // "train a puppy not to bite" and "stop smoking and start running": a second verb would have to change, too.
  return / and \w+/.test(action) && tagged(action).filter(({ tag }) => tag === 'verb').length > 1
    ? { infinitive: action }
    : { infinitive: action, gerund: [ing(first), ...rest].join(' ') };
};

const nounOf = (topic: Topic, form: Form, matter: string): string | undefined => {
  if (form === 'keyword list') {
    const items = matter
      .split(/\s*[,;|/]\s*|\s+\+\s+/)
      .map(withoutStop)
      .filter(Boolean)
      .map(lowered);
    return items.length <= 4 ? listed(items) : undefined;
  }
  if (form === 'title' || form === 'story' || form === 'claim' || form === 'question' || form === 'activity') return undefined;
  const said = withoutStop(matter);
  const isPhrase = topic.subject !== undefined && (topic.shape === 'noun phrase' || topic.shape === 'keywords');
  if (!isPhrase || count(said) > LONGEST_NOUN || /[:;()]/.test(said)) return undefined;
  return lowered(topic.shape === 'keywords' ? said.split(/,\s/)[0]! : said);
};

/** Whoever asks how something is done speaks of doing it: "how to price handmade soap". */
const HOW = /^how (?:to|(?:do|can|should|would) (?:i|you|we)) (\S+ \S.*)$/i;

/** @param topic what the matter of the request reads like by its grammar. */
export const shapesOf = (topic: Topic, form: Form, matter: string): Forms => {
  const noun = nounOf(topic, form, matter);
  const action = topic.action ?? HOW.exec(withoutStop(matter))?.[1];
  const verbal = topic.gerund ? fromGerund(topic.gerund) : action ? fromAction(action) : {};
  const question =
    topic.question ??
    (topic.inquiry && form === 'question' ? `${matter.charAt(0).toUpperCase()}${withoutStop(matter).slice(1)}?` : undefined);
  const statement = form === 'claim' ? topic.statement : undefined;
  const named = form === 'title' ? withoutStop(matter) : undefined;
  const source = noun ?? verbal.gerund ?? verbal.infinitive ?? named ?? topic.subject?.core;
  const handle = source === undefined ? undefined : handleOf(form === 'keyword list' ? source.split(/,| and /)[0]! : source);
  return {
    ...(noun && { noun }),
    ...verbal,
    ...(question && { question }),
    ...(statement && { statement }),
    ...(handle && { handle }),
  };
};
