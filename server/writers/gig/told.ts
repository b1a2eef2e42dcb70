/** The visitor's skills in sentences and bullets. */
import { asSentence, capitalise, countWords } from '../../english/prose.ts';
import { filled, type Chooser } from './frames.ts';
import { joined } from './lists.ts';
import type { Skills, Statement } from './skills.ts';
import type { Tone } from './tones.ts';
import { inside } from './typed.ts';

type Note = Exclude<Statement['kind'], 'sentence' | 'list'>;

const FRAMES: Readonly<Record<Note, readonly string[]>> = {
  deed: ['I {words}.'],
  being: ['I am {words}.'],
  was: ['I was {words}.'],
  been: ['I have been {words}.'],
  years: ['I bring {words} to your order.', 'What I bring with me: {words}.', 'My background: {words}.'],
  record: ['On my record: {words}.', 'Behind me: {words}.', 'What I can look back on: {words}.'],
  quote: ['In my own words: {words}.', 'About me: {words}.', 'What I do, as I would say it myself: {words}.'],
};

export interface Manner {
  readonly tone: Tone;
  readonly choose: Chooser;
  readonly isTeam: boolean;
}

const FEW = 3;

/** Bullets stand by themselves; what is inline runs on in its paragraph. */
export interface Told {
  readonly text: string;
  readonly isBlock: boolean;
}

const tellList = (items: readonly string[], asBullets: boolean, { tone, choose, isTeam }: Manner): Told => {
  if (asBullets && items.length >= FEW) {
    const heading = filled(choose.pick(tone.heading), {}, isTeam);
    return { text: [heading, ...items.map((item) => `- ${capitalise(item)}`)].join('\n'), isBlock: true };
  }
  const [first = '', ...rest] = items;
  return { text: filled(choose.pick(tone.list), { items: joined([inside(first), ...rest]) }, isTeam), isBlock: false };
};

const told = (statement: Statement, asBullets: boolean, manner: Manner): Told => {
  if (statement.kind === 'list') return tellList(statement.items, asBullets, manner);
  const { kind, words } = statement;
  const text = kind === 'sentence' ? asSentence(words) : filled(manner.choose.pick(FRAMES[kind]), { words }, manner.isTeam);
  return { text, isBlock: false };
};

/** Paragraphs: runs of sentences together, bullets apart, links last. */
export const tellSkills = ({ statements, links }: Skills, asBullets: boolean, manner: Manner): string[] => {
  const paragraphs: string[] = [];
  let run: string[] = [];
  const close = (): void => {
    if (run.length > 0) paragraphs.push(run.join(' '));
    run = [];
  };
  for (const statement of statements) {
    const { text, isBlock } = told(statement, asBullets, manner);
    if (isBlock) {
      close();
      paragraphs.push(text);
    } else run.push(text);
  }
  close();
  return links.length > 0 ? [...paragraphs, `More to see: ${links.join(' ')}`] : paragraphs;
};

const textOf = (statement: Statement): string => (statement.kind === 'list' ? statement.items.join(' ') : statement.words);

/** The statements within this many words: those that match the focus first, told in the order they were typed. */
export const within = (skills: Skills, most: number, cue?: RegExp): Skills => {
  const sizes = skills.statements.map((statement) => ({ statement, words: countWords(textOf(statement)) }));
  const ranked = cue
    ? [...sizes].sort((one, other) => Number(cue.test(textOf(other.statement))) - Number(cue.test(textOf(one.statement))))
    : sizes;
  const kept = new Set<Statement>();
  let room = most;
  for (const { statement, words } of ranked) {
    if (words > room && kept.size > 0) continue;
    kept.add(statement);
    room -= words;
  }
  return {
    ...skills,
    statements: skills.statements.filter((statement) => kept.has(statement)).map((each) => shortened(each, most)),
  };
};

const cut = (words: string, most: number): string => {
  const runs = words.split(' ');
  return runs.length > most
    ? `${runs
        .slice(0, most)
        .join(' ')
        .replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/u, '')}…`
    : words;
};

/** One statement that is longer than all the room there is. */
const shortened = (statement: Statement, most: number): Statement => {
  if (statement.kind !== 'list') return { ...statement, words: cut(statement.words, most) };
  let room = most;
  const items = statement.items.filter((item, at) => {
    room -= countWords(item);
    return at === 0 || room >= 0;
  });
  return { kind: 'list', items: items.map((item) => cut(item, most)) };
};
