/** At what temperature something melts and boils, and how heavy it is: "boiling point of ethanol", "density of gold". */
import { capitalise } from '../../../english/prose.ts';
import type { Answer } from '../answer.ts';
import { CARRYING, leftOf, row } from './handbook-row.ts';

/** Names; melting point; boiling point, both in degrees Celsius; density in grams per cubic centimetre. */
const LINES = `
gold;1,064;2,856;19.3
silver;962;2,162;10.5
copper;1,085;2,562;8.96
iron;1,538;2,862;7.87
lead;327.5;1,749;11.3
mercury,quicksilver;−38.8;356.7;13.5
aluminium,aluminum;660;2,470;2.70
zinc;419.5;907;7.14
tin;232;2,602;7.3
nickel;1,455;2,730;8.9
platinum;1,768;3,825;21.5
titanium;1,668;3,287;4.5
tungsten,wolfram;3,422;5,555;19.3
uranium;1,132;4,131;19.1
magnesium;650;1,090;1.74
sodium;97.8;883;0.97
potassium;63.5;759;0.86
lithium;180.5;1,342;0.53
calcium;842;1,484;1.55
chromium;1,907;2,671;7.2
cobalt;1,495;2,927;8.9
silicon;1,414;3,265;2.33
sulphur,sulfur;115;445;2.07
iodine;113.7;184.3;4.93
bromine;−7.2;58.8;3.1
chlorine;−101.5;−34;0.0032
oxygen,liquid oxygen;−218.8;−183;0.00143
nitrogen,liquid nitrogen;−210;−195.8;0.00125
hydrogen,liquid hydrogen;−259.2;−252.9;0.00009
helium,liquid helium;;−268.9;0.00018
neon;−248.6;−246;0.0009
argon;−189.3;−185.8;0.0018
gallium;29.8;2,400;5.9
caesium,cesium;28.5;671;1.93
osmium;3,033;5,012;22.6
iridium;2,446;4,130;22.6
ethanol,alcohol,pure alcohol,ethyl alcohol;−114.1;78.4;0.79
methanol,methyl alcohol;−97.6;64.7;0.79
isopropyl alcohol,isopropanol,rubbing alcohol,ipa;−89;82.6;0.79
acetone,nail varnish remover;−94.7;56.1;0.79
benzene;5.5;80.1;0.88
toluene;−95;110.6;0.87
hexane;−95;68.7;0.66
chloroform;−63.5;61.2;1.49
glycerine,glycerin,glycerol;17.8;290;1.26
acetic acid,ethanoic acid;16.6;118;1.05
sulphuric acid,sulfuric acid;10;337;1.83
ammonia;−77.7;−33.3;0.00073
methane,natural gas;−182.5;−161.5;0.00067
propane;−187.7;−42.1;0.0019
butane;−138.3;−0.5;0.0025
salt,table salt,sodium chloride;801;1,465;2.16
sea water,seawater,salt water,saltwater;−1.9;101;1.025
milk;−0.5;100.5;1.03
olive oil,vegetable oil,sunflower oil,cooking oil,oil;;;0.92
petrol,gasoline;;;0.74
diesel;;;0.84
honey;;;1.42
ice;0;100;0.92
steel,mild steel,carbon steel;1,370–1,510;;7.85
stainless steel;1,400–1,450;;7.9
cast iron;1,150–1,200;;7.2
brass;900–940;;8.5
bronze;950;;8.8
glass;1,400–1,600;;2.5
candle wax,paraffin wax,wax;46–68;;0.9
beeswax;62–64;;0.96
butter;32–35;;0.91
chocolate;30–34;;
diamond;;;3.5
granite;;;2.7
marble;;;2.7
concrete,cement concrete;;;2.4
sand,dry sand;;;1.6
wet sand;;;1.9
gravel;;;1.7
topsoil,soil;;;1.3
compost;;;0.5
brick,brickwork;;;1.9
oak,oak wood;;;0.7
pine,pine wood;;;0.5
cork;;;0.24
balsa,balsa wood;;;0.16
snow,fresh snow;;;0.1
air;;;0.0012
water;0;100;1
`;
interface Substance {
  readonly name: string;
  readonly melts: string;
  readonly boils: string;
  readonly density: string;
}
const BY_NAME = new Map<string, Substance>(
  LINES.trim()
    .split('\n')
    .flatMap((line) => {
      const [names = '', melts = '', boils = '', density = ''] = line.split(';');
      const [name = '', ...others] = names.split(',');
      return [name, ...others].map((typed) => [typed, { name: typed, melts, boils, density }] as const);
    }),
);

const BOILS = /\b(?:boiling|boils?|evaporat\w+)(?: (?:point|temperature|temp))?\b/;
const MELTS = /\b(?:melting|melts?|freezing|freezes?|freeze|solidif\w+)(?: (?:point|temperature|temp))?\b/;
/** "Can you freeze milk" asks for no figure. */
const ASKS_DEGREES =
  /^(?!(?:can|should|may|is it|how (?:do|to|long|can))\b).*(?:\bpoint\b|\btemp(?:erature)?\b|\bdegrees?\b|^when\b|\bhow (?:hot|cold)\b|\bcelsius\b|\bfahrenheit\b)/;
const DENSE = /\b(?:density|dense|specific gravity)\b/;
/** "How heavy is a cubic metre of sand", "weight of a litre of petrol": so many of these are a cubic metre. */
const HEAVY = /\b(?:heavy|weight|weighs?|mass|(?:kilos?|kgs?|tonnes?|tons?))\b/;
const VOLUME = /\b(cubic (?:met(?:re|er)s?|yards?|f(?:oo|ee)t|c(?:m|entimet(?:re|er)s?))|m3|m³|lit(?:re|er)s?|gallons?)\b/;
const UNIT =
  /\b(?:degrees?|celsius|centigrade|fahrenheit|kelvin|c|f|°c|°f|kg\/m3|g\/cm3|g\/ml|kg per m3|temperature|temp|point|when|uk|imperial|pure|solid|sea level|one|1|all)\b|°/g;

const number = (typed: string): number => Number(typed.replaceAll(',', '').replace('−', '-'));
/** "1,370–1,510 °C (2,500–2,750 °F)". */
const degrees = (celsius: string): string => {
  const ends = celsius.split('–').map(number);
  const fahrenheit = ends.map((end) => {
    const warm = end * 1.8 + 32;
    return (Math.abs(warm) < 1000 ? Math.round(warm * 10) / 10 : Math.round(warm)).toLocaleString('en').replace('-', '−');
  });
  return `${celsius} °C (${fahrenheit.join('–')} °F)`;
};

const LITRES: readonly (readonly [RegExp, name: string, litres: number])[] = [
  [/^cubic y/, 'A cubic yard', 764.55],
  [/^cubic f/, 'A cubic foot', 28.317],
  [/^cubic c/, 'A cubic centimetre', 0.001],
  [/^(?:cubic m|m)/, 'A cubic metre', 1000],
  [/^l/, 'A litre', 1],
  [/^g/, 'A British gallon', 4.546],
];
const weight = (kilos: number): string =>
  kilos >= 1000
    ? `${Math.round(kilos).toLocaleString('en')} kg (${Number((kilos / 1000).toFixed(1))} tonnes)`
    : kilos >= 0.1
      ? `${Number(kilos.toPrecision(3))} kg (${Number((kilos / 0.45359237).toPrecision(3))} lb)`
      : `${Number((kilos * 1000).toPrecision(3))} grams`;

export const substance = (plain: string): Answer | undefined => {
  const asks = [BOILS, MELTS, DENSE, HEAVY].find((pattern) => pattern.test(plain));
  if (asks === undefined || ((asks === BOILS || asks === MELTS) && !ASKS_DEGREES.test(plain))) return undefined;
  const volume = VOLUME.exec(plain)?.[1];
  const found = BY_NAME.get(leftOf(plain, asks, VOLUME, UNIT, CARRYING));
  if (found === undefined || (asks !== HEAVY && volume !== undefined)) return undefined;
  const { name, melts, boils, density } = found;
  const topics = [
    `What is the density of ${name}?`,
    'What is the boiling point of ethanol?',
    'What is the melting point of iron?',
  ];
  const others = [
    melts !== '' && asks === BOILS ? `It melts at about ${degrees(melts)}.` : '',
    boils !== '' && asks === MELTS ? `It boils at about ${degrees(boils)}.` : '',
  ];
  // What is known of water and ice is told by pages of their own.
  if (name === 'water' && asks !== HEAVY) return undefined;
  if (asks === BOILS)
    return boils === '' || name === 'ice'
      ? undefined
      : row(`${capitalise(name)} boils at about ${degrees(boils)}.`, others, topics);
  if (asks === MELTS)
    return melts === ''
      ? undefined
      : row(
          `${capitalise(name.replace('liquid ', ''))} ${/\bfreez|\bsolid/.test(plain) ? 'freezes' : 'melts'} at about ${degrees(melts)}.`,
          others,
          topics,
        );
  if (density === '') return undefined;
  const perLitre = Number(density);
  if (asks === DENSE)
    return row(
      perLitre < 0.01
        ? `The density of ${name} is about ${Number((perLitre * 1000).toPrecision(3))} kilograms per cubic metre as a gas.`
        : `The density of ${name} is about ${density} grams per cubic centimetre, or ${Math.round(perLitre * 1000).toLocaleString('en')} kilograms per cubic metre.`,
      [perLitre < 0.01 ? '' : perLitre < 1 ? 'It is lighter than water, which has 1.' : 'Water has 1 gram per cubic centimetre.'],
      topics,
    );
  const [, one, litres] = LITRES.find(([pattern]) => volume !== undefined && pattern.test(volume)) ?? [];
  if (one === undefined || litres === undefined || /\b[2-9]|\d\d/.test(plain.replace(VOLUME, ''))) return undefined;
  return row(
    `${one} of ${name} weighs about ${weight(perLitre * litres)}.`,
    ['How wet and how firmly packed it is changes the figure.'].filter(() => /sand|gravel|soil|compost|snow/.test(name)),
    topics,
  );
};
