/** Everything that a description can be made of, worded in its tone. */
import type { Random } from '../../random.ts';
import { CATEGORIES, type Category } from './categories.ts';
import { chooserFrom, filled, type Chooser, type Values } from './frames.ts';
import { isTeaching, kindOfWork } from './kind-of-work.ts';
import { readOffer, type Offer } from './offer.ts';
import { REMARKS } from './openings.ts';
import type { GigRequest } from './request.ts';
import { readSkills, type Skills } from './skills.ts';
import { AUDIENCES, DELIVERY, DELIVERY_STEPS, PRICES } from './terms.ts';
import type { Manner } from './told.ts';
import { TONES } from './tones.ts';

export interface Material extends Manner {
  readonly offer: Offer;
  readonly skills: Skills;
  readonly category: Category;
  /** One of the wordings, its slots filled. */
  readonly say: (wordings: readonly string[]) => string;
  /** The same, if it says something new. */
  readonly more: (wordings: readonly string[]) => () => string | undefined;
  /** What the visitor left open is undefined. */
  readonly audience: () => string | undefined;
  readonly delivery: () => string | undefined;
  readonly deliveryStep: () => string | undefined;
  readonly price: () => string | undefined;
  readonly remark: () => string | undefined;
}

const slotsOf = ({ shape, words, remark = '' }: Offer, deliveryTime: string): Values => ({
  [shape === 'goal' ? 'action' : shape === 'named' ? 'title' : shape]: words,
  bare: words.replace(/^an?\s+/i, ''),
  remark,
  time: deliveryTime.toLowerCase(),
});

export const materialOf = (request: GigRequest, random: Random): Material => {
  const { gigTitle, personalSkills, tone, category, deliveryTime, priceRange, targetAudience } = request;
  const offer = readOffer(gigTitle);
  const skills = readSkills(personalSkills);
  const choose: Chooser = chooserFrom(random);
  const isTeam = skills.isTeam || /^we\b/i.test(gigTitle.trim());
  const slots = slotsOf(offer, deliveryTime);
  const say = (wordings: readonly string[]): string => filled(choose.pick(wordings), slots, isTeam);
  const more = (wordings: readonly string[]) => (): string | undefined => {
    const wording = choose.fresh(wordings);
    return wording === undefined ? undefined : filled(wording, slots, isTeam);
  };
  return {
    offer,
    skills,
    tone: TONES[tone],
    category: CATEGORIES[category === '' || isTeaching(gigTitle) ? kindOfWork(gigTitle) : category],
    choose,
    isTeam,
    say,
    more,
    audience: () => (targetAudience === '' ? undefined : say(AUDIENCES[targetAudience])),
    delivery: () => (deliveryTime === '' ? undefined : say(DELIVERY)),
    deliveryStep: () => (deliveryTime === '' ? undefined : say(DELIVERY_STEPS)),
    price: () => (priceRange === '' ? undefined : say(PRICES[priceRange])),
    remark: () => (offer.remark === undefined ? undefined : say(REMARKS)),
  };
};
