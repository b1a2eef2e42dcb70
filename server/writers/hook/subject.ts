/** What the hooks are about: the visitor's words, in each form that a sentence can hold them. */
import { capitalise, countWords, listed, withArticle } from '../../english/prose.ts';
import { readTopic, type NounPhrase, type Topic } from '../../english/topic.ts';
import { segmentsOf, sentencesOf, withoutStop } from '../../english/topic/clean.ts';
import { ACRONYMS } from '../../english/topic/function-words.ts';
import { lowered, nounPhraseAt } from '../../english/topic/noun-phrase.ts';
import { tagged } from '../../english/topic/tagger.ts';
import { isFullName, isPlain, natureOf, withPlace, type Nature } from './fit.ts';

/** A thing to speak of within a sentence. */
export interface Thing {
  readonly words: string;
  /** After "about", where other words may fit: "about how to sleep", but "knowing how to sleep is hard". */
  readonly afterAbout: string;
  readonly isMany: boolean;
  /** Something one does, or a matter: frames that speak of an object do not fit it. */
  readonly isDoing: boolean;
  readonly sort: 'any' | 'gerund' | 'personal' | 'tangible';
  readonly nature: Nature;
}

/** Words that stand for themselves, before a colon or a dash. */
interface Lead {
  readonly words: string;
  readonly mark: ':' | ' –';
}

export interface Subject {
  /** For a sentence that says it all itself, the thing is "this", and the lead must be said with it. */
  readonly thing: Thing;
  readonly lead?: Lead;
  /** In quotation marks, with its own final mark. */
  readonly said?: string;
  /** A statement that can follow "that". */
  readonly statement?: string;
  /** What can follow "wonder": "how to prune roses". */
  readonly inquiry?: string;
  /** A question of the visitor's, without its mark. */
  readonly question?: string;
}

const thing = (words: string, isMany = false): Thing => ({
  words,
  afterAbout: words,
  isMany,
  isDoing: false,
  sort: 'any',
  nature: 'any',
});
const doing = (words: string, afterAbout = words): Thing => ({
  words,
  afterAbout,
  isMany: false,
  isDoing: true,
  sort: 'any',
  nature: 'any',
});
const THIS = doing('this');

/** In letters: more of the visitor's words than a sentence can carry beside its own. */
export const LONG = 70;

const COUNTED = /^(?:artifact|person|animal|plant|body)$/;
const UNCOUNTED =
  /^(?:nature|home|school|food|breakfast|lunch|dinner|bed|college|university|money|art|music|technology|software|media|motherhood|fatherhood|parenthood|tea|coffee|bread|wine|beer|cheese|water|milk|paper|wood|glass|plastic|cotton|leather|clothing|furniture|skin|hair|cricket|football|soccer|tennis|rugby|hockey|golf|baseball|basketball|volleyball|netball|badminton|chess|poker|bingo|yoga|nightlife|homework|fashion|cinema|theatre|theater|opera|jazz|radio|television)$/i;

/** As people say it in a sentence: "a slow website", "school lunches", "the price of rent", "my dad's trip". */
const asNoun = ({ determiner, words, number, isName, isOwned, field, head }: NounPhrase): string => {
  if (determiner !== undefined) return `${determiner} ${words}`;
  if (ACRONYMS.has(words.toLowerCase())) return words.toUpperCase();
  if (isName || isOwned || number === 'many') return words;
  if (/ of /.test(words)) return `the ${words}`;
  if (number === 'mass' || UNCOUNTED.test(head)) return words;
  return COUNTED.test(field) ? withArticle(words) : words;
};

const quoted = (words: string): string => `“${capitalise(words)}”`;
const withStop = (words: string): string => (/[.!?…]["”’)]*$/.test(words) ? words : `${words}.`);

/** Words that no sentence can take in stand between quotation marks. */
const asName = (words: string): Thing => thing(/^["“].*["”]$/.test(words) ? words : `“${words}”`);

/** What a long "why …" is about, where the whole of it would fill the sentence. */
const shortSubject = (inquiry: string): Thing | undefined => {
  if (inquiry.length < LONG) return undefined;
  const rest = inquiry.replace(/^\S+\s+/, '');
  const phrase = nounPhraseAt(rest, tagged(rest), 0, 'none');
  return phrase && thing(asNoun(phrase), phrase.number === 'many');
};

const aboutInquiry = (inquiry: string): Subject => ({
  thing: shortSubject(inquiry) ?? {
    ...doing(/^how to\b/.test(inquiry) ? `knowing ${inquiry}` : `the question of ${inquiry}`, inquiry),
    nature: 'skill',
  },
  inquiry,
});

/** Said by the visitor of the visitor: nobody else can claim it, so it is quoted. */
const FIRST_PERSON = /(?:^|\s)(?:i|i’m|i'm|i’ve|i've|we|we’re|we're|me|us|my|our)(?=[\s,.]|$)/i;

/** Asked without a mark at its end. */
const ASKED = /^(?:should|is|are|do|does|did|can|could|would|will|has|have|was|were|what|who|which|where|when)\s+\S+\s+\S/i;
const DOING = /^\p{L}{2,}ing(?:\s+\S|$)/iu;

const asked = (question: string): Subject => ({ ...quotation(`${withoutStop(question)}?`), question: withoutStop(question) });

const quotation = (text: string): Subject => {
  const said = quoted(withStop(text));
  return { thing: THIS, lead: { words: said, mark: ' –' }, said };
};

const listThing = (text: string): Thing | undefined => {
  const parts = segmentsOf(text).map((part) => lowered(part.replace(/^(?:and|or)\s+/i, '')));
  const isShort = parts.length > 1 && parts.length < 7 && parts.every((part) => countWords(part) < 6);
  return isShort ? thing(listed(parts), true) : undefined;
};

/** "GDPR and the NHS", whatever the name of the one or the other. */
const PAIR = /^[^\s,]+(?: [^\s,]+)? and (?:the )?[^\s,]+(?: [^\s,]+)?$/;

const TANGIBLE = /^(?:food|plant|substance)$/;

const sortOf = ({ determiner, isOwned, isName, field, words }: NounPhrase): Thing['sort'] => {
  if (/^(?:my|our)\b/.test(determiner ?? '')) return 'personal';
  return TANGIBLE.test(field) && !DOING.test(words) && !isName && !isOwned && determiner === undefined && countWords(words) < 4
    ? 'tangible'
    : 'any';
};

const isSomebody = ({ field, determiner, isOwned }: NounPhrase): boolean =>
  !isOwned && (field === 'person' || (field === 'animal' && /^(?:my|our)\b/.test(determiner ?? '')));

const isPartOfName = (whole: string, { words }: NounPhrase): boolean =>
  /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u.test(whole) && words.length < whole.length;

/** Doing something, where a reader of nouns sees a thing: "learning guitar at 50", but "learning curve". */
const LIKE_A_THING =
  /^(?:working\s+(?:nights?|shifts|weekends|late|two|part|full|abroad|alone)\b|(?:learning|playing|raising|teaching|buying|making|starting|quitting|becoming|getting|keeping|adopting|losing|leaving|finding|hiring|firing|negotiating|surviving|choosing|selling)\s+(?!(?:curve|cards?|point|time|place|order|pains?|track|record|styles?|strateg\w+|tips|skills?|plans?|disabilit\w+|outcomes?|party|class(?:es)?|assistants?|rooms?|fields?|prices?|guides?)\b)\p{L})/iu;

/** Words that only a quotation could take in, unless every one of them is plain. */
const unread = (whole: string, { shape }: Topic): Thing =>
  /^(?:noun phrase|keywords)$/.test(shape) && isPlain(whole) ? thing(lowered(whole), /[^su]s$/.test(whole)) : asName(whole);

const fromPhrase = (text: string, topic: Topic): Thing => {
  const { subject, gerund } = topic;
  const whole = withoutStop(text);
  // A name of which the reader took a part ("Potter"), or an article ("a Taylor Swift").
  const isOneName = subject === undefined || (subject.number !== 'many' && subject.determiner === undefined);
  if (isOneName && (isFullName(whole) || (subject && isPartOfName(whole, subject)))) return { ...thing(whole), nature: 'name' };
  if (gerund !== undefined || LIKE_A_THING.test(whole) || (subject === undefined && DOING.test(whole)))
    return { ...doing(lowered(whole)), sort: 'gerund' };
  if (
    subject === undefined ||
    !asNoun(subject)
      .toLowerCase()
      .endsWith(withoutStop(lowered(text)).toLowerCase().slice(-6))
  )
    return unread(whole, topic);
  const noun = withPlace(asNoun(subject), whole);
  const isName = noun !== asNoun(subject) || (subject.isName && subject.core === whole && !ACRONYMS.has(whole.toLowerCase()));
  const sort = sortOf(subject);
  const nature = natureOf(subject.head, sort === 'personal' ? 'object' : subject.field, isName);
  // Of one person one tells the story: nobody is a thing to fix, nor to compare with the weather.
  if (isSomebody(subject) && subject.number === 'one')
    return { ...thing(`the story of ${noun}`), afterAbout: noun, nature: 'name' };
  return { ...thing(noun, subject.number === 'many' || PAIR.test(subject.words)), sort, nature };
};

/** Reads what the visitor typed, anything at all. */
export const subjectOf = (typed: string): Subject => {
  const topic = readTopic(typed);
  const text = topic.text || topic.emoji.join('') || typed.trim();
  const isOne = sentencesOf(text).length < 2;
  if (topic.shape === 'opaque' && isFullName(text)) return { thing: { ...thing(text), nature: 'name' } };
  if (topic.shape === 'opaque' || !/\p{L}/u.test(text)) return { thing: asName(withoutStop(text) || text) };
  if (topic.question !== undefined && isOne) return asked(topic.question);
  if (!isOne) return quotation(text);
  if (topic.subject === undefined && topic.inquiry === undefined && ASKED.test(text)) return asked(text);
  if (topic.inquiry !== undefined) return aboutInquiry(topic.inquiry);
  if (topic.action !== undefined) return aboutInquiry(`how to ${lowered(withoutStop(text))}`);
  if (topic.statement !== undefined) {
    if (FIRST_PERSON.test(text)) return quotation(text);
    const statement = lowered(withoutStop(text));
    return { thing: THIS, lead: { words: capitalise(statement), mark: ':' }, said: quoted(`${statement}.`), statement };
  }
  const list = topic.shape === 'keywords' ? listThing(text) : undefined;
  return { thing: list ?? fromPhrase(text, topic) };
};
