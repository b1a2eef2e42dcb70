/** Niche ideas: finished ones, each made for an interest, a skill or a group, found by what the visitor's keywords are about. */
import type tool from '../../../tools/niche-idea-generator.ts';
import { choose, type Candidate } from '../../kit/choose.ts';
import { contentWords, shared, tellingWords } from '../../kit/likeness.ts';
import { fewerThan, nothingOn } from '../../kit/scarce.ts';
import { understandEach, type Understood } from '../../kit/understand.ts';
import type { Notes, WrittenFor } from '../../../engine/definition/index.ts';
import type { WriterContext } from '../../writer.ts';
import { competitionOf, difficultyOf, investmentOf, profitabilityOf, timelineOf } from './figures.ts';
import { fittingOf } from './fit.ts';
import { ideas, ideasFor, nearnessOfIdeas, type Idea, type Wishes } from './ideas.ts';
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

/** An idea for another subject is about this request, too, if it means so nearly the same and shares a word with it. */
const NEAR = 0.6;
/** Where nobody can tell the subject, a few that mean nearly the same and share two words are worth a look. */
const RATHER_NEAR = 0.5;
const WORDS_SHARED = 2;

interface Found {
  /** By subject, the main one first. */
  readonly about: readonly Candidate<Idea>[][];
  readonly ofKind: readonly Candidate<Idea>[];
}

const candidatesFor = (wishes: Wishes, { brief, beside }: Understood): Found => {
  const telling = tellingWords(wishes.keywords);
  const nearness = nearnessOfIdeas(brief.vectors);
  const subjects = [...brief.subjects, ...beside].map(({ id }) => id);
  const inCommon = ({ title, buyer, problem, sold }: Idea): number =>
    Math.min(MOST_WORDS, shared(telling, contentWords(`${title} ${buyer} ${problem} ${sold}`)));
  const candidate = (row: Idea, subject?: string): Candidate<Idea> => {
    const { fit, against } = fittingOf(row, wishes);
    const also = Math.max(0, row.for.filter((one) => subjects.includes(one)).length - 1);
    const first = row.for[0] === subject ? FIRST_WORTH : 0;
    const near = Math.max(0, nearness(row) - FAR) * NEARNESS_WORTH;
    const worth = first + near + also * SUBJECT_WORTH + inCommon(row) * WORD_WORTH + against.length * AGAINST_WORTH;
    return { row, text: row.title, ours: row.title, fit, worth };
  };
  const others = ideas.filter((row) => !row.for.some((one) => subjects.includes(one)));
  // What is near to a list as a whole may be near to what is said by the way.
  const isList = brief.form === 'keyword list';
  const elsewhere = others.filter((row) => !isList && nearness(row) >= NEAR && inCommon(row) > 0).map((row) => candidate(row));
  const [main = [], ...rest] = brief.subjects.map(({ id }) => ideasFor(id).map((row) => candidate(row, id)));
  const isUnsure = brief.subjects.length === 0;
  const ofKind = isUnsure
    ? others.filter((row) => nearness(row) >= RATHER_NEAR && inCommon(row) >= WORDS_SHARED).map((row) => candidate(row))
    : [];
  return { about: [[...main, ...elsewhere], ...rest], ofKind };
};

const nearWords = new Intl.ListFormat('en', { type: 'conjunction' });

/** Owns up to ideas that go against a condition: better than none, where the visitor knows. */
const unmetBy = (chosen: readonly Idea[], wishes: Wishes): Notes => {
  const against = [...new Set(chosen.flatMap((idea) => fittingOf(idea, wishes).against))];
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

export const write = async (wishes: Wishes, { random, note }: WriterContext): Promise<WrittenFor<typeof tool>> => {
  const understood = await understandEach(wishes.keywords);
  const { brief } = understood;
  const found = choose({
    ...candidatesFor(wishes, understood),
    share: brief.form === 'keyword list' ? 'equal' : 'main first',
    count: wishes.outputNumber,
    given: new Set(brief.subjects.flatMap(({ id }) => id.split('-'))),
    random,
  });
  if (found.length === 0) throw nothingOn(brief, 'ideas');
  note(fewerThan(wishes.outputNumber, found, brief, 'ideas'));
  const chosen = found.map(({ row }) => row);
  note(unmetBy(chosen, wishes));
  return { nicheIdeas: chosen.map(told), marketInsights: insightsFor(wishes, chosen, random) };
};
