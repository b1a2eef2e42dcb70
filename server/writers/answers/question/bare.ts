/** The question alone: without what somebody believes the answer is, what it is wanted for, and how it shall be told. */
import { isPersonal } from './reading.ts';
import { inOwnWords } from '../pages/same-words.ts';
import { isTelling, wordsIn } from './terms.ts';

const AND = '(?:(?:and|but|because|cos|cause|as|so|since|though|although|even though|or|well|btw) )*';
const SOMEBODY =
  "(?:i|we|he|she|they|people|every(?:one|body)(?: (?:in|at|on) [a-z' ]{2,20}?)?|some(?:one|body|thing)|(?:my|our|the|a|some) [a-z' -]{2,30}?|[a-z]{2,12})";
const BELIEVES =
  "(?:thinks?|thought|reckon(?:s|ed)?|believed?s?|assumed?|swears?|swore|insist(?:s|ed)?|claim(?:s|ed)?|says?|said|guess(?:ed)?|(?:keeps?|kept) (?:saying|telling|insisting|getting)|told (?:me|us)|heard|read|bet|(?:is|am|are|was) (?:sure|certain|convinced|adamant)|(?:can never|can't|cannot|never|always|keep) (?:remember|forget(?:ting)?|mix(?:ing)?)|forgot|forget)";
/** "My mate reckons it's Sydney": what somebody believes. */
const BELIEF = new RegExp(
  `^${AND}${SOMEBODY}(?:'m|'ve|'d)? (?:(?:always|still|really|honestly|just|only|have|had|once|also) ){0,2}${BELIEVES}\\b`,
);
/** "It is for a quiz": what it is wanted for. */
const PURPOSE = new RegExp(
  `^${AND}(?:(?:it is|it's|its|this is|that's|i need (?:it|this)|need(?: it| this)?|asking|just) )*(?:for (?:a |an |the |my |our |some )?(?:[a-z']+ ){0,2}(?:quiz|homework|crossword|school|essay|test|exam|argument|bet|project|form|spreadsheet|report|application|invoice|paperwork)\\b|asking for an? |curious\\b|wondering\\b|out of (?:interest|curiosity)\\b|(?:to )?settle (?:a|an|this) (?:bet|argument)\\b|(?:i (?:have|am|'m)|i've|we have|got|have|revising|studying|doing)(?: got)? (?:for |my |an? |the |some )*(?:\\w+ )?(?:quiz|homework|crossword|test|exam|essay|assignment|project)\\b)`,
);
/** "A short answer will do": how it shall be told. */
const MANNER = new RegExp(
  `^${AND}(?:please )?(?:(?:can you |could you )?(?:explain|say|put|keep|tell)(?: (?:it|this|that|me))* ?(?:$|(?:like|as if|simply|short|simple|in|to)\\b)|(?:answer|write|explain|put) (?:it |this |that )?for (?:an? |my )?(?:[a-z\\d]+[- ]years?[- ]old|child|kids?|children|beginners?)\\b|in (?:very |really )?(?:simple|plain|easy|lay|layman'?s|everyday|a few|one|two|your own)\\b|in words |eli5|(?:a |the )?(?:short|quick|brief|simple|one[- ]line|rough)(?: (?:answer|explanation|version))?(?: (?:please|pls|is fine|will do|would do))?$|give (?:me |us )?(?:an |one |some |a few )?(?:\\w+ )?examples?$|(?:with|plus) (?:an? |some )?examples?$)`,
);
/** The same without a comma before it. */
const MANNER_AT_END =
  /(?<!\s) (?:(?:explained |explain )?(?:in (?:very |really )?(?:simple|plain|easy|basic|lay|layman'?s|everyday) (?:terms|words|english|language)|in (?:one|a) sentence|(?:explained|explain)(?: it| this)? (?:like|as if) [^,.?!]{2,30})|(?:with|give)(?: me| us)?(?: an| some)? examples?|for (?:a|my|the) (?:pub )?(?:quiz|homework)|(?:for |at |in )?(?:(?:year|grade|class|ks|key stage) ?\d{1,2}|\d{1,2}(?:st|nd|rd|th) grade|gcses?|a[- ]levels?)(?: (?:science|biology|chemistry|physics|maths|history|geography|pupils?|students?|level))?|(?:please |pls )?help(?: me)?(?: please| pls)?)$/i;
/** "Explain gravity to a seven year old", "what is a noun for kids". */
const FOR_THE_YOUNG =
  /^((?:explain|define|describe|what (?:is|are)|whats|what's)(?: (?!good|best|great|healthy|safe|fun|nice|normal)[\p{L}'-]+){1,3}) (?:to|for|so) (?:(?:an? |my )?(?:[\p{L}\d]+[- ]years?[- ]old|child|kid|beginner|dummy|son|daughter|class)|kids|children|beginners|dummies|a .{1,12} (?:can|would) understand)(?=\?*$)/iu;
/** The place that is meant, put behind: "what is VAT (uk)". */
const PLACE_BEHIND =
  / ?\((?:in |for )?(?:the )?(uk|us|usa|england|scotland|wales|ireland|australia|canada|india|nigeria)\)(?=\?*$)/i;

/** Where one stretch of talk ends and another begins. */
const APART =
  /(?<=[,;:.!?–—])\s+|\s-+\s|\s(?=(?:but|because|cos|cause|though|although) (?:i|we|he|she|they|people|everyone|someone|my|the)\b)/;
const ASKS =
  /^(?:(?:so|and|but|ok|hi|hey|hello|please|pls) )*(?:what|whats|who|whos|whom|whose|where|when|why|how|which|is|are|was|were|do|does|did|can|could|should|will|name|tell me|explain|define|(?:the )?\w+ of)\b|\?$/;

const plainOf = (clause: string): string =>
  clause
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/(?<![\s.!?,;:…–—])[\s.!?,;:…–—]+$/, '');
const telling = (text: string): number => wordsIn(text.toLowerCase()).filter(isTelling).length;

/** Longer ones are stories, in characters. */
const LONGEST = 300;

/** What is told after a question and changes it. */
const CHANGES_IT =
  /\b(?:if|assum\w+|suppos\w+|imagine|unless|except|instead|not|before|ago|but|however|without|only|mean|in a? ?(?:novel|game)|allerg\w+|pregnan\w+|years? old)\b/i;

/** The question that a text begins with, where only talk follows: "What is a spirit level for, my grandad left me one". */
export const firstAskedIn = (asked: string): string | undefined => {
  if (asked.length > LONGEST) return undefined;
  const [first, ...rest] = asked.trim().split(APART);
  const isTalk =
    rest.length > 0 && rest.every((clause) => !clause.endsWith('?') && !ASKS.test(plainOf(clause)) && !CHANGES_IT.test(clause));
  return isTalk && ASKS.test(plainOf(first!)) ? first!.replace(/(?<![,;:–—\s])[,;:–—\s]+$/, '') : undefined;
};

/** The place where it belongs, or none where an entry is asked the same without. */
const placed = (asked: string): string => {
  const general = asked.replace(PLACE_BEHIND, '');
  if (general === asked || inOwnWords(general) !== undefined) return general;
  return asked.replace(PLACE_BEHIND, (_, place: string) => ` in ${place.length < 4 ? `the ${place.toUpperCase()}` : place}`);
};

/** As it was asked, where nothing would be left or what is told belongs to the question. */
export const bareOf = (asked: string): string => {
  if (asked.length > LONGEST) return asked;
  const said = placed(asked.trim()).replace(FOR_THE_YOUNG, '$1');
  const clauses = said.split(APART);
  const first = clauses.findIndex((clause) => ASKS.test(plainOf(clause)) || clause.trimEnd().endsWith('?'));
  if (first === -1) return said;
  const kept = clauses.filter((clause, at) => {
    const plain = plainOf(clause);
    return (
      at === first || !(MANNER.test(plain) || PURPOSE.test(plain) || (at > first && !clause.endsWith('?') && BELIEF.test(plain)))
    );
  });
  const left = kept.join(' ').replace(/(?<![,;:–—\s])[,;:–—\s]+$/, '');
  const unmarked = left.replace(/(?<!\?)\?+$/, '');
  const ends = unmarked.replace(MANNER_AT_END, '');
  if (kept.length === clauses.length && ends === unmarked) return said === asked.trim() ? asked : said;
  const isMarked = asked.includes('?') || ends !== left;
  const bare = isMarked ? `${ends}?` : left;
  return telling(bare) === 0 || (kept.length < clauses.length && isPersonal(kept.join(' '))) ? asked : bare;
};
