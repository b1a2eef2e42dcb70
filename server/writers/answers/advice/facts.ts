/** What a story holds that an advice may use: sums, spans, and who is spoken of. */
import type { Slots } from './filled.ts';
import type { Kind, Other } from './kinds.ts';
import type { Story } from './story.ts';
import type { Subject } from './subject.ts';
import { doneBy, saidToThem, type Sex } from './turned.ts';

const capital = (text: string): string => text.replace(/^./u, (letter) => letter.toUpperCase());

const N = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty)';
const MONEY = /[£$€] ?\d[\d,]{0,9}(?:\.\d\d)?k?(?!\d)|(?<![\d,.])\d[\d,]{0,9} (?:quid|pounds|euros|dollars|bucks)\b/g;
const KNOWN = new RegExp(
  `\\b(?:been (?:with (?:me|us)|coming(?: to [^.?!]{2,20})?|here|there|working here|a (?:client|customer|regular))|(?:worked|been working) (?:for (?:me|us)|here|there)|coming to (?:me|us|my \\p{L}+))(?: for)? ((?:over |nearly |about |almost )?${N} (?:years|months))|\\bhad (?:her|him|them) for (${N} years)|(?:leaving|here|job|clients?) (?:after|for) (${N} years)`,
  'u',
);
const OFTEN = new RegExp(
  `\\b((?:(?:nearly|almost|practically) )?every (?:single )?(?:other )?(?:\\p{L}+day|morning|night|evening|week|weekend|time|game|match|session|lesson|shift)|(?:about )?(?:once|twice|${N} times) (?:a|this) (?:week|month|day|year))(?![\\p{L}])`,
  'u',
);

/** The one sum that is told; of several nobody knows which is meant. */
const amountIn = ({ typed }: Story): string | undefined => {
  const sums = new Set(typed.match(MONEY));
  return sums.size === 1 ? named([...sums][0]!) : undefined;
};

const capturedBy = (pattern: RegExp, { plain, at }: Story): string | undefined => {
  const indices = new RegExp(pattern, pattern.flags.includes('d') ? pattern.flags : `${pattern.flags}d`).exec(plain)?.indices;
  const place = indices?.slice(1).find((one) => one !== undefined);
  return place && named(at(place[0], place[1]).trim());
};
/** Months and days as they are written, and money as in a letter. */
const named = (text: string): string => text.replace(DATES, capital).replace(/^(\d[\d,]*) (?:quid|pounds)$/, '£$1');
const DATES =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|august|september|october|november|december|christmas|easter|thanksgiving|diwali|eid|hanukkah)\b|(?<=\b(?:in|since|by|last|until) )(?:march|may)\b/g;

const SEXED: Record<Other, readonly [she: RegExp, he: RegExp]> = {
  child: [/\b(?:(?:grand|step)?daughters?|girl)\b/, /\b(?:(?:grand|step)?sons?|boy)\b/],
  parent: [
    /\b(?:mum|mom|mam|mother|gran|nan|nana|grandma|grandmother|aunt|auntie)\b/,
    /\b(?:dad|father|grandad|grandpa|grandfather|uncle)\b/,
  ],
  partner: [/\b(?:wife|girlfriend|gf|fiancee)\b/, /\b(?:husband|boyfriend|bf|hubby)\b/],
  inlaw: [/\b(?:mother|sister)[- ]?in|\b(?:mil|mum|mom|mother)\b/, /\b(?:father|brother)[- ]?in|\b(?:dad|father)\b/],
};
const NOUNS = [
  /\b(?:mum|mom|mam|mother|gran|nan|nana|grandma|grandmother|aunt|auntie|sister|wife|girlfriend|woman|lady|girl|landlady|daughter|niece|bride)\b/,
  /\b(?:dad|father|grandad|grandpa|grandfather|uncle|brother|husband|boyfriend|man|guy|lad|bloke|fella|son|nephew|boy)\b/,
] as const;
const PRONOUNS = [/\b(?:she|shes|her|hers|herself)\b/, /\b(?:he|hes|him|his|himself)\b/] as const;
/** Which of two the text speaks of; undefined for both and for none. */
const oneOf = (plain: string, [she, he]: readonly [RegExp, RegExp]): 'she' | 'he' | undefined => {
  const [isShe, isHe] = [she.test(plain), he.test(plain)];
  return isShe === isHe ? undefined : isShe ? 'she' : 'he';
};

const FORMS = {
  she: { she: 'she', her: 'her', hers: 'her', "she's": "she's" },
  he: { she: 'he', her: 'him', hers: 'his', "she's": "he's" },
  they: { she: 'they', her: 'them', hers: 'their', "she's": "they're" },
} as const;
/** "She eats", "they eat". */
const IRREGULAR: Readonly<Record<string, string>> = { is: 'are', has: 'have', does: 'do', doesnt: "don't" };
const verbFor = (verb: string, isOne: boolean): string =>
  isOne ? (verb === 'doesnt' ? "doesn't" : verb) : (IRREGULAR[verb] ?? verb.replace(/s$/, ''));
/** Any name that stands for no fact is a verb. */
const NAMES = /\{([a-z]+)\}/g;

/** Outside of what the visitor is to say, what is theirs is "your". */
const toVisitor = (text: string): string => text.replace(/\b(?:my|our)\b/gi, 'your');

const GENERAL = ['amount', 'known', 'often', 'fact'];
/** What is put together from what was found. */
const DERIVED: Readonly<Record<string, (slots: Slots, plain: string) => string | undefined>> = {
  aday: (slots) => (slots.has('per') ? `a ${slots.get('per')}` : undefined),
  hoursone: (slots) => (/^(?:about |around )?(?:an|one|1) hour$/.test(slots.get('hours') ?? '') ? '' : undefined),
  halfm: (slots) => (/half/.test(slots.get('race') ?? '') ? '' : undefined),
  heat: (slots) => (/boiler|heating/.test(slots.get('thing') ?? '') ? '' : undefined),
  home: (_, plain) => (/\bwork(?:ing)? from home\b/.test(plain) ? '' : undefined),
  Off: (slots) => slots.get('off') && capital(slots.get('off')!),
  theEvent: (slots) => {
    const event = slots.get('event');
    return event && (/^my /i.test(event) ? toVisitor(event) : `the ${event}`);
  },
  byday: (slots) => slots.get('deadline')?.replace(/^(?:by|before) /, ''),
  many: (slots) => (/(?:[^s]s)$/.test(slots.get('thing') ?? '') ? '' : undefined),
  goodsays: (slots) => `has ${slots.has('good2') ? `been good for ${slots.get('good2')}` : 'always paid'}`,
  kidhim: (slots) =>
    /son|boy/.test(slots.get('child') ?? '') ? 'him' : /daughter|girl/.test(slots.get('child') ?? '') ? 'her' : 'them',
};

/** The neighbour's children are not the neighbour. */
const OF_THEIRS = /(?:neighbou?rs?|door)· /;

/** What this story holds for an advice of this kind. */
export const slotsFor = (kind: Kind, story: Story, subject?: Subject): Slots => {
  const { plain, typed } = story;
  const slots = new Map<string, string>();
  const put = (name: string, value: string | undefined) => value !== undefined && slots.set(name, value);
  const sex: Sex =
    (kind.of && oneOf(plain, SEXED[kind.of])) ?? (subject && oneOf(subject.who, NOUNS)) ?? oneOf(plain, PRONOUNS) ?? 'they';
  for (const [name, form] of Object.entries(FORMS[sex])) put(name, form);
  put('She', capital(FORMS[sex].she));
  put('amount', amountIn(story));
  put('known', capturedBy(KNOWN, story));
  put('often', capturedBy(OFTEN, story));
  put(
    'fact',
    (kind.fact && saidToThem(typed, sex, kind.fact)) ??
      (subject && !OF_THEIRS.test(subject.who) ? doneBy(subject.does, sex) : undefined),
  );
  for (const [name, pattern] of kind.facts) put(name, capturedBy(pattern, story));
  for (const [name, derive] of Object.entries(DERIVED)) put(name, derive(slots, plain));
  const known = new Set([...GENERAL, ...Object.keys(DERIVED), ...kind.facts.map(([name]) => name)]);
  for (const [, name] of kind.says.join(' ').matchAll(NAMES))
    if (!slots.has(name!) && !known.has(name!)) put(name!, verbFor(name!, sex !== 'they'));
  return slots;
};
