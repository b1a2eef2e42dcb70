/** The dates, said aloud, and what can be said next to them of anyone. */
import type { Random } from '../../random.ts';
import { dated } from './dates.ts';
import { fill, type Person } from './fill.ts';

const BOTH = [
  'Those are the dates. The rest of what I have to say lies between them.',
  'Two dates, and everything that matters lies in between.',
  'Dates are the part that can be carved in stone. The part we loved cannot, so it has to be told.',
];
const BIRTH = [
  'That is where the story begins, and each of us came into it at a point of our own.',
  'None of us was there for all that followed, and that is why we need each other’s memories.',
];
const DEATH = [
  'Since then, many of us have not quite known what to do with our hands.',
  'I can say that sentence now, although I still do not altogether believe it.',
  'It takes five seconds to say, and it will take us a good deal longer to understand.',
];
const INFANT = ['There was love in every hour of it.', 'We would not give back one minute.'];

export const datesParagraph = (
  { birthDate, deathDate }: { readonly birthDate: string; readonly deathDate: string },
  person: Person,
  age: 'infant' | 'any age',
  random: Random,
): string | undefined => {
  const [born, died] = [dated(birthDate), dated(deathDate)];
  const followed = (stock: string, own: string, next: readonly string[]): string =>
    `${fill(stock, person, own)} ${random.pick(age === 'infant' ? INFANT : next)}`;
  if (born && born === died) return followed('{name} came to us and left us {words}.', born, BOTH);
  if (born && died) return followed('{name} was born {words}.', `${born}, and died ${died}`, BOTH);
  if (born) return followed('{name} was born {words}.', born, BIRTH);
  if (died) return followed('{name} died {words}.', died, DEATH);
  return undefined;
};
