/** What becomes of a text, and of a line of it, when something else is put in a place. */
import { article } from '../../../english/prose.ts';
import { inCaseOf, type Finding } from '../finding.ts';
import type { Token } from '../token.ts';
import type { Slot } from './slot.ts';

const capitalised = (words: string): string => words.replace(/\p{L}/u, (letter) => letter.toUpperCase());
/** "The", but not "NATO". */
const uncapitalised = (words: string): string => words.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

type Change = Pick<Finding, 'start' | 'end' | 'replacements'>;

/** From where to where, and what is written there: something that is added or taken away brings a word beside it. */
export const changeOf = (text: string, tokens: readonly Token[], slot: Slot, words: string): Change | undefined => {
  const { kind, from, to } = slot;
  const [first, last, before, next] = [tokens[from], tokens[to - 1], tokens[from - 1], tokens[to]];
  const follows = text.slice(next?.start ?? text.length, next?.end);
  if (kind === 'stop') {
    if (before === undefined || next === undefined || before.text.endsWith('.')) return undefined;
    if (/[\n"]/.test(text.slice(before.end, next.start))) return undefined;
    const made = `${text.slice(before.start, before.end)}${words} ${words === '.' ? capitalised(follows) : follows}`;
    return { start: before.start, end: next.end, replacements: [made] };
  }
  const written = kind === 'article' && words === 'a' ? article(follows) : words;
  if (from < to && words !== '') {
    const { start, end } = { start: first!.start, end: last!.end };
    const inPlace = inCaseOf(text.slice(start, end), written === 'i' ? 'I' : written.replace(/^i(?=')/, 'I'));
    return { start, end, replacements: [inPlace] };
  }
  if (next === undefined || (before !== undefined && text.slice(before.end, first!.start).trim() !== '')) return undefined;
  const isFirst = before === undefined || /[.!?]/.test(before.text);
  if (from === to) {
    const made = isFirst ? `${capitalised(written)} ${uncapitalised(follows)}` : `${written} ${follows}`;
    return { start: next.start, end: next.end, replacements: [made] };
  }
  if (!/^\s+$/.test(text.slice(last!.end, next.start))) return undefined;
  return { start: first!.start, end: next.end, replacements: [isFirst ? capitalised(follows) : follows] };
};

/** A line that is being mended: its words change, their places in the text do not. */
export type Draft = readonly Token[];

/** The part of speech of a word that a slot of this kind puts where nothing stood. */
const ADDED: Partial<Record<Slot['kind'], Token['part']>> = { article: 'DET', preposition: 'ADP', to: 'PART', stop: 'PUNCT' };

export const mended = (tokens: Draft, slot: Slot, words: string): Draft => {
  const [first, last] = [tokens[slot.from], tokens[slot.to - 1]];
  const start = first?.start ?? 0;
  const end = slot.from === slot.to ? start : (last?.end ?? start);
  const kept = slot.from < slot.to ? first : undefined;
  const part = ADDED[slot.kind] ?? kept?.part ?? 'X';
  const written = words.split(/ |(?=')/).filter(Boolean);
  return [
    ...tokens.slice(0, slot.from),
    ...written.map((lower) => ({
      text: lower,
      lower,
      part: lower.startsWith("'") ? ('PART' as const) : part,
      lemma: slot.kind === 'verb' || slot.kind === 'noun' ? (kept?.lemma ?? lower) : lower,
      start,
      end,
    })),
    ...tokens.slice(slot.to),
  ];
};
