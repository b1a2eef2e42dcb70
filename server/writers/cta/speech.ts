/** Says a command in the ways of a tone, with what leads up to it. */
import type { Random } from '../../random.ts';
import type { Command, Commands } from './commands.ts';
import { raised, sentence, type Offer } from './offer.ts';
import type { Audience, Tone } from './tones.ts';

export interface Material {
  readonly offer: Offer;
  readonly commands: Commands;
  readonly tone: Tone;
  readonly audience: Audience;
  readonly random: Random;
}

/** A line that may be given, with what the choice among such lines needs to know. */
export interface Candidate {
  readonly text: string;
  /** Its construction, and the command within it: a reply should not show the same ones over and over. */
  readonly form: string;
  readonly command: string;
  /** Speaks in the tone, to the reader, and of the offer. */
  readonly isToned: boolean;
  readonly isAimed: boolean;
  readonly namesOffer: boolean;
}

/** "Please subscribe", "Go on, subscribe". */
export interface Said {
  readonly words: string;
  readonly isToned: boolean;
  readonly command: Command;
}

export const small = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
export const isNaming = ({ names }: Command): boolean => names === 'offer';
export const isBare = ({ names }: Command): boolean => names === 'nothing';

const TIMED = /\b(?:now|today|here|right away|already|this|every|before|until|by|only|\d+\s?(?:am|pm)|\w+days?)\b/i;
/** Whether "now" or "here" can follow without a clash. */
export const takesEnd = ({ words, isShort }: Command): boolean =>
  isShort && !TIMED.test(words) && !/[:,]|\band\b|for yourself/.test(words);

const say = (way: string, command: Command): Said | undefined => {
  const { words } = command;
  if (
    way.startsWith('^ ') &&
    !(/^\^ (?:and|at)/.test(way) ? !/[:,?]|\band\b|for yourself/.test(words) && command.isShort : takesEnd(command))
  )
    return undefined;
  if (/[:?,]/.test(way) && /[:?]/.test(words)) return undefined;
  if (
    /and (?:see|judge)/.test(way) &&
    /\b(?:about|news|touch|message|contact|ask|talk|list|name|line|details|free)\b/i.test(words)
  )
    return undefined;
  if (/^Do @/.test(way) && /^(?:Hit|Stop|Jump|Let|Stay)\b/.test(words)) return undefined;
  if (/^(?:Come|Go ahead) and @/.test(way) && /^(?:Come|Go|Get|Let|Stop|Jump|Hit)\b/.test(words)) return undefined;
  if (/\b(?:invite|welcome) you to|Act now and|Please/.test(way) && /^(?:Let|Stop|Stay|See|Ready)\b/.test(words))
    return undefined;
  return { words: way.replace('@', small(words)).replace('^', words), isToned: true, command };
};

/** A single command, the visitor's own, is said in these ways too, or a reply would say one thing eight times. */
const NEUTRAL = ['Please @', 'Go ahead and @', 'Just @', 'It is simple: @'];

/** The commands of the tone's own registers, in every way of the tone and as they are. */
export const saidBy = ({ tone, commands }: Material, pick: (command: Command) => boolean): Said[] => {
  const wanted = commands.all.filter(pick);
  const fitting = wanted.filter(({ register }) => tone.registers.includes(register));
  const [own] = tone.registers;
  return (fitting.length >= 2 ? fitting : wanted).flatMap((command) => [
    { words: command.words, isToned: own !== 'plain' && command.register === own, command },
    ...tone.ways.flatMap((way) => say(way, command) ?? []),
    ...(commands.isListed ? [] : NEUTRAL.flatMap((way) => say(way, command) ?? []).map((said) => ({ ...said, isToned: false }))),
  ]);
};

/** With its final mark. */
export const ended = (words: string, mark: '.' | '!'): string => sentence(words).replace(/\.$/, mark);

export const candidate = (
  text: string,
  form: string,
  said?: Said,
  more: Partial<Pick<Candidate, 'isToned' | 'isAimed' | 'namesOffer'>> = {},
): Candidate => ({
  text,
  form,
  command: said?.command.words ?? '',
  isToned: more.isToned || (said?.isToned ?? false),
  isAimed: more.isAimed ?? false,
  namesOffer: more.namesOffer || said === undefined || isNaming(said.command),
});

const OWNED = /^(?:our|my|your|the|this|these)\b/;

/** Questions that bring the offer up: the visitor's own, or one that its shape allows. */
export const questionsFor = ({ topic, aName, kind, isName }: Offer): string[] => {
  if (topic.question) return [raised(topic.question)];
  if (topic.action) return [`Ready to ${topic.action}?`, `Want to ${topic.action}?`];
  if (topic.gerund) return [`Thinking about ${topic.gerund}?`];
  if (topic.inquiry) return [`Wondering ${topic.inquiry}?`];
  if (aName === undefined || OWNED.test(aName)) return [];
  // Nobody asks "Could you use Maria's kitchen?"
  if (kind === 'group' || isName || /^\p{Lu}/u.test(aName)) return [`Looking for ${aName}?`];
  return /^(?:goods|software|service)$/.test(kind)
    ? [`Looking for ${aName}?`, `Want ${aName}?`, `Could you use ${aName}?`]
    : [`Looking for ${aName}?`, `Want ${aName}?`];
};

/** Conditions that bring the offer up, before a comma. */
export const conditionsFor = ({ topic, aName }: Offer): string[] => {
  if (topic.action) return [`If you want to ${topic.action}`, `If you have been meaning to ${topic.action}`];
  if (topic.gerund) return [`If you are thinking about ${topic.gerund}`];
  if (topic.inquiry) return [`If you have ever wondered ${topic.inquiry}`];
  if (aName === undefined || OWNED.test(aName)) return [];
  return [`If you have been looking for ${aName}`, `If you want ${aName}`];
};

/** Commands alone, for a place where the offer's own words are too long. */
export const plainly = (material: Material): Candidate[] =>
  saidBy(material, isBare).map((said) => candidate(ended(said.words, material.tone.mark), 'bare', said));
