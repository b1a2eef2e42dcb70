/**
 * The world's countries as people ask about them: names and other names, with the places whose
 * facts are disputed or doubtful left out. What is not in this list is not answered.
 */
import { continents, countries, languages } from 'countries-list';
import { listed } from '../../../english/prose.ts';

export interface Country {
  readonly code: string;
  /** As it stands in a sentence: "the Netherlands". */
  readonly name: string;
  readonly capital?: string;
  /** What must be said beside the capital for it to be true. */
  readonly capitalNote?: string;
  readonly currencies: readonly { readonly code: string; readonly name: string }[];
  readonly languages: readonly string[];
  readonly continents: readonly string[];
  readonly phone?: string;
}

/** Uninhabited, disputed or administered in ways that a line of data does not tell. */
const LEFT_OUT = new Set('AC AQ BL BQ BV CC CX EH GS HM IO MF NF PN SJ TA TF TK UM WF'.split(' '));
/** Codes for accounting units, never in a purse. */
const NOT_MONEY = new Set('BOV CHE CHW CLF COU USN UYI'.split(' '));
const ARTICLE = new Set('AE BS CD CF CG CK DO FK FO GB GM IM KM KY MH MP MV NL PH SB SC TC US VA VG VI'.split(' '));

const NAMES: Record<string, string> = {
  AX: 'the Åland Islands',
  CW: 'Curaçao',
  IM: 'the Isle of Man',
  MK: 'North Macedonia',
  RE: 'Réunion',
  ST: 'São Tomé and Príncipe',
  TR: 'Turkey',
  VA: 'Vatican City',
};

const CAPITALS: Record<string, string> = { US: 'Washington, D.C.', TR: 'Ankara', MN: 'Ulaanbaatar', SZ: 'Mbabane' };
/** Capitals about which the data is not safe to repeat. */
const NO_CAPITAL = new Set('GQ HK MO NR PS'.split(' '));
const CAPITAL_NOTES: Record<string, string> = {
  BJ: 'Porto-Novo is the official capital; the government works in Cotonou.',
  BO: 'Sucre is the constitutional capital; the government sits in La Paz.',
  CI: 'Yamoussoukro is the official capital; most of the government still works in Abidjan.',
  CL: 'Congress meets in Valparaíso.',
  IL: 'Its status as the capital is disputed, and most embassies are in Tel Aviv.',
  LK: 'Colombo is the commercial capital; parliament meets in Sri Jayawardenepura Kotte.',
  MY: 'The government works in Putrajaya.',
  NL: 'Amsterdam is the capital by the constitution; the government sits in The Hague.',
  SZ: 'Mbabane is the administrative capital; the king and parliament sit in Lobamba.',
  ZA: 'South Africa has three capitals: Pretoria for the government, Cape Town for parliament and Bloemfontein for the highest appeal court.',
  CH: 'Bern is called the federal city; the law names no capital.',
};
/** Money that the list holds beside what is used now. */
const CURRENCIES: Record<string, readonly string[]> = { HT: ['HTG'], SV: ['USD'], ZW: ['ZWG', 'USD'] };
/** Official languages that changed, or for which the list is known to be too short or too long. */
const NO_LANGUAGES = new Set('BF CY ML NE'.split(' '));
const LANGUAGES: Record<string, readonly string[]> = {
  BO: ['Spanish', 'Quechua', 'Aymara', 'Guaraní'],
  AF: ['Pashto', 'Dari', 'Uzbek', 'Turkmen'],
  AM: ['Armenian'],
  AW: ['Dutch', 'Papiamento'],
  CW: ['Dutch', 'Papiamento', 'English'],
  DZ: ['Arabic', 'Berber'],
  KI: ['English', 'Gilbertese'],
  MA: ['Arabic', 'Berber'],
  ME: ['Montenegrin', 'Serbian', 'Bosnian', 'Albanian', 'Croatian'],
  MK: ['Macedonian', 'Albanian'],
  NO: ['Norwegian'],
  TL: ['Tetum', 'Portuguese'],
  TM: ['Turkmen'],
  UZ: ['Uzbek'],
  PE: ['Spanish', 'Quechua', 'Aymara'],
  LK: ['Sinhala', 'Tamil'],
};
/** Continents where a country lies across two, or where its usual place differs from the data's. */
const CONTINENTS: Record<string, readonly string[]> = {
  AZ: ['Asia', 'Europe'],
  DK: ['Europe'],
  TL: ['Asia'],
  EG: ['Africa', 'Asia'],
  GE: ['Asia', 'Europe'],
  KZ: ['Asia', 'Europe'],
  RU: ['Europe', 'Asia'],
  TR: ['Asia', 'Europe'],
};

const OTHER_NAMES: Record<string, string> = {
  usa: 'US',
  us: 'US',
  'u.s': 'US',
  'u.s.': 'US',
  'u.s.a': 'US',
  'u.s.a.': 'US',
  america: 'US',
  'united states of america': 'US',
  uk: 'GB',
  'u.k': 'GB',
  'u.k.': 'GB',
  britain: 'GB',
  'great britain': 'GB',
  uae: 'AE',
  emirates: 'AE',
  holland: 'NL',
  'czech republic': 'CZ',
  türkiye: 'TR',
  turkiye: 'TR',
  burma: 'MM',
  swaziland: 'SZ',
  'cape verde': 'CV',
  macedonia: 'MK',
  "côte d'ivoire": 'CI',
  "cote d'ivoire": 'CI',
  'timor-leste': 'TL',
  'timor leste': 'TL',
  drc: 'CD',
  'dr congo': 'CD',
  'democratic republic of congo': 'CD',
  'congo-kinshasa': 'CD',
  'congo-brazzaville': 'CG',
  'republic of congo': 'CG',
  vatican: 'VA',
  'holy see': 'VA',
  macau: 'MO',
  'republic of ireland': 'IE',
  eire: 'IE',
  "people's republic of china": 'CN',
  'republic of korea': 'KR',
  'russian federation': 'RU',
  'federated states of micronesia': 'FM',
  'st lucia': 'LC',
  'st. lucia': 'LC',
  'st kitts and nevis': 'KN',
  'st vincent and the grenadines': 'VC',
  antigua: 'AG',
  trinidad: 'TT',
  bosnia: 'BA',
  'brunei darussalam': 'BN',
  'us virgin islands': 'VI',
};

/** Names that belong to more than one: which one was meant cannot be known. */
const SHARED_NAMES: Record<string, readonly string[]> = { congo: ['CD', 'CG'], korea: ['KR', 'KP'] };

/** Parts of the United Kingdom, which the list of countries does not hold. */
const NATIONS: readonly (readonly [string, string, readonly string[]])[] = [
  ['England', 'London', ['English']],
  ['Scotland', 'Edinburgh', ['English', 'Scots', 'Scottish Gaelic']],
  ['Wales', 'Cardiff', ['English', 'Welsh']],
  ['Northern Ireland', 'Belfast', ['English', 'Irish', 'Ulster Scots']],
];

const moneyName = new Intl.DisplayNames('en', { type: 'currency' });
const languageName = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
/** "Japanese Yen" as a sentence writes it: "Japanese yen". */
const currencyNamed = (code: string): string =>
  (moneyName.of(code) ?? code).replace(/(?:(?:Convertible|New) )?(?<![\p{L}ʻ])[\p{L}ʻ]+$/u, (unit) => unit.toLowerCase());
const languageNamed = (code: string): string =>
  languageName.of(code)?.replace(/ \(.*\)$/, '') ?? languages[code as keyof typeof languages]?.name ?? code;

const fromList = (code: string): Country => {
  const data = countries[code as keyof typeof countries];
  const plain = data.name;
  const capital = NO_CAPITAL.has(code) ? undefined : (CAPITALS[code] ?? (data.capital || undefined));
  const note = CAPITAL_NOTES[code];
  const [phone] = data.phone;
  const text = phone === undefined ? '' : String(phone);
  return {
    code,
    name: NAMES[code] ?? (ARTICLE.has(code) ? `the ${plain}` : plain),
    ...(capital !== undefined && { capital }),
    ...(note !== undefined && { capitalNote: note }),
    currencies: (CURRENCIES[code] ?? data.currency.filter((one) => !NOT_MONEY.has(one))).map((one) => ({
      code: one,
      name: currencyNamed(one),
    })),
    languages: NO_LANGUAGES.has(code) ? [] : (LANGUAGES[code] ?? [...new Set(data.languages.map(languageNamed))]),
    continents: CONTINENTS[code] ?? [continents[data.continent]],
    ...(text &&
      data.phone.length === 1 && { phone: text.length === 4 && text.startsWith('1') ? `+1 ${text.slice(1)}` : `+${text}` }),
  };
};

const nation = ([name, capital, spoken]: (typeof NATIONS)[number]): Country => ({
  code: 'GB',
  name,
  capital,
  currencies: [{ code: 'GBP', name: 'British pound' }],
  languages: spoken,
  continents: ['Europe'],
  phone: '+44',
});

export const COUNTRIES: readonly Country[] = Object.keys(countries)
  .filter((code) => !LEFT_OUT.has(code))
  .map(fromList);
const ALL: readonly Country[] = [...COUNTRIES, ...NATIONS.map(nation)];

/** Small letters, no accents, no article, "saint" for "st". */
export const folded = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^the /, '')
    .replace(/\bst\.? /g, 'saint ')
    .replace(/&/g, 'and')
    .replace(/[,.]/g, '')
    .trim();

const byCode = (code: string): Country => ALL.find((country) => country.code === code)!;
const BY_NAME = new Map<string, readonly Country[]>([
  ...ALL.map((country) => [folded(country.name), [country]] as const),
  ...Object.entries(OTHER_NAMES).map(([name, code]) => [folded(name), [byCode(code)]] as const),
  ...Object.entries(SHARED_NAMES).map(([name, codes]) => [name, codes.map(byCode)] as const),
]);

export interface Found<T> {
  readonly of: T;
  /** The right spelling, where the typed one was forgiven. */
  readonly corrected?: string;
}

/** Letters added, dropped, changed or swapped with their neighbour between two words; stops counting at four. */
export const slips = (left: string, right: string): number => {
  if (Math.abs(left.length - right.length) > 3) return 4;
  const rows: number[][] = [Array.from({ length: right.length + 1 }, (_, n) => n)];
  for (let i = 1; i <= left.length; i++) {
    const row = [i];
    for (let j = 1; j <= right.length; j++) {
      const same = left[i - 1] === right[j - 1] ? 0 : 1;
      let least = Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + same);
      if (i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1])
        least = Math.min(least, rows[i - 2]![j - 2]! + 1);
      row.push(least);
    }
    rows.push(row);
  }
  return Math.min(4, rows[left.length]![right.length]!);
};

/**
 * The country of this name; several for a shared name. A slip is forgiven in names of six letters
 * and more, two from nine, only where no other name is nearly as close ("Austrlia", never "Iran" for "Iraq").
 */
export const countriesNamed = (typed: string): Found<readonly Country[]> | undefined => {
  const name = folded(typed);
  const exact = BY_NAME.get(name);
  if (exact) return { of: exact };
  if (name.length < 6) return undefined;
  const allowed = name.length < 9 ? 1 : 2;
  const near = [...BY_NAME].filter(([known]) => slips(name, known) <= allowed + 1);
  const closest = near.filter(([known]) => slips(name, known) <= allowed);
  const codes = new Set(near.flatMap(([, found]) => found.map(({ code }) => code)));
  if (closest.length === 0 || codes.size !== 1) return undefined;
  return { of: closest[0]![1], corrected: closest[0]![1][0]!.name };
};

/** The countries of which this city is the capital; for London the United Kingdom, not England as well. */
export const withCapital = (typed: string): Country[] =>
  COUNTRIES.filter(({ capital }) => capital !== undefined && folded(capital) === folded(typed));

/** "the euro", "the Panamanian balboa and the US dollar". */
export const moneyOf = ({ currencies }: Country): string => listed(currencies.map(({ name }) => `the ${name}`));
