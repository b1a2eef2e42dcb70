/** What a line states as a fact, against the request: nobody uses a line that is true of somebody else. */
import { mentionsIn } from '../reader/aliases.ts';
import type { Brief } from '../reader/brief.ts';
import { peopleIn } from '../reader/people.ts';
import { wordsOf } from '../reader/words.ts';

/** A line that speaks of "him" is seldom about somebody's daughter. */
const OTHER_GENDER_WORTH = -2;
/** "My grandfather taught me" is of no use to whoever wants words for an aunt. */
const OTHER_PERSON_WORTH = -2.5;
/** What "I" once did is a private fact of nobody's. */
const MEMORY_WORTH = -1;

/** Ninety years are not eighty; and where no age was named, none is known. */
const OTHER_AGE_WORTH = -5;

const SPEAKS_OF = { female: /\b(?:she|her|hers|herself)\b/i, male: /\b(?:he|him|his|himself)\b/i } as const;
const MEMORY =
  /\bI(?:’d)? (?:was|had|left|lost|got|came|went|took|told|found|spent|kept|held|gave|bought|met|saw|said|made|put|knew|thought|once|\w{3,}ed)\b/;

const CALLED: Readonly<Record<string, string>> = {
  mum: 'mother',
  mom: 'mother',
  mama: 'mother',
  mommy: 'mother',
  dad: 'father',
  daddy: 'father',
  papa: 'father',
  grandma: 'grandmother',
  granny: 'grandmother',
  nana: 'grandmother',
  nan: 'grandmother',
  grandpa: 'grandfather',
  granddad: 'grandfather',
  grandad: 'grandfather',
  auntie: 'aunt',
  kid: 'child',
};
const roleOf = (role: string): string => CALLED[role] ?? role;

const genderWorth = (text: string, people: Brief['parts']['people']): number => {
  const [gender, other] = new Set(people.flatMap((person) => person.gender ?? []));
  if (gender === undefined || other !== undefined || SPEAKS_OF[gender].test(text)) return 0;
  return SPEAKS_OF[gender === 'female' ? 'male' : 'female'].test(text) ? OTHER_GENDER_WORTH : 0;
};

const TENS = ['twent', 'thirt', 'fort', 'fift', 'sixt', 'sevent', 'eight', 'ninet'];
const UNITS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const AGE = new RegExp(
  `\\b(?:(?<tens>${TENS.join('|')})(?:y|ieth)(?:-(?<unit>${UNITS.join('|')}))?|(?<hundred>hundred(?:th)?|century))\\b`,
  'gi',
);

/** Of twenty and more, in words: what a line says of an age or of years. */
const agesIn = (text: string): number[] =>
  [...text.matchAll(AGE)].map(({ groups }) => {
    const { tens, unit, hundred } = groups!;
    return hundred ? 100 : (TENS.indexOf(tens!.toLowerCase()) + 2) * 10 + UNITS.indexOf(unit?.toLowerCase() ?? '') + 1;
  });

const ageWorth = (text: string, { text: asked, further, parts: { numbers } }: Brief): number => {
  const known = new Set([...numbers.map(({ value }) => value), ...agesIn(`${asked} ${further}`)]);
  return agesIn(text).every((age) => known.has(age)) ? 0 : OTHER_AGE_WORTH;
};

/** At this or below, what a line states is hardly true of the request. */
export const HARDLY_TRUE = OTHER_PERSON_WORTH;

const OCCUPATIONS = new Set(
  'boss manager teacher coach nurse doctor carer volunteer student pupil soldier veteran driver farmer plumber baker chef cook firefighter artist writer engineer lawyer accountant dentist'.split(
    ' ',
  ),
);

/** The request speaks of such a person, if only by what they do: "teaching" of a teacher. */
const isAsked = (role: string, { text, further, subjects, parts: { people } }: Brief): boolean =>
  people.some((person) => person.role !== undefined && roleOf(person.role) === role) ||
  subjects.some(({ id }) => id === role) ||
  wordsOf(`${text} ${further}`).some(({ forms }) => [...forms].some((form) => form.length > 3 && role.startsWith(form)));

/** "Waiting for a visa" is no line for whoever asked for patience alone. */
const OTHER_MATTER_WORTH = -1;

/** It names a matter in so many words that the request may not be about. */
const hasOtherMatter = (text: string, { subjects, maybe }: Brief): boolean => {
  const asked = new Set([...subjects, ...maybe].map(({ id }) => id));
  return mentionsIn(wordsOf(text)).some(({ id, alone }) => !alone && !asked.has(id));
};

/** From 0 down. */
export const factsWorth = (text: string, brief: Brief): number => {
  const isOther = peopleIn(text, []).some(
    ({ role, isTheirs }) => role !== undefined && (isTheirs || OCCUPATIONS.has(role)) && !isAsked(roleOf(role), brief),
  );
  return (
    ageWorth(text, brief) +
    genderWorth(text, brief.parts.people) +
    (hasOtherMatter(text, brief) ? OTHER_MATTER_WORTH : 0) +
    (isOther ? OTHER_PERSON_WORTH : 0) +
    (MEMORY.test(text) ? MEMORY_WORTH : 0)
  );
};
