/** What a recipe for so many dozen takes, for so many dozen more or fewer. */
import { figureOf, reading, type StoryTold } from './steps.ts';
import { figure } from './told.ts';
import { listed } from '../../../english/prose.ts';

const MAKES = /\b(?:makes?|made|gives?|yields?|is for|for) (?:about |around )?(\d{1,4})(?: ([a-z]{3,15}))?/;
const WANT =
  /\b(?:need|needs|want|wants|make|making|bake|baking|for|do|doing|up to) (?:about |to (?:make|bake) |it for |it to )?(\d{1,4})(?: (?!of\b)([a-z]{3,15}))?/;
const MEASURE =
  '(?:cups?|sticks?|tablespoons?|tbsps?|teaspoons?|tsps?|grams?|g|kg|ml|litres?|liters?|l|ounces?|oz|pounds?|lbs?|pints?|cans?|tins?|packets?|packs?|pinch(?:es)?|cloves?)';
const ITEM = new RegExp(
  `(?<![\\d.])(\\d{1,5}(?:\\.\\d{1,4})?) ?(?:(${MEASURE})\\b(?: of)?(?: ((?!and\\b|i\\b|for\\b|how\\b|what\\b)[a-z]{2,15}(?: (?!and\\b|how\\b|what\\b)[a-z]{3,15})?))?|([a-z]{3,15}))`,
);

const EIGHTHS = ['', '⅛', '¼', '⅜', '½', '⅝', '¾', '⅞'];
/** Spoons and cups are told in eighths, where that is what it comes to. */
const said = (value: number, isSpooned: boolean): string => {
  const eighths = Math.round(value * 8);
  if (!isSpooned || Math.abs(eighths / 8 - value) > 1e-6) return figure(value);
  const whole = Math.floor(eighths / 8);
  return `${whole === 0 && eighths % 8 !== 0 ? '' : whole}${EIGHTHS[eighths % 8]}`;
};

export const batch = (plain: string): StoryTold | undefined => {
  if (!/\bdozen\b/.test(plain) || !/\b(?:recipe|makes?|made|bak\w+|batch)\b/.test(plain) || /[£$€]/.test(plain)) return undefined;
  const read = reading(plain);
  const made = read.eat(MAKES);
  if (!made || !/\b(?:how much|how many|what|each|need)\b/.test(read.text)) return undefined;
  const at = made.index + made[0].length;
  // What is wanted is told after all that it takes.
  const wanted = WANT.exec(read.rest().slice(at));
  if (!wanted) return undefined;
  read.eat(new RegExp(wanted[0].replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  const items = read.eatAll(ITEM).toSorted((one, other) => one.index - other.index);
  const [have, want] = [figureOf(made[1]!), figureOf(wanted[1]!)];
  if (items.length === 0 || read.hasMore() || have === 0 || have === want) return undefined;
  if (items.some(({ index }) => index > at + wanted.index)) return undefined;
  const factor = want / have;
  const told = items.map(([, many, unit, of, thing]) => {
    const value = figureOf(many!) * factor;
    const isSpooned = unit !== undefined && /^(?:cup|stick|t)/.test(unit);
    if (thing !== undefined)
      return Number.isInteger(value)
        ? `${figure(value)} ${thing}`
        : `${Math.floor(value)} or ${Math.ceil(value)} ${thing} (${figure(value)})`;
    const name = isSpooned && value > 1 && !unit!.endsWith('s') ? `${unit}s` : unit!;
    return `${said(value, isSpooned)} ${name}${of === undefined ? '' : `${isSpooned ? ' of' : ''} ${of}`}`;
  });
  return {
    worked: [
      `For ${figure(want / 12)} dozen you need ${listed(told)}.`,
      [`${figure(want)} ÷ ${figure(have)} = ${figure(factor, 3)}, so multiply everything by that.`],
    ],
    confidence: 91,
  };
};
