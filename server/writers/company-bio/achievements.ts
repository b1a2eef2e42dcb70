/** What a company has achieved, as statements of what it did, was given and has. */
import { withArticle } from '../../english/prose.ts';
import { sentencesOf, withoutStop } from '../../english/topic/clean.ts';
import { readTopic } from '../../english/topic.ts';
import { classOf } from '../../english/topic/word-classes.ts';
import { statementsIn } from './description.ts';
import { mended, partsOf, saysNothing, SPOKEN } from './lists.ts';
import { isPredicate, type Statement } from './wording.ts';
import { anyOf, setOf } from './words.ts';

const RECEIVED = new RegExp(
  `^(?:(?:highly|officially|fully|recently|twice|also|often)\\s+)?${anyOf('received')}\\s+(?=(?:(?:by|in|as|on|for|among|amongst|at|across|with|from|to|best|one|the|a|an|top|number|no)\\b|#|\\d|\\p{Lu}))`,
  'u',
);
const OPENS_OBJECT =
  /^(?:[\d$£€]|\p{Lu}|(?:a|an|the|over|more|about|around|nearly|almost|our|its|their|two|three|four|five|ten|first|best|most)$)/u;
const DONE = setOf('done');
/** "over 400 households served" */
const COUNTED = new RegExp(
  `^((?:over|more than|nearly|almost|about|around)?\\s*\\d[\\d.,]*\\+?(?: (?:million|thousand))?(?: \\p{L}+){1,3}) (${anyOf('done')})((?: (?:in|since|to date|so far|by|last|this|across|every|each|per|for|over|worldwide)\\b.*)?)$`,
  'u',
);
/** "last year", "in 2019": it is over. */
const IS_PAST = /^ (?:last|in (?:19|20)\d\d|by|on)\b/;
const NO_ARTICLE = /^(?:an?|the|its|\d+)\s|\b(?:status|membership|registration|accreditation|certification|approval)\b/i;

const small = (words: string): string => (/^\p{Lu}{2}/u.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1));
const withOneArticle = (words: string, article = withArticle): string => {
  const isOne = readTopic(small(words)).subject?.number === 'one' && !NO_ARTICLE.test(words);
  return isOne || /^(?:A\+?|\d\S*[- ]star) /.test(words) ? article(words) : words;
};

/** What is told by its words alone: a name that was given, an award, a paper that is held, what there is of something. */
const TOLD: readonly (readonly [RegExp, (words: string) => string])[] = [
  [/^(?:[\p{Lu}\d][\p{L}\d:-]*\s){1,4}(?:certified|accredited|registered|approved|licen[sc]ed)$/u, (words) => `is ${words}`],
  [/^(?:(?:BS|EN|DIN) )*ISO[ /-]?[\d:\s/-]+$/, (words) => `is ${words} certified`],
  [
    /^(?:the )?(?:winner|recipient)(?: of|,|:| -)? /i,
    (words) => `won ${words.replace(/^(?:the )?\S+(?: of|,|:| -)? (?:the )?/i, '').replace(/^(?!an? |\d)/, 'the ')}`,
  ],
  [/^(?:finalist|runner-up|semi-finalist|nominee)\b/i, (words) => `was a ${small(words).replace(/^(\S+),/, '$1 for')}`],
  [/ of the year\b|^(?:best|top|#\s?1|number one|no\. 1)\b/i, (words) => `was named ${words}`],
  [
    /^(?:\p{L}+ ){0,2}(?:member|partner|supplier|dealer|sponsor|distributor|reseller|signatory)\b/iu,
    (words) => `is ${withArticle(small(words))}`,
  ],
  [
    /^[$£€][\d.,]+\s?\p{L}*\+? (?:pre-|series\b|seed\b|round\b|in\b|of\b|funding\b|raised\b)/iu,
    (words) => `has raised ${words.replace(/ raised\b/, '').replace(/^(\S+)(?= (?:pre-|series|seed|round))/i, 'a $1')}`,
  ],
  [
    /\b(?:awards?|prizes?|medals?|trophy|trophies|badge|grants?|scholarship|stars?|distinction)\b/i,
    (words) => `has received ${withOneArticle(words, (honor) => `the ${honor}`)}`,
  ],
  [
    /\b(?:certificat\w*|accreditations?|licen[cs]es?|patents?|ratings?|status|approval|registration|qualifications?|diplomas?|degrees?|membership)\b/i,
    (words) => `holds ${withOneArticle(words)}`,
  ],
  [/^(?:a )?fleet of \d/i, (words) => `has a ${words.replace(/^a /i, '')}`],
];
/** "50 trucks" */
const AMOUNT =
  /^(?:over |more than |nearly |almost )?\d[\d.,]*\+?(?: \p{L}+){0,2} \p{L}{2,}(?:s|men|people|staff)$|^\d+\+? years\b/iu;

const isDeed = (words: string): boolean => {
  const [first = '', next = ''] = words.split(' ');
  const { form, verb, adjective } = classOf(first);
  // "Best plumber 2022" is a title, and nothing that was done.
  if (/^(?:best|top|first|most|fast|set)$/.test(first)) return false;
  return form === 'past' && verb > 0 && next !== '' && (OPENS_OBJECT.test(next) || DONE.has(first) || adjective === 0);
};

const achievementOf = (entry: string, name: string): readonly Statement[] => {
  const words = /\b(?:we|i|us)\b/i.test(entry) ? withoutStop(entry) : withoutStop(entry).replace(/\b(?:our|my)\b/g, 'its');
  const soft = words.replace(/^\p{Lu}(?=\p{Ll}+\s)/u, (letter) => letter.toLowerCase());
  const does = (clause: string): readonly Statement[] => [{ shape: 'does', words: clause }];
  if (SPOKEN.test(words) || words.toLowerCase().startsWith(`${name.toLowerCase()} `)) return statementsIn(entry, name);
  const [, counted, deed, since = ''] = COUNTED.exec(soft) ?? [];
  if (deed !== undefined) return does(`${IS_PAST.test(since) ? '' : 'has '}${deed} ${counted}${since}`);
  if (RECEIVED.test(soft)) return does(`has been ${soft}`);
  if (isDeed(soft) || isPredicate(soft)) return does(soft);
  const plain = /["“–]| - /.test(words) ? undefined : TOLD.find(([pattern]) => pattern.test(words));
  if (plain) return does(plain[1](words));
  if (AMOUNT.test(words)) return does(`has ${words}`);
  if (readTopic(words).shape === 'clause') return [{ shape: 'sentence', words: `${words}.` }];
  return [{ shape: 'noted', words: /^\p{Ll}/u.test(words) ? withOneArticle(words) : words }];
};

/** Parts between commas, where each of them is told as something done or had. */
const apart = (entry: string, name: string): readonly Statement[] => {
  const parts = entry.split(/, (?!\d{4}\b)/).flatMap((part) => achievementOf(part, name));
  return parts.every(({ shape }) => shape === 'does') ? parts : achievementOf(entry, name);
};

const MOST_ACHIEVEMENTS = 20;
/** A comma before something else that was done. */
const ANOTHER =
  /,\s+(?=(?:won|supplies|serves|employs|trains|holds|exports|featured|named|voted|rated|shortlisted|certified|trusted|member of|winner of|finalist)\s)/gi;

/** In the order they were typed. */
export const achievementsOf = (typed: string, name: string): readonly Statement[] =>
  saysNothing(typed)
    ? []
    : partsOf(typed.replace(ANOTHER, ';'), /[;；\n•]/)
        .map(mended)
        .flatMap(sentencesOf)
        .filter((entry) => !saysNothing(entry))
        .slice(0, MOST_ACHIEVEMENTS)
        .flatMap((entry) => apart(entry, name));
