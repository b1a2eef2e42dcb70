/** A recipe for more or fewer, packs for so many, a block against single tickets, change from a note: one figure of the notes with one of the question. */
import { isMoney, isPriced, said, type Rule } from './notes-amounts.ts';
import type { Notes } from './notes-facts.ts';
import { valuesIn, type Value } from './notes-values.ts';
import { figure } from './sums-told.ts';
import { isTelling, stemmed, wordsIn } from './terms.ts';

const terms = (text: string): ReadonlySet<string> => new Set(wordsIn(text).map(stemmed));

const MEASURE =
  /^(?:k?g|grams?|mg|ml|cl|l|litres?|oz|lbs?|tsp|tbsp|teaspoons?|tablespoons?|cups?|pints?|tins?|cans?|packs?|cloves?)$/i;
const TIMES: readonly (readonly [RegExp, (found: RegExpExecArray) => number])[] = [
  [/\b(?:double|twice|2x|x2)\b/, () => 2],
  [/\b(?:triple|3 times|three times)\b/, () => 3],
  [/\bhalf (?:the |of the |a |this )?(?:recipe|batch|amount|quantity|of it|this)\b|\bhalve\b/, () => 0.5],
  [/\b(\d{1,2}) (?:of (?:these|them|those)|batch\w*|lots|times|recipes)\b/, ([, many]) => Number(many)],
];
const MADE =
  /\b(?:serves|makes|feeds|enough for|for|yields) (?:about )?(\d{1,3})(?: (?!(?:min|hour|h\b|day|week|%)))?(\p{L}+)?(?:, ?(\d{1,3}) (\p{L}+))?/iu;

const factorIn = (question: string, notes: Notes): { readonly factor: number; readonly line?: string } | undefined => {
  const told = TIMES.map(([pattern, read]) => ({ found: pattern.exec(question), read })).find(({ found }) => found);
  if (told) return { factor: told.read(told.found!) };
  const title = [...new Set(notes.units.slice(0, 3).flatMap(({ text, heading }) => [heading, text]))].find((text) =>
    MADE.test(text),
  );
  const [, many, sort, more, other] = title === undefined ? [] : (MADE.exec(title) ?? []);
  if (many === undefined) return undefined;
  for (const { kind, value, unit } of valuesIn(question)) {
    if (kind !== 'amount') continue;
    if (more !== undefined && other !== undefined && unit !== '' && stemmed(unit) === stemmed(other))
      return { factor: value / Number(more), line: title! };
    const isHeads = /^(?:people|persons|guests|servings|portions|of|us|kids|adults|friends)?$/.test(unit);
    if (
      isHeads ||
      (title !== undefined && unit !== '' && terms(title).has(stemmed(unit))) ||
      (sort !== undefined && stemmed(unit) === stemmed(sort))
    )
      return { factor: value / Number(many), line: title! };
  }
  return undefined;
};

/** "Flour for three of these", "eggs for eighteen" of what serves six. */
export const scaled: Rule = (question, notes) => {
  if (!/\bhow (?:much|many)\b/.test(question) || /\b(?:cost|pay|price|left)\b/.test(question)) return undefined;
  const by = factorIn(question, notes);
  if (!by || by.factor === 1) return undefined;
  const asked = /\bhow (?:much|many) (?:\p{L}+ (?:of )?)?((?:(?!will|do|does|would|should|to|is|are|for)\p{L}+ ?){1,3})/u.exec(
    question,
  )?.[1];
  const words = wordsIn(asked ?? '').filter(
    (word) => isTelling(word) && !MEASURE.test(word) && !/^(?:buy|need|more|many)$/.test(word),
  );
  if (words.length === 0) return undefined;
  const pieces = notes.units.flatMap(({ text }) =>
    text.split(/, |; | and (?=\d)/).map((piece) => ({ text, piece, own: terms(piece) })),
  );
  const fits = pieces.filter(
    ({ piece, own }) => words.every((word) => own.has(stemmed(word))) && valuesIn(piece).some(({ kind }) => kind === 'amount'),
  );
  const meant = fits.length > 1 ? fits.filter(({ piece }) => /^\W*\d/.test(piece)) : fits;
  const [one, other] = meant;
  const value = one && valuesIn(one.piece).find(({ kind }) => kind === 'amount');
  if (!one || other || !value || !/^\W*(?:\d|an? )/.test(one.piece.slice(Math.max(0, value.at - 2)))) return undefined;
  const unit = MEASURE.test(value.unit) ? value.unit : '';
  const thing = words.join(' ');
  const tell = (amount: number): string =>
    unit === '' ? figure(amount) : /^\p{L}{1,2}$/u.test(unit) ? `${figure(amount)} ${unit}` : `${figure(amount)} ${unit}`;
  return {
    says: `That makes ${tell(value.value * by.factor)}${unit === '' ? ` ${/s$/.test(thing) || value.value * by.factor === 1 ? thing : `${thing}s`}` : ` of ${thing}`}: ${figure(by.factor)} × ${tell(value.value)}.`,
    lines: [
      ...new Set([one.text, ...(by.line === undefined || !notes.units.some(({ text }) => text === by.line) ? [] : [by.line])]),
    ],
    isOnly: true,
  };
};

const HEADS =
  /\b(?:kids?|child(?:ren)?|people|guests?|players?|pupils?|students?|persons?|adults?|members?|everyone|everybody)\b/;
/** "Boxes of 6" for the 14 kids of the notes. */
export const packs: Rule = (question, notes) => {
  const [, sort, size] =
    /\b(box(?:es)?|packs?|packets?|bags?|trays?|tins?|cases?|multipacks?|tables?|minibus(?:es)?|cars?|teams?|groups?) (?:of|hold|holds|seat|seats|take|takes|for) (\d{1,3})\b/.exec(
      question,
    ) ?? [];
  if (sort === undefined || !/\bhow many\b/.test(question) || !HEADS.test(question)) return undefined;
  const head = HEADS.exec(question)![0];
  const counts = notes.units.flatMap(({ text }) =>
    [...text.matchAll(/(?<![\d.,£$€-])(\d{1,3}) (\p{L}+)/gu)]
      .filter(([, , unit]) =>
        /^every/.test(head) ? HEADS.test(unit!.toLowerCase()) : stemmed(unit!.toLowerCase()) === stemmed(head),
      )
      .map(([, many]) => ({ many: Number(many), text })),
  );
  const [one, other] = counts;
  const each = Number(/\b(\d) each\b/.exec(question)?.[1] ?? 1);
  if (!one || (other && other.many !== one.many)) return undefined;
  const need = Math.ceil((one.many * each) / Number(size));
  const name = /x?es$/.test(sort) && /^(?:box|minibus)/.test(sort) ? sort : sort.replace(/s?$/, 's');
  return {
    says: `That is ${need} ${need === 1 ? sort.replace(/(?<=x|s)es$|s$/, '') : name}: ${figure(one.many * each)} ÷ ${size}, rounded up.`,
    lines: [one.text],
  };
};

/** So many one by one against a block of as many. */
export const block: Rule = (question, notes) => {
  if (!/\b(?:save|saving|cheaper|better off|less)\b/.test(question) || !/\bhow much\b/.test(question)) return undefined;
  const counts = valuesIn(question).filter(({ kind, value }) => kind === 'amount' && value > 1);
  const prices = notes.facts.filter((fact) => isMoney(fact, isPriced(notes)));
  const blocks = prices.flatMap((fact) => {
    const before = fact.segment.unit.text.slice(0, fact.value.at);
    const many =
      /\b(?:block|book|pack|set|card|course|bundle|pass) of (\d{1,2})[^\d]{0,24}$|\b(\d{1,2})[- ](?:\p{L}+[- ]){1,3}(?:card|pass|pack|block|bundle)[^\d]{0,10}$|\b(\d{1,2}) (?:for|classes|sessions|lessons|visits)[^\d]{0,12}$/iu.exec(
        before,
      );
    return many ? [{ fact, many: Number(many[1] ?? many[2] ?? many[3]) }] : [];
  });
  const [bundle, another] = counts[0] ? blocks.filter(({ many }) => many === counts[0]!.value) : blocks;
  if (!bundle || another || counts.length > 1) return undefined;
  const singles = prices.filter(
    (fact) =>
      fact !== bundle.fact &&
      (fact.value.per.length > 0 ||
        /\b(?:single|drop[- ]in|one[- ]off|each|per|adult|a class|a session|pay as you go)\b/i.test(fact.segment.text)),
  );
  const asked = terms(question);
  const [single, other] =
    singles.length > 1 ? singles.filter(({ segment }) => [...segment.own].some((term) => asked.has(term))) : singles;
  if (!single || other) return undefined;
  const saves = bundle.many * single.value.value - bundle.fact.value.value;
  if (saves <= 0) return undefined;
  return {
    says: `That saves ${said(saves, single.value, true)}: ${bundle.many} × ${said(single.value.value, single.value, true)} − ${said(bundle.fact.value.value, single.value, true)}.`,
    lines: [...new Set([single.segment.unit.text, bundle.fact.segment.unit.text])],
  };
};

const NOTES_OF: Readonly<Record<string, number>> = { fiver: 5, tenner: 10, twenty: 20, fifty: 50 };
/** "Pete gave me a tenner": what comes back of it. */
export const change: Rule = (question, notes) => {
  if (
    !/\b(?:change|giv\w* back|owe back|hand back|get back)\b|\bback to\b/.test(question) ||
    !/\bhow much\b|\bwhat\b/.test(question)
  )
    return undefined;
  const asked = new Set(wordsIn(question));
  const gave = notes.units.flatMap(({ text }) => {
    const [, name, word, sum] =
      /(\p{Lu}\p{L}+)(?: has| had)? (?:gave|given|handed|paid with|put in)(?: me| us| over)?(?: an?| the)? (?:(fiver|tenner|twenty|fifty)|[£$€](\d+(?:\.\d\d)?))/u.exec(
        text,
      ) ?? [];
    return name !== undefined && asked.has(name.toLowerCase())
      ? [{ text, name, sum: sum === undefined ? NOTES_OF[word!]! : Number(sum) }]
      : [];
  });
  const [one, other] = gave;
  if (!one || other) return undefined;
  const owed = notes.units.flatMap(({ text, line }) => {
    const sums = notes
      .read(text)
      .filter(
        ({ kind, typed }): boolean =>
          kind === 'money' || (kind === 'amount' && /\.\d\d$/.test(typed)) || (kind === 'clock' && /\.\d\d$/.test(typed)),
      );
    return line.startsWith(one.name) && text !== one.text && sums.length === 1 ? [{ text, value: sums[0]! }] : [];
  });
  const [price, more] = owed;
  if (!price || more) return undefined;
  const cost = price.value.kind === 'clock' ? Number(price.value.typed) : price.value.value;
  const model: Value = {
    ...price.value,
    kind: price.value.kind === 'money' ? 'money' : 'amount',
    typed: '0.00',
    unit: price.value.kind === 'money' ? price.value.unit : '',
  };
  return cost > one.sum
    ? undefined
    : {
        says: `That is ${said(one.sum - cost, model, true)}: ${said(one.sum, model, true)} − ${said(cost, model, true)}.`,
        lines: [price.text, one.text],
      };
};
export const PORTION_RULES: readonly Rule[] = [scaled, packs, block, change];
