/** What can be seen in a hook, and what happens in it. */
import { countWords } from '../../../english/prose.ts';
import { withoutStop } from '../../../english/topic/clean.ts';
import { isFunctionWord } from '../../../english/topic/function-words.ts';
import { tagged, type Token } from '../../../english/topic/tagger.ts';
import { classOf } from '../../../english/topic/word-classes.ts';
import { LISTED, ONLY_LISTED } from './figures.ts';
import { isSomebody } from './people.ts';
import { isCommand } from './speech.ts';

/** What the dictionary counts among things to hold, eat or meet, and what can be seen without being a thing. */
const SEEN_FIELDS = /^(?:artifact|food|animal|plant|body)$/;
const SEEN =
  /^(?:bed|book|chair|clock|dawn|door|letter|newspaper|page|phone|photograph|receipt|table|window|dusk|fire|ice|light|midnight|moon|mud|night|piano|plywood|rain|river|sand|sea|smoke|snow|song|stone|sun|wind|winter|email|sourdough|ward)s?$/;
/** Listed as things, and seldom meant as such. */
export const UNSEEN =
  /^(?:bank|office|way|work|home|house|business|team|guide|key|tool|line|position|thing|plan|place|level|base|track|post|top|front|hour|bar|set|issue|world|goal|post|back|head|hand|start|end|program|system|market|story|industry|shop|medium|media)s?$/;
export const isSeen = (word: string): boolean => {
  if (SEEN.test(word)) return true;
  const { noun, verb, adjective, fields } = classOf(word);
  return noun > verb && noun > adjective && SEEN_FIELDS.test(fields[0] ?? '') && word.length > 2 && !UNSEEN.test(word);
};
/** They tell of a mind and not of anything that somebody could watch. */
const INWARD =
  /^(?:learned|learnt|thought|wanted|knew|believed|liked|wished|hoped|needed|meant|assumed|expected|supposed|considered|figured)$/;
/** Nouns as well: "our son bit", "my aunt left". */
const PAST_OR_NOUN = /^(?:bit|fell|felt|saw|left|lay|shot|rose|bore|wound|found|lost|led|shut)$/;
export const isPast = (word: string): boolean => {
  const { form, verb, noun } = classOf(word);
  if (/^(?:is|are|am|be|been|being|has|have|do|does|did|gone|done|seen|guest|forest|feed)$/.test(word) || INWARD.test(word))
    return false;
  // "Offer", "better": no past ends so.
  if (word.endsWith('er')) return false;
  return /^(?:was|were|had|cost|cut|put|let|read|hit|quit|bit|shut)$/.test(word) || (form === 'past' && verb > noun);
};
/** "are written" and "have taught" tell of no moment, and "you grew up" nothing that the reader could watch. */
const NO_MOMENT = /^(?:you|is|are|am|be|been|being|have|has|get|gets|['’]ve)$/;

/** With the nouns that follow at once: "ice cream van". */
export const thingsIn = (text: string): string[] => {
  const found: string[] = [];
  let open = false;
  for (const word of text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*|[^\s\p{L}\p{N}]/gu) ?? []) {
    const lower = word.toLowerCase();
    const { noun, verb, adjective, adverb } = classOf(lower);
    const isNoun = noun > Math.max(2 * verb, adjective, adverb) && !isFunctionWord(lower);
    if (open && isNoun) found.push(`${found.pop()} ${word}`);
    else if (!isFunctionWord(lower) && isSeen(lower)) found.push(word);
    open = isNoun && found.at(-1)?.endsWith(word) === true;
  }
  return [...new Set(found)];
};

/** The clause around a place, between marks; a short sentence is one. */
const clauseAround = (sentence: string, at: number): string => {
  if (countWords(sentence) <= 30) return withoutStop(sentence);
  const breaks = [
    ...sentence.matchAll(/[,;:–—]\s|\s(?=(?:and|but|because|until|so|when|while) (?:i|you|we|he|she|they|it|the|my)\b)/gi),
  ];
  const start = breaks.findLast(({ index }) => index < at);
  const end = breaks.find(({ index }) => index > at);
  return withoutStop(
    sentence
      .slice(start ? start.index + start[0].length : 0, end?.index)
      .trim()
      .replace(/^and\s+/i, ''),
  );
};

const SUBJECT = /^(?:i|we|he|she|they|it|nobody|somebody|someone)$/;
const DAILY = /\b(?:do|don['’]t|can|always|never|often|every|so you)\b/i;
/** "People do not quit jobs. They quit Mondays": the one is told of every day, and so is the other. */
const DENIED_DAILY = /\b(?:do|does)(?: not|n['’]t)\b/i;
/** "We spend", "they sell": what is told of every day. */
const isHabit = (tokens: readonly Token[]): boolean =>
  tokens.some(({ lower, tag }, at) => {
    const subject = tokens[at - 1]?.lower ?? '';
    return tag === 'verb' && at < 4 && /^(?:i|we|they)$/.test(subject) && classOf(lower).form === 'base' && !isPast(lower);
  });
/** Somebody or something that can be seen, and then a verb in the past: "The surgeon asked". */
export const sceneIn = (sentences: readonly string[]): string | undefined => {
  if (LISTED.test(sentences[0] ?? '') || ONLY_LISTED.test(sentences[0] ?? '')) return undefined;
  for (const sentence of sentences) {
    if (/\?["”’)]*$/.test(sentence) && !/\bi\b/i.test(sentence)) continue;
    // An order and what comes of it have not happened.
    if (isCommand(sentence)) continue;
    // A saying of which nobody is told who said it.
    if (/^[“"][^“”"]*[”"]$/.test(sentence)) continue;
    // What the reader has done or never does is no scene.
    if (
      /^(?:you|when you|if|here|there|most|every|all|people|half of|[\p{L}-]+ percent|\d[\d.,]*\s?%|(?:\d+|\p{L}+) (?:in|out of) (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|a hundred)\b)/iu.test(
        sentence,
      )
    )
      continue;
    const tokens = tagged(sentence);
    // What would be or is, and what once was in a clause about it, is no moment.
    if (
      isHabit(tokens) ||
      /\bif\b[^.]{0,80}\bwould\b|\bwould\b[^.]{0,80}\bif\b|^[^,;:]{2,60}? (?:is|are) (?:an?|the|\p{L}+ing)\b[^,;:]*$/iu.test(
        sentence,
      )
    )
      continue;
    const at = tokens.findIndex(
      ({ lower, tag }, index) =>
        isPast(lower) &&
        (tag !== 'noun' || (PAST_OR_NOUN.test(lower) && isSomebody(tokens[index - 1]?.lower ?? ''))) &&
        // "The form had eleven fields" tells how it was, and "was blown up" what happened.
        (!/^(?:was|were|had)$/.test(lower) || classOf(tokens[index + 1]?.lower ?? '').form === 'past') &&
        !tokens.slice(Math.max(0, index - 3), index).some((token) => /^(?:how|what|why|which)$/.test(token.lower)) &&
        !tokens.slice(index + 1).some((token) => token.tag === 'verb' && classOf(token.lower).form === 's') &&
        !NO_MOMENT.test(tokens[index - 1]?.lower ?? '') &&
        // "Teachers, put down the pen" is an order, and "to put a hand up" an aim.
        tokens[index - 1]?.tag !== 'mark' &&
        tokens[index - 1]?.lower !== 'to' &&
        // "I read" and "we put" are told of every day as well.
        !(
          /^(?:read|put|let|cut|hit|set|shut|quit)$/.test(lower) &&
          /^(?:i|we|they)$/.test(tokens[index - 1]?.lower ?? '') &&
          (DAILY.test(sentence) || DENIED_DAILY.test(sentences.join(' ')))
        ) &&
        // "I have never met", "no one wants it repaired".
        !tokens
          .slice(Math.max(0, index - 3), index)
          .some(
            (token) =>
              /^(?:has|have|been)$|['’]ve$/.test(token.lower) ||
              (classOf(token.lower).form === 's' && classOf(token.lower).verb > classOf(token.lower).noun),
          ) &&
        tokens
          .slice(Math.max(0, index - 7), index)
          .some(
            (token) =>
              SUBJECT.test(token.lower) ||
              token.tag === 'name' ||
              isSeen(token.lower) ||
              isSomebody(token.lower) ||
              (lower === 'cost' && /^(?:me|us|him|her|my|our)$/.test(tokens[index + 1]?.lower ?? '')) ||
              (token.tag === 'noun' &&
                tokens[index - 1]?.tag !== 'preposition' &&
                /^(?:group|artifact|communication)$/.test(classOf(token.lower).fields[0] ?? '')),
          ),
    );
    if (at >= 0) return clauseAround(sentence, tokens[at]!.from);
  }
  return undefined;
};

const TANGIBLE = /^(?:artifact|food|animal|plant|body|person|location|substance|object|group|event)$/;

export const hasTangible = (clause: string): boolean =>
  tagged(clause).some(({ lower, tag }) => tag === 'noun' && (isSeen(lower) || TANGIBLE.test(classOf(lower).fields[0] ?? '')));
