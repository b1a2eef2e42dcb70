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
  if (noun === undefined) return undefined;
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

/** "Ravi and me can", "my wife and him have": a subject of two. */
const bothSubjects = atEachWord((tokens, at) => {
  const [and, who] = tokens.slice(at, at + 2);
  const right = SUBJECT_OF.get(who?.lower ?? '');
  if (and!.lower !== 'and' || right === undefined || at === 0) return undefined;
  const verb = verbAt(tokens, skipAdverbs(tokens, at + 2));
  if (verb === undefined || /ing$/.test(tokens[verb.at]!.lower)) return undefined;
  let start = at - 1;
  while (
    isA(tokens[start - 1], 'ADJ', 'PROPN', 'DET') ||
    /^(?:my|his|her|our|the|your|their)$/.test(tokens[start - 1]?.lower ?? '')
  )
    start--;
  if (!isA(tokens[at - 1], 'PROPN', 'NOUN') && !isWord(tokens[at - 1], setOf('you he she'))) return undefined;
  const before = tokens[start - 1];
  const isOpen = start === 0 || (isEnd(before) && before!.text !== '-') || isWord(before, OPENERS);
  // "I saw Ravi and him run", "that is for Ravi and me to know".
  if (!isOpen || (who!.lower === 'her' && !isA(tokens[at + 2], 'AUX')) || before?.lower === 'than') return undefined;
  return { from: who!, message: `As the subject it is “${right}”.`, replacements: [right] };
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

/** "Her and Tom went", "him went": a subject in the form of an object. */
const openingObject = atEachWord((tokens, at) => {
  const who = tokens[at]!;
  const right = SUBJECT_OF.get(who.lower);
  if (right === undefined || !(at === 0 || isWord(tokens[at - 1], setOf('because when if although but while')))) return undefined;
  let end = at + 1;
  if (tokens[end]?.lower === 'and') {
    const other = phraseAt(tokens, end + 1);
    if (other === undefined || (!isA(other.head, 'PROPN') && !other.determiner)) return undefined;
    end = other.end;
  } else if (who.lower === 'her') return undefined;
  const verb = verbAt(tokens, skipAdverbs(tokens, end));
  if (verb === undefined || !isA(tokens[verb.at], 'VERB', 'AUX') || who.lower === 'me') return undefined;
  const name = textOf(tokens, at + 1, end);
  return {
    from: who,
    to: tokens[end - 1]!,
    message: `As the subject it is “${right}”.`,
    replacements: [name ? `${right} ${name}` : right],
  };
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

export const pronounRules: readonly Rule[] = [saidAgain, whoOrWhich, whoseName, bothSubjects, ofMine, whoseOwn, openingObject];
