// Fields as they are given on the command line: "topic:text!,details:textarea!500,tone:select=Warm|Plain,short:checkbox". A mark of
// exclamation says that a text must be there, a number how long it may be.

const KINDS = ['text', 'textarea', 'select', 'number', 'checkbox'];
/** The samples, and what the suites type, are no longer than this. */
const SHORTEST_MOST = 50;
const isText = ({ kind }) => kind === 'text' || kind === 'textarea';

export const labelOf = (key) => {
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
      const [, key, type = '', given] = /^([^:=!]+)(:[a-z]+!?\d*|!\d*)?(?:=(.*))?$/.exec(part) ?? [];
      const [, kind = 'text', mark, most] = /^(?::([a-z]+))?(!)?(\d+)?$/.exec(type) ?? [];
      if (!/^[a-z][A-Za-z0-9]*$/.test(key ?? ''))
        throw new Error(`“${part}”: a field's key begins with a small letter and has letters and digits only.`);
      if (!KINDS.includes(kind)) throw new Error(`“${part}”: “${kind}” is no kind of field. There are ${KINDS.join(', ')}.`);
      if ((mark || most) && !isText({ kind })) throw new Error(`“${part}”: only a text is required (!) or has a most length.`);
      if (most && Number(most) < SHORTEST_MOST) throw new Error(`“${part}”: the most of a text is ${SHORTEST_MOST} or higher.`);
      const choices =
        kind === 'select'
          ? (given ?? '')
              .split('|')
              .map((choice) => choice.trim())
              .filter(Boolean)
          : [];
      if (kind === 'select' && choices.length < 2)
        throw new Error(`“${part}”: a select has at least two choices, as in ${key}:select=Warm|Plain.`);
      return { key, label: labelOf(key), kind, choices, isRequired: mark !== undefined, most: most && Number(most) };
    });
  const twice = fields.find(({ key }, at) => fields.findIndex((other) => other.key === key) !== at);
  if (twice) throw new Error(`There are two fields called “${twice.key}”.`);
  const first = fields.find(isText);
  if (!first) throw new Error('One field at least takes a text: topic:text.');
  if (fields.some(({ isRequired }) => isRequired)) return fields;
  return fields.map((field) => (field === first ? { ...field, isRequired: true } : field));
};

/** What a visitor has to fill in: the texts that are marked, or else the first. */
export const requiredOf = (fields) => fields.filter(({ isRequired }) => isRequired);

/** "a topic", "an aim", "details" */
const one = (label) => `${/[^s]s$/.test(label) ? '' : /^[aeiou]/i.test(label) ? 'an ' : 'a '}${label.toLowerCase()}`;
export const asksFor = ({ label }) => `Please enter ${one(label)}.`;
export const saysTooLong = ({ label, most }) => `Please keep the ${label.toLowerCase()} to ${most} characters or fewer.`;

/** What a field holds before anything is typed or chosen. */
export const presetOf = ({ kind, choices }) =>
  ({ text: '', textarea: '', select: choices[0], number: '', checkbox: false })[kind];

/** A value of it that is not its preset, and says which field it is for. */
export const otherOf = ({ kind, choices, label }) =>
  ({
    text: `${label} of our own`,
    textarea: `${label}\nof our own`,
    select: choices.at(-1),
    number: 3,
    checkbox: true,
  })[kind];
