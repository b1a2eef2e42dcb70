/** Stock sentences speak of the claim by slots; here the slots become the claim's own terms. */
import { capitalise } from '../../english/prose.ts';
import type { Claim, Stance } from './claim.ts';

const acting = (name: string, stance: Stance): string =>
  stance === 'proposal' ? `putting ${name} into practice` : `acting on ${name}`;
const once = (name: string, stance: Stance): string =>
  stance === 'proposal' ? `once ${name} becomes practice` : `once people act on ${name}`;

/** "Bullies should be expelled": what comes of it is not bullies. */
const DONE_TO =
  /\b(?:should|must|ought to|needs? to|ha(?:s|ve) to)(?: not| never| always| only)? be (?!(?:introduced|built|taught|allowed|encouraged|provided|offered|funded|supported|added|created|free)\b)\p{L}+(?:ed|[^e]en|aid|old|ght|own)\b/iu;

const SLOTS = {
  /** "the claim that tipping should be abolished" */
  named: ({ named }: Claim) => named,
  /** The same as something done: a statement is not carried out, but people act on it. */
  plan: ({ named, stance }: Claim) => (stance === 'proposal' ? named : `acting on ${named}`),
  /** The plan, the second time. */
  briefly: ({ short, stance }: Claim) => (stance === 'proposal' ? short : `acting on ${short}`),
  short: ({ short }: Claim) => short,
  topic: ({ topic }: Claim) => topic ?? 'this matter',
  /** What would be brought about: the topic itself, unless the claim is against it. */
  thing: ({ topic, thesis, isAgainst }: Claim) => (isAgainst || DONE_TO.test(thesis) ? 'the change' : (topic ?? 'the change')),
  acting: ({ short, stance }: Claim) => acting(short, stance),
  actingInFull: ({ named, stance }: Claim) => acting(named, stance),
  once: ({ short, stance }: Claim) => once(short, stance),
  onceInFull: ({ named, stance }: Claim) => once(named, stance),
} satisfies Record<string, (claim: Claim) => string>;

const isSlot = (name: string): name is keyof typeof SLOTS => name in SLOTS;

/**
 * @param stock Our own words, with slots such as {named} and {topic}.
 * @param term The visitor's words for {term}; slots inside them mean nothing.
 * @throws RangeError for a slot that does not exist or has no words.
 */
export const fill = (stock: string, claim: Claim, term?: string): string =>
  stock.replace(/\{([^{}]*)\}/g, (_, slot: string, place: number) => {
    if (slot === 'term' && term !== undefined) return term;
    if (!isSlot(slot)) throw new RangeError(`no slot {${slot}}`);
    const words = SLOTS[slot](claim);
    return /(^|[.!?]\s)$/.test(stock.slice(0, place)) ? capitalise(words) : words;
  });

/** Whether a sentence speaks of the claim by what it is about. */
export const tellsTopic = (stock: string, { topic, thesis, isAgainst }: Claim): boolean =>
  topic !== undefined && (stock.includes('{topic}') || (!isAgainst && !DONE_TO.test(thesis) && stock.includes('{thing}')));

/** Whether a sentence speaks of the claim in the visitor's own words. */
export const speaksOf = (stock: string, claim: Claim): boolean =>
  /\{(?:named|plan|term)\}/.test(stock) || tellsTopic(stock, claim);

const LONGER: readonly (readonly [brief: RegExp, full: string])[] = [
  [/\{short\}/, '{named}'],
  [/\{acting\}/, '{actingInFull}'],
  [/\{once\}/, '{onceInFull}'],
  [/\b[Tt]he argument\b/, '{named}'],
];

/** The sentence with the claim named in full where it had a shorter name; undefined where it had none. */
export const inFull = (stock: string): string | undefined => {
  const found = LONGER.find(([brief]) => brief.test(stock));
  return found && stock.replace(...found);
};
