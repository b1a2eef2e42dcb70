/** The rules of a sport in numbers, by level: "how many innings in little league", "how long are quarters in high school basketball". */
import type { Answer } from '../answer.ts';
import { CARRYING, leftOf, row } from './handbook-row.ts';
import { SPORTS } from './sports-data.ts';

interface Sport {
  readonly plainName: string;
  readonly name: RegExp;
  readonly rows: Map<string, string>;
}

let sports: readonly Sport[] | undefined;
const load = (): readonly Sport[] => {
  const found: { names: string; rows: Map<string, string> }[] = [];
  for (const line of SPORTS.trim().split('\n')) {
    const at = line.indexOf(';');
    if (at === -1) found.push({ names: line, rows: new Map() });
    else found.at(-1)!.rows.set(line.slice(0, at), line.slice(at + 1));
  }
  // The longest name that stands in a question is the one that is meant.
  return found
    .flatMap(({ names, rows }) => names.split(',').map((name) => ({ name, rows })))
    .toSorted((one, other) => other.name.length - one.name.length)
    .map(({ name, rows }) => ({
      plainName: name,
      name: new RegExp(`(?<![\\w'-])${name.replaceAll(/[ -]/g, '[ -]')}(?![\\w'-])`, 'g'),
      rows,
    }));
};

const PART = 'quarters?|half|halves|periods?|chukkas?|chukkers?|rounds?|innings?|sets?|frames?|ends|holes|stages|games';
/** What is asked for, the first that fits, and the words of the question that ask for it. */
const KINDS: readonly (readonly [kind: string, asked: RegExp])[] = [
  ['season', /\bhow many (?:regular[- ]season )?(?:games|matches|races)\b.*\bseason\b|\bhow many games does\b.*\bplay\b/],
  ['teams', /\bhow many (?:teams|clubs|countries)\b/],
  ['officials', /\bhow many (?:referees?|refs|umpires?|umps|officials)\b/],
  ['fouls', /\bfouls?\b/],
  ['subs', /\bhow many (?:subs|substitutes|substitutions)\b/],
  [
    'ball',
    /\b(?:what|which) (?:size|ball)\b|\bball size\b|\bsize (?:of )?ball\b|\bhow many balls\b(?= (?:are |on |in |do you need |does )?.*pool)/,
  ],
  ['bases', /\b(?:how far|distance)\b.*\bbases\b/],
  ['mound', /\b(?:how far|distance)\b.*\b(?:mound|plate|pitch\w*|line)\b|\bline distance\b/],
  ['field', /\bhow (?:big|wide|long|large)\b.*\b(?:court|field|pitch|pool|goal|net)\b|\bdimensions\b/],
  ['break', /\bhow long\b.*\b(?:half ?-?time|intermissions?|breaks?)\b|\bhalf ?-?time length\b/],
  ['points', /\bhow many points\b.*\b(?:try|tries|goal|drop goal|conversion|penalty|behind)\b/],
  [
    'win',
    /\bhow many (?:points|runs|games|legs)\b.*\b(?:to|you|do you) (?:need to )?win\b|\bwhat (?:score|number) (?:do you|does it) (?:play|go|need) to\b|\bhow many points (?:in|is|are in|to|do you play to in)\b/,
  ],
  [
    'players',
    /\bhow many (?:players|people|men|women|girls|boys|kids|children)\b|\bhow many (?:are )?(?:on|in) (?:an? |each )?.*\b(?:team|side)\b|\bhow many a side\b|\bnumber of players\b/,
  ],
  ['outs', /\bhow many (?:outs|downs|strikes|balls in an over)\b/],
  ['parts', new RegExp(`\\bhow many (?:minutes? )?(?:${PART}|overs|events|laps|legs|apparatus)\\b|\\bnumber of (?:${PART})\\b`)],
  [
    'part',
    new RegExp(
      `\\b(?:how (?:long|many minutes)|length of)\\b.*\\b(?:${PART.replace('|games', '')})\\b|\\bhow (?:long|many minutes) .*\\b(?:quarter|half|period|round|chukka)s?\\b`,
    ),
  ],
  ['length', /\bhow (?:long|many (?:minutes|hours))\b|\bhow much time\b|\bduration\b|\blength of\b/],
];
/** Words that any of these questions may have beside the sport. */
const BESIDE = new RegExp(
  `(?<![\\w'-])(?:${PART}|long|often|length|size|balls?|players?|people|men|women|girls?|boys?|kids|children|minutes?|hours?|outs?|downs|strikes|teams?|clubs|sides?|referees?|refs|umpires?|umps|officials|fouls?|foul|out|before|points?|runs|legs|win|need|needed|match|matches|season|regular|full|whole|average|normal|usual|usually|typical|official|one|each|every|per|play|played|plays|playing|last|lasts|take|takes|field|court|pitch|ice|mat|world|subs|substitutes|substitutions|allowed|use|used|make|up|number|far|apart|bases|mound|pitchers?|pitcher's|plate|home|distance|between|half-?time|halftime|time|intermissions?|breaks?|try|goal|conversion|penalty|worth|score|go|rules?|league|kids|game|events|overs|laps|apparatus|duration|races|and|with|pro|professional|us|usa|uk|youth|season's|old|year|years|big|wide|large|dimensions|a side|starting|at|a time|they|year-?old|\\d{1,2})(?![\\w'-])`,
  'g',
);

/** "A basketball game in high school", "a soccer game for u10". */
const LEVEL =
  /(?<![\w'-])(high school|middle school|junior high|college|little league|youth|u ?\d{1,2}|under[- ]\d{1,2}s?)(?![\w'-])/g;
const ofLevel = (plain: string, { plainName }: Sport): Sport | undefined => {
  LEVEL.lastIndex = 0;
  const level = LEVEL.exec(plain)?.[1]?.replace(/^u /, 'u').replace('-', ' ');
  return level === undefined ? undefined : sports!.find((one) => one.plainName === `${level} ${plainName}`);
};

const LONGEST = 90;

export const sport = (plain: string): Answer | undefined => {
  if (plain.length > LONGEST || !/\bhow\b|\bnumber of\b|\bsize\b|\blength\b|\bduration\b|\bdistance\b/.test(plain))
    return undefined;
  sports ??= load();
  const found = sports.find(({ name }) => {
    name.lastIndex = 0;
    return name.test(plain);
  });
  if (found === undefined) return undefined;
  const own = ofLevel(plain, found) ?? found;
  const says = KINDS.filter(([kind, asked]) => own.rows.has(kind) && asked.test(plain)).map(([kind]) => own.rows.get(kind)!)[0];
  const first = KINDS.find(([, asked]) => asked.test(plain))?.[0];
  if (says === undefined || !own.rows.has(first!)) return undefined;
  return leftOf(plain, found.name, ...(own === found ? [] : [LEVEL]), BESIDE, CARRYING) === '' ? row(says, [], []) : undefined;
};
