/** The work that is offered, in the words of the description. */
import { tagged } from '../../../english/topic/tagger.ts';
import { classOf } from '../../../english/topic/word-classes.ts';
import type { Sign } from './clause.ts';
import { BOAST, WORN_OPENING } from './faults.ts';
import type { Reading } from './reading.ts';

export interface Service extends Sign {
  /** "edit your podcast", "Podcast editing" or "Podcast editor". */
  readonly kind: 'deed' | 'name' | 'person';
}

/** Verbs that say how a seller is or goes about it, and not what the work is. */
const NO_WORK =
  /^(?:am|are|is|was|were|be|have|had|has|know|use|work|believe|want|love|like|need|see|can|could|will|would|did|send|ask|tell|say|help|get|go|come|think|guarantee|understand|lost|sign|answer|spent|take|let|bring|keep|give|trained|live|started|put|worked|enjoy|hope|speak|promise|offer|provide|deliver|leverage|strive|ensure|aim|combine|care|make sure|start|begin|meet|talk|measure|check|note|also|always|never|only|just|hear|accept|try|specialize|specialise)$/;
const NO_OFFER = /^(?:will|can|also|be|have|help|give|provide|offer|deliver|not|never|also|always|try|work|show|send|let)$/;
const DOES =
  /^(?:hi[!,.]* |hello[!,.]* )?(?:i|we)(?:['’]ll| will| can| also|['’]d)? (?<work>(?<verb>\p{Ll}+) (?!(?:in|on|at|with|for|to|like|as|by|of|about|until|not)\b)(?=\p{L}|\d)[^.!?:;(\n]+)/iu;
const MOST_OF_A_WORK = 90;
/** Where what is done ends and why or how begins. */
const WORK_ENDS =
  /,? (?:so|because|but|which|who|and (?:i|we|you)|as (?:i|we)|with (?:the|my|a)|if|when|while|without|since)\b|,(?!\d)/i;

/** "Bicycles for people who ride them" without those whom it only begins to describe. */
const withoutRelative = (words: string): string => {
  const [kept = '', ...cut] = words.split(/\s(?:who|that|which|you)\b/);
  // Only the last of its parts is cut: "into a 4 to 6 minute film with music" keeps the film.
  const whole =
    cut.length > 0
      ? kept.replace(/\s(?:for|to|of|with|by|from|at|in)\s(?:(?!\s(?:for|of|with|by|from|at|in)\s)[^,])*$/, '')
      : kept;
  return whole.replace(/\s(?:for|to|of|with|by|from|at|in)$/, '').trim();
};

/** What breaks off at a comma, "craft a compelling", names nothing. */
const endsInNoun = (phrase: string): boolean => {
  const last = tagged(phrase).at(-1);
  return (
    last !== undefined &&
    (last.tag === 'name' || classOf(last.lower).noun >= classOf(last.lower).adjective) &&
    last.tag !== 'adverb'
  );
};

const workAt = (sentence: string, at: number): string | undefined => {
  const { verb = '', work = '' } = DOES.exec(sentence)?.groups ?? {};
  // Whoever begins with "I will" says what the work is, whatever verb that takes; what comes late says how it is done.
  const isOffered = at === 0 && /^i will /i.test(sentence) && !NO_OFFER.test(verb.toLowerCase());
  if (!isOffered && (at > 1 || NO_WORK.test(verb.toLowerCase()) || classOf(verb.toLowerCase()).verb === 0)) return undefined;
  const phrase = withoutRelative(work)
    .split(WORK_ENDS)[0]!
    .replace(/ (?:very )?(?:quickly|fast|professionally|perfectly|manually|carefully|beautifully|easily)$/i, '')
    .replace(/ for a living$/i, '')
    .trim();
  if (classOf(verb.toLowerCase()).form !== 'base' || !endsInNoun(phrase)) return undefined;
  // Half a list names half the work.
  if (/^,? ?\S+(?: \S+)?(?:,| and | or )/.test(work.slice(phrase.length))) return undefined;
  const words = phrase.split(/\s+/);
  // "I love it" and "I do my best" name no work.
  return words.length < 2 ||
    phrase.length > MOST_OF_A_WORK ||
    /\b(?:best|anything|everything|me|my|it|this|that|yours)$|\byours\b|\band (?:have|hold|am|live)\b|\bfor (?:over |about )?(?:\d+|\p{L}+) years\b|^make (?:all|everything|anything)\b|^do (?:all|my|everything|anything|whatever|one thing|the|not)\b|^\p{L}+ (?:it|them|him|her|this|that|\p{L}+ly)\b/iu.test(
      phrase,
    )
    ? undefined
    : phrase;
};

/** "Stop living small" is an order. */
const isVerb = (word: string): boolean => classOf(word).form === 'base' && classOf(word).verb > 2 * classOf(word).noun;

/** "Piano lessons for adults": a line without a verb names the work. */
const isName = (line: string): boolean => {
  const tokens = tagged(line);
  return (
    /^\p{Lu}\S* \S/u.test(line) &&
    tokens.length < 10 &&
    !isVerb(tokens[0]!.lower) &&
    !/^(?:in|at|on|from|as|by|to)\b/i.test(line) &&
    !WORN_OPENING.test(line) &&
    !/[!?]|(?<!\p{Lu})\p{Lu}{4,} \p{Lu}{3}/u.test(line) &&
    !tokens.some(
      ({ tag, lower }) => tag === 'pronoun' || tag === 'auxiliary' || /^(?:you|your|i|we|here|best|expert|and)$/.test(lower),
    ) &&
    !tokens.some(({ lower, tag }) => {
      const { noun, verb, form } = classOf(lower);
      return (tag === 'verb' && (noun === 0 || (form === 'base' && verb > 4 * noun))) || (form === 's' && verb > noun);
    })
  );
};
/** A line of its own above the text is the name of the work, whatever it is made of. */
const isTitle = (line: string): boolean =>
  !/^(?:[Ii]|[Ww]e|[Yy]ou|[Hh]i|[Hh]ello)\b|[!?]|(?<!\p{Lu})\p{Lu}{4,} \p{Lu}{3}/u.test(line) &&
  !WORN_OPENING.test(line) &&
  !BOAST.test(line);
/** "App developer for shops" is somebody, and "Bookkeeping for owners" is not. */
const kindOf = (name: string): Service['kind'] =>
  tagged(name.split(/ (?:for|of|to|with|in)\b/)[0]!).some(({ lower }) => {
    const { fields, form, noun, verb } = classOf(lower);
    return fields[0] === 'person' && form !== 's' && noun > verb;
  })
    ? 'person'
    : 'name';
const BECOMES = /^I(?: will|['’]ll|['’]m| am) (?:be )?your (?<name>[\p{L}’' -]{4,50})[.!]?$/u;

/** How many sentences an offer may take to come to the point. */
const OPENING = 5;
const OFFERED =
  /\b(?:i will|i['’]ll|let me) (?<work>(?<verb>\p{Ll}+) (?:your|an?|the|\p{Ll}+ and) [^.,;:!?]{4,60})(?=[.;:!?]|, (?!\S+(?: \S+)?(?:,| and | or ))|$)/iu;
/** "Need a WordPress site?" names the work as well. */
const WANTED =
  /^(?:(?:do you )?(?:need|want)|(?:are you )?(?:looking|searching) for) (?!to\b)(?:help with )?(?:an? |some |the )?(?<name>\p{L}[^?!.,]{4,50})\?/iu;

export const serviceIn = ({ sentences, title }: Reading): Service | undefined => {
  const promised = /^I (?:will|can) (?!be\b)(?<work>.+?)[.!]?$/u.exec(title ?? '')?.groups?.['work'];
  if (promised !== undefined && !BOAST.test(promised) && !/, ?[^\s,]+$|[.!?:;(]/.test(promised))
    return { words: promised, at: 0, kind: 'deed' };
  if (title !== undefined && isTitle(title)) return { words: title, at: 0, kind: kindOf(title) };
  const name = (BECOMES.exec(sentences[0] ?? '') ?? WANTED.exec(sentences[0] ?? ''))?.groups?.['name'];
  if (name !== undefined) return { words: name, at: 0, kind: kindOf(name) };
  const first = sentences[0]?.split(/[:;,.!?]/)[0]!.trim() ?? '';
  const opening = withoutRelative(first);
  // What somebody was before is not what they sell.
  // "Burst pipe?" names what is wrong, and not what is done about it.
  const isAsked = sentences[0]?.startsWith('?', first.length) === true;
  if (isName(opening) && !isAsked && !BOAST.test(opening) && !/^(?:retired|former|ex-)/i.test(opening))
    return { words: opening, at: 0, kind: kindOf(opening) };
  for (const [at, sentence] of sentences.entries()) {
    const words = workAt(sentence, at);
    if (words !== undefined) return { words, at, kind: 'deed' };
  }
  // "Hand me yours, and I will edit your wedding video": late in its sentence, and an offer all the same.
  for (const [at, sentence] of sentences.slice(0, OPENING).entries()) {
    const { verb = '', work: whole = '' } = OFFERED.exec(sentence)?.groups ?? {};
    const work = whole.replace(/ (?:of|for|from|with) (?:it|them)$/i, '');
    if (
      work !== '' &&
      !NO_OFFER.test(verb.toLowerCase()) &&
      classOf(verb.toLowerCase()).form === 'base' &&
      !BOAST.test(work) &&
      endsInNoun(work)
    )
      return { words: work, at, kind: 'deed' };
  }
  return undefined;
};
