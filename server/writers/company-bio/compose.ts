/** The bio as a whole: the visitor's facts first, then as many general sentences as the chosen length has room for. */
import type tool from '../../../tools/company-bio-generator.ts';
import { firstCharacters, type PayloadOf } from '../../../engine/definition/index.ts';
import { countWords } from '../../english/prose.ts';
import type { Random } from '../../random.ts';
import { filled } from './filling.ts';
import { INDUSTRIES } from './industries.ts';
import { identityOf, tell, type Line } from './line.ts';
import { ownLines, type Draft } from './own.ts';
import type { Room } from './room.ts';
import { STYLES } from './styles.ts';
import { TONES } from './tones.ts';
import { firmOf } from './kinds.ts';
import { tradeOf } from './trades/index.ts';
import { shortened } from './words.ts';

type Request = PayloadOf<typeof tool>;

const ROOMS: Readonly<Record<Request['length'], Room>> = {
  Short: { min: 50, max: 75, paragraphs: 1, statement: 32 },
  Medium: { min: 100, max: 150, paragraphs: 2, statement: 70 },
  Long: { min: 200, max: 300, paragraphs: 4, statement: 140 },
};
const LONGEST_NAME = 15;

/** Nobody reads further, and no bio holds more. */
const MOST_CHARACTERS = 20_000;
const readable = (request: Request): Request => ({
  ...request,
  companyName: firstCharacters(request.companyName, MOST_CHARACTERS),
  companyDescription: firstCharacters(request.companyDescription, MOST_CHARACTERS),
  location: firstCharacters(request.location, MOST_CHARACTERS),
  employees: firstCharacters(request.employees, MOST_CHARACTERS),
  keyServices: firstCharacters(request.keyServices, MOST_CHARACTERS),
  achievements: firstCharacters(request.achievements, MOST_CHARACTERS),
});

/** Neighbours are put together, the shortest two first, until there are few enough. */
const merged = (paragraphs: readonly (readonly Line[])[], atMost: number): (readonly Line[])[] => {
  const kept = [...paragraphs];
  // A line that stands alone joins the paragraph before it, as long as there are enough.
  for (let at = kept.length - 1; at > 0; at--)
    if (kept[at]!.length === 1 && kept.length > Math.max(2, atMost - 1)) kept.splice(at - 1, 2, [...kept[at - 1]!, ...kept[at]!]);
  while (kept.length > atMost) {
    const sizes = kept.slice(1).map((lines, at) => lines.length + kept[at]!.length);
    const at = sizes.indexOf(Math.min(...sizes));
    kept.splice(at, 2, [...kept[at]!, ...kept[at + 1]!]);
  }
  return kept;
};

/** @returns The text, its paragraphs parted by blank lines, as long as was asked for whatever was typed. */
export const compose = (typed: Request, random: Random): string => {
  const request = readable(typed);
  const style = STYLES[request.style];
  const tone = TONES[request.tone];
  const field = tradeOf([request.companyDescription, request.keyServices, request.companyName]) ?? INDUSTRIES[request.industry];
  const room = ROOMS[request.length];
  const name = shortened(request.companyName.replace(/\s+/g, ' ').trim(), LONGEST_NAME);
  const identity = identityOf(name, firmOf(request.companyDescription) ?? field.firm);
  const written = (draft: Draft): string => {
    const paragraphs = style.plan.map((stages) => stages.flatMap((stage) => draft[stage])).filter(({ length }) => length > 0);
    return tell(merged(paragraphs, room.paragraphs), identity);
  };
  const words = (draft: Draft): number => countWords(written(draft));
  const own = ownLines(request, { style, tone, field, name, room }, words, random);
  return written(filled(own, { style, tone, field, room }, words, random));
};
