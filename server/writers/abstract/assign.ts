/** Assigns each sentence to a part of a paper, by its words and its section, in the order that papers follow. */
import { cuesIn, likelyAt, TELLING } from './cues.ts';
import { byPart, PARTS, type ByPart, type Part } from './part.ts';

export interface Placed {
  readonly text: string;
  /** What its heading or its label says. */
  readonly section?: Part;
  /** It continues the sentence before it, and so its part. */
  readonly leans: boolean;
}

export interface Role {
  readonly part: Part;
  /** How strongly its words and section point to the part: below `TELLING` it is only a guess from its position. */
  readonly strength: number;
}

/** Other parts that are often found under a heading. */
const UNDER: Readonly<Partial<Record<Part, Partial<Record<Part, number>>>>> = {
  background: { background: 1.4, aim: 0.6 },
  aim: { aim: 2.2, background: 0.4 },
  method: { method: 2.2 },
  result: { result: 2.2, method: 0.2 },
  conclusion: { conclusion: 2.2, result: 0.3, limitation: 1, outlook: 1 },
  limitation: { limitation: 2.6 },
  outlook: { outlook: 2.6 },
};
const STAY = 0.4;
const BACK = -1.2;
const CONTINUE = 1.2;

const strengthsOf = ({ text, section }: Placed): ByPart<number> => {
  const cues = cuesIn(text);
  return byPart((part) => cues[part] + (section === undefined ? 0 : (UNDER[section]?.[part] ?? 0)));
};

const passing = (from: number, to: number, leans: boolean): number => {
  if (from === to) return leans ? CONTINUE : STAY;
  return to < from ? BACK : 0;
};

/** The most likely sequence of parts for all sentences together (Viterbi). */
export const assign = (sentences: readonly Placed[]): Role[] => {
  const strengths = sentences.map(strengthsOf);
  const cameFrom: number[][] = [];
  let scores: number[] = PARTS.map(() => 0);
  strengths.forEach((strength, at) => {
    const likely = likelyAt(sentences.length === 1 ? 0 : at / (sentences.length - 1));
    const before = scores;
    const origins: number[] = [];
    scores = PARTS.map((part, to) => {
      let best = at === 0 ? 0 : Number.NEGATIVE_INFINITY;
      let origin = to;
      if (at > 0)
        before.forEach((score, from) => {
          const total = score + passing(from, to, sentences[at]!.leans);
          if (total > best) [best, origin] = [total, from];
        });
      origins.push(origin);
      return best + strength[part] + likely[part];
    });
    cameFrom.push(origins);
  });
  const roles: Role[] = [];
  let part = scores.indexOf(Math.max(...scores));
  for (let at = sentences.length - 1; at >= 0; at--) {
    roles[at] = { part: PARTS[part]!, strength: strengths[at]![PARTS[part]!] };
    part = cameFrom[at]![part]!;
  }
  return roles;
};

/** The fewest sentences of a text whose beginning may be background. */
const SCENE = 4;

/** Whether words or a section name the part; where nothing does, a text's first sentence still counts as background. */
export const isNamed = ({ part, strength }: Role, at: number, sentences: number): boolean =>
  strength >= TELLING || (at === 0 && part === 'background' && sentences >= SCENE);
