/** A recipe for more or fewer than it is for. */
import type { Reckoned, Rule } from './amounts.ts';
import type { Notes } from './facts.ts';
import { valuesIn } from './values.ts';
import { inFigures } from '../sums/quantities.ts';
import { figure } from '../sums/told.ts';
import { isTelling, stemmed, wordsIn } from '../question/terms.ts';

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
  /\b(?:serves|makes|feeds|does|enough for|for|yields) (?:about )?(\d{1,3})(?: (?!(?:min|hour|h\b|day|week|%)))?(\p{L}+)?(?:, ?(\d{1,3}) (\p{L}+))?/iu;
/** "Lemon drizzle (12 slices)". */
const HOLDS = /\((\d{1,3}) (\p{L}+)\)/u;

const factorIn = (question: string, notes: Notes): { readonly factor: number; readonly line?: string } | undefined => {
  const told = TIMES.map(([pattern, read]) => ({ found: pattern.exec(question), read })).find(({ found }) => found);
  const titles = [...new Set(notes.units.slice(0, 3).flatMap(({ text, heading }) => [heading, text]))];
  const title = titles.find((text) => MADE.test(text)) ?? titles.find((text) => HOLDS.test(text));
  const [, many, sort, more, other] = title === undefined ? [] : (MADE.exec(title) ?? HOLDS.exec(title) ?? []);
  const factor = told?.read(told.found!);
  // "24 of them" of what makes 12 is two lots.
  if (factor !== undefined) return { factor: many !== undefined && factor >= Number(many) ? factor / Number(many) : factor };
  if (many === undefined) return undefined;
  const figures = inFigures(question);
  for (const { kind, value, unit, at } of valuesIn(figures)) {
    if (kind !== 'amount') continue;
    // "Cooking for 4 tonight".
    const isFor = /\bfor (?:the |just |only )?$/.test(figures.slice(0, at)) && !MEASURE.test(unit);
    if (more !== undefined && other !== undefined && unit !== '' && stemmed(unit) === stemmed(other))
      return { factor: value / Number(more), line: title! };
    const isHeads = /^(?:people|persons|guests|servings|portions|of|us|kids|adults|friends)?$/.test(unit);
    if (
      isHeads ||
      isFor ||
      (title !== undefined && unit !== '' && terms(title).has(stemmed(unit))) ||
      (sort !== undefined && stemmed(unit) === stemmed(sort))
    )
      return { factor: value / Number(many), line: title! };
  }
  return undefined;
};

const IN_ALL = /\b(?:altogether|in total|in all|all together|total)\b/;
const together: (
  pieces: readonly { readonly text: string; readonly piece: string }[],
  factor: number,
  thing: string,
) => Reckoned | undefined = (pieces, factor, thing) => {
  const values = pieces.map(({ piece }) => valuesIn(piece).find(({ kind }) => kind === 'amount')!);
  const unit = values[0]!.unit;
  if (values.some((value) => value.unit !== unit) || !MEASURE.test(unit)) return undefined;
  const sum = factor * values.reduce((so, { value }) => so + value, 0);
  const parts = values.map(({ value }) => figure(value)).join(' + ');
  return {
    says: `That makes ${figure(sum)} ${unit} of ${thing}: ${factor === 1 ? parts : `${figure(factor)} × (${parts})`}.`,
    lines: [...new Set(pieces.map(({ text }) => text))],
    isOnly: true,
  };
};

/** "What amounts of lentils and stock": one thing after the other, or none. */
export const scaled: Rule = (question, notes) => {
  const [all, asks, things] =
    /\b((?:how (?:much|many)|what (?:amounts?|quantit(?:y|ies)) of)) ((?:\p{L}+,? ){1,3}?and (?:how (?:much|many) )?\p{L}+(?: \p{L}+)?)(?= (?:do|does|will|would|should|is|are|for|if|to)\b|$|[,.])/u.exec(
      question,
    ) ?? [];
  const each = things?.split(/,? and (?:how (?:much|many) )?|, /) ?? [];
  if (all === undefined || IN_ALL.test(question) || each.length < 2) return scaledOne(question, notes, question);
  const found = each.map((thing) =>
    scaledOne(question.replace(all, `${asks!.replace(/^what.*/, 'how much')} ${thing}`), notes, question),
  );
  return found.some((one) => one === undefined)
    ? undefined
    : {
        says: found.map((one, at) => (at === 0 ? one!.says : one!.says.replace(/^That makes/, 'And'))).join(' '),
        lines: [...new Set(found.flatMap((one) => one!.lines))],
        isOnly: true,
      };
};

/** "Flour for three of these", "eggs for eighteen" of what serves six. */
const scaledOne: Rule = (question, notes) => {
  if (
    !/\bhow (?:much|many)\b|\bwhat (?:amounts?|quantit(?:y|ies)) of\b/.test(question) ||
    /\b(?:cost|pay|price|left)\b/.test(question)
  )
    return undefined;
  const by = factorIn(question, notes) ?? (IN_ALL.test(question) ? { factor: 1 } : undefined);
  if (!by || (by.factor === 1 && !IN_ALL.test(question))) return undefined;
  const asked =
    /\b(?:how (?:much|many)|what (?:amounts?|quantit(?:y|ies)) of) (?:\p{L}+ (?:of )?)?((?:(?!(?:will|do|does|would|should|to|is|are|for|if|when|i|we|in)\b)\p{L}+ ?){1,3})/u.exec(
      question,
    )?.[1];
  const words = wordsIn(asked ?? '').filter(
    (word) => isTelling(word) && !MEASURE.test(word) && !/^(?:buy|need|more|many|altogether|together|total|all)$/.test(word),
  );
  if (words.length === 0) return undefined;
  const pieces = notes.units.flatMap(({ text }) =>
    text.split(/, |; | and (?=\d)/).map((piece) => ({ text, piece, own: terms(piece) })),
  );
  const fits = pieces.filter(
    ({ piece, own }) => words.every((word) => own.has(stemmed(word))) && valuesIn(piece).some(({ kind }) => kind === 'amount'),
  );
  const meant = fits.length > 1 && !IN_ALL.test(question) ? fits.filter(({ piece }) => /^\W*\d/.test(piece)) : fits;
  const [one, other] = meant;
  const value = one && valuesIn(one.piece).find(({ kind }) => kind === 'amount');
  // Sugar for the cake and sugar for the top.
  if (value && other) return together(meant, by.factor, words.join(' '));
  if (by.factor === 1) return undefined;
  if (!one || !value || !/^\W*(?:\d|an? )/.test(one.piece.slice(Math.max(0, value.at - 2)))) return undefined;
  const unit = MEASURE.test(value.unit) ? value.unit : '';
  const thing = words.join(' ');
  const tell = (amount: number): string =>
    unit === '' ? figure(amount) : `${figure(amount)} ${amount === 1 ? unit.replace(/(?<=[a-z]{3})s$/, '') : unit}`;
  return {
    says: `That makes ${tell(value.value * by.factor)}${unit === '' ? ` ${/s$/.test(thing) || value.value * by.factor === 1 ? thing : `${thing}s`}` : ` of ${thing}`}: ${figure(by.factor)} × ${tell(value.value)}.`,
    lines: [
      ...new Set([one.text, ...(by.line === undefined || !notes.units.some(({ text }) => text === by.line) ? [] : [by.line])]),
    ],
    isOnly: true,
  };
};
