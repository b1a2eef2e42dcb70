/** Which pronoun, by what it stands for and where: "an orphan which lives", "a parrot which name is", "Ravi and me can", "a friend of me". */
import { sensesOf } from '../../../lexicon/wordnet.ts';
import { phraseAt, skipAdverbs, verbAt } from '../clauses.ts';
import { singular } from '../nouns.ts';
import type { Token } from '../token.ts';
import { wordOf } from '../words.ts';
import { atEachWord, isA, isEnd, isWord, setOf, textOf, type Rule } from './rule.ts';

const THINGS = setOf('artifact communication food plant substance possession phenomenon');
const isThing = (word: string): boolean => {
  const senses = sensesOf(word).filter(({ partOfSpeech }) => partOfSpeech === 'noun');
  return THINGS.has(senses[0]?.field ?? '') && !senses.some(({ field }) => field === 'person');
};
const isSomebody = (word: string): boolean => {
  const senses = sensesOf(word).filter(({ partOfSpeech }) => partOfSpeech === 'noun');
  return senses[0]?.field === 'person' || /^(?:people|person|man|woman)$/.test(word);
};

/** The noun that a relative pronoun here stands for, with a comma between or without. */
const antecedentOf = (tokens: readonly Token[], at: number): string | undefined => {
  const place = tokens[at - 1]?.text === ',' ? at - 2 : at - 1;
  const noun = tokens[place];
  if (noun === undefined || !(isA(noun, 'NOUN') || (wordOf(noun.lower).isNoun && isA(tokens[place - 1], 'DET'))))
    return undefined;
  let start = place;
  while (isA(tokens[start - 1], 'ADJ', 'NOUN', 'NUM')) start--;
  // "The talk with her lover which followed": it may stand for what came before.
  const isNamed = isA(tokens[start - 1], 'DET', 'PRON') && !isA(tokens[start - 2], 'ADP');
  return isNamed || (start < place && !isA(tokens[start - 1], 'ADP')) ? singular(noun.lower) : undefined;
};

/** "The contract, who you should sign", "a man which lives here". */
const whoOrWhich = atEachWord((tokens, at) => {
  const [link, next] = tokens.slice(at, at + 2);
  if (!/^(?:who|which)$/.test(link!.lower) || !isA(next, 'PRON', 'VERB', 'AUX', 'DET', 'ADV')) return undefined;
  const noun = antecedentOf(tokens, at);
  // "Say first who you are", "ask five teachers which mornings they like": what is asked.
  const isQuestion = /^(?:am|is|are|was|were)$/.test(tokens[at + 2]?.lower ?? '') && isA(next, 'PRON');
  const isAsked = tokens
    .slice(Math.max(0, at - 4), at)
    .some(({ lower }) => /^(?:ask|asks|asked|tell|tells|told|show|say)$/.test(lower));
  if (noun === undefined || isQuestion || isAsked) return undefined;
  // "A letter from the man, who": the nearer noun may not be the one that is meant.
  if (link!.lower === 'who') {
    if (!isThing(noun)) return undefined;
    const isApart = tokens[at - 1]!.text === ',';
    return { from: link!, message: 'Of things it is “that” or “which”.', replacements: isApart ? ['which'] : ['that', 'which'] };
  }
  // "She knows the regulars, which helps": all of that.
  if (
    tokens[at - 1]!.text === ',' ||
    !isSomebody(noun) ||
    !verbAt(tokens, skipAdverbs(tokens, at + 1)) ||
    isA(next, 'PRON', 'DET')
  )
    return undefined;
  return { from: link!, message: 'Of people it is “who”.', replacements: ['who'] };
});

/** "A parrot which name is Pedro", "a girl who father works here". */
const whoseName = atEachWord((tokens, at) => {
  const [link, noun, verb] = tokens.slice(at, at + 3);
  if (!/^(?:who|which|that|who's)$/.test(link!.lower) || antecedentOf(tokens, at) === undefined) return undefined;
  if (
    !/^(?:name|names|mother|father|parents|brother|sister|son|daughter|wife|husband|house|car|job|family|children|language|roof|colour|color|price|title|owner|author|goal|purpose|aim)$/.test(
      noun?.lower ?? '',
    )
  )
    return undefined;
  if (!verbAt(tokens, skipAdverbs(tokens, at + 2)) || !isA(verb, 'AUX', 'VERB')) return undefined;
  return { from: link!, message: 'What belongs to it is told with “whose”.', replacements: ['whose'] };
});

const OPENERS = setOf('and but or so because if when while although that where since before after then as');
const SUBJECT_OF: ReadonlyMap<string, string> = new Map(
  Object.entries({ me: 'I', him: 'he', her: 'she', them: 'they', us: 'we' }),
);

const FOR_BOTH: ReadonlyMap<string, string> = new Map(Object.entries({ is: 'are', was: 'were', has: 'have', does: 'do' }));

/** "Ravi and me can", "me and my husband still have", "him and his band are": a subject of two. */
const bothSubjects = atEachWord((tokens, at) => {
  const isFirst = SUBJECT_OF.has(tokens[at]!.lower) && tokens[at + 1]?.lower === 'and';
  const one = isFirst ? undefined : phraseAt(tokens, at);
  const start = isFirst ? at + 2 : one?.end;
  if (start === undefined || (one !== undefined && tokens[start]?.lower !== 'and')) return undefined;
  const who = tokens[isFirst ? at : start + 1];
  const right = SUBJECT_OF.get(who?.lower ?? '');
  if (right === undefined || (one?.isPronoun === true && !isWord(one.head, setOf('you he she')))) return undefined;
  const before = tokens[at - 1];
  if (!(before === undefined || (isEnd(before) && before.text !== '-') || isWord(before, OPENERS))) return undefined;
  // "I saw Ravi and him run": nothing before it may take them as its object.
  if (
    isWord(before, setOf('before after since than')) ||
    (isWord(before, setOf('and as but')) && !tokens.slice(0, at).some((token) => isA(token, 'VERB', 'AUX')))
  )
    return undefined;
  const other = isFirst ? phraseAt(tokens, start) : undefined;
  const end = isFirst ? other?.end : start + 2;
  if (end === undefined || (who!.lower === 'her' && !isFirst && !isA(tokens[end], 'AUX', 'VERB'))) return undefined;
  // "Me and my sister share a room": the last of these words is the verb.
  const isLast =
    other !== undefined && isA(tokens[end], 'DET') && end > start + 2 && wordOf(tokens[end - 1]!.lower).verb.has('base');
  const verb = verbAt(tokens, skipAdverbs(tokens, isLast ? end - 1 : end));
  if ((verb === undefined && !isLast) || (verb !== undefined && /ing$/.test(tokens[verb.at]!.lower))) return undefined;
  if (!isFirst) return { from: who!, message: `As the subject it is “${right}”.`, replacements: [right] };
  if (other?.isPronoun === true && !isWord(other.head, setOf('you me him her them us'))) return undefined;
  const last = isLast ? end - 1 : end;
  const finite = verb && skipAdverbs(tokens, end) === verb.at && verb.at === end ? FOR_BOTH.get(tokens[end]!.lower) : undefined;
  const names = textOf(tokens, start, last);
  const second = SUBJECT_OF.get(names.toLowerCase()) ?? names;
  return {
    from: tokens[at]!,
    to: tokens[finite ? end : last - 1]!,
    message: right === 'I' ? 'As the subject it is “I”, and the other person comes first.' : `As the subject it is “${right}”.`,
    replacements: [`${right === 'I' ? `${second} and I` : `${right} and ${second}`}${finite ? ` ${finite}` : ''}`],
  };
});

/** "To who it may concern", "the man with who I spoke". */
const whom = atEachWord((tokens, at) => {
  const [small, who, subject] = tokens.slice(at, at + 3);
  if (!/^(?:to|for|with|from|of|by|about|at)$/.test(small!.lower) || who?.lower !== 'who') return undefined;
  if (!isWord(subject, setOf('i you he she it we they')) || !verbAt(tokens, skipAdverbs(tokens, at + 3))) return undefined;
  // "It depends on who you ask", "aware of who they are": a question of its own.
  if (!(at === 0 || isA(tokens[at - 1], 'NOUN', 'PUNCT')) || tokens[at + 3]?.lower === 'are' || tokens[at + 3]?.lower === 'is')
    return undefined;
  if (small!.lower === 'of' || small!.lower === 'about') return undefined;
  return { from: who, message: `After “${small!.lower}” it is “whom”.`, replacements: ['whom'] };
});

/** "The best food what we have": what somebody has is not asked for here. */
const nounWhat = atEachWord((tokens, at) => {
  const [noun, what, subject] = tokens.slice(at, at + 3);
  if (what?.lower !== 'what' || !isA(noun, 'NOUN') || isSomebody(singular(noun!.lower))) return undefined;
  if (!isWord(subject, setOf('i you he she we they')) || !verbAt(tokens, skipAdverbs(tokens, at + 3))) return undefined;
  // "Tags that fit what you wrote": a verb.
  if (/^(?:that|who|which)$/.test(tokens[at - 1]?.lower ?? '') && wordOf(noun!.lower).verb.has('base')) return undefined;
  const whole = tokens.slice(Math.max(0, at - 3), at);
  if (
    whole.some((token) => isA(token, 'ADP')) ||
    !whole.some(({ lower }) => /^(?:the|all|best|only|first|last|this|that|every|my|his|her|our|their)$/.test(lower))
  )
    return undefined;
  return { from: what, message: 'After a noun comes “that”.', replacements: ['that', 'which'] };
});

const MINE: ReadonlyMap<string, string> = new Map(
  Object.entries({ me: 'mine', you: 'yours', him: 'his', us: 'ours', them: 'theirs' }),
);
/** "A friend of me". */
const ofMine = atEachWord((tokens, at) => {
  const [noun, of, who, next] = tokens.slice(at, at + 4);
  const right = MINE.get(who?.lower ?? '');
  if (right === undefined || of?.lower !== 'of' || !isA(noun, 'NOUN')) return undefined;
  if (
    !/^(?:friend|colleague|cousin|neighbou?r|classmate|teacher|uncle|aunt|relative|student|client|customer|fan|roommate|flatmate|coworker|acquaintance)s?$/.test(
      noun!.lower,
    )
  )
    return undefined;
  let place = at - 1;
  while (isA(tokens[place], 'ADJ')) place--;
  if (!/^(?:a|an|some|this|that|these|those|two|three|several|many|few|one|another|any|no)$/.test(tokens[place]?.lower ?? ''))
    return undefined;
  if (isA(next, 'NOUN')) return undefined;
  return { from: who!, message: `Who belongs to somebody is “${noun!.text} of ${right}”.`, replacements: [right] };
});

const OWN: ReadonlyMap<string, string> = new Map(
  Object.entries({ i: 'my', you: 'your', he: 'his', she: 'her', it: 'its', we: 'our', they: 'their' }),
);
/** "Bring own laptop", "with own eyes". */
const whoseOwn = atEachWord((tokens, at) => {
  const [before, own, noun] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (own!.lower !== 'own' || !isA(before, 'VERB', 'ADP') || !isA(noun, 'NOUN') || before!.lower === 'of') return undefined;
  if (/^(?:to|who|that|which|and)$/.test(before!.lower)) return undefined;
  const subject = tokens.slice(0, at).findLast((token) => isWord(token, setOf('i you he she it we they')));
  const whose = OWN.get(subject?.lower ?? 'you')!;
  return { from: own!, message: `“Own” needs to say whose: “${whose} own”.`, replacements: [`${whose} own`] };
});

/** "The driver who I met him": what "who" stands for is not said again. */
const saidAgain = atEachWord((tokens, at) => {
  const [link, who, verb, again, next] = tokens.slice(at, at + 5);
  if (!/^(?:who|whom|which|that)$/.test(link!.lower) || antecedentOf(tokens, at) === undefined) return undefined;
  if (!isWord(who, setOf('i you he she we they')) || !isA(verb, 'VERB') || !/^(?:him|her|it|them)$/.test(again?.lower ?? ''))
    return undefined;
  const forms = wordOf(verb!.lower).verb;
  if (
    !(forms.has('past') || forms.has('base') || forms.has('third')) ||
    /^(?:say|said|think|thought|know|knew|hope|give|gave|tell|told|make|made|let|see|saw|help|want|asked|ask)/.test(verb!.lower)
  )
    return undefined;
  if (!isEnd(next) && !isA(next, 'ADP', 'VERB', 'AUX') && !/^(?:yesterday|last|today)$/.test(next!.lower)) return undefined;
  return { from: verb!, to: again!, message: `“${link!.text}” stands for it already.`, replacements: [verb!.text] };
});

export const pronounRules: readonly Rule[] = [saidAgain, whoOrWhich, whoseName, bothSubjects, whom, nounWhat, ofMine, whoseOwn];
