/**
 * The fields that a visitor can fill in. The key of a field is its payload key. Every message is beside the rule it belongs to;
 * nothing here does any work.
 */

import type { Positive, PositiveInteger } from './bounds.ts';

/** One choice of a select: the value that is sent, and the words shown where they differ. */
export type Option =
  | string
  | number
  | {
      /** What is sent. @minLength 0 */
      readonly value: string | number;
      /** What is shown. */
      readonly label: string;
    };
type Sent<O> = O extends { readonly value: infer V } ? V : O;

/** A list that the page fetches from the tool's options endpoint (see `ToolDefinition.options`). */
export interface FetchedOptions<O extends readonly Option[] = readonly Option[]> {
  /** The list's name in the endpoint's reply. */
  readonly list: string;
  /** What our own server answers under that name. @minItems 1 */
  readonly values: O;
}

/** Something true of another field. */
export interface Condition {
  /** The key of the other field. */
  readonly field: string;
  /** The value that it must have. @minLength 0 */
  readonly is: string | number | boolean;
}

/** What every field can say that is shown. */
interface Shown {
  /** Its name, above the control. It names the field in messages, too. */
  readonly label: string;
  /** A sentence below the control. */
  readonly help?: string;
  /** Marked "Optional" beside its label. */
  readonly optional?: true;
  /** Half as wide as the form where there is room. */
  readonly half?: true;
  /** Key of the foldable group it stands in (see `ToolDefinition.groups`). */
  readonly group?: string;
  /** Hidden otherwise: not validated, not sent, its value kept for when it shows again. */
  readonly showWhen?: Condition;
}

/** What every field can say that a text is typed into. */
interface TextRules {
  /** An example of what to type, in the empty box. */
  readonly placeholder?: string;
  /** What it holds at first. @minLength 0 */
  readonly default?: string;
  /** The words for a blank field, shown when the visitor generates. */
  readonly required?: string;
  /** The main button is disabled while this field is blank. */
  readonly disablesWhenBlank?: true;
  /** Typing stops at this many characters. */
  readonly stopAt?: PositiveInteger;
  /** The shortest text that is accepted, in characters. A blank one is `required`’s matter. */
  readonly atLeast?: { readonly length: PositiveInteger; readonly message: string };
  /**
   * Strictly fewer characters than this: `length - 1` is the longest accepted. At most 200 is `length: 201`, or `stopAt: 200`
   * where typing stops there.
   */
  readonly lessThan?: { readonly length: PositiveInteger; readonly message: string };
  /** How much has been typed, below the box on the right. */
  readonly counter?: Counter;
  /** What is done to the text before it is checked and sent. @uniqueItems */
  readonly transform?: readonly ('trim' | 'lowercase')[];
  /** A red border once the field has been left, or sent, blank. */
  readonly flagWhenBlank?: true;
  /** When filled, it is sent as the named field's value, and never under its own key. */
  readonly insteadOf?: string;
}

/** How much has been typed, as the visitor reads it: "12/2500", "12 / 1000 words", "12/200 characters". */
export interface Counter {
  /** The most there should be. It is only said: what is checked are `stopAt` and `lessThan`. */
  readonly of: PositiveInteger;
  /** What is counted, as a person does. */
  readonly unit: 'characters' | 'words';
  /** How it reads. */
  readonly style: 'n/max' | 'n / max unit' | 'n/max unit';
}

/** One line of text. */
export interface TextField extends Shown, TextRules {
  readonly kind: 'text';
}
/** A web address: on a phone, the keyboard for addresses. Its form is not checked. */
export interface UrlField extends Shown, TextRules {
  readonly kind: 'url';
}
/** A text of several lines. */
export interface TextareaField extends Shown, TextRules {
  readonly kind: 'textarea';
  /** How many lines show at first. @default 3 */
  readonly rows?: PositiveInteger;
  /** What reads the text can mark places in it. */
  readonly marked?: true;
  /** A text that another tool has written can be sent into it. */
  readonly receives?: true;
}
/** One line of text with suggestions below, which fill it in when pressed. */
export interface ChipsField extends Shown, TextRules {
  readonly kind: 'chips';
  /** What can be pressed. @minItems 1 */
  readonly suggestions: readonly string[];
  /** How many suggestions show before the visitor asks for more. */
  readonly shownFirst: PositiveInteger;
}
/** A number that is typed. */
export interface NumberField extends Shown {
  readonly kind: 'number';
  /** An example of what to type, in the empty box. */
  readonly placeholder?: string;
  /** What it holds at first. */
  readonly default?: number;
  /** The words for a blank field, shown when the visitor generates. */
  readonly required?: string;
  /** No fractions. */
  readonly whole?: true;
  /** The least that is accepted. */
  readonly min?: { readonly value: number; readonly message: string };
  /** The most that is accepted, of years also the one that it is. */
  readonly max?: { readonly value: number | 'this year'; readonly message: string };
}
/** One of a list of choices. */
export interface SelectField<O extends readonly Option[] = readonly Option[]> extends Shown {
  readonly kind: 'select';
  /** The choices, written here or fetched by the page. @minItems 1 */
  readonly options: O | FetchedOptions<O>;
  /** What is chosen at first. @minLength 0 */
  readonly default: string | number;
  /** Entries the server cannot write in are marked, as it says in its capabilities. */
  readonly marks?: 'language';
}
/** Yes or no. */
export interface CheckboxField extends Shown {
  readonly kind: 'checkbox';
  /** Whether it is ticked at first. */
  readonly default: boolean;
}
/** A number between two others, by feel. */
export interface SliderField extends Shown {
  readonly kind: 'slider';
  /** At its left end. */
  readonly min: number;
  /** At its right end. */
  readonly max: number;
  /** From one value to the next. */
  readonly step: Positive;
  /** Where it stands at first. */
  readonly default: number;
}
/** Several short texts, typed one after the other. */
export interface ListField extends Shown {
  readonly kind: 'list';
  /** An example of what to type, in the empty box. */
  readonly placeholder?: string;
  /** What it holds at first. */
  readonly default: readonly string[];
  /** How many texts are accepted. */
  readonly atMost: PositiveInteger;
}
/** Sent with every request, never shown. */
export interface ConstantField<V = string | number | boolean | readonly string[]> {
  readonly kind: 'constant';
  /** What the page sends. The server takes others of its kind, too. @minLength 0 */
  readonly value: V;
  /** The server takes any number of these; of a constant that does not say, any count. */
  readonly range?: { readonly min: number; readonly max: number };
}

/** A field, by its kind. */
export type Field =
  | TextField
  | UrlField
  | TextareaField
  | ChipsField
  | NumberField
  | SelectField<any>
  | CheckboxField
  | SliderField
  | ListField
  | ConstantField;
export type ShownField = Exclude<Field, ConstantField>;
export type FieldKind = Field['kind'];
/** The fields of a form or a request, in the order in which they are shown. */
export type Fields = { readonly [key: string]: Field };

/**
 * Everything about a field but its kind and its label, with the types of its references to other parts of the tool as they were
 * written.
 */
type Rest<F extends Field, G extends string, W extends Condition> = Omit<
  F,
  'kind' | 'label' | 'group' | 'showWhen' | 'insteadOf'
> & {
  readonly group?: G;
  readonly showWhen?: W;
};
type TextRest<F extends Field, G extends string, W extends Condition, I extends string> = Rest<F, G, W> & {
  readonly insteadOf?: I;
};

/** A reference that was not written is not there: nothing is inferred from where the field is used. */
type Said<K extends string, V> = [V] extends [never] ? unknown : { readonly [P in K]: V };
/** A field whose type contains its references, so that `defineTool` can check that they exist. */
type Tied<F extends Field, G extends string, W extends Condition, I extends string = never> = F &
  Said<'group', NoInfer<G>> &
  Said<'showWhen', NoInfer<W>> &
  Said<'insteadOf', NoInfer<I>>;

export const text = <const G extends string = never, const W extends Condition = never, const I extends string = never>(
  label: string,
  rest: TextRest<TextField, G, W, I> = {},
) => ({ kind: 'text', label, ...rest }) as Tied<TextField, G, W, I>;

export const url = <const G extends string = never, const W extends Condition = never, const I extends string = never>(
  label: string,
  rest: TextRest<UrlField, G, W, I> = {},
) => ({ kind: 'url', label, ...rest }) as Tied<UrlField, G, W, I>;

export const textarea = <const G extends string = never, const W extends Condition = never, const I extends string = never>(
  label: string,
  rest: TextRest<TextareaField, G, W, I> = {},
) => ({ kind: 'textarea', label, ...rest }) as Tied<TextareaField, G, W, I>;

export const chips = <const G extends string = never, const W extends Condition = never, const I extends string = never>(
  label: string,
  rest: TextRest<ChipsField, G, W, I>,
) => ({ kind: 'chips', label, ...rest }) as Tied<ChipsField, G, W, I>;

export const number = <const G extends string = never, const W extends Condition = never>(
  label: string,
  rest: Rest<NumberField, G, W> = {},
) => ({ kind: 'number', label, ...rest }) as Tied<NumberField, G, W>;

export const checkbox = <const G extends string = never, const W extends Condition = never>(
  label: string,
  rest: Rest<CheckboxField, G, W>,
) => ({ kind: 'checkbox', label, ...rest }) as Tied<CheckboxField, G, W>;

export const slider = <const G extends string = never, const W extends Condition = never>(
  label: string,
  rest: Rest<SliderField, G, W>,
) => ({ kind: 'slider', label, ...rest }) as Tied<SliderField, G, W>;

export const list = <const G extends string = never, const W extends Condition = never>(
  label: string,
  rest: Rest<ListField, G, W>,
) => ({ kind: 'list', label, ...rest }) as Tied<ListField, G, W>;

export const constant = <const V extends string | number | boolean | readonly string[]>(
  value: V,
  range?: { readonly min: number; readonly max: number },
): ConstantField<V> => (range ? { kind: 'constant', value, range } : { kind: 'constant', value });

/** A named list of the tool's options endpoint, with what our own server answers under that name. */
export const fetched = <const O extends readonly Option[]>(list: string, values: O): FetchedOptions<O> => ({ list, values });

/** The first option is the default unless another one is named. */
export const select = <const O extends readonly Option[], const G extends string = never, const W extends Condition = never>(
  label: string,
  options: O | FetchedOptions<O>,
  rest: Omit<Rest<SelectField, G, W>, 'options' | 'default'> & { readonly default?: Sent<NoInfer<O>[number]> } = {},
) => {
  const first = optionValue(valuesOf(options)[0] ?? '');
  return { kind: 'select', label, options, ...rest, default: rest.default ?? first } as Tied<SelectField<O>, G, W>;
};

export const optionValue = (option: Option): string | number => (typeof option === 'object' ? option.value : option);
export const optionLabel = (option: Option): string => (typeof option === 'object' ? option.label : String(option));
export const isFetched = (options: readonly Option[] | FetchedOptions): options is FetchedOptions => 'list' in options;
export const valuesOf = (options: readonly Option[] | FetchedOptions): readonly Option[] =>
  isFetched(options) ? options.values : options;

/** The value of one field, in the form and in the request. */
export type FieldValue<F> = F extends { kind: 'text' | 'url' | 'textarea' | 'chips' }
  ? string
  : F extends SelectField<infer O>
    ? Sent<O[number]>
    : F extends { kind: 'number' }
      ? number | undefined
      : F extends { kind: 'slider' }
        ? number
        : F extends { kind: 'checkbox' }
          ? boolean
          : F extends { kind: 'list' }
            ? readonly string[]
            : F extends ConstantField<infer V>
              ? V
              : never;

type ConstantKeys<F extends Fields> = { [K in keyof F]: F[K] extends { kind: 'constant' } ? K : never }[keyof F];
type StandIns<F extends Fields> = { [K in keyof F]: F[K] extends { insteadOf: string } ? K : never }[keyof F];
type StoodInFor<F extends Fields> = { [K in keyof F]: F[K] extends { insteadOf: infer T extends string } ? T : never }[keyof F];
type SometimesHidden<F extends Fields> = { [K in keyof F]: F[K] extends { showWhen: Condition } ? K : never }[keyof F];
type Flat<T> = { [K in keyof T]: T[K] } & {};

/** The values of the form: every shown field. */
export type FormValues<F extends Fields> = { -readonly [K in Exclude<keyof F, ConstantKeys<F>>]: FieldValue<F[K]> };

type SentAs<F extends Fields, K extends keyof F> = K extends StoodInFor<F> ? FieldValue<F[K]> | (string & {}) : FieldValue<F[K]>;

/**
 * The payload: every field under its own key, except stand-ins, whose text is sent under another's. A field with a condition may
 * be missing.
 */
export type Payload<F extends Fields> = Flat<
  { -readonly [K in Exclude<keyof F, StandIns<F> | SometimesHidden<F>>]: SentAs<F, K> } & {
    -readonly [K in Exclude<SometimesHidden<F>, StandIns<F>>]?: SentAs<F, K>;
  }
>;
