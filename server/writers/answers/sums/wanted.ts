/** What a question about a story's figures wants: of what, for whom, all of it or what is left, rounded which way, and how it is said. */
import type { Figure, Part, Told } from './figures.ts';
import { asksOf, sayStuff, subjectOf } from './asked.ts';
import { GONE } from './read.ts';
import { sayAmount } from './plan.ts';
import { figure, spell } from './told.ts';
import { EACH, UNNAMED, dimensionOf, inUnit, isCount, isMoney, isPeople, singular } from './units.ts';
import { measureNamed } from '../values/measures.ts';
import { currencyNamed, type Unit } from '../values/read.ts';

export interface Wanted {
  readonly at: number;
  /** The chief unit of what is asked. */
  readonly unit: Unit;
  /** What comes in stands against what goes out. */
  readonly isBalance: boolean;
  readonly isDifference: boolean;
  readonly isLeft: boolean;
  /** The percentage's own part. */
  readonly isPart: boolean;
  /** What it was before the percentage. */
  readonly isBefore: boolean;
  /** One's own share of what all pay, with what one pays alone. */
  readonly isMine: boolean;
  readonly isEach: boolean;
  /** It is asked for what so many people need. */
  readonly isHeads: boolean;
  /** It is shared among those who are told of. */
  readonly isSplit: boolean;
  /** What is still wanting. */
  readonly isNeed: boolean;
  /** All of it, by a word that says so. */
  readonly isAll: boolean;
  readonly isMoneyTold: boolean;
  /** The while that it is asked for: "a week". */
  readonly span: string | undefined;
  /** Of one of the two it is told that it is more of the other. */
  readonly isMore: (one: Part, other: Part) => boolean;
  /** Of the others than those of whom a share is told. */
  /** On which side of "or" a set of figures stands; 0 for both. */
  readonly sideOf: (set: number) => 1 | 2 | 0 | undefined;
  /** What one pays alone, beside what is shared. */
  readonly isOwn: (set: number) => boolean;
  readonly isOwnAlone: (set: number) => boolean;
  readonly isOther: (percent: Figure) => boolean;
  readonly flowOf: (one: Figure) => 1 | -1;
  /** Such things are counted in the story. */
  readonly isCounted: (name: string) => boolean;
  readonly isMet: (unit: Unit) => boolean;
  readonly isShared: (name: string, unit: Unit) => boolean;
  readonly outOfScope: (percent: Figure, set: number) => number;
  readonly met: (part: Part) => { readonly factor: number; readonly unit: Unit; readonly doubt: number } | undefined;
  readonly say: (value: number, unit: Unit) => string | undefined;
}

const EACH_ASKED =
  /\b(?:each(?! (?:day|week|month|year|night|time|way))|apiece|per person|per head|a head|per [a-z]+|every(?:one|body)|each of (?:us|them)|(?:my|your|his|her|one) (?:share|portion)|cost per|(?:does|do|did|will|is) (?:1|one|a single|each) (?:[a-z]+ )?(?:cost|owe|pay|get|come|work)|1 thing cost)\b/;
const SPLIT =
  /\b(?:split|splitting|shar(?:e|ed|es|ing)|divid(?:e|ed|ing)|between (?:us|them|the|\d)|ways?|chip(?:ping)? in|go(?:ing)? halves)\b/;
const CHANGE = /\bchange\b(?! (?:of|in|my|the|to))/;
const PROFIT =
  /\b(?:profit|gain|(?:did|do|does|will|would|have) (?:i|we|he|she|they|the [a-z]+|it) (?:make|made|clear|raise|lose|lost)|make on|in profit|loss)\b/;
const LEFT =
  /\b(?:left|remain\w*|leftover|balance|still have|(?:have|has|is) now|now have|take[- ]home|walk away|keep|unsold|disposable|(?:is|be) over|left over|spare|in (?:there|it)|in the (?:bank|account|pot|tin|kitty|jar))\b/;
const NEED =
  /\b(?:how short\b|(?:more|extra) (?:[a-z]+ )?(?:do|does|will|must|would|should) (?:i|we|you|he|she|they|the [a-z]+)(?: still)? (?:need|have to|want|require|owe|save|raise|find|pay$)|still (?:need|owe|have to|to pay|to find|to go|to save|to raise)|left to (?:pay|find|save|raise)|short\b|to go\b|owe now|remains to)\b/;
const DIFFERENCE =
  /\b(?:how (?:much|many) (?:more|less|cheaper|dearer|fewer|extra|further)|difference|(?:how much|what) (?:do|does|did|will|would|can|could|am) (?:i|we|you|he|she|they) (?:be )?(?:sav(?:e|ed|ing))|how much (?:is|are|would be) saved|saving)\b/;
const PART =
  /\bwhat (?:should|do|would|must) (?:i|we) (?:leave|tip|give)\b(?=.*\b(?:tip|gratuity)\b)(?!.*\b(?:total|altogether|in all)\b)|\bhow much (?:is|was|will|would|of|do|does|should|are)\b.*\b(?:tip|vat|tax|gst|commission|discount|deposit|service charge|interest|off|save|saved|that|goes? (?:on|to|in|into)|give)\b|\bwhat (?:is|was|will|would|does)(?: be)? (?:the|that|my|our|his|her|their) (?:[a-z]+ )?(?:tip|vat|tax|gst|commission|discount|deposit|service charge|interest|cut|saving)\b/;
const BEFORE =
  /\boriginal\w*\b|\bbefore (?:the |any )?(?:sale|discount|vat|tax|gst|increase|rise|reduction|it (?:was|went)|they|tip)\b|\bwithout (?:the )?(?:vat|tax|gst|tip|service)\b|\bexcluding\b|\bex[- ]vat\b|\b(?:normal|full|usual|old|pre-sale|net) price\b|\bused to\b|\bwithout$|\b(?:was|were) (?:it|they|this|that|the [a-z]+) before\b/;
const HAVE =
  /\b(?:already|so far|saved|i'?ve|have|has|had|got|given|gave|repaid|paid|pay|put (?:aside|by|down|away)|deposit|down payment|raised|collected|done|read|in the (?:bank|jar|pot|kitty))\b/;

const TODAY_SPAN =
  /\b(?:a|an|per|each|every|in a|over a|over the|for a|in 1|for the|the whole|over 1|this|in the|the first|1|whole) (?:calendar |whole |full )?(day|week|month|year|night|hour)\b|(?<!\bpay )(?<!\bpaying )\b(dai|week|month|year|annual|hour)ly\b/;

const OR =
  /\b(?:or|instead of|against|versus|vs|compared (?:to|with)|rather than|the same [a-z]+|but (?:it is|i can|online|elsewhere))\b/g;

const holds = (unit: Unit, of: (name: string) => boolean): boolean =>
  Object.keys(unit).some((name) => unit[name]! > 0 && of(name));

export const wantedOf = (told: Told, at: number, until: number): Wanted | undefined => {
  if (/^(?:when|what (?:local )?time|what date|what day)\b/.test(told.text.slice(at))) return undefined;
  const { text, figures, currency } = told;
  const question = text.slice(at, until);
  const start = Math.max(...['. ', '? ', '! '].map((stop) => text.lastIndexOf(stop, at))) + 1;
  const sentence = text.slice(Math.max(0, start), until);
  const bare = question.replace(/\d[\d.,]*(?: [a-z]+)?/g, '#');
  const money = figures.filter(({ unit }) => holds(unit, isMoney));
  if (
    /%|\bper ?cent/.test(bare.replace(/#\s?%/g, '')) ||
    /\b(?:average|which|cheaper|better|worth it|speed|ratio|time)\b/.test(sentence.replace(/\b(?:of|in) which\b/g, ''))
  )
    return undefined;
  const many = /^how many ((?:full |whole |more |extra |of )*)((?:square |sq )?[a-z]+)(?: ([a-z]+))?/.exec(question);
  const isMany = many !== null;
  const noun = many?.[2] === 'us' ? 'people' : (many?.[2] ?? '');
  const named = /^(?:do|does|did|are|is|will|would|has|have|had|can|must|should|left|for|came|went|said|in|to|of)$/.test(noun)
    ? undefined
    : noun;
  // "How many pounds have I lost?", where stones are told of.
  const isWeight =
    /^(?:pounds|lbs?)$/.test(named ?? '') &&
    money.length === 0 &&
    figures.some(({ unit }) => unit['stone'] === 1 || unit['lb'] === 1);
  const isMoneyAsked =
    !isMany || (!isWeight && named !== undefined && /^(?:pounds|euros?|dollars?|rupees?|naira|pence|cents)$/.test(named));
  const coin = isMany && isMoneyAsked && !/^(?:pence|cents)$/.test(named!) ? currencyNamed(named!) : undefined;
  if (isMany && isMoneyAsked && money.length === 0) return undefined;
  const isLong = /^how long\b/.test(question);
  const measures = [
    ...new Set(figures.flatMap(({ unit }) => Object.keys(unit).filter((name) => !isMoney(name) && !isCount(name)))),
  ];
  const spanned = TODAY_SPAN.exec(bare) ?? TODAY_SPAN.exec(sentence.replace(/\d[\d.,]*(?: ?[a-z]+)?/g, '#'));
  const span = (spanned?.[1] ?? spanned?.[2])?.replace('dai', 'day').replace('annual', 'year');
  const isRateAsked =
    /\b(?:an?|per|each|every) (?:calendar )?(?:day|week|month|year|night|hour)\b|(?<!\bpay )(?<!\bpaying )\b(?:dai|week|month|year)ly\b/.test(
      bare,
    );
  // What was asked before in the same sentence is another question.
  const isSecond = /\b(?:how (?:much|many|long)|what)\b/.test(text.slice(Math.max(0, start), at));
  const isEachAsked = EACH_ASKED.test(question) || (!isSecond && EACH_ASKED.test(sentence) && /\b(?:split|share)/.test(sentence));
  const isChange = CHANGE.test(sentence);
  const perNoun = /\b(?:an?|per|each|every|1) ([a-z]+)(?: cost)?$/.exec(question.trimEnd())?.[1];
  const isPerCounted =
    perNoun !== undefined &&
    figures.some(({ unit }) =>
      Object.keys(unit).some((name) => unit[name] === 1 && name.split(' ').at(-1) === singular(perNoun)),
    );
  const isEach = isEachAsked || isPerCounted;
  const isSaving =
    /\bsav(?:e|es|ed|ing)\b|\btowards?\b|\bput (?:by|aside|away)\b/.test(text) &&
    /\b(?:already|so far|got|have|has)\b/.test(text) &&
    /\b(?:needs?|wants?|target|costs?|until|till|before|goal|for)\b/.test(text);
  const isNeed =
    NEED.test(question) ||
    (isSaving && (span !== undefined || isEach) && !/\bleft\b/.test(question)) ||
    (isMany &&
      dimensionOf(measureNamed(noun) ?? '') === 'day' &&
      !figures.every(({ unit }) => Object.keys(unit).every((name) => dimensionOf(name) === 'day')));
  const isProfit =
    PROFIT.test(question) ||
    (/\bprofit\b/.test(text) && money.some(({ flow }) => flow > 0) && money.some(({ flow }) => flow < 0));
  const isOver = /\b(?:over budget|overspen[dt]|(?:am|are|is|were|was) (?:i|we|they|he|she|it)(?: be)? over)\b/.test(question);
  const isLeft =
    (LEFT.test(question) ||
      isOver ||
      (/\bsave\b/.test(question) && /\bspen[dt]s?\b/.test(text) && figures.some(({ kind }) => kind === 'percent'))) &&
    !isNeed;
  // "How many pounds have I lost?", of what was weighed before and now.
  const isMoved =
    money.length === 0 &&
    figures.length === 2 &&
    /\bhow (?:much|many|far)(?: (?!ha|did|is)[a-z]+){0,2} (?:ha(?:ve|s)|did|is) (?:i|we|he|she|they|it|the [a-z]+|my [a-z]+) (?:lost|lose|gained?|put on|grown|grow|shrunk|dropped?|risen|rise|fallen|fall|gone up|gone down|go up|go down|come down|changed?)\b/.test(
      question,
    );
  const isDifference = !isNeed && !isLeft && !isChange && (DIFFERENCE.test(question) || isMoved);
  const percents = figures.filter(({ kind }) => kind === 'percent');
  const isPart = percents.length > 0 && !isLeft && (PART.test(question) || (isDifference && money.length < 2));
  // "Final price before tax", where no tax is told: nothing is taken off again.
  const isUntaxed = /\bbefore (?:vat|tax|gst)\b/.test(question) && !/\b(?:vat|tax|gst)\b/.test(text.slice(0, at));
  const isBefore =
    percents.length > 0 &&
    ((BEFORE.test(question) && !isUntaxed) ||
      (isPart && percents.some(({ before }) => /\bincl\w*(?: (?:a|the))? $/.test(before))));
  const isMine = SPLIT.test(text) && /\b(?:i|my|me)\b/.test(question) && /\bmy\b/.test(text.slice(0, at));

  let unit: Unit;
  if (isLong) {
    const times = measures.filter((name) => /^(?:day|hour)$/.test(dimensionOf(name)));
    if (times.length === 0) return undefined;
    unit = { [times[0]!]: 1 };
  } else if (isMany && !isMoneyAsked) {
    if (named === undefined) {
      const counted = figures.find(
        ({ unit: own }) => Object.keys(own).length === 1 && holds(own, isCount) && !holds(own, (name) => name === UNNAMED),
      );
      const piece = figures
        .flatMap(({ unit: own }) => Object.keys(own).filter((name) => own[name] === -1 && isCount(name) && name !== EACH))
        .at(-1);
      unit = { [Object.keys(counted?.unit ?? {})[0] ?? piece ?? UNNAMED]: 1 };
    } else {
      const square = /^(?:square|sq) (.+)/.exec(noun)?.[1];
      const measure = isWeight ? 'lb' : measureNamed(square ?? noun);
      const two = many[3];
      unit =
        measure !== undefined
          ? { [measure]: square === undefined ? 1 : 2 }
          : {
              [two !== undefined && singular(two) !== two && singular(noun) === noun && !/^(?:does|is|was)$/.test(two)
                ? `${noun} ${singular(two)}`
                : singular(noun)]: 1,
            };
    }
  } else if (money.length > 0 && !/^how (?:far|big|heavy|tall|high|deep|wide|old|fast)/.test(question))
    unit = { [coin !== undefined && money.some(({ unit: own }) => own[coin] !== undefined) ? coin : currency]: 1 };
  else {
    const stuff = measures.filter((name) => figures.some(({ unit: own }) => own[name] === 1));
    if (
      stuff.length === 0 ||
      /\b(?:old|far|fast|high|tall|wide|deep|big|diameter|area|volume|perimeter|reach|longer)\b/.test(question)
    )
      return undefined;
    // Of "2.5 ml per 40 litres" it is the millilitres that are asked for.
    const dose = figures.flatMap(({ unit: own }) => {
      const [per] = Object.keys(own).filter((name) => own[name] === -1);
      const [of] = Object.keys(own).filter((name) => own[name] === 1);
      return per !== undefined && of !== undefined && !isCount(of) && stuff.some((name) => dimensionOf(name) === dimensionOf(per))
        ? [of]
        : [];
    });
    const plain = stuff.filter((name) => figures.some(({ unit: own }) => own[name] === 1 && Object.keys(own).length === 1));
    const [given] = dose;
    unit = { [given !== undefined && dose.length === 1 && !plain.includes(given) && plain.length === 1 ? given : stuff[0]!]: 1 };
  }
  const isMoneyUnit = holds(unit, isMoney);
  const isBalance = isChange || (isLeft && !isNeed) || isProfit || isNeed;
  const [main] = Object.keys(unit);

  const like = figures.filter(
    ({ unit: own, kind }) =>
      kind === 'amount' &&
      holds(own, (name) => name === main || (isMoneyUnit && isMoney(name)) || (!isMoneyUnit && isCount(name) && isCount(main!))),
  );
  const purse = (one: Figure): boolean =>
    isChange
      ? /^ ?(?:[a-z]+ )?(?:note|bill)s?\b/.test(one.after) ||
        /\b(?:from|out of|with|hand(?:ed)?(?: over| her| him)?|gave(?: her| him| them)?|give(?: her| him| them)?)(?: (?:a|an|the|my))* ?$/.test(
          one.before,
        )
      : one.flow > 0;
  const purses = like.filter(purse);
  // "Of which 11 are boys": those who are asked for are the others; the sofa "itself" costs what the delivery does not.
  const isApart = (one: Figure): boolean => {
    if (GONE.test(`${one.before} ${one.after.split(/,| and /)[0]}`)) return true;
    const own = Object.keys(one.unit)[0] ?? '';
    const said = `${one.unit[UNNAMED] === undefined ? own : ''} ${one.after}`;
    return isMoneyUnit || !isCount(own)
      ? /\b(?:itself|alone|without|before|excluding|just the|actual\w*|on its own|by itself|apart from)\b/.test(question)
      : !(named !== undefined && said.includes(singular(named)));
  };
  const isOther = ({ kind, before, after }: Figure): boolean => {
    const [, who] = /^ (?:of (?:them|these|those|us|the [a-z]+) )?(?:are|were|is|was) ((?:[a-z]+ )?[a-z]+)/.exec(after) ?? [];
    // "My friend pays 60%, what do I pay?": the rest.
    const [, verb] = /\b(?!it\b|bank\b|account\b|job\b)[a-z]+ (pay|get|keep|take|own)s (?:about )?$/.exec(before) ?? [];
    if (
      kind === 'percent' &&
      verb !== undefined &&
      new RegExp(`\\b(?:do|will|should|would|must) i (?:have to )?${verb}\\b`).test(question)
    )
      return true;
    if (kind === 'percent' && /\b(?:not|isn't|aren't|don't|didn't)\b/.test(question)) return true;
    return (
      kind === 'percent' &&
      who !== undefined &&
      named !== undefined &&
      !who.includes(singular(named)) &&
      !text.slice(0, at).includes(singular(named))
    );
  };
  /** There already, of what is wanted in the end. */
  const isHad = ({ before, after }: Figure): boolean => {
    const own = before.split(/,| and | but | if /).at(-1)!;
    return (
      (HAVE.test(own) && !/\b(?:need|want|costs?|(?:until|till|before|once|when) (?:i|we|he|she|they))\b/.test(own)) ||
      /\bon page $/.test(before) ||
      /^(?: back\b|(?: [a-z]+){0,2} (?:already|so far|deposit|saved|down|(?:jar|bank|pot|kitty))\b)/.test(after)
    );
  };
  /** Of what is now and what is aimed at, the smaller stands against the larger. */
  const isAimedFrom = (one: Figure): boolean => {
    const [first, second, ...more] = figures.filter(
      ({ kind, unit: own }) =>
        kind === 'amount' && Object.entries(own).every(([name, power]) => power > 0 && !/^(?:hour|day)$/.test(dimensionOf(name))),
    );
    return (
      /\b(?:wants? to (?:be|weigh|reach|get)|down to|target|goal of)\b/.test(text) &&
      more.length === 0 &&
      first !== undefined &&
      second !== undefined &&
      one.value < Math.max(first.value, second.value) &&
      (one === first || one === second)
    );
  };
  const flowOf = (one: Figure): 1 | -1 => {
    const off = one.turn < 0 ? -1 : 1;
    if (one.kind !== 'amount') return 1;
    if (one.isWithin) return isApart(one) ? -1 : 1;
    if (!holds(one.unit, isMoney)) {
      if (/\bthe (?:rest|remaining|others|missing)\b/.test(question) && /\b(?:have|has|had|got|already)\b/.test(one.before))
        return -1;
      if (isNeed && !isMoneyUnit) return isHad(one) || isAimedFrom(one) ? -1 : 1;
      return one.flow < 0 && !(/\bsold?\b/.test(one.lead) && isMoneyUnit) ? -1 : 1;
    }
    if (!isBalance) return off;
    if (isNeed && !isChange) return isHad(one) || isAimedFrom(one) ? -1 : off;
    if (purses.length === 0) return like[0] === one ? 1 : -1;
    return purses.includes(one) ? 1 : one.turn < 0 && !isProfit ? 1 : -1;
  };

  const isPer = (name: string): boolean => isCount(name);
  const met: Wanted['met'] = (part) => {
    // "How many trips?": how often the one goes into the other.
    if (
      !isMoneyUnit &&
      isMany &&
      isCount(main!) &&
      Object.keys(part.unit).length === 0 &&
      part.last === 'by' &&
      !figures.some(({ unit: own }) => own[main!] !== undefined)
    )
      return part.value >= 1 ? { factor: 1, unit, doubt: 0.1 } : undefined;
    const direct = inUnit(part.unit, unit);
    if (span !== undefined) {
      const way = inUnit(part.unit, { ...unit, [span]: -1 });
      if (way && (isMoneyUnit || unit[span] === undefined)) return { ...way, unit: { ...unit, [span]: -1 }, doubt: way.doubt };
    }
    // "What does each of us have to save a month?"
    if (span !== undefined && isEach) {
      const head = Object.keys(part.unit).find((name) => part.unit[name] === -1 && isPer(name));
      const way = head === undefined ? undefined : inUnit(part.unit, { ...unit, [span]: -1, [head]: -1 });
      if (way && head !== undefined) return { ...way, unit: { ...unit, [head]: -1, [span]: -1 }, doubt: way.doubt };
    }
    // So much a month is no sum of all the months.
    if (
      direct &&
      direct.doubt <= 0.5 &&
      isMoneyUnit &&
      isRateAsked &&
      span !== undefined &&
      figures.some(({ unit: own }) => own[span] === 1)
    )
      return undefined;
    if (direct && direct.doubt <= 0.5)
      return {
        ...direct,
        unit,
        doubt: direct.doubt + (isEach ? (figures.some((one) => Object.keys(one.unit).some(isCount)) ? 0.9 : 5) : 0),
      };
    const isUncounted = isPeople(main!) && !figures.some(({ unit: own }) => own[main!] === 1);
    // Who or what is asked for was not counted itself: it is of what was.
    if (
      !isMoneyUnit &&
      isCount(main!) &&
      (isUncounted || figures.some(({ isWithin }) => isWithin)) &&
      Object.keys(part.unit).length === 1 &&
      holds(part.unit, isCount)
    )
      return { factor: 1, unit, doubt: 0.2 };
    const below = Object.keys(part.unit).filter((name) => part.unit[name] === -1);
    const above = Object.fromEntries(Object.entries(part.unit).filter(([, power]) => power > 0));
    const way = inUnit(above, unit);
    if (!way || below.length !== 1) return undefined;
    const [one] = below as [string];
    const asked = measureNamed(/\bper ([a-z]+)/.exec(question)?.[1] ?? '');
    if (asked !== undefined && asked !== one) return undefined;
    if (isEach && isPer(one)) return { ...way, unit: { ...unit, [one]: -1 } };
    if (isMine && isPer(one)) return { ...way, unit, doubt: 0.2 };
    if (isEach && !isCount(one))
      return new RegExp(`\\b(?:per|an?|each|every) (?:[a-z]+ )?${one}`).test(question) ||
        measureNamed(/\b(?:per|an?|each|every) ([a-z]+)/.exec(question)?.[1] ?? '') === one
        ? { ...way, unit: { ...unit, [one]: -1 } }
        : undefined;
    if (span === undefined && dimensionOf(one) === 'day' && !isEach) return { ...way, unit: { ...unit, [one]: -1 }, doubt: 0.35 };
    return undefined;
  };
  const isMet = (own: Unit): boolean =>
    met({ unit: own } as Part) !== undefined || (!isMoneyUnit && isMany && Object.keys(own).length === 0);

  const outOfScope: Wanted['outOfScope'] = (percent, set) => {
    const place = figures.indexOf(percent);
    const costs = figures.flatMap((one, index) =>
      holds(one.unit, isMoney) || (!isMoneyUnit && one.kind === 'amount') ? [index] : [],
    );
    const inSet = (index: number): boolean => (set & (1 << index)) !== 0;
    const [earlier, later] = [costs.filter((index) => index < place), costs.filter((index) => index > place)];
    const next = figures[place + 1];
    const isOfNext =
      next !== undefined &&
      later[0] === place + 1 &&
      /^ ?(?:of|off|on|from|discount (?:on|off)|tax on|deposit on)(?: (?:the|a|an|my|our|his|her|your|that|a total of))*(?: (?!and|with|plus|then|but|off)[a-z]+){0,3} ?$/.test(
        text.slice(percent.end, next.at).replace(/[£$€₹¥₦]/g, ''),
      );
    if (isOfNext) return inSet(later[0]!) ? 0.3 * costs.filter((index) => inSet(index) && index !== later[0]).length : 0.6;
    const near = `${percent.before} ${percent.after}`;
    // "Sales tax here is 8.25%. A is … and B is …": on all of it.
    if (
      earlier.length === 0 &&
      /\b(?:tax|vat|gst|service)\b/.test(near) &&
      /\b(?:total|bill|altogether|in all|register|till|checkout)\b/.test(question)
    )
      return 0.25 * later.filter((index) => !inSet(index)).length;
    const isAll =
      /\b(?:everything|whole|total|bill|order|lot|all|both|altogether|checkout|basket|tip|gratuity|service|vat|gst|sales tax|profit|rest|remainder|left|all of it)\b/.test(
        near,
      );
    const previous = figures[place - 1];
    const isItem =
      !isAll &&
      previous !== undefined &&
      earlier.includes(place - 1) &&
      (later.length > 0 || earlier.length > 1) &&
      !/[.;?!] |,/.test(text.slice(previous.end, percent.at)) &&
      percent.at - previous.end < 30;
    if (isItem) return (inSet(place - 1) ? 0 : 0.5) + 0.25 * costs.filter((index) => inSet(index) && index !== place - 1).length;
    if (earlier.length > 0) return 0.25 * earlier.filter((index) => !inSet(index)).length + 0.2 * later.filter(inSet).length;
    return 0.15 * later.slice(1).filter(inSet).length;
  };

  const isBetween = (place: number): boolean => figures.some((one) => one.at < place) && figures.some((one) => one.at > place);
  const turning = isDifference ? ([...text.slice(0, at).matchAll(OR)].find(({ index }) => isBetween(index))?.index ?? -1) : -1;
  const sideOf: Wanted['sideOf'] = (set) => {
    if (turning < 0) return undefined;
    const sides = new Set(figures.flatMap((one, index) => ((set & (1 << index)) === 0 ? [] : [one.at < turning ? 1 : 2])));
    return sides.size > 1 ? 0 : sides.has(1) ? 1 : 2;
  };
  const isOwned = ({ before, unit: own }: Figure): boolean =>
    holds(own, isMoney) && /\bmy (?:own )?[a-z]+(?: [a-z]+)?(?: (?:is|was|at|costs?))? $/.test(before);
  const isOwn: Wanted['isOwn'] = (set) =>
    isMine && money.some((one) => !isOwned(one)) && figures.some((one, index) => (set & (1 << index)) !== 0 && isOwned(one));
  const isOwnAlone: Wanted['isOwnAlone'] = (set) =>
    figures.every((one, index) => (set & (1 << index)) === 0 || !holds(one.unit, isMoney) || isOwned(one));
  const isDown =
    (/\bleft ?over\b|\bspare\b/.test(text.slice(until)) && !/\b(?:need|buy|order|comes?|packs?|boxes|book|hire)\b/.test(text)) ||
    (/\b(?:(?:can|could|(?<!\bbe )full|afford|fit|make|enough)\b|(?:will|do|would) (?:i|we|you|it) get|get out|(?:in|from|out of) (?:an? |the |my )?\d)/.test(
      question,
    ) &&
      !/\bneed\b/.test(question));
  // Whoever is to be seated needs the last bus whole.
  const isUp =
    figures.some(({ unit: own }) => own[main!] === -1 && Object.keys(own).some((name) => own[name] === 1 && isPeople(name))) ||
    /\b(?:need|buy|order|get|book|hire|bring|take|till?|until|before|long|pay|save|cost|should|must|will|trips|loads|journeys|runs|goes|bags?|boxes|packs?|tins?)\b/.test(
      sentence,
    );
  const each = /\b(?:is|be|are) each ([a-z]+)$/.exec(question.trimEnd())?.[1];
  const subject =
    each !== undefined
      ? `Each ${each} is`
      : isChange
        ? 'The change is'
        : isProfit && isMoneyUnit
          ? 'The profit is'
          : isLeft
            ? 'That leaves'
            : subjectOf(question, isMoneyUnit);
  const tail = (isWhole: boolean): string =>
    /\bleft to pay\b|\bowe\b/.test(question) && isNeed
      ? ' left to pay'
      : isNeed
        ? isRateAsked || isEach
          ? ''
          : ' more'
        : isDifference && !isPart
          ? /\bless|cheaper|sav/.test(question)
            ? ' saved'
            : ' more'
          : isWhole
            ? ' in all'
            : '';
  const say: Wanted['say'] = (value, own) => {
    if (value < -1e-9) {
      if (isMoneyUnit && (isOver || isProfit))
        return `${isOver ? 'That is' : 'The loss is'} ${sayAmount(-value, own)}${isOver ? ' over' : ''}.`;
      return undefined;
    }
    if (isOver) return undefined;
    if (holds(own, isMoney)) {
      const said = sayAmount(value, own).replace(
        / per (day|week|month|year|night|hour)$/,
        (_, name: string) => ` ${name === 'hour' ? 'an' : 'a'} ${name}`,
      );
      const isWhole =
        subject === 'That is' &&
        Object.keys(own).length === 1 &&
        !isPart &&
        !isBefore &&
        !isNeed &&
        !isDifference &&
        !isEach &&
        !isMine &&
        figures.length > 2;
      const one = each === undefined ? ' each' : '';
      const perOne = said.replace(/ per (?!day|week|month|year|hour|night)[a-z?]+(?: [a-z]+)?$/, one);
      return `${subject} ${!isEach ? said : own[UNNAMED] === -1 && perOne === said ? `${said}${one}` : perOne}${tail(isWhole)}.`;
    }
    const broken = Math.abs(value - Math.round(value)) > 1e-6;
    const [name = ''] = Object.keys(own).length > 0 ? Object.keys(own) : [main!];
    if (!isCount(name)) {
      const isUntil = dimensionOf(name) === 'day' && broken && Object.keys(own).length === 1 && (money.length > 0 || isNeed);
      const isFull = /\b(?:full|whole|complete)\b/.test(question);
      if (dimensionOf(name) === 'day' && broken && isFull && Object.keys(own).length === 1)
        return `${subject} ${sayAmount(Math.floor(value + 1e-9), own)} (${figure(value)} rounded down).`;
      if (isUntil)
        return `${subject} ${sayAmount(Math.ceil(value - 1e-9), own)}${/\b(?:owe|owes|pay|pays)\b/.test(text) ? ', the last one smaller' : ` (${sayAmount(value, own)} rounded up)`}.`;
      return `${subject} ${inUnit({ [name]: 1 }, { hour: 1 })?.doubt === 0 || dimensionOf(name) === 'hour' ? `${spell(value * inUnit({ [name]: 1 }, { hour: 1 })!.factor)}${isEach ? ' each' : ''}` : sayStuff(value, own)}.`;
    }
    if (Object.keys(own).some((one) => own[one]! < 0)) return broken ? undefined : `${subject} ${sayAmount(value, own)}.`;
    if (broken && (value < (isUp && !isDown ? 1 : 0.5) || !(isDown || isUp) || isLeft)) return undefined;
    const whole = isDown ? Math.floor(value + 1e-9) : Math.ceil(value - 1e-9);
    const typed = named === undefined ? undefined : name.includes(' ') ? `${noun} ${many![3]}` : noun;
    const label =
      whole === 1 || typed === undefined || name === UNNAMED
        ? name === UNNAMED
          ? ''
          : sayAmount(whole, { [name]: 1 }).replace(/^\S+/, '')
        : ` ${typed}`;
    return `${subject} ${figure(broken ? whole : value)}${label}${broken ? ` (${figure(value)} rounded ${isDown ? 'down' : 'up'})` : ''}.`;
  };
  return {
    at,
    unit,
    isBalance,
    isDifference,
    isLeft,
    isPart,
    isBefore,
    isMine,
    isEach,
    isNeed,
    span,
    isAll: /\b(?:total|altogether|all together|in all|together|combined|itself|left)\b/.test(question),
    isMoneyTold: money.length > 0 && isMoneyUnit,
    isMore: (one, other) =>
      figures.some(
        (told, at) =>
          ((one.set | other.set) & (1 << at)) !== 0 &&
          /\b(?:more|another|extra|plus|others?|then|on top)\b/.test(`${told.before} ${told.after.split(/,| and /)[0]}`),
      ),
    isHeads: !isMoneyUnit && isCount(main!) && !isPeople(main!),
    isSplit: SPLIT.test(text),
    isOther,
    sideOf,
    isOwn,
    isOwnAlone,
    isCounted: (name) => figures.some(({ unit: own }) => own[name] === 1),
    flowOf,
    isMet,
    isShared: (name, own) =>
      (name === span && isRateAsked && holds(own, isMoney)) ||
      (isCount(name) &&
        (isEach || SPLIT.test(text) || isMine) &&
        (isPeople(name) || name === UNNAMED || isEach) &&
        holds(own, isMoney) === isMoneyUnit),
    outOfScope,
    met,
    say,
  };
};

/** "Total?", "gross pay for the week", "profit if every one goes": asked without a word that asks. */
const TOTAL =
  /(?<=[.,;?!] )(?:so |and |the |my |our |(?:grand|gross|net|weekly|monthly|overall|final|full|whole|sale|takeaway|hourly|extra|total) )*(?:total|cost|price|amount|profit|pay|wages?|change|fare|bill|takings|earnings|balance|commission|charge|fee|(?:how )?short (?:are|am|is) (?:we|i|he|she|they)|units used)\b(?:[^.,;?!\d]{0,40}| (?:from|out of) (?:an? )?[£$€]?\d+)\??$/;

export const questionsOf = (text: string): readonly (readonly [number, number])[] => {
  // "What is my change" is one question.
  const all = asksOf(text).filter(
    (at) => !text.startsWith('change', at) || !/\bwhat(?: is|'s|s)?(?: my| the| her| his| our)? $/.test(text.slice(0, at)),
  );
  if (all.length === 0) {
    const at = text.search(TOTAL);
    return at < 0 ? [] : [[at, text.length]];
  }
  const places = all.filter((at) => !/\b(?:of|in|for|on|at|after|,) $/.test(text.slice(0, at)) || !text.startsWith('which', at));
  return places.map((at, index) => {
    const end = places[index + 1] ?? text.length;
    const mark = index + 1 < places.length ? text.slice(at, end).indexOf('? ') : -1;
    return [at, mark < 0 ? end : at + mark + 1] as const;
  });
};
