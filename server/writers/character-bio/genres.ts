import type tool from '../../../tools/chatacter-bio-generator.ts';
import type { PayloadOf } from '../../../engine/definition/index.ts';
import type { Genre } from './genre.ts';
import { ADVENTURE } from './genres/adventure.ts';
import { COMEDY } from './genres/comedy.ts';
import { CONTEMPORARY } from './genres/contemporary.ts';
import { FANTASY } from './genres/fantasy.ts';
import { HISTORICAL } from './genres/historical.ts';
import { HORROR } from './genres/horror.ts';
import { MYSTERY } from './genres/mystery.ts';
import { ROMANCE } from './genres/romance.ts';
import { SCIENCE_FICTION } from './genres/science-fiction.ts';
import { THRILLER } from './genres/thriller.ts';
import { WESTERN } from './genres/western.ts';
import { YOUNG_ADULT } from './genres/young-adult.ts';

export const GENRES: Record<PayloadOf<typeof tool>['genre'], Genre> = {
  Fantasy: FANTASY,
  'Science Fiction': SCIENCE_FICTION,
  Mystery: MYSTERY,
  Thriller: THRILLER,
  Romance: ROMANCE,
  'Historical Fiction': HISTORICAL,
  Horror: HORROR,
  Contemporary: CONTEMPORARY,
  Western: WESTERN,
  'Young Adult': YOUNG_ADULT,
  Adventure: ADVENTURE,
  Comedy: COMEDY,
};
