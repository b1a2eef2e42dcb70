/** A person made up: everything that the sheet and the biography are written from. */
import type { Knot } from './knot.ts';
import type { Voice } from './voice.ts';

export interface Person {
  readonly fullName: string;
  readonly age: number;
  readonly voice: Voice;
  /** A noun phrase in small letters, or the visitor's own words. */
  readonly occupation: string;
  /** What the work comes down to, as a phrase in -ing; none where the visitor has named the work. */
  readonly doing?: string;
  /** Years in the trade, for a grown person whose trade is ours. */
  readonly years?: number;
  readonly knot: Knot;
  /** How old the person was when it happened. */
  readonly eventAt: number;
  readonly archetype: string;
  readonly origin?: string;
  readonly pair: string;
  readonly way?: string;
  readonly pressure?: string;
  readonly quirks: readonly string[];
  readonly looks: readonly string[];
  readonly clothes?: string;
  readonly object?: string;
  readonly opening?: string;
  readonly aside?: string;
  readonly closing?: string;
  readonly role?: string;
  /** The relation of this person to the first of the cast, filled in. */
  readonly tie?: string;
}
