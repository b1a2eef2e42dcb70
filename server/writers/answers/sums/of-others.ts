/**
 * Whether a told sum was surely understood. Who asks about his own sum tells the figures that belong to it; a story told of others has
 * turns of its own ("half of the rest", "some more came", "the other two"), and a chain of steps that pays no heed to one of them
 * gives a figure that nobody asked for. So it is answered only where every figure is used and nothing is told that the steps do not
 * show.
 */
import type { Question } from '../question/question.ts';
import { inFigures } from './quantities.ts';

const OWN = /\b(?:i|my|we|our|us|i'm|i've|i'll|i'd|im|ive|me|mine|you|your)\b/;
const OTHERS = /\b(?:he|she|his|her|hers|their|him|mr|mrs|miss|ms|[a-z]{2,}'s)\b/;

/** What turns a story so that no chain of steps follows it. */
const TURNS =
  /\b(?:half|halves|halfway|thirds?|quarters?|fourths?|fifths?|sixths?|sevenths?|tenths?|twice|thrice|double[ds]?|doubling|triple[ds]?|times (?:as|more|the|that|what|his|her|its|their)|as (?:many|much|long|big|old|heavy|fast|far)|the rest|others?|another|else|average|pattern|perimeter|extra|instead|except|unless|without|until|only|rather|at (?:least|most)|minimum|maximum|limit|full|would|same|respectively|every (?:\d|other)|combined|consecutive|ratio|counting|originally|initial\w*|used to|first place|at first|beginning|start(?:s|ed)?|before|next|later|following|previous\w*|years? old|age|increas\w+|decreas\w+|grow\w*|grew|interest|lo(?:se|ses|st)|covers?|worth|fails?|wasted?|missing|broken?|already|percentage)\b|\b(?:[a-z]{2,}er|more|less) than\b|\d\/\d|[²³]/;
/** The same where it is told in a sentence or two. */
const TURNS_SHORT =
  /\b(?:halfway|thrice|times (?:the|that|what|his|her|its|their)|as (?:many|much) (?!as\b)|at (?:least|most)|pattern|perimeter|combined|respectively|consecutive|counting|used to|first place|at first|initial\w*|(?:begin|start) with|beginning|at the start|would|only|next|quadruple[ds]?|double[ds]|triple[ds]?|thrice|(?:work\w*|all) together|back home|returns?|distance around)\b|[\d.] ?% (?:less|more|fewer|shorter|longer) |\b(?:[a-z]{2,}er|more|less) (?:[a-z]{1,15} ){0,5}than\b/;

const NEEDS_LESS =
  /\b(?:left|needs?|still|remain\w*|additional|difference|more|change|saved?|saves|fewer|less|lighter|shorter|farther|further)\b/;
const ALL = /\b(?:total|totals|altogether|in all|combined|sums?|between them|comes? (?:to|in))\b/;
const GONE =
  /\b(?:gave|gives?|spen[dt]s?|ate|eats?|sold|sells?|flew|remov\w+|took|takes|paid|pays?|broke|threw|donat\w+|return\w*|erased?|popped|dropped|left|leaves|blew|stole|drank|died|quit|got off|cut)\b/;
const NOW = /\b(?:now|left|finished|in the end|ended up|ends up)\b/;
const SHARED = /\b(?:each (?:friend|person|child|of)|split\w*|shar(?:e[sd]?|ing)|divid\w+)\b/;
const EACH_USE = /\b(?:on|for) each\b/;
const SPANS =
  /\b(?:in|for|over|during) (?:an?|the|one|1) (?:whole )?(day|week|month|year)\b|\bin (january|february|march|april|may|june|july|august|september|october|november|december)\b/;
const FRACTION = /\b(?:half|(?:1|an?) (?:third|quarter|fourth|fifth|sixth|seventh|eighth|tenth)) (?:of|as|the)\b/;

interface Told {
  readonly value: number;
  readonly of: string;
}
const FIGURE = /(?<![\d.,:])(\d{1,9}(?:\.\d{1,4})?|\.\d{1,4})(?![\d:]|st\b|nd\b|rd\b|th\b)(?: ?%)?(?: ([a-z]{2,}))?/g;
const figuresOf = (text: string): readonly Told[] =>
  [...text.replace(/(?<=\d),(?=\d{3})/g, '').matchAll(FIGURE)].map(([, typed, of = '']) => ({ value: Number(typed), of }));

const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 1e-6;
/** Whether a figure is left that the steps do not use; what is told again of the same thing is one. */
const isUnused = (text: string, done: string): boolean => {
  const open = figuresOf(done).map(({ value }) => value);
  return figuresOf(text).some(({ value, of }, at, all) => {
    if (value === 1) return false;
    const found = open.findIndex(
      (one) => [value, value / 100, value / 60].some((same) => isNear(one, same)) || one === Number((value / 100).toFixed(2)),
    );
    if (found >= 0) {
      open.splice(found, 1);
      return false;
    }
    return !all.slice(0, at).some((other) => isNear(other.value, value) && other.of === of);
  });
};

const MOST_STEPS = 3;
/** So many of a thing are so many of another: one step down and one up. */
const PROPORTION = /^[^=]{3,60} ÷ [^=]{1,40} = [^=]{1,60} per [^=]{1,60} × [^=]{1,40} = [^=]{1,40}$/;

/** What is used, by what it costs. */
const DRIVEN =
  /^[^=+−]{3,40} ([a-z]{1,15}) ÷ [^=+−]{1,40} per [^=+−]{1,40} = [^=+−]{1,60} × [^=+−]{1,60} = [^=+−]{1,40}?([a-z]{1,15})?\.?$/;
const isDriven = (done: string): boolean => {
  const found = DRIVEN.exec(done);
  return found !== null && found[1] !== found[2];
};

/** More than a plain sum. */
const isLong = (asked: string, done: string, isOthers: boolean): boolean => {
  if (!isOthers && (PROPORTION.test(done) || isDriven(done))) return false;
  const has = (sign: string): boolean => done.includes(sign);
  if ((done.match(/ = /g) ?? []).length > MOST_STEPS) return true;
  if (has('÷') && /[+−×]/.test(done)) return true;
  if (
    /÷ [^=.]{1,40}(?:\.\d[^=.]{0,30})? = [\d.]{1,12} [a-z ]{1,30} per /.test(done) &&
    !/\b(?:each|per|an?|average|rate)\b/.test(asked)
  )
    return true;
  return has('+') && ((has('×') && !ALL.test(asked)) || (has('%') && !has('−')));
};

const PER = /(\d[\d.]{0,10}) ?(?:[a-z]{1,12} )?per ([a-z]{1,15})/g;
const FOUND_PER = /÷ [^=]{1,40} = [^=.\d]{0,3}\d{1,9}(?:\.\d{1,6})? ?(?:[a-z]{1,12} )?per ([a-z]{1,15})/g;
/** What one comes to is found, where that is told already. */
const isTwoRates = (steps: string): boolean => {
  const done = steps.replace(/(?<=\d),(?=\d{3})/g, '');
  const results = [...done.matchAll(/= [^=\d]{0,3}(\d[\d.]{0,10})/g)].map(([, typed]) => Number.parseFloat(typed!));
  const told = [...done.matchAll(PER)].filter(([, typed]) => !results.includes(Number.parseFloat(typed!)));
  return [...done.matchAll(FOUND_PER)].some(([, name]) => told.some(([, , other]) => other === name));
};

/** What is told or asked speaks against such steps. */
const isAgainst = (told: string, asked: string, done: string): boolean => {
  const has = (sign: string): boolean => done.includes(sign);
  if (has('+') && !has('−')) {
    if (/\b(?:some|many|several|a few|a lot)\b/.test(told) || ALL.test(told)) return true;
    if (/(?<!\d )\bmore (?!than\b)[a-z]/.test(told) || (NOW.test(told) && /\b(?:did|does)\b/.test(asked) && !ALL.test(asked)))
      return true;
    if (NEEDS_LESS.test(asked) && !/\bmore\b/.test(told)) return true;
    if (GONE.test(told) && !GONE.test(asked) && !ALL.test(asked)) return true;
  }
  if (!/[+×]/.test(done) && /[−÷]/.test(done) && ALL.test(asked) && !ALL.test(told)) return true;
  if ((SHARED.test(`${told} ${asked}`) || EACH_USE.test(asked)) && !has('÷')) return true;
  if (/\bhow (?:many|much) (?:[a-z]+ ){0,6}[a-z]+s and [a-z]+s\b/.test(asked) && !has('+')) return true;
  if (
    /\b(?:pay|cost)\b/.test(asked) &&
    /\b(?:discount|off|sale)\b/.test(`${told} ${asked}`) &&
    /^[^;+−×÷]*% of [^;+−×÷]*$/.test(done)
  )
    return true;
  if ((/ per [a-z ]{1,30} ÷ /.test(done) && !/\b(?:per|each|a (?:head|day|night))\b/.test(asked)) || isTwoRates(done))
    return true;
  // "How much is left", of what spent so much of it.
  if (/\b(spen[dt]s?|sold|ate|used|gave|paid|saved) [^.?]{0,40}%[^?]{0,40}\b\1 [^.?]{0,20}\d/.test(`${told} ${asked}`))
    return true;
  if (/\baverage\b/.test(asked) && !has('÷')) return true;
  if (FRACTION.test(`${told} ${asked}`) && !/[%÷]/.test(done)) return true;
  const span = SPANS.exec(asked);
  return span !== null && !`${told} ${done}`.includes(span[1] ?? span[2]!);
};

/** So much more every year is more than so many times as much more. */
const GROWS =
  /\b(?:increas|grow|decreas|ris|fall|declin|appreciat|depreciat|shrink|los)[a-z]{0,6} (?:[a-z]{1,12} ){0,4}(?:by |at )?[\d.]{1,6} ?(?:%|per ?cent) (?:[a-z]{1,12} ){0,3}(?:every|each|per|an?) (?:year|month|week|day|hour)\b/;
const NOT = /\b(?:not|dis(?:agree|like|approve)\w*|(?:do|does|did|is|are|was|were|has|have|wo|ca|could|would)n't)\b/;
/** Tax and tips go on, unless it is pay that is taxed. */
const GOES_ON = /\b(?:sales tax|tax|vat|gst|tip|gratuity|service charge)\b/;
const GOES_OFF =
  /\b(?:discounts?|off|income|(?<!\b(?:to|i|he|she|they|we|you) )pay|payslip|salary|wages?|earn\w*|less|deduct\w*|after tax|sale price|reduc\w+|before|without|excluding|net|coupon|voucher|profit|left|get paid|paid [£$€]\d|deposit|takes?|insurance|covers?|reach\w*|agent|commission|fees?|keeps?)\b/;
/** "The original price is $90": it is told and need not be found. */
const TELLS_WHOLE = /\b(?:original|full|normal|regular|usual|list) price (?:is|was|of) [£$€₹¥₦]?\d/;

/** What it was before a percentage came off or on. */
const WAS =
  /\b(?:marked|original|list|full|usual|regular) price\b|\b(?:last year|previously|before the (?:sale|discount|rise|increase))\b/;

/** Nothing that holds of one's own sum either. */
const isWrongWay = (text: string, asked: string, done: string): boolean =>
  GROWS.test(text) ||
  (NOT.test(asked) && /^\S{1,20}% of [^=;]{1,60} = [^=;]{1,60}$/.test(done)) ||
  (GOES_ON.test(text) && !GOES_OFF.test(text.replace(/\bbefore tax\b/g, '')) && / − /.test(done) && done.includes('%')) ||
  (TELLS_WHOLE.test(text) && /÷ [01]\.\d/.test(done)) ||
  (WAS.test(asked) && done.includes('%') && !done.includes('÷')) ||
  // Speeds are not added, and a share of a while is no share of what is done in it.
  (/ per hour \+ [\d.]+ (?:miles?|km|mph)/.test(done) && !/\b(?:towards?|opposite|apart|each other)\b/.test(text)) ||
  (/% of [\d.,]+ (?:days?|weeks?|months?)\b/.test(done) && /\bhow many (?!days|weeks|months|hours)/.test(asked)) ||
  (/\blos(?:e|es|t) (?:1|\d+) /.test(text) && !/[−%÷]/.test(done));

const sentencesIn = (text: string): readonly string[] => text.split(/(?<=[.?!])(?<!\b(?:mr|mrs|ms|dr|st)\.) (?=\S)/);
/** Told of others, in more than a sentence or two. */
export const isOfOthers = (plain: string): boolean => !OWN.test(plain) && OTHERS.test(plain) && sentencesIn(plain).length > 2;

/**
 * @param done the steps, one after the other
 * @param isOpen whether another way gives another figure
 */
export const isDoubtful = ({ plain, asked: typed }: Question, done: string, isOpen: boolean): boolean => {
  const text = inFigures(plain);
  const sentences = sentencesIn(text);
  const place = sentences.findLastIndex((one) => /\b(?:how|what|which|who|when)\b/.test(one));
  const last = sentences[place < 0 ? sentences.length - 1 : place]!;
  const cut = Math.max(0, last.search(/\b(?:how|what|which|who|when)\b(?!.*\b(?:how|what|which|who)\b)/));
  const asked = last.slice(cut);
  const told = `${sentences.filter((one) => one !== last).join(' ')} ${last.slice(0, cut)}`;
  if (isWrongWay(text, asked, done)) return true;
  if (OWN.test(text) || /\bovertime\b|\btime and (?:a|1)\b/.test(text)) return false;
  const isOthers = OTHERS.test(text);
  // Typed in small letters and of nobody, it is hardly copied.
  if (!isOthers && /^[a-z]/.test(typed)) return false;
  if (isAgainst(told, asked, done)) return true;
  const many = (done.match(/ = /g) ?? []).length;
  const isTwoAsked = /\band (?:in |at |for )?(?:what|how)\b/.test(text);
  if (isOpen && isOthers && !isTwoAsked && done.split(/\. /).length > 1) return true;
  if (sentences.length < 3) return TURNS_SHORT.test(text) || (isOthers && many > MOST_STEPS);
  if (TURNS.test(text) || TURNS_SHORT.test(text)) return true;
  return isUnused(text, done) || isLong(asked, done, isOthers);
};
