/** Questions about countries, matched whole: a relation (capital, currency …) and a country, and nothing left over. */
import { capitalise, listed } from '../../english/prose.ts';
import { baseForms, partsOfSpeech } from '../../lexicon/wordnet.ts';
import type { Random } from '../../random.ts';
import type { Answer, Source } from './answer.ts';
import { COUNTRIES, countriesNamed, folded, moneyOf, slips, withCapital, type Country } from './countries-data.ts';
import { STATE_CAPITALS } from './states-data.ts';

type Relation = 'capital' | 'currency' | 'continent' | 'language' | 'phone' | 'code';

const RELATIONS: Record<Relation, readonly string[]> = {
  capital: ['capital', 'capital city', 'capitol', 'capitol city'],
  currency: ['currency', 'official currency', 'national currency', 'money', 'currency used'],
  continent: ['continent'],
  language: [
    'language',
    'languages',
    'official language',
    'official languages',
    'national language',
    'main language',
    'main languages',
  ],
  phone: [
    'dialling code',
    'dialing code',
    'phone code',
    'calling code',
    'country calling code',
    'telephone code',
    'dial code',
    'phone country code',
    'international dialling code',
    'international dialing code',
    'telephone country code',
  ],
  code: ['country code', 'iso code', 'iso country code', 'two-letter code', 'two letter code'],
};
const RELATION_OF = new Map(
  Object.entries(RELATIONS).flatMap(([relation, names]) => names.map((name) => [name, relation as Relation] as const)),
);

interface Spelt<T> {
  readonly of: T;
  readonly corrected: boolean;
}

/** The relation of this name; one slip is forgiven in the words that name one relation only ("curency", "captial"). */
const relationNamed = (typed: string): Spelt<Relation> | undefined => {
  const exact = RELATION_OF.get(typed);
  if (exact) return { of: exact, corrected: false };
  // A real word is no slip: "currently" is not "currency".
  if (typed.length < 6 || partsOfSpeech(typed).size > 0 || baseForms(typed).length > 0) return undefined;
  const near = [...RELATION_OF].filter(([name]) => slips(typed, name) <= (typed.length > 7 ? 2 : 1));
  const relations = new Set(near.map(([, relation]) => relation));
  return relations.size === 1 ? { of: [...relations][0]!, corrected: true } : undefined;
};

const has: Record<Relation, (country: Country) => boolean> = {
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

const BASICS: Record<Relation, string> = {
  capital: 'A capital is the city that a country names as its seat.',
  currency: 'A currency is the money that people pay with in a country.',
  continent: 'A continent is one of the large land masses of the Earth.',
  language: 'An official language is one that the state itself uses.',
  phone: 'A dialling code is what you dial before the number when you call from abroad.',
  code: 'A country code is a short standard name, used in web addresses and on forms.',
};
const ASKED: Record<Relation, (name: string) => string> = {
  capital: (name) => `What is the capital of ${name}?`,
  currency: (name) => `What is the currency of ${name}?`,
  continent: (name) => `What continent is ${name} in?`,
  language: (name) => `What language is spoken in ${name}?`,
  phone: (name) => `What is the dialling code of ${name}?`,
  code: (name) => `What is the country code of ${name}?`,
};

const codes = ({ name, code, currencies, phone }: Country): string =>
  `Codes for ${name}: ${[`${code} (ISO 3166-1)`, ...currencies.map((money) => `${money.code} (ISO 4217)`), ...(phone ? [`${phone} (dialling)`] : [])].join(', ')}.`;

const neighbours = (country: Country, random: Random): Country[] =>
  random.shuffle(
    COUNTRIES.filter((other) => other.code !== country.code && other.continents[0] === country.continents[0] && other.capital),
  );

const SOURCE =
  'Known from an open list of the world’s countries (countries-list) and Unicode’s names of currencies and languages.';
const CAUTION = 'Countries now and then change a capital or a currency; for anything official, ask their own government.';

const about = (country: Country, relations: readonly Relation[], random: Random): Answer => {
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
      basics: BASICS[first],
      exercise: `Find ${country.name} on a map and name two countries beside it.`,
      precise: codes(country),
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

const stateOf = (typed: string): string | undefined =>
  Object.keys(STATE_CAPITALS).find(
    (state) => folded(state) === folded(typed.replace(/^(?:the )?(?:us )?state of /, '').replace(/ state$/, '')),
  );

const aboutState = (state: string, random: Random): Answer => {
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
      basics: 'Each state of the United States has a capital of its own, beside the national one.',
      exercise: `Find ${capital} on a map of ${state}.`,
      precise: 'The national capital is Washington, D.C.',
      source: 'Known from a list of the fifty states.',
    },
    topics: [
      ...others.slice(0, 3).map((other) => `What is the capital of ${other}?`),
      'What is the capital of the United States?',
    ],
  };
};

/** Names the visitor may have meant otherwise: Georgia, the country, and Georgia, the state. */
const capitalOfGeorgia = (random: Random): Answer => {
  const country = COUNTRIES.find(({ code }) => code === 'GE')!;
  const answer = about(country, ['capital'], random);
  return {
    ...answer,
    confidence: 88,
    lead: 'The capital of Georgia, the country, is Tbilisi; the capital of Georgia, the state of the United States, is Atlanta.',
  };
};

const bothOf = (found: readonly Country[], relations: readonly Relation[], random: Random): Answer => {
  const answer = about(found[0]!, relations, random);
  const said = found.map((country) => relations.map((relation) => statement[relation](country)).join(' '));
  return {
    ...answer,
    confidence: 84,
    lead: said.join(' '),
    more: [['Two countries share that name, so both are given.'], answer.more[1], answer.more[2]],
  };
};

const answered = (names: string, relations: readonly Spelt<Relation>[], random: Random): Answer | undefined => {
  const wanted = [...new Set(relations.map(({ of }) => of))];
  const onlyCapital = wanted.length === 1 && wanted[0] === 'capital';
  if (onlyCapital && folded(names) === 'georgia') return capitalOfGeorgia(random);
  const found = countriesNamed(names);
  if (!found) {
    const state = onlyCapital ? stateOf(names) : undefined;
    return state === undefined ? undefined : aboutState(state, random);
  }
  if (found.of.some((country) => !wanted.every((relation) => has[relation](country)))) return undefined;
  const answer = found.of.length > 1 ? bothOf(found.of, wanted, random) : about(found.of[0]!, wanted, random);
  const readAs = [
    ...(relations.some(({ corrected }) => corrected) ? [`the ${listed(wanted.map((relation) => RELATIONS[relation][0]!))}`] : []),
    ...(found.corrected ? [found.corrected] : []),
  ];
  return readAs.length === 0
    ? answer
    : {
        ...answer,
        confidence: answer.confidence - 8,
        more: [[`The question was read as one about ${readAs.join(' of ')}.`, ...answer.more[0]], answer.more[1], answer.more[2]],
      };
};

const OF = '(?:of|in|for)';
const COUNTRY = "([\\p{L}][\\p{L}'’.\\- &]{1,50}?)";
const WHAT = '(?:what is|what are|which is|which are|what|whats|which|name|give me|tell me|state)?\\s*(?:the )?(?:name of the )?';
const relationForms = [
  new RegExp(`^${WHAT}\\s*([a-z][a-z ,-]{3,60}?) ${OF} ${COUNTRY}$`, 'u'),
  new RegExp(`^${WHAT}\\s*([a-z][a-z ,-]{3,40}?) (?:is |are )?(?:used|spoken|officially spoken) in ${COUNTRY}$`, 'u'),
  new RegExp(`^(?:what|which) ([a-z ]{4,30}?) (?:does|do) ${COUNTRY} (?:use|have|speak|belong to)$`, 'u'),
  new RegExp(
    `^(?:what|which) ([a-z ]{4,30}?) (?:does|do) (?:they|people|you|we|i) (?:use|speak|need|pay with|pay)(?: in)? ${COUNTRY}$`,
    'u',
  ),
  new RegExp(`^(?:on |in )?(?:what|which) (continent) (?:is|does) ${COUNTRY}(?: located| situated| lie)?(?: in| on)?$`, 'u'),
];
const reversedForms = [
  new RegExp(`^(?:what is |what are |whats )?${COUNTRY}(?:'s|s'|'|’s) ([a-z][a-z -]{3,30})$`, 'u'),
  new RegExp(`^(?:what is )?(?:the )?${COUNTRY} (capital|capital city|currency|dialling code|dialing code|phone code)$`, 'u'),
];
const SPEAKING = new RegExp(`^what do (?:they|people) speak in ${COUNTRY}$`, 'u');
const WHERE = new RegExp(`^where (?:is|are) ${COUNTRY}(?: located| situated)?$`, 'u');
const PROFILE = new RegExp(`^(?:what is|what are|tell me about|about|facts about|describe)? ?${COUNTRY}$`, 'u');
const OF_CITY = [
  new RegExp(
    `^(?:what|which) (?:country|state) (?:has (?:the |its )?capital(?: city)?(?: of)?|is) ${COUNTRY}(?: as its capital)?(?: the capital(?: city)? of)?$`,
    'u',
  ),
  new RegExp(`^${COUNTRY} is (?:the )?capital(?: city)? of (?:what|which)(?: country)?$`, 'u'),
  new RegExp(`^${COUNTRY} is (?:the )?capital (?:of|to) (?:what|which) (?:country)$`, 'u'),
];
const IS_CAPITAL = new RegExp(`^is ${COUNTRY} (?:really |still )?(?:the )?capital(?: city)? of ${COUNTRY}$`, 'u');
const USING =
  /^(?:what|which|list(?: the| all)?|name(?: the| all)?) countries (?:that )?(?:use|have|pay with) (?:the )?([\p{L} ]{3,30})(?: as (?:their|its) currency)?$/u;

const isCapital = (city: string, names: string, random: Random): Answer | undefined => {
  const found = countriesNamed(names);
  const country = found?.of[0];
  if (!country?.capital || found?.of.length !== 1 || folded(country.name) === 'georgia') return undefined;
  const yes = folded(city) === folded(country.capital);
  // A disputed capital is no matter for a yes or a no.
  if (country.code === 'IL') return undefined;
  // A second seat of government deserves more than a plain no.
  if (!yes && country.capitalNote && folded(country.capitalNote).includes(folded(city)))
    return { ...about(country, ['capital'], random), lead: `Partly: ${country.capitalNote}` };
  const answer = about(country, ['capital'], random);
  return {
    ...answer,
    lead: yes
      ? `Yes, ${country.capital} is the capital of ${country.name}.`
      : `No, the capital of ${country.name} is ${country.capital}.`,
  };
};

const countryOfCity = (city: string, random: Random): Answer | undefined => {
  const found = withCapital(city);
  if (found.length !== 1) return undefined;
  const [country] = found as [Country];
  const answer = about(country, ['capital'], random);
  return { ...answer, lead: `${country.capital} is the capital of ${country.name}.` };
};

const usersOf = (typed: string, random: Random): Answer | undefined => {
  const wanted = folded(typed).replace(/s$/, '');
  const users = COUNTRIES.filter(({ currencies }) => currencies.some(({ name }) => folded(name) === wanted));
  if (users.length === 0) return undefined;
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
      basics: BASICS.currency,
      precise: `ISO 4217: ${money.code}.`,
      source: SOURCE,
      caution: CAUTION,
      exercise: 'Mark them on a map of the world.',
    },
    topics: random
      .shuffle(users)
      .slice(0, 3)
      .flatMap(({ name }) => [ASKED.capital(name), ASKED.currency(name)]),
  };
};

export const countries: Source = ({ question: { plain }, random }) => {
  const city = OF_CITY.map((form) => form.exec(plain)?.[1]).find((found) => found !== undefined);
  if (city !== undefined && /capital/.test(plain)) return countryOfCity(city, random);
  const claim = IS_CAPITAL.exec(plain);
  if (claim) return isCapital(claim[1]!, claim[2]!, random);
  const users = USING.exec(plain);
  if (users) return usersOf(users[1]!, random);
  const spoken = SPEAKING.exec(plain);
  if (spoken) return answered(spoken[1]!, [{ of: 'language', corrected: false }], random);
  for (const [typed, names] of [
    ...relationForms
      .map((form) => form.exec(plain))
      .filter((found) => found !== null)
      .map((found) => [found[1]!, found[2]!] as const),
    ...reversedForms
      .map((form) => form.exec(plain))
      .filter((found) => found !== null)
      .map((found) => [found[2]!, found[1]!] as const),
  ]) {
    const relations = typed
      .split(/,? and (?:the |its )?|, (?:the )?/)
      .map((one) => relationNamed(one.replace(/ (?:is|are|and)$/, '')));
    if (!relations.every((relation) => relation !== undefined)) continue;
    const answer = answered(names, relations, random);
    if (answer) return answer;
  }
  const where = WHERE.exec(plain);
  if (where) {
    const found = countriesNamed(where[1]!);
    return found?.of.length === 1 && folded(found.of[0]!.name) !== 'georgia' && !found.corrected
      ? about(found.of[0]!, ['continent'], random)
      : undefined;
  }
  const profile = PROFILE.exec(plain);
  const found = profile ? countriesNamed(profile[1]!) : undefined;
  if (found?.of.length !== 1 || found.corrected || AMBIGUOUS.has(folded(profile![1]!))) return undefined;
  return profileOf(found.of[0]!, random);
};

/** Names that are other things as well: the bird, the man, the pullover. */
const AMBIGUOUS = new Set([
  'turkey',
  'jersey',
  'guinea',
  'georgia',
  'chad',
  'jordan',
  'us',
  'china',
  'guernsey',
  'montserrat',
  'america',
  'holland',
  'trinidad',
  'emirates',
  'niger',
]);

const profileOf = (country: Country, random: Random): Answer => {
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
