/** The visitor's skills, notes or sentences, taken apart into statements that a description can tell one by one. */
import { article, asSentence, withArticle } from '../../english/prose.ts';
import { readTopic } from '../../english/topic.ts';
import { sentencesOf, withoutStop } from '../../english/topic/clean.ts';
import { nounPhraseAt } from '../../english/topic/noun-phrase.ts';
import { tagged } from '../../english/topic/tagger.ts';
import { classOf } from '../../english/topic/word-classes.ts';
import { partsOf } from './lists.ts';
import { isTradeName } from './trade-names.ts';
import { isTrade } from './trade.ts';
import { inside, linksIn, readable, withCapitalI } from './typed.ts';

export type Statement =
  /** Whole, with its mark: told as it stands. */
  | { readonly kind: 'sentence'; readonly words: string }
  /** All that is missing is "I": "wrote 40 plans for food trucks". */
  | { readonly kind: 'deed'; readonly words: string }
  /** "a registered dietitian", "fluent in Dutch". */
  | { readonly kind: 'being'; readonly words: string }
  /** "previously at two startups". */
  | { readonly kind: 'was'; readonly words: string }
  /** "a sound engineer for 5 years". */
  | { readonly kind: 'been'; readonly words: string }
  /** "eight years of brand identity work". */
  | { readonly kind: 'years'; readonly words: string }
  /** "60+ weddings", "HR for 12 years". */
  | { readonly kind: 'record'; readonly words: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** In another language, or in no words. */
  | { readonly kind: 'quote'; readonly words: string };

export interface Skills {
  readonly statements: readonly Statement[];
  readonly links: readonly string[];
  /** The visitor speaks of "we". */
  readonly isTeam: boolean;
}

const SUBJECT =
  /^(?:i|we|you|my|our|your|they|it|this|that|these|there|he|she|every|each|all|nobody|everyone|everything|no)(?:['’](?:m|re|ve|ll|d|s))?\s+\p{L}/iu;
const DID =
  /^(?:also\s+|have\s+|has\s+)?(?:wrote|written|worked|built|made|designed|created|developed|edited|translated|taught|led|ran|managed|shot|filmed|recorded|mixed|mastered|drew|painted|illustrated|published|produced|founded|launched|started|helped|served|studied|won|sold|grew|coached|trained|fixed|repaired|cleaned|analy[sz]ed|audited|consulted|reviewed|photographed|composed|performed|spoke|delivered|completed|finished|handled|ranked|know|speak|write|use|love|like|offer|specialise|specialize|play|teach)\s+(?=\S)/i;
const STATE =
  /^(?:currently|now|based|fluent|bilingual|certified|qualified|trained|licensed|experienced|self-taught|available|good (?:at|with)|great (?:at|with)|skilled|proficient|familiar|specialised|specialized|published|born|raised|known for|able to|happy to|comfortable with|patient|reliable|native in)(?=\s)/i;
const WAS = /^(?:previously|formerly|once|earlier)\s+(?:at|in|with|for|an?|the|on)\b/i;
const YEARS =
  /^(?:(?:over|more than|about|around|nearly|almost)\s+)?(?:\d+\+?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty)\s*\+?\s*(?:years?|yrs|months|decades?)\b/i;
const SINCE = /\s(?:since \d{4}\b|for (?:over |more than |about )?[\w+]+ (?:years|months)(?=$|\s(?:at|in|with|now)\b))/i;
/** "Contracts, diplomas and medical reports since 2011": the time is of all of them. */
const ALL_SINCE = /^(?:[^,]{2,40}, )+[^,]{2,40},? and [^,]{2,40} since \d{4}$/i;
const COUNTED = /^(?:over |more than |about )?\d[\d.,]*\+?\s+\p{L}/iu;
const DEGREE = /^(?:an? )?(?:MBA|BA|MA|BSc|MSc|BFA|MFA|PhD|CPA|CFA|PMP|LLB|LLM|CELTA|TEFL|DELTA)\b/;
const FORMER = /^former\s+\p{L}/iu;
/** One word that can only follow "I am". */
const TRAIT =
  /^(?:very )?(?:patient|organi[sz]ed|reliable|punctual|creative|flexible|friendly|curious|discreet|honest|thorough|bilingual|multilingual|hard[ -]?working|detail[ -]oriented|self[ -]taught|quick|fast|calm|precise)$/i;
const SEE =
  /^(?:(?:please\s+)?(?:see|visit|check(?: out)?|look at|more at|here)|portfolio|website|my (?:work|portfolio|website))[\s:]*$/i;

const isFinite = (part: string): boolean => {
  const tokens = tagged(part);
  return tokens.some(({ tag }, at) => at > 0 && (tag === 'auxiliary' || tag === 'verb')) && readTopic(part).shape === 'clause';
};

const startsClause = (part: string): boolean => SUBJECT.test(part);
const startsDeed = (part: string): boolean => DID.test(part) && !/^(?:like|love)\s+\p{Lu}/u.test(part);

const fragmentOf = (part: string): Statement | string => {
  const words = withoutStop(part);
  if (YEARS.test(words)) return { kind: 'years', words: inside(words) };
  if (startsDeed(words)) return { kind: 'deed', words: inside(words) };
  if (WAS.test(words)) return { kind: 'was', words: inside(words) };
  if (STATE.test(words) || TRAIT.test(words)) return { kind: 'being', words: inside(words) };
  if (DEGREE.test(words)) return { kind: 'deed', words: `hold ${withArticle(words.replace(/^an?\s+/i, ''))}` };
  if (FORMER.test(words)) return { kind: 'being', words: withArticle(inside(words)) };
  if (COUNTED.test(words)) return { kind: 'record', words };
  const phrase = nounPhraseAt(words, tagged(words), 0, 'all');
  const bare = words.replace(/(?<!\s)\s*\(.*$/, '');
  const core = phrase ? words.slice(0, Math.max(words.indexOf(phrase.core) + phrase.core.length, 0)) : bare;
  // "Surfer SEO" is a tool, whatever a surfer is.
  const isNamedTool = isTradeName(bare) || /^\p{Lu}\p{Ll}+ \p{Lu}{2,5}$/u.test(bare);
  if (!isNamedTool && phrase?.determiner !== 'the' && (isTrade(core || bare) || (phrase && isTrade(phrase.core)))) {
    const named = inside(phrase && /^(?:an?)$/.test(phrase.determiner ?? '') ? words.replace(/^an?\s+/i, '') : words);
    if (!/^(?:my|our|no)\b/i.test(named))
      return { kind: SINCE.test(named) ? 'been' : 'being', words: `${article(named)} ${named}` };
  }
  return SINCE.test(words) ? { kind: 'record', words } : words;
};

/** Groups the parts of one sentence: what starts a clause or a verb phrase takes everything up to the next one. */
const grouped = (parts: readonly string[]): string[] =>
  parts.reduce<string[]>((groups, part) => {
    const last = groups.at(-1);
    const open = last !== undefined && (startsClause(last) || startsDeed(last)) && !startsClause(part) && !startsDeed(part);
    return open ? [...groups.slice(0, -1), `${last}, ${part}`] : [...groups, part];
  }, []);

const notesOf = (words: string): Statement[] => {
  const parts = partsOf(words);
  if (parts.length === 0) return [];
  if (
    parts.length === 1 &&
    words.split(' ').length > 3 &&
    !startsDeed(words) &&
    !STATE.test(words) &&
    isFinite(withoutStop(words))
  )
    return [{ kind: 'sentence', words: asSentence(words) }];
  if (ALL_SINCE.test(withoutStop(words)) && !parts.some((part) => startsClause(part) || startsDeed(part)))
    return [{ kind: 'record', words: inside(withoutStop(words)) }];
  const told: Statement[] = [];
  let items: string[] = [];
  const closeList = (): void => {
    if (items.length > 0) told.push({ kind: 'list', items });
    items = [];
  };
  for (const group of grouped(parts)) {
    if (startsClause(group)) {
      closeList();
      told.push({ kind: 'sentence', words: asSentence(group) });
      continue;
    }
    const fragment = fragmentOf(group);
    if (typeof fragment === 'string') items.push(fragment);
    else {
      closeList();
      told.push(fragment);
    }
  }
  closeList();
  return told;
};

const statementsOf = (sentence: string): Statement[] => {
  const words = withCapitalI(sentence);
  if (/\?["”’)]*$/.test(words) || startsClause(words)) return [{ kind: 'sentence', words: asSentence(words) }];
  return words.split(/;\s+/).flatMap(notesOf);
};

/** "A native speaker" and "an examiner" may stand in one sentence; "patient" stands for itself. */
const isRole = ({ kind, words }: Exclude<Statement, { kind: 'list' }>): boolean =>
  kind === 'being' && /^an?\s[^,]+$/i.test(words) && !/\sand\s/.test(words);

/** Notes in pieces: what belongs to one list, or to one "I am", comes together. Sentences stay where they are. */
const merged = (statements: readonly Statement[]): Statement[] => {
  const told: Statement[] = [];
  for (const statement of statements) {
    const since = told.findLastIndex(({ kind }) => kind === 'sentence') + 1;
    const at = told.findIndex((earlier, index) => index >= since && earlier.kind === 'list');
    const list = told[at];
    const last = told.at(-1);
    if (statement.kind === 'list' && list?.kind === 'list')
      told[at] = { kind: 'list', items: [...list.items, ...statement.items] };
    else if (statement.kind !== 'list' && last && last.kind !== 'list' && isRole(statement) && isRole(last))
      told[told.length - 1] = { kind: 'being', words: `${last.words} and ${statement.words}` };
    else told.push(statement);
  }
  return told;
};

const distinct = (statements: readonly Statement[]): Statement[] => {
  const seen = new Set<string>();
  const isNew = (words: string): boolean => {
    const key = words.toLowerCase();
    return !seen.has(key) && seen.add(key) !== undefined;
  };
  return statements.flatMap((statement): Statement[] => {
    if (statement.kind !== 'list') return isNew(statement.words) ? [statement] : [];
    const items = statement.items.filter(isNew);
    return items.length > 0 ? [{ kind: 'list', items }] : [];
  });
};

/** A verb of doing at the start of a note, in its base form, belongs to "I": "teach algebra to kids". */
const asDeed = (statement: Statement): Statement => {
  if (statement.kind !== 'list' || statement.items.length !== 1) return statement;
  const [words = ''] = statement.items;
  const [first] = tagged(words);
  const isVerb = first?.tag === 'verb' && classOf(first.lower).form === 'base' && words.includes(' ');
  return isVerb ? { kind: 'deed', words: inside(words) } : statement;
};

/** "See" refers to nothing once its link is on a line of its own. */
const withoutPointer = (statement: Statement): Statement[] => {
  if (statement.kind !== 'list') return SEE.test(withoutStop(statement.words)) ? [] : [statement];
  const items = statement.items.filter((item) => !SEE.test(item));
  return items.length > 0 ? [{ kind: 'list', items }] : [];
};

/** @param typed Lists, notes, sentences in the first person, lines with bullets, or no English at all. */
export const readSkills = (typed: string): Skills => {
  const links = linksIn(typed);
  const lines = typed.split(/\n+/).map((line) => line.replace(/^\s*(?:[-*•–—·✓✔]|\d+[.)](?=\s))\s*/u, ''));
  const told = lines.flatMap((line): Statement[] => {
    const bare = links.reduce((text, link) => text.replaceAll(link, ' '), line);
    const text = readable(bare);
    if (!/[\p{L}\p{N}]/u.test(text)) return [];
    if (readTopic(text).shape === 'opaque') return [{ kind: 'quote', words: text }];
    return sentencesOf(text).flatMap(statementsOf).flatMap(withoutPointer);
  });
  return {
    statements: distinct(merged(told.map(asDeed))),
    links: [...new Set(links)],
    isTeam: /\b(?:we|our team)\b/i.test(typed) && !/(?<![\p{L}])I(?![\p{L}])/u.test(withCapitalI(typed)),
  };
};
