/** Which writer serves which tool where a language model is connected. A key that is not here is the model's. */
import { isBeside } from './beside.ts';

export type Who = 'model' | 'embedded' | 'both';

const EXACT: readonly string[] = [
  // Sounds, spellings and frequencies are looked up, not guessed.
  'rhyme-generator',
  'random-word-generator',
  // Figures that are counted in the text.
  'hook-generator.analyze',
  'fiver-gig-generator.analyze',
];

/** Calls that read or change what the server keeps: nothing is written, whatever an operator says. */
const KEPT: readonly string[] = ['prompt-generator.categories', 'prompt-generator.search', 'prompt-generator.vote'];

/** Where an exact writer and a model make one reply, they do; otherwise what is exact stays so. */
const usually = (key: string): Who => {
  if (isBeside(key)) return 'both';
  return EXACT.includes(key) ? 'embedded' : 'model';
};

/** `kept` is for the embedded one alone: no model can take its place where there is none. */
export type WhoWrites = (key: string) => Who | 'kept';

/**
 * The table as AI_WRITERS changes it: `rhyme-generator=model,eulogy-generator=embedded`; `*` stands for every tool that is
 * not named.
 * @throws Error where an entry makes no sense.
 */
export const readWho = (text: string): WhoWrites => {
  const said = new Map<string, Who>();
  for (const entry of text.split(/[\s,]+/).filter(Boolean)) {
    const [, key, who] = /^([\w.*-]+)=(model|embedded|both)$/.exec(entry) ?? [];
    if (!key) throw new Error(`AI_WRITERS must be a list of tool=model, tool=embedded or tool=both, not "${entry}"`);
    said.set(key, who as Who);
  }
  return (key) => {
    if (KEPT.includes(key)) return 'kept';
    return said.get(key) ?? said.get('*') ?? usually(key);
  };
};
