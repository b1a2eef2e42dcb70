/** A sentence before it is told: frames that could hold it, and what they would hold. */
import { asSentence, countWords, listed } from '../../english/prose.ts';
import { readTemplate, type Filling, type Template } from '../../kit/template.ts';
import type { Random } from '../../random.ts';
import { framesFor, type Request } from './frames.ts';
import type { Services } from './lists.ts';
import type { Facts } from './facts.ts';
import { FRAME_SLOTS } from './slots.ts';
import type { Statement } from './wording.ts';

export interface Sentence {
  /** The best first; or none, where it stands by itself. */
  readonly frames: readonly Template[];
  readonly values: Filling;
  /** Of the company: the next one may say "it". */
  readonly isOfFirm: boolean;
}

/** It stands as it is, without a slot. */
const alone = (text: string, isOfFirm = false): Sentence => ({
  frames: [{ parts: [{ said: text }], needs: [] }],
  values: {},
  isOfFirm,
});
/** @param isOfFirm it says what the company does, and not what is true of the trade. */
export const ofTrade = (text: string): Sentence => {
  const frame = readTemplate(text, FRAME_SLOTS);
  return { frames: [frame], values: {}, isOfFirm: frame.needs.length > 0 };
};

/** More words than these are hard to follow inside a frame. */
const MOST_FRAMED = 22;

/** Those that name the kind of firm come first, since the industry was chosen; then those that can say what it is there to do. */
const tellingFirst = (templates: readonly Template[], random: Random): readonly Template[] => {
  const worth = ({ needs }: Template): number => (needs.includes('firm') ? 2 : needs.includes('base') ? 1 : 0);
  return random.shuffle(templates).toSorted((one, other) => worth(other) - worth(one));
};

const OFFERS: Readonly<Record<string, readonly [offers: string, offering: string]>> = {
  Manufacturing: ['makes', 'making'],
  Retail: ['sells', 'selling'],
};

const valuesOf = ({ words, base, isThings = false }: Statement, { industry }: Request): Filling => {
  const [offers, offering] = (isThings ? OFFERS[industry] : undefined) ?? ['offers', 'offering'];
  const values = { words, offers, offering, base };
  return Object.fromEntries(
    Object.entries(values).flatMap(([slot, said]) => (said === undefined ? [] : [[slot, { words: said }]])),
  );
};

/** How a statement of the visitor's is told: in the voice of the tone where it comes first, and plainly after that. */
export const ofStatement = (statement: Statement, request: Request, isFirst: boolean, random: Random): Sentence => {
  const { shape, words } = statement;
  const namesFirm = words.startsWith(request.companyName);
  if (shape === 'sentence' && (!isFirst || namesFirm || words.endsWith('?'))) return alone(words, namesFirm);
  if (shape === 'quote' && /["“”]/.test(words)) return alone(asSentence(words));
  const isPlain = !isFirst || countWords(words) > MOST_FRAMED || /[:;“”"]/.test(words);
  const toned = isPlain ? [] : tellingFirst(framesFor(request.tone, shape), random);
  const frames = [...toned, ...random.shuffle(framesFor('Any', shape === 'quote' && isFirst ? 'said' : shape))];
  return { frames, values: valuesOf(statement, request), isOfFirm: shape !== 'quote' && shape !== 'with' };
};

const SINCE: Template = readTemplate('Established in {year}, ', FRAME_SLOTS);
export const beginsWithFirm = ({ parts: [first] }: Template): boolean =>
  first !== undefined && 'slot' in first && (first.slot === 'name' || first.slot === 'who');

/** The same with its year before it; nothing where it does not begin with the company. */
export const sinceThen = (sentence: Sentence, year: string): Sentence | undefined => {
  const frames = sentence.frames
    .filter(beginsWithFirm)
    .map(({ parts, needs }) => ({ parts: [...SINCE.parts, ...parts], needs: [...SINCE.needs, ...needs] }));
  return frames.length > 0 ? { ...sentence, frames, values: { ...sentence.values, year: { words: year } } } : undefined;
};

const KNOWN = ['year', 'place', 'team'] as const;

export const ofFacts = (facts: Facts, { style }: Request, random: Random): readonly Sentence[] => {
  const known = KNOWN.filter((fact) => facts[fact] !== undefined);
  // "In Portland, Maine, and": the second comma goes again where a mark follows.
  const inside = (words: string): string => (/, \p{Lu}/u.test(words) ? `${words},` : words);
  const values = Object.fromEntries(known.map((fact) => [fact, { words: inside(facts[fact]!) }]));
  const fitting = framesFor(style, 'facts').filter(({ needs }) =>
    KNOWN.every((fact) => needs.includes(fact) === known.includes(fact)),
  );
  const together = { frames: random.shuffle(fitting), values, isOfFirm: true };
  const besides = facts.besides.map(({ frame, words }) => ({
    frames: [readTemplate(frame, FRAME_SLOTS)],
    values: words === undefined ? {} : { words: { words } },
    isOfFirm: true,
  }));
  return [...(known.length > 0 ? [together] : []), ...besides];
};

/** Items that hold an "and" of their own are set apart by a comma more. */
const inList = (items: readonly string[]): string =>
  items.some((item) => / (?:and|&) /.test(item)) && items.length > 1
    ? `${items.slice(0, -1).join(', ')}, and ${items.at(-1)!}`
    : listed(items);

/** @param count of the items: the others are left out, and said to be there. */
export const ofServices = ({ items, areMore }: Services, { style }: Request, count: number, random: Random): Sentence => {
  const named = count < items.length ? [...items.slice(0, count), 'more'] : items;
  const frames = areMore
    ? framesFor('Any', 'more')
    : framesFor(items.length > 1 ? style : 'Any', items.length > 1 ? 'services' : 'one');
  return { frames: random.shuffle(frames), values: { items: { words: inList(named) } }, isOfFirm: true };
};

/** So many words of two achievements read well in one sentence. */
const MOST_IN_PAIR = 18;

/** Two short ones to a sentence: "has won the cup and holds an A+ rating". */
const paired = (clauses: readonly string[]): readonly string[] =>
  clauses.reduce<readonly string[]>((all, clause) => {
    const before = all.at(-1);
    // "Is ISO 13485 certified and is ISO 9001 certified" says one word too often.
    const [verb = ''] = clause.split(' ');
    const isSame = /^(?:is|has|holds|won)$/.test(verb) && before?.startsWith(`${verb} `) === true;
    const both = `${before} and ${isSame ? clause.slice(verb.length + 1) : clause}`;
    return before === undefined || / and /.test(both.replace(' and ', ' ')) || countWords(both) > MOST_IN_PAIR
      ? [...all, clause]
      : [...all.slice(0, -1), both];
  }, []);

/** What was done comes first; what fits no clause is named together. */
export const ofAchievements = (achievements: readonly Statement[], request: Request, random: Random): readonly Sentence[] => {
  const wordsOf = (shape: Statement['shape']): readonly string[] =>
    achievements.flatMap((one) => (one.shape === shape ? [one.words] : []));
  const noted = wordsOf('noted');
  const statements: readonly Statement[] = [
    ...paired(wordsOf('does')).map((words) => ({ shape: 'does', words }) as const),
    ...(noted.length > 0 ? [{ shape: 'noted', words: inList(noted) } as const] : []),
    ...achievements.filter(({ shape }) => shape !== 'does' && shape !== 'noted'),
  ];
  return statements.map((statement) => ofStatement(statement, request, false, random));
};

export const closing = ({ tone }: Request, random: Random): Sentence => ({
  frames: random.shuffle(framesFor(tone, 'closing')),
  values: {},
  isOfFirm: true,
});

export const ofAddress = (address: string): Sentence => ({
  frames: framesFor('Any', 'address'),
  values: { words: { words: address } },
  isOfFirm: false,
});
