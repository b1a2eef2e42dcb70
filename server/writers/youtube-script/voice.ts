/** The voice of this video: our sentences with the visitor's words, in its tone, suitable for its audience. */
import type { PayloadOf } from '../../../engine/definition/index.ts';
import type tool from '../../../tools/youtube-script-generator.ts';
import type { Random } from '../../random.ts';
import type { Brief } from './brief.ts';
import { canFill, fill, type Slots } from './fill.ts';
import { writtenOut } from './formal.ts';
import type { Said } from './stock.ts';

type Request = PayloadOf<typeof tool>;

export interface Voice {
  readonly forChildren: boolean;
  /** Whether it may be said to this audience. */
  readonly suits: (said: Said) => boolean;
  /** The sentence with every slot filled; `more` has the slots that belong to it alone. */
  readonly tell: (said: Said, more?: Slots) => string;
  /** One of the sentences that suit and can be filled. */
  readonly say: (options: readonly Said[], more?: Slots) => string;
}

/** What videos for children leave out. */
const GROWN_UP =
  /\b(?:price|costs?|money|wallet|budget|finance|swear\w*|knife|bet|lawyer|colleagues?|client|forum|subscription|buy|bought|paid|pay|profit|jury|vote)\b/i;

export const voiceFor = ({ tone, targetAudience }: Request, brief: Brief, random: Random): Voice => {
  const slots: Slots = {
    about: brief.about,
    short: brief.short ?? (brief.kind === 'thing' ? brief.about : 'this'),
    question: brief.question,
    statement: brief.statement,
    newGuest: brief.guest ?? 'my guest',
    guest: brief.guest?.replace(/^an? /i, 'the ') ?? 'my guest',
  };
  const forChildren = targetAudience === 'Kids (5-12)';
  const suits = (said: Said): boolean => !forChildren || !GROWN_UP.test(said);
  const tell = (said: Said, more?: Slots): string =>
    fill(tone === 'Professional' ? writtenOut(said) : said, { ...slots, ...more }, random);
  return {
    forChildren,
    suits,
    tell,
    say(options, more) {
      const suitable = options.filter((said) => suits(said) && canFill(said, { ...slots, ...more }));
      return tell(random.pick(suitable.length > 0 ? suitable : options), more);
    },
  };
};
