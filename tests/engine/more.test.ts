/** Generate More "adds the new, different items to the list" (DESIGN, section 7). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMore } from '../../engine/result/more.ts';
import type { Data } from '../../engine/call/reply.ts';
import { defineTool, joinedText, listOf, prose, record, type AnyTool } from '../../engine/definition/index.ts';
import { itemsTool, textTool } from './fixtures.ts';

const item = (text: string, points: number | string = 5) => ({ text, style: 'Plain', points });
const reply = (texts: readonly string[], best = item('best')): Data => ({
  items: texts.map((text) => item(text)),
  best,
  related: ['a'],
});
const textsOf = (data: Data): string[] => (data['items'] as { text: string }[]).map(({ text }) => text);
const add = (before: readonly string[], after: readonly string[]): string[] =>
  textsOf(addMore(itemsTool, reply(before), reply(after)));

describe('items', () => {
  it('adds the new ones behind the old ones', () => {
    expect(add(['one', 'two'], ['three', 'four'])).toEqual(['one', 'two', 'three', 'four']);
  });

  it('leaves out what is there already, in other case or punctuation too', () => {
    expect(add(['Buy now', 'two'], ['buy now!', 'Two.', 'three'])).toEqual(['Buy now', 'two', 'three']);
    expect(add(['one'], ['one'])).toEqual(['one']);
  });

  it('tells apart what differs in more than that, in any script', () => {
    expect(add(['night'], ['knight', 'nightly'])).toHaveLength(3);
    expect(add(['мир'], ['мост'])).toHaveLength(2);
    expect(add(['日本'], ['日光'])).toHaveLength(2);
    expect(add(['sık'], ['sik'])).toHaveLength(2);
    expect(add(['Nowhere'], ['Now here'])).toHaveLength(2);
  });

  it('loses and changes nothing that was shown, and repeats nothing', () => {
    const texts = fc.array(fc.constantFrom('a', 'A', 'b', 'b!', 'c d', 'C, D', 'é'));
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const old = reply(before);
        const frozen = structuredClone(old);
        const merged = addMore(itemsTool, old, reply(after));
        expect(old).toEqual(frozen);
        expect((merged['items'] as unknown[]).slice(0, before.length)).toEqual(old['items']);
        const known = new Set(before.map((text) => text.toLowerCase().replace(/\W/g, '')));
        for (const text of textsOf(merged).slice(before.length))
          expect(known).not.toContain(text.toLowerCase().replace(/\W/g, '') || text);
      }),
    );
  });

  it('copes with a reply whose list is missing', () => {
    expect(textsOf(addMore(itemsTool, { best: item('x') }, reply(['one'])))).toEqual(['one']);
    expect(textsOf(addMore(itemsTool, reply(['one']), {}))).toEqual(['one']);
  });
});

describe('a text that joins the items', () => {
  const tagsTool = defineTool({
    ...textTool,
    reply: {
      main: 'tags',
      data: {
        tags: listOf(record('One', { tag: prose('A tag') }), 'Tags'),
        line: joinedText('All tags', { of: 'tags', key: 'tag', by: ' ' }),
      },
    },
    result: [{ block: 'cards', of: 'tags', layout: 'grid', text: 'tag', empty: 'None.' }],
  }) as AnyTool;
  const tags = (...all: string[]): Data => ({ tags: all.map((tag) => ({ tag })), line: all.join(' ') });

  it('grows by what has joined the list, and by nothing else', () => {
    expect(addMore(tagsTool, tags('#a', '#b'), tags('#b', '#c'))['line']).toBe('#a #b #c');
    expect(addMore(tagsTool, tags('#a'), tags('#a'))['line']).toBe('#a');
  });
  it('keeps the words that the server put there', () =>
    expect(addMore(tagsTool, { ...tags('#a'), line: '#a, then' }, tags('#c'))['line']).toBe('#a, then #c'));
  it('is not there where there is nothing to join', () =>
    expect(addMore(tagsTool, { tags: [] }, { tags: [] })).toEqual({ tags: [] }));
  it('comes into being where the reply lacked it', () =>
    expect(addMore(tagsTool, { tags: [{ tag: '#a' }] }, tags('#c'))['line']).toBe('#c'));
});

describe('the best one', () => {
  const bestAfter = (before: unknown, after: unknown): unknown =>
    addMore(itemsTool, { ...reply(['one']), best: before }, { ...reply(['two']), best: after })['best'];

  it('is the better of the two', () => {
    expect(bestAfter(item('old', 7), item('new', 9))).toEqual(item('new', 9));
    expect(bestAfter(item('old', 9), item('new', 7))).toEqual(item('old', 9));
    expect(bestAfter(item('old', '7'), item('new', '10'))).toEqual(item('new', '10'));
  });

  it('stays where the new one is no better, or is missing', () => {
    expect(bestAfter(item('old', 7), item('new', 7))).toEqual(item('old', 7));
    for (const none of [undefined, null, 'x', {}]) expect(bestAfter(item('old', 7), none)).toEqual(item('old', 7));
    expect(bestAfter(undefined, item('new', 7))).toEqual(item('new', 7));
  });
});

it('leaves alone what is neither a list of cards nor a best one', () => {
  expect(addMore(itemsTool, reply(['one']), { ...reply(['two']), related: ['b'] })['related']).toEqual(['a']);
  expect(addMore(textTool, { speech: 'old' }, { speech: 'new' })).toEqual({ speech: 'old' });
});
