/** Finds why a question is not answered: advice that others must give, opinion, news, another language … */
import type { Asked } from './answer.ts';
import { sentencesOf } from './question.ts';
import { askedIn, isPersonal } from './reading.ts';

export type Reason =
  | 'medical'
  | 'legal'
  | 'money'
  | 'opinion'
  | 'news'
  | 'future'
  | 'personal'
  | 'act'
  | 'foreign'
  | 'several'
  | 'musing'
  | 'not in notes'
  | 'unknown';

/** Wherever they stand, somebody's body is at stake; */
const MEDICAL_CASE =
  /\b(?:tablets?|pills?|medicines?|medication|meds|dose|doses|dosage|symptoms?|pains?|rash|pregnan\w+|blood pressure|diagnos\w+|antibiotics?|ibuprofen|paracetamol|aspirin|insulin|antidepressants?|vaccine|infection|chest|cancer|diabetes|surgery|bleeding|swollen|vomit\w*|diarrh\w+|lump)\b/;
/** these do where they are what is asked: a story has them by the way. */
const MEDICAL_WORDS =
  /\b(?:aches?|fever|cure|cures|treatment|doctor|headaches?|cough|depress\w+|anxiety|sick|ill|allerg\w+|mole|drug|drugs|supplement|supplements|lose weight|diet|alcohol)\b/;
const LEGAL_WORDS =
  /\b(?:sue|suing|sued|legal|illegal|legally|lawsuit|lawyer|court|evict\w*|landlord|tenant|custody|divorce|contract|liable|liability|visa|immigration|arrest\w*|copyright|refund|fired|inherit\w*|will|tax|taxes|police|warrant|parole)\b/;
const MONEY_WORDS =
  /\b(?:invest\w*|stocks?|shares?|crypto\w*|bitcoin|mortgage|loan|pension|savings?|etf|buy a house|retire\w*|portfolio|interest rates?|insurance)\b/;
const ADVICE =
  /^(?:should|shall|can|could|may|must|is it (?:safe|ok|okay|fine|bad|good|legal|illegal|worth|normal|better)|do i|am i|is my|are my|does my|will my|would i|how (?:do|can|should|to|much should|many should)|what (?:should|can|do) (?:i|we|you)|what to|which .* should|when should|where should|who should|why (?:do|does|am|is|are) (?:i|my)|i (?:have|feel|am|want|need)|my )\b|^(?:is|are) .*\b(?:safe|dangerous|harmful|toxic|bad for|good for|legal|illegal)\b|\b(?:symptoms of|side effects|treatment (?:of|for)|cure for)\b/;
const OPINION =
  /(?<!\b(?:do|does|did|doing) (?:my )?)\b(?:best(?! (?:before|man|practice)\b)|worst|better(?! (?:for|to|at|value|way)\b)|favou?rite|greatest|most beautiful|prettiest|coolest|funniest|recommend\w*|your opinion|you think|do you (?:like|prefer|believe|love|hate)|would you|overrated|underrated|who should i vote|worth it|ugliest|smartest)\b|^(?:should|shall) (?:i|we|people|the|a|an|my)\b|\b(?:should|ought to) be (?:banned|legal|allowed|illegal)\b|^is (?:it|there) (?:right|wrong|moral|ethical|a god|god)\b|^does god\b/;
const NEWS =
  /\b(?:today|tonight|right now|currently|current|latest|this (?:week|month|year|morning|season)|yesterday|last (?:night|week|month|year|season)|recent(?:ly)?|news|nowadays|at the moment|so far|weather|forecast|(?:final |the |live )score (?:of|in|for|at)|stock price|share price|exchange rate|price of|trending|live (?:stream|score|results|coverage|on))\b|\b(?:dollars?|euros?|pounds?|yen|rupees?|usd|eur|gbp|inr|jpy|francs?|pesos?|bitcoins?) (?:in|to|into|worth in) (?:\w+ )?(?:dollars?|euros?|pounds?|yen|rupees?|usd|eur|gbp|inr|jpy|francs?|pesos?|bitcoins?)\b|^what is the (?:current )?time\b|^what time is it\b|\b(?:weather|news)\b|^who (?:is|are) the (?:current |new |present )?(?:president|prime minister|king|queen|pope|ceo|chancellor|mayor|governor|leader|monarch|head|champion)\b|^who (?:won|is winning|is leading)\b|\bpopulation\b|^how old is\b/;
/** A question has a word that asks; what has none tells of a case. */
const ASKED = /\b(?:what|who|whose|when|where|which|how|why)\b|^(?:is|are|was|were|did|do|does|will|has|have|can)\b/;
const FUTURE =
  /\b(?:will|going to|predict\w*|forecast|next (?:year|week|month|election|world cup|decade|olympics)|in the future|tomorrow|lottery numbers?|20(?:2[7-9]|[3-9]\d))\b/;
const PERSONAL =
  /^(?:who am i|what is my|what are my|where (?:is|are|did i|do i|am i)(?: my)?\b.*\b(?:my|i)\b|where am i|when is my|do you|are you|who are you|what are you|how are you|can you|what can you do|what is your|where are you|who made you|why (?:do|does|did|is|are) (?:my|i|she|he|you)|does (?:she|he) |is (?:she|he) |am i )\b/;
const FIGURE = /\d[\d.,]*/g;

/** Asks us to do something in the world. */
const ACT =
  /^(?:can|could|will|would) (?:you|u) (?:please )?(?:ring|call|phone|book|cancel|order|send|email|text|remind|move|pay|buy)\b/;

/** Small words that belong to one language each. */
const FOREIGN: Record<string, readonly string[]> = {
  Spanish:
    'qué que cuál cuáles cómo dónde cuándo quién el los las una es son para por del está porque qual cuantos cuántos'.split(' '),
  French:
    'quel quelle quels quelles est le les une des du qui pourquoi comment où quand combien que ce cette dans pour avec sur'.split(
      ' ',
    ),
  German:
    'was wer wo wie warum wann welche welcher ist sind ein eine einen der das dem den und nicht für mit von hauptstadt'.split(
      ' ',
    ),
  Italian: 'che cosa chi dove quando perché come quale quali è il lo gli una della del di per sono nel'.split(' '),
  Portuguese: 'como qual quais quem onde quando quanto uma um é são do da dos das não para por que os'.split(' '),
  Dutch: 'wat wie waar wanneer waarom hoe welke is een het de van en zijn niet hoeveel voor met'.split(' '),
};
const ENGLISH = new Set(
  'what who where when why how which the a an is are of in do does did to and for my can should was were has have i it you on with define mean meaning'.split(
    ' ',
  ),
);

/** The language a text seems to be written in, where it is not English. */
const foreign = (text: string, words: readonly string[]): string | undefined => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters > 0 && latin < letters / 2) return 'another script';
  const english = words.filter((word) => ENGLISH.has(word)).length;
  const found = Object.entries(FOREIGN)
    .map(([language, own]) => [language, words.filter((word) => own.includes(word)).length] as const)
    .sort(([, left], [, right]) => right - left)[0]!;
  const marked =
    /[¿¡]/.test(text) || words.some((word) => /^(?:l|d|c|qu|cos|dell|un)'\p{L}/u.test(word) && !word.startsWith("d'you"));
  return found[1] + (marked ? 1 : 0) >= 2 && found[1] > english ? found[0] : undefined;
};

export const reasonFor = ({ question, notes }: Asked): Reason => {
  const { asked, plain, words } = question;
  // Only what is asked says why it cannot be answered, and not "yesterday" in a story.
  const end = askedIn(asked);
  const isTold = isPersonal(plain) || !ASKED.test(end);
  if (foreign(asked, words) !== undefined) return 'foreign';
  if (notes.trim() !== '') return 'not in notes';
  const isAdvice = ADVICE.test(plain) || ADVICE.test(end);
  if (isAdvice && (MEDICAL_CASE.test(plain) || MEDICAL_WORDS.test(end))) return 'medical';
  if (isAdvice && MONEY_WORDS.test(end)) return 'money';
  if (isAdvice && LEGAL_WORDS.test(end.replace(/\bwill\b(?! and testament)/g, ''))) return 'legal';
  if (/^(?:what is )?(?:the )?(?:meaning|purpose|point) of (?:life|existence|everything|it all)/.test(plain)) return 'musing';
  if (OPINION.test(end)) return 'opinion';
  if (ACT.test(end)) return 'act';
  // Who tells the figures asks what comes of them: nothing is missing that only they could know.
  if (PERSONAL.test(end) && (plain.match(FIGURE) ?? []).length < 2) return 'personal';
  if (FUTURE.test(end) && !isTold) return 'future';
  if (NEWS.test(end) && !isTold) return 'news';
  return sentencesOf(asked).filter((sentence) => sentence.endsWith('?')).length > 1 ? 'several' : 'unknown';
};

/** Questions that nothing but what was written for them may answer, the visitor's notes included: no quotation may pass for advice. */
export const mustRefuse = (asked: Asked): Reason | undefined => {
  const reason = reasonFor(asked);
  return (reason === 'medical' || reason === 'legal' || reason === 'money') &&
    /\bshould\b|\bsafe\b|^can i\b/.test(asked.question.plain)
    ? reason
    : undefined;
};
