/** Six quotes that differ in figure, words and moment, all of the kind, style and length that were asked for. */
import type { Random } from '../../random.ts';
import { MOMENTS } from './audiences.ts';
import { KIN, type QuoteType, type Request } from './cells.ts';
import type { Frame } from './frame.ts';
import { AIMED } from './frames/aimed.ts';
import { GENTLE, GENTLE_QUESTIONS } from './frames/gentle.ts';
import { FRAMES } from './frames/index.ts';
import { DAYS } from './frames/days.ts';
import { SOMEONE } from './frames/someone.ts';
import { SOMETHING } from './frames/something.ts';
import { aimedAnswers, answered } from './leads.ts';
import { noteOf } from './note.ts';
import type { Kind } from './nouns.ts';
import { popularFrames } from './popular.ts';
import { Reply } from './reply.ts';
import { leadSentence, subjectOf, THIS, type Subject } from './subject.ts';
import { isGrave, isHard, kindFor, styleFor } from './tact.ts';
import { tinyQuotes } from './tiny-quotes.ts';

/** So many, where it is hard and no death. */
const GENTLE_WITH_HARDSHIP = 3;
/** With an audience of its own, so many of the six speak of its days. */
const AIMED_COUNT = 3;
/** A popular topic has lines of its own; so many of the six at most, or they would soon be known. */
const POPULAR_COUNT = 3;
/** So many have the sound that the visitor's note asks for. */
const SOUND_COUNT = 1;
/** Of a person, a thing or a day, so many at most are lines made for such: the others have more of the style's voice. */
const MADE_COUNT = 4;
/** Beside a sentence on something grave, so many are gentle lines about "this". */
const GENTLE_WITH_SENTENCE = 3;

/** Lines for a person, a thing or a day; what one does and what one thinks of have the cells themselves. */
const MADE: Readonly<Partial<Record<Kind, Readonly<Record<QuoteType, readonly Frame[]>>>>> = {
  someone: SOMEONE,
  something: SOMETHING,
  place: SOMETHING,
  days: DAYS,
};

/** The thing as this kind of quote speaks of it. */
const asSpokenOf = (subject: Subject, { topic, quoteType }: Request): Subject => {
  const { thing, lead } = subject;
  // Nobody wants to succeed at burnout.
  if (quoteType === 'Success' && !lead && isHard(topic))
    return { ...subject, thing: { ...thing, words: `getting through ${thing.words}`, isDoing: true, kind: 'deed' } };
  return subject;
};

/** Gives six quotes; fewer only where the topic leaves no room for more. */
export const compose = (asked: Request, random: Random): string[] => {
  const request = { ...asked, quoteType: kindFor(asked.topic, asked.quoteType), style: styleFor(asked.topic, asked.style) };
  const { quoteType, style, length, audience } = request;
  const subject = asSpokenOf(subjectOf(request.topic, length), request);
  const note = noteOf(request.additionalInfo);
  const moments = { aimed: random.shuffle(MOMENTS[audience]), anybodys: random.shuffle(MOMENTS.General) };
  const reply = new Reply(request, subject, note, moments);
  const cell = random.shuffle(FRAMES[quoteType][style]);
  const aimed = random.shuffle(AIMED[quoteType]);
  const made = isGrave(request.topic) ? [] : random.shuffle(MADE[subject.thing.kind]?.[quoteType] ?? []);
  const isSaid = subject.lead !== undefined && subject.thing === THIS;
  if (isGrave(request.topic))
    reply.add(
      random.shuffle(quoteType === 'Philosophical' ? GENTLE_QUESTIONS : GENTLE),
      isSaid ? GENTLE_WITH_SENTENCE : undefined,
    );
  // Whoever is worn out is kept company first, and cheered on afterward.
  else if (isHard(request.topic) && /^(?:Inspirational|Love|Happiness|Spiritual)$/.test(quoteType))
    reply.add(random.shuffle(GENTLE), GENTLE_WITH_HARDSHIP);
  const isWordy = subject.thing.words.split(' ').length > 2;
  if (audience !== 'General' && isSaid) reply.addForms(aimedAnswers(request, subject, random), 'aimed');
  if (isSaid && subject.lead) reply.addForms(answered(request, leadSentence(subject.lead), random));
  reply.add(random.shuffle(popularFrames(subject.thing.words, quoteType, style)), POPULAR_COUNT);
  if (audience !== 'General') reply.add(aimed, AIMED_COUNT);
  reply.add(made, MADE_COUNT, true);
  if (audience !== 'General' && length !== 'Long' && isWordy && !isSaid)
    reply.addForms(aimedAnswers(request, subject, random), 'aimed');
  if (note.sound !== undefined && kindFor(request.topic, note.sound) === note.sound && note.sound !== quoteType)
    reply.add(random.shuffle(FRAMES[note.sound][style]), SOUND_COUNT);
  reply.add(cell);
  reply.add(made, undefined, true);
  if (audience === 'General') reply.add(aimed, 1);
  reply.add(random.shuffle(FRAMES[quoteType][KIN[style]]));
  if (isHard(request.topic)) reply.add(random.shuffle(GENTLE));
  // Truer to the style than what follows, where there is room for no more than a few words.
  reply.addForms(tinyQuotes(request, subject, random).map((text) => [text]));
  if (!reply.isFull) reply.add(random.shuffle(Object.values(FRAMES[quoteType]).flat()));
  if (!reply.isFull) reply.add(random.shuffle(FRAMES.Inspirational[style]));
  return random.shuffle(reply.texts);
};
