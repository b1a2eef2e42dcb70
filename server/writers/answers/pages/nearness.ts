/** How near a text comes in meaning to every question and every answer of the pages, row by row as `page-index.ts` counts them. */
import { comparedWith } from '../../../meaning/condensed.ts';
import type { Vector } from '../../../meaning/encoder.ts';
import vectorBytes from './entries.bin';

let compare: ReturnType<typeof comparedWith> | undefined;
export const nearnessToRows = (vector: Vector): Float32Array => (compare ??= comparedWith(vectorBytes))(vector);
