/** Fills a template with the visitor's words, in title case; gives nothing where they do not fit. */
import { capitalise, tidy } from '../../english/prose.ts';
import { titleCase } from '../../english/topic/title-case.ts';
import type { Outcome } from './outcomes.ts';
import type { Theme } from './theme.ts';

/** The people a title is for: "Business Owners", and "A Business Owner's". */
export interface Readers {
  readonly who: string;
  readonly ones?: string;
}

export interface Material {
  readonly theme: Theme;
  readonly readers?: Readers;
  /** All of one kind. */
  readonly outcomes?: readonly Outcome[];
}

interface Filled {
  readonly title: string;
  /** The template's own words: what tells two titles on one topic apart. */
  readonly frame: string;
}

const SLOT = /\{(\w+)\}/g;

const slotsFor = ({ theme, readers, outcomes = [] }: Material): Readonly<Record<string, string | undefined>> => ({
  T: theme.heading,
  about: theme.about,
  doing: theme.isActivity ? theme.about : undefined,
  bane: theme.isBane ? theme.about : undefined,
  noun: theme.isGerund ? undefined : theme.about,
  do: theme.action,
  S: theme.statement,
  who: readers?.who,
  Ones: readers?.ones,
  O: outcomes[0]?.words,
  P: outcomes[1]?.words,
  R: outcomes[2]?.words,
});

const contentOf = (words: string): string[] =>
  (words.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.replace(/(?:ing|ed|s)$/, ''));
const SMALL = new Set(['with', 'from', 'your', 'what', 'when', 'that', 'this', 'they', 'about', 'into', 'have']);

/** What follows the heading within the same phrase: it must be a name for something, or the whole runs on. */
const RUNS_ON = /\{T\}(?=[ ,])/;
const LONG_NAME = 34;
/** A second one after it would belong to it: first aid for dogs for students. */
const PREPOSITION = / (?:for|on|with|when|at|in|from|without|to|by|as) /i;

/** Good wishes for a beginning, and play: not for grief or debt. */
const CHEERFUL =
  /\b(?:Begin|Beginnings|Beginners?|Someday|Too Late|First Step|You Can Do This|It Starts with You|Fresh Start|Start Now|Starting Today|Quick-Start|Recipe|Chef|Art of|Postcards|Secret Life|Napkin|Field Guide|Masterclass|Good, the Hard|Scratch|Progress Over|First Try|Thinking About|Curious|Believe|First Lesson|Lesson One|Stop Putting|Put It Off|Backstage|Worked Examples|Essentials|Off the Beaten|Catch Up|Start Here|Wake-Up|Three Acts|Ones at the Back|Before You Start)\b/;

/** Whether the heading can stand where the template wants it. */
const suits = (template: string, { heading, about, isForeign, isBane }: Theme): boolean => {
  if ((isBane || /^why\b/i.test(heading)) && CHEERFUL.test(template)) return false;
  if (/[:?]/.test(heading) && /\{T\}.*[:?]|\?.*\{T\}/.test(template) && !/^\{T\}:[^:?]*$/.test(template)) return false;
  if (/:/.test(heading) && /:/.test(template)) return false;
  if (!RUNS_ON.test(template)) return true;
  if (about === undefined || isForeign || heading.endsWith('?')) return false;
  return !/\{T\} (?:for|on|under|with|when|from) /i.test(template) || (heading.length <= LONG_NAME && !PREPOSITION.test(heading));
};

/** One word of the frame and one of the visitor's that say the same: "Getting Started with Getting Started". */
const clashes = (frame: string, own: string): boolean => {
  const words = new Set(contentOf(own));
  return contentOf(frame).some((word) => words.has(word) && !SMALL.has(word));
};

/**
 * Fills a template.
 * @returns nothing where a slot has nothing to hold, or where the result would run on or say a thing twice.
 */
export const fill = (template: string, material: Material): Filled | undefined => {
  const { theme } = material;
  if (!suits(template, theme)) return undefined;
  const slots = slotsFor(material);
  const names = [...template.matchAll(SLOT)].map(([, name]) => name!);
  if (names.some((name) => slots[name] === undefined)) return undefined;
  const frame = template.replace(SLOT, ' ');
  const own = names.map((name) => slots[name]).join(' ');
  if (clashes(frame, own) || (!/\{O\}/.test(template) && /\bhow\b/i.test(frame) && /^how\b/i.test(own))) return undefined;
  // "How Developers Can Talk to Your Teenager": whose?
  if (names.includes('who') && /\b(?:you|your|my|our)\b/i.test(slots.do ?? '') && names.includes('do')) return undefined;
  const words = tidy(template.replace(SLOT, (_, name: string) => slots[name]!).replace(/\?:/g, '?'));
  const title = theme.isForeign ? raisedAfterColons(words) : titleCase(words);
  return { title, frame: tidy(frame) };
};

/** Words of another language keep their case, but for the first of each half. */
const raisedAfterColons = (words: string): string =>
  capitalise(words).replace(/([:?] )(\p{Ll})/gu, (_, mark: string, letter: string) => mark + letter.toUpperCase());
