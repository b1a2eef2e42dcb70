/** A line is for a request only if what it states may be true of it. */
import { describe, expect, it } from 'vitest';
import { factsWorth } from '../../server/kit/facts.ts';
import { readBrief } from '../../server/reader/read.ts';

describe('what a line states', () => {
  it.each([
    ['my grandmother turns 90', 'Ninety years, and the kettle is still on.', 'Eighty years, and the kettle is still on.'],
    ['my grandmother turns ninety', 'Ninety years, and the kettle is still on.', 'A century, and the kettle is still on.'],
    ['birthday of my aunt', 'The cake is for you, and the kettle is on.', 'Seventy-five, and the kettle is still on.'],
    ['a card for my mum', 'My mother keeps the kettle on.', 'My uncle keeps the kettle on.'],
    ['words for our daughter', 'She keeps the kettle on.', 'He keeps the kettle on.'],
    ['retiring from teaching', 'The kettle misses you, teacher.', 'The kettle misses you, driver.'],
    ['leaving my job', 'You kept the kettle on for all of us.', 'I kept the kettle on for all of us.'],
  ])('of %s is “%s” before “%s”', async (request, fit, other) => {
    const brief = await readBrief({ text: request });
    expect(factsWorth(fit, brief)).toBeGreaterThan(factsWorth(other, brief));
  });
});
