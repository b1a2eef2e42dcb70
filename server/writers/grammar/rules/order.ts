/** What stands in the wrong place, or twice: "my mother she", "opened slowly the door", "cooks very good". */
import { article } from '../../../english/prose.ts';
import { behindRest, phraseAt, skipAdverbs, verbAt } from '../clauses.ts';
import type { Token } from '../token.ts';
import { wordOf } from '../words.ts';
import { atEachWord, isA, isEnd, isWord, setOf, textOf, type Rule } from './rule.ts';
import { opensClause } from './subjects.ts';

/** "My mother she works": the subject is said twice. */
const doubledSubject = atEachWord((tokens, at) => {
  // "Before the first check it shows 85": when it does.
  if (/^(?:before|after|since|until|till)$/.test(tokens[at - 1]?.lower ?? '')) return undefined;
  const isBehindTime =
    (at === 1 && /^(?:yesterday|today|now|then|sometimes|usually|once|later|suddenly|even)$/.test(tokens[0]!.lower)) ||
    /^(?:why|how)$/.test(tokens[at - 1]?.lower ?? '');
  const subject = isBehindTime || opensClause(tokens, at) ? phraseAt(tokens, at) : undefined;
  if (!subject?.determiner || subject.isPronoun || /^(?:every|each|all)$/.test(subject.determiner.lower)) return undefined;
  const pronoun = tokens[subject.end];
  const fits = subject.number === 'many' ? /^they$/ : subject.number === 'one' ? /^(?:he|she|it)$/ : /^$/;
  if (pronoun === undefined || !fits.test(pronoun.lower)) return undefined;
  const verb = verbAt(tokens, skipAdverbs(tokens, subject.end + 1));
  // "The book she wrote is good": a clause of its own, with the verb of the sentence behind it.
  if (!verb) return undefined;
  const behind = skipAdverbs(tokens, behindRest(tokens, verb.main + 1));
  // "When I was ten" has a verb that is not the one of the sentence.
  const inner = isWord(tokens[behind - 1], ONLY_SUBJECTS) ? verbAt(tokens, behind) : undefined;
  if (inner && tokens.slice(inner.main + 1).some((token) => isA(token, 'AUX'))) return undefined;
  // "The boy she gave it to told everyone": its small word may stand alone.
  if ((!inner && verbAt(tokens, behind)) || (isA(tokens[behind], 'ADP', 'PART') && verbAt(tokens, behind + 1))) return undefined;
  if (isEnd(tokens[verb.main + 1]) && !isBehindTime) return undefined;
  // "The settings they were made with": a clause of its own as well.
  const end = tokens.findIndex((token, place) => place > verb.main && token.part === 'PUNCT');
  if (isA(tokens.at(end < 0 ? -1 : end - 1), 'ADP') && end - verb.main < 4) return undefined;
  const { head } = subject;
  return {
    from: head,
    to: pronoun,
    message: `“${head.text}” and “${pronoun.text}” are the same: one of them is enough.`,
    replacements: [head.text],
  };
});

/** No object looks so. */
const ONLY_SUBJECTS = setOf('i he she we they');

const FELT = setOf(
  'like likes liked love loves loved miss misses missed enjoy enjoys enjoyed hate hates hated appreciate speak speaks spoke',
);
/** These point at what follows them, and stand right before it. */
const POINTING = setOf(
  'only nearly exactly partly roughly mostly mainly particularly especially simply merely really hardly chiefly largely probably possibly',
);

/** The place behind the object, with what "of" adds to it. */
const behindObject = (tokens: readonly Token[], at: number): number | undefined => {
  const object = phraseAt(tokens, at);
  const isLanguage = /^(?:english|french|german|spanish|italian|chinese|japanese|russian|arabic|portuguese|polish|turkish)$/.test(
    object?.head.lower ?? '',
  );
  if (!object || (!object.determiner && object.head.part !== 'PROPN' && !isLanguage)) return undefined;
  const more = tokens[object.end]?.lower === 'of' ? phraseAt(tokens, object.end + 1) : undefined;
  return more?.end ?? object.end;
};

/** "I miss a lot the smell of the sea", "he opened slowly the door". */
const adverbBeforeObject = atEachWord((tokens, at) => {
  const verb = tokens[at]!;
  if (!isA(verb, 'VERB')) return undefined;
  const [first, second] = tokens.slice(at + 1, at + 3);
  const isMuch = /^(?:a lot|(?:very|so) (?:much|well))$/.test(`${first?.lower} ${second?.lower}`);
  if (isMuch && isWord(verb, FELT)) {
    const end = behindObject(tokens, at + 3);
    if (end === undefined) return undefined;
    return {
      from: first!,
      to: tokens[end - 1]!,
      message: `“${first!.lower} ${second!.lower}” stands behind what it is about.`,
      replacements: [`${textOf(tokens, at + 3, end)} ${first!.lower} ${second!.lower}`],
    };
  }
  const { verb: forms } = wordOf(verb.lower);
  if (
    !isA(first, 'ADV') ||
    !/ly$/.test(first!.lower) ||
    isWord(first, POINTING) ||
    !/^(?:the|my|your|his|her|our|their)$/.test(second?.lower ?? '')
  )
    return undefined;
  if (!forms.has('past') || !isA(tokens[at - 1], 'PRON', 'NOUN', 'PROPN') || behindObject(tokens, at + 2) === undefined)
    return undefined;
  return {
    from: verb,
    to: first!,
    message: `“${first!.lower}” does not stand between a verb and its object.`,
    replacements: [`${first!.lower} ${verb.lower}`],
  };
});

const adverbOf = (adjective: string): string =>
  adjective.endsWith('ic') && adjective !== 'public'
    ? `${adjective}ally`
    : /[^aeiou]y$/.test(adjective)
      ? `${adjective.slice(0, -1)}ily`
      : /[^aeiou]le$/.test(adjective)
        ? `${adjective.slice(0, -1)}y`
        : `${adjective}ly`;
const ADVERB: ReadonlyMap<string, string> = new Map([
  ['good', 'well'],
  ...`bad careful careless quick slow quiet fluent beautiful perfect easy correct proper polite regular nervous patient responsible serious
  efficient effective different independent safe peaceful professional brave terrible wonderful successful accurate immediate sudden loud
  deep strong clear comfortable attentive rude honest kind angry happy sad wise simple smooth gentle heavy firm calm brief exact rapid smart dangerous thorough gradual
  automatic dramatic significant steady sharp tight formal casual secret public private separate natural normal awful horrible strange`
    .split(/\s+/)
    .map((word) => [word, adverbOf(word)] as const),
]);
const ADJECTIVE = new Map(
  [...ADVERB].map(([adjective, adverb]) => [adverb, adjective] as const).filter(([adverb]) => adverb !== 'well'),
);
const DOING = setOf(
  `cook drive speak sing play work write run walk dance swim eat sleep explain talk move perform dress behave answer listen read draw paint
  see hear teach learn study do fit pronounce cooperate train use listen treat react act respond improve travel shout cry smile ask tell
  finish solve prepare breathe wait run walk`,
);

const VERBS_OF_BEING = setOf(
  "am is are was were be been 's 're 'm feel feels felt look looks looked taste tastes tasted smell smells did do does sound sounds get gets got",
);
const BECOMING = setOf(
  'be feel look seem become find make keep get stay remain consider call think sound appear turn have need want prove go',
);

/** "She cooks very good", "she speaks English fluent". */
const adjectiveForAdverb = atEachWord((tokens, at) => {
  const word = tokens[at]!;
  const right = ADVERB.get(word.lower);
  const next = tokens[at + 1];
  // "Real pretty": how much it is so.
  if (
    word.lower === 'real' &&
    isA(next, 'ADJ', 'ADV') &&
    wordOf(next!.lower).isAdjective &&
    (isWord(tokens[at - 1], VERBS_OF_BEING) || isA(tokens[at - 1], 'ADV')) &&
    !isA(tokens[at + 2], 'NOUN')
  )
    return { from: word, message: 'How much something is so: “really”.', replacements: ['really'] };
  const isLast =
    isEnd(next) ||
    /^(?:today|yesterday|last|at|in|on|and|but|because|when|for|this|with|to|towards|from|before|after|without|by|into)$/.test(
      next?.lower ?? '',
    );
  if (right === undefined || !isLast || next?.text === '-') return undefined;
  let place = at - 1;
  if (/^(?:very|so|too|really|quite|more|pretty|extremely)$/.test(tokens[place]?.lower ?? '')) place--;
  // How something was done, whatever it was: "opened the letter careful".
  const isManner = /^(?:careful|careless|quick|slow|fluent|proper|regular)$/.test(word.lower);
  // An object may stand between: "it", "English", "the piano".
  const verbOf = (from: number): boolean => {
    const token = tokens[from];
    const isVerb = isA(token, 'VERB', 'AUX') || (isA(token, 'NOUN') && isA(tokens[from - 1], 'PRON', 'PROPN', 'NOUN'));
    return (
      isVerb &&
      [...wordOf(token!.lower).verb.values()].some(
        (base) => DOING.has(base) || (isManner && isA(token, 'VERB') && !BECOMING.has(base)),
      )
    );
  };
  const start = [place, place - 1, place - 2].find(
    (from) => from > 0 && verbOf(from) && (from === place || phraseAt(tokens, from + 1)?.end === place + 1),
  );
  if (start === undefined || (word.lower === 'good' && /^d(?:o|oes|id|one|oing)$/.test(tokens[start]!.lower))) return undefined;
  if (isA(tokens[start - 1], 'DET') || (isA(tokens[start - 1], 'ADJ') && isA(tokens[start], 'NOUN'))) return undefined;
  return { from: word, message: `How something is done: “${right}”.`, replacements: [right] };
});

/** "He was very kindly", "I studied so hardly": the other way round. */
const adverbForAdjective = atEachWord((tokens, at) => {
  const [degree, word, next] = tokens.slice(at, at + 3);
  if (!isWord(degree, setOf('very so too really quite')) || word === undefined || !isEnd(next)) return undefined;
  const before = tokens[at - 1];
  if (word.lower === 'hardly' && isA(before, 'VERB', 'PRON', 'NOUN'))
    return { from: word, message: '“Hardly” means “almost not”; with much effort is “hard”.', replacements: ['hard'] };
  if (!/^(?:is|are|was|were|am|'m|'s|'re|be|looks?|looked|feels?|felt)$/.test(before?.lower ?? '')) return undefined;
  const right = ADJECTIVE.get(word.lower) ?? (word.lower === 'kindly' ? 'kind' : undefined);
  if (right === undefined) return undefined;
  return { from: word, message: `What something is like: “${right}”.`, replacements: [right] };
});

const WHEN = setOf('yesterday today tomorrow there here tonight');
/** "I passed yesterday my exam", "borrow there some books". */
const timeBeforeObject = atEachWord((tokens, at) => {
  const [verb, when, opener] = tokens.slice(at, at + 3);
  if (
    !isA(verb, 'VERB') ||
    !isWord(when, WHEN) ||
    !/^(?:the|a|an|my|your|his|her|our|their|some|two|three|this|these)$/.test(opener?.lower ?? '')
  )
    return undefined;
  const forms = wordOf(verb!.lower).verb;
  if (forms.size === 0 || /^(?:be|go|come|arrive|stay|live|stand|happen)$/.test([...forms.values()][0]!)) return undefined;
  const end = behindObject(tokens, at + 2) ?? phraseAt(tokens, at + 2)?.end;
  if (end === undefined || verbAt(tokens, skipAdverbs(tokens, end))) return undefined;
  return {
    from: when!,
    to: tokens[end - 1]!,
    message: `“${when!.lower}” does not stand between a verb and its object.`,
    replacements: [`${textOf(tokens, at + 2, end)} ${when!.lower}`],
  };
});

/** "I very like it". */
const veryLike = atEachWord((tokens, at) => {
  const [subject, very, verb] = tokens.slice(at, at + 3);
  if (
    !isWord(subject, setOf('i you we they he she')) ||
    very?.lower !== 'very' ||
    !isA(verb, 'VERB', 'ADP', 'SCONJ', 'ADJ', 'NOUN')
  )
    return undefined;
  if (!/^(?:like|likes|liked|love|loves|loved|want|wants|wanted|enjoy|enjoys|enjoyed|hope|appreciate|need)$/.test(verb!.lower))
    return undefined;
  return { from: very, message: '“Very” stands before no verb: it is “really”.', replacements: ['really'] };
});

/** "I usually am getting up", "because I not know the city". */
const notKnow = atEachWord((tokens, at) => {
  const [subject, not, verb] = tokens.slice(at, at + 3);
  if (
    !isWord(subject, setOf('i you we they he she it')) ||
    not?.lower !== 'not' ||
    isA(tokens[at - 1], 'AUX') ||
    /^(?:if|whether|or|why)$/.test(tokens[at - 1]?.lower ?? '')
  )
    return undefined;
  const { verb: forms, isNoun, isAdjective } = wordOf(verb?.lower ?? '');
  const base = forms.get('base') ?? forms.get('third');
  if (base === undefined || forms.has('past') || !isA(verb, 'VERB') || isAdjective || (isNoun && isEnd(tokens[at + 3])))
    return undefined;
  const helper = /^(?:he|she|it)$/.test(subject!.lower) ? "doesn't" : "don't";
  return { from: not, to: verb!, message: `A verb is denied with “${helper}”.`, replacements: [`${helper} ${base}`] };
});

const FREQUENCY = setOf('always never often usually rarely seldom');
/** "I go always by bus", "she drinks never coffee": such a word stands before the verb. */
const frequency = atEachWord((tokens, at) => {
  const [verb, often, next] = tokens.slice(at, at + 3);
  const before = tokens[at - 1];
  const isOrder = before === undefined || (before.text === ',' && /^(?:if|when|before|after)$/.test(tokens[0]!.lower));
  const isNamed = isA(before, 'NOUN', 'PROPN') && wordOf(verb!.lower).verb.has('third');
  if (
    !isA(verb, 'VERB') ||
    !isWord(often, FREQUENCY) ||
    !(isA(next, 'ADP', 'DET', 'PRON', 'NOUN', 'PART', 'PROPN', 'SCONJ') || next?.lower === 'when')
  )
    return undefined;
  if (isOrder && !(often!.lower === 'always' && isA(next, 'DET', 'PRON', 'NOUN'))) return undefined;
  if (!isOrder && !isNamed && !isWord(before, setOf('i you we they he she it'))) return undefined;
  if (/^(?:is|am|are|was|were|be|been)$/.test(verb!.lower)) return undefined;
  const { verb: forms } = wordOf(verb!.lower);
  if (!(forms.has('base') || forms.has('third') || forms.has('past')) || isA(tokens[at - 2], 'AUX')) return undefined;
  // "He said never to go there", "I hoped always to see it".
  if (next!.lower === 'to' && isA(tokens[at + 3], 'VERB')) return undefined;
  return {
    from: verb!,
    to: often!,
    message: `“${often!.lower}” stands before the verb.`,
    replacements: [`${often!.lower} ${verb!.lower}`],
  };
});

/** "Enough good", "a such nice day", "the all day": two words in the wrong order. */
const swapped = atEachWord((tokens, at) => {
  const [first, second, third] = tokens.slice(at, at + 3);
  if (second === undefined) return undefined;
  const pair = `${first!.lower} ${second.lower}`;
  if (pair === 'a such' || pair === 'an such')
    return {
      from: first!,
      to: second,
      message: 'It is “such a”.',
      replacements: [`such ${isA(third, 'ADJ', 'NOUN') ? article(third!.lower) : 'a'}`],
    };
  if (pair === 'the all' && isA(third, 'NOUN'))
    return {
      from: first!,
      to: second,
      message: 'It is “all the” or “the whole”.',
      replacements: ['the whole', 'all the', 'all'],
    };
  // "Too much heavy", "so much beautiful": what something is like takes no "much".
  if (
    /^(?:too|so|very) much$/.test(pair) &&
    third !== undefined &&
    isA(third, 'ADJ') &&
    wordOf(third.lower).isAdjective &&
    !/(?:er|more|less|better|worse|like|alive|afraid|aware)$/.test(third.lower) &&
    !isA(tokens[at + 3], 'NOUN') &&
    isWord(tokens[at - 1], VERBS_OF_BEING)
  )
    return { from: first!, to: second, message: `It is “${first!.lower} ${third.lower}”.`, replacements: [first!.lower] };
  const isTooEarly =
    first!.lower === 'enough' &&
    isA(second, 'ADJ') &&
    wordOf(second.lower).isAdjective &&
    (isEnd(third) || /^(?:for|to)$/.test(third!.lower)) &&
    !wordOf(second.lower).isNoun;
  if (
    isTooEarly &&
    /^(?:am|is|are|was|were|not|n't|be|'s|'m|'re|look|looks|feel|feels|seem|seems)$/.test(tokens[at - 1]?.lower ?? '')
  )
    return {
      from: first!,
      to: second,
      message: '“Enough” stands behind what it is about.',
      replacements: [`${second.lower} enough`],
    };
  if (pair === 'enough good')
    return { from: first!, to: second, message: '“Enough” stands behind what it is about.', replacements: ['good enough'] };
  return undefined;
});

const SAID = setOf('said says say asked replied answered cried thought added whispered shouted go goes went come comes came');
/** "Every morning sings he the song", "yesterday went we to the beach": the subject comes first. */
const verbFirst = atEachWord((tokens, at) => {
  const [verb, who, next] = tokens.slice(at, at + 3);
  const first = tokens[0]!;
  if (at < 1 || at > 4 || !isA(verb, 'VERB', 'NOUN') || !isWord(who, setOf('i he she we they')) || isEnd(next)) return undefined;
  const { verb: forms } = wordOf(verb!.lower);
  if (!(forms.has('third') || forms.has('past') || forms.has('base')) || isWord(verb, SAID)) return undefined;
  if (
    !/^(?:every|yesterday|today|tomorrow|now|then|sometimes|later|last|next|after|before|at|in|on|this|since)$/.test(first.lower)
  )
    return undefined;
  const inside = tokens.slice(0, at);
  if (
    inside.some(
      (token) => isA(token, 'VERB', 'AUX', 'PUNCT', 'SCONJ', 'CCONJ') || isWord(token, setOf('i he she we they it you that')),
    )
  )
    return undefined;
  if (!isA(tokens[at - 1], 'NOUN', 'ADV', 'PROPN') || !isA(next, 'DET', 'PRON', 'ADP', 'NOUN', 'ADJ') || verbAt(tokens, at + 2))
    return undefined;
  return {
    from: verb!,
    to: who!,
    message: 'In a statement the subject comes before its verb.',
    replacements: [`${who!.text} ${verb!.lower}`],
  };
});

/** "I recommend you it", "he explained us this". */
const itToYou = atEachWord((tokens, at) => {
  const [verb, whom, it] = tokens.slice(at, at + 3);
  if (!/^(?:recommend|suggest|explain|describe|return|introduce|report|mention)(?:s|ed|ing)?$/.test(verb!.lower))
    return undefined;
  if (!/^(?:me|you|him|her|us|them)$/.test(whom?.lower ?? '') || !/^(?:it|this|that|them)$/.test(it?.lower ?? ''))
    return undefined;
  if (!isEnd(tokens[at + 3]) && !isA(tokens[at + 3], 'ADP', 'CCONJ', 'SCONJ', 'ADV', 'PART')) return undefined;
  return {
    from: whom!,
    to: it!,
    message: `It is “${verb!.lower} ${it!.lower} to ${whom!.lower}”.`,
    replacements: [`${it!.lower} to ${whom!.lower}`],
  };
});

export const orderRules: readonly Rule[] = [
  verbFirst,
  itToYou,
  frequency,
  swapped,
  timeBeforeObject,
  veryLike,
  adverbForAdjective,
  notKnow,
  doubledSubject,
  adverbBeforeObject,
  adjectiveForAdverb,
];
