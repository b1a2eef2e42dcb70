/** The kinds of content that people edit: where they lie, and what a row of each must be. */
import { z } from 'zod';
import { BRIEF_SLOTS } from '../../../server/kit/slots.ts';
import { answersFile } from '../../../server/writers/answers/pages/schema.ts';
import { frames, trades } from '../../../server/writers/company-bio/schema.ts';
import { USES } from '../../../server/writers/company-bio/trade.ts';
import { FRAME_SLOTS, TRADE_SLOTS } from '../../../server/writers/company-bio/slots.ts';
import { hook, hookPatterns } from '../../../server/writers/hook/schema.ts';
import { idea } from '../../../server/writers/niche-idea/schema.ts';
import { line, LINE_WORDS } from '../../../server/writers/quote/schema.ts';

export interface ContentKind {
  readonly folder: string;
  /** What a whole file holds. */
  readonly file: z.ZodType;
  /** The keys of a row whose texts visitors see; none where a row is a text itself. */
  readonly texts: readonly string[];
  /** The keys under a name that hold such texts; none where it holds nothing else. */
  readonly lists?: readonly string[];
  /** How many words each of them may have. */
  readonly words: readonly [least: number, most: number];
  /** The slots that its patterns may have. */
  readonly slots: ReadonlySet<string>;
  /** They say one thing for different choices, of which one request meets a single one. */
  readonly mayResemble?: true;
  /** Rows stand under names of any kind, not under subjects. */
  readonly namedFreely?: true;
}

const bySubject = (row: z.ZodType): z.ZodType => z.record(z.string(), z.array(row).min(1));

export const KINDS: readonly ContentKind[] = [
  { folder: 'server/writers/quote/lines', file: bySubject(line), texts: ['text'], words: LINE_WORDS, slots: BRIEF_SLOTS },
  { folder: 'server/writers/hook/pieces', file: bySubject(hook), texts: ['text'], words: [5, 28], slots: BRIEF_SLOTS },
  { folder: 'server/writers/hook/patterns', file: hookPatterns, texts: [], words: [1, 28], slots: BRIEF_SLOTS },
  {
    folder: 'server/writers/niche-idea/ideas',
    file: z.array(idea),
    texts: ['title', 'buyer', 'problem', 'sold', 'step'],
    words: [2, 40],
    slots: new Set(),
  },
  {
    folder: 'server/writers/company-bio/trades',
    file: trades,
    texts: [],
    lists: USES,
    words: [4, 32],
    slots: TRADE_SLOTS,
  },
  {
    folder: 'server/writers/company-bio/frames',
    file: frames,
    texts: [],
    words: [0, 22],
    slots: FRAME_SLOTS,
    mayResemble: true,
  },
  {
    folder: 'server/writers/answers/pages/entries',
    file: answersFile,
    texts: ['says'],
    words: [3, 45],
    slots: new Set(),
    mayResemble: true,
    namedFreely: true,
  },
];
