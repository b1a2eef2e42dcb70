/** Of love, said of the very person (or dog) it is for. */
import { line, type Frame } from '../frame.ts';

export const PEOPLE: readonly Frame[] = [
  line(
    'condition',
    'If love had a face, it would resemble {T}.',
    'A little tired, a little amused, and glad to see you.',
    'It would look up {when}, as though you were the best thing ever to come through a door.',
  ),
  line(
    'contrast',
    'Some light up a room; {T} <leave> the light on.',
    'It makes all the difference to whoever comes home late.',
    'You see it from the corner {when}, small and yellow, and your feet remember the way.',
  ),
  line(
    'witness',
    'Love learned half of its words from {T}.',
    'The other half it never needed.',
    'Listen {when} to how quiet a kindness can be, and still be heard in every room.',
  ),
  line(
    'comparison',
    'Keep the stars; leave me {T} and an evening.',
    'The sky is lovely, and it has never once asked how I slept.',
    'Give me a small table {when}, two chairs, and all the time there is.',
  ),
  line(
    'question',
    'Who taught my heart to wait up? Ask {T}.',
    'It has been a light sleeper ever since.',
    'It hears the gate {when}, before the rest of me, and goes to put the kettle on.',
  ),
  line(
    'definition',
    'Home is less a place than {T}.',
    'Walls are easy; it is the welcome that takes years.',
    'Put me down anywhere {when}, blindfolded, and I would know it by the laugh.',
  ),
  line(
    'wish',
    'May every road be kind to {T}.',
    'May each of them bend toward home before dark.',
    'And may there be someone at the window {when}, trying to look as if they were not waiting.',
  ),
  line(
    'address',
    'You only need {T} nearby to be rich.',
    'Everything after that is loose change.',
    'Count it {when} if you must; the sum never comes out in coins.',
  ),
];
