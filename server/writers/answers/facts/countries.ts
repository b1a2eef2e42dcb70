/** Questions about countries, matched whole: a relation (capital, currency …) and a country, and nothing left over. */
import { listed } from '../../../english/prose.ts';
import { sensesOf } from '../../../lexicon/wordnet.ts';
import type { Random } from '../../../random.ts';
import type { Answer, Source } from '../answer.ts';
import { countriesNamed, folded, moneyOf, withCapital, type Country } from './countries-data.ts';
import { moneyAskedOf } from './country-money.ts';
import { RELATIONS, relationNamed, stateOf, type Spelt } from './country-names.ts';
import { about, aboutState, bothOf, capitalOfGeorgia, has, profileOf, usersOf, type Relation } from './country-statements.ts';

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

const USERS = [
  /^(?:what|which|list(?: the| all)?|name(?: the| all)?) (?:countries|country|places?) (?:that )?(?:uses?|has|have|pays? with|spends?) (?:the )?([\p{L} ]{3,30}?)(?: as (?:their|its) (?:currency|money))?$/u,
  /^where (?:is|are) (?:the )?([\p{L} ]{3,30}?) (?:used|spent|the currency|the money|from)$/u,
  /^where do (?:they|people|you|we) (?:use|spend|pay with|pay in) (?:the )?([\p{L} ]{3,30})$/u,
  /^(?:what|which) (?:countries |country )?(?:is|are) (?:the )?([\p{L} ]{3,30}?) (?:used in|the currency of|the currency in|the money of|from)$/u,
  /^who uses (?:the )?([\p{L} ]{3,30})$/u,
  /^([\p{L} ]{3,30}?) is the (?:currency|money) of (?:what|which)(?: country)?$/u,
];
const whetherEuro = (country: Country): string => {
  const codes = country.currencies.map(({ code }) => code);
  return codes.includes('EUR')
    ? `Yes, ${country.name} uses the euro.`
    : `No, ${country.name} does not use the euro: ${codes.length > 1 ? 'its currencies are' : 'its currency is'} ${moneyOf(country)}. Some shops for visitors take euros there, mostly at a poor rate.`;
};

const isCapital = (city: string, names: string, random: Random): Answer | undefined => {
  const found = countriesNamed(names);
  const country = found?.of[0];
  if (!country?.capital || found?.of.length !== 1 || folded(country.name) === 'georgia') return undefined;
  const yes = folded(city) === folded(country.capital);
  // A disputed capital is no matter for a yes or a no.
  if (country.code === 'IL') return undefined;
  // A second seat of government deserves more than a plain no.
  if (!yes && country.capitalNote && folded(country.capitalNote).includes(folded(city))) {
    const answer = about(country, ['capital'], random);
    return { ...answer, lead: `Partly: ${country.capitalNote}`, more: [answer.more[0].slice(1), answer.more[1], answer.more[2]] };
  }
  const answer = about(country, ['capital'], random);
  return {
    ...answer,
    lead: yes
      ? `Yes, ${country.capital} is the capital of ${country.name}.`
      : `No, the capital of ${country.name} is ${country.capital}.`,
  };
};

const IN_COUNTRY = new RegExp(`^(?:in )?(?:what|which) country is ${COUNTRY}(?: located)?(?: in)?$`, 'u');

/** "Which country is Paris in?", where the dictionary too thinks first of that capital. */
const isBestKnown = (city: string): boolean => {
  const [country] = withCapital(city);
  const [sense] = sensesOf(city);
  return country !== undefined && sense !== undefined && folded(sense.definition).includes(folded(country.name));
};

const countryOfCity = (city: string, random: Random): Answer | undefined => {
  const found = withCapital(city);
  if (found.length !== 1) return undefined;
  const [country] = found as [Country];
  const answer = about(country, ['capital'], random);
  return { ...answer, lead: `${country.capital} is the capital of ${country.name}.` };
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

/** "Capital of Brazil and its language" asks for both of Brazil. */
const TWO_OF =
  /^(.*?\b(?:capital(?: city)?|currency|language)) of ([\p{L}'. -]{3,40}?),? (?:and|&|\+) (?:the |its |their |what |which )*(capital(?: city)?|currency|languages?|money)(?: (?:do|does) (?:they|people|it) (?:use|speak|have)(?: there)?| (?:is|are) (?:used|spoken) there)?$/u;

export const countries: Source = ({ question: { plain: typed }, random }) => {
  const plain = typed.replace(
    TWO_OF,
    (_, one: string, of: string, other: string) => `${one} and ${other === 'money' ? 'currency' : other} of ${of}`,
  );
  const city = OF_CITY.map((form) => form.exec(plain)?.[1]).find((found) => found !== undefined);
  if (city !== undefined && /capital/.test(plain)) return countryOfCity(city, random);
  const place = IN_COUNTRY.exec(plain);
  if (place) return isBestKnown(place[1]!) ? countryOfCity(place[1]!, random) : undefined;
  const claim = IS_CAPITAL.exec(plain);
  if (claim) return isCapital(claim[1]!, claim[2]!, random);
  const users = USERS.map((form) => form.exec(plain)?.[1]).find((found) => found !== undefined);
  const used = users === undefined ? undefined : usersOf(users, random);
  if (used) return used;
  const money = moneyAskedOf(plain);
  if (money) {
    const answer = about(money.country, ['currency'], random);
    return money.asksEuro ? { ...answer, lead: whetherEuro(money.country) } : answer;
  }
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
