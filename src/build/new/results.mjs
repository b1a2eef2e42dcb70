// What a new tool gives, in every file that speaks of it: a list of lines, one text, or cards of several texts each.
import { literal, text } from './code.mjs';
import { labelOf } from './fields.mjs';

/**
 * `list`, `text`, or `cards=title,minutes,aim`: the first key is a card's heading, the last its words, those between are details.
 * @throws an Error that says what is wrong.
 */
export const resultIn = (said) => {
  if (said === 'list' || said === 'text') return { kind: said };
  const keys = /^cards=(.+)$/.exec(said)?.[1].split(',');
  if (!keys) throw new Error(`“${said}”: a result is a list, a text, or cards with their keys (cards=title,minutes,aim).`);
  const bad = keys.find((key, at) => !/^[a-z][A-Za-z0-9]*$/.test(key) || keys.indexOf(key) !== at);
  if (bad !== undefined) throw new Error(`“${bad}”: each key of a card is another one, and has letters and digits only.`);
  if (keys.length < 2) throw new Error(`“${said}”: a card has two keys or more.`);
  return { kind: 'cards', keys };
};

const list = (title) => ({
  main: 'lines',
  shapes: ['listOf', 'prose'],
  reply:
    "main: 'lines', data: { lines: listOf(prose('One item of the list', { in: 'words', range: [1, 60] }), 'What was asked for, one line each') }",
  blocks: `{ block: 'count', of: 'lines', one: 'line', many: 'lines' },
    { block: 'list', of: 'lines', title: ${text(title)}, tools: ['copy'], empty: 'No lines came back. Try other words.' },`,
  written: '{ lines: said.map(({ label, value }) => `${label}: ${value}`) }',
  said: (label, value) => `toContain(${text(`${label}: ${value}`)})`,
  schemas: ['listOf', 'record', 'words'],
  schema: 'record({ lines: listOf(words) })',
  seen: "reply: { lines: ['The first line.', 'The second line.'] }, sees: ['The first line.', 'The second line.'], barest: { lines: ['{words}'] },",
  copied: [
    "press: 'Copy', of: 'The second line.', copies: 'The second line.',",
    "press: 'Copy All', copies: 'The first line.\\nThe second line.',",
  ],
  all: "{ of: 'lines', between: '\\n' }",
});

const document = (title) => ({
  main: 'text',
  shapes: ['prose'],
  reply: "main: 'text', data: { text: prose('The whole text', { in: 'words', range: [1, 400] }) }",
  blocks: `{ block: 'document', of: 'text', title: ${text(title)}, copyLabel: 'Copy' },`,
  written: "{ text: said.map(({ label, value }) => `${label}: ${value}`).join('\\n') }",
  said: (label, value) => `toContain(${text(`${label}: ${value}`)})`,
  schemas: ['record', 'words'],
  schema: 'record({ text: words })',
  seen: "reply: { text: 'The first line.' }, sees: ['The first line.'], barest: { text: '{words}' },",
  copied: ["press: /^Copy(?! as a prompt)/, copies: 'The first line.',"],
});

const cards = (keys) => {
  const [head, body, between] = [keys[0], keys.at(-1), keys.slice(1, -1)];
  const by = (of) => Object.fromEntries(keys.map((key) => [key, of(key)]));
  const card = (nth) => by((key) => `The ${nth} ${labelOf(key).toLowerCase()}`);
  const all = [card('first'), card('second')];
  const detail = (key) => ({ key, label: labelOf(key) });
  const second = all[1];
  const lines = literal([head, ...between.map(detail), body]);
  const asText = (one) => [one[head], ...between.map((key) => `${labelOf(key)}: ${one[key]}`), one[body]].join('\n');
  const proses = keys.map(
    (key) => `${key}: prose(${text(`Its ${labelOf(key).toLowerCase()}`)}, { in: 'words', range: [1, 60] })`,
  );
  return {
    main: 'cards',
    shapes: ['listOf', 'prose', 'record'],
    reply: `main: 'cards', data: { cards: listOf(record('One card', { ${proses.join(', ')} }), 'What was asked for, one card each') }`,
    blocks: `{ block: 'count', of: 'cards', one: 'card', many: 'cards' },
    {
      block: 'cards',
      of: 'cards',
      layout: 'rows',
      text: ${text(head)},
      body: ${text(body)},
      ${between.length > 0 ? `details: ${literal(between.map(detail))},` : ''}
      copyLabel: 'Copy',
      copies: ${lines},
      empty: 'No cards came back. Try other words.',
    },`,
    written: `{ cards: said.map(({ label, value }) => ({ ${keys.map((key) => `${key}: ${key === head ? 'label' : 'value'}`).join(', ')} })) }`,
    said: (label, value) => `toContainEqual(${literal(by((key) => (key === head ? label : value)))})`,
    schemas: ['listOf', 'record', 'words'],
    schema: `record({ cards: listOf(record({ ${keys.map((key) => `${key}: words`).join(', ')} })) })`,
    seen: `reply: ${literal({ cards: all })},
    sees: ${literal(all.flatMap((each) => [each[head], each[body]]))},
    items: ${literal(all.map((each) => [each[head], ...between.map((key) => `${labelOf(key)} ${each[key]}`), each[body]]))},
    barest: ${literal({ cards: [{ ...card('only'), [head]: '{words}' }] })},`,
    copied: [
      `press: 'Copy', of: ${text(second[head])}, copies: ${text(asText(second))},`,
      `press: 'Copy All', copies: ${text(all.map(asText).join('\n\n'))},`,
    ],
    all: `{ of: 'cards', lines: ${lines}, between: '\\n\\n' }`,
  };
};

/** What the files of the tool say of its result. */
export const resultOf = ({ kind, keys }, title) => {
  if (kind === 'cards') return cards(keys);
  return kind === 'list' ? list(title) : document(title);
};
