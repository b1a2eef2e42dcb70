/** Finds why a question is not answered: advice that others must give, opinion, news, another language … */
import { isFunctionWord } from '../../../english/topic/function-words.ts';
import { isKnown } from '../../../english/topic/word-classes.ts';
import { partsOfSpeech } from '../../../lexicon/wordnet.ts';
import type { Asked } from '../answer.ts';
import { askedIn, isPersonal } from '../question/reading.ts';
import { awaitedOf } from './awaited.ts';

export type Reason =
  | 'medical'
  | 'legal'
  | 'money'
  | 'opinion'
  | 'news'
  | 'future'
  | 'awaited'
  | 'personal'
  | 'feelings'
  | 'verdict'
  | 'untold'
  | 'choice'
  | 'turnout'
  | 'family'
  | 'uncounted'
  | 'unrecorded'
  | 'unworked'
  | 'private'
  | 'preference'
  | 'lost'
  | 'worth'
  | 'luck'
  | 'weather'
  | 'act'
  | 'foreign'
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
  /\b(?:sue|suing|sued|legal|illegal|legally|lawsuit|lawyer|evict\w*|custody|liable|liability|immigration|arrest\w*|parole|warrant|allowed by law|against the law)\b|\b(?:can|may|must|allowed|entitled|rights?|have to|should)\b.*\b(?:landlord|tenant|divorce|contract|visa|copyright|refund|fired|inherit\w*|court|police|taxe?s?)\b|\b(?:landlord|boss|employer|police|shop|court)\b.*\b(?:allowed|entitled|may|must|have to)\b/;
const MONEY_WORDS =
  /\b(?:invest\w*|stocks?|shares?|crypto\w*|bitcoin|mortgage|loan|pension|savings?|etf|buy a house|retire\w*|portfolio|interest rates?|insurance)\b/;
/** What is right for one is wrong for another. */
const OWN_MONEY = /\b(?:should|shall|worth|better|best|would you|good (?:idea|time|investment))\b/;
const ADVICE =
  /^(?:should|shall|can|could|may|must|is it (?:safe|ok|okay|fine|bad|good|legal|illegal|worth|normal|better)|do i|am i|is my|are my|does my|will my|would i|how (?:do|can|should|to|much should|many should)|what (?:should|can|do) (?:i|we|you)|what to|which .* should|when should|where should|who should|why (?:do|does|am|is|are) (?:i|my)|i (?:have|feel|am|want|need)|my )\b|^(?:is|are) .*\b(?:safe|dangerous|harmful|toxic|bad for|good for|legal|illegal)\b|\b(?:symptoms of|side effects|treatment (?:of|for)|cure for)\b/;
/** Nobody can measure it. */
const OPINION =
  /\b(?:favou?rite|most beautiful|prettiest|coolest|funniest|ugliest|overrated|underrated|your opinion|what do you think|do you (?:like|prefer|believe|love|hate)|who should i vote)\b|\b(?:best|greatest|worst) (?:\w+ )?(?:film|movie|song|band|album|singer|rapper|actor|actress|footballer|player|team|book|novel|game|country|city|car|food|colou?r|president)s?\b(?! to )|\b(?:best|greatest|worst)\b.*\b(?:ever|of all time)\b|\b(?:should|ought to) be (?:banned|legal|allowed|illegal)\b|^is it (?:morally )?(?:right|wrong|moral|ethical) to\b|^(?:is|are) \p{L}+ (?:better|prettier|cooler|funnier) than \p{L}+$/u;
/** Where to live, what to believe: each has to find it out for themselves. */
const CONVICTION =
  /\b(?:best|true|truest|right|correct|real|worst) (?:religion|faith|god)s?\b|^(?:which|what) (?:religion|faith|god|city|town|country|state) is (?:the )?(?:best|better|nicest|worst|greatest|true|right|correct|real)\b|\b(?:best|nicest|worst) (?:city|town|country|state|place) to live\b/;
/** Two that are measured against each other. */
const PREFERENCE =
  /^(?:who|which|what)(?: one)? (?:is|are|was) (?:the )?(?:better|best|greater|greatest|cooler|nicer|tastier|more fun|funnier|prettier)\b.* or |^(?:is|are) .{2,40} (?:better|greater|cooler|nicer|prettier|funnier) than |^who would win\b/;
/** Something that was put down somewhere. */
const LOST =
  /(?:^|[,;:.!?] (?:so |and )?|\band )where (?:did i (?:put|leave|left|lose|lost|park|hide)|have i (?:put|left|lost|parked|hidden)|(?:could|might|would|can) i have (?:put|left|lost|parked|hidden))\b|^(?:do you know )?where (?:is|are) my (?:car )?(?:keys?|phone|glasses|wallet|passport|remote|bag|purse|ring|car|airpods|headphones)\b/;
const DRAW = /\b(?:lotto|lottery|euro ?millions|power ?ball|mega millions|thunderball|roulette|raffle|scratch ?cards?)\b/;
const DRAWN =
  /\bnumbers?\b.*\b(?:will|come|draw|pick|play|win|next|tonight)|\b(?:winning|lucky|next|right|which|what) (?:\w+ )?numbers?\b|^will (?:i|we)\b|^(?:am|are) (?:i|we) going to\b/;
const PICKED = /\b(?:what|which|the) (?:\p{L}+ ){0,2}numbers (?:should|shall|do|can|will|that)\b/u;
/** Who comes first in a race or a match that is still to be run, and on whom to put money. */
const TO_BE_WON =
  /^(?:who|what|which(?: \p{L}+){0,2})(?: do you think)? (?:will|is going to|(?:i|')s going to|is likely to) (?:win|come first|finish first|score first)\b|\b(?:winners?|tips?|naps?|selections?) (?:for|in|at|of) (?:the )?\d{1,2}[.:]\d{2}\b|\b(?:which|what|who) (?:\p{L}+ )?(?:should|shall|do|can) (?:i|we) (?:back(?! up)|bet on|put (?:my |some |the |an? )?(?:money|bet|fiver|tenner|quid|pound|£\d+) on)\b|^who(?: is|'s)? (?:wins|winning) the \d{1,2}[.:]\d{2}\b/u;
const WEATHER =
  /^(?:will|is) (?:it|there) (?:going to |gonna )?(?:be )?(?:an? )?(?:very |really )?(?:rain|snow|hail|thunder|sun|hot|cold|warm|dry|wet|frost|a storm|storm|nice weather)\w*\b|^what will the weather\b/;
/** Nobody knows yet what will become of somebody. */
const OWN_FUTURE = /^(?:will|am|are) (?:i|we|he|she|they|my \p{L}+)\b(?: (?:ever|going to|gonna))? \p{L}+/u;

/** What others will do: whom the manager will choose, whether a sister will say yes, when somebody will be met. */
const OTHERS_FUTURE =
  /\b(?:is|are|will|do you think) (?:my|our|the|his|her|their) (?:\p{L}+ ){1,2}(?:(?:going to|gonna|will) )?(?:give|get|say|come|choose|pick|win|leave me|propose|call|forgive|promote|want me|like me|love me)\b|^when (?:will|am|are) (?:i|we) (?:ever |going to |finally )?(?:meet|find|die|win|get rich|be (?:rich|famous|happy)|marry)\b/u;
/** What a price will be on a day to come. */
const PRICE_TO_COME =
  /\bwhat (?:exactly |exact )?(?:will|would) (?:the )?(?:\p{L}+ ){0,3}(?:prices?|rates?|value|cost)\b[^?]*\bbe\b|\bwill (?:the )?(?:\p{L}+ ){0,2}(?:prices?|rates?) (?:go|come|rise|fall|drop|be)\b/u;
/** How many guests there will be. */
const TURNOUT = /\bhow many (?:\p{L}+ ){0,2}(?:are (?:going to|gonna)|will) (?:turn up|come|show up|attend)\b/u;
/** Where somebody lives, and how they are reached. */
const OF_OTHERS =
  /\b(?:give|tell|find|get|send|look up) (?:me )?(?:(?:his|her|their|\p{L}+'s|the) (?:\p{L}+ )?|where )(?:(?:home )?address|mobile|phone(?: number)?|number|email|(?:he|she|they) lives?)\b|\bwhere does (?:my ex|he|she) live\b/u;
/** What is so only at this moment, whatever else is told. */
const LIVE = /\bright now\b|\b(?:open|shut|close)s?\b.*\btoday\b|\b(?:delayed|cancelled|running)\b.*\b(?:today|tonight)\b/;

const NEWS =
  /\b(?:today|tonight|right now|currently|the (?:current|latest)|latest|this (?:week|month|year|morning|season)|yesterday|last (?:night|week|month|year|season)|news|nowadays|at the moment|so far|forecast|(?:final |the |live )score (?:of|in|for|at)|stock price|share price|exchange rate|price of|trending|live (?:stream|score|results|coverage|on))\b|\b(?:dollars?|euros?|pounds?|yen|rupees?|usd|eur|gbp|inr|jpy|francs?|pesos?|bitcoins?) (?:in|to|into|worth in) (?:\w+ )?(?:dollars?|euros?|pounds?|yen|rupees?|usd|eur|gbp|inr|jpy|francs?|pesos?|bitcoins?)\b|^what is the (?:current )?time\b|^what time is it\b|\bweather (?:like|in|for|going)\b|^who (?:is|are) the (?:current |new |present )?(?:president|prime minister|king|queen|pope|ceo|chancellor|mayor|governor|leader|monarch|head|champion)\b|^who is (?:winning|leading)\b|\bpopulation\b|^how old is (?:the (?:king|queen|pope|president|prime minister)|he|she|\p{L}+ \p{L}+$)/u;
/** A question has a word that asks; what has none tells of a case. */
const ASKED = /\b(?:what|who|whose|when|where|which|how|why)\b|^(?:is|are|was|were|did|do|does|will|has|have|can)\b/;
const FUTURE =
  /\b(?:who (?:will|is going to)|will (?:it (?:rain|snow)|i|we|he|she|they|my|our|there be|the (?:price|world|war|economy|market)|\p{L}+ (?:win|rise|fall|crash|happen|survive))|going to (?:win|happen|rain|snow|rise|fall|crash)|predict\w*|next (?:election|world cup|olympics|president)|in the future|lottery numbers?|in 20(?:2[7-9]|[3-9]\d))\b/u;
/** What somebody has, did or is. */
const PERSONAL =
  /^(?:who am i|where am i|(?:does|is) my (?:boyfriend|girlfriend|husband|wife|crush|ex|friend) (?:love|like|lik|cheat|still|mad|angry|into|lying|going)|what (?:is|are|was) my (?:\p{L}+'s )?(?:maiden |middle |first |last |real )?(?:name|age|birthday|address|password|number|phone number|job|blood type|ip|pin)\b|where (?:is|are|did i (?:put|leave)) (?:my\b|\p{L}+ (?:keys|phone|glasses)\b)|when is my\b|(?:do|can|are) you (?:know (?:me|my|who)|remember|see|hear|real|human|alive|happy|married|there|tired)\b|what (?:did|does) (?:my|he|she|they|his|her)\b.* mean (?:when|by)\b|how are you|what is your\b|where are you|who made you|why (?:do|does|did|is|are) (?:he|she|you)\b|(?:does|is) (?:she|he) (?:like|love|lik|lov|still|mad|angry|cheat|into|interested)|am i (?:ugly|pretty|fat|adopted|in love|a bad)\b)/u;
/** What somebody feels for another, or thinks of them. */
const FEELINGS =
  /\b(?:does|do|did|is|are|was) (?:he|she|they|my (?:\p{L}+ )?(?:boyfriend|girlfriend|husband|wife|partner|crush|ex|friends?|mum|mom|dad|sister|brother|boss)) (?:still |really |just |even )?(?:love|like|fancy|miss|hate|angry|mad|cross|annoyed|upset|interested|into|cheating|lying)\b(?: (?:at|with) )?(?:me|us|to me|in me)?\b|\b(?:does|do|did) (?:\p{L}+ ){1,4}(?:really |actually |secretly |even )?(?:like|love|fancy|hate|trust|respect|miss) me\b/u;
/** What one's own thing would bring. */
const WORTH =
  /\b(?:how much|what)(?: is|'s| are) (?:my|our|this|these|that|his|her|their|an? old) (?:[\p{L}'’-]+ ){1,5}worth\b|^(?:is|are) (?:my|our|this|these) (?:[\p{L}'’-]+ ){1,5}worth (?:anything|a lot|something|money|much|having valued|valuing|selling)\b|\b(?:how much|what) (?:would|could|can|will|might) (?:i|we) (?:get|ask|sell it|expect) for (?:my|our|this|these|an?|the) (?:\p{L}+ ){0,2}?(?:old|antique|vintage|violin|clock|watch|paintings?|stamps?|coins?|collection|sewing machine|piano|ring|necklace|teapot|vase|comics?|records?|medals?)\b/u;
/** What others decide, and have not said. */
const VERDICT =
  /^(?:did|have|has) (?:i|we|my \p{L}+|he|she) (?:get|got|pass|passed|fail|failed|win|won)\b.*\b(?:job|exams?|test|interview|driving test|visa|loan|mortgage|place|promotion|part|bid|appeal|flat|house|competition)\b|\b(?:is|are) (?:my|our|the) (?:manager|boss|landlord|council|bank|school|teacher|judge|company)s? (?:going to|gonna) (?:give|put|choose|pick|raise|let|fire|sack|sell|promote|say|renew)\b/u;
/** What somebody ate, spent or did, and told nobody. */
const UNTOLD =
  /^how (?:many|much|long|far|often)\b.* did (?:i|we|he|she|my \p{L}+) (?:eat|drink|spend|sleep|walk|run|earn|weigh|watch|pay)\b.*\b(?:yesterday|last|today|this|ago|on \p{L}+day)\b|^who (?:did|will|does) (?:my|our|the) (?:\p{L}+ ){1,2}vote\b/u;
const FIGURE = /\d[\d.,]*/g;

/** Whoever else will choose, or has chosen and not said so. */
const CHOOSER = '(?:he|she|they|(?:my|our|the|his|her|their|this|that|a) (?:\\p{L}+ ){0,3}?\\p{L}+)';
/** "Which song is she going to pick?", "What does my wife want for her birthday?", "What will he say?" */
const CHOICE = new RegExp(
  `(?:^|[,;:.!?] |\\b(?:so|and|but) )(?:(?:which|what)(?: \\p{L}+){0,3}|who|how much) (?:(?:will|would|is|are) ${CHOOSER} (?:(?:going to|gonna|likely to) )*(?:pick|choose|want|say|vote for|decide|answer|go for|call (?:it|her|him|the baby)|offer|order|play|wear|give me)|(?:does|do) ${CHOOSER} (?:(?:really|secretly|most) )?want(?! (?:me|us|you)\\b))\\b`,
  'u',
);
/** "Which of my three kids will look after me?", "What colour will the curtains be?" */
const TO_COME =
  /^(?:which|who|what|whose)(?: of)?(?: (?:my|our|the|his|her))?(?: \p{L}+){0,3} will (?:\p{L}+ ){0,4}?(?:be|look|have|happen|turn out|come|win|stay|visit|remember|live|leave|late|marry|become|meet|vote)\b/u;
/** "What was my grandfather's dog called?" */
const FAMILY =
  /\b(?:what|who|where|when|which|why|how)\b.{0,60}\b(?:my|our|his|her) (?:great[- ])*(?:grand(?:father|mother|dad|ma|pa|parents?)|gran|nan|granny|ancestors?|great[- ]\p{L}+)(?:'s)? .{0,60}\b(?:had|have|called|named?|met|meet|born|buried|lived?|worked?|ate|eat|wore|wear|owned?|married|marry|served|came? from|did|say|said)\b/u;
/** What could only be known if somebody had counted it on that day. */
const EXACTLY = /\b(?:exact(?:ly)?|precise(?:ly)?|to the last one|not an? (?:estimate|guess|average))\b/;
const OF_A_DAY = /\b(?:sold|eaten|drunk|baked|born|died|bought|said|used|thrown|read|walked|sent)\b/;
const HOW_MANY = /\bhow (?:many|much)\b/;
/** Things that nobody counts one by one. */
const UNCOUNTABLE =
  /\bhow many (?:\p{L}+ ){0,2}?(?:grains of sand|leaves|blades of grass|raindrops|snowflakes|drops of water|hairs|ants|flies|birds|fish|trees|people (?:are|were) (?:thinking|asleep|awake|eating|crying)|words (?:have|did|do) (?:i|we|you)|steps (?:have|did) (?:i|we)|loaves|cups of tea|eggs|pints|sandwiches)\b.*\b(?:are there (?:on|in)|(?:exactly )?are (?:on|in) |in (?:my|our|this|that|the)|on (?:my|our|this|that|the|\p{L}+ beach)|sold|eaten|drunk|baked|fell)\b/u;

/** What nobody wrote down: what somebody thought long ago, how often they did it in all their life, what is in all heads now. */
const UNRECORDED =
  /\bwhat (?:colou?r|size|kind of) [\p{L} ]{2,20} (?:was|were) (?!i\b|we\b|my\b|he\b|she\b)[\p{L} ]{2,40} wearing\b|\bwhat (?:was|were) (?!i\b|we\b|my\b)\p{L}[\p{L}' ]{2,40} (?:thinking|feeling|dreaming)\b|\bhow (?:many|often)\b[^?]{0,40}\bdid [\p{L}' ]{2,40}\b(?:in (?:all )?(?:his|her|their) (?:life|lives|lifetime)|ever)\b|\bhow many people (?:are|were) (?:thinking|dreaming|talking)\b|\bwhat did (?:the )?(?:people|everyone|everybody|folk)\b[^?]{0,50}\bon (?:the )?\d/u;

/** Asks us to do something in the world. */
const ACT =
  /^(?:can|could|will|would) (?:you|u) (?:please )?(?:ring|call|phone|book|cancel|order|send|email|text|remind|move|pay|buy)\b/;

/** Small words of other languages, and the commonest of those that ask. */
const FOREIGN: readonly ReadonlySet<string>[] = (
  'qué que cuál cuáles cómo como dónde donde cuándo cuando quién quien el los las una un es son para por del está porque cual cuantos cuántos cuanto hacer puedo tengo mi ' +
  'la; quel quelle quels quelles est le la les une un des du qui pourquoi comment où quand combien que ce cette dans pour avec sur faire je mon ma puis; ' +
  'was wer wo wie warum wann welche welcher ist sind ein eine einen der das dem den und nicht für mit von hauptstadt ich kann man mein viel viele; ' +
  'che cosa chi dove quando perché perche come quale quali quanto quanti è il lo la gli una un della del di per sono nel si fare mi; ' +
  'como qual quais quem onde quando quanto quantos uma um é são do da dos das não nao para por que os fazer meu minha eu; ' +
  'wat wie waar wanneer waarom hoe welke is een het de van en zijn niet hoeveel voor met ik mijn; ' +
  'kya hai hain kaise mujhe mera meri mere ka ki ke karu karun karna karein nahi aur mein kyun kyu kab kahan kaun kitna kitne ko se ho hota hoti raha; ' +
  'apa bagaimana yang adalah dan di cara berapa siapa dimana mana untuk saya kenapa mengapa itu dengan; ' +
  'jaki jaka jakie jest są jak co gdzie kiedy kto ile czy nie się do w na dlaczego mam; ' +
  'nedir nasıl nasil ne kaç kac kim nerede neden niçin bir ve mi mı için yapılır; ' +
  'nini ni gani wapi je ya wa kwa nani lini vipi habari; ' +
  'ano ang ng sa paano saan sino ilan mga ba ko ako bakit kailan; ' +
  'vad är hur och det som vem varför när hvad hvor hvordan hvem hvorfor er en ett et jag jeg man; ' +
  'ce este cum unde care și si de la cine când cand cât cat sunt pentru; ' +
  'mikä mika miten missä missa kuka miksi ja ovat; mi hogyan az és hol ki miért mennyi hány van; co je jak kde kdo kdy proč kolik se'
)
  .split('; ')
  .map((words) => new Set(words.split(' ')));
const ENGLISH = new Set(
  'what who where when why how which the a an is are of in do does did to and for my can should was were has have i it you on with define mean meaning'.split(
    ' ',
  ),
);
const isUnknown = (word: string): boolean => !isFunctionWord(word) && partsOfSpeech(word).size === 0 && !isKnown(word);

/** Whether a text seems to be written in another language. */
const isForeign = (text: string, words: readonly string[]): boolean => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if ((letters > 0 && latin < letters / 2) || /^\s*[¿¡]/.test(text)) return true;
  const english = words.filter((word) => ENGLISH.has(word)).length;
  const marked =
    /[¿¡]/.test(text) || words.some((word) => /^(?:l|d|c|qu|cos|dell|un)'\p{L}/u.test(word) && !word.startsWith("d'you"));
  return FOREIGN.some((own) => {
    const found = [...new Set(words)].filter((word) => own.has(word));
    const isOnlyTheirs = found.some((word) => !ENGLISH.has(word));
    const others = words.filter((word) => !own.has(word));
    // One small word will do, where no English one stands beside it and most of the others are in no English dictionary.
    const isStrange =
      words.length > 2 &&
      isOnlyTheirs &&
      !others.some((word) => ENGLISH.has(word) || isFunctionWord(word)) &&
      2 * others.filter(isUnknown).length >= others.length &&
      others.some(isUnknown);
    return isStrange || (found.length + (marked ? 1 : 0) >= 2 && found.length > english);
  });
};

/** Asks for what comes out of the figures that were told. */
const ASKS_SUM =
  /\bhow (?:much|many|long|far|fast|old)\b.*\b(?:i|we|me|us|it|he|she|they|each|left|total|altogether|need|cost|pay|owe|get|be)\b|\bwhat(?: time| day)?(?:'s| is| are| do| should| will)\b.*\b(?:total|mine|share|left|change|average|percentage|paid|each|owe|pay)\b|\bwork (?:it )?out\b/;

export const reasonFor = ({ question, notes }: Asked): Reason => {
  const { asked, plain, words } = question;
  // Only what is asked says why it cannot be answered, and not "yesterday" in a story.
  const end = askedIn(asked);
  const isTold = isPersonal(plain) || !ASKED.test(end);
  if (isForeign(asked, words)) return 'foreign';
  if (notes.trim() !== '') return 'not in notes';
  const isAdvice = ADVICE.test(plain) || ADVICE.test(end);
  if (isAdvice && (MEDICAL_CASE.test(plain) || MEDICAL_WORDS.test(end))) return 'medical';
  if ((plain.match(FIGURE) ?? []).length > 2 && ASKS_SUM.test(end)) return 'unworked';
  if (isAdvice && MONEY_WORDS.test(end) && OWN_MONEY.test(end)) return 'money';
  if (isAdvice && LEGAL_WORDS.test(end)) return 'legal';
  if (
    /^(?:is there (?:a )?god\b|does god\b)|^(?:what is )?(?:the )?(?:meaning|purpose|point) of (?:life|existence|everything|it all)/.test(
      plain,
    )
  )
    return 'musing';
  if (PREFERENCE.test(end)) return 'preference';
  if (OPINION.test(end) || CONVICTION.test(end)) return 'opinion';
  if (LOST.test(end)) return 'lost';
  if (WORTH.test(plain)) return 'worth';
  if (DRAW.test(end) && DRAWN.test(end)) return 'luck';
  if (DRAW.test(plain) && PICKED.test(plain)) return 'luck';
  // What comes round every so often is reckoned.
  if ((plain.match(/\bevery \d/g) ?? []).length > 1) return 'unworked';
  if (TO_BE_WON.test(end)) return 'future';
  if (awaitedOf(end) !== undefined || awaitedOf(plain) !== undefined) return 'awaited';
  if (WEATHER.test(end)) return 'weather';
  if (ACT.test(end)) return 'act';
  if (OF_OTHERS.test(end)) return 'private';
  if (FEELINGS.test(plain)) return 'feelings';
  if (VERDICT.test(end) || VERDICT.test(plain)) return 'verdict';
  // Who tells the figures asks what comes of them: nothing is missing that only they could know.
  const isFigured = (plain.match(FIGURE) ?? []).length > 1;
  if (FAMILY.test(end) && /\b(?:was|were|did|had)\b/.test(end)) return 'family';
  if (CHOICE.test(end) && !isFigured) return 'choice';
  if (HOW_MANY.test(end) && ((EXACTLY.test(plain) && OF_A_DAY.test(end)) || UNCOUNTABLE.test(end))) return 'uncounted';
  if (UNRECORDED.test(end)) return 'unrecorded';
  if (TURNOUT.test(end) || TURNOUT.test(plain)) return 'turnout';
  if (UNTOLD.test(end) && !isFigured) return 'untold';
  if (PERSONAL.test(end) && !isFigured) return 'personal';
  if (
    (FUTURE.test(end) && !isTold) ||
    (/^will\b(?! (?:i|we|he|she|they|you) (?:need|have to|be able|be allowed|owe|pay)\b)/.test(end) && OWN_FUTURE.test(end)) ||
    OTHERS_FUTURE.test(end) ||
    TO_COME.test(end) ||
    PRICE_TO_COME.test(end)
  )
    return 'future';
  if ((LIVE.test(end) || (NEWS.test(end) && !isTold)) && !/^if\b/.test(plain)) return 'news';
  return (plain.match(FIGURE) ?? []).length > 1 && ASKS_SUM.test(end) ? 'unworked' : 'unknown';
};

/** Whether it is what another will do that is asked: nobody can know it, and a page may still help. */
export const asksWhatOthersWillDo = (plain: string): boolean => OTHERS_FUTURE.test(plain);

/** What stands in somebody's papers: no page on it in general is an answer. */
const OWN_RECORD =
  /^what (?:is|are|was) (?:my|our) (?:maiden |middle |first |last |real |old )?(?:name|birthday|address|password|number|phone number|account number|blood type|ip|pin|national insurance number|postcode)\b/;

/** Questions that nothing but what was written for them may answer, the visitor's notes included: no quotation may pass for advice. */
export const mustRefuse = (asked: Asked): Reason | undefined => {
  const reason = reasonFor(asked);
  if (reason === 'verdict' || reason === 'untold') return reason;
  // Whether somebody has passed is told by no page on passing.
  if (reason === 'awaited' && /\b(?:did|have|has) (?:i|we|he|she|they|my)\b/.test(asked.question.plain)) return reason;
  if (reason === 'personal' && OWN_RECORD.test(asked.question.plain)) return reason;
  if (reason === 'future' && TO_BE_WON.test(askedIn(asked.question.asked))) return reason;
  return (reason === 'medical' || reason === 'legal' || reason === 'money') &&
    /\bshould\b|\bsafe\b|^can i\b/.test(asked.question.plain)
    ? reason
    : undefined;
};
