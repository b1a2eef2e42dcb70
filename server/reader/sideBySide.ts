/** Two subjects of one request that nobody could tell apart by its words alone: a thing and its trade, an occasion and what is made for it. */
import type { Sort } from '../library/sorts.ts';
import type { Subject } from '../library/subjects.ts';
import type { Clues } from './candidates.ts';

export interface Judged {
  readonly subject: Subject;
  readonly isNamed: boolean;
  /** 0 to 1. */
  readonly sure: number;
  /** In order of which they are stated: as sure, and somewhat more for what the tool mostly deals in. */
  readonly place: number;
}

/** Below this there is nothing to tell apart. */
const LEAST = 0.08;
const SELLING = /\b(?:sell|sells|selling|our (?:shop|studio|school|customers)|my (?:shop|business|studio)|for hire)\b/i;

/** Baking or a bakery: by what the tool deals in, by whether something is offered, else by which is likelier. */
const isTradeMeant = (thing: Judged, trade: Judged, { form, text }: Clues, prefer: readonly Sort[]): boolean => {
  const wantsTrade = prefer.includes('trade');
  if (wantsTrade !== prefer.includes(thing.subject.sort)) return wantsTrade;
  return form === 'offer' || SELLING.test(text) || trade.sure > thing.sure;
};

/** What speaks for one of the two speaks for both: the one that is meant is as sure as both together. */
export const withTradesToldApart = (judged: readonly Judged[], clues: Clues, prefer: readonly Sort[]): readonly Judged[] => {
  const byId = new Map(judged.map((each) => [each.subject.id, each]));
  for (const { subject } of judged) {
    const thing = byId.get(subject.id)!;
    const trade = byId.get(subject.trade ?? '');
    if (!trade || thing.sure < LEAST || trade.sure < LEAST) continue;
    const [meant, other] = isTradeMeant(thing, trade, clues, prefer) ? [trade, thing] : [thing, trade];
    const sure = 1 - (1 - meant.sure) * (1 - other.sure);
    byId.set(meant.subject.id, { ...meant, sure, place: Math.max(meant.place, other.place) + sure - meant.sure });
    byId.set(other.subject.id, { ...other, place: Math.min(meant.place, other.place) });
  }
  return [...byId.values()].sort((one, another) => another.place - one.place);
};

const OCCASIONS: ReadonlySet<Sort> = new Set(['celebration', 'event', 'change']);
const MADE: ReadonlySet<Sort> = new Set(['food', 'object', 'activity']);

/**
 * The occasion goes before who it is for, "my best friend turning 40", and before what is made for it, "a christening cake";
 * not where that is what is offered, or what the tool deals in.
 */
export const occasionFirst = (
  stated: readonly Judged[],
  { form, mentions }: Clues,
  prefer: readonly Sort[],
): readonly Judged[] => {
  const [first] = stated;
  if (!first || form === 'offer' || prefer.includes(first.subject.sort)) return stated;
  const isBefore = ({ subject }: Judged): boolean =>
    mentions.some(
      ({ id, to }) => id === subject.id && mentions.some(({ id: other, from }) => other === first.subject.id && from === to),
    );
  const isFor = (occasion: Judged): boolean =>
    first.subject.sort === 'person' || (MADE.has(first.subject.sort) && isBefore(occasion));
  const occasion = stated.find((each) => OCCASIONS.has(each.subject.sort) && isFor(each));
  return occasion ? [occasion, ...stated.filter((each) => each !== occasion)] : stated;
};

const BUYERS: ReadonlySet<Sort> = new Set(['person', 'trade', 'animal']);
/** "for the busy parents": the name stands within so many words behind "for". */
const NEAR_FOR = 3;

/** "Marketing for plumbers" is about marketing: who it is for is not surer than what it is. */
export const whatBeforeWhom = (judged: readonly Judged[], { words, mentions }: Clues): readonly Judged[] => {
  const at = words.findIndex(({ lower }) => lower === 'for');
  const ownOf = ({ subject }: Judged) => mentions.filter(({ id }) => id === subject.id);
  const isWhom = (each: Judged): boolean =>
    BUYERS.has(each.subject.sort) && each.isNamed && ownOf(each).every(({ from }) => from > at && from - at <= NEAR_FOR);
  const what = judged.find((each) => ownOf(each).some(({ to, alone }) => !alone && to <= at));
  const whom = judged.find(isWhom);
  if (at < 1 || !what || !whom || what.sure >= whom.sure) return judged;
  const swapped = new Map([
    [what, { ...what, sure: whom.sure, place: whom.place }],
    [whom, { ...whom, sure: what.sure, place: what.place }],
  ]);
  return judged.map((each) => swapped.get(each) ?? each).sort((one, other) => other.place - one.place);
};
