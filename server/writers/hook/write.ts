/** Hooks: first lines that somebody wrote for the subject; where they are too few, the visitor's own words in a frame. */
import type tool from '../../../tools/hook-generator.ts';
import { fewerThan, nothingOn } from '../../kit/scarce.ts';
import { search } from '../../kit/search.ts';
import { understand } from '../../kit/understand.ts';
import type { WrittenFor } from '../../../engine/definition/index.ts';
import type { WriterContext } from '../../writer.ts';
import { candidateOf, isOfKind } from './fit.ts';
import { nearness, patterns, pieces, type Request } from './pieces.ts';

export const write = async (request: Request, { random, note }: WriterContext): Promise<WrittenFor<typeof tool>> => {
  const { hookType, outputNumber } = request;
  const brief = await understand(request.hookTopic);
  const found = search({
    pieces,
    nearness,
    patterns,
    brief,
    count: outputNumber,
    random,
    candidate: (row, text, own) => candidateOf(row, text, request, own),
  });
  if (found.length === 0) throw nothingOn(brief, 'hooks');
  note(fewerThan(outputNumber, found, brief, 'hooks'));
  if (!found.every(({ row, text }) => isOfKind(row, text, hookType)))
    note({ unmet: `We have too few on this of the type “${hookType}”: not all of these are.` });
  return { hooks: found.map(({ text }) => ({ text })) };
};
