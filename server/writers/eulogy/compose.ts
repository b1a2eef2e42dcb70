/** The speech as a whole: opening, who they were, their own paragraphs, what we do now, farewell. */
import type tool from '../../../tools/eulogy-generator.ts';
import type { PayloadOf } from '../../../engine/definition/index.ts';
import { capitalise, countWords } from '../../english/prose.ts';
import type { Random } from '../../random.ts';
import { contracted } from './contractions.ts';
import { livedVeryShort } from './dates.ts';
import { datesParagraph } from './span.ts';
import { deedSentences, memorySentences } from './deeds.ts';
import { fill, type Person } from './fill.ts';
import { textInCase } from './letters.ts';
import { genderOfTitle, isKinTerm, namesOf } from './names.ts';
import { entriesOf, saysNothing } from './notes.ts';
import { traitSentences } from './traits.ts';
import { chosenThoughts, type Range } from './plan.ts';
import { pronounIn } from './pronoun.ts';
import { infantStock, stockFor } from './repertoire.ts';
import type { Stage } from './stock.ts';
import { BRIDGES, FORMAL_BRIDGES, SELF_BRIDGED } from './thoughts.ts';

type Request = PayloadOf<typeof tool>;

/** Words at a reader's pace of 130 a minute. */
const LENGTHS: Readonly<Record<Request['length'], Range>> = {
  Short: { min: 260, max: 390 },
  Medium: { min: 520, max: 650 },
  Long: { min: 780, max: 1040 },
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
    saysNothing(typed) ? '' : textInCase(typed, names.full),
  ) as [string, string, string];
  const pronoun = genderOfTitle(names.full) ?? pronounIn([memories, deeds, traits].flatMap(entriesOf));
  const person: Person = { ...names, pronoun };
  const young = isInfant(request);
  const stock = young ? infantStock(request.tone) : stockFor(request.relationship, request.tone);
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
  const told = (stage: Stage): string[] => chosen.get(stage)!.map(({ text }) => tell(text));

  /** A transition needs room: where only one thought follows, there is none. */
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
