/** A description taken apart into statements, and the address that was typed among them. */
import { sentencesOf } from '../../english/topic/clean.ts';
import { statementOf, type Statement } from './statement.ts';

const ADDRESS = /(?:\(\s*)?\b(?:https?:\/\/|www\.)[^\s)]*[^\s).,;:!?]\)?/giu;
/** "see https://… for a demo" says no more than the address itself. */
const POINTER = new RegExp(
  `(?:[,;:–—(-]\\s*|\\b(?:and|or)\\s+)?\\b(?:(?:see|visit|find (?:us|out|more)|check(?: us)? out|check|more(?: info(?:rmation)?)?|details|go to|head to|come to|book|try it|online|website|web|at|on|via|from)\\s?:?\\s{1,2})+(?:at |on |via )?(?:${ADDRESS.source})(?:\\s+for\\s+[^.,;!?]*)?\\)?`,
  'giu',
);

export interface Typed {
  readonly text: string;
  readonly address: string | undefined;
}

/** The words without the address that they point to. */
export const withoutAddress = (typed: string): Typed => ({
  text: typed.replace(POINTER, ' ').replace(ADDRESS, ' '),
  address: typed.match(ADDRESS)?.[0].replace(/^\(\s*|\)$/g, ''),
});

/** "we" that starts a second statement in the same sentence. */
const SECOND =
  /(?<!\s)\s*[,;:–—-]\s*(?:and |but |so )?(?=(?:we|i)(?:['’]\p{L}+)?\s)|(?<!\s)\s+(?:and|but)\s+(?=(?:we|i)(?:['’]\p{L}+)?\s)/iu;
/** What a firm is besides, behind a comma: ", ISO 13485 certified". */
const STATE_BEHIND = /,\s+(?=(?:[\p{Lu}\d][\p{L}\d:-]*\s){1,4}(?:certified|accredited|registered|approved|licen[sc]ed)\b[^,]*$)/u;
/** More than the longest bio can hold. */
const MOST_SENTENCES = 40;

/** "My brother and I" is one subject, and "my mother taught me and I taught her" is told by one person. */
const isFirstPart = (part: string): boolean =>
  !/^(?:my|our)\b|\b(?:me|myself)\b/i.test(part) &&
  !/^(?:because|when|while|if|as|since|after|before|although|though|every|each)\b/i.test(part);

/** Marks that stand for a word, and "we're" without its own. */
const inWords = (text: string): string =>
  text
    .replace(/(?<=\p{L})\s+[+&]\s+(?=\p{Ll})/gu, ' and ')
    .replace(/^were (?=(?:an?|the|based|open|one|two|three)\b)/i, 'We are ')
    .replace(/(?<![\p{L}\p{N}’'.-])i(?![\p{L}\p{N}.-])/gu, 'I')
    .replace(/^im (?=\p{Ll})/iu, 'I am ');

/** The statements of a mended text, none twice. */
export const statementsIn = (text: string, name: string): readonly Statement[] => {
  const seen = new Set<string>();
  const parts = sentencesOf(inWords(text))
    .slice(0, MOST_SENTENCES)
    .flatMap((sentence) => {
      if (/\?$/.test(sentence)) return [sentence];
      const halves = sentence.split(SECOND);
      return (isFirstPart(sentence) ? halves : [sentence]).flatMap((half) => half.split(STATE_BEHIND));
    });
  return parts.reduce<readonly Statement[]>((statements, part) => {
    const found = statementOf(part, name, statements.length === 0);
    const key = found?.words
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    if (!found || key === undefined || seen.has(key)) return statements;
    seen.add(key);
    const before = statements.at(-1);
    // Scraps that follow each other are said together, and so are quotations.
    if (before && before.shape === found.shape && (found.shape === 'aside' || found.shape === 'quote'))
      return [
        ...statements.slice(0, -1),
        { ...found, words: `${before.words}${found.shape === 'aside' ? '; ' : ' '}${found.words}` },
      ];
    return [...statements, found];
  }, []);
};
