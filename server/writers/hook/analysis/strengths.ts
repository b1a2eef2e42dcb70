/** What works in a hook, each time with the words that do it: only what can be seen in them for certain. */
import { countWords } from '../../../english/prose.ts';
import { withoutStop } from '../../../english/topic/clean.ts';
import { classOf } from '../../../english/topic/word-classes.ts';
import { baseForms } from '../../../lexicon/wordnet.ts';
import { wordOf } from '../../grammar/words.ts';
import { endings, GOOD, plainDevices } from './devices.ts';
import { placesIn, sumsIn } from './exact.ts';
import type { Found } from './found.ts';
import { heldIn, type Held } from './held.ts';
import { isEnding, nounFrom, wordsOf, type Line } from './line.ts';
import { dayOfNotice, isAdvert, orderIn } from './make.ts';
import { isSomebody } from './people.ts';
import { COSTS, figures, placed, smallCause } from './exactness.ts';
import { isWeak, OFF, plainOf } from './plain.ts';
import { kindOfQuestion } from './question.ts';
import { quoted, quotedList, type Remark } from './quoting.ts';

const MOST = 3;

const CONTENT = /^(?:NOUN|VERB|PROPN)$/;
/** "Cleaned offices" and then "cleaning offices": two words running that come back in the last sentence. */
const echo = (line: Line): Remark => {
  const [first, last] = [line.sentences[0], line.sentences.at(-1)];
  if (first === undefined || last === undefined || first === last) return undefined;
  const pairsOf = ({ tokens }: typeof first) =>
    tokens.slice(0, -1).flatMap((token, at) => {
      const next = tokens[at + 1]!;
      if (!CONTENT.test(token.part) || !CONTENT.test(next.part)) return [];
      const keys = [token.lower, ...baseForms(token.lower)].map((base) => `${base} ${next.lower}`);
      return [{ keys, words: wordsOf(line, token, next) }];
    });
  const before = pairsOf(first);
  const back = pairsOf(last).find(({ keys }) => before.some((one) => one.keys.some((key) => keys.includes(key))));
  const from = back && before.find(({ keys }) => keys.some((key) => back.keys.includes(key)))!;
  return back && from && `${quoted(from.words)} comes back as ${quoted(back.words)}, and the echo makes the point by itself.`;
};

const SHORT = 7;
const FEWEST_OF_AN_END = 2;
/** Whoever is told what to do is not struck by it. */
export const BIDS =
  /^(?:please|message|dm|text|call|ring|phone|email|write|book|order|ask|come|visit|see|click|tap|follow|join|send|tell|keep|read|watch|try|check|show|bring|put|look|stop|take|imagine)\b/i;
/** A few words after many. */
const shortEndOf = (of: Found): string | undefined => {
  const [before, last] = of.sentences.slice(-2);
  return last !== undefined &&
    !/["”?]$/.test(last) &&
    countWords(last) <= SHORT &&
    countWords(last) >= FEWEST_OF_AN_END &&
    countWords(before!) >= 2 * countWords(last) &&
    !before!.endsWith('?') &&
    orderIn(of) === undefined &&
    !BIDS.test(last) &&
    !isAdvert(of)
    ? withoutStop(last)
    : undefined;
};

const BY_A_DAY =
  /\b(?<one>(?:in|on|last) (?:a |the )?(?:\p{Lu}\p{Ll}+day|January|February|March|April|May|June|July|August|September|October|November|December))\b[^?]{0,120}?\b(?<other>(?:By|(?<=, (?:and )?)by) (?:\p{Lu}\p{Ll}+day|January|February|March|April|May|June|July|August|September|October|November|December))\b/u;
const speed = (text: string): Remark => {
  const { one, other } = BY_A_DAY.exec(text)?.groups ?? {};
  return one !== undefined && other !== undefined && `${quoted(one)} and ${quoted(other)} show how fast it went.`;
};

const OF_HELD: Readonly<Record<Held['sort'], (what: string) => string>> = {
  offered: (what) => `It says exactly what comes next: ${quoted(what)}.`,
  withheld: (what) => `${quoted(what)} is mentioned and not told, which is a reason to read on.`,
  untold: (what) => `It offers something readers may never have been told: ${quoted(what)}.`,
};

/** Very many lines end so, and nobody knows what will come. */
const SAYS_NOTHING = /^what (?:i|we|it|this|that|they|happened|you need)(?: \p{L}+){0,3}$/iu;

/** It speaks to whoever reads it, about what is theirs. */
const MOST_OF_THEIRS = 22;
const toReaders = (of: Found): Remark => {
  if (of.question !== undefined) return undefined;
  const theirs = of.sentences.find((sentence) => /^yours? /i.test(sentence) && countWords(sentence) <= MOST_OF_THEIRS);
  if (theirs === of.sentences[0] && theirs !== undefined)
    return `It is about the reader from the first words: ${quoted(withoutStop(theirs))}.`;
  if (theirs !== undefined && /^yours /i.test(theirs))
    return `${quoted(/^[^,;:]+/.exec(withoutStop(theirs))![0])} brings it home to the reader.`;
  return /^you(?:['’](?:re|ve))? /i.test(of.text) && of.denial === undefined && of.sentences[0] !== undefined
    ? `It speaks to the reader from the first word: ${quoted(withoutStop(of.sentences[0]))}.`
    : undefined;
};

const WITHIN = /\bwithin (?:\d+|\p{L}+) (?:minutes|hours|days)\b/iu;
/** What a customer or a neighbour has to know. */
const practical = (of: Found, line: Line): Remark => {
  const day = dayOfNotice(of);
  if (day !== undefined) return `It says what happens and when: ${quoted(day)}.`;
  if (!isAdvert(of) || of.worn.length + of.hype.length > 0) return undefined;
  const off = OFF.exec(of.text)?.[0];
  if (off !== undefined) return `It says what there is to gain: ${quoted(off)}.`;
  const order = orderIn(of);
  const facts = [sumsIn(line)[0]?.words, placesIn(line)[0], WITHIN.exec(of.text)?.[0]].filter((words) => words !== undefined);
  const sums = [...new Set(sumsIn(line).map(({ words }) => words))];
  if (sums.length > 1) return undefined;
  if (sums.length === 1 && facts.length === 1) return `It names the price, ${quoted(facts[0]!)}, so nobody has to ask.`;
  if (facts.length > 0) return `It gives facts that people can use: ${quotedList(facts)}.`;
  return order !== undefined && of.sentences.length > 1 && `It tells people what to do: ${quoted(withoutStop(order))}.`;
};

const OPINION = /\b(?:unpopular opinion|hot take)\b[:,.]? ?/i;

/** "The bridge did not fall because of the storm. It fell because …" */
const NOT_SO = /^[^,;:?]{0,60}\b(?:is|are|was|were|do|does|did)(?: not|n['’]t| never)\b/i;
/** "Something that isn't in any of our policies": only what is said of a thing. */
const SAID_OF_A_THING = /\b(?:that|which|who)(?:['’]s| (?:is|are|was|were|do|does|did))(?: not|n['’]t| never)\b/i;
const denied = ({ sentences: [first = '', second = ''], denial }: Found): Remark =>
  !SAID_OF_A_THING.test(first) &&
  (denial !== undefined ||
    (NOT_SO.test(first) && /^(?:it|they) /i.test(second) && !/\b(?:not|never|nobody|no)\b|n['’]t\b|\?/i.test(second))) &&
  `It denies something first, ${quoted(withoutStop(first))}, and readers stay to hear what is true instead.`;

/** Said by somebody, and not only a saying. */
const isSaid = ({ speech, text }: Found): boolean =>
  speech !== undefined &&
  (/\b(?:i|you|we|me|my|your)\b/i.test(speech) ||
    /["”’'],? [^.!?“”"]{0,40}\b(?:said|asked|told|shouted|whispered|wrote|replied)\b|["”’'],? (?:said|asked|shouted|whispered|replied)\b|\b(?:said|asked|told \p{L}+|shouted|whispered|wrote|replied)[,:]? ["“‘']/iu.test(
      text,
    ));

/** "My first year", "30 years": up to what says how many. */
const yearsBefore = (before: string): string => {
  const words = before.trimEnd().split(' ').slice(-4);
  if (!/^years?$/i.test(words.at(-1) ?? '')) return '';
  const from = words.findLastIndex(
    (word, at) =>
      at < words.length - 1 &&
      !/^(?:my|first|second|last|\d+|\p{L}+teen|\p{L}+ty|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/iu.test(
        word,
      ),
  );
  return `${words.slice(from + 1).join(' ')} `;
};
/** "In my first year as a plumber's apprentice". */
const knownBy = (of: Found, line: Line): Remark => {
  if (!of.hasFirstPerson || of.bio !== undefined) return undefined;
  for (const { tokens } of line.sentences) {
    const at = tokens.findIndex(({ lower }, index) => lower === 'as' && /^an?$/.test(tokens[index + 1]?.lower ?? ''));
    const last = at < 0 ? undefined : nounFrom(tokens, at + 2);
    if (
      last === undefined ||
      classOf(tokens[last]!.lower).fields[0] !== 'person' ||
      /^(?:child|kid|boy|girl|person|reader|student|teenager|adult)$/.test(tokens[last]!.lower)
    )
      continue;
    const years = yearsBefore(line.text.slice(0, tokens[at]!.start));
    return `It says where the knowledge comes from: ${quoted(`${years}${wordsOf(line, tokens[at]!, tokens[last]!)}`)}.`;
  }
  return undefined;
};

/** "10 tips to help your child sleep". */
const GAIN =
  /^(?:the )?(?:top |best )?(?:\d+|\p{L}+) (?:\p{L}+ ){0,3}?(?:tips|ways|tricks|ideas|hacks|steps|habits) to (?<gain>[^.,;:!?]{8,80})[.!]?$/iu;
const TO_LEARN = /^(?:[^.:!?]{2,60}: )?(?:how to (?<gain>[^.;:!?]{8,90})|(?<told>(?:why|how) [^.;:!?]{8,90}))[.!]?$/iu;
const gainOf = ({ text }: Found): Remark => {
  const learnt = TO_LEARN.exec(text)?.groups;
  if (learnt?.['told'] !== undefined) return `It says what readers will find out: ${quoted(learnt['told'])}.`;
  const gain = learnt?.['gain'] ?? GAIN.exec(text)?.groups?.['gain'];
  return gain !== undefined && `It says what readers will get: ${quoted(gain)}.`;
};

const WONDERED =
  /^(?:have you ever|ever|did you ever|do you ever) (?:wonder(?:ed)?|asked yourself|thought about) (?:why|how|what) (?<rest>[^?]{10,})\?$/i;
const behindTheOpening = ({ text }: Found): Remark => {
  const rest = WONDERED.exec(text)?.groups?.['rest'];
  return rest !== undefined && `Behind the opening there is something particular: ${quoted(rest)}.`;
};

const SURPRISES =
  /, (?:and|but|yet) (?<end>[^,;:.?!“”"]{0,60}\b(?:still|never|nobody|no one|none|nothing|not|no)\b[^,;:.?!“”"]{0,60}|[^,;:.?!“”"]{0,60}n['’]t\b[^,;:.?!“”"]{0,60})[.!]?$/iu;
const surprise = (of: Found): Remark => {
  const end = of.sentences.length === 1 && !of.question ? SURPRISES.exec(of.text)?.groups?.['end'] : undefined;
  return end !== undefined && isEnding(end) && `The surprise is kept for the end: ${quoted(end)}.`;
};

export const HANDS_UP = /^(?:hands up|(?:raise|put up) your hands?|put your hands? up)\b/i;
const NO_DEED =
  /^(?:was|had|were|thought|wanted|knew|believed|liked|loved|hated|felt|needed|hoped|wished|read|put|let|cut|hit|set|shut|quit|cost|hurt|used)$/i;
/** "I sold", "I locked". */
const isOfTheTeller = (scene: string): boolean => {
  const second = /^i (?<verb>\p{L}+) /iu.exec(scene)?.groups?.['verb'];
  return second !== undefined && wordOf(second.toLowerCase()).verb.has('past') && !NO_DEED.test(second);
};
/** Where something is told of the past, what comes behind a comma and "and" may be of today. */
const PRESENT = /^(?:is|are|am|does|do|has|have|can|will|'s|'m|'re|you|your)$/;
const TEACHES = /^(?:taught|showed|meant|made|proved)$/;
/** The first words tell of something that happened, and of nothing that is so today. */
const beginsWithAnEvent = (of: Found, { sentences: [first] }: Line): boolean => {
  if (of.scene === undefined || first === undefined || of.addressee !== undefined || /: (?:how|why) /i.test(of.text))
    return false;
  const to = first.tokens.findIndex(({ text }, at) => text === ',' && /^(?:and|but)$/.test(first.tokens[at + 1]?.lower ?? ''));
  const told = first.tokens.slice(0, to < 0 ? undefined : to);
  return (
    of.sentences[0]!.includes(of.scene) &&
    !told.some(
      ({ part, lower }) => PRESENT.test(lower) || TEACHES.test(lower) || (part === 'VERB' && wordOf(lower).verb.has('third')),
    )
  );
};

const HABIT =
  /^(?<often>(?:every|each) (?:\p{L}+ )?(?:day|morning|night|evening|week|month|year|\p{L}+day|spring|summer|autumn|winter))(?=,? \p{L})/iu;
const habit = (text: string): Remark => {
  const often = HABIT.exec(text)?.groups?.['often'];
  return often !== undefined && `${quoted(often)} shows that it happens again and again, and not once.`;
};

/** "The bailiff who came in March now does my accounts." */
const NOW = /\bnow (?<now>\p{L}+ [^.,;:!?]{3,50})[.!]?$/iu;
const thenAndNow = (of: Found): Remark => {
  const now = of.sentences.length === 1 && of.scene !== undefined ? NOW.exec(of.text)?.[0] : undefined;
  return now !== undefined && `${quoted(withoutStop(now))} turns the story round in a few words.`;
};

/** "The only man who knew was the cook": who or what it is comes last. */
const ANSWERED =
  /^(?:[^,.;:!?]{0,40}, )?the (?:most|least|only|first|last|\p{L}{3,}est)\b[^.;:!?]* (?:is|was|are|were) (?<answer>[^,.;:!?“”"]{3,60})[.!]?$/iu;
const answerLast = (of: Found): Remark => {
  const answer = of.sentences.length === 1 ? ANSWERED.exec(of.text)?.groups?.['answer'] : undefined;
  return answer !== undefined && `It keeps the answer for the last words: ${quoted(answer)}.`;
};
/** They open with what others say, and go on with what the teller has counted or seen. */
const SAYS_ELSE = /^(?:the|they|everyone|everybody|people|most people)\b[^.,;:!?]{0,40}? says?\b/i;
const SEEN_MYSELF =
  /^(?:but )?i(?:['’]ve| have)? (?:counted|seen|watched|lived|worked|tried|asked|read|measured|rented|owned|ran|taught|kept|saw|drove|walked)\b/i;
const answeredByEyes = ({ sentences: [first = '', second = ''] }: Found): Remark =>
  SAYS_ELSE.test(first) &&
  SEEN_MYSELF.test(second) &&
  `It answers ${quoted(withoutStop(first))} with what you have done or seen yourself.`;

const MOST_OF_AN_ANSWER = 8;
/** "Why does it smell? It is hungry." */
const answeredAtOnce = ({ sentences, question }: Found): string | undefined => {
  const [first = '', second = '', ...more] = sentences;
  return question === first &&
    more.length === 0 &&
    second !== '' &&
    /^(?:why|what|who|how)\b/i.test(first) &&
    /^(?:it|they|he|she|because|this|that)\b/i.test(second) &&
    countWords(second) <= MOST_OF_AN_ANSWER
    ? `It asks, and answers at once: ${quoted(withoutStop(second))}.`
    : undefined;
};

const OTHERS_THINK = /^(?:most people|people|everyone|everybody) (?:thinks?|believes?|assumes?|says?)\b/i;
/** "Most people think they die. They shiver." */
const againstOthers = ({ sentences: [first = '', second = ''], hype }: Found): Remark =>
  hype.length === 0 &&
  OTHERS_THINK.test(first) &&
  second !== '' &&
  !/[?]$/.test(second) &&
  countWords(second) <= MOST_OF_AN_ANSWER &&
  `${quoted(withoutStop(second))} goes against what most people think.`;

const MOST_SIDE_BY_SIDE = 2;
const MADE_WITH = /\b(?<verb>\p{L}{3,}) (?<to>from|into|for|with|without)\b(?<what>(?: [\p{L}’'-]+){1,3})(?=[.,;:!?]|$)/giu;
/** "Come from four countries" and "come from the shed": the same is said of two things, with another end. */
const sideBySide = ({ sentences }: Found): Remark => {
  if (sentences.length !== MOST_SIDE_BY_SIDE) return undefined;
  const [first, second] = sentences.map((sentence) => [...sentence.matchAll(MADE_WITH)]);
  for (const one of first!) {
    const other = second!.find(
      ({ groups, 0: words }) =>
        groups!['verb']!.toLowerCase() === one.groups!['verb']!.toLowerCase() &&
        groups!['to'] === one.groups!['to'] &&
        words !== one[0],
    );
    if (other !== undefined && classOf(one.groups!['verb']!.toLowerCase()).verb > 0)
      return `${quoted(one[0])} and ${quoted(other[0])} set two things side by side, and readers see the difference.`;
  }
  return undefined;
};

/** "Number 2 made me cry": one of them is singled out, and not told. */
const TEASED =
  /\b(?:number|no\.|#) ?\d{1,2} (?:made (?:me|us|him|her) \p{L}+|broke (?:me|us)|is (?:the worst|the best|free|wrong)|(?:still )?(?:hurts|haunts me|surprised me))(?= lol\b|[.,!?]|$)|\bthe last one (?:is|made|broke|cost)(?: (?:me|us))? \p{L}+/iu;
const teased = ({ text }: Found): Remark => {
  const words = TEASED.exec(text)?.[0];
  return words !== undefined && `${quoted(words)} singles one of them out without telling it, which is a reason to read on.`;
};

/** "I should have got out": something went wrong, and is not told yet. */
const OWNED_UP = /\bI should(?: have|['’]ve| never have) \p{L}+[^.,;:!?“”"]{0,60}(?=[.!]?$)/u;
const ownedUp = ({ text }: Found): Remark => {
  const words = OWNED_UP.exec(text)?.[0];
  return words !== undefined && `${quoted(words)} admits that something went wrong, and does not say yet what came of it.`;
};

/** "Muddy dog?": whoever has one knows who is meant. */
const CALLS_OUT = /^(?:(?:\p{L}+ ){0,2}\p{L}+\? ){1,2}/iu;
const calledOut = (of: Found): Remark => {
  const words = CALLS_OUT.exec(of.text)?.[0].trim();
  return (
    words !== undefined &&
    isAdvert(of) &&
    !/^(?:who|what|why|how|when|where|which|really|so|ready)\b/i.test(words) &&
    `${quoted(words)} tells the right people at once that it is for them.`
  );
};

const POV = /^pov: (?<what>[^.!?]{8,120})[.!?]?$/iu;
const pov = ({ text }: Found): Remark => {
  const what = POV.exec(text)?.groups?.['what'];
  return what !== undefined && `It puts people straight into a situation: ${quoted(what)}.`;
};

const COMPARED = /\bmore (?:about )?\p{L}+ than (?:about )?\p{L}+(?=[.!?]?$)/iu;

const SOMEBODY = /\b(?:my|our) (?<who>\p{L}+)\b/giu;
const about = (of: Found): Remark => {
  const words = [...of.text.matchAll(SOMEBODY)].find(
    ({ groups, index, 0: words }) =>
      isSomebody(groups!['who']!.toLowerCase()) && !/^['’]s/.test(of.text.slice(index + words.length)),
  )?.[0];
  return words !== undefined && `It has somebody real in it: ${quoted(words)}.`;
};

export const strengthsOf = (of: Found, line: Line, overall: number): string[] => {
  const isSpoilt = isWeak(of);
  const held = isSpoilt ? undefined : heldIn(of);
  const isAd = practical(of, line);
  const speech = isSaid(of) ? of.speech : undefined;
  const opensWithSpeech = speech !== undefined && /^["“‘']/.test(of.text);
  const [begins = ''] = of.sentences;
  const shortEnd = isSpoilt ? undefined : shortEndOf(of);
  const remarks: Remark[] = isSpoilt
    ? [
        dayOfNotice(of) !== undefined || of.worn.length + of.hype.length === 0 ? isAd : undefined,
        teased(of),
        againstOthers(of),
        knownBy(of, line),
        gainOf(of),
        of.worn.length + of.hype.length === 0 &&
          COSTS.test(of.text) &&
          `It makes the cost plain: ${quoted(COSTS.exec(of.text)![0])}.`,
        behindTheOpening(of),
        ...(of.hype.length > 0 || of.isUncounted ? [] : figures(of, line)),
      ]
    : [
        isAd,
        pov(of),
        calledOut(of),
        speech !== undefined &&
          (opensWithSpeech
            ? `It opens with somebody’s words, ${quoted(speech)}, and so with a voice.`
            : `The words themselves, ${quoted(speech)}, let readers hear it.`),
        smallCause(of, line) || (COSTS.test(of.text) && `It makes the cost plain: ${quoted(COSTS.exec(of.text)![0])}.`),
        isOfTheTeller(begins) && of.question === undefined
          ? `It begins with something you did yourself: ${quoted(withoutStop(begins))}.`
          : of.scene !== undefined &&
            !opensWithSpeech &&
            beginsWithAnEvent(of, line) &&
            !HANDS_UP.test(of.text) &&
            `It begins with what happened and not with an introduction: ${quoted(of.scene)}.`,
        HANDS_UP.test(of.text) && `${quoted(withoutStop(begins))} gets people to join in at once.`,
        of.reader !== undefined &&
          !/^dear\b/i.test(of.reader) &&
          (!/^you\b/i.test(of.reader) || of.sentences.some((sentence) => sentence.startsWith(of.reader!))) &&
          `${quoted(of.reader)} tells the right readers that it is for them.`,
        denied(of),
        answeredByEyes(of),
        againstOthers(of),
        ...plainDevices(of),
        ...endings(of, overall),
        sideBySide(of),
        of.addressee !== undefined && `It speaks to one person by name: ${quoted(of.addressee)}.`,
        of.reversal !== undefined && `${quoted(of.reversal)} overturns the sentence before it.`,
        echo(line),
        held &&
          held.what.includes(' ') &&
          !(held.sort === 'offered' && SAYS_NOTHING.test(held.what)) &&
          OF_HELD[held.sort](held.what),
        answeredAtOnce(of) ?? kindOfQuestion(of)?.praise,
        OPINION.test(of.text) && `It has one clear opinion: ${quoted(withoutStop(of.text.replace(OPINION, '')))}.`,
        toReaders(of),
        ...(isAd ? [] : figures(of, line)),
        knownBy(of, line),
        gainOf(of),
        isAd ? undefined : placed(of, line),
        speed(of.text),
        overall >= GOOD && held === undefined && of.citation === undefined && surprise(of),
        habit(of.text),
        ownedUp(of),
        answerLast(of),
        COMPARED.test(of.text) && `${quoted(COMPARED.exec(of.text)![0])} sets one thing against another.`,
        thenAndNow(of),
        shortEnd !== undefined &&
          shortEnd !== of.reversal &&
          answeredAtOnce(of) === undefined &&
          !COSTS.test(shortEnd) &&
          !shortEnd.includes(held?.what ?? '\n') &&
          `The last sentence is short, ${quoted(shortEnd)}, and that gives it force.`,
      ];
  const found = remarks.filter((remark): remark is string => typeof remark === 'string').slice(0, MOST);
  return found.length > 0 ? found : [(of.hype.length > 0 ? undefined : about(of)) || plainOf(of, line)];
};
