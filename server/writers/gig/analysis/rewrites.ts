/** Sentences that rules can make better with nothing but the words that are there. */
import { asSentence, capitalise, withArticle } from '../../../english/prose.ts';
import { KNOWN_SLIPS } from '../../../english/slips.ts';
import { withoutStop } from '../../../english/topic/clean.ts';
import { tagged } from '../../../english/topic/tagger.ts';
import { classOf, isKnown } from '../../../english/topic/word-classes.ts';
import { isFunctionWord } from '../../../english/topic/function-words.ts';
import { isTradeName } from '../trade-names.ts';
import { IS_SOMEBODY, isOnePerson, mistakesIn, SMALL_LANGUAGE } from './mistakes.ts';
import type { Reading } from './reading.ts';

/** They are in every offer, and nobody could tell anything about them. */
const NO_THING =
  /^(?:orders?|listeners|readers|viewers|customers|clients|family|satisfaction|success|needs?|requirements?|requests?|messages?|journey|time|money|own|dreams?|life|best|first|next|side|place|hands?|end|way|work|vision|questions?|answers?|search|phone|computer|screen|photos?|pictures?|files?|inbox|attention|budget|name|business|brand|compan(?:y|ies)|project)$/;
/** What the work is done to, "your kitchen knives", where the text begins with it or comes back to it. */
export const ownThingIn = ({ sentences, words: all }: Reading): string | undefined => {
  const [met, often] = [new Set<string>(), new Set<string>()];
  for (const word of all.map((each) => each.toLowerCase())) (met.has(word) ? often : met).add(word);
  for (const [index, sentence] of sentences.entries()) {
    const tokens = tagged(sentence);
    for (const [at, { lower }] of tokens.entries()) {
      if (lower !== 'your' || /^(?:be|am|['’]m)$/.test(tokens[at - 1]?.lower ?? '')) continue;
      const [thing, next] = tokens.slice(at + 1);
      if (thing?.tag !== 'noun') continue;
      const { noun, verb, fields } = classOf(thing.lower);
      const isThing = noun > verb && isKnown(thing.lower) && !NO_THING.test(thing.lower) && !/['’]s$/.test(thing.lower);
      // "Your small US business" and "your child maths" go on behind their first word.
      const goesOn = next !== undefined && /^(?:noun|name|adjective|number)$/.test(next.tag) && next.from === thing.to + 1;
      if (isThing && !goesOn && fields[0] !== 'person' && (index === 0 || often.has(thing.lower))) return thing.lower;
    }
  }
  return undefined;
};

const UNITS = 'day|week|month|year|hour|page|revision|video|concept';
const COUNTED = new RegExp(
  String.raw`\b((?:[2-9]|\d\d+)) (${UNITS})(?=[.,;!?]|$| (?:of|to|and|for|in|from|before|per|a)\b)`,
  'gi',
);

const careful = (sentence: string): string =>
  asSentence(
    sentence
      .replace(/\bi\b(?!\.)/g, 'I')
      .replace(/\b[a-z]+\b/g, (word) => KNOWN_SLIPS.get(word) ?? word)
      .replace(/\b(\d+\+?) years? experience\b/gi, '$1 years of experience')
      .replace(COUNTED, '$1 $2s')
      .replace(/\balot\b/gi, 'a lot')
      .replace(SMALL_LANGUAGE, (word) => capitalise(word))
      .replace(IS_SOMEBODY, (whole, who: string) =>
        isOnePerson(who) && !/^best /i.test(who) ? whole.replace(who, withArticle(who)) : whole,
      )
      .replace(/!{2,}/g, '.'),
  );

const WITHOUT_ARTICLE =
  /\b(?:have|has|hold|need|want|get|find|for|(?:give|gave) (?:me|us)) (?:(?:dream|good|best|new|small|big|first|nice|great) )?(?:job|degree|diploma|certificate|chance|order|idea|project|website|logo)(?=[.,;!?]|$| (?:and|in|from|of|i|to)\b)/iu;
/** "I make logo": a thing that can be counted stands behind its verb without an article. */
export const isBare = (sentence: string): boolean => {
  if (WITHOUT_ARTICLE.test(sentence)) return true;
  const tokens = tagged(sentence);
  return tokens.some(({ tag, lower }, index) => {
    // "Send me photo": whoever it is sent to stands between.
    const next = /^(?:me|us|you|him|her|them)$/.test(tokens[index + 1]?.lower ?? '') ? tokens[index + 2] : tokens[index + 1];
    if (
      tag !== 'verb' ||
      next?.tag !== 'noun' ||
      /^(?:preposition|determiner|possessive|adjective|noun|number)$/.test(tokens[index - 1]?.tag ?? '')
    )
      return false;
    const { noun, verb, adjective, form, fields } = classOf(next.lower);
    return (
      /^(?:artifact|communication|person)$/.test(fields[0] ?? '') &&
      form === 'base' &&
      noun > verb + adjective &&
      classOf(lower).form === 'base'
    );
  });
};
/** A sentence that rules have mended is shown only where they have left nothing in it that they do not know. */
const MOST_WORDS = 12;
/** Wrong in a way that no dictionary shows: "new in here", "designer from 3 years", "price is cheap". */
const STILL_WRONG =
  /\bin here\b|\bfrom (?:\d+|\p{L}+) years\b|^(?:price|logo|file|work|client|delivery|quality|design|service)s? (?:is|are) \p{L}+\b(?! per)|\bbefore (?:place|order|buy) (?:order|your|it)\b|\b(?:discus|advices?|informations)\b/iu;
/** "Give me chance I will do it" is two sentences. */
const isRunOn = (sentence: string): boolean =>
  [...sentence.matchAll(/(?<=(?<before>\p{L}+) )(?:I|we) (?:will|can|am|are|have|do|make|want|need)\b/gu)].some(
    ({ groups }) => !isFunctionWord(groups!['before']!.toLowerCase()),
  );
/** "I am native Spanish speaker", "a hard worker and honest person": one person, and no article. */
const hasBarePerson = (sentence: string): boolean => {
  const tokens = tagged(sentence);
  return tokens.some(({ lower, tag }, at) => {
    const { fields, form, noun, verb } = classOf(lower);
    if (tag !== 'noun' || (fields[0] !== 'person' && lower !== 'person') || form !== 'base' || noun <= verb) return false;
    const before = tokens.slice(0, at).findLast((token) => !/^(?:adjective|noun|name|adverb)$/.test(token.tag));
    return before !== undefined && /^(?:am|is|was|be|as|and|or|m|['’]m|i['’]m)$/i.test(before.lower);
  });
};
const readsWell = (sentence: string): boolean =>
  sentence.split(' ').length <= MOST_WORDS &&
  !/^(?:been|being|having|\p{L}+ing)\b/iu.test(sentence) &&
  mistakesIn(sentence).length === 0 &&
  !STILL_WRONG.test(sentence) &&
  !/^(?:hi|hello|hey) (?!there|all)\p{L}/iu.test(sentence) &&
  !isBare(sentence) &&
  !isRunOn(sentence) &&
  !hasBarePerson(sentence) &&
  (sentence.match(/(?<![\p{L}\p{N}.@/’'-])\p{Ll}{3,}(?![\p{L}\p{N}@/’'-])/gu) ?? []).every(
    (word) => isKnown(word) || isFunctionWord(word) || isTradeName(word),
  ) &&
  !/\b(?:u|ur|ya|yo|hmu|im|dont)\b/i.test(sentence);

/** "logo design." is a word to search for, and no sentence without its capital. */
const FEWEST_OF_A_SENTENCE = 4;
export interface Careless {
  readonly words: string;
  /** Nothing where a mistake would be left in it, or where only its first letter changes. */
  readonly corrected: string | undefined;
}

/** Sentences with a mistake that can be told for certain: capitals, one unit too few, a misspelling. */
export const carelessIn = (sentences: readonly string[]): Careless[] =>
  sentences.flatMap((sentence, at) => {
    const corrected = careful(sentence);
    const words = withoutStop(sentence);
    // A heading may begin with a small letter, and so may what goes on behind a mark: "#REF! all over?"
    const maySmall =
      !/[.!?]$/.test(sentence) || words.split(' ').length < FEWEST_OF_A_SENTENCE || /[!?]$/.test(sentences[at - 1] ?? '');
    const isRight = capitalise(withoutStop(corrected)) === capitalise(words) && (maySmall || /^\P{Ll}/u.test(words));
    const isWrong = mistakesIn(sentence).length > 0;
    if (isRight && !isWrong) return [];
    return [
      {
        words,
        corrected: isRight || withoutStop(corrected) === capitalise(words) || !readsWell(corrected) ? undefined : corrected,
      },
    ];
  });
