import type { variations } from '../../tools/fiver-gig-generator.ts';
import { promptFor } from '../prompt.ts';
import { GIG, GIG_CRAFT } from './parts/gig.ts';

export default promptFor<typeof variations>({
  ...GIG,
  craft: `${GIG_CRAFT}
- Write several descriptions of the same gig, each for a buyer who cares about something else: the result, how the work goes, the skill behind it, speed, what it spares them, a narrow kind of job. What that is comes first in it, whatever the order above.
- They share facts and nothing else: other first sentences, other lists. None mentions that there are others.`,
  judging: '"focus" names in one to three words what the description puts first.',
  temperature: 0.7,
});
