/** Settled facts, found only where a pattern matches the whole question. */
import { capitalise, listed } from '../../../english/prose.ts';
import type { Random } from '../../../random.ts';
import type { Answer, Source } from '../answer.ts';
import { elementNamed, elementNumbered, elementWithSymbol, type Element } from './elements-data.ts';
import { FACTS, type Fact } from './facts-data.ts';

const SOURCE = 'Known from the tool’s own shelf of settled facts.';

const patterns: readonly (readonly [RegExp, Fact])[] = FACTS.map((fact) => [new RegExp(`^(?:${fact.ask})$`), fact]);

const ofFact = (fact: Fact, random: Random): Answer => {
  const at = FACTS.indexOf(fact);
  // Facts next to it in the list are about the same things.
  const near = FACTS.slice(Math.max(0, at - 3), at + 4).filter((other) => other !== fact);
  return {
    confidence: 96,
    lead: fact.lead,
    more: [[fact.more[0]], [fact.more[1]], [fact.more[2]]],
    asides: {
      source: SOURCE,
      caution: 'Rounded figures are marked with “about”.',
    },
    topics: random
      .shuffle(near)
      .slice(0, 5)
      .map(({ question }) => question),
  };
};

const ofElement = (element: Element, lead: string, random: Random): Answer => {
  const { name, symbol, number } = element;
  const next = elementNumbered(number === 118 ? 117 : number + 1)!;
  const other = random.pick(['gold', 'iron', 'silver', 'helium', 'oxygen', 'copper'].filter((one) => one !== name));
  return {
    confidence: 97,
    lead,
    more: [
      [
        `${capitalise(name)} has the atomic number ${number}: each of its atoms has ${number === 1 ? 'one proton' : `${number} protons`}.`,
        ...(lead.includes(` ${symbol}`) ? [] : [`Its symbol is ${symbol}.`]),
      ],
      [`${number === 118 ? 'Just before it' : 'Next'} in the periodic table comes ${next.name}, ${next.symbol}.`],
      [
        'The periodic table has 118 named elements, ordered by the number of protons.',
        `It begins with ${listed([1, 2, 3].map((one) => elementNumbered(one)!.name))}.`,
      ],
    ],
    asides: {
      source: SOURCE,
    },
    topics: [
      `What is the chemical symbol for ${next.name}?`,
      `What is the atomic number of ${other}?`,
      `Which element has the atomic number ${next.number}?`,
      `What is ${name}?`,
    ],
  };
};

const ELEMENT_SYMBOL = /^(?:what is )?(?:the )?(?:chemical |element |periodic )?symbol (?:of|for) (?:the element )?([a-z]+)$/;
const ATOMIC_NUMBER = /^(?:what is )?(?:the )?atomic number (?:of|for) ([a-z]+)$/;
const BY_SYMBOL =
  /^(?:what|which) (?:chemical )?element (?:is|has the (?:chemical )?symbol|has symbol) "?([a-z]{1,2})"?$|^what is ([a-z]{1,2}) (?:on|in) the periodic table$/;
const BY_NUMBER = /^(?:what|which) element (?:has (?:the )?atomic number|is number) (\d{1,3})$/;

const elements = (plain: string, chemical: boolean, random: Random): Answer | undefined => {
  const symbolOf = ELEMENT_SYMBOL.exec(plain);
  // "The symbol of iron" may mean another symbol; "the symbol for tin" outside chemistry too.
  const named = symbolOf && (chemical || /chemical|element|periodic/.test(plain)) ? elementNamed(symbolOf[1]!) : undefined;
  if (named) return ofElement(named, `The chemical symbol for ${named.name} is ${named.symbol}.`, random);
  const numberOf = ATOMIC_NUMBER.exec(plain);
  const counted = numberOf ? elementNamed(numberOf[1]!) : undefined;
  if (counted) return ofElement(counted, `The atomic number of ${counted.name} is ${counted.number}.`, random);
  const letters = BY_SYMBOL.exec(plain);
  const known = letters ? elementWithSymbol((letters[1] ?? letters[2])!) : undefined;
  if (known) return ofElement(known, `The element with the symbol ${known.symbol} is ${known.name}.`, random);
  const place = BY_NUMBER.exec(plain);
  const numbered = place ? elementNumbered(Number(place[1])) : undefined;
  return numbered && ofElement(numbered, `The element with the atomic number ${numbered.number} is ${numbered.name}.`, random);
};

const SHAPES = 'triangle,quadrilateral,pentagon,hexagon,heptagon,octagon,nonagon,decagon,hendecagon,dodecagon'.split(',');
const SIDES = /^how many (?:sides|corners|angles|edges) (?:does|do|are (?:there )?(?:in|on)|has) an? ([a-z]+)(?: have)?$/;

const shapes = (plain: string, random: Random): Answer | undefined => {
  const shape = SIDES.exec(plain)?.[1];
  const sides = shape === 'square' || shape === 'rectangle' ? 4 : SHAPES.indexOf(shape ?? '') + 3;
  if (shape === undefined || sides < 3) return undefined;
  const a = shape.startsWith('o') ? 'An' : 'A';
  const others = random.shuffle(SHAPES.filter((other) => other !== shape)).slice(0, 4);
  return {
    confidence: 97,
    lead: `${a} ${shape} has ${sides} sides and ${sides} corners.`,
    more: [
      [`Its inner angles add up to ${((sides - 2) * 180).toLocaleString('en')} degrees.`],
      ['That sum is 180 degrees for every side beyond the second.'],
      [`Where all sides and angles are equal, each angle is ${Math.round(((sides - 2) * 1800) / sides) / 10} degrees.`],
    ],
    asides: {
      source: SOURCE,
    },
    topics: others.map((other) => `How many sides does ${other.startsWith('o') ? 'an' : 'a'} ${other} have?`),
  };
};

export const facts: Source = ({ question: { plain }, category, random }) => {
  const found = patterns.find(([pattern]) => pattern.test(plain));
  return found
    ? ofFact(found[1], random)
    : (elements(plain, category === 'Science & Technology', random) ?? shapes(plain, random));
};
