/** What the webinar is about, in the visitor's own words, cut to fit the slots of a title. */
import { withoutStop, sentencesOf } from '../../english/topic/clean.ts';
import { classOf } from '../../english/topic/word-classes.ts';
import { readTopic, type NounPhrase, type Topic } from '../../english/topic.ts';

export interface Theme {
  /** Stands before or after a colon. */
  readonly heading: string;
  /** Fits after "about" and "of". */
  readonly about?: string;
  /** Something one does, rather than something there is: steps can be taken, mistakes made. */
  readonly isActivity: boolean;
  /** Nobody wishes for it: burnout, grief, debt. */
  readonly isBane: boolean;
  /** Starts with a word in -ing: "moving from WordPress to Shopify". */
  readonly isGerund: boolean;
  /** Fits after "to". */
  readonly action?: string;
  /** Fits after "Why". */
  readonly statement?: string;
  /** Not English: nothing may be built around it. */
  readonly isForeign: boolean;
  /** What else was typed: further keywords, or what follows a colon. */
  readonly extras: readonly string[];
  /** The people it is for, many, where the topic itself names them: "freelance translators". */
  readonly readers?: string;
}

/** As long as a heading may be that still leaves room for a second half. */
const LONGEST = 60;

const KIND = '(?:webinar|session|workshop|talk|training|class|course|presentation|lecture|masterclass|hour|seminar|lesson)';
/** "We want one hour on raising rates", "a webinar about burnout": what comes after is the topic. */
const ASKS = new RegExp(
  `^(?:(?:i|we)\\b.{0,40}?\\b)?(?:(?:an?|one|our|my|this|the)\\s+)?(?:[\\w-]+\\s+)?${KIND}\\s+(?:on|about)\\s+(.+)$`,
  'i',
);
const READERS =
  /\b(?:members|readers|clients|customers|students|audience|listeners|attendees|participants|people|users) are (?:all |mostly |mainly )?([\p{L}\s-]{4,40}?)(?=[.,;]|$)/iu;

const DANGLING =
  /(?:(?<!\s)\s+(?:a|an|the|of|for|with|and|or|but|to|in|on|at|by|your|our|my|their|that|who|which|from|is|are|about|as|if|when|so|because|than|into|without))+$/i;

const PAUSE = /[,;:–—(]|\s-\s|\s(?:because|so that|although|while|unless|until)\s/g;
/** A place, a time or a means begins: what stands before is the thing itself. */
const TURN = /\s(?:in|on|at|with|from|by|for|during|without|about|so|when|where|if|that|which|who)\s/g;

/** The start of the words that can stand by itself, cut where the thought may pause. */
const shortened = (words: string, limit: number): string => {
  if (words.length <= limit) return words;
  const cuts = (marks: RegExp, after: number): number[] =>
    [...words.matchAll(marks)].map(({ index }) => index).filter((index) => index >= after && index <= limit);
  const at = cuts(PAUSE, limit / 3).at(-1) ?? cuts(TURN, limit * 0.4)[0] ?? (Math.max(words.lastIndexOf(' ', limit), 0) || limit);
  return withoutStop(words.slice(0, at)).replace(DANGLING, '');
};

/** Spoken to the visitor's listeners: my teenager is theirs. */
const turned = (words: string): string =>
  words.replace(/\b(my|our|mine|ours|myself|me|us|i|we)\b/gi, (word) => TURNS[word.toLowerCase()] ?? word);
const TURNS: Readonly<Record<string, string>> = {
  my: 'your',
  our: 'your',
  mine: 'yours',
  ours: 'yours',
  myself: 'yourself',
  me: 'you',
  us: 'you',
  i: 'you',
  we: 'you',
};
const ASKED_HOW = /^how (?:do|can|should|could|would) (?:i|we|you) (.+)$/i;
const INQUIRED_HOW = /^how to (.+)$/i;

const KEPT = /^(?:the|our|my|your|their|his|her|its|this|these|those|most|every|all|some|many|both)\b/;
/** With its determiner, unless that is "a". */
const named = ({ determiner, words }: NounPhrase): string =>
  determiner !== undefined && KEPT.test(determiner) ? `${determiner} ${words}` : words;

/** "Making sense of time management", but not "of budget app". */
const standsBare = ({ number, isName, isOwned, determiner, field }: NounPhrase): boolean =>
  number !== 'one' ||
  isName ||
  isOwned ||
  (determiner !== undefined && KEPT.test(determiner)) ||
  !/^(?:artifact|object|person|animal|plant|location|group|other)$/.test(field);

const isDone = ({ core, field }: NounPhrase): boolean => field === 'act' || /ing$/.test(core);

/** "An introduction to watercolour" is about watercolour. */
const bareOf = (words: string): string =>
  words.replace(
    /^(?:an? )?(?:short |quick |brief )?(?:introduction|intro|guide) to |^(?:the )?(?:basics|essentials|fundamentals) of /i,
    '',
  );

/** A question's heading keeps its mark; everything else loses its stop. */
const headingOf = ({ shape, label, question, statement, subject, text }: Topic): string => {
  if (question !== undefined) return question.length <= LONGEST + 15 ? question : `${shortened(withoutStop(question), LONGEST)}?`;
  if (statement !== undefined) return shortened(withoutStop(statement), LONGEST);
  if (subject && /^(?:noun phrase|keywords)$/.test(shape)) return shortened(named(subject), LONGEST);
  return shortened(withoutStop(label || text), LONGEST);
};

/** The head of what nobody wants, or the whole of it. */
const BANE =
  /^(?:(?:the|your|chronic|caregiver|climate|social|workplace|childhood|teacher|student) )*(?:burnout|grief|stress|anxiety|depression|debt|divorce|menopause|dementia|cancer|addiction|trauma|bullying|harassment|insomnia|loneliness|domestic violence|bereavement|redundancy|layoffs|suicide|eating disorders?|chronic pain|phishing|ransomware|imposter syndrome|bankruptcy|miscarriage|infertility)\b/i;

/** "Grant writing", "cake decorating": what looks like a command is done by itself. But one can start writing. */
const COMPOUND =
  /^(?!(?:start|stop|begin|keep|try|enjoy|avoid|practi[cs]e|consider|go|love|get|make|learn)\b)\p{L}+ \p{L}{3,}ing\b/iu;

/** "We help managers run better meetings": what is offered is to run better meetings. */
const offeredIn = (text: string): { action: string; readers: string } | undefined => {
  const words = /^(?:i|we) help (.+)$/i.exec(withoutStop(text))?.[1]?.split(' ') ?? [];
  const at = words.findIndex(
    (word, place) => place > 0 && (word === 'to' || (classOf(word).verb > 0 && classOf(word).form === 'base')),
  );
  if (at < 1 || at > 4) return undefined;
  return { readers: words.slice(0, at).join(' '), action: words.slice(words[at] === 'to' ? at + 1 : at).join(' ') };
};

const phraseAsked = (text: string): string | undefined =>
  sentencesOf(text)
    .map((sentence) => ASKS.exec(withoutStop(sentence))?.[1])
    .find((words) => words !== undefined);

/**
 * Reads a topic.
 * @param typed Anything at all: keywords, a question, a few sentences about what is wanted.
 */
export const themeOf = (typed: string): Theme => {
  const whole = readTopic(typed);
  const asked = whole.shape === 'opaque' ? undefined : phraseAsked(whole.text);
  const offer = offeredIn(whole.text);
  const read = asked === undefined ? whole : readTopic(asked);
  const topic = offer ? readTopic(offer.action) : read;
  const { shape, subject, question, statement } = topic;
  const readers = offer?.readers ?? READERS.exec(whole.text)?.[1]?.trim();
  const how = ASKED_HOW.exec(withoutStop(question ?? ''))?.[1] ?? INQUIRED_HOW.exec(topic.inquiry ?? '')?.[1];
  const isCompound = COMPOUND.test(topic.action ?? '');
  const isOwn = /^(?:my|our)\b/i.test(topic.text);
  const action = (isCompound ? undefined : topic.action) ?? (how === undefined ? undefined : turned(how));
  const usable = subject && /^(?:noun phrase|keywords)$/.test(shape) && standsBare(subject) ? subject : undefined;
  const about = isOwn ? undefined : isCompound ? topic.label : (topic.gerund ?? (usable && bareOf(named(usable))));
  const heading = headingOf(topic);
  const isShort = (words: string | undefined): words is string => words !== undefined && words.length <= LONGEST;
  return {
    heading: heading === '' ? shortened(typed.trim(), LONGEST) : heading,
    ...(isShort(about) && { about }),
    isBane: BANE.test(about ?? ''),
    isGerund: topic.gerund !== undefined,
    isActivity: isCompound || topic.gerund !== undefined || (usable !== undefined && isDone(usable)),
    ...(isShort(action) && { action }),
    ...(isShort(statement) && !/^(?:i|we|my|our|you|there)\b/i.test(statement) && { statement: withoutStop(statement) }),
    isForeign: shape === 'opaque',
    extras: shape === 'keywords' ? topic.details.map(({ words }) => words) : [],
    ...(readers !== undefined && { readers }),
  };
};
