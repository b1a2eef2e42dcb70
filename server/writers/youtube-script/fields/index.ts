/** What is true of whole fields of life, so that a script has something to say of a topic that it knows only by name. */
import type { Brief } from '../brief.ts';
import type { Field, Matter, Said } from '../stock.ts';
import type { Voice } from '../voice.ts';
import { BODY } from './body.ts';
import { HOME } from './home.ts';
import { KITCHEN } from './kitchen.ts';
import { KNOWLEDGE } from './knowledge.ts';
import { LIVING } from './living.ts';
import { SKILLS } from './skills.ts';
import { TECHNOLOGY } from './technology.ts';
import { WORK } from './work.ts';

const FIELDS: readonly Field[] = [...KITCHEN, ...LIVING, ...BODY, ...TECHNOLOGY, ...WORK, ...SKILLS, ...KNOWLEDGE, ...HOME];

/** What follows says for whom, where or when, and is not what the topic is: dinners "for students", a run "before exams". */
const CIRCUMSTANCE =
  /\b(?:for|in|on(?! (?:an?|my|your|the) (?!budget|weekend))|at|with|without|while|during|when|after|before|from|of|as|if|because)\b|[,:;.!?()\n]/;

/** The field that most words of it name; of two that are named as often the last one, as the head of a phrase is: "dog photography". */
const namedIn = (words: string): Field | undefined => {
  let best: { readonly field: Field; readonly count: number; readonly at: number } | undefined;
  for (const field of FIELDS) {
    const found = [...words.matchAll(new RegExp(field.words, 'g'))];
    const count = new Set(found.map(([word]) => word)).size;
    const at = found.at(-1)?.index ?? 0;
    if (count > 0 && (!best || count > best.count || (count === best.count && at > best.at))) best = { field, count, at };
  }
  return best?.field;
};

/** The field of what a text speaks of first; none where none of its words names one. */
const fieldOf = (text: string): Field | undefined => {
  const deciding = FIELDS.find(({ decides }) => decides?.test(text.toLowerCase()));
  if (deciding) return deciding;
  for (const part of text.toLowerCase().split(CIRCUMSTANCE)) {
    const field = namedIn(part);
    if (field) return field;
  }
  return undefined;
};

/** Holds whatever is said of a field. The rest suits only a topic that can be done: not "why do cats purr?". */
const ALWAYS: Matter = 'choose';

export interface Known {
  /** What the field of the topic has to say. */
  readonly tells: (matter: Matter) => Said | undefined;
  readonly isKnown: boolean;
  readonly isOfMind: boolean;
  /** Something the viewer can do. */
  readonly isDone: boolean;
  readonly isSubject: boolean;
  readonly isWork: boolean;
}

export const knownOf = ({ kind, heading, points }: Brief, { suits, forChildren }: Voice): Known => {
  const field = fieldOf([heading, ...points].join(', '));
  const isDone = kind === 'act' || kind === 'thing';
  return {
    tells(matter) {
      const said = field && (field.isSubject || isDone || matter === ALWAYS) ? field.says[matter] : undefined;
      return said !== undefined && suits(said) ? said : undefined;
    },
    isDone: isDone && (kind === 'act' || (field !== undefined && !field.isSubject)),
    isWork: field?.isWork ?? false,
    isSubject: field?.isSubject ?? false,
    // Children make something with their hands whatever the topic.
    isKnown: !forChildren && field !== undefined,
    isOfMind: !forChildren && (field?.isOfMind ?? field?.isSubject ?? false),
  };
};
