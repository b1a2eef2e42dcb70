import { startProduct } from '../support/product.ts';

export default async (): Promise<() => Promise<void>> => {
  const product = await startProduct();
  process.env['SUITE_URL'] = product.url;
  return () => product.stop();
};
