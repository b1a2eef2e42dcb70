/** Whether an animal may eat something: "can dogs eat blueberries?", "is cucumber ok for my rabbit?". */
import type { Answer } from '../answer.ts';
import { inOwnWords } from '../pages/same-words.ts';
import { FED } from './fed-data.ts';
import { row } from './handbook-row.ts';

const foods = new Map(
  FED.trim()
    .split('\n')
    .flatMap((line) => {
      const [names = '', ...cells] = line.split(';');
      const told = new Map(
        cells.map((cell) => {
          const [animal = '', said = ''] = cell.split(/:(?! )/);
          return [animal, said] as const;
        }),
      );
      return names.split(',').map((name) => [name, told] as const);
    }),
);
const ANIMALS: Readonly<Record<string, string>> = {
  chicken: 'hen',
  puppy: 'dog',
  kitten: 'cat',
  bunny: 'rabbit',
  bunnie: 'rabbit',
  puppie: 'dog',
  hen: 'hen',
  budgie: 'parrot',
  bird: 'parrot',
};
const ANIMAL =
  '(dogs?|puppy|puppies|cats?|kittens?|rabbits?|bunny|bunnies|guinea pigs?|hamsters?|horses?|hens?|chickens?|parrots?|budgies?|birds?|ducks?|hedgehogs?|tortoises?|squirrels?)';
const FORMS: readonly RegExp[] = [
  new RegExp(
    `^(?:can|may|should|do|could) (?:i give )?(?:an? |the |my |our |your )?${ANIMAL} (?:eat|have|safely eat|be given|like)? ?(?:raw |fresh |cooked )?(.{3,30}?)(?: safely)?$`,
  ),
  new RegExp(
    `^(?:is|are) (?:raw |fresh |cooked )?(.{3,30}?) (?:ok|okay|safe|good|bad|poisonous|toxic|harmful|dangerous|fine)(?: to eat)? (?:for|to) (?:an? |the |my |our )?${ANIMAL}(?: to eat)?$`,
  ),
  new RegExp(`^can (?:i|you|we) (?:give|feed) (?:raw |fresh |cooked )?(.{3,30}?) to (?:an? |the |my |our )?${ANIMAL}$`),
];

export const fed = (plain: string): Answer | undefined => {
  const at = FORMS.findIndex((form) => form.test(plain));
  if (at === -1 || inOwnWords(plain) !== undefined) return undefined;
  const [, one = '', other = ''] = FORMS[at]!.exec(plain)!;
  const [typed, food] = at === 0 ? [one, other] : [other, one];
  const single = typed.replace(/ies$/, 'y').replace(/s$/, '');
  const animal = ANIMALS[single] ?? single;
  const told = foods.get(food.replace(/^(?:an?|the|some|any) /, ''))?.get(animal);
  if (told === undefined) return undefined;
  const many = single === 'puppy' || single === 'bunny' ? `${single.slice(0, -1)}ies` : `${single}s`;
  const name = food.replace(/^(?:an?|the|some|any) /, '');
  const why = told.slice(2);
  const isHarm = / (?:bad|poisonous|toxic|harmful|dangerous) /.test(plain);
  // Of what is asked for as a danger the verdict is the other way round.
  const verdict = {
    Y: [`Yes, ${many} can eat ${name}`, `No, ${name} will not harm ${many}`],
    N: [`No, ${many} should not eat ${name}`, `Yes, ${name} can harm ${many}`],
    S: [`Yes, ${many} can have ${name}`, 'Not in small amounts'],
  }[told[0] as 'Y' | 'N' | 'S'];
  return row(
    `${verdict[isHarm ? 1 : 0]}: ${why}.`,
    told.startsWith('N') && (animal === 'dog' || animal === 'cat')
      ? ['If it has eaten some, ring a vet with its weight, what it was and how much.']
      : [],
    [animal === 'cat' ? 'What foods are poisonous to cats?' : 'What foods are poisonous to dogs?'],
  );
};
