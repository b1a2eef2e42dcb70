/** Parses an English text for the rules: sentences of words with their parts of speech, each with its position in the text. */
import model from 'wink-eng-lite-web-model';
import winkNLP, { type ItsFunction } from 'wink-nlp';
import { partsOfSpeech } from '../../lexicon/wordnet.ts';
import { clausesOf, type Clause } from './clauses.ts';
import { isAbbreviation, plain } from './plain.ts';
import { protectedPlaces, type IsProtected } from './protect.ts';
import type { Part, Token } from './token.ts';

export type { Token };

export interface Sentence {
  readonly tokens: readonly Token[];
  readonly clauses: readonly Clause[];
  readonly start: number;
  /** The position after its last mark. */
  readonly end: number;
  /** It is the last of its paragraph. */
  readonly closes: boolean;
}

export interface Reading {
  /** As sent, but with straight apostrophes and quotation marks and plain spaces: place for place the same length. */
  readonly text: string;
  readonly sentences: readonly Sentence[];
  readonly isProtected: IsProtected;
}

const nlp = winkNLP(model, ['pos']);
/** Typed as what they are: functions that need no object around them. */
const its = nlp.its as unknown as Readonly<Record<'pos' | 'lemma', ItsFunction<string>>>;

/** A tagger learns nothing from words in capitals: "THE STORE" is read as "the store". */
const uncapitalised = (text: string): string =>
  text.replace(/[^.!?\n]+/g, (stretch) => {
    const letters = stretch.replace(/[^\p{L}]/gu, '');
    const lower = stretch.toLowerCase();
    return letters.length > 8 && letters === letters.toUpperCase() && lower.length === stretch.length ? lower : stretch;
  });

/** No word is longer, and the tagger takes more and more time for an address or a key held down. */
const LONGEST_WORD = 80;
const ENDLESS = new RegExp(`\\S{${LONGEST_WORD + 1},}`, 'g');

const tokensOf = (text: string): Token[] => {
  const tokens: Token[] = [];
  /** Where the overlong words are, and how long they are: the tagger reads only their beginning. */
  const endless = new Map<number, number>();
  const searched = uncapitalised(text).replace(ENDLESS, (run, at: number) => {
    endless.set(at, run.length);
    return 'x'.repeat(LONGEST_WORD).padEnd(run.length);
  });
  const read = nlp.readDoc(searched).tokens();
  const values = read.out();
  const parts = read.out(its.pos) as Part[];
  const lemmas = read.out(its.lemma) as string[];
  let from = 0;
  /** "Me and Sue", "Hey, Josh": a capital within a line is a name's, and the tagger takes it for a verb. */
  const isName = (whole: string, start: number): boolean => {
    const before = tokens.at(-1);
    return (
      /^\p{Lu}\p{Ll}+$/u.test(whole) &&
      before !== undefined &&
      /^(?:,|\p{Ll}.*)$/u.test(before.text) &&
      !text.slice(before.end, start).includes('\n')
    );
  };
  values.forEach((value, at) => {
    const start = searched.indexOf(value, from);
    if (start < 0 || value.trim() === '') return;
    from = start + (endless.get(start) ?? value.length);
    const whole = text.slice(start, from);
    // "I was ill.": to the tagger that is short for Illinois.
    const isIn = whole === 'in.' && !/\d$/.test(tokens.at(-1)?.text ?? '');
    if (isIn || (/^\p{Ll}{3,}\.$/u.test(whole) && !isAbbreviation(whole.slice(0, -1)))) {
      const word = whole.slice(0, -1);
      tokens.push({
        text: word,
        lower: word,
        part: isIn ? 'ADP' : partsOfSpeech(word).has('adjective') ? 'ADJ' : 'NOUN',
        lemma: word,
        start,
        end: from - 1,
      });
      tokens.push({ text: '.', lower: '.', part: 'PUNCT', lemma: '.', start: from - 1, end: from });
      return;
    }
    // The tagger leaves "I'm" whole; every other contraction comes in two.
    const [, subject, rest] = /^(I)('(?:m|ve|ll|d))$/i.exec(whole) ?? [];
    if (subject !== undefined && rest !== undefined) {
      tokens.push({ text: subject, lower: 'i', part: 'PRON', lemma: 'i', start, end: start + 1 });
      tokens.push({ text: rest, lower: rest.toLowerCase(), part: 'AUX', lemma: rest.toLowerCase(), start: start + 1, end: from });
    } else
      tokens.push({
        text: whole,
        lower: whole.toLowerCase(),
        part: parts[at] === 'VERB' && isName(whole, start) ? 'PROPN' : parts[at]!,
        lemma: lemmas[at] ?? whole.toLowerCase(),
        start,
        end: from,
      });
  });
  return tokens;
};

const ENDS = /^(?:[.!?…]+)$/;
/** Words as well as abbreviations: short for something only beside a number, as in "10 am." and "no. 5". */
const ALSO_WORDS = /^(?:am|no|sat|sun|fig)$/;
const CLOSES = /^["')\]»]$/;

const sentencesOf = (text: string, tokens: readonly Token[]): Sentence[] => {
  const sentences: Sentence[] = [];
  let open: Token[] = [];
  const close = (closes: boolean): void => {
    const [first, last] = [open[0], open.at(-1)];
    if (first && last) sentences.push({ tokens: open, clauses: clausesOf(open), start: first.start, end: last.end, closes });
    open = [];
  };
  tokens.forEach((token, at) => {
    open.push(token);
    const next = tokens[at + 1];
    if (!next) return close(true);
    const between = text.slice(token.end, next.start);
    const before = tokens[at - 1];
    const isShort =
      before !== undefined &&
      before.end === token.start &&
      isAbbreviation(before.text) &&
      !(ALSO_WORDS.test(before.text) && ![tokens[at - 2], next].some((beside) => /^\d/.test(beside?.text ?? '')));
    const isEnd = ENDS.test(token.text) && !(token.text === '.' && isShort);
    const isClosed = CLOSES.test(token.text) && before !== undefined && ENDS.test(before.text) && before.end === token.start;
    if (/\n\s*\n/.test(between)) return close(true);
    // A line that goes on with a small letter is a sentence broken to fit, unless it has ended.
    if (between.includes('\n') && (isEnd || isClosed || !/^\p{Ll}/u.test(next.text))) return close(true);
    // '"Really?" she asked' is one sentence.
    if (between !== '' && (isEnd || (isClosed && /^\p{Lu}|^["(\p{N}]/u.test(next.text)))) close(false);
  });
  return sentences;
};

/** The text in sentences and words. */
export const read = (original: string): Reading => {
  const text = plain(original);
  return { text, sentences: sentencesOf(text, tokensOf(text)), isProtected: protectedPlaces(text) };
};
