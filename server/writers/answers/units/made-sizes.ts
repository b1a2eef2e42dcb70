/** The sizes that paper, envelopes, beds and bedding are made in: "a5 size mm", "how wide is a king size bed". */
import type { Answer } from '../answer.ts';
import { CARRYING, leftOf, row } from '../facts/handbook-row.ts';

const inches = (mm: number): string => String(Math.round((mm / 25.4) * 10) / 10);
const feet = (cm: number): string => {
  const all = Math.round(cm / 2.54);
  return all % 12 === 0 ? `${all / 12} ft` : `${Math.floor(all / 12)} ft ${all % 12}`;
};

/** Each half of the one before, beginning with these. */
const halved = (series: string, long: number, short: number): readonly (readonly [string, readonly [number, number]])[] => {
  const found: [string, readonly [number, number]][] = [];
  let [one, other] = [short, long];
  for (let at = 0; at <= 10; at += 1) {
    found.push([`${series}${at}`, [one, other]]);
    [one, other] = [Math.floor(other / 2), one];
  }
  return found;
};
/** Short and long side in millimetres. */
const PAPER = new Map<string, readonly [number, number]>([
  ...halved('a', 1189, 841),
  ...halved('b', 1414, 1000),
  ['letter', [216, 279]],
  ['legal', [216, 356]],
  ['tabloid', [279, 432]],
  ['ledger', [279, 432]],
  ['foolscap', [203, 330]],
  ['c3', [324, 458]],
  ['c4', [229, 324]],
  ['c5', [162, 229]],
  ['c6', [114, 162]],
  ['dl', [110, 220]],
]);
const HOLDS: Readonly<Record<string, string>> = {
  c3: 'A3 fits in flat.',
  c4: 'A4 fits in flat.',
  c5: 'A5 fits in flat, or A4 folded once.',
  c6: 'A6 fits in flat, or A4 folded twice.',
  dl: 'A4 fits in folded in three.',
};
const PAPER_WORDS =
  /(?<![\w-])(?:paper|sheets?|page|envelopes?|card|poster|size[sd]?|dimensions?|measurements?|measure|big|large|wide|width|height|tall|long|area|mm|cm|cms|millimet(?:re|er)s?|centimet(?:re|er)s?|inch(?:es)?|piece|us|american|uk|standard|print(?:er)?|formats?)(?![\w-])/g;
const SIZE = /\b(?:sizes?|dimensions?|measurements?|measure|big|large|wide|width|height|tall|long|mm|cm|millimet|centimet|inch)/;

const paper = (plain: string): Answer | undefined => {
  const name = leftOf(plain, CARRYING, PAPER_WORDS);
  const sides = PAPER.get(name);
  if (!sides || !SIZE.test(plain) || (/^l|^tab/.test(name) && !/paper|sheet|page|us|american/.test(plain))) return undefined;
  const [short, long] = sides;
  const isEnvelope = name in HOLDS;
  const title = /^(?:[a-c]\d|dl)/.test(name) ? name.toUpperCase() : `US ${name}`.replace('US foolscap', 'Foolscap');
  const isInches = /\binch/.test(plain);
  const metric = /\bmm\b|\bmillimet/.test(plain) ? `${short} × ${long} mm` : `${short / 10} × ${long / 10} cm`;
  const imperial = `${inches(short)} × ${inches(long)} inches`;
  return row(
    `${title === 'US letter' ? 'US Letter' : title} ${isEnvelope ? 'envelopes are' : 'paper is'} ${isInches ? `${imperial} (${metric})` : `${metric} (${imperial})`}.`,
    [HOLDS[name] ?? (/^[ab]\d/.test(name) ? 'Each size is the one before it folded in half.' : '')],
    ['How big is A4 paper?', 'What size is a C5 envelope?'],
  );
};

const ENVELOPE_FOR: readonly (readonly [RegExp, string, string])[] = [
  [/\ba4\b.*\b(?:thirds?|three|3|twice across)\b/, 'A4 folded in three', 'dl'],
  [/\ba4\b.*\b(?:half|once|in two|in 2)\b/, 'A4 folded in half', 'c5'],
  [/\ba4\b.*\b(?:quarters?|twice|four|4)\b(?<!a4)/, 'A4 folded twice', 'c6'],
  [/\ba4\b(?!.*\bfold)/, 'A4 unfolded', 'c4'],
  [/\ba5\b(?!.*\bfold)/, 'A5', 'c5'],
  [/\ba6\b(?!.*\bfold)/, 'A6', 'c6'],
  [/\ba3\b(?!.*\bfold)/, 'A3 unfolded', 'c3'],
];
const envelope = (plain: string): Answer | undefined => {
  if (!/\benvelopes?\b/.test(plain) || !/\b(?:what|which|size)\b/.test(plain) || plain.split(' ').length > 13) return undefined;
  const [, what, name] = ENVELOPE_FOR.find(([pattern]) => pattern.test(plain)) ?? [];
  if (what === undefined || name === undefined) return undefined;
  const [short, long] = PAPER.get(name)!;
  return row(
    `${what} fits a ${name.toUpperCase()} envelope, which is ${short} × ${long} mm (${inches(short)} × ${inches(long)} inches).`,
    [],
    ['How big is A4 paper?'],
  );
};

/** Width and length in centimetres, in Britain and in America. */
const BEDS: Readonly<Record<string, readonly (readonly [country: string, wide: number, long: number, feet?: string])[]>> = {
  single: [['UK', 90, 190, '3 ft by 6 ft 3']],
  'small single': [['UK', 75, 190, '2 ft 6 by 6 ft 3']],
  'small double': [['UK', 120, 190, '4 ft by 6 ft 3']],
  double: [['UK', 135, 190, '4 ft 6 by 6 ft 3']],
  king: [
    ['UK', 150, 200, '5 ft by 6 ft 6'],
    ['US', 193, 203],
  ],
  'super king': [['UK', 180, 200, '6 ft by 6 ft 6']],
  twin: [['US', 97, 190]],
  'twin xl': [['US', 97, 203]],
  full: [['US', 137, 190]],
  queen: [['US', 152, 203]],
  'california king': [['US', 183, 213]],
  'cot bed': [['UK', 70, 140]],
  cot: [['UK', 60, 120]],
};
const BED_NAMES: Readonly<Record<string, string>> = {
  superking: 'super king',
  'super king size': 'super king',
  'california king size': 'california king',
  'cal king': 'california king',
  'three quarter': 'small double',
  'queen size': 'queen',
  cotbed: 'cot bed',
  'cot mattress': 'cot',
};
const DUVETS: Readonly<Record<string, string>> = {
  single: '135 × 200 cm',
  double: '200 × 200 cm',
  king: '225 × 220 cm',
  'super king': '260 × 220 cm',
  'cot bed': '120 × 150 cm',
};
const BED_WORDS =
  /(?<![\w-])(?:bed(?! bed)|mattress(?:es)?|frame|sized?|sizes|dimensions?|measurements?|measure|big|large|wide|width|long|length|across|cm|cms|centimet(?:re|er)s?|inch(?:es)?|feet|foot|ft|standard|need|use|goes|fit|uk|us|usa|british|american|america|britain|equivalent|kids|adult)(?![\w-])/g;

const bed = (plain: string): Answer | undefined => {
  const isDuvet = /\b(?:duvet|quilt|doona|comforter)s?(?: cover)?\b/.test(plain);
  if (!isDuvet && !/\b(?:beds?|mattress(?:es)?|cotbed|cot)\b/.test(plain)) return undefined;
  const left = leftOf(
    plain.replace(/\bcot bed\b/, 'cotbed').replace(/\bking-size(?:d)?\b/, 'king size'),
    CARRYING,
    /\b(?:duvet|quilt|doona|comforter)s?(?: covers?)?\b/g,
    BED_WORDS,
  );
  const name = BED_NAMES[left] ?? left;
  const made = BEDS[name];
  if (!made || !(SIZE.test(plain) || /\blength\b|\bfeet\b|\bequivalent\b/.test(plain))) return undefined;
  const duvet = DUVETS[name];
  if (isDuvet)
    return duvet === undefined
      ? undefined
      : row(
          `A British ${name} duvet is ${duvet}.`,
          ['Some sleepers take the next size up, so that both are covered.'],
          ['What size is a double bed?'],
        );
  const isAmerican = /\b(?:us|usa|american?)\b/.test(plain);
  const ordered = made.toSorted(([one], [other]) => (isAmerican ? other.localeCompare(one) : one.localeCompare(other)));
  const [first, ...others] = ordered.map(
    ([country, wide, long, nominal]) =>
      `${country === 'UK' ? 'British' : 'American'} ${name} ${name.startsWith('cot') ? 'mattress' : 'bed'} is ${wide} cm wide and ${long} cm long (${nominal ?? `${feet(wide)} by ${feet(long)}`})`,
  );
  const queen = name === 'queen' && /\b(?:uk|british|britain)\b/.test(plain) ? ', nearest to a British king' : '';
  return row(
    `${first!.startsWith('A') ? 'An' : 'A'} ${first!}${queen}.`,
    others.map((other) => `${other.startsWith('A') ? 'An' : 'A'} ${other}.`),
    ['What size is a double, king and single bed?', 'What size duvet for a king bed?'],
  );
};

const OVENS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:very slow|very low)\b/, 'A very slow oven is about 120 to 140 °C (250 to 275 °F), gas mark ½ to 1'],
  [/\b(?:slow|low|cool)\b/, 'A slow oven is about 150 °C (300 °F), gas mark 2'],
  [/\b(?:moderately hot|fairly hot)\b/, 'A moderately hot oven is about 200 °C (400 °F), gas mark 6'],
  [/\b(?:moderate|medium)\b/, 'A moderate oven is about 180 °C (350 °F), gas mark 4'],
  [/\bvery hot\b/, 'A very hot oven is about 230 to 240 °C (450 to 475 °F), gas mark 8 to 9'],
  [/(?<!how )\bhot\b/, 'A hot oven is about 220 °C (425 °F), gas mark 7'],
];
const OVEN_WORDS =
  /\b(?:very|slow|low|cool|moderately|fairly|moderate|medium|hot|oven|temperature|temp|heat|celsius|centigrade|fahrenheit|degrees|c|f|gas mark|recipe|old)\b/g;
/** "Fan 160", "180 in a fan oven": a fan oven is set 20 degrees lower. */
const FAN =
  /^(?:what is |convert )?(\d{3}) ?(?:°|degrees?|degrees? celsius|°? ?c|celsius)?(?: (?:in|to|for|on|is what in))?(?: an?| my)?( conventional| normal| non-fan| electric| ordinary)?(?: oven)?(?: (?:in|to|for|as|is what in|what is that in))?(?: an?| my)? fan(?: assisted)?(?: ovens?)?(?: temp(?:erature)?| setting)?$|^(?:what is )?fan(?: oven)? (\d{3}) ?(?:°|degrees?|°? ?c|celsius)? (?:in|to|for|as) (?:an? |my )?(?:conventional|normal|non-fan|electric|ordinary|gas)(?: oven)?$/;
const oven = (plain: string): Answer | undefined => {
  const fan = FAN.exec(plain);
  if (fan) {
    const [typed, isBack] = [Number(fan[1] ?? fan[3]), fan[3] !== undefined];
    if (typed < 120 || typed > 280) return undefined;
    return row(
      isBack
        ? `${typed} °C in a fan oven is about ${typed + 20} °C in an ordinary one.`
        : `${typed} °C is about ${typed - 20} °C in a fan oven.`,
      ['A fan oven cooks as an ordinary one does at 20 °C more.'],
      ['What is gas mark 4 in Celsius?'],
    );
  }
  if (!/\boven\b/.test(plain) || leftOf(plain, CARRYING, OVEN_WORDS) !== '') return undefined;
  const told = OVENS.find(([pattern]) => pattern.test(plain))?.[1];
  return told === undefined ? undefined : row(`${told}.`, ['Set a fan oven 20 °C lower.'], ['What is gas mark 4 in Celsius?']);
};

export const madeSize = (plain: string): Answer | undefined => envelope(plain) ?? paper(plain) ?? bed(plain) ?? oven(plain);
