/** One field of every kind, and what else it can look like. */
import {
  checkbox,
  chips,
  constant,
  list,
  number,
  select,
  slider,
  text,
  textarea,
  url,
  type Field,
  type FieldKind,
  type Values,
} from '../../../engine/definition/index.ts';

type OfKind<K extends FieldKind> = Extract<Field, { readonly kind: K }>;

/** What the box holds; a message beside it; and the values of other fields. */
export interface ControlState<F = Field> {
  readonly name: string;
  readonly field?: F;
  readonly holds?: unknown;
  readonly error?: string;
  readonly others?: Values;
}

interface ControlSample<F> {
  readonly field: F;
  /** Beside how it looks at first. */
  readonly states: readonly ControlState<F>[];
}

const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen';
const SENTENCE = 'A ferry that leaves before the fog does.';

/** A kind of field without a sample does not compile. */
export const controls: { readonly [K in FieldKind]: ControlSample<OfKind<K>> } = {
  text: {
    field: text('Harbor', { placeholder: 'Where it leaves from', help: 'The town is enough.' }),
    states: [
      { name: 'filled', holds: 'Kirkwall' },
      { name: 'invalid', error: 'Please name a harbor.' },
      {
        name: 'optional and counted',
        field: text('Harbor', { optional: true, counter: { of: 40, unit: 'characters', style: 'n/max' } }),
        holds: 'Kirkwall',
      },
      {
        name: 'shown while another field says so',
        field: text('Name of the skipper', { showWhen: { field: 'crewed', is: true } }),
        holds: 'Ada Lund',
        others: { crewed: true },
      },
      { name: 'a long word', holds: LONG_WORD },
    ],
  },
  url: {
    field: url('Timetable', { placeholder: 'https://ferry.example' }),
    states: [
      { name: 'filled', holds: 'https://ferry.example/winter?from=kirkwall&to=shapinsay&day=sunday' },
      { name: 'invalid', error: 'Please enter the address of a timetable.' },
    ],
  },
  textarea: {
    field: textarea('What should it say?', { placeholder: 'A sentence or two', rows: 4 }),
    states: [
      { name: 'filled', holds: `${SENTENCE}\n${SENTENCE} ${SENTENCE} ${SENTENCE} ${SENTENCE}` },
      { name: 'invalid', error: 'Please say in a sentence what it should say.' },
      {
        name: 'counted in words, over the count',
        field: textarea('What should it say?', { counter: { of: 5, unit: 'words', style: 'n / max unit' } }),
        holds: SENTENCE,
        error: 'Please say it in five words.',
      },
      { name: 'a long word', holds: LONG_WORD },
    ],
  },
  chips: {
    field: chips('Mood', {
      placeholder: 'Any word',
      suggestions: ['Calm', 'Stormy', 'Foggy', 'A little after rain', 'First frost'],
      shownFirst: 3,
    }),
    states: [
      { name: 'one of its suggestions', holds: 'Stormy' },
      { name: 'a word of its own', holds: 'Restless' },
      { name: 'invalid', error: 'Please choose a mood.' },
    ],
  },
  number: {
    field: number('Passengers', {
      placeholder: '12',
      required: 'Please say how many.',
      whole: true,
      min: { value: 1, message: 'At least one must be on board' },
      max: { value: 80, message: 'It carries 80' },
    }),
    states: [
      { name: 'filled', holds: '48' },
      { name: 'invalid', holds: '81', error: 'It carries 80' },
    ],
  },
  select: {
    field: select('Season', ['Winter', 'Spring', 'Summer', { value: 'fall', label: 'Fall (until the clocks change)' }]),
    states: [
      { name: 'another choice', holds: 'fall' },
      { name: 'invalid', error: 'Please choose a season.' },
      { name: 'a long choice', field: select('Season', [`${SENTENCE} ${SENTENCE}`, 'Winter']) },
      { name: 'marked languages', field: select('Language', ['English', 'Norwegian'], { marks: 'language', optional: true }) },
    ],
  },
  checkbox: {
    field: checkbox('Crewed', { default: false }),
    states: [
      { name: 'ticked', holds: true },
      { name: 'with a long label', field: checkbox(`Crewed. ${SENTENCE} ${SENTENCE}`, { default: false }) },
    ],
  },
  slider: {
    field: slider('Speed', { min: 5, max: 25, step: 5, default: 10, help: 'In knots.' }),
    states: [
      { name: 'at its least', holds: 5 },
      { name: 'at its most', holds: 25 },
    ],
  },
  list: {
    field: list('Stops', { placeholder: 'Shapinsay, Westray', default: [], atMost: 5 }),
    states: [
      { name: 'filled', holds: 'Shapinsay, Westray, Papa Westray' },
      { name: 'invalid', error: 'Please name at most five stops.' },
    ],
  },
  constant: { field: constant('Any weather'), states: [] },
};
