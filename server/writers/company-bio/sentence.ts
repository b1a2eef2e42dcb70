/** A sentence before it is told: frames that could hold it, and what they would hold. */
import { asSentence, countWords } from '../../english/prose.ts';
import { readTemplate, type Filling, type Template } from '../../kit/template.ts';
import type { Random } from '../../random.ts';
import { framesFor, type Request } from './frames.ts';
import type { Achievement, Services } from './lists.ts';
import type { Facts } from './facts.ts';
import { FRAME_SLOTS } from './slots.ts';
import type { Statement } from './statement.ts';

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
export const ofTrade = (text: string): Sentence => alone(text);

/** More words than these are hard to follow inside a frame. */
const MOST_FRAMED = 22;

/** Those that name the kind of firm come first, since the industry was chosen. */
const firmFirst = (templates: readonly Template[], random: Random): readonly Template[] => {
  const shuffled = random.shuffle(templates);
  return [...shuffled.filter(({ needs }) => needs.includes('firm')), ...shuffled.filter(({ needs }) => !needs.includes('firm'))];
};

const OFFERS: Readonly<Record<string, readonly [offers: string, offering: string]>> = {
  Manufacturing: ['makes', 'making'],
  Retail: ['sells', 'selling'],
};

const valuesOf = (statement: Statement, { industry }: Request): Filling => {
  const isThings = statement.shape === 'offer' && statement.isThings;
  const [offers, offering] = (isThings ? OFFERS[industry] : undefined) ?? ['offers', 'offering'];
  return {
    words: { words: statement.words },
    offers: { words: offers },
    offering: { words: offering },
    ...(statement.shape === 'does' && statement.base !== undefined && { base: { words: statement.base } }),
  };
};

/** How a statement of the visitor's is told: in the voice of the tone where it comes first, and plainly after that. */
export const ofStatement = (statement: Statement, request: Request, isFirst: boolean, random: Random): Sentence => {
  const { shape, words } = statement;
  if (shape === 'sentence' && (!isFirst || words.endsWith('?'))) return alone(words, !words.endsWith('?'));
  const isPlain = !isFirst || countWords(words) > MOST_FRAMED || /[:;“”"]/.test(words);
  const toned = isPlain ? [] : firmFirst(framesFor(request.tone, shape), random);
  const frames = [...toned, ...random.shuffle(framesFor('Any', shape === 'quote' && isFirst ? 'said' : shape))];
  const isQuoted = shape === 'quote' && /["“”]/.test(words);
  const values = valuesOf(statement, request);
  return isQuoted ? alone(asSentence(words)) : { frames, values, isOfFirm: shape !== 'quote' && shape !== 'aside' };
};

const KNOWN = ['year', 'place', 'team'] as const;

export const ofFacts = (facts: Facts, { style }: Request, random: Random): readonly Sentence[] => {
  const known = KNOWN.filter((fact) => facts[fact] !== undefined);
  const values = Object.fromEntries(known.map((fact) => [fact, { words: facts[fact]! }]));
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

/** @param count of the items: the others are left out, and said to be there. */
export const ofServices = ({ items, areMore }: Services, { style }: Request, count: number, random: Random): Sentence => {
  const named = count < items.length ? [...items.slice(0, count), 'more'] : items;
  const own = items.length > 1 ? framesFor(style, 'services') : framesFor(style, 'one');
  const frames = areMore ? framesFor('Any', 'more') : own.length > 0 ? own : framesFor('Any', 'one');
  return { frames: random.shuffle(frames), values: { items: { words: named } }, isOfFirm: true };
};

/** The first in the voice of the tone, the others plainly; what fits no clause is named together. */
export const ofAchievements = (achievements: readonly Achievement[], request: Request, random: Random): readonly Sentence[] => {
  const notes = achievements.flatMap((one) => ('note' in one ? [one.note] : []));
  const clauses = achievements.flatMap((one) => ('clause' in one ? [one.clause] : []));
  const statements = achievements.flatMap((one) => ('statement' in one ? [one.statement] : []));
  const voiced = (holds: string, words: string, isFirst: boolean): Sentence => ({
    frames: random.shuffle(framesFor(isFirst ? request.tone : 'Any', holds)),
    values: { words: { words } },
    isOfFirm: holds === 'did',
  });
  return [
    ...clauses.map((clause, at) => voiced('did', clause, at === 0)),
    ...(notes.length > 0 ? [voiced('noted', notes.join('; '), clauses.length === 0)] : []),
    ...statements.map((statement) => ofStatement(statement, request, false, random)),
  ];
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
