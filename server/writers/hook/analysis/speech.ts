/** What somebody says in a hook, what is only quoted, and what the reader is told to do. */
import { classOf } from '../../../english/topic/word-classes.ts';
import { isFunctionWord } from '../../../english/topic/function-words.ts';
import { isSomebody } from './people.ts';

const SPEECH = /[“"]([^“”"]{2,})[”"]|(?<=[\s(]|^)[‘']([^‘’']+(?:[’'](?=\p{L})[^‘’']+)*)[’'](?=[\s.,!?)]|$)/u;
const SAYS =
  /\b(?:said|says?|asked|asks|told|tells|shouted|whispered|wrote|writes|answered|replied|cried|called|yelled|muttered|texted)\b/i;
/** A title, a name and a word that is only mentioned stand in quotation marks as well: speech is a sentence, or somebody says it. */
export const speechIn = (text: string): string | undefined => {
  const found = SPEECH.exec(text);
  const words = found?.[1] ?? found?.[2];
  if (found === null || words === undefined) return undefined;
  const isSaid = SAYS.test(text.replace(found[0], ' '));
  return /[?!.,…]$/.test(words) || (isSaid && /\s/.test(words)) ? words : undefined;
};
/** A saying in which and around which nobody stands is quoted, and not spoken. */
export const isSpoken = (text: string): boolean =>
  SAYS.test(text) ||
  /\b(?:i|me|my|you|your|we|us|our|he|she|they|his|her|their)\b/i.test(text) ||
  (text.match(/\p{L}+/gu) ?? []).some((word) => isSomebody(word.toLowerCase()));
/** "As Steve Jobs said", "Lincoln once said", or nothing but a quotation: it is handed on, and nobody speaks at any moment. */
export const HANDED_ON =
  /^as [^,“"]{2,40}(?:said|says|wrote|put it),? ?[“"]|\bonce (?:said|wrote)\b|^[“"][^“”"]+[”"](?:\s*[-–—~]\s*\p{Lu}[\p{L}. ]+)?[.!]?$|\b(?:dictionary|webster['’]?s)\b[^.“"]{0,60}[“"]/iu;
/** Said by somebody with two names, as those have who are quoted: "… Nelson Mandela said that". */
export const BY_NAME =
  /^(?:[“"][^“”"]+[”"][,.]? )?\p{Lu}\p{Ll}+ \p{Lu}\p{L}+ (?:famously |also )?(?:said|says|wrote)\b|^[“"][^“”"]+[”"],? (?:said|wrote|says) \p{Lu}\p{Ll}+ \p{Lu}/u;
export const SAID_THAT = /(?<=\bonce (?:said|wrote),? that ).+$/i;
export const ATTRIBUTED = /\b(?:said|says|wrote|put it)\b|["”]\s*[-–—~]\s*\p{Lu}/u;
const COMMAND =
  /^(?:stop|start|try|imagine|picture|do not|don['’]t|never|forget|throw|read|look|ask|count|listen|think|let['’]s|learn|discover|unlock|take|keep|put|write|open|close|remember|meet|come|click|subscribe|join)\b(?! \p{L}+ (?:is|are|was|were|has|have|had|never|can|will|do|does)\b)/iu;
const OBJECT_FOLLOWS = /^(?<verb>\p{L}+) (?:every|each|all|half|the|an?|your|my|it|them|this|that|one|two|no|more|less|up)\b/iu;
/** "Sit up straight is bad advice" judges what it names. */
const IS_JUDGED = /^(?:[\p{L}’'-]+ ){1,5}(?:is|are|was|were) /iu;
export const isCommand = (text: string): boolean => {
  if (IS_JUDGED.test(text) && !/^(?:[\p{L}’'-]+ ){0,4}(?:who|that|what|which|how|where|if|when|your?) /iu.test(text))
    return false;
  const verb = OBJECT_FOLLOWS.exec(text)?.groups?.['verb']?.toLowerCase();
  if (verb === undefined) return COMMAND.test(text);
  const { verb: uses, form } = classOf(verb);
  return uses > 0 && form === 'base' && !isFunctionWord(verb);
};
