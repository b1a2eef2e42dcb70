import type { AnyTool } from '../definition/index.ts';
import type { Data } from '../call/reply.ts';
import { asText } from './asText.ts';
import { wordsWithin } from './parts.ts';

/** The whole result as one text: as the tool copies it, or every text in it. */
export const wholeText = ({ copy, reply }: Pick<AnyTool, 'copy' | 'reply'>, data: Data): string =>
  (copy.all && asText(copy.all.text, data)) || wordsWithin(data[reply.main] ?? data).join('\n');
