/** An idea in the words of the reply. */
import { capitalise } from '../../english/prose.ts';
import type { Idea } from './ideas.ts';

/** What is sold to whom, why they would pay, and the first step: each once, in its own sentence. */
export const descriptionOf = ({ buyer, problem, sold, step }: Idea): string =>
  `For ${buyer}: ${problem}. What you sell: ${sold}. First step: ${capitalise(step)}`;
