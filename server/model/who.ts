/**
 * Which writer serves which endpoint where a language model is connected. A key that is not in the table is served by the model.
 */
import type { Endpoint } from '../../engine/definition/index.ts';
import { isBeside } from './beside.ts';

export type Who = 'model' | 'embedded' | 'both';

/**
 * Where there is a way to combine an exact writer and a model, both write; otherwise what is looked up or counted is not left to
 * a model.
 */
const usually = ({ key, answers }: Asked): Who => {
  if (isBeside(key)) return 'both';
  return answers === 'exact' ? 'embedded' : 'model';
};

type Asked = Pick<Endpoint, 'key' | 'answers'>;

/** `kept` is for the embedded writer only: it reads or changes what the server stores, which no model can do. */
export type WhoWrites = (endpoint: Asked) => Who | 'kept';

/**
 * The table with the changes of AI_WRITERS: `rhyme-generator=model,eulogy-generator=embedded`; `*` stands for every tool that is
 * not named.
 * @throws Error where an entry is invalid.
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
