/** Traditional: signed by its founders, its street or its sign, "Hartley & Sons", "The Copper Kettle". */
import { capitalise } from '../../../english/prose.ts';
import { classOf } from '../../../english/topic/word-classes.ts';
import type { Random } from '../../../random.ts';
import type { Atom, Brief, Origin } from '../brief.ts';
import { near, worthOf, type Candidate, type Style } from '../candidate.ts';
import { FIRST_NAMES, FITTING, PLACES, SURNAMES } from '../surnames.ts';
import { TONES, type Signature } from '../voices.ts';

/**
 * S a surname, F a first name, P a place, H the house ("Tea Rooms"), W those who work there ("Tea Merchants"), K the
 * visitor's keyword; `S’s` is the surname's own.
 */
const SIGNS: Readonly<Record<Signature, readonly string[]>> = {
  partners: ['{S} & {S}', '{S} & {S} {H}', '{S}, {S} & Co.', '{S} & {S}, {W}'],
  family: ['{S} & Sons', '{S} & Daughters', '{S} Brothers', '{S} & Sons, {W}', '{S} Family {H}', '{S} Sisters'],
  house: ['House of {S}', 'The {S} {H}', '{S} House', '{S} {H}'],
  company: ['{S} & Co.', '{S} {H}', '{S} & Co., {W}', 'The {S} Company'],
  possessive: ['{S’s} {H}', 'Old {S’s} {H}', '{S’s}'],
  'first names': ['{F} & {F}', '{F} & {F} {H}', '{F} {S}', '{F’s} {H}', '{F} {S}, {W}'],
  place: ['{P} Street {H}', '{P} Lane {H}', '{P} Street {W}', '{P} Row {H}'],
};
const KEYWORD_SIGNS = ['{S} & {K}', 'House of {K}', '{S’s} {K} Company', '{S} {K} House', '{K} & Sons', 'The Old {K} House'];

/** Colours and ages of inn signs. */
const INN_ADJECTIVES = ['Old', 'Copper', 'Brass', 'Silver', 'Blue', 'White', 'Golden', 'Red', 'Green', 'Black'];

const ROUNDS = 90;
const LONGEST = 30;

const owned = (name: string): string => (/[^s]s$/.test(name) ? `${name}’` : `${name}’s`);

const signed = (name: string, parts: readonly string[], marks: readonly Origin[]): Candidate => ({
  name,
  parts: parts.map((part) => part.toLowerCase()),
  marks,
  worth: worthOf(marks) + near(name.length, 18, 6) * 0.2,
});

/** "The House House", "Walker & Walker". */
const repeatsItself = (name: string): boolean => {
  const words = name.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return new Set(words).size < words.length;
};

type Lists = Readonly<Record<string, () => string>>;

/** Fills a sign from its lists, the same word never twice. */
const fill = (sign: string, lists: Lists): { name: string; parts: string[] } => {
  const parts: string[] = [];
  const name = sign.replace(/\{(\w)(’s)?\}/g, (_, slot: string, isOwner: string | undefined) => {
    let word = lists[slot]!();
    for (let again = 0; parts.includes(word) && again < 5; again++) word = lists[slot]!();
    parts.push(word);
    return isOwner ? owned(word) : word;
  });
  return { name, parts: [...parts, sign] };
};

/** People in the plural, who cannot be owned, and by whom alone no house is called. */
const WORKERS =
  /(?:ers|men|ors|ians|ists|iers|eers|smiths|wrights|agents|surgeons|tailors|attorneys|associates|partners|physicians|hauliers|players)$/i;

/** What the firm is called after its names, and its people: by its trade, else by what it sells, else by the industry. */
const guildsOf = ({ thing, mainTrade, industry }: Brief): { houses: string[]; workers: string[] } => {
  const isPlace = /\b(?:home|house|studio|shop|store|agency|company)$/i.test(thing ?? '');
  const own = isPlace ? [thing!] : thing ? [`${thing} Company`, ...(thing.includes(' ') ? [] : [`${thing} House`])] : ['Company'];
  const guilds = mainTrade?.guilds ?? industry.guilds;
  return {
    houses: [...guilds.filter((guild) => !WORKERS.test(guild)), ...own],
    workers: guilds.filter((guild) => WORKERS.test(guild)),
  };
};

/** A thing that can be painted on a sign: "The Copper Kettle", not "The Copper Knead". */
const isThing = ({ word }: Atom): boolean => classOf(word).noun > classOf(word).verb;

/** "The Gilded Bean": an adjective of tone or audience, or a colour, and an image of the trade. */
const innSigns = ({ images, tone, isToned, audience }: Brief, random: Random): Candidate[] => {
  const from = (list: readonly string[], ...marks: Origin[]) => list.map((word) => ({ word, marks }));
  const adjectives = [
    ...from(audience?.adjectives ?? [], 'audience'),
    ...(isToned ? from(tone.adjectives, 'tone') : from(TONES.Default.adjectives)),
    ...from(INN_ADJECTIVES),
  ];
  return images.filter(isThing).flatMap((image) =>
    random
      .shuffle(adjectives)
      .slice(0, 4)
      .map(({ word, marks }) =>
        signed(`The ${word} ${capitalise(image.word)}`, [word, image.word, 'inn sign'], [image.from, ...marks]),
      ),
  );
};

export const traditional: Style = (brief, random) => {
  const { typed, keywords, tone, isToned, audience } = brief;
  const fitting = FITTING.filter(([cues]) => cues.some((cue) => typed.has(cue))).flatMap(([, names]) => names);
  const { houses, workers } = guildsOf(brief);
  const lists: Lists = {
    S: () => random.pick(fitting.length > 0 && random.next() < 0.3 ? fitting : SURNAMES),
    F: () => random.pick(FIRST_NAMES),
    P: () => random.pick(PLACES),
    H: () => random.pick(houses),
    W: () => random.pick(workers),
  };
  const signs = [...tone.signatures, ...(audience?.signatures ?? [])]
    .flatMap((signature) => SIGNS[signature])
    .filter((sign) => workers.length > 0 || !sign.includes('{W}'));
  const firms = Array.from({ length: ROUNDS }, () => {
    const sign = random.pick(signs);
    const { name, parts } = fill(sign, lists);
    return signed(name, parts, [...(/\{[HW]\}/.test(sign) ? (['trade'] as const) : []), ...(isToned ? (['tone'] as const) : [])]);
  });
  const asked = keywords.flatMap((keyword) =>
    Array.from({ length: 12 }, () => {
      const { name, parts } = fill(random.pick(KEYWORD_SIGNS), { ...lists, K: () => keyword });
      return signed(name, parts, ['keyword']);
    }),
  );
  return [...firms, ...asked, ...innSigns(brief, random)].filter(({ name }) => name.length <= LONGEST && !repeatsItself(name));
};
