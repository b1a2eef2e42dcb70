/** Where answers come from, in which order they are asked, and a question asked without what stands around it. */
import { type Answer, type Asked, type Source } from './answer.ts';
import { arithmetic, numerals } from './sums/arithmetic.ts';
import { bareOf } from './question/bare.ts';
import { clockSums } from './sums/clock-sums.ts';
import { countries } from './facts/countries.ts';
import { dates } from './dates/dates.ts';
import { datesTold } from './dates/dates-told.ts';
import { dictionary, pasts } from './words/dictionary.ts';
import { facts } from './facts/facts.ts';
import { kitchen } from './units/kitchen.ts';
import { notes } from './notes/notes.ts';
import { percentages } from './sums/percentages.ts';
import { readQuestion, sentencesOf } from './question/question.ts';
import { sizes } from './units/sizes.ts';
import { stories } from './sums/stories.ts';
import { sums } from './sums/sums.ts';
import { tables } from './facts/tables.ts';
import { timeZones } from './dates/time-zones.ts';
import { units } from './units/units.ts';

/** What the visitor pasted, and what is worked out. In this order: the first that answers is used. */
export const OWN: readonly Source[] = [
  notes,
  pasts,
  numerals,
  stories,
  percentages,
  arithmetic,
  kitchen,
  dates,
  datesTold,
  timeZones,
  clockSums,
  sizes,
  sums,
  units,
];
/** What needs nothing but the figures told, so that it is worked out even where advice must be refused. */
export const WORKED: readonly Source[] = [stories, percentages, arithmetic, sums];
const SUMS: readonly Source[] = [...WORKED, clockSums, sizes, units];
const FIGURES = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twice|half)\b/i;
/** What is looked up, where nobody has written an answer to the question. */
export const LOOKED_UP: readonly Source[] = [tables, facts, countries, dictionary];

/** Words before a question that change its meaning. */
const CHANGES_THE_QUESTION =
  /\b(?:if|assum\w+|suppos\w+|imagine|pretend|unless|except|instead|not|before|ago|in \d{4}|but|however|had|fiction\w*|novel|game)\b/i;

/** The question of a text that says something irrelevant around it: "I am planning a trip. What is …?" */
const onlyQuestion = (asked: string): string | undefined => {
  const bare = bareOf(asked);
  if (bare !== asked) return bare;
  const sentences = sentencesOf(asked);
  const [last] = sentences.slice(-1);
  const before = sentences.slice(0, -1);
  const plain = before.every((sentence) => !sentence.endsWith('?') && !CHANGES_THE_QUESTION.test(sentence));
  return before.length > 0 && before.length <= 3 && plain && last!.endsWith('?') ? last : undefined;
};

/** No source answers longer texts, so the patterns are not run on them. */
const LONGEST_QUESTION = 450;

export const firstOf = async (sources: readonly Source[], asked: Asked): Promise<Answer | undefined> => {
  if (asked.question.plain.length > LONGEST_QUESTION) return undefined;
  for (const source of sources) {
    const answer = await source(asked);
    if (answer) return answer;
  }
  const only = onlyQuestion(asked.question.asked);
  // "What is the rule?" after a story does not ask what the word means; "what is a volcano for kids" does.
  const isWhole = only !== undefined && asked.question.asked.startsWith(only.replace(/\?$/, ''));
  // Figures that are told before it belong to the sum.
  const hasFigures = only !== undefined && FIGURES.test(asked.question.asked.replace(only.replace(/\?$/, ''), ' '));
  const others = sources.filter((source) => (source !== dictionary || isWhole) && !(hasFigures && SUMS.includes(source)));
  const answer = only === undefined ? undefined : await firstOf(others, { ...asked, question: readQuestion(only) });
  return answer && { ...answer, confidence: answer.confidence - 6 };
};
