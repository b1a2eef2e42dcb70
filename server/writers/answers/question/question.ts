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
  /^(?:sir|madam|ma'am|miss|teacher|mate|guys|folks|friends|bro|dude),? +(?=(?:what|who|where|when|which|why|how|is|are|can|could|please|tell)\b)/,
  /^(?:can|could|would|will) (?:you|u|anyone|someone|somebody) (?:please |kindly |pls )?(?:tell me|explain|say|help me (?:with|find out))(?: to me)?[, ]+/,
  /^(?:can|could) you (?:please )?(?=define |calculate |convert |work out )/,
  /^(?:do|does) (?:you|anyone|anybody) know[, ]+/,
  /^(?:i (?:would|want|need)(?: like)? to know|i'd like to know|i was wondering|i wonder|i am wondering|tell me|explain)[, ]+/,
  /^i need (?=the (?:definition|meaning|capital) )/,
];
const CLOSING = /(?<![\s,])[\s,]+(?:please|pls|plz|thanks|thank you|thx|ty|cheers|in advance|anyone|exactly)$/;

const CONTRACTED: readonly (readonly [RegExp, string])[] = [
  [/\b(what|who|where|when|how|which|that|it|there)'?s\b(?! (?:capital|currency)\b)/g, '$1 is'],
  [/\b(what|who|where|how)'?re\b/g, '$1 are'],
  [/\bwat\b/g, 'what'],
  [/\bi'm\b/g, 'i am'],
];
/** Other spellings of one word, and talk for a plain verb: "2 table spoons", "can I chuck it in the compost". */
const SPELT_OTHERWISE: readonly (readonly [RegExp, string])[] = [
  [/\b(table|tea|dessert) (spoons?|spoonfuls?)\b/g, '$1$2'],
  [/\b(kilo|milli)?gramme(s?)\b/g, '$1gram$2'],
  [/\b(?:chuck|bung|whack|lob|plonk)(?=(?: [\p{L}']+){1,4} (?:in|on|into|onto|down|away)\b)/gu, 'put'],
];

/** Numbered kings, as their names are written: "henry the 8ths wives" are those of Henry VIII. */
const NUMBERED =
  /\b(henry|edward|george|charles|richard|james|william|elizabeth|louis|napoleon|philip|alexander|catherine|nicholas) (?:(?:the )?(\d{1,2})(?:st|nd|rd|th)|the (first|second|third|fourth|fifth|sixth|seventh|eighth))('?s)?\b(?! (?:birthday|grade|place|year))/gi;
const ORDINALS = 'first second third fourth fifth sixth seventh eighth'.split(' ');
const ROMAN = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi'.split(' ');
const numbered = (whole: string, king: string, digits?: string, word?: string, own?: string): string => {
  const roman = ROMAN[(digits === undefined ? ORDINALS.indexOf(word!.toLowerCase()) + 1 : Number(digits)) - 1];
  return roman === undefined ? whole : `${king} ${roman.toUpperCase()}${own === undefined ? '' : "'s"}`;
};
export const kingsNumbered = (text: string): string => text.replace(NUMBERED, numbered);

/** Polite forms change the word order: "tell me what the capital of Peru is". */
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
    left = left.replace(/(?<![\s.,!?…;:=])[\s.,!?…;:=]+$/, '').replace(CLOSING, '');
  }
  return left;
};

/** No question that can be answered is longer, in characters. */
const LONGEST_READ = 2000;

export const readQuestion = (asked: string): Question => {
  const straight = asked
    .slice(0, LONGEST_READ)
    .normalize('NFC')
    .replace(/[‘’`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    // 'Per annum' is quoted, "5'10" is not.
    .replace(/(?<![\p{L}\p{N}])'(\p{L}[^'"]{0,48}[\p{L}.])'(?![\p{L}\p{N}])/gu, '"$1"')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^[\s¿¡.…,;:-]+(?=[^\d.])/, '')
    .trim();
  let plain = strip(straight);
  for (const [short, long] of [...CONTRACTED, ...SPELT_OTHERWISE]) plain = plain.replace(short, long);
  plain = kingsNumbered(direct(strip(plain))).toLowerCase();
  return { asked, plain, words: plain.match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? [] };
};

/** Words whose full stop ends no sentence. */
const ABBREVIATION =
  /(?:^|[\s(])(?:\p{L}|[Mm]rs?|[Mm]s|[Dd]rs?|[Pp]rof|[Ss]t|[Nn]o|vs|etc|e\.g|i\.e|approx|[Ee]st|incl|excl|[Tt]el|[Rr]ef|[Mm]in|[Mm]ax|[Aa]ppt|[Dd]ept|[Ff]ig|[Jj]r|[Ss]r|[Cc]o|Inc|Ltd|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.$/u;
/** Far more than a question or a page of notes needs: a longer text must not delay other visitors. */
const LONGEST_TEXT = 200_000;

/**
 * The sentences of a text as they stand; a line break ends one too. (Intl.Segmenter would do, but
 * takes quadratic time and memory over a long text.)
 */
export const sentencesOf = (text: string): string[] => {
  const sentences: string[] = [];
  for (const line of text.slice(0, LONGEST_TEXT).split(/\n+/)) {
    let from = 0;
    for (const { 0: end, index } of line.matchAll(/(?<![.!?…])[.!?…]+["'”’)\]]{0,3}\s+/g)) {
      const to = index + end.length;
      const before = line.slice(Math.max(from, index - 12), index + 1);
      if (end.startsWith('.') && (ABBREVIATION.test(before) || /\p{Ll}/u.test(line.charAt(to)))) continue;
      sentences.push(line.slice(from, to).trim());
      from = to;
    }
    sentences.push(line.slice(from).trim());
  }
  return sentences.filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
};
