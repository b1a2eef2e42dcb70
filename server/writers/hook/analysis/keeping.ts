/** A hook without a fault: what carries it and should stay, or what it could still take. */
import { countWords, listed } from '../../../english/prose.ts';
import { withoutStop } from '../../../english/topic/clean.ts';
import { countsIn, hourIn, placesIn, sumsIn } from './exact.ts';
import type { Found } from './found.ts';
import { isSeen } from './scene.ts';
import { heldIn } from './held.ts';
import { isEnding, wordsOf, type Line } from './line.ts';
import { dayOfNotice, isAdvert, orderIn, tellsOfPast } from './make.ts';
import { kindOfQuestion } from './question.ts';
import { quoted, quotedList, type Remark } from './quoting.ts';
import { BIDS, HANDS_UP, shortEndOf } from './strengths.ts';

/** So much a text reaches of which something can be kept. */
const DECENT = 5;
const MOST_OF_AN_END = 14;
const OF_TIME = /\b(?:seconds|minutes|hours|days|nights|weeks|months|years)$/i;
const LAST_CLAUSE = /(?:, (?:and|but|yet) | and (?=(?:i|we|he|she|it|they) ))(?<end>[^,;:.?!“”"]{10,90})[.!]?$/iu;
/** What it ends on, where nothing is asked of the reader: a last sentence, or a last clause of its own. */
const lastPointOf = (of: Found): string | undefined => {
  const sentence = of.sentences.at(-1) ?? of.text;
  if (/\b(?:you|your|yours)\b|["”?]$/i.test(sentence)) return undefined;
  if (heldIn(of) !== undefined) return undefined;
  const clause = LAST_CLAUSE.exec(sentence)?.groups?.['end'];
  const end = of.sentences.length > 1 ? withoutStop(sentence) : clause;
  return end !== undefined && countWords(end) <= MOST_OF_AN_END && (of.sentences.length > 1 || isEnding(end)) ? end : undefined;
};

/** A thing or a person on which the line ends: "a boiled potato". */
const pictureAtTheEnd = (line: Line): string | undefined => {
  const tokens = line.sentences.at(-1)!.tokens.filter(({ part }) => part !== 'PUNCT');
  const last = tokens.at(-1);
  if (last?.part !== 'NOUN' || !isSeen(last.lower)) return undefined;
  let first = tokens.length - 1;
  while (/^(?:ADJ|NOUN|NUM|PROPN)$/.test(tokens[first - 1]?.part ?? '')) first -= 1;
  const article = tokens[first - 1];
  return article !== undefined && !SAYS_WHY.test(line.text) && /^(?:an?|my|our|his|her|their|one)$/.test(article.lower)
    ? wordsOf(line, article, last)
    : undefined;
};

const ofItsQuestion = (of: Found): Remark => {
  const asked = kindOfQuestion(of);
  const shown = asked && quoted(`${asked.words}?`);
  const isLast = of.question !== undefined && of.sentences.at(-1) === of.question;
  if (asked?.sort === 'joke') return `Leave ${shown!} without an answer: explaining a joke spoils it.`;
  if (asked?.sort === 'practical') return `Leave ${shown!} as it is: it can be answered at once.`;
  if (!isLast) return undefined;
  if (asked?.sort === 'tellers') return `Leave ${shown!} as it is, and let readers guess for a line or two before you answer.`;
  if (asked?.sort === 'particular') return `Leave ${shown!} as it is, and make sure that the text answers it.`;
  if (asked?.sort === 'theirs') return `Say soon after ${shown!} why you ask.`;
  if (asked?.sort === 'opinion') return `Say in the next lines what your own answer to ${shown!} is.`;
  return undefined;
};

const ASKS = /\b(?:please|(?:can|could|would|will) you|(?:i|we)(?: would|['’]d) (?:like|love))\b/i;
const AT_FAULT = /\b(?:wrong|mistakes?|los(?:e|ing)|wast(?:e|ing)|ruin(?:s|ing)?|too (?:early|late|low|high|much|often))\b/i;
const ofItsReader = (of: Found): Remark => {
  if (of.question === undefined && /\bplease\b/i.test(of.text) && of.announcement === undefined)
    return `Leave ${itIn(of, 'it')} as it is: it asks plainly for one thing.`;
  if (of.addressee !== undefined && ASKS.test(of.text))
    return `Leave it as it is: ${quoted(of.addressee)} can see what you would like.`;
  if (of.addressee !== undefined) return `Say in the next line what you would like ${quoted(of.addressee)} to do.`;
  return (
    /^you(?:['’](?:re|ve))? /i.test(of.text) &&
    of.question === undefined &&
    AT_FAULT.test(of.text) &&
    `Readers will want to do it right: show them how straight after ${quoted(withoutStop(of.sentences.at(-1)!))}.`
  );
};

const ofWhatIsHeld = (of: Found): Remark => {
  const held = heldIn(of);
  if (held === undefined) return undefined;
  if (held.sort === 'withheld') return `Leave it as it is, and do not explain ${quoted(held.what)} in the very next line.`;
  return held.sort === 'offered'
    ? `Leave it as it is, and go straight on to ${quoted(held.what)}.`
    : `Leave it as it is, and answer ${quoted(held.what)} with something you have seen yourself.`;
};

/** The facts that a customer or a neighbour asks for first, as far as they are there. */
const ofItsUse = (of: Found, line: Line): Remark => {
  const order = orderIn(of);
  const day = dayOfNotice(of);
  if (day !== undefined) return `Leave it as it is: a notice has to say when, and ${quoted(day)} does.`;
  if (!isAdvert(of)) return undefined;
  const [price, place] = [sumsIn(line).length > 0, placesIn(line).length > 0];
  const there = [price && 'the price', place && 'the place'].filter((each) => each !== false);
  if (there.length > 1) return `Leave ${listed(there)} where they are: customers look for them first.`;
  const sums = [...new Set(sumsIn(line).map(({ words }) => words))];
  if (sums.length > 1)
    return `Leave ${quotedList(sums.slice(0, 2))} as near to each other as they are: the comparison is what convinces.`;
  if (price) return `Leave ${quoted(sumsIn(line)[0]!.words)} in it: customers look for the price first.`;
  if (order === undefined) return undefined;
  return TO_BE_REACHED.test(order) && !A_WAY.test(of.text)
    ? `${quoted(withoutStop(order))} does not say how: put the number or the link right behind it.`
    : `Leave it as it is: with ${quoted(withoutStop(order))} people know how to go on.`;
};

const TO_BE_REACHED = /^(?:book|order|reserve|call|ring|text)\b/i;
const A_WAY =
  /\b(?:link|click|tap|below|here|reply|online|website|phone|call|ring|text|email|message|bio|counter|reception|shop|desk|door)\b|@|\bwww\b|\.(?:com|org|net|uk)\b|\d{5}|\d{3}[ -]\d{3}/i;
/** A line that tells what happened to somebody, and neither says why nor sells nor claims. */
const SAYS_WHY = /\b(?:because|since|until|so that|which is why|that['’]s why|in order to)\b/i;
const CLAIMS = /^(?:[\p{L}’'-]{1,30} ){1,4}(?:is|are|means?|costs?)(?: [\p{L}’'-]{1,30}){1,4}[.!]?$/iu;
const tellsAStory = (of: Found, end: string): boolean =>
  !isAdvert(of) &&
  !SAYS_WHY.test(end) &&
  !BIDS.test(end) &&
  !/[$£€]\d/.test(end) &&
  !of.sentences.some((sentence) => CLAIMS.test(sentence) && !/^(?:i|he|she|my|his|her)\b/i.test(sentence)) &&
  // Whoever turns to the reader advises or sells.
  !/\b(?:you|yours?)\b/i.test(of.text.replace(of.speech ?? '', '')) &&
  withoutStop(of.sentences.at(-1) ?? '').endsWith(end) &&
  (of.scene !== undefined || tellsOfPast(of.text));

const LOST = /^(?:lost|found|missing):/i;
/** Asked for what, or about what? */
const NOT_ASKED = /\b(?<words>(?:not one \p{L}+|no one|nobody) has (?:ever )?asked)[.!]?$/iu;

const MOST_QUOTED = 40;
/** The last sentence, where it is short enough to be quoted. */
const itIn = (of: Found, otherwise: string): string => {
  const sentence = withoutStop(of.sentences.at(-1) ?? of.text);
  return countWords(sentence) <= MOST_QUOTED ? quoted(sentence) : otherwise;
};

const A_DAY_OR_YEAR =
  /day\b|\b(?:1[5-9]|20)\d\d\b|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|ago|night|morning|evening|week|month|year|summer|winter|autumn|spring)s?\b/i;
/** What is not there in however broad a sense. */
const ofWhatIsMissing = (of: Found, line: Line): string => {
  if (/^pov:/i.test(of.text))
    return `Show it at once, and let people see how ${quoted(withoutStop(of.text.slice(4).trim()))} ends.`;
  const missing = [
    !of.hasNumber && 'no figure',
    of.names.length === 0 && placesIn(line).length === 0 && 'no name',
    !A_DAY_OR_YEAR.test(of.text) && hourIn(of.text) === undefined && 'no day',
  ].filter((each) => each !== false);
  if (missing.length === 3 && of.things.length + of.people.length === 0)
    return `${itIn(of, 'It')} stays general: one real case, with a name, a day or a figure, would make readers believe it.`;
  return missing.length > 0
    ? `${itIn(of, 'The line')} has ${listed(missing)}: ${missing.length > 1 ? 'one of them' : 'one'} would make it easier to picture.`
    : `Begin with the most surprising fact in ${itIn(of, 'it')}, and let the rest follow.`;
};

const LEARNT = /^(?:[^.:!?]{2,60}: )?(?<how>how to|how|why)\b/iu;
/** What those who are spoken to will want next. */
const ofItsClaim = (of: Found, overall: number): Remark => {
  if (of.sentences.length > 1 || of.question !== undefined || /^pov:|\bnewsletter\b/i.test(of.text)) return undefined;
  const learnt = LEARNT.exec(of.text)?.groups?.['how'];
  if (learnt !== undefined)
    return learnt.toLowerCase() === 'how to'
      ? 'Start the text with the first step, and not with an introduction.'
      : 'Give the answer early, and the details afterwards.';
  const behind = countWords(of.text) <= MOST_QUOTED ? `straight after ${quoted(withoutStop(of.text))}` : 'in the next sentence';
  if (of.command !== undefined && !/ (?:and|or) you\b/i.test(of.command))
    return `Readers will ask what for: give the reason ${behind}.`;
  if (/^(?:if |when )?your?(?:['’](?:re|ve))? /i.test(of.text) && of.denial === undefined)
    return `Readers will want to check it, or do something about it: tell them how ${behind}.`;
  const isTold =
    of.scene !== undefined || of.speech !== undefined || of.hasFirstPerson || (!GENERAL.test(of.text) && tellsOfPast(of.text));
  if (isTold) return undefined;
  if (overall < DECENT) return `${itIn(of, 'It')} is a general claim: start with one case of it, with a person or a place.`;
  return /\d/.test(of.text)
    ? `Readers will ask what follows from it: say so ${behind}.`
    : `Readers will ask why: give the reason, or one case, ${behind}.`;
};
/** Said of all of them, or of what is always so. */
const GENERAL = /^(?:most|every|nobody|no one|all|some|people|an?)\b|\b(?:is|are)\b/i;

export const keptOf = (of: Found, line: Line, overall: number): string => {
  const sure = ofItsUse(of, line) || ofItsQuestion(of) || ofItsReader(of) || ofWhatIsHeld(of) || ofItsClaim(of, overall);
  if (sure) return sure;
  if (LOST.test(of.text) && !A_WAY.test(of.text)) return `Say behind ${itIn(of, 'it')} how people can reach you.`;
  const asked = NOT_ASKED.exec(of.text)?.groups?.['words'];
  if (asked !== undefined) return `Say what ${quoted(asked)} is about: readers may not guess it.`;
  if (HANDS_UP.test(of.text))
    return `Leave time for the hands after ${quoted(withoutStop(of.sentences.at(-1)!))}, and only then go on.`;
  if (overall < DECENT) return ofWhatIsMissing(of, line);
  const end = shortEndOf(of) ?? of.reversal ?? lastPointOf(of);
  if (end !== undefined && tellsAStory(of, end)) return `Leave it as it is: explaining ${quoted(end)} would weaken it.`;
  const count = countsIn(line).find((words) => /^\d{2,}/.test(words) && !OF_TIME.test(words));
  if (count !== undefined) return `Leave it as it is, and do not round ${quoted(count)} up or down.`;
  const picture = of.scene === undefined ? undefined : pictureAtTheEnd(line);
  if (picture !== undefined) return `Leave it as it is: ${quoted(picture)} comes last, and is what readers will see before them.`;
  const it = itIn(of, 'it');
  const [last = ''] = of.sentences.slice(-1);
  if (isAdvert(of)) return `Leave ${it} as it is: customers can act on it.`;
  if (of.sentences.length > 1 && BIDS.test(last) && !/^please\b/i.test(last))
    return `Show next how to do it: ${quoted(withoutStop(last))}.`;
  if (/\byou (?:paid|pay|buy|bought)\b/i.test(of.text))
    return `No fault was found in it: let the next sentence go on from ${it}.`;
  if (!isAdvert(of) && (of.scene !== undefined || (of.hasFirstPerson && tellsOfPast(of.text))))
    return `Leave ${it} as it is, and go on with the story at once.`;
  return /\b(?:i|my|me)\b/i.test(of.text) && of.hasFirstPerson
    ? `Readers will want the story behind ${it}: tell it next.`
    : `No fault was found in it: let the next sentence go on from ${it}.`;
};
