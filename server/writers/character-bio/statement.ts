/** The shape of a visitor's first sentence, so that it can stand in one of ours as it is. */
import { asSentence, withArticle } from '../../english/prose.ts';
import { readTopic } from '../../english/topic.ts';
import { withoutStop } from '../../english/topic/clean.ts';
import { lowered } from '../../english/topic/noun-phrase.ts';
import { classOf } from '../../english/topic/word-classes.ts';
import { occupationIn } from './occupations.ts';

/** How the description stands in a sentence. Every text is the visitor's own. */
export type Statement =
  /** "a blind cartographer": what the person is. */
  | { readonly kind: 'is'; readonly words: string }
  /** "five sisters who run an inn": what the person is one of. */
  | { readonly kind: 'one of'; readonly words: string }
  /** "steals songs": what the person does. */
  | { readonly kind: 'does'; readonly words: string }
  /** "hiding from the law": what the person is busy with. */
  | { readonly kind: 'doing'; readonly words: string }
  /** "afraid of the dark": what the person is like. */
  | { readonly kind: 'like'; readonly words: string }
  /** Whole sentences that name the person, or speak of "he" or "she". */
  | { readonly kind: 'told'; readonly words: string; readonly isNamed: boolean }
  /** A question to which the person is an answer. */
  | { readonly kind: 'asked'; readonly words: string }
  /** A list of words, another language, anything else: named after a colon. */
  | { readonly kind: 'noted'; readonly words: string };

/** "steals", "fixes": a verb for "she" or "he". */
export const isThirdPerson = (word: string): boolean => {
  const known = classOf(word.toLowerCase());
  return (
    known.form === 's' &&
    known.verb > 0 &&
    !known.listed &&
    (known.verb >= known.noun || /^(?:steals|guards|fixes|keeps|sells|lies|hides|hunts|robs|reads|works|runs|lives)$/i.test(word))
  );
};

/** "gunslinger seeking revenge", "cook on a whaling ship", "android who paints": an article is all that is missing. */
const PERSON_AT_HEAD =
  /^(?!an?\s|the\s|my\s|our\s|one\s|two\s)((?:[\p{L}’'-]+ ){0,2}?[\p{L}’'-]+?)(?: (?:who|with|on|in|at|from|for|seeking|hunting|turned|without|looking|trying)\b[^,;:]*)?$/iu;
const BEINGS =
  /^(?:android|robot|ghost|vampire|werewolf|elf|dwarf|orc|goblin|demon|angel|alien|cyborg|orphan|rebel|fugitive|hero|heroine|villain|teenager|girl|boy|man|woman|widow|widower|neighbor|neighbour|twin|sidekick|immigrant|veteran|stranger|loner|drifter|interest|rival|mentor|nemesis)$/i;
const isPersonAtHead = (plain: string): boolean => {
  const head = PERSON_AT_HEAD.exec(plain)?.[1]?.split(' ').at(-1) ?? '';
  return BEINGS.test(head) || (occupationIn(head) !== undefined && !/[^s]s$/i.test(head));
};
/** "twin sisters, one good one evil" */
const SEVERAL = /^(?:twin|two|three|four|five|identical)\s+(?:\p{L}+\s+)?(?:sisters|brothers|twins|siblings|friends|cousins)\b/iu;

/**
 * The shape of a sentence.
 * @param name The name it opens with, if any.
 * @param isOnly Whether nothing follows it.
 */
export const statementOf = (first: string, name: string | undefined, isOnly: boolean): Statement => {
  const topic = readTopic(first);
  const plain = withoutStop(first);
  const lead = plain.split(/\s+/)[0] ?? '';
  if (topic.shape === 'question') return { kind: 'asked', words: topic.question ?? `${plain}?` };
  if (name !== undefined && plain.startsWith(name)) {
    const rest = plain.slice(name.length).trim();
    if (rest === '') return { kind: 'noted', words: '' };
    if (/^[,:;(–—-]/.test(rest))
      return { kind: 'noted', words: rest.replace(/^[,:;(–—\s-]+/, '').replace(/^\(([^)]*)\)$/, '$1') };
    if (/^(?:of|from)\s/i.test(rest)) return { kind: 'noted', words: rest };
    return { kind: 'told', words: asSentence(first), isNamed: true };
  }
  if (/^(?:he|she|they)(?:['’](?:s|re|d|ll|ve))?$/i.test(lead)) return { kind: 'told', words: asSentence(first), isNamed: false };
  if (PERSON_AT_HEAD.test(plain) && isPersonAtHead(plain)) return { kind: 'is', words: withArticle(lowered(plain)) };
  if (/^an?\s[^,.;:]+\sturned\s[^,.;:]+$/i.test(plain)) return { kind: 'is', words: lowered(plain) };
  if (SEVERAL.test(plain)) return { kind: 'one of', words: lowered(plain) };
  if (topic.shape === 'opaque') return { kind: 'noted', words: plain };
  if (topic.shape === 'keywords') return { kind: 'noted', words: plain };
  if (isThirdPerson(lead) || /^(?:has|is|was|can|never|always)$/i.test(lead)) return { kind: 'does', words: lowered(plain) };
  if (topic.gerund !== undefined && topic.shape === 'gerund phrase') return { kind: 'doing', words: topic.gerund };
  // "the sheriff everyone is afraid of" holds a verb and states nothing.
  if (/^(?:an?|the)\s.*\b(?:of|to|for|with|about|from)$/i.test(plain)) return { kind: 'is', words: lowered(plain) };
  if (topic.shape === 'clause' || topic.statement !== undefined) {
    // "an elf who works nights" is a person; "a girl finds a door" is a sentence.
    return { kind: 'told', words: asSentence(first), isNamed: false };
  }
  const { subject } = topic;
  if (subject !== undefined && isOnly && /^(?:an?|the|one)$/i.test(lead)) return { kind: 'is', words: lowered(plain) };
  if (/^an?$/i.test(lead)) return { kind: 'is', words: lowered(plain) };
  if (subject === undefined) {
    const known = classOf(lead.toLowerCase());
    return known.adjective > known.noun && plain.split(' ').length < 8
      ? { kind: 'like', words: lowered(plain) }
      : { kind: 'noted', words: plain };
  }
  if (subject.determiner === 'the')
    return subject.number === 'many' ? { kind: 'one of', words: lowered(plain) } : { kind: 'is', words: lowered(plain) };
  if (subject.determiner !== undefined || subject.isName || /["“”]/.test(plain)) return { kind: 'noted', words: plain };
  if (subject.number === 'many') return { kind: 'one of', words: lowered(plain) };
  return subject.number === 'one' && subject.field === 'person'
    ? { kind: 'is', words: withArticle(lowered(plain)) }
    : { kind: 'noted', words: plain };
};
