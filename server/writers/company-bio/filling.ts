/** Sentences on the work as such for the room that the visitor's own words leave: no more of them than the length asks for. */
import type { Random } from '../../random.ts';
import type { Field } from './industries.ts';
import type { Line } from './line.ts';
import type { Draft, Own } from './own.ts';
import type { Room } from './room.ts';
import type { Stage, Style } from './styles.ts';
import { READINGS, TOPICAL, type Tone } from './tones.ts';

interface Sources {
  readonly style: Style;
  readonly tone: Tone;
  readonly field: Field;
  readonly room: Room;
}

type Filler = 'hook' | 'reading' | 'need' | 'client' | 'attitude' | 'first' | 'closing';

/** One of each before two of any; what tells more of the work comes before what tells less. */
const ORDER: readonly Filler[] = [
  'closing',
  'client',
  'first',
  'reading',
  'attitude',
  'client',
  'need',
  'client',
  'first',
  'client',
  'first',
  'client',
  'attitude',
  'client',
  'first',
  'client',
  'first',
  'attitude',
];
/** How far into its range a text is filled up at most: what is missing is better left out than padded. */
const FILLED_UP_TO = 0.2;

const withLine = (draft: Draft, stage: Stage, line: Line): Draft => ({ ...draft, [stage]: [...draft[stage], line] });

export const filled = (
  { draft: own, isOneStatement, topic }: Own,
  { style, tone, field, room }: Sources,
  words: (draft: Draft) => number,
  random: Random,
): Draft => {
  const lines = (sentences: readonly string[]): Line[] => random.shuffle(sentences).map((frame) => ({ frame }));
  const serves: Line = { frame: random.pick(style.serves), values: { customers: field.customers } };
  const topical: Line[] = topic === undefined ? [] : [{ frame: random.pick(TOPICAL), values: { topic } }];
  const [opening, ...others] = field.client;
  const [need, ...needs] = lines(field.need);
  const stock: Record<Filler, Line[]> = {
    hook: style.hook === 'need' ? [need!] : style.hook === 'image' ? lines(field.image) : [],
    reading: isOneStatement ? lines(READINGS).slice(0, 1) : [],
    // A text bears one sentence of this kind.
    need: style.hook === undefined ? [need!, ...needs].slice(0, 1) : [],
    client:
      room.paragraphs > 2 ? [{ frame: opening! }, serves, ...lines(others)] : random.shuffle([serves, ...lines(field.client)]),
    attitude: lines(tone.attitudes),
    first: random.shuffle([...(room.paragraphs > 1 ? topical : []), ...lines(field.first)]),
    closing: lines(tone.closings).slice(0, 1),
  };
  const target = room.min + random.below(Math.floor((room.max - room.min) * FILLED_UP_TO));
  let draft = own;
  /** Takes the first sentence of a kind for which there is room. */
  const add = (kind: Filler): void => {
    const at = stock[kind].findIndex((line) => words(withLine(draft, kind, line)) <= room.max);
    if (at >= 0) draft = withLine(draft, kind, stock[kind].splice(at, 1)[0]!);
  };
  if (words(draft) < target) add('hook');
  for (const kind of ORDER) if (words(draft) < target) add(kind);
  // A text of several paragraphs asks for an ending even when it is long enough.
  if (room.paragraphs > 1 && draft.closing.length === own.closing.length) add('closing');
  return draft;
};
