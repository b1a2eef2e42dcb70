/** What a visitor says of a gig, whether for one description or for several. */
import type tool from '../../../tools/fiver-gig-generator.ts';
import type { PayloadOf } from '../../../engine/definition/index.ts';

export type GigRequest = PayloadOf<typeof tool>;
