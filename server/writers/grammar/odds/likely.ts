/** What the weights would rather see in a text, said as findings: how sure each is decides what becomes of it. */
import { article } from '../../../english/prose.ts';
import { partsOfSpeech, sensesOf } from '../../../lexicon/wordnet.ts';
import { inCaseOf, type Finding } from '../finding.ts';
import { COLLECTIVE } from '../nouns.ts';
import { isSubjunctive } from '../rules/subjects.ts';
import type { Reading } from '../reading.ts';
import type { Token } from '../token.ts';
import { lineOf, type Line, type LineWord } from './line.ts';
import type { Slot } from './slot.ts';
import { slotsAt } from './slots.ts';
import { judge } from './weights.ts';

export interface Likely {
  readonly finding: Finding;
  /** In nats: how much likelier it is than what stands there. */
  readonly lead: number;
  /** In nats: how much further than its threshold the odds are. */
  readonly margin: number;
}

/** What is not even so much likelier than what stands there is no error to speak of, however many others there are. */
const LEAST_LEAD = 3;

/** So many words are read together, and the sentence they are in. */
const MOST_WORDS = 120;

/** The lines of a text: paragraphs, or a good part of one, since what a sentence is about may stand in the one before. */
function* paragraphsOf({ sentences }: Reading): Generator<readonly Token[]> {
  let open: Token[] = [];
  for (const { tokens, closes } of sentences) {
    open.push(...tokens);
    if (!closes && open.length < MOST_WORDS) continue;
    yield open;
    open = [];
  }
  if (open.length > 0) yield open;
}

const isSomebody = (noun: string): boolean => sensesOf(noun)[0]?.field === 'person';

const quoted = (words: string): string => `“${words}”`;

const wordsMessage = (was: string, words: string): string =>
  `${quoted(inCaseOf('A', words))} fits here better than ${quoted(was)}.`;

const messageOf = ({ kind, stands }: Slot, was: string, words: string, next: string): string => {
  switch (kind) {
    case 'article':
      if (words === '') return `${quoted(next)} needs no article here.`;
      return stands === 0 ? `${quoted(next)} needs an article here.` : wordsMessage(was, words);
    case 'noun':
      if (words.endsWith("'s")) return 'What belongs to somebody takes an apostrophe and “s”.';
      return stands === 2
        ? 'Nothing belongs to it here: no apostrophe is needed.'
        : `Here it is ${quoted(words)}, not ${quoted(was)}.`;
    case 'preposition':
    case 'to':
      if (words === '') return `No ${quoted(was)} is needed here.`;
      return stands === 0 ? `${quoted(inCaseOf('A', words))} is missing here.` : wordsMessage(was, words);
    case 'adverb':
      return words.endsWith('ly') || words === 'well'
        ? `How something is done takes the adverb: ${quoted(words)}.`
        : `What something is like takes the adjective: ${quoted(words)}.`;
    case 'participle':
      return words.endsWith('ing') ? `What causes a feeling is ${quoted(words)}.` : `Who has a feeling is ${quoted(words)}.`;
    case 'stop':
      if (words === '.') return 'A new sentence begins here.';
      return words === ',' ? 'A comma belongs here.' : 'No mark is needed here.';
    case 'complement':
      return words.startsWith('to ')
        ? `Here the verb takes “to”: ${quoted(words)}.`
        : words.endsWith('ing')
          ? `Here the verb takes “-ing”: ${quoted(words)}.`
          : `Here the verb stands in its plain form: ${quoted(words)}.`;
    case 'verb':
    case 'word':
      return wordsMessage(was, words);
  }
};

const capitalised = (words: string): string => words.replace(/\p{L}/u, (letter) => letter.toUpperCase());

/** From where to where, and what is written there: something that is added or taken away brings a word beside it. */
const changeOf = (
  text: string,
  tokens: readonly Token[],
  slot: Slot,
  words: string,
): Pick<Finding, 'start' | 'end' | 'replacements'> | undefined => {
  const { kind, from, to } = slot;
  const [first, last, before, next] = [tokens[from], tokens[to - 1], tokens[from - 1], tokens[to]];
  if (kind === 'stop') {
    if (before === undefined || next === undefined || before.text.endsWith('.')) return undefined;
    const follows = text.slice(next.start, next.end);
    const end = next.end;
    if (/[\n"]/.test(text.slice(before.end, next.start))) return undefined;
    const mark = words === '.' ? '.' : words;
    return {
      start: before.start,
      end,
      replacements: [`${text.slice(before.start, before.end)}${mark} ${words === '.' ? capitalised(follows) : follows}`],
    };
  }
  if (from === to || words === '') {
    if (next === undefined || (before !== undefined && text.slice(before.end, (first ?? next).start).trim() !== ''))
      return undefined;
    const start = from === to ? next.start : first!.start;
    const follows = text.slice(next.start, next.end);
    if (from < to && !/^\s+$/.test(text.slice(last!.end, next.start))) return undefined;
    const written = kind === 'article' && words === 'a' ? article(follows) : words;
    const isFirst = before === undefined || /[.!?]/.test(before.text);
    if (from === to)
      return {
        start,
        end: next.end,
        replacements: [
          isFirst
            ? `${capitalised(written)} ${/^(?:\p{Lu}\p{Ll}|[^\p{Lu}])/u.test(follows) ? follows[0]!.toLowerCase() + follows.slice(1) : follows}`
            : `${written} ${follows}`,
        ],
      };
    return { start, end: next.end, replacements: [isFirst ? capitalised(follows) : follows] };
  }
  const was = text.slice(first!.start, last!.end);
  const written = kind === 'article' && words === 'a' ? article(text.slice(next?.start ?? last!.end, next?.end)) : words;
  return {
    start: first!.start,
    end: last!.end,
    replacements: [inCaseOf(was, written === 'i' ? 'I' : written.replace(/^i(?=')/, 'I'))],
  };
};

/** A line that is being mended: its words change, their places in the text do not. */
type Draft = readonly Token[];

/** The part of speech of a word that a slot of this kind puts where nothing stood. */
const ADDED: Partial<Record<Slot['kind'], Token['part']>> = { article: 'DET', preposition: 'ADP', to: 'PART', stop: 'PUNCT' };

const mended = (tokens: Draft, slot: Slot, words: string): Draft => {
  const [first, last] = [tokens[slot.from], tokens[slot.to - 1]];
  const start = first?.start ?? 0;
  const end = slot.from === slot.to ? start : (last?.end ?? start);
  const kept = slot.from < slot.to ? first : undefined;
  const part = ADDED[slot.kind] ?? kept?.part ?? 'X';
  const written = words.split(/ |(?=')/).filter(Boolean);
  return [
    ...tokens.slice(0, slot.from),
    ...written.map((lower) => ({
      text: lower,
      lower,
      part: lower.startsWith("'") ? ('PART' as const) : part,
      lemma: slot.kind === 'verb' || slot.kind === 'noun' ? (kept?.lemma ?? lower) : lower,
      start,
      end,
    })),
    ...tokens.slice(slot.to),
  ];
};

interface Candidate {
  readonly slot: Slot;
  readonly words: string;
  readonly lead: number;
  readonly margin: number;
}

/** So far to each side a change makes another look at the words around it worthwhile. */
const AROUND = 10;

const [ONE, MANY, OWNER] = [0, 1, 2];

const BEFORE_COMMA_AT_EASE = new Set<Token['part'] | undefined>(['CCONJ', 'ADP', 'ADV', 'SCONJ']);

const isStop = (word: LineWord | undefined): boolean => word === undefined || /^[.!?;…]+$/.test(word.lower);
const isVerb = (word: LineWord | undefined): boolean => word?.part === 'VERB' || word?.part === 'AUX';
const isSubject = (word: LineWord | undefined): boolean =>
  word?.part === 'PRON' || word?.part === 'DET' || word?.part === 'PROPN';

/** "That each page be signed", "that he be told": what is asked for stands in the plain form. */
const isAskedFor = ({ words }: Line, at: number): boolean =>
  isSubjunctive(words, at) && words.slice(Math.max(0, at - 4), at).some(({ lower }) => lower === 'that');

/** "Students who sleep well perform better": the verb of the sentence, behind what is said of its subject. */
const isBehindRelative = ({ words }: Line, at: number): boolean => {
  if (isVerb(words[at - 1])) return false;
  for (let place = at - 1; place > 0 && words[place]!.part !== 'PUNCT'; place--)
    if (/^(?:who|which|that)$/.test(words[place]!.lower)) return at - place > 1 && words[place - 1]!.part === 'NOUN';
  return false;
};

/** "The place everyone likes", "the girl he was with": what is said of a noun stands right behind it, without a word between. */
const isContactRelative = ({ words }: Line, at: number): boolean => {
  if (words[at - 1]?.part !== 'NOUN') return false;
  let end = at;
  while (!isStop(words[end])) end++;
  return (
    isVerb(words[end - 1]) ||
    words[end - 1]?.part === 'ADP' ||
    /^(?:about|of|to|with|for|in|on|at|from)$/.test(words[end - 1]?.lower ?? '')
  );
};

/** "My voice trembled, my notes fell and I forgot my words": three clauses are a list. */
const isListOfClauses = ({ words }: Line, from: number): boolean => {
  for (let place = from + 1; !isStop(words[place]); place++)
    if (/^(?:and|or)$/.test(words[place]!.lower) && isSubject(words[place + 1]))
      return words.slice(place + 2, place + 4).some((word) => isVerb(word));
  return false;
};

const opensSentence = ({ words }: Line, at: number): boolean => at === 0 || isStop(words[at - 1]);

/**
 * Right either way, where the weights know only what is written more often: a comma before "and" or "after", "the committee have",
 * "that every student feel", "Bought it last year", "both sick".
 */
const isTaste = (line: Line, slot: Slot, option: number): boolean => {
  const { words } = line;
  const { kind, from, to, stands, options } = slot;
  switch (kind) {
    case 'stop':
      if (options[option]!.words !== '.') return BEFORE_COMMA_AT_EASE.has(words[to]?.part);
      return from < to ? isListOfClauses(line, to) : isContactRelative(line, from);
    case 'to':
    case 'complement':
      return options[option]!.words.startsWith('to') && (isAskedFor(line, from) || isBehindRelative(line, from));
    case 'noun':
      return words[from - 1]?.lower === 'both' && stands === ONE && partsOfSpeech(words[from]!.lower).has('adjective');
    case 'verb': {
      if (opensSentence(line, from)) return true;
      const subject = words.slice(Math.max(0, from - 3), from).findLast(({ part }) => part === 'NOUN');
      if (subject !== undefined && COLLECTIVE.has(subject.lower)) return true;
      return isSubjunctive(words, from) || isSubjunctive(words, Math.max(0, from - 3));
    }
    case 'word':
      // "And" is typed for nothing else, and "or" and "are" are heard apart by everyone who writes them.
      return /^(?:and|or)$/.test(options[stands]!.words) && /^(?:an|are)$/.test(options[option]!.words);
    case 'adverb':
    case 'article':
    case 'participle':
    case 'preposition':
      return false;
  }
};

/** "The waiters attitude": somebody's apostrophe is forgotten more often than an "s" is put where none belongs. */
const meantBy = ({ kind, stands, options }: Slot, best: number): number =>
  kind === 'noun' && stands === MANY && best === ONE && options.length > OWNER && isSomebody(options[ONE]!.words) ? OWNER : best;

/**
 * By how much each kind may fall short of its threshold in any text, and by how much where it is firm: the thresholds were set by
 * books, and what people have checked is not one.
 */
const EASE: Readonly<Record<Slot['kind'], readonly [usual: number, firm: number]>> = {
  adverb: [0.5, 0],
  article: [1.2, 0.8],
  complement: [0, 0],
  noun: [1, 0],
  participle: [0.5, 0],
  preposition: [0.8, 0],
  stop: [0.4, 0.3],
  to: [0, 0],
  verb: [0.8, 0.2],
  word: [1, 0],
};
/** What is firm gives way by so much of what the errors of a text excuse. */
const FIRM_SHARE = 0.5;

const easeFor = (slot: Slot, best: number, lenience: number): number => {
  const [usual, firm] = EASE[slot.kind];
  return slot.isFirm?.(best) === true ? Math.max(firm, lenience * FIRM_SHARE) : Math.max(usual, lenience);
};

/** The likeliest error that begins at this place, or undefined where nothing is likely enough. */
const worstAt = (line: Line, at: number, lenience: number): Candidate | undefined => {
  let found: Candidate | undefined;
  for (const slot of slotsAt(line, at)) {
    const verdict = judge(line, slot);
    if (verdict === undefined || verdict.lead < LEAST_LEAD) continue;
    const best = meantBy(slot, verdict.best);
    if (isTaste(line, slot, best)) continue;
    const margin = verdict.margin + easeFor(slot, best, lenience);
    if (margin > (found?.margin ?? 0)) found = { slot, words: slot.options[best]!.words, lead: verdict.lead, margin };
  }
  return found;
};

/** One after the other, the surest first: what looks wrong beside an error often no longer does once that is mended. */
function* errorsIn(original: Draft, text: string, lenience: number): Generator<Likely> {
  let tokens = original;
  let line = lineOf(tokens);
  const worst = tokens.map((_, at) => worstAt(line, at, lenience));
  /** Words that belong to a change already. */
  const done = new Set<Token>();
  for (;;) {
    let place = -1;
    worst.forEach((each, at) => {
      if (each && each.margin > (worst[place]?.margin ?? 0)) place = at;
    });
    const found = worst[place];
    if (found === undefined) return;
    // Its place may have moved since it was found.
    const slot = { ...found.slot, from: place, to: place + found.slot.to - found.slot.from };
    worst[place] = undefined;
    const touched = tokens.slice(slot.from, Math.max(slot.to, slot.from + 1));
    const change = changeOf(text, tokens, slot, found.words);
    if (change === undefined || touched.some((token) => done.has(token))) continue;
    const was = slot.from < slot.to ? text.slice(touched[0]!.start, touched.at(-1)!.end) : '';
    const message = messageOf(slot, was, found.words, tokens[slot.to]?.text ?? '');
    yield {
      finding: { ...change, type: slot.kind === 'stop' ? 'punctuation' : 'grammar', message, safe: true },
      lead: found.lead,
      margin: found.margin,
    };
    const next = mended(tokens, slot, found.words);
    const added = next.length - tokens.length + slot.to - slot.from;
    for (let at = slot.from; at < slot.from + Math.max(added, 1); at++) if (next[at]) done.add(next[at]!);
    if (added > 0 && slot.from === slot.to && tokens[slot.to]) done.add(tokens[slot.to]!);
    worst.splice(slot.from, slot.to - slot.from, ...Array.from({ length: added }, () => undefined));
    tokens = next;
    line = lineOf(tokens);
    for (let at = Math.max(0, slot.from - AROUND); at < Math.min(tokens.length, slot.from + added + AROUND); at++)
      worst[at] = done.has(tokens[at]!) ? undefined : worstAt(line, at, lenience);
  }
}

/** What may be meant instead in a text; `lenience` is by how much each may fall short of its threshold. */
export const likely = (reading: Reading, lenience: number): readonly Likely[] =>
  [...paragraphsOf(reading)].flatMap((tokens) => [...errorsIn(tokens, reading.text, lenience)]);
