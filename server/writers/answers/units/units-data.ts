/** The units that are converted: our names for them, and the library's name to compute with. */

export type Dimension =
  | 'length'
  | 'mass'
  | 'volume'
  | 'temperature'
  | 'time'
  | 'area'
  | 'speed'
  | 'data'
  | 'power'
  | 'energy'
  | 'pressure';

export interface Unit {
  readonly dimension: Dimension;
  readonly one: string;
  readonly many: string;
  readonly symbol: string;
  /** What the mathematics library calls it. */
  readonly computes: string;
  /** Other spellings, in small letters. */
  readonly also: readonly string[];
  /** Said where the name means different sizes in different places. */
  readonly assumption?: string;
  /** Its name is met in other matters: it counts only where the question is a conversion and nothing else. */
  readonly isRare?: true;
}

const unit = (
  dimension: Dimension,
  one: string,
  many: string,
  symbol: string,
  computes: string,
  also = '',
  assumption?: string,
): Unit => ({
  dimension,
  one,
  many,
  symbol,
  computes,
  also: also ? also.split('|') : [],
  ...(assumption !== undefined && { assumption }),
});

const rare = (...of: Parameters<typeof unit>): Unit => ({ ...unit(...of), isRare: true });

const US_VOLUME = 'United States measures are meant; the imperial ones of the United Kingdom are larger.';

export const UNITS: readonly Unit[] = [
  unit('length', 'millimetre', 'millimetres', 'mm', 'mm', 'millimeter|millimeters'),
  unit('length', 'centimetre', 'centimetres', 'cm', 'cm', 'centimeter|centimeters|cms'),
  unit('length', 'metre', 'metres', 'm', 'm', 'meter|meters'),
  unit('length', 'kilometre', 'kilometres', 'km', 'km', 'kilometer|kilometers|kms'),
  unit('length', 'inch', 'inches', 'in', 'inch', '"|inchs'),
  unit('length', 'foot', 'feet', 'ft', 'ft', "'|foots"),
  unit('length', 'yard', 'yards', 'yd', 'yd', 'yds'),
  unit('length', 'mile', 'miles', 'mi', 'mi'),
  rare('length', 'furlong', 'furlongs', 'fur', 'furlong'),
  rare('length', 'fathom', 'fathoms', 'ftm', 'fathom'),
  rare('length', 'league', 'leagues', 'lea', 'league'),
  rare('length', 'chain', 'chains', 'ch', 'surveychain'),
  rare('length', 'hand', 'hands', 'hh', 'horsehand', 'hand high|hands high'),
  rare('length', 'nautical mile', 'nautical miles', 'nm', 'nauticalmile', 'nmi|sea mile|sea miles'),
  rare('length', 'micrometre', 'micrometres', 'µm', 'um', 'micron|microns|micrometer|micrometers'),
  unit('mass', 'milligram', 'milligrams', 'mg', 'mg', 'milligramme|milligrammes'),
  unit('mass', 'gram', 'grams', 'g', 'g', 'gramme|grammes|gr|gm|gms'),
  unit('mass', 'kilogram', 'kilograms', 'kg', 'kg', 'kilo|kilos|kgs|kilogramme|kilogrammes'),
  unit('mass', 'tonne', 'tonnes', 't', 'tonne', 'metric ton|metric tons'),
  unit('mass', 'ounce', 'ounces', 'oz', 'ounce', 'ozs'),
  unit('mass', 'pound', 'pounds', 'lb', 'lb', 'lbs'),
  unit('mass', 'stone', 'stone', 'st', 'stone', 'stones'),
  rare(
    'mass',
    'hundredweight',
    'hundredweight',
    'cwt',
    'longhundredweight',
    '',
    'An imperial hundredweight of 112 pounds is meant; the American one is 100 pounds.',
  ),
  rare('mass', 'carat', 'carats', 'ct', 'gemcarat', '', 'A carat of gems is meant; the carat of gold is a share of 24 parts.'),
  unit('volume', 'millilitre', 'millilitres', 'ml', 'ml', 'milliliter|milliliters|mls'),
  unit('volume', 'litre', 'litres', 'l', 'l', 'liter|liters|ltr'),
  rare('volume', 'centilitre', 'centilitres', 'cl', 'cl', 'centiliter|centiliters'),
  rare('volume', 'decilitre', 'decilitres', 'dl', 'dl', 'deciliter|deciliters'),
  rare('volume', 'cubic metre', 'cubic metres', 'm³', 'm^3', 'm3|cubic meter|cubic meters'),
  rare(
    'volume',
    'cubic centimetre',
    'cubic centimetres',
    'cm³',
    'cm^3',
    'cm3|cc|ccs|cubic cm|cubic centimeter|cubic centimeters',
  ),
  rare('volume', 'cubic foot', 'cubic feet', 'ft³', 'ft^3', 'ft3|cu ft'),
  rare('volume', 'UK pint', 'UK pints', 'UK pt', 'imperialpint', 'imperial pint|imperial pints|british pint|british pints'),
  rare(
    'volume',
    'UK gallon',
    'UK gallons',
    'UK gal',
    'imperialgallon',
    'imperial gallon|imperial gallons|british gallon|british gallons',
  ),
  rare('volume', 'UK fluid ounce', 'UK fluid ounces', 'UK fl oz', 'imperialfloz', 'imperial fluid ounce|imperial fluid ounces'),
  unit('volume', 'teaspoon', 'teaspoons', 'tsp', 'cupteaspoon', 'tsps', US_VOLUME),
  unit('volume', 'tablespoon', 'tablespoons', 'tbsp', 'cuptablespoon', 'tbsps|tbs', US_VOLUME),
  unit('volume', 'fluid ounce', 'fluid ounces', 'fl oz', 'floz', 'fl. oz|us fluid ounces', US_VOLUME),
  unit('volume', 'cup', 'cups', 'cup', 'cup', 'us cup|us cups', 'A United States cup is meant; a metric cup is 250 millilitres.'),
  unit(
    'volume',
    'pint',
    'pints',
    'pt',
    'pint',
    'us pint|us pints',
    'A United States pint is meant; an imperial pint is a fifth larger.',
  ),
  unit('volume', 'quart', 'quarts', 'qt', 'quart', '', US_VOLUME),
  unit(
    'volume',
    'gallon',
    'gallons',
    'gal',
    'gallon',
    'us gallon|us gallons',
    'A United States gallon is meant; an imperial gallon is a fifth larger.',
  ),
  unit(
    'temperature',
    'degree Celsius',
    'degrees Celsius',
    '°C',
    'degC',
    'celsius|c|degree c|degrees c|centigrade|degree centigrade|degrees centigrade',
  ),
  unit(
    'temperature',
    'degree Fahrenheit',
    'degrees Fahrenheit',
    '°F',
    'degF',
    'fahrenheit|f|degree f|degrees f|farenheit|degrees farenheit',
  ),
  unit('temperature', 'kelvin', 'kelvins', 'K', 'K', 'k|degrees kelvin'),
  unit('time', 'second', 'seconds', 's', 's', 'sec|secs'),
  unit('time', 'minute', 'minutes', 'min', 'minute', 'mins'),
  unit('time', 'hour', 'hours', 'h', 'hour', 'hr|hrs'),
  unit('time', 'day', 'days', 'd', 'day'),
  unit('time', 'week', 'weeks', 'wk', 'week', 'wks'),
  rare('time', 'millisecond', 'milliseconds', 'ms', 'ms'),
  rare('time', 'fortnight', 'fortnights', 'fortnight', 'fortnight'),
  rare('time', 'month', 'months', 'month', 'commonmonth', '', 'The average month is meant; months have 28 to 31 days.'),
  rare('time', 'year', 'years', 'year', 'commonyear', 'yr|yrs', 'A year of 365 days is meant; a leap year has 366.'),
  rare('time', 'decade', 'decades', 'decade', 'commondecade', '', 'Years of 365 days are meant, without leap days.'),
  rare('time', 'century', 'centuries', 'century', 'commoncentury', '', 'Years of 365 days are meant, without leap days.'),
  unit('area', 'square metre', 'square metres', 'm²', 'm^2', 'square meter|square meters|sq m|sqm|m2'),
  unit('area', 'square foot', 'square feet', 'ft²', 'ft^2', 'sq ft|sqft|ft2'),
  unit('area', 'square kilometre', 'square kilometres', 'km²', 'km^2', 'square kilometer|square kilometers|sq km|km2'),
  unit('area', 'square mile', 'square miles', 'mi²', 'mi^2', 'sq mi|sq miles'),
  unit('area', 'acre', 'acres', 'ac', 'landacre'),
  unit('area', 'hectare', 'hectares', 'ha', 'hectare'),
  unit(
    'speed',
    'kilometre per hour',
    'kilometres per hour',
    'km/h',
    'km/hour',
    'kmh|kph|kilometers per hour|kilometer per hour|km per hour',
  ),
  unit('speed', 'mile per hour', 'miles per hour', 'mph', 'mi/hour', 'mi/h'),
  unit('speed', 'metre per second', 'metres per second', 'm/s', 'm/s', 'meters per second|meter per second'),
  rare('speed', 'knot', 'knots', 'kn', 'nauticalmile/hour', 'kt|kts'),
  rare('speed', 'foot per second', 'feet per second', 'ft/s', 'ft/s', 'fps'),
  rare('power', 'watt', 'watts', 'W', 'W', 'w'),
  rare('power', 'kilowatt', 'kilowatts', 'kW', 'kW', 'kw|kws'),
  rare('power', 'megawatt', 'megawatts', 'MW', 'MW'),
  rare('power', 'horsepower', 'horsepower', 'hp', 'hp', 'bhp|horse power|brake horsepower'),
  rare('energy', 'joule', 'joules', 'J', 'J', 'j'),
  rare('energy', 'kilojoule', 'kilojoules', 'kJ', 'kJ', 'kj|kjs'),
  rare('energy', 'calorie', 'calories', 'cal', 'smallcalorie', 'small calorie|small calories'),
  rare(
    'energy',
    'calorie',
    'calories',
    'cals',
    'foodcalorie',
    '',
    'What packets of food call a calorie is meant, a kilocalorie; the calorie of physics is a thousandth of it.',
  ),
  rare('energy', 'kilocalorie', 'kilocalories', 'kcal', 'foodcalorie', 'kcals'),
  rare('energy', 'kilowatt hour', 'kilowatt hours', 'kWh', 'kWh', 'kwh|kw h|kilowatt-hour|kilowatt-hours'),
  rare('energy', 'British thermal unit', 'British thermal units', 'BTU', 'BTU', 'btu|btus'),
  rare('pressure', 'pascal', 'pascals', 'Pa', 'Pa', 'pa'),
  rare('pressure', 'kilopascal', 'kilopascals', 'kPa', 'kPa', 'kpa'),
  rare('pressure', 'bar', 'bar', 'bar', 'bar', 'bars'),
  rare('pressure', 'psi', 'psi', 'psi', 'psi', 'pounds per square inch'),
  rare('pressure', 'atmosphere', 'atmospheres', 'atm', 'atm'),
  unit('data', 'byte', 'bytes', 'B', 'B', ''),
  unit('data', 'bit', 'bits', 'bit', 'b', ''),
  unit(
    'data',
    'kilobyte',
    'kilobytes',
    'kB',
    'kB',
    'kb|kbs',
    'One kilobyte is 1,000 bytes here; programs that count 1,024 to the kilobyte show smaller figures.',
  ),
  unit(
    'data',
    'megabyte',
    'megabytes',
    'MB',
    'MB',
    'mb|mbs',
    'Steps of 1,000 are used; programs that count in steps of 1,024 show other figures.',
  ),
  unit(
    'data',
    'gigabyte',
    'gigabytes',
    'GB',
    'GB',
    'gb|gbs',
    'Steps of 1,000 are used; programs that count in steps of 1,024 show other figures.',
  ),
  unit(
    'data',
    'terabyte',
    'terabytes',
    'TB',
    'TB',
    'tb|tbs',
    'Steps of 1,000 are used; programs that count in steps of 1,024 show other figures.',
  ),
];

const BY_NAME: ReadonlyMap<string, Unit> = new Map(
  UNITS.flatMap((one) => [one.one, one.many, one.symbol, ...one.also].map((name) => [name.toLowerCase(), one] as const)),
);

/** The unit of exactly this name. */
export const unitNamed = (name: string): Unit | undefined => BY_NAME.get(name.trim().toLowerCase());
