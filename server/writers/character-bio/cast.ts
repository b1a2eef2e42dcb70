/** Makes up the people of a reply, no two of whom share a name, a trade, a past or a habit. */
import { countWords } from '../../english/prose.ts';
import type { Random } from '../../random.ts';
import { ageWithin, eventAge, GROWN, stageOf, whenAt } from './ages.ts';
import { partsIn } from './appearance.ts';
import type { Brief } from './brief.ts';
import { decksFor, looksFor, pastFor, tradeFor, type Request } from './decks.ts';
import { GENRES } from './genres.ts';
import type { Person } from './person.ts';
import { speaksOfHome, speaksOfKin, suits } from './tact.ts';
import { fill, type Pronoun } from './voice.ts';

/** A description of this many words tells a story of its own. */
const TOLD = 30;
/** From this age on, many people are retired. */
const RETIRING = 72;
/** With more people than this, some share a look. */
const SMALL_CAST = 10;

const PRONOUNS: readonly Pronoun[] = ['she', 'he', 'she', 'he', 'she', 'he', 'she', 'he', 'they'];

interface CastMember {
  readonly person: Person;
  /** What the visitor said of this person; none for the others of a cast. */
  readonly brief: Brief | undefined;
}

/** A key with its value, or nothing. */
const optional = <K extends string>(key: K, value: string | undefined): Partial<Record<K, string>> =>
  value ? ({ [key]: value } as Record<K, string>) : {};

/** As many people as the request asks for: the first is the one described, the others are in the same story. */
export const castFor = (request: Request, brief: Brief, random: Random): CastMember[] => {
  const { genre, characterType, ageRange } = request;
  const count: number = request.outputNumber;
  const stock = GENRES[genre];
  const decks = decksFor(request, stock, random);
  const isYoungGenre = stock.isYoung === true;

  const member = (own: Brief | undefined, lead: Person | undefined): Person => {
    const typed = own ? `${own.text} ${request.talkingPoints ?? ''}` : '';
    const hint = `${typed} ${characterType}`;
    const age = ageWithin(ageRange, { said: own?.age, hint, isDescribed: own !== undefined }, isYoungGenre, random);
    const stage = stageOf(age);
    const isFit = (phrase: string): boolean => suits(stage, phrase);
    const hasKin = speaksOfKin(typed);

    const suggested = own?.name === undefined ? random.pick(PRONOUNS) : decks.names.pronounOf(own.shortName ?? own.name);
    const pronoun = own?.pronoun ?? suggested;
    const named = own?.name === undefined ? decks.names.draw(pronoun) : decks.names.take(own.name, own.shortName ?? own.name);

    const job = own?.occupation === undefined ? tradeFor(age, isYoungGenre, decks) : undefined;
    const title = own?.occupation ?? job?.[0] ?? 'drifter';
    const isRetired = job !== undefined && age >= RETIRING && !/^(?:retired|junior|former)\b/.test(title) && random.next() < 0.6;
    const hasYears = job !== undefined && stage === 'grown' && age > 21;

    const allows = (knot: object): boolean => !hasKin || !speaksOfKin(Object.values(knot).join(' '));
    const [knot, at] = pastFor({ age, hasGenre: countWords(typed) < TOLD, allows }, decks, random);
    const eventAt = eventAge(Math.min(age, 100), at, random);
    const plain = { name: named.short, pronoun };
    const { when, once } = whenAt(eventAt, age, random);
    const origin = speaksOfHome(typed) ? undefined : decks.origins.draw((each) => !hasKin || !speaksOfKin(each));
    const tie = lead && decks.ties.draw(isFit);

    return {
      fullName: named.full,
      age,
      voice: { ...plain, slots: { when: fill(when, plain), once: fill(once, plain) } },
      occupation: isRetired ? `retired ${title}` : title,
      ...optional('doing', job?.[1]),
      ...(hasYears && { years: 1 + random.below(Math.min(age - 20, 40)) }),
      knot,
      eventAt,
      archetype: characterType === 'Any Type' ? knot.archetype : `${characterType}: ${knot.archetype}`,
      // The part after the comma looks back on a childhood, which has not ended yet.
      ...optional('origin', age < GROWN ? origin?.split(', ')[0] : origin),
      pair: decks.pairs.draw(isFit) ?? decks.otherPairs.draw(isFit) ?? 'hard to read',
      ...optional('way', decks.ways.draw(isFit)),
      ...optional('pressure', decks.pressures.draw()),
      quirks: [decks.quirks.draw(isFit) ?? decks.habits.draw(), decks.habits.draw()].filter((quirk) => quirk !== undefined),
      looks: looksFor(age, partsIn(typed), count > SMALL_CAST ? 2 : 3, decks),
      ...optional('clothes', decks.clothes.draw(isFit)),
      ...optional('object', decks.objects.draw(isFit)),
      ...optional('opening', decks.openings.draw(isFit)),
      ...optional('aside', decks.asides.draw(isFit)),
      ...optional('closing', decks.closings.draw(isFit)),
      ...optional('role', decks.roles.draw(isFit)),
      ...optional('tie', lead && tie && fill(tie, { ...plain, slots: { lead: lead.voice.name } })),
    };
  };

  const first = member(brief, undefined);
  const others = Array.from({ length: count - 1 }, () => member(undefined, first));
  return [{ person: first, brief }, ...others.map((person) => ({ person, brief: undefined }))];
};
