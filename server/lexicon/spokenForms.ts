/** The sounds of words, of regular forms too that the pronouncing dictionary lacks: "squawked" is "squawk" with its ending. */
import { pronunciations } from './pronunciations.ts';
import { encode, type Sounds } from './sounds.ts';
import type { KnownWord } from './vocabularyLine.ts';

const soundsOf = (...names: readonly string[]): string => names.map(encode).join('');
const SIBILANT = new RegExp(`[${soundsOf('S', 'Z', 'SH', 'ZH', 'CH', 'JH')}]$`);
const VOICELESS = new RegExp(`[${soundsOf('P', 'T', 'K', 'F', 'TH', 'S', 'SH', 'CH')}]$`);
const STOP = new RegExp(`[${soundsOf('T', 'D')}]$`);
/** "Tickling" has two syllables. */
const LIGHT_L = new RegExp(`${encode('AH0')}(?=${encode('L')}$)`);

/** What is heard of each ending after these sounds. */
const ENDINGS: readonly (readonly [letters: RegExp, heard: (base: string) => string])[] = [
  [/ing$/, (base) => base.replace(LIGHT_L, '') + encode('IH0 NG')],
  [/ed$/, (base) => base + encode(STOP.test(base) ? 'AH0 D' : VOICELESS.test(base) ? 'T' : 'D')],
  [/s$/, (base) => base + encode(SIBILANT.test(base) ? 'AH0 Z' : VOICELESS.test(base) ? 'S' : 'Z')],
  [/er$/, (base) => base + encode('ER0')],
  [/est$/, (base) => base + encode('AH0 S T')],
];

/** Only what is spelt like its base up to the ending is said like it: "geese" is not, nor is "wolves". */
const isRegular = (form: string, base: string): boolean =>
  form.startsWith(base.replace(/(?:ie|[ey])$/, '')) && !form.endsWith('ves');

/** Every way to say a known word, the usual one first. */
export const waysToSay = ({ text, base }: KnownWord): readonly Sounds[] => {
  const spoken = pronunciations();
  const listed = spoken.of(text.toLowerCase());
  if (listed.length > 0 || base === text || !isRegular(text, base)) return listed;
  const [, heard] = ENDINGS.find(([letters]) => letters.test(text)) ?? [];
  return heard === undefined ? [] : spoken.of(base).map((sounds) => heard(sounds) as Sounds);
};
