import { describe, expect, it } from 'vitest';
import { titleCase } from '../../server/english/topic/title-case.ts';
import { definite, indefinite, owned, readTopic, type TopicShape } from '../../server/english/topic.ts';

const SHAPES: readonly (readonly [string, TopicShape])[] = [
  ['weekly vegetable box', 'noun phrase'],
  ['piano lessons, all ages, online or at home, first one free', 'keywords'],
  ['learn to swim as an adult', 'verb phrase'],
  ['repair phones while you wait', 'verb phrase'],
  ['volunteer at our animal shelter', 'verb phrase'],
  ['learning to garden after a heart attack', 'gerund phrase'],
  ['saving your first $10,000 in 12 months', 'gerund phrase'],
  ['Our free guide explains pensions in plain words', 'clause'],
  ['Most small charities waste money on paper', 'clause'],
  ['Two sisters inherit a circus and sell it piece by piece', 'clause'],
  ['tired of paying too much for car insurance?', 'question'],
  ['is a heat pump worth it in an old house', 'question'],
  ['how to rember peoples names', 'inquiry'],
  ['How DARPA, IBM and a nun built the first chat room', 'inquiry'],
  ['We are a volunteer fire brigade. We need ten new people before summer.', 'sentences'],
  ['curso de cerámica para principiantes', 'opaque'],
  ['Physiotherapie ohne Wartezeit, https://example.org/termin', 'opaque'],
  ['clínica dental para niños', 'opaque'],
  ['el último tren a Valparaíso', 'opaque'],
  ['私たちの新しいカフェ', 'opaque'],
  ['CLEARANCE SALE GARDEN FURNITURE', 'noun phrase'],
  ['podcast', 'noun phrase'],
];

describe('shape', () => {
  it.each(SHAPES)('%s: %s', (typed, shape) => {
    expect(readTopic(typed).shape).toBe(shape);
  });
});

describe('the thing itself, in a sentence', () => {
  it.each([
    ['weekly vegetable box', 'the weekly vegetable box', 'a weekly vegetable box', 'your weekly vegetable box'],
    ['piano lessons, all ages', 'piano lessons', 'piano lessons', 'your piano lessons'],
    [
      'an app that rembers your pils for you',
      'the app that rembers your pils for you',
      'an app that rembers your pils for you',
      'your app that rembers your pils for you',
    ],
    [
      'MacBook and iPad repairs by ex-IT staff',
      'MacBook and iPad repairs by ex-IT staff',
      'MacBook and iPad repairs by ex-IT staff',
      'your MacBook and iPad repairs by ex-IT staff',
    ],
    [
      'grandma\'s "never dry" lemon cake 🍋',
      'grandma\'s "never dry" lemon cake',
      'grandma\'s "never dry" lemon cake',
      'grandma\'s "never dry" lemon cake',
    ],
    ["Maria's kitchen", "Maria's kitchen", "Maria's kitchen", "Maria's kitchen"],
    [
      'CLEARANCE SALE GARDEN FURNITURE',
      'clearance sale garden furniture',
      'clearance sale garden furniture',
      'your clearance sale garden furniture',
    ],
    ['Our new winter menu', 'our new winter menu', 'our new winter menu', 'our new winter menu'],
    ['Handmade soap from Wales', 'handmade soap from Wales', 'handmade soap from Wales', 'your handmade soap from Wales'],
    ['Bloom Bakery', 'Bloom Bakery', 'Bloom Bakery', 'Bloom Bakery'],
    ['8-week course', 'the 8-week course', 'an 8-week course', 'your 8-week course'],
    ['I run a small bakery in Leeds.', 'my small bakery', 'my small bakery', 'my small bakery'],
  ])('%s', (typed, the, a, your) => {
    const { subject } = readTopic(typed);
    expect(subject && definite(subject)).toBe(the);
    expect(subject && indefinite(subject)).toBe(a);
    expect(subject && owned(subject, 'your')).toBe(your);
  });

  it('finds what "we" are, make or sell', () => {
    expect(readTopic('We rent formal dresses to students').subject?.words).toBe('formal dresses');
    expect(readTopic('We are a volunteer fire brigade.').subject?.core).toBe('volunteer fire brigade');
    expect(readTopic('We repair bikes while you wait.').subject).toBeUndefined();
  });
});

describe('particulars', () => {
  it.each([
    ['$29 family portrait session this Sunday only, 6 slots left', ['6 slots left', 'this Sunday only']],
    ['piano lessons, all ages, online or at home, first one free', ['first one free', 'all ages', 'online or at home']],
    ['MacBook repairs, 90-day warranty', ['90-day warranty']],
    ['a free app, no bank login needed', ['no bank login needed']],
    ['podcast', []],
  ])('%s', (typed, words) => {
    expect(readTopic(typed).details.map((detail) => detail.words)).toEqual(words);
  });

  it('ranks what presses before what merely describes', () => {
    const [first] = readTopic('Yoga, small groups, until Friday, 3 places left').details;
    expect(first?.kind).toBe('scarcity');
  });
});

describe('any input at all', () => {
  const PIECES = [
    '',
    ' ',
    'x',
    '…',
    '🍋🍋',
    '12',
    '"',
    "it's",
    'A B C',
    'the',
    'and',
    'of the',
    'WWW',
    'www.example.org',
    '<i>',
    'naïve café',
    'не знаю',
    'a, b, c',
    'why?',
    'I',
    'no no no',
    '- - -',
    'e.g. this. That?',
  ];
  it('gives verbatim words and never fails', () => {
    for (const one of PIECES)
      for (const other of PIECES) {
        const typed = `${one} ${other}`;
        const topic = readTopic(typed);
        if (typed.trim() !== '') expect(topic.label, typed).not.toBe('');
        for (const words of [topic.subject?.words, topic.action, topic.gerund, topic.statement])
          if (words) expect(topic.text.toLowerCase()).toContain(words.toLowerCase());
      }
  });

  it('keeps up with long text', () => {
    const topic = readTopic(`We bake bread. ${'It is good bread, and people like it. '.repeat(200)}`);
    expect(topic.subject?.words).toBe('bread');
    expect(topic.remarks.length).toBe(200);
  });
});

describe('title case', () => {
  it.each([
    ['the man who burned it down', 'The Man Who Burned It Down'],
    ['what the iPad knew', 'What the iPad Knew'],
    ['101 walks in the Peak District', '101 Walks in the Peak District'],
    ['one pot meals: a cookbook', 'One Pot Meals: A Cookbook'],
    ['how DARPA and a nun built it', 'How DARPA and a Nun Built It'],
    ['a well-known story of mother-in-law and son', 'A Well-Known Story of Mother-in-Law and Son'],
    ['whom is it for', 'Whom Is It For'],
  ])('%s', (typed, title) => {
    expect(titleCase(typed)).toBe(title);
  });
});
