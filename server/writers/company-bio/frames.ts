/** Our own words around the visitor's, by tone, by style and by what they hold. */
import type tool from '../../../tools/company-bio-generator.ts';
import type { PayloadOf } from '../../../engine/definition/index.ts';
import { readTemplate, type Template } from '../../kit/template.ts';
import styles from './frames/styles.yaml';
import tones from './frames/tones.yaml';
import { FRAME_SLOTS } from './slots.ts';

export type Request = PayloadOf<typeof tool>;

const held: Readonly<Record<string, readonly string[]>> = { ...(tones as object), ...(styles as object) };
const templates = new Map(
  Object.entries(held).map(([key, texts]) => [key, texts.map((text) => readTemplate(text, FRAME_SLOTS))] as const),
);

/** @param by a tone, a style, or "Any" for all of them. */
export const framesFor = (by: Request['tone'] | Request['style'] | 'Any', holds: string): readonly Template[] =>
  templates.get(`${by}/${holds}`) ?? [];
