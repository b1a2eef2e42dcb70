/** Scores out of ten, each from what a reader could find, too. */
import { countWords } from '../../../english/prose.ts';
import { encode, type Vector } from '../../../meaning/encoder.ts';
import { appealBy, together } from '../../../kit/appeal.ts';
import appealBytes from './appeal.bin';
import { definesAWord } from './dictionary.ts';
import type { Found } from './found.ts';
import { CLOSE, UNNAMED } from './lexicon.ts';
import { GREETING } from './worn.ts';

export interface Scores {
  readonly engagementLevel: number;
  readonly clarityScore: number;
  readonly emotionalImpact: number;
  readonly curiosityFactor: number;
  readonly audienceRelevance: number;
}

const toTenth = (value: number): number => Math.round(value * 10) / 10;
const outOfTen = (value: number): number => toTenth(Math.min(10, Math.max(0, value)));
/** The first counts most, the next less, and more than that hardly at all. */
const dampened = (count: number, worth: number): number => worth * (1 - 0.5 ** count) * 2;
const worth = (is: unknown, value: number): number => (is ? value : 0);

/** Too few words to say anything: what is not there cannot engage or move. */
const substance = ({ wordCount }: Found): number => Math.min(1, wordCount / 6);

/** Yes or no, and about nothing that could be seen or counted. */
const isEmptyQuestion = (of: Found): boolean =>
  of.question !== undefined &&
  !of.isOpen &&
  !of.asksTheReader &&
  !/\s/.test(of.address ?? '') &&
  of.things.length + of.people.length + of.figures.length + of.names.length === 0;

/** What is left of a hook where everybody has read it before, or where it is no hook at all. */
const freshness = (of: Found): number =>
  0.5 ** Math.min(2, of.worn.length) *
  0.2 ** Math.min(1, of.hype.length) *
  (of.announcement ? (GREETING.test(of.announcement) ? 0.8 : 0.5) : 1) *
  (of.truism ? 0.4 : 1) *
  (of.isTitle || (of.figures.some(({ kind }) => kind === 'list') && !(of.hasFirstPerson && of.cost)) ? 0.8 : 1) *
  (of.bio ? 0.3 : 1) *
  (isEmptyQuestion(of) ? 0.6 : 1) *
  (/^(?:learn|discover)\b/i.test(of.text) ? 0.75 : 1) *
  (of.isGreeting ? 0.6 : 1) *
  (of.summary ? 0.6 : 1) *
  (definesAWord(of.text) || (of.citation && of.isAttributed) ? 0.5 : 1) *
  (UNNAMED.test(of.text) ? 0.7 : 1) *
  (of.isShouted ? 0.6 : 1) *
  (of.isUncounted ? 0.5 : 1) *
  (of.softWorn === undefined ? 1 : /^no/i.test(of.softWorn) || (of.addressee && of.things.length > 0) ? 0.95 : 0.7) *
  0.75 ** Math.min(2, of.mistakes.length);

/** "Top 10 tips" counts what comes, and shows nothing. */
const exact = ({ figures, isUncounted }: Found): number =>
  figures.filter(({ kind }) => kind !== 'list' && !(isUncounted && kind === 'share')).length;
const asks = ({ question, worn }: Found): boolean => question !== undefined && worn.length === 0;
/** Whoever says "I have taught 2,300 adults" was there. */
const hasRecord = (of: Found): boolean => of.hasFirstPerson && exact(of) > 0;

const engagement = (of: Found): number =>
  worth(of.scene, 2.8) +
  worth(of.superlative, 1) +
  worth(of.speech, 2) +
  worth(of.address, 1.3) +
  worth(of.reader ?? of.addressee, 1.8) +
  worth(asks(of), 0.8) +
  worth(of.isOpen || of.asksTheReader, 0.7) +
  worth(of.command, 0.6) +
  worth(of.turn, 1.2) +
  worth(of.likeness ?? of.isMaxim, 1.4) +
  worth(of.afterthought ?? of.denial, 1.8) +
  worth(of.swing, 1.6) +
  worth(of.riddle, 2) +
  worth(of.paradox, 1.6) +
  worth(of.expertise, 1.6) +
  worth(of.gap, 0.8) +
  worth(hasRecord(of), 0.8) +
  dampened(exact(of), 0.9) +
  dampened(of.things.length + of.names.length, 0.8);

const vague = ({ words }: Found): number =>
  words.filter((word) => /^(?:things?|stuff|something|ways?|lot|matters?|couple|etc|various|several|aspects?)$/.test(word))
    .length;

const clarity = (of: Found): number => {
  const longest = countWords(of.longest);
  return (
    (of.wordCount < 3 ? 2 : of.wordCount < 5 ? 7 : 7.4) +
    (longest >= 5 && longest <= 14 ? 1 : longest <= 18 ? 0.5 : 0) +
    // What can be pictured or counted is understood at once; what everybody says, hardly at all.
    dampened(of.things.length + of.names.length + of.people.length + exact(of), 0.6) -
    dampened(of.worn.length + of.hype.length + vague(of), 0.8) -
    (of.truism ? 0.6 : 0) -
    Math.max(0, longest - 18) * 0.1 -
    Math.max(0, of.wordCount - 35) * 0.06 -
    dampened(of.hard.length, 0.8) -
    (of.hard.length / Math.max(1, of.wordCount)) * 6 -
    (of.isShouted ? 3 : 0) -
    (of.announcement ? 0.8 : 0) -
    dampened(of.mistakes.length, 1.5) -
    Math.max(0, of.sentences.length - 3) * 0.5
  );
};

const emotion = (of: Found): number =>
  worth(of.asksTheReader, 0.8) +
  dampened(of.feeling.length, 1.9) +
  dampened(of.people.length, 0.9) +
  worth(of.scene, 2) +
  worth(of.speech, 1.3) +
  worth(of.cost, 1.2) +
  worth(hasRecord(of), 0.5) +
  worth(of.hasFirstPerson, 0.8) +
  worth(of.address, 0.8) +
  worth(of.reader, 0.8) +
  worth(of.turn, 0.6) +
  worth(of.likeness ?? of.isMaxim, 0.8) +
  worth(of.afterthought, 1.3) +
  worth(of.riddle ?? of.paradox, 1) +
  dampened(exact(of), 0.5);

const curiosity = (of: Found): number =>
  worth(of.gap, 2.6) +
  worth(of.turn, 1.9) +
  worth(of.likeness ?? of.isMaxim, 1.2) +
  worth(of.afterthought ?? of.denial, 1.9) +
  worth(of.swing, 1.6) +
  worth(of.riddle, 2.4) +
  worth(of.paradox, 2.2) +
  worth(of.expertise, 1.2) +
  worth(asks(of), 0.8) +
  worth(of.isOpen || of.asksTheReader, 1.6) +
  worth(of.scene, 2.3) +
  worth(of.superlative, 1.3) +
  worth(of.speech, 1.2) +
  worth(hasRecord(of), 0.8) +
  worth(of.reader, 1.6) +
  // Whoever is told what is wrong with theirs, or what to do with it, wants to know why.
  worth(of.address && (of.command ?? of.cost ?? of.feeling[0]), 1.2) +
  dampened(exact(of), 1.1) +
  dampened(of.things.length + of.names.length, 0.5);

/** What has been said to everybody is meant for nobody. */
const staleness = (of: Found): number =>
  dampened(of.worn.length, 0.9) + worth(of.announcement, 1.2) + worth(of.hype.length, 0.8) + worth(of.truism, 0.6);

/** Without an audience to speak of, and without a word of its world, neither near nor far. */
const relevance = (of: Found, audience: string): number =>
  audience === 'Everyone'
    ? 5 +
      // Family, money and what they cost are in every life.
      dampened(of.world.length + of.people.filter((word) => CLOSE.has(word)).length, 0.5) +
      worth(of.address, 0.7) +
      worth(of.reader, 0.8) +
      worth(of.cost, 0.4) +
      worth(of.scene, 0.2) -
      staleness(of) -
      (of.wordCount < 3 ? 1 : 0)
    : 4.8 +
      dampened(of.world.length, 1.8) +
      worth(of.address, 0.6) +
      worth(of.reader, 0.6) -
      staleness(of) -
      (of.wordCount < 3 ? 1 : 0);

/** One thing that draws is nearly enough: what else is there adds less and less. */
const ENOUGH = 3;

const foundBy = (of: Found, audience: string): Scores => {
  const drawn = (value: number): number => outOfTen(substance(of) * freshness(of) * 10 * (1 - Math.exp(-(value + 0.4) / ENOUGH)));
  return {
    engagementLevel: drawn(engagement(of)),
    clarityScore: outOfTen(clarity(of)),
    emotionalImpact: drawn(emotion(of)),
    curiosityFactor: drawn(curiosity(of)),
    audienceRelevance: outOfTen(relevance(of, audience)),
  };
};

/** A hook has to be read on from: what draws the reader weighs most, and clear words alone draw nobody. */
const WEIGHTS: Scores = {
  engagementLevel: 0.32,
  clarityScore: 0.06,
  emotionalImpact: 0.2,
  curiosityFactor: 0.38,
  audienceRelevance: 0.04,
};

export const overallOf = (scores: Scores): number =>
  toTenth((Object.keys(WEIGHTS) as (keyof Scores)[]).reduce((sum, key) => sum + scores[key] * WEIGHTS[key], 0));

/** A mean of two is nearer to the middle than a reader's one verdict. */
const STRETCH = 1.12;
const meant = appealBy(appealBytes);

/** Any text and any audience have so much in common. */
const BY_CHANCE = 0.1;
const PER_NEARNESS = 10;
/** There are so many to choose from. */
const MOST_AUDIENCES = 10;
const ofAudiences = new Map<string, Vector>();
/** Whether it speaks of what that audience has before it, whatever words it uses; nobody in particular is neither near nor far. */
const nearnessOf = async (text: string, audience: string): Promise<number> => {
  if (audience === 'Everyone' || audience === 'General Public') return 0;
  const one = (await encode([text]))?.[0];
  const other = ofAudiences.get(audience) ?? (await encode([audience]))?.[0];
  if (one === undefined || other === undefined) return 0;
  if (ofAudiences.size < MOST_AUDIENCES) ofAudiences.set(audience, other);
  const common = one.reduce((sum, value, at) => sum + value * other[at]!, 0);
  return Math.min(3, Math.max(-1, (common - BY_CHANCE) * PER_NEARNESS));
};

/** What rules find in it, and what it means: three scores of the five rise and fall with how it draws as a whole. */
export const scoresOf = async (of: Found, audience: string): Promise<Scores> => {
  const found = foundBy(of, audience);
  const byWords = overallOf(found);
  const [byMeaning, nearness] = await Promise.all([meant([of.text]), nearnessOf(of.text, audience)]);
  if (byMeaning === undefined) return found;
  const wanted = outOfTen(STRETCH * together(byWords, byMeaning * substance(of)));
  const drawing = WEIGHTS.engagementLevel + WEIGHTS.emotionalImpact + WEIGHTS.curiosityFactor;
  const moved = (score: number): number => outOfTen(score + (wanted - byWords) / drawing);
  return {
    ...found,
    audienceRelevance: outOfTen(found.audienceRelevance + nearness),
    engagementLevel: moved(found.engagementLevel),
    emotionalImpact: moved(found.emotionalImpact),
    curiosityFactor: moved(found.curiosityFactor),
  };
};
