// Values as source text. The formatter puts it in order afterwards.

/** A string as it stands in our code, in single quotation marks. */
export const text = (value) => `'${value.replace(/\\/g, '\\\\').replace(/'/g, "\\'").replace(/\n/g, '\\n')}'`;

/** Any plain value. */
export const literal = (value) => {
  if (typeof value === 'string') return text(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .map(([key, each]) => `${/^[A-Za-z]\w*$/.test(key) ? key : text(key)}: ${literal(each)}`)
      .join(', ')} }`;
  return String(value);
};
