/** Reads what the video should be about: the visitor's words, split into what a script can say and where. */
import type { PayloadOf } from '../../../engine/definition/index.ts';
import type tool from '../../../tools/youtube-script-generator.ts';
import { asSentence, capitalise, countWords } from '../../english/prose.ts';
import { titleCase } from '../../english/topic/title-case.ts';
import { readTopic, type Topic } from '../../english/topic.ts';
import { contendersIn, linksIn, numberedIn, partsOf, unprompted, withoutLinks } from './description.ts';
import { inPassing, spoken, started } from './naming.ts';

type Request = PayloadOf<typeof tool>;

/** How the topic can be worked into a sentence. */
export type TopicKind = 'thing' | 'act' | 'inquiry' | 'question' | 'statement' | 'opaque';

export interface Brief {
  readonly kind: TopicKind;
  /** The subject as a heading. */
  readonly heading: string;
  /** Fits after "about". */
  readonly about: string;
  /** A few words for the same, for the middle of a sentence; undefined where the topic has none. */
  readonly short: string | undefined;
  /** Whole sentences to be said as they are, each with its mark. */
  readonly statement: string;
  readonly question: string;
  /** The speaker's own story: "I moved to Porto …". */
  readonly isOwnStory: boolean;
  /** Only the speaker knows about it: "my first marathon", "I quit my job". */
  readonly isOwn: boolean;
  /** Who is interviewed, where the visitor says so. */
  readonly guest: string | undefined;
  /** Parts to be treated one after the other, in the visitor's order. */
  readonly points: readonly string[];
  /** How many things the title promises: "5 dinners". */
  readonly numbered: number | undefined;
  /** Sentences that are not spoken as they stand: what the visitor wants to keep in mind. */
  readonly notes: readonly string[];
  readonly links: readonly string[];
}

const LONGEST_ABOUT = 14;
const LONGEST_STATEMENT = 36;
const LONGEST_STORY = 60;

const GUEST =
  /^(?:an? |my |the )?(?:(?:interview|conversation|chat|talk|q ?& ?a) with|interview(?:ing)?) (.+?)(?: (?:about|on) (.+?))?[.!?]*$/is;

/** "Top 10 hidden gems": in passing they are hidden gems. */
const NUMBER_OF =
  /^(?:my |the |our )?(?:top |best )?(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?=\p{Ll})/iu;

const OF_THINGS: ReadonlySet<string> = new Set(['Review', 'Unboxing']);
const LONGEST_NAME = 7;
const TEACHING: ReadonlySet<string> = new Set(['Tutorial', 'How-to', 'Educational']);

/** A name, or one word: either can stand where a noun stands. */
const NAME = /^\p{Script=Latin}{3,}$|^(?:(?:\p{Lu}|\d)[\p{Script=Latin}\d.+/-]*(?: |$)){1,5}$/u;

/** As many of the sentences as may be spoken, from the first on. */
const within = (sentences: readonly string[], words: number): number => {
  let sum = 0;
  const over = sentences.findIndex((sentence) => (sum += countWords(sentence)) > words);
  return over < 0 ? sentences.length : over;
};

const quoted = (label: string): string => `“${label.replace(/[“”"]/g, '')}”`;

/** What is reviewed or unpacked is a thing, even if its name holds a verb: "The Last of Us season 2". */
const isTitle = ({ statement }: Topic, type: Request['videoType']): boolean =>
  statement !== undefined &&
  OF_THINGS.has(type) &&
  /^\p{Lu}[^.!,]*$/u.test(statement) &&
  !/^(?:I|We|My|Our)\b/.test(statement) &&
  countWords(statement) <= LONGEST_NAME;

/** The kind of topic, and the words that fit after "about". */
const kindOf = (topic: Topic, type: Request['videoType']): Pick<Brief, 'kind' | 'about'> => {
  const { action, gerund, inquiry, question, statement, subject, label } = topic;
  const fits = (words: string | undefined, atMost: number): words is string => words !== undefined && countWords(words) <= atMost;
  const teaches = TEACHING.has(type);
  if (isTitle(topic, type)) return { kind: 'thing', about: topic.statement! };
  // They may be in no dictionary: "Sony WH-1000XM6".
  if (topic.shape === 'opaque' && NAME.test(label)) return { kind: 'thing', about: label };
  if (topic.shape === 'opaque') return { kind: 'opaque', about: quoted(label) };
  if (fits(question, LONGEST_STATEMENT)) return { kind: 'question', about: subject ? inPassing(subject) : 'that question' };
  if (fits(statement, LONGEST_STATEMENT)) return { kind: 'statement', about: subject ? inPassing(subject) : 'this' };
  // What looks like a command may be the name of a thing (Steam Deck) or of a game (hide and seek).
  if (action !== undefined && !teaches && NAME.test(label)) return { kind: 'thing', about: label };
  if (action !== undefined && !teaches) return { kind: 'opaque', about: quoted(label) };
  if (fits(action, LONGEST_ABOUT)) return { kind: 'act', about: `how to ${action}` };
  if (fits(inquiry, LONGEST_ABOUT)) return { kind: /^how to\b/i.test(inquiry) ? 'act' : 'inquiry', about: inquiry };
  if (fits(gerund, LONGEST_ABOUT)) return { kind: 'thing', about: gerund };
  if (subject && fits(subject.words, LONGEST_ABOUT)) return { kind: 'thing', about: spoken(subject, subject.words) };
  if (subject && fits(subject.core, LONGEST_ABOUT)) return { kind: 'thing', about: inPassing(subject) };
  return { kind: 'opaque', about: quoted(label) };
};

const asHeading = (words: string): string => titleCase(started(words));

/** The subject as it was typed, without the article that a sentence needs. */
const headingOf = ({ kind, about }: Pick<Brief, 'kind' | 'about'>, { question, statement, subject, label }: Topic): string => {
  if (kind === 'opaque' || (kind === 'thing' && about === label && NAME.test(label) && /\p{Lu}/u.test(label))) return label;
  if (kind === 'question') return asHeading(question!);
  if (kind === 'statement') return asHeading(countWords(statement!) <= LONGEST_ABOUT ? statement! : label);
  const isTyped = kind === 'thing' && subject && about.endsWith(subject.words);
  return asHeading(isTyped ? [subject.determiner, subject.words].filter(Boolean).join(' ') : about);
};

/** @param request As it came: the description is never blank. */
export const readBrief = ({ videoDescription, videoType }: Pick<Request, 'videoDescription' | 'videoType'>): Brief => {
  const links = linksIn(videoDescription);
  const asked = unprompted(withoutLinks(videoDescription), videoType);
  const conversation = videoType === 'Interview' ? GUEST.exec(asked) : null;
  const topic = readTopic(conversation?.[1] ?? asked);
  const named = kindOf(topic, videoType);
  const contenders = contendersIn(topic);
  const isOwnStory = named.kind === 'statement' && /^(?:i|we|my|our|i’m|i'm|we’re|we're)\b/i.test(topic.statement!);
  const said = named.kind === 'statement' ? [topic.statement!, ...topic.remarks] : [];
  const toSay = said.slice(0, isOwnStory ? Math.max(1, within(said, LONGEST_STORY)) : 1);
  const parts = conversation ? (conversation[2] ? partsOf(conversation[2], 'list') : []) : partsOf(topic.text, 'sentence');
  const person = topic.subject?.field === 'person' ? named.about : undefined;
  const guest = videoType === 'Interview' ? (conversation && named.kind === 'thing' ? named.about : person) : undefined;
  return {
    ...named,
    heading: guest && parts.length > 0 ? asHeading(`${guest} on ${conversation?.[2] ?? ''}`) : headingOf(named, topic),
    short: contenders ? contenders.join(' and ') : shortFor(named, topic)?.replace(NUMBER_OF, ''),
    statement: toSay.map(asSentence).join(' '),
    question: topic.question ? capitalise(topic.question) : '',
    isOwnStory,
    isOwn: isOwnStory || /^(?:my|our|we|i)\b/i.test(asked),
    guest,
    points: parts.length > 0 ? parts : (contenders ?? []),
    numbered: parts.length > 0 ? undefined : numberedIn(topic),
    notes: [...said.slice(toSay.length), ...(named.kind === 'statement' ? [] : topic.remarks)],
    links,
  };
};

const shortFor = ({ kind, about }: Pick<Brief, 'kind' | 'about'>, { subject, label, statement }: Topic): string | undefined => {
  if (kind === 'opaque' || (kind === 'thing' && about === (statement ?? label) && countWords(label) <= LONGEST_NAME))
    return about;
  if (kind === 'thing' && countWords(about) <= 5) return about;
  return subject && countWords(subject.core) <= 5 ? inPassing(subject) : undefined;
};
