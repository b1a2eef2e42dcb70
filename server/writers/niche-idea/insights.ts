/** What to know and to try beside the ideas: nothing but what anybody can check in a week. */
import type { Random } from '../../random.ts';
import type { Idea, Wishes } from './ideas.ts';
import table from './insights.yaml';

type Choice = 'businessType' | 'targetMarket' | 'investmentLevel' | 'difficultyLevel' | 'industry';
type Insights = Readonly<Record<Choice, Readonly<Partial<Record<string, readonly string[]>>>>> & {
  readonly anybody: readonly string[];
};
const insights = table as Insights;

const MOST = 6;

/** Of what was chosen in the form, or else of what the best ideas are. */
export const insightsFor = (wishes: Wishes, ideas: readonly Idea[], random: Random): string[] => {
  const [best] = ideas;
  const about: readonly (readonly [Choice, string | undefined])[] = [
    ['businessType', wishes.businessType],
    ['businessType', best?.kinds[0]],
    ['targetMarket', wishes.targetMarket],
    ['targetMarket', best?.markets[0]],
    ['industry', wishes.industry],
    ['industry', best?.industries[0]],
    ['investmentLevel', wishes.investmentLevel],
    ['difficultyLevel', wishes.difficultyLevel],
  ];
  const said = random.shuffle(about).flatMap(([choice, value]) => {
    const texts = insights[choice][value ?? ''] ?? [];
    return texts.length > 0 ? [random.pick(texts)] : [];
  });
  return [...new Set([...said, ...random.shuffle(insights.anybody)])].slice(0, MOST);
};
