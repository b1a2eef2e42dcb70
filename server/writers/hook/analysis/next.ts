/** A hook without a fault: what its readers want next, in the words that make them want it. */
import { countWords } from '../../../english/prose.ts';
import { withoutStop } from '../../../english/topic/clean.ts';
import { classOf } from '../../../english/topic/word-classes.ts';
import { placesIn, sumsIn } from './exact.ts';
import type { Found } from './found.ts';
import { heldIn } from './held.ts';
import type { Line } from './line.ts';
import { dayOfNotice, isAdvert, orderIn, tellsOfPast } from './make.ts';
import { kindOfQuestion } from './question.ts';
import { quoted, type Remark } from './quoting.ts';
import { isPast } from './scene.ts';
import { BIDS, HANDS_UP } from './strengths.ts';

/** Below it a general line is told so. */
const DECENT = 5;
const MOST_QUOTED = 40;
/** The last sentence, or what stands behind its last stop where that is too long to be quoted. */
const lastOf = ({ sentences, text }: Found): string => {
  const sentence = withoutStop(sentences.at(-1) ?? text);
  return countWords(sentence) <= MOST_QUOTED ? sentence : withoutStop(sentence.split(/[,;:] /).at(-1)!);
};

const ASKS_YES_OR_NO = /^(?:is|are|am|do|does|did|has|have|can|will|was|were)\b(?! you (?:know|remember|ever)\b)/i;
const ofItsQuestion = (of: Found): Remark => {
  const asked = kindOfQuestion(of);
  if (asked === undefined) return undefined;
  const shown = quoted(`${asked.words}?`);
  if (asked.sort === 'joke') return `Go on after ${shown} without an answer: explaining a joke spoils it.`;
  if (asked.sort === 'practical') return `Give ${shown} a line of its own, so that it can be answered at once.`;
  if (of.question === undefined || of.sentences.at(-1) !== of.question) return undefined;
  if (asked.sort === 'tellers') return `Let people guess for a line or two before you answer ${shown}.`;
  if (asked.sort === 'opinion') return `Say in the next lines what your own answer to ${shown} is.`;
  if (asked.sort === 'particular') return `Answer ${shown} in the text itself, and not only at its end.`;
  if (ASKS_YES_OR_NO.test(asked.words) && /\bor\b/i.test(asked.words))
    return `Say in the next lines how people can tell: ${shown}.`;
  if (/^(?:why|how)\b/i.test(asked.words)) return `Answer ${shown} in the next lines.`;
  return ASKS_YES_OR_NO.test(asked.words)
    ? `Say in the next line what to do where the answer to ${shown} is yes.`
    : /^do you (?:know|remember)\b/i.test(asked.words)
      ? `Give the answer to ${shown} in the next lines: whoever does not know it will want it.`
      : `Give your own answer to ${shown} in the next lines.`;
};

const ASKS = /\b(?:please|(?:can|could|would|will) you|(?:i|we)(?: would|['’]d) (?:like|love))\b/i;
const AT_FAULT = /\b(?:wrong|mistakes?|los(?:e|ing)|wast(?:e|ing)|ruin(?:s|ing)?|too (?:early|late|low|high|much|often))\b/i;
const ofItsReader = (of: Found): Remark => {
  const last = quoted(lastOf(of));
  if (of.question === undefined && /\bplease\b/i.test(of.text) && of.announcement === undefined)
    return `Put nothing else beside ${last}: one request is answered sooner than two.`;
  if (of.addressee !== undefined && ASKS.test(of.text))
    return `Give what you would like from ${quoted(of.addressee)} a line of its own.`;
  if (of.addressee !== undefined) return `Say in the next line what you would like ${quoted(of.addressee)} to do.`;
  if (of.question !== undefined || !/^(?:if |when )?you(?:r|['’](?:re|ve))?\b(?! can\b)/i.test(of.text)) return undefined;
  // Behind a sentence on the teller something else is wanted.
  if (
    of.sentences.length > 1 &&
    !/\byour?s?\b/i.test(of.sentences.at(-1)!) &&
    SAID_BY_TELLER.test(of.sentences.at(-1)!.replace(/^mine\b/i, 'my'))
  )
    return undefined;
  return AT_FAULT.test(of.text)
    ? `People will want to do it right: show them how straight after ${last}.`
    : `Say straight after ${last} what people can do about it.`;
};

const ofWhatIsHeld = (of: Found): Remark => {
  const held = heldIn(of);
  if (held === undefined) return undefined;
  if (held.sort === 'withheld') return `Do not explain ${quoted(held.what)} in the very next line.`;
  if (held.sort === 'untold') return `Answer ${quoted(held.what)} with something you have seen yourself.`;
  return held.what.includes(' ')
    ? `Go straight on to ${quoted(held.what)}.`
    : `Go straight on to the reason for ${quoted(lastOf(of).replace(/,? (?:and )?(?:here|this)(?:['’]s| is) \p{L}+$/iu, '') || lastOf(of))}.`;
};

const TO_BE_REACHED = /^(?:book|order|reserve|call|ring|text)\b/i;
const A_WAY =
  /\b(?:link|click|tap|below|here|reply|online|website|phone|call|ring|text|email|message|bio|counter|reception|shop|desk|door|street|road|lane|hall|square|market|come|visit|see you|bring)\b|@|\bwww\b|\.(?:com|org|net|uk)\b|\d{5}|\d{3}[ -]\d{3}/i;
const MOST_BEFORE_A_DAY = 3;
const ON_A_DAY =
  /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b(?: (?:at|from|and|to|till|until)? ?\p{L}*\d*(?:[:.]\d\d)?(?: ?[ap]m)?(?: to \d+)?)?/u;
const INVITES = /\b(?:bring|come|join|free|no need to book|all welcome)\b|[$£€]\d/i;
/** What a customer or a neighbour looks for first. */
const MOST_IN_LARGE_TYPE = 9;
const ofItsUse = (of: Found, line: Line): Remark => {
  const day = dayOfNotice(of);
  if (day !== undefined) {
    const before = countWords(of.text.slice(0, of.text.indexOf(day)));
    return before > MOST_BEFORE_A_DAY
      ? `${quoted(day)} comes after ${before} words: begin with it, because people look for the day first.`
      : `Set ${quoted(day)} in bold: people look for the day first.`;
  }
  const on = ON_A_DAY.exec(of.text)?.[0];
  if (on !== undefined && INVITES.test(of.text) && !/\b(?:i|me|he|she|his|her)\b/i.test(of.text) && !tellsOfPast(of.text))
    return `Set ${quoted(on)} in larger type than the rest: people look for the day first.`;
  if (!isAdvert(of)) return undefined;
  const order = orderIn(of);
  if (
    order !== undefined &&
    TO_BE_REACHED.test(order) &&
    !A_WAY.test(of.text.replace(/^(?:call|ring|text)\b|(?<=[.!?] )(?:call|ring|text)\b/gi, ' '))
  )
    return `${quoted(withoutStop(order))} does not say how: put the number or the link right behind it.`;
  if (!A_WAY.test(of.text) && placesIn(line).length === 0 && order === undefined)
    return `Say right behind ${quoted(lastOf(of))} how to book or where to come.`;
  const [sum] = sumsIn(line);
  const last = of.sentences.at(-1) ?? '';
  const first = sum?.words ?? withoutStop(order ?? of.sentences[0] ?? of.text);
  // What is all of it, or a paragraph, can stand out from nothing.
  if (countWords(first) > MOST_IN_LARGE_TYPE || withoutStop(of.text) === first) return undefined;
  return sum !== undefined && of.sentences.length > 1 && last.includes(sum.words)
    ? `Try it with ${quoted(withoutStop(last))} first: customers look for the sum.`
    : `Set ${quoted(first)} in larger type than the rest: customers look for it first.`;
};

const LEARNT = /^(?:[^.:!?]{2,60}: )?(?<how>how to|how|why|what (?:nobody|no one))\b/iu;
/** Said of all of them, or of what is always so. */
const GENERAL = /^(?:most|every|all|some|people|everyone|everybody)\b|^\p{L}+(?: \p{L}+)? (?:is|are)\b/iu;
const DEMONSTRATES = /\bI(?:['’]m| am) (?:about|going) to (?!show|tell|talk|be|explain|share)/;
const SAID_BY_TELLER = /\b(?:i|my|me)\b/i;
/** "I taught maths for thirty years and I count on my fingers." */
const comesToToday = (text: string): boolean =>
  [...text.matchAll(/\b(?:and|but|yet) (?:i|we|they) (?:still |never |always )?(?<verb>\p{L}+)/giu)].some(({ groups }) => {
    const { form, verb } = classOf(groups!['verb']!.toLowerCase());
    return form === 'base' && verb > 0 && !isPast(groups!['verb']!.toLowerCase());
  });
/** Somebody did something, and it is over: neither advice nor a claim. */
const tellsAStory = (of: Found): boolean =>
  !/\b(?:you|yours?)\b/i.test(of.text.replace(of.speech ?? '', '')) &&
  of.question === undefined &&
  (of.scene !== undefined || /^(?:he|she|they)\b/i.test(of.text)) &&
  !comesToToday(of.text) &&
  of.denial === undefined &&
  tellsOfPast(of.text.replace(/\bleft[.!]?$/i, '')) &&
  !/\b(?:tonight|today|now|still)\b/i.test(of.sentences.at(-1) ?? '') &&
  /\b(?:i|my|me|mine|we|us|our|he|she|his|her|they)\b/i.test(of.text) &&
  !BIDS.test(of.sentences.at(-1) ?? '');
const ofItsTelling = (of: Found, overall: number): string => {
  const last = quoted(lastOf(of));
  const learnt = LEARNT.exec(of.text)?.groups?.['how'];
  if (learnt !== undefined && of.sentences.length === 1)
    return learnt.toLowerCase() === 'how to'
      ? `Start the text with the first step, and not with an introduction to ${last}.`
      : `Give the answer to ${last} early, and the details afterwards.`;
  if (/^pov:/i.test(of.text))
    return `Show it at once, and let people see how ${quoted(withoutStop(of.text.slice(4).trim()))} ends.`;
  const matter = IS_ABOUT.exec(of.text)?.groups?.['matter'];
  if (matter !== undefined) return `Start with ${quoted(matter)} itself, and say afterwards what it is part of.`;
  if (DEMONSTRATES.test(of.text)) return `Do at once what ${last} says, and explain it afterwards.`;
  if (HANDS_UP.test(of.text)) return `Leave time for the hands after ${last}, and only then go on.`;
  if (LOST.test(of.text) && !A_WAY.test(of.text)) return `Say behind ${last} how people can reach you.`;
  const asked = NOT_ASKED.exec(of.text)?.groups?.['words'];
  if (asked !== undefined) return `Say what ${quoted(asked)} is about: people may not guess it.`;
  if (of.command !== undefined && of.sentences.length === 1 && !/ (?:and|or) you\b/i.test(of.command))
    return `People will ask what for: give the reason straight after ${last}.`;
  if (tellsAStory(of)) return `Go on with what happened after ${last}, and leave what it meant for later.`;
  const list = /^\d{1,3} \p{L}+s (?=of|for|to|that)/u.exec(of.text)?.[0].trim();
  if (list !== undefined)
    return `${quoted(list)} is how very many lists begin: put the most surprising one into the line itself.`;
  if (of.likeness === undefined && of.sentences.length > 1 && /^(?:they|it)\b/i.test(lastOf(of)) && !tellsOfPast(of.text))
    return `Back ${last} with one case that people can check.`;
  if (SAID_BY_TELLER.test(of.text) && of.hasFirstPerson) return `People will want the story behind ${last}: tell it next.`;
  if (/^we\b|\bour (?:school|team|club|hospital|company|town|choir)\b/i.test(of.text))
    return `Say next what ${last} means for those who are spoken to.`;
  if (/\d|\baccording to\b|, says \p{Lu}/iu.test(lastOf(of)) && !/^(?:this|that|it|here)\b/i.test(lastOf(of)))
    return `People will ask what follows from ${quoted(lastOf(of).replace(/^according to [^,]+, /i, ''))}: say so next.`;
  if (overall < DECENT && GENERAL.test(lastOf(of)))
    return `${last} is a general claim: start with one case of it, with a person or a place.`;
  if (/^(?:most|every|nobody|no one|all|people|everyone|everybody)\b/i.test(lastOf(of)))
    return `People will ask how you know: give one case of ${last} next.`;
  if (/^an? \p{L}+ (?!and\b)\p{L}+s\b(?!.* and an? )/iu.test(lastOf(of)) && !tellsOfPast(of.text))
    return `Give one case of ${last} next.`;
  return `Let the next sentence go on from ${last}, and begin nothing new.`;
};
const IS_ABOUT = /\b(?:newsletter|post|episode|video|article|talk|essay) is about (?<matter>[^.,;:!?]{3,60})[.!]?$/i;
const LOST = /^(?:lost|found|missing):/i;
/** Asked for what, or about what? */
const NOT_ASKED = /\b(?<words>(?:not one \p{L}+|no one|nobody) has (?:ever )?asked)[.!]?$/iu;
/** A scene that is going on. */
const IN_A_SCENE =
  /^(?:the year is|it is|it['’]s) (?:1[5-9]|20)\d\d\b|\b(?:is|are) (?:asleep|awake|waiting|standing|sitting|lying|walking|running)\b/i;

export const nextOf = (of: Found, line: Line, overall: number): string =>
  ofItsUse(of, line) ||
  ofItsQuestion(of) ||
  ofWhatIsHeld(of) ||
  (IN_A_SCENE.test(of.text) ? `Go on with what happens next after ${quoted(lastOf(of))}.` : undefined) ||
  ofItsReader(of) ||
  ofItsTelling(of, overall);
