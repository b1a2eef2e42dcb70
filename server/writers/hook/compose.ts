/** Hooks for one request: of the kind that was asked for, most in its tone, some of its genre, all different. */
import { capitalise } from '../../english/prose.ts';
import type { Random } from '../../random.ts';
import { AUDIENCES, type Request } from './audiences.ts';
import { presumesRightly } from './fit.ts';
import { fillerFor, holds, isAimed, isEasy, type Filler } from './frame.ts';
import { GENTLE } from './frames/gentle.ts';
import { REPERTOIRES } from './frames/index.ts';
import { subjectOf, type Subject } from './subject.ts';
import { isFit, isLoss, toneFor } from './tact.ts';

type Source = 'tone' | 'genre' | 'shape' | 'aimed';
/** Lists of frames; one is used up before the next begins. */
type Tiers = readonly (readonly string[])[];

/** Where the hooks come from, in turn. */
const TURNS: readonly Source[] = ['tone', 'genre', 'shape', 'tone', 'tone'];
/** With no tone to keep, a thing of some sort of its own is spoken of as that sort. */
const TURNS_SORTED: readonly Source[] = ['shape', 'tone', 'genre', 'tone', 'shape'];
/** A sentence of the visitor's has more frames of its own, and so has a matter to be spoken of gently. */
const TURNS_LED: readonly Source[] = ['shape', 'tone', 'genre', 'tone', 'shape'];
/** A sentence to be quoted is the quotation: it needs none beside it. */
const TURNS_QUOTED: readonly Source[] = ['shape', 'shape', 'genre', 'shape', 'shape'];
/** So many of five speak of the audience's world, if there is a choice. */
const AIMED_OF_FIVE = 3;

/** The tone asked for, then the plain one, then whatever else there is. */
const inTone = (frames: Readonly<Record<Request['tone'], readonly string[]>>, tone: Request['tone']): string[][] => [
  [...frames[tone]],
  tone === 'Default' ? [] : [...frames.Default],
  Object.entries(frames).flatMap(([name, others]) => (name === tone || name === 'Default' ? [] : others)),
];

const sourcesFor = (
  { hookTopic, hookType, hookGenre, tone: asked }: Request,
  { thing, said: quotation }: Subject,
): Record<Source, Tiers> => {
  const { tones, genres, aimed, doing, personal, tangible, said, that, how } = REPERTOIRES[hookType];
  const tone = toneFor(hookTopic, asked);
  const ofSort = { any: [], gerund: doing, personal, tangible }[thing.sort];
  const [saidInTone = [], ...saidOtherwise] = quotation === undefined ? [] : inTone(said, tone);
  return {
    tone: inTone(tones, tone),
    genre: [genres[hookGenre]],
    aimed: [aimed],
    shape: [
      isLoss(hookTopic) ? [...GENTLE[hookType]] : [],
      saidInTone,
      [...that, ...how, ...ofSort, ...(saidOtherwise[0] ?? [])],
      saidOtherwise[1] ?? [],
    ],
  };
};

const turnsFor = ({ hookTopic, hookType, tone }: Request, { lead, thing }: Subject): readonly Source[] => {
  if (lead && hookType === 'Quote') return TURNS_QUOTED;
  if (lead || isLoss(hookTopic)) return TURNS_LED;
  return tone === 'Default' && thing.sort !== 'any' ? TURNS_SORTED : TURNS;
};

const lowerFirst = (words: string): string =>
  /^I\b/.test(words) ? words : words.replace(/^(\[?)(\p{Lu})/u, (_, open: string, letter: string) => open + letter.toLowerCase());

/** The frame filled; where it speaks of "this", after the visitor's own sentence. */
const led = (frame: string, { lead, question }: Subject, type: Request['hookType'], fill: Filler): string => {
  const words = fill(frame).replace(/\b(brings?|brought) up this\b/, '$1 this up');
  if (lead === undefined || /\{(?:said|that|how)\}/.test(frame)) return words;
  if (question !== undefined && type === 'Question') return `${capitalise(question)}, and ${lowerFirst(words)}`;
  // Two colons in a sentence are one too many.
  return `${lead.words}${words.includes(':') ? ' –' : lead.mark} ${lowerFirst(words)}`;
};

const opening = (text: string): string => text.toLowerCase().split(/\s+/).slice(0, 2).join(' ');

/**
 * Takes frames from the sources in turn.
 * @returns As many hooks as asked for, or as there are.
 */
export const compose = (request: Request, count: number, random: Random): string[] => {
  const { hookType, targetAudience } = request;
  const subject = subjectOf(request.hookTopic);
  const fill = fillerFor(subject, AUDIENCES[targetAudience], random);
  const sources = sourcesFor(request, subject);
  const turns = turnsFor(request, subject);
  const taken = new Set<string>();
  const openings = new Set<string>();
  let aimed = 0;

  /** Of frames that presume what is so, as long as there are any; then of the others. */
  const take = (tiers: Tiers, wantsAim: boolean, isStrict: boolean): string | undefined => {
    const left = tiers.map((frames) =>
      frames.filter((frame) => !taken.has(frame) && holds(frame, subject) && isFit(frame, request.hookTopic)),
    );
    const fit = isStrict ? left.map((frames) => frames.filter((frame) => presumesRightly(frame, subject.thing.nature))) : left;
    const easy = fit.map((frames) => frames.filter((frame) => isEasy(frame, subject)));
    const from = [...easy, ...fit].find((frames) => frames.length > 0);
    if (from === undefined) return undefined;
    const suits = (frame: string): number => (openings.has(opening(frame)) ? 0 : 2) + (isAimed(frame) === wantsAim ? 1 : 0);
    return random.shuffle(from).toSorted((one, other) => suits(other) - suits(one))[0];
  };

  const hooks: string[] = [];
  while (hooks.length < count) {
    const turn = turns[hooks.length % turns.length] ?? 'tone';
    const wantsAim = targetAudience !== 'Everyone' && aimed * turns.length < AIMED_OF_FIVE * (hooks.length + 1);
    const ownAimed = wantsAim && turn === 'tone' ? sources[turn].slice(0, 1).map((frames) => frames.filter(isAimed)) : [];
    const aimedTiers = [...ownAimed, ...(ownAimed.length > 0 ? sources.aimed : [])];
    // The tone that was asked for comes first; but something plain is better than something odd.
    const own = sources[turn].slice(0, 1);
    const near = Object.values(sources).flatMap((tiers) => tiers.slice(0, 2));
    const frame =
      take(aimedTiers, wantsAim, true) ??
      take(own, wantsAim, true) ??
      take(near, wantsAim, true) ??
      take(own, wantsAim, false) ??
      take(aimedTiers, wantsAim, false) ??
      take(sources[turn], wantsAim, false) ??
      take(Object.values(sources).flat(), wantsAim, false);
    if (frame === undefined) break;
    taken.add(frame);
    openings.add(opening(frame));
    if (isAimed(frame)) aimed += 1;
    hooks.push(led(frame, subject, hookType, fill));
  }
  return random.shuffle(hooks);
};
