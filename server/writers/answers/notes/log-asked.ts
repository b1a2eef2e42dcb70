/** What is asked of a log: its sum, its longest gap, how many of its rows, the first or the last of them. */

// What is asked.

export const MOST =
  /\b(?:most(?! (?:recent|of))|biggest|largest|highest|longest|heaviest|furthest|farthest|wettest|hottest|warmest|busiest|greatest)\b/;
export const LEAST = /\b(?:least|smallest|lowest|shortest|lightest|coldest|driest|quietest|fewest)\b/;
export const SUPERLATIVE = new RegExp(`${MOST.source}|${LEAST.source}`);
/** Which end of the scale is good the notes do not say. */
const JUDGED = /\b(?:best|worst)\b/;
const GAP =
  /\b(?:longest|shortest|biggest|largest|smallest|average)\b.{0,24}\b(?:gap|interval|wait|between|apart|without)\b|\b(?:longest|shortest) (?:time )?(?:he|she|it|they|we|i|\p{L}+) (?:ever )?(?:went|goes|has gone|had gone|waited|lasted|go)\b/u;
export const AVERAGE = /\b(?:average|mean)\b/;
export const TOTAL =
  /\b(?:altogether|all together|in total|total\w*|in all|add(?:ed|s)? up|sum|overall|come to|comes to|all told)\b/;
const HOW_MUCH = /\bhow (?:much|far|long)\b/;
export const HOW_MANY =
  /\bhow (?:many ((?:\p{L}+ ){0,3}?\p{L}+)(?= (?:did|do|does|has|have|had|was|were|is|are|came|come|in|on|at|from|since|after|before|over|under|above|below|between|altogether|there|overall|during|this|last|that|were|i|he|she|we|they|lasted|took|went|with|of|for|by|more|less)\b|[.?,]|$)|often)/u;
export const countedIn = (text: string): string => HOW_MANY.exec(text)?.[1]?.split(' ').at(-1) ?? 'times';
const ENDS = /\b(?:first|last|latest|earliest|most recent)\b(?! (?:week|month|year|night|\d))/;

/** Of "how long between feeds" both ends are told. */
const BETWEEN = /\b(?:between|apart)\b(?! \S+ \S* ?and\b)/;
const CHANGED =
  /\b(?:put on|los[et]|lost|loses|gain\w*|dropp?\w*|ris[ei]\w*|rose|f[ae]ll\w*|gone (?:up|down)|went (?:up|down)|go (?:up|down)|grow\w*|grew|grown|increas\w*)\b/;

type Ask = 'gap' | 'change' | 'average' | 'total' | 'count' | 'extreme' | 'end';
interface Clause {
  readonly text: string;
  readonly asks: Ask;
}

const asksIn = (text: string): Ask | undefined =>
  GAP.test(text) || (/\bhow long\b/.test(text) && (BETWEEN.test(text) || FROM_TO.test(text)))
    ? 'gap'
    : CHANGED.test(text) && /\b(?:how much|how far|how many|which|what)\b/.test(text)
      ? 'change'
      : AVERAGE.test(text)
        ? 'average'
        : MOST.test(text) || LEAST.test(text) || JUDGED.test(text)
          ? 'extreme'
          : HOW_MANY.test(text)
            ? 'count'
            : TOTAL.test(text) || HOW_MUCH.test(text)
              ? 'total'
              : ENDS.test(text)
                ? 'end'
                : undefined;

export const ASKING_WORD =
  /^(?:also |then |so )?(?:in |on |at |by )?(?:what|which|when|where|who|whose|why|how|is|are|was|were|do|does|did|can|should)\b/;
const SPLIT =
  /\? |,? (?:and|&|plus) (?=(?:how|what|which|when|who|where)\b)|(?<!\bbetween [^,?]{1,40}),? (?:and|&|plus) |, (?=(?:the|what|which|when|how|his|her)\b)/;

/** Each thing that is asked, with the words that belong to it; none where one of them asks something else. */
export const clausesIn = (question: string): readonly Clause[] => {
  const clauses: Clause[] = [];
  for (const [at, piece] of question
    .replace(/[?.!]$/, '')
    .split(SPLIT)
    .entries()) {
    const from = piece.search(/\b(?:how|what|which|when|the (?:longest|shortest|first|last|average|total|most|least))\b/);
    const asked = from > 0 && at === 0 ? piece.slice(from) : piece;
    const asks = asksIn(asked);
    const last = clauses.at(-1);
    if (asks !== undefined) clauses.push({ text: asked, asks });
    else if (ASKING_WORD.test(piece)) return [];
    else if (last) clauses[clauses.length - 1] = { ...last, text: `${last.text} and ${piece}` };
    else return [];
  }
  return clauses;
};

export const FROM_TO = /\b(?:from|between) (?:the )?(.{3,40}?) (?:to|until|till|and) (?:the )?(.{3,40})$/;
