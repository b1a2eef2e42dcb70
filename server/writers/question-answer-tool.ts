/**
 * Answers questions from sources that know, and refuses plainly where none does: the visitor's own
 * notes, sums and conversions, the calendar, countries, settled facts, the dictionary.
 */
import tool from '../../tools/question-answer-tool.ts';
import type { Random } from '../random.ts';
import { defineWriter } from '../writer.ts';
import { ANSWERED_FROM, type Answer, type Asked, type Category, type Source } from './answers/answer.ts';
import { arithmetic } from './answers/arithmetic.ts';
import { countries } from './answers/countries.ts';
import { dates } from './answers/dates.ts';
import { dictionary } from './answers/dictionary.ts';
import { facts } from './answers/facts.ts';
import { frame } from './answers/framing.ts';
import { complexityOf } from './answers/measure.ts';
import { notes } from './answers/notes.ts';
import { percentages } from './answers/percentages.ts';
import { readQuestion, sentencesOf } from './answers/question.ts';
import { refuse } from './answers/refusal.ts';
import { mustRefuse, reasonFor } from './answers/refusal-reasons.ts';
import { STOCK } from './answers/topics.ts';
import { units } from './answers/units.ts';

/** In this order: the first that answers is used. */
const SOURCES: readonly Source[] = [notes, percentages, units, dates, facts, arithmetic, countries, dictionary];

/** Words before a question that change its meaning. */
const CHANGES_THE_QUESTION =
  /\b(?:if|assum\w+|suppos\w+|imagine|pretend|unless|except|instead|not|before|ago|in \d{4}|but|however|had|fiction\w*|novel|game)\b/i;

/** The question of a text that says something irrelevant before it: "I am planning a trip. What is …?" */
const onlyQuestion = (asked: string): string | undefined => {
  const sentences = sentencesOf(asked);
  const [last] = sentences.slice(-1);
  const before = sentences.slice(0, -1);
  const plain = before.every((sentence) => !sentence.endsWith('?') && !CHANGES_THE_QUESTION.test(sentence));
  return before.length > 0 && before.length <= 3 && plain && last!.endsWith('?') ? last : undefined;
};

/** No source answers longer texts, so the patterns are not run on them. */
const LONGEST_QUESTION = 300;

const answerTo = async (asked: Asked): Promise<Answer | undefined> => {
  if (asked.question.plain.length > LONGEST_QUESTION) return undefined;
  for (const source of SOURCES) {
    const answer = await source(asked);
    if (answer) return answer;
  }
  const only = onlyQuestion(asked.question.asked);
  const answer = only === undefined ? undefined : await answerTo({ ...asked, question: readQuestion(only) });
  return answer && { ...answer, confidence: answer.confidence - 6 };
};

const MOST_TOPICS = 6;
const LEAST_TOPICS = 3;

/** Related topics that are known to have an answer, filled up from the category's own where there are too few. */
const workingTopics = async (answer: Answer, asked: Asked, category: Category): Promise<string[]> => {
  const found = new Map<string, string>();
  const add = async (topics: readonly string[], enough: number): Promise<void> => {
    for (const topic of topics) {
      if (found.size >= enough) return;
      const question = readQuestion(topic);
      if (question.plain === asked.question.plain || found.has(question.plain) || topic.length > 90) continue;
      const trial = await answerTo({ ...asked, question, notes: '' });
      if (trial && trial.confidence >= ANSWERED_FROM) found.set(question.plain, topic);
    }
  };
  await add(answer.topics.slice(0, 2 * MOST_TOPICS), MOST_TOPICS);
  await add(asked.random.shuffle(STOCK[category]), LEAST_TOPICS);
  await add(STOCK['General Knowledge'], LEAST_TOPICS);
  return [...found.values()];
};

const ask = (question: string, notesText: string, category: Category, random: Random): Asked => ({
  question: readQuestion(question),
  category,
  notes: notesText,
  random,
});

export default defineWriter(tool, {
  languages: ['English'],
  async write(request, { random }) {
    const asked = ask(request.question, request.context ?? '', request.category, random);
    const refused = mustRefuse(asked);
    const answer = (refused === undefined ? await answerTo(asked) : undefined) ?? refuse(asked, refused ?? reasonFor(asked));
    const text = frame(answer, request, random);
    return {
      answer: text,
      metadata: {
        confidenceScore: Math.round(answer.confidence),
        complexityLevel: complexityOf(text),
      },
      relatedTopics: await workingTopics(answer, asked, request.category),
    };
  },
});
