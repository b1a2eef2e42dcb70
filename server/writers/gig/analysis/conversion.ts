/** Checks whether a buyer learns what they get, how it works and what to do next. */
import { withoutStop } from '../../../english/topic/clean.ts';
import { NEEDS } from './asks.ts';
import { clauseAt, FIGURE, type Sign } from './clause.ts';
import { between, type Criterion } from './criterion.ts';
import { BOAST, isDistrusted } from './faults.ts';
import { type Found, TRACES } from './found.ts';
import { atTheEnd, besides, nextToPriced, nextToTerms, THANKS, withVerb, wordsOf } from './places.ts';
import { quote, quoted, type Reading } from './reading.ts';
import { ownThingIn } from './rewrites.ts';

/** "a time (“48 hours”)": two texts that have the same things differ in these. */
/** "24H" of "turnaround 24H". */
const INTO_TIME = /^(?:in|within|by|on|every|the|after|next|same)$/i;
/** "On Friday" of "comes as a PDF on Friday", "two to three weeks" of "takes two to three weeks". */
const timeOf = (cue: string): string => {
  const words = cue.split(' ');
  const from = words.findLastIndex((word) => INTO_TIME.test(word));
  // Without such a word it begins with its number: "four working days" of "is four working days".
  const number = words.findIndex((word) => FIGURE.test(word) || /^an?$/i.test(word));
  return words.slice(from >= words.length - 4 && from >= 0 ? from : number >= 0 ? number : -2).join(' ');
};
/** "$15" or "same day", where the few words of a sign can stand alone. */
export const shortCueOf = (signs: readonly Sign[], isTime = false): string | undefined => {
  const { cue: all, words = '' } = signs[0] ?? {};
  // "On Tuesday" of "on Tuesday you have two pages back".
  const cue =
    isTime && all !== undefined
      ? timeOf(
          all
            .replace(/^(?:delivery|turnaround|usually|takes?|takes me|is|about|around) /i, '')
            .replace(/(?<=day) (?:they|it|you)\b.*$/i, ''),
        )
      : all;
  return cue !== undefined && /\d|\p{L}{3}/u.test(cue) && words.includes(cue) ? cue : undefined;
};
const cueOf = (signs: readonly Sign[], isTime = false): string => {
  const cue = shortCueOf(signs, isTime);
  return cue === undefined ? '' : ` (${quote(cue)})`;
};
const lastOf = ({ sentences, text }: Reading): string => {
  const last = withoutStop(sentences.findLast((sentence) => !THANKS.test(sentence)) ?? text);
  return clauseAt(last, Math.max(0, last.length - 1), last.length);
};
/** "And I start at once" brings nothing back yet. */
const PROMISES_BACK =
  /\byou get\b|\b(?:i['’]ll|i will|and i) (?:\p{L}+ )?(?:send|give|tell|show|reply|answer|quote|let|get back|return|deliver|come back|suggest|draw|write|make|record|sketch|prepare)\b/iu;
/** To choose one of three comes later than to tell what it is for. */
const GIVES = /\b(?:send|tell|give|show|upload|bring|describe|share|fill|answer)\b/i;
const HANDS_OVER = /^(?:please |just )?(?:send|tell|show|give|message|write|upload|share|describe)\b/i;
/** The title and the sentence behind it. */
const OPENING = 1;
const TO_SELLER = /\b(?:me|us|order|quote|before you)\b|\?$/i;
const BUYER_SENDS =
  /\byou (?:will |just |only |can )?(?:send|upload|answer|pick|choose|tell|share|fill|post|mail|email|bring|describe|give|show|(?:ring|call|phone|text|message|write to) (?:me|us))\b/i;
const BUYER_HANDS_OVER =
  /(?<!\b(?:if|that|when) )\byou (?:will |just |only )?(?:send|upload|pick|choose|tell|share|fill|post|mail|email|bring|describe|give|show) (?:me |us )?(?:an?|the|your|one|two|three|four|\d+|which|what|how)\b/i;
const BUYER_ACTS =
  /\byou(?:['’]ll| will| can| just| only)? (?!(?:get|have|need|want|are|were|will|see|know|pay|keep|like|love|can|receive|own)\b)\p{L}+ (?:me|us|your|the|it|them)\b/iu;
/** "Have a torch and the manual to hand." */
const HAS_READY =
  /\b(?:photos?|files?|scans?|clips?|links?|recordings?|sketch(?:es)?) of (?:your|you|it)\b|\bfrom (?:an? |your |old )?(?:\p{L}+ )?(?:photos?|scans?|sketch(?:es)?|drawings?|screenshots?|pdfs?|recordings?)\b|\bhave (?:an?|the|your) [^.!?]{2,40} (?:to hand|ready|with you|at hand)\b|\byou(?:['’]ll| will)? need(?: to (?:send|have|bring|give|tell)\b| ?:)/iu;
const request: Criterion = {
  weight: 2,
  judge: (reading, found) => {
    const { requests, emptyRequests, steps } = found;
    // An opening that speaks to nobody in particular is a joke; and what has to be sent tells a buyer more than “please ask first”.
    const real = [...requests, ...steps.filter(({ words }) => BUYER_SENDS.test(words) && !/^if\b|\byou can\b/i.test(words))]
      .filter(({ words }) => !isDistrusted(words) && !found.pleading.some((plea) => words.includes(plea.words)))
      .filter(({ words, at }) => at > OPENING || HANDS_OVER.test(words) || TO_SELLER.test(words) || BUYER_SENDS.test(words))
      .sort((one, other) => one.at - other.at);
    // What is asked for only if something goes wrong begins nothing.
    const plain = real.filter(({ words }) => !/^if\b/i.test(words));
    const always = plain.length > 0 ? plain : real;
    const later = always.filter(({ at }) => at >= reading.sentences.length / 2);
    const asked = later.length > 0 ? later : always;
    const last =
      asked.findLast(({ words }) => HANDS_OVER.test(words)) ?? asked.findLast(({ words }) => GIVES.test(words)) ?? asked.at(-1);
    const isForSeller =
      last !== undefined &&
      (HANDS_OVER.test(last.words) || TO_SELLER.test(last.words) || NEEDS.test(last.words) || BUYER_SENDS.test(last.words));
    const isJoke = ({ words, at }: Sign): boolean =>
      at <= OPENING && reading.sentences.length > OPENING + 1 && !TO_SELLER.test(words);
    // What hurries the buyer is blamed for that.
    const empty = emptyRequests.findLast(
      (each) => !isJoke(each) && !found.pressure.some(({ words }) => each.words.includes(words) || words.includes(each.words)),
    );
    const own = ownThingIn(reading);
    const thing = own !== undefined && found.service?.words.includes(`your ${own}`) === true ? own : undefined;
    if (last !== undefined)
      return {
        degree: last.at >= reading.sentences.length * 0.55 ? 1 : 0.75,
        there: isForSeller ? 'what to send' : undefined,
        // "Bring your own mate" has the form of a request, and may be a joke.
        praise: !isForSeller
          ? undefined
          : NEEDS.test(last.words) || BUYER_SENDS.test(last.words)
            ? `${quote(last.words)} says what you need from the buyer.`
            : /\?$/.test(last.words)
              ? `${quote(last.words)} is a question that a buyer can answer.`
              : PROMISES_BACK.test(last.words)
                ? `${quote(last.words)} says what you need and what comes back.`
                : `${quote(last.words)} tells the buyer what to do next.`,
      };
    // "You send a scan" says what to send, wherever it stands.
    if (BUYER_HANDS_OVER.test(reading.text)) return { degree: 0.5 };
    if (empty !== undefined)
      return {
        degree: 0.25,
        missing: 'word on what to send',
        lack: `${quote(empty.words)} does not say what to send or to tell you.`,
        advice: thing
          ? `In place of ${quote(empty.words)}, ask for something that a buyer can answer: Tell me about your ${thing} and by when you need the work.`
          : `In place of ${quote(empty.words)}, ask for what you need to begin.`,
      };
    // Whoever is told what they send knows what to do next.
    if (!found.isSilentOn('requests')) return { degree: found.orders.length > 0 ? 0.65 : 0.35 };
    const end = lastOf(reading);
    // What the buyer does is told somewhere: "you point your phone at the drip".
    if (BUYER_ACTS.test(reading.text) || HAS_READY.test(reading.text)) return { degree: 0.35 };
    // "First we look at it together" tells how to begin.
    if (wordsOf(steps).some((words) => words.includes(end) || end.includes(words))) return { degree: 0.35 };
    return {
      degree: steps.length > 0 ? 0.2 : 0,
      // The marketplace has a button for the order: what to send with it is a help, and no more.
      isMinor: true,
      lack: 'It does not say what to send with an order.',
      advice: thing
        ? `${withVerb(atTheEnd(found, reading), 'ask')} for something that a buyer can answer: Tell me about your ${thing} and by when you need the work.`
        : 'At the end, say what you need from the buyer to begin.',
    };
  },
};

const deliverables: Criterion = {
  weight: 1.5,
  judge: ({ listed }, { gets, files, vagueGets, requests, prices }) => {
    const bullets = listed.filter((item) => !/\bunlimited\b/i.test(item) && !BOAST.test(item));
    const asked = wordsOf([...requests, ...prices]);
    // When it comes is no thing that comes.
    const given = wordsOf(gets).filter((words) => !asked.includes(words) && !/^deliver(?:ed|y) (?:in|within)\b/i.test(words));
    const shown = bullets.length > 0 ? bullets.slice(0, 2) : given.slice(0, 2);
    const items = gets.reduce((sum, { words }) => sum + 1 + (words.match(/, | and /g) ?? []).length * 0.4, 0);
    const degree =
      between(items + Math.min(bullets.length, 4) + files.length * 0.5, 0, 3.5) - Math.min(0.3, vagueGets.length * 0.15);
    const [vague] = vagueGets;
    return {
      degree: Math.max(0, degree),
      isShown: shown.length > 0,
      there: gets.length + bullets.length > 0 && vague === undefined ? 'what they get' : undefined,
      missing: vague === undefined ? undefined : 'definite result',
      praise: shown.length > 0 ? `The buyer sees what they get: ${quoted(shown)}.` : undefined,
      lack: vague && `${quote(vague.words)} leaves open what the buyer gets.`,
      advice:
        vague &&
        (/\bmore\b/i.test(vague.words)
          ? `Leave out ${quote(vague.words)}, or name the rest.`
          : `Choose the work that you do best, and leave out ${quote(vague.words)}.`),
    };
  },
};

/** "You bring the story, we bring the words" has the form of a step, and tells none. */
const SLOGAN =
  /\byou (?<verb>\p{L}+)\b.*\b(?:i|we)(?:['’]ll| will)? \k<verb>\b|\bonce you (?:go|see|try|taste|hear|start)\b|\bnever\b|^if\b|\byou can\b/iu;
const FEWEST_OF_A_STEP = 6;
const isStep = (words: string): boolean => words.split(/\s+/).length >= FEWEST_OF_A_STEP && !SLOGAN.test(words);
const process: Criterion = {
  weight: 2,
  judge: (_, found) => {
    const { steps, requests, gets, times, prices, isSilentOn } = found;
    const count = steps.reduce((sum, { words }) => sum + 1 + (words.match(/[;,] (?:then|you|i|we)\b|: you\b/gi) ?? []).length, 0);
    const isTold = requests.length + found.orders.length > 0 || !isSilentOn('steps');
    const shown = besides(
      steps.filter(({ words }) => isStep(words)),
      gets,
      times,
      prices,
      requests,
    );
    return {
      degree: between(count + (isTold ? 0.5 : 0) + (requests.length > 1 ? 0.7 : 0), 0, 2.5),
      isShown: shown !== undefined,
      there: shown === undefined ? undefined : 'how the work goes',
      praise: shown ? `It tells how it goes: ${quote(shown.words)}.` : undefined,
    };
  },
};

const ONGOING = /\b(?:assistants?|support|manage\w*|managing|moderat\w+|friend|companion|coach\w*|tutor\w*|lessons?|teach)\b/i;
const time: Criterion = {
  weight: 2,
  judge: (reading, found) => {
    const { times, vagueTimes, requests, steps, gets, prices, eases } = found;
    const shown = besides(
      times.filter(({ words }) => ![...prices, ...eases].some((each) => each.words === words)),
      requests,
      steps,
      gets,
    );
    const [vague] = vagueTimes;
    // An assistant is hired by the hour, and has no day to deliver.
    const isSilent =
      found.isSilentOn('times') &&
      !ONGOING.test(`${reading.title ?? ''} ${found.service?.words ?? ''}`) &&
      !/\b(?:tutor|lessons?)\b/i.test(reading.text);
    const [hedged] = found.hedgedTimes;
    if (times.length === 0 && hedged !== undefined)
      return {
        degree: 0.3,
        missing: 'firm time',
        lack: `${quote(hedged.words)} leaves the day open.`,
        advice: `In place of ${quote(hedged.words)}, name a day that you can keep even in a bad week.`,
      };
    return {
      degree: times.length > 0 ? 1 : isSilent ? 0 : 0.5,
      there:
        times.length > 0 && found.pressure.length + found.impossible.length === 0
          ? `the time${/^send\b/i.test(times[0]!.words) ? '' : cueOf(times, true)}`
          : undefined,
      missing: !isSilent ? undefined : vague ? 'number of days' : 'time',
      // Whoever hurries buyers or promises too much is not relied on for a day.
      praise:
        shown && found.pressure.length + found.impossible.length === 0
          ? `A buyer can plan with ${quote(shown.words)}.`
          : undefined,
      lack: !isSilent ? undefined : vague ? `${quote(vague.words)} names no day.` : 'Nothing says how long it takes.',
      advice: !isSilent
        ? undefined
        : vague
          ? `In place of ${quote(vague.words)}, give the usual number of days.`
          : `${nextToTerms(found, reading, 'say')} how long the work takes.`,
    };
  },
};

/** What is free, and a school called "11 plus", tell no price. */
const NO_PRICE = /\bfree\b|\b(?:no|without|extra|of) (?:extra )?charge\b|\bno (?:extra )?costs?\b|\b11[- ]?plus\b/gi;
/** "My price is very low" names none, and "see the packages" says where it stands. */
const NO_SUM =
  /^(?!.*(?:[\d$£€¥₹]|\b(?:dollars?|euros?|pounds?|francs?|quid|bucks|rupees|crowns|pence|cents|fivers?|tenners?|packages?|price list|free|only pay)\b)).*$/is;
const namesCost = ({ prices }: Found, { text }: Reading): boolean =>
  prices.some(({ words }) => /[\d$£€]/.test(words)) || (TRACES.prices.test(text.replace(NO_PRICE, ' ')) && !NO_SUM.test(text));

const STARTS_AT = /\b(?:from|starts?|starting|begins?|beginning)(?: (?:at|from|with|only|just))? ?[$£€¥₹]? ?\d/i;
const TWO_SUMS = /\d\D+(?<![\d.,])\d/;
const PRICE_FIRST = /^(?:[$£€¥₹]|\d[\d.,]* ?[$£€¥₹]|(?:\p{L}+ ){0,3}(?:prices?d?|costs?|charge|fee|rate)\b)/iu;
/** What is said of the price alone comes before what is said of it by the way. */
export const plainPricesIn = ({ prices }: Found): readonly Sign[] => {
  const plain = prices.filter(({ words }) => PRICE_FIRST.test(words));
  return plain.length > 0 ? plain : prices;
};
const GIVES_WAY =
  /\b(?:too (?:much|high|expensive)|(?:we|you) can (?:talk|discuss|negotiate)|negotiable|make (?:me )?an offer)\b/i;
/** What one of them is, where that is plain: an hour of a tutor, a page of a translation. */
const COSTED: readonly (readonly [work: RegExp, unit: string])[] = [
  [/\b(?:sessions?)\b/i, 'one session costs'],
  [/\b(?:tutor\w*|lessons?|coach\w*|teach\w*|assistants?|consult\w*|by the hour|hourly)\b/i, 'an hour costs'],
  [/\b(?:translat\w+|proofread\w*)\b/i, 'a page costs'],
  [/\b(?:transcri\w+)\b/i, 'an hour of recording costs'],
  [/\blogos?\b/i, 'one logo costs'],
  [/\bportraits?\b/i, 'one portrait costs'],
  [/\bvideos?\b/i, 'one video costs'],
];
export const costOf = ({ service }: Found, { title = '', text }: Reading): string =>
  COSTED.find(([work]) => work.test(`${title} ${service?.words ?? ''}`))?.[1] ??
  (/\bsessions?\b/i.test(text)
    ? 'one session costs'
    : /\b(?:hourly|by the hour|per hour)\b/i.test(text)
      ? 'an hour costs'
      : 'a usual job costs');
export const price: Criterion = {
  weight: 2,
  judge: (reading, found) => {
    const [vague] = found.vaguePrices;
    const [evasive] = found.evasivePrices;
    const said = besides(plainPricesIn(found), found.steps, found.eases);
    const [extra] = found.extras;
    const isOpen = !namesCost(found, reading);
    if (!said && extra)
      return {
        degree: 0.25,
        missing: 'price for the work itself',
        lack: `${quote(extra.words)} is the price of an extra, and none stands there for the work itself.`,
        advice: `Before ${quote(extra.words)}, say what the work itself costs.`,
      };
    // "From £15, depending on what you need" leaves open what anything costs.
    const isFloor = said !== undefined && found.prices.length === 1 && STARTS_AT.test(said.words) && !TWO_SUMS.test(said.words);
    if (isFloor)
      return {
        degree: 0.5,
        missing: 'price of a usual job',
        lack: `${quote(said.words)} says where prices begin, and not what a usual job costs.`,
        advice: `Beside ${quote(said.words)}, say what a usual job costs.`,
      };
    return {
      // Where it is not told it stands in the packages beside the text.
      there: said ? `the price${cueOf([said])}` : undefined,
      missing: said ? undefined : vague || evasive ? 'price in figures' : isOpen ? 'price' : undefined,
      degree: said ? 1 : vague || evasive ? 0 : isOpen ? 0.25 : 0.5,
      // Whoever gives the price away in the same breath is not praised for it.
      praise: said && !GIVES_WAY.test(said.words) ? `It names a price: ${quote(said.words)}.` : undefined,
      lack: said
        ? undefined
        : vague
          ? `${quote(vague.words)} gives no figure, and makes careful buyers doubt the work.`
          : evasive
            ? `${quote(evasive.words)} gives no figure to go by.`
            : isOpen
              ? 'It does not say what the work costs.'
              : undefined,
      advice: said
        ? undefined
        : vague
          ? `In place of ${quote(vague.words)}, put the figure.`
          : evasive
            ? /\bon request\b/i.test(evasive.words)
              ? undefined
              : `Beside ${quote(evasive.words)}, say what ${costOf(found, reading)}.`
            : isOpen
              ? `${withVerb(nextToPriced(found, reading) || atTheEnd(found, reading), 'say')} what ${costOf(found, reading)}.`
              : undefined,
    };
  },
};

/** What makes it easy to say yes: something free, a change, a way back. */
/** Few offers have it. */
export const GUARANTEE =
  /\brefund|\bmoney[- ]back\b|\bgave the money back\b|\b(?:you|nobody) (?:don['’]t|do not|won['’]t|will not|needn['’]t) pay\b|\b(?:pay|owe)(?: me| us)? nothing\b|\bredo it\b|\bonce more for free\b|\bgive you (?:your|the) [^.!?,]{1,15} back\b|^if\b.*\b(?:for free|free of charge|without charge|on me|i(?:['’]ll| will)? cancel)\b/i;
const CHANGES = /\b(?:changes|revisions|rounds?|redo|mend)\b/i;
const ease: Criterion = {
  weight: 1.5,
  judge: (_, { eases, gets, prices, impossible, outside, pressure }) => {
    const firm = eases.filter(({ words }) => GUARANTEE.test(words));
    const shown =
      impossible.length + outside.length + pressure.length > 0 ? undefined : besides([...firm, ...eases], gets, prices);
    return {
      isRare: shown !== undefined && firm.includes(shown),
      there:
        shown === undefined
          ? undefined
          : firm.includes(shown)
            ? 'what happens if it goes wrong'
            : CHANGES.test(shown.words)
              ? 'that changes are included'
              : undefined,
      degree: between(eases.length + 0.15, 0, 1),
      praise: shown ? `${quote(shown.words)} takes a worry from the buyer.` : undefined,
    };
  },
};

/** "Scans must be legible" asks something of the buyer without speaking to them. */
const ASKS_OF_NOBODY =
  /^(?!.*\b(?:i|we|my|our|me)\b)[^,;:]{3,60}\b(?:must be|should be|(?:is|are) needed|accepted|required)\b[^,;:]{0,40}$/i;
const address: Criterion = {
  weight: 1,
  judge: (reading, { isSilentOn }) => {
    // What others are quoted as saying speaks of neither.
    const text = reading.text.replace(/[“"][^“”"]*[”"]/g, ' ');
    const you = (text.match(/\byou(?:r|rs|rself)?\b/gi) ?? []).length;
    const self = (text.match(/\b(?:i|me|my|mine|we|our|us)\b/gi) ?? []).length;
    const told = reading.sentences
      .slice(reading.title === undefined ? 0 : 1)
      .map(withoutStop)
      .find((line) => ASKS_OF_NOBODY.test(line));
    const isSilent = you === 0 && !/\b(?:u|ur|ya)\b/i.test(text) && isSilentOn('requests');
    return {
      degree: Math.min(between(you / Math.max(1, you + self), 0, 0.35), between(you, 0, 3)),
      lack: isSilent ? 'It never speaks to the buyer.' : undefined,
      advice: isSilent && told !== undefined ? `Turn ${quote(told)} to the buyer: say you or your in it.` : undefined,
    };
  },
};

export const CONVERSION: readonly Criterion[] = [request, deliverables, process, time, price, ease, address];
