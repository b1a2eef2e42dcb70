/** What readers will ask of a hook without a fault, and what the line behind it owes to them. */
import { withoutStop } from '../../../english/topic/clean.ts';
import { tagged } from '../../../english/topic/tagger.ts';
import { classOf } from '../../../english/topic/word-classes.ts';
import type { Request } from '../pieces.ts';
import { isPast, KEEPS_BACK, SOME_STUDY, SOURCE, type Found } from './found.ts';
import { isRhetorical } from './make.ts';
import { lastOf, quoted, wantedIn, type Remark } from './quoting.ts';

export const AMONG = /^(?:most|almost all) (?:[\p{L}-]+ )?(?:people|men|women|children|\p{L}+(?:ers|ors|ists|ents|ians))\b/iu;
/** Only the reader knows the answer. */
const OF_THE_READER = /\b(?:would|do|did|could|should|are|have) you (?!know|remember|ever)\b/i;

/** "Has won" says how it is. */
export const tellsOfPast = (text: string): boolean =>
  tagged(text.replace(/\b(?:has|have|is|are|be|been|can|cannot|could|will|would|to) (?:never |ever |not )?\p{L}+/giu, ' ')).some(
    ({ lower }) => isPast(lower),
  );

/** "Who had paid for the bridge", "why the clock stopped": the line asks it, and asks nobody. */
const UNTOLD =
  /(?<=\b(?:say|said|tell|told|know|knew|learn(?:ed|t)?|ask(?:ed)?|wonder(?:ed)?|explain(?:ed)?|remember(?:ed)?|see|guess(?:ed)?|understand|understood) (?:(?:me|us|him|her|them|you) )?)(?:who|why|what|how|where|when|whether) (?!to\b)(?:\p{L}|['’]){2,}[^,;:.!?]{4,}/iu;
const BECAUSE =
  /\b(?:(?:because of|thanks to) (?:an?|one|two|three|the|my|his|her|our)|(?<=\b(?:was|were|been|got) (?:\p{L}+ ){1,2})by (?:an?|one|two|three|the|my|his|her|our)) [^,;:.!?]{3,40}$/iu;
/** A window, a town or an hour is where or when something was, and no moment of its own. */
const PLACE_OR_TIME =
  /^(?:window|door|road|river|sea|wall|gate|side|way|corner|end|time|age|deadline|moment|minute|hour|day|week|month|year|morning|evening|night|weekend|summer|winter|autumn|spring)s?$/;
const becauseIn = (of: Found): string | undefined => {
  const words = BECAUSE.exec(withoutStop(of.text))?.[0];
  if (words === undefined || !of.hasFirstPerson || !tellsOfPast(of.text)) return undefined;
  if (!/^by\b/i.test(words)) return words;
  // Of "by the goat next door" the goat counts, and of "by the end of May" the end.
  const [named = ''] = words.split(/ (?:of|in|on|at|from|with|next|who|that|which|and) /i);
  const head = named.split(' ').at(-1)!.toLowerCase();
  return PLACE_OR_TIME.test(head) || /^(?:location|time)$/.test(classOf(head).fields[0] ?? '') ? undefined : words;
};
/** In letters, with the mark at the end. */
const A_STEP = 8;
const FEW_OF = /\b(?:two|three|four|five|six|most|half) of (?:them|us)\b/i;
/** It went from one figure to another, */
export const FROM_TO = /\bfrom [$£€]?\d[^,;:.!?]{0,30}? to [$£€]?\d(?:[\d.,]*\d)?/iu;
/** or from one day to another. */
const DAYS =
  /\b(?<one>on (?:a )?\p{L}+day|a year ago|one \p{L}+day)\b.*?\b(?<other>by \p{L}+day|this morning|on (?!a\b)\p{L}+day)\b/iu;
/** So many of them, and not which. */
export const NOT_WHICH =
  /\b(?:the same (?:one|two|three|four|five) \p{L}+|(?<=\b(?:learned|learnt|learn|taught me|told me|know) )one thing(?: about [^,;:.!?]{3,30})?|one word(?! in (?:it|them)\b)|everything I know about \p{L}+|what (?:two|three|four|five|\d+) \p{L}+ had missed)/iu;
/** One of many who is not like them. */
const SINGLED_OUT =
  /\b(?:(?:the|and) only|only) (?:one )?(?:person|man|woman|passenger|customer|guest|boy|girl|child|\p{L}+(?:er|or|ist|ant))\b/iu;
/** And who it was: "was the cook". */
const REVEALED = /(?<=\b(?:is|was) )(?:an?|the|my|our|his|her) [^,;:.!?]{2,40}(?=[.!]?$)/iu;
/** Whoever says so has to show it. */
const CLAIM =
  /\b(?:the (?:most|least|worst|best) (?:\p{L}+ )?(?:thing|enemy|friend|lesson|word|mistake|secret)|more about \p{L}+ than about \p{L}+)/iu;
/** It takes no side, and asks for none. */
const NO_SIDE =
  /\b(?:good arguments on both sides|(?:good or bad|right or wrong|friend or foe)(?=\?)|both sides|pros and cons)\b/i;
/** "Chairs have forgotten how to hold us" promises nothing. */
export const PROMISES_HOW =
  /^how to\b|\b(?:learn|learning|here['’]?s|here is|this is|guide (?:on|to)|tips (?:on|for)|(?:show|teach|tell)(?:s|ing)? you|discover|explains?) (?:\p{L}+ ){0,2}how to\b/iu;
/** What the reader is told to be doing wrong, or to be losing by. */
const AT_FAULT = /\b(?:wrong|mistakes?|los(?:e|ing)|wast(?:e|ing)|ruin(?:s|ing)?|kill(?:s|ing)?)\b/i;
const IMAGINE = /^(?:imagine|picture)\b/iu;
/** Nobody can look up what such people have found until somebody says which they were. */
const SOME_EXPERTS =
  /\b(?:scientists|archaeologists|researchers|experts|economists|psychologists|historians|biologists|psychiatrists|statisticians)\b/iu;
/** So much more that nobody is told how much. */
const MORE_THAN_THOUGHT =
  /\bmore than (?:you|most people|anyone|we) (?:might |may |ever )?(?:think|thinks|realise|realize|know|knows|believe|expect)\b/iu;
export const WHAT_IF = /^what if\b/i;
const FEWEST_ASKED = 3;
const FOLLOWS = /, |\s(?=(?:if|when|that|because|about|before|after|until|without)\b)/i;
const AUXILIARY = / (?=(?:would|do|does|did|can|could|should|will|(?:have|has|had) (?:you|we|they))\b)/i;
const LAST_ADDED =
  / (?=(?:on|in|at|of|to|from|by|over|under|into|like|as) (?!.* (?:on|in|at|of|to|from|by|over|under|into|like|as) ))/i;
/** A last word alone is left out where nothing else can be. */
const OR_ELSE = / (?:(?=(?:or|and) )|(?=\S+$))/i;
/** Where a question has readers begin to answer: the whole of it is quoted where it is praised. */
const atPartOf = ({ sentences }: Found, question: string, theyDo: string): string => {
  const whole = withoutStop(question);
  const part = [FOLLOWS, AUXILIARY, LAST_ADDED, OR_ELSE]
    .map((end) => whole.split(end)[0]!)
    .find((words) => words !== whole && words.split(' ').length >= FEWEST_ASKED && wantedIn(words) !== undefined);
  const [first = question] = sentences;
  if (part !== undefined) return `At ${quoted(part)} readers begin to ${theyDo}`;
  return first === question ? `Readers will ${theyDo}` : `After ${quoted(withoutStop(first))} readers will ${theyDo}`;
};
export const answeredByThemselves = (of: Found, question: string): string =>
  `${atPartOf(of, question, 'answer for themselves')}: say next why you ask.`;
const ofTheQuestion = (of: Found, question: string): Remark => {
  if (isRhetorical(of, question)) return false;
  if (of.asksTheReader) return of.isLeftOpen && answeredByThemselves(of, question);
  if (WHAT_IF.test(question))
    return `${quoted(question.slice(0, 'what if'.length))} is a guess so far: tell next of one case in which it was so.`;
  return (
    of.isLeftOpen &&
    (of.isOpen || (wantedIn(question) !== undefined && !OF_THE_READER.test(question))) &&
    `${atPartOf(of, question, 'guess')}: the text owes them the answer, and not only in its last line.`
  );
};
/** What can be pointed at in a hook without a fault: its weakest place, or what readers will ask of it. */
export const asked = (of: Found, hookType: Request['hookType']): Remark[] => {
  const share = of.figures.find(({ kind }) => kind === 'share');
  const because = becauseIn(of);
  return [
    of.offer && `${quoted(of.offer)} is an offer: say in the next line what readers have to do for it.`,
    of.question && ofTheQuestion(of, of.question),
    !of.question &&
      !of.command &&
      UNTOLD.test(of.sentences.at(-1) ?? '') &&
      // What somebody would like to know is their wish.
      !/\b(?:rather|wants?|wanted|would (?:like|love))\b|['’]d (?:like|love)\b/i.test(of.sentences.at(-1)!) &&
      // "Where the keys were was the shed" tells it.
      !/\b(?:is|was|are|were) (?:is|was|are|were|an?|the|my|our|his|her)\b/i.test(UNTOLD.exec(of.sentences.at(-1)!)![0]) &&
      `Readers stay to learn ${quoted(UNTOLD.exec(of.sentences.at(-1)!)![0])}: do not tell it in the next line.`,
    because && `Readers will stay for ${quoted(because)}: show that moment first.`,
    FEW_OF.test(of.text) && /\d/.test(of.text) && `Show one of those behind ${quoted(FEW_OF.exec(of.text)![0])} next.`,
    share &&
      !SOURCE.test(of.text) &&
      // What happened on a day is known.
      !/\b(?:1[5-9]|20)\d\d\b/.test(of.text) &&
      // "A 1% fee" is supposed, and counted by nobody.
      !/\b(?:an?|the|any) $/i.test(of.text.slice(0, of.text.indexOf(share.words))) &&
      // Whoever tells of their own prices knows the figure.
      !/\b(?:my|our) [\p{L} ]{2,20} by $/iu.test(of.text.slice(0, of.text.indexOf(share.words))) &&
      !/ of (?:my|our)\b/i.test(share.words) &&
      `Readers will ask where ${quoted(share.words)} comes from: answer in the next line.`,
    of.riddle && `Let readers wonder a while who ${quoted(of.riddle)} is, and then do tell them.`,
    of.gap && KEEPS_BACK.test(of.gap) && `Readers stay for ${quoted(of.gap)}: tell it early, and not only in the last line.`,
    PROMISES_HOW.test(of.text) &&
      !of.scene &&
      of.promise &&
      `Keep the promise of ${quoted(of.promise)} before you tell anything else.`,
    listOf(of),
    of.command &&
      of.sentences.length === 1 &&
      !/\b(?:because|or|so|before|and|if|until)\b/i.test(of.text) &&
      `Say right behind ${lastOf(of)} why, or nobody will do it.`,
    of.reader &&
      (/^before/i.test(of.reader)
        ? `After ${quoted(of.reader)} readers want to know what goes wrong without it: show one case.`
        : !of.command &&
          !of.question &&
          !/^dear\b/i.test(of.reader) &&
          `Whoever is meant by ${quoted(of.reader)} will ask how you know: answer in the next line.`),
    of.reader &&
      /[,:] (?:please )?read (?:this|on)\b/i.test(of.text) &&
      `Whoever is meant by ${quoted(of.reader)} wants to hear what reading saves them: say so in the same line.`,
    /^you/i.test(of.text) &&
      !of.question &&
      AT_FAULT.test(of.text) &&
      `The next sentence owes the reader a way out of ${lastOf(of)}.`,
    of.likeness &&
      // "Grief is a coat that fits everybody badly" has gone that step.
      of.text.length - of.likeness.length < A_STEP &&
      `Carry ${quoted(of.likeness)} one step further instead of explaining it.`,
    hookType === 'Metaphor' &&
      !of.likeness &&
      /\b(?:is|are) (?:an?|the|like)\b/i.test(of.text) &&
      `Carry the picture in ${lastOf(of)} one step further instead of explaining it.`,
    of.paradox && `${quoted(of.paradox)} leaves readers with a question: let the text answer it soon.`,
    AMONG.test(of.text) &&
      !of.hasFirstPerson &&
      `Readers will ask whether they are among ${quoted(AMONG.exec(of.text)![0])}: tell them next how to find out.`,
    ...ofItsThings(of),
  ];
};

/** What the hook itself has put before its readers, and what the next lines can do with it: the likeliest first. */
const ofItsThings = (of: Found): Remark[] => {
  const { text } = of;
  const pick = (pattern: RegExp): string | undefined => pattern.exec(text)?.[0];
  const [noSide, fromTo, notWhich, single, claim] = [NO_SIDE, FROM_TO, NOT_WHICH, SINGLED_OUT, CLAIM].map(pick);
  const [supposed, unnamed, study, more] = [IMAGINE, SOME_EXPERTS, SOME_STUDY, MORE_THAN_THOUGHT].map(pick);
  const days = DAYS.exec(text)?.groups;
  const revealed = pick(REVEALED);
  return [
    supposed && `${quoted(supposed)} hands the picture to the reader: show it as it happened to one person.`,
    unnamed && of.names.length === 0 && `Readers will ask which ${quoted(unnamed)}: name one of them, or the place and the year.`,
    study && `${quoted(study)} has no name yet: say who counted, and how many.`,
    more && `Say how much ${quoted(more)} is: one figure or one case shows it.`,
    noSide && `${quoted(noSide)} keeps out of it: say which you hold with, and what made you.`,
    fromTo && `How it went ${quoted(fromTo)} is what readers stay for: tell the first step of it.`,
    days && `Between ${quoted(days['one']!)} and ${quoted(days['other']!)} lies what readers want to hear: tell that next.`,
    notWhich && `Readers wait to learn what ${quoted(notWhich)} stands for: name it before they give up.`,
    single && revealed && `The line turns on ${quoted(revealed)}: begin the text with how that came about.`,
    single && !revealed && `Let readers see ${quoted(single.replace(/^and /i, ''))} in the next line.`,
    of.superlative &&
      !of.hasFirstPerson &&
      !claim &&
      !of.scene &&
      !SOURCE.test(text) &&
      `Readers will ask who says so of ${quoted(of.superlative)}: answer in the next line.`,
    claim && !of.scene && `${quoted(claim)} is a claim so far: show the one case that taught it.`,
  ];
};

const listOf = (of: Found): Remark => {
  const [listing] = of.figures;
  return (
    listing?.kind === 'list' &&
    (of.hasFirstPerson || of.expertise
      ? `Begin with that one of the ${quoted(listing.words)} that surprised you most.`
      : `Lists of ${quoted(listing.words)} are many: say in the line which of them is the least known.`)
  );
};
