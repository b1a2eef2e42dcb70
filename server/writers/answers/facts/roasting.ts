/** How long a joint or a bird of a weight roasts: "how long to roast a 2kg chicken". */
import type { Answer } from '../answer.ts';
import { row } from './handbook-row.ts';

interface Roast {
  readonly named: string;
  readonly perKilo: number;
  readonly extra: (kilos: number) => number;
  readonly heat: string;
  readonly done: string;
}
const POULTRY =
  'It is done at 74 °C (165 °F) in the thickest part, when the juices run clear; let it rest for 15 minutes or more.';
const ROASTS: readonly Roast[] = [
  { named: 'chicken', perKilo: 45, extra: () => 20, heat: '190 °C (fan 170 °C, 375 °F)', done: POULTRY },
  { named: 'turkey', perKilo: 20, extra: (kilos) => (kilos < 4 ? 70 : 90), heat: '180 °C (fan 160 °C, 350 °F)', done: POULTRY },
  { named: 'duck', perKilo: 40, extra: () => 20, heat: '180 °C (fan 160 °C, 350 °F)', done: POULTRY },
  {
    named: 'beef',
    perKilo: 40,
    extra: () => 20,
    heat: '190 °C (fan 170 °C, 375 °F)',
    done: 'That is for medium, about 60 °C (140 °F) inside; take off five minutes for each 500 g for rare.',
  },
  {
    named: 'lamb',
    perKilo: 50,
    extra: () => 25,
    heat: '190 °C (fan 170 °C, 375 °F)',
    done: 'That is for medium, about 60 to 63 °C (140 to 145 °F) inside; let it rest for 20 minutes.',
  },
  {
    named: 'pork',
    perKilo: 60,
    extra: () => 30,
    heat: '190 °C (fan 170 °C, 375 °F)',
    done: 'It is done at 63 °C (145 °F) inside and a rest of three minutes, or 70 °C for two minutes by British advice.',
  },
];
const FORM =
  /^how long (?:do i |do you |should i |does it take |would it take |will it take |to |for |does )*(?:roast|cook|take)? ?(?:an? |my |the )?(\d+(?:\.\d+)?) ?(kgs?|kilos?|kilograms?|lbs?|pounds?|g|grams?) (?:joint of |leg of |shoulder of |roast )?(?:whole )?(chicken|turkey|duck|beef|lamb|pork)(?: joint| leg| crown| shoulder)?(?: take)?(?: to (?:roast|cook))?(?: in (?:the |an? )?(?:fan )?oven)?$/;

export const roasting = (plain: string): Answer | undefined => {
  const [, figure = '', unit = '', meat = ''] = FORM.exec(plain) ?? [];
  const roast = ROASTS.find(({ named }) => named === meat);
  if (roast === undefined) return undefined;
  const kilos = Number(figure) * (/^[lp]/.test(unit) ? 0.4536 : /^g/.test(unit) ? 0.001 : 1);
  if (kilos < 0.4 || kilos > 12) return undefined;
  const minutes = Math.round((roast.perKilo * kilos + roast.extra(kilos)) / 5) * 5;
  const [hours, left] = [Math.floor(minutes / 60), minutes % 60];
  const time = [hours > 0 ? `${hours} ${hours === 1 ? 'hour' : 'hours'}` : '', left > 0 ? `${left} minutes` : '']
    .filter(Boolean)
    .join(' ');
  return row(
    `Roast ${figure} ${/^[lp]/.test(unit) ? 'lb' : /^g/.test(unit) ? 'g' : 'kg'} of ${meat} for about ${time} at ${roast.heat}.`,
    [`That is ${roast.perKilo} minutes a kilo and ${roast.extra(kilos)} more.`, roast.done],
    ['What temperature should chicken be cooked to?'],
  );
};
