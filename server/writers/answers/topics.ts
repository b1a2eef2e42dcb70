/** What may be asked next, and will have an answer. */
import { ANSWERED_FROM, type Asked } from './answer.ts';
import { readQuestion } from './question/question.ts';
import { firstOf, LOOKED_UP, OWN } from './sources.ts';

export const MOST_TOPICS = 6;
const LEAST_TOPICS = 3;
/** Of what a source would ask next itself: its questions are all of one kind. */
const OWN_TOPICS = 3;

/** What the source itself would ask next, as far as it has an answer, what is related, and what is near where that is little. */
export const workingTopics = async (
  own: readonly string[],
  related: readonly string[],
  near: readonly string[],
  asked: Asked,
): Promise<string[]> => {
  const found = new Map<string, string>();
  for (const topic of own) {
    if (found.size >= OWN_TOPICS) break;
    const question = readQuestion(topic);
    if (question.plain === asked.question.plain || topic.length > 90) continue;
    const trial = near.includes(topic) || (await firstOf([...OWN, ...LOOKED_UP], { ...asked, question, notes: '' }));
    if (trial === true || (trial && trial.confidence >= ANSWERED_FROM)) found.set(question.plain, topic);
  }
  for (const topic of related) if (found.size < MOST_TOPICS) found.set(readQuestion(topic).plain, topic);
  for (const topic of near) if (found.size < LEAST_TOPICS) found.set(readQuestion(topic).plain, topic);
  return [...found.values()];
};
