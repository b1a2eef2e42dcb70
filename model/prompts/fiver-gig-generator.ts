import type tool from '../../tools/fiver-gig-generator.ts';
import { promptFor } from '../prompt.ts';
import { GIG } from './parts/gig.ts';

export default promptFor<typeof tool>(GIG);
