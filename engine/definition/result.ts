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
/** From this value up, the verdict; the first that fits counts, so the highest comes first. */
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

/** How items, or one text of the reply, become plain text for the clipboard or a file. */
export type AsText<R extends Shapes = any> =
  | {
      [L in RecordLists<R>]: { readonly of: L; readonly lines: readonly TextKeys<ItemKeys<R[L]>>[]; readonly between: string };
    }[RecordLists<R>]
  | { readonly of: KeysOfShape<R, Prose | Label> };

type CardsBlock<R extends Shapes> = {
  [L in RecordLists<R>]: {
    readonly block: 'cards';
    readonly of: L;
    /** One line per item, or several items beside each other where they are short. */
    readonly layout: 'rows' | 'grid';
    /** The item's own words: what a click copies. */
    readonly text: TextKeys<ItemKeys<R[L]>>;
    readonly body?: TextKeys<ItemKeys<R[L]>>;
    /** Named values below the words: "Occupation: ferryman". */
    readonly details?: readonly Named<AnyKey<ItemKeys<R[L]>>>[];
    /** A longer text that unfolds at a press of these words. */
    readonly expand?: { readonly key: TextKeys<ItemKeys<R[L]>>; readonly open: string; readonly close: string };
    readonly badges?: readonly TextKeys<ItemKeys<R[L]>>[];
    readonly metrics?: readonly Metric<AnyKey<ItemKeys<R[L]>>>[];
    /** Clicking a card copies its words. */
    readonly copyOnClick?: true;
    /** Said in place of an empty list. */
    readonly empty: string;
  };
}[RecordLists<R>];

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
  };
}[KeysOfShape<R, RecordShape<any>>];

/** A part of the reply that judges: its scores as bars, its texts and its lists, each under its own name. */
type PanelBlock<R extends Shapes> = {
  [P in KeysOfShape<R, RecordShape<any>>]: {
    readonly block: 'panel';
    readonly of: P;
    readonly title: string;
    readonly metrics?: readonly Metric<R[P] extends RecordShape<infer K> ? AnyKey<K> : never>[];
    readonly texts?: readonly Named<R[P] extends RecordShape<infer K> ? TextKeys<K> : never>[];
    readonly lists?: readonly Named<R[P] extends RecordShape<infer K> ? KeysOfShape<K, List<Prose | Label>> : never>[];
  };
}[KeysOfShape<R, RecordShape<any>>];

type JoinedBlock<R extends Shapes> = {
  [L in RecordLists<R>]: {
    readonly block: 'joined';
    readonly of: L;
    readonly title: string;
    readonly text: TextKeys<ItemKeys<R[L]>>;
    readonly by: string;
  };
}[RecordLists<R>];

/** What a button below (or in) a result does. `clear` empties the named fields and the result; `reset` everything. */
export type Action<FieldKey extends string = string> =
  | { readonly do: 'more' | 'copyAll' | 'download' | 'reset'; readonly label: string }
  | { readonly do: 'clear'; readonly label: string; readonly fields: readonly FieldKey[] };

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
    }
  | FactsBlock<R>
  | PanelBlock<R>
  /** Short texts; with `fills`, pressing one puts it into that field. */
  | {
      readonly block: 'list';
      readonly of: KeysOfShape<R, List<Prose | Label>>;
      readonly title: string;
      readonly fills?: FieldKey;
    }
  | JoinedBlock<R>
  | { readonly block: 'actions'; readonly actions: readonly Action<FieldKey>[] };

export type BlockKind = Block['block'];
export type BlockOf<K extends BlockKind> = Extract<Block, { readonly block: K }>;
