/** Different abstracts of one text: each with another emphasis, and with sentences that were not used yet. */
import type { PayloadOf, WrittenFor } from '../../../engine/definition/index.ts';
import type tool from '../../../tools/abstract-generator.ts';
import type { Random } from '../../random.ts';
import { CannotServe } from '../../writer.ts';
import { compose, cutTo, structureOf } from './compose.ts';
import { namesFor, outlineOf } from './outline.ts';
import { byPart, type Part } from './part.ts';
import { read, type Reading } from './read.ts';
import { select, type Budget } from './select.ts';
import { styleOf } from './style.ts';
import { valuesOf } from './value.ts';
import { wordsIn } from './words.ts';

export type Request = PayloadOf<typeof tool>;
type Abstract = WrittenFor<typeof tool>['abstracts'][number];

/** How much more, or less, room the parts get than the type gives them. The first is balanced. */
const EMPHASES: readonly Partial<Readonly<Record<Part, number>>>[] = [
  {},
  { result: 1.7, conclusion: 1.3, background: 0.3, method: 0.7 },
  { background: 2, aim: 1.3, conclusion: 1.2, method: 0.6, result: 0.6 },
  { method: 1.8, result: 1.1, background: 0.4 },
  { conclusion: 1.6, limitation: 2.5, outlook: 2.5, method: 0.6 },
];
/** What a sentence loses for each version that already has it; it grows while nothing new is found. */
const USED = 0.4;
const CHANCE = 0.2;
/** After this many failed tries, the text has no more versions. */
const PATIENCE = 12;
/** The largest share of words that two versions may have in common. */
const ALIKE = 0.84;
/** What the versions after the first aim at where the text is shorter than what was asked for: a share of the text. */
const SHORTER = 0.68;
/** Close to the range, a version that used the whole text would leave nothing for the others to vary. */
const ROOM_TO_DIFFER = 0.8;
const FITTINGS = 4;

const rangeOf = (length: string): { min: number; max: number } => {
  const [min = 150, max = 250] = (length.match(/\d+/g) ?? []).map(Number);
  return { min, max };
};

const isLike = ({ sentences }: Reading, one: readonly number[], other: readonly number[]): boolean => {
  const words = (of: readonly number[]): number => of.reduce((sum, at) => sum + sentences[at]!.words, 0);
  const shared = words(one.filter((at) => other.includes(at)));
  return shared >= ALIKE * (words(one) + words(other) - shared);
};

/**
 * At least one abstract; fewer than asked for where the text is too short to differ.
 * @throws CannotServe for a text without a word.
 */
export const abstractsOf = (request: Request, random: Random): Abstract[] => {
  if (!/[\p{L}\p{N}]/u.test(request.text)) throw new CannotServe('There are no words in this text to make an abstract of.');
  const style = styleOf(request.writingStyle);
  const outline = outlineOf(request.abstractType);
  const names = namesFor(outline, request.academicField);
  const reading = read(request.text, style.asides);
  const { words } = reading;
  const { min, max } = rangeOf(request.abstractLength);
  const wanted: number = request.outputNumber;
  const values = valuesOf(reading, request, random);
  const isAvoided = (at: number): boolean => {
    const { text, needs } = reading.sentences[at]!;
    return style.avoids?.test(text) === true || needs.some((before) => before < at && isAvoided(before));
  };
  const avoided = new Set([...values.keys()].filter(isAvoided));
  const uses = values.map(() => 0);
  const versions: { chosen: readonly number[]; content: string }[] = [];

  const budgetFor = (tries: number): Budget => {
    if (words > min)
      return { min, max, target: Math.min(min + style.fullness * (max - min), Math.max(min, ROOM_TO_DIFFER * words)) };
    return tries === 0
      ? { min: words, target: words, max }
      : { min: 0.5 * words, target: SHORTER * words, max: ROOM_TO_DIFFER * words };
  };
  /** Labels count as words too: what they take is taken from the sentences. */
  const choose = (tries: number, stale: number) => {
    const budget = budgetFor(tries);
    const shares = byPart((part) => outline.shares[part] * (EMPHASES[tries % EMPHASES.length]![part] ?? 1));
    const worth = values.map(
      (value, at) => value - USED * stale * uses[at]! + (tries === 0 ? 0 : CHANCE * stale * random.next()),
    );
    let excess = 0;
    let chosen: number[] = [];
    let content = '';
    for (let fitting = 0; fitting < FITTINGS; fitting++) {
      const fitted = { min: Math.min(budget.min, budget.max - excess), target: budget.target - excess, max: budget.max - excess };
      chosen = select(reading, { budget: fitted, outline, shares, values: worth, avoided });
      content = compose(reading, chosen, outline, style, names);
      const over = wordsIn(content) - budget.max;
      if (over <= 0) break;
      excess += over;
    }
    return { chosen, content };
  };
  for (let tries = 0, vain = 0; versions.length < wanted && vain < PATIENCE; tries++) {
    const version = choose(tries, 1 + vain);
    if (version.chosen.length === 0 || versions.some(({ chosen }) => isLike(reading, chosen, version.chosen))) vain++;
    else {
      versions.push(version);
      for (const at of version.chosen) uses[at]!++;
      vain = 0;
    }
  }
  if (versions.length === 0) {
    const [best = 0] = [...values.keys()].sort((a, b) => values[b]! - values[a]!);
    versions.push({ chosen: [best], content: cutTo(reading.sentences[best]?.text ?? request.text.trim(), max) });
  }
  return versions.map(({ chosen, content }) => ({
    content,
    structure: structureOf(reading, chosen, outline, names),
  }));
};
