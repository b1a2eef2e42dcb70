/** The lines of a character sheet: short, and without repeating the biography word for word. */
import { asSentence, capitalise, withArticle } from '../../english/prose.ts';
import { GROWN, inWords } from './ages.ts';
import type { Person } from './person.ts';
import { fill } from './voice.ts';

const lowered = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** The lines that go beside the biography. */
export const sheetOf = (person: Person) => {
  const { voice, knot, origin, age, eventAt } = person;
  const say = (phrase: string): string => fill(phrase, voice);
  const grew = origin && `${age < GROWN ? 'Growing up' : 'Grew up'} ${say(origin)}.`;
  const years =
    person.years &&
    `Has been ${withArticle(person.occupation.split(',')[0]!)} for ${person.years === 1 ? 'a year' : `${inWords(person.years)} years`}.`;
  const wears = person.clothes && `Wears ${say(person.clothes)}.`;
  const carries = person.object && `Carries ${say(person.object)}.`;
  return {
    name: person.fullName,
    age,
    occupation: capitalise(person.occupation),
    personality: [capitalise(`${say(person.pair)}.`), person.pressure && say(`Under pressure, ${person.pressure}.`)]
      .filter(Boolean)
      .join(' '),
    background: [grew, `At ${inWords(eventAt)}, ${lowered(say(knot.short))}.`, years].filter(Boolean).join(' '),
    appearance: [asSentence(person.looks.map(say).join('; ')), wears, carries].filter((line) => line && line !== '.').join(' '),
    goals: `To ${say(knot.goal)}. Afraid of ${say(knot.fear)}.`,
    quirks: person.quirks.map((quirk) => asSentence(say(quirk))).join(' '),
    archetype: person.archetype,
    conflictPotential: say(knot.conflict),
  };
};
