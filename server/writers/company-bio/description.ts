/** A description taken apart into statements. */
import { sentencesOf } from '../../english/topic/clean.ts';
import { statementOf } from './shaping.ts';
import type { Shape, Statement } from './statement.ts';
import { cleaned } from './words.ts';

const ADDRESS = /(?:\(\s*)?\b(?:https?:\/\/|www\.)[^\s)]*[^\s).,;:!?]\)?/giu;
/** "see https://… for a demo" says no more than the address itself. */
const POINTER = new RegExp(
  `(?:[,;:–—(-]\\s*|\\b(?:and|or)\\s+)?\\b(?:(?:see|visit|find (?:us|out|more)|check(?: us)? out|check|more(?: info(?:rmation)?)?|details|go to|head to|come to|book|try it|online|website|web|at|on|via|from)\\s?:?\\s{1,2})+(?:at |on |via )?(?:${ADDRESS.source})(?:\\s+for\\s+[^.,;!?]*)?\\)?`,
  'giu',
);

/** "we" that starts a second statement in the same sentence. */
const SECOND =
  /(?<!\s)\s*[,;:–—-]\s*(?:and |but |so )?(?=(?:we|i)(?:['’]\p{L}+)?\s)|(?<!\s)\s+(?:and|but)\s+(?=(?:we|i)(?:['’]\p{L}+)?\s)/iu;

interface Description {
  readonly statements: readonly Statement[];
  /** An address that was typed among the words. */
  readonly address: string | undefined;
}

const BETWEEN: Readonly<Partial<Record<Shape, string>>> = { quote: ' ', phrase: '; ' };

/** Quotations that follow each other share their quotation marks, and phrases their colon. The first stands alone. */
const joined = (statements: readonly Statement[]): Statement[] =>
  statements.reduce<Statement[]>((all, statement, at) => {
    const before = all.at(-1);
    const isFragment = at > 0 && (statement.shape === 'offer' || statement.shape === 'field');
    const told: Statement = isFragment ? { shape: 'phrase', words: statement.words } : statement;
    const between = BETWEEN[told.shape];
    return before && all.length > 1 && before.shape === told.shape && between !== undefined
      ? [...all.slice(0, -1), { shape: told.shape, words: before.words + between + told.words }]
      : [...all, told];
  }, []);

/** More than the longest bio can hold. */
const MOST_SENTENCES = 40;

/** The statements of a text, none twice. */
export const readStatements = (text: string, name: string): Statement[] => {
  const seen = new Set<string>();
  const statements = sentencesOf(text)
    .slice(0, MOST_SENTENCES)
    .flatMap((sentence) => (/\?$/.test(sentence) ? [sentence] : sentence.split(SECOND)))
    .flatMap((part, at) => statementOf(part, name, at === 0) ?? [])
    .filter(({ words }) => {
      const key = words
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    });
  return joined(statements);
};

/**
 * Reads what the visitor typed of the company.
 * @param typed Anything at all: a few keywords, a sentence, a page of blurb, another script.
 * @param name As typed, so that a sentence about it by name is told apart from one about others.
 */
export const readDescription = (typed: string, name: string): Description => {
  const address = typed.match(ADDRESS)?.[0].replace(/^\(\s*|\)$/g, '');
  const text = cleaned(typed.replace(POINTER, ' ').replace(ADDRESS, ' '));
  return { statements: readStatements(text, name), address };
};
