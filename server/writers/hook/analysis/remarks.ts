/** What works and what does not yet, in words: every remark points at words of the hook itself, and stays away where there are none. */
import { countWords, listed } from '../../../english/prose.ts';
import { withoutStop } from '../../../english/topic/clean.ts';
import type { Request } from '../pieces.ts';
import { isPast, KEEPS_BACK, SOME_STUDY, type Figure, type Found } from './found.ts';
import { UNNAMED } from './lexicon.ts';
import { asItIs, baseOf, DECENT, IN_A_DICTIONARY, isParticular, noPraiseOf } from './as-it-is.ts';
import { dayOfNotice, isAdvert, isRhetorical, orderIn } from './make.ts';
import { answeredByThemselves, asked, FROM_TO, NOT_WHICH, PROMISES_HOW, tellsOfPast, WHAT_IF } from './next.ts';
import { asks, OF_OUR_OWN, firstOf, lastOf, quoted, quotedList, titleOf, YES_OR_NO, type Remark } from './quoting.ts';
import { rewritten } from './rewrites.ts';
import { overallOf, type Scores } from './score.ts';
import { IN_A_ROOM, isChat, isSpoken, LETTER_TO, TO_A_GROUP } from './uses.ts';
import { GREETING, LETTER, SALES } from './worn.ts';

type HookType = Request['hookType'];
type Audience = Request['targetAudience'];

const MOST_REMARKS = 4;
const MOST_WORN = 5;
/** With fewer words no line stands. */
const FEWEST_LEFT = 3;
const LONG_SENTENCE = 28;
/** "Do you like coffee?" is answered before anybody has read on. */
const SHORT_QUESTION = 5;

const READERS: Partial<Record<Audience, string>> = { 'General Public': 'the general public' };
const readersOf = (audience: Audience): string => READERS[audience] ?? audience.toLowerCase();

const kept = (remarks: readonly Remark[]): string[] =>
  remarks.filter((remark): remark is string => typeof remark === 'string' && remark !== '').slice(0, MOST_REMARKS);

/** Nobody counts up to three. */
const FEW = /^(?:two|three)\b/i;
/** Of a number of things to come nothing is said. */
const OF_FIGURES: Readonly<Partial<Record<Figure['kind'], (words: string) => string>>> = {
  money: (words) => `${words} names the sum.`,
  share: (words) => `${words} is a share that readers can weigh.`,
  time: (words) => `${words} puts a time to it.`,
  count: (words) => `${words} says exactly how many.`,
};

/** What everybody says, announces or sums up is not praised for how it does so. */
const isWeak = (of: Found): boolean =>
  of.hype.length + of.worn.length > 0 ||
  (of.announcement ?? of.softWorn ?? of.truism ?? of.bio ?? of.summary) !== undefined ||
  of.isTitle ||
  of.isBare;
/** It is for the reader, and not what will become of the world. */
const GIVEN = /^(?:how to|learn|guide|tips|tricks?|secrets?|unlock|will (?:help|show|teach|save|give))\b/i;
/** Faint praise, for a text in which nothing stronger is found; what it names is there. */
const faintOf = (of: Found, overall: number): string => {
  const isSpoilt = of.hype.length + of.worn.length > 0;
  if (
    of.promise &&
    GIVEN.test(of.promise) &&
    !/\b(?:never|not|n['’]t)\b/i.test(of.text) &&
    (!/^how to/i.test(of.promise) || PROMISES_HOW.test(of.text)) &&
    !isSpoilt &&
    (of.announcement === undefined || /^how to/i.test(of.promise)) &&
    !of.isTitle
  )
    return `It says what it promises: ${quoted(of.promise)}.`;
  if (!isWeak(of)) {
    const own = of.sentences.find((sentence) => !sentence.endsWith('?') && /\b(?:i|me|my|we|our)\b/i.test(sentence));
    if (of.command) return `${quoted(of.command)} asks something of the reader at once.`;
    if (/^you(?:r|['’]re)?\b/i.test(of.text)) return `${firstOf(of)} tells readers something about themselves.`;
    if (!of.question && of.things.length > 1 && of.things.some(isParticular))
      return `It names things that can be seen: ${quotedList(of.things)}.`;
    if (!of.question && of.isMaxim) return `${firstOf(of)} makes a claim that readers can weigh.`;
    if (!of.question && of.things.length > 0 && /\b(?:was|were)\b/i.test(of.text))
      return `${quoted(of.things[0]!)} gives readers something to see.`;
    const isMine = own !== undefined && /\b(?:i|me|my)\b/i.test(own);
    // "Our newsletter is here" tells nothing that anybody took part in.
    if (
      isMine ||
      (!OF_OUR_OWN.test(of.text) &&
        own
          ?.toLowerCase()
          .split(/[^\p{L}’']+/u)
          .some(isPast))
    )
      return `${quoted(withoutStop(own!))} is told ${isMine ? 'from the teller’s own life' : 'by those who were part of it'}.`;
  }
  if (of.question && !of.isGreeting && !isWeak(of))
    return /\byour\b|\byou (?!know|remember|ever)/i.test(of.question)
      ? `${quoted(of.question)} asks readers about themselves.`
      : of.things.length > 0
        ? `${quoted(of.things[0]!)} gives readers something to see.`
        : `${quoted(of.question)} asks rather than tells.`;
  const day = isSpoilt ? undefined : dayOfNotice(of);
  if (day !== undefined) return `It says what happens and when: ${quoted(day)}.`;
  const side = isSpoilt ? undefined : MEASURED.exec(of.text)?.[0];
  if (side !== undefined) return `${quoted(side)} takes a side, and some will want to argue.`;
  return noPraiseOf(of, overall);
};
/** One thing held against another. */
const MEASURED =
  /\b(?:more|less|fewer|better|worse|(?!(?:rath|nev|und|aft)er\b)\p{L}{3,}er) (?:\p{L}+ )?than (?!i\b|we\b|you\b|ever\b|just\b|one\b|\d)(?:an? |the |my |our |your )?\p{L}+(?: \p{L}+)?(?=[.!]?$)/iu;

/** "My landlord knocked" is told by one who knows him, and only "I opened" by one who was there. */
const tellerOf = (scene: string): string =>
  /^(?:(?:when|as|once|in \S+|at \S+|last \p{L}+|\p{L}+ ago),? )?(?:i|we)\b/iu.test(scene)
    ? `Somebody who was there tells it: ${quoted(scene)}.`
    : /^(?:my|our)\b/i.test(scene)
      ? `Somebody close to it tells it: ${quoted(scene)}.`
      : `It tells of something that happened: ${quoted(scene)}.`;

/** A denial or an "and" may turn a sentence; "but" does. */
const CONTRAST = /^(?:but|yet|instead of|although|though|even though|despite|rather than)\b/i;
/** It says what comes, and puts nothing in another light. */
const ANNOUNCES =
  /\bhere(?:['’]s| (?:is|are))\b|\bthis is (?:how|why|what)\b|\b(?:i|we)(?:['’]ll| will| want to| am going to)\b|\blet (?:me|us)\b/i;
/** What everybody says stands in another sentence. */
const isWhole = ({ sentences }: Found, words: string): boolean => sentences.some((sentence) => withoutStop(sentence) === words);
const HANDS_UP = /^(?:hands up|(?:raise|put up) your hands?)\b/i;
/** Asked of those who sit there. */
const BY_HANDS = /^(?:who|how many(?: of you| people)?|which of you)\b[^?]* in this (?:room|hall|audience)\b/i;
/** So many letters of a phrase tell where it stands. */
const SAME = 12;
/** Who is named behind what was said: "… – Maya Angelou". */
const SAYER = /["”] ?[-–—~] ?(?<who>\p{Lu}[\p{L}’']{1,30}(?: [\p{L}’']{1,30}){0,4})\.?$/u;
/** Whoever sits in a room reads nothing. */
const heard = (of: Found, lines: readonly string[]): string[] =>
  lines.map((line) =>
    IN_A_ROOM.test(of.text)
      ? line
          .replace(
            /\b([Rr])eader(s?)\b(?![^“]*”)/g,
            (_, first: string, more: string) => `${first === 'R' ? 'L' : 'l'}istener${more}`,
          )
          .replace('can be read in one go', 'can be taken in at one hearing')
      : line,
  );
export const strengthsOf = (of: Found, audience: Audience, scores: Scores): string[] => {
  // A bare number word counts nothing: "at five in the morning".
  const exact = of.figures
    .filter(({ words, kind, isExact }) =>
      kind === 'count'
        ? isExact &&
          !FEW.test(words) &&
          !/^(?:hundred|thousand)/i.test(words) &&
          / (?!does\b|full\b|inches\b|pages\b|cm\b)\p{L}+/u.test(words)
        : kind !== 'list' &&
          /[\s%$£€]|\d{3}/.test(words) &&
          // What nobody has counted weighs nothing, and a sum that baits is none.
          (kind !== 'share' || of.isSourced) &&
          !/\b(?:my|our) [\p{L} ]{2,20} by $/iu.test(of.text.slice(0, Math.max(0, of.text.indexOf(words)))) &&
          !/\b(?:my|our|your|his|her|their)$/i.test(words) &&
          (kind === 'share' || of.hype.length === 0),
    )
    .toSorted((one, other) => Number(other.kind === 'share') - Number(one.kind === 'share'))[0];
  const isSpoilt = isWeak(of) && of.softWorn === undefined;
  const sayer = of.citation === undefined ? undefined : SAYER.exec(of.text)?.groups?.['who'];
  const [fromTo, notWhich] = [FROM_TO, NOT_WHICH].map((pattern) => pattern.exec(of.text)?.[0]);
  const found = kept([
    sayer && `Readers are told whose words they are: ${quoted(sayer)}.`,
    IS_THE_TELLER.test(of.text) && `${quoted(IS_THE_TELLER.exec(of.text)![0])} makes the speaker part of it.`,
    of.reversal && `${quoted(of.reversal)} takes back what stands before it.`,
    of.speech && of.worn.length === 0 && `With ${quoted(of.speech)} somebody speaks, and the reader is in the room.`,
    of.scene && !of.speech && (of.worn.length === 0 || isWhole(of, of.scene)) && tellerOf(of.scene),
    of.reader && !/^dear\b/i.test(of.reader) && `${quoted(of.reader)} picks its reader out of the crowd.`,
    of.expertise && `${quoted(of.expertise)} tells why the teller can be believed.`,
    of.riddle && `The reader wants to know who ${quoted(of.riddle)} is.`,
    !isSpoilt && of.paradox && `${quoted(of.paradox)} holds two things that do not seem to go together.`,
    !isSpoilt && of.swing && `${quoted(of.swing)} says how far it went.`,
    of.denial && !of.afterthought && of.softWorn === undefined && `${quoted(of.denial)} denies what readers may have thought.`,
    !isSpoilt && fromTo && `${quoted(fromTo)} says how far it went.`,
    !isSpoilt && notWhich && `${quoted(notWhich)} tells that there is something to learn, and keeps it back.`,
    exact &&
      !(exact.kind === 'share' && isSpoilt) &&
      !fromTo?.includes(exact.words) &&
      !of.bio &&
      !of.expertise?.includes(exact.words) &&
      OF_FIGURES[exact.kind]?.(quoted(exact.words)),
    !isSpoilt &&
      of.afterthought &&
      of.afterthought !== of.reversal &&
      (of.softWorn === undefined || of.sentences.length > 1) &&
      !isAdvert(of) &&
      dayOfNotice(of) === undefined &&
      !of.speech &&
      !ANNOUNCES.test(of.afterthought) &&
      `${quoted(of.afterthought)} ${of.sentences.length > 1 ? 'puts the sentence before it' : 'puts what stands before it'} in another light.`,
    !isSpoilt &&
      !of.afterthought &&
      !of.paradox &&
      of.turn &&
      of.citation === undefined &&
      CONTRAST.test(of.turn) &&
      !UNNAMED.test(of.turn) &&
      !of.gap?.includes(of.turn) &&
      // What is said in it has been praised whole.
      !of.speech?.includes(of.turn.slice(0, SAME)) &&
      `${quoted(of.turn)} turns against what stands beside it.`,
    !isSpoilt && of.likeness && `${quoted(of.likeness)} shows one thing by another.`,
    !isSpoilt &&
      of.gap &&
      KEEPS_BACK.test(of.gap) &&
      !of.question?.includes(of.gap) &&
      `${quoted(of.gap)} opens a gap that only the text can close.`,
    HANDS_UP.test(of.text) && `${firstOf(of)} has listeners answer at once.`,
    of.question && BY_HANDS.test(of.question) && `${quoted(of.question)} can be answered by a show of hands.`,
    of.question &&
      !of.isUncounted &&
      (of.asksTheReader
        ? `${quoted(of.question)} asks what only the reader can answer.`
        : of.isOpen &&
          of.isLeftOpen &&
          !isRhetorical(of, of.question) &&
          (WHAT_IF.test(of.question)
            ? `${quoted(of.question)} has readers picture it.`
            : `${quoted(of.question)} asks ${asks(of.question)}, and leaves it open.`)),
    of.offer && of.question && `${quoted(of.offer)} says what readers get.`,
    of.addressee && of.things.length + of.figures.length > 0 && `${quoted(of.addressee)} is spoken to by name.`,
    audience !== 'Everyone' && of.world.length > 1 && `With ${quotedList(of.world)} it is at home among ${readersOf(audience)}.`,
    !isSpoilt &&
      of.address &&
      // A bare "you" is in every second hook.
      /\s/.test(of.address) &&
      !of.reader &&
      !of.asksTheReader &&
      of.softWorn === undefined &&
      !HANDS_UP.test(of.text) &&
      !TO_ALL.test(of.text) &&
      (!of.question || of.isOpen) &&
      `${quoted(of.address)} speaks to one reader rather than to a crowd.`,
  ]);
  return heard(of, found.length > 0 ? found : [faintOf(of, overallOf(scores))]);
};

/** Whoever goes on so has the crowd in view. */
const TO_ALL =
  /\b(?:(?:most|all|many|some|half|none|each|any|every one) of (?:us|you)|(?:we|you|us)(?:['’](?:ve|re)| are| have)? all|you (?:guys|both)|every(?:one|body)|most people|(?:ladies and )?gentlemen|folks)\b/i;

/** Said only where not even a broad sense of it is there; of the other kinds a good reader finds more than rules do. */
const PROMISED: Partial<Record<HookType, readonly [isMissing: (of: Found) => boolean, advice: string]>> = {
  Question: [({ text }) => !text.includes('?'), 'asks nothing yet: turn it into the question that your text answers'],
  Statistic: [
    ({ hasNumber, placeholder }) => !hasNumber && !placeholder,
    'has no number yet: add a figure from a source you can name',
  ],
  Quote: [
    ({ text }) => !/["“”‘]|\s'|\b(?:said|says|wrote)\b/.test(text),
    'quotes nobody yet: put the words that somebody says in quotation marks',
  ],
  Story: [({ isBare }) => isBare, 'tells nothing yet: begin with one person doing one thing at one moment'],
};

/** Much and many, where one would do. */
const VAGUE =
  /(?<!\b(?:how|\d|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|hundred) )\b(?:many|various|several|different|a lot of|lots of|a couple of|all kinds of)(?: [\p{L}-]+){0,1}? (?:things|aspects|ways|lessons|benefits|topics|issues|factors|people|places|experiences|tips|ideas|hacks|tricks|matters)\b/iu;
/** It was not so, or is not yet. */
const SUPPOSED = /\b(?:i|we|it) (?:would|could) be\b/i;
/** It hands something over. */
const GIVES = /^“here(?:['’]s| is| are) /i;
const FORBIDS = /^(?:stop|quit|never|do not|don['’]t)\b/i;
/** What those will ask who have only a claim before them. */
const ofAClaim = (of: Found): string | undefined => {
  const instead = of.sentences.length > 1 ? lastOf(of) : quoted(withoutStop(of.text.split(/; /).at(-1)!));
  if (of.command !== undefined && of.reader !== undefined)
    return `Whoever is meant by ${quoted(of.reader)} will ask why that helps: answer in the next line.`;
  if (of.command !== undefined && FORBIDS.test(of.command))
    return `Readers will ask what goes wrong otherwise: show one case behind ${lastOf(of)}.`;
  if (of.command !== undefined && !/ and you\b/i.test(of.command))
    return `Readers will ask how to begin with ${quoted(of.command)}: give the first step in the next line.`;
  if (of.denial !== undefined || /, not\b/i.test(of.text))
    return `Whoever thought otherwise will ask for proof: put it right behind ${instead}.`;
  return undefined;
};
/** A notice is read for what, when and where. */
const HOUR =
  /\d ?(?:am|pm|a\.m|p\.m)\b|\b\d{1,2}[:.]\d\d\b|\bo['’]clock\b|\b(?:noon|midnight|all day|morning|afternoon|evening|night)\b/i;
const MEETS = /\b(?:meetings?|party|class(?:es)?|fair|concert|workshop|sale|performance|rehearsal|dinner|talk)\b/i;
const PLACE =
  /\b(?:in|at|outside|behind|near) (?:the |our |room |st\.? )?(?!(?:noon|midnight|least|present|attendance)\b)\p{L}+/iu;
const ofANotice = (of: Found): string | undefined => {
  const day = dayOfNotice(of);
  if (day === undefined || !MEETS.test(of.text) || /\b(?:cancell?ed|postponed|closed)\b/i.test(of.text)) return undefined;
  const missing = [!HOUR.test(of.text) && 'the hour', !PLACE.test(of.text) && 'the place'].filter(Boolean);
  return missing.length > 0
    ? `Beside ${quoted(day)} people will look for ${missing.join(' and ')}: add ${missing.length > 1 ? 'both' : 'it'}.`
    : undefined;
};
const CONTACT =
  /\b(?:call|ring|text|book|visit|order|email|phone|find us|ask|come|turn up|walk in|drop in|pop in|reply|click|website|open|tel)\b|\b(?:road|street|lane|yard|avenue|station|arches)\b|www\.|@|\d{5}/i;
/** Whoever is to buy has to be told how. */
const ofAnAdvert = (of: Found): string | undefined =>
  of.offer !== undefined
    ? `${quoted(of.offer)} is an offer: say in the next line what readers have to do for it.`
    : CONTACT.test(of.text) || orderIn(of) !== undefined
      ? undefined
      : `Nobody is told yet what to do after ${lastOf(of)}: add whom to call, or where to come.`;
const WHEN =
  /day\b|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|tonight|ago|night|morning|summer|winter|autumn|spring|noon)\b/i;
/** One thing is said to be another, and no more. */
const SAYING = /^(?:(?:an?|the|my|our|some) )?[\p{L}’'-]+ (?:is|are) (?:an?|the) [^,;:.!?]{4,70}[.!]?$/iu;
/** It is spoken of as if it were before everybody’s eyes. */
const WITHHELD = /^(?:this|these) (?!is\b|are\b|was\b|were\b|has\b)\p{L}+/iu;
/** What is not in it in however broad a sense. */
const missingIn = (of: Found): string => {
  const hasSomebody =
    of.people.length + of.names.length > 0 ||
    // "Bought a bike": whoever tells it leaves out who.
    isPast(of.words[0] ?? '') ||
    /\b(?:i|me|my|we|us|our|you|your|he|she|his|her|they|their|nobody|somebody|who)\b/i.test(of.text);
  const [figure] = of.figures;
  if (!hasSomebody && SAYING.test(of.text)) return `${lastOf(of)} is a claim so far: show the one case that taught it.`;
  if (!hasSomebody && !of.hasNumber)
    return `Nobody does anything in ${firstOf(of)}, and nothing is counted: begin with one person, or with one figure.`;
  if (!hasSomebody && figure) return `Put a person behind ${quoted(figure.words)}: who was it that counted, or paid, or waited?`;
  if (!of.hasNumber && of.scene === undefined && of.names.length === 0 && !WHEN.test(of.text))
    return tellsOfPast(of.text)
      ? `A day, a place or a figure would let readers see ${lastOf(of)}.`
      : `${lastOf(of)} is told in general: one moment of it, with a day or a place, could be seen.`;
  const kept = WITHHELD.exec(of.text)?.[0];
  if (kept !== undefined) return `Readers want to see what ${quoted(kept)} is: show it next.`;
  if (/\b(?:i|my)\b/i.test(of.text) && !tellsOfPast(of.text))
    return `Readers will ask since when, and why, of ${lastOf(of)}: answer in the next line.`;
  return `After ${lastOf(of)} nothing is left to find out: keep one thing of it back.`;
};
/** "Can I save you £31 a week?" */
const OFFERS = /\b(?:can|may|could|shall) (?:i|we) (?!ask\b|be\b)\p{L}+ you\b/iu;
/** Whoever speaks is one of those spoken of. */
const IS_THE_TELLER =
  /\b(?:one of (?:them|those|us)|(?:that|the) (?:\p{L}+ )?(?:man|woman|person|boy|girl|child)) (?:is|was) (?:me\b|(?:speaking|talking) to you|standing (?:here|before you|in front of you))/iu;
/** What is good enough stays; of what is not, what is missing. */
const adviceAt = (of: Found, overall: number): string => (overall >= DECENT ? asItIs(of) : missingIn(of));
/** Where nothing is wrong, what the next line owes to the reader. */
const nextLineOf = (of: Found, scores: Scores): string => {
  const who = LETTER_TO.exec(of.hook)?.groups?.['who']?.trim();
  if (who !== undefined) return `Say next what you ask of ${quoted(who)}.`;
  const teller = IS_THE_TELLER.exec(of.text)?.[0];
  if (teller !== undefined) return `Behind ${quoted(teller)} the listeners wait for that story: tell it next.`;
  if (of.question && of.isLeftOpen && /^(?:so |and |but )?why\b/i.test(of.question))
    return `Begin to answer ${quoted(of.question)} in the next line, before readers guess.`;
  // What follows on a question stands behind it already, or comes next.
  if (of.question && OFFERS.test(of.question)) return 'Readers will ask how: answer in the next line.';
  if (of.question && of.addressee) return `${quoted(of.addressee)} will ask what you want: say it in the next line.`;
  if (of.question && of.sentences.at(-1) === of.question && !isRhetorical(of, of.question))
    return YES_OR_NO.test(of.question) && /\bor\b/i.test(of.question)
      ? `Whoever asks ${quoted(of.question)} wants to be able to tell: give the first sign in the next line.`
      : YES_OR_NO.test(of.question)
        ? `Readers will have said yes or no to ${quoted(of.question)}: say next what follows from it.`
        : answeredByThemselves(of, of.question);
  if (of.address !== undefined && /\s/.test(of.address) && of.sentences.length === 1 && /^your?\b/i.test(of.text) && !of.command)
    return `Readers will ask how you know that of ${quoted(of.address)}: answer in the next line.`;
  const day = dayOfNotice(of);
  if (day !== undefined) return `Leave it as it is: with ${quoted(day)} it says when, and a notice needs no more art.`;
  if (isAdvert(of) && orderIn(of) === undefined) return `Leave it as it is: ${lastOf(of)} is what a customer needs to know.`;
  if (OF_OUR_OWN.test(of.text) && of.figures.length === 0 && orderIn(of) === undefined)
    return `${firstOf(of)} is said by those who gain by it: let one customer say it, with one figure.`;
  if (GIVES.test(lastOf(of))) return `${lastOf(of)} has to be kept at once: put it directly below.`;
  const group = TO_A_GROUP.exec(of.text)?.[0];
  if (group !== undefined) return `Those called ${quoted(group)} will ask what it means for them: say it in the next line.`;
  if (of.addressee) return `${quoted(of.addressee)} will ask what you want: say it in the next line.`;
  const isTold = of.scene !== undefined || of.speech !== undefined || /\b(?:i|my|me)\b/i.test(of.text);
  if (HANDS_UP.test(of.text) || orderIn(of) !== undefined) return asItIs(of);
  return (isTold ? undefined : ofAClaim(of)) ?? adviceAt(of, overallOf(scores));
};
/** What to do about an opening that everybody uses. */
const insteadOf = (of: Found): string => {
  if (IN_A_DICTIONARY.test(of.text)) return 'say what you have seen of it yourself';
  // "Struggling to get your toddler to eat?" has something behind it.
  const begins = of.worn.length === 1 && of.text.toLowerCase().startsWith(of.worn[0]!.toLowerCase());
  if (begins && of.question !== undefined && of.things.length + of.figures.length + of.people.length > 0)
    return 'begin with what stands behind it';
  if (of.worn.some((each) => SALES.test(each))) return 'say what it is that readers get';
  if (of.worn.some((each) => LETTER.test(each))) return 'begin with what you are writing about';
  const base = baseOf(of);
  if (base !== undefined) return `begin with one thing about ${quoted(base)} that only you have seen`;
  return 'put one thing there that only you have seen';
};
/** Enough to know it by. */
const MOST_OF_A_BEGINNING = 6;
const beginningOf = (sentence: string): string =>
  sentence
    .split(/\s+/)
    .slice(0, MOST_OF_A_BEGINNING)
    .join(' ')
    .replace(/[,;:]$/, '');

const ORDERS = /\bnow$/i;

export const improvementsOf = (of: Found, hookType: HookType, scores: Scores): string[] => {
  const [isMissing, advice] = PROMISED[hookType] ?? [() => false, ''];
  const isPlain = of.worn.length + of.hype.length === 0 && of.announcement === undefined && of.wordCount > 3;
  const better = rewritten(of);
  const vague = VAGUE.exec(of.text)?.[0];
  const study = SOME_STUDY.exec(of.text)?.[0];
  const share = of.figures.find(({ kind }) => kind === 'share');
  const unnamed = UNNAMED.exec(of.text)?.[0];
  // "Buy now" promises nothing, and what has been said of it once is enough.
  const [orders, promises] = [of.hype.filter((each) => ORDERS.test(each)), of.hype.filter((each) => !ORDERS.test(each))];
  const worn = of.worn.filter((each) => !of.hype.some((other) => each.includes(other) || other.includes(each)));
  const found = kept([
    of.placeholder && `Fill in “${of.placeholder}” before anyone sees it: what only you know is the best part of the line.`,
    of.wordCount < 4 &&
      of.turn === undefined &&
      `${quoted(of.text)} is too short to raise a question: add who it happened to, or what is at stake.`,
    better,
    !better &&
      of.announcement &&
      (GREETING.test(of.announcement)
        ? `Cut ${quoted(of.announcement)}: a greeting holds nobody, and the line is stronger without it.`
        : // What is left without "This essay will" or "I want to share" is no sentence.
          /\b(?:will|applying|applying for|apply for|writing|share|announce|introduce|present|post|video|essay|article|story about)$/i.test(
              of.announcement,
            )
          ? `${quoted(of.announcement)} announces the text: begin with the first thing that it has to tell.`
          : /^here are\b/i.test(of.announcement)
            ? `${quoted(of.announcement)} announces a list: begin with the least known thing on it.`
            : `Cut ${quoted(of.announcement)}: it announces the text instead of beginning it.`),
    // What a later remark wants out of the line is not polished first.
    of.isShouted &&
      of.hype.length === 0 &&
      (/\p{Ll}{3}/u.test(of.text)
        ? `One mark is enough in ${quoted(of.text)}: more of them make readers step back.`
        : `Put ${firstOf(of)} in small letters with a single mark at the end: shouting makes readers step back.`),
    of.isUncounted &&
      (study
        ? `${quoted(study)} has no name yet: say who counted, and how many.`
        : share && `Readers will ask where ${quoted(share.words)} comes from: answer in the next line.`),
    orders.length > 0 && `${quotedList(orders)} comes before any reason to: say first what readers get.`,
    promises.length > 0 && `${quotedList(promises)}: no text keeps that, and readers know. Say what they will really find.`,
    of.mistakes.length > 0 &&
      !isSpoken(of) &&
      !isChat(of) &&
      `Check the spelling of ${quotedList(of.mistakes)}: it costs trust in the very first line.`,
    !better &&
      worn.length > 0 &&
      `${listed(worn.slice(0, MOST_WORN).map(quoted))} ${worn.length > 1 ? 'have' : 'has'} ${of.text.toLowerCase().startsWith(worn[0]!.toLowerCase()) ? 'opened' : 'stood in'} too many texts: ${insteadOf(of)}.`,
    vague &&
      !of.worn.some((each) => each.includes(vague)) &&
      `Name one of the ${quoted(vague)}: a single case says more than all of them.`,
    of.citation !== undefined &&
      (of.isAttributed || IN_A_DICTIONARY.test(of.text)
        ? `${quoted(of.citation)} has been quoted before: begin with what you have seen of it yourself.`
        : `${quoted(of.citation)} stands alone: say who said it, and to whom.`),
    of.citation === undefined &&
      worn.length === 0 &&
      of.announcement === undefined &&
      IN_A_DICTIONARY.test(of.text) &&
      'Leave the dictionary out: begin with what you have seen of it yourself.',
    unnamed && `${quoted(unnamed)} could be anything: say what it is.`,
    of.truism &&
      of.worn.length === 0 &&
      `Who would dispute ${quoted(of.truism)}? Begin with a case in which it hurt or helped somebody.`,
    of.isTitle && !/\bhow to\b/i.test(of.text) && titleOf(of),
    of.bio &&
      `${quoted(of.bio)} introduces the teller: begin with one thing that happened, and let the reader find out who tells it.`,
    of.summary && `${quoted(of.summary)} sums up: show one moment of it, or say how much it was.`,
    of.wordCount > 3 && isMissing(of) && `As a ${hookType.toLowerCase()}, ${firstOf(of)} ${advice}.`,
    of.question !== undefined &&
      of.worn.length === 0 &&
      of.figures.length + of.names.length === 0 &&
      (of.wordCount <= SHORT_QUESTION || of.things.length + of.people.length < (/\byou\b/i.test(of.question) ? 1 : 2)) &&
      !of.scene &&
      YES_OR_NO.test(of.question) &&
      !/\bor\b/i.test(of.question) &&
      `${quoted(of.question)} can be answered and left: ask about one case, with a name or a number in it.`,
    countWords(of.longest) > LONG_SENTENCE &&
      `Divide the sentence that begins ${quoted(beginningOf(of.longest))}: ${countWords(of.longest)} words are long for one breath.`,
    of.hard.length > 0 && `${quoted(of.hard[0] ?? '')} makes the eye stop: is there a shorter word?`,
    of.softWorn &&
      isPlain &&
      !of.question &&
      countWords(of.text.replace(of.softWorn, '')) >= FEWEST_LEFT &&
      // What a sentence begins with cannot be taken from it.
      !of.sentences.some(
        (sentence) => sentence.startsWith(of.softWorn!) && /^ [\p{L}\p{N}]/u.test(sentence.slice(of.softWorn!.length)),
      ) &&
      `${quoted(of.softWorn)} is heard often: ${/\babout$/i.test(of.softWorn) ? 'say outright what it is about' : 'see whether the line stands without it'}.`,
    isPlain &&
      !of.question &&
      !of.scene &&
      of.figures.length + of.names.length === 0 &&
      SUPPOSED.test(of.text) &&
      `${firstOf(of)} speaks of what would be: begin with something that is.`,
    isPlain &&
      of.isBare &&
      !of.truism &&
      !of.isTitle &&
      !of.bio &&
      !of.summary &&
      `${firstOf(of)} shows nothing yet: a number, a place or an object would.`,
    ofANotice(of),
    isPlain && isAdvert(of) && ofAnAdvert(of),
  ]);
  if (found.length > 0) return heard(of, found);
  // Where there is no fault, what readers will ask of it.
  // A letter and a speaker are not asked what any reader asks.
  const isAsked =
    isPlain &&
    orderIn(of) === undefined &&
    !(of.question !== undefined && OFFERS.test(of.question)) &&
    !(of.question !== undefined && of.addressee !== undefined) &&
    !LETTER_TO.test(of.hook) &&
    !IS_THE_TELLER.test(of.text);
  return heard(of, kept([(isAsked ? asked(of, hookType).find(Boolean) : undefined) ?? nextLineOf(of, scores)]));
};
