/** JSON as models write it, brought into the shapes that were asked for; and the figures that are worked out from it. */
import { describe, expect, it } from 'vitest';
import { computed, count, label, listOf, optional, prose, record, score } from '../../engine/definition/index.ts';
import { computedReply } from '../../model/reading/compute.ts';
import { countWords } from '../../model/reading/counting.ts';
import { jsonIn, withoutTail } from '../../model/reading/json.ts';
import { repaired } from '../../model/reading/repair.ts';

describe('JSON in a text', () => {
  it.each([
    ['alone', '{"a": "b"}'],
    ['in a fence', '```json\n{"a": "b"}\n```'],
    ['in a fence without a name', '```\n{"a": "b"}```'],
    ['between sentences with brackets', 'Here you are [draft] (see {below}):\n{"a": "b"}\nAnything else? [yes/no]'],
    ['after thoughts', '<think>Maybe {"a": "wrong"}?</think>{"a": "b"}'],
    ['after thoughts whose start is missing', 'Maybe {"a": "wrong"}?</think>{"a": "b"}'],
    ['with a comma too many', '{"a": "b",}'],
  ])('%s', async (_, text) => {
    expect(jsonIn(text)).toEqual({ value: { a: 'b' }, isCut: false });
  });

  it('with bare line breaks in its texts', async () => {
    expect(jsonIn('{"a": "one\ntwo\tthree"}')?.value).toEqual({ a: 'one\ntwo\tthree' });
  });

  it('keeps brackets, commas and quotes that stand in its texts', async () => {
    const value = { a: 'He said: "[x], {y},} and, ]"', b: ['```', '\\'] };
    expect(jsonIn(`Well:\n${JSON.stringify(value)}`)?.value).toEqual(value);
  });

  it('cut off: what is whole is kept', async () => {
    const found = jsonIn('{"items": [{"a": "one"}, {"a": "two"}, {"a": "thr');
    expect(found?.isCut).toBe(true);
    expect(withoutTail(found?.value)).toEqual({ items: [{ a: 'one' }, { a: 'two' }] });
    const text = jsonIn('```json\n{"title": "Whole", "text": "Not wh');
    expect(withoutTail(text?.value)).toEqual({ title: 'Whole' });
  });

  it.each([
    ['in a text', '{"a": "one \\"two', { a: 'one "two' }],
    ['in an escape', '{"a": "caf\\u00', { a: 'caf' }],
    ['behind an escape of its own', '{"a": "C:\\\\', { a: 'C:\\' }],
    ['in a key', '{"a": "one", "b', { a: 'one' }],
    ['before a value', '{"a": "one", "b":', { a: 'one' }],
    ['in a number', '{"a": 7, "b": 1', { a: 7 }],
    ['in a word', '{"a": true, "b": fal', { a: true }],
    ['behind a comma in a text', '{"a": ["x, y,', { a: ['x, y,'] }],
    ['in a list of lists', '[[1, 2], [3, 4', [[1, 2], [3]]],
    ['with a comma too many', '{"a": ["one",], "b": "tw', { a: ['one'], b: 'tw' }],
  ])('that breaks off %s', (_, text, value) => {
    expect(jsonIn(text)).toEqual({ value, isCut: true });
  });

  it.each(['', 'yes', 'null', '"text"', '12', '{', '[', '{a: b'])('none in %j', async (text) => {
    const found = jsonIn(text);
    expect(found === undefined || Object.keys(found.value as object).length === 0).toBe(true);
  });

  it('comes to an end with any number of brackets', async () => {
    for (const text of ['{'.repeat(100_000), '{a'.repeat(100_000), '[{"'.repeat(50_000), '}'.repeat(100_000)]) jsonIn(text);
  });
});

describe('values brought into shape', () => {
  const keys = {
    items: listOf(
      record('One', { text: prose('Text'), points: score('Points'), kind: label('Kind', ['Short & Sweet', 'Long']) }),
      'Items',
      [1, 2],
    ),
    note: optional(prose('Note')),
  };
  const item = { text: 'One', points: 7, kind: 'Long' };
  const read = (given: unknown): Record<string, unknown> => repaired(keys, 'items', given, {});

  it.each([
    ['numbers in words', { items: [{ ...item, points: '7/10' }] }],
    ['labels in another spelling', { items: [{ ...item, kind: 'LONG.' }] }],
    ['keys in another spelling', { Items: [{ Text: 'One', POINTS: 7, kind: 'Long' }] }],
    ['a list alone', [item]],
    ['a reply inside another object', { status: 'ok', reply: { items: [item] } }],
    ['keys nobody asked for', { items: [{ ...item, id: 3, html: '<b>' }], more: true }],
    ['space and Markdown around', { items: [{ ...item, text: ' **One**\r\n' }] }],
    ['items numbered by key', { items: { '1': item } }],
    ['an item that is not whole beside one that is', { items: [{ text: 'Two' }, item, 'x', null] }],
    ['the same item twice', { items: [item, { ...item, text: 'one!' }] }],
    ['an empty optional text', { items: [item], note: '  ' }],
  ])('%s', (_, given) => {
    expect(read(given)).toEqual({ items: [item] });
  });

  it('figures within their bounds, items no more than asked', () => {
    const given = { items: [99, -4, 5].map((points, at) => ({ ...item, text: `Text ${at}`, points })) };
    expect((read(given)['items'] as { points: number }[]).map(({ points }) => points)).toEqual([10, 0]);
  });

  it('nothing is made up: a label that is not offered, a place that was not filled in', () => {
    expect(read({ items: [{ ...item, kind: 'Medium' }] })).toEqual({ items: [] });
    expect(read({ items: [{ ...item, text: '<text: Text>' }] })).toEqual({ items: [] });
  });

  it('stars stay where the visitor’s own text has them', () => {
    expect(repaired({ text: prose('Text') }, 'text', { text: '**a** b' }, { text: 'x **y** z' })).toEqual({ text: '**a** b' });
  });
});

describe('what is worked out', () => {
  it('words also where nothing stands between them', () => {
    expect(countWords('one two three')).toBe(3);
    expect(countWords('私は本を読みます')).toBeGreaterThan(3);
    expect(countWords('我喜欢在安静的夜里读书')).toBeGreaterThan(4);
  });

  it('in lists, around records, in words, and in the order of the definition', () => {
    const item = record('One', {
      id: computed(count('Number'), { counts: 'its place' }),
      text: prose('Text'),
      length: computed(count('Length'), { measures: 'text', in: 'characters' }),
      rank: score('Rank'),
    });
    const data = {
      total: computed(count('How many'), { measures: 'items', in: 'items' }),
      items: listOf(item, 'Items'),
      top: computed(item, { best: 'items', by: 'rank' }),
      facts: record('Facts', {
        tone: computed(label('Tone'), { repeats: 'tone' }),
        time: computed(label('Time'), {
          measures: 'essay',
          in: 'minutes spoken',
          at: 2,
          says: { one: 'A minute', many: '# minutes' },
        }),
      }),
      essay: prose('Essay'),
      exact: optional(computed(count('Place'), { known: 'to an exact writer' })),
    };
    const given = {
      items: [
        { text: 'öd', rank: 3 },
        { text: '👍🏽 yes', rank: 9 },
      ],
      essay: '[On screen: a long list]\nOne two three four.',
    };
    const whole = computedReply({ reply: { main: 'items', data } }, given, { tone: 'Dry' });
    const [first, second] = [
      { id: 1, text: 'öd', length: 2, rank: 3 },
      { id: 2, text: '👍🏽 yes', length: 5, rank: 9 },
    ];
    expect(whole).toEqual({
      total: 2,
      items: [first, second],
      top: second,
      facts: { tone: 'Dry', time: '2 minutes' },
      essay: given.essay,
    });
    expect(Object.keys(whole)).toEqual(['total', 'items', 'top', 'facts', 'essay']);
  });

  it('keeps what an exact writer knows', () => {
    const data = { text: prose('Text'), place: optional(computed(count('Place'), { known: 'to an exact writer' })) };
    expect(computedReply({ reply: { main: 'text', data } }, { text: 'So.', place: 7 }, {})).toEqual({ text: 'So.', place: 7 });
  });

  it.each([
    ['the title', 'TITLE: One two three\n\n[0:00] Start\nOne two.', 2],
    ['a heading beside its time mark', '[0:00] What you need\nOne two.\n[0:31] Was it well packed?\nThree.', 3],
    ['a direction', '[0:00] Start\n[On camera: a small wave]\nOne two.', 2],
    [
      'no speech that begins at a time mark',
      '[0:00] One two three four five six seven eight nine ten eleven twelve thirteen.',
      13,
    ],
    ['no gap that the speaker fills', '[0:00] Start\n[Say how often.] One two.', 5],
  ])('leaves out of the spoken words %s', (_, script, spoken) => {
    const minutes = computed(count('Minutes'), { measures: 'script', in: 'minutes spoken', at: 1 });
    const reply = { main: 'script', data: { script: prose('Script'), minutes } };
    expect(computedReply({ reply }, { script }, {})).toEqual({ script, minutes: spoken });
  });

  it('counts words by the language of the text, not by one name in it', () => {
    const reply = {
      main: 'text',
      data: { text: prose('Text'), words: computed(count('Words'), { measures: 'text', in: 'words' }) },
    };
    const wordsIn = (text: string) => computedReply({ reply }, { text }, {})['words'];
    expect(wordsIn('A well-known shop called 山田')).toBe(5);
    expect(wordsIn('今日は天気がいいです')).toBeGreaterThan(3);
  });
});
