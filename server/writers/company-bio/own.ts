/** What the visitor typed, field by field, in sentences; shortened by whole statements and items where it is too much. */
import type tool from '../../../tools/company-bio-generator.ts';
import type { PayloadOf } from '../../../engine/definition/index.ts';
import type { Random } from '../../random.ts';
import { readAchievements, readServices, someOf, type Achievement } from './deeds.ts';
import { readFacts } from './facts.ts';
import { framed, pickFrom, type Pick } from './framing.ts';
import type { Field } from './industries.ts';
import type { Line } from './line.ts';
import type { Room } from './room.ts';
import { readDescription } from './description.ts';
import { quoted, type Statement } from './statement.ts';
import type { FactKey, Stage, Style } from './styles.ts';
import { NEXT, type Tone } from './tones.ts';
import { shortened } from './words.ts';

type Request = PayloadOf<typeof tool>;
export type Draft = Readonly<Record<Stage, readonly Line[]>>;

export interface Own {
  readonly draft: Draft;
  /** The description is one statement and ends its sentence, so that the next one can point back to it. */
  readonly isOneStatement: boolean;
  /** The description, where it is short and follows "about". */
  readonly topic: string | undefined;
}

interface Manner {
  readonly style: Style;
  readonly tone: Tone;
  readonly field: Field;
  readonly name: string;
  readonly room: Room;
}

type Part = 'statements' | 'facts' | 'services' | 'achievements' | 'address';
/** What goes first where there is too much, and how many of it are left alone until the next line. */
const SHEDDING: readonly (readonly [part: Part, atLeast: number])[] = [
  ['statements', 2],
  ['services', 3],
  ['achievements', 1],
  ['statements', 1],
  ['address', 0],
  ['services', 1],
  ['achievements', 0],
  ['facts', 1],
  ['services', 0],
  ['facts', 0],
];

const LONGEST_TOPIC = 9;

const NOTHING: Draft = {
  hook: [],
  lead: [],
  reading: [],
  facts: [],
  services: [],
  achievements: [],
  need: [],
  client: [],
  attitude: [],
  first: [],
  closing: [],
};

const factLines = (request: Request, style: Style, pick: Pick): Line[] => {
  const { year, place: typed, team, besides } = readFacts(request);
  // "A family bakery in Whitby" has said where it is.
  const place = typed && request.companyDescription.toLowerCase().includes(typed.toLowerCase()) ? undefined : typed;
  const key = [year && 'y', place && 'p', team && 't'].filter(Boolean).join('') as FactKey | '';
  const values = { ...(year && { year }), ...(place && { place }), ...(team && { team }) };
  return key === '' ? [...besides] : [{ frame: pick(style.facts[key]), values }, ...besides];
};

/** An introduction is said once. */
const MORE = { did: '{who} {words}.', received: '{who} has been {words}.' } as const;

const achievementLines = (
  achievements: readonly Achievement[],
  { tone, room }: Manner,
  next: (statement: Statement) => Line,
  pick: Pick,
): Line[] => {
  const short = (words: string): string => shortened(words, room.statement / 2);
  return achievements.flatMap((achievement, at): Line[] => {
    const { kind } = achievement;
    if (kind === 'statement') return [next(achievement.statement)];
    const isFirst = achievements.findIndex((each) => each.kind === kind) === at;
    const frame = isFirst || kind === 'noted' ? pick(tone.achievements[kind]) : MORE[kind];
    if (kind !== 'noted') return [{ frame, values: { words: short(achievement.words) } }];
    // What fits no clause is named together, where the first of it stood.
    const noted = achievements.flatMap((each) => (each.kind === 'noted' ? [short(each.words)] : []));
    return isFirst ? [{ frame, values: { words: noted.join('; ') } }] : [];
  });
};

/**
 * @param words Counts the words of a draft as it will be read.
 * @returns Lines for every field that was filled, within the most words allowed.
 */
export const ownLines = (request: Request, manner: Manner, words: (draft: Draft) => number, random: Random): Own => {
  const { style, tone, field, name, room } = manner;
  const pick = pickFrom(random);
  const provides = random.pick(field.provides);
  const { statements, address } = readDescription(request.companyDescription, name);
  const services = readServices(request.keyServices, name);
  const achievements = readAchievements(request.achievements, name);

  const facts = factLines(request, style, pick);
  const isNamed = style.plan[0]![0] === 'facts' && facts.length > 0;
  const framing = { atMost: room.statement, provides };
  const next = (statement: Statement): Line =>
    framed(statement, { ...framing, frames: NEXT, isNamed: false, mayBePurpose: false }, pick, random);
  const [first = quoted(request.companyDescription.replace(/\s+/g, ' ').trim()), ...rest] = statements;
  const lead = framed(first, { ...framing, frames: tone.lead, isNamed, mayBePurpose: true }, pick, random);
  const described = [lead, ...rest.map(next)];
  const addresses: Line[] = address && statements.length > 0 ? [{ frame: 'More at {words}.', values: { words: address } }] : [];

  const listed = services?.kind === 'list' ? services.items : [];
  const listFrame = listed.length > 0 ? pick(listed.length > 1 ? style.services : style.oneService) : '';
  const serviceLines = services?.kind === 'sentences' ? services.statements.map(next) : [];
  const achieved = achievements.map((_, at) => achievementLines(achievements.slice(0, at + 1), manner, next, pick));

  const kept: Record<Part, number> = {
    statements: described.length,
    facts: facts.length,
    services: listed.length + serviceLines.length,
    achievements: achievements.length,
    address: addresses.length,
  };
  const draft = (): Draft => ({
    ...NOTHING,
    lead: described.slice(0, kept.statements),
    facts: facts.slice(0, kept.facts),
    services:
      listed.length > 0 && kept.services > 0
        ? [{ frame: listFrame, values: { items: someOf(listed, kept.services) } }]
        : serviceLines.slice(0, kept.services),
    achievements: achieved[kept.achievements - 1] ?? [],
    closing: addresses.slice(0, kept.address),
  });
  while (words(draft()) > room.max) {
    const shed = SHEDDING.find(([part, atLeast]) => kept[part] > atLeast);
    if (shed === undefined) break;
    kept[shed[0]] -= 1;
  }
  const isTopic =
    (first.shape === 'field' || first.shape === 'offer') &&
    !first.words.includes(',') &&
    shortened(first.words, LONGEST_TOPIC) === first.words;
  return {
    draft: draft(),
    isOneStatement: rest.length === 0 && lead.frame.endsWith('{words}.'),
    topic: isTopic ? first.words : undefined,
  };
};
