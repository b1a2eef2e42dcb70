/** Where a hook turns: a second thought, a word taken back, two things that do not go together. */
import { countWords } from '../../../english/prose.ts';
import { withoutStop } from '../../../english/topic/clean.ts';
import { thingsIn } from './scene.ts';

/** What comes after goes against what came before. A denial counts as well: it says what one would have thought. */
export const TURN =
  /(?:\bgood \p{L}+ [^.!?;]*\bbad\b|\bbad \p{L}+ [^.!?;]*\bgood\b|\b(?:best|most)\b [^.!?;]*\b(?:worst|least)\b|\bfirst \p{L}+ [^.!?;]*\blast\b|^(?:stop|don['’]t|never|quit)\b|\b(?:more|less|fewer|\p{L}+er) (?:\p{L}+ ){0,2}?than (?:an?|the|my|our|his|her|your|it|i|we)\b|\bthe \p{L}+er\b[^,.]*, the \p{L}+(?=\s)|,? and by \p{L}+ (?:he|she|it|they|i|we)\b|\b(?:but|yet|instead of|except|although|though|even though|without|unless|despite|rather than|nothing but|anything but|only)\b|,? and (?:it|he|she|they|that|this|none|nobody|no one|everyone)\b|,? and i (?:am|was|still|never)\b|,? and (?:my|the|our) \p{L}+ (?:\p{L}+ed|never|still|(?:is|are|was|were) (?!\p{L}+ing\b))\b|\b(?:is|are|was|were) (?:not|wrong)\b|(?<=\b(?:is|are|was|were))n['’]t\b|\b(?:nobody|no one|never|no|not|none)\b|\b(?:the )?(?:cheapest|best|smallest|worst|oldest|least|fastest)\b[^.!?;]*\b(?:most|least|cost|never|no)\b)[^.!?;]*/iu;
const MOST_OF_AN_AFTERTHOUGHT = 12;
/** Few words, or words that go against something: any other second sentence only goes on. */
const TURNS_BACK =
  /\b(?:not|no|nobody|none|nothing|never|only|but|yet|still|wrong|instead|until|except|alone|both|neither|again|forgot|(?:one|two|three|half|most|all) of (?:them|us)|one)\b|n['’]t\b/i;
/** A last clause that takes back what the sentence has built up. */
const DEFLATES =
  /, and (?<rest>(?:nobody|none|no one)\b[^,.!?]*|(?:(?:one|two|half|most|all) of (?:them|us)|it|they|he|she|i|we)\b[^,.!?]*(?:\b(?:not|no|never|nothing|forgot|still)\b|n['’]t\b)[^,.!?]*)[.!]?$|\band (?<nothing>\p{L}+s nothing)[.!]?$/iu;
const VERY_FEW = 5;
/** "You've tried everything" goes on where the first sentence was going. */
const GOES_ON =
  /^(?:please|thanks?|send|bring)\b|^(?:it|this|that)(?: is|['’]s) (?:all |just )?about\b|^you(?:['’]ve| have| are|['’]re)\b/i;
/** "Nobody retires because of the money. They retire because of the meetings." */
const DENIED = /\b(?:nobody|no one|not|never)\b|n['’]t\b/i;
/** "Butter must be cold. Hands must be colder": the second is built as the first, and ends otherwise. */
const FEWEST_ALIKE = 2;
const isParallel = (first: string, second: string): boolean => {
  const [one, other] = [first, second].map((sentence) => sentence.toLowerCase().match(/[\p{L}’']+/gu) ?? []);
  const alike = one!.filter((word, at) => other![at] === word).length;
  return one!.length === other!.length && alike >= FEWEST_ALIKE && alike < one!.length;
};
export const afterthoughtIn = (sentences: readonly string[]): string | undefined => {
  const first = sentences[0] ?? '';
  if (sentences.length === 2 && !first.endsWith('?') && isParallel(first, sentences[1]!)) return withoutStop(sentences[1]!);
  const deflating = /\b(?:i|we|my|our)\b|\d/i.test(first) ? DEFLATES.exec(first)?.groups : undefined;
  const last =
    sentences.length > 1
      ? sentences.at(-1)
      : (/\s\S+:\s(?<rest>(?:that|it|nobody|none)\b.*)$/i.exec(sentences[0] ?? '')?.groups?.['rest'] ??
        deflating?.['rest'] ??
        deflating?.['nothing']);
  if (last === undefined || sentences.some((sentence) => /[?]["”’)]*$/.test(sentence))) return undefined;
  if (GOES_ON.test(last)) return undefined;
  const length = countWords(last);
  const isCorrected =
    sentences.length === 2 && DENIED.test(first) && /^(?:it|they)\b/i.test(last) && length <= MOST_OF_AN_AFTERTHOUGHT;
  return isCorrected || length <= VERY_FEW || (length <= MOST_OF_AN_AFTERTHOUGHT && TURNS_BACK.test(last))
    ? withoutStop(last)
    : undefined;
};

/** "I hadn't", "It wasn't mine": a few words that take back what stands before them. */
const TAKES_BACK =
  /^(?:but |and )?(?:i|we|he|she|they|it|there|neither of us|none of them) (?:\p{L}+ )?(?:(?:had|did|was|were|have|has|is|are|do|does|could|would|ca|wo)(?:n['’]t| not)|never (?:did|had|was|were|will|does|has)|had|did|was)\b[^,;:?]{0,24}[.!]?$/iu;
const MOST_TO_TAKE_BACK = 5;
export const reversalIn = (sentences: readonly string[]): string | undefined => {
  const found = sentences
    .slice(1)
    .find(
      (sentence) =>
        countWords(sentence) <= MOST_TO_TAKE_BACK &&
        /\bn?ever\b|\bnot\b|n['’]t\b|\bn(?:either|one)\b/i.test(sentence) &&
        TAKES_BACK.test(sentence),
    );
  return found === undefined ? undefined : withoutStop(found);
};

export const SWING = /\b(?:\p{L}+ )?(?:doubled|tripled|quadrupled|halved)\b/iu;
export const isCorrection = (first: string, second: string): boolean =>
  /\b(?:is|are|was|were|do|does|did)(?:n['’]t| not)\b/i.test(first) &&
  !DENIED.test(second) &&
  !/\?/.test(first + second) &&
  !/\b(?:i|we)\b/i.test(first) &&
  countWords(second) <= MOST_OF_AN_AFTERTHOUGHT;

const SUPERLATIVE =
  /\b(?:(?!(?:gu|for|inter|hon|requ|inv|harv|sugg|prot|cont|lat|mod|dig|arr|earn|near)est\b)\p{L}{3,}est|best|worst) (?!(?:ways?|things?|parts?|times?|advice|places?|practices?|and|of|if|when|for|to|in)\b)\p{L}+/iu;
const DENIES = /\b(?:couldn['’]t|can['’]?t|cannot|no|not|never|nothing|nobody|none|without)\b|n['’]t\b/i;
/** "A key that fits no door". */
const FITS_NOTHING =
  /\b(?:(?<!\bso )that|which|who) (?:\p{L}+s no|(?:nobody|no one)(?! (?:showed|told|tells|shows|mentions|mentioned|warned))|never|could(?:n['’]t| not)) \p{L}+/iu;
/** The best of them and what one would least expect of it, in one sentence. */
export const paradoxIn = (sentences: readonly string[]): string | undefined =>
  sentences.flatMap((sentence) => {
    const best = SUPERLATIVE.exec(sentence);
    const after = best ? sentence.slice(best.index + best[0].length) : '';
    const isOdd = (best && DENIES.test(after)) || (FITS_NOTHING.test(sentence) && thingsIn(sentence).length > 0);
    return isOdd && !sentence.endsWith('?') ? withoutStop(sentence) : [];
  })[0];

/** Somebody without a name who does something: the reader wants to know who. Of whom somebody else does something, nobody asks. */
export const RIDDLE =
  /^(?:(?:at|every|each|on|in|last|one|for) (?:(?!\b(?:i|we|he|she|they|you|it|my|our)\b)[^,.]){1,30}?,? )?(?<who>somebody|someone|a stranger)\b(?!['’])(?! (?:has to|can|could|should|will|must|may|might|once said|who)\b)/iu;
