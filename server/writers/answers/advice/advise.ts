/** Advice on a situation that somebody tells: what is to be done in one of its kind, said with what they told. */
import { comparedWith } from '../../../meaning/condensed.ts';
import { encode } from '../../../meaning/encoder.ts';
import type { Answer, Asked } from '../answer.ts';
import { americanIn } from './american.ts';
import { slotsFor } from './facts.ts';
import { filled } from './filled.ts';
import { kinds, type Kind } from './kinds.ts';
import { reasonFor, type Reason } from '../refusal/reasons.ts';
import { asksAdvice, storyOf, type Story } from './story.ts';
import vectors from './kinds.bin';

/** Whatever else is told, these ask for no advice; what is legal or a matter of money is left to those who are named in it. */
const OPEN: readonly Reason[] = ['unknown', 'legal', 'money', 'future', 'feelings', 'opinion'];
/** A story this long is cut by the encoder: its end is read, too. */
const READ_AT_ONCE = 250;
/** So near in meaning, at least, to a way in which the kind is told. */
const NEAR = 0.4;
const SURE = 0.6;
const LONGEST = 900;

const compare = comparedWith(vectors);

const signsOf = ({ plain }: Story, { needs, not }: Kind): boolean => !not.test(plain) && needs.every((sign) => sign.test(plain));

/** How near the story is to each of the kinds. */
const nearnessTo = async ({ typed }: Story, some: readonly Kind[]): Promise<readonly number[]> => {
  const parts = typed.length > READ_AT_ONCE ? [typed, typed.slice(-READ_AT_ONCE)] : [typed];
  const found = (await encode(parts))?.map(compare) ?? [];
  return some.map(({ from, to }) => Math.max(...found.map((near) => Math.max(...near.subarray(from, to)))));
};

export const kindOf = async (story: Story): Promise<{ readonly kind: Kind; readonly near: number } | undefined> => {
  const some = kinds.filter((kind) => signsOf(story, kind));
  if (some.length === 0) return undefined;
  const near = await nearnessTo(story, some);
  const nearest = Math.max(...near);
  return nearest >= NEAR ? { kind: some[near.indexOf(nearest)]!, near: nearest } : undefined;
};

/** What to do or say; undefined unless a situation of a known kind is told. */
export const advise = async (asked: Asked): Promise<Answer | undefined> => {
  const typed = asked.question.asked;
  if (asked.notes.trim() !== '' || typed.length > LONGEST) return undefined;
  const story = storyOf(typed);
  if (!asksAdvice(story) || !OPEN.includes(reasonFor(asked))) return undefined;
  const found = await kindOf(story);
  if (found === undefined) return undefined;
  const slots = slotsFor(found.kind, story);
  const told = found.kind.says.map((sentence) => filled(sentence, slots)).filter((sentence) => sentence !== '');
  const [lead, ...rest] = told.map(americanIn(story.plain));
  return {
    confidence: found.near >= SURE ? 64 : 58,
    lead: lead!,
    more: [rest, [], []],
    asides: {},
    topics: [],
  };
};
