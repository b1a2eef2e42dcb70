/** Whose money is asked for, in whatever order: "what do they spend in morocco", "thai money called", "is malta in the euro". */
import { COUNTRIES, countriesNamed, folded, type Country } from './countries-data.ts';
import { CARRYING, leftOf } from './handbook-row.ts';

/** "Thai" of the Thai baht: an adjective that only one country's money has. */
const ADJECTIVES = new Map<string, Country>();
for (const country of COUNTRIES)
  for (const { name } of country.currencies.slice(0, 1)) {
    const adjective = folded(name.split(' ').slice(0, -1).join(' '));
    // The Danish krone is used in Greenland too.
    if (adjective !== '' && adjective.slice(0, 1) === folded(country.name).slice(0, 1) && !ADJECTIVES.has(adjective))
      ADJECTIVES.set(adjective, country);
  }
/** Adjectives of countries that pay with the euro, or whose money has no name of its own. */
const OTHERS =
  'french France,german Germany,spanish Spain,italian Italy,irish Ireland,greek Greece,dutch Netherlands,portuguese Portugal,finnish Finland,austrian Austria,belgian Belgium,' +
  'croatian Croatia,maltese Malta,cypriot Cyprus,slovak Slovakia,slovenian Slovenia,estonian Estonia,latvian Latvia,lithuanian Lithuania,scottish Scotland,welsh Wales,english England,british UK,american US,cuban Cuba,greenlandic Greenland';
for (const each of OTHERS.split(',')) {
  const [adjective = '', name = ''] = each.split(' ');
  const [country] = countriesNamed(name)?.of ?? [];
  if (country) ADJECTIVES.set(adjective, country);
}

const MONEY = /\b(?:money|currency|currencies|cash|notes and coins|spend|pay with|pay in|pay)\b/g;
const ASKS_MONEY = /\b(?:money|currency|currencies|notes and coins)\b|\bwhat\b.*\b(?:spend|pay with|pay in)\b/;
/** How much of it, and what is done with it, is another matter. */
const OTHER_MATTER = /\b(?:how (?:much|many)|why|when|where|who|best|rate|strongest|weakest|old)\b/;
const EURO = /\b(?:euros?|eurozone|euro ?zone)\b/g;
const FILLER =
  /(?<![\w'])(?:need|needed|use|used|uses|using|take|takes|taken|change|bring|buy|name|names|kind|type|sort|official|local|national|there|over|out|unit|holiday|trip|going|go|accept|accepted|still|got|member|part|with|zone|or|i'm|when|main|if|want|should|must|travelling|visiting|their|things|people|off|being)(?![\w'])/g;

export const moneyAskedOf = (plain: string): { readonly country: Country; readonly asksEuro: boolean } | undefined => {
  if (plain.length > 80) return undefined;
  const asksEuro = /^(?:do|does|is|are|can|did|will)\b/.test(plain) && /\beuro/.test(plain);
  if (!asksEuro && (!ASKS_MONEY.test(plain) || OTHER_MATTER.test(plain))) return undefined;
  const left = leftOf(
    plain.replaceAll(/\bcalled in\b/g, 'in').replace(/'s\b/g, ''),
    MONEY,
    ...(asksEuro ? [EURO] : []),
    FILLER,
    CARRYING,
  );
  const named = /\b(?:the|in|to|of) us\b/.test(plain) && left === '' ? 'us' : left;
  const found = named === '' || folded(named) === 'georgia' ? undefined : countriesNamed(named);
  const country = ADJECTIVES.get(folded(named)) ?? (found?.of.length === 1 && !found.corrected ? found.of[0] : undefined);
  return country && country.currencies.length > 0 ? { country, asksEuro } : undefined;
};
