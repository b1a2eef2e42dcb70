/** All that one person is to do by notes that give out tasks: "I'm Kath, what have I got to do?" */
import { listed } from '../../../english/prose.ts';
import type { Rule } from './amounts.ts';
import { askingsIn } from './parts.ts';
import { numberName } from './number-names.ts';
import { partsOfSpeech } from '../../../lexicon/wordnet.ts';
import { wordsIn } from '../question/terms.ts';

const ASKS_TASKS =
  /\bwhat (?:all |else )?(?:have|has|do|does|must|should|am|is|are)\b[^?,]{0,30}\b(?:to do|do|doing|down for|responsible for|been given)\b|\bwhat have i, \p{L}+, (?:got )?to do\b|\b(?:jobs|tasks|actions) (?:have|has|do|does|am|is|are)\b|\bwhat (?:did )?i (?:said|say|promised?|agreed?|offered|signed up)\b.{0,120}\bdo\b|\b(?:my|'s) (?:jobs|tasks|actions|list|to[- ]?dos?)\b/u;
const ASKS_BY_WHEN = /^(?:and )?(?:by )?(?:when(?: for)?|what (?:date|day|time))\b/;
/** What they did, think or do about one thing is no list of tasks. */
const OF_ONE_THING =
  /\bwhat (?:did|was|were)\b|\b(?:about|with|if|when i|(?:after|before) (?!the \d|\d|\p{L}+day)|on (?:\p{L}+day|the \d))\b/u;

const NAME = String.raw`\p{Lu}\p{Ll}+`;
const WHO = String.raw`${NAME}(?:(?:, | and | & |\/)${NAME}){0,5}`;
const TASK = new RegExp(
  String.raw`(?<![\p{L}\d])(${WHO}) (?:(?:is |are |has |have |needs? |agreed |offered |still )?to|will|must|should) (?!the\b|an?\b|our\b|be (?:told|asked)\b)(\p{Ll}[^.;\n]*)`,
  'gu',
);
/** Where the next person's task begins. */
const NEXT = new RegExp(String.raw`(?:,| and) ${WHO} (?:to|will|must|should) \p{Ll}.*$`, 'u');
/** "Order medals (Tom)", "Buy stamps - Tom". */
const CREDITED = new RegExp(String.raw`^(\p{Lu}?\p{Ll}[^.;:]{3,80}?) ?(?:\(| [-–—>]+ ?|: )(${WHO})\)?[.]?$`, 'u');
/** "Tom: order medals". */
const LED = new RegExp(String.raw`^(${WHO})(?::| [-–—]) (\p{Ll}[^.;\n]*)`, 'u');

interface Task {
  readonly who: readonly string[];
  readonly deed: string;
  /** What it is about, of a line that has a name for it. */
  readonly of: string;
  readonly line: string;
}
const bare = (line: string): string => line.replace(/^(?:[-*•]|\d{1,2}[.)]) /, '');
const peopleIn = (who: string): readonly string[] => who.split(/, | and | & |\//);
const tasksIn = (line: string): readonly Task[] => {
  const text = bare(line);
  const of = /^(\p{Lu}?[^:.,]{2,30}): /u.exec(text)?.[1] ?? '';
  const told = [...text.matchAll(TASK)].map(([, who, deed]) => ({
    who: peopleIn(who!),
    deed: deed!.replace(NEXT, '').trim(),
    of: wordsIn(deed!).some((word) => of.toLowerCase().includes(word) && word.length > 3) ? '' : of,
    line,
  }));
  if (told.length > 0) return told;
  const [, led, does] = LED.exec(text) ?? [];
  if (led !== undefined && partsOfSpeech(wordsIn(does!)[0] ?? '').has('verb'))
    return [{ who: peopleIn(led), deed: does!.trim(), of: '', line }];
  const [, deed, who] = CREDITED.exec(text) ?? [];
  return who === undefined || !deed!.includes(' ') || peopleIn(who).length > 2
    ? []
    : [{ who: peopleIn(who), deed: deed!.trim(), of: '', line }];
};

export const given: Rule = (question, notes, whole) => {
  if (!ASKS_TASKS.test(question) || OF_ONE_THING.test(question)) return undefined;
  const lines = notes.text.split('\n').flatMap((line) => (line.length > 200 ? line.trim().split(/(?<=[.!?]) /) : [line.trim()]));
  const tasks = lines.flatMap(tasksIn);
  const asked = new Set(wordsIn(whole));
  const names = [...new Set(tasks.flatMap(({ who }) => who))];
  const [name, other] = names.filter((one) => asked.has(one.toLowerCase()) || asked.has(`${one.toLowerCase()}'s`));
  // Fewer people who are given something make no list of tasks.
  if (name === undefined || other !== undefined || names.length < 2) return undefined;
  const own = tasks.filter(({ who }) => who.includes(name));
  const isMine = /\b(?:i|my|me)\b/.test(whole);
  const deeds = own.map(({ deed, of, who }) => {
    const others = who.filter((one) => one !== name);
    return `${deed}${of === '' ? '' : ` (${of})`}${others.length === 0 ? '' : `, with ${listed(others)}`}`;
  });
  const { parts } = askingsIn(whole);
  return {
    says: `${isMine ? 'You have' : `${name} has`} ${numberName(own.length)} thing${own.length === 1 ? '' : 's'} to do: ${deeds.length > 1 && deeds.some((deed) => deed.includes(',')) ? deeds.join('; ') : listed(deeds)}.`,
    lines: [...new Set(own.map(({ line }) => line))],
    isOnly: true,
    ...(parts.every((part) => ASKS_TASKS.test(part) || ASKS_BY_WHEN.test(part)) && { isWhole: true }),
  };
};
