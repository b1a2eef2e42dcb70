// Texts in which nobody is in danger: what the product itself says and what other benches ask.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { asked, sendsForHelp } from './asked.mjs';

/** Of each source so many at most, spread over it. */
const MOST = 160;
/** Of what people ask about themselves and their homes more, since that sounds most like distress. */
const MOST_ASKED = 900;
/** Long texts are heard part by part. */
const LONGEST = 240;

const stringsIn = (value) =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : [];
const spread = (texts, most = MOST) => texts.filter((_, at) => at % Math.ceil(texts.length / most) === 0);
const read = (file) => JSON.parse(readFileSync(path.join(import.meta.dirname, '..', file), 'utf8'));
const bench = (file) => stringsIn(read(file));

export const ordinary = async (load) => {
  const { EMBEDDED } = await load('src/build/phrases/embedded.ts');
  const { entries } = await load('server/writers/answers/pages/entries.ts');
  const { tools } = await load('server/catalogue.ts');
  const { asOne, typedIn } = await load('engine/help/helpFor.ts');
  const sources = [
    ...Object.values(EMBEDDED).map((textsOf) => textsOf()),
    entries.map((entry) => [entry.says, ...(entry.more ?? [])].join(' ')),
    tools.flatMap(({ fields, examples }) => examples.map(({ values }) => asOne(typedIn(fields, values)))),
    ...['reader/work.json', 'grammar/work.json', 'questions/notes.json'].map(bench),
  ];
  const atHome = (await asked(load))
    .filter(({ text, danger, isApart }) => danger === undefined && !isApart && /\b(?:my|i|i'm|our|we|mine|he|she)\b/i.test(text))
    .map(({ text }) => text);
  // All of these: people who tell of their homes, children and bodies, where most of them are well.
  const questions = read('questions/asked.json').flatMap(({ question, danger }) => (danger ? [] : [question]));
  // And their stories, save those whose answer sends for help.
  const urgent = new Set(entries.filter(sendsForHelp).map(({ ask }) => ask[0]));
  const stories = read('questions/stories.json').flatMap(({ question, right }) =>
    right.some((ask) => urgent.has(ask)) ? [] : [question],
  );
  const texts = [
    ...questions,
    ...stories,
    ...spread(atHome, MOST_ASKED),
    ...sources.flatMap((source) => spread(source.filter((text) => text.length > 12))),
  ];
  return [...new Set(texts.map((text) => text.replaceAll(/\s+/g, ' ').slice(0, LONGEST)))];
};
