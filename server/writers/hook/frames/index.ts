import type { Request } from '../audiences.ts';
import type { Repertoire } from '../repertoire.ts';
import { CONTROVERSY } from './controversy.ts';
import { METAPHOR } from './metaphor.ts';
import { PROBLEM } from './problem.ts';
import { QUESTION } from './question.ts';
import { QUOTE } from './quote.ts';
import { SOLUTION } from './solution.ts';
import { STATEMENT } from './statement.ts';
import { STATISTIC } from './statistic.ts';
import { STORY } from './story.ts';
import { SURPRISE } from './surprise.ts';

export const REPERTOIRES: Readonly<Record<Request['hookType'], Repertoire>> = {
  Question: QUESTION,
  Statement: STATEMENT,
  Statistic: STATISTIC,
  Quote: QUOTE,
  Story: STORY,
  Problem: PROBLEM,
  Solution: SOLUTION,
  Controversy: CONTROVERSY,
  Surprise: SURPRISE,
  Metaphor: METAPHOR,
};
