/** "My average is 72 over 8 tests, how many 100s in a row take it to 80?": how many of one mark lift a mean that is told. */
import { figureOf, reading, type StoryTold } from './steps.ts';
import { figure } from './told.ts';

const MARK = '(\\d{1,6}(?:\\.\\d{1,3})?)';
const MEAN = new RegExp(
  `\\b(?:averag(?:e|es|ed|ing)|mean)(?: (?:is|was|of|at|currently|now|about)){0,3} ${MARK} ?%?(?: [a-z]{1,12}){0,3}? (?:over|in|after|from|across|for)(?: (?:the|my|his|her|our|first|last)){0,2} (\\d{1,4})(?: [a-z]+)?`,
);
const AIM = new RegExp(
  `\\b(?:(?:get|bring|raise|lift|pull|take|push|move|reach|hit|make)(?: (?:it|that|me|him|her|us|an?|my|his|her|our|the|average|mean|up|back|to|of)){0,5}) ${MARK}(?![\\d.]*\\d|s\\b| (?:tests|games|quizzes)| ?%?(?: [a-z]{2,12})? (?:in a row|each|every|straight))`,
);
const EACH = new RegExp(
  `(?<![\\d.])${MARK} ?%?s?(?: [a-z]{2,12})? (?:in a row|straight|on the trot|each time|every time|each)\\b|\\b(?:of|straight|perfect|scoring|score|get|getting|at) ${MARK} ?%?s?\\b(?= (?:in a row|each|every|straight|on the trot|will|would|do|does|to)\\b|$|[?.,])|(?<![\\d.])${MARK}s\\b`,
);

export const inARow = (plain: string): StoryTold | undefined => {
  const read = reading(plain);
  if (!/\bhow many\b/.test(read.text) || !/\b(?:in a row|straight|on the trot|each time|every time|\d{1,4}s)\b/.test(read.text))
    return undefined;
  const mean = read.eat(MEAN);
  const aim = mean && read.eat(AIM);
  const each = aim && read.eat(EACH);
  if (!mean || !aim || !each || read.hasMore()) return undefined;
  const [now, count, goal] = [Number(mean[1]), Number(mean[2]), Number(aim[1])];
  const mark = figureOf((each[1] ?? each[2] ?? each[3])!);
  const isUp = goal > now;
  if (count === 0 || goal === now || (isUp ? mark <= goal : mark >= goal)) return undefined;
  const exact = (count * (goal - now)) / (mark - goal);
  const many = Math.ceil(exact - 1e-9);
  const after = (count * now + many * mark) / (count + many);
  return {
    worked: [
      `${figure(many)} in a row${Math.abs(after - goal) < 1e-9 ? '' : `, which makes the average ${figure(after)}`}.`,
      [
        `${figure(count)} × ${figure(now)} = ${figure(count * now)} so far, which is ${figure(count * Math.abs(goal - now))} ${isUp ? 'short of' : 'over'} an average of ${figure(goal)}.`,
        `Each ${figure(mark)} makes up ${figure(Math.abs(mark - goal))}: ${figure(count * Math.abs(goal - now))} ÷ ${figure(Math.abs(mark - goal))} = ${figure(exact)}.`,
      ],
    ],
    confidence: 93,
  };
};
