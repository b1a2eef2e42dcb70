/** Many visitors at once: no request is lost, and each reply belongs to its request. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, post, startServer, type Answer, type RunningServer } from './http.ts';
import { expectData, expectError } from './replies.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ requestsPerMinute: 0 });
});
afterAll(() => server.close());

interface Visit {
  readonly send: () => Promise<Answer>;
  readonly check: (answer: Answer) => void;
}

const ALPHABET = 'abcdefghilmnoprstuvw';
const NAMES = ['Ada', 'Boris', 'Chidi', 'Dolores', 'Edith', 'Farid', 'Greta', 'Hugo', 'Imogen', 'Jonas'];

/** Each kind of visit shows in its reply what was asked. */
const KINDS: readonly ((n: number) => Visit)[] = [
  (n) => ({
    send: () => post(`${server.url}/api/question-answerer/answer`, { question: `What is ${1000 + n} plus ${7 * n}?` }),
    check: (answer) => {
      const { answer: words } = expectData(answer) as { answer: string };
      expect(words.replace(/[,.\s]/g, '')).toContain(String(1000 + 8 * n));
    },
  }),
  (n) => {
    const letter = ALPHABET[n % ALPHABET.length]!;
    const amount = 1 + (n % 5);
    return {
      send: () => post(`${server.url}/api/random-word/generate`, { amount, startsWith: letter, endsWith: '' }),
      check: (answer) => {
        const { words } = expectData(answer) as { words: { word: string }[] };
        expect(words).toHaveLength(amount);
        for (const { word } of words) expect(word[0]!.toLowerCase()).toBe(letter);
      },
    };
  },
  (n) => {
    const [word, rhyme] = (
      [
        ['night', 'light'],
        ['day', 'way'],
        ['sing', 'ring'],
        ['house', 'mouse'],
      ] as const
    )[n % 4]!;
    return {
      send: () => post(`${server.url}/api/rhyme-generator/generate`, { word, outputNumber: 30 }),
      check: (answer) => {
        const { rhymes } = expectData(answer) as { rhymes: { word: string }[] };
        expect(rhymes.map((found) => found.word)).toContain(rhyme);
      },
    };
  },
  (n) => {
    const name = `${NAMES[n % NAMES.length]} Quill${'abcdefghij'[Math.floor(n / 5) % 10]}er`;
    return {
      send: () => post(`${server.url}/api/eulogy/generate`, { name }),
      check: (answer) => expect((expectData(answer) as { eulogy: string }).eulogy).toContain(name),
    };
  },
  (n) => ({
    send: () => post(`${server.url}/api/cta-generator/generate`, { description: 'a jar of honey', tone: `tone ${n}` }),
    check: (answer) => expect(expectError(answer, 400)).toContain('tone'),
  }),
  () => ({
    send: () => post(`${server.url}/api/cta-generator/generate`, { description: 'a jar of honey' }),
    check: (answer) => expect((expectData(answer) as { ctas: unknown[] }).ctas).toHaveLength(8),
  }),
  (n) => ({
    send: () => call(`${server.url}/api/nothing-${n}`),
    check: (answer) => void expectError(answer, 404),
  }),
  () => ({
    send: () => call(`${server.url}/api/random-word/options`),
    check: (answer) => expect(expectData(answer)).toHaveProperty('amountOptions'),
  }),
];

it('answers 200 mixed requests at once, each with its own reply', async () => {
  const visits = Array.from({ length: 200 }, (_, n) => KINDS[n % KINDS.length]!(n));
  const answers = await Promise.all(visits.map(({ send }) => send()));
  visits.forEach(({ check }, at) => check(answers[at]!));
  const ids = answers.map(({ headers }) => headers['x-request-id']);
  expect(new Set(ids).size).toBe(visits.length);
  const requests = server.lines.filter(({ event }) => event === 'request');
  expect(new Set(requests.map(({ id }) => id))).toEqual(new Set(ids));
  expect(requests).toHaveLength(visits.length);
});
