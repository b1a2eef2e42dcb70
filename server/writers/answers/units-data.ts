/** The units that are converted: our names for them, and the library's name to compute with. */

export type Dimension = 'length' | 'mass' | 'volume' | 'temperature' | 'time' | 'area' | 'speed' | 'data';

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
  unit('mass', 'milligram', 'milligrams', 'mg', 'mg', 'milligramme|milligrammes'),
  unit('mass', 'gram', 'grams', 'g', 'g', 'gramme|grammes|gr|gm|gms'),
  unit('mass', 'kilogram', 'kilograms', 'kg', 'kg', 'kilo|kilos|kgs|kilogramme|kilogrammes'),
  unit('mass', 'tonne', 'tonnes', 't', 'tonne', 'metric ton|metric tons'),
  unit('mass', 'ounce', 'ounces', 'oz', 'ounce', 'ozs'),
  unit('mass', 'pound', 'pounds', 'lb', 'lb', 'lbs'),
  unit('mass', 'stone', 'stone', 'st', 'stone', 'stones'),
  unit('volume', 'millilitre', 'millilitres', 'ml', 'ml', 'milliliter|milliliters|mls'),
  unit('volume', 'litre', 'litres', 'l', 'l', 'liter|liters|ltr'),
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
  unit('area', 'square metre', 'square metres', 'm²', 'm^2', 'square meter|square meters|sq m|sqm|m2'),
  unit('area', 'square foot', 'square feet', 'ft²', 'ft^2', 'sq ft|sqft|ft2'),
  unit('area', 'square kilometre', 'square kilometres', 'km²', 'km^2', 'square kilometer|square kilometers|sq km|km2'),
  unit('area', 'square mile', 'square miles', 'mi²', 'mi^2', 'sq mi|sq miles'),
  unit('area', 'acre', 'acres', 'ac', 'acre'),
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
