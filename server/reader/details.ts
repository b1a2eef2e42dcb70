/** Place, time, quotations and names of a text, word for word. */
import { isFunctionWord, PROPER_WORDS } from '../english/topic/function-words.ts';
import { isKnown } from '../english/topic/word-classes.ts';

const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const TIME = new RegExp(
  `\\b(?:(?:on|in|by|before|until|since|every|each|next|last|this|from|after) )?(?:the )?(?:${DAY}(?: (?:morning|afternoon|evening|night)s?)?(?: and ${DAY})?|${MONTH}(?: \\d{1,2}(?:st|nd|rd|th)?)?(?: \\d{4})?|(?:next|last|this) (?:week(?:end)?|month|year|spring|summer|autumn|winter)|tonight|tomorrow|midnight|(?:in (?:the )?)?(?:spring|summer|autumn|winter|evenings?|mornings?)|christmas|easter)\\b(?: at \\d{1,2}(?::\\d\\d)?\\s?(?:am|pm)?)?`,
  'iu',
);
const PLACE =
  /\b(?:in|from|near|at|to|around|outside|of)\s+((?:the\s+)?(?:(?:north|south|east|west|northern|southern|central)\s+)?\p{Lu}[\p{L}’'-]+(?:(?:\s+|,\s+)(?:\p{Lu}[\p{L}’'-]+|de|of|upon|on))*)/u;
const IS_TIME = new RegExp(`^(?:${DAY}|${MONTH})\\b`, 'i');
const QUOTED = /["“«]([^"”»\n]{1,120})["”»]/gu;
const CAPITALS = /#[\p{L}\p{N}_]+|\p{Lu}[\p{L}\p{N}’'&-]*(?:\.[\p{L}\p{N}]+)*(?:\s+(?:&\s+)?\p{Lu}[\p{L}\p{N}’'&-]*)*/gu;

export const timeIn = (text: string): string | undefined => TIME.exec(text)?.[0].trim();

export const placeIn = (text: string): string | undefined => {
  const found = PLACE.exec(text)?.[1];
  return found === undefined || IS_TIME.test(found)
    ? undefined
    : found.replace(/[\s,.]+$/, '').replace(/\s(?:of|on|de|upon)$/, '');
};

export const quotedIn = (text: string): string[] => [...text.matchAll(QUOTED)].map(([, words]) => words!.trim());

/** Capitals that no start of a sentence explains; a hashtag is a name, too. */
export const namesIn = (text: string): string[] => {
  const found = [...text.matchAll(CAPITALS)].flatMap(({ 0: words, index }) => {
    const isStart = /(?:^|[.!?:]\s+)["“]?$/.test(text.slice(0, index));
    const bare = words.replace(/[.'’]+$/, '');
    const first = bare.split(/\s/)[0]!.toLowerCase();
    if (bare.length < 2 || PROPER_WORDS.has(bare.toLowerCase()) || /^(?:I|I['’]\w+)$/.test(bare)) return [];
    if (isStart && !bare.includes(' ') && (isKnown(first) || isFunctionWord(first))) return [];
    return [bare];
  });
  return [...new Set(found)];
};
