/** Finds the part of life that a subject belongs to. */
import type { Matter } from './matter.ts';
import type { Realm } from './realm.ts';
import { REALM_OF } from './realms/any.ts';
import { PETS, PLANTS } from './realms/growing.ts';
import { EVENTS, FAMILY, GREEN, HEALTH, LEARNING, MONEY, PICTURES, TRAVEL } from './realms/knowing.ts';
import { CRAFTS, FOOD, GAMES, MUSIC, SPORT } from './realms/leisure.ts';
import { COLLECTING, HOME, ROOMS, STYLE, TECH, VEHICLES } from './realms/owning.ts';

/** Those with the plainest words first: dog food is a matter of dogs, a food truck one of food. */
const REALMS: readonly Realm[] = [
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
];

export const realmOf = ({ words, nature }: Pick<Matter, 'words' | 'nature'>): Realm =>
  REALMS.find((realm) => realm.words.test(words)) ?? REALM_OF[nature ?? 'knowledge'];
