/** Longer hooks: the first sentence as it is, and after it what a tone, an audience and a genre would add. */
import type { Random } from '../../random.ts';
import type { Request } from './audiences.ts';
import { deck } from './deck.ts';
import { FOR_AUDIENCE, FOR_GENRE, FOR_TONE } from './sequels.ts';

type Length = 'one sentence' | 'two or three sentences' | 'a paragraph';

/** The page asks for one sentence; whoever else asks may say it in words of their own. */
const lengthOf = (asked: string): Length => {
  if (/long|paragraph|[4-9]/i.test(asked)) return 'a paragraph';
  return /medium|two|three|few|[23]/i.test(asked) ? 'two or three sentences' : 'one sentence';
};

export const lengthen = (hooks: readonly string[], request: Request, random: Random): string[] => {
  const { tone, hookGenre, targetAudience } = request;
  const length = lengthOf(request.hookLength);
  if (length === 'one sentence') return [...hooks];
  const voiced = deck(FOR_TONE[tone], random);
  const meant = deck(FOR_AUDIENCE[targetAudience], random);
  const promised = deck(FOR_GENRE[hookGenre], random);
  const plain = deck(FOR_TONE.Default, random);
  return hooks.map((hook, index) => {
    if (length === 'a paragraph')
      return [hook, voiced(), meant(), ...(tone === 'Default' ? [] : [plain()]), promised()].join(' ');
    if (targetAudience === 'Everyone') return [hook, voiced(), ...(index % 2 ? [promised()] : [])].join(' ');
    return [hook, ...(index % 2 ? [voiced(), meant()] : [meant(), promised()])].join(' ');
  });
};
