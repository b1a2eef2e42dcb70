/** One of something, many, or what belongs to it. */
import { isPlural, plural, singular } from '../../nouns.ts';
import { governorOf, joined, lemmaAt, lowerAt, numberAt, partAt, wordAt } from '../around.ts';
import { hashOf, mix, type Line } from '../line.ts';
import { option, type Found } from '../slot.ts';

const COUNTING =
  /^(?:many|several|few|all|other|such|various|most|these|those|this|that|each|every|another|an?|one|two|three|four|five|six|seven|eight|nine|ten|both|\d+)$/;

const DETERMINES = new Set<string | undefined>(['DET', 'NUM', 'PRON', 'PUNCT', 'AUX', 'ADP']);

/** What stands before a noun and says how many it is, or -1. */
const determinerOf = (line: Line, at: number): number => {
  for (let place = at - 1; place >= Math.max(0, at - 4); place--) {
    const lower = lowerAt(line, place);
    if (DETERMINES.has(partAt(line, place)) || /^(?:many|several|few|all|other|such|various|more|most|'s)$/.test(lower))
      return place;
    if (partAt(line, place) === 'VERB' && !/(?:ing|ed)$/.test(lower)) return place;
  }
  return -1;
};

/** The next verb, which a subject agrees with, or -1. */
const verbAfter = (line: Line, at: number): number => {
  for (let place = at; place < at + 6 && place < line.words.length; place++) {
    const part = partAt(line, place);
    if (part === 'VERB' || part === 'AUX') return place;
    if (part === 'PUNCT') return -1;
  }
  return -1;
};

export const nounAt = (line: Line, at: number): Found | undefined => {
  const { lower, part } = line.words[at]!;
  if (part !== 'NOUN' || !/^[a-z]{3,}$/.test(lower)) return undefined;
  const isMany = isPlural(lower, lower.replace(/s$/, ''));
  const one = isMany ? singular(lower) : lower;
  if (!isMany && lower.endsWith('s') && !/(?:ss|us)$/.test(lower)) return undefined;
  const many = plural(one);
  if (one === many || (isMany && many !== lower)) return undefined;
  const isOwner = lowerAt(line, at + 1) === "'s" && partAt(line, at + 1) === 'PART';
  if (isMany && isOwner) return undefined;
  const next = isOwner ? at + 2 : at + 1;
  const isBeforeNoun = partAt(line, next) === 'NOUN' || partAt(line, next) === 'ADJ';
  if (isOwner && !isBeforeNoun) return undefined;
  const stands = isOwner ? 2 : isMany ? 1 : 0;
  const determiner = determinerOf(line, at);
  const lemma = hashOf(one);
  const [before, behind, said] = [wordAt(line, at - 1), wordAt(line, next), wordAt(line, determiner)];
  const [verb, following] = [wordAt(line, verbAfter(line, next)), numberAt(line, next)];
  return {
    name: `noun ${['one', 'many', 'owner'][stands]}`,
    // "The result" or "the results" is for the writer to say; "many result" is not right either way.
    isFirm: (other) => other < 2 && stands < 2 && !COUNTING.test(lowerAt(line, determiner)),
    to: next,
    options: [option(one, 'one'), option(many, 'many'), ...(isBeforeNoun ? [option(`${one}'s`, 'owner')] : [])],
    stands,
    own: [
      lemma,
      mix(lemma, before),
      mix(lemma, behind),
      joined(lemma, before, behind),
      mix(lemma, said),
      said,
      mix(said, following),
      mix(said, behind),
      mix(verb, said),
      mix(lemma, verb),
      joined(wordAt(line, at - 2), before, lemma),
      joined(wordAt(line, determiner - 1), said, 3),
      joined(wordAt(line, determiner - 2), wordAt(line, determiner - 1), said, 4),
      mix(said, lemmaAt(line, governorOf(line, determiner))),
      mix(lemma, following),
      joined(lemma, numberAt(line, at - 1), following),
    ],
  };
};
