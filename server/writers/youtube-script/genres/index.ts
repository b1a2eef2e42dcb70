/** Every kind of video, and what it is made of. */
import type { PayloadOf } from '../../../../engine/definition/index.ts';
import type tool from '../../../../tools/youtube-script-generator.ts';
import type { Genre } from '../stock.ts';
import { commentary } from './commentary.ts';
import { educational } from './educational.ts';
import { entertainment } from './entertainment.ts';
import { howTo } from './how-to.ts';
import { interview } from './interview.ts';
import { news } from './news.ts';
import { review } from './review.ts';
import { tutorial } from './tutorial.ts';
import { unboxing } from './unboxing.ts';
import { vlog } from './vlog.ts';

export const GENRES: Readonly<Record<PayloadOf<typeof tool>['videoType'], Genre>> = {
  Tutorial: tutorial,
  Review: review,
  Vlog: vlog,
  Educational: educational,
  Entertainment: entertainment,
  'How-to': howTo,
  Unboxing: unboxing,
  Commentary: commentary,
  'News/Updates': news,
  Interview: interview,
};
