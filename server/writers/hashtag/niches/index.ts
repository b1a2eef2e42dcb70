/** Every niche the writer knows. */
import type { Niche } from '../niche.ts';
import { ARTS } from './arts.ts';
import { BUSINESS } from './business.ts';
import { FOOD } from './food.ts';
import { HOME } from './home.ts';
import { LIFE } from './life.ts';
import { LIVING } from './living.ts';
import { NATURE } from './nature.ts';
import { OCCASIONS } from './occasions.ts';

export const NICHES: readonly Niche[] = [...FOOD, ...HOME, ...LIVING, ...NATURE, ...ARTS, ...BUSINESS, ...LIFE, ...OCCASIONS];
