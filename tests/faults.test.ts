/**
 * Slips of somebody who adds a tool or a text style, each made in a copy of the catalogue: what is said of it names the file,
 * the place, what is wrong and what would be right. Those that a type refuses are in `tests/types/slips.test-d.ts`.
 */
import { describe, expect, it } from 'vitest';
import { nearest } from '../engine/definition/faults/nearest.ts';
import { SLIPS_BETWEEN } from './faults/betweenDefinitions.ts';
import { SLIPS_IN_ONE } from './faults/inOneDefinition.ts';
import { afterSlip } from './faults/slip.ts';

describe.each(Object.entries({ ...SLIPS_IN_ONE, ...SLIPS_BETWEEN }))('%s', (_, slips) => {
  it.each(slips)('%s', (_name, make, said) => expect(afterSlip(make).join('\n')).toContain(said));
});

it('says nothing of a catalogue without a slip', () => expect(afterSlip(() => {})).toEqual([]));

it('knows what was meant', () => {
  expect(nearest('setings', ['settings', 'advanced'])).toBe('settings');
  expect(nearest('Tone', ['tone', 'topic'])).toBe('tone');
  expect(nearest('acitons', ['count', 'actions'])).toBe('actions');
  expect(nearest('dropdown', ['text', 'select'])).toBeUndefined();
});
