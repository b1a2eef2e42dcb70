/** What words ask of those behind them, by a list of their frames: "depend on", "interested in", "want to go", "enjoy going". */
import { ing } from '../../../english/verbs.ts';
import { sensesOf } from '../../../lexicon/wordnet.ts';
import { phraseAt, skipAdverbs, verbAt } from '../clauses.ts';
import { wordOf } from '../words.ts';
import * as data from './frames-data.ts';
import { atEachWord, isA, isBase, isEnd, isWord, MODALS, setOf, SUBJECTS, textOf, type Fix, type Rule } from './rule.ts';
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

const NEEDED: ReadonlyMap<string, string> = new Map(
  data.NEVER_BARE.trim()
    .split('\n')
    .map((line) => line.trim().split(': ') as [string, string]),
);
const ADJECTIVE_TO = setOf(data.ADJECTIVE_TO);
const SPENT = setOf(data.SPENT);
const SKILLS = setOf(data.SKILLS);
const MONEY = setOf(data.MONEY);
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
  // "Report stolen ones to the police".
  if (
    frame.isApart &&
    verb.lower !== baseAt(verb) &&
    wordOf(verb.lower).verb.has('participle') &&
    isA(tokens[at - 1], 'VERB', 'DET')
  )
    return undefined;
  const whom = tokens[at + 1]?.lower === 'her' ? at + 2 : phraseAt(tokens, at + 1)?.end;
  // "Depends mainly of": an adverb may stand between.
  const behind = isA(tokens[at + 1], 'ADV') && /ly$/.test(tokens[at + 1]!.lower) ? at + 2 : at + 1;
  const place = frame.isApart ? whom : behind;
  const wrong = place === undefined ? undefined : tokens[place];
  // "It depends, of course, on": no object of the verb.
  if (wrong?.lower === 'of' && tokens[place! + 1]?.lower === 'course') return undefined;
  // "Blame the system of alliances": "of" belongs to the thing, unless a person alone stands there.
  if (frame.isApart && wrong?.lower === 'of' && !isWord(tokens[at + 1], PEOPLE)) return undefined;
  if (!isWord(wrong, frame.wrong) || (frame.right.length === 0 && !isActive(tokens, at))) return undefined;
  // "Wait to see", "prevented him to go": another construction.
  if (wrong!.lower === 'to' && !namesThing(tokens, place! + 1)) return undefined;
  return namesThing(tokens, place! + 1) ? instead(verb, wrong!, frame) : undefined;
});

const ASIDE = setOf('turn turns tables part way while bit lot');

/** "Waiting the bus", "listen music", "look it": what such a verb is about takes its small word. */
const missingAfterVerbs = atEachWord((tokens, at) => {
  const verb = tokens[at]!;
  const small = NEEDED.get(baseAt(verb) ?? '');
  const [next, second] = tokens.slice(at + 1, at + 3);
  if (small === undefined || next === undefined || !isActive(tokens, at)) return undefined;
  if (!verb.lower.endsWith('ing') && isDone(tokens, at)) return undefined;
  const isNamed =
    isWord(next, OWNERS) ||
    isWord(next, PEOPLE) ||
    next.lower === 'it' ||
    (verb.lower.startsWith('listen') && next.lower === 'music');
  const object = isNamed ? phraseAt(tokens, at + 1) : undefined;
  if (object === undefined || TIMES.test(object.head.lower) || isWord(object.head, ASIDE)) return undefined;
  // "Agree the price is high", "hope it rains": a clause, not a thing. "Talk us through", "look him in the eye".
  if (verbAt(tokens, skipAdverbs(tokens, object.end)) || isWord(tokens[object.end], THROUGH)) return undefined;
  if (tokens[object.end]?.lower === 'in' && verb.lower.startsWith('look')) return undefined;
  if (second?.text === '-' || (next.lower === 'that' && object.end === at + 2)) return undefined;
  return {
    from: next,
    message: `It is “${verb.lower} ${small}” something.`,
    replacements: [`${small} ${next.text}`],
  };
});
const THROUGH = setOf('through into out over up down off away');

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
  const before = tokens[at - 1];
  if (!isWord(before, LINKS) && !isWord(before, DEGREES) && !/^(?:and|but|or)$/.test(before?.lower ?? '')) return undefined;
  const isDeed = wrong!.lower !== 'to' && /ing$/.test(tokens[at + 2]?.lower ?? '') && baseAt(tokens[at + 2]) !== undefined;
  // "Good in bed", "bad on paper": only what one can do is done well.
  if (frame.right[0] === 'at' && /^(?:in|on)$/.test(wrong!.lower) && !isDeed && !isWord(tokens[at + 2], SKILLS)) return undefined;
  return isDeed || namesThing(tokens, at + 2) ? instead(word, wrong!, frame) : undefined;
});

/** "The reason of the delay". */
const afterNouns = atEachWord((tokens, at) => {
  const word = tokens[at]!;
  const frame = NOUNS.get(word.lower) ?? NOUNS.get(word.lower.replace(/s$/, ''));
  const wrong = tokens[at + 1];
  if (frame === undefined || !isA(word, 'NOUN') || !isWord(wrong, frame.wrong) || !isWord(tokens[at + 2], OWNERS))
    return undefined;
  const before = tokens[at - 1];
  if (!isA(before, 'DET', 'ADJ', 'PRON') && !(isA(before, 'NOUN', 'VERB') && !/^(?:of|in)$/.test(wrong!.lower))) return undefined;
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
  isA(tokens[at - 1], 'DET') ||
  (isA(tokens[at - 1], 'ADV') && at > 1 && isDone(tokens, at - 1)) ||
  /^(?:am|is|are|was|were|be|been|being|'re|'m)$/.test(tokens[at - 1]?.lower ?? '');

/** "Want go", "decided going", "mind to wait". */
const verbAfterVerb = atEachWord((tokens, at) => {
  const verb = tokens[at]!;
  const base = baseAt(verb);
  if (base === undefined || isDone(tokens, at)) return undefined;
  const [next, second] = tokens.slice(at + 1, at + 3);
  if (
    THEN_ING.has(base) &&
    next?.lower === 'to' &&
    (isPlainVerb(tokens, at + 2) || (isA(next, 'PART') && isA(second, 'VERB') && isBase(second)))
  )
    return {
      from: next,
      to: second!,
      message: `After “${base}” the verb takes -ing: “${ing(second!.lower)}”.`,
      replacements: [ing(second!.lower)],
    };
  const isWished = /^(?:like|love)$/.test(base) && /^(?:would|'d|should)$/.test(tokens[at - 1]?.lower ?? '');
  if (!THEN_TO.has(base) && !isWished) return undefined;
  if (isPlainVerb(tokens, at + 1) && base !== 'swear' && base !== 'choose')
    return {
      from: next!,
      message: `After “${verb.lower}” comes “to”: “to ${next!.lower}”.`,
      replacements: [`to ${next!.lower}`],
    };
  const deed = isA(next, 'VERB', 'AUX') && /ing$/.test(next!.lower) ? wordOf(next!.lower).verb.get('ing') : undefined;
  if (deed === undefined) return undefined;
  const { isNoun, isAdjective } = wordOf(next!.lower);
  if ((isNoun || isAdjective) && !isWord(second, OWNERS) && !isWord(second, PEOPLE)) return undefined;
  return { from: next!, message: `After “${verb.lower}” comes “to ${deed}”.`, replacements: [`to ${deed}`] };
});

/** "I want you come", "she asked me help her", "he wants that I go". */
const someoneTo = atEachWord((tokens, at) => {
  const base = baseAt(tokens[at]);
  const whom = tokens[at + 1];
  if (base === undefined || !SOMEONE_TO.has(base) || !isWord(whom, PEOPLE) || isDone(tokens, at)) return undefined;
  const deed = tokens[at + 2];
  if (deed?.lower === 'to' && /ing$/.test(tokens[at + 3]?.lower ?? '')) {
    // "Prepared me to working": "to" takes the plain form here.
    const plain = wordOf(tokens[at + 3]!.lower).verb.get('ing');
    if (plain === undefined || isEnd(tokens[at + 4])) return undefined;
    return { from: tokens[at + 3]!, message: `After “to” the verb has its plain form: “${plain}”.`, replacements: [plain] };
  }
  if (!isPlainVerb(tokens, at + 2) || (base === 'tell' && deed!.lower === 'go')) return undefined;
  return {
    from: deed!,
    message: `After “${tokens[at]!.lower} ${whom!.lower}” comes “to”: “to ${deed!.lower}”.`,
    replacements: [`to ${deed!.lower}`],
  };
});

const WHO: ReadonlyMap<string, string> = new Map(Object.entries({ me: 'I', us: 'we', him: 'he', her: 'she', them: 'they' }));

/** "Explain me the rules", "say me", "tell to him". */
const toWhom = atEachWord((tokens, at) => {
  const verb = tokens[at]!;
  const base = baseAt(verb);
  if (base === undefined || isDone(tokens, at)) return undefined;
  const [next, second] = tokens.slice(at + 1, at + 3);
  if (SOMEONE.has(base) && next?.lower === 'to' && isWord(second, PEOPLE))
    return { from: next, to: second!, message: `One ${base}s someone, without “to”.`, replacements: [second!.lower] };
  if (SOMEONE.has(base) && next?.lower === 'to' && isWord(second, OWNERS) && base !== 'call') {
    const whom = phraseAt(tokens, at + 2);
    if (whom !== undefined && sensesOf(whom.head.lower)[0]?.field === 'person' && isActive(tokens, at))
      return { from: next, to: second!, message: `One ${base}s someone, without “to”.`, replacements: [second!.lower] };
  }
  // "Recommended me to go there": that I go.
  const plain = tokens[at + 3];
  if (
    /^(?:recommend|suggest)$/.test(base) &&
    (isWord(next, PEOPLE) || next?.lower === 'you') &&
    second?.lower === 'to' &&
    isBase(plain)
  )
    return {
      from: next!,
      to: second,
      message: `“${base}” takes a clause: “${base} that someone does it”.`,
      replacements: [`that ${WHO.get(next!.lower) ?? next!.lower}`],
    };
  if (base === 'recommend' && isWord(next, PEOPLE) && second?.lower === 'to' && isA(plain, 'DET'))
    return { from: second, to: plain!, message: 'One recommends something, without “to”.', replacements: [plain!.text] };
  if (base === 'offer' && isWord(next, PEOPLE) && second?.lower === 'to' && isBase(plain))
    return { from: next!, to: second, message: 'One offers “to do” something.', replacements: ['to'] };
  if (!TO_SOMEONE.has(base) || !isWord(next, PEOPLE)) return undefined;
  if (base === 'confirm')
    return second?.lower === 'that'
      ? { from: next!, to: second, message: 'One confirms “that” it is so.', replacements: ['that'] }
      : undefined;
  // "Explain me the rule": what is explained comes first.
  const what = isWord(second, OWNERS) ? phraseAt(tokens, at + 2) : undefined;
  if (what?.determiner !== undefined && !isA(tokens[what.end], 'VERB', 'AUX', 'PRON')) {
    const more = tokens[what.end]?.lower === 'of' ? phraseAt(tokens, what.end + 1)?.end : undefined;
    const end = more ?? what.end;
    const named = textOf(tokens, at + 2, end);
    return {
      from: next!,
      to: tokens[end - 1]!,
      message: `One ${base}s something “to” someone.`,
      replacements: [`${named} to ${next!.lower}`, `to ${next!.lower} ${named}`],
    };
  }
  if (/^(?:suggest|introduce)$/.test(base)) return undefined;
  return { from: next!, message: `It is “${base} to” someone.`, replacements: [`to ${next!.lower}`] };
});

const BEFORE_ING = setOf('of with for without about at by after before despite on from in');

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
  if (
    small.lower === 'for' &&
    (isA(tokens[at - 1], 'NOUN', 'PRON', 'ADV') || isA(tokens[at - 1], 'VERB')) &&
    !/^(?:thank|thanks|sorry|you|responsible|apologi[sz]e\w*)$/.test(tokens[at - 1]!.lower)
  )
    return {
      from: small,
      to: verb!,
      message: `A purpose takes “to”: “to ${verb!.lower}”.`,
      replacements: [`to ${verb!.lower}`, `for ${ing(verb!.lower)}`],
    };
  return {
    from: verb!,
    message: `After “${small.lower}” the verb takes -ing: “${ing(verb!.lower)}”.`,
    replacements: [ing(verb!.lower)],
  };
});

/** "Able buy", "would like know": these take "to". */
const adjectiveTo = atEachWord((tokens, at) => {
  const word = tokens[at]!;
  const isWished = word.lower === 'like' && /^(?:would|'d)$/.test(tokens[at - 1]?.lower ?? '');
  const isReady =
    isWord(word, ADJECTIVE_TO) && (isWord(tokens[at - 1], LINKS) || isWord(tokens[at - 1], DEGREES) || word.lower === 'ought');
  const deed = tokens[at + 1];
  const doing = isWished ? wordOf(deed?.lower ?? '').verb.get('ing') : undefined;
  if (doing !== undefined && isA(deed, 'VERB'))
    return { from: deed!, message: `What is wished takes “to”: “to ${doing}”.`, replacements: [`to ${doing}`] };
  const isVerb = isWord(deed, CERTAIN_VERBS) || (isA(deed, 'VERB') && isBase(deed));
  if ((!isReady && !isWished) || !isVerb) return undefined;
  return { from: deed!, message: `After “${word.lower}” comes “to”: “to ${deed!.lower}”.`, replacements: [`to ${deed!.lower}`] };
});

/** "Spend the evening to read", "spent ten euros for a pizza", "had difficulty to understand", "is busy to cook". */
const spent = atEachWord((tokens, at) => {
  const word = tokens[at]!;
  const base = baseAt(word) ?? (/^(?:have|has|had|having)$/.test(word.lower) ? 'have' : undefined);
  const isBusy = /^(?:busy|worth)$/.test(word.lower) && isWord(tokens[at - 1], LINKS);
  const what = base === 'spend' || base === 'waste' || base === 'have' ? phraseAt(tokens, at + 1) : undefined;
  if (!isBusy && what === undefined) return undefined;
  const place = what?.end ?? at + 1;
  const small = tokens[place];
  if (small?.lower === 'for' && base === 'spend' && isWord(what?.head, MONEY) && namesThing(tokens, place + 1))
    return { from: small, message: 'Money is spent “on” something.', replacements: ['on'] };
  const isVerb =
    isPlainVerb(tokens, place + 1) || (isA(small, 'PART') && isA(tokens[place + 1], 'VERB') && isBase(tokens[place + 1]));
  const isTime = base !== 'have' && isWord(what?.head, SPENT);
  const isTrouble = base === 'have' && /^(?:difficulty|difficulties|trouble|problems|fun)$/.test(what?.head.lower ?? '');
  if (small?.lower !== 'to' || !(isBusy || isTime || isTrouble) || !isVerb) return undefined;
  const right = ing(tokens[place + 1]!.lower);
  return { from: small, to: tokens[place + 1]!, message: `Here the verb takes -ing: “${right}”.`, replacements: [right] };
});

export const frameRules: readonly Rule[] = [
  afterVerbs,
  missingAfterVerbs,
  adjectiveTo,
  spent,
  afterAdjectives,
  afterNouns,
  verbAfterVerb,
  someoneTo,
  toWhom,
  afterPrepositions,
];
