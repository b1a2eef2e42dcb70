/** Which writer serves which tool where a language model is connected. A key that is not here is the model's. */
import type { Endpoint } from '../../engine/definition/index.ts';
import { isBeside } from './beside.ts';

export type Who = 'model' | 'embedded' | 'both';

/** Where an exact writer and a model make one reply, they do; otherwise what is looked up or counted is not guessed. */
const usually = ({ key, answers }: Asked): Who => {
  if (isBeside(key)) return 'both';
  return answers === 'exact' ? 'embedded' : 'model';
};

type Asked = Pick<Endpoint, 'key' | 'answers'>;

/** `kept` is for the embedded writer alone: what the server keeps is read or changed, and no model can do that. */
export type WhoWrites = (endpoint: Asked) => Who | 'kept';

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
  return (endpoint) => {
    if (endpoint.answers === 'stored') return 'kept';
    return said.get(endpoint.key) ?? said.get('*') ?? usually(endpoint);
  };
};
