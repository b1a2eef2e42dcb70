/** The grammar check with a model connected: its findings beside the exact ones, each at its place, none over another. */
import { afterEach, describe, expect, it } from 'vitest';
import type { ReplyOf } from '../../engine/definition/index.ts';
import beside from '../../server/model/beside/grammar-checker.ts';
import tool from '../../tools/grammar-checker.ts';
import { expectData } from '../contract/replies.ts';
import { post } from '../contract/http.ts';
import { connected, endpointWith, type Connected } from './asking.ts';

type Reply = ReplyOf<typeof tool>;

const ALL = { checkGrammar: true, checkSpelling: true, checkStyle: true, checkPunctuation: true };
const requestOf = (text: string, more: object = {}) =>
  ({ text, language: 'en-US', formality: 'Standard', ...ALL, ...more }) as never;

const issue = (message: string, type = 'grammar', suggestion?: string) => ({
  message,
  type,
  ...(suggestion === undefined ? {} : { suggestion }),
});
/** What the exact checker says of this word. */
const at = (text: string, word: string, now: string) => ({
  ...issue(`“${word}” is misspelt.`, 'spelling', now),
  offset: text.indexOf(word),
  length: word.length,
  replacements: [now],
});
const reply = (correctedText: string, issues: readonly object[] = []): Reply => ({ correctedText, issues }) as unknown as Reply;

/** The findings, each as the words it stands on and what is to stand there. */
const found = (text: string, { issues }: Reply): [string, string | undefined][] =>
  issues.map(({ offset = 0, length = 0, suggestion }) => [text.slice(offset, offset + length), suggestion]);

describe('both findings together', () => {
  const text = 'Me and him was at the lake. We recieved sandwiches, and its a pity that it rain.';
  const right = 'He and I were at the lake. We received sandwiches, and it’s a pity that it rained.';
  const exact = reply(text.replace('recieved', 'received'), [at(text, 'recieved', 'received')]);

  it('stand at their places, in the order of the text, and make one corrected text', () => {
    const both = beside(requestOf(text), exact, reply(right, [issue('“its” is a possessive here.', 'grammar', 'it’s')]));
    expect(both.correctedText).toBe(right);
    const offsets = both.issues.map(({ offset }) => offset!);
    expect(offsets).toEqual([...offsets].sort((one, other) => one - other));
    for (const [nth, { offset = 0, length = 0 }] of both.issues.entries()) {
      expect(length).toBeGreaterThan(0);
      expect(offset + length).toBeLessThanOrEqual(both.issues[nth + 1]?.offset ?? text.length);
    }
    expect(found(text, both)).toContainEqual(['recieved', 'received']);
    expect(found(text, both).filter(([word]) => word === 'recieved')).toHaveLength(1);
    expect(both.issues.map(({ message }) => message)).toContain('“its” is a possessive here.');
  });

  it('where they differ, the exact one stands', () => {
    const both = beside(requestOf(text), exact, reply(text.replace('recieved', 'reviewed')));
    expect(both.correctedText).toContain('received');
  });

  it('a missing word is shown on one that is there', () => {
    const short = 'We went to lake.';
    const both = beside(requestOf(short), reply(short), reply('We went to the lake.'));
    expect(both.correctedText).toBe('We went to the lake.');
    for (const [words] of found(short, both)) expect(words.trim()).not.toBe('');
  });

  it('an issue that changes nothing stands where it quotes the text', () => {
    const long = 'Due to the fact that it rained, we stayed.';
    const both = beside(
      requestOf(long),
      reply(long),
      reply(long, [issue('“Due to the fact that” says no more than “because”.', 'style')]),
    );
    expect(found(long, both)).toEqual([['Due to the fact that', undefined]]);
    expect(both.correctedText).toBe(long);
  });

  it('a kind that is turned off stays off', () => {
    const both = beside(requestOf(text, { checkGrammar: false }), exact, reply(right));
    expect(both.issues.every(({ type }) => type !== 'grammar')).toBe(true);
  });

  it('a rewrite is no correction: nothing of it is taken', () => {
    const both = beside(
      requestOf(text),
      exact,
      reply('The lake was visited by the two of us, and sandwiches came; a shame about the wet.'),
    );
    expect(both.correctedText).toBe(exact.correctedText);
  });

  it('in a language that only the model knows, its own stand alone', () => {
    const german = 'Ich habe das Buch gelest.';
    const both = beside(requestOf(german), undefined, reply('Ich habe das Buch gelesen.'));
    expect(found(german, both)).toEqual([['gelest', 'gelesen']]);
  });
});

describe('over the wire', () => {
  let server: Connected | undefined;
  afterEach(async () => {
    await server?.close();
    server = undefined;
  });
  const endpoint = endpointWith('grammar-checker');
  const text = 'We recieved the colour samples.';
  const check = async (model: string, env: Record<string, string>): Promise<Reply> => {
    server = await connected(model, env);
    return expectData(await post(server.url + endpoint.path, { text, ...ALL })) as Reply;
  };

  it.each(['good', 'failing', 'nonsense'])('the %s model is asked, and takes nothing away', async (model) => {
    const both = await check(model, { AI_WRITERS: '' });
    expect(server!.model.requests.length).toBeGreaterThan(0);
    expect(both.correctedText).toContain('received');
  });
  it('nobody is asked where an operator says so', async () => {
    const exact = await check('good', { AI_WRITERS: 'grammar-checker=embedded' });
    expect(server!.model.requests).toHaveLength(0);
    expect(exact.correctedText).toContain('received');
  });
});
