/** Phrases of the visitor's that are titles as they stand. */
import { countWords } from '../../english/prose.ts';
import { nounPhraseAt } from '../../english/topic/noun-phrase.ts';
import { tagged, type Tag, type Token } from '../../english/topic/tagger.ts';
import { classOf } from '../../english/topic/word-classes.ts';
import type { Blurb } from './blurb.ts';
import type { Sentence } from './slot.ts';
import { GENERIC_HEAD, phraseEnd, slice } from './phrases.ts';

export type SpanKind =
  | 'noun of noun'
  | 'noun who'
  | 'somewhere'
  | 'clause'
  | 'pair'
  | 'when'
  | 'counted'
  | 'list'
  | 'how'
  | 'object first';

export interface Span {
  readonly kind: SpanKind;
  readonly words: string;
}

const STARTS = new Set<Tag>(['determiner', 'possessive', 'number', 'adjective', 'noun', 'name']);
const POSITIONS = /^(?:of|on|in|behind|under|beneath|at|beyond|between|without|above|across|after|before|beside|inside)$/;
const PLACES =
  /^(?:behind|beneath|under|beyond|between|without|across|after|before|against|above|beside|inside|outside|on|at|among|along|until|beneath)$/;

const article = (words: string): string => words.replace(/^(?:a|an|this|that|every|each)\s+/i, 'the ');
const raised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const nounSpans = (sentence: Sentence): Span[] => {
  const { text, tokens } = sentence;
  const found: Span[] = [];
  for (let at = 0; at < tokens.length; at++) {
    if (!STARTS.has(tokens[at]!.tag) || (at > 0 && STARTS.has(tokens[at - 1]!.tag))) continue;
    const end = phraseEnd(sentence, at);
    if (end === undefined) continue;
    const joint = tokens[end];
    // "my mother’s recipes", "the farmer’s wife".
    if (tokens.slice(at, end - 1).some(({ text: word }) => /\p{L}[’']s$/u.test(word)) && end - at <= 4)
      found.push({ kind: 'noun of noun', words: slice(text, tokens, at, end) });
    const isGeneric = GENERIC_HEAD.test(tokens[end - 1]!.lower);
    if (joint && POSITIONS.test(joint.lower) && !isGeneric && tokens[end + 1]) {
      const stop =
        tokens[end + 1]!.tag === 'number' && /^\d{4}$/.test(tokens[end + 1]!.text) ? end + 2 : phraseEnd(sentence, end + 1);
      const isMine = /^(?:my|our|your)$/.test(tokens[at]!.lower);
      const isTime = classOf(tokens[end - 1]!.lower).fields[0] === 'time' && joint.lower !== 'of';
      const byPlace = joint.lower === 'of' || !/^(?:verb|gerund|auxiliary)$/.test(tokens[at - 1]?.tag ?? '');
      if (stop !== undefined && !isMine && !isTime && byPlace && countWords(slice(text, tokens, at, stop)) <= 7)
        found.push({ kind: 'noun of noun', words: article(slice(text, tokens, at, stop)) });
    }
    if (joint?.tag === 'relative' && !isGeneric && /^(?:who|that)$/.test(joint.lower)) {
      let stop = end + 1;
      while (
        stop < tokens.length &&
        tokens[stop]!.tag !== 'mark' &&
        !/^(?:and|but|because|when|while|or)$/.test(tokens[stop]!.lower)
      )
        stop += 1;
      const words = slice(text, tokens, at, stop);
      const closes =
        /^(?:noun|name|verb|pronoun|adverb|adjective|preposition)$/.test(tokens[stop - 1]!.tag) &&
        !/^(?:to|of|for|with|from)$/.test(tokens[stop - 1]!.lower);
      if (closes && countWords(words) >= 4 && countWords(words) <= 9) found.push({ kind: 'noun who', words: article(words) });
    }
    at = end - 1;
  }
  return found;
};

const placeSpans = (sentence: Sentence): Span[] =>
  sentence.tokens.flatMap(({ lower, tag }, at) => {
    if (tag !== 'preposition' || !PLACES.test(lower)) return [];
    const end = phraseEnd(sentence, at + 1);
    if (end === undefined || GENERIC_HEAD.test(sentence.tokens[end - 1]!.lower)) return [];
    const isLoose = /^(?:on|at|in)$/.test(lower) && end - at < 4;
    const isTime = classOf(sentence.tokens[end - 1]!.lower).fields[0] === 'time';
    if (isLoose || (isTime && /^(?:on|at)$/.test(lower))) return [];
    const words = slice(sentence.text, sentence.tokens, at, end);
    return countWords(words) >= 2 && countWords(words) <= 6 ? [{ kind: 'somewhere' as const, words }] : [];
  });

const SUBJECT = new Set<Tag>(['determiner', 'possessive', 'noun', 'name', 'number', 'adjective']);
const ENDS = new Set<Tag>(['noun', 'name', 'verb', 'adverb', 'adjective', 'pronoun']);

/** A long clause ends where its first place or time would begin. */
const shortClause = (piece: readonly Token[]): readonly Token[] => {
  if (piece.length <= 8) return piece;
  const verb = piece.findIndex(({ tag }) => tag === 'verb');
  const stop = piece.findIndex(({ tag }, at) => verb > 0 && at > verb + 1 && tag === 'preposition');
  return stop > 0 ? piece.slice(0, stop) : piece;
};

/** Short clauses with a subject and a verb of their own: "nobody can leave", "the diary is missing". */
const clauseSpans = ({ text, tokens }: Sentence): Span[] => {
  const found: Span[] = [];
  let from = 0;
  for (let to = 0; to <= tokens.length; to++) {
    const breaks =
      to === tokens.length || tokens[to]!.tag === 'mark' || /^(?:and|but|because|so|while|or)$/.test(tokens[to]!.lower);
    if (!breaks) continue;
    const piece = shortClause(tokens.slice(from, to));
    const [first] = piece;
    const last = piece.at(-1);
    if (first && last && piece.length >= 3 && piece.length <= 8) {
      const opens = /^(?:when|until|before|after|as|if)$/.test(first.lower) && first.tag !== 'preposition';
      const body = opens ? piece.slice(1) : piece;
      const startsWell =
        body[0] !== undefined &&
        (SUBJECT.has(body[0].tag) || /^(?:nobody|everyone|everybody|someone|nothing|everything)$/.test(body[0].lower));
      const verb = body.findIndex(({ tag }) => tag === 'verb' || tag === 'auxiliary');
      const isWhole =
        verb > 0 &&
        verb < body.length - (body[verb]!.tag === 'auxiliary' ? 1 : 0) &&
        /^(?:noun|name|pronoun|adverb)$/.test(body[verb - 1]!.tag);
      const endsWell = ENDS.has(last.tag) && !/^(?:who|which|that|is|was|are|were|it)$/.test(last.lower);
      const isPlain =
        !body.slice(verb + 1).some(({ tag }) => tag === 'relative' || tag === 'question') &&
        !body.some(({ lower }) => GENERIC_HEAD.test(lower) || /^(?:i|we|you|my|our|which)$/.test(lower));
      if (startsWell && isWhole && endsWell && isPlain)
        found.push({ kind: opens ? 'when' : 'clause', words: text.slice(first.from, last.to) });
    }
    from = to + 1;
  }
  return found;
};

const TIMES = /^(?:minutes?|hours?|days?|nights?|weeks?|months?|years?|seasons?|winters?|summers?)$/;

/** "three days", "101 walks", "two sisters". */
const countedSpans = (sentence: Sentence): Span[] =>
  sentence.tokens.flatMap(({ tag, lower, text: word }, at) => {
    if (tag !== 'number' || /^(?:one|1|[$£€].*|\d{4})$/.test(lower) || /[:%]/.test(word)) return [];
    const end = phraseEnd(sentence, at);
    if (end === undefined || end - at > 4 || end - at < 2) return [];
    const head = sentence.tokens[end - 1]!.lower;
    if (/^(?:people|one|minute|minutes|hours?|miles?|per)$/.test(head) || (GENERIC_HEAD.test(head) && !TIMES.test(head)))
      return [];
    const preceding = sentence.tokens[at - 1]?.lower ?? '';
    if (/^(?:under|over|about|past|eleven)$/.test(preceding) || sentence.tokens[end]?.lower === 'old') return [];
    return [{ kind: 'counted' as const, words: slice(sentence.text, sentence.tokens, at, end) }];
  });

const list = ({ topic, text }: Blurb): Span[] => {
  const items = text
    .replace(/(?<![.!?])[.!?]+$/, '')
    .split(/,\s*|(?<!\s)\s+and\s+/)
    .map((item) => item.trim())
    .filter(Boolean);
  const isList =
    items.length >= 2 &&
    items.length <= 4 &&
    items.every((item) => countWords(item) <= 2) &&
    (topic.shape === 'keywords' || topic.shape === 'noun phrase');
  return isList ? [{ kind: 'list', words: `${items.slice(0, -1).join(', ')} and ${items.at(-1)!}` }] : [];
};

const how = ({ topic }: Blurb): Span[] => {
  const whole = topic.gerund ?? topic.statement;
  if (whole !== undefined && countWords(whole) <= 8) return [{ kind: topic.gerund ? 'how' : 'clause', words: whole }];
  const said = topic.inquiry ?? topic.question;
  if (said === undefined) return [];
  const span = (words: string): Span => ({ kind: 'how', words });
  const tokens = tagged(said);
  const verb = tokens.findIndex(({ tag }) => tag === 'verb');
  const found = countWords(said) <= 12 ? [span(said)] : [];
  const object = tokens[verb + 1];
  // "The First Chat Room: How … Built It": the object first, then how it came about.
  if (topic.inquiry && /^how /i.test(said) && verb > 1 && object && /^(?:determiner|noun|adjective)$/.test(object.tag)) {
    const thing = said.slice(object.from);
    const { number } = nounPhraseAt(said, tokens, verb + 1, 'none') ?? {};
    if (countWords(thing) <= 4 && number)
      found.push({
        kind: 'object first',
        words: `${thing}: how ${said.slice(4, tokens[verb]!.to)} ${number === 'many' ? 'them' : 'it'}`,
      });
  }
  // "Can a Town Forgive?"
  if (topic.question && /^(?:can|could|will|would|should|must|do|does|did)\b/i.test(said) && verb > 1 && verb < 6)
    found.push(span(`${said.slice(0, tokens[verb]!.to)}?`));
  return found;
};

/** "piece by piece", "day after day". */
const pairs = ({ text }: Blurb): Span[] =>
  [...text.matchAll(/\b(\p{L}{3,}) (?:by|after|to) \1\b/giu)].map(([words]) => ({ kind: 'pair', words: words! }));

export const spansIn = (blurb: Blurb): Span[] => {
  const found = [
    ...pairs(blurb),
    ...list(blurb),
    ...how(blurb),
    ...blurb.sentences.flatMap((sentence) => [
      ...nounSpans(sentence),
      ...placeSpans(sentence),
      ...clauseSpans(sentence),
      ...countedSpans(sentence),
    ]),
  ];
  return [...new Map(found.map((span) => [span.words.toLowerCase(), { ...span, words: raised(span.words) }])).values()];
};
