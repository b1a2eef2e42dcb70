// The labelled messages. A line is a message; a heading its danger, and among the innocent only what the messages are about; lines
// without a blank one between them are the same situation. And what others typed (`bench/exact/tables`), each table a situation.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const read = (file) => readFileSync(path.join(import.meta.dirname, file), 'utf8').split('\n');

const inDanger = (file) => {
  let [danger, family] = ['', 0];
  return read(file).flatMap((line) => {
    if (line.startsWith('# ')) danger = line.slice(2);
    if (line === '' || line.startsWith('# ')) {
      family += 1;
      return [];
    }
    return [{ text: line, danger, family }];
  });
};

const innocent = (file) =>
  read(file)
    .filter((line) => line !== '' && !line.startsWith('# '))
    .map((text, at) => ({ text, danger: undefined, family: -at - 1 }));

/** How many messages go by until one is said together with an innocent one, before or after it. */
const TOGETHER = 3;

/** With longer texts, made of two: danger beside something innocent, or nothing but innocent things. */
const together = (messages, others) =>
  messages.flatMap(({ text, ...rest }, at) => {
    const other = others[(at * 7919) % others.length].text;
    return at % TOGETHER === 0 ? [{ text: at % 2 === 0 ? `${text}. ${other}` : `${other}. ${text}`, ...rest }] : [];
  });

/** A long innocent text is innocent in each of its parts, and is heard part by part. */
const inParts = (messages, partsOf) =>
  messages.flatMap(({ text, ...rest }) => partsOf(text).map((part) => ({ text: part, ...rest })));

export const table = (partsOf) => {
  const [danger, harmless] = [inDanger('inDanger.txt'), inParts(innocent('innocent.txt'), partsOf)];
  return [...danger, ...together(danger, harmless), ...harmless, ...together(harmless, harmless)];
};

/** What the tables call a danger, by the first that fits; whatever else they name is medical. */
const CALLED = [
  [/self|suicid|hopeless|eating/, 'self-harm'],
  [/gas|^co$|carbon/, 'gas'],
  [/poison|overdose|meds|chemicals|mushroom|battery|alcohol|honey/, 'poison'],
  [/abuse|child|traffick|stalk|groom|exploit|marriage|neglect|scam/, 'abuse'],
  [/threat/, 'violence'],
];
const dangerCalled = (kind) => CALLED.find(([called]) => called.test(kind))?.[1] ?? 'medical';

const TABLES = path.join(import.meta.dirname, '../exact/tables');
const roundOf = (name) => name.replace(/^.*-|\.json$/g, '');

/** What people typed into a tool who knew nothing of this, `{ texts, danger, family }`, with the notes beside a question. */
export const typed = () => {
  const names = readdirSync(TABLES).filter((name) => /^(?:danger|innocent|questions)-/.test(name));
  const rounds = [...new Set(names.map(roundOf))];
  return names.flatMap((name) =>
    JSON.parse(readFileSync(path.join(TABLES, name), 'utf8'))
      .filter(({ danger }) => !danger)
      .map(({ text, question, context, kind }) => ({
        texts: [text ?? question, context].filter(Boolean),
        danger: kind === undefined ? undefined : dangerCalled(kind),
        family: rounds.indexOf(roundOf(name)),
      })),
  );
};

/** Kept apart from all fitting, to tell what the weights in use make of it. */
export const heldBack = () => [...inDanger('heldInDanger.txt'), ...innocent('heldInnocent.txt')];
