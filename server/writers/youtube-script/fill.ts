/** Turns our own sentences into this video's: choices are made, slots become the visitor's words. */
import type { Random } from '../../random.ts';
import { started } from './naming.ts';
import type { Said } from './stock.ts';

export type Slots = Readonly<Partial<Record<string, string>>>;

/**
 * @param said Slots such as {short}, and choices such as {one|another}, which hold no slots.
 * @throws RangeError for a slot without words.
 */
export const fill = (said: Said, slots: Slots, random: Random): string => {
  const chosen = said.replace(/\{([^{}]*\|[^{}]*)\}/g, (_, choices: string) => random.pick(choices.split('|')));
  return chosen.replace(/\{(\w+)\}/g, (_, slot: string, place: number) => {
    const words = slots[slot];
    if (words === undefined) throw new RangeError(`no words for {${slot}}`);
    return /(?:^|[.!?:][”"]?\s|\n|“)$/.test(chosen.slice(0, place)) && !/:\s$/.test(chosen.slice(0, place))
      ? started(words)
      : words;
  });
};

/** Whether every slot of it has words. */
export const canFill = (said: Said, slots: Slots): boolean =>
  [...said.matchAll(/\{(\w+)\}/g)].every(([, slot]) => slots[slot!] !== undefined);

/** A shot, a sound or a text on screen: a line of its own that nobody speaks. */
const SHOT = /^\[(?:B-roll|On screen|On camera|Cut to|Music|Sound|From your notes): .*\]$/;
export const isShot = (line: string): boolean => SHOT.test(line);

/** What only the maker of the video can say, in speech: "[your trick]". */
export const gapsIn = (said: Said): number =>
  said
    .split('\n')
    .filter((line) => !isShot(line))
    .join(' ')
    .match(/\[[^[\]]+\]/g)?.length ?? 0;

/** One paragraph of several pieces: their shots first, then what is spoken, in one go. */
export const asParagraph = (pieces: readonly string[]): string => {
  const lines = pieces.flatMap((piece) => piece.split('\n')).filter(Boolean);
  const spoken = lines.filter((line) => !isShot(line)).join(' ');
  return [...lines.filter(isShot), ...(spoken ? [spoken] : [])].join('\n');
};
