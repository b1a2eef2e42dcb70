/** The last look at a text before it leaves. */
import { expect, it } from 'vitest';
import { readsWell } from '../../server/kit/lastRead.ts';
import { readBrief } from '../../server/reader/read.ts';

it.each([
  ['A plain line about tea.', true],
  ['The the kettle is on.', false],
  ['It is a honest day.', false],
  ['It is an honest day.', true],
  ['My {who} is here.', false],
  ['My the kettle is on.', false],
  ['Tea , then.', false],
  ['Well.. so be it.', false],
  ['Who is it?. Nobody.', false],
  ['I knew that that was so.', true],
  ['We rode from A to B in an hour.', true],
])('%s', async (text, isGood) => {
  expect(readsWell(text, await readBrief({ text: 'tea' }))).toBe(isGood);
});

it('passes on no typo that the reader knew better', async () => {
  const brief = await readBrief({ text: 'beleiving in your self' });
  expect(readsWell('Beleiving in yourself takes time.', brief)).toBe(false);
  expect(readsWell('What believing in yourself takes.', brief)).toBe(true);
});

it('leaves a visitor’s own manner alone', async () => {
  const brief = await readBrief({ text: 'the film Bye Bye Birdie' });
  expect(readsWell('Everybody has seen Bye Bye Birdie.', brief)).toBe(true);
});
