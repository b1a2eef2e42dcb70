/** A page that is opened has its tool's writer loaded: on the product as an operator starts it. */
import { afterEach, expect, it } from 'vitest';
import { call, post } from '../contract/http.ts';
import { expectData } from '../contract/replies.ts';
import { bodyOf, endpointWith } from '../model/asking.ts';
import { startProduct, type Product } from '../support/product.ts';

let product: Product;
afterEach(() => product.stop());

const prepared = (): readonly string[] =>
  product.lines.flatMap((line) => {
    const { event, writer } = JSON.parse(line) as { event: string; writer?: string };
    return event === 'prepared' && writer ? [writer] : [];
  });
const open = async (address: string, times = 1, method = 'GET'): Promise<void> => {
  for (let time = 0; time < times; time++) expect((await call(product.url + address, { method })).status).toBe(200);
};

it('once, and not again for whoever comes next or has written already', async () => {
  product = await startProduct();
  await open('/cta-generator', 3);
  await expect.poll(prepared, { timeout: 20_000 }).toEqual(['cta-generator']);
  const { path } = endpointWith('eulogy-generator');
  expectData(await post(product.url + path, bodyOf(endpointWith('eulogy-generator'))));
  await open('/cta-generator', 3);
  await open('/eulogy-generator', 3);
  await open('/hashtag-generator');
  await expect.poll(prepared, { timeout: 20_000 }).toEqual(['cta-generator', 'hashtag-generator']);
});

it('not for pages without a writer, nor for a look at the headers', async () => {
  product = await startProduct();
  await open('/');
  await open('/normaltobold-generator');
  await open('/eulogy-generator', 1, 'HEAD');
  await open('/cta-generator');
  await expect.poll(prepared, { timeout: 20_000 }).toEqual(['cta-generator']);
});

it('not where a language model writes in its place', async () => {
  product = await startProduct({ AI_BASE_URL: 'http://127.0.0.1:9/v1', AI_MODEL: 'any', AI_WRITERS: 'cta-generator=embedded' });
  await open('/eulogy-generator');
  await open('/cta-generator');
  await expect.poll(prepared, { timeout: 20_000 }).toEqual(['cta-generator']);
});
