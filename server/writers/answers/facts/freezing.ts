/** Whether a food or a dish can be frozen, how and for how long: "can you freeze lasagne", "is it ok to freeze milk", "how long can you freeze soup for". */
import { capitalise } from '../../../english/prose.ts';
import type { Answer } from '../answer.ts';
import { stemmed, wordsIn } from '../question/terms.ts';
import { FREEZABLE } from './freezing-data.ts';
import { row } from './handbook-row.ts';

const keyOf = (name: string): string => wordsIn(name).map(stemmed).join(' ');

let foods: ReadonlyMap<string, readonly string[]> | undefined;
const load = (): ReadonlyMap<string, readonly string[]> =>
  new Map(
    FREEZABLE.trim()
      .split('\n')
      .flatMap((line) => {
        const [names = '', ...cells] = line.split(/;(?! )/);
        return names.split(',').map((name) => [keyOf(name), cells] as const);
      }),
  );

const WHO = '(?:you|i|u|we|one|they|people)';
const ASKED: readonly RegExp[] = [
  new RegExp(
    `^(?:and )?(?:can|could|do|does|should|may) ${WHO} (?:safely |also |just )?(?:freeze|put|keep|store) (.{2,50}?)( in the freezer| for later| well)?(?:,? and (?:for )?how long(?: for)?)?$`,
  ),
  /^(?:is it|would it be) (?:ok|okay|safe|fine|possible|alright|all right|a good idea) to freeze (.{2,50})$/,
  /^(?:can|could|will|does|do|should|is|are) (.{2,50}?) (?:be frozen|freeze(?: (?:well|ok|okay|fine|good))?|go in the freezer|be put in the freezer|keep in the freezer|freezable|ok to freeze|good to freeze)(?:,? and (?:for )?how long(?: for)?)?$/,
  new RegExp(`^how (?:long|many months) (?:can|do|should|may|will|could) ${WHO} (?:freeze|keep|store|leave) (.{2,50}?)$`),
  /^how (?:long|many months) (?:do|does|can|will|is|are) (.{2,50}?) (?:last|keep|stay good|be kept|good|be frozen|ok|safe|good for)(?: for)?(?: in the freezer| frozen|(?<=be frozen)(?: for)?)$/,
  /^(?:how (?:do|can|should) (?:you|i|we|u) |how to |what is the best way to |best way to )freeze (.{2,50})$/,
  /^freezing (.{2,40})$/,
];
const OF_FREEZER = /\bfreez|\bfrozen\b/;
const PLACE =
  /(?: (?:in|into) (?:the |my |a )?(?:deep )?freezer| frozen| raw| uncooked| cooked| for later| at home| from (?:the )?(?:shop|store)| for)+$/;
/** Said of a food without changing whether it freezes. */
const BESIDE =
  /^(?:an? |the |my |our |some |any |fresh |leftover |left over |left-over |homemade |home-made |home made |shop bought |store bought |plain |whole |uncooked |raw |cooked |ripe |extra |opened |sliced |chopped |organic )/;

const cellsOf = (told: string): readonly [name: string, cells: readonly string[]] | undefined => {
  foods ??= load();
  let name = told.replace(PLACE, '').trim();
  for (let before = ''; before !== name; ) {
    const cells = foods.get(keyOf(name));
    if (cells !== undefined) return [name, cells];
    before = name;
    name = name.replace(BESIDE, '');
  }
  // "Blueberry pancakes" are pancakes: the last words name the dish.
  const words = name.split(' ');
  // A custard tart is as hard to freeze as custard.
  if (words.some((word) => /^(?:no|mixed)$/.test(foods!.get(keyOf(word))?.[0] ?? ''))) return undefined;
  for (const kind of [words.slice(-2), words.slice(-1)]) {
    const cells = kind.length < words.length ? foods.get(keyOf(kind.join(' '))) : undefined;
    if (cells !== undefined) return [name, cells];
  }
  return undefined;
};

export const freezing = (plain: string): Answer | undefined => {
  if (!OF_FREEZER.test(plain)) return undefined;
  const told = ASKED.map((asked) => asked.exec(plain)?.[1]).find((found) => found !== undefined);
  const [name, [time = '', says = '']] = (told === undefined ? undefined : cellsOf(told)) ?? ['', []];
  if (name === '') return undefined;
  const food = name.replace(/^(?:an? |the |my |our |some |any )/, '');
  const isDuration = /^how (?:long|many)/.test(plain);
  if (time === 'no') return row(`It is better not to freeze ${food}: ${says}`, [], []);
  if (time === 'mixed') return row(`You can freeze ${food}, but ${says}`, [], []);
  const [first = '', ...others] = says.split(/(?<=[.]) (?=[A-Z])/);
  return row(
    isDuration ? `${capitalise(food)} can be frozen for ${time}.` : `Yes, you can freeze ${food} for ${time}. ${first}`,
    isDuration ? [first, ...others, 'Frozen hard it stays safe for longer; this is how long it tastes good.'] : others,
    [],
  );
};
