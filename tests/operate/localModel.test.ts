/** `AI=auto`, on the product as an operator starts it. */
import { afterEach, expect, it } from 'vitest';
import { post } from '../contract/http.ts';
import { expectData } from '../contract/replies.ts';
import { bodyOf, endpointWith } from '../model/asking.ts';
import { startModelServer, type ModelServer } from '../support/modelServer.ts';
import { startProduct, type Product } from '../support/product.ts';

let engine: ModelServer;
let product: Product | undefined;
afterEach(async () => {
  await product?.stop();
  await engine.close();
});

const said = ({ lines }: Product): unknown[] => lines.map((line) => JSON.parse(line) as unknown);

it('names the model in the line that says where to find it, and lets it write', async () => {
  engine = await startModelServer();
  product = await startProduct({ AI: 'auto', AI_MODEL: 'good', AI_PORTS: new URL(engine.url).port });
  expect(said(product)).toContainEqual(expect.objectContaining({ event: 'ready', url: product.url, model: 'good' }));
  const endpoint = endpointWith('cta-generator');
  expectData(await post(product.url + endpoint.path, bodyOf(endpoint)));
  expect(engine.requests).toHaveLength(1);
});

it('is only told of a model that nobody asked for, once it is ready', async () => {
  engine = await startModelServer(0, ['good']);
  product = await startProduct({ AI: '', AI_PORTS: new URL(engine.url).port });
  const { lines } = product;
  await expect.poll(() => lines.length).toBeGreaterThan(1);
  const events = said(product) as { event: string; model?: string }[];
  expect(events.map(({ event, model }) => [event, model])).toEqual([
    ['ready', undefined],
    ['local model found', 'good'],
  ]);
});
