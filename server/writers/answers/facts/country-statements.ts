/** What is said of a country and of a state, once it is known which one and what about it. */
import { capitalise, listed } from '../../../english/prose.ts';
import type { Random } from '../../../random.ts';
import type { Answer } from '../answer.ts';
import { COUNTRIES, folded, moneyOf, type Country } from './countries-data.ts';
import { STATE_CAPITALS } from './states-data.ts';

export type Relation = 'capital' | 'currency' | 'continent' | 'language' | 'phone' | 'code';

export const has: Record<Relation, (country: Country) => boolean> = {
  capital: ({ capital }) => capital !== undefined,
  currency: ({ currencies }) => currencies.length > 0,
  continent: () => true,
  language: ({ languages }) => languages.length > 0,
  phone: ({ phone }) => phone !== undefined,
  code: () => true,
};

const statement: Record<Relation, (country: Country) => string> = {
  capital: ({ name, capital }) => `The capital of ${name} is ${capital?.replace(/\.$/, '')}.`,
  currency: (country) =>
    `The ${country.currencies.length > 1 ? 'currencies' : 'currency'} of ${country.name} ${country.currencies.length > 1 ? 'are' : 'is'} ${moneyOf(country)}.`,
  continent: ({ name, continents }) =>
    continents.length > 1
      ? `${capitalise(name)} lies in both ${listed(continents)}.`
      : `${capitalise(name)} is in ${continents[0]}.`,
  language: ({ name, languages }) =>
    languages.length > 1
      ? `The official or main languages of ${name} include ${listed(languages)}.`
      : `The main official language of ${name} is ${languages[0]}.`,
  phone: ({ name, phone }) => `The dialling code of ${name} is ${phone}.`,
  code: ({ name, code }) => `The two-letter country code of ${name} is ${code}.`,
};

const ASKED: Record<Relation, (name: string) => string> = {
  capital: (name) => `What is the capital of ${name}?`,
  currency: (name) => `What is the currency of ${name}?`,
  continent: (name) => `What continent is ${name} in?`,
  language: (name) => `What language is spoken in ${name}?`,
  phone: (name) => `What is the dialling code of ${name}?`,
  code: (name) => `What is the country code of ${name}?`,
};

const neighbours = (country: Country, random: Random): Country[] =>
  random.shuffle(
    COUNTRIES.filter((other) => other.code !== country.code && other.continents[0] === country.continents[0] && other.capital),
  );

const SOURCE =
  'Known from an open list of the world’s countries (countries-list) and Unicode’s names of currencies and languages.';

const CAUTION = 'Countries now and then change a capital or a currency; for anything official, ask their own government.';

export const about = (country: Country, relations: readonly Relation[], random: Random): Answer => {
  const [first] = relations as [Relation];
  const pool = (['capital', 'currency', 'language', 'continent', 'phone', 'code'] as const).filter(
    (relation) => !relations.includes(relation) && has[relation](country),
  );
  const next = pool.map((relation) => statement[relation](country));
  const note = relations.includes('capital') || first !== 'currency' ? country.capitalNote : undefined;
  const near = neighbours(country, random);
  const lead = relations.map((relation) => statement[relation](country)).join(' ');
  return {
    confidence: 97,
    lead,
    more: [
      [...(relations.includes('capital') && note ? [note] : []), next[0]!],
      next.slice(1, 3),
      [
        ...next.slice(3),
        ...(!relations.includes('capital') && note ? [note] : []),
        `Other countries and territories of ${country.continents[0]} are ${listed(near.slice(0, 3).map(({ name }) => name))}.`,
      ],
    ],
    asides: {
      source: SOURCE,
      caution: CAUTION,
    },
    topics: [
      ...pool.slice(0, 2).map((relation) => ASKED[relation](country.name)),
      ...near.slice(0, 3).map(({ name }) => ASKED[first](name)),
      ...pool.slice(2, 4).map((relation) => ASKED[relation](country.name)),
    ],
  };
};

export const aboutState = (state: string, random: Random): Answer => {
  const capital = STATE_CAPITALS[state]!;
  const others = random.shuffle(
    Object.keys(STATE_CAPITALS).filter((other) => other !== state && other !== 'Georgia' && other !== 'Washington'),
  );
  return {
    confidence: 96,
    lead: `The capital of the state of ${state} is ${capital}.`,
    more: [
      [`${state} is one of the fifty states of the United States.`],
      ['A state capital is the seat of the state’s own governor and legislature, and often not its largest city.'],
      [
        `For comparison, the capital of ${others[3]} is ${STATE_CAPITALS[others[3]!]}, and that of ${others[4]} is ${STATE_CAPITALS[others[4]!]}.`,
      ],
    ],
    asides: {
      source: 'Known from a list of the fifty states.',
    },
    topics: [
      ...others.slice(0, 3).map((other) => `What is the capital of ${other}?`),
      'What is the capital of the United States?',
    ],
  };
};

/** Names the visitor may have meant otherwise: Georgia, the country, and Georgia, the state. */
export const capitalOfGeorgia = (random: Random): Answer => {
  const country = COUNTRIES.find(({ code }) => code === 'GE')!;
  const answer = about(country, ['capital'], random);
  return {
    ...answer,
    confidence: 88,
    lead: 'The capital of Georgia, the country, is Tbilisi; the capital of Georgia, the state of the United States, is Atlanta.',
  };
};

export const bothOf = (found: readonly Country[], relations: readonly Relation[], random: Random): Answer => {
  const answer = about(found[0]!, relations, random);
  const said = found.map((country) => relations.map((relation) => statement[relation](country)).join(' '));
  return {
    ...answer,
    confidence: 84,
    lead: said.join(' '),
    more: [['Two countries share that name, so both are given.'], answer.more[1], answer.more[2]],
  };
};

export const profileOf = (country: Country, random: Random): Answer => {
  const answer = about(country, ['continent'], random);
  return {
    ...answer,
    confidence: 88,
    lead: `${capitalise(country.name)} is a country or territory in ${listed(country.continents)}${country.capital ? `, with its capital at ${country.capital.replace(/\.$/, '')}` : ''}.`,
    more: [
      [statement.currency(country)],
      has.language(country) ? [statement.language(country)] : [statement.code(country)],
      [
        ...(has.phone(country) ? [statement.phone(country)] : []),
        ...(country.capitalNote ? [country.capitalNote] : []),
        ...(has.language(country) ? [statement.code(country)] : []),
      ],
    ],
  };
};

/** "The peso": not one money but several of that name. */
const sharing = (wanted: string, random: Random): Answer | undefined => {
  const users = COUNTRIES.filter(({ currencies }) => currencies.some(({ name }) => folded(name).endsWith(` ${wanted}`)));
  const monies = new Map<string, string[]>();
  for (const { name, code, currencies } of users)
    for (const one of currencies.filter((each) => folded(each.name).endsWith(` ${wanted}`))) {
      const before = monies.get(one.name) ?? [];
      // The code of a currency begins with that of the country whose it is.
      monies.set(one.name, one.code.startsWith(code) ? [name, ...before] : [...before, name]);
    }
  const [first] = users;
  if (!first) return undefined;
  const answer = about(first, ['currency'], random);
  const shown = [...monies].slice(0, 12);
  const told = shown.map(([money, [main]]) => `${main!} (the ${money})`);
  const others = monies.size > shown.length ? ', and others' : '';
  return {
    ...answer,
    confidence: 90,
    lead:
      users.length === 1
        ? `The ${[...monies.keys()][0]!} is the currency of ${first.name}.`
        : `The ${wanted} is money in ${listed(told)}${others}.`,
    more: [[], [], []],
  };
};

export const usersOf = (typed: string, random: Random): Answer | undefined => {
  const wanted = folded(typed).replace(/s$/, '');
  const users = COUNTRIES.filter(({ currencies }) => currencies.some(({ name }) => folded(name) === wanted));
  if (users.length === 0) return wanted.length < 3 ? undefined : sharing(wanted, random);
  const names = users.map(({ name }) => name);
  const money = users[0]!.currencies.find(({ name }) => folded(name) === wanted)!;
  return {
    confidence: 90,
    lead: `The ${money.name} is used in ${listed(names)}.`,
    more: [
      ['The list counts territories as well as countries.'],
      [`Its international code is ${money.code}.`],
      [
        `That makes ${names.length} ${names.length === 1 ? 'place' : 'places'} where it is a currency of the country; it may be accepted in others.`,
      ],
    ],
    asides: {
      source: SOURCE,
      caution: CAUTION,
    },
    topics: random
      .shuffle(users)
      .slice(0, 3)
      .flatMap(({ name }) => [ASKED.capital(name), ASKED.currency(name)]),
  };
};
