/** One objection as a title and a paragraph: what is in doubt, why it touches this claim, and what an answer would show. */
import { capitalise, tidy } from '../../english/prose.ts';
import type { Random } from '../../random.ts';
import type { Audience } from './audiences.ts';
import type { Objection } from './choose.ts';
import type { Claim } from './claim.ts';
import { leanings, type EvidenceKind } from './evidence.ts';
import { fill } from './fill.ts';
import type { Level } from './levels.ts';
import { naming } from './naming.ts';
import { contracted, verbFor, type Tone } from './tones.ts';

interface Manner {
  readonly tone: Tone;
  readonly level: Level;
  readonly audience: Audience;
  readonly kinds: readonly EvidenceKind[];
}

interface Written {
  readonly title: string;
  readonly content: string;
  readonly evidenceType: EvidenceKind;
}

/** Each of these is used once per reply; afterwards there is nothing. */
const supply = (random: Random): ((words: readonly string[]) => string | undefined) => {
  const used = new Set<string>();
  return (words) => {
    const left = words.filter((one) => !used.has(one));
    if (left.length === 0) return undefined;
    const taken = random.pick(left);
    used.add(taken);
    return taken;
  };
};

const LONGEST_TITLE = 70;

/** Writes one objection after the other, repeating no opener, aside, occasion or closer. */
export const writing = (
  claim: Claim,
  { tone, level, audience, kinds }: Manner,
  random: Random,
): ((objection: Objection, place: number) => Written) => {
  const take = supply(random);
  const wordingOf = naming(claim, random);
  const takeOr = (words: readonly string[]): string => take(words) ?? random.pick(words);
  const say = (stock: string, term?: string): string => fill(tone.isContracted ? contracted(stock) : stock, claim, term);

  const leaning = (kind: EvidenceKind, objection: Objection): string | undefined => {
    if (kind === 'Logical Reasoning') return undefined;
    const { own, general } = leanings(kind, objection.category);
    return take(own) ?? take(general);
  };

  const demand = (clause: string, term: string | undefined): string => {
    const occasion = take(audience.occasions);
    const ask = takeOr(tone.asks).replace('@', random.pick(verbFor(clause)));
    return capitalise(`${say([occasion, ask].filter(Boolean).join(' '))} ${say(clause, term)}${tone.mark}`);
  };

  return (objection, place) => {
    const { scheme, term } = objection;
    const isFirst = place === 0;
    const now = (share: number): boolean => isFirst || random.next() < share;
    const { says, bites, shows } = wordingOf(scheme);
    const grant = now(0.7) ? take(level.grants) : undefined;
    const opener = grant === undefined && now(0.5) ? take(tone.openers) : undefined;
    const kind = kinds[place % kinds.length]!;
    const lean = leaning(kind, objection);
    const hasPreface = grant !== undefined || opener !== undefined;
    const aside = now(hasPreface ? 0.1 : 0.35) ? take(audience.asides) : undefined;
    // A preface, an aside and a closing sentence together would hide the objection.
    const hasRoom = isFirst || !(hasPreface && aside !== undefined);
    const closer = hasRoom && now(level.force === 3 ? 0.45 : 0.85) ? take(level.closers) : undefined;
    const said = (stock: string | undefined): string | undefined => stock && say(stock, term);
    const content = [said(grant ?? opener), said(says), said(bites), said(lean), demand(shows, term), said(aside), said(closer)];
    const titles = scheme.titles.map((title) => capitalise(fill(title, claim, term)));
    const short = titles.filter((title) => title.length <= LONGEST_TITLE);
    return {
      title: random.pick(short.length > 0 ? short : titles),
      content: tidy(content.filter((sentence) => sentence !== undefined).join(' ')),
      evidenceType: lean === undefined ? 'Logical Reasoning' : kind,
    };
  };
};
