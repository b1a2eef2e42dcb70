/** Checks whether a buyer learns what they get, how it works and what to do next. */
import { withoutStop } from '../../../english/topic/clean.ts';
import { clauseAt, type Sign } from './clause.ts';
import { between, type Criterion } from './criterion.ts';
import { BOAST, isDistrusted } from './faults.ts';
import { type Found, TRACES } from './found.ts';
import { isFloor, plainPricesIn } from './money.ts';
import { besides, sayTheCost, sayTheTime, sayWhatToSend, THANKS, wordsOf } from './places.ts';
import { quote, type Reading } from './reading.ts';
import { ownThingIn } from './rewrites.ts';

const lastOf = ({ sentences, text }: Reading): string => {
  const last = withoutStop(sentences.findLast((sentence) => !THANKS.test(sentence)) ?? text);
  return clauseAt(last, Math.max(0, last.length - 1), last.length);
};
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
    const isJoke = ({ words, at }: Sign): boolean =>
      at <= OPENING && reading.sentences.length > OPENING + 1 && !TO_SELLER.test(words);
    // What hurries the buyer is blamed for that.
    const empty = emptyRequests.findLast(
      (each) =>
        !isJoke(each) &&
        // "Start by uploading last year's return" asks for that, and a contact form is part of a website.
        !/\b(?:by|with) (?:upload|send|tell|attach|fill|shar)ing\b|^contact (?:form|page|us page|details)\b|\b(?:an?|your|the|two|three|\d+) (?:photos?|pics?|pictures?|links?|files?|scans?|videos?|clips?|sketch(?:es)?|postcode|zip|address|script|date)\b/i.test(
          each.words,
        ) &&
        !found.pressure.some(({ words }) => each.words.includes(words) || words.includes(each.words)),
    );
    const own = ownThingIn(reading);
    const thing = own !== undefined && found.service?.words.includes(`your ${own}`) === true ? own : undefined;
    if (last !== undefined)
      return {
        degree: last.at >= reading.sentences.length * 0.55 ? 1 : 0.75,
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
        ? `At the end, ask for something that a buyer can answer: Tell me about your ${thing} and by when you need the work.`
        : sayWhatToSend(found, reading),
    };
  },
};

const deliverables: Criterion = {
  weight: 1.5,
  judge: ({ listed }, { gets, files, vagueGets: [vague], vagueGets }) => {
    const bullets = listed.filter((item) => !/\bunlimited\b/i.test(item) && !BOAST.test(item));
    const items = gets.reduce((sum, { words }) => sum + 1 + (words.match(/, | and /g) ?? []).length * 0.4, 0);
    const degree =
      between(items + Math.min(bullets.length, 4) + files.length * 0.5, 0, 3.5) - Math.min(0.3, vagueGets.length * 0.15);
    return {
      degree: Math.max(0, degree),
      missing: vague === undefined ? undefined : 'definite result',
      lack: vague && `${quote(vague.words)} leaves open what the buyer gets.`,
      advice:
        vague &&
        (/\bmore\b/i.test(vague.words)
          ? `Leave out ${quote(vague.words)}, or name the rest.`
          : `Choose the work that you do best, and leave out ${quote(vague.words)}.`),
    };
  },
};

const process: Criterion = {
  weight: 2,
  judge: (_, found) => {
    const { steps, requests, isSilentOn } = found;
    const count = steps.reduce((sum, { words }) => sum + 1 + (words.match(/[;,] (?:then|you|i|we)\b|: you\b/gi) ?? []).length, 0);
    const isTold = requests.length + found.orders.length > 0 || !isSilentOn('steps');
    return { degree: between(count + (isTold ? 0.5 : 0) + (requests.length > 1 ? 0.7 : 0), 0, 2.5) };
  },
};

const ONGOING = /\b(?:assistants?|support|manage\w*|managing|moderat\w+|friend|companion|coach\w*|tutor\w*|lessons?|teach)\b/i;
const time: Criterion = {
  weight: 2,
  judge: (reading, found) => {
    const { times, vagueTimes } = found;
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
      missing: !isSilent ? undefined : vague ? 'number of days' : 'time',
      lack: !isSilent ? undefined : vague ? `${quote(vague.words)} names no day.` : 'Nothing says how long it takes.',
      advice: !isSilent
        ? undefined
        : vague
          ? `In place of ${quote(vague.words)}, give the usual number of days.`
          : sayTheTime(found, reading),
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
    if (said !== undefined && found.prices.length === 1 && isFloor(said))
      return {
        degree: 0.5,
        missing: 'price of a usual job',
        lack: `${quote(said.words)} says where prices begin, and not what a usual job costs.`,
        advice: `Beside ${quote(said.words)}, say what a usual job costs.`,
      };
    return {
      // Where it is not told it stands in the packages beside the text.
      missing: said ? undefined : vague || evasive ? 'price in figures' : isOpen ? 'price' : undefined,
      degree: said ? 1 : vague || evasive ? 0 : isOpen ? 0.25 : 0.5,
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
              : `Beside ${quote(evasive.words)}, say what a usual job costs.`
            : isOpen
              ? sayTheCost(found, reading)
              : undefined,
    };
  },
};

const ease: Criterion = { weight: 1.5, judge: (_, { eases }) => ({ degree: between(eases.length + 0.15, 0, 1) }) };

const address: Criterion = {
  weight: 1,
  judge: (reading) => {
    // What others are quoted as saying speaks of neither.
    const text = reading.text.replace(/[“"][^“”"]*[”"]/g, ' ');
    const you = (text.match(/\byou(?:r|rs|rself)?\b/gi) ?? []).length;
    const self = (text.match(/\b(?:i|me|my|mine|we|our|us)\b/gi) ?? []).length;
    return { degree: Math.min(between(you / Math.max(1, you + self), 0, 0.35), between(you, 0, 3)) };
  },
};

export const CONVERSION: readonly Criterion[] = [request, deliverables, process, time, price, ease, address];
