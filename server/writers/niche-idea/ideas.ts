/** Finished business ideas, each with its buyer, the problem, what is sold and a first step: `ideas/*.yaml`, edited by hand. */
import type { PayloadOf } from '../../../engine/definition/index.ts';
import { nearnessIn } from '../../kit/nearness.ts';
import type tool from '../../../tools/niche-idea-generator.ts';
import vectors from './ideas.bin';

export type Wishes = PayloadOf<typeof tool>;
type Chosen<Key extends 'businessType' | 'targetMarket' | 'industry'> = Exclude<Wishes[Key], `Any${string}`>;

export interface Idea {
  /** The business in four to eight words. */
  readonly title: string;
  /** The subjects that it grows from: an interest, a skill, something one has, people one knows. */
  readonly for: readonly string[];
  /** "office managers of small firms" */
  readonly buyer: string;
  /** What they spend money or hours on today, as a clause. */
  readonly problem: string;
  /** What is sold and how it is charged: "a monthly visit, priced per plant". */
  readonly sold: string;
  /** What can be done this week for next to nothing: a whole sentence. */
  readonly step: string;
  readonly kinds: readonly Chosen<'businessType'>[];
  readonly budget: 'none' | 'minimal' | 'low' | 'medium' | 'high';
  readonly skill: 'beginner' | 'intermediate' | 'advanced' | 'expert';
  readonly markets: readonly Chosen<'targetMarket'>[];
  readonly industries: readonly Chosen<'industry'>[];
  /** How often the same buyer pays. */
  readonly repeat: 'once' | 'yearly' | 'seasonal' | 'monthly' | 'weekly';
  readonly margin: 'thin' | 'fair' | 'good';
  /** One piece of work can be sold many times. */
  readonly scales: boolean;
  /** How many offer just this to just them. */
  readonly crowd: 'none' | 'few' | 'some' | 'many';
  /** To the first sale. */
  readonly weeks: number;
}

const files = import.meta.glob<readonly Idea[]>('./ideas/*.yaml', { eager: true, import: 'default' });

export const ideas = Object.values(files).flat();

const bySubject = new Map<string, Idea[]>();
for (const idea of ideas) for (const subject of idea.for) bySubject.set(subject, [...(bySubject.get(subject) ?? []), idea]);

export const ideasFor = (subject: string): readonly Idea[] => bySubject.get(subject) ?? [];

export const nearnessOfIdeas = nearnessIn(ideas, vectors);

/** What each is compared by, in the order of their vectors. */
export const ideaTexts = (): readonly string[] => ideas.map(({ title, buyer, sold }) => `${title}: ${sold}, for ${buyer}`);
