/** Niche ideas: finished ones, each made for an interest, a skill or a group, found by what the visitor's keywords are about. */
import type tool from '../../../tools/niche-idea-generator.ts';
import { choose, type Candidate } from '../../kit/choose.ts';
import { contentWords, shared } from '../../kit/likeness.ts';
import { fewerThan, nothingOn } from '../../kit/scarce.ts';
import { understandEach, type Understood } from '../../kit/understand.ts';
import type { ReplyOf } from '../../../engine/definition/index.ts';
import type { WriterContext } from '../../writer.ts';
import { competitionOf, difficultyOf, investmentOf, profitabilityOf, timelineOf } from './figures.ts';
import { fitOf } from './fit.ts';
import { ideasFor, type Idea, type Wishes } from './ideas.ts';
import { insightsFor } from './insights.ts';
import { descriptionOf } from './words.ts';

/** An idea for two of the visitor's subjects beats any for one. */
const SUBJECT_WORTH = 2;
/** The subject that an idea names first is the one that it mostly grows from. */
const FIRST_WORTH = 1;
const WORD_WORTH = 0.5;
const MOST_WORDS = 3;

const candidatesFor = (wishes: Wishes, { brief, beside }: Understood): Candidate<Idea>[][] => {
  const typed = contentWords(wishes.keywords);
  const subjects = [...brief.subjects, ...beside].map(({ id }) => id);
  return brief.subjects.map(({ id: subject }) =>
    ideasFor(subject).flatMap((row) => {
      const fit = fitOf(row, wishes);
      if (fit === undefined) return [];
      const also = row.for.filter((one) => subjects.includes(one)).length - 1;
      const inCommon = Math.min(MOST_WORDS, shared(typed, contentWords(`${row.title} ${row.buyer} ${row.problem} ${row.sold}`)));
      const first = row.for[0] === subject ? FIRST_WORTH : 0;
      return [{ row, text: row.title, ours: row.title, fit, worth: first + also * SUBJECT_WORTH + inCommon * WORD_WORTH }];
    }),
  );
};

const told = (idea: Idea) => ({
  title: idea.title,
  description: descriptionOf(idea),
  profitability: profitabilityOf(idea),
  difficulty: difficultyOf(idea),
  investment: investmentOf(idea),
  timeline: timelineOf(idea),
  competition: competitionOf(idea),
});

export const write = async (wishes: Wishes, { random, note }: WriterContext): Promise<ReplyOf<typeof tool>> => {
  const understood = await understandEach(wishes.keywords);
  const { brief } = understood;
  const found = choose({
    about: candidatesFor(wishes, understood),
    ofKind: [],
    share: brief.form === 'keyword list' ? 'equal' : 'main first',
    count: wishes.outputNumber,
    given: new Set(brief.subjects.flatMap(({ id }) => id.split('-'))),
    random,
  });
  if (found.length === 0) throw nothingOn(brief, 'ideas');
  note(fewerThan(wishes.outputNumber, found, brief, 'ideas'));
  const ideas = found.map(({ row }) => row);
  const nicheIdeas = ideas.map(told);
  return {
    nicheIdeas,
    topIdea: nicheIdeas.reduce((best, idea) => (idea.profitability > best.profitability ? idea : best)),
    marketInsights: insightsFor(wishes, ideas, random),
  };
};
