/** A hook that rules can make better with nothing but its own words. */
import { asSentence, capitalise, countWords } from '../../../english/prose.ts';
import { withoutStop } from '../../../english/topic/clean.ts';
import { tagged } from '../../../english/topic/tagger.ts';
import { classOf } from '../../../english/topic/word-classes.ts';
import type { Found } from './found.ts';
import { dayOfNotice } from './make.ts';
import { quoted } from './quoting.ts';
import { LEAD_IN, WORN } from './worn.ts';

/** "There is a village where …" is "In a village …". */
const THERE_IS =
  /^There (?:is|are) (?<place>(?:an?|one) (?:\p{L}+ ){0,2}(?:village|town|city|country|house|room|valley|region|school|street|island|museum|office|kitchen|hospital)\b[^,.;!?]{0,40}?) where (?<rest>[^.;!?]+)[.!]?$/u;
const sooner = ({ text }: Found): string | undefined => {
  const { place, rest } = THERE_IS.exec(text)?.groups ?? {};
  return place === undefined || rest === undefined
    ? undefined
    : `It starts sooner without “There is”: In ${place}, ${withoutStop(rest)}.`;
};

const FEWEST_WORDS = 4;
const withoutLead = (of: Found): string | undefined => {
  const { text, sentences } = of;
  const rest = text.replace(LEAD_IN, '');
  // What is worn or empty without it as well is not worth keeping.
  if (
    rest === text ||
    countWords(rest) < FEWEST_WORDS ||
    WORN.test(rest) ||
    (of.things.length + of.names.length + of.figures.length + of.people.length === 0 && dayOfNotice(of) === undefined) ||
    /^we(?:['’]re| are)? (?:all|looking)\b/i.test(rest)
  )
    return undefined;
  const whole = sentences.length > 1 ? rest : rest.replace(/(?<!!)!+$|\?$/, '');
  return `Without ${quoted(withoutStop(text.slice(0, text.length - rest.length)).trim())} it says the same: ${asSentence(capitalise(whole))}`;
};

/** "Ever notice how …?" asks what it could say. */
const NOTICED = /^(?<lead>(?:(?:have|did|do) you )?ever notice(?:d)? (?:how|that)) (?<rest>[^?]+)\?$/i;
const saidOutright = ({ text }: Found): string | undefined => {
  const { lead, rest } = NOTICED.exec(text)?.groups ?? {};
  return lead === undefined || rest === undefined
    ? undefined
    : `Said outright, without ${quoted(lead)}, it is stronger: ${capitalise(rest)}.`;
};

/** "Photosynthesis: how plants …": the subject can wait. */
const LABELLED = /^(?<label>[\p{L}’'-]+(?: [\p{L}’'-]+){0,2}): (?<rest>(?:how|why|what|when) [^:?]{12,})$/iu;
const withoutLabel = ({ text }: Found): string | undefined => {
  const { label, rest } = LABELLED.exec(text)?.groups ?? {};
  return label === undefined || rest === undefined
    ? undefined
    : `What draws stands behind ${quoted(label)}: ${asSentence(capitalise(rest))}`;
};

/** They make a word louder and no clearer. */
const LOUD = /(?<!\b(?:not|so|no|n['’]t|at) )\b(?:very|extremely|basically|absolutely|totally|incredibly) (?=\p{L})/giu;
const plainer = ({ text }: Found): string | undefined => {
  if (text.includes('?')) return undefined;
  const [first] = text.match(LOUD) ?? [];
  const plain = text.replace(LOUD, '').replace(/\ban? (?=[aeiou])/gi, (article) => `${article.startsWith('A') ? 'An' : 'an'} `);
  return first === undefined || countWords(plain) < FEWEST_WORDS || /^an? \p{L}+ing\b/iu.test(plain)
    ? undefined
    : `Without ${quoted(first)} it is firmer: ${asSentence(capitalise(plain))}`;
};

/** A verb that can stand in a sentence of its own, with somebody or something before it. */
const isWhole = (clause: string): boolean => {
  const tokens = tagged(clause);
  return (
    !/^(?:when|if|because|since|while|until|that|which|who|here)\b/i.test(clause) &&
    tokens.some(
      ({ tag, lower }, at) =>
        at > 0 && (tag === 'verb' || tag === 'auxiliary' || (classOf(lower).form === 'past' && classOf(lower).verb > 0)),
    )
  );
};
const JOINED =
  /^(?<first>[^.;:?!“”"()]{15,}?)(?:, (?:and|but|yet)|;) (?<last>(?:i|we|you|he|she|it|they|my|our|his|her|the|most|none|nobody|one|two|half|all) [^;:?“”"()]{8,})$/iu;
const MOST_WORDS = 30;
/** One sentence with a turn in it, as two: the second hits harder. */
const divided = ({ text, sentences }: Found): string | undefined => {
  const { first, last } = (sentences.length === 1 && countWords(text) <= MOST_WORDS && JOINED.exec(text)?.groups) || {};
  // "Got in my cab, gave me an address" and "three questions I ask" go on, and are no sentence of their own.
  return first === undefined ||
    last === undefined ||
    /.{25},|^(?:\d+|two|three|four|five|six|seven|ten) \p{L}+ (?:i|you|that)\b/iu.test(first) ||
    !isWhole(first) ||
    !isWhole(last)
    ? undefined
    : `As a sentence of its own, ${quoted(withoutStop(last))} hits harder: ${asSentence(first)} ${asSentence(capitalise(last))}`;
};

export const rewritten = (of: Found): string | undefined =>
  sooner(of) ??
  withoutLead(of) ??
  saidOutright(of) ??
  withoutLabel(of) ??
  // What announces or sums up gets no better by a word less.
  (of.worn.length + of.hype.length > 0 || of.announcement !== undefined || (of.summary ?? of.truism) !== undefined
    ? undefined
    : (plainer(of) ?? divided(of)));
