/** Whom the story is about: the subject of a sentence that tells what somebody does. */
import { partsOfSpeech } from '../../../lexicon/wordnet.ts';
import type { Story } from './story.ts';
import { base } from './turned.ts';

export interface Subject {
  /** "my brother", in small letters; "my · brother" for "my boss's brother". */
  readonly who: string;
  /** What they do, as it was typed: "keeps buying my kids huge toys". */
  readonly does: string;
}

const OPENS = /^(?:(?:so|well|hi|hello|ok|okay|basically|lately|recently|and|but|also|now)[ ,]+)+/i;
const STARTS = /^(?:my|our|the|a|an|one|two|three|some|someone|somebody|this|every|another|next|colleague|co-?worker|flatmate|housemate|roommate|neighbou?r|neighbou?rs|client|customer|tenant|friend|mate|sister|brother|husband|wife|landlord|landlady|parent|couple|man|woman|guy|lady|people|boss|manager|mum|mom|dad)$/i;
const FINITE =
  /^(?:keeps?|always|never|constantly|often|has|have|had|is|are|was|were|won't|wont|will|doesn't|doesnt|does|don't|dont|didn't|didnt|hasn't|hasnt|haven't|havent|isn't|isnt|aren't|can't|cant|just|still|refuses?|went|took|told|said|got|made|came|left|put|gave|broke|sold|let|kept|began|lost|sent|spent|thinks|wants|says)$/i;
const RELATIVE = /^(?:who|that|whom|which)$/i;
const AFTER_NOUN = /^(?:my|our|the|a|an|his|her|their|of|in|at|on|for|with|from|by|and|or|to|this|these)$/i;
/** In words: how far from the beginning a verb may stand. */
const FARTHEST = 11;

const isFinite = (word: string, before: string): boolean => {
  if (FINITE.test(word)) return true;
  if (AFTER_NOUN.test(before) || word.includes("'")) return false;
  const plain = word.toLowerCase();
  if (/^[a-z]{3,}ed$/.test(plain)) return partsOfSpeech(plain.replace(/e?d$/, '')).size > 0 || partsOfSpeech(plain).size > 0;
  return /^[a-z]{2,}s$/.test(plain) && !/ss$/.test(plain) && partsOfSpeech(base(plain)).has('verb');
};

const subjectIn = (sentence: string): Subject | undefined => {
  const words = sentence.replace(OPENS, '').split(' ');
  if (!STARTS.test(words[0] ?? '')) return undefined;
  let isRelative = false;
  for (let at = 1; at < Math.min(words.length - 1, FARTHEST); at++) {
    const word = words[at]!;
    // A comma ends what could be read surely.
    if (/[,;:]$/.test(words[at - 1]!)) return undefined;
    if (RELATIVE.test(word)) isRelative = true;
    else if (isFinite(word, words[at - 1]!)) {
      if (!isRelative)
        return {
          who: words
            .slice(0, at)
            .map((one) => (/'s$|s'$/.test(one) ? '·' : one))
            .join(' ')
            .toLowerCase()
            .replaceAll("'", ''),
          does: words.slice(at).join(' '),
        };
      isRelative = false;
    }
  }
  return undefined;
};

/** What somebody says or wants is nothing that they do. */
const NO_DEED = /^(?:says?|said|thinks?|thought|wants?|wanted|told|tells?|asked|is|are|was|were|reckons?|insists?|died|retired|turned)\b/i;

/** The first of the story that is somebody a pattern knows. */
export const subjectOf = ({ typed }: Story, about: RegExp): Subject | undefined =>
  typed
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !sentence.endsWith('?'))
    .map(subjectIn)
    .find((subject) => subject !== undefined && !NO_DEED.test(subject.does) && about.test(subject.who));
