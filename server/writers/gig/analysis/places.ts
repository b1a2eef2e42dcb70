/** Where in a description advice can be followed: beside which line, or behind which. */
import { withoutStop } from '../../../english/topic/clean.ts';
import { clauseAt, type Sign } from './clause.ts';
import { BOAST, IMPOSSIBLE_HERE } from './faults.ts';
import { type Found, TRACES } from './found.ts';
import { mistakesIn } from './mistakes.ts';
import { quote, type Reading } from './reading.ts';
import { begunAt } from './shape.ts';

export const wordsOf = (signs: readonly Sign[]): string[] => signs.map(({ words }) => words);
/** Of what has been found, the first that no other remark has to point at. */
export const besides = (signs: readonly Sign[], ...others: readonly (readonly Sign[])[]): Sign | undefined => {
  const taken = new Set(others.flat().map(({ words }) => words));
  return signs.find(({ words }) => !taken.has(words)) ?? signs[0];
};

export const THANKS =
  /^(?:(?:so |i )?(?:can['’]?t wait|look(?:ing)? forward|hope to|talk soon|speak soon)\b|(?:many |with )?(?:thanks?|thank you|cheers|regards|(?:best|kind) (?:regards|wishes)|see you|god bless)\b|best[,.!]*$)/i;
export const GREETING = /^(?:hi|hello|hey|ciao|good (?:day|morning|evening)|dear|welcome|greetings|nice to meet)\b.{0,25}$/i;
export const firstOf = ({ sentences, text }: Reading): string =>
  clauseAt(sentences.find((sentence) => !GREETING.test(sentence)) ?? text, 0, 1);
const SHORT = 75;
/** A name below the text is no line of it. */
const FEWEST_OF_AN_END = 4;
/** An opening that says nothing is no place to put something. */
const HOLLOW =
  /^(?:in (?:an?|the|today)|are you|do you|as an?|if you|hi|hello|hey|dear|don['’]t|let|get|stop|start|unlock|give me|i need|please|pls|kindly)\b|\?$/i;
export const isShouted = (words: string): boolean => /\p{L}{3}/u.test(words) && !/\p{Ll}{2}/u.test(words);
/** A question is answered, and nothing is put beside it. */
const statementsOf = ({ sentences, title }: Reading): string[] =>
  sentences.slice(title === undefined ? 0 : 1).flatMap((sentence) => (/[?!:]$/.test(sentence) ? [] : clauseAt(sentence, 0, 1)));
/** What is blamed, or asks for something itself, is no place to put something. */
const isBlamed = (words: string, found: Found): boolean =>
  isShouted(words) ||
  BOAST.test(words) ||
  /\b(?:pride|satisfaction|priority)\b/i.test(words) ||
  IMPOSSIBLE_HERE.test(words) ||
  mistakesIn(words).length > 0 ||
  [
    found.vagueGets,
    found.vagueProof,
    found.vagueTimes,
    found.vaguePrices,
    found.evasivePrices,
    found.pleading,
    found.emptyRequests,
    found.outside,
    found.pressure,
  ].some((signs) => signs.some((sign) => words.includes(sign.words)));
const nextToFirst = (places: readonly string[], found: Found): string => {
  const place = places
    .map((words) => words.replace(/^do /, ''))
    .find(
      (words) =>
        // "I mix" and "I don't" say too little to put something beside.
        /\s\S+\s/.test(words) &&
        !/n['’]t$/i.test(words) &&
        words.length <= SHORT &&
        !HOLLOW.test(words) &&
        !isBlamed(words, found),
    );
  return place === undefined ? '' : anchored('Beside', place);
};
/** The whole line that names the work, where it speaks of nothing else. */
const lineOfWork = ({ service }: Found, { sentences, title }: Reading): string[] =>
  // Nothing can be put beside a title.
  service === undefined || sentences[service.at]!.endsWith('?') || title?.includes(sentences[service.at]!) === true
    ? []
    : [clauseAt(sentences[service.at]!, 0, 1)].filter((line) => line.includes(service.words));
/** A long line is known by its beginning. */
const LONG_ANCHOR = 12;
const anchored = (where: 'After' | 'Beside', line: string): string => {
  const words = line.split(' ');
  if (words.length <= LONG_ANCHOR) return `${where} ${quote(line)}, `;
  return `${where} the line that begins ${quote(begunAt(line.split(/[,;:](?=\s)|\s[–—-]\s/)[0]!, LONG_ANCHOR))}, `;
};
export const withVerb = (place: string, verb: string): string =>
  place === '' ? verb.charAt(0).toUpperCase() + verb.slice(1) : place + verb;
/** Where no line speaks of the matter, what is missing comes last, behind a line that stays: neither a goodbye nor one that is blamed. */
export const atTheEnd = (found: Found, { sentences, title }: Reading): string => {
  const last = sentences
    .slice(Math.max(title === undefined ? 0 : 1, Math.floor(sentences.length / 2)))
    .map((sentence) =>
      clauseAt(withoutStop(sentence), Math.max(0, withoutStop(sentence).length - 1), withoutStop(sentence).length),
    )
    .findLast(
      (line) =>
        !THANKS.test(line) &&
        /^\P{Ll}/u.test(line) &&
        !/[?:]$/.test(line) &&
        line.split(' ').length >= FEWEST_OF_AN_END &&
        !isBlamed(line, found),
    );
  return sentences.length < 2 || last === undefined ? '' : anchored('After', last);
};
/** Where advice is to be followed, and its verb: what tells who does the work stands with its name, and what it takes with what it brings. */
export const nextToWork = (found: Found, reading: Reading, verb: string): string =>
  withVerb(
    nextToFirst(
      [
        ...lineOfWork(found, reading),
        ...statementsOf(reading).filter((words) => /^(?:i|we|my|our)\b/i.test(words) && !TRACES.times.test(words)),
      ],
      found,
    ) || atTheEnd(found, reading),
    verb,
  );
export const nextToTerms = (found: Found, reading: Reading, verb: string): string =>
  withVerb(
    nextToFirst([...wordsOf(found.gets), ...wordsOf(found.prices), ...lineOfWork(found, reading)], found) ||
      atTheEnd(found, reading),
    verb,
  );
/** What a price can be put to: a package, or so many words, pages or hours of the work. */
const PRICED =
  /\b(?:packages?|price list|(?:basic|standard|premium) (?:gig|offer|plan|order|version))\b|\b(?:\d[\d.,]*|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|hundred|thousand)[ -](?:\p{L}+ )?(?:words?|pages?|hours?|minutes?|lessons?|sessions?|photos?|images?|slides?|posts?|videos?|episodes?|songs?|products?|concepts?|drafts?|chapters?|lines|characters)\b/iu;
/** Who somebody is, and how soon they answer, has no price. */
export const nextToPriced = (found: Found, reading: Reading): string => {
  const others = wordsOf([...found.proof, ...found.times, ...found.voices, ...found.requests]);
  return nextToFirst(
    [...wordsOf(found.gets), ...lineOfWork(found, reading), ...statementsOf(reading)].filter(
      (words) =>
        PRICED.test(words) &&
        !/\bfree\b/i.test(words) &&
        /^[\p{Lu}\d]/u.test(words) &&
        !others.includes(words) &&
        !/^(?:i am|i['’]m|we are|we['’]re|your?)\b(?! (?:get|receive)\b)/i.test(words),
    ),
    found,
  );
};
