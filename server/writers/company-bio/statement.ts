/** One thing said of a company, told by its shape, so that a frame can hold the visitor's own words. */
import { asSentence, capitalise, listed, withArticle } from '../../english/prose.ts';
import { segmentsOf, withoutStop } from '../../english/topic/clean.ts';
import { lowered, nounPhraseAt, type NounPhrase } from '../../english/topic/noun-phrase.ts';
import { tagged, type Token } from '../../english/topic/tagger.ts';
import { classOf } from '../../english/topic/word-classes.ts';
import { indefinite, readTopic, type Topic } from '../../english/topic.ts';
import { thirdPerson } from '../../english/verbs.ts';
import { inThirdPerson, isBaseVerb, predicateOf } from './agreement.ts';
import { isCounted, kindIn } from './kinds.ts';

export type Statement =
  /** Follows the name: "helps clinics cut no-shows"; its base, where it has one, follows "to". */
  | { readonly shape: 'does'; readonly words: string; readonly base?: string }
  /** Follows "is": "a family bakery". */
  | { readonly shape: 'kind'; readonly words: string }
  /** Follows "are": "lawyers for startups". */
  | { readonly shape: 'people'; readonly words: string }
  /** Follows "offers": things, or a line of work. `items` where it is a list of them. */
  | { readonly shape: 'offer'; readonly words: string; readonly isThings: boolean; readonly items?: readonly string[] }
  /** One word that names a line of work: "law". */
  | { readonly shape: 'line'; readonly words: string }
  | { readonly shape: 'gerund'; readonly words: string }
  /** With a subject and a mark of its own. */
  | { readonly shape: 'sentence'; readonly words: string }
  /** A scrap that goes with what was said before it: "fee-only, no commissions". */
  | { readonly shape: 'aside'; readonly words: string }
  /** Nothing but quotation marks can hold it. */
  | { readonly shape: 'quote'; readonly words: string };

/** A full stop of ours would be foreign to scripts that have their own. */
const OTHER_STOPS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}。！？।۔]$/u;
const quote = (typed: string): Statement => ({ shape: 'quote', words: OTHER_STOPS.test(typed) ? typed : asSentence(typed) });

/** In the third person, or else as a quotation. */
const told = (typed: string, words: string, make: (words: string) => Statement): Statement => {
  const third = inThirdPerson(words);
  return third === undefined ? quote(typed) : make(third);
};

/** "Helping companies" is work; "wedding photographers" and "marketing for hotels" are not done to anything. */
const AT_WORK =
  /^(?:helping|feeding|rescuing|caring for|rehoming|saving|planting|preserving|empowering|selling|making|building|designing|providing|offering|creating|bringing|teaching|training|connecting|turning|running|growing|delivering|repairing|restoring|supporting|giving|changing|improving|reducing|cutting|keeping|protecting|advising|developing|crafting|supplying|renting|writing|sharing|fixing|serving|managing|installing|importing)\s+\p{L}/iu;
/** Said to the customer: "learn Spanish online", "find your next flat". */
const INVITATION =
  /^(?:learn|discover|find|get|upload|download|send|sign|scan|pick|enjoy|book|explore|save|meet|buy|shop|join|try|come|visit|experience|see|taste|ask|call|choose|order|stay|travel|relax|feel|look|start|stop|never|do not|don['’]t|let|eat|drink|play|watch|read|wear|ride)\b|\byour?(?:self)?\b/i;
/** "Founded by two sisters", "fully insured", "ISO 13485 certified": all that is missing is "is". */
const STATE =
  /^(?:(?:fully|family|independently|locally|employee|privately|woman|women)[\s-])?(?:founded|established|started|set up|run|owned|led|managed|backed|insured|licen[sc]ed|certified|regulated|registered|accredited)(?=$|,|\s+(?:and\s\p{L}+|by|in|since|with|as|for|to|under)\b)/iu;
const CERTIFIED = /^(?:[\p{Lu}\d][\p{L}\d:-]*\s){1,4}(?:certified|accredited|registered|approved|licen[sc]ed)$/u;
const THIRD =
  /^(?:is|was|has|helps|provides|offers|makes|sells|builds|designs|delivers|runs|creates|develops|manufactures|produces|supplies|connects|enables|serves|speciali[sz]es|teaches|trains|supports|works|gives|brings|lets|keeps|turns|publishes|advises|rents|repairs|restores|installs|imports|brews|bakes|grows|writes|organi[sz]es|manages)\s+\S/i;
const COMPANY =
  /^(?:the|this|our|my)\s+(?:company|business|firm|agency|studio|startup|shop|practice|organi[sz]ation)\s+(?=\p{L})/iu;
const PERSON = /^(?:we|i)(?:['’](re|m|ve|ll|d))?\s+/i;
/** Two or three words whose last one could be read as a verb: "crane hire", "pest control". */
const LINE_OF_WORK =
  /^\p{L}[\p{L}-]*(?: [\p{L}-]+)? (?:hire|rental|repair|care|design|control|support|supply|storage|removal|delivery|maintenance|management)$/iu;
/** Terms, and not things on offer. */
const TERMS = /^(?:no|not|only|since|est\w*|open|fully|100|free)\b|-only$/i;

const BEGINS_SENTENCE =
  /^(?:the|each|every|all|most|some|many|both|everyone|everything|nobody|they|these|those|one|you|customers|clients|people)\b/i;
/** Where a thing is told further: "a lock for bikes so they do not get stolen" is no sentence. */
const FURTHER = /\s(?:so|because|that|which|where|who|when|while|until)\s/;

const isSentence = (words: string): boolean => {
  const tokens = tagged(words.split(FURTHER)[0]!);
  const isFinite = ({ tag, lower }: Token, at: number): boolean =>
    at > 0 && (tag === 'auxiliary' || (tag === 'verb' && classOf(lower).form !== 'past'));
  return tokens.some(isFinite);
};

/** "Compostable packaging": a first word in no dictionary that can only be an adjective. */
const softened = (words: string): string =>
  lowered(words).replace(/^\p{Lu}(?=\p{Ll}+(?:able|ible|ous|ful|less|ive|ing|ed|ary|isan)\s\p{Ll})/u, (letter) =>
    letter.toLowerCase(),
  );

/** "Fee-only, no commissions": small behind a colon, unless the first word is a name. */
const asideOf = (words: string): string =>
  /^\p{Lu}\p{Ll}+-\p{Ll}/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : softened(words);

const isManyThings = (words: string): boolean =>
  /(?:ives|[^aius]s)$/.test(words.split(/ (?:for|of|in|from|with|made|that|who|and)\b|,/)[0]!.toLowerCase());

/** "massage, facials and nails" are three things. */
const eachOf = (parts: readonly string[]): readonly string[] => {
  const pair = /^(\p{L}+) (?:and|&) (\p{L}+)$/u.exec(parts.at(-1) ?? '');
  return (pair ? [...parts.slice(0, -1), pair[1]!, pair[2]!] : parts).map((part) => softened(part.replace(/^and\s+/i, '')));
};

const fromNoun = (typed: string, topic: Topic, subject: NounPhrase | undefined): Statement => {
  const words = softened(typed).replace(
    /^((?:[\p{L}-]+ )*(?:deli|café|cafe|shop|bakery|studio) and \p{L}+ing)$/iu,
    '$1 business',
  );
  const hasArticle = /^(?:an?|the)\s/i.test(typed);
  const kind = kindIn(typed);
  if (kind?.isMany && !hasArticle) return told(typed, words, (third) => ({ shape: 'people', words: third }));
  if (kind) return told(typed, hasArticle ? words : withArticle(words), (third) => ({ shape: 'kind', words: third }));
  const parts = segmentsOf(typed);
  if (topic.shape === 'keywords' && parts.length > 1) {
    const items = eachOf(parts);
    if (parts.some((part) => TERMS.test(part))) return { shape: 'aside', words };
    return { shape: 'offer', words: listed(items), isThings: false, items };
  }
  if (!/\s/.test(words) && subject?.number !== 'many') return { shape: 'line', words };
  if (subject?.number === 'one' && !hasArticle && !isManyThings(words) && isCounted(subject.head)) {
    const one = indefinite({ ...subject, words, determiner: undefined });
    return told(typed, one, (third) => ({ shape: 'offer', words: third, isThings: true }));
  }
  return told(typed, words, (third) => ({ shape: 'offer', words: third, isThings: hasArticle || isManyThings(words) }));
};

const fromPredicate = (contraction: string, rest: string, typed: string): Statement => {
  const third = inThirdPerson(rest);
  const predicate = third && predicateOf(contraction, third);
  if (!predicate) return quote(typed);
  const kind = /^is ((?:an?\s).+)$/i.exec(predicate.words);
  if (kind) return { shape: 'kind', words: kind[1]! };
  const many = /^is (.+)$/.exec(predicate.words)?.[1];
  if (many !== undefined && kindIn(many)?.isMany) return { shape: 'people', words: many };
  if (many !== undefined && readTopic(many).subject?.number === 'many' && !/^the\b/i.test(many)) return quote(typed);
  return { shape: 'does', ...predicate };
};

/**
 * @param part A sentence, or a part of one that could stand alone.
 * @param isFirst Nothing was said of the company before it.
 * @returns Nothing where there are no words, or none but the name.
 */
export const statementOf = (part: string, name: string, isFirst: boolean): Statement | undefined => {
  const typed = part.replace(/^(?:and|but|so)\s+/i, '').trim();
  const bare = withoutStop(typed);
  if (!/[\p{L}\p{N}]/u.test(bare) || bare.toLowerCase() === name.toLowerCase()) return undefined;
  const asked = typed.replace(/(?<![?!])[?!]+$/, '?');
  if (/\?["”’)]*$/.test(typed)) return told(asked, capitalise(asked), (words) => ({ shape: 'sentence', words }));
  const sentence = (words: string): Statement => told(typed, words, (third) => ({ shape: 'sentence', words: asSentence(third) }));
  const person = PERSON.exec(bare);
  if (person) return fromPredicate(person[1] ?? '', bare.slice(person[0].length), typed);
  const rest = bare.toLowerCase().startsWith(`${name.toLowerCase()} `) ? bare.slice(name.length + 1) : bare.replace(COMPANY, '');
  if (THIRD.test(rest) || (rest !== bare && !isBaseVerb(rest.split(' ')[0]!.toLowerCase())))
    return told(typed, lowered(rest), (words) => {
      const kind = /^is (an?\s.+)$/i.exec(words);
      return kind ? { shape: 'kind', words: kind[1]! } : { shape: 'does', words };
    });
  if (STATE.test(bare) || CERTIFIED.test(bare)) {
    const was = /^(?:founded|established|started|set up)/i.test(bare) ? 'was' : 'is';
    return told(typed, `${was} ${/^\p{Lu}{2}/u.test(bare) ? bare : lowered(bare)}`, (words) => ({ shape: 'does', words }));
  }
  if (/^(?:our|my)\s/i.test(bare) && isSentence(bare)) return sentence(bare);
  if (/^what\s.+\s(?:is|are)\s/i.test(bare)) return sentence(bare);
  if (AT_WORK.test(bare)) return told(typed, lowered(bare), (words) => ({ shape: 'gerund', words }));
  const topic = readTopic(bare);
  if (topic.shape === 'opaque') return quote(typed);
  const tokens = tagged(bare);
  const subject = nounPhraseAt(bare, tokens, 0, 'all') ?? topic.subject;
  const isLine = LINE_OF_WORK.test(bare.split(' and ')[0]!) || /^travel (?:agency|agent|company|guide)\b/i.test(bare);
  if (isFirst && (isLine || kindIn(bare))) return fromNoun(bare, topic, subject);
  if (tokens[1]?.tag === 'auxiliary' || /^(?:that|it|there|this|they|here)['’](?:s|re)\b/i.test(bare)) return sentence(bare);
  if (topic.shape === 'clause' && isSentence(bare)) return sentence(bare);
  if (topic.shape === 'verb phrase') {
    const [verb = ''] = bare.split(' ');
    if (!isFirst || INVITATION.test(bare) || !isBaseVerb(verb.toLowerCase())) return quote(typed);
    const base = lowered(bare);
    return told(typed, base, (words) => ({ shape: 'does', words: base.replace(/^\S+/, thirdPerson), base: words }));
  }
  if (topic.shape === 'gerund phrase') return told(typed, lowered(bare), (words) => ({ shape: 'gerund', words }));
  if (!isFirst && BEGINS_SENTENCE.test(bare) && (isSentence(bare) || /^each one \p{L}+s\b/iu.test(bare))) return sentence(bare);
  if (!isFirst) return told(typed, asideOf(bare), (words) => ({ shape: 'aside', words }));
  return fromNoun(bare, topic, subject);
};
