import { eachCluster } from '../text/clusters.ts';
import { MORSE } from '../text/morse.ts';
import { UnitWriter } from '../text/units.ts';

const NEW_LINE = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const SPACE = 0x20;
/** Letters come to little more than this with their space. */
const USUAL_LENGTH = 4;

const codes: string[] = [];
for (const [character, code] of MORSE) {
  codes[character.charCodeAt(0)] = code;
  codes[character.toLowerCase().charCodeAt(0)] = code;
}
codes[SPACE] = '/';

/** Signs are parted by single spaces, words by " / "; a line break takes the place of the space. */
export const morseEncode = (text: string): string => {
  const morse = new UnitWriter(USUAL_LENGTH * text.length);
  let lineStarts = true;
  eachCluster(text, (start, end) => {
    const unit = text.charCodeAt(start);
    const lineEnds = unit === NEW_LINE || unit === CARRIAGE_RETURN;
    if (!lineEnds && !lineStarts) morse.unit(SPACE);
    lineStarts = lineEnds;
    const code = end === start + 1 ? codes[unit] : undefined;
    if (code === undefined) morse.slice(text, start, end);
    else morse.slice(code, 0, code.length);
  });
  return morse.text();
};
