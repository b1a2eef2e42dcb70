/**
 * A hook before it has its words.
 *
 * Slots: `{T}` the topic, and `{N}` only where it is a thing and not something one does; `{said}` the visitor's sentence in
 * quotation marks, which somebody `{says}`; `{that}` a statement after "that"; `{how}` what can follow "wonder"; `{people}`,
 * `{person}`, `{a person}`, `{judge}`, `{where}`, `{life}` the audience's world. `<is|are>` agrees with the topic.
 */
import { capitalise, tidy, withArticle } from '../../english/prose.ts';
import type { Random } from '../../random.ts';
import type { World } from './audiences.ts';
import { deck } from './deck.ts';
import { LONG, type Subject } from './subject.ts';

/** Fills frames for one reply: the same place or person comes twice only when all others have come. */
export type Filler = (frame: string) => string;

/** Whether the text tells whose world it speaks of. */
export const isAimed = (frame: string): boolean => /\{(?:people|person|a person|judge|where|life)\}/.test(frame);

/** What can be followed even when the visitor's words are long. */
const ENDS_WITH_TOPIC = /\{(?:T|N|how|that|said)\}[”"]?[.?!:]?[”"]?$/;

/** Whether the visitor's words can stand in all slots of the frame. */
export const holds = (frame: string, { thing, said, statement, inquiry }: Subject): boolean => {
  if (frame.includes('{said}')) return said !== undefined;
  if (frame.includes('{that}')) return statement !== undefined;
  if (frame.includes('{how}')) return inquiry !== undefined;
  // "About this this week".
  if (thing.words === 'this' && frame.includes('{T} this')) return false;
  return !(frame.includes('{N}') && thing.isDoing);
};

/** Whether the sentence can still be followed with these words in it. */
export const isEasy = (frame: string, { thing, said = '', statement = '', inquiry = '' }: Subject): boolean => {
  const typed: Readonly<Record<string, string>> = { T: thing.words, N: thing.words, said, that: statement, how: inquiry };
  const isLong = Object.entries(typed).some(([slot, words]) => words.length > LONG && frame.includes(`{${slot}}`));
  // "About how to sleep" is said easily, "bring knowing how to sleep" is not.
  if (inquiry !== '' && thing.isDoing && frame.includes('{T}')) return /\b(?:about|on) \{T\}/.test(frame);
  return !isLong || ENDS_WITH_TOPIC.test(frame);
};

/** Stands for the visitor's words until the sentence has its capitals: they may hold marks of their own. */
const TYPED = '\u0001';

/** "So it is," she said: before a comma or in the middle of a sentence, a quotation ends without a full stop. */
const withinSentence = (said: string): string => said.replace(/\.”$/, '”');

export const fillerFor = (subject: Subject, world: World, random: Random): Filler => {
  const { thing, said = '', question, statement = '', inquiry = '' } = subject;
  const isAsked = question !== undefined;
  const slots: Readonly<Record<string, () => string>> = {
    people: () => world.people,
    person: () => world.person,
    'a person': () => withArticle(world.person),
    judge: deck(world.judge, random),
    where: deck(world.where, random),
    life: deck(world.life, random),
    says: () => (isAsked ? 'asks' : 'says'),
    say: () => (isAsked ? 'ask' : 'say'),
  };
  const typed: Readonly<Record<string, (isLast: boolean, isAbout: boolean) => string>> = {
    T: (_, isAbout) => (isAbout ? thing.afterAbout : thing.words),
    N: () => thing.words,
    said: (isLast) => (isLast ? said : withinSentence(said)),
    that: () => statement,
    how: () => inquiry,
  };
  return (frame) => {
    const kept: string[] = [];
    const written = frame
      .replace(/<([^|<>]*)\|([^<>]*)>/g, (_, one: string, many: string) => (thing.isMany ? many : one))
      .replace(/(?:\b(about |on ))?\{([^{}]+)\}/g, (slot, about: string | undefined, name: string) => {
        const words = typed[name];
        if (words === undefined) return `${about ?? ''}${slots[name]?.() ?? slot}`;
        const rest = frame.slice(frame.indexOf(`{${name}}`) + name.length + 2);
        kept.push(words(rest === '', about !== undefined));
        return `${about ?? ''}${TYPED}`;
      });
    let next = 0;
    return tidy(capitalise(written.replaceAll(TYPED, () => kept[next++] ?? '')));
  };
};
