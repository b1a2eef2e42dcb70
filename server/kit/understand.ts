/** Requests whose matter is not all in one place. */
import type { Sort } from '../library/sorts.ts';
import type { Brief, FoundSubject } from '../reader/brief.ts';
import { isBereaved } from '../reader/gates.ts';
import { readBrief } from '../reader/read.ts';

/**
 * The brief of a request whose main field may name its matter only beside another: "saudade", and then "we are moving
 * away". Where the first says nothing sure, what it is surely about is found in the second.
 */
export const understand = async (text: string, further = ''): Promise<Brief> => {
  const brief = await readBrief({ text, further: [further] });
  if (brief.subjects.length > 0 || further.trim() === '' || isBereaved(text)) return brief;
  const { subjects, sort } = await readBrief({ text: further });
  return { ...brief, subjects, ...(sort && { sort }) };
};

const MOST_ITEMS = 5;
/** An item of a list is a keyword; a clause between commas is none. */
const LONGEST_ITEM = 4;

/** Said of these, an item of a list tells for whom or when, and not what: "sourdough, busy parents, weekends". */
const SIDE_SORTS: ReadonlySet<Sort> = new Set(['person', 'time', 'feeling']);

/** What one has is what one works with: "retired nurse, own a car". */
const HAS = /^(?:i )?(?:own|have|got)\b/i;

const isBeside = ({ subjects, parts }: Brief, item: string): boolean =>
  HAS.test(item) || subjects.every(({ sort }) => SIDE_SORTS.has(sort)) || parts.people.some(({ words }) => words === item);

const once = (briefs: readonly Brief[]): FoundSubject[] => {
  const subjects = briefs.flatMap((brief) => brief.subjects);
  return subjects.filter(({ id }, at) => subjects.findIndex((other) => other.id === id) === at);
};

export interface Understood {
  readonly brief: Brief;
  /** Of a list: subjects of those items that say for whom or when. */
  readonly beside: readonly FoundSubject[];
}

/** The brief of a text that may be a list, each of whose items has subjects of its own: "dogs, photography, weekends". */
export const understandEach = async (text: string): Promise<Understood> => {
  const brief = await readBrief({ text });
  const items = text
    .split(/[,;\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
  if (items.length < 2 || items.some((item) => item.split(/\s+/).length > LONGEST_ITEM)) return { brief, beside: [] };
  const briefs = await Promise.all(items.slice(0, MOST_ITEMS).map((item) => readBrief({ text: item })));
  const side = briefs.filter((one, at) => isBeside(one, items[at]!));
  const matters = briefs.filter((one) => !side.includes(one) && one.subjects.length > 0);
  const subjects = matters.length > 0 ? once(matters) : once([brief, ...briefs]);
  return { brief: { ...brief, form: 'keyword list', subjects }, beside: matters.length > 0 ? once(side) : [] };
};
