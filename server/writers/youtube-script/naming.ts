/** A noun phrase of the visitor's in the middle of a sentence: with an article where English wants one. */
import { capitalise, withArticle } from '../../english/prose.ts';
import { readTopic, type NounPhrase } from '../../english/topic.ts';

/** What such words name comes in pieces, which need an article: the kayak, the cat. Chess (to a dictionary, a weed) and photosynthesis do not. */
const PIECES: ReadonlySet<string> = new Set(['artifact', 'animal', 'person', 'body', 'object', 'location', 'possession']);

/** Words of other fields that come in pieces too. */
const COUNTED =
  /^(?:routine|workout|trip|tour|recipe|review|guide|project|challenge|test|exam|story|interview|haul|setup|makeover|walkthrough|comparison|history|journey|experience|game|match|show|film|movie|book|song|album|poem|cake|pie|meal|plan|method|trick|problem|question|idea|festival|concert|party|wedding|race|storm|course|exhibition|update|launch|app|speech|toast|presentation|website|channel|podcast|move|job|career|budget|collection|reaction|experiment)$/;

/** One among many, even without a word that says so: a day in the life of a nurse. */
const ONE_OF_MANY = /^(?:day|week|month|year|night|morning|evening)$/;

/** @param words The phrase without its determiner, or as much of it as is wanted. */
export const spoken = (phrase: NounPhrase, words: string): string => {
  const { determiner, head, number, isName, isOwned, field } = phrase;
  if (determiner !== undefined) return /^an?$/.test(determiner) ? withArticle(words) : `${determiner} ${words}`;
  const isBare =
    isName || isOwned || number !== 'one' || /^\d/.test(words) || /\d$/.test(phrase.core) || /^\p{Lu}{2,}/u.test(words);
  if (!isBare && ONE_OF_MANY.test(head)) return withArticle(words);
  return !isBare && (PIECES.has(field) || COUNTED.test(head)) ? `the ${words}` : words;
};

/** Its core alone: "a bicycle chain" of "a bicycle chain at home". "Of" belongs to the core: "the history of the bicycle". */
export const inPassing = (phrase: NounPhrase): string => {
  const rest = phrase.words.slice(phrase.core.length);
  const whole = /^ of\b/.test(rest) && rest.split(' ').length <= 5;
  return spoken(phrase, whole ? phrase.words : phrase.core);
};

/** A part or a keyword, as it is spoken: "the quick link", "rust", "what he reads in winter". */
export const namedInSpeech = (typed: string): string => {
  const { shape, subject } = readTopic(typed);
  return shape === 'noun phrase' && subject && subject.words.toLowerCase() === typed.toLowerCase()
    ? spoken(subject, typed)
    : typed;
};

/** At the beginning of a sentence or a heading. A word with a capital inside it starts as it likes: iPhone. */
export const started = (words: string): string => (/^\p{Ll}+\p{Lu}/u.test(words) ? words : capitalise(words));
