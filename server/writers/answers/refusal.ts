/**
 * Plain refusals. What cannot be answered honestly is said to be so, with what the dictionary
 * knows of the question's own words, and never with a guess.
 */
import { capitalise } from '../../english/prose.ts';
import { baseForms, partsOfSpeech } from '../../lexicon/wordnet.ts';
import type { Answer, Asked, Category } from './answer.ts';
import { byFrequency, isClean, lookUp, type Looked } from './lookup.ts';
import { sentencesOf } from './question.ts';
import { preferred } from './subjects.ts';

export type Reason =
  | 'crisis'
  | 'medical'
  | 'legal'
  | 'money'
  | 'opinion'
  | 'news'
  | 'future'
  | 'personal'
  | 'foreign'
  | 'several'
  | 'musing'
  | 'unknown';

const CRISIS = [
  /\b(?:kill(?:ing)?|hurt(?:ing)?|harm(?:ing)?|hang(?:ing)?|cut(?:ting)?|poison(?:ing)?|starve|starving|drown(?:ing)?) (?:my ?self|meself|myslef)\b/,
  /\b(?:end(?:ing)?|take|taking) (?:my|it) (?:own )?(?:life|all)\b/,
  /\b(?:want|wanna|wish|going|ready|trying|how|way|ways|easiest|painless\w*|quickest) (?:i (?:was|were|could) )?(?:to )?(?:die|dead|be dead|commit suicide|suicide|overdose|self[- ]harm)\b/,
  /\bi (?:am|feel|'m|m) (?:so )?suicidal\b|\bno reason to live\b|\bdon'?t want to (?:live|be alive|be here anymore|wake up)\b|\bbetter off (?:dead|without me)\b|\bnot want to live\b/,
  /\b(?:how (?:do|can|to|many|much)|what (?:dose|is the best way)).*\b(?:tie a noose|lethal dose|fatal dose|overdose|suicide)\b/,
  /\b(?:my|friend|someone|he|she|they|child|son|daughter|brother|sister|partner) .*\b(?:suicidal|wants? to die|kill (?:him|her|them)sel(?:f|ves)|self[- ]harm\w*)\b/,
];
const MEDICAL_WORDS =
  /\b(?:tablets?|pills?|medicines?|medication|meds|dose|doses|dosage|symptoms?|pains?|aches?|rash|fever|temperature|pregnan\w+|blood pressure|diagnos\w+|cure|cures|treat|treatment|doctor|antibiotics?|ibuprofen|paracetamol|aspirin|insulin|antidepressants?|vaccine|infection|headaches?|chest|cough|cancer|diabetes|depress\w+|anxiety|sick|ill|surgery|allerg\w+|bleeding|swollen|vomit\w*|diarrh\w+|mole|lump|drug|drugs|supplement|supplements|lose weight|diet|calories|sleep|alcohol)\b/;
const LEGAL_WORDS =
  /\b(?:sue|suing|sued|legal|illegal|legally|lawsuit|lawyer|court|evict\w*|landlord|tenant|custody|divorce|contract|liable|liability|visa|immigration|arrest\w*|copyright|refund|fired|inherit\w*|will|tax|taxes|police|warrant|parole)\b/;
const MONEY_WORDS =
  /\b(?:invest\w*|stocks?|shares?|crypto\w*|bitcoin|mortgage|loan|pension|savings?|etf|buy a house|retire\w*|portfolio|interest rates?|insurance)\b/;
const ADVICE =
  /^(?:should|shall|can|could|may|must|is it (?:safe|ok|okay|fine|bad|good|legal|illegal|worth|normal|better)|do i|am i|is my|are my|does my|will my|would i|how (?:do|can|should|to|much should|many should)|what (?:should|can|do) (?:i|we|you)|what to|which .* should|when should|where should|who should|why (?:do|does|am|is|are) (?:i|my)|i (?:have|feel|am|want|need)|my )\b/;
const OPINION =
  /\b(?:best|worst|better|favou?rite|greatest|most beautiful|prettiest|coolest|funniest|recommend\w*|your opinion|you think|do you (?:like|prefer|believe|love|hate)|would you|overrated|underrated|who should i vote|worth it|ugliest|smartest)\b|^(?:should|shall) (?:i|we|people|the|a|an|my)\b|\b(?:should|ought to) be (?:banned|legal|allowed|illegal)\b|^is (?:it|there) (?:right|wrong|moral|ethical|a god|god)\b|^does god\b/;
const NEWS =
  /\b(?:today|tonight|right now|currently|current|latest|this (?:week|month|year|morning|season)|yesterday|last (?:night|week|month|year|season)|recent(?:ly)?|news|nowadays|at the moment|so far|weather|forecast|score|stock price|share price|exchange rate|price of|trending|live)\b|\b(?:dollars?|euros?|pounds?|yen|rupees?|usd|eur|gbp|inr|jpy|francs?|pesos?|bitcoins?) (?:in|to|into|worth in) (?:\w+ )?(?:dollars?|euros?|pounds?|yen|rupees?|usd|eur|gbp|inr|jpy|francs?|pesos?|bitcoins?)\b|^what is the (?:current )?time\b|^what time is it\b|\b(?:weather|news)\b|^who (?:is|are) the (?:current |new |present )?(?:president|prime minister|king|queen|pope|ceo|chancellor|mayor|governor|leader|monarch|head|champion)\b|^who (?:won|is winning|is leading)\b|\bpopulation\b|^how old is\b/;
const FUTURE =
  /\b(?:will|going to|predict\w*|forecast|next (?:year|week|month|election|world cup|decade|olympics)|in the future|tomorrow|lottery numbers?|20(?:2[7-9]|[3-9]\d))\b/;
const PERSONAL =
  /^(?:who am i|what is my|what are my|where (?:is|are|did i|do i|am i)(?: my)?\b.*\b(?:my|i)\b|where am i|when is my|do you|are you|who are you|what are you|how are you|can you|what can you do|what is your|where are you|who made you|why (?:do|does|did|is|are) (?:my|i|she|he|you)|does (?:she|he) |is (?:she|he) |am i )\b/;

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
  const marked = /[¿¡]/.test(text) || words.some((word) => /^(?:l|d|c|qu|cos|dell|un)'\p{L}/u.test(word) && !/^d'you/.test(word));
  return found[1] + (marked ? 1 : 0) >= 2 && found[1] > english ? found[0] : undefined;
};

export const reasonFor = ({ question: { asked, plain, words } }: Asked): Reason => {
  if (CRISIS.some((pattern) => pattern.test(plain))) return 'crisis';
  if (foreign(asked, words) !== undefined) return 'foreign';
  if (ADVICE.test(plain) && MEDICAL_WORDS.test(plain)) return 'medical';
  if (ADVICE.test(plain) && MONEY_WORDS.test(plain)) return 'money';
  if (ADVICE.test(plain) && LEGAL_WORDS.test(plain.replace(/\bwill\b(?! and testament)/g, ''))) return 'legal';
  if (/^(?:what is )?(?:the )?(?:meaning|purpose|point) of (?:life|existence|everything|it all)/.test(plain)) return 'musing';
  if (OPINION.test(plain)) return 'opinion';
  if (PERSONAL.test(plain)) return 'personal';
  if (FUTURE.test(plain)) return 'future';
  if (NEWS.test(plain)) return 'news';
  return sentencesOf(asked).filter((sentence) => sentence.endsWith('?')).length > 1 ? 'several' : 'unknown';
};

/** Questions that are refused before any source is asked, the visitor's notes included: no quotation may pass for advice. */
export const mustRefuse = (asked: Asked): Reason | undefined => {
  const reason = reasonFor(asked);
  return reason === 'crisis' ||
    ((reason === 'medical' || reason === 'legal' || reason === 'money') &&
      /\bshould\b|\bsafe\b|^can i\b/.test(asked.question.plain))
    ? reason
    : undefined;
};

const LEADS: Record<Reason, readonly string[]> = {
  crisis: [
    'If you are thinking of harming yourself, or someone near you is, please call your local emergency number now, or be with someone you trust until help comes.',
  ],
  medical: [
    'This is a question for a doctor or a pharmacist, who know the case; this tool does not answer it.',
    'A doctor or a pharmacist should answer this one; nothing here may stand in for them.',
  ],
  legal: [
    'This depends on the law of the place and on the facts of the case, so a lawyer or a legal advice centre should answer it; this tool cannot.',
    'This tool gives no legal advice: a lawyer or a legal advice centre can look at the whole case.',
  ],
  money: [
    'This depends on your own means and on markets that nobody can foresee, so this tool does not answer it.',
    'This tool gives no advice on money: an independent adviser can look at the whole picture.',
  ],
  opinion: [
    'This is a matter of opinion, and this tool has none to give.',
    'That is for people to weigh and decide; this tool answers only what can be looked up.',
  ],
  news: [
    'This is not known here: the answer changes with time, and this tool follows no news.',
    'This tool holds nothing that changes from day to day, so the answer is not known here.',
  ],
  future: [
    'This is not known here: it lies in the future, and this tool makes no predictions.',
    'Nobody can look that up yet, and this tool does not predict.',
  ],
  personal: [
    'This is not known here: it is about a person or a conversation that this tool knows nothing of.',
    'Only someone who was there can know this; nothing about it is stored here.',
  ],
  foreign: ['The question does not seem to be in English, the only language that is read here, so it was not understood.'],
  several: ['There is more than one question here, and this tool answers one at a time.'],
  musing: ['This is one of the oldest open questions, and no dictionary settles it.'],
  unknown: ['This is not known here.', 'The answer to this is not known here.', 'This tool does not know the answer.'],
};

const NEXT: Record<Reason, readonly string[]> = {
  crisis: ['You do not have to explain everything; saying “I need help” is enough to start.'],
  medical: ['If it is urgent, call your local emergency number.'],
  legal: ['Bring the papers and the dates, because both often decide.'],
  money: ['What this tool can do is explain a term or work out a sum.'],
  opinion: ['It can explain the words in which the question is put.'],
  news: ['A source that is kept up to date will know.'],
  future: ['It can say what is settled already.'],
  personal: ['If the answer stands in a text of yours, paste it under Additional Context and ask again.'],
  foreign: ['Please ask it again in English.'],
  several: ['Please ask them one after the other.'],
  musing: ['Philosophers and religions give many answers, and each of them needs more than a line.'],
  unknown: [
    'If the answer stands in a text of yours, paste it under Additional Context and ask again.',
    'A shorter question about one thing often works better.',
    'Within reach are words, countries, sums, units, dates and some settled facts.',
  ],
};

const PASSED_OVER = new Set(
  (
    'thing things way ways time times people person man woman day days year years one ones lot kind sort type question answer please help make makes made get gets got go goes give take need want know mean look say tell work ' +
    'good bad new old first last much many more most best worst next own same other long little big high low great right left able sure really just also even still very too back well like use used using do does did can will would should could ' +
    'who what when where why how which there here that this it i a an in on at be is are was were have has had am no not all any some if so than then up out off over down again now ever never always yes me us he my ought might may must ' +
    'someone anyone something anything everything nothing today tomorrow yesterday tonight feel feeling fine stop start keep let put come came went'
  ).split(' '),
);

const usesOf = (looked: Looked): number => looked.senses.reduce((sum, { uses }) => sum + uses, 0);

/** The word or its base, whichever is the more usual: "won" is a form of win before it is Korean money. */
const usual = (word: string): Looked | undefined => {
  const own = lookUp(word);
  const all = [own, ...baseForms(word).map(lookUp)].filter((looked) => looked !== undefined);
  const [most] = all.sort((left, right) => usesOf(right) - usesOf(left));
  // Names are left out: what a name stands for here is not the dictionary's to say.
  return most?.senses[0]?.isInstance ? undefined : most;
};

/** The terms of the question that the dictionary holds: phrases before single words, those of fewer senses first. */
const termsIn = (words: readonly string[]): Looked[] => {
  const phrases: Looked[] = [];
  const taken = new Set<number>();
  const open = (word: string, at: number): boolean => !taken.has(at) && !PASSED_OVER.has(word);
  for (let size = 3; size >= 2; size--)
    for (let at = 0; at + size <= words.length; at++) {
      const phrase = words.slice(at, at + size);
      if (!open(phrase[0]!, at) || !open(phrase.at(-1)!, at + size - 1) || !partsOfSpeech(phrase.join(' ')).has('noun')) continue;
      const looked = lookUp(phrase.join(' '));
      if (!looked || looked.senses[0]!.isInstance) continue;
      phrases.push(looked);
      for (let n = 0; n < size; n++) taken.add(at + n);
    }
  const single = words
    .filter((word, at) => open(word, at) && word.length > 2 && /^\p{L}[\p{L}'-]*$/u.test(word))
    .map(usual)
    .filter((looked) => looked !== undefined)
    .filter(({ lemma, senses }) => !PASSED_OVER.has(lemma) && senses.some(({ partOfSpeech }) => partOfSpeech !== 'adverb'))
    .sort((left, right) => left.senses.length - right.senses.length);
  const terms = new Map([...phrases, ...single].map((looked) => [looked.lemma.toLowerCase(), looked]));
  return [...terms.values()].filter(({ lemma }) => isClean(lemma));
};

/** "“Election” (noun): a vote to select the winner …" */
const entryOf = ({ lemma, senses }: Looked, category: Category): string | undefined => {
  const general = byFrequency(
    senses.filter(({ isInstance, partOfSpeech, definition }) => !isInstance && partOfSpeech !== 'adverb' && isClean(definition)),
  );
  const [sense] = preferred(general, category).senses;
  return sense && `${capitalise(`“${lemma.toLowerCase()}”`)} (${sense.partOfSpeech}): ${sense.definition.replace(/[.\s]+$/, '')}`;
};

export const refuse = (asked: Asked, reason: Reason): Answer => {
  const { random, question } = asked;
  const terms = reason === 'crisis' || reason === 'foreign' ? [] : termsIn(question.words);
  const entries = terms.map((term) => entryOf(term, asked.category)).filter((entry) => entry !== undefined);
  const said = entries.map((entry, at) => (at === 0 ? `Its words in the dictionary: ${entry}.` : `${entry}.`));
  const next = random.shuffle(NEXT[reason]);
  const nothing =
    reason === 'crisis' || reason === 'foreign' ? undefined : 'None of its words that carry the meaning are in the dictionary.';
  const lead = random.pick(LEADS[reason]);
  return {
    confidence: reason === 'crisis' || reason === 'foreign' ? 10 : Math.min(30, 12 + 5 * Math.min(3, entries.length)),
    lead,
    more: [
      [next[0]!, ...(said.length > 0 ? said.slice(0, 2) : nothing ? [nothing] : [])],
      said.length > 2 ? said.slice(2, 4) : next.slice(1, 2),
      [
        ...said.slice(4, 7),
        ...(reason === 'unknown' ? next.slice(1, 3).filter((one) => said.length > 2 || one !== next[1]) : []),
      ],
    ],
    asides: {
      source:
        terms.length > 0
          ? 'The definitions come from WordNet 3.1; nothing else here was looked up.'
          : 'No source here holds an answer.',
      ...(reason === 'crisis' ? {} : { caution: 'A guess would sound the same as an answer, so none is made.' }),
    },
    topics:
      reason === 'crisis'
        ? ['What is mindfulness?', 'What is empathy?', 'What does “solace” mean?']
        : terms.slice(0, 3).map(({ lemma }) => `What does “${lemma.toLowerCase()}” mean?`),
  };
};
