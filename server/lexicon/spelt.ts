/**
 * The sounds of a word that is like no other, from its letters alone: "Merthyr". Most such words are names from elsewhere, so that an
 * open a, e, i, o or u is that of most tongues.
 */
import { encode, type Sounds } from './sounds.ts';

/** What these letters say at a place, the longest first. An r after the vowel counts only where no vowel follows. */
const LETTERS: readonly (readonly [letters: RegExp, heard: string])[] = (
  [
    ['tch', 'CH'],
    ['sch|sh', 'SH'],
    ['ch', 'CH'],
    ['ph', 'F'],
    ['th', 'TH'],
    ['wh', 'W'],
    ['ck|cc|kk|q', 'K'],
    ['qu', 'K W'],
    ['ng', 'NG'],
    ['x', 'K S'],
    ['c(?=[eiy])', 'S'],
    ['e?air|aer', 'EH R'],
    ['ee?ar?r|eer|ier', 'IY R'],
    ['oor|oar|our|or(?![aeiouy])', 'AO R'],
    ['ar(?![aeiouy])', 'AA R'],
    ['[eiuy]r(?![aeiouy])', 'ER'],
    ['ee|ea|ie(?=.)', 'IY'],
    ['a[iy]|e[iy](?=.)|ae', 'EY'],
    ['oa|ow', 'OW'],
    ['oo|ou|u[ei]|e[uw]', 'UW'],
    ['au|aw', 'AO'],
    ['o[iy]', 'OY'],
    ['ey$|ie$', 'IY'],
    ['aa|a(?=[^aeiouy][aeiouy])', 'AA'],
    ['e(?=[^aeiouy][aeiouy])', 'EH'],
    ['i(?=[^aeiouy]?[aeiou])|ii|i$|y$', 'IY'],
    ['o(?=[^aeiouy][aeiouy])|o$', 'OW'],
    ['u(?=[^aeiouy][aeiouy])|u$|uu', 'UW'],
    ['a$', 'AH'],
    ['a', 'AE'],
    ['e', 'EH'],
    ['[iy](?![aeiou])', 'IH'],
    ['o', 'AA'],
    ['u', 'AH'],
    ['j', 'JH'],
    ['h(?=[aeiouy])', 'HH'],
    ['h', ''],
    ['y', 'Y'],
    ['c', 'K'],
    ...Array.from('bdfgklmnprstvwz', (letter): [string, string] => [`${letter}+`, letter.toUpperCase()]),
  ] as const
).map(([letters, heard]) => [new RegExp(`^(?:${letters})`), heard]);

const isVowelName = (name: string): boolean => /^[AEIOU]/.test(name);

/** Stressed before the last syllable, where there are two or more. Takes small letters; undefined where nothing can be said. */
export const asSpelt = (word: string): Sounds | undefined => {
  let rest = word.replace(/(?<=[aeiouy][^aeiouy]{1,4})e$/, '');
  const names: string[] = [];
  while (rest !== '') {
    const [letters, heard] = LETTERS.find(([each]) => each.test(rest)) ?? [];
    if (letters === undefined || heard === undefined) return undefined;
    if (heard !== '') names.push(...heard.split(' '));
    rest = rest.replace(letters, '');
  }
  const count = names.filter(isVowelName).length;
  if (count === 0) return undefined;
  const stressed = Math.max(0, count - 2);
  let at = -1;
  const said = names.map((name) => {
    if (!isVowelName(name)) return name;
    at += 1;
    return `${at > stressed && /^(?:AE|EH|IH|AA|AH)$/.test(name) ? 'AH' : name}${at === stressed ? 1 : 0}`;
  });
  return encode(said.join(' '));
};
