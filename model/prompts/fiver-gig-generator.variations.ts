import type { variations } from '../../tools/fiver-gig-generator.ts';
import { promptFor } from '../prompt.ts';
import { GIG_RULES } from './parts/gig.ts';

export default promptFor<typeof variations>(`${GIG_RULES}
- Write several descriptions of the same gig, each for a buyer who cares about something else: the result, how the work goes, the skill behind it, speed, what it spares them, a narrow kind of job. "focus" names it in one to three words.
- They share facts and nothing else: other first sentences, another order, other lists. None mentions that there are others.`);
