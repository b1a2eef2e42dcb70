/** Whom the story is about: the subject of a sentence that tells what somebody does. */
import { partsOfSpeech } from '../../../lexicon/wordnet.ts';
import type { Story } from './story.ts';
import { base } from './turned.ts';

export interface Subject {
  /** "my brother", in small letters; "my boss· brother" for "my boss's brother". */
  readonly who: string;
  /** What they do, as it was typed: "keeps buying my kids huge toys". */
  readonly does: string;
}

const OPENS =
  /^(?:(?:so|well|hi|hello|ok|okay|basically|lately|recently|and|but|also|now|because)[ ,]+|there(?:'s| is| are|'re) |i(?: just| recently|'ve| have)? (?:found out|noticed|learned|heard|discovered)(?: that)? |i (?:share|work|live|sing|play|car ?pool|sit) (?:[\w'-]+ ){0,4}with )+/i;
const STARTS =
  /^(?:my|our|the|a|an|one|two|three|some|someone|somebody|this|every|another|next|colleague|co-?worker|flatmate|housemate|roommate|neighbou?rs?|client|customer|tenant|parent|couple|man|woman|guy|lady|people|boss|manager|mum|mom|dad|friend|mate|sister|brother|husband|wife|landlord|landlady)$/i;
const FINITE =
  /^(?:keeps?|always|never|constantly|often|has|have|had|is|are|was|were|won't|wont|will|doesn't|doesnt|does|don't|dont|didn't|didnt|hasn't|hasnt|haven't|havent|isn't|isnt|aren't|can't|cant|just|still|refuses?|went|took|told|said|got|made|came|left|put|gave|broke|sold|let|kept|began|lost|sent|spent|wants?|says)$/i;
const RELATIVE = /^(?:who|that|whom|which)$/i;
const AFTER_NOUN = /^(?:my|our|the|a|an|his|her|their|of|in|at|on|for|with|from|by|and|or|to|this|these)$/i;
/** In words: how far from the beginning a verb may stand. */
const FARTHEST = 11;

const isFinite = (word: string, before: string): boolean => {
  if (FINITE.test(word)) return true;
  if (AFTER_NOUN.test(before) || word.includes("'") || /s'?$/.test(before)) return false;
  const plain = word.toLowerCase();
  if (/^[a-z]{3,}ed$/.test(plain)) return partsOfSpeech(plain.replace(/e?d$/, '')).size > 0 || partsOfSpeech(plain).size > 0;
  return /^[a-z]{2,}s$/.test(plain) && !/ss$/.test(plain) && partsOfSpeech(base(plain)).has('verb');
};

/** "is lovely but she's always late", "has a van and keeps parking here": what somebody does is told after what they are. */
const AFTER_BEING = /^(?:is|are|was|were|has been|have been)\b.*?\b(?:but|and) (?:(?:she|he|they)(?:('s)|('re))? )?(?=\S+ \S+ )/i;
const HABIT_LAST = /^.*? and (?=(?:keeps?|refuses) )/i;
const deedIn = (does: string): string => {
  if (HABIT_LAST.test(does)) return does.replace(HABIT_LAST, '');
  const being = AFTER_BEING.exec(does);
  if (!being) return does;
  const rest = does.slice(being[0].length);
  if (being[1] !== undefined || being[2] !== undefined) return `${being[1] ? 'is' : 'are'} ${rest}`;
  return isFinite(rest.split(' ')[0]!, '') ? rest : does;
};

const INTRODUCES = /^(?:there\b|i (?:share|work|live|sing|play|car ?pool|sit)\b)/i;
const subjectIn = (clause: string): Subject | undefined => {
  const opened = clause.replace(OPENS, '');
  const words = opened.split(' ');
  if (!STARTS.test(words[0] ?? '')) return undefined;
  // "There's a man who …" tells of him what stands behind "who".
  let isRelative = INTRODUCES.test(clause) ? false : undefined;
  for (let at = 1; at < Math.min(words.length - 1, FARTHEST); at++) {
    const word = words[at]!;
    // A comma ends what could be read surely.
    if (/[,;:]$/.test(words[at - 1]!)) return undefined;
    if (RELATIVE.test(word)) isRelative = isRelative === undefined ? true : isRelative;
    else if (isFinite(word, words[at - 1]!)) {
      if (isRelative === true) isRelative = undefined;
      else
        return {
          who: words
            .slice(0, at)
            .filter((one) => !RELATIVE.test(one))
            .map((one) => one.replace(/'s$|s'$/, '·'))
            .join(' ')
            .toLowerCase()
            .replaceAll("'", ''),
          does: deedIn(words.slice(at).join(' ')),
        };
    }
  }
  return undefined;
};

/** What somebody says or is is nothing that they do. */
const NO_DEED =
  /^(?:says?|said|thinks?|thought|told|tells?|asked|are|was|were|reckons?|insists?|died|retired|turned|is (?!on|in|at|using|taking|always))\b/i;
/** Where another sentence begins within one. */
const WITHIN =
  /(?<=[.!?]) |, (?=(?:but|and|my|our|one of)\b)|(?<=\S{1,20} \S{1,20} \S{1,20}) (?=(?:and|but|because) (?:my|our|a|an|one of|the) )/;

/** The first of the story that is somebody a pattern knows. */
export const subjectOf = ({ typed }: Story, about: RegExp): Subject | undefined =>
  typed
    .split(WITHIN)
    .filter((clause) => !clause.endsWith('?'))
    .map(subjectIn)
    .find((subject) => subject !== undefined && !NO_DEED.test(subject.does) && about.test(subject.who));
