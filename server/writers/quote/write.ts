/** Quotes credited to nobody: lines that somebody wrote for the subject, found by what the visitor's topic is about. */
import type tool from '../../../tools/quote-generator.ts';
import { fewerThan, nothingOn } from '../../kit/scarce.ts';
import { isHard, search } from '../../kit/search.ts';
import { understand } from '../../kit/understand.ts';
import type { ReplyOf } from '../../../engine/definition/index.ts';
import type { WriterContext } from '../../writer.ts';
import { candidateOf } from './fit.ts';
import { lines, nearness, type Request } from './lines.ts';

const COUNT = 6;

export const write = async (request: Request, { random, note }: WriterContext): Promise<ReplyOf<typeof tool>> => {
  const brief = await understand(request.topic, request.additionalInfo);
  const found = search({
    pieces: lines,
    nearness,
    brief,
    count: COUNT,
    random,
    candidate: (row, text, own) => candidateOf(row, text, request, isHard(brief), own),
  });
  if (found.length === 0) throw nothingOn(brief, 'quotes');
  note(fewerThan(COUNT, found, brief, 'lines'));
  return { quotes: found.map(({ text }) => text) };
};
