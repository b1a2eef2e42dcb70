/** Which forms of business fit the visitor's wishes. */
import type { Buyers, Form } from './form.ts';
import { FORMS, type BusinessType, type Wishes } from './forms.ts';
import { LEVELS } from './levels.ts';
import { TIERS } from './money.ts';
import type { Realm } from './realm.ts';
import { fitsWeeks, weeksIn } from './score.ts';

export interface Offer {
  readonly type: BusinessType;
  readonly form: Form;
}

/** Those for which it is true, or all of them where it is true of none. */
const preferring = (offers: readonly Offer[], fits: (offer: Offer) => boolean): readonly Offer[] =>
  offers.some(fits) ? offers.filter(fits) : offers;

/** The forms of the kind asked for, within the budget, the skill and the time; a time that none can keep gives way. */
export const offersFor = ({
  businessType,
  investmentLevel,
  difficultyLevel,
  timeFrame,
}: Wishes & { readonly timeFrame: string }): readonly Offer[] => {
  const types = businessType === 'Any Business Type' ? (Object.keys(FORMS) as BusinessType[]) : [businessType];
  const tier = TIERS[investmentLevel];
  const level = LEVELS[difficultyLevel];
  const weeks = weeksIn(timeFrame);
  const within = (limit: number | undefined, [from, to]: readonly [number, number]): boolean =>
    limit === undefined || (from <= limit && limit <= to);
  const all = types.flatMap((type) => FORMS[type].map((form) => ({ type, form })));
  return [
    ({ form }: Offer) => within(tier, form.cost),
    ({ form }: Offer) => within(level, form.skill),
    ({ form }: Offer) => fitsWeeks(form, tier ?? form.cost[0], weeks),
  ].reduce(preferring, all);
};

/** The forms that such buyers would buy. */
export const buyable = (offers: readonly Offer[], kind: Buyers): readonly Offer[] =>
  preferring(offers, ({ form: { buyers } }) => buyers === undefined || buyers === kind);

/**
 * Of those, the ones that make sense of the realm's subjects.
 * @param anyLevel The visitor asked for no difficulty: private people are then not offered an expert's business.
 */
export const suiting = (offers: readonly Offer[], kind: Buyers, { natures }: Realm, anyLevel: boolean): readonly Offer[] =>
  [
    ({ form: { suits } }: Offer) => suits === undefined || suits.some((nature) => natures.includes(nature)),
    ({ form }: Offer) => !anyLevel || kind === 'businesses' || form.skill[0] < 3,
  ].reduce(preferring, buyable(offers, kind));
