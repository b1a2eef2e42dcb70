/** How long something keeps, and where: "how long do cut peonies last in a vase", "can you freeze gravy and for how long", "shelf life of flour". */
import { capitalise } from '../../../english/prose.ts';
import type { Answer } from '../answer.ts';
import { inOwnWords } from '../pages/same-words.ts';
import { row } from './handbook-row.ts';
import { FOODS, VASE } from './keeping-data.ts';

const read = (lines: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    lines
      .trim()
      .split('\n')
      .flatMap((line) => {
        // A semicolon within a sentence is followed by a space.
        const [names = '', ...cells] = line.split(/;(?! )/);
        return names.split(',').map((name) => [name, cells] as const);
      }),
  );
const flowers = read(VASE);
const foods = read(FOODS);

const KEEPS =
  /^(?:how (?:long|many days) (?:do|does|will|can|should|would|is|are)|what is the (?:vase life|shelf life) of|(?:the )?(?:vase|shelf) life (?:of|for)) (?:(?:you|i|we|one) (?:keep|store|leave|have|freeze) )?(.{3,60}?)$/;
const WHERE_VASE = / (?:in (?:a |the )?(?:vases?|water)|(?:after|once|when) (?:they are |it is |being )?cut|after cutting)$/;
const IS_CUT = /^(?:fresh )?cut /;
const WHERE =
  / (?:in (?:the |a |my )?(fridge|refrigerator|freezer|cupboard|pantry)|at (room) temperature|out of the (fridge)|(frozen))$/;
const STATE =
  / (?:last|keep|stay(?: fresh| good| safe)?|sit|be left|good|be (?:kept|stored|good)|safe|for|keep for|last for|fresh)$|^(?:an? |the |my |some |(?:an )?opened )|(?: (?:once|when|after) (?:it is |it's |they are |being )?(?:opened|open|opening|cooked|cooking|thawed))$/;
const OPENED = /\b(?:opened|open|opening)\b/;

/** What is left when the words round the name are taken off, one after another. */
const bare = (text: string): string => {
  let [left, before] = [text, ''];
  while (left !== before) {
    before = left;
    left = left.replace(STATE, '').trim();
  }
  return left;
};

const vase = (told: string, plain: string): Answer | undefined => {
  const name = bare(bare(told).replace(WHERE_VASE, '').replace(IS_CUT, ''));
  const isVase = WHERE_VASE.test(told) || IS_CUT.test(told) || /\bvase life\b|\bbouquet\b/.test(plain);
  const [days, helps] = flowers.get(name) ?? [];
  if (!isVase || days === undefined) return undefined;
  const isMany = /s$|^(?:cosmos|ranunculi|gladioli)$/.test(name) && name !== 'iris';
  return row(
    `${name.endsWith('bouquet') ? 'A bouquet' : /flowers/.test(name) ? capitalise(name) : `Cut ${name}`} ${isMany ? 'last' : 'lasts'} about ${days} in a vase.`,
    [helps ?? '', 'Fresh water every two days, a fresh cut and a cool place away from fruit make them last longer.'],
    ['How do you make cut flowers last longer?'],
  );
};

const food = (told: string, plain: string): Answer | undefined => {
  const found = WHERE.exec(told);
  const [, fridge, room, out, frozen] = found ?? [];
  const place = frozen ?? fridge ?? room ?? (out && 'room');
  const name = bare(bare(told).replace(WHERE, ''));
  const cells = foods.get(name);
  if (cells === undefined) return undefined;
  const [cold = '', frost = '', warm = '', more = ''] = cells;
  // Raw or cooked is what the row says; whoever asks about it opened means the fridge.
  const isFrost = place === 'freezer' || place === 'frozen';
  const isWarm = place === 'room' || place === 'cupboard' || place === 'pantry';
  const wanted = isFrost ? frost : isWarm ? warm : place !== undefined || OPENED.test(plain) ? cold : undefined;
  if (wanted === '') return undefined;
  const verb = /(?:[^su]s|ies)$/.test(name) ? 'keep' : 'keeps';
  if (isFrost && frost.startsWith('not'))
    return row(`${capitalise(name)} ${verb === 'keep' ? 'do' : 'does'} not freeze well.`, [], []);
  const cellOf = (text: string, where: string): readonly (readonly [string, string])[] =>
    text === '' || text.startsWith('not') ? [] : [[where, text]];
  const all = [...cellOf(cold, 'in the fridge'), ...cellOf(warm, 'at room temperature'), ...cellOf(frost, 'in the freezer')];
  const [first, ...others] =
    wanted === undefined ? all : cellOf(wanted, isFrost ? 'in the freezer' : isWarm ? 'at room temperature' : 'in the fridge');
  if (first === undefined) return undefined;
  const rest = others.map(([where, text]) => `, ${where} ${text}`).join('');
  return row(
    `${capitalise(first[0])} ${name} ${verb} ${first[1]}${rest}.`,
    [isFrost ? 'Frozen food stays safe for longer; this is how long it tastes good.' : more],
    [],
  );
};

/** What a page says of it in full comes first. */
export const keeping = (plain: string): Answer | undefined => {
  const told = KEEPS.exec(plain)?.[1];
  if (told === undefined || inOwnWords(plain) !== undefined) return undefined;
  return vase(told, plain) ?? food(told, plain);
};
