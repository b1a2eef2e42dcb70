/** Niche ideas: a form of business, a narrow group of buyers and the visitor's own subject, with figures that follow from the form. */
import tool from '../../tools/niche-idea-generator.ts';
import { CannotServe, defineComposer } from '../writer.ts';
import { Deck } from './niche-idea/deck.ts';
import { descriptionOf, titleOf } from './niche-idea/describe.ts';
import { industryOf } from './niche-idea/industries.ts';
import { insightsFor } from './niche-idea/insights.ts';
import { readInterest } from './niche-idea/interest.ts';
import { LEVEL_NAMES } from './niche-idea/levels.ts';
import { planIdeas } from './niche-idea/plan.ts';
import { competitionOf, profitabilityOf, timelineOf } from './niche-idea/score.ts';

export default defineComposer(tool, {
  languages: ['English'],
  write(wishes, { random }) {
    const interest = readInterest(wishes.keywords);
    if (interest === undefined)
      throw new CannotServe('No idea can be built on these keywords. Please enter an interest or a skill in a word or two.');
    const deck = new Deck(random);
    const industry = industryOf(wishes.industry);
    const spoken = {
      industry,
      budget: wishes.investmentLevel !== 'Any Budget',
      level: wishes.difficultyLevel !== 'Any',
    };
    const plan = planIdeas(wishes, interest, wishes.outputNumber, deck, random);
    const nicheIdeas = plan.map((idea) => ({
      title: titleOf(idea, random),
      description: descriptionOf(idea, spoken, deck, random),
      profitability: profitabilityOf(idea),
      difficulty: LEVEL_NAMES[idea.level],
      investment: idea.money.label,
      timeline: timelineOf(idea),
      competition: competitionOf(idea),
    }));
    return {
      nicheIdeas,
      topIdea: nicheIdeas.reduce((best, idea) => (idea.profitability > best.profitability ? idea : best)),
      marketInsights: insightsFor({
        wishes,
        types: [...new Set(plan.map(({ type }) => type))],
        industry,
        interest,
        segments: [...new Set(plan.map(({ segment }) => segment))],
        random,
      }),
    };
  },
});
