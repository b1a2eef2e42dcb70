// Stories with their solutions, for `fit-sums.mjs`: what a solution comes to on its way, by folder.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Every value that an expression in signs comes to on its way. */
export const valuesOf = (typed) => {
  const found = [];
  const tokens = typed.replace(/[$£€,]/g, '').match(/\d+\.?\d*|\.\d+|[-+*/()%x×÷]/g) ?? [];
  let at = 0;
  const primary = () => {
    const token = tokens[at++];
    if (token === '(') {
      const value = sum();
      at++;
      return value;
    }
    if (token === '-') return -primary();
    let value = Number(token);
    if (tokens[at] === '%') {
      at++;
      value /= 100;
    }
    found.push(value);
    return value;
  };
  const product = () => {
    let value = primary();
    while (['*', '/', 'x', '×', '÷'].includes(tokens[at])) {
      const sign = tokens[at++];
      const other = primary();
      value = sign === '/' || sign === '÷' ? value / other : value * other;
      found.push(value);
    }
    return value;
  };
  const sum = () => {
    let value = product();
    // What comes in may come before what goes off.
    let [into, out] = [value, 0];
    while (tokens[at] === '+' || tokens[at] === '-') {
      const sign = tokens[at++];
      const other = product();
      value = sign === '+' ? value + other : value - other;
      if (sign === '+') into += other;
      else out += other;
      found.push(value, into, out);
    }
    return value;
  };
  try {
    sum();
  } catch {
    return [];
  }
  return found.filter((value) => Number.isFinite(value));
};

const gsm = (file) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const { question, answer } = JSON.parse(line);
      const [solution, told] = answer.split('####');
      const values = [...solution.matchAll(/<<([^=<>]*)=([^<>]*)>>/g)].flatMap(([, left, right]) => [
        ...valuesOf(left),
        Number(right.replace(/[$,%]/g, '')),
      ]);
      return { set: 'gsm', question, values: values.filter(Number.isFinite), answer: Number(told.replace(/[$,]/g, '')) };
    });

const svamp = (file) =>
  JSON.parse(readFileSync(file, 'utf8')).map(({ Body, Question, Equation, Answer }) => ({
    set: 'svamp',
    question: `${Body.trim()}${/[.?!,]$/.test(Body.trim()) ? '' : /^(?:how|what)/i.test(Question) && /^if\b|\bif\b[^.]*$/i.test(Body) ? ',' : '.'} ${Question}`,
    values: valuesOf(Equation),
    answer: Number(Answer),
  }));

const csvRows = (text) => {
  const rows = [];
  let [row, cell, isQuoted] = [[], '', false];
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (isQuoted) {
      if (sign === '"' && text[at + 1] === '"') {
        cell += '"';
        at++;
      } else if (sign === '"') isQuoted = false;
      else cell += sign;
    } else if (sign === '"') isQuoted = true;
    else if (sign === ',') {
      row.push(cell);
      cell = '';
    } else if (sign === '\n') {
      rows.push([...row, cell.replace(/\r$/, '')]);
      [row, cell] = [[], ''];
    } else cell += sign;
  }
  return rows;
};

/** An expression with its sign first: what it comes to on its way. */
const prefixValues = (tokens, numbers) => {
  const found = [];
  let at = 0;
  const next = () => {
    const token = tokens[at++];
    if (!'+-*/'.includes(token)) {
      const value = token.startsWith('number') ? numbers[Number(token.slice(6))] : Number(token);
      found.push(value);
      return value;
    }
    const [one, other] = [next(), next()];
    const value = token === '+' ? one + other : token === '-' ? one - other : token === '*' ? one * other : one / other;
    found.push(value);
    return value;
  };
  next();
  return found;
};

const mawps = (file) =>
  csvRows(readFileSync(file, 'utf8'))
    .slice(1)
    .map(([question, typed, equation, answer]) => {
      const numbers = typed.split(' ').map(Number);
      return {
        set: 'mawps',
        question: question.replace(/number(\d+)/g, (_, at) => String(numbers[at])).replace(/ ([.,?])/g, '$1'),
        values: prefixValues(equation.split(' '), numbers).filter(Number.isFinite),
        answer: Number(answer),
      };
    });

/** @param folder holds any of train.jsonl (GSM8K), svamp.json and mawps*.csv */
export const storiesIn = (folder) => {
  const all = [];
  const add = (name, read) => {
    const file = path.join(folder, name);
    if (existsSync(file)) all.push(...read(file));
  };
  add('train.jsonl', gsm);
  add('svamp.json', svamp);
  for (let fold = 0; fold < 5; fold++) add(`mawps${fold}.csv`, mawps);
  return all.filter(({ answer }) => Number.isFinite(answer));
};
