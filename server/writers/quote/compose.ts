/** Six quotes that differ in figure, words and moment, all of the kind, style and length that were asked for. */
import type { Random } from '../../random.ts';
import { MOMENTS } from './audiences.ts';
import { KIN, type Request } from './cells.ts';
import { firstParts, isAimed, type Frame } from './frame.ts';
import { AIMED } from './frames/aimed.ts';
import { GENTLE, GENTLE_QUESTIONS } from './frames/gentle.ts';
import { FRAMES } from './frames/index.ts';
import { PEOPLE } from './frames/people.ts';
import { aimedAnswers, answered } from './leads.ts';
import { noteOf } from './note.ts';
import { popularFrames } from './popular.ts';
import { Reply } from './reply.ts';
import { leadSentence, subjectOf, THIS, type Subject } from './subject.ts';
import { isGrave, isHard, kindFor, styleFor } from './tact.ts';
import { tinyQuotes } from './tiny-quotes.ts';

/** With an audience of its own, so many of the six speak of its days. */
const AIMED_COUNT = 3;
/** A popular topic has lines of its own; so many of the six at most, or they would soon be known. */
const POPULAR_COUNT = 3;
/** So many have the sound that the visitor's note asks for. */
const SOUND_COUNT = 1;
/** Of love for somebody, so many speak of that somebody. */
const PEOPLE_COUNT = 4;
/** Beside a sentence on something grave, so many are gentle lines about "this". */
const GENTLE_WITH_SENTENCE = 3;
/** Of six quotes with a sentence of the visitor's, so many are frames about "this". */
const THIS_COUNT = 2;

/** Frames that tell the audience's days within as many parts as a quote of this length has. */
const aimedIn = (frames: readonly Frame[], length: Request['length']): Frame[] =>
  frames.filter((frame) => isAimed(firstParts(frame, length === 'Long' ? 3 : length === 'Medium' ? 2 : 1)));

/** In a short sentence, "silence with the essay still blank" is misread. */
const momentsFor = ({ audience, length }: Request): string[] =>
  MOMENTS[audience].filter((moment) => length === 'Long' || !moment.startsWith('with '));

/** The thing as this kind of quote speaks of it. */
const asSpokenOf = (subject: Subject, { topic, quoteType }: Request): Subject => {
  const { thing, lead } = subject;
  const spokenOf = (words: string, isDoing = thing.isDoing): Subject => ({ ...subject, thing: { ...thing, words, isDoing } });
  // Love and jokes are about the person: not "love is loving my mother".
  if ((quoteType === 'Love' || quoteType === 'Funny') && thing.isPersonal)
    return spokenOf(thing.words.replace(/^(?:loving|life with) /, ''));
  // Nobody wants to succeed at burnout.
  if (quoteType === 'Success' && !lead && isHard(topic)) return spokenOf(`getting through ${thing.words}`, true);
  return subject;
};

/** Gives six quotes; fewer only where the topic leaves no room for more. */
export const compose = (asked: Request, random: Random): string[] => {
  const request = { ...asked, quoteType: kindFor(asked.topic, asked.quoteType), style: styleFor(asked.topic, asked.style) };
  const { quoteType, style, length, audience } = request;
  const subject = asSpokenOf(subjectOf(request.topic, length), request);
  const note = noteOf(request.additionalInfo);
  const reply = new Reply(request, subject, note, random.shuffle(momentsFor(request)), random);
  const cell = random.shuffle(FRAMES[quoteType][style]);
  const aimed = random.shuffle(AIMED[quoteType]);
  const isSaid = subject.lead !== undefined && subject.thing === THIS;
  if (isGrave(request.topic))
    reply.add(
      random.shuffle(quoteType === 'Philosophical' ? GENTLE_QUESTIONS : GENTLE),
      isSaid ? GENTLE_WITH_SENTENCE : undefined,
    );
  if (quoteType === 'Love' && subject.thing.isPersonal) reply.add(random.shuffle(PEOPLE), PEOPLE_COUNT);
  const isWordy = subject.thing.words.split(' ').length > 2;
  if (audience !== 'General' && length !== 'Long' && isSaid) reply.addForms(aimedAnswers(request, subject, random));
  if (isSaid && subject.lead) {
    if (length === 'Long') reply.add(cell, THIS_COUNT);
    reply.addForms(answered(request, leadSentence(subject.lead), random));
  }
  reply.add(random.shuffle(popularFrames(subject.thing.words, quoteType, style)), POPULAR_COUNT);
  if (audience !== 'General')
    reply.add(length === 'Long' ? aimedIn(cell, length) : [...aimedIn(cell, length).slice(0, 1), ...aimed], AIMED_COUNT);
  if (audience !== 'General' && length !== 'Long' && isWordy && !isSaid) reply.addForms(aimedAnswers(request, subject, random));
  if (note.sound !== undefined && kindFor(request.topic, note.sound) === note.sound && note.sound !== quoteType)
    reply.add(random.shuffle(FRAMES[note.sound][style]), SOUND_COUNT);
  reply.add(cell);
  if (audience === 'General') reply.add(aimed, 1);
  reply.add(random.shuffle(FRAMES[quoteType][KIN[style]]));
  if (isHard(request.topic)) reply.add(random.shuffle(GENTLE));
  // Truer to the style than what follows, where there is room for no more than a few words.
  reply.addForms(tinyQuotes(request, subject, random).map((text) => [text]));
  if (!reply.isFull) reply.add(random.shuffle(Object.values(FRAMES[quoteType]).flat()));
  if (!reply.isFull) reply.add(random.shuffle(FRAMES.Inspirational[style]));
  return random.shuffle(reply.texts);
};
