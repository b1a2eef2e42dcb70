/** Every kind of video, and what it is made of. */
import type { PayloadOf } from '../../../../engine/definition/index.ts';
import type tool from '../../../../tools/youtube-script-generator.ts';
import type { Known } from '../fields/index.ts';
import type { Genre } from '../stock.ts';
import { commentary } from './commentary.ts';
import { educational } from './educational.ts';
import { entertainment } from './entertainment.ts';
import { howTo } from './how-to.ts';
import { interview } from './interview.ts';
import { news } from './news.ts';
import { review } from './review.ts';
import { reviewOfList } from './review-of-list.ts';
import { reviewOfWork } from './review-of-work.ts';
import { tutorial } from './tutorial.ts';
import { unboxing } from './unboxing.ts';
import { vlog } from './vlog.ts';

type VideoType = PayloadOf<typeof tool>['videoType'];

const GENRES: Readonly<Record<VideoType, Genre>> = {
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

/** @param numbered How many things a list promises. */
export const genreFor = (type: VideoType, numbered: number | undefined, { isWork }: Known): Genre => {
  if (type !== 'Review') return GENRES[type];
  return isWork ? reviewOfWork : numbered !== undefined ? reviewOfList : review;
};
