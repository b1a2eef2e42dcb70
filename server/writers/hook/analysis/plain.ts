/** What can be said for a hook in which no device can be named for certain. */
import { countWords } from '../../../english/prose.ts';
import { withoutStop } from '../../../english/topic/clean.ts';
import { definesAWord } from './dictionary.ts';
import { countsIn, hourIn, placesIn, sumsIn } from './exact.ts';
import type { Found } from './found.ts';
import { wordsOf, type Line } from './line.ts';
import { isAdvert } from './make.ts';
import { quoted } from './quoting.ts';
import { subjectOf } from './subject.ts';

/** What everybody says, announces or sums up is not praised for how it does so. */
export const isWeak = (of: Found): boolean =>
  of.hype.length + of.worn.length > 0 ||
  (of.announcement ?? of.truism ?? of.bio ?? of.summary) !== undefined ||
  definesAWord(of.text) ||
  of.isTitle ||
  of.figures.some(({ kind }) => kind === 'list') ||
  of.isUncounted ||
  of.isShouted;

/** Two nouns in a row say more than one: "Regional Sales Manager". */
const compoundIn = (line: Line): string | undefined => {
  for (const { tokens } of line.sentences)
    for (const [at, token] of tokens.entries()) {
      if (!/^(?:NOUN|PROPN)$/.test(token.part) || /^(?:NOUN|PROPN|ADJ)$/.test(tokens[at - 1]?.part ?? '')) continue;
      let last = at;
      while (/^(?:NOUN|PROPN)$/.test(tokens[last + 1]?.part ?? '') && tokens[last + 1]!.start === tokens[last]!.end + 1)
        last += 1;
      if (last > at && /^\p{L}/u.test(token.text)) return wordsOf(line, token, tokens[last]!);
    }
  return undefined;
};
/** So many words are said in a second. */
const A_SECOND = 2.5;
/** Where no device can be named for certain: what is there for all to see, or how long it takes to say. */
export const plainOf = (of: Found, line: Line): string => {
  const isStock = (words: string): boolean =>
    [...of.worn, ...of.hype].some((each) => each.includes(words) || words.includes(each));
  const subject = isWeak(of) ? subjectOf(of, line) : undefined;
  // "Event" and "the boats", somewhere in the middle, are only words of it.
  const isTopic =
    subject !== undefined &&
    !/^(?:here|there)\b/i.test(subject) &&
    (definesAWord(of.text) || of.text.startsWith(subject) || / /.test(subject.replace(/^(?:the|an?) /i, '')));
  if (isTopic) return `It is clear what it is about: ${quoted(subject)}.`;
  const [begins = ''] = of.sentences;
  if (/^(?:quit|stop|never|don['’]t) \p{L}+/iu.test(begins) && !isStock(withoutStop(begins)))
    return `It tells people what to do: ${quoted(withoutStop(begins))}.`;
  if (of.command !== undefined && !/ (?:and|or) you\b/i.test(of.command) && !isStock(of.command))
    return `It tells people what to do: ${quoted(of.command)}.`;
  const listing = of.figures.find(({ kind }) => kind === 'list')?.words;
  if (listing !== undefined && !isStock(listing)) return `It says how many there are: ${quoted(listing)}.`;
  if (of.question !== undefined && !isAdvert(of) && !isStock(withoutStop(of.question)) && countWords(of.question) > 3)
    return `It asks something, and does not only tell: ${quoted(of.question)}.`;
  const off = OFF.exec(of.text)?.[0];
  if (off !== undefined && !isStock(off)) return `It says what there is to gain: ${quoted(off)}.`;
  const fact =
    sumsIn(line)[0]?.words ??
    countsIn(line)[0] ??
    hourIn(of.text) ??
    ON_WEEKDAYS.exec(of.text)?.[0] ??
    placesIn(line)[0] ??
    A_SPAN.exec(of.text)?.[0] ??
    A_COUNT.exec(of.text)?.[0];
  if (fact !== undefined && !isStock(fact) && !of.isUncounted) return `There is something definite in it: ${quoted(fact)}.`;
  const named = compoundIn(line);
  if (named !== undefined && !isStock(named) && !/\b(?:morning|evening|afternoon|guys|friends)$/i.test(named))
    return `Its most definite words are ${quoted(named)}.`;
  const seconds = Math.max(1, Math.round(of.wordCount / A_SECOND));
  return `It is quickly said: ${of.wordCount} words take about ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`;
};

export const OFF = /(?:[$£€]\d[\d.,]{0,8}|\b\d{1,2} ?%) off\b/i;
const ON_WEEKDAYS = /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?(?: at \d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?)?\b/;
const A_COUNT =
  /\b(?:\d{1,3}(?:,\d{3})+|\d{2,4}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty(?:-\p{L}+)?|thirty) (?:\p{L}{3,}s|people|quid)\b|\b\d{1,3} ?% of \p{L}+|\b(?:one|two|three|nine) (?:out of|in) (?:three|four|five|ten)\b/iu;
const A_SPAN =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+) (?:minutes|hours|days|nights|weeks|months|years)\b/i;
