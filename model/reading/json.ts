/** JSON out of whatever a model says: in fences, between sentences, with small faults, cut off in the middle. */

export interface Found {
  readonly value: unknown;
  /** The text ended before the JSON did: its last part is incomplete. */
  readonly isCut: boolean;
}

/** Removes what a model thinks aloud, which is not its reply. */
export const withoutThoughts = (text: string): string =>
  text.replace(/<(think|thinking|reasoning)>[\s\S]*?(<\/\1>|$)/gi, '').replace(/^[\s\S]*?<\/think(?:ing)?>/i, '');

/** Small models leave bare line breaks in strings and commas before brackets. */
const mended = (text: string): string => {
  let out = '';
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!;
    if (inString) {
      if (sign === '\\') out += sign + (text[++at] ?? '');
      else if (sign === '\n') out += '\\n';
      else if (sign === '\r') out += '';
      else if (sign === '\t') out += '\\t';
      else {
        if (sign === '"') inString = false;
        out += sign;
      }
    } else if (sign === '"') {
      inString = true;
      out += sign;
    } else if (sign !== ',' || !/^\s*[}\]]/.test(text.slice(at + 1, at + 50))) out += sign;
  }
  return out;
};

/** The position where the bracket opened at `from` is closed; undefined where it is not. */
const endOf = (text: string, from: number): number | undefined => {
  let depth = 0;
  let inString = false;
  for (let at = from; at < text.length; at++) {
    const sign = text[at];
    if (inString) {
      if (sign === '\\') at++;
      else if (sign === '"') inString = false;
    } else if (sign === '"') inString = true;
    else if (sign === '{' || sign === '[') depth++;
    else if ((sign === '}' || sign === ']') && --depth === 0) return at + 1;
  }
  return undefined;
};

/** How many brackets are tried: a text full of them is not a reply. */
const MOST_TRIES = 40;

/** Objects or lists in the text, the longest first; the beginning of one that is never closed comes last. */
const candidates = (text: string): { readonly json: string; readonly isCut: boolean }[] => {
  const whole: string[] = [];
  let open: string | undefined;
  let tries = 0;
  for (let at = text.search(/[{[]/); at >= 0 && open === undefined && tries < MOST_TRIES; tries++) {
    const end = endOf(text, at);
    if (end === undefined) {
      // A bracket in a sentence is not the start of JSON.
      if (/^[{[]\s*(["{[\]}]|$)/.test(text.slice(at, at + 200))) open ??= text.slice(at);
    } else whole.push(text.slice(at, end));
    const from = end ?? at + 1;
    const next = text.slice(from).search(/[{[]/);
    at = next < 0 ? next : from + next;
  }
  whole.sort((one, other) => other.length - one.length);
  const cut = open === undefined ? [] : [{ json: open, isCut: true }];
  return [...whole.map((json) => ({ json, isCut: false })), ...cut];
};

/** A string, which may lack its end; a bracket, comma or colon; or a bare word, such as a number. */
const TOKEN = /"[^"\\]*(?:\\[\s\S][^"\\]*)*(?:"|\\?$)|[{}[\],:]|[^\s{}[\],:"]+/g;
const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/** A string that is cut off at the end of the text: an incomplete escape would spoil what comes before it. */
const unescaped = (text: string): string => text.replace(/\\(?:u[\da-f]{0,3})?$(?<=[^\\](?:\\\\)*\\(?:u[\da-f]{0,3})?)/i, '');

/** Incomplete JSON, closed after its last complete value; of an incomplete text, as much as there is. */
const closed = (json: string): string => {
  const open: string[] = [];
  let kept = '';
  let end = 0;
  let sign = '';
  for (const { 0: token, index } of json.matchAll(TOKEN)) {
    const isValue = open.at(-1) === ']' || sign === ':';
    const next = index + token.length;
    sign = token;
    if (token in CLOSING) open.push(CLOSING[token]!);
    else if (token === open.at(-1)) open.pop();
    else if (!isValue || /^[:,]$/.test(token)) continue;
    else if (token.startsWith('"') && !/[^\\](?:\\\\)*"$/.test(token)) kept = `${unescaped(json)}"`;
    // A number at the end of the text may continue.
    else if (next === json.length && !token.startsWith('"')) continue;
    end = next;
  }
  return (kept || json.slice(0, end)) + open.toReversed().join('');
};

const parsed = (json: string): object | undefined => {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
};

/** @returns undefined where there is no JSON object or list in the text. */
export const jsonIn = (text: string): Found | undefined => {
  for (const { json, isCut } of candidates(withoutThoughts(text))) {
    const tries = isCut ? [closed(json), closed(mended(json))] : [json, mended(json)];
    for (const attempt of tries) {
      const value = parsed(attempt);
      if (value) return { value, isCut };
    }
  }
  return undefined;
};

/** The value without its last part, which may be incomplete: an item of a list, or a text. */
export const withoutTail = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, -1);
  if (typeof value !== 'object' || value === null) return undefined;
  const entries = Object.entries(value);
  const last = entries.at(-1);
  if (!last) return value;
  const rest = withoutTail(last[1]);
  return Object.fromEntries([...entries.slice(0, -1), ...(rest === undefined ? [] : [[last[0], rest] as const])]);
};
