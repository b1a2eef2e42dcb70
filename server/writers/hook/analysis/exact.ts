/** What a hook counts, pays and names: figures with their nouns, places, hours. */
import { classOf } from '../../../english/topic/word-classes.ts';
import type { Token } from '../../grammar/reading.ts';
import { isQuoted, nounFrom, wordsOf, type Line } from './line.ts';

export interface Sum {
  readonly words: string;
  /** With the noun that it pays for: "A $3 rubber washer". */
  readonly thing: string | undefined;
  readonly amount: number;
}

const WORDS: Readonly<Record<string, number>> = {
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
};
const valueOf = (token: Token): number => WORDS[token.lower] ?? Number(token.lower.replaceAll(',', ''));
const ABOUT =
  /^(?:about|around|nearly|almost|over|under|than|to|least|most|roughly|some|like|approximately|every|top|these|those|same|first|last|next|my|the)$/;
/** They say how often, or how many of what is not said. */
const NO_COUNT = /^(?:things?|tips|ways|reasons|tricks|ideas|hacks|secrets|times|percent|of|past|thousand|hundred|million)$/;
const isRound = (amount: number): boolean => (amount >= 100 ? amount % 50 === 0 : amount >= 10 && amount % 10 === 0);

/** "214 children", "eleven days": so many of something, and not about so many. */
export const countsIn = (line: Line): string[] =>
  line.sentences.flatMap(({ tokens }) =>
    tokens.flatMap((token, at) => {
      const before = tokens[at - 1];
      const amount = valueOf(token);
      if (token.part !== 'NUM' || !(amount > 3) || isRound(amount) || isQuoted(line, token)) return [];
      if (
        /^(?:1[5-9]|20)\d\d$/.test(token.text) ||
        (before && (ABOUT.test(before.lower) || before.part === 'SYM' || before.end === token.start))
      )
        return [];
      // "Four of ten buyers" is a share.
      if (/^(?:of|in)$/.test(before?.lower ?? '') && tokens.slice(Math.max(0, at - 3), at).some(({ part }) => part === 'NUM'))
        return [];
      // "Plot 9 says": a number behind its noun is a name.
      if (before && /^(?:NOUN|PROPN)$/.test(before.part) && /^\d/.test(token.text)) return [];
      const next = tokens[at + 1];
      const last = next === undefined || next.start === token.end ? undefined : nounFrom(tokens, at + 1);
      if (
        last === undefined ||
        (!tokens[last]!.lower.endsWith('s') && !/^(?:people|men|women|children|sheep|fish|loaves)$/.test(tokens[last]!.lower))
      )
        return [];
      const words = wordsOf(line, token, tokens[last]!);
      return words.split(' ').some((word) => NO_COUNT.test(word.toLowerCase())) || words.split(' ').length > 4 ? [] : [words];
    }),
  );

/** Sums of money, with what they buy where the words say so. */
export const sumsIn = (line: Line): Sum[] =>
  line.sentences.flatMap(({ tokens }) =>
    tokens.flatMap((token, at) => {
      const number = tokens[at + 1];
      if (!/^[$£€]$/.test(token.text) || number?.start !== token.end || isQuoted(line, token)) return [];
      const amount = Number(number.text.replaceAll(',', ''));
      if (Number.isNaN(amount) || /^(?:million|billion|trillion|thousand)$/.test(tokens[at + 2]?.lower ?? '')) return [];
      const last = tokens[at + 2]?.start === number.end ? undefined : nounFrom(tokens, at + 2);
      const article = /^(?:an?|the|my|our|one)$/.test(tokens[at - 1]?.lower ?? '') ? tokens[at - 1]! : token;
      return [
        {
          words: wordsOf(line, token, number),
          thing: last === undefined || article === token ? undefined : wordsOf(line, article, tokens[last]!),
          amount,
        },
      ];
    }),
  );

const PLACE_BEHIND = /^(?:in|from|near|outside|at|behind)$/;
const NO_PLACE =
  /day$|^(?:January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Instagram|Facebook|TikTok|YouTube|LinkedIn|Google|Excel)$/;
/** "In Hay Street", "from Penryn": names that stand where a place stands. */
export const placesIn = (line: Line): string[] => [
  ...new Set(
    line.sentences.flatMap(({ tokens }) =>
      tokens.flatMap((token, at) => {
        const first = tokens[at + 1];
        if (!PLACE_BEHIND.test(token.lower) || first === undefined || isQuoted(line, first)) return [];
        let to = at + 1;
        while (tokens[to] && /^\p{Lu}\p{Ll}+$/u.test(tokens[to]!.text) && tokens[to]!.part === 'PROPN') to += 1;
        const words = to === at + 1 ? '' : wordsOf(line, first, tokens[to - 1]!);
        return words === '' ||
          NO_PLACE.test(words) ||
          classOf(words.toLowerCase()).adjective > 0 ||
          tokens[to]?.text === "'s" ||
          tokens[to]?.text === '’s' ||
          /^(?:NOUN|ADJ)$/.test(tokens[to]?.part ?? '')
          ? []
          : [words];
      }),
    ),
  ),
];

const HOUR = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2})';
const CLOCK = new RegExp(
  String.raw`\b(?:(?:half|quarter|five|ten|twenty|twenty-five|\d{1,2}) (?:past|to) ${HOUR}(?![\p{L}\d]|[.,:]\d)|(?<![$£€\d.,])\d{1,2}[:.]\d\d(?![\d%])(?: ?[ap]\.?m\b\.?)?|(?<![$£€\d.,])\d{1,2} ?[ap]\.?m\b\.?)(?: (?:in the (?:morning|afternoon|evening)|this morning|tonight|at night|on (?:a |the )?\p{L}+day(?: morning| night| evening)?))?`,
  'iu',
);
export const hourIn = (text: string): string | undefined => CLOCK.exec(text)?.[0];
