// `npm run bench:analyses [-- table.json …] [--remarks]`: the analyses of hooks and gigs beside what a reader wrote down of each text,
// `[{ "id", "text" or "description", "rank": 0 to 10, "has": [], "lacks": [] }]`. The name of a table begins with the kind of text.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fromSource } from '../../src/build/fromSource.mjs';
import { GIG_RULES, HOOK_RULES } from './rules.mjs';
import { commonplace, contradictions, mouldOf, spearman, spread } from './score.mjs';

const tables = path.join(import.meta.dirname, 'tables');
const given = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const files = given.length > 0 ? given : readdirSync(tables).map((name) => path.join(tables, name));
const showsRemarks = process.argv.includes('--remarks');
const context = { note() {}, log: {}, signal: new AbortController().signal };
const percent = (part) => `${Math.round(100 * part)} %`;
const sorted = (sort, lines) => lines.map((words) => ({ sort, words }));

const KINDS = {
  hooks: {
    slug: 'hook-generator.analyze',
    rules: HOOK_RULES,
    requestOf: ({ text }) => ({ hook: text, hookType: 'Statement', targetAudience: 'Everyone' }),
    remarksOf: ({ strengths, improvements }) => [...sorted('praise', strengths), ...sorted('advice', improvements)],
  },
  gigs: {
    slug: 'fiver-gig-generator.analyze',
    rules: GIG_RULES,
    requestOf: ({ title, description }) => ({ description: title ? `${title}\n\n${description}` : description }),
    // What the four parts say of their score is praise and blame in turn: it is read among the lists, where it stands once more.
    remarksOf: ({ strengths, weaknesses, recommendations, keywordOptimization }) => [
      ...sorted('praise', strengths),
      ...sorted('lack', weaknesses),
      ...sorted('advice', [...recommendations, ...keywordOptimization.suggestions]),
    ],
  },
};

await fromSource(async (load) => {
  for (const file of files) {
    const kind = KINDS[path.basename(file).split('-')[0]];
    const texts = JSON.parse(readFileSync(file, 'utf8'));
    const { default: writer } = await load(`server/writers/${kind.slug}.ts`);
    const read = [];
    for (const text of texts) read.push((await writer.write(kind.requestOf(text), context)).analysis);
    const scores = read.map(({ overallScore }) => overallScore);
    const remarks = read.map(kind.remarksOf);
    const wrong = texts.map((text, at) => contradictions(text, remarks[at], kind.rules));
    const ranks = texts.map(({ rank }) => rank);
    const figures = (values) => {
      const { lowest, highest, mean, deviation } = spread(values);
      return `${lowest} to ${highest}, mean ${mean.toFixed(1)}, deviation ${deviation.toFixed(1)}`;
    };
    const distance = scores.reduce((sum, score, at) => sum + Math.abs(score - ranks[at]), 0) / scores.length;
    console.log(`\n${path.basename(file)}: ${texts.length} texts, ${remarks.flat().length} remarks`);
    console.log(`  order as the reader's: ${spearman(scores, ranks).toFixed(2)} (Spearman)`);
    console.log(`  scores ${figures(scores)}; the reader's ${figures(ranks)}; ${distance.toFixed(1)} apart`);
    console.log(`  contradictions: ${wrong.flat().length} in ${wrong.filter((each) => each.length > 0).length} texts`);
    console.log(`  under more than a third of the texts: ${percent(commonplace(remarks, (words) => words))} of the remarks word`);
    console.log(`    for word, ${percent(commonplace(remarks, mouldOf))} but for what they quote`);
    if (showsRemarks)
      texts.forEach((text, at) => {
        console.log(`\n${text.id} ${scores[at]} (the reader: ${text.rank}) ${text.text ?? text.description}`);
        for (const [name, part] of Object.entries(read[at]))
          if (!Array.isArray(part)) console.log(`  ${name} ${part.score ?? part} ${part.feedback ?? ''}`);
        for (const { sort, words } of remarks[at]) console.log(`  ${sort}: ${words}`);
        for (const words of wrong[at]) console.log(`  CONTRADICTED ${words}`);
      });
  }
});
process.exit(0);
