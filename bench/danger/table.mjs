// The labelled messages. A line is a message; a heading its danger, and among the innocent only what the messages are about; lines
// without a blank one between them are the same situation.
import { readFileSync } from 'node:fs';
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

/** Kept apart from all fitting, to tell what the weights in use make of it. */
export const heldBack = () => [...inDanger('heldInDanger.txt'), ...innocent('heldInnocent.txt')];
