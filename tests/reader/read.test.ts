// What a request asks for: form, stance, subjects and shapes.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readBrief } from '../../server/reader/read.ts';

const read = (text: string) => readBrief({ text });
const idsOf = async (text: string) => (await read(text)).subjects.map(({ id }) => id);

describe('the form', () => {
  test.each([
    ['nostalgia', 'keyword'],
    ['bread, butter, Sundays', 'keyword list'],
    ['my uncle’s rusty bicycle', 'noun phrase'],
    ['the summer we built the boat', 'noun phrase'],
    ['learning to weld at fifty', 'activity'],
    ['repair old radios', 'activity'],
    ['School starts too early', 'claim'],
    ['why do dogs yawn?', 'question'],
    ['how to iron a shirt', 'question'],
    ['should grades be abolished', 'question'],
    ['I need a toast for my sister’s wedding', 'request'],
    ['write me something short about rain', 'request'],
    ['My father was a baker. He got up at three. I never heard him complain.', 'story'],
    ['The Keeper of Small Lights', 'title'],
    ['We repair bicycles and scooters in Ghent', 'offer'],
    ['30% off all haircuts this week', 'offer'],
  ])('of “%s” is %s', async (text, form) => expect((await read(text)).form).toBe(form));
});

describe('the stance', () => {
  test.each([
    ['Zoos should be closed', 'against'],
    ['plastic bags should be illegal', 'against'],
    ['Buses ought to be free for everybody', 'for'],
    ['video games do not ruin children', 'for'],
    ['Homework does more harm than good', 'against'],
    ['The voting age must be lowered', 'for'],
    ['my grandfather never complained', undefined],
  ])('of “%s” is %s', async (text, stance) => expect((await read(text)).stance).toBe(stance));
});

describe('subjects', () => {
  test.each([
    ['my son passed his driving test', 'passing-driving-test'],
    ['turning sixty', 'turning-60'],
    ['Mobile dog grooming in Tampa', 'dog-grooming'],
    ['our cat died on Sunday', 'death-of-a-pet'],
    ['a toast for my brother’s wedding', 'wedding'],
    ['happy Diwali to our neighbours', 'diwali'],
    ['home composting', 'composting'],
    ['nuclear power is too expensive', 'nuclear-power'],
  ])('“%s” is about %s', async (text, id) => expect(await idsOf(text)).toContain(id));

  test.each([
    ['we lost the final on penalties', 'winning'],
    ['turning 60 in style', 'turning-30'],
    ['married for 41 years', 'divorce'],
    ['a divorce after forty years', 'wedding-anniversary'],
    ['Holi in the park', 'diwali'],
    ['our son was born this morning', 'death-of-a-child'],
    ['I did not pass the exam', 'passing-an-exam'],
  ])('“%s” is never about %s', async (text, id) => {
    const { subjects, maybe } = await read(text);
    expect(subjects.map((subject) => subject.id)).not.toContain(id);
    expect(maybe.map((subject) => subject.id)).not.toContain(id);
  });

  test.each(['blorptastic', 'my thing', 'xyzzy plugh', '12345', '…', '桜の花'])('of “%s” none is sure', async (text) =>
    expect(await idsOf(text)).toEqual([]),
  );

  test('two at once', async () =>
    expect(await idsOf('starting over after divorce')).toEqual(expect.arrayContaining(['divorce', 'starting-over'])));

  test('a tool for trades takes a trade for likelier', async () => {
    const [first] = (await readBrief({ text: 'yoga for office workers, yoga studio', prefer: ['trade'] })).subjects;
    expect(first?.sort).toBe('trade');
  });

  test.each([
    ['guitar lessons, guitar songs', 'activity', 'guitar'],
    ['guitar lessons, guitar songs', 'trade', 'music-teacher'],
    ['we bake birthday cakes to order', undefined, 'cake-making'],
    ['my favourite birthday cake', undefined, 'cake'],
  ] as const)('“%s” with a tool that prefers %s is about %s', async (text, sort, id) => {
    const { subjects } = await readBrief({ text, prefer: sort ? [sort] : [] });
    expect(subjects[0]?.id).toBe(id);
  });

  test.each([
    ['words for a christening cake', 'christening'],
    ['wishes for my best friend turning 40', 'turning-40'],
  ])('“%s” is about the occasion first', async (text, id) => {
    const ids = await idsOf(text);
    expect(ids[0]).toBe(id);
    expect(ids.length).toBeGreaterThan(1);
  });

  test.each([
    ['marketing for plumbers', 'marketing'],
    ['software for busy dentists', 'software-company'],
  ])('“%s” is about what it is, not who it is for', async (text, id) => expect((await idsOf(text))[0]).toBe(id));

  test('a word of many meanings is no evidence by the way', async () => {
    expect(await idsOf('the noise in our street in the future')).not.toContain('time');
    expect(await idsOf('a table by the window, and a spider')).toEqual([]);
  });
});

describe('the shapes a sentence may need', () => {
  test.each([
    ['saving $5 a day', { gerund: 'saving $5 a day', infinitive: 'save $5 a day', handle: 'saving $5 a day' }],
    ['grow tomatoes on a balcony', { gerund: 'growing tomatoes on a balcony', infinitive: 'grow tomatoes on a balcony' }],
    ['my grandfather’s old watch', { noun: 'my grandfather’s old watch' }],
    ['School lunches', { noun: 'school lunches', handle: 'school lunches' }],
    ['why do cats sit in boxes', { question: 'Why do cats sit in boxes?' }],
    ['bread, butter, jam', { noun: 'bread, butter and jam' }],
  ])('%s', async (text, shapes) => expect((await read(text)).forms).toMatchObject(shapes));

  test('what cannot be made well is absent', async () => {
    const { forms } = await read('I lost my job in March. By June I had three. None of them paid.');
    expect(forms.noun).toBeUndefined();
    expect(forms.gerund).toBeUndefined();
  });

  test('a handle has at most four words', async () => {
    for (const text of [
      'the small hardware shop on the corner of our street',
      'learning to swim as an adult',
      'courage',
      'first aid for old dogs',
    ])
      expect(((await read(text)).forms.handle ?? '').split(' ').length).toBeLessThanOrEqual(4);
  });
});

describe('any text at all', () => {
  test('is read without a fault, and kept as typed', { timeout: 120_000 }, async () => {
    const words = fc.constantFrom(
      'my',
      'the',
      'dog',
      'lost',
      'turning',
      '60',
      '"so"',
      '#tag',
      'why',
      '?',
      ',',
      '\n',
      '😀',
      'ÉTÉ',
      'for',
      'we',
      'is',
      '$5',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc.array(words, { maxLength: 12 }).map((all) => all.join(' ')),
    );
    await fc.assert(
      fc.asyncProperty(text, text, async (typed, further) => {
        const brief = await readBrief({ text: typed, further: [further] });
        expect(brief.original).toEqual([typed, further]);
        expect(brief.subjects.length).toBeLessThanOrEqual(3);
        for (const { sure } of [...brief.subjects, ...brief.maybe])
          expect(sure).toSatisfy((share: number) => share >= 0 && share <= 1);
        expect(structuredClone(brief)).toEqual(brief);
      }),
      { numRuns: 60 },
    );
  });
});
