/** One word of the vocabulary as a line of its file, and back. */
import { FUNCTION_KINDS, type FunctionKind } from './functionWords.ts';
import { PARTS_OF_SPEECH, type PartOfSpeech } from './wordnet-files.ts';

/** A use of a word in a sentence. */
export type Use = PartOfSpeech | 'plural noun' | 'past tense' | FunctionKind;

export interface KnownWord {
  /** As it is written: "I'm". */
  readonly text: string;
  /** The base of which it is a form ("walk" for "walked"); the word itself where it is none. */
  readonly base: string;
  /** Its actual uses, the main one first. */
  readonly uses: readonly Use[];
  /** WordNet's file numbers of its first senses: what it is about. */
  readonly fields: readonly number[];
  /** From 0 (hardly anyone knows it) to 10 (everyone says it every day). */
  readonly familiarity: number;
  /** Listed by itself, not only as a form of another word. */
  readonly listed: boolean;
}

const USES: readonly Use[] = [...PARTS_OF_SPEECH, 'plural noun', 'past tense', ...FUNCTION_KINDS];

export const asLine = ({ text, base, uses, fields, familiarity, listed }: KnownWord): string =>
  [
    text,
    base === text ? '' : base,
    uses.map((use) => USES.indexOf(use).toString(36)).join(''),
    fields.join(),
    Math.round(100 * familiarity),
    listed ? 1 : 0,
  ].join('\t');

/** Makes a list once for each way it is written: there are only a few dozen. */
const once = <T>(make: (written: string) => readonly T[]): ((written: string) => readonly T[]) => {
  const made = new Map<string, readonly T[]>();
  return (written) => {
    let list = made.get(written);
    if (list === undefined) made.set(written, (list = make(written)));
    return list;
  };
};

/** Reads lines one by one. */
export const lineReader = (): ((line: string) => KnownWord) => {
  const usesOf = once((written) => Array.from(written, (code) => USES[Number.parseInt(code, 36)]!));
  const fieldsOf = once((written) => (written === '' ? [] : written.split(',').map(Number)));
  return (line) => {
    const [text = '', base = '', uses = '', fields = '', familiarity, listed] = line.split('\t');
    return {
      text,
      base: base === '' ? text : base,
      uses: usesOf(uses),
      fields: fieldsOf(fields),
      familiarity: Number(familiarity) / 100,
      listed: listed === '1',
    };
  };
};
