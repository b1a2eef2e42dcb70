/** Where a hook of this kind, shape and length works best. */
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
const MOST_BY_SHAPE = 2;

const shapesOf = ({
  text,
  question,
  scene,
  speech,
  figures,
  reader,
  address,
  command,
  afterthought,
  hasFirstPerson,
}: Found): string[] =>
  [
    /\bhow to\b/i.test(text) && ['How-to articles', 'Explainer videos'],
    figures.some(({ kind }) => kind === 'list') && 'List articles',
    speech && 'Feature articles',
    scene && (hasFirstPerson ? ['Personal essays', 'Speech openings'] : ['Feature articles', 'Video openings']),
    question && 'Polls and discussions',
    figures.some(({ kind }) => kind === 'share') && 'Reports and articles',
    reader && 'Newsletter introductions',
    (address ?? command) && 'Landing page introductions',
    afterthought && 'Social media posts',
  ].flatMap((use) => use || []);

/** Two to four places, the best first. */
export const usesOf = (of: Found, hookType: Request['hookType']): string[] => {
  const { wordCount } = of;
  const byLength =
    wordCount <= BRIEF
      ? ['Headlines and captions', 'Email subject lines']
      : wordCount >= LONG
        ? ['Opening paragraphs', 'Spoken introductions']
        : ['First lines of a post'];
  // A subject line has no room for a paragraph.
  const byType = BY_TYPE[hookType].filter((use) => !(wordCount >= LONG && /subject|headline|slides/i.test(use)));
  const [first = byLength[0]!, second = ''] = byType;
  const byShape = shapesOf(of).slice(0, MOST_BY_SHAPE);
  return [...new Set([...byShape, first, ...(byShape.length > 0 ? [] : [second]), ...byLength])].filter(Boolean).slice(0, 4);
};
