/** Advice on a situation that somebody tells: what is to be done in one of its kind, said with what they told. */
import { comparedWith } from '../../../meaning/condensed.ts';
import { encode } from '../../../meaning/encoder.ts';
import type { Answer, Asked } from '../answer.ts';
import { americanIn } from './american.ts';
import { slotsFor } from './facts.ts';
import { filled } from './filled.ts';
import { kinds, type Kind } from './kinds.ts';
import { reasonFor, type Reason } from '../refusal/reasons.ts';
import { asksAdvice, asksHowToSay, asksRights, storyOf, type Story } from './story.ts';
import { subjectOf, type Subject } from './subject.ts';
import vectors from './kinds.bin';

/** Whatever else is told, these ask for no advice; what is legal or a matter of money is left to those who are named in it. */
const OPEN: readonly Reason[] = ['unknown', 'legal', 'money', 'future', 'feelings', 'opinion', 'unworked'];
/** A story this long is cut by the encoder: its end is read, too. */
const READ_AT_ONCE = 250;
/** So near in meaning, at least, to a way in which the kind is told. */
const NEAR = 0.56;
const SURE = 0.6;
/** Where figures are told and something is asked of them, only this near. */
const PLAINLY = 0.75;
const LONGEST = 900;

const compare = comparedWith(vectors);

const signsOf = ({ plain }: Story, { needs, not }: Kind): boolean => !not.test(plain) && needs.every((sign) => sign.test(plain));

/** How near the story is to each of the kinds. */
const nearnessTo = async ({ typed }: Story, some: readonly Kind[]): Promise<readonly number[]> => {
  const parts = typed.length > READ_AT_ONCE ? [typed, typed.slice(-READ_AT_ONCE)] : [typed];
  const found = (await encode(parts))?.map(compare) ?? [];
  return some.map(({ from, to }) => Math.max(...found.map((near) => Math.max(...near.subarray(from, to)))));
};

interface Found {
  readonly kind: Kind;
  /** To a way in which the kind is told. */
  readonly near: number;
  readonly subject?: Subject;
}

const narrow = kinds.filter(({ about }) => about === undefined);
const wide = kinds.filter(({ about }) => about !== undefined);

/** Something to write or to give, and not what somebody does. */
const KIND_WORDS =
  /\b(?:cards?|gifts?|thank|speech|toast|eulogy|leaving do|retir\w+|birthday present|compliment|congratulat\w+|poem|proud|grateful|generous|kind to|so kind|brings? (?:me|us)|brought (?:me|us)|bakes?|baked|lovely)\b/;

/** What may be said to anybody of such standing, where somebody asks how to say something. */
const wideKindOf = (story: Story): Found | undefined => {
  if (!asksHowToSay(story) || asksRights(story) || KIND_WORDS.test(story.plain)) return undefined;
  for (const kind of wide) {
    const subject = kind.not.test(story.plain) ? undefined : subjectOf(story, kind.about!);
    if (subject !== undefined) return { kind, near: 0, subject };
  }
  return undefined;
};

const kindOf = async (story: Story): Promise<Found | undefined> => {
  const ofRights = asksRights(story);
  const some = narrow.filter((kind) => (kind.rights || !ofRights) && signsOf(story, kind));
  const near = some.length === 0 ? [] : await nearnessTo(story, some);
  const nearest = Math.max(...near);
  return nearest >= NEAR ? { kind: some[near.indexOf(nearest)]!, near: nearest } : wideKindOf(story);
};

/** What to do or say; undefined unless a situation of a known kind is told. */
export const advise = async (asked: Asked): Promise<Answer | undefined> => {
  const typed = asked.question.asked;
  if (asked.notes.trim() !== '' || typed.length > LONGEST) return undefined;
  const story = storyOf(typed);
  const reason = reasonFor(asked);
  if (!asksAdvice(story) || !OPEN.includes(reason)) return undefined;
  const found = await kindOf(story);
  if (found === undefined || (reason === 'unworked' && found.near < PLAINLY)) return undefined;
  const slots = slotsFor(found.kind, story, found.subject);
  // What is wide says nothing of this story without what the other does.
  if (found.subject && !slots.has('fact') && found.kind.says.some((sentence) => sentence.includes('{fact}'))) return undefined;
  const told = found.kind.says.map((sentence) => filled(sentence, slots)).filter((sentence) => sentence !== '');
  const [first, second = '', ...rest] = told.map(americanIn(story.plain));
  return {
    confidence: found.near >= SURE ? 64 : 58,
    // The second has the words to say, which the shortest answer must not lack.
    lead: `${first} ${second}`.trim(),
    more: [rest, [], []],
    asides: {},
    topics: [],
  };
};
