/**
 * The whole rewrite: protected parts are set aside, sentences are rewritten one by one, and the length is adjusted to what was
 * asked.
 */
import { countWords } from '../../english/prose.ts';
import type { Random } from '../../random.ts';
import { linesOf, textOf, type Line } from './blocks.ts';
import { contracted, expanded } from './contractions.ts';
import { decapitaliser } from './decapitalise.ts';
import { languageOf } from './language.ts';
import { lengthened, type Growing } from './lengthen.ts';
import { Openings } from './openings.ts';
import { reframed, saysNothing } from './patterns.ts';
import { articlesFor, phraseRewriter, type Tone } from './phrases.ts';
import { protect } from './protect.ts';
import { openingQuestion } from './question.ts';
import { paced } from './rhythm.ts';
import { paragraphOf, sentencesOf, type Sentence } from './sentences.ts';
import { kept } from './shorten.ts';

/** The value of the slider at which a text keeps its length. */
const NEUTRAL = 50;
const MOST_GROWTH = 0.3;
const SLIDER_END = 150;
/** A rewrite this much shorter or longer than its text counts as of the same length. */
const TOLERANCE = 0.09;
const DRAFTS = 8;
/** In a long text, lengths average out, so fewer drafts are needed. In characters. */
const DRAFTED_AT_MOST = 12_000;
const FEWEST_FOR_QUESTION = 12;

interface Wish {
  readonly tone: Tone;
  readonly outputLength: number;
}

/** A line with its sentences. */
interface Paragraph extends Omit<Line, 'body'> {
  readonly sentences: readonly Sentence[];
}

const paragraphsOf = (text: string): Paragraph[] =>
  linesOf(text).map(({ lead, body, kind }) => ({
    lead,
    kind,
    sentences: kind === 'blank' ? [{ words: body, space: '' }] : sentencesOf(body),
  }));

const joined = (paragraphs: readonly Paragraph[]): string =>
  textOf(paragraphs.map(({ lead, kind, sentences }) => ({ lead, kind, body: paragraphOf(sentences) })));

const capital = (words: string): string =>
  words.replace(
    /^([^\p{L}\p{N}\u{F0000}-\u{10FFFD}]*)(\p{Ll})/u,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );

const startsSmall = (words: string): boolean => /^[^\p{L}]*\p{Ll}/u.test(words);
const isGreeting = (words: string): boolean => /^(?:Dear|Hi|Hello|Hey|Good (?:morning|afternoon|evening))\b/u.test(words);
const isText = ({ kind }: Paragraph): boolean => kind === 'prose' || kind === 'item';

/** Without the sentences that a shorter text can spare. A list item or paragraph that loses all of them goes as a whole. */
const shortened = (paragraphs: readonly Paragraph[], outputLength: number): Paragraph[] => {
  const pieces = paragraphs.flatMap((paragraph, block) =>
    isText(paragraph)
      ? paragraph.sentences.map(({ words }, at) => ({ words, block, isFirst: at === 0, isItem: paragraph.kind === 'item' }))
      : [],
  );
  const total = pieces.reduce((sum, { words }) => sum + countWords(words), 0);
  const stays = kept(pieces, (total * outputLength) / NEUTRAL);
  let next = 0;
  const left = paragraphs.map((paragraph) =>
    isText(paragraph) ? { ...paragraph, sentences: paragraph.sentences.filter(() => stays[next++]) } : paragraph,
  );
  const isEmpty = (at: number): boolean => left[at] !== undefined && left[at].sentences.length === 0;
  const isHeading = (at: number): boolean =>
    paragraphs[at]!.kind === 'heading' ||
    (paragraphs[at]!.sentences.length === 1 && /\?$/u.test(paragraphs[at]!.sentences[0]!.words));
  /** All that stood under the heading has gone, and there was something. */
  const isBared = (at: number): boolean => {
    if (!isHeading(at)) return false;
    const next = paragraphs.findIndex((_, other) => other > at && isHeading(other));
    const under = [...paragraphs.keys()].slice(at + 1, next < 0 ? undefined : next).filter((other) => isText(paragraphs[other]!));
    return under.length > 0 && under.every(isEmpty);
  };
  const gone = (at: number): boolean => isEmpty(at) || (left[at] !== undefined && isBared(at));
  return left
    .filter(
      (paragraph, at) =>
        !gone(at) &&
        !(
          paragraph.kind === 'blank' &&
          (gone(at - 1) || at === left.length - 1 || (at > 0 && gone(at + 1) && at + 1 === left.length - 1))
        ),
    )
    .map((paragraph) => ({
      ...paragraph,
      sentences: paragraph.sentences.map((sentence, at) =>
        at === paragraph.sentences.length - 1 ? { ...sentence, space: '' } : sentence,
      ),
    }));
};

/** Blogs are read on phones: no paragraph of more than three sentences. */
const MOST_TOGETHER = 3;
const aired = (paragraphs: readonly Paragraph[]): Paragraph[] =>
  paragraphs.map((paragraph) => {
    const { kind, sentences } = paragraph;
    if (kind !== 'prose' || sentences.length <= MOST_TOGETHER) return paragraph;
    const parts = Math.ceil(sentences.length / MOST_TOGETHER);
    const size = Math.ceil(sentences.length / parts);
    return {
      ...paragraph,
      sentences: sentences.map((sentence, at) =>
        (at + 1) % size === 0 && at + 1 < sentences.length && sentence.space === ' ' ? { ...sentence, space: '\n\n' } : sentence,
      ),
    };
  });

const rewriter = (text: string, tone: Tone, random: Random) => {
  const phrases = phraseRewriter(text, tone);
  const withArticles = articlesFor(text);
  const toReader = /\b(?:you|your|yours)\b/iu.test(text);
  const openings = new Openings(tone, random);
  const style = tone === 'Academic' ? expanded : tone === 'Professional' ? (words: string) => words : contracted;

  const sentence = (original: string): string => {
    const framed = reframed(original, tone, toReader, random);
    const said = openings.relinked(phrases(framed, random)).replace(/(?<=\S) {2,}/g, ' ');
    return startsSmall(original) ? said : capital(said);
  };

  return (paragraphs: readonly Paragraph[]): Paragraph[] =>
    paragraphs.map((paragraph) => {
      if (!isText(paragraph) || languageOf(paragraphOf(paragraph.sentences)) === 'another') return paragraph;
      const full = paragraph.sentences.filter(({ words }) => !saysNothing(words));
      const told = (full.length > 0 ? full : paragraph.sentences).map(({ words, space }, at, all) => {
        const said = sentence(words);
        return { words: said, space: at === all.length - 1 ? '' : space, isChanged: said !== words };
      });
      const sentences = paragraph.kind === 'prose' ? paced(told, tone === 'Academic' || tone === 'Professional', random) : told;
      return {
        ...paragraph,
        sentences: sentences.map(({ words, space }) => ({ words: withArticles(style(words)), space })),
      };
    });
};

const wordsIn = (paragraphs: readonly Paragraph[], restore: (text: string) => string): number =>
  countWords(restore(joined(paragraphs)));

/** The draft whose length is nearest to the text's own. */
const drafted = (
  paragraphs: readonly Paragraph[],
  text: string,
  tone: Tone,
  length: number,
  restore: (text: string) => string,
  random: Random,
): Paragraph[] => {
  let best: { draft: Paragraph[]; off: number } | undefined;
  const drafts = Math.min(DRAFTS, Math.ceil(DRAFTED_AT_MOST / text.length));
  for (let attempt = 0; attempt < drafts; attempt++) {
    const draft = rewriter(text, tone, random)(paragraphs);
    const off = Math.abs(wordsIn(draft, restore) / Math.max(length, 1) - 1);
    if (!best || off < best.off) best = { draft, off };
    if (off <= TOLERANCE) break;
  }
  return best?.draft ?? [...paragraphs];
};

const opened = (paragraphs: readonly Paragraph[], question: string): Paragraph[] => {
  const at = paragraphs.findIndex(({ kind }) => kind === 'prose');
  return paragraphs.map((paragraph, index) =>
    index === at ? { ...paragraph, sentences: [{ words: question, space: ' ' }, ...paragraph.sentences] } : paragraph,
  );
};

/** A question for the opening, where the text neither begins with one nor is a letter or a bare list. */
const questionFor = (paragraphs: readonly Paragraph[], text: string, random: Random): string | undefined => {
  const prose = paragraphs.find(({ kind }) => kind === 'prose');
  const first = prose?.sentences[0]?.words;
  // A personal story does not begin with a question of what there is to know.
  if (first === undefined || first.endsWith('?') || isGreeting(first) || /\b(?:I|I['’]m|my)\b/u.test(first)) return undefined;
  const all = joined(paragraphs);
  if (countWords(all) < FEWEST_FOR_QUESTION) return undefined;
  return openingQuestion(
    prose!.sentences.map(({ words }) => words),
    /\b(?:you|your)\b/iu.test(all),
    random,
    decapitaliser(text),
  );
};

const grown = (paragraphs: readonly Paragraph[], target: number, tone: Tone, text: string, random: Random): Paragraph[] => {
  // What may come before a statement in an essay has no place in a letter.
  const isLetter = isGreeting(paragraphs[0]?.sentences[0]?.words ?? '');
  const growing: Growing[][] = paragraphs.map((paragraph) =>
    isText(paragraph) && languageOf(paragraphOf(paragraph.sentences)) === 'English'
      ? paragraph.sentences.map(({ words }) => ({
          words,
          isProse: paragraph.kind === 'prose' && !isLetter && !isGreeting(words),
        }))
      : [],
  );
  const silent = countWords(joined(paragraphs)) - growing.flat().reduce((sum, { words }) => sum + countWords(words), 0);
  lengthened(growing.flat(), target - silent, tone, random, decapitaliser(text));
  return paragraphs.map((paragraph, at) => ({
    ...paragraph,
    sentences: paragraph.sentences.map((sentence, index) => ({
      ...sentence,
      words: growing[at]?.[index]?.words ?? sentence.words,
    })),
  }));
};

/** The text in other words, as long as wished. What stands in quotation marks, addresses, code, headings and line breaks stay. */
export const rewritten = (original: string, { tone, outputLength }: Wish, random: Random): string => {
  const { text, restore } = protect(original.replace(/\r\n?/g, '\n'));
  const whole = paragraphsOf(text);
  const source = outputLength < NEUTRAL ? shortened(whole, outputLength) : whole;
  const growth = outputLength > NEUTRAL ? (MOST_GROWTH * (outputLength - NEUTRAL)) / (SLIDER_END - NEUTRAL) : 0;
  const length = wordsIn(source, restore) * (1 + growth);
  const question = tone === 'SEO/blogs' ? questionFor(source, text, random) : undefined;
  const own = drafted(source, text, tone, length - countWords(question ?? ''), restore, random);
  let draft = question === undefined ? own : opened(own, question);
  // A placeholder counts as no word here, and as many words once it is restored.
  const hidden = wordsIn(draft, restore) - countWords(joined(draft));
  const target = (growth > 0 ? length : length * (1 - TOLERANCE)) - hidden;
  if (outputLength >= NEUTRAL && countWords(joined(draft)) < target) draft = grown(draft, Math.floor(target), tone, text, random);
  return restore(joined(tone === 'SEO/blogs' ? aired(draft) : draft));
};
