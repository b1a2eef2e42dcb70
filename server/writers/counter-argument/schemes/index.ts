import { ALTERNATIVES } from './alternatives.ts';
import { ECONOMIC } from './economic.ts';
import { ETHICAL } from './ethical.ts';
import { EVIDENCE } from './evidence.ts';
import { LOGICAL } from './logical.ts';
import { PRACTICAL } from './practical.ts';
import type { Category, Scheme } from './scheme.ts';
import { SOCIAL } from './social.ts';

export type { Category, Kind, Scheme } from './scheme.ts';

export const SCHEMES: Readonly<Record<Category, readonly Scheme[]>> = {
  Logical: LOGICAL,
  Evidence: EVIDENCE,
  Practical: PRACTICAL,
  Economic: ECONOMIC,
  Ethical: ETHICAL,
  Social: SOCIAL,
  Alternatives: ALTERNATIVES,
};
