/**
 * Whether a told sum was understood: every word that changes what is to be done must show in what was done. A chain of steps that
 * pays no heed to "already", "a third" or "except" gives a figure, but not the one that was asked for.
 */
import type { Way } from './plan.ts';

/** What one of these words asks of the steps. */
type Heed = (steps: string, question: string, text: string) => boolean;

const takesOff: Heed = (steps) => /−|÷ 0\.|÷ 1\.|^From |\. From /.test(steps);
const shares: Heed = (steps) => /[×÷]|% of \S+ per /.test(steps);
const changes: Heed = (steps) => /[+−]/.test(steps);
/** What no chain of steps takes in: it was put in figures while it was read, or it was not understood. */
const never: Heed = () => false;

const FRACTION = '(?:half|halves|thirds?|quarters?|fifths?|sixths?|sevenths?|eighths?|ninths?|tenths?)';
/** In the whole text. */
const TOLD: readonly (readonly [says: RegExp, heed: Heed])[] = [
  [
    new RegExp(`\\b(?:(?:an?|1|the other) ${FRACTION}|half|\\d ${FRACTION})\\b(?! (?:term|board|time|past|hour|marathon))`),
    never,
  ],
  [
    /\b(?:twice|double[ds]?|doubling|triple[ds]?|treble|halve[ds]?|thrice)\b|\b[\d.]+ times (?:as|what|that|more|less|bigger|longer|older)\b/,
    never,
  ],
  [/\b(?:minimum|maximum|at (?:least|most)|capped)\b/, never],
  // Of two that are set against each other there is no sum.
  [
    /\b(?:vs|versus)\b|\bwhich (?:one )?(?:leaves|pays|costs|gives) (?:me|us|you) (?:more|less|most|least)\b/,
    (steps) => /−|÷/.test(steps),
  ],
  [/\d (?:[a-z]+ )?(?:do|does|did|can|wo|are|is|were|have|had)(?:n't| not)\b/, never],
  [
    /\b(?:proportion\w*|according to|pro rata|of that|else|the others?|which (?:is|was) [\d.]+(?= ?%))/,
    (steps) => /÷ 1\.|÷ 0\.|hours? (?:[\d.]+ minutes? )?\+ [^=]*× [\d.]+ = /.test(steps),
  ],
  [
    /\bincl?ud\w+|\bof which\b/,
    (steps, _question, text) =>
      /÷ 1\.|÷ 0\.|hours? (?:[\d.]+ minutes? )?\+ [^=]*× [\d.]+ = /.test(steps) ||
      (/\b(?:unpaid|breaks?|lunch|goes|went|broken?|adverts?|already)\b/.test(text) && steps.includes(' − ')),
  ],
  // A part of what was told is not put on it, and what is unpaid goes off.
  [
    /\d (?:[a-z]+ ){0,2}of (?:it|them|these|those|which|whom)\b|\bof (?:it|them|these|those),? (?:only )?[$£€₹¥₦]?\d|\bunpaid\b/,
    (steps) => / − |hours? (?:[\d.]+ minutes? )?\+ [^=]*× [\d.]+ = /.test(steps),
  ],
  // One of several who is treated otherwise than the rest.
  [
    /\b(?:except|apart from|but not|not counting|unless|instead of|gets? in free|goes? free|for nothing)\b|(?<![-\w]|how many (?:are|is|seats are) |(?:is|are|still) )\bfree\b|\b(?:is|are) free (?!\?|$)/,
    never,
  ],
  [/\b(?:1|one) of (?:them|us|these|those|which|whom)\b|\b(?:the )?oldest|eldest|youngest\b/, never],
  [
    /\boff (?:for )?(?:every|each) \d|\b(?:every|each) [$£€₹¥₦]|\bof every \d|\bbuy \d+ get\b|\b\d+ for (?:the price of )?\d+ (?:offer|deal)\b/,
    never,
  ],
  // What each of them has is had as often as there are of them.
  [
    /\beach (?:will |of them |of us )?(?:have|has|having|eats?|drinks?|gets?|needs?|takes?) \d/,
    (steps) => !/÷ \d+ (?:people|friends|guests|kids|children|adults|men|women)\b/.test(steps),
  ],
  // "Delivery and collection 40 each" is paid for both.
  [
    /\b(?!(?:each|both)\b)[a-z]+ and (?!costs?\b|are\b|is\b)(?:the |an? )?[a-z]+ (?:(?:are|is|was|were|costs?|at) )?[$£€₹¥₦]?[\d.]+ (?:each|apiece)\b/,
    (steps) => /[×÷] 2\b|\b2 [^=]*×/.test(steps),
  ],
  // So much for the first, and another price for the others.
  [
    /\bthe first (?:hour|day|week|month|mile|km|person|child|\d)|\b(?:hour|day|week|month|mile|km|person|child) after (?:that|the first)\b|\bthereafter\b|\b(?:each|every|per) (?:additional|extra|further|subsequent)\b/,
    never,
  ],
  // What one has by what another has.
  [
    /[\d%] ?(?:[a-z]+ ){0,3}(?:more|less|fewer|older|younger|taller|shorter|longer|heavier|lighter) (?:[a-z]+ )?than (?!(?:that|this|it)\b|what i\b|i )/,
    never,
  ],
  // "Seven a side" are no more of them; ages are put on and taken off, and nothing else.
  [/\d a side\b/, never],
  // From one to the other is no sum of both, and what is left after a discount has it taken off already.
  [/\bfrom [$£€₹¥₦]?[\d.,]+ to [$£€₹¥₦]?\d/, (steps) => /[×÷−:]|^From /.test(steps)],
  [/\d (?:[a-z]+ )?after (?:an? )?[\d.]+ ?% (?:off|discount)/, (steps) => /÷ 0\./.test(steps)],
  [/\b1 (?:more|extra)\b/, (steps) => /[+−] 1\b/.test(steps)],
  [/\b(?:older|younger)\b/, (steps) => /[+−]/.test(steps) && !/[×÷]/.test(steps)],
  [/\b(?:ratio|respectively|alternate|every (?:other|second|third)|consecutive)\b/, never],
  [/\b(?:paid? for itself|pays? (?:itself|back its)|breaks? even|worth it|square inch|compound\w*)\b/, never],
  // So much is in the price, and more is paid for.
  [
    /\b(?:over|above|beyond|past) (?:the first )?[\d.,]+(?! ?(?:days?|weeks?|months?|years?|nights?|minutes?|%))/,
    (steps) => /\+ .*× [\d.]+ = /.test(steps),
  ],
  [/(?<!\bfrom [\d.]{1,6} ?%) to [\d.]+ ?%/, never],
  [/\bthe rest\b/, takesOff],
  [/\bsome of (?:them|it|those|these|which)\b|\b(?:a bit|a little|slightly) (?:more|less|extra)\b/, never],
  // What a meter read before goes off what it reads now.
  [/\breadings?\b|\bmeter (?:was|read|said)\b/, takesOff],
  [/\b(?:margin|mark[- ]?up)\b/, never],
  [
    /\b(?:divided?|split|shared?) (?:it |that |this )?(?:to|by|between|among|into) /,
    (steps) => steps.includes('÷') && !/× [\d.]+ (?:people|friends|ways)\b/.test(steps),
  ],
  // So much a year, for another time than a year.
  [/[\d.] ?(?:%|per ?cent) (?:flat |simple |interest )?(?:per annum|pa|p\.a|a year|per year|yearly)\b/, never],
  [/\b(?:already|so far)\b/, changes],
  [/\b(?:each|apiece|per|every)\b(?! way\b)/, shares],
];
/** In the question alone. */
const ASKED: readonly (readonly [says: RegExp, heed: Heed])[] = [
  [/\b(?:left|remain\w*|still|unsold|change from|short)\b/, takesOff],
  [/\b(?:on|in) it\b|\bis over\b|\bbalance\b|\bin there\b/, takesOff],
  [/\bhow (?:many|much) (?:more|extra|less|fewer|older|taller|longer|further|cheaper|dearer|heavier)\b|\bdifference\b/, takesOff],
  [
    /\bwithout\b|\bbefore (?:it|(?:the|any) (?:sale|discount|rise|increase))\b|\bexcluding\b|\bnot (?:sold|used|taken)\b|\bempty\b/,
    (steps) => /[−÷]/.test(steps),
  ],
  [/\b(?:are|is|do|does|did|will|was|were|have|has) ?(?:not|n't)\b/, takesOff],
  // So much a month is not all that a year takes.
  [
    /\b(?:after|in|over|for|during|by the end of) (?:(?:the|a|1|one|my|our|whole|full|first) ){1,3}(?:year|month|week|term)\b/,
    (steps, _question, text) => !/\d an? (?:hour|day|week|month)\b/.test(text) || /[×÷]/.test(steps),
  ],
  // What is kept of a whole is not the part that goes.
  [/\b(?:keep|take[- ]home)\b/, (steps, question, text) => !text.includes('%') || takesOff(steps, question, text)],
  [/\binterest\b/, (steps) => /[%−]/.test(steps)],
  [/^(?:why|how (?:do|can|could|should|would|did) )/, never],
];

/** What a percentage is asked of without a word of its own. */
const CHANGED =
  /^(?:goes|go|that|this|it|they|left|rise|increase|decrease|drop|change|more|less|off|discount|cheaper|tip|would|will|should|does|than|higher|lower|fall|cut|saving|raise|was|overall|down|up|the|did|have|was|from|if|when)$/;

export const isHeeded = (text: string, question: string, { steps }: Way): boolean => {
  const done = steps.join('. ');
  // "48 of the 60": a part and the whole, which are no sum.
  const [, part, whole] = /(?<![\d.,])([\d.]+) (?:out )?of (?:the |my |our |her |his )?([\d.]+)/.exec(text) ?? [];
  if (part !== undefined && Number(part) < Number(whole) && new RegExp(`\\+ ${whole}(?![\\d.])`).test(done)) return false;
  // "Less 1,450 for petrol": it goes off as it is told.
  const [, off] = /\bless [$£€₹¥₦]?([\d.,]*\d)(?! ?(?:%|per ?cent)|[\d.,])/.exec(text) ?? [];
  if (
    off !== undefined &&
    !new RegExp(`− [$£€₹¥₦]?${off.replaceAll(',', '').replace('.', '\\.')}(?![\\d.])`).test(done.replaceAll(',', ''))
  )
    return false;
  // "What percentage are girls?", where boys alone were counted.
  const [, named] =
    /\b(?:what|which|many|much|the) (?:%|per ?cent(?:age)?)(?: of [a-z ]{1,30}?)?(?: (?:is|are|was|were|do|did|have|has))?(?: the)? ([a-z]{3,})/.exec(
      question,
    ) ?? [];
  const told = text.slice(0, text.length - question.length);
  if (named !== undefined && !CHANGED.test(named) && !told.includes(named.slice(0, 4))) return false;
  return (
    TOLD.every(([says, heed]) => !says.test(text) || heed(done, question, text)) &&
    ASKED.every(([says, heed]) => !says.test(question) || heed(done, question, text))
  );
};

const KEPT_BACK =
  /\b(?:must|needs?|have|has|had|got|wants?|should|ought|going)(?: to)? (?:(?:also|still|first|always) )?(?:(?:keep|put|set|hold|leave) (?:back|aside|by|away)|leave) (?:about )?[$£€₹¥₦]?(\d[\d,]*(?:\.\d+)?)(?![\d.]*\d| ?(?:%|per ?cent)| ?(?:minutes?|mins?|hours?)| (?:for |as )?(?:the |an? |my )?(?:tip|waiter|waitress|staff|driver)\b)|\bkeep(?:ing)? back (?:about )?[$£€₹¥₦]?(\d[\d,]*(?:\.\d+)?)(?! ?%)/g;
const KEPT_SHARE =
  /\b(?:must|needs?|have|has|wants?)(?: to)? (?:(?:keep|put|set|hold|leave) (?:back|aside|by|away)|leave) (?:about )?[\d.]+ ?(?:%|per ?cent)(?! (?:for (?:the |a )?)?(?:tip|waiter|waitress|staff|driver))/;
const SPENDS = /\bhow many (?!(?:more )?(?:weeks|months|days|years|hours))|\bleft\b|\bspend\b|\bafford\b/;
/** What is to be kept back must have been taken off, alone or with what else goes, before anything is bought of the rest. */
export const keepsBack = (text: string, steps: readonly string[]): boolean => {
  if (!SPENDS.test(text)) return true;
  const done = steps.join(' ').replace(/(?<=\d),(?=\d{3})/g, '');
  const off = [...done.matchAll(/− [$£€₹¥₦]?(\d+(?:\.\d+)?)/g)].map(([, value]) => Number(value));
  const together = [
    ...done.matchAll(
      /((?<![\d.])(?:[$£€₹¥₦]?\d{1,12}(?:\.\d{1,6})?(?: [a-z]{1,20})? \+ ){1,12}[$£€₹¥₦]?\d{1,12}(?:\.\d{1,6})?)(?: [a-z]{1,20})? = [$£€₹¥₦]?(\d+(?:\.\d+)?)/g,
    ),
  ]
    .filter(([, , sum]) => off.includes(Number(sum)))
    .flatMap(([, parts]) => parts!.match(/\d+(?:\.\d+)?/g)!.map(Number));
  if (KEPT_SHARE.test(text) && off.length === 0) return false;
  return [...text.matchAll(KEPT_BACK)].every(([, one, other]) => {
    const value = Number((one ?? other)!.replaceAll(',', ''));
    return off.includes(value) || together.includes(value);
  });
};
