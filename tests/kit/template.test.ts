/** The language of patterns: what it makes, what it refuses, and that it leaves a visitor's words alone. */
import { describe, expect, it } from 'vitest';
import { filled, readTemplate, type Filling } from '../../server/kit/template.ts';
import { seeded } from '../../server/random.ts';

const SLOTS = new Set(['topic:noun', 'topic:gerund', 'who', 'age', 'goods']);
const say = (text: string, filling: Filling, seed = 1) => filled(readTemplate(text, SLOTS), filling, seeded(seed));

describe('a pattern', () => {
  it.each<[string, Filling, string]>([
    ['About {topic:noun}.', { 'topic:noun': { words: 'school lunches' } }, 'About school lunches.'],
    ['{topic:noun} again. {topic:noun}!', { 'topic:noun': { words: 'tea' } }, 'Tea again. Tea!'],
    ['“{topic:noun},” she said.', { 'topic:noun': { words: 'tea' } }, '“Tea,” she said.'],
    ['Ask {a:who}.', { who: { words: 'honest man' } }, 'Ask an honest man.'],
    ['{a:who} knows.', { who: { words: 'union' } }, 'A union knows.'],
    ['{who} {who?is|are} here.', { who: { words: 'nurses', isMany: true } }, 'Nurses are here.'],
    ['{who} {who?is|are} here.', { who: { words: 'a nurse' } }, 'A nurse is here.'],
    ['We sell {goods}.', { goods: { words: ['bread', 'cakes', 'tea'] } }, 'We sell bread, cakes and tea.'],
  ])('%s', (text, filling, said) => expect(say(text, filling)).toBe(said));

  it('says one of its alternatives, the same for the same seed', () => {
    const ways = Array.from({ length: 20 }, (_, seed) => say('a [warm|plain] word', {}, seed));
    expect(new Set(ways)).toEqual(new Set(['a warm word', 'a plain word']));
    expect(say('a [warm|plain] word', {}, 3)).toBe(say('a [warm|plain] word', {}, 3));
  });

  it('does not apply where a slot is missing', () => {
    expect(say('{topic:noun} and {age}', { 'topic:noun': { words: 'tea' } })).toBeUndefined();
    expect(say('They {who?is|are} here', {})).toBeUndefined();
  });

  it('never reads a visitor’s words for signs of its own, and neither cuts nor recases them', () => {
    const typed = 'iPad {age} [x|y]  {who?is|are} NHS';
    expect(say('On {topic:noun}.', { 'topic:noun': { words: typed } })).toBe(`On ${typed}.`);
  });

  it.each(['{unknown}', '{topic:plural}', '{}', '{Topic}', '[alone]', '{topic:noun', 'a] b', '{nobody?is|are}'])(
    'is none: %s',
    (text) => expect(() => readTemplate(text, SLOTS)).toThrow(/slot|choice/),
  );
});
