/** What works and what does not yet, in words: every remark points at words of the hook itself. */
import { listed } from '../../../english/prose.ts';
import { classOf } from '../../../english/topic/word-classes.ts';
import type { Request } from '../pieces.ts';
import type { Features } from './features.ts';
import type { Scores } from './score.ts';

type HookType = Request['hookType'];
type Audience = Request['targetAudience'];

const MOST_QUOTED = 60;
const MOST_REMARKS = 4;

const quoted = (words: string): string => {
  const short = words.length > MOST_QUOTED ? `${words.slice(0, MOST_QUOTED).replace(/(?<!\s)\s+\S*$/u, '')} …` : words;
  return `“${short.replace(/["“”]/g, '').trim()}”`;
};
const quotedList = (words: readonly string[]): string => listed(words.slice(0, 3).map(quoted));
const lastWords = ({ text }: Features): string =>
  text
    .split(/\s+/)
    .slice(-4)
    .join(' ')
    .replace(/(?<![.!?…"“”])[.!?…"“”]+$/, '');
const READERS: Partial<Record<Audience, string>> = { 'General Public': 'the general public' };
const readersOf = (audience: Audience): string => READERS[audience] ?? audience.toLowerCase();
const firstWords = ({ text }: Features): string =>
  text
    .split(/\s+/)
    .slice(0, 5)
    .join(' ')
    .replace(/(?<![,;:.])[,;:.]+$/, '');

export const strengthsOf = (of: Features, { clarityScore, curiosityFactor }: Scores, audience: Audience): string[] => {
  const found = [
    of.question && of.address && `It asks the reader directly: ${quoted(of.question)}`,
    of.promise &&
      !of.worn &&
      curiosityFactor >= 3.5 &&
      `It opens a gap with ${quoted(of.promise)}, and the reader has to go on to close it.`,
    of.isStory && of.specifics.length > 0 && `It begins in a scene, with ${quotedList(of.specifics)} to see it by.`,
    of.feeling.length > 0 &&
      !of.bait &&
      `${quotedList(of.feeling)} ${of.feeling.length > 1 ? 'carry' : 'carries'} feeling without explaining it.`,
    of.turns.length > 0 && of.wordCount > 7 && `The turn at ${quoted(of.turns[0] ?? '')} sets two things against each other.`,
    of.specifics.length > 0 &&
      !of.isStory &&
      `${quotedList(of.specifics)} ${of.specifics.length > 1 ? 'are details' : 'is a detail'} that a reader can picture.`,
    of.address && !of.question && !of.bait && `${quoted(of.address)} speaks to one reader rather than to a crowd.`,
    of.question && !of.address && !of.worn && `It asks something that wants an answer: ${quoted(of.question)}`,
    of.world.length > 0 &&
      `${quotedList(of.world)} ${of.world.length > 1 ? 'belong' : 'belongs'} to the world of ${readersOf(audience)}.`,
    clarityScore >= 8 && of.wordCount > 4 && `It is understood at once: ${of.wordCount} words, and none of them hard.`,
    of.wordCount > 2 &&
      of.wordCount <= 12 &&
      curiosityFactor >= 3 &&
      `At ${of.wordCount} words it is over before anyone can look away.`,
  ].filter((remark): remark is string => typeof remark === 'string' && remark !== '');
  return found.length > 0
    ? found.slice(0, MOST_REMARKS)
    : [
        of.wordCount > 1
          ? `${quoted(firstWords(of))} leaves room for the one detail that would make it yours.`
          : `${quoted(of.text)} is short, so there is all the room to build on it.`,
      ];
};

const SOMEBODY =
  /\b(?:i|i['’]m|me|my|we|our|us|he|him|his|she|her|they|them|their|who|someone|somebody|people|everyone|nobody|anyone)\b/i;
const PERSON_FIELD = 'person';
const VISIBLE_FIELDS = new Set(['artifact', 'food', 'body', 'animal', 'plant', 'location', 'person', 'object']);

/** Remarks about what is missing are only made where a reader would miss it, too. */
const hasSomebody = ({ text, words }: Features): boolean =>
  SOMEBODY.test(text) || words.some((word) => classOf(word).fields[0] === PERSON_FIELD);
const hasSomethingToSee = ({ text, words }: Features): boolean =>
  /\d/.test(text) ||
  words.some((word) =>
    classOf(word)
      .fields.slice(0, 1)
      .some((field) => VISIBLE_FIELDS.has(field)),
  );

/** What a hook of each kind has to have, and what to do where it is not there. */
const PROMISED: Readonly<Record<HookType, readonly [has: (of: Features) => boolean, advice: string]>> = {
  Question: [({ question }) => question !== undefined, 'asks nothing yet: turn it into the question that your text answers'],
  Statement: [({ question }) => question === undefined, 'is a question; for a statement, say what you believe the answer is'],
  Statistic: [
    ({ hasNumber, placeholder }) => hasNumber || placeholder !== undefined,
    'has no number yet: add a figure from a source you can name',
  ],
  Quote: [({ text }) => /["“”]/.test(text), 'quotes nobody yet: put the words that somebody says in quotation marks'],
  Story: [({ isStory }) => isStory, 'tells nothing yet: begin with one person doing one thing at one moment'],
  Problem: [
    ({ words }) =>
      words.some((word) =>
        /^(?:problems?|trouble|wrong|hard|harder|hardest|fails?|failing|tired|lose|losing|lost|costs?|badly|worse|worst|mess|cannot|can’t|can't|not|never|nobody)$/.test(
          word,
        ),
      ),
    'names no trouble yet: say what goes wrong, and for whom',
  ],
  Solution: [
    ({ words }) =>
      words.some((word) =>
        /^(?:how|way|ways|start|try|fix|easier|step|steps|begin|make|use|help|helps|answer|simple|learn|stop)$/.test(word),
      ),
    'offers no way out yet: name the first step, or what will be easier',
  ],
  Controversy: [
    ({ words }) =>
      words.some((word) =>
        /^(?:wrong|overrated|should|shouldn’t|shouldn't|stop|nobody|never|most|disagree|only|enough|too)$/.test(word),
      ),
    'takes no side yet: say something that a sensible reader could dispute',
  ],
  Surprise: [
    ({ turns, gap }) => turns.length > 0 || gap.length > 1,
    'holds no turn yet: set what everyone expects against what is so, with a “but” or a “yet”',
  ],
  Metaphor: [
    ({ text }) => /\b(?:like|as if|as though)\b|\b(?:is|are|was|were) (?:a|an|the) \p{L}+/iu.test(text),
    'compares nothing yet: say what it is like, in one thing that can be seen',
  ],
};

export const improvementsOf = (of: Features, scores: Scores, hookType: HookType, audience: Audience): string[] => {
  const [has, advice] = PROMISED[hookType];
  const found = [
    of.placeholder && `Fill in “${of.placeholder}” before anyone sees it: what only you know is the best part of the line.`,
    of.wordCount < 4 && `${quoted(of.text)} is too short to raise a question: add who it happened to, or what is at stake.`,
    of.announcement && `Cut ${quoted(of.announcement)}: it announces the text instead of beginning it.`,
    of.isShouted &&
      `Put ${quoted(firstWords(of))} in small letters with a single mark at the end: shouting makes readers step back.`,
    of.bait && `Replace ${quoted(of.bait)}, which readers have learned to skip, with what they would really find.`,
    of.worn && `${quoted(of.worn)} has opened too many texts: say the same with one detail that only you know.`,
    !has(of) && of.wordCount > 3 && `As a ${hookType.toLowerCase()}, ${quoted(firstWords(of))} ${advice}.`,
    of.filler.length > 1 &&
      `${quotedList(of.filler)} ${of.filler.length > 1 ? 'take' : 'takes'} up room: leave ${of.filler.length > 1 ? 'them' : 'it'} out, or say which ones you mean.`,
    of.longestSentence > 28 &&
      `Break the sentence that begins ${quoted(firstWords(of))} in two: ${of.longestSentence} words are long for one breath.`,
    of.hard.length > 0 && `${quoted(of.hard[0] ?? '')} makes the eye stop: is there a shorter word?`,
    !of.address &&
      !of.isStory &&
      of.wordCount > 3 &&
      !hasSomebody(of) &&
      `${quoted(firstWords(of))} is about no person: speak to the reader as “you”, or let somebody do something.`,
    of.specifics.length === 0 &&
      of.wordCount > 3 &&
      !hasSomethingToSee(of) &&
      `${quoted(firstWords(of))} gives nothing to picture: add a number, a place or an object.`,
    scores.curiosityFactor < 4.5 &&
      !of.promise &&
      !of.question &&
      of.wordCount > 3 &&
      `After ${quoted(lastWords(of))} nothing is left open: keep back one thing that the next sentence will tell.`,
    scores.emotionalImpact < 4 &&
      of.wordCount > 3 &&
      `After ${quoted(firstWords(of))}, say what it costs somebody, or what they stand to gain.`,
    audience !== 'Everyone' &&
      of.world.length === 0 &&
      `Nothing in ${quoted(lastWords(of))} tells ${readersOf(audience)} that it is meant for them: name one thing from their day.`,
  ].filter((remark): remark is string => typeof remark === 'string' && remark !== '');
  return found.length > 0
    ? found.slice(0, MOST_REMARKS)
    : [`Read it aloud: if you stumble anywhere after ${quoted(firstWords(of))}, cut there.`];
};
