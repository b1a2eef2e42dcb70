/** What hurts a hook: each fault with the words that commit it, and with what to do about it. */
import { countWords, listed } from '../../../english/prose.ts';
import { withoutStop } from '../../../english/topic/clean.ts';
import type { Request } from '../pieces.ts';
import { classOf } from '../../../english/topic/word-classes.ts';
import { definesAWord, definitionIn } from './dictionary.ts';
import { SOME_STUDY, SOURCE, type Found } from './found.ts';
import { UNNAMED } from './lexicon.ts';
import { countsIn, sumsIn } from './exact.ts';
import { isClause, nounFrom, type Line } from './line.ts';
import { kindOfQuestion } from './question.ts';
import { firstOf, quoted, quotedList, type Remark } from './quoting.ts';
import { misspeltIn, slipsIn } from './slips.ts';
import { subjectOf } from './subject.ts';
import { IN_A_ROOM, isChat, isSpoken } from './uses.ts';
import { GREETING, LETTER, SALES } from './worn.ts';

type HookType = Request['hookType'];

const MOST_NAMED = 4;
const LONG_SENTENCE = 28;
const SHORT_QUESTION = 5;

/** Said only where not even a broad sense of it is there. */
const CHOSEN: Partial<Record<HookType, readonly [isMissing: (of: Found) => boolean, advice: string]>> = {
  Question: [({ text }) => !text.includes('?'), 'asks nothing: turn it into the question that your text answers'],
  Statistic: [
    ({ hasNumber, placeholder }) => !hasNumber && !placeholder,
    'has no number in it: add one from a source you can name',
  ],
  Quote: [
    ({ text }) => !/["“”‘]|\s'|\b(?:said|says|wrote)\b/.test(text),
    'quotes nobody: put the words that somebody said in quotation marks',
  ],
};

/** Much and many, where one would do. */
const VAGUE =
  /(?<!\b(?:how|\d|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|hundred) )\b(?:so many|many|various|several|different|a lot of|lots of|a couple of|all kinds of)(?: [\p{L}-]+){0,1}? (?:things|aspects|ways|lessons|benefits|topics|issues|factors|people|places|experiences|tips|ideas|hacks|tricks|matters|challenges|reasons)\b/iu;

/** Where an empty opening ends and the subject begins. */
const UP_TO =
  /\b(?:talking|talk|speaking|speak|writing|write|look|discuss|discussing|explain|explore)(?: to you)?(?: a (?:little )?bit)?(?: about| at)? $|\b(?:about|on) $/i;
/** From the first word on: a greeting and an announcement are one opening. */
const openingOf = (of: Found, subject: string | undefined): string | undefined => {
  if (of.announcement === undefined) return undefined;
  const at = subject === undefined ? -1 : of.text.indexOf(subject);
  // What was claimed before it announces nothing.
  const itself = of.text.indexOf(of.sentences.find((sentence) => sentence.includes(of.announcement!)) ?? of.text);
  const begins = GREETING.test(of.text) || LETTER.test(of.text) ? 0 : Math.max(0, itself);
  const before = at > begins ? of.text.slice(begins, at) : '';
  const between = before.slice(before.indexOf(of.announcement) + of.announcement.length);
  // Behind the end of a sentence something has begun already.
  if (UP_TO.test(before) && !/[.!?]\s/.test(between) && countWords(before) <= MOST_OF_AN_OPENING) return before.trim();
  // "Hi, I'm" goes on to the name.
  const name = /(?:\bi['’]?m|\bi am|\bname is)$/i.test(of.announcement) ? /^ [\p{L}’'-]+/u : NOTHING;
  const begun = of.text.indexOf(of.announcement) + of.announcement.length;
  const end = begun + (name.exec(of.text.slice(begun))?.[0].length ?? 0);
  const about = / (?:about|on) /.exec(of.text.slice(end, end + 25));
  const whole = of.text.slice(begins, about === null ? end : end + about.index + about[0].length).trim();
  return countWords(whole) <= MOST_OF_AN_OPENING ? whole : of.announcement;
};
const NOTHING = /^/;
const MOST_OF_AN_OPENING = 24;

const ofTheOpening = (of: Found, subject: string | undefined, fact: string | undefined): Remark => {
  if (of.announcement === undefined || definesAWord(of.text)) return false;
  const [first = ''] = of.sentences;
  const itself = of.sentences.find((sentence) => sentence.includes(of.announcement!));
  if (
    itself !== undefined &&
    itself !== first &&
    countWords(first) > MOST_BEFORE_IT &&
    !GREETING.test(first) &&
    !LETTER.test(first) &&
    of.worn.length === 0
  )
    return `${quoted(withoutStop(itself))} can go: with ${quoted(withoutStop(first))} it has begun already.`;
  const opening = openingOf(of, subject)!;
  if (/\b(?:apply|applying|writing)\b/i.test(of.announcement))
    return `${quoted(opening)} says what the letter is, and not why it should be read: start with what you can do for them.`;
  if (GREETING.test(of.announcement) && of.announcement === opening)
    return `${quoted(opening)} tells readers nothing yet: put the greeting behind the first thing worth hearing.`;
  if (/^here are\b/i.test(of.announcement))
    return `${quoted(of.announcement)} could open any list: put the least known of them into the line.`;
  if (subject !== undefined && /^(?:why|how (?!to\b))/i.test(subject))
    return `${quoted(opening)} only says that something is coming: start with the answer to ${quoted(subject)}.`;
  return subject !== undefined && of.text.includes(subject)
    ? `${quoted(opening)} only says that something is coming: start with ${quoted(subject)} itself, and with one thing about it that people do not know.`
    : `${quoted(opening)} only says that something is coming: start with ${fact === undefined ? 'the first thing you have to tell' : quoted(fact)}.`;
};

const MATTER = /\b(?:about|regarding|concerning) (?<matter>(?:the|your|our|my) [\p{L}’' -]{3,40})(?=[.,;:!?]|$)/iu;
/** They ask for something. */
const CALLS = /\b(?:now|link|subscribe|click|follow|sign up|join|donate|register|like button)\b/i;

/** What to put in the place of a stock phrase. */
const insteadOf = (of: Found, subject: string | undefined): string => {
  if (of.worn.some((each) => SALES.test(each) && !/^passionate\b/i.test(each))) {
    const off = /\b\d{1,2} ?% off\b/i.exec(of.text)?.[0] ?? /[$£€]\d[\d.,]*\d|[$£€]\d/.exec(of.text)?.[0];
    return off === undefined ? 'give a price, a name or another fact instead' : `begin with ${quoted(off)}`;
  }
  if (of.worn.some((each) => LETTER.test(each))) {
    const matter = MATTER.exec(of.text)?.groups?.['matter'];
    const [told = ''] = of.text.split(of.worn.findLast((each) => LETTER.test(each))!).slice(-1);
    if (matter === undefined && countWords(told) > MOST_BEFORE_IT) return 'begin with what comes after it';
    return matter === undefined
      ? 'say in the first line what you are writing about'
      : `start with ${quoted(matter)}, and say what you need`;
  }
  if (of.sentences.length > 1 && /^(?:most people|people|everyone|everybody) (?:thinks?|believes?|assumes?)\b/i.test(of.text))
    return 'begin with what is so, and leave out what people think';
  if (of.question !== undefined && of.sentences.length === 1) return 'start with one fact or one case instead of the question';
  if (subject?.startsWith('how to')) return `start ${quoted(subject)} with the result, or with the first step`;
  return subject === undefined
    ? IN_A_ROOM.test(of.text)
      ? 'start with one moment that the people in the room will know'
      : 'start with one real example instead, with a person or a place in it'
    : `start with one thing about ${quoted(subject)} that you have seen or done yourself`;
};

/** A phrase does not end on these: it goes on to its noun, or stops before them. */
const DANGLING = /(?: (?:the|an?|of|in|to|for|and|with|facing|about|your|our|their))+$/i;
const MOST_OF_A_QUESTION = 14;
const MOST_BEFORE_IT = 5;
const wholePhrase = (of: Found, line: Line, phrase: string): string => {
  if (of.question?.includes(phrase) && !/^have you ever|^did you/i.test(phrase) && countWords(of.question) <= MOST_OF_A_QUESTION)
    return of.question;
  const before = line.text
    .slice(0, line.text.indexOf(phrase))
    .split(/[.,;:!?]/)
    .at(-1)!
    .trimStart();
  // "Is important": what is so.
  if (/^(?:is|are|was|were|has|have|plays?) /i.test(phrase) && before !== '' && countWords(before) <= MOST_BEFORE_IT)
    return `${before}${phrase.replace(DANGLING, '')}`;
  const from = line.text.indexOf(phrase);
  const tokens = line.sentences.flatMap((sentence) => sentence.tokens);
  if (!DANGLING.test(phrase)) {
    // "Elevate your skincare" goes on to "journey".
    const end = tokens.findIndex((token) => token.end === from + phrase.length);
    const whole = tokens[end]?.part === 'NOUN' && tokens[end + 1]?.part === 'NOUN' ? nounFrom(tokens, end) : undefined;
    return whole === undefined ? phrase : line.text.slice(from, tokens[whole]!.end);
  }
  const at = tokens.findIndex(({ start }) => start > from + phrase.length - 1);
  const last = at < 0 ? undefined : nounFrom(tokens, /^(?:DET|PRON)$/.test(tokens[at]!.part) ? at + 1 : at);
  return last === undefined || /^['’]/.test(line.text.slice(tokens[last]!.end))
    ? phrase.replace(DANGLING, '')
    : line.text.slice(from, tokens[last]!.end);
};
/** Courage is seen in people, and nutrition is not. */
const IN_SOMEBODY = /^(?:attribute|feeling|motive)$/;
const ofStockPhrases = (of: Found, line: Line, subject: string | undefined): Remark[] => {
  if (definesAWord(of.text)) {
    return [
      `${quoted(definitionIn(of.text)!)} has opened very many talks and essays: start with ${subject !== undefined && IN_SOMEBODY.test(classOf(subject.toLowerCase()).fields[0] ?? '') ? `one time when you saw ${quoted(subject)} in somebody` : 'one case, with a person or a place in it'}.`,
    ];
  }
  const hypes = of.hype.filter((each) => !CALLS.test(each));
  const opening = openingOf(of, subject) ?? '';
  const others = of.worn.filter(
    (each) => !opening.includes(each) && !of.hype.some((other) => each.includes(other) || other.includes(each)),
  );
  const worn = others.filter((each) => !CALLS.test(each));
  // At its end a call is where it belongs.
  const calls = [...of.hype, ...others].filter(
    (each) => CALLS.test(each) && (of.text.startsWith(each) || /\b(?:subscribe|like)\b/i.test(each)),
  );
  return [
    hypes.length > 0 &&
      `With ${quotedList(hypes)} it promises more than readers will believe: say what it is, and let them judge.`,
    calls.length > 0 && `${quotedList(calls)} can wait: give people something first.`,
    worn.length > 0 &&
      `${listed(worn.slice(0, MOST_NAMED).map((each) => quoted(wholePhrase(of, line, each))))} ${worn.length > 1 ? 'are stock phrases' : 'is a stock phrase'} that readers pass over: ${insteadOf(of, subject)}.`,
  ];
};

const ofShouting = (of: Found): Remark => {
  if (!of.isShouted) return false;
  const marks = /[!?]{2,}/.test(of.text);
  const capitals = /(?<![\p{L}’'])(?:\p{Lu}[\p{Lu}’']+(?!\p{Ll})[ ,.!]*){2,}/u.exec(of.text)?.[0];
  const shown = capitals === undefined ? '' : withoutStop(capitals.trim());
  if (countWords(shown) > 1)
    return `Write ${quoted(shown)} in small letters${marks ? ', and end on one mark instead of several' : ''}: shouting looks like spam.`;
  return marks && 'One exclamation mark does more than several, which look like spam.';
};

const ofSlips = (of: Found): Remark[] => {
  if (isChat(of)) return [];
  const slips = slipsIn(of.text);
  const misspelt = isSpoken(of) ? [] : misspeltIn(of.text).filter((word) => !slips.some(({ wrong }) => wrong.includes(word)));
  return [
    slips.length > 0 &&
      `Correct ${listed(slips.slice(0, 3).map(({ wrong, right }) => `${quoted(wrong)} to ${quoted(right)}`))}${slips.length > 1 ? ', and let somebody check the rest' : ''}.`,
    misspelt.length > 0 && `Check the spelling of ${quotedList(misspelt)}.`,
  ];
};

/** A place where a long sentence can end: behind it stands a clause of its own. */
const JOINT = /,? (?:and|but|so) (?=(?:i|we|you|he|she|it|they|this|that|my|our|the|there)\b)|; /gi;
const FEWEST_BEFORE = 6;
const ofLength = (of: Found): Remark => {
  const words = countWords(of.longest);
  if (words <= LONG_SENTENCE) return false;
  const joint = [...of.longest.matchAll(JOINT)].find(
    ({ index, 0: { length } }) =>
      countWords(of.longest.slice(0, index)) >= FEWEST_BEFORE &&
      isClause(of.longest.slice(0, index)) &&
      isClause(of.longest.slice(index + length)),
  );
  if (joint === undefined)
    return `With ${words} words the sentence is long for an opening: ${quoted(beginningOf(of.longest))} should come to its point sooner.`;
  const before =
    /(?:^|[,;:] )(?<clause>[^,;:]+)$/.exec(of.longest.slice(0, joint.index))?.groups?.['clause'] ??
    of.longest.slice(0, joint.index);
  return `With ${words} words the sentence is long: end it after ${quoted(before)} and begin a new one.`;
};
/** Up to its first mark, or whole where it is short. */
const beginningOf = (sentence: string): string => /^[^,;:]+/.exec(withoutStop(sentence))![0];

const TAG = /^(?:agree|right|thoughts|true|am i right|do you agree|who(?:['’]s| is) with me)\?$/i;
const ofAQuestion = (of: Found): Remark =>
  (TAG.test(of.sentences.at(-1) ?? '') &&
    of.sentences.length > 1 &&
    `${quoted(of.sentences.at(-1)!)} asks for a nod and not for an answer: ask about one case instead.`) ||
  (of.question !== undefined &&
    of.worn.length + of.hype.length === 0 &&
    of.sentences.length === 1 &&
    of.figures.length + of.names.length === 0 &&
    (of.wordCount <= SHORT_QUESTION || of.things.length + of.people.length < (/\byou\b/i.test(of.question) ? 1 : 2)) &&
    /^(?:do|does|is|are|am|can|could|should|would|will|has|have|want|ready|need|looking|tired)\b(?! you (?:know|remember|ever)\b)/i.test(
      of.question,
    ) &&
    !/\bor\b/i.test(of.question) &&
    !(/\byour?\b/i.test(of.question) && of.wordCount > SHORT_QUESTION) &&
    kindOfQuestion(of)?.sort !== 'practical' &&
    `Readers can answer ${quoted(of.question)} with yes or no and move on: ask about one case, with a name or a number in it.`);

/** A number without whoever counted. */
const ofNumbers = (of: Found): Remark => {
  const study = SOME_STUDY.exec(of.text)?.[0];
  if (study !== undefined && !/\b(?:university|institute|hospital)\b/i.test(of.text) && of.names.length === 0)
    return `${quoted(study)} names no study: say whose it is, and from which year.`;
  // Half of anything is a way of speaking.
  const share = of.figures.find(({ kind, words }) => kind === 'share' && !/^half\b/i.test(words));
  return (
    share !== undefined &&
    (of.isUncounted || !of.hasFirstPerson) &&
    !SOURCE.test(of.text) &&
    !/\b(?:1[5-9]|20)\d\d\b/.test(of.text) &&
    !/\b(?:off|save|discount|cheaper|deal|sale)\b/i.test(of.text) &&
    !/\b(?:an?|the|any|by) $/i.test(of.text.slice(0, of.text.indexOf(share.words))) &&
    `Readers will ask where ${quoted(share.words)} comes from: name the source.`
  );
};

const listOf = (of: Found): Remark => {
  const listing = of.figures.find(({ kind }) => kind === 'list');
  return (
    listing !== undefined &&
    `${quoted(listing.words)} is how very many lists begin: put the most surprising one into the line itself.`
  );
};

const HONOUR =
  /\bit(?: is|['’]s) (?:such )?(?:an?|my) (?:(?:great|real|true|absolute) )?(?:hono(?:u)?r|pleasure|privilege) to (?:stand|be|speak)(?: (?:here|before you|with you|in front of you))?/i;
export const faultsOf = (of: Found, line: Line, hookType: HookType, isRewritten: boolean): string[] => {
  const [isMissing, advice] = CHOSEN[hookType] ?? [() => false, ''];
  const subject = subjectOf(of, line);
  const unnamed = UNNAMED.exec(of.text)?.[0];
  const vague = VAGUE.exec(of.text)?.[0];
  const stock = isRewritten
    ? []
    : [ofTheOpening(of, subject, sumsIn(line)[0]?.words ?? countsIn(line)[0]), ...ofStockPhrases(of, line, subject)];
  const isCut = stock.some((each) => typeof each === 'string');
  const found: Remark[] = [
    HONOUR.test(of.text) &&
      `${quoted(HONOUR.exec(of.text)![0])} has opened very many speeches: start with the person or the day that it is about.`,
    of.placeholder && `Fill in “${of.placeholder}” before anyone sees it.`,
    of.wordCount < 4 &&
      of.turn === undefined &&
      `${quoted(of.text)} is too short to make anyone curious: add who it happened to, or what is at stake.`,
    ...stock,
    ofShouting(of),
    ...ofSlips(of),
    ofNumbers(of),
    vague && !of.worn.some((each) => each.includes(vague)) && `${quoted(vague)} is vague: name one of them.`,
    of.citation !== undefined &&
      !definesAWord(of.text) &&
      (of.isAttributed
        ? `${quoted(of.citation)} has been quoted very often: start with what you have seen of it yourself.`
        : `Say who said ${quoted(of.citation)}, and to whom.`),
    unnamed && `${quoted(unnamed)} could be anything: say what it is.`,
    of.truism &&
      of.worn.length === 0 &&
      `Nobody would disagree with ${quoted(of.truism)}: start with a case in which it mattered to somebody.`,
    of.isTitle && !/\bhow to\b/i.test(of.text) && `${firstOf(of)} reads like a title: say what readers will find out.`,
    of.bio && `${quoted(of.bio)} only introduces the writer: start with one thing that happened.`,
    of.summary && `${quoted(of.summary)} sums it up: choose one moment and tell that.`,
    of.wordCount > 3 && isMissing(of) && `As a ${hookType.toLowerCase()}, ${firstOf(of)} ${advice}.`,
    listOf(of),
    ofAQuestion(of),
    !isCut && ofLength(of),
    of.hard.length > 0 && `${quoted(of.hard[0]!)} is a heavy word: a shorter one reads faster.`,
  ];
  return found.filter((remark): remark is string => typeof remark === 'string' && remark !== '');
};
