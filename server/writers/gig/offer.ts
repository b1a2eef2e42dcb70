/** What the gig's title offers, and in which of the ways that freelancers word their titles. */
import { article, capitalise } from '../../english/prose.ts';
import { indefinite, readTopic } from '../../english/topic.ts';
import { segmentsOf, sentencesOf, withoutStop } from '../../english/topic/clean.ts';
import { nounPhraseAt } from '../../english/topic/noun-phrase.ts';
import { tagged } from '../../english/topic/tagger.ts';
import { withTradeNames } from './trade-names.ts';
import { isTrade } from './trade.ts';
import { inside, readable, withCapitalI, withoutTitleCase } from './typed.ts';

export interface Offer {
  readonly shape: /** "design a logo for your cafe": what the seller will do. */
    | 'action'
    /** "learn Spanish at home": what the buyer will do. */
    | 'goal'
    /** "a restaurant SEO audit", with its article. */
    | 'thing'
    /** "a maths tutor": who the seller is, with the article. */
    | 'person'
    /** A question with its mark. */
    | 'question'
    /** Fits only after a colon. */
    | 'named';
  readonly words: string;
  /** What was added behind a comma, a stop or a line: "warm female voice". */
  readonly remark?: string;
}

const PROMISE =
  /^(?:(?:hi|hello|hey)[,!.]?\s+)?(?:i|we)(?:\s+(?:w[iou]l+|shall|can|could|am going to|are going to|would (?:love|like) to|want to|offer to|gonna|am able to)|['’]ll)\s+(?=\p{L})/iu;
const PRESENT = /^(?:i|we)\s+(?!am\b|are\b|was\b|have\b|had\b|do\b|don)(?=\p{L})/iu;
const SELF = /^(?:i am|i['’]m|we are|we['’]re)\s+(?=an?\s)/i;
/** Never the start of a thing for sale: these are orders whatever follows. */
const VERBS =
  'create|make|build|develop|write|rewrite|edit|proofread|translate|transcribe|draw|illustrate|paint|compose|produce|set up|fix|repair|clean|optimi[sz]e|manage|run|analy[sz]e|convert|retouch|remove|animate|teach|tutor|craft|photograph|narrate|sing|find|generate|do|be|grow|boost|improve|increase|promote|scrape|customi[sz]e|install|migrate|summari[sz]e|organi[sz]e|prepare|provide|deliver|give|help|redesign|format';
/** "Design services" is a thing, "design your logo" an order. */
const VERBS_OR_NOUNS =
  'design|audit|research|model|render|code|program|plan|shoot|voice|record|mix|master|cut|test|review|coach|cover|map';
const ORDER = new RegExp(
  `^(?:(?:${VERBS})\\s+\\p{L}|(?:${VERBS_OR_NOUNS})\\s+(?:an?|the|your|you|my|our|any|all|up|and|it|this|\\d+|\\p{L}+(?:ful|ive|ern|ic|able|ous)\\s))`,
  'iu',
);
const WISH =
  /^(?:get|learn|discover|hire|stop|start|enjoy|have|meet|try|order|book|buy|win|achieve|become|pass|own|look|feel|lose|save|earn|launch|finally|never|don['’]?t|let|come|join|speak|sleep|stand|impress|reach|turn)\s+\p{L}/iu;

/** "warm female voice; fast" behind the thing itself. */
const SALES_TALK = /^(?:hire|order|contact|buy|click|message|let['’]?s|call|try|choose|trust|get|look no)\b/i;

const remarkOf = (rest: readonly string[]): Pick<Offer, 'remark'> => {
  const told = rest.filter((words) => !SALES_TALK.test(words));
  return told.length === 0 ? {} : { remark: told.map(inside).join(', ') };
};

const named = (title: string): Offer => ({ shape: 'named', words: title });

/** Bought by the amount, whatever the dictionary counts. */
const UNCOUNTED =
  /^(?:help|support|work|assistance|advice|feedback|maintenance|management|marketing|coaching|tutoring|consulting|optimi[sz]ation|transcription|translation|entry|research|art|copy|content|photography|animation|illustration|music|retouching|growth|promotion|branding|training|advertising)$/;

const fromNouns = (title: string): Offer => {
  const [head = title, ...rest] = segmentsOf(title);
  // After an article "resume help" and "design services" are read as things, not as orders.
  const hasArticle = /^(?:an?|the|my|our|your|no|this|these|\d+)\b/i.test(head);
  const text = hasArticle ? head : `an ${head}`;
  const found = nounPhraseAt(text, tagged(text), 0, 'all');
  const phrase = found && !hasArticle ? { ...found, determiner: undefined } : found;
  if (!phrase || /^(?:my|our|no|this)\b/i.test(phrase.determiner ?? '')) return named(title);
  const isPerson = phrase.number === 'one' && isTrade(phrase.core);
  if (isPerson) {
    const words = inside(phrase.words);
    return { shape: 'person', words: `${article(words)} ${words}`, ...remarkOf(rest) };
  }
  const words = inside(phrase.words);
  const isUncounted = phrase.determiner === undefined && UNCOUNTED.test(phrase.head);
  return { shape: 'thing', words: isUncounted ? words : indefinite({ ...phrase, words }), ...remarkOf(rest) };
};

const shaped = (title: string, isQuestion: boolean): Offer => {
  const topic = readTopic(title);
  const promised = title.replace(PROMISE, '');
  if (promised !== title) return { shape: 'action', words: promised };
  if (topic.shape === 'opaque') return named(title);
  if (isQuestion || topic.shape === 'question') return { shape: 'question', words: `${capitalise(title)}?` };
  const present = title.replace(PRESENT, '');
  if (present !== title) return { shape: 'action', words: present };
  const self = title.replace(SELF, '');
  if (self !== title) return { shape: 'person', words: self };
  // A verb is no name, whatever follows it.
  const small = title.charAt(0).toLowerCase() + title.slice(1);
  if (WISH.test(title)) return { shape: 'goal', words: small };
  const hasObject = topic.shape === 'verb phrase' && /^\p{L}+ (?:an?|the|your?|my|our)\b/iu.test(title);
  // Worded as the buyer would: "fix my Shopify store".
  if (ORDER.test(title) || hasObject)
    return { shape: 'action', words: small.replace(/^(\p{L}+(?: up)?) (?:my|our)\b/iu, '$1 your') };
  const offer = fromNouns(title);
  return offer.shape === 'person' || /^(?:noun phrase|verb phrase|keywords)$/.test(topic.shape) ? offer : named(title);
};

/** @param typed The gig's title: a promise, an order, a question, a thing, a trade, or no English at all. */
export const readOffer = (typed: string): Offer => {
  const [first = '', ...others] = sentencesOf(withCapitalI(readable(typed)));
  const title = withTradeNames(withoutTitleCase(withoutStop(first)));
  if (!/[\p{L}\p{N}]/u.test(title)) return named(typed.replace(/\s+/g, ' ').trim());
  const offer = shaped(title, /\?["”’)]*$/.test(first));
  const said = others.map(withoutStop).filter((words) => /[\p{L}\p{N}]/u.test(words));
  return said.length > 0 ? { ...offer, ...remarkOf([...(offer.remark === undefined ? [] : [offer.remark]), ...said]) } : offer;
};
