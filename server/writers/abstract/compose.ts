/** Sets the chosen sentences in the order and the form of an abstract. */
import { finish } from './clean.ts';
import { withoutTie } from './cohesion.ts';
import type { Outline } from './outline.ts';
import type { ByPart, Part } from './part.ts';
import type { Reading, Sentence } from './read.ts';
import type { Style } from './style.ts';
import { firstWords, inLine, wordsIn } from './words.ts';

/** Sentences that must stay together. */
interface Group {
  readonly part: Part;
  readonly sentences: string[];
  /** The author's own label for its first sentence. */
  readonly label?: string;
}

const groupsOf = ({ sentences }: Reading, chosen: readonly number[], { needs, order }: Outline, { form }: Style): Group[] => {
  const rootPart = ({ root }: Sentence): Part => sentences[root]!.part;
  // Labelled parts are grouped. In prose the author's own order is kept; only what this type begins with comes first.
  const [first] = needs;
  const rankOf = (sentence: Sentence): number =>
    form === 'labelled' ? order.indexOf(rootPart(sentence)) : rootPart(sentence) === first ? 0 : 1;
  const sorted = [...chosen].sort((a, b) => rankOf(sentences[a]!) - rankOf(sentences[b]!) || a - b);
  const groups: Group[] = [];
  let shownLabel: string | undefined;
  sorted.forEach((at, place) => {
    const { text, needs: needed, label } = sentences[at]!;
    const isBehindItsOwn = sorted[place - 1] === at - 1;
    const words = finish(isBehindItsOwn ? text : withoutTie(text));
    const group = groups.at(-1);
    if (needed.length > 0 && group && isBehindItsOwn) group.sentences.push(words);
    else
      groups.push({
        part: rootPart(sentences[at]!),
        sentences: [words],
        ...(label !== undefined && label !== shownLabel ? { label } : {}),
      });
    shownLabel = label;
  });
  return groups;
};

const withLabel = ({ label, sentences }: Group): string => (label === undefined ? '' : `${label}: `) + inLine(sentences);

/** Without "In conclusion, …", which would repeat the name of the part. */
const unannounced = (sentence: string): string => {
  const rest = sentence.replace(/^(?:in conclusion|to conclude|in summary|to sum up|in sum),\s+/i, '');
  return rest === sentence ? sentence : finish(rest);
};

const labelled = (groups: readonly Group[], names: ByPart<string>): string => {
  const lines: string[] = [];
  let part: Part | undefined;
  for (const group of groups) {
    // The name of the part replaces the author's own label.
    if (group.part !== part) lines.push(`${names[group.part]}: ${inLine(group.sentences.map(unannounced))}`);
    else lines.push(`${lines.pop()} ${withLabel(group)}`);
    ({ part } = group);
  }
  return lines.join('\n');
};

export const compose = (
  reading: Reading,
  chosen: readonly number[],
  outline: Outline,
  style: Style,
  names: ByPart<string>,
): string => {
  const groups = groupsOf(reading, chosen, outline, style);
  switch (style.form) {
    case 'labelled':
      return labelled(groups, names);
    case 'points':
      return groups.map((group) => `• ${withLabel(group)}`).join('\n');
    case 'prose':
      return inLine(groups.map(withLabel));
  }
};

/** The parts of an abstract in order, and how many of the parts it needs it has, in percent. */
export const structureOf = (
  { sentences }: Reading,
  chosen: readonly number[],
  { needs, order }: Outline,
  names: ByPart<string>,
): { completeness: number; components: string[] } => {
  const held = new Set(chosen.filter((at) => sentences[at]!.named).map((at) => sentences[sentences[at]!.root]!.part));
  return {
    completeness: Math.round((100 * needs.filter((part) => held.has(part)).length) / needs.length),
    components: order.filter((part) => held.has(part)).map((part) => names[part]),
  };
};

/** The start of a sentence that is longer than any abstract may be: up to a comma near its end, if there is one. */
export const cutTo = (sentence: string, most: number): string => {
  if (wordsIn(sentence) <= most) return finish(sentence);
  const start = firstWords(sentence, most);
  const clause = /^(.{40,})[,;:–—]\s/su.exec(start)?.[1];
  const kept = clause !== undefined && wordsIn(clause) > most * 0.6 ? clause : start;
  return finish(`${kept.replace(/(?<![,;:\s–—-])[,;:\s–—-]+$/, '')}…`);
};
