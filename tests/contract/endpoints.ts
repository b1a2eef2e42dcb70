import type { Endpoint } from './endpoint.ts';

/** Every table in `cases`, found by its file. */
const files = import.meta.glob<Endpoint>('./cases/*.ts', { import: 'default', eager: true });
export const endpoints: readonly Endpoint[] = Object.values(files);
