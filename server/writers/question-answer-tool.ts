/**
 * Answers questions from sources that know, and says plainly where none does: the visitor's own notes, sums and conversions, the
 * calendar, answers that people wrote, countries, settled facts, the dictionary.
 */
import tool from '../../tools/question-answer-tool.ts';
import { defineWriter } from '../writer.ts';
import { HELP } from '../../engine/help/dangers.ts';
import { helpHeardIn } from '../help/hear.ts';
import { ANSWERED_FROM, type Answer, type Asked } from './answers/answer.ts';
import { bareOf } from './answers/question/bare.ts';
import { frame } from './answers/framing.ts';
import { complexityOf } from './answers/measure.ts';
import { premiseCorrected } from './answers/refusal/premises.ts';
import { kingsNumbered, readQuestion } from './answers/question/question.ts';
import { relatedTo } from './answers/pages/related.ts';
import { inOwnWords } from './answers/pages/same-words.ts';
import { openingMended, slipsMended } from './answers/question/spelling.ts';
import { answerTo, SURELY, writtenFor } from './answers/answering.ts';
import { answered, answerOf, asMended, askedAlone, halvesAnswered, ofWiderKind } from './answers/in-parts.ts';
import { MOST_TOPICS, workingTopics } from './answers/topics.ts';

/**
 * Where somebody may be in danger, help is named before anything else. An answer follows where it is sure to be one: beside a blow on
 * the head nothing may be said about naps.
 */
const withHelp = (help: string, answer: Answer): Answer => {
  const { lead, more, steps, caution } = answer;
  const known = answer.confidence >= (help === HELP.unclear ? ANSWERED_FROM : SURELY);
  return {
    confidence: known ? answer.confidence : 10,
    lead: help,
    more: known ? [[lead, ...more[0]], more[1], more[2]] : [[], [], []],
    ...(known && steps && { steps }),
    ...(known && caution !== undefined && { caution }),
    asides: {},
    topics: answer.topics,
  };
};

export default defineWriter(tool, {
  languages: ['English'],
  pool: 'meaning',
  async write({ question: typed, context, category, ...manner }, { random }) {
    const question = kingsNumbered(slipsMended(openingMended(typed)));
    const asked: Asked = { question: readQuestion(question), category, notes: context, random };
    const bare = bareOf(question);
    const known = await writtenFor(bare);
    const help = await helpHeardIn([typed, context]);
    // No quotation may pass for help.
    const heard = help === undefined ? asked : { ...asked, notes: '' };
    const isOwn = inOwnWords(bare) !== undefined;
    const corrected = isOwn || context !== '' ? undefined : await premiseCorrected(bare, async (other) => answerOf(heard, other));
    const whole = corrected ?? (isOwn ? undefined : await halvesAnswered(heard)) ?? (await answerTo(heard, known));
    const isDone = answered(whole) || help !== undefined;
    const plain =
      (isDone ? undefined : ((await askedAlone(heard)) ?? (await asMended(heard)) ?? (await ofWiderKind(heard)))) ?? whole;
    const answer = help === undefined ? plain : withHelp(help, plain);
    const text = frame(answer, manner);
    const isKnown = answer.confidence >= ANSWERED_FROM;
    const related = await relatedTo(isKnown ? `${bare} ${answer.lead}` : bare, MOST_TOPICS);
    const own = answer.topics === known.near ? [] : answer.topics;
    return {
      answer: text,
      metadata: { confidenceScore: Math.round(answer.confidence), complexityLevel: complexityOf(text) },
      relatedTopics: await workingTopics(own, related, known.near, asked),
    };
  },
});
