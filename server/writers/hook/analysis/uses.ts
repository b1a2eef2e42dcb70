/** Where a hook of this kind and length works best. */
import type { Request } from '../pieces.ts';
import type { Found } from './found.ts';

const BY_TYPE: Readonly<Record<Request['hookType'], readonly string[]>> = {
  Question: ['Email subject lines', 'Opening of a talk', 'Blog post introductions'],
  Statement: ['Essay openings', 'Landing page headlines', 'Opening slides'],
  Statistic: ['Reports and articles', 'Opening slides', 'Newsletter introductions'],
  Quote: ['Speech openings', 'Chapter openings', 'Social media posts'],
  Story: ['Speech openings', 'Feature articles', 'Personal essays'],
  Problem: ['Sales emails', 'Landing page introductions', 'Explainer videos'],
  Solution: ['How-to articles', 'Explainer videos', 'Newsletter introductions'],
  Controversy: ['Opinion pieces', 'Social media posts', 'Panel discussions'],
  Surprise: ['Video openings', 'Social media posts', 'Feature articles'],
  Metaphor: ['Essay openings', 'Speech openings', 'Book introductions'],
};

const BRIEF = 9;
const LONG = 24;

/** Two to four places, the best first. */
export const usesOf = ({ wordCount, question, scene }: Found, hookType: Request['hookType']): string[] => {
  const byLength =
    wordCount <= BRIEF
      ? ['Headlines and captions', 'Email subject lines']
      : wordCount >= LONG
        ? ['Opening paragraphs', 'Spoken introductions']
        : ['First lines of a post'];
  const byShape = question ? ['Polls and discussions'] : scene ? ['Personal essays'] : [];
  // A subject line has no room for a paragraph.
  const fitting = BY_TYPE[hookType].filter((use) => !(wordCount >= LONG && /subject|headline|slides/i.test(use)));
  return [...new Set([...fitting.slice(0, 2), ...byLength, ...byShape])].slice(0, 4);
};
