/** Whom a hook speaks to and of, and who tells it. */
import { withoutStop } from '../../../english/topic/clean.ts';
import { isFunctionWord } from '../../../english/topic/function-words.ts';
import { tagged } from '../../../english/topic/tagger.ts';
import { classOf } from '../../../english/topic/word-classes.ts';
import { withNoun } from './figures.ts';
import { CLOSE } from './lexicon.ts';
import { isSomebody } from './people.ts';

const YOURS =
  /\byour \p{L}+(?: (?!(?:there|will|can|may|must|would|should|could|do|does|did)\b)\p{L}+(?=\s(?:is|are|can|knows|will|has|have|was)\b))?/iu;
const YOU = /\byour?\b/i;
const DAY_OR_MONTH = /^(?:\p{L}+day|january|february|march|april|may|june|july|august|september|october|november|december)$/iu;

/** "Your drafts" goes on to "folder", but "your basil" not to "to". */
export const addressIn = (text: string): string | undefined => {
  const found = YOURS.exec(text) ?? YOU.exec(text);
  if (found === null) return undefined;
  const words = withNoun(text, found.index, found[0]).replace(/ (?:today|tonight|tomorrow|now)$/i, '');
  const next = /^ (\p{Ll}+)(?![\p{L}'’])/u.exec(text.slice(found.index + words.length))?.[1] ?? '';
  const { noun, verb, adverb, form } = classOf(next);
  const isNoun = form === 'base' && noun > 2 * verb && noun > adverb && next !== 'there' && !isFunctionWord(next);
  const owned = /^['’]s? \p{L}+/u.exec(text.slice(found.index + words.length))?.[0];
  if (owned) return words + owned;
  const whole = isNoun && /\s/.test(words) ? `${words} ${next}` : words;
  // "Your last ten" stops before what it speaks of.
  const end = whole.split(' ').at(-1)!.toLowerCase();
  return classOf(end).noun > classOf(end).adjective &&
    !/^(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|\p{L}+teen|\p{L}+ty)$/u.test(end)
    ? whole
    : (YOU.exec(whole)?.[0] ?? whole);
};

/** Somebody who is called by name: "Dana, your …", "…, Mr Patel". */
const ADDRESSEE =
  /(?:^|(?<=, )|(?<=\b(?:[Dd]ear|[Hh]i|[Hh]ello|question) ))(?<who>(?:Mr|Mrs|Ms|Dr)\.? \p{Lu}\p{L}+)(?=[,:.?!]|$)|^(?:Hi|Hello),? (?<greeted>\p{Lu}\p{Ll}+)(?=, )|^(?:(?:Hi|Hello|Dear|Quick question),? )?(?<name>\p{Lu}\p{Ll}+)[,:] (?=(?:your?|do|does|are|is|can|could|would|will|have|has|did|the|we|i|what|how|why|who|when|where|which)\b)/u;
/** Whoever is greeted by a name has that name, whatever else it may mean. */
const GREETED = /^(?:Hi|Hello),? /;
export const addresseeIn = (text: string): string | undefined => {
  const { who, greeted, name = greeted } = ADDRESSEE.exec(text)?.groups ?? {};
  return (
    who ??
    (name !== undefined &&
    (GREETED.test(text)
      ? !/^(?:Everyone|Everybody|All|There|Guys|Team|Folks)$|s$/.test(name)
      : tagged(`To ${name}`).at(-1)?.tag === 'name' && classOf(name.toLowerCase()).noun === 0)
      ? name
      : undefined)
  );
};

export const namesIn = (sentences: readonly string[]): string[] => [
  ...new Set(
    sentences.flatMap((sentence) =>
      tagged(sentence)
        .filter(({ tag, from }) => tag === 'name' && from > 0 && !/["“‘']$/.test(sentence.slice(0, from)))
        .map(({ text }) => text.replace(/['’]s?$/, ''))
        .filter((name) => /^\p{Lu}\p{Ll}+$/u.test(name) && name !== 'I' && !DAY_OR_MONTH.test(name)),
    ),
  ),
];

/** "As a mother, teacher and coffee lover": labels that somebody gives to themselves. */
export const bioIn = (sentence: string): string | undefined => {
  const labels = withoutStop(sentence).split(/, (?:and )?| and /);
  const isList =
    labels.length > 2 &&
    labels.filter((label) => /\p{L}+/gu.test(label) && label.toLowerCase().split(/\s+/).some(isSomebody)).length > 1;
  const isSelf =
    /^(?:as an?|i(?:['’]m| am) an?)\b/i.test(sentence) ||
    // "A landlord, a tenant and a pigeon walk in" tells of them.
    (!/^(?:an?|the|one|two) /i.test(sentence) && !tagged(sentence).some(({ tag }) => tag === 'verb' || tag === 'auxiliary'));
  return isList && isSelf ? withoutStop(sentence) : undefined;
};

const EXPERTISE =
  /\b(?:after|in|with|for) (?:my |over |more than )?(?:\d+|\p{L}+) years (?:as an? |of (?=\p{L}+ing\b))\p{L}+|\bas an? (?<first>\p{L}+)(?: (?<second>\p{L}+))?/iu;
const NO_EXPERT = /^(?:reader|person|teenager|adult|beginner|student)$/;
/** What the teller has been long enough to know it. */
export const expertiseIn = (text: string): string | undefined => {
  const { 0: words, groups: { first = '', second = '' } = {} } = EXPERTISE.exec(text) ?? {};
  if (words === undefined || first === '') return words;
  const isTrade = (word: string): boolean =>
    classOf(word).fields[0] === 'person' && !isFunctionWord(word) && !CLOSE.has(word) && !NO_EXPERT.test(word);
  if (isTrade(second.toLowerCase())) return words;
  return isTrade(first.toLowerCase()) ? words.replace(/ \S+$/, second === '' ? '$&' : '') : undefined;
};
