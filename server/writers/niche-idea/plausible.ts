/** How readily a stranger would believe that these people buy this thing about this subject. */
import type { Prospect } from './buyers.ts';
import type { FormName, Stance } from './form.ts';
import type { Offer } from './offers.ts';
import type { Realm } from './realm.ts';
import type { Segment } from './segment.ts';

/** One would think of it first for just these people, or at least for others who stand to the subject as they do. */
const WANTED = 4;
const WANTED_BY_SUCH = 2;
const THRIVES = 4;
const MEETS = 2;
const MISSES = -2;
/** Whoever buys for somebody else buys neither a course nor a check-up. */
const NO_PRESENT = -6;

const meeting = (fits: readonly Stance[], stances: readonly Stance[]): number => {
  if (stances.length === 0) return 0;
  if (fits.some((fit) => stances.includes(fit))) return MEETS;
  return stances.includes('giver') ? NO_PRESENT : MISSES;
};

/** What businesses pay for whatever the subject: work taken off their hands, and supplies. */
const FIRMS_WANT: readonly FormName[] = [
  'care-visits',
  'handled-for-you',
  'maintenance-plan',
  'turnkey-projects',
  'trade-packs',
  'local-supply',
  'staff-training',
  'workshop-pack',
  'setup-service',
  'templates',
  'audit',
];

const wanting = (name: FormName, { kind, wants, stances }: Segment, realm: Realm): number => {
  if (kind === 'businesses') return FIRMS_WANT.includes(name) ? WANTED_BY_SUCH : 0;
  if (wants) return wants.includes(name) ? WANTED : 0;
  const such = realm.people.filter((other) => stances.length === 0 || other.stances.some((stance) => stances.includes(stance)));
  return such.some((other) => other.wants?.includes(name)) ? WANTED_BY_SUCH : 0;
};

/** The higher, the likelier. */
export const plausibilityOf = ({ form }: Offer, { segment, nearness }: Prospect, realm: Realm): number =>
  nearness +
  (realm.forms.includes(form.name) ? THRIVES : 0) +
  wanting(form.name, segment, realm) +
  meeting(form.fits, segment.stances) +
  // An idea that anybody can begin and that pays comes before one that asks for a master and pays little.
  (form.skill[0] === 1 ? 0.5 : form.skill[0] >= 3 ? -1 : 0) +
  form.pays / 20;
