/** What the weights would rather see in a text, said as findings: how sure each is decides what becomes of it. */
import type { Finding } from '../finding.ts';
import type { Reading } from '../reading.ts';
import type { Token } from '../token.ts';
import { changeOf, mended, type Draft } from './change.ts';
import { lineOf, type Line } from './line.ts';
import { messageOf } from './message.ts';
import type { Slot } from './slot.ts';
import { slotsAt } from './slots.ts';
import { isTaste, meantBy } from './taste.ts';
import { judge } from './weights.ts';

export interface Likely {
  readonly finding: Finding;
  /** In nats: how much likelier it is than what stands there. */
  readonly lead: number;
  /** In nats: how much further than its threshold the odds are. */
  readonly margin: number;
}

/** What is not even so much likelier than what stands there is no error to speak of, however many others there are. */
const LEAST_LEAD = 3;

/** So many words are read together, and the sentence they are in. */
const MOST_WORDS = 120;

/** The lines of a text: paragraphs, or a good part of one, since what a sentence is about may stand in the one before. */
function* paragraphsOf({ sentences }: Reading): Generator<readonly Token[]> {
  let open: Token[] = [];
  for (const { tokens, closes } of sentences) {
    open.push(...tokens);
    if (!closes && open.length < MOST_WORDS) continue;
    yield open;
    open = [];
  }
  if (open.length > 0) yield open;
}

interface Candidate {
  readonly slot: Slot;
  readonly words: string;
  readonly lead: number;
  readonly margin: number;
}

/** So far to each side a change makes another look at the words around it worthwhile. */
const AROUND = 10;

/**
 * By how much each kind may fall short of its threshold in any text, and by how much where it is firm: the thresholds were set by
 * books, and what people have checked is not one.
 */
const EASE: Readonly<Record<Slot['kind'], readonly [usual: number, firm: number]>> = {
  adverb: [0.5, 0],
  article: [1.2, 0.8],
  complement: [0, 0],
  noun: [1, 0],
  participle: [0.5, 0],
  preposition: [0.8, 0],
  stop: [0.4, 0.3],
  to: [0, 0],
  verb: [0.8, 0.2],
  word: [1, 0],
};
/** What is firm gives way by so much of what the errors of a text excuse. */
const FIRM_SHARE = 0.5;

const easeFor = (slot: Slot, best: number, lenience: number): number => {
  const [usual, firm] = EASE[slot.kind];
  return slot.isFirm?.(best) === true ? Math.max(firm, lenience * FIRM_SHARE) : Math.max(usual, lenience);
};

/** The likeliest error that begins at this place, or undefined where nothing is likely enough. */
const worstAt = (line: Line, at: number, lenience: number): Candidate | undefined => {
  let found: Candidate | undefined;
  for (const slot of slotsAt(line, at)) {
    const verdict = judge(line, slot);
    if (verdict === undefined || verdict.lead < LEAST_LEAD) continue;
    const best = meantBy(slot, verdict.best);
    if (isTaste(line, slot, best)) continue;
    const margin = verdict.margin + easeFor(slot, best, lenience);
    if (margin > (found?.margin ?? 0)) found = { slot, words: slot.options[best]!.words, lead: verdict.lead, margin };
  }
  return found;
};

/** One after the other, the surest first: what looks wrong beside an error often no longer does once that is mended. */
function* errorsIn(original: Draft, text: string, lenience: number): Generator<Likely> {
  let tokens = original;
  let line = lineOf(tokens);
  const worst = tokens.map((_, at) => worstAt(line, at, lenience));
  /** Words that belong to a change already. */
  const done = new Set<Token>();
  for (;;) {
    let place = -1;
    worst.forEach((each, at) => {
      if (each && each.margin > (worst[place]?.margin ?? 0)) place = at;
    });
    const found = worst[place];
    if (found === undefined) return;
    // Its place may have moved since it was found.
    const slot = { ...found.slot, from: place, to: place + found.slot.to - found.slot.from };
    worst[place] = undefined;
    const touched = tokens.slice(slot.from, Math.max(slot.to, slot.from + 1));
    const change = changeOf(text, tokens, slot, found.words);
    if (change === undefined || touched.some((token) => done.has(token))) continue;
    const was = slot.from < slot.to ? text.slice(touched[0]!.start, touched.at(-1)!.end) : '';
    const message = messageOf(slot, was, found.words, tokens[slot.to]?.text ?? '');
    yield {
      finding: { ...change, type: slot.kind === 'stop' ? 'punctuation' : 'grammar', message, safe: true },
      lead: found.lead,
      margin: found.margin,
    };
    const next = mended(tokens, slot, found.words);
    const added = next.length - tokens.length + slot.to - slot.from;
    for (let at = slot.from; at < slot.from + Math.max(added, 1); at++) if (next[at]) done.add(next[at]!);
    if (added > 0 && slot.from === slot.to && tokens[slot.to]) done.add(tokens[slot.to]!);
    worst.splice(slot.from, slot.to - slot.from, ...Array.from({ length: added }, () => undefined));
    tokens = next;
    line = lineOf(tokens);
    for (let at = Math.max(0, slot.from - AROUND); at < Math.min(tokens.length, slot.from + added + AROUND); at++)
      worst[at] = done.has(tokens[at]!) ? undefined : worstAt(line, at, lenience);
  }
}

/** What may be meant instead in a text; `lenience` is by how much each may fall short of its threshold. */
export const likely = (reading: Reading, lenience: number): readonly Likely[] =>
  [...paragraphsOf(reading)].flatMap((tokens) => [...errorsIn(tokens, reading.text, lenience)]);
