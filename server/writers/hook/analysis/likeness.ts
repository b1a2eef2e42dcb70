/** One thing said to be another. */
import { withoutStop } from '../../../english/topic/clean.ts';
import { isFunctionWord } from '../../../english/topic/function-words.ts';
import { classOf } from '../../../english/topic/word-classes.ts';
import { isSeen, thingsIn, UNSEEN } from './scene.ts';

const LIKENESS =
  /(?<!\b(?:there|it|that|this|he|she) )\b(?:is|are|was|were) (?:an?|the) (?<thing>(?:[\p{L}-]+ ){0,2}?[\p{L}-]+)\b|\blike (?:an?|the) (?!(?:last|first|next|other|others|rest|same|one|previous)\b)\p{L}+(?: \p{L}+)?/iu;
/** "Grief is a lodger": what cannot be seen, said to be what can. */
const AS_ANOTHER =
  /^(?:(?:an?|my|our|the|your) )?(?<subject>(?!(?:it|this|that|there|he|she)\b)\p{L}+)(?: with(?:out)? (?:an? )?\p{L}+)? (?:is|are) an? (?<thing>\p{L}+)(?!-)(?<with> with(?:out)? (?:an? )?\p{L}+)?\b/iu;
const fieldOf = (word: string): string => classOf(word.toLowerCase()).fields[0] ?? '';
/** "Hiring in a hurry is buying shoes in the dark": one doing said to be another, and that one can be seen. */
const DOING_AS_ANOTHER = /^\p{L}+ing\b[^.,;:!?]{0,40}? is (?:like )?(?<doing>\p{L}+ing\b[^.,;:!?]+)[.!]?$/iu;
export const likenessIn = (text: string): string | undefined => {
  // "The quietest room in Europe is a laundry" is what it is.
  if (/^the (?:most|least|\p{L}+est|first|last|only)\b/iu.test(text)) return undefined;
  const doing = DOING_AS_ANOTHER.exec(text)?.groups?.['doing'];
  if (doing !== undefined && thingsIn(doing).length > 0) return withoutStop(text);
  const { 0: whole, groups = {} } = AS_ANOTHER.exec(text) ?? {};
  if (
    whole !== undefined &&
    (groups['with'] === undefined
      ? /^(?:feeling|cognition|state|attribute|act|event|group|communication)$/
      : /^(?:feeling|cognition|state|attribute|act|event|group|communication|other)$/
    ).test(fieldOf(groups['subject']!)) &&
    (groups['with'] !== undefined || /^(?:artifact|person|animal|food|plant|body)$/.test(fieldOf(groups['thing']!))) &&
    !UNSEEN.test(groups['thing']!.toLowerCase())
  )
    return whole;
  const found = LIKENESS.exec(text);
  const thing = found?.groups?.['thing'];
  // What is said in quotation marks is somebody's question or order.
  if (found === null || /\blike a pro\b/i.test(text) || /[“"][^”"]{0,200}$/.test(text.slice(0, found.index))) return undefined;
  // "The meeting that could have been an email was an email first" says a thing to be itself.
  const last = found[0].split(' ').at(-1)!.toLowerCase();
  if (
    text
      .slice(0, found.index)
      .toLowerCase()
      .split(/[^\p{L}’']+/u)
      .includes(last)
  )
    return undefined;
  // "An express train" shows with its second word.
  const behind = /^ \p{L}+/u.exec(text.slice(found.index + found[0].length))?.[0] ?? '';
  const shown = thing === undefined || `${thing}${behind}`.split(' ').some((word) => isSeen(word.toLowerCase()));
  if (!shown) return undefined;
  // "A good dog" would stop at "good".
  if (thing !== undefined && classOf(last).adjective > classOf(last).noun) return undefined;
  // "A fire extinguisher" is more than a fire.
  const matched = found.index + found[0].length;
  const next = /^ (\p{L}+)/u.exec(text.slice(matched))?.[1] ?? '';
  const { noun, verb } = classOf(next.toLowerCase());
  const end = noun > 0 && verb === 0 && !isFunctionWord(next.toLowerCase()) ? matched + 1 + next.length : matched;
  return text
    .slice(0, end)
    .split(/[.!?]\s/)
    .at(-1)!
    .trim()
    .replace(/ (\p{L}+)$/u, (end, word: string) => (isFunctionWord(word) ? '' : end));
};
