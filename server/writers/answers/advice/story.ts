/** What somebody tells of their situation, ready to be read for signs and facts. */

export interface Story {
  /** As it was typed, with straight apostrophes. */
  readonly typed: string;
  /** In small letters and without apostrophes, as the patterns of kinds are written. */
  readonly plain: string;
  /** A stretch of the plain text as it was typed. */
  readonly at: (from: number, to: number) => string;
}

/** A letter that would become two stays, so that places agree. */
const smallOf = (letter: string): string => {
  const small = letter.toLowerCase();
  return small.length === 1 ? small : letter;
};

export const storyOf = (asked: string): Story => {
  const typed = asked.replaceAll(/[’‘`]/g, "'").replaceAll(/\s+/g, ' ').trim();
  const places = Array.from({ length: typed.length }, (_, at) => at).filter((at) => typed[at] !== "'");
  const plain = places.map((at) => smallOf(typed[at]!)).join('');
  return { typed, plain, at: (from, to) => typed.slice(places[from], (places[to - 1] ?? -1) + 1) };
};

/** What to do or say, asked in one of the ways that people ask it. */
const ASKS_ADVICE =
  /\b(?:what (?:else )?(?:should|can|do|would|could|shall|am|are) (?:i|we|you)\b|what(?:s| is) the (?:best|kindest|right|fairest|nicest|most|\p{L}+ way)|how (?:should|can|could) (?:he|she|they)\b|when (?:am|are) (?:i|we) supposed|how (?:best )?(?:do|can|should|would|could|shall|did) (?:i|we|you)\b|how to\b|should (?:i|we)\b|what now\b|what next\b|what to (?:do|say|wear|bring|give)\b|any (?:advice|ideas?|tips|suggestions?|polite|thoughts|help)\b|is (?:it|that|this) (?:ok|okay|rude|fair|right|wrong|reasonable|mean|selfish|true)\b|am i (?:wrong|right|being|getting|overreacting|allowed)\b|best way\b|what (?:else|works|helps|actually works)\b|do (?:i|we) \p{L}+(?=[?.!,]|$)|where (?:do|on earth do|should|would) (?:i|we)\b|which (?:one|should|would|do|act|law|rule)\b|who (?:do|should|can) i\b|doable|do (?:i|we) (?:just |really )?(?:own|tell|say|give|let|leave|wait|ring|report|pay|take|have|need|go|need|stay|ask|confront|reply|apologise|apologize|keep)\b|can (?:i|we|he|she|they|you)\b|are we allowed\b|would you\b|help(?: me)?\b(?: please)?[?.!]*$|advice\b|dont know (?:what|how|whether|if)\b|what (?:ratio|actually) works|cant decide\b)/u;
/** A sum, a day, a fact or a verdict: other things than what to do. */
const ASKS_ELSE =
  /(?:^|[.!?,;:] |\b(?:and|so|but) )(?:which (?:one |of them )?(?:leaves|pays|costs|is cheaper|works out|earns)|how (?:much|many|long|old|far|often|big|tall|hot|fast)|when (?:is|are|was|will|do|does|did)|who (?:is|are|was|wrote)|what (?:is|are|was|does|did) (?:a |an |the )?(?!best|right|kindest|fairest|nicest|most|first|fine)\p{L}+(?: \p{L}+)? ?(?:mean|called|stand for|\?)|why (?:is|are|does|do|did|wont|has|have)|will (?:it|she|he|they|i|the)|what (?:do|should|does|must|will) (?:i|we|he|she|they) (?:charge|owe|get|pay|earn)|what (?:will|would|does) (?:the|it|that|my) (?:\p{L}+ )?(?:be|come|cost)|what do i hand|what(?:s| is) (?:left|wrong|causing|the (?:difference|matter|cause|meaning|law|rate|price|cost|total|average)))\b/u;
/** How to say something to somebody, or to deal with what they do. */
const ASKS_HOW_TO_SAY =
  /\b(?:how (?:do|can|should|would|could|might) (?:i|we|you) (?:best |gently |nicely |politely |even |possibly |kindly |ever )?(?:tell|say|ask|raise|bring|mention|talk|speak|put|approach|handle|deal|get|stop|word|explain|confront|make|go about|respond|reply|let|persuade|set|break|sort|manage|broach|phrase)|how (?:to|best to) (?:tell|say|ask|raise|bring|mention|talk|put|approach|handle|deal|stop|word)|what (?:do|should|can|could|would|shall) (?:i|we|you) (?:say|tell|reply|put)|should (?:i|we) (?:say|tell|confront|speak|talk|ask|raise|mention|bring|reply)|should (?:i|we) go in|do (?:i|we) (?:say|tell|ask|mention)|how would you (?:go about|raise|put|word|handle|tell|say|do)|what would you (?:say|tell)|without (?:\p{L}+ ){0,4}(?:falling out|row|offend\p{L}*|hurting|upsetting|making (?:it|things) (?:worse|awkward|weird)))\b/u;
const ASKS_WHAT_TO_DO =
  /\b(?:what (?:do|should|can|could|would|shall) (?:i|we|you) do|any (?:advice|ideas|tips|suggestions)|what now|what would you|how would you)\b/;
const AGAIN =
  /\b(?:keeps?|hasnt|havent|doesnt|since|always|never|constantly|every|wont|refuses|again|each time|(?:told|asked) (?:her|him|them)|all the time|all day|all night|(?:two|three|four|five|\d) times|still)\b/;
export const asksHowToSay = ({ plain }: Story): boolean =>
  ASKS_HOW_TO_SAY.test(plain) || (ASKS_WHAT_TO_DO.test(plain) && AGAIN.test(plain));

/** What is allowed or owed, by the law of some place. */
const ASKS_RIGHTS =
  /\b(?:(?:am i|are (?:we|they)|is (?:he|she|it|that|this)|(?:i|we)(?:m| am| are)?) (?:even |legally |really )?(?:allowed|legal|illegal|entitled|against the law|obliged|liable)|do (?:i|we) (?:legally |really |even )?have to|can (?:they|she|he|my \p{L}+|the \p{L}+) (?:really |just |legally |even )?(?:do (?:that|this)|make|force|stop|charge|fire|sack|keep|evict|refuse)|(?:what are )?my rights|legally|does (?:she|he|it) have to|do they have to)\b/u;
export const asksRights = ({ plain }: Story): boolean => ASKS_RIGHTS.test(plain);

/** Somebody tells of themselves. */
const OWN = /\b(?:i|im|ive|id|me|my|mine|we|were|weve|us|our)\b/;
/** Beside these no everyday advice may stand. */
const GRAVE =
  /\b(?:suicid\p{L}*|kill (?:my|him|her|them)sel\p{L}*|self[- ]?harm\p{L}*|hits? me|hit me|beats? me|hurts? me|rap(?:e|ed)|abus(?:e|es|ed|ive)|assault\p{L}*|stab\p{L}*|knife|gun|weapon|overdos\p{L}*|strangl\p{L}*|chok(?:e|es|ed|ing)|stalk(?:s|ed|ing|er)\b|blackmail\p{L}*|nudes|molest\p{L}*|touch(?:es|ed) (?:me|her|him)|violen\p{L}*|scared of (?:him|her|them)|afraid of (?:him|her|them)|chest pain|unconscious|bleeding|seizure|threaten\p{L}* to (?:kill|hurt)|arrest\p{L}*|deport\p{L}*|harass\p{L}*|stole|stolen|theft|stealing|scam\p{L}*)\b/u;
/** Of health that a doctor must look at. */
const ILL =
  /\b(?:symptoms?|rash|fever|vomit\p{L}*|diarrh\p{L}*|diagnos\p{L}*|antibiotics?|tablets?|medication|dose|mg|swollen|lump|pregnan\p{L}*|overdose|infection)\b/u;

/** Words to be few, or no situation is told. */
const LEAST_WORDS = 9;

/** Whether somebody tells of a situation and asks what to do or say. */
export const asksAdvice = ({ plain }: Story): boolean => {
  const sentences = plain.split(/(?<=[.!?])\s+/);
  const asks = sentences.filter((sentence) => sentence.includes('?'));
  const end = asks.at(-1) ?? sentences.at(-1)!;
  return (
    OWN.test(plain) &&
    plain.split(' ').length >= LEAST_WORDS &&
    !GRAVE.test(plain) &&
    !ILL.test(plain) &&
    (ASKS_ADVICE.test(plain) || asks.length === 0) &&
    !ASKS_ELSE.test(end)
  );
};
