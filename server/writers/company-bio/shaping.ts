/** Tells the shape of one statement of the visitor's. */
import { capitalise, withArticle } from '../../english/prose.ts';
import { readTopic, type Topic } from '../../english/topic.ts';
import { withoutStop } from '../../english/topic/clean.ts';
import { lowered, nounPhraseAt } from '../../english/topic/noun-phrase.ts';
import { tagged, type Token } from '../../english/topic/tagger.ts';
import { classOf } from '../../english/topic/word-classes.ts';
import { inThirdPerson, isBaseVerb, predicateOf } from './agreement.ts';
import { isCompanyKind } from './kinds.ts';
import { fromNounPhrase } from './noun-phrases.ts';
import { quoted, told, type Statement } from './statement.ts';

const MISSION = /^(?:our|my|the|its)\s+(?:mission|goal|aim|purpose|job|vision)\s+is\s+to\s+/i;
/** "Helping companies" is work; "wedding photographers" and "marketing for hotels" are not done to anything. */
const AT_WORK =
  /^(?:helping|feeding|rescuing|caring for|rehoming|saving|planting|preserving|empowering|selling|making|building|designing|providing|offering|creating|bringing|teaching|training|connecting|turning|running|growing|delivering|repairing|restoring|supporting|giving|changing|improving|reducing|cutting|keeping|protecting|advising|developing|crafting|supplying|renting|writing|sharing|fixing|serving|managing|installing|importing)\s+\p{L}/iu;

/** Two or three words whose last one could be read as a verb: "crane hire", "pest control". */
const LINE_OF_WORK =
  /^\p{L}[\p{L}-]*(?: [\p{L}-]+)? (?:hire|rental|repair|care|design|control|support|supply|storage|removal|delivery|maintenance|management)$/iu;

/** Said to the customer: "learn Spanish online", "find your next flat". */
const INVITATION =
  /^(?:learn|discover|find|get|upload|download|send|sign|scan|pick|enjoy|book|explore|save|meet|buy|shop|join|try|come|visit|experience|see|taste|ask|call|choose|order|stay|travel|relax|feel|look|start|stop|never|do not|don['’]t|let|eat|drink|play|watch|read|wear|ride)\b|\byour?(?:self)?\b/i;

/** "Founded by two sisters", "fully insured": all that is missing is "is". */
const PASSIVE =
  /^(?:(?:fully|family|independently|locally|employee|privately|woman|women)[\s-])?(?:founded|established|started|set up|run|owned|led|managed|backed|insured|licen[sc]ed|certified|regulated|registered|accredited)(?=$|,|\s+(?:by|in|since|with|and|as|for|to|under)\b)/i;

const COMPANY =
  /^(?:the|this|our|my)\s+(?:company|business|firm|agency|studio|startup|shop|practice|organi[sz]ation)\s+(?=\p{L})/iu;
const PERSON = /^(?:we|i|they)(?:['’](re|m|ve|ll|d))?\s+/i;
const THIRD =
  /^(?:is|was|has|helps|provides|offers|makes|sells|builds|designs|delivers|runs|creates|develops|manufactures|produces|supplies|connects|enables|serves|speciali[sz]es|teaches|trains|supports|works|gives|brings|lets|keeps|turns|publishes|advises|rents|repairs|restores|installs|imports|brews|bakes|grows|writes|organi[sz]es|manages)\s+(?=\S)/i;
const fromPredicate = (contraction: string, rest: string, typed: string): Statement => {
  const predicate = predicateOf(contraction, rest);
  const words = predicate && inThirdPerson(predicate.words);
  const base = predicate?.base === undefined ? undefined : inThirdPerson(predicate.base);
  if (predicate === undefined || words === undefined) return quoted(typed);
  const plural = /^is (.+)$/.exec(words);
  if (plural && readTopic(plural[1]!).subject?.number === 'many' && !/^(?:a|an|the)\b/i.test(plural[1]!))
    return isCompanyKind(plural[1]!) ? { shape: 'people', words: plural[1]! } : quoted(typed);
  const kind = /^is (an?\s.+)$/i.exec(words);
  if (kind) return { shape: 'kind', words: kind[1]! };
  if (words === '') return base === undefined ? quoted(typed) : { shape: 'purpose', words: base };
  return { shape: 'predicate', words, ...(base !== undefined && { base }) };
};

/** What already follows a name stays as it is; "Acme help people" is not for us to mend. */
const fromThird = (rest: string, bare: string, typed: string): Statement => {
  const words = lowered(rest);
  const [first = ''] = words.split(' ');
  const isFinite = THIRD.test(`${words} .`) || /^(?:can|will|does|was|were|are)$/.test(first) || !isBaseVerb(first);
  if (rest === bare || (isFinite && readTopic(`It ${words}`).shape === 'clause')) return told('predicate', words, typed);
  return quoted(typed);
};

/** "aged" in "children aged two" carries no sentence. */
const isFinite = ({ tag, lower }: Token, at: number): boolean =>
  at > 0 && (tag === 'auxiliary' || (tag === 'verb' && classOf(lower).form !== 'past'));

const phraseAt = (text: string, tokens: readonly Token[]): Partial<Topic> => {
  const subject = nounPhraseAt(text, tokens, 0, 'all');
  return subject ? { subject, shape: 'noun phrase' } : {};
};

/**
 * @param part A sentence, or a part of one that could stand alone.
 * @param isFirst Nothing was said of the company before it.
 * @returns Nothing where there are no words.
 */
export const statementOf = (part: string, name: string, isFirst: boolean): Statement | undefined => {
  const sentence = part.replace(/^(?:and|but|so)\s+/i, '').trim();
  const bare = withoutStop(sentence);
  if (!/[\p{L}\p{N}]/u.test(bare)) return undefined;
  if (/\?["”’)]*$/.test(sentence)) return { shape: 'question', words: capitalise(sentence.replace(/(?<![?!])[?!]+$/, '?')) };
  if (bare.toLowerCase() === name.toLowerCase()) return undefined;
  if (MISSION.test(bare)) return told('purpose', bare.replace(MISSION, ''), sentence);
  if (AT_WORK.test(bare)) return told('gerund', lowered(bare), sentence);
  // No call to travel.
  if (isFirst && /^travel (?:agency|agent|company|guide)\b/i.test(bare))
    return told('kind', withArticle(lowered(bare)), sentence);
  if (isFirst && LINE_OF_WORK.test(bare)) return told('field', lowered(bare), sentence);
  const topic = readTopic(bare);
  const person = PERSON.exec(bare);
  // Later on, "they" are whatever was spoken of before.
  if (person && !isFirst && /^they/i.test(bare)) return told('sentence', bare, sentence);
  if (person) return fromPredicate(person[1] ?? '', bare.slice(person[0].length), sentence);
  const rest = bare.toLowerCase().startsWith(`${name.toLowerCase()} `) ? bare.slice(name.length + 1) : bare.replace(COMPANY, '');
  if (rest !== bare || THIRD.test(bare)) return fromThird(rest, bare, sentence);
  if (PASSIVE.test(bare))
    return told(
      'predicate',
      `${/^(?:founded|established|started|set up)/i.test(bare) ? 'was' : 'is'} ${lowered(bare)}`,
      sentence,
    );
  if (topic.shape === 'opaque') return quoted(sentence);
  if (topic.shape === 'question') return { shape: 'question', words: capitalise(`${bare}?`) };
  const tokens = tagged(bare);
  // "Care is free", "Our bread takes three days": whole sentences, however their first words are read.
  if (tokens[1]?.tag === 'auxiliary' || (/^(?:our|my)\s/i.test(bare) && sentence !== bare && tokens.some(isFinite)))
    return told('sentence', capitalise(bare), sentence);
  if (topic.shape === 'verb phrase' && !isFirst) return quoted(sentence);
  if (topic.shape === 'verb phrase') return told(INVITATION.test(bare) ? 'phrase' : 'purpose', lowered(bare), sentence);
  if (topic.shape === 'clause' && !tokens.some(isFinite)) return fromNounPhrase(bare, { ...topic, ...phraseAt(bare, tokens) });
  const { subject } = phraseAt(bare, tokens);
  if (topic.shape === 'gerund phrase' && subject && isCompanyKind(subject.head))
    return fromNounPhrase(bare, { ...topic, subject });
  if (topic.shape === 'gerund phrase') return told('gerund', lowered(bare), sentence);
  if (topic.shape === 'clause') return told('sentence', capitalise(bare), sentence);
  if (topic.shape === 'noun phrase' || topic.shape === 'keywords') return fromNounPhrase(bare, topic);
  return told('phrase', bare, sentence);
};
