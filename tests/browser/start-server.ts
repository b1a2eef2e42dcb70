import type { FullConfig } from '@playwright/test';
import { startProduct } from '../support/product.ts';
import type { Browsing } from './everywhere/browsing.ts';

export default async ({ projects }: FullConfig<object, Browsing>): Promise<() => Promise<void>> => {
  for (const { use } of projects) if (!use.found) console.warn(`Skipped: ${use.missing}`);
  const product = await startProduct();
  process.env['SUITE_URL'] = product.url;
  return () => product.stop();
};
