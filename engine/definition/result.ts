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

/** What a figure means: its colour, which stands never alone. */
export type Verdict = 'good' | 'fair' | 'poor';
/** From this value up, the verdict; the first that fits counts, so the highest comes first. @minItems 1 */
export type Levels = readonly (readonly [from: number, verdict: Verdict])[];

/** A key of the reply and what it is called on the page. */
export interface Named<Key extends string = string> {
  /** The key of the value. */
  readonly key: Key;
  /** Its name. */
  readonly label: string;
}

/** A value with its name, its unit and what it means. */
export interface Metric<Key extends string = string> extends Named<Key> {
  /** What the figure counts. Without it, the value is shown as it came. */
  readonly unit?: 'out of 10' | 'percent' | 'characters' | 'letters' | 'words' | 'syllables' | 'minutes';
  /** Which values are good and which are poor; without it, none is either. */
  readonly levels?: Levels;
}

/** One line of an item as plain text: a key's words alone, or after its name ("Occupation: ferryman"). */
export type Line<Key extends string = string> = Key | Named<Key>;

/** How items, or one text of the reply, become plain text for the clipboard or a file. */
export type AsText<R extends Shapes = any> =
  | {
      [L in RecordLists<R>]: {
        /** The list. */
        readonly of: L;
        /** What is taken of each item. @minItems 1 */
        readonly lines: readonly Line<AnyKey<ItemKeys<R[L]>>>[];
        /** What stands between two items. @minLength 0 */
        readonly between: string;
      };
    }[RecordLists<R>]
  | {
      /** The list of texts. */
      readonly of: KeysOfShape<R, List<Prose | Label>>;
      /** What stands between two of them. @minLength 0 */
      readonly between: string;
    }
  | {
      /** The text. */
      readonly of: KeysOfShape<R, Prose | Label>;
    };

/** A part of the reply that judges: its scores as bars, its texts and its lists, each under its own name. */
interface Judgement<P extends string, K extends Shapes> {
  /** The key of the record. */
  readonly of: P;
  /** Its heading. */
  readonly title: string;
  /** Its scores. */
  readonly metrics?: readonly Metric<AnyKey<K>>[];
  /** Its texts, each after its name. */
  readonly texts?: readonly Named<TextKeys<K>>[];
  /** Its lists, each under its name. */
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
      /** The key of the value. */
      readonly key: Key;
      /** The values that have a colour, in the order of the colours. @minItems 1 @maxItems 7 */
      readonly coloured: readonly string[];
    };

/** The items of a list, each with its words, its figures and what can be done with it. */
type CardsBlock<R extends Shapes> = {
  [L in RecordLists<R>]: {
    readonly block: 'cards';
    /** The list. */
    readonly of: L;
    /** One line per item, or several items beside each other where they are short. */
    readonly layout: 'rows' | 'grid';
    /** The item's own words: what a click copies. */
    readonly text: TextKeys<ItemKeys<R[L]>>;
    /** A longer text below the words. */
    readonly body?: TextKeys<ItemKeys<R[L]>>;
    /** The words are a text to be read, rather than a line. */
    readonly long?: true;
    /** Named values below the words: "Occupation: ferryman". */
    readonly details?: readonly Named<AnyKey<ItemKeys<R[L]>>>[];
    /** A longer text that unfolds at a press of these words. */
    readonly expand?: { readonly key: TextKeys<ItemKeys<R[L]>>; readonly open: string; readonly close: string };
    /** Short tags beside the figures. */
    readonly badges?: readonly Badge<TextKeys<ItemKeys<R[L]>>>[];
    /** Its figures; a list of three or more can be put in order by each. */
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
    /** The record. */
    readonly of: P;
    /** Its heading. */
    readonly title: string;
    /** Its own words. */
    readonly text: R[P] extends RecordShape<infer K> ? TextKeys<K> : never;
    /** Its figures. */
    readonly metrics?: readonly Metric<R[P] extends RecordShape<infer K> ? AnyKey<K> : never>[];
  };
}[KeysOfShape<R, RecordShape<any>>];

/** Named values of one record, as a table. */
type FactsBlock<R extends Shapes> = {
  [P in KeysOfShape<R, RecordShape<any>>]: {
    readonly block: 'facts';
    /** The record. */
    readonly of: P;
    /** Its heading. */
    readonly title: string;
    /** Its values. */
    readonly metrics: readonly Metric<R[P] extends RecordShape<infer K> ? AnyKey<K> : never>[];
    /** Values of the reply itself that belong with them. */
    readonly also?: readonly Metric<AnyKey<R>>[];
    /** Those stand before the others. */
    readonly alsoFirst?: true;
  };
}[KeysOfShape<R, RecordShape<any>>];

/** An assessment of what was sent or written; left out where a reply lacks it. */
type PanelBlock<R extends Shapes> =
  Judgements<R> extends infer J ? (J extends unknown ? J & { readonly block: 'panel' } : never) : never;

/** All items of a list in one line: `a • b • c`. */
type JoinedBlock<R extends Shapes> = {
  [L in RecordLists<R>]: {
    readonly block: 'joined';
    /** The list. */
    readonly of: L;
    /** Its heading. */
    readonly title: string;
    /** The item’s own words. */
    readonly text: TextKeys<ItemKeys<R[L]>>;
    /** What stands between two. @minLength 0 */
    readonly by: string;
  };
}[RecordLists<R>];

/** What a button below a result does. */
export type Action<R extends Shapes = any, FieldKey extends string = string> =
  /** Asks again and adds what is new; makes a file; empties form and result, which can be undone. */
  | {
      readonly do: 'more' | 'download' | 'reset';
      /** On the button. */
      readonly label: string;
    }
  /** Copies everything. */
  | {
      readonly do: 'copyAll';
      /** On the button. */
      readonly label: string;
      /** What is copied, where it is another text than the tool's own for copying all. */
      readonly text?: AsText<R>;
    }
  /** Empties some fields and the result. */
  | {
      readonly do: 'clear';
      /** On the button. */
      readonly label: string;
      /** The fields. The first one gets the keyboard. */
      readonly fields: readonly FieldKey[];
    };

/** What can be done with one text of a list. Favorites are kept on the visitor's device. */
export type ItemTool = 'favorite' | 'share' | 'copy';

/** A part of the result, by its kind. */
export type Block<R extends Shapes = any, FieldKey extends string = string> =
  /** The sheet's first line: how many there are, or a title, and the named settings they were made with. */
  | {
      readonly block: 'count';
      /** The list that is counted. */
      readonly of: KeysOfShape<R, List<any>>;
      /** What one is called: “1 title”. */
      readonly one: string;
      /** What several are called: “8 titles”. */
      readonly many: string;
      /** The fields whose values stand beside it. */
      readonly settings?: readonly FieldKey[];
    }
  /** What the visitor typed into a field, above the answer to it. */
  | {
      readonly block: 'echo';
      /** The field. */
      readonly field: FieldKey;
      /** Its heading. */
      readonly title: string;
    }
  | HighlightBlock<R>
  | CardsBlock<R>
  | {
      readonly block: 'document';
      /** The text. */
      readonly of: KeysOfShape<R, Prose>;
      /** Its heading. */
      readonly title: string;
      /** Words and reading time below the text, counted on the page. */
      readonly counts?: 'words' | 'words and time read aloud';
      /** The fields whose values stand below it. */
      readonly settings?: readonly FieldKey[];
      /** On the button that copies it. */
      readonly copyLabel: string;
      /** On the button that makes it a file; without it, there is none. */
      readonly downloadLabel?: string;
      /** The text is a rewrite of this field's: shown word by word beside it on demand, each change to accept or undo. */
      readonly rewrites?: FieldKey;
    }
  | FactsBlock<R>
  | PanelBlock<R>
  /** Short texts; with `fills`, pressing one puts it into that field; with `tools`, each has these buttons. */
  | {
      readonly block: 'list';
      /** The list. */
      readonly of: KeysOfShape<R, List<Prose | Label>>;
      /** Its heading. */
      readonly title: string;
      /** The field that a press puts the text into. */
      readonly fills?: FieldKey;
      /** What each text has buttons for. @uniqueItems */
      readonly tools?: readonly ItemTool[];
      /** Said in place of an empty list; without it, nothing is. */
      readonly empty?: string;
    }
  | JoinedBlock<R>
  | {
      readonly block: 'actions';
      /** From left to right. @minItems 1 */
      readonly actions: readonly Action<R, FieldKey>[];
    };

export type BlockKind = Block['block'];
export type BlockOf<K extends BlockKind> = Extract<Block, { readonly block: K }>;
