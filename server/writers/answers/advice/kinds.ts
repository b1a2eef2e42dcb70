/** Kinds of situation that people are in, each with how it is told and what is to be done: `kinds/*.yaml`, and the words in `roles.yaml`. */
import held from './roles.yaml';

/** Whose sex a word tells: "my daughter", "her father". */
export type Other = 'child' | 'parent' | 'partner' | 'inlaw';

interface Written {
  readonly kind: string;
  /** What the story must speak of, and what it must not. */
  readonly needs?: readonly string[];
  readonly not: string;
  /** A wide kind: who the story's subject is. It stands where no narrower kind is told. */
  readonly about?: string;
  /** Who the advice speaks of, where a word of the story tells the sex. */
  readonly of?: Other;
  /** It names who knows the law, so that it may stand where it is asked what is allowed. */
  readonly rights?: boolean;
  /** Ways to tell it: what it is compared with by meaning. */
  readonly ways?: readonly string[];
  /** What the story may hold: each the first group of a pattern. */
  readonly facts?: Readonly<Record<string, string>>;
  /** What is said of the other in the story, and may be said to them. */
  readonly fact?: string;
  /** A sentence each; `[…|…]` is the first for which the story holds what stands in it. */
  readonly says: readonly string[];
}

export interface Kind {
  readonly kind: string;
  readonly needs: readonly RegExp[];
  readonly about: RegExp | undefined;
  readonly not: RegExp;
  readonly of: Other | undefined;
  readonly rights: boolean;
  readonly facts: readonly (readonly [name: string, pattern: RegExp])[];
  readonly fact: RegExp | undefined;
  readonly says: readonly string[];
  /** Where its ways begin and end among all. */
  readonly from: number;
  readonly to: number;
}

const roles = held as Readonly<Record<string, string>>;
const files = import.meta.glob<readonly Written[]>('./kinds/*.yaml', { eager: true, import: 'default' });
const all = Object.values(files).flat();

const named = (pattern: string): string =>
  pattern.replace(/<(\w+)>/g, (_, name: string) => {
    const role = roles[name];
    if (role === undefined) throw new Error(`No role is called ${name}.`);
    return `(?:${named(role)})`;
  });
/** Only whole words, in a text of small letters. */
const whole = (pattern: string): RegExp => new RegExp(`(?<![\\p{L}\\d])(?:${named(pattern)})s?(?![\\p{L}\\d])`, 'u');
const within = (pattern: string): RegExp => new RegExp(named(pattern), 'd' + 'u');

let counted = 0;
export const kinds: readonly Kind[] = all.map(
  ({ kind, needs = [], not, about, of, rights = false, ways = [], facts = {}, fact, says }) => {
    const from = counted;
    counted += ways.length;
    return {
      kind,
      needs: needs.map(whole),
      not: whole(not),
      about: about === undefined ? undefined : whole(about),
      of,
      rights,
      facts: Object.entries(facts).map(([name, pattern]) => [name, within(pattern)] as const),
      fact: fact === undefined ? undefined : whole(`<${fact}>`),
      says,
      from,
      to: counted,
    };
  },
);

/** What is compared by meaning, in the order of the vectors. */
export const adviceTexts = (): readonly string[] => all.flatMap(({ ways = [] }) => ways);
