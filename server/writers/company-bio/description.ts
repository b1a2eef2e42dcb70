/** A description taken apart into statements, and the address that was typed among them. */
import { sentencesOf } from '../../english/topic/clean.ts';
import { PROPER_WORDS } from '../../english/topic/function-words.ts';
import { capitalise, countWords } from '../../english/prose.ts';
import { classOf } from '../../english/topic/word-classes.ts';
import { factTyped } from './labels.ts';
import { statementsOf } from './statement.ts';
import type { Statement } from './wording.ts';

const ADDRESS = /(?:\(\s*)?\b(?:https?:\/\/|www\.)[^\s)]*[^\s).,;:!?]\)?/giu;
/** "see https://… for a demo" says no more than the address itself. */
const POINTER = new RegExp(
  `(?:[,;:–—(-]\\s*|\\b(?:and|or)\\s+)?\\b(?:(?:see|visit|find (?:us|out|more)|check(?: us)? out|check|more(?: info(?:rmation)?)?|details|go to|head to|come to|book|try it|online|website|web|at|on|via|from)\\s?:?\\s{1,2})+(?:at |on |via )?(?:${ADDRESS.source})(?:\\s+for\\s+[^.,;!?]*)?\\)?`,
  'giu',
);
/** A line of a list of keywords has no more words. */
const FEW_WORDS = 3;

/** How people write to each other on a phone. */
const IN_FULL: Readonly<Record<string, string>> = {
  yr: 'years',
  yrs: 'years',
  u: 'you',
  ur: 'your',
  bc: 'because',
  cuz: 'because',
  thru: 'through',
  n: 'and',
  lol: '',
  haha: '',
};
const SHORT = new RegExp(`(?<!\\S)(?:${Object.keys(IN_FULL).join('|')})(?=[\\s.,!?]|$)`, 'gi');

export interface Typed {
  readonly text: string;
  readonly address: string | undefined;
}

/** Lines that say something are sentences; those of a list of keywords stay lines. */
const inSentences = (typed: string): string => {
  const lines = typed.split('\n').flatMap((line) => line.trim() || []);
  const areWords = lines.every((line) => !line.includes(':') && line.split(/\s+/).length <= FEW_WORDS + 1);
  return areWords ? typed : lines.map((line) => line.replace(/(?<=[^\s.,;:!?])$/, '.')).join(' ');
};

/** The words without the address that they point to. */
export const withoutAddress = (typed: string): Typed => ({
  text: inSentences(typed.replace(POINTER, ' ').replace(ADDRESS, ' '))
    .replace(/ (?:\/\/|\|) /g, '. ')
    .replace(/(?:^| )\d\) (?=\p{L})/gu, '. ')
    .replace(/ = /g, ': ')
    .replace(/(?<!\S)w\/ ?/gi, 'with ')
    .replace(SHORT, (short) => IN_FULL[short.toLowerCase()]!)
    .replace(/^[. ]+/, ''),
  address: typed.match(ADDRESS)?.[0].replace(/^\(\s*|\)$/g, ''),
});

/** "we" that starts a second statement in the same sentence, and other subjects behind a comma that should be a full stop. */
const SECOND =
  /(?<!\s)\s*[,;:–—-]\s*(?:and |but |so )?(?=(?:we|i)(?:['’]\p{L}+)?\s)|(?<!\s)\s+(?:and|but)\s+(?=(?:we|i)(?:['’]\p{L}+)?\s)/iu;
const SPLICE =
  /(?<!\s)\s*,\s*(?=(?:my|our|it|they|there|everything|all|you)\s(?:\p{L}+\s){0,2}(?:is|are|was|were|has|have|had|can|will|started|runs?|comes?|gets?|makes?|love|pay|save)\s)/iu;
/** What a firm is besides, behind a comma: ", ISO 13485 certified". */
const STATE_BEHIND = /,\s+(?=(?:[\p{Lu}\d][\p{L}\d:-]*\s){1,4}(?:certified|accredited|registered|approved|licen[sc]ed)\b[^,]*$)/u;
/** More than the longest bio can hold. */
const MOST_SENTENCES = 40;

/** "My brother and I" is one subject, and what follows "because" is no statement of its own. */
const isFirstPart = (part: string): boolean =>
  !/\bmy\b.*\band (?:I|me)\b|\bme and my\b/i.test(part) &&
  !/^(?:because|when|while|if|as|since|after|before|although|though|every|each)\b/i.test(part);

const MAY_BE_COMMON = /^(?:polish|turkey|china|notion|excel|python|java|swede|figma|canva|google|march|may|nice|porto)$/;

const isOnlyAdjective = (word: string): boolean => classOf(word).adjective > 0 && classOf(word).noun === 0;

/** Marks that stand for a word, "we're" without its own, and names of days and peoples in capitals. */
const inWords = (text: string): string =>
  text
    .replace(/(?<=\p{L}) (?:&(?= (?:\p{Ll}|I ))|\+) /gu, ' and ')
    .replace(/,? etc\.? (?=\p{L})/giu, '. ')
    .replace(/ {2,}/g, ' ')
    .replace(/(?<=^|[.!?,] )its (\p{L}+)(?= (?:\(|and |but )|[.,!])/giu, (said, word: string) =>
      isOnlyAdjective(word) ? `It’s ${word}` : said,
    )
    .replace(/^were (?=(?:an?|the|based|open|one|two|three)\b)/i, 'We are ')
    .replace(/(?<=^|[.!?,] )its (?=(?:an?|the|not|really|very|so|all|just|about)\b)/giu, 'It’s ')
    .replace(/(?<![\p{L}\p{N}’'.-])i(?![\p{L}\p{N}.-])/gu, 'I')
    .replace(/^im (?=\p{Ll})/iu, 'I am ')
    .replace(/^est(?:\.|d\.?)? (?:in )?(?=\d{4})/i, 'Established in ')
    .replace(
      /(?<=^|[.!?] )(?:owner|founder|teacher|chef|instructor|coach) (?=(?:had|has|is|was|and)\b)/giu,
      (who) => `The ${who.toLowerCase()}`,
    )
    .replace(/\bits (?=\p{Lu}\p{Ll}+ \p{Ll}+ing\b)/gu, 'it’s ')
    .replace(/\b(have|has) own\b/g, '$1 our own')
    .replace(/(?<![\p{L}\p{N}’'.-])\p{Ll}+/gu, (word) => {
      const bare = word.replace(/(?<=day)s$/, '');
      return PROPER_WORDS.has(bare) && !MAY_BE_COMMON.test(bare) ? capitalise(word) : word;
    });

const FILLER =
  /^(?:(?:so|well|ok|okay|yeah|basically|honestly|actually)\b,?\s+)+|^(?:that['’]s|this is) (?:it|all|us)(?: we do| I do)?[.!]?$/iu;

const partsOf = (text: string): readonly string[] =>
  sentencesOf(inWords(text))
    .slice(0, MOST_SENTENCES)
    .flatMap((sentence) => {
      const said = factTyped(sentence.replace(FILLER, ''));
      if (/\?$/.test(said)) return [said];
      return said
        .split(SPLICE)
        .flatMap((part) => (isFirstPart(part) ? part.split(SECOND) : [part]))
        .flatMap((part) => part.split(STATE_BEHIND));
    });

/** More words than these have no room for a detail. */
const MOST_WITH_DETAIL = 24;

/** What goes with the statement before it: scraps with scraps, and "small groups" with the nursery that has them. */
const together = (before: Statement | undefined, found: Statement): Statement | undefined => {
  if (!before || before.shape === 'sentence') return undefined;
  if (before.shape === 'quote' && found.shape === 'quote') return { ...found, words: `${before.words} ${found.words}` };
  const areBoth =
    before.shape === 'does' && found.shape === 'does' && /^is (?!\p{L}+ing\b)/u.test(before.words) && /^is /.test(found.words);
  if (areBoth && !/ and |,/.test(before.words + found.words))
    return { shape: 'does', words: `${before.words} and ${found.words.slice('is '.length)}` };
  if (found.shape !== 'with') return undefined;
  if (before.shape === 'with')
    return { shape: 'with', words: `${before.words.replace(/ and (?=[^,]*$)/, ', ')} and ${found.words}` };
  const whole = `${before.words}, with ${found.words}`;
  const hasRoom = countWords(whole) <= MOST_WITH_DETAIL && !/\bwith\b|[:;“”]/.test(before.words);
  if (!hasRoom || (before.shape !== 'kind' && before.shape !== 'does')) return undefined;
  return { ...before, words: whole, ...(before.base !== undefined && { base: `${before.base}, with ${found.words}` }) };
};

const joined = (statements: readonly Statement[]): readonly Statement[] =>
  statements.reduceRight<readonly Statement[]>((rest, statement) => {
    const one = rest[0] && together(statement, rest[0]);
    return one ? [one, ...rest.slice(1)] : [statement, ...rest];
  }, []);

const keyOf = ({ words }: Statement): string =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The statements of a mended text, none twice. */
export const statementsIn = (text: string, name: string): readonly Statement[] => {
  const found = partsOf(text).flatMap((part, at) => statementsOf(part, name, at === 0));
  return joined(found.filter((statement, at) => found.findIndex((other) => keyOf(other) === keyOf(statement)) === at));
};
