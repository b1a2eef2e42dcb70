/** The people whom a text speaks of, as stated. */
import type { Person, Quantity } from './brief.ts';

const FEMALE =
  'mother mum mom mama mommy grandmother grandma granny nana nan sister daughter wife aunt auntie niece girlfriend girl woman lady stepmother stepmum stepmom stepdaughter granddaughter widow bride waitress mother-in-law sister-in-law daughter-in-law queen nun';
const MALE =
  'father dad daddy papa grandfather grandpa granddad grandad brother son husband uncle nephew boyfriend boy man guy stepfather stepdad stepson grandson widower groom waiter father-in-law brother-in-law son-in-law king monk fireman';
const EITHER =
  'parent grandparent child kid baby toddler teenager twin friend partner spouse cousin sibling neighbour neighbor colleague coworker co-worker boss manager teacher coach nurse doctor carer volunteer student pupil soldier veteran driver customer client mentor pensioner widow farmer plumber baker chef cook firefighter artist writer engineer lawyer accountant dentist grandkid grandchild';
const GENDER: ReadonlyMap<string, Person['gender']> = new Map([
  ...FEMALE.split(' ').map((role) => [role, 'female'] as const),
  ...MALE.split(' ').map((role) => [role, 'male'] as const),
]);
const ROLES = [...new Set(`${FEMALE} ${MALE} ${EITHER}`.split(' '))].sort((one, other) => other.length - one.length);
const IRREGULAR: Readonly<Record<string, string>> = {
  children: 'child',
  women: 'woman',
  men: 'man',
  ladies: 'lady',
  babies: 'baby',
  wives: 'wife',
};

const OWNER = 'my|our|his|her|their|your|an?|the|two|three|\\d+';
const PEOPLE = new RegExp(
  `\\b(?:(?<owner>${OWNER})\\s+)?(?<before>(?:(?:late|old|elderly|little|best|oldest|youngest|eldest|first|only|new|young|older|younger|retired|single|\\d+[- ]year[- ]old|(?!(?:my|our|his|her|their|your|an?|the|for|to|of|and|with)\\b)\\w+)\\s+){0,2}?)(?<role>${ROLES.join('|')}|${Object.keys(IRREGULAR).join('|')})(?<plural>s)?\\b(?<name>\\s+\\p{Lu}\\p{Ll}+)?`,
  'giu',
);

const lonely = (text: string): Person['gender'] =>
  /\b(?:she|her)\b/i.test(text) && !/\b(?:he|him|his)\b/i.test(text)
    ? 'female'
    : /\b(?:he|him|his)\b/i.test(text) && !/\b(?:she|her)\b/i.test(text)
      ? 'male'
      : undefined;

/** An age stated beside the only person of a text is that person's. */
export const peopleIn = (text: string, numbers: readonly Quantity[]): Person[] => {
  const found = [...text.matchAll(PEOPLE)].map((match): Person => {
    const { owner, role: said = '', name: next = '' } = match.groups!;
    const name = /^\s+\p{Lu}/u.test(next) ? next.trim() : undefined;
    const lower = said.toLowerCase();
    const role = IRREGULAR[lower] ?? lower;
    const gender = GENDER.get(role);
    return {
      words: (name === undefined ? match[0].slice(0, match[0].length - next.length) : match[0]).trim(),
      role,
      isTheirs: /^(?:my|our)$/i.test(owner ?? ''),
      ...(name !== undefined && { name }),
      ...(gender && { gender }),
    };
  });
  const age = numbers.find(({ kind }) => kind === 'age')?.value;
  const [only] = found;
  if (found.length !== 1 || !only) return found;
  const gender = only.gender ?? lonely(text);
  return [{ ...only, ...(gender && { gender }), ...(age !== undefined && { age }) }];
};
