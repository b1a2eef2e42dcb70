import { eachCluster, isBlank } from './clusters.ts';
import { UnitWriter } from './units.ts';

/** The mark after each character that shows, after the whole of it: emoji and accents stay in one piece. */
export const marked = (text: string, mark: number): string => {
  const writer = new UnitWriter(2 * text.length);
  eachCluster(text, (start, end) => {
    writer.slice(text, start, end);
    if (!isBlank(text, start, end)) writer.unit(mark);
  });
  return writer.text();
};

export const unmarked = (text: string, isMark: (unit: number) => boolean): string => {
  const writer = new UnitWriter(text.length);
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (!isMark(unit)) writer.unit(unit);
  }
  return writer.text();
};

export const STRIKE = 0x336;
export const LOW_LINE = 0x332;
