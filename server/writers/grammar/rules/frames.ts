/** What words ask of those behind them, by a list of their frames: "depend on", "interested in", "want to go", "enjoy going". */
import { ing } from '../../../english/verbs.ts';
import { phraseAt } from '../clauses.ts';
import { wordOf } from '../words.ts';
import * as data from './frames-data.ts';
import { atEachWord, isA, isBase, isEnd, isWord, MODALS, setOf, SUBJECTS, type Fix, type Rule } from './rule.ts';
import type { Token } from '../token.ts';

interface Frame {
  /** Empty for none at all: "discuss the plan". */
  readonly right: readonly string[];
  readonly wrong: ReadonlySet<string>;
  /** Whom or what is named between: "accuse him of". */
  readonly isApart: boolean;
}

const framesOf = (list: string): ReadonlyMap<string, Frame> =>
  new Map(
    list
      .trim()
      .split('\n')
      .map((line) => {
        const [words, frame] = line.trim().split(': ') as [string, string];
        const [right, wrong] = frame.split(' | ') as [string, string];
        const [word, apart] = words.split(' ') as [string, string?];
        return [
          word,
          { right: right === '-' ? [] : right.split(' '), wrong: setOf(wrong), isApart: apart !== undefined },
        ] as const;
      }),
  );

const VERBS = framesOf(data.AFTER_VERB);
const ADJECTIVES = framesOf(data.AFTER_ADJECTIVE);
const NOUNS = framesOf(data.AFTER_NOUN);
const THEN_TO = setOf(data.THEN_TO);
const THEN_ING = setOf(data.THEN_ING);
const SOMEONE_TO = setOf(data.SOMEONE_TO);
const TO_SOMEONE = setOf(data.TO_SOMEONE);
const SOMEONE = setOf(data.SOMEONE);

const PEOPLE = setOf('me him us them');
const OWNERS = setOf('the my your his her its our their this that these those a an');
const TIMES =
  /^(?:\d.*|first|last|next|noon|midnight|night|morning|afternoon|evening|weekend|christmas|spring|summer|autumn|winter|(?:second|minute|hour|day|week|month|year|century|decade|moment|time|while|age|end|beginning)s?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december)$/;

/** The base of the verb that stands here, in whatever form. */
const baseAt = (token: Token | undefined): string | undefined =>
  isA(token, 'VERB') && /^[a-z]{2,}$/i.test(token!.text) ? [...wordOf(token!.lower).verb.values()][0] : undefined;

/** A person or a thing is named here, and no time. */
const namesThing = (tokens: readonly Token[], at: number): boolean => {
  const phrase = phraseAt(tokens, at);
  return phrase !== undefined && !TIMES.test(phrase.head.lower) && !isA(tokens[at], 'NUM');
};

/** Someone does it, or is to: "we discuss", "to discuss", "has discussed", "is discussing"; not "was discussed". */
const isActive = (tokens: readonly Token[], at: number): boolean => {
  const verb = tokens[at]!;
  const before = tokens[isA(tokens[at - 1], 'ADV') ? at - 2 : at - 1];
  if (/ing$/.test(verb.lower)) return !isA(before, 'DET', 'ADJ');
  return (
    isWord(before, SUBJECTS) ||
    isWord(before, MODALS) ||
    /^(?:to|not|n't|do|does|did|have|has|had|'ve|'ll|who|please|let|us|'s)$/.test(before?.lower ?? '') ||
    (isA(before, 'NOUN', 'PROPN') && /s$|ed$/.test(verb.lower))
  );
};

const instead = (word: Token, wrong: Token, { right }: Frame): Fix =>
  right.length === 0
    ? { from: word, to: wrong, message: `“${word.text}” takes no “${wrong.lower}”.`, replacements: [word.lower] }
    : { from: wrong, message: `It is “${word.lower} ${right[0]}”.`, replacements: right };

/** "Depends of the weather", "discuss about the plan", "congratulate her for it". */
const afterVerbs = atEachWord((tokens, at) => {
  const verb = tokens[at]!;
  const frame = VERBS.get(baseAt(verb) ?? '');
  if (frame === undefined) return undefined;
  const whom = tokens[at + 1]?.lower === 'her' ? at + 2 : phraseAt(tokens, at + 1)?.end;
  const place = frame.isApart ? whom : at + 1;
  const wrong = place === undefined ? undefined : tokens[place];
  if (!isWord(wrong, frame.wrong) || (frame.right.length === 0 && !isActive(tokens, at))) return undefined;
  // "Wait to see", "prevented him to go": another construction.
  if (wrong!.lower === 'to' && !namesThing(tokens, place! + 1)) return undefined;
  return namesThing(tokens, place! + 1) ? instead(verb, wrong!, frame) : undefined;
});

const LINKS = setOf(
  "am is are was were be been being 'm 's 're n't not feel feels felt get gets got getting become becomes became seem seems seemed",
);
const DEGREES = setOf('very so too really quite more most less pretty extremely rather never always also totally completely');

/** "Interested on history", "afraid from dogs". */
const afterAdjectives = atEachWord((tokens, at) => {
  const word = tokens[at]!;
  const frame = ADJECTIVES.get(word.lower);
  const wrong = tokens[at + 1];
  if (frame === undefined || !isWord(wrong, frame.wrong)) return undefined;
  if (!isWord(tokens[at - 1], LINKS) && !isWord(tokens[at - 1], DEGREES)) return undefined;
  const isDeed = wrong!.lower !== 'to' && /ing$/.test(tokens[at + 2]?.lower ?? '') && baseAt(tokens[at + 2]) !== undefined;
  return isDeed || namesThing(tokens, at + 2) ? instead(word, wrong!, frame) : undefined;
});

/** "The reason of the delay". */
const afterNouns = atEachWord((tokens, at) => {
  const word = tokens[at]!;
  const frame = NOUNS.get(word.lower) ?? NOUNS.get(word.lower.replace(/s$/, ''));
  const wrong = tokens[at + 1];
  if (frame === undefined || !isA(word, 'NOUN') || !isWord(wrong, frame.wrong) || !isWord(tokens[at + 2], OWNERS))
    return undefined;
  if (!isA(tokens[at - 1], 'DET', 'ADJ', 'PRON')) return undefined;
  return instead(word, wrong!, frame);
});

/** Behind "want" and "without" these are verbs, whatever a tagger takes them for. */
const CERTAIN_VERBS = setOf(
  `go come be have do make take get give see know learn find buy eat say tell speak write read become leave live meet bring keep sell
  ask begin build explain improve send spend stay understand earn teach choose listen think`,
);

/** What hardly begins anything but a verb in its plain form. */
const isPlainVerb = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at];
  if (isWord(token, CERTAIN_VERBS) && !isA(tokens[at - 1], 'DET', 'ADJ') && tokens[at + 1]?.text !== '-') return true;
  if (!isBase(token) || token.part !== 'VERB') return false;
  const { verb, isNoun, isAdjective } = wordOf(token.lower);
  const next = tokens[at + 1];
  if (verb.get('base') !== token.lower || isAdjective) return false;
  return !isNoun || isWord(next, OWNERS) || isWord(next, PEOPLE) || /^(?:it|you|to|there|here|home)$/.test(next?.lower ?? '');
};

/** It is a noun, or is done to its subject: "the plan", "is expected". */
const isDone = (tokens: readonly Token[], at: number): boolean =>
  isA(tokens[at - 1], 'DET') || /^(?:am|is|are|was|were|be|been|being|'re|'m)$/.test(tokens[at - 1]?.lower ?? '');

/** "Want go", "decided going", "mind to wait". */
const verbAfterVerb = atEachWord((tokens, at) => {
  const verb = tokens[at]!;
  const base = baseAt(verb);
  if (base === undefined || isDone(tokens, at)) return undefined;
  const [next, second] = tokens.slice(at + 1, at + 3);
  if (THEN_ING.has(base) && next?.lower === 'to' && isPlainVerb(tokens, at + 2))
    return {
      from: next,
      to: second!,
      message: `After “${base}” the verb takes -ing: “${ing(second!.lower)}”.`,
      replacements: [ing(second!.lower)],
    };
  if (!THEN_TO.has(base)) return undefined;
  if (isPlainVerb(tokens, at + 1) && base !== 'swear' && base !== 'choose')
    return {
      from: next!,
      message: `After “${verb.lower}” comes “to”: “to ${next!.lower}”.`,
      replacements: [`to ${next!.lower}`],
    };
  const deed = isA(next, 'VERB', 'AUX') && /ing$/.test(next!.lower) ? wordOf(next!.lower).verb.get('ing') : undefined;
  if (deed === undefined || wordOf(next!.lower).isNoun || wordOf(next!.lower).isAdjective) return undefined;
  return { from: next!, message: `After “${verb.lower}” comes “to ${deed}”.`, replacements: [`to ${deed}`] };
});

/** "I want you come", "she asked me help her", "he wants that I go". */
const someoneTo = atEachWord((tokens, at) => {
  const base = baseAt(tokens[at]);
  const whom = tokens[at + 1];
  if (base === undefined || !SOMEONE_TO.has(base) || !isWord(whom, PEOPLE) || isDone(tokens, at)) return undefined;
  const deed = tokens[at + 2];
  if (!isPlainVerb(tokens, at + 2) || (base === 'tell' && deed!.lower === 'go')) return undefined;
  return {
    from: deed!,
    message: `After “${tokens[at]!.lower} ${whom!.lower}” comes “to”: “to ${deed!.lower}”.`,
    replacements: [`to ${deed!.lower}`],
  };
});

/** "Explain me the rules", "say me", "tell to him". */
const toWhom = atEachWord((tokens, at) => {
  const verb = tokens[at]!;
  const base = baseAt(verb);
  if (base === undefined || isDone(tokens, at)) return undefined;
  const [next, second] = tokens.slice(at + 1, at + 3);
  if (SOMEONE.has(base) && next?.lower === 'to' && isWord(second, PEOPLE))
    return { from: next, to: second!, message: `One ${base}s someone, without “to”.`, replacements: [second!.lower] };
  if (!TO_SOMEONE.has(base) || !isWord(next, PEOPLE)) return undefined;
  // "Happened them" and "said us" need "to"; "say him goodbye" another order, which has to be said by its writer.
  return { from: next!, message: `It is “${base} to” someone.`, replacements: [`to ${next!.lower}`] };
});

const BEFORE_ING = setOf('of for without about at by after before despite on from in');

/** "Without say goodbye", "thank you for help me", "instead of go home". */
const afterPrepositions = atEachWord((tokens, at) => {
  const small = tokens[at]!;
  const verb = tokens[at + 1];
  if (!isWord(small, BEFORE_ING) || !isA(small, 'ADP', 'SCONJ') || !isPlainVerb(tokens, at + 1)) return undefined;
  // "On leave", "by bus", "in use": a noun with nothing behind it.
  if (!isA(tokens[at + 2], 'DET', 'PRON', 'NOUN', 'PROPN', 'ADJ', 'NUM', 'PART', 'ADP') && wordOf(verb!.lower).isNoun)
    return undefined;
  // "What it is made of, see below", "come in handy", "in order to": what stands before may own the small word.
  if (isEnd(tokens[at - 1]) && !/^(?:without|before|after|despite|by|instead)$/.test(small.lower)) return undefined;
  if (
    /^(?:in|on|by|at|from|about)$/.test(small.lower) &&
    baseAt(tokens[at - 1]) !== undefined &&
    !/^(?:succeed|insist|think|talk|dream|complain)/.test(tokens[at - 1]!.lower)
  )
    return undefined;
  return {
    from: verb!,
    message: `After “${small.lower}” the verb takes -ing: “${ing(verb!.lower)}”.`,
    replacements: [ing(verb!.lower)],
  };
});

export const frameRules: readonly Rule[] = [
  afterVerbs,
  afterAdjectives,
  afterNouns,
  verbAfterVerb,
  someoneTo,
  toWhom,
  afterPrepositions,
];
