/** Scores out of ten, each from features a reader could count too. */
import type { Features } from './features.ts';

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

/** Too few words to say anything: what is not there cannot engage or move. */
const substance = ({ wordCount }: Features): number => Math.min(1, wordCount / 6);

const engagement = (of: Features): number =>
  substance(of) *
    (2.5 +
      (of.address ? 2 : 0) +
      (of.question ? 1.2 : 0) +
      (of.isStory ? 1.8 : 0) +
      dampened(of.action.length, 1.1) +
      dampened(of.specifics.length, 0.9)) -
  (of.announcement ? 1.5 : 0) -
  (of.isShouted ? 2 : 0) -
  (of.bait ? 1.5 : 0) -
  (of.worn ? 1.2 : 0) -
  dampened(of.filler.length, 0.5);

const clarity = (of: Features): number =>
  (of.wordCount < 3 ? 2 : of.wordCount < 5 ? 7 : 8.8) +
  (of.longestSentence >= 6 && of.longestSentence <= 22 ? 0.7 : 0) -
  Math.max(0, of.longestSentence - 25) * 0.12 -
  Math.max(0, of.wordCount - 35) * 0.06 -
  dampened(of.hard.length, 0.8) -
  (of.hard.length / Math.max(1, of.wordCount)) * 6 -
  dampened(of.filler.length, 0.9) -
  (of.isShouted ? 3 : 0) -
  (of.announcement ? 0.8 : 0) -
  Math.max(0, of.sentences.length - 3) * 0.5;

const emotion = (of: Features): number =>
  substance(of) *
    (1.8 +
      dampened(of.feeling.length, 2.4) +
      dampened(of.close.length, 0.8) +
      (of.isStory ? 0.9 : 0) +
      (of.address ? 0.7 : 0) +
      dampened(of.specifics.length, 0.5)) -
  (of.announcement ? 0.8 : 0) -
  (of.bait ? 0.8 : 0);

const curiosity = (of: Features): number =>
  substance(of) *
    (1.6 +
      (of.question ? 1.3 : 0) +
      (of.isOpen ? 0.8 : 0) +
      (of.promise ? 1.6 : 0) +
      dampened(of.gap.length, 1.1) +
      dampened(of.turns.length, 0.7) +
      dampened(of.specifics.length, 1)) -
  (of.worn ? 1.5 : 0) -
  (of.announcement ? 1.5 : 0) -
  (of.bait ? 1.5 : 0) -
  (of.isShouted ? 1 : 0);

/** Without an audience to speak of, and without a word of its world, neither near nor far. */
const relevance = (of: Features, audience: string): number =>
  audience === 'Everyone'
    ? 5.2 + (of.address ? 0.6 : 0) - (of.wordCount < 3 ? 1 : 0)
    : 5 + dampened(of.world.length, 1.8) + (of.address ? 0.6 : 0) - (of.wordCount < 3 ? 1 : 0);

export const scoresOf = (of: Features, audience: string): Scores => ({
  engagementLevel: outOfTen(engagement(of)),
  clarityScore: outOfTen(clarity(of)),
  emotionalImpact: outOfTen(emotion(of)),
  curiosityFactor: outOfTen(curiosity(of)),
  audienceRelevance: outOfTen(relevance(of, audience)),
});

/** A hook has to be read on from, so what draws the reader weighs most. */
const WEIGHTS: Scores = {
  engagementLevel: 0.25,
  clarityScore: 0.2,
  emotionalImpact: 0.2,
  curiosityFactor: 0.25,
  audienceRelevance: 0.1,
};

export const overallOf = (scores: Scores): number =>
  toTenth((Object.keys(WEIGHTS) as (keyof Scores)[]).reduce((sum, key) => sum + scores[key] * WEIGHTS[key], 0));
