/** Collects everything that this video could say, filled in and in order: the sections to plan with. */
import type { Random } from '../../random.ts';
import { numberWord } from './description.ts';
import type { Known } from './fields/index.ts';
import { gapsIn } from './fill.ts';
import { LIST_POINTS } from './frames.ts';
import { namedInSpeech, started } from './naming.ts';
import type { Candidate } from './plan.ts';
import type { Beat, Genre, Said } from './stock.ts';
import type { Voice } from './voice.ts';

interface Wanted {
  /** Parts and keywords that get a section each, in this order. */
  readonly points: readonly string[];
  /** A list of so many things, told in one go. */
  readonly listed: number | undefined;
  readonly known: Known;
}

/** Uses the text of the topic's field if it has one: then no gap is left to fill, and our own words would not follow. */
const inField = (beat: Beat, { tells, isSubject }: Known): Beat => {
  const said = beat.inField && isSubject === (beat.inField.ofSubjects ?? false) ? tells(beat.inField.matter) : undefined;
  return said === undefined ? beat : { ...beat, heading: beat.inField!.heading ?? beat.heading, says: [said] };
};

const isFit = ({ isByHand, isForUnknown }: Beat, { isOfMind, isKnown }: Known): boolean =>
  !(isByHand && isOfMind) && !(isForUnknown && isKnown);

/** How far a gap at its beginning moves a section back; a random number of the same size keeps every run different. */
const GAP_COSTS = 1;
const fewestGapsFirst = (beats: readonly Candidate[], random: Random): Candidate[] =>
  beats
    .map((beat) => ({ beat, rank: gapsIn(beat.says[0]!) * GAP_COSTS + random.next() * 2 }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ beat }) => beat);

const theList = (length: number): Said =>
  `[On screen: the list, one line at a time]\nHere’s the whole list. ${Array.from(
    { length },
    (_, place) => `Number ${numberWord(place + 1)}: [name it${place === 0 ? ', and say in one sentence why it’s here' : ''}].`,
  ).join(' ')}`;

/** How many of the genre's own sections come before any that suit every genre. */
const OWN_FIRST = 7;

/** Where the visitor's parts come: when the first stage has set the scene. */
const AFTER_FIRST = 0.5;
/** What comes early follows them; what comes late ends its stage. */
const EARLY = 0.7;
const LATE = 0.2;
/** What the field says comes first in its stage. */
const BEFORE_ALL = 0.1;

/** Sections that do not depend on the kind of video. */
export interface Extra {
  readonly forAudience: readonly Beat[];
  /** Told when the kind's own sections leave time. */
  readonly forLength: readonly Beat[];
}

/** These words refer to the guest as a third person. */
const OF_OTHERS = /\b(?:he|she|his|hers?|him|they|their|them)\b/i;

/** Its sections in the order in which they are wished for, within their kind. */
export const materialFor = (
  genre: Genre,
  { forAudience, forLength }: Extra,
  { points, listed, known }: Wanted,
  { suits, tell }: Voice,
  random: Random,
): Candidate[] => {
  const told = (beat: Beat, order: number, kind: Candidate['kind']): Candidate => {
    const { heading, says } = inField(beat, known);
    const [first, ...rest] = says;
    return { order, kind, heading, says: [first, ...rest.filter(suits)].map((said) => tell(said)) };
  };
  const placeOf = ({ place }: Beat, stage: number): number =>
    place === 'early' ? EARLY + random.next() / 10 : stage + (place === 'late' ? LATE : 0) + random.next() / 10;
  const open = genre.stages.findLastIndex(({ kind }) => kind === 'free');
  const loose = (beats: readonly Beat[], stage: number): Candidate[] =>
    random
      .shuffle(beats.filter((beat) => suits(beat.says[0]) && isFit(beat, known)))
      .map((beat) => told(beat, placeOf(beat, stage), 'free'));
  const core = genre.stages.flatMap(({ kind, beats }, stage) =>
    kind === 'core' ? beats.map((beat) => told(beat, stage, kind)) : [],
  );
  const fromField = (genre.fromField ?? []).flatMap(({ matter, heading, place, ofSubjects }): Candidate[] => {
    const said = (ofSubjects ?? known.isSubject) === known.isSubject ? known.tells(matter) : undefined;
    if (said === undefined) return [];
    return [{ order: place === 'early' ? EARLY : open - BEFORE_ALL, kind: 'free', heading, says: [tell(said)] }];
  });
  const free = [
    ...fromField,
    ...fewestGapsFirst(
      genre.stages.flatMap(({ kind, beats }, stage) => (kind === 'free' ? loose(beats, stage) : [])),
      random,
    ),
  ];
  const aimed = loose(forAudience, open);
  const more = loose(forLength, open);
  const frames = random.shuffle(points.every((point) => /^number \w+$/.test(point)) ? LIST_POINTS : genre.points);
  const asked = points.map((point, place): Candidate => {
    const says =
      genre.pointsOfOthers && OF_OTHERS.test(point)
        ? genre.pointsOfOthers[place % genre.pointsOfOthers.length]!
        : frames[place % frames.length]!;
    const spoken = namedInSpeech(point);
    return {
      order: AFTER_FIRST + place / 100,
      kind: 'point',
      heading: started(point),
      says: says.map((said) => tell(said, { point: spoken })),
    };
  });
  const list: Candidate[] =
    listed === undefined ? [] : [{ order: AFTER_FIRST, kind: 'point', heading: 'The list', says: [tell(theList(listed))] }];
  return [
    ...core,
    ...list,
    ...asked,
    ...free.slice(0, 1),
    ...aimed.slice(0, 1),
    ...free.slice(1, 4),
    ...aimed.slice(1),
    ...free.slice(4, OWN_FIRST),
    ...fewestGapsFirst([...free.slice(OWN_FIRST), ...more], random),
  ];
};
