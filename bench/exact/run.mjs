// `npm run bench:exact`: asks the tools that look things up what people asked who had not built them, and counts. The tables came one
// after another: each counted once, before anybody worked with it.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fromSource } from '../../src/build/fromSource.mjs';

const tableOf = (name, round) => {
  const file = path.join(import.meta.dirname, 'tables', `${name}-${round}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
};
const context = { note() {}, log: {}, signal: new AbortController().signal };
const share = (part, whole) => (whole === 0 ? 'none asked' : `${part} of ${whole} (${Math.round((100 * part) / whole)} %)`);
/** In the order in which they came. */
const ROUNDS = [
  'work',
  'final',
  'later',
  'newest',
  'last',
  'fresh',
  'held',
  'lives',
  'asked',
  'voices',
  'week',
  'stages',
  'town',
  'houses',
  'common',
  'people',
  'months',
  'homes',
  'streets',
  'lanes',
  'yards',
  'barns',
  'meadows',
  'hedges',
  'orchards',
  'paddocks',
  'markets',
  'harbours',
  'prairies',
  'valleys',
  'terraces',
  'commuters',
  'suburbs',
  'studios',
  'workshops',
  'coasts',
  'plains',
  'papers',
];
/** From this confidence on an answer is given as one. */
const SURE = 70;

await fromSource(async (load) => {
  const { chance } = await load('server/random.ts');
  const writer = async (slug) => (await load(`server/writers/${slug}.ts`)).default;
  const { helpIn } = await load('engine/help/helpFor.ts');
  const { helpHeardIn } = await load('server/help/hear.ts');
  const { searchPrompts } = await load('server/prompts/searchPrompts.ts');
  const [answer, rhyme, draw] = [
    await writer('question-answer-tool'),
    await writer('rhyme-generator'),
    await writer('random-word-generator'),
  ];
  const { termsIn } = await load('server/writers/answers/question/terms.ts');
  const ask = (tool, request) => tool.write({ language: 'English', ...request }, { ...context, random: chance() });
  for (const round of ROUNDS) {
    console.log(`\n${round}`);

    const parts = new Map();
    const inNotes = { asked: 0, shown: 0 };
    for (const { question, context: notes, part, expect } of tableOf('questions', round)) {
      const request = { question, context: notes, category: 'General Knowledge', answerLength: 'Standard' };
      const { answer: text, metadata } = await ask(answer, { ...request, tone: 'Default', audience: 'Everyone' });
      const counted = parts.get(part) ?? { asked: 0, sure: 0 };
      if (part === 'notes' && expect !== 'NOT IN NOTES') {
        const wanted = [...termsIn(expect)];
        const shown = termsIn(text);
        inNotes.asked += 1;
        inNotes.shown += wanted.filter((term) => shown.has(term)).length >= wanted.length / 2;
      }
      parts.set(part, { asked: counted.asked + 1, sure: counted.sure + (metadata.confidenceScore >= SURE) });
    }
    for (const [part, { asked, sure }] of parts) console.log(`questions, ${part}: answered ${share(sure, asked)}`);
    console.log(
      `questions, notes: the lines shown hold ${share(inNotes.shown, inNotes.asked)} of the answers that the notes hold`,
    );

    const rhymes = { good: 0, listed: 0, bad: 0, given: 0, asked: 0 };
    for (const { word, wants, count, good, bad } of tableOf('rhymes', round)) {
      const rhymeType = wants === 'near' ? 'Near Rhymes' : 'Perfect Rhymes';
      const any = { syllableCount: 'Any Length', wordType: 'All Word Types', theme: 'Any Theme' };
      const found = (await ask(rhyme, { word, rhymeType, outputNumber: count, ...any })).rhymes.map((one) =>
        one.word.toLowerCase(),
      );
      const hits = (list) => list.filter((one) => found.includes(one.toLowerCase())).length;
      rhymes.good += hits(good);
      rhymes.listed += Math.min(count, good.length);
      rhymes.bad += hits(bad);
      rhymes.given += found.length;
      rhymes.asked += count;
    }
    console.log(
      `rhymes: ${share(rhymes.given, rhymes.asked)} given, ${share(rhymes.good, rhymes.listed)} of those that somebody named, ${rhymes.bad} that must not come`,
    );

    const words = { given: 0, asked: 0 };
    for (const { type, amount, startsWith, endsWith } of tableOf('words', round)) {
      words.given += (await ask(draw, { wordType: type, amount, startsWith, endsWith })).words.length;
      words.asked += amount;
    }
    console.log(`random words: ${share(words.given, words.asked)} given`);

    const searches = tableOf('prompt-search', round);
    const found = await Promise.all(
      searches.map(async ({ search }) => (await searchPrompts({ search, category: 'all' })).length),
    );
    console.log(`prompt search: ${share(found.filter((count) => count > 0).length, searches.length)} find something`);
  }

  const flagged = async (rows, hear) => {
    let count = 0;
    for (const { text } of rows) count += (await hear(text)) !== undefined;
    return count;
  };
  for (const round of ROUNDS) {
    const [danger, innocent] = ['danger', 'innocent'].map((name) => tableOf(name, round));
    for (const [where, hear] of Object.entries({ server: (text) => helpHeardIn([text]), 'words alone': helpIn })) {
      const [heard, wrongly] = [await flagged(danger, hear), await flagged(innocent, hear)];
      console.log(
        `help, ${round}, ${where}: ${share(heard, danger.length)} in danger, ${share(wrongly, innocent.length)} innocent`,
      );
    }
  }
});
process.exit(0);
