/**
 * What a field takes, as plain data. Every field of a definition is compiled to one rule (see `compile.ts`); the page's
 * check, the server's, the description of the API and the tests all read these rules, and none reads the field again.
 */
import type { Condition } from '../fields.ts';

/** What is said of a value that breaks a rule. */
export interface Refusal {
  readonly words: string;
  /**
   * Where the field is named: in the words themselves, by whatever stands beside them, or by its label before them
   * ("must be a number").
   */
  readonly names: 'its field' | 'no field' | 'what its field must be';
}

interface AnyRule {
  /** The key of the field, under which its value is sent unless it stands in for another. */
  readonly key: string;
  /** What a refusal calls it. */
  readonly label: string;
  /** Sent with every request, never shown. */
  readonly constant?: true;
  /** The field does not count otherwise. */
  readonly showWhen?: Condition;
  /** The key of the rule whose value this one replaces where it is filled. */
  readonly insteadOf?: string;
  /** Said of a value of another kind. */
  readonly wrongKind: Refusal;
}

export interface TextRule extends AnyRule {
  readonly kind: 'text';
  readonly trim: boolean;
  readonly lowercase: boolean;
  /** Said of a blank text; without it, it may be blank. */
  readonly required?: Refusal;
  /** In characters as a person counts them, both included. The least goes for what is not blank. */
  readonly least?: { readonly length: number; readonly refusal: Refusal };
  readonly most?: { readonly length: number; readonly refusal: Refusal };
  /** What the server takes a blank one for. */
  readonly default?: string;
}

export interface NumberRule extends AnyRule {
  readonly kind: 'number';
  readonly required?: Refusal;
  /** Said of a fraction; without it, fractions are welcome. */
  readonly whole?: Refusal;
  readonly min?: { readonly value: number; readonly refusal: Refusal };
  readonly max?: { readonly value: number | 'this year'; readonly refusal: Refusal };
  /** What the server takes a blank one for. */
  readonly default?: number;
}

export interface ChoiceRule extends AnyRule {
  readonly kind: 'choice';
  readonly values: readonly (string | number)[];
  /** The page has its choices from the server, and can judge none of them. */
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
  /** How many, and how many UTF-16 units the longest of them may have. */
  readonly most: { readonly items: number; readonly units: number; readonly refusal: Refusal };
  /** What the server takes no texts for. */
  readonly default: readonly string[];
}

export type Rule = TextRule | NumberRule | ChoiceRule | FlagRule | TextsRule;

/** The rules of a form or of a request, in the order of its fields. */
export type Rules = readonly Rule[];
