/**
 * How a reply is shown: a list of blocks, each bound to keys of the reply. The types below make
 * a binding to a key that the reply lacks a compile error. A new look is a new block.
 */
import type { Figure, Label, List, Prose, RecordShape, Shape, Shapes } from './reply.ts';

/** Keys whose value has this shape; any key where the shapes are not known. */
type KeysOfShape<K extends Shapes, S extends Shape> = string extends keyof K
  ? string
  : { [P in keyof K]: K[P] extends S ? P : never }[keyof K] & string;
/** Keys of the reply that hold a list of records, with the records' own keys. */
type RecordLists<R extends Shapes> = KeysOfShape<R, List<RecordShape<any>>>;
type ItemKeys<S> = S extends List<RecordShape<infer K>> ? K : never;
type TextKeys<K extends Shapes> = KeysOfShape<K, Prose | Label>;
type AnyKey<K extends Shapes> = KeysOfShape<K, Prose | Label | Figure>;

export type Verdict = 'good' | 'fair' | 'poor';
/** From this value up, the verdict; the first that fits counts, so the highest comes first. @minItems 1 */
export type Levels = readonly (readonly [from: number, verdict: Verdict])[];

/** A key of the reply and what it is called on the page. */
export interface Named<Key extends string = string> {
  readonly key: Key;
  readonly label: string;
}

/** A value with its name, its unit and what it means. */
export interface Metric<Key extends string = string> extends Named<Key> {
  readonly unit?: 'out of 10' | 'percent' | 'characters' | 'letters' | 'words' | 'syllables' | 'minutes';
  readonly levels?: Levels;
}

/** One line of an item as plain text: a key's words alone, or after its name ("Occupation: ferryman"). */
export type Line<Key extends string = string> = Key | Named<Key>;

/** How items, or one text of the reply, become plain text for the clipboard or a file. */
export type AsText<R extends Shapes = any> =
  | {
      [L in RecordLists<R>]: {
        readonly of: L;
        /** @minItems 1 */
        readonly lines: readonly Line<AnyKey<ItemKeys<R[L]>>>[];
        /** @minLength 0 */
        readonly between: string;
      };
    }[RecordLists<R>]
  | {
      readonly of: KeysOfShape<R, List<Prose | Label>>;
      /** @minLength 0 */
      readonly between: string;
    }
  | { readonly of: KeysOfShape<R, Prose | Label> };

/** A part of the reply that judges: its scores as bars, its texts and its lists, each under its own name. */
interface Judgement<P extends string, K extends Shapes> {
  readonly of: P;
  readonly title: string;
  readonly metrics?: readonly Metric<AnyKey<K>>[];
  readonly texts?: readonly Named<TextKeys<K>>[];
  readonly lists?: readonly Named<KeysOfShape<K, List<Prose | Label>>>[];
  /** A text that sums it up, below all else. */
  readonly closing?: Named<TextKeys<K>>;
}
/** Keys that hold a record, each with what may be said of it. */
type Judgements<K extends Shapes> = {
  [P in KeysOfShape<K, RecordShape<any>>]: Judgement<P, K[P] extends RecordShape<infer I> ? I : never>;
}[KeysOfShape<K, RecordShape<any>>];

/** A short tag. With `coloured`, each of these values has a colour of its own. */
export type Badge<Key extends string = string> =
  | Key
  | {
      readonly key: Key;
      /** @minItems 1 @maxItems 7 */
      readonly coloured: readonly string[];
    };

type CardsBlock<R extends Shapes> = {
  [L in RecordLists<R>]: {
    readonly block: 'cards';
    readonly of: L;
    /** One line per item, or several items beside each other where they are short. */
    readonly layout: 'rows' | 'grid';
    /** The item's own words: what a click copies. */
    readonly text: TextKeys<ItemKeys<R[L]>>;
    readonly body?: TextKeys<ItemKeys<R[L]>>;
    /** The words are a text to be read, rather than a line. */
    readonly long?: true;
    /** Named values below the words: "Occupation: ferryman". */
    readonly details?: readonly Named<AnyKey<ItemKeys<R[L]>>>[];
    /** A longer text that unfolds at a press of these words. */
    readonly expand?: { readonly key: TextKeys<ItemKeys<R[L]>>; readonly open: string; readonly close: string };
    readonly badges?: readonly Badge<TextKeys<ItemKeys<R[L]>>>[];
    readonly metrics?: readonly Metric<AnyKey<ItemKeys<R[L]>>>[];
    /** A part of the item that judges it. */
    readonly panel?: Judgements<ItemKeys<R[L]>>;
    /** Items with the same of these facts stand together, under a heading that says them once. @minItems 1 @uniqueItems */
    readonly groupedBy?: readonly AnyKey<ItemKeys<R[L]>>[];
    /** Clicking a card copies it. */
    readonly copyOnClick?: true;
    /** A button on each card copies it. */
    readonly copyLabel?: string;
    /** What is copied of an item: its own words unless said. */
    readonly copies?: readonly Line<AnyKey<ItemKeys<R[L]>>>[];
    /** Said in place of an empty list. */
    readonly empty: string;
  };
}[RecordLists<R>];

/** One record of the reply, set apart: the best of a list, where its `computed` says so. */
type HighlightBlock<R extends Shapes> = {
  [P in KeysOfShape<R, RecordShape<any>>]: {
    readonly block: 'highlight';
    readonly of: P;
    readonly title: string;
    readonly text: R[P] extends RecordShape<infer K> ? TextKeys<K> : never;
    readonly metrics?: readonly Metric<R[P] extends RecordShape<infer K> ? AnyKey<K> : never>[];
  };
}[KeysOfShape<R, RecordShape<any>>];

type FactsBlock<R extends Shapes> = {
  [P in KeysOfShape<R, RecordShape<any>>]: {
    readonly block: 'facts';
    readonly of: P;
    readonly title: string;
    readonly metrics: readonly Metric<R[P] extends RecordShape<infer K> ? AnyKey<K> : never>[];
    /** Values of the reply itself that belong with them. */
    readonly also?: readonly Metric<AnyKey<R>>[];
    /** Those stand before the others. */
    readonly alsoFirst?: true;
  };
}[KeysOfShape<R, RecordShape<any>>];

type PanelBlock<R extends Shapes> =
  Judgements<R> extends infer J ? (J extends unknown ? J & { readonly block: 'panel' } : never) : never;

type JoinedBlock<R extends Shapes> = {
  [L in RecordLists<R>]: {
    readonly block: 'joined';
    readonly of: L;
    readonly title: string;
    readonly text: TextKeys<ItemKeys<R[L]>>;
    /** @minLength 0 */
    readonly by: string;
  };
}[RecordLists<R>];

/** What a button below (or in) a result does. `clear` empties the named fields and the result; `reset` everything. */
export type Action<R extends Shapes = any, FieldKey extends string = string> =
  | { readonly do: 'more' | 'download' | 'reset'; readonly label: string }
  /** `text` where it is another than the tool's own way to copy all. */
  | { readonly do: 'copyAll'; readonly label: string; readonly text?: AsText<R> }
  | { readonly do: 'clear'; readonly label: string; readonly fields: readonly FieldKey[] };

/** What can be done with one text of a list. Favorites are kept on the visitor's device. */
export type ItemTool = 'favorite' | 'share' | 'copy';

export type Block<R extends Shapes = any, FieldKey extends string = string> =
  /** The sheet's first line: how many there are, or a title, and the named settings they were made with. */
  | {
      readonly block: 'count';
      readonly of: KeysOfShape<R, List<any>>;
      readonly one: string;
      readonly many: string;
      readonly settings?: readonly FieldKey[];
    }
  | { readonly block: 'echo'; readonly field: FieldKey; readonly title: string }
  | HighlightBlock<R>
  | CardsBlock<R>
  | {
      readonly block: 'document';
      readonly of: KeysOfShape<R, Prose>;
      readonly title: string;
      /** Words and reading time below the text, counted on the page. */
      readonly counts?: 'words' | 'words and time read aloud';
      readonly settings?: readonly FieldKey[];
      readonly copyLabel: string;
      readonly downloadLabel?: string;
      /** The text is a rewrite of this field's: shown word by word beside it on demand, each change to accept or undo. */
      readonly rewrites?: FieldKey;
    }
  | FactsBlock<R>
  | PanelBlock<R>
  /** Short texts; with `fills`, pressing one puts it into that field; with `tools`, each has these buttons. */
  | {
      readonly block: 'list';
      readonly of: KeysOfShape<R, List<Prose | Label>>;
      readonly title: string;
      readonly fills?: FieldKey;
      /** @uniqueItems */
      readonly tools?: readonly ItemTool[];
      /** Said in place of an empty list; without it, nothing is. */
      readonly empty?: string;
    }
  | JoinedBlock<R>
  | {
      readonly block: 'actions';
      /** @minItems 1 */
      readonly actions: readonly Action<R, FieldKey>[];
    };

export type BlockKind = Block['block'];
export type BlockOf<K extends BlockKind> = Extract<Block, { readonly block: K }>;
