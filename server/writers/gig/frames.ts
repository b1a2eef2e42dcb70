/** Our own sentences, with slots for the visitor's words. */
import { capitalise } from '../../english/prose.ts';
import type { Random } from '../../random.ts';

/** The visitor's words by slot. Braces inside them mean nothing. */
export type Values = Readonly<Record<string, string>>;

const TEAM: readonly (readonly [RegExp, string])[] = [
  [/\bI am\b/g, 'we are'],
  [/\bI['’]m\b/g, 'we’re'],
  [/\bI was\b/g, 'we were'],
  [/\bI\b/g, 'we'],
  [/\bme\b/g, 'us'],
  [/\bmyself\b/g, 'ourselves'],
  [/\bmine\b/g, 'ours'],
  [/\bmy\b/g, 'our'],
  [/\bMy\b/g, 'Our'],
];

/** The same frame as two or more people say it. */
const asTeam = (frame: string): string =>
  TEAM.reduce((text, [one, many]) => text.replace(one, many), frame).replace(
    /(^|[.!?:]\s+)we\b/g,
    (_, before: string) => `${before}${before.includes(':') ? 'we' : 'We'}`,
  );

/** @throws RangeError where a frame has a slot that has no words. */
export const filled = (frame: string, values: Values, isTeam: boolean): string => {
  const spoken = isTeam ? asTeam(frame) : frame;
  return spoken.replace(/\{(\w+)\}([.:]?)/g, (_, slot: string, mark: string, place: number) => {
    const words = values[slot];
    if (words === undefined) throw new RangeError(`no slot {${slot}}`);
    const starts = place === 0 || /[.!?…]["”’)]*\s$|\n$/.test(spoken.slice(0, place));
    return (starts ? capitalise(words) : words) + (/[.!?…。！？]["”’)]*$/.test(words) && mark === '.' ? '' : mark);
  });
};

/** Chooses wordings. */
export interface Chooser {
  /** One that has not been chosen yet; where there is none, one that this text does not hold yet. */
  pick(wordings: readonly string[]): string;
  /** One that has not been chosen yet, if there is one. */
  fresh(wordings: readonly string[]): string | undefined;
  /** Starts another text. */
  turnPage(): void;
}

export const chooserFrom = (random: Random): Chooser => {
  const used = new Set<string>();
  const onPage = new Set<string>();
  const take = (wording: string): string => {
    used.add(wording);
    onPage.add(wording);
    return wording;
  };
  const fresh = (wordings: readonly string[]): string | undefined => {
    const left = wordings.filter((wording) => !used.has(wording));
    return left.length > 0 ? take(random.pick(left)) : undefined;
  };
  return {
    fresh,
    pick: (wordings) => {
      const left = wordings.filter((wording) => !onPage.has(wording));
      return fresh(wordings) ?? take(random.pick(left.length > 0 ? left : wordings));
    },
    turnPage: () => onPage.clear(),
  };
};
