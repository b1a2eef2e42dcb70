/** The steps of a sum in words: "3.5 × £48 = £168". */
import { sayAmount } from '../plan.ts';
import { figure } from '../told.ts';
import { isCount, isMoney, isPeople, singular } from '../units.ts';
import { ADD, BEFORE_OFF, BEFORE_ON, BY, LESS, OFF, ON, REST, TIMES, UNDER, type Item } from './steps.ts';
import type { Unit } from '../../values/read.ts';
import type { Way } from './search.ts';
import type { Tale } from './story.ts';

/** Only what surely is meant: money, a measure, or the one thing that is counted. */
const shown = (unit: Unit): Unit => {
  const names = Object.keys(unit);
  const above = names.filter((name) => unit[name]! > 0);
  const main = above.find(isMoney) ?? (above.length === 1 ? above[0] : undefined);
  if (main === undefined || main === 'each' || (isCount(main) && !isPeople(main) && names.length > 1)) return {};
  const per = names.find((name) => unit[name]! < 0);
  return { [main]: unit[main]!, ...(per !== undefined && !isCount(per) && names.length === 2 && { [per]: unit[per]! }) };
};

const sayRatio = ({ kind, value, leaf, how }: Item): string =>
  kind === 'times'
    ? figure(value)
    : how < 0 && leaf.said.startsWith('×') && Math.abs(1 / value - Math.round(1 / value)) < 1e-6
      ? `1/${Math.round(1 / value)}`
      : `${figure(value * 100)}%`;

export const sayItem = (item: Item): string =>
  item.kind === 'part' || item.kind === 'times' ? sayRatio(item) : sayAmount(item.value, shown(item.unit));

const sayStep = (item: Item): string => {
  const { how, one, other, value } = item;
  if (!one) return '';
  const [first, second] = [sayItem(one), other ? sayItem(other) : ''];
  const result = sayItem(item);
  switch (how) {
    case ADD:
      return `${first} + ${second} = ${result}`;
    case LESS:
      return other && one.value < other.value && Object.keys(one.unit)[0] === Object.keys(other.unit)[0]
        ? `${second} − ${first} = ${result}`
        : value >= 0 && other && one.value < other.value
          ? `${second} − ${first} = ${result}`
          : `${first} − ${second} = ${result}`;
    case TIMES:
      return other?.kind === 'part' && other.value < 1 ? `${second} of ${first} = ${result}` : `${first} × ${second} = ${result}`;
    case BY:
      return `${first} ÷ ${second} = ${result}`;
    case UNDER:
      return `${second} ÷ ${first} = ${result}`;
    case ON:
      return `${first} + ${second} = ${result}`;
    case OFF:
      return `${first} − ${second} = ${result}`;
    case BEFORE_ON:
      return `${first} ÷ ${figure(1 + other!.value, 4)} = ${result}`;
    case BEFORE_OFF:
      return `${first} ÷ ${figure(1 - other!.value, 4)} = ${result}`;
    case REST:
      return `100% − ${first} = ${result}`;
    default:
      return '';
  }
};

/** What it comes to, with what is counted where that is asked for. */
const sayValue = (tale: Tale, { item, value }: Way, isPercent: boolean): string => {
  if (isPercent) return `${figure(value * 100)}%`;
  const unit = shown(item.unit);
  const { wanted } = tale;
  const [name] = Object.keys(unit);
  if (
    (name === undefined || (isCount(name) && !isPeople(name))) &&
    wanted.unit !== '' &&
    !['money', 'time', 'far', 'much', 'percent'].includes(wanted.unit) &&
    isCount(wanted.unit) &&
    singular(wanted.unit) === wanted.unit
  )
    return sayAmount(value, { [wanted.unit]: 1 });
  return sayAmount(value, unit);
};

export interface Said {
  readonly lead: string;
  readonly steps: readonly string[];
}

export const said = (tale: Tale, way: Way, isPercent: boolean): Said => {
  const rounded = way.rounding === 0 ? '' : ` (${figure(way.item.value)} rounded ${way.rounding === 1 ? 'up' : 'down'})`;
  const isEach = /^(?:each|person|head)$/.test(tale.wanted.per) && Object.keys(shown(way.item.unit)).length > 0;
  return {
    lead: `That is ${sayValue(tale, way, isPercent)}${isEach ? ' each' : ''}${rounded}.`,
    steps: way.steps.map((item) => `${sayStep(item)}.`),
  };
};
