/** Chooses our own texts by relation and tone. */
import type { PayloadOf } from '../../../engine/definition/index.ts';
import type tool from '../../../tools/eulogy-generator.ts';
import { CHILD_CLOSINGS } from './farewells-child.ts';
import { thoughtsIn, type Thought } from './plan.ts';
import { STAGES, type Tone, type Voice } from './stock.ts';
import { GENERAL, TENDER, UNFIT } from './thoughts.ts';
import { inspiring, peaceful, traditional } from './tones-still.ts';
import { celebratory, personal, plain } from './tones-warm.ts';
import { INFANT_TURNS, TURNS, type Turns } from './turns.ts';
import { INFANT_FRAMES, infant } from './voice-infant.ts';
import { colleague, friend, other } from './voices-beyond.ts';
import { child, parent, partner, sibling } from './voices-home.ts';
import { family, grandparent } from './voices-kin.ts';

type Request = PayloadOf<typeof tool>;

const VOICES: Readonly<Record<Request['relationship'], Voice>> = {
  'Family Member': family,
  Friend: friend,
  Colleague: colleague,
  'Spouse/Partner': partner,
  Parent: parent,
  Child: child,
  Sibling: sibling,
  Grandparent: grandparent,
  Other: other,
};

const TONES: Readonly<Record<Request['tone'], Tone>> = {
  Default: plain,
  Celebratory: celebratory,
  Peaceful: peaceful,
  Personal: personal,
  Inspiring: inspiring,
  Traditional: traditional,
};

const AT_HOME: ReadonlySet<Request['relationship']> = new Set([
  'Spouse/Partner',
  'Parent',
  'Sibling',
  'Grandparent',
  'Family Member',
]);

/** Everything that differs between an adult life and that of an infant. */
export interface Stock {
  readonly openings: readonly string[];
  readonly closings: readonly string[];
  readonly ties: readonly string[];
  readonly turns: Turns;
  readonly preferred: readonly Thought[];
  readonly general: readonly Thought[];
}

const general = STAGES.flatMap((stage) => (stage === 'bond' ? [] : thoughtsIn(stage, GENERAL[stage])));

export const infantStock = (tone: string): Stock => {
  const frame = INFANT_FRAMES[tone]!;
  return {
    openings: [frame.opening],
    closings: [frame.closing],
    ties: infant.ties,
    turns: INFANT_TURNS,
    preferred: thoughtsIn('bond', infant.bonds),
    general: general.filter(({ idea }) => TENDER.has(idea)),
  };
};

export const stockFor = (relationship: Request['relationship'], tone: Request['tone']): Stock => {
  const { openings, closings, closingsAtHome = [], thoughts } = TONES[tone];
  const voice = VOICES[relationship];
  const unfit = new Set([relationship, tone].flatMap((choice) => UNFIT[choice] ?? []));
  const fit = (all: readonly Thought[]): Thought[] => all.filter(({ idea }) => !unfit.has(idea));
  return {
    openings,
    closings:
      relationship === 'Child' ? CHILD_CLOSINGS[tone]! : AT_HOME.has(relationship) ? [...closings, ...closingsAtHome] : closings,
    ties: voice.ties,
    turns: TURNS[tone]!,
    preferred: fit([...thoughtsIn('bond', voice.bonds), ...STAGES.flatMap((stage) => thoughtsIn(stage, thoughts[stage]))]),
    general: fit(general),
  };
};
