/** Finds the part of life that a subject belongs to. */
import type { Matter } from './matter.ts';
import type { Realm } from './realm.ts';
import { REALM_OF } from './realms/any.ts';
import { PETS, PLANTS } from './realms/growing.ts';
import { EVENTS, FAMILY, GREEN, HEALTH, LEARNING, MONEY, PICTURES, TRAVEL } from './realms/knowing.ts';
import { BEES, FANDOM, LOSS, MOVING, NEST, PARTING, SHIFTS, SPEAKING, TALKING, WEEK } from './realms/passages.ts';
import { CRAFTS, FOOD, GAMES, MUSIC, SPORT } from './realms/leisure.ts';
import { COLLECTING, HOME, ROOMS, STYLE, TECH, VEHICLES } from './realms/owning.ts';

/** Those with the plainest words first: dog food is a matter of dogs, a food truck one of food. */
const REALMS: readonly Realm[] = [
  LOSS,
  BEES,
  SPEAKING,
  TALKING,
  PARTING,
  MOVING,
  NEST,
  SHIFTS,
  PETS,
  PLANTS,
  FOOD,
  GAMES,
  CRAFTS,
  MUSIC,
  SPORT,
  VEHICLES,
  MONEY,
  HEALTH,
  TECH,
  EVENTS,
  TRAVEL,
  LEARNING,
  STYLE,
  FAMILY,
  COLLECTING,
  GREEN,
  HOME,
  PICTURES,
  ROOMS,
  FANDOM,
  WEEK,
];

/** Hiking with a toddler is a matter of the toddler. */
const WITH_CHILDREN =
  /\bwith (?:an? |my |the |small |young )?(?:toddlers?|kids?|child(?:ren)?|bab(?:y|ies)|teen\w*|newborns?)\b/i;

export const realmOf = ({ words, nature, isSomebody }: Pick<Matter, 'words' | 'nature' | 'isSomebody'>): Realm =>
  (WITH_CHILDREN.test(words) ? FAMILY : undefined) ??
  REALMS.find((realm) => realm.words.test(words)) ??
  (isSomebody ? FANDOM : REALM_OF[nature ?? 'knowledge']);
