/** The words of one idea: a title; then what is sold to whom, why they would pay, and a first step. */
import { asSentence, tidy } from '../../english/prose.ts';
import type { Random } from '../../random.ts';
import type { Deck } from './deck.ts';
import { fill } from './fill.ts';
import type { Level } from './form.ts';
import type { Industry } from './industries.ts';
import type { Matter } from './matter.ts';
import { DEMANDS } from './levels.ts';
import { termsFor, type Money } from './money.ts';
import type { Offer } from './offers.ts';
import type { Segment } from './segment.ts';
import { APART, LEADS, STEPS } from './steps.ts';

export interface Idea extends Offer {
  readonly matter: Matter;
  readonly segment: Segment;
  readonly level: Level;
  readonly money: Money;
}

/** What the visitor chose, and so what the words should speak of. */
export interface Spoken {
  readonly industry: Industry | undefined;
  readonly budget: boolean;
  readonly level: boolean;
}

const PROPER = /^(?:Saturday|Sunday)/;
const lowFirst = (words: string): string => (PROPER.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1));

/** What should not stand in both halves of a sentence. */
const ECHOES = [/:/, /before/i, /week|month|Saturday|Friday|Sunday/i, /first|begin/i];

/** The sentence after one of the leads; none that would bring a second colon, or "before" or the week a second time. */
const leadInto = (leads: readonly string[], sentence: string, deck: Deck): string => {
  const lead = deck.deal(leads.filter((words) => ECHOES.every((echo) => !echo.test(words) || !echo.test(sentence))));
  return lead === '' ? sentence : lead + lowFirst(sentence);
};

const NOWHERE: Matter = { words: '', place: 'nowhere' };
/** What a title may have and still be taken in at a glance. */
const SHORT = 60;

/**
 * "Tax planners for retired couples", "Starter kits for first-time owners of houseplants"; where prepositions would pile up, the
 * subject comes first and a colon after it. The first that is short, or else the shortest.
 */
export const titleOf = ({ form, matter, segment: { who, of } }: Idea, random: Random): string => {
  const withSubject = (template: string): string => fill(`${template} for {who}`, matter, who);
  const subjectFirst = (template: string): string =>
    fill(`${matter.words}: ${lowFirst(fill(template, NOWHERE, who))} for {who}`, NOWHERE, who);
  const subjectLast = (template: string): string =>
    fill(`${template} for ${of!.replace('{it}', () => matter.words)}`, NOWHERE, who);
  const titles = random
    .shuffle(form.titles)
    .flatMap((template) => [
      ...(matter.place === 'after' && of?.includes('{it}') ? [subjectLast(template)] : []),
      ...(matter.place === 'to' || (matter.place === 'after' && /\|[^\]]*for\]/.test(template))
        ? [subjectFirst(template)]
        : [withSubject(template), ...(matter.place === 'after' ? [subjectFirst(template)] : [])]),
    ]);
  return (
    titles.find((title) => title.length <= SHORT) ?? titles.reduce((one, other) => (other.length < one.length ? other : one))
  );
};

export const descriptionOf = (idea: Idea, spoken: Spoken, deck: Deck, random: Random): string => {
  const { type, form, matter, segment, level, money } = idea;
  const { who, where } = segment;
  const twists = spoken.industry?.twists ?? [];
  const remarks = [twists, spoken.budget ? termsFor(type, money.tier) : [], spoken.level ? DEMANDS[level] : []]
    .map((texts) => texts.filter((text) => deck.isFresh(text)))
    .filter((texts) => texts.length > 0);
  const remark = remarks.length > 0 ? deck.deal(random.pick(remarks)) : undefined;
  const because = deck.deal(segment.whys.length > 0 ? segment.whys : form.whys);
  const moreover = form.whys.filter((text) => deck.isFresh(text) && text !== because);
  const hasOwnStep = form.steps.some((text) => deck.isFresh(text)) && random.next() < 0.85;
  const step = deck.deal(hasOwnStep ? form.steps : STEPS).replace('{where}', where);
  return tidy(
    [
      deck.deal(form.sells),
      because,
      // A second reason only where nothing else is said between the offer and the first step.
      ...(remark === undefined && moreover.length > 0 ? [deck.deal(moreover)] : []),
      ...(remark === undefined ? [] : [twists.includes(remark) ? leadInto(APART, remark, deck) : remark]),
      leadInto(LEADS, step, deck),
    ]
      .map((sentence) => asSentence(fill(sentence, matter, who)))
      .join(' '),
  );
};
