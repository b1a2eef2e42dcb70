/** Whom the work is for, and who is named in a description. */
import { tagged } from '../../../english/topic/tagger.ts';
import { classOf } from '../../../english/topic/word-classes.ts';
import { isTradeName } from '../trade-names.ts';
import { clauseAt, FARTHEST, FIGURE, type Sign } from './clause.ts';

/** They are in every offer, and name nobody in particular. */
const GENERAL_PEOPLE =
  /^(?:people|clients?|customers?|buyers?|friends|celebrities|sellers?|costumers?|everyone|anyone|somebody|men|women|experts?|gurus?|others|guys|members?|competitors?|talents|freelancer|colleagues|regulars|followers?|likes|readers|visitors|strangers|users|listeners|viewers|guests|personal)$/i;
export const FIRMS =
  /^(?:start-?ups?|caf[eé]s?|baker(?:y|ies)|salons?|shops?|stores?|restaurants?|agenc(?:y|ies)|firms|nonprofits?|charities|church(?:es)?|schools|clinics|practices|archives|families|couples|freelancers|companies|businesses|business owners|landlords|parlours|stations|hotels|museums?|clubs|hospitals?|adults|teams|gyms?|councils?|newsletters|studios|choirs)$/i;

/** Too general to praise, and enough to keep silent. */
export const BUSINESS = /^(?:brands?|owners?|readers|visitors|listeners|viewers|users|friends|men|women)$/i;

/** Kinds of people and firms that would know themselves in it. */
export const isKind = ({ lower, text, tag }: { lower: string; text: string; tag: string }): boolean => {
  const { fields, form } = classOf(lower);
  return tag !== 'verb' && !GENERAL_PEOPLE.test(text) && (FIRMS.test(text) || (fields[0] === 'person' && form === 's'));
};
/** Only words that describe them stand between "for" and those whom it is for. */
const MOST_BETWEEN = 5;
const HARMS = /^(?:poisonous|toxic|dangerous|unsafe|harmful|bad|safe|good)$/;
/** "Reminders for the suppliers" are part of what is delivered, and no client is in them. */
const NOT_ABOUT_CLIENTS =
  /\b(?:deliver\w*|includ\w+|do not|not|never|you(?:['’]ll| will)? (?:also )?(?:get|receive))\b|n['’]t\b/i;
/** Before "for" stands the work itself: a line without a verb, "made for", or what the seller does. */
const OF_THE_WORK =
  /^[^.!?]{0,40}\b(?:made|meant|best|suited|ideal|perfect|great|useful|only|mostly|mainly|works?) $|^$|\b(?:i|we)(?:['’]ll|['’]ve| will| can| have| also| mostly| mainly| only| usually| absolutely| now)* (?!(?:did|made|wrote|drew|built|ran|sold|shot|done|\p{L}+ed)\b)\p{L}+\b[^.!?;]{0,60} $/iu;
export const clientsIn = (sentences: readonly string[], ofWork: readonly number[]): Sign[] =>
  sentences.flatMap((sentence, at) => {
    const tokens = NOT_ABOUT_CLIENTS.test(sentence) ? [] : tagged(sentence);
    return tokens.flatMap((token, index) => {
      // "For your children’s book" is for a book.
      if (!isKind(token) || /^['’]s/.test(sentence.slice(token.to)) || /['’]s$/.test(token.text)) return [];
      const before = tokens.slice(Math.max(0, index - MOST_BETWEEN), index);
      const from = before.findLastIndex(({ lower }) => lower === 'for');
      if (from < 0) return [];
      const lead = sentence.slice(0, before[from]!.from);
      const isFor =
        (ofWork.includes(at) ||
          OF_THE_WORK.test(lead.slice(-FARTHEST)) ||
          !tagged(lead).some(({ tag }) => /^(?:verb|auxiliary)$/.test(tag))) &&
        // "In time for the Saturday shop": those that are known already are no kind.
        before[from + 1]?.lower !== 'the' &&
        before[from + 1]?.lower !== 'your' &&
        // "For free, so your kids know me" is for nobody.
        !before.slice(from + 1).some(({ tag, lower: word }) => tag === 'mark' || /^(?:so|your|my|our|free)$/.test(word)) &&
        // "Plans for 64 families" have been made.
        !FIGURE.test(before[from + 1]?.lower ?? '') &&
        !HARMS.test(tokens[Math.max(0, index - MOST_BETWEEN) + from - 1]?.lower ?? '') &&
        !before
          .slice(from + 1)
          .some(({ tag, lower }) => /^(?:verb|pronoun|preposition|auxiliary|relative)$/.test(tag) || /^(?:and|or)$/.test(lower));
      return isFor ? [{ words: clauseAt(sentence, token.from, token.to), at }] : [];
    });
  });

/** Whoever tells where they live has not yet told what they have done there. */
const INTRODUCED = /\b(?:from|in|i am|i['’]m|my name is) \p{Lu}\p{L}+/giu;
const CALENDAR =
  /^(?:\p{L}+days?|january|february|march|april|june|july|august|september|october|november|december|christmas|easter)$/iu;
export const namesIn = (sentences: readonly string[]): string[] => [
  ...new Set(
    sentences.flatMap((sentence) =>
      tagged(sentence.replace(INTRODUCED, ' '))
        .filter(
          ({ tag, text, from }) =>
            tag === 'name' && from > 0 && !CALENDAR.test(text) && /^\p{Lu}\p{Ll}{2}/u.test(text) && !isTradeName(text),
        )
        .map(({ text }) => text),
    ),
  ),
];
