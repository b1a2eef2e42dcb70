/**
 * Checks whether a buyer learns what they get, how it works and what to do next. What is praised is found in a narrow sense; that
 * something is missing is said only where not even a broad sense of it is there.
 */
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

const THANKS = /^(?:many )?(?:thanks?|cheers|best|kind|regards|see you|god bless)\b/i;
export const firstOf = ({ sentences, text }: Reading): string => clauseAt(sentences[0] ?? text, 0, 1);
/** Where advice is to be followed: below the name of the work, if it has one. */
export const nextTo = ({ service }: Found, reading: Reading): string => `, under ${quote(service?.words ?? firstOf(reading))}`;
export const lastOf = ({ sentences, text }: Reading): string => {
  const last = withoutStop(sentences.findLast((sentence) => !THANKS.test(sentence)) ?? text);
  return clauseAt(last, Math.max(0, last.length - 1), last.length);
};
/** Something is asked for in passing, or the buyer is told where it begins. */
const ASKS =
  /\b(?:please|just ask|contact|message|(?<!\byou (?:will |can )?)(?:write (?:to )?me|send me|tell me)|email|call me|attach|describe|inbox|book|first comes|(?:start|begin) with|to (?:start|begin|order)|i need|let me know)\b/i;

const request: Criterion = {
  weight: 3,
  judge: (reading, found) => {
    const { requests, emptyRequests, steps } = found;
    const last = requests.at(-1);
    const empty = emptyRequests.at(-1);
    const rewritten = requestFrom(reading);
    if (last !== undefined)
      return {
        degree: last.at >= reading.sentences.length * 0.55 ? 1 : 0.75,
        praise: /\?$/.test(last.words)
          ? `${quote(last.words)} is a question that a buyer can answer.`
          : /\b(?:i['’]ll|i will|and i|you get)\b/i.test(last.words)
            ? `${quote(last.words)} says what you need and what comes back.`
            : `${quote(last.words)} tells the buyer what to do next.`,
      };
    if (empty !== undefined)
      return {
        degree: 0.35,
        lack: `${quote(empty.words)} does not say what to send or to tell you.`,
        rewrite: rewritten,
        advice: `Put a question about the buyer’s own case in place of ${quote(empty.words)}.`,
      };
    if (ASKS.test(reading.text)) return { degree: 0.35, rewrite: rewritten };
    return {
      degree: steps.length > 0 ? 0.2 : 0,
      lack: `The end, ${quote(lastOf(reading))}, does not say what the buyer should do next.`,
      rewrite: rewritten,
      advice: `After ${quote(lastOf(reading))}, ask for what you need to know before you can begin.`,
    };
  },
};

const SHORT = 45;
/** Whatever a buyer may take for a thing to have in the end, a number of them or the work itself. */
const IN_HAND =
  /\d|\b(?:get|receive|have|deliver\w*|return\w*|send|give|back|include[ds]?|paper|print\w*|copy|copies|version|sheet|plan|call|lesson|session)\b/i;

const deliverables: Criterion = {
  weight: 3,
  judge: (reading, { gets, files, vagueGets, service, requests, prices }) => {
    const { text, words: every, bullets: all } = reading;
    // A list of tools, or of reasons, is none of what the buyer gets.
    const bullets = /\byou(?:['’]ll| will)? (?:get|receive)|\binclude[ds]?\b/i.test(text) ? all : [];
    const isSaid = gets.length + files.length + bullets.length > 0 || every.length > SHORT || IN_HAND.test(text);
    const asked = wordsOf([...requests, ...prices]);
    const given = wordsOf(gets).filter((words) => !asked.includes(words));
    const shown = bullets.length > 1 ? bullets.slice(0, 2) : given.slice(0, 2);
    const items = gets.reduce((sum, { words }) => sum + 1 + (words.match(/, | and /g) ?? []).length * 0.4, 0);
    const degree =
      between(items + Math.min(bullets.length, 4) + files.length * 0.5, 0, 3.5) - Math.min(0.3, vagueGets.length * 0.15);
    const [vague] = vagueGets;
    return {
      degree: Math.max(0, degree),
      isShown: shown.length > 0,
      praise: shown.length > 0 ? `The buyer sees what they get: ${quoted(shown)}.` : undefined,
      lack: vague
        ? `${quote(vague.words)} leaves open what the buyer gets.`
        : isSaid || !service
          ? undefined
          : 'Nothing says what the buyer then has in hand.',
      advice: vague
        ? `Name the two or three things that ${quote(vague.words)} stands for, or leave it out.`
        : isSaid || !service
          ? undefined
          : `Say what arrives at the end of ${quote(service.words)}: how many, how long, in which form.`,
    };
  },
};

/** Any word of an order of things, or of what either side does. */
const ANY_STEP =
  /\b(?:then|once|after\w*|before|first|next|finally|until|when|send\w*|sent|upload\w*|attach|describe|fill|form|questionnaire|brief\w*|call|talk|meet\w*|zoom|phone|message|write to|tell|ask\w*|answer\w*|discuss|check\w*|choose|pick|approve|start\w*|begin\w*|back|come|visit\w*|bring|try|taste|test)\b/i;

const process: Criterion = {
  weight: 2,
  judge: ({ text }, { steps, requests, service, gets, times, prices }) => {
    const count = steps.reduce((sum, { words }) => sum + 1 + (words.match(/[;,] (?:then|you|i|we)\b|: you\b/gi) ?? []).length, 0);
    const isTold = count > 0 || requests.length > 0 || ANY_STEP.test(text);
    const shown = besides(
      steps.filter(({ words }) => !/^if\b/i.test(words)),
      gets,
      times,
      prices,
      requests,
    );
    return {
      degree: between(count + (isTold ? 0.5 : 0) + (requests.length > 1 ? 0.7 : 0), 0, 2.5),
      isShown: shown !== undefined,
      praise: shown ? `It tells how it goes: ${quote(shown.words)}.` : undefined,
      lack: isTold || !service ? undefined : 'No step is told, not even what the buyer sends.',
      advice:
        isTold || !service
          ? undefined
          : `Under ${quote(service.words)}, tell in two steps what follows an order: what the buyer sends, and what you send back.`,
    };
  },
};

const ANY_TIME =
  /\b(?:\d+ ?h|hours?|hrs?|days?|daily|weeks?|weekly|weekends?|weekday|months?|monthly|fortnight|deadlines?|minutes? (?:later|after)|minutes?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|tomorrow|tonight|today|overnight|evenings?|mornings?)\b/i;

const time: Criterion = {
  weight: 2,
  judge: (reading, found) => {
    const { text } = reading;
    const { times, vagueTimes, requests, steps, gets, prices } = found;
    const shown = besides(
      times.filter(({ words }) => !prices.some((each) => each.words === words)),
      requests,
      steps,
      gets,
    );
    const [vague] = vagueTimes;
    const isSilent = times.length === 0 && !ANY_TIME.test(text);
    return {
      degree: times.length > 0 ? 1 : isSilent ? 0 : 0.5,
      praise: shown ? `A buyer can plan with ${quote(shown.words)}.` : undefined,
      lack: !isSilent ? undefined : vague ? `${quote(vague.words)} is a word, not a day.` : 'Nothing says how long it takes.',
      advice: !isSilent
        ? undefined
        : vague
          ? `Put the usual number of days in place of ${quote(vague.words)}.`
          : `Give the usual number of days from the order on${nextTo(found, reading)}.`,
    };
  },
};

const ANY_PRICE =
  /[$£€¥₹]|\b(?:francs?|rupees|kroner|kronor|zloty|chf|aud|cad|inr|cents?|pence|pric\w+|costs?|fees?|rates?|charg\w+|quotes?|budget|flat|pay\w*|paid|negotiable|dollars?|euros?|pounds?|usd|eur|gbp|bucks|discounts?|\d+ (?:each|once|per|a (?:page|piece|month|hour)))\b/i;

const price: Criterion = {
  weight: 1,
  judge: (reading, found) => {
    const [vague] = found.vaguePrices;
    const [evasive] = found.evasivePrices;
    const isMissing = reading.words.length > SHORT && !ANY_PRICE.test(reading.text);
    const said = besides(found.prices, found.steps, found.eases);
    return {
      degree: said ? 1 : vague || evasive || isMissing ? 0 : 0.5,
      praise: said ? `It names a price: ${quote(said.words)}.` : undefined,
      lack: said
        ? undefined
        : vague
          ? `${quote(vague.words)} is no figure, and makes the work look cheap.`
          : evasive
            ? `${quote(evasive.words)} evades the question of the price.`
            : isMissing
              ? 'The price is missing.'
              : undefined,
      advice: said
        ? undefined
        : vague
          ? `Leave ${quote(vague.words)} out, or put the figure there.`
          : evasive
            ? `Put what the smallest job costs beside ${quote(evasive.words)}.`
            : isMissing
              ? `Say what the smallest job costs and what it depends on${nextTo(found, reading)}.`
              : undefined,
    };
  },
};

/** What makes it easy to say yes: something free, a change, a way back. */
const ease: Criterion = {
  weight: 1,
  judge: (_, { eases, gets, prices }) => {
    const shown = besides(eases, gets, prices);
    return {
      degree: between(eases.length, 0, 1),
      praise: shown ? `${quote(shown.words)} takes a worry from the buyer.` : undefined,
    };
  },
};

const address: Criterion = {
  weight: 1,
  judge: (reading, { requests }) => {
    const { sentences } = reading;
    // What others are quoted as saying speaks of neither.
    const text = reading.text.replace(/[“"][^“”"]*[”"]/g, ' ');
    const you = (text.match(/\byou(?:r|rs|rself)?\b/gi) ?? []).length;
    const self = (text.match(/\b(?:i|me|my|mine|we|our|us)\b/gi) ?? []).length;
    const isSilent = you === 0 && requests.length === 0 && !ASKS.test(text);
    return {
      degree: Math.min(between(you / Math.max(1, you + self), 0, 0.35), between(you, 0, 3)),
      lack: isSilent ? 'It never speaks to the buyer.' : undefined,
      rewrite: turned(sentences),
      advice: isSilent ? `Say “you” beside ${quote(firstOf(reading))}: what does the buyer have of it?` : undefined,
    };
  },
};

export const CONVERSION: readonly Criterion[] = [request, deliverables, process, time, price, ease, address];
