/** How well a hook fits what was chosen in the form. */
import { countWords } from '../../english/prose.ts';
import type { Candidate, Fit } from '../../kit/choose.ts';
import { withoutSlots } from '../../kit/template.ts';
import type { Hook, Request } from './pieces.ts';

/** Kinds that open a text in much the same way: they help a reply to its least number. */
const NEAR: Readonly<Record<Request['hookType'], readonly Request['hookType'][]>> = {
  Question: ['Problem', 'Controversy'],
  Statement: ['Surprise', 'Controversy'],
  Statistic: ['Surprise', 'Statement'],
  Quote: ['Story', 'Statement'],
  Story: ['Quote', 'Surprise'],
  Problem: ['Question', 'Statement'],
  Solution: ['Statement', 'Problem'],
  Controversy: ['Statement', 'Question'],
  Surprise: ['Statistic', 'Statement'],
  Metaphor: ['Statement', 'Surprise'],
};

const EVERYBODY: ReadonlySet<string> = new Set(['Everyone', 'General Public']);
/** More is no first line, however long the visitor's own words are. */
const MOST_WORDS = 32;

/** Whether it is of the kind that was chosen. */
export const isOfKind = ({ types }: Hook, text: string, asked: Request['hookType']): boolean =>
  types.includes(asked) || (asked === 'Question' && text.endsWith('?'));

const fitOf = (row: Hook, text: string, asked: Request['hookType']): Fit => {
  if (isOfKind(row, text, asked)) return 'exact';
  return row.types.some((type) => NEAR[asked].includes(type)) ? 'scant' : 'against';
};

/** A hook for other readers than those asked for is about what is not theirs. */
const audienceWorth = ({ audiences }: Hook, asked: Request['targetAudience']): number | undefined => {
  if (audiences === undefined) return 0;
  if (audiences.includes(asked)) return 1;
  return EVERYBODY.has(asked) ? -0.5 : undefined;
};

const TONE_WORTH = 1;
const GENRE_WORTH = 0.5;

/** The hook as a candidate, or undefined where it must not be shown. @param own what speaks for it beside the form. */
export const candidateOf = (row: Hook, text: string, request: Request, own: number): Candidate<Hook> | undefined => {
  const audience = audienceWorth(row, request.targetAudience);
  if (audience === undefined || countWords(text) > MOST_WORDS) return undefined;
  const tone = row.tones?.includes(request.tone) ? TONE_WORTH : 0;
  const genre = row.genres?.includes(request.hookGenre) ? GENRE_WORTH : 0;
  return {
    row,
    text,
    ours: withoutSlots(row.text),
    fit: fitOf(row, text, request.hookType),
    worth: own + audience + tone + genre,
  };
};
