/** The words of a question that tell what it is about, in their plain form. */
import { irregularBase } from '../../../lexicon/irregular.ts';

const SMALL = new Set(
  (
    'a an the and or but if of in on at to by for from with about into over under per via as than then so not no do does did is are was were be been being am has have had having will would can could should may ' +
    'might must shall i you he she it we they me him her us them my your his its our their this that these those there here who whom whose what when where why how which some any all much many one ones ' +
    "it's i'm im ive dont don't isnt isn't doesnt doesn't cant can't get gets got getting make makes made making go goes going need needs want wants like know tell say said says mean means meant please thanks just really very too also " +
    'even still ever actually exactly thing things stuff kind sort type way ways good best better okay ok fine right wrong someone somebody people person time times use used using work works look looks help happen happens happened ' +
    'called call name names give gave take takes took put come comes keep let try difference between vs versus or reason cause causes year day long far big old often'
  ).split(' '),
);

/** Forms of one word are compared as one: "boiling", "boiled", "boils". Crude, but the same on both sides. */
export const stem = (word: string): string => {
  const plain = word.replace(/'s?$/, '');
  if (plain.length < 4) return plain;
  const cut = plain
    .replace(/(?<=[a-z]{2})ies$/, 'y')
    .replace(/(?<=ss|sh|ch|x|z)es$/, '')
    .replace(/(?<=[^su])s$/, '')
    .replace(/(?<=[a-z]{3})(?:ing|ed|er|ly)$/, '')
    .replace(/(?<=[a-z]{3})(?:ation|ion|ment|ness)$/, '');
  return cut.replace(/([b-df-hj-np-tv-z])\1$/, '$1').replace(/(?<=[a-z]{3})[ey]$/, '');
};

const BRITISH: readonly (readonly [RegExp, string])[] = [
  [/colour/g, 'color'],
  [/(?<=[a-z])isation/g, 'ization'],
  [/(?<=[a-z]{2})ise(?=[sd]?$)/g, 'ize'],
  [/litre/g, 'liter'],
  [/metre/g, 'meter'],
  [/tyre/g, 'tire'],
  [/mould/g, 'mold'],
  [/aeroplane/g, 'airplane'],
  [/aluminium/g, 'aluminum'],
];

/** Names for the same thing; the first stands for all. */
const SAME = new Map(
  `gas petrol gasoline
movie film
apartment flat
father dad daddy
mother mum mom mummy
child kid kids children
phone mobile smartphone cellphone cell
refrigerator fridge
faucet tap
sneaker trainer trainers
diaper nappy nappies
stroller pram
vacation holiday
trash rubbish garbage
computer pc laptop
doctor gp physician
boss manager
coworker colleague
resume cv
stomach tummy belly
poop poo feces faeces stool
pee wee urine
eggplant aubergine
zucchini courgette
cilantro coriander
bicycle bike
car automobile
internet broadband wifi
yogurt yoghurt
television tv telly
soccer football
plane airplane aeroplane
exam test
percent percentage
photo picture photograph
grandmother grandma gran granny nan
grandfather grandpa granddad grandad
ladybug ladybird
email mail
neighbor neighbour
grey gray
jelly jello
cornstarch cornflour
donut doughnut
ton tonne
meow miaow
check cheque
die died dying dies
pajamas pyjamas
fall autumn
truck lorry
elevator lift
cookie biscuit
candy sweets
store shop
attorney lawyer solicitor
college university uni`
    .split('\n')
    .flatMap((line) => line.split(' ').map((word, _at, all) => [word, all[0]!] as const)),
);

/** Hardly a word has any of these, so that most are looked at once and not nine times. */
const MAY_BE_BRITISH = /our|is[ae]|tre|ould|aero|alumin|tyre/;
const american = (word: string): string =>
  MAY_BE_BRITISH.test(word) ? BRITISH.reduce((left, [from, to]) => left.replace(from, to), word) : word;

/** Terms of words that were met: some 25,000 stand in the answers, each of them often. No more are kept, whatever visitors type. */
const MOST_KEPT = 40_000;
const kept = new Map<string, string>();

/** The word that stands for this one, as a term. */
export const stemmed = (word: string): string => {
  const before = kept.get(word);
  if (before !== undefined) return before;
  const own = irregularBase(word, 'verb') ?? irregularBase(word, 'noun') ?? word;
  const term = stem(SAME.get(own) ?? SAME.get(own.replace(/s$/, '')) ?? own);
  if (kept.size < MOST_KEPT) kept.set(word, term);
  return term;
};

const ASCII = /^[\u0020-\u007e\n\t\r‘’“”]*$/;
/** Letters without their accents. */
const bare = (text: string): string => (ASCII.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, ''));

export const wordsIn = (text: string): readonly string[] =>
  (
    bare(text.toLowerCase())
      .replace(/[‘’]/g, "'")
      .match(/[\p{L}\p{N}]+(?:'[\p{L}]+)?/gu) ?? []
  ).map(american);

export const isTelling = (word: string): boolean => !SMALL.has(word);

/** Each once; all words where there are only small ones. */
export const termsIn = (text: string): ReadonlySet<string> => {
  const words = wordsIn(text);
  const telling = words.filter(isTelling);
  return new Set((telling.length > 0 ? telling : words).map(stemmed));
};
