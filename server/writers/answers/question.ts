/** The visitor's question in a form that patterns can read: small letters, no courtesies, contractions written out. */

export interface Question {
  /** As typed. */
  readonly asked: string;
  /** Small letters, straight quotes, no closing punctuation, no courtesies. */
  readonly plain: string;
  readonly words: readonly string[];
}

const COURTESY = [
  /^(?:hi|hello|hey|good (?:morning|afternoon|evening)|dear all|ok|okay|so|um+|well|excuse me)(?: there)?(?:[,!.]+ *| +(?=(?:what|who|where|when|which|how|is|can|could|please|tell)\b))/,
  /^(?:quick|simple|silly|another|one|just a|a) question *[:,.!–-]+ */,
  /^(?:please|pls|plz)[, ]+/,
  /^(?:can|could|would|will) (?:you|u|anyone|someone|somebody) (?:please |kindly |pls )?(?:tell me|explain|say|help me (?:with|find out))(?: to me)?[, ]+/,
  /^(?:can|could) you (?:please )?(?=define |calculate |convert |work out )/,
  /^(?:do|does) (?:you|anyone|anybody) know[, ]+/,
  /^(?:i (?:would|want|need)(?: like)? to know|i'd like to know|i was wondering|i wonder|i am wondering|tell me|explain)[, ]+/,
  /^i need (?=the (?:definition|meaning|capital) )/,
];
const CLOSING = /[\s,]+(?:please|pls|plz|thanks|thank you|thx|ty|cheers|in advance|anyone|exactly)$/;

const CONTRACTED: readonly (readonly [RegExp, string])[] = [
  [/\b(what|who|where|when|how|which|that|it|there)'?s\b(?! (?:capital|currency)\b)/g, '$1 is'],
  [/\b(what|who|where|how)'?re\b/g, '$1 are'],
  [/\bwat\b/g, 'what'],
  [/\bi'm\b/g, 'i am'],
];

/** Courtesies turn a question around: "tell me what the capital of Peru is". */
const direct = (text: string): string =>
  text
    .replace(/^(what|who|where|which) (.+) (is|are|means?|was|were)$/, (whole, word: string, subject: string, verb: string) =>
      verb.startsWith('mean') || /^(?:is|are|was|were|does|do|did|of|in|on)\b/.test(subject)
        ? whole
        : `${word} ${verb} ${subject}`,
    )
    .replace(/^what ((?:the word |the term )?\S.*) means$/, 'what does $1 mean');

const strip = (text: string): string => {
  let left = text;
  for (let before = ''; before !== left; ) {
    before = left;
    for (const courtesy of COURTESY) left = left.replace(courtesy, '');
    left = left.replace(/[\s.,!?…;:=]+$/, '').replace(CLOSING, '');
  }
  return left;
};

export const readQuestion = (asked: string): Question => {
  const straight = asked
    .normalize('NFC')
    .replace(/[‘’`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^[\s¿¡.…,;:-]+(?=[^\d.])/, '')
    .trim();
  let plain = strip(straight);
  for (const [short, long] of CONTRACTED) plain = plain.replace(short, long);
  plain = direct(strip(plain));
  return { asked, plain, words: plain.match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? [] };
};

const segments = new Intl.Segmenter('en', { granularity: 'sentence' });
/** The sentences of a text as they stand; a line break ends one too. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/\n+/)
    .flatMap((line) => [...segments.segment(line)].map(({ segment }) => segment.trim()))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
