/** Niche ideas: finished ones, each made for an interest, a skill or a group, found by what the visitor's keywords are about. */
import type tool from '../../../tools/niche-idea-generator.ts';
import { choose, type Candidate } from '../../kit/choose.ts';
import { contentWords, shared } from '../../kit/likeness.ts';
import { fewerThan, nothingOn } from '../../kit/scarce.ts';
import { understandEach, type Understood } from '../../kit/understand.ts';
import type { Notes, ReplyOf } from '../../../engine/definition/index.ts';
import type { WriterContext } from '../../writer.ts';
import { competitionOf, difficultyOf, investmentOf, profitabilityOf, timelineOf } from './figures.ts';
import { fittingOf } from './fit.ts';
import { ideasFor, nearnessOfIdeas, type Idea, type Wishes } from './ideas.ts';
import { insightsFor } from './insights.ts';
import { descriptionOf } from './words.ts';

/** Each condition that an idea goes against. */
const AGAINST_WORTH = -3;
/** An idea for two of the visitor's subjects beats any for one. */
const SUBJECT_WORTH = 2;
/** The subject that an idea names first is the one that it mostly grows from. */
const FIRST_WORTH = 1;
const WORD_WORTH = 0.5;
const MOST_WORDS = 3;
/** From a nearness that says nothing: a tenth nearer is one more. */
const NEARNESS_WORTH = 10;
const FAR = 0.3;

const candidatesFor = (wishes: Wishes, { brief, beside }: Understood): Candidate<Idea>[][] => {
  const typed = contentWords(wishes.keywords);
  const nearness = nearnessOfIdeas(brief.vectors);
  const subjects = [...brief.subjects, ...beside].map(({ id }) => id);
  return brief.subjects.map(({ id: subject }) =>
    ideasFor(subject).map((row) => {
      const { fit, against } = fittingOf(row, wishes);
      const also = row.for.filter((one) => subjects.includes(one)).length - 1;
      const inCommon = Math.min(MOST_WORDS, shared(typed, contentWords(`${row.title} ${row.buyer} ${row.problem} ${row.sold}`)));
      const first = row.for[0] === subject ? FIRST_WORTH : 0;
      const near = Math.max(0, nearness(row) - FAR) * NEARNESS_WORTH;
      const worth = first + near + also * SUBJECT_WORTH + inCommon * WORD_WORTH + against.length * AGAINST_WORTH;
      return { row, text: row.title, ours: row.title, fit, worth };
    }),
  );
};

const nearWords = new Intl.ListFormat('en', { type: 'conjunction' });

/** Owns up to ideas that go against a condition: better than none, where the visitor knows. */
const unmetBy = (ideas: readonly Idea[], wishes: Wishes): Notes => {
  const against = [...new Set(ideas.flatMap((idea) => fittingOf(idea, wishes).against))];
  if (against.length === 0) return {};
  return { unmet: `We have too few ideas that meet every condition. Not all of these meet the ${nearWords.format(against)}.` };
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
  note(unmetBy(ideas, wishes));
  const nicheIdeas = ideas.map(told);
  return {
    nicheIdeas,
    topIdea: nicheIdeas.reduce((best, idea) => (idea.profitability > best.profitability ? idea : best)),
    marketInsights: insightsFor(wishes, ideas, random),
  };
};
