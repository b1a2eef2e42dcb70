/**
 * What a field accepts, as plain data. Every field of a definition is compiled to one rule (see `compile.ts`); the page's check,
 * the server's check, the API description and the tests all use these rules, and none reads the field again.
 */
import type { Condition } from '../fields.ts';

/** The message about a value that breaks a rule. */
export interface Refusal {
  readonly words: string;
  /**
   * Where the field is named: in the message itself, by what is shown beside the message, or by its label in front of it ("must
   * be a number").
   */
  readonly names: 'its field' | 'no field' | 'what its field must be';
}

interface AnyRule {
  /** The key of the field. Its value is sent under it, unless it stands in for another. */
  readonly key: string;
  /** The name of the field in messages. */
  readonly label: string;
  /** Sent with every request, never shown. */
  readonly constant?: true;
  /** The field is only active under this condition. */
  readonly showWhen?: Condition;
  /** The key of the rule whose value this one replaces when it is filled. */
  readonly insteadOf?: string;
  /** The message for a value of the wrong type. */
  readonly wrongKind: Refusal;
}

export interface TextRule extends AnyRule {
  readonly kind: 'text';
  readonly trim: boolean;
  readonly lowercase: boolean;
  /** The message for a blank text; without it, it may be blank. */
  readonly required?: Refusal;
  /**
   * Minimum and maximum length in characters as a person counts them, both included. The minimum does not apply to a blank text.
   */
  readonly least?: { readonly length: number; readonly refusal: Refusal };
  readonly most?: { readonly length: number; readonly refusal: Refusal };
  /** What the server takes a blank one for. */
  readonly default?: string;
}

export interface NumberRule extends AnyRule {
  readonly kind: 'number';
  readonly required?: Refusal;
  /** The message for a fraction; without it, fractions are accepted. */
  readonly whole?: Refusal;
  readonly min?: { readonly value: number; readonly refusal: Refusal };
  readonly max?: { readonly value: number | 'this year'; readonly refusal: Refusal };
  /** What the server takes a blank one for. */
  readonly default?: number;
}

export interface ChoiceRule extends AnyRule {
  readonly kind: 'choice';
  readonly values: readonly (string | number)[];
  /** The page gets its choices from the server, so it cannot check them. */
  readonly fetched?: true;
  /** The rule of the text that may be sent in its place. */
  readonly standIn?: TextRule;
  readonly default: string | number;
}

export interface FlagRule extends AnyRule {
  readonly kind: 'flag';
  readonly default: boolean;
}

export interface TextsRule extends AnyRule {
  readonly kind: 'texts';
  /** How many texts there may be, and how many UTF-16 units each may have. */
  readonly most: { readonly items: number; readonly units: number; readonly refusal: Refusal };
  /** What the server uses where there are none. */
  readonly default: readonly string[];
}

export type Rule = TextRule | NumberRule | ChoiceRule | FlagRule | TextsRule;

/** The rules of a form or of a request, in the order of its fields. */
export type Rules = readonly Rule[];
