/** The speech as a whole: opening, who they were, their own paragraphs, what we do now, farewell. */
import type tool from '../../../tools/eulogy-generator.ts';
import type { PayloadOf } from '../../../engine/definition/index.ts';
import { capitalise, countWords } from '../../english/prose.ts';
import type { Random } from '../../random.ts';
import { contracted } from './contractions.ts';
import { livedVeryShort } from './dates.ts';
import { datesParagraph } from './span.ts';
import { CHILD_CLOSINGS } from './farewells-child.ts';
import { fill, type Person } from './fill.ts';
import { textInCase } from './letters.ts';
import { genderOfTitle, isKinTerm, namesOf } from './names.ts';
import { entriesOf } from './notes.ts';
import { deedSentences, memorySentences, traitSentences } from './own-words.ts';
import { chosenThoughts, thoughtsIn, type Range, type Thought } from './plan.ts';
import { pronounIn } from './pronoun.ts';
import { STAGES, type Tone, type Voice } from './stock.ts';
import { BRIDGES, FORMAL_BRIDGES, GENERAL, SELF_BRIDGED, TENDER, UNFIT } from './thoughts.ts';
import { celebratory, personal, plain } from './tones-warm.ts';
import { inspiring, peaceful, traditional } from './tones-still.ts';
import { INFANT_TURNS, TURNS, type Turns } from './turns.ts';
import { INFANT_FRAMES, infant } from './voice-infant.ts';
import { colleague, friend, other } from './voices-beyond.ts';
import { child, parent, partner, sibling } from './voices-home.ts';
import { family, grandparent } from './voices-kin.ts';

type Request = PayloadOf<typeof tool>;

/** Words at a reader's pace of 130 a minute. */
const LENGTHS: Readonly<Record<Request['length'], Range>> = {
  Short: { min: 260, max: 390 },
  Medium: { min: 520, max: 650 },
  Long: { min: 780, max: 1040 },
};

const VOICES: Readonly<Record<Request['relationship'], Voice>> = {
  'Family Member': family,
  Friend: friend,
  Colleague: colleague,
  'Spouse/Partner': partner,
  Parent: parent,
  Child: child,
  Sibling: sibling,
  Grandparent: grandparent,
  Other: other,
};

const TONES: Readonly<Record<Request['tone'], Tone>> = {
  Default: plain,
  Celebratory: celebratory,
  Peaceful: peaceful,
  Personal: personal,
  Inspiring: inspiring,
  Traditional: traditional,
};

const AT_HOME: ReadonlySet<Request['relationship']> = new Set([
  'Spouse/Partner',
  'Parent',
  'Sibling',
  'Grandparent',
  'Family Member',
]);

/** Everything that depends on whether this was a life or a beginning of one. */
interface Stock {
  readonly openings: readonly string[];
  readonly closings: readonly string[];
  readonly ties: readonly string[];
  readonly turns: Turns;
  readonly preferred: readonly Thought[];
  readonly general: readonly Thought[];
}

const general = STAGES.flatMap((stage) => (stage === 'bond' ? [] : thoughtsIn(stage, GENERAL[stage])));

const infantStock = (tone: string): Stock => {
  const frame = INFANT_FRAMES[tone]!;
  return {
    openings: [frame.opening],
    closings: [frame.closing],
    ties: infant.ties,
    turns: INFANT_TURNS,
    preferred: thoughtsIn('bond', infant.bonds),
    general: general.filter(({ idea }) => TENDER.has(idea)),
  };
};

const stockFor = ({ relationship, tone }: Request): Stock => {
  const { openings, closings, closingsAtHome = [], thoughts } = TONES[tone];
  const voice = VOICES[relationship];
  return {
    openings,
    closings:
      relationship === 'Child' ? CHILD_CLOSINGS[tone]! : AT_HOME.has(relationship) ? [...closings, ...closingsAtHome] : closings,
    ties: voice.ties,
    turns: TURNS[tone]!,
    preferred: [...thoughtsIn('bond', voice.bonds), ...STAGES.flatMap((stage) => thoughtsIn(stage, thoughts[stage]))],
    general: general.filter(({ idea }) => ![relationship, tone].some((choice) => UNFIT[choice]?.includes(idea))),
  };
};

const isInfant = ({ name, birthDate, deathDate, relationship }: Request): boolean =>
  /^baby\s/i.test(name) ||
  (!['Parent', 'Grandparent', 'Colleague', 'Spouse/Partner'].includes(relationship) && livedVeryShort(birthDate, deathDate));

/** A sentence that would start with the name again takes the pronoun, where it is known. */
const inTurn = (sentences: readonly string[], { pronoun, short }: Person): string[] =>
  sentences.map((sentence, place) =>
    pronoun !== undefined && sentence.startsWith(`${short} `) && sentences[place - 1]?.includes(short)
      ? capitalise(pronoun) + sentence.slice(short.length)
      : sentence,
  );

const words = (paragraphs: readonly string[]): number => countWords(paragraphs.join(' '));

/** Drops last sentences, of the longest part first, until the rest fits. A part keeps at least its first. */
const fitted = (parts: readonly string[][], room: number): string[][] => {
  const kept = parts.map((part) => [...part]);
  while (words(kept.flat()) > room) {
    const longest = kept.filter(({ length }) => length > 1).sort((one, two) => words(two) - words(one))[0];
    if (longest === undefined) return kept;
    longest.pop();
  }
  return kept;
};

export const compose = (request: Request, random: Random): string => {
  const byTitle = request.relationship === 'Other' || (request.relationship === 'Colleague' && request.tone === 'Traditional');
  const names = namesOf(request.name, byTitle ? 'by title' : 'by first name');
  const [traits, deeds, memories] = [request.personalityTraits, request.achievements, request.memories].map((typed) =>
    textInCase(typed, names.full),
  ) as [string, string, string];
  const pronoun = genderOfTitle(names.full) ?? pronounIn([memories, deeds, traits].flatMap(entriesOf));
  const person: Person = { ...names, pronoun };
  const young = isInfant(request);
  const stock = young ? infantStock(request.tone) : stockFor(request);
  const tell = (text: string): string => fill(request.tone === 'Personal' ? contracted(text) : text, person);
  const say = (options: readonly string[]): string => tell(random.pick(options));

  const dates = datesParagraph(request, person, young ? 'infant' : 'any age', random);
  // "I speak as Mum's child" says nothing that "Mum" has not said.
  const opening = isKinTerm(names.short) ? say(stock.openings) : `${say(stock.openings)} ${say(stock.ties)}`;
  const closing = say(stock.closings);
  const range = LENGTHS[request.length];
  const own = fitted(
    [traitSentences(traits, person, random), deedSentences(deeds, person), memorySentences(memories, person, random)],
    range.max - words([opening, closing, dates ?? '']) - 100,
  );
  const turns = [stock.turns.traits, stock.turns.deeds, stock.turns.memories];
  const ownParagraphs = own.flatMap((sentences, place) =>
    sentences.length === 0 ? [] : [inTurn([say(turns[place]!.before), ...sentences, say(turns[place]!.after)], person).join(' ')],
  );

  const bridges = request.tone === 'Traditional' ? FORMAL_BRIDGES : BRIDGES;
  const bridge = { grief: say(bridges.grief), carry: say(bridges.carry) };
  const spoken = words([opening, dates ?? '', ...ownParagraphs, closing]);
  const room = { min: Math.max(0, range.min - spoken), max: Math.max(0, range.max - spoken - words(Object.values(bridge))) };
  const chosen = chosenThoughts(stock.preferred, stock.general, room, random);
  const told = (stage: (typeof STAGES)[number]): string[] => chosen.get(stage)!.map(({ text }) => tell(text));

  /** A turn needs room: where only one thought follows, the speech moves on without one. */
  const bridged = (stage: keyof typeof bridge): string[] => {
    const [first, ...rest] = told(stage);
    if (first === undefined) return [];
    const bare = rest.length === 0 || SELF_BRIDGED.has(chosen.get(stage)![0]!.idea);
    return [bare ? first : `${bridge[stage]} ${first}`, ...rest];
  };
  const bonds = told('bond');
  const half = Math.ceil(bonds.length / 2);
  const [aboutThem, remembered] = [
    ownParagraphs.slice(0, own[2]!.length > 0 ? -1 : undefined),
    own[2]!.length > 0 ? ownParagraphs.slice(-1) : [],
  ];

  return [
    opening,
    ...told('gathering'),
    ...(dates ? [dates] : []),
    ...bonds.slice(0, half),
    ...aboutThem,
    ...bonds.slice(half),
    ...remembered,
    ...told('invite'),
    ...bridged('grief'),
    ...bridged('carry'),
    ...told('still'),
    closing,
  ].join('\n\n');
};
