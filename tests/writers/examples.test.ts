/** What a page's own examples lead to: the first text that most visitors see of a tool. */
import { expect, it } from 'vitest';
import { endpointsOf } from '../../engine/definition/index.ts';
import { checkForm, defaultsOf, payloadOf, rulesOfForm } from '../../engine/form/values.ts';
import { checkRequest } from '../../server/api/requestCheck.ts';
import { loadWriter, tools } from '../../server/catalogue.ts';
import { contextOf } from '../support/context.ts';

const SEEDS = Array.from({ length: 8 }, (_, at) => at * 31 + 1);

/** Replies to one example as the page sends it, as one text each. */
const repliesTo = async (slug: string, title: string): Promise<string[]> => {
  const tool = tools.find((one) => one.slug === slug)!;
  const example = tool.examples.find((one) => one.title === title);
  if (!example) throw new Error(`${slug} has no example "${title}"`);
  const [endpoint] = endpointsOf(tool);
  const writer = (await loadWriter(slug))!;
  const values = { ...defaultsOf(tool.fields), ...example.values };
  const request = checkRequest(endpoint!, payloadOf(tool.fields, checkForm(rulesOfForm(tool), values).values));
  return Promise.all(SEEDS.map(async (seed) => JSON.stringify(await writer.write(request as never, contextOf(seed)))));
};

it.each([
  ['company-bio-generator', 'A family joinery', /boats/, /guests?\b/],
  ['fiver-gig-generator', 'Translation from Polish', /contracts, diplomas and medical reports since 2011/i, /: contracts\./],
  ['chatacter-bio-generator', 'The boy next door', /"occupation":"Newspaper carrier"/, /"Editor"/],
  ['text-humanizer', 'A stiff paragraph', /open communication/i, /briefly|in short|to sum/i],
  ['text-humanizer', 'A blog draft', /root rot/, /support root rot|solid plant/],
])('%s, “%s”', async (slug, title, says, never) => {
  for (const reply of await repliesTo(slug, title)) {
    expect(reply).toMatch(says);
    expect(reply).not.toMatch(never);
  }
});

it('no work is said to be done for a living twice', async () => {
  for (const reply of await repliesTo('chatacter-bio-generator', 'A crew for a heist'))
    expect(reply).not.toMatch(/living by [^.]*living/);
});
