// Fields as they are given on the command line: "topic:text,tone:select=Warm|Plain,count:number=5,short:checkbox".

const KINDS = ['text', 'textarea', 'select', 'number', 'checkbox'];

const labelOf = (key) => {
  const words = key.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words[0].toUpperCase() + words.slice(1);
};

/**
 * The fields named in this text, in order, each with key, label, kind and choices.
 * @throws an Error that names what is wrong.
 */
export const fieldsIn = (text) => {
  const fields = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [, key, kind = 'text', given] = /^([^:=]+)(?::([a-z]+))?(?:=(.*))?$/.exec(part) ?? [];
      if (!/^[a-z][A-Za-z0-9]*$/.test(key ?? ''))
        throw new Error(`“${part}”: a field's key begins with a small letter and has letters and digits only.`);
      if (!KINDS.includes(kind)) throw new Error(`“${part}”: “${kind}” is no kind of field. There are ${KINDS.join(', ')}.`);
      const choices =
        kind === 'select'
          ? (given ?? '')
              .split('|')
              .map((choice) => choice.trim())
              .filter(Boolean)
          : [];
      if (kind === 'select' && choices.length < 2)
        throw new Error(`“${part}”: a select has at least two choices, as in ${key}:select=Warm|Plain.`);
      return { key, label: labelOf(key), kind, choices };
    });
  const twice = fields.find(({ key }, at) => fields.findIndex((other) => other.key === key) !== at);
  if (twice) throw new Error(`There are two fields called “${twice.key}”.`);
  if (!fields.some(({ kind }) => kind === 'text' || kind === 'textarea'))
    throw new Error('One field at least takes a text: topic:text.');
  return fields;
};

/** What a visitor has to fill in: the first text. */
export const mainOf = (fields) => fields.find(({ kind }) => kind === 'text' || kind === 'textarea');

/** What a field holds before anything is typed or chosen. */
export const presetOf = ({ kind, choices }) =>
  ({ text: '', textarea: '', select: choices[0], number: '', checkbox: false })[kind];

/** A value of it that is not its preset, and says which field it is for. */
export const otherOf = ({ kind, choices, label }) =>
  ({
    text: `A ${label.toLowerCase()} of our own`,
    textarea: `A ${label.toLowerCase()}\nof our own`,
    select: choices.at(-1),
    number: 3,
    checkbox: true,
  })[kind];
