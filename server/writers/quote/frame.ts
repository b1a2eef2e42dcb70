/**
 * A quote before it has its words: up to three parts, the first of which stands alone, so that one
 * thought can be said short, at medium length and long.
 *
 * Slots: `{T}` the topic; `<ask>`, `<is>`, `<has>` verbs that agree with it; `{it}`, `{its}`, `{them}` words that stand for
 * it; `{when}` a moment of the audience's days.
 */
import { capitalise, tidy } from '../../english/prose.ts';
import { plural, thirdPerson } from './verbs.ts';

/** The figure of speech: a reply holds each one once. */
export type Figure =
  | 'address'
  | 'command'
  | 'comparison'
  | 'condition'
  | 'confession'
  | 'contrast'
  | 'counting'
  | 'definition'
  | 'image'
  | 'paradox'
  | 'question'
  | 'time'
  | 'wish'
  | 'witness';

export interface Frame {
  readonly figure: Figure;
  readonly parts: readonly [string, ...string[]];
  /**
   * `good`: said only of what people want more of, for nobody wishes for more grief; `noun`: of a thing, not of something
   * one does; `deed`: of what one does, learns or goes through, not of a person, a place or a day; `doing`: of "marrying your best
   * friend", and of no noun.
   */
  readonly only?: 'good' | 'noun' | 'deed' | 'doing';
}

/** A part that begins with a comma, a semicolon or a colon goes on with the sentence before it. */
export const line = (figure: Figure, ...parts: readonly [string, ...string[]]): Frame => ({ figure, parts });
export const good = (figure: Figure, ...parts: readonly [string, ...string[]]): Frame => ({ figure, parts, only: 'good' });
export const noun = (figure: Figure, ...parts: readonly [string, ...string[]]): Frame => ({ figure, parts, only: 'noun' });
export const deed = (figure: Figure, ...parts: readonly [string, ...string[]]): Frame => ({ figure, parts, only: 'deed' });

export const doing = (figure: Figure, ...parts: readonly [string, ...string[]]): Frame => ({ figure, parts, only: 'doing' });

/** As a row of a table: the kinds and the styles a line suits, a letter each ("IW mcs"), its figure and its parts. */
export type Entry = readonly [suits: `${string} ${string}`, figure: Figure, ...parts: [string, ...string[]]];

/** What the slots are filled with. */
export interface Filling {
  readonly topic: string;
  readonly isMany: boolean;
  /** For `{when}`. */
  readonly moment: string;
}

const PRONOUNS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  it: ['it', 'they'],
  its: ['its', 'their'],
  them: ['it', 'them'],
};

/** Whether the text tells whose days it speaks of. */
export const isAimed = (text: string): boolean => text.includes('{when}');

const joined = (parts: readonly string[]): string =>
  parts.reduce((said, part) => (/^[,;:]/.test(part) ? said.replace(/[.]$/, '') + part : `${said} ${part}`));

/** The frame's first `count` parts as one text with its slots. */
export const firstParts = ({ parts }: Frame, count: number): string => joined(parts.slice(0, count));

/** Stands for the topic until the sentences have their capitals: what was typed may hold full stops of its own. */
const TOPIC = '\u0001';
/** Where a sentence begins with a slot: what comes there gets a capital. The rest has its capitals already. */
const START = '\u0002';
const SLOT_AT_START = /(^|[.!?]["”’)]? )(?=[{<])/gu;

/** Who is spoken to hears of "your mother", whoever typed "my mother". */
const addressed = (text: string, topic: string): string => {
  const sentence = text.match(/(?<![^.!?])[^.!?]*\{T\}[^.!?]*/)?.[0] ?? '';
  return /\byou(?:r|rs|rself)?\b/i.test(sentence) ? topic.replace(/^(?:my|our)\b/, 'your') : topic;
};

/** The text with its slots filled. */
export const filled = (text: string, { topic, isMany, moment }: Filling): string => {
  const said = addressed(text, topic);
  const agreed = text
    .replace(SLOT_AT_START, `$1${START}`)
    .replace(/<([a-z’]+)>/g, (_, verb: string) => (isMany ? plural(verb) : thirdPerson(verb)))
    .replace(/\{(it|its|them)\}/g, (_, word: string) => PRONOUNS[word]![isMany ? 1 : 0])
    .replaceAll('{when}', () => moment)
    .replaceAll('{T}', TOPIC)
    .replaceAll(START + TOPIC, () => capitalise(said))
    .replaceAll(TOPIC, () => said)
    .replace(new RegExp(`${START}(.)`, 'gu'), (_, letter: string) => letter.toUpperCase());
  return tidy(agreed);
};
