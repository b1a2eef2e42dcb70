/** What a verb asks of the words that follow it: "look forward to hearing", "enjoy reading", "run quickly". */
import { ing } from '../../../english/verbs.ts';
import { atEachWord, MODALS, isA, isBase, isEnd, isWord, setOf, SUBJECTS, type Rule } from './rule.ts';

const TO_ING = /^(?:forward|accustomed|committed|dedicated|opposed|devoted|addicted)$/;

const HABITS = setOf('get wake work live drive eat sleep go do speak travel cook walk drink play hear see wait');

/** "Look forward to hear", "I am used to wake". */
const toIng = atEachWord((tokens, at) => {
  const [word, to, verb] = tokens.slice(at, at + 3);
  if (word === undefined || to?.lower !== 'to' || !isA(verb, 'VERB', 'AUX') || !isBase(verb)) return undefined;
  const before = tokens[at - 1];
  const isForward =
    word.lower === 'forward'
      ? /^look/.test(before?.lower ?? '')
      : TO_ING.test(word.lower) && /^(?:be|get|become|'m|'s|'re|am|is|are|was|were|been)$/.test(before?.lower ?? '');
  const isUsed =
    word.lower === 'used' &&
    (/^(?:am|'m|got|getting|get)$/.test(before?.lower ?? '') ||
      (isWord(tokens[at - 2], SUBJECTS) && /^(?:is|are|was|were)$/.test(before?.lower ?? '') && isWord(verb, HABITS)));
  if (!isForward && !isUsed) return undefined;
  return {
    from: verb!,
    message: `After “${word.lower} to” the verb takes -ing: “${ing(verb!.lower)}”.`,
    replacements: [ing(verb!.lower)],
  };
});

const THEN_ING: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    enjoy: setOf('enjoy enjoys enjoyed enjoying'),
    avoid: setOf('avoid avoids avoided avoiding'),
    finish: setOf('finish finishes finished'),
    dislike: setOf('dislike dislikes disliked'),
    suggest: setOf('suggest suggests suggested'),
    recommend: setOf('recommend recommends recommended'),
  }),
);
const WITH_LINK: ReadonlyMap<string, string> = new Map([
  ['thinking', 'of'],
  ['insist', 'on'],
  ['insists', 'on'],
  ['insisted', 'on'],
]);

const THEN_TO = setOf(
  'decide decided decides hope hopes hoped refuse refuses refused promise promises promised manage managed manages agreed afford',
);

/** "Enjoy to read", "decided going". */
const verbAfterVerb = atEachWord((tokens, at) => {
  const [first, to, second] = tokens.slice(at, at + 3);
  if (
    first === undefined ||
    to === undefined ||
    !(isA(first, 'VERB') || /^(?:like|love)$/.test(first.lower)) ||
    isA(tokens[at - 1], 'DET') ||
    [tokens[at - 1], isA(tokens[at - 1], 'ADV') ? tokens[at - 2] : undefined].some((token) =>
      /^(?:is|are|was|were|be|been|'s|'re)$/.test(token?.lower ?? ''),
    )
  )
    return undefined;
  if (to.lower === 'to' && isBase(second) && second.part === 'VERB' && second.lower !== 'people') {
    for (const [base, forms] of THEN_ING) {
      if (isWord(first, forms))
        return {
          from: to,
          to: second,
          message: `After “${base}” the verb takes -ing: “${ing(second.lower)}”.`,
          replacements: [ing(second.lower)],
        };
    }
  }
  const link = WITH_LINK.get(first.lower);
  if (link !== undefined && to.lower === 'to' && isBase(second) && second.part === 'VERB')
    return {
      from: to,
      to: second,
      message: `It is “${first.lower} ${link}” and -ing.`,
      replacements: [`${link} ${ing(second.lower)}`],
    };
  const isWished = /^(?:like|love)$/.test(first.lower) && /^(?:would|'d|should)$/.test(tokens[at - 1]?.lower ?? '');
  if (
    (isWord(first, THEN_TO) || isWished) &&
    to.part === 'VERB' &&
    /..ing$/.test(to.lower) &&
    to.lemma !== to.lower &&
    ing(to.lemma) === to.lower
  ) {
    return { from: to, message: `After “${first.lower}” comes “to ${to.lemma}”.`, replacements: [`to ${to.lemma}`] };
  }
  return undefined;
});

/** "They made me to laugh", "let me to explain". */
const makeLet = atEachWord((tokens, at) => {
  const [verb, whom, to, base] = tokens.slice(at, at + 4);
  if (
    !/^(?:make|makes|made|let|lets)$/.test(verb?.lower ?? '') ||
    !/^(?:me|him|us|them)$/.test(whom?.lower ?? '') ||
    to?.lower !== 'to' ||
    !isBase(base)
  )
    return undefined;
  if (isA(tokens[at - 1], 'AUX') && !isWord(tokens[at - 1], MODALS)) return undefined;
  return {
    from: to,
    to: base,
    message: `“${verb!.lemma} ${whom!.lower}” takes its verb without “to”.`,
    replacements: [base.lower],
  };
});

const FEELINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    boring: 'bored',
    exciting: 'excited',
    interesting: 'interested',
    tiring: 'tired',
    confusing: 'confused',
    disappointing: 'disappointed',
  }),
);

/** "I am boring in class", "I am exciting about it". */
const feelings = atEachWord((tokens, at) => {
  const [subject, be] = tokens.slice(at, at + 2);
  if (!/^(?:i|we)$/.test(subject?.lower ?? '') || !/^(?:am|'m|are|'re|was|were|feel|felt)$/.test(be?.lower ?? ''))
    return undefined;
  const place = /^(?:very|so|really|too|quite)$/.test(tokens[at + 2]?.lower ?? '') ? at + 3 : at + 2;
  const word = tokens[place];
  const right = word === undefined ? undefined : FEELINGS.get(word.lower);
  if (right === undefined || (isA(tokens[place + 1], 'NOUN', 'DET', 'PRON') && tokens[place + 1]?.lower !== 'today'))
    return undefined;
  return { from: word!, message: `Who feels it is “${right}”; what causes it is “${word!.lower}”.`, replacements: [right] };
});

/** "He runs very quick". */
const TO_ADVERB: ReadonlyMap<string, string> = new Map(
  Object.entries({
    quick: 'quickly',
    slow: 'slowly',
    careful: 'carefully',
    quiet: 'quietly',
    good: 'well',
    bad: 'badly',
    beautiful: 'beautifully',
    fluent: 'fluently',
    easy: 'easily',
  }),
);
const DOING = setOf(
  'run runs ran drive drives drove speak speaks spoke sing sings sang work works worked write writes wrote walk walks walked dance dances danced play plays played swim swims swam eat eats ate did does do',
);

const adverbs = atEachWord((tokens, at) => {
  // "Speaks English very good", "sings beautiful".
  const gap = isA(tokens[at + 1], 'PROPN', 'NOUN', 'ADJ') && tokens[at + 2]?.lower === 'very' ? at + 1 : at;
  const [verb, very, word] = [tokens[at], ...tokens.slice(gap + 1, gap + 3)];
  if (
    /^(?:sing|sings|sang|dance|dances|danced|drive|drives|drove|speaks?|spoke)$/.test(verb?.lower ?? '') &&
    isEnd(tokens[at + 2])
  ) {
    const plainly = /^(?:beautiful|careful|fluent)$/.test(very?.lower ?? '') ? TO_ADVERB.get(very!.lower) : undefined;
    if (plainly !== undefined) return { from: very!, message: `How something is done: “${plainly}”.`, replacements: [plainly] };
  }
  if (
    !isWord(verb, DOING) ||
    word === undefined ||
    !/^(?:very|so|too|really|more)$/.test(very?.lower ?? '') ||
    verb?.part !== 'VERB'
  )
    return undefined;
  const right = TO_ADVERB.get(word.lower);
  if (
    right === undefined ||
    (!/^[.,!?;]$/.test(tokens[gap + 3]?.text ?? '.') && !isA(tokens[gap + 3], 'ADP', 'CCONJ')) ||
    (word.lower === 'good' && /^d/.test(verb.lower) && tokens[at + 3]?.lower === 'for')
  )
    return undefined;
  return { from: word, message: `How something is done: “${right}”.`, replacements: [right] };
});

/** "Easier", "bigger", "nicer". */
const comparative = (word: string): string =>
  word.endsWith('y')
    ? `${word.slice(0, -1)}ier`
    : word.endsWith('e')
      ? `${word}r`
      : `${/^(?:big|hot)$/.test(word) ? word + word.at(-1) : word}er`;

const SHORT_MORE = setOf(
  'easy cheap big small fast tall old young nice strong safe hard high long short clean hot cold rich happy heavy early',
);
const MORE: ReadonlyMap<string, string> = new Map([...SHORT_MORE].map((word) => [word, comparative(word)]));

/** "It is more easy than that": a short adjective grows by "-er". */
const moreEasy = atEachWord((tokens, at) => {
  const [be, more, word, next] = tokens.slice(at, at + 4);
  // "The most tall of them".
  if (
    be?.lower === 'the' &&
    more?.lower === 'most' &&
    MORE.has(word?.lower ?? '') &&
    (isEnd(next) || /^(?:of|in|one)$/.test(next!.lower))
  ) {
    const best = MORE.get(word!.lower)!.replace(/r$/, 'st');
    return { from: more, to: word!, message: `A short adjective takes “-est”: “${best}”.`, replacements: [best] };
  }
  const right = MORE.get(word?.lower ?? '');
  if (
    more?.lower !== 'more' ||
    right === undefined ||
    !/^(?:is|are|was|were|be|'s|much|get|gets|become|becomes)$/.test(be?.lower ?? '')
  )
    return undefined;
  if (!isEnd(next) && !/^(?:than|to|for|if|when|and|but|now|here)$/.test(next?.lower ?? '')) return undefined;
  return { from: more, to: word!, message: `A short adjective takes “-er”: “${right}”.`, replacements: [right] };
});

/** "I want that you come." */
const wantThat = atEachWord((tokens, at) => {
  const [want, that, subject, verb] = tokens.slice(at, at + 4);
  if (!/^want(?:s|ed)?$/.test(want?.lower ?? '') || that?.lower !== 'that' || !isWord(subject, SUBJECTS) || !isA(verb, 'VERB'))
    return undefined;
  const whom = { i: 'me', he: 'him', she: 'her', we: 'us', they: 'them' }[subject!.lower] ?? subject!.lower;
  return { from: that, to: verb!, message: 'One wants “someone to do something”.', replacements: [`${whom} to ${verb!.lemma}`] };
});

export const verbPatternRules: readonly Rule[] = [toIng, verbAfterVerb, makeLet, wantThat, feelings, adverbs, moreEasy];
