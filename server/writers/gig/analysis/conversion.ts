/** Checks whether a buyer learns what they get, how it works and what to do next. */
import { withoutStop } from '../../../english/topic/clean.ts';
import { between, type Criterion } from './criterion.ts';
import { clauseAt, type Found, type Sign } from './found.ts';
import { quote, quoted, type Reading } from './reading.ts';
import { requestFrom, turned } from './rewrites.ts';

export const wordsOf = (signs: readonly Sign[]): string[] => signs.map(({ words }) => words);
/** Of what has been found, the first that no other remark has to point at. */
export const besides = (signs: readonly Sign[], ...others: readonly (readonly Sign[])[]): Sign | undefined => {
  const taken = new Set(others.flat().map(({ words }) => words));
  return signs.find(({ words }) => !taken.has(words)) ?? signs[0];
};
/** A bare noun may be any word of the text: only a name of two words or more is taken for the work. */
export const nameOf = ({ service }: Found): string | undefined =>
  service?.object !== undefined && /\s/.test(service.object) ? quote(service.object) : undefined;
export const workOf = (found: Found): string => nameOf(found) ?? 'the work';
/** Asks for something in passing, or says how it begins. */
const ASKS =
  /(?:^|[.!?;:,]\s+|\bplease |\bjust |\band )(?:message|contact|write (?:to|me|us)|send|email|call|text|dm|order|click|book|ask|reach out|get in touch)\b|\bfirst comes\b|\bwe (?:start|begin) with\b|\bto (?:start|begin|order),/im;

const lastOf = ({ sentences, text }: Reading): string => {
  const last = withoutStop(sentences.at(-1) ?? text);
  return clauseAt(last, Math.max(0, last.length - 1), last.length);
};
const IS_GIVEN = /\byou(?:['’]ll| will)? (?:get|receive|have)\b|\bincluded\b/i;

const request: Criterion = {
  weight: 3,
  judge: (reading, found) => {
    const { requests, emptyRequests } = found;
    const last = requests.at(-1);
    const empty = emptyRequests.at(-1);
    if (last !== undefined) {
      const isLast = last.at >= reading.sentences.length * 0.55;
      return {
        degree: isLast ? 1 : 0.75,
        praise: /\b(?:i['’]ll|i will|and i|you get)\b/i.test(last.words)
          ? `${quote(last.words)} asks for one thing and says what comes back.`
          : `${quote(last.words)} tells the buyer what to do next.`,
        lack: isLast ? undefined : `${quote(last.words)} comes before the buyer knows the offer, and the end asks for nothing.`,
        advice: isLast ? undefined : `Move ${quote(last.words)} to the end, where the buyer decides.`,
      };
    }
    const rewritten = requestFrom(reading);
    if (empty === undefined && ASKS.test(reading.text)) return { degree: 0.35 };
    if (empty !== undefined)
      return {
        degree: 0.35,
        lack: `${quote(empty.words)} asks for an order, but not for anything that a buyer could answer.`,
        rewrite: rewritten,
        advice: `Put a question about the buyer’s own case in place of ${quote(empty.words)}.`,
      };
    return {
      degree: 0,
      lack: `It does not say what the buyer should do next: it ends with ${quote(lastOf(reading))}.`,
      rewrite: rewritten,
      advice: `After ${quote(lastOf(reading))}, ask for what you need to know before you can begin.`,
    };
  },
};

const SHORT = 45;
const GETS_A_LIST = /\byou(?:['’]ll| will)? (?:get|receive)|\binclude[ds]?\b/i;

const deliverables: Criterion = {
  weight: 3,
  judge: (reading, { gets, files, vagueGets, service, steps, proof, boasts }) => {
    const { text, words: every, bullets: all } = reading;
    // A list of tools, or of reasons, is none of what the buyer gets.
    const bullets = GETS_A_LIST.test(text) ? all : [];
    const told = wordsOf([...steps, ...proof]);
    // A plain, full text that names no piece to hand over is one of a service done on the spot.
    const isSaid = gets.length + files.length + bullets.length > 0 || (boasts.length === 0 && every.length > SHORT);
    const given = wordsOf(gets).filter(
      (words) =>
        !/^if\b/i.test(words) &&
        ((IS_GIVEN.test(words) && !steps.some((step) => step.words === words)) ||
          (!told.includes(words) && words !== service?.words)),
    );
    const shown =
      bullets.length > 1
        ? bullets.slice(0, 2)
        : given.sort((one, other) => Number(IS_GIVEN.test(other)) - Number(IS_GIVEN.test(one))).slice(0, 2);
    const items = gets.reduce((sum, { words }) => sum + 1 + (words.match(/, | and /g) ?? []).length * 0.4, 0);
    const degree =
      between(items + Math.min(bullets.length, 4) + files.length * 0.5, 0, 3.5) - Math.min(0.3, vagueGets.length * 0.15);
    const [vague] = vagueGets;
    return {
      degree: Math.max(0, degree),
      praise: shown.length > 0 ? `The buyer sees what they get: ${quoted(shown)}.` : undefined,
      lack: vague
        ? `${quote(vague.words)} leaves open what the buyer gets.`
        : isSaid
          ? undefined
          : service
            ? `${quote(service.words)} says what you do, and nothing says what the buyer then has in hand.`
            : 'It does not spell out what the buyer receives.',
      advice: vague
        ? `Name the two or three things that ${quote(vague.words)} stands for, or leave it out.`
        : isSaid
          ? undefined
          : service
            ? `Say what arrives at the end of ${quote(service.words)}: how many, how long, in which form.`
            : `Beside ${quote(lastOf(reading))}, say what arrives at the end of an order: how many, how long, in which form.`,
    };
  },
};

const process: Criterion = {
  weight: 2,
  judge: ({ text }, { steps, requests, service, gets, times }) => {
    const count = steps.reduce((sum, { words }) => sum + 1 + (words.match(/[;,] (?:then|you|i|we)\b|: you\b/gi) ?? []).length, 0);
    const isTold = count > 0 || requests.length > 0 || /\b(?:and i['’]ll|then|once)\b/i.test(text);
    const shown = besides(steps, gets, times, requests);
    return {
      degree: between(count + (isTold ? 0.5 : 0) + (requests.length > 1 ? 0.7 : 0), 0, 2.5),
      praise: count > 1 && shown ? `The steps are clear: ${quote(shown.words)}.` : undefined,
      lack:
        isTold || !service
          ? undefined
          : `After ${quote(service.words)} no step is told: neither what the buyer sends nor when you answer.`,
      advice:
        isTold || !service
          ? undefined
          : `Behind ${quote(service.words)}, tell in two steps what follows an order: what the buyer sends, and what you send back.`,
    };
  },
};

const LOOSE_TIME =
  /\b(?:hours?|days?|weeks?|months?|deadline|minutes? (?:later|after)|(?:mon|tues|wednes|thurs|fri)days?|tomorrow|tonight)\b/i;

const time: Criterion = {
  weight: 2,
  judge: ({ text }, found) => {
    const { times, vagueTimes, requests, steps } = found;
    const name = nameOf(found);
    const shown = besides(times, requests, steps);
    const [vague] = vagueTimes;
    const isSilent = times.length === 0 && !LOOSE_TIME.test(text);
    return {
      degree: times.length > 0 ? 1 : isSilent ? 0 : 0.5,
      praise: shown ? `A buyer can plan with ${quote(shown.words)}.` : undefined,
      lack: !isSilent
        ? undefined
        : vague
          ? `${quote(vague.words)} is a word, not a day.`
          : `Nothing says how long the work${name ? ` on ${name}` : ''} takes.`,
      advice: !isSilent
        ? undefined
        : vague
          ? `Put the usual number of days in place of ${quote(vague.words)}.`
          : `${!name && found.service ? `At ${quote(found.service.words)}, count` : 'Count'} the days from the order to the finished work${name ? ` on ${name}` : ''}, and say the number.`,
    };
  },
};

const ABOUT_PRICE = /[$£€]|\b(?:pric(?:es?|ing)|costs?|fees?|rates?|charged?|quotes?|budget|flat|pay)\b/i;

const price: Criterion = {
  weight: 1,
  judge: ({ text }, found) => {
    const { prices, vaguePrices, service } = found;
    const [vague] = vaguePrices;
    const said = prices[0];
    return {
      degree: said ? 1 : vague ? 0 : 0.5,
      praise: said ? `The price is plain: ${quote(said.words)}.` : undefined,
      lack: said
        ? undefined
        : vague
          ? `${quote(vague.words)} is no price, and makes the work look cheap.`
          : service?.object && !ABOUT_PRICE.test(text)
            ? `Nothing says what ${workOf(found)} would cost.`
            : undefined,
      advice: said || !vague ? undefined : `Leave ${quote(vague.words)} out, or put the figure there.`,
    };
  },
};

const WAY_BACK =
  /\b(?:nothing if|redo|again|refund|money back|changes?|corrections?|free|deducted|revisions?|support|make a third|another version|cancel|guarantee)\b/i;

/** What makes it easy to say yes: something free, a change, a way back. */
const ease: Criterion = {
  weight: 1,
  judge: ({ text }, found) => {
    const { eases, gets, prices, service } = found;
    const shown = besides(eases, gets, prices);
    return {
      degree: between(eases.length, 0, 1),
      praise: shown ? `${quote(shown.words)} takes a worry from the buyer.` : undefined,
      lack:
        eases.length > 0 || !service?.object || WAY_BACK.test(text)
          ? undefined
          : `Nothing says what happens if the buyer is not pleased with ${workOf(found)}.`,
    };
  },
};

const address: Criterion = {
  weight: 1,
  judge: ({ text, sentences }, { requests }) => {
    const you = (text.match(/\byou(?:r|rs|rself)?\b/gi) ?? []).length;
    const self = (text.match(/\b(?:i|me|my|mine|we|our|us)\b/gi) ?? []).length;
    const degree = Math.min(between(you / Math.max(1, you + self), 0, 0.35), between(you, 0, 3));
    return {
      degree,
      lack:
        you === 0 && requests.length === 0
          ? `It never speaks to the buyer, from ${quote(withoutStop(sentences[0] ?? text))} on.`
          : you * 2 > self || requests.length > 0
            ? undefined
            : `It speaks of the seller ${self} ${self === 1 ? 'time' : 'times'}, and of the buyer only ${you}.`,
      rewrite: turned(sentences),
    };
  },
};

export const CONVERSION: readonly Criterion[] = [request, deliverables, process, time, price, ease, address];
