/** What can be counted in a hook. All of it is found in the words themselves. */
import { countWords } from '../../../english/prose.ts';
import { isFunctionWord } from '../../../english/topic/function-words.ts';
import { classOf } from '../../../english/topic/word-classes.ts';
import { ACTION, CLOSE, FEELING, FILLER, GAP, TURN, WORLDS } from './lexicon.ts';

export interface Features {
  readonly text: string;
  /** "[your figure]": what the visitor has to fill in. */
  readonly placeholder: string | undefined;
  readonly words: readonly string[];
  readonly wordCount: number;
  readonly sentences: readonly string[];
  readonly longestSentence: number;
  readonly question: string | undefined;
  /** The first word that speaks to the reader. */
  readonly address: string | undefined;
  readonly isStory: boolean;
  /** Asks what yes or no cannot answer. */
  readonly isOpen: boolean;
  /** Somebody is in it, if only "I". */
  readonly hasPerson: boolean;
  /** The words in which it announces itself: "In this blog post". */
  readonly announcement: string | undefined;
  /** The words of a promise or a dare that keeps its answer back: "Here is the mistake", "What if". */
  readonly promise: string | undefined;
  readonly isShouted: boolean;
  readonly bait: string | undefined;
  /** A worn opening: "Have you ever thought about". */
  readonly worn: string | undefined;
  /** Numbers, times and things in the reader's eye: "at 3 a.m.", "plastic chair". */
  readonly specifics: readonly string[];
  readonly hasNumber: boolean;
  readonly feeling: readonly string[];
  readonly close: readonly string[];
  readonly gap: readonly string[];
  readonly turns: readonly string[];
  readonly filler: readonly string[];
  readonly action: readonly string[];
  readonly hard: readonly string[];
  readonly world: readonly string[];
}

const ANNOUNCEMENT =
  /\b(?:in th(?:is|e following) (?:\w+ )?(?:essay|post|article|email|video|presentation|talk|speech|story|book|paper|text)|this (?:\w+ )?(?:essay|post|article|video|presentation|talk|paper|text) (?:is about|will|talks|discusses|explains)|(?:i am|i’m|i'm|we are) going to (?:talk|write|speak|tell)|i (?:will|want to|would like to) (?:talk|write|speak))\b/i;
/** The plainest first: where several stand in a hook, these are the ones to point at. */
const PROMISES: readonly RegExp[] = [
  /\b(?:here (?:is|are)|here['’]s|this is) (?:the \w+|what|why|how)\b|\bwhat if\b/i,
  /\b(?:nobody|no one) (?:warns?|tells?|told|talks?|says?|knows?|asks?)(?: \w+)?\b/i,
  /\b(?:told|tells?|warns?|warned|showed) (?:me|you|us|her|him) (?:the|a|an|her|his|their|about|why|how) \w+/i,
  /\bthe (?:secret|truth|mistake|reason|moment|day|night|one|only|real|worst) \w+/i,
  /\b(?:it takes \w+ \w+|and then|until \w+|almost \w+)\b/i,
];
const BAIT =
  /\b(?:click here|you won['’]?t believe|mind[- ]blowing|must[- ]see|gone wrong|doctors hate|one weird trick|act now|buy now)\b/i;
const WORN =
  /\b(?:have you ever (?:thought|wondered|considered|asked yourself)|did you know|imagine a world|what if i told you|in today['’]?s|since the (?:dawn|beginning) of|it is no secret|we all know|(?:many|some|most) people|for all people|all over the world|in the world|is (?:very |so )?important)\b/i;
const ADDRESS = /\b(?:you|your|yours|yourself|you’re|you're|you’ve|you've)\b/i;
const STORY =
  /\b(?:i|we|she|he|they|my \w+|her \w+|his \w+)\s+(?:\w+ly )?(?:had |was |were |have )?(?:\w+ed|slept|lost|told|said|asked|wrote|left|found|knew|went|came|saw|gave|took|made|stood|ran|met|kept|got|had|was|were|heard|felt|thought|fell|sat|woke)\b/i;
/** Two of them tell what happened. */
const PAST =
  /\b(?:was|were|had|lay|knew|said|told|asked|came|went|began|stood|sat|saw|took|gave|made|left|found|kept|heard|ran|rang|walked|opened|closed|looked|turned|stopped|started)\b/gi;
const OPEN_QUESTION = /\b(?:what|who|whose|why|how|which|where|when)\b[^.!?]*\?/i;
const NUMBER =
  /(?:[$£€]\s?)?\d[\d.,:]*(?:\s?(?:%|a\.m\.|p\.m\.|am\b|pm\b)|\s\p{L}+)?|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|half)\b(?:\s\p{L}+)?/giu;
/** What the dictionary counts among things to hold, eat or meet, and what can be seen without being a thing. */
const SEEN_FIELDS = /^(?:artifact|food|animal|plant|body)$/;
const SEEN =
  /^(?:bed|book|chair|clock|dawn|door|letter|page|phone|photograph|table|window|dusk|fire|ice|light|midnight|moon|mud|night|rain|river|sand|sea|smoke|snow|stone|sun|wind|winter)$/;
const isSeen = (word: string): boolean => {
  if (SEEN.test(word)) return true;
  const { noun, verb, fields } = classOf(word);
  return noun > verb && SEEN_FIELDS.test(fields[0] ?? '') && word.length > 2;
};

/** Long, or an abstraction made from a longer thought. */
const HARD = /^(?:[\p{L}-]{13,}|\p{L}{5,}(?:isation|ization|ification|ological|ability|iveness))$/u;

const PLACEHOLDER = /\[[^[\]]+\]/;
const PLACEHOLDERS = /\[[^[\]]+\]/g;

const matched = (text: string, pattern: RegExp): string | undefined => pattern.exec(text)?.[0];
const distinct = (items: readonly string[]): string[] => [...new Set(items)];
const lettersOf = (text: string): string[] => text.match(/\p{L}/gu) ?? [];

export const featuresOf = (hook: string, audience: string): Features => {
  const placeholder = matched(hook, PLACEHOLDER);
  // What is still to be filled in says nothing yet.
  const told = hook.replace(PLACEHOLDERS, ' … ');
  const text = hook.trim();
  const words = (told.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? []).map((word) => word.toLowerCase());
  const sentences = text.split(/(?<!\b[ap]\.m\.)(?<=[.!?…]["”’)]?)\s+(?=\P{Ll})/u).filter((part) => /[\p{L}\p{N}]/u.test(part));
  const within = (set: ReadonlySet<string>): string[] => distinct(words.filter((word) => set.has(word)));
  const letters = lettersOf(text);
  const capitals = letters.filter((letter) => /\p{Lu}/u.test(letter));
  return {
    text,
    placeholder,
    words,
    wordCount: countWords(text),
    sentences,
    longestSentence: Math.max(0, ...sentences.map((sentence) => countWords(sentence))),
    question: sentences.find((sentence) => /\?["”’)]*$/.test(sentence)),
    address: matched(told, ADDRESS),
    isStory: STORY.test(told) || (told.match(PAST) ?? []).length > 1,
    isOpen: OPEN_QUESTION.test(text),
    hasPerson: /\b(?:i|me|my|we|us|our|she|her|he|his|him)\b/i.test(text),
    announcement: matched(told, ANNOUNCEMENT),
    promise: PROMISES.map((pattern) => matched(told, pattern)).find(Boolean),
    isShouted: (letters.length > 8 && capitals.length / letters.length > 0.6) || /!{2,}/.test(text),
    bait: matched(told, BAIT),
    worn: matched(told, WORN),
    specifics: distinct([...(text.match(NUMBER) ?? []), ...words.filter((word) => !isFunctionWord(word) && isSeen(word))]),
    hasNumber: new RegExp(NUMBER.source, 'iu').test(text),
    feeling: within(FEELING),
    close: within(CLOSE),
    gap: within(GAP),
    turns: within(TURN),
    filler: within(FILLER),
    action: within(ACTION),
    hard: within(new Set(words.filter((word) => HARD.test(word)))),
    world: within(WORLDS[audience] ?? new Set()),
  };
};
