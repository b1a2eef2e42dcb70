/** Short and long forms, from a table of our own: no "not" is ever lost, and nothing is shortened before a pause. */

const NEGATED = 'do|does|did|is|are|was|were|has|have|had|would|could|should';
/** After these words a contraction would lose its stress: "how important it is to rest". */
const STRANDS = /\b(?:how|what|where|who|whom|which|than|as|whatever|however)\b[^,.;:?!]*$/iu;
/** The next word, without which a short form sounds cut off. */
const GOES_ON = '(?= (?!not\\b)[\\p{L}\\p{N}$£€“"])';

interface Short {
  readonly find: RegExp;
  readonly say: string;
  /** Not in a clause that asks or compares. */
  readonly stressed?: true;
}

const positive = (long: string, say: string, next = GOES_ON): Short => ({
  find: new RegExp(`\\b${long}${next}`, 'gu'),
  say,
  stressed: true,
});

const SHORT: readonly Short[] = [
  { find: new RegExp(`\\b([Ii]t|[Tt]his|[Tt]hat|[Tt]here) is not(?= \\p{L})`, 'gu'), say: "$1 isn't" },
  { find: new RegExp(`\\b([Ii]) am not(?= \\p{L})`, 'gu'), say: "$1'm not" },
  {
    find: new RegExp(`(?<!\\b(?:if|whether|or) )\\b(${NEGATED}) not(?= (?!only\\b|just\\b|merely\\b)\\p{L})`, 'gu'),
    say: "$1n't",
  },
  { find: new RegExp(`\\b([Dd]o|[Dd]oes|[Ii]s|[Aa]re) not$`, 'gu'), say: "$1n't" },
  { find: /(?<=^|[.!?] )Do not(?= \p{L})/gu, say: "Don't" },
  { find: /\b([Cc])an(?:not| not)(?= (?!only\b|just\b|merely\b|help\b|but\b)\p{L})/gu, say: "$1an't" },
  { find: /\b([Ww])ill not(?= \p{L})/gu, say: "$1on't" },
  positive('([Ii]t|[Tt]hat|[Tt]here|[Hh]e|[Ss]he) is', "$1's", '(?= (?!not\\b|what\\b|why\\b|how\\b|where\\b)[\\p{L}\\p{N}])'),
  positive('([Tt]hat) is(?= why\\b)', "$1's", ''),
  positive('([Ww]e|[Yy]ou|[Tt]hey) are', "$1're"),
  positive('I am', "I'm"),
  positive('([Ww]e|[Yy]ou|[Tt]hey|I) have(?= (?:been|become|seen|made|done|always|never|already|had|got)\\b)', "$1've", ''),
  positive('([Ii]t|[Hh]e|[Ss]he) has(?= (?:been|become|always|never|already|had|got)\\b)', "$1's", ''),
  positive('(I|[Ww]e|[Yy]ou|[Tt]hey|[Ii]t|[Hh]e|[Ss]he) will', "$1'll"),
  positive('(I|[Ww]e|[Yy]ou|[Tt]hey|[Hh]e|[Ss]he) would(?= (?:like|be|love|rather|have)\\b)', "$1'd", ''),
];

/** With the short forms of everyday speech. */
export const contracted = (sentence: string): string => {
  const [mark] = /’(?=\p{L})/u.exec(sentence) ?? ["'"];
  return SHORT.reduce(
    (words, { find, say, stressed }) =>
      words.replace(find, (found: string, ...rest: unknown[]) => {
        const at = rest.find((part) => typeof part === 'number') as number;
        if (stressed && STRANDS.test(words.slice(0, at))) return found;
        const group = typeof rest[0] === 'string' ? rest[0] : '';
        return say.replace('$1', group).replace("'", mark);
      }),
    sentence,
  );
};

const LONG: readonly (readonly [find: RegExp, say: string])[] = [
  [/\b([Cc])an['’]t(?! (?:I|you|we|they|he|she|it)\b)/gu, '$1annot'],
  [/\b([Ww])on['’]t(?! (?:I|you|we|they|he|she|it)\b)/gu, '$1ill not'],
  [/\b([Ss])han['’]t(?! (?:I|you|we|they|he|she|it)\b)/gu, '$1hall not'],
  [
    /\b([Dd]o|[Dd]oes|[Dd]id|[Ii]s|[Aa]re|[Ww]as|[Ww]ere|[Hh]as|[Hh]ave|[Hh]ad|[Ww]ould|[Cc]ould|[Ss]hould|[Mm]ust|[Nn]eed)n['’]t(?! (?:I|you|we|they|he|she|it)\b)/gu,
    '$1 not',
  ],
  [/\b([Ii]t|[Hh]e|[Ss]he|[Tt]hat|[Tt]here|[Ww]ho|[Ww]hat)['’]s(?= (?:been|become|had|got)\b)/gu, '$1 has'],
  [/\b([Ii]t|[Hh]e|[Ss]he|[Tt]hat|[Tt]here|[Ww]here|[Hh]ow|[Ww]hat|[Ww]ho)['’]s\b/gu, '$1 is'],
  [/\b([Ww]e|[Yy]ou|[Tt]hey)['’]re\b/gu, '$1 are'],
  [/\bI['’]m\b/gu, 'I am'],
  [/\b(I|[Ww]e|[Yy]ou|[Tt]hey|[Ww]ould|[Cc]ould|[Ss]hould|[Mm]ight|[Mm]ust)['’]ve\b/gu, '$1 have'],
  [/\b(I|[Ww]e|[Yy]ou|[Tt]hey|[Ii]t|[Hh]e|[Ss]he|[Tt]hat|[Tt]here)['’]ll\b/gu, '$1 will'],
  [
    /\b(I|[Ww]e|[Yy]ou|[Tt]hey|[Ii]t|[Hh]e|[Ss]he)['’]d(?= (?:like|love|rather|prefer|be|have|need|want|say|do|go|make)\b)/gu,
    '$1 would',
  ],
  [/\b(I|[Ww]e|[Yy]ou|[Tt]hey|[Ii]t|[Hh]e|[Ss]he)['’]d(?= (?:been|had|never|already|\p{L}+ed)\b)/gu, '$1 had'],
  [/\b([Ll])et['’]s(?= \p{L})/gu, '$1et us'],
];

/** With every short form written out. */
export const expanded = (sentence: string): string => LONG.reduce((words, [find, say]) => words.replace(find, say), sentence);
