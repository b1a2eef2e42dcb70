/** What is offered next speaks of the same things. */
import { describe, expect, it } from 'vitest';
import { relatedTo } from '../../server/writers/answers/pages/related.ts';

describe('questions related to an answer', () => {
  it.each([
    ['Who wrote Frankenstein? Mary Shelley wrote Frankenstein, published in 1818.', /^Who wrote/],
    ['What is Ramadan? Ramadan is the ninth month of the Islamic calendar, when Muslims fast.', /Islam|Eid|Muhammad|Ramadan/],
    ['How do I unblock a toilet?', /toilet|sink|drain/],
  ])('%s', async (said, wanted) => {
    const related = await relatedTo(said, 4);
    expect(related.filter((topic) => wanted.test(topic)).length, related.join(' ')).toBeGreaterThanOrEqual(2);
  });

  it('none to nothing that anybody wrote of', async () => {
    expect(await relatedTo('zzyzx qwrt', 4)).toEqual([]);
  });
});
