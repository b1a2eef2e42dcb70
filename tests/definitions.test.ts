/** Every definition, held to its format and to all the others. */
import { describe, expect, it } from 'vitest';
import { cards } from 'virtual:cards';
import { catalogue, faultsIn } from '../src/build/faults.ts';

describe('the catalogue', () => {
  it('has no fault', () => expect(faultsIn(catalogue)).toEqual([]));

  it('is on the home page', () => {
    const all = [...Object.values(catalogue.tools), ...Object.values(catalogue.converters)];
    expect(cards.map(({ slug }) => slug).toSorted()).toEqual(all.map(({ slug }) => slug).toSorted());
  });
});
