/** Hooks: first lines that somebody wrote for the subject; where they are too few, the visitor's own words in a frame. */
import type tool from '../../../tools/hook-generator.ts';
import { countCharacters, countWords } from '../../english/prose.ts';
import { fewerThan, nothingOn } from '../../kit/scarce.ts';
import { search } from '../../kit/search.ts';
import { understand } from '../../kit/understand.ts';
import type { ReplyOf } from '../../../engine/definition/index.ts';
import type { WriterContext } from '../../writer.ts';
import { candidateOf, isOfKind } from './fit.ts';
import { nearness, patterns, pieces, type Request } from './pieces.ts';

export const write = async (request: Request, { random, note }: WriterContext): Promise<ReplyOf<typeof tool>> => {
  const { hookType, hookGenre, tone, targetAudience, language, outputNumber } = request;
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
  const hooks = found.map(({ text }, index) => ({
    id: index + 1,
    text,
    wordCount: countWords(text),
    characterCount: countCharacters(text),
  }));
  return { hooks, totalHooks: hooks.length, settings: { hookType, hookGenre, tone, targetAudience, language } };
};
