/** What a visitor asked for: everything a writer needs to know of a request, found once and shared by all writers. */
import type { Sort } from '../library/sorts.ts';

/** How the request is put. */
export type Form =
  /** One thing in a word or a fixed name: "grief", "climate change". */
  | 'keyword'
  /** Several things side by side: "sleep, shift work, blood sugar". */
  | 'keyword list'
  /** One thing, told apart by more words: "my grandfather's old watch". */
  | 'noun phrase'
  /** Something that is done, with no claim about it: "learning to swim as an adult", "sell soap at markets". */
  | 'activity'
  /** A statement that one can agree with or dispute: "School starts too early". */
  | 'claim'
  /** "why do cats sit in boxes?", and "how to prune roses", which asks as well. */
  | 'question'
  /** It asks for the text itself: "I need a toast for my brother's wedding". */
  | 'request'
  /** Something that happened, told: "I lost my job in March. By June I had three." */
  | 'story'
  /** The name of a person, a firm or a work: "Ada Lovelace", "The Lighthouse Keeper's Daughter". */
  | 'title'
  /** What is sold, given or done for others: "Mobile dog grooming in Tampa", "6 places left, $29". */
  | 'offer';

export type Stance = 'for' | 'against';

/** A slip that was mended: words as typed and as they now stand. */
export interface Repair {
  readonly typed: string;
  readonly meant: string;
}

export interface Quantity {
  /** As it stands in the text: "$18,400", "38 years", "sixty". */
  readonly words: string;
  readonly value: number;
  /** What it counts, in the singular where it is a plain noun: "year", "grandchild", "$". */
  readonly of?: string;
  readonly kind: 'age' | 'money' | 'duration' | 'date' | 'percent' | 'count';
}

export interface Person {
  /** As stated: "my grandmother", "a nurse", "Ada Lovelace". */
  readonly words: string;
  /** What they are, in the singular: "grandmother", "nurse". */
  readonly role?: string;
  readonly name?: string;
  readonly gender?: 'female' | 'male';
  readonly age?: number;
  /** Stated as the visitor's own: "my", "our". */
  readonly isTheirs: boolean;
}

export interface Parts {
  /** The main word, in its base form: "bakery" in "our family bakery", "swim" in "learning to swim". */
  readonly head?: string;
  readonly modifiers: readonly string[];
  /** What an activity is done to or a claim is about, as typed. */
  readonly object?: string;
  readonly people: readonly Person[];
  readonly place?: string;
  readonly time?: string;
  readonly numbers: readonly Quantity[];
  readonly quoted: readonly string[];
  /** Names other than people's: firms, works, products, hashtags. */
  readonly names: readonly string[];
}

/** The request in the shapes a sentence may need; a shape that cannot be made well is absent. */
export interface Forms {
  /** Fits after "about": "my grandfather's old watch", "school lunches", "grief". */
  readonly noun?: string;
  /** "saving five dollars a day" */
  readonly gerund?: string;
  /** Without "to": "save five dollars a day". */
  readonly infinitive?: string;
  /** A whole question with its mark. */
  readonly question?: string;
  /** A whole statement without its full stop. */
  readonly statement?: string;
  /** At most four words that name the matter, fit for a heading or a tag. */
  readonly handle?: string;
}

export interface FoundSubject {
  readonly id: string;
  readonly sort: Sort;
  readonly field: string;
  /** 0 to 1. What is listed in `subjects` is sure enough to write for. */
  readonly sure: number;
  /** Whether the visitor's words name it, or it only is near in meaning. */
  readonly by: 'name' | 'meaning';
}

export interface Brief {
  /** Every field exactly as the visitor typed it. */
  readonly original: readonly string[];
  /** The main field, mended. */
  readonly text: string;
  /** The further fields, mended. */
  readonly further: string;
  readonly repairs: readonly Repair[];
  /** False where it is in another language, or in no words at all: then only `text` and `forms.handle` are of use. */
  readonly isEnglish: boolean;
  readonly form: Form;
  /** Of a claim or a loaded question, towards its object. */
  readonly stance?: Stance;
  readonly parts: Parts;
  readonly forms: Forms;
  /** What it is surely about, the most important first; often two, and none where the reader is unsure. */
  readonly subjects: readonly FoundSubject[];
  /** Near in meaning, not sure: for ranking alone, never to be stated. */
  readonly maybe: readonly FoundSubject[];
  /** The kind of matter, where it is known even though no subject may be. */
  readonly sort?: Sort;
  /** What `text` and then `further` mean, each as a whole or by its first sentences; none where there are no English words. */
  readonly vectors: readonly Float32Array[];
}
