/** The form of a verb. */
import { baseOfParticipleOnly, baseOfPastOnly, ing, participle, past, thirdPerson } from '../../../../english/verbs.ts';
import { wordOf } from '../../words.ts';
import { isSentenceEnd, joined, numberAt, subjectAt, subjectsOf, wordAt } from '../around.ts';
import { hashOf, mix, type Line, type LineWord } from '../line.ts';
import { option, type Option, type Found } from '../slot.ts';

const VERB = hashOf('verb');
const BE = ['be', 'am', 'is', 'are', 'was', 'were', 'been', 'being'];
const BE_OPTIONS = BE.map((words) => option(words));

/** The options of a verb: of a regular one past and participle are one. */
const optionsOf = (base: string): readonly Option[] => {
  if (base === 'be') return BE_OPTIONS;
  const forms = new Map<string, string>();
  const add = (words: string, key: string): void => {
    const before = forms.get(words);
    forms.set(words, before === undefined ? key : `${before}+${key}`);
  };
  add(base, 'base');
  add(thirdPerson(base), 'third');
  add(past(base), 'past');
  add(participle(base), 'participle');
  add(ing(base), 'ing');
  return [...forms].map(([words, key]) => option(words, key));
};
const known = new Map<string, readonly Option[]>();
const knownOptions = (base: string): readonly Option[] => {
  const options = known.get(base) ?? optionsOf(base);
  known.set(base, options);
  return options;
};

/** The base of a verb form; a past or a participle of its own goes before what the word may be besides. */
const baseOf = (lower: string, lemma: string): string | undefined => {
  if (BE.includes(lower)) return 'be';
  const only = baseOfPastOnly(lower) ?? baseOfParticipleOnly(lower);
  if (only !== undefined && only !== 'be') return only;
  const { verb } = wordOf(lower);
  if (verb.has('base')) return lower;
  const bases = [...verb.values()];
  return bases.find((base) => base === lemma) ?? bases[0];
};

/** Of the forms of "be", those of now and those of then. */
const IS_PAST: readonly (boolean | undefined)[] = [undefined, false, false, false, true, true];
const isPastForm = (base: string, { words }: Option, place: number): boolean | undefined => {
  if (base === 'be') return IS_PAST[place];
  if (words === ing(base)) return undefined;
  if (words === past(base)) return words === base ? undefined : true;
  return words === participle(base) ? undefined : false;
};

const PRESENT = new Set("is are am has have do does 's 're 'm 've can will".split(' '));
const PAST = new Set("was were had did could would 'd".split(' '));
const TIMES = new Set(
  `yesterday ago last since now tomorrow every always usually often never already yet just today when while if before after until
  recently next soon sometimes once then still currently nowadays`.split(/\s+/),
);
/** The time that a verb tells of: 0 none, 1 now, 2 then. */
const timeOf = ({ lower, part }: LineWord): number => {
  if (part !== 'VERB' && part !== 'AUX') return 0;
  if (PRESENT.has(lower)) return 1;
  if (PAST.has(lower) || baseOfPastOnly(lower) !== undefined) return 2;
  if (lower.endsWith('ed')) return 2;
  return lower.endsWith('s') ? 1 : 0;
};
/** The time of the first word that tells one, from a place on up to or back to another, which is not looked at. */
const timeFrom = (words: readonly LineWord[], from: number, end: number): number => {
  for (let at = from; at !== end; at += from < end ? 1 : -1) {
    const time = timeOf(words[at]!);
    if (time > 0) return time;
  }
  return 0;
};

function* timesWithin({ words, word }: Line, from: number, end: number, side: number): Iterable<number> {
  for (let at = from; at < end; at++) if (TIMES.has(words[at]!.lower)) yield mix(word[at]!, side);
}

/** So far back the sentence before still tells the time of this one. */
const REMEMBERED = 25;

export const verbAt = (line: Line, at: number): Found | undefined => {
  const { words } = line;
  const { lower, part, lemma: said } = words[at]!;
  if ((part !== 'VERB' && part !== 'AUX') || !/^[a-z]{2,}$/.test(lower)) return undefined;
  const base = baseOf(lower, said);
  if (base === undefined) return undefined;
  const options = knownOptions(base);
  const stands = options.findIndex(({ words: form }) => form === lower);
  if (stands < 0) return undefined;

  let [first, end, helperAt] = [at, at + 1, at - 1];
  while (first > 0 && !isSentenceEnd(words[first - 1]!)) first--;
  while (end < words.length && !isSentenceEnd(words[end]!)) end++;
  const before = timeFrom(words, at - 1, first - 1);
  const earlier = timeFrom(words, Math.max(first - 2, -1), Math.max(first - 1 - REMEMBERED, 0) - 1);
  const time = joined(before, timeFrom(words, at + 1, end), earlier);
  const times = [...timesWithin(line, first, at, 1), ...timesWithin(line, at + 1, end, 2)];

  while (helperAt >= first && words[helperAt]!.part !== 'AUX' && words[helperAt]!.part !== 'VERB') helperAt--;
  if (helperAt < first) helperAt = -1;
  const isHelped = at - helperAt < 3 && words[helperAt]?.part === 'AUX';
  const helper = wordAt(line, helperAt);
  const distance = Math.min(at - helperAt, 4);
  const told = isPastForm(base, options[stands]!, stands);

  const [near, far, openerAt] = subjectsOf(line, at);
  const lemma = hashOf(base);
  const [left, right, leftPart] = [wordAt(line, at - 1), wordAt(line, at + 1), numberAt(line, at - 1)];
  const subject = subjectAt(line, near);
  const further = mix(numberAt(line, far), 5);
  const opener = wordAt(line, openerAt);
  return {
    name: `verb ${base === 'be' ? lower : base === 'have' || base === 'do' ? base : ''} ${base === 'be' ? '' : options[stands]!.key}`,
    // Whether something is or was the writer alone knows.
    isFirm: (other) => {
      const instead = isPastForm(base, options[other]!, other);
      return !isHelped && told !== undefined && instead !== undefined && told !== instead;
    },
    set: mix(VERB, base === 'be' ? 1 : hashOf(options.map(({ key }) => key).join())),
    to: at + 1,
    options,
    stands,
    own: [
      lemma,
      mix(lemma, left),
      mix(lemma, right),
      mix(lemma, mix(left, right)),
      mix(lemma, subject),
      subject,
      mix(subject, further),
      mix(subject, left),
      joined(subject, further, leftPart),
      joined(subject, helper, distance),
      mix(helper, mix(left, 17)),
      mix(helper, mix(leftPart, 18)),
      joined(helper, wordAt(line, helperAt - 1), distance),
      time,
      mix(time, left),
      mix(before, subject),
      joined(earlier, before, subject),
      mix(opener, subject),
      mix(opener, time),
      joined(wordAt(line, far), wordAt(line, near), 6),
      joined(numberAt(line, at + 1), subject, 8),
      ...times.map((each) => mix(each, 9)),
      ...times.map((each) => mix(each, mix(before, subject))),
    ],
  };
};
