/** How a description is built: what comes first, what follows, and in which form. */
import type { Random } from '../../random.ts';
import { assembled, ifRoom, lines, paragraph, type Paragraph, type Piece, type Room } from './draft.ts';
import type { Material } from './material.ts';
import { CLARIFYING, FROM_SKILL, HOW, TO_YOU, WHO } from './openings.ts';
import { tellSkills, within } from './told.ts';

const ROOM: Room = { least: 165, most: 290 };
/** With more of the visitor's own words than this there is no room for what a buyer needs to know. */
const MOST_OWN_WORDS = 182;
const FEW_OWN_WORDS = 70;

const ABOUT_YOU = /\b(?:you|your|clients?|customers?|get|files?|ready|for)\b/i;
const ABOUT_ORDER = /\b(?:ask|first|before|then|send|step|sketch|until|only|work in|check|test|read)\b/i;

const isProse = (text: string): boolean => !/^- |^More to see/m.test(text);

/** The pieces continue the paragraph if it ends in prose; after bullets or a link they start a new one. */
const followedBy = (told: readonly string[], ...pieces: readonly (Piece | undefined)[]): Paragraph[] => {
  const last = told.at(-1);
  return last !== undefined && isProse(last)
    ? [...told.slice(0, -1).map((text) => paragraph(text)), paragraph(last, ...pieces)]
    : [...told.map((text) => paragraph(text)), paragraph(...pieces)];
};

/** What you get, what I bring, how it goes, what to do next. */
const whole = (material: Material, random: Random): Paragraph[] => {
  const { tone, category, offer, skills, say, more, audience, delivery, price, remark } = material;
  const gain = ifRoom(2, more(category.gain));
  const aside = ifRoom(1, more(tone.asides));
  const own = tellSkills(within(skills, MOST_OWN_WORDS), random.next() < 0.6, material);
  const isAsideEarly = random.next() < 0.4;
  const isGainFirst = random.next() < 0.5;
  return [
    paragraph(
      say(tone.lead[offer.shape]),
      remark(),
      ...(isGainFirst ? [gain, audience()] : [audience(), gain]),
      ifRoom(9, more(category.gain)),
    ),
    ...followedBy(own, isAsideEarly ? aside : ifRoom(5, more(category.craft)), ifRoom(8, more(category.craft))),
    paragraph(
      ifRoom(3, more(category.brief)),
      ifRoom(4, more(category.work)),
      ifRoom(10, more(category.work)),
      ifRoom(6, more(category.handover)),
      delivery(),
      price(),
    ),
    paragraph(
      isAsideEarly ? ifRoom(5, more(tone.asides)) : aside,
      ifRoom(7, more(tone.asides)),
      ifRoom(11, more(tone.asides)),
      say(tone.closings),
    ),
  ];
};

const resultFirst = (material: Material, asBullets: boolean): Paragraph[] => {
  const { tone, category, offer, skills, say, more, audience, delivery, price, remark } = material;
  const own = tellSkills(within(skills, FEW_OWN_WORDS, ABOUT_YOU), asBullets, material);
  return [
    paragraph(say(tone.lead[offer.shape]), remark()),
    paragraph(say(category.gain), ifRoom(2, more(category.gain)), audience(), ifRoom(6, more(category.gain))),
    ...followedBy(own, ifRoom(4, more(tone.asides))),
    paragraph(ifRoom(8, more(category.work)), say(category.handover), delivery(), price()),
    paragraph(ifRoom(3, more(category.brief)), ifRoom(5, more(tone.asides)), ifRoom(7, more(tone.asides)), say(tone.closings)),
  ];
};

const stepByStep = (material: Material, asBullets: boolean): Paragraph[] => {
  const { tone, category, offer, skills, say, more, audience, deliveryStep, price, remark } = material;
  const own = tellSkills(within(skills, FEW_OWN_WORDS, ABOUT_ORDER), asBullets, material);
  const last = [say(category.handover), deliveryStep()].filter((text) => text !== undefined).join(' ');
  const steps = [say(category.brief), say(CLARIFYING), say(category.work), last];
  return [
    paragraph(say(HOW[offer.shape]), remark()),
    lines(...steps.map((step, at) => `${at + 1}. ${step}`)),
    paragraph(say(tone.asides), ifRoom(1, more(tone.asides)), audience(), price(), ifRoom(4, more(category.gain))),
    ...followedBy(own, ifRoom(2, more(category.craft)), ifRoom(5, more(category.craft))),
    paragraph(ifRoom(3, more(tone.asides)), say(tone.closings)),
  ];
};

/** An opening that is the seller's own; notes and lists are introduced. */
const opensItself = ({ statements: [first] }: Material['skills']): boolean =>
  first !== undefined && first.kind !== 'list' && first.kind !== 'record' && first.kind !== 'quote';

const craftFirst = (material: Material, asBullets: boolean): Paragraph[] => {
  const { tone, category, offer, skills, say, more, audience, delivery, price, remark } = material;
  const own = tellSkills(within(skills, MOST_OWN_WORDS), asBullets, material).map((text) => paragraph(text));
  const craft = ifRoom(1, more(category.craft));
  return [
    ...(opensItself(skills)
      ? [...own, paragraph(say(FROM_SKILL[offer.shape]), remark(), craft)]
      : [paragraph(say(WHO[offer.shape]), remark()), ...own, paragraph(say(TO_YOU), craft)]),
    paragraph(
      ifRoom(3, more(category.craft)),
      audience(),
      ifRoom(2, more(tone.asides)),
      ifRoom(4, more(category.work)),
      ifRoom(6, more(category.craft)),
      ifRoom(5, more(tone.asides)),
    ),
    paragraph(
      ifRoom(8, more(category.gain)),
      ifRoom(7, more(category.brief)),
      ifRoom(9, more(CLARIFYING)),
      delivery(),
      price(),
      say(tone.closings),
    ),
  ];
};

/** One description that answers what buyers ask, in the order they ask it. */
export const describe = (material: Material, random: Random): string =>
  assembled(whole(material, random), { ...ROOM, least: ROOM.least + random.below(40) });

const FOCUSES = [
  { focus: 'The result for you', plan: resultFirst },
  { focus: 'How we work together', plan: stepByStep },
  { focus: 'Experience and craft', plan: craftFirst },
] as const;

/**
 * Descriptions that put something else first each.
 * @param renewed Gives the material for three more, with every wording to choose from again.
 */
export const describeVariously = (
  renewed: () => Material,
  count: number,
  random: Random,
): { readonly focus: string; readonly description: string }[] => {
  const startsWithBullets = random.next() < 0.5;
  let material = renewed();
  return Array.from({ length: count }, (_, at) => {
    if (at > 0 && at % FOCUSES.length === 0) material = renewed();
    const { focus, plan } = FOCUSES[at % FOCUSES.length]!;
    material.choose.turnPage();
    // What is prose in one description is bullets in the next.
    const asBullets = (at % 2 === 0) === startsWithBullets;
    return { focus, description: assembled(plan(material, asBullets), ROOM) };
  });
};
