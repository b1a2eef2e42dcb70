/** Small checks of a phrase, and small corrections that leave its words alone. */
import { asSentence as ended, listed, withArticle } from '../../english/prose.ts';
import { partsOfSpeech } from '../../lexicon/wordnet.ts';
import { wordsOf } from './shapes.ts';

export const PREPOSITION =
  /^(about|at|with|to|for|in|on|of|by|as|under|around|beyond|inside|outside|during|from|when|but|yet|and|than)$/i;
const AGENT = /(er|or|ist|ian|man|woman|person|aholic|vert)$/i;
const NO_AGENT =
  /^(clever|tender|sober|eager|bitter|proper|former|silver|under|over|later|older|younger|greater|better|slender|somber|minor|superior|inferior|senior|junior|major|never|ever|other|together|forever|humor|summer|winter|dinner|power|laughter|character|letter|number|honor|labor|color|prayer|paper|human|german|roman|italian|christian)$/i;
const PERSON =
  /^(friend|mum|mom|dad|cook|chef|nurse|parent|soul|owl|bird|champion|veteran|companion|hero|rock|fan|guide|genius|chair|coach|deacon|priest|judge|midwife|scout|saint|legend|angel|clown|star|aunt|uncle|son|godparent|grandparent)$/i;
export const isPerson = (word: string): boolean => PERSON.test(word) || (AGENT.test(word) && !NO_AGENT.test(word));
/** A sentence by itself. One that starts with a figure keeps its next word small. */
export const asSentence = (words: string): string =>
  /^[^\p{L}]*\d/u.test(words) ? words.replace(/([^.!?…"”’')])$/u, '$1.') : ended(words);

/** Items of several words are kept apart by a comma before the last as well: "hopeless at dancing, and kind". */
export const series = (items: readonly string[]): string =>
  items.length > 2 && items.some((item) => item.includes(' '))
    ? `${items.slice(0, -1).join(', ')}, and ${items.at(-1)}`
    : listed(items);

export const beforePreposition = (words: readonly string[]): string[] => {
  const end = words.findIndex((word, place) => place > 0 && PREPOSITION.test(word));
  return [...(end === -1 ? words : words.slice(0, end))];
};
export const isAdjective = (word: string): boolean =>
  word
    .toLowerCase()
    .split('-')
    .some((part) => partsOfSpeech(part).has('adjective'));

/** With the article it needs: "a hard worker", "my best friend", "the author of two books". */
export const role = (item: string): string => {
  const words = wordsOf(item);
  const last = beforePreposition(words).at(-1) ?? '';
  if (/^(an?|the|my|our|his|her|one|everyone['’]s)$/i.test(words[0] ?? '') || /[^s]s$/.test(last)) return item;
  if (/^best friend$/i.test(item)) return `my ${item}`;
  if (/^(best|kindest|greatest|first|last|only|(author|founder|creator|inventor|owner) of)\b/i.test(item)) return `the ${item}`;
  return withArticle(item);
};
