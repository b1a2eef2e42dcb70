/** A hook that rules can make better with nothing but its own words: empty openings are cut, and what is left is a whole sentence. */
import { asSentence, capitalise, countWords } from '../../../english/prose.ts';
import { withoutStop } from '../../../english/topic/clean.ts';
import type { Found } from './found.ts';
import { isClause } from './line.ts';
import { slipsIn } from './slips.ts';
import { quoted } from './quoting.ts';
import { ANNOUNCEMENT, GREETING, HYPE, LEAD_IN, LETTER, WORN } from './worn.ts';

const FEWEST_WORDS = 4;
/** Sentences that say nothing but hello: "I hope this email finds you well." */
const isEmpty = (sentence: string): boolean =>
  !sentence.endsWith('?') &&
  (LETTER.test(sentence) || GREETING.test(sentence) || ANNOUNCEMENT.test(sentence)) &&
  countWords(sentence.replace(LETTER, ' ').replace(GREETING, ' ').replace(ANNOUNCEMENT, ' ')) <= 1;
/** "For those of you who don't know me, …": a stock phrase and a comma. */
const withoutStock = ({ worn }: Found, text: string): string => {
  const stock = worn.find((each) => text.startsWith(`${each}, `));
  return stock === undefined ? text : text.slice(stock.length + 2);
};
const withoutLead = (of: Found): string | undefined => {
  const at = of.sentences.findIndex((sentence) => !isEmpty(sentence));
  if (at < 0) return undefined;
  const left = of.sentences.slice(at).join(' ');
  const rest = withoutStock(of, left).replace(LEAD_IN, '');
  // "That we are closed, and that nobody minds": the second belongs to what is cut.
  const whole = rest.replace(/, and that (?=\p{L})/u, ', and ');
  const cut = withoutStop(of.text.slice(0, of.text.length - rest.length)).trim();
  const isEmptyStill = WORN.test(rest) || HYPE.test(rest) || ANNOUNCEMENT.test(rest);
  if (cut === '' || countWords(rest) < FEWEST_WORDS || isEmptyStill || !of.text.endsWith(rest)) return undefined;
  // "Did you know that recycling is good?" is no better said outright.
  const wasAsked = left.endsWith('?') && of.sentences.length - at === 1;
  if (wasAsked && of.things.length + of.names.length + of.figures.length === 0) return undefined;
  const [first = ''] = of.sentences.slice(at).length > 1 ? [rest.split(/(?<=[.!?])\s/)[0]] : [rest];
  if (!isClause(first) && !/^how (?:to )?\p{L}/iu.test(first)) return undefined;
  return `Without ${quoted(cut)} it comes to the point sooner: ${asSentence(capitalise(wasAsked ? withoutStop(whole) : whole.replace(/(?<!!)!+$/, '')))}`;
};

/** "Have you ever wondered why …?" asks whether, and could say it. */
const WONDERED =
  /^(?<lead>(?:have you ever|ever|did you ever|do you ever) (?:wonder(?:ed)?|asked yourself|thought about|think about) )(?<word>why|how|what|where|who) (?<rest>[^?.!]+)\?$/i;
const saidOutright = ({ text }: Found): string | undefined => {
  const { lead, word = '', rest = '' } = WONDERED.exec(text)?.groups ?? {};
  if (lead === undefined || !isClause(rest) || WORN.test(rest)) return undefined;
  return word.toLowerCase() === 'why'
    ? `${quoted(lead)} has opened very many texts; say it outright: ${capitalise(rest)}. Here is why.`
    : `${quoted(lead)} has opened very many texts; say it outright: This is ${word.toLowerCase()} ${rest}.`;
};

/** "Ever notice how …?" asks what it could say. */
const NOTICED = /^(?<lead>(?:(?:have|did|do) you )?ever notice(?:d)? (?:how|that)) (?<rest>[^?]+)\?$/i;
const noticed = ({ text }: Found): string | undefined => {
  const { lead, rest } = NOTICED.exec(text)?.groups ?? {};
  return lead === undefined || rest === undefined || !isClause(rest)
    ? undefined
    : `Say it outright, without ${quoted(lead)}: ${capitalise(rest)}.`;
};

/** Words that say what sort of remark is coming. */
const LABELLED =
  /^(?<label>(?:unpopular opinion|hot take|fun fact|true story|here['’]s the thing|hear me out|not gonna lie|spoiler alert|quick question|quick one|just a quick (?:one|question))(?<about> about (?:\p{L}+ ){0,2}\p{L}+)?)[:,.–—] ?(?<rest>\S[^\n]{10,})$/iu;
const withoutLabel = ({ text, addressee }: Found): string | undefined => {
  const { label, about, rest } = LABELLED.exec(text)?.groups ?? {};
  if (label === undefined || rest === undefined || addressee !== undefined) return undefined;
  const cut = about === undefined ? label : label.slice(0, -about.length);
  const kept = about === undefined ? capitalise(rest) : `${capitalise(about.trim())}: ${rest}`;
  return `${quoted(cut)} adds nothing, and the line is better without it: ${asSentence(kept)}`;
};

/** They make a word louder and no clearer. */
const LOUD = /(?<!\b(?:not|so|no|n['’]t|at) )\b(?:very|extremely|basically|absolutely|totally|incredibly) (?=\p{L})/giu;
const SHORT_END = 8;
const plainer = ({ text, sentences }: Found): string | undefined => {
  if (text.includes('?') || slipsIn(text).length > 0) return undefined;
  const [first] = text.match(LOUD) ?? [];
  // In a short end the stress is meant.
  if (sentences.length > 1 && countWords(sentences.at(-1)!) <= SHORT_END && sentences.at(-1)!.match(LOUD) !== null)
    return undefined;
  const plain = text.replace(LOUD, '').replace(/\ban? (?=[aeiou])/gi, (article) => `${article.startsWith('A') ? 'An' : 'an'} `);
  return first === undefined || countWords(plain) < FEWEST_WORDS || /^an? \p{L}+ing\b/iu.test(plain)
    ? undefined
    : `Without ${quoted(first)} it is firmer: ${asSentence(capitalise(plain))}`;
};

export const rewritten = (of: Found): string | undefined =>
  withoutLead(of) ??
  saidOutright(of) ??
  noticed(of) ??
  withoutLabel(of) ??
  // What announces or sums up gets no better by a word less.
  (of.worn.length + of.hype.length > 0 || of.announcement !== undefined || (of.summary ?? of.truism) !== undefined
    ? undefined
    : plainer(of));
