/** What a ledger is asked for, who shares it, and which of its lines come in and which go out. */
import { figureOf, MANY, questionOf } from './steps.ts';
import type { Token } from './ledger-tokens.ts';
import { singular } from './units.ts';
import { measureNamed } from '../values/measures.ts';

export interface Wants {
  /** Money, a measure or what is counted. */
  readonly of: string;
  readonly kind: 'left' | 'earned' | 'all';
  readonly isLeft: boolean;
  readonly span: string | undefined;
  /** Of one such span, which has been or comes. */
  readonly isThis: boolean;
  readonly question: string;
}

const LEFT =
  /\b(?:left|left over|remain\w*|profit|gain|clear(?:ed)?|pocket(?:ed)?|keep|kept|take[- ]home|home with|end up|ended up|(?:come|came|go|walk) (?:away|out)|to the good|up by|balance|actually mine|mine|my (?:share|cut|part|take)|net|in the (?:tin|bank|account|drawer|kitty|pot|box|till|purse|jar)|(?:do|should|will|would) (?:i|we) have(?! to\b)|hand over|donate|give (?:to|away)|after (?:costs|expenses|that|everything|fares|fuel))\b/;
const EARNED =
  /\b(?:earn\w*|make|made|making|get|paid|pay|wages?|gross|take|bring in|brought in|raise[d]?|income|takings|revenue|turnover)\b/;
const SPENT = /\b(?:(?:i|we|you|he|she|they)(?: [a-z]+){0,3} pay|costs?|bill|spend|spent|total|altogether|in all)\b/;
const ALL =
  /\b(?:costs?|bill|spend|spent|total|altogether|all told|in all|come to|charge|fare|fee|price|use[sd]?|using|need\w*|go(?:es)? through|get through|got through|went through|is (?:that|it)|run|drive|walk|swim|cycle|eat|drink|lay|produce|make|wage bill|wages)\b/;
/** Something else is asked, or of somebody else. */
const OTHER =
  /%|\b(?:percent\w*|how (?:long|far|old|often|short)|when|which|why|per (?:hour|head|person|mile|kilo|kg|km)|an hour|more|less|less|average|difference|cheaper|save|saving|(?:does|did|will|should|can|is) (?:he|she|they|it|the [a-z]+) (?:get|owe|pay|need|keep|earn|make)|owe|short|out|need to|before|until|boxes|bags|packs|tins|trips)\b(?<!before tax)/;
const SPAN =
  /\b(?:an?|per|each|every|in an?|over an?|for an?|one|1|the whole|a whole) (?:whole |full |working |normal |typical )?(day|week|month|year|night)\b|\b(dai|week|month|year)ly\b/;
const THIS = /\b(?:this|that|the|last|next) (day|week|month|year|night|evening|weekend)\b/;

/** A share of what is taken or of what is paid. */
const SHARE_ONLY = /\b(?:each|apiece|mine|my (?:share|cut|part))\b/;

export const wantsOf = (text: string): Wants | undefined => {
  const question = questionOf(text);
  const plain = question.replace(/\b(?:each|every) (?=week|day|month|year|night)/g, 'a ');
  if (
    text.includes('? ') ||
    !/\b(?:what|how (?:much|many)|profit|total|pay|each)\b/.test(plain) ||
    OTHER.test(plain.replace(/\bbefore tax\b/, ''))
  )
    return undefined;
  if (
    (plain.replace(/\bwhat(?:ever)? is (?:left|over)\b(?=.* how much\b)/, '').match(/\b(?:what|how (?:much|many))\b/g)?.length ??
      0) > 1
  )
    return undefined;
  const spanned = SPAN.exec(plain);
  const span = (spanned?.[1] ?? spanned?.[2])?.replace('dai', 'day');
  const own = THIS.exec(plain)?.[1];
  const rest = { span: span ?? own, isThis: span === undefined && own !== undefined, question };
  const many =
    /\bhow many (?:full |whole |paid )?([a-z]+)\b/.exec(plain)?.[1] ??
    /\b(?:what|how much) (?:weight|volume|length|quantity)?[^.?]*?\bin (kilos?|kg|kilograms?|litres?|metres?|tonnes?|km)\b/.exec(
      plain,
    )?.[1];
  if (many !== undefined) {
    if (/\bleft\b/.test(plain) || /^(?:pounds|dollars|euros|rupees|naira|days|weeks|months|people|times)$/.test(many))
      return undefined;
    return { ...rest, of: measureNamed(many) ?? singular(many), kind: 'all', isLeft: false };
  }
  if (
    !/\bleft\b/.test(plain) &&
    /\bhow much (?!money|profit|cash|do|does|did|will|would|is|are|am|have|should|can|could|in|a|per|for|has|was|were|must|each|to|goes|altogether|before|after|would)[a-z]+/.test(
      plain,
    )
  )
    return undefined;
  if (
    /\b(?:an?|one|1) (?!week|day|month|year|night|profit|total|typical|normal|full|whole)[a-z]+ (?:cost|come to|work out)\b/.test(
      plain,
    )
  )
    return undefined;
  const kind =
    LEFT.test(plain) || SHARE_ONLY.test(plain)
      ? 'left'
      : SPENT.test(plain)
        ? 'all'
        : EARNED.test(plain)
          ? 'earned'
          : ALL.test(plain)
            ? 'all'
            : undefined;
  if (kind === undefined && /\bhow much$|\bhow much before tax$/.test(plain))
    return { ...rest, of: 'money', kind: 'earned', isLeft: false };
  return kind && { ...rest, of: 'money', kind, isLeft: kind === 'left' };
};

const PEOPLE =
  '(?:of us|ways|people|cousins|brothers|sisters|siblings|partners|members|musicians|players|crew|workers|lads|girls|mates|friends|staff|helpers|children|kids|volunteers|families|(?<!\\d )[a-z]{4,14}(?:ers|ors)|decorators|drivers)';
const SPLITS = /\b(?:split|shared?|sharing|divided?|dividing|between (?:us|the|all|\d)|among(?:st)?|ways)\b/;
const SHARERS: readonly RegExp[] = [
  new RegExp(
    `\\b(?:between|among|amongst|by|into|to|with) (?:all |the |us )*(?:other |remaining |rest of the )?(${MANY})(?: ${PEOPLE}){0,2}(?: [a-z]{4,14}(?=[,.?]))?`,
  ),
  new RegExp(`\\b(?:we're|we are|there are|the) (${MANY}) (?:of us|[a-z]{4,14}s) (?=split|share|divide)`),
  new RegExp(`(${MANY}) (?:of us|ways)`),
];
const BOTH = /\b(?:me and (?:my|the) [a-z]+|my [a-z]+ and (?:i|me))\b(?! and\b)|\b(?:go|going|went) halves\b|\bhalf each\b/;

/** How many share what is left, and the text without them. */
export const sharersIn = (
  text: string,
  { of }: Wants,
): { readonly many: number; readonly rest: string } | 'unknown' | undefined => {
  if (of !== 'money' || !SPLITS.test(text)) return undefined;
  for (const form of SHARERS) {
    const found = form.exec(text);
    if (found) {
      const many = figureOf(found[1]!);
      return many > 1
        ? { many, rest: text.slice(0, found.index) + ' '.repeat(found[0].length) + text.slice(found.index + found[0].length) }
        : 'unknown';
    }
  }
  return BOTH.test(text) ? { many: 2, rest: text } : 'unknown';
};

/** It comes in, whatever else is said. */
const COMES_IN =
  /\b(?:i|we|they|he|she|and|which|i've|we've) (?:also |usually |can |each |then |only )?(?:charge|get|got|earn(?:ed)?|sell|sold|make|made|take|took|raised|collected|invoiced?|quoted?|had|have|received|bring in|brought in|am on|are on)\b(?! (?:out|off|to pay|on fuel|into))|\b(?:sold|sell|selling|sells|charging|earning|earns|earned|raised|took in|takes in|in the bank|paid (?:me|us)|pays|(?:am|is|are|get|getting|was|were) paid|(?:people|guests|members|customers|clients|students|pupils|adults|children|kids|parents|visitors) (?:each |all )?pa(?:id|y)|(?:the|a|my) (?!bank|card|tax)[a-z]+ paid|brought in|brings in|came in|coming in|put back|start(?:ing|ed|s)? (?:off )?with|opening balance|opened with|got)\b|(?:^|[.,;:] )took\b|\b(?:(?:our|my) [a-z]+(?: [a-z]+)?|(?:the|and) (?:raffle|stall|fair|fete|shop|bar|cafe|door|show|concert|sale|market|auction|tombola|day)) (?:made|took|raised)\b/g;
/** What it is called says so, whatever it "comes to". */
const INCOME =
  /\b(?:takings?|sales|income|wages?|salary|pay|rate|subs|donations|tickets?|tips|turnover|revenue|grant|door|bar|raffle|float|budget|collections?)(?: [a-z]+){0,2}? (?:is|are|was|were|of|at|came to|come to|comes to) (?:about )?$/;
/** "Collections came to so much and hall hire to so much". */
const LIKEWISE = /^ and (?:[a-z]+ ){1,2}to $/;
const GOES_OUT =
  /\b(?:costs?|costing|set(?:s|ting)? (?:me|us) back|runs? (?:me|us)|came to|come to|comes to|coming to|(?:i|we) (?:pay|spent|spend|gave|give|bought|lost|put in|owe|have to pay|rent|put|use)|(?:i|we|and) paid|spent|spending|bought|paid (?:out|for|the)|pays? (?:out|for)|takes|keeps?|wants?|charges? (?:me|us)|deducts?|goes (?:on|to|out)|went (?:on|to|out)|going (?:on|to|out)|less|minus|after|out of|off|swallows?|eats up|lose|losing|gets|used?|uses|drank|drinks|ate|eats|needs?)\b/g;
/** What is paid for, whatever the verb. */
const COST_NOUN =
  /\b(?:fuel|petrol|diesel|gas|insurance|rent|stall|pitch|table|stock|hire|hall|venue|room|ingredients|materials?|wool|beads|paint|flour|sugar|feed|hay|wages|labour|helper|cleaner|driver|van|plate|licence|parking|fares?|bus|train|tolls?|printing|postage|packaging|advertising|electric\w*|water|phone|tools|kit|equipment|supplies|soap|treats|expenses|costs|bills?|food|lunch|childcare|commission|tax|loan|repairs?|servicing|fees?)\b/g;
const FOR_COST =
  /^ (?:going out\b|went out\b|paid out\b|went |goes |is |was )?(?:(?:on|for|in|of|to) (?:the |my |our )?|)(?:fuel|petrol|diesel|gas|rent|food|materials?|ingredients|stock|parking|stamps|milk|taxis|kit|hire|the hall|hall|postage|helpers?|wages|prizes|lunch|insurance|ice)\b/;
const INTO =
  /^ (?:in (?:the bank|hand|savings|takings|fares|sales|tips|subs|donations|fees|collections)|(?:coming|came|brought) in|from (?:subs|sales|tickets|the door))\b/;
/** A price for one of what is sold. */
const OF_ALL =
  /\b(?:it|sales|takings|fee|total|income|money|everything|price|gross|all|wages?|ticket|earnings|tickets|whole|turnover|what (?:we|i) (?:take|took|make|sell|sold))\b/;

export interface Line {
  readonly token: Token;
  readonly sign: 1 | -1;
  readonly isOfLeft?: boolean;
}

/** Where the last of them ends. */
const last = (pattern: RegExp, text: string): number =>
  [...text.matchAll(pattern)].map((found) => found.index + found[0].length).at(-1) ?? -1;

/** Which lines come in and which go out; undefined where that is not said. */
export const signsOf = (
  lines: readonly Token[],
  percents: readonly Token[],
  wants: Wants,
  text: string,
  isAlone: boolean,
): { readonly lines: readonly Line[]; readonly isSure: boolean } | undefined => {
  let isSure = true;
  let until = 0;
  const all: Line[] = [];
  const unsaid = new Set<Token>();
  for (const token of [...lines, ...percents].toSorted((one, other) => one.at - other.at)) {
    const between = text.slice(until, token.at);
    const clause = between.slice(
      Math.max(...['. ', '; ', ': ', '? ', '! ', ', but ', ' but '].map((stop) => between.lastIndexOf(stop))) + 1,
    );
    const after = /^(?:[^.,;?!]|[.,](?=\d)){0,60}/.exec(text.slice(token.end))![0];
    until = token.end;
    if (token.of === '%') {
      const isOfLeft = /\b(?:left|rest|remain\w*|balance|then|after that)\b/.test(`${clause} ${after}`);
      const isLater = all.some(({ sign }) => sign < 0);
      if (/\b(?:i|we) (?:keep|get|take|make|save|put)\b/.test(clause) || all.length === 0) return undefined;
      if (isLater && !isOfLeft && !OF_ALL.test(after)) return undefined;
      if (!/\b(?:takes?|took|keeps?|wants?|gets?|charges?|commission|cut|fee|tithe|tax|goes)\b/.test(`${clause} ${after}`))
        return undefined;
      all.push({ token, sign: -1, isOfLeft });
      continue;
    }
    if (wants.kind === 'all' || isAlone) {
      all.push({ token, sign: 1 });
      continue;
    }
    const gives = last(COMES_IN, clause);
    const takes = Math.max(last(GOES_OUT, clause), last(COST_NOUN, clause));
    const previous = all.at(-1);
    const isAgain = /^[\s,]*(?:and|plus)? ?(?:another )?$/.test(clause);
    const sign =
      LIKEWISE.test(clause) && previous
        ? previous.sign
        : INTO.test(after) || INCOME.test(clause)
          ? 1
          : FOR_COST.test(after) && gives < 0
            ? -1
            : gives < 0 && takes < 0
              ? (isAgain || (token.per.length > 0 && !/[.;:] /.test(between))) && previous
                ? previous.sign
                : 0
              : gives >= takes
                ? 1
                : -1;
    const isFirst = all.length === 0;
    if (isFirst && sign === 0 && SHARE_ONLY.test(wants.question)) return undefined;
    // What is told first is what there is, where all else is said to be spent.
    if (sign === 0 && !isFirst) isSure = false;
    if (sign === 0) unsaid.add(token);
    all.push({ token, sign: sign || (isFirst ? 1 : -1) });
  }
  // What is told first is no income where another is.
  const [one] = all;
  const isOpen = one !== undefined && wants.kind !== 'all' && !isAlone && one.token.of !== '%' && unsaid.has(one.token);
  if (isOpen && all.some(({ token, sign }) => sign > 0 && !unsaid.has(token))) {
    all[0] = { ...one, sign: -1 };
    isSure = false;
  }
  const [ins, outs] = [1, -1].map((sign) => all.filter((one) => one.sign === sign).length);
  if (ins === 0 || (wants.kind === 'left' && outs === 0)) return undefined;
  return { lines: all, isSure };
};
