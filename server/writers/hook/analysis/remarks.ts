/** What works and what does not yet, in words: every remark points at words of the hook itself, and stays away where there are none. */
import { asSentence, capitalise, listed } from '../../../english/prose.ts';
import { withoutStop } from '../../../english/topic/clean.ts';
import { countWords } from '../../../english/prose.ts';
import type { Request } from '../pieces.ts';
import type { Figure, Found } from './found.ts';
import { LEAD_IN } from './worn.ts';

type HookType = Request['hookType'];
type Audience = Request['targetAudience'];
type Remark = string | false | undefined;

const MOST_REMARKS = 4;
const LONG_SENTENCE = 28;

const quoted = (words: string): string => `“${words.replace(/["“”]/g, '').replace(/\s+/g, ' ').trim()}”`;
const quotedList = (words: readonly string[]): string => listed(words.slice(0, 3).map(quoted));
/** A hook is short: its sentence is quoted whole. */
const firstOf = ({ sentences, text }: Found): string => quoted(withoutStop(sentences[0] ?? text));
const lastOf = ({ sentences, text }: Found): string => quoted(withoutStop(sentences.at(-1) ?? text));

const READERS: Partial<Record<Audience, string>> = { 'General Public': 'the general public' };
const readersOf = (audience: Audience): string => READERS[audience] ?? audience.toLowerCase();

const kept = (remarks: readonly Remark[]): string[] =>
  remarks.filter((remark): remark is string => typeof remark === 'string' && remark !== '').slice(0, MOST_REMARKS);

const OF_FIGURES: Readonly<Record<Figure['kind'], (words: string) => string>> = {
  money: (words) => `${words} names the sum.`,
  share: (words) => `${words} is a share that can be checked, and so it is believed.`,
  time: (words) => `${words} makes the time felt.`,
  count: (words) => `${words} says exactly how many.`,
  list: (words) => `${words} says how much there is to read.`,
};

const FEW_WORDS = 12;
/** Faint praise, for a text in which nothing stronger is found; what it names is there. */
const faintOf = (of: Found): string => {
  const [listing] = of.figures;
  if (listing?.kind === 'list') return OF_FIGURES.list(quoted(listing.words));
  if (of.question) return `${quoted(of.question)} at least asks rather than tells.`;
  if (of.command) return `${quoted(of.command)} wastes no time before it speaks up.`;
  if (of.promise) return `It says what it promises: ${quoted(of.promise)}.`;
  return of.wordCount > FEW_WORDS
    ? `${quoted(withoutStop(of.longest))} ${of.hard.length > 0 ? 'is one sentence' : 'is put in plain words'}.`
    : of.wordCount > 5
      ? `It takes only ${of.wordCount} words to say ${quoted(withoutStop(of.text))}.`
      : `${quoted(of.text)} is short, so there is all the room to build on it.`;
};

/** "My landlord knocked" is told by one who knows him, and only "I opened" by one who was there. */
const tellerOf = (scene: string): string =>
  /^(?:(?:when|as|once|in \S+|at \S+|last \p{L}+|\p{L}+ ago),? )?(?:i|we)\b/iu.test(scene)
    ? `Somebody who was there tells it: ${quoted(scene)}.`
    : /^(?:my|our)\b/i.test(scene)
      ? `Somebody close to it tells it: ${quoted(scene)}.`
      : `The reader sees it happen: ${quoted(scene)}.`;

/** A denial or an "and" may turn a sentence; "but" does. */
const CONTRAST = /^(?:but|yet|instead of|although|though|even though|despite|rather than|nothing but|anything but)\b/i;
/** Words that keep something back for certain. */
const KEEPS_BACK = /^(?:here|this is|the (?:real|one|only|reason|secret|truth|wrong))\b/i;
/** It says what comes, and puts nothing in another light. */
const ANNOUNCES =
  /\bhere(?:['’]s| (?:is|are))\b|\bthis is (?:how|why|what)\b|\b(?:i|we)(?:['’]ll| will| want to| am going to)\b|\blet (?:me|us)\b/i;
/** Such words hurt or please wherever they stand; "to death" and "good luck" are turns of phrase. */
const movingIn = ({ feeling, hasFirstPerson, people, text }: Found): string[] =>
  hasFirstPerson || people.length > 0
    ? feeling.filter(
        (word) =>
          !/^(?:mistakes?|hope|wish|trust|quit|warn|warned|warns|strange|dream|dreams|secret|luck|truth|mess|wrong|fight)$/.test(
            word,
          ) && !/\bto death\b/i.test(text),
      )
    : [];

export const strengthsOf = (of: Found, audience: Audience): string[] => {
  // A bare number word counts nothing: "at five in the morning".
  const exact = of.figures.find(({ words, kind, isExact }) =>
    kind === 'count' ? isExact : kind !== 'list' && /[\s%$£€]|\d{3}/.test(words),
  );
  const isSpoilt = of.worn.length + of.hype.length > 0 || of.isTitle || of.truism !== undefined;
  const moving = movingIn(of);
  const found = kept([
    of.speech && `With ${quoted(of.speech)} somebody speaks, and the reader is in the room.`,
    of.scene && of.worn.length === 0 && tellerOf(of.scene),
    of.reader && `${quoted(of.reader)} picks its reader out of the crowd.`,
    exact && OF_FIGURES[exact.kind](quoted(exact.words)),
    !isSpoilt &&
      of.afterthought &&
      !ANNOUNCES.test(of.afterthought) &&
      `${quoted(of.afterthought)} puts the sentence before it in another light.`,
    !isSpoilt &&
      !of.afterthought &&
      of.turn &&
      CONTRAST.test(of.turn) &&
      !of.gap?.includes(of.turn) &&
      `${quoted(of.turn)} turns against what stands beside it.`,
    !isSpoilt && of.likeness && `${quoted(of.likeness)} shows one thing by another.`,
    !isSpoilt && of.gap && KEEPS_BACK.test(of.gap) && `${quoted(of.gap)} opens a gap that only the text can close.`,
    of.isOpen && of.question && `${quoted(of.question)} cannot be answered without reading on.`,
    !isSpoilt &&
      moving.length > 0 &&
      `${quotedList(moving)} ${moving.length > 1 ? 'touch' : 'touches'} the reader without explaining.`,
    audience !== 'Everyone' &&
      of.world.length > 0 &&
      `${quotedList(of.world)} ${of.world.length > 1 ? 'belong' : 'belongs'} to the world of ${readersOf(audience)}.`,
    !isSpoilt &&
      of.address &&
      !of.reader &&
      (!of.question || of.isOpen) &&
      `${quoted(of.address)} speaks to one reader rather than to a crowd.`,
  ]);
  return found.length > 0 ? found : [faintOf(of)];
};

/** What a hook of each kind has to have, and what to do where it is not there. */
const PROMISED: Readonly<Record<HookType, readonly [has: (of: Found) => boolean, advice: string]>> = {
  Question: [({ question }) => question !== undefined, 'asks nothing yet: turn it into the question that your text answers'],
  Statement: [({ question }) => question === undefined, 'is a question; for a statement, say what you believe the answer is'],
  Statistic: [
    ({ figures, placeholder }) => figures.length > 0 || placeholder !== undefined,
    'has no number yet: add a figure from a source you can name',
  ],
  Quote: [
    ({ speech, text }) => speech !== undefined || /["“”]/.test(text),
    'quotes nobody yet: put the words that somebody says in quotation marks',
  ],
  Story: [
    ({ scene, speech }) => (scene ?? speech) !== undefined,
    'tells nothing yet: begin with one person doing one thing at one moment',
  ],
  Problem: [
    ({ words, turn, cost }) =>
      (turn ?? cost) !== undefined ||
      words.some((word) =>
        /^(?:problems?|trouble|wrong|hard|harder|hardest|fails?|failing|tired|costs?|badly|worse|worst|mess|cannot|flat)$/.test(
          word,
        ),
      ),
    'names no trouble yet: say what goes wrong, and for whom',
  ],
  Solution: [
    ({ words }) =>
      words.some((word) =>
        /^(?:how|way|ways|ask|read|before|instead|start|try|fix|easier|step|steps|begin|make|use|help|helps|answer|simple|learn|stop|stopped|secret)$/.test(
          word,
        ),
      ),
    'offers no way out yet: name the first step, or what will be easier',
  ],
  Controversy: [
    ({ words, turn }) =>
      turn !== undefined || words.some((word) => /^(?:wrong|overrated|should|stop|most|disagree|only|enough|too)$/.test(word)),
    'takes no side yet: say something that a sensible reader could dispute',
  ],
  Surprise: [
    ({ turn, afterthought, gap }) => (turn ?? afterthought ?? gap) !== undefined,
    'holds no surprise yet: set what everyone expects against what is so',
  ],
  Metaphor: [
    ({ text, likeness }) => likeness !== undefined || /\b(?:like|as if|as though)\b/i.test(text),
    'compares nothing yet: say what it is like, in one thing that can be seen',
  ],
};

/** Kinds that a hook is or is not; of the others a good reader may find more than rules do. */
const IS_PLAIN_TO_SEE: ReadonlySet<HookType> = new Set(['Question', 'Statement', 'Statistic', 'Quote']);

/** The same sentence without a worn way in, where it stands without it. */
const withoutLeadIn = ({ text, sentences }: Found): string | undefined => {
  const rest = text.replace(LEAD_IN, '');
  if (rest === text || countWords(rest) < 4) return undefined;
  const lead = withoutStop(text.slice(0, text.length - rest.length)).trim();
  return `Without ${quoted(lead)} it says the same: ${asSentence(capitalise(sentences.length > 1 ? rest : rest.replace(/(?<!!)!+$/, '')))}`;
};

/** For a hook that works: what the text behind it owes to the reader, or what would sharpen it. */
const nextOf = (of: Found): string => {
  const exact = of.figures.find(({ kind }) => kind === 'share' || kind === 'money');
  if (of.speech) return `Do not explain ${quoted(of.speech)} at once: let the next sentence show who hears it.`;
  if (exact?.kind === 'share')
    return `Readers will ask where ${quoted(exact.words)} comes from: have the answer in your second sentence.`;
  if (exact?.kind === 'money') return `Come back to ${quoted(exact.words)} near the end of the text: readers will remember it.`;
  if (of.isOpen && of.question)
    return `Keep the answer to ${quoted(of.question)} out of the title, or nobody has to read for it.`;
  if (of.reader) return `Let the next sentence stay with the reader of ${quoted(of.reader)}, and give the first proof.`;
  if (of.gap && KEEPS_BACK.test(of.gap)) return `The text has to answer ${quoted(of.gap)}, and not only in its last line.`;
  if (/\bhow to\b/i.test(of.text) && of.promise)
    return `Keep the promise of ${quoted(of.promise)} before you tell anything else.`;
  if (of.address && (of.cost ?? of.feeling[0])) return `The next sentence owes the reader a way out of ${lastOf(of)}.`;
  return `Nothing in ${firstOf(of)} asks to be mended: see that the next sentence keeps up with it.`;
};

export const improvementsOf = (of: Found, hookType: HookType, audience: Audience): string[] => {
  const [has, advice] = PROMISED[hookType];
  const isPlain = of.worn.length + of.hype.length === 0 && of.announcement === undefined && of.wordCount > 3;
  const draws =
    [of.scene, of.speech, of.likeness, of.turn, of.afterthought, of.gap, of.reader].filter(Boolean).length + (of.isOpen ? 1 : 0);
  const shorter = withoutLeadIn(of);
  const own = of.things.length > 0 ? quotedList(of.things) : lastOf(of);
  const found = kept([
    of.placeholder && `Fill in “${of.placeholder}” before anyone sees it: what only you know is the best part of the line.`,
    of.wordCount < 4 && `${quoted(of.text)} is too short to raise a question: add who it happened to, or what is at stake.`,
    shorter,
    !shorter && of.announcement && `Cut ${quoted(of.announcement)}: it announces the text instead of beginning it.`,
    of.isShouted && `Put ${firstOf(of)} in small letters with a single mark at the end: shouting makes readers step back.`,
    of.hype.length > 0 && `${quotedList(of.hype)}: no text keeps that, and readers know. Say what they will really find.`,
    of.mistakes.length > 0 && `Check the spelling of ${quotedList(of.mistakes)}: it costs trust before the first line is read.`,
    !shorter &&
      of.worn.length > 0 &&
      `${quotedList(of.worn)} ${of.worn.length > 1 ? 'have' : 'has'} opened too many texts: put one thing there that only you have seen.`,
    of.truism &&
      of.worn.length === 0 &&
      `Who would dispute ${quoted(of.truism)}? Begin with a case in which it hurt or helped somebody.`,
    of.isTitle &&
      `${firstOf(of)} is a title: it says what comes${of.figures.some(({ kind }) => kind !== 'list') ? '' : ', and gives no reason to read it'}.`,
    !has(of) &&
      of.wordCount > 3 &&
      (draws === 0 || IS_PLAIN_TO_SEE.has(hookType)) &&
      `As a ${hookType.toLowerCase()}, ${firstOf(of)} ${advice}.`,
    of.question !== undefined &&
      !of.isOpen &&
      of.worn.length === 0 &&
      !of.scene &&
      !of.reader &&
      of.figures.length === 0 &&
      !/n['’]t\b/.test(of.text) &&
      `${quoted(of.question)} can be answered and left: ask about one case, with a name or a number in it.`,
    countWords(of.longest) > LONG_SENTENCE &&
      `Break ${quoted(withoutStop(of.longest))} in two: ${countWords(of.longest)} words are long for one breath.`,
    of.hard.length > 0 && `${quoted(of.hard[0] ?? '')} makes the eye stop: is there a shorter word?`,
    of.softWorn && isPlain && `${quoted(of.softWorn)} is heard often: see whether the line stands without it.`,
    isPlain &&
      draws === 0 &&
      of.figures.length === 0 &&
      !of.isTitle &&
      !of.question &&
      !of.truism &&
      // "You are doing it wrong" leaves the reader to find out how.
      !(of.address && (of.cost ?? of.feeling[0])) &&
      `After ${lastOf(of)} nothing is left open: keep back one thing that the next sentence will tell.`,
    isPlain &&
      of.figures.length + of.things.length + of.names.length === 0 &&
      !/\bone\b|\d/i.test(of.text) &&
      !of.reader &&
      !of.scene &&
      !of.speech &&
      draws < 2 &&
      `${firstOf(of)} shows nothing yet: a number, a place or an object would.`,
    audience !== 'Everyone' &&
      of.world.length === 0 &&
      !of.reader &&
      !of.address &&
      `${capitalise(readersOf(audience))} would sooner see that it is meant for them if one thing from their day stood beside ${own}.`,
  ]);
  return found.length > 0 ? found : [nextOf(of)];
};
