/**
 * Parses what a visitor typed as a topic, so that a writer can choose a template that fits it instead of rewriting the visitor's
 * words. Everything here is verbatim: cut out, never changed.
 */
import { clean, segmentsOf, sentencesOf, withoutStop } from './topic/clean.ts';
import { detailsOf, type Detail } from './topic/details.ts';
import { FOREIGN_WORDS, SUBJECTS, isFunctionWord } from './topic/function-words.ts';
import { definite, lowered, nounPhraseAt, nounPhrasesOf, type NounPhrase } from './topic/noun-phrase.ts';
import { tagged, type Token } from './topic/tagger.ts';
import { classOf, isKnown } from './topic/word-classes.ts';

export { definite, indefinite, owned, pronounFor, type NounPhrase } from './topic/noun-phrase.ts';
export type { Detail, DetailKind } from './topic/details.ts';

export type TopicShape =
  | 'noun phrase'
  | 'verb phrase'
  | 'gerund phrase'
  | 'clause'
  | 'question'
  /** "how to prune roses", "why bread rises": fits after "learn" or "see". */
  | 'inquiry'
  | 'keywords'
  | 'sentences'
  /** In another language, or without words: fits only after a colon. */
  | 'opaque';

export interface Topic {
  readonly shape: TopicShape;
  /** Everything that was typed, cleaned: without addresses and emoji, and no longer in capitals. */
  readonly text: string;
  /** A few words that can stand by themselves, after a colon or as a heading. Never empty if anything readable was typed. */
  readonly label: string;
  /** The thing itself, for a slot within a sentence. */
  readonly subject?: NounPhrase;
  /** A verb phrase in its base form: fits after "to", "help you", or as a command. */
  readonly action?: string;
  /** A phrase in -ing: fits after "about" or as a subject. */
  readonly gerund?: string;
  /** A whole statement, without its full stop. */
  readonly statement?: string;
  /** A whole question, with its mark. */
  readonly question?: string;
  /** Prices, times, limits and other details that the visitor gave beside the subject, the most telling first. */
  readonly inquiry?: string;
  readonly details: readonly Detail[];
  /** Whole sentences after the first, with their marks. */
  readonly remarks: readonly string[];
  readonly emoji: readonly string[];
}

/** Whether the words are English enough to be taken apart. */
const isEnglish = (text: string): boolean => {
  const words = text.toLowerCase().match(/[\p{L}’']+/gu) ?? [];
  if (words.length === 0) return false;
  const latin = words.filter((word) => /^[\p{Script=Latin}’']+$/u.test(word)).length;
  if (latin / words.length < 0.6) return false;
  const english = words.filter((word) => isFunctionWord(word) && !FOREIGN_WORDS.has(word)).length;
  const foreign = words.filter((word) => FOREIGN_WORDS.has(word)).length;
  const content = words.filter((word) => !isFunctionWord(word) && !FOREIGN_WORDS.has(word));
  const known = content.length === 0 ? 1 : content.filter(isKnown).length / content.length;
  if (foreign > english || (foreign > 0 && foreign === english && known < 0.5)) return false;
  return english > 0 || content.length < 2 || known >= 0.4;
};

const QUESTION_STARTS =
  /^(?:what|how|why|when|where|who|which|is|are|can|could|do|does|did|will|would|should|have|has|am|was|were)\b/i;

const isQuestion = (sentence: string): boolean =>
  /\?["”']?$/.test(sentence) ||
  /^(?:is|are|do|does|did|can|could|should|would|will) (?:a|an|the|i|you|we|it|they|he|she|my|your)\b/i.test(sentence);

/** Where a finite verb stands that is not inside a "that …" or "who …". */
const finiteVerb = (tokens: readonly Token[]): number => {
  let inRelative = false;
  let inQuotes = false;
  return tokens.findIndex((token, at) => {
    if (token.tag === 'relative') inRelative = true;
    if (token.tag === 'mark') inRelative = false;
    if (/^["“”]$/.test(token.text)) inQuotes = !inQuotes;
    if (at === 0) return /'(m|re)$/.test(token.lower);
    if (inRelative || inQuotes) return false;
    const before = tokens[at - 1]!;
    const follows = /^(noun|name|pronoun|adverb|number|mark)$/.test(before.tag) && before.lower !== 'to';
    if (token.tag === 'auxiliary') return follows && !/^(being|been|be|having)$/.test(token.lower);
    return (
      token.tag === 'verb' &&
      follows &&
      before.tag !== 'mark' &&
      (before.tag === 'pronoun' ||
        !/^(left|needed|required|included|run|based|made|inspired|designed|built|written|open)$/.test(token.lower))
    );
  });
};

const STARTS_PERSON = /^(?:we|i|we’re|we're|i'm|i’m|our team)\b/i;
const RUNS =
  /^(?:run|runs|make|makes|sell|sells|offer|offers|rent|rents|build|builds|provide|provides|bake|bakes|grow|grows|have|has|create|creates|publish|design|host|organise|organize|are|am|launched|opened|started|wrote|made|built|write|produce)$/;

/** What a statement is about: its subject, or what "we" are, make or sell. */
const subjectOf = (text: string, tokens: readonly Token[], verb: number): NounPhrase | undefined => {
  const opening = tokens[0]!;
  if (STARTS_PERSON.test(text) || SUBJECTS.has(opening.lower)) {
    const at = /^(i'm|we're)$/.test(opening.lower) ? 1 : verb + 1;
    const does = tokens[verb]?.lower ?? '';
    if (!/^(i'm|we're)$/.test(opening.lower) && !RUNS.test(does)) return undefined;
    const found = nounPhraseAt(text, tokens, at, 'none');
    if (!found) return undefined;
    const isSelf = /^(are|am)$/.test(does) || at === 1;
    return isSelf || /^(run|have|launched|opened|started|wrote|publish|host)$/.test(does)
      ? { ...found, determiner: opening.lower.startsWith('w') ? 'our' : found.field === 'person' ? found.determiner : 'my' }
      : found;
  }
  const start = tokens.findIndex((token) => /^(determiner|possessive|adjective|noun|name|number)$/.test(token.tag));
  const found = start >= 0 && start < verb ? nounPhraseAt(text, tokens, start, 'none') : undefined;
  // "June I had three": a singular noun with neither article nor name is no subject.
  return found && (found.determiner !== undefined || found.isOwned || (found.isName && start === 0) || found.number !== 'one')
    ? found
    : undefined;
};

/** What a question is about: the one new thing in it ("a gym for people over 60"), or else the last one it mentions. */
const topicOfQuestion = (text: string): NounPhrase | undefined => {
  const question = withoutStop(text);
  const tokens = tagged(question);
  const phrases = nounPhrasesOf(question, tokens).filter(
    ({ field, isName }) => isName || (field !== 'time' && field !== 'location'),
  );
  const introduced = phrases.find(({ determiner, field }) => /^an?$/.test(determiner ?? '') && field !== 'person');
  return introduced ? nounPhraseAt(question, tokens, tokens.indexOf(introduced.tokens[0]!) - 1, 'all') : phrases.at(-1);
};

const shortened = (words: string, limit: number): string => {
  if (words.length <= limit) return words;
  const cut = words.slice(0, limit + 1);
  const kept = withoutStop(cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)));
  return kept.replace(
    /(?:(?<!\s)\s+(?:a|an|the|of|for|with|and|or|to|in|on|at|by|your|our|my|that|who|which|from|is|are|about))+$/i,
    '',
  );
};

const LABEL = 70;

/** Keeps the owner ("my grandmother"), and drops an article. */
const named = (subject: NounPhrase): string =>
  subject.determiner === undefined || /^(?:an?|the)$/.test(subject.determiner) ? subject.words : definite(subject);

const subjectOfSentence = (sentence: string): NounPhrase | undefined => {
  const statement = withoutStop(sentence);
  const tokens = tagged(statement);
  const verb = finiteVerb(tokens);
  return verb >= 0 ? subjectOf(statement, tokens, verb) : undefined;
};

/**
 * Parses a topic.
 * @param typed Anything: a few keywords, a sentence, a page of advertising, another script.
 */
export const readTopic = (typed: string): Topic => {
  const { text, emoji } = clean(typed);
  const sentences = sentencesOf(text);
  const first = sentences[0] ?? '';
  const parts = segmentsOf(first);
  const base = { text, emoji, remarks: sentences.slice(1) };
  if (!isEnglish(text)) {
    const label = shortened(parts.find((part) => part.length > 1) ?? withoutStop(text), LABEL);
    return { ...base, shape: 'opaque', label: label || withoutStop(text) || typed.trim(), details: [] };
  }
  if (isQuestion(first)) {
    const question = `${withoutStop(first)}?`;
    const subject = topicOfQuestion(first);
    return {
      ...base,
      shape: 'question',
      label: question,
      question,
      ...(subject && { subject }),
      details: detailsOf(text, first.replace(/\?$/, '')),
    };
  }
  const shaped = (
    shape: TopicShape,
    rest: Omit<Topic, 'shape' | 'text' | 'emoji' | 'details' | 'remarks'>,
    said: string,
  ): Topic => ({
    ...base,
    shape: sentences.length > 1 ? 'sentences' : shape,
    ...rest,
    details: detailsOf(text, said),
  });
  const opening = parts[0] ?? withoutStop(first);
  const tokens = tagged(opening);
  const lead = tokens[0];
  if (QUESTION_STARTS.test(first) && first.split(' ').length > 2 && lead?.tag === 'question') {
    const inquiry = lowered(withoutStop(first));
    return shaped('inquiry', { label: inquiry, inquiry }, inquiry);
  }
  if (lead?.tag === 'verb' && tokens.length > 1 && classOf(lead.lower).form === 'base') {
    const action = lowered(opening);
    const subject = nounPhraseAt(opening, tokens, 1, 'all');
    return shaped('verb phrase', { label: action, action, ...(subject && { subject }) }, opening);
  }
  const verb = finiteVerb(tokens);
  if (verb >= 0) {
    const statement = withoutStop(first);
    const subject = subjectOf(statement, tagged(statement), verb) ?? sentences.slice(1).map(subjectOfSentence).find(Boolean);
    return shaped(
      'clause',
      { label: shortened(subject ? definite(subject) : statement, LABEL), statement, ...(subject && { subject }) },
      opening,
    );
  }
  if (lead?.tag === 'gerund' && tokens.length > 1) {
    const gerund = lowered(opening);
    return shaped('gerund phrase', { label: gerund, gerund }, opening);
  }
  const home = parts.find((part) => nounPhraseAt(part, tagged(part), 0, 'all')) ?? opening;
  const subject = nounPhraseAt(home, tagged(home), 0, 'all');
  const isList = parts.length > 2 || (parts.length === 2 && parts.every((part) => part.split(' ').length < 5));
  return shaped(
    isList ? 'keywords' : 'noun phrase',
    { label: shortened(subject ? named(subject) : opening, LABEL), ...(subject && { subject }) },
    home,
  );
};
