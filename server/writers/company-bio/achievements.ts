/** What a company has achieved, as clauses that follow its name. */
import { withArticle } from '../../english/prose.ts';
import { sentencesOf, withoutStop } from '../../english/topic/clean.ts';
import { readTopic } from '../../english/topic.ts';
import { classOf } from '../../english/topic/word-classes.ts';
import { statementsIn } from './description.ts';
import { mended, partsOf, saysNothing, SPOKEN } from './lists.ts';
import { isPredicate, type Statement } from './statement.ts';

/** A clause follows the company's name; a note names a thing, and nothing that was done. */
export type Achievement = { readonly clause: string } | { readonly note: string } | { readonly statement: Statement };

export const saidIn = (one: Achievement): string =>
  'clause' in one ? one.clause : 'note' in one ? one.note : one.statement.words;

const RECEIVED =
  /^(?:(?:highly|officially|fully|recently|twice|also|often)\s+)?(?:awarded|named|voted|featured|certified|accredited|recogni[sz]ed|nominated|shortlisted|longlisted|selected|chosen|ranked|rated|listed|licen[sc]ed|approved|trusted|used|endorsed|commended|honou?red|published|profiled|registered|audited|funded|backed|invited|cited|mentioned|praised|reviewed|granted)\s+(?=(?:(?:by|in|as|on|for|among|amongst|at|across|with|from|to|best|one|the|a|an|top|number|no)\b|#|\d|\p{Lu}))/u;
const OPENS_OBJECT =
  /^(?:[\d$£€]|\p{Lu}|(?:a|an|the|over|more|about|around|nearly|almost|our|its|their|two|three|four|five|ten|first|best|most)$)/u;
const DEED =
  /^(?:won|built|launched|opened|served|raised|helped|completed|designed|delivered|trained|grew|restored|supplied|planted|sold|shipped|installed|reached|achieved|earned|received|became|expanded|moved|celebrated|supported|taught|hosted|secured|exhibited|donated|repaired|saved|passed|finished|worked|invested|contributed|volunteered|exported|doubled|tripled|halved|increased|reduced|generated|hired|employed|attracted|produced|collaborated|partnered|made|created|developed|cut|brought|wrote|placed|planned|lit|catered|organi[sz]ed)$/;
/** "over 400 households served" */
const COUNTED =
  /^((?:over|more than|nearly|almost|about|around)?\s*\d[\d.,]*\+?(?: (?:million|thousand))?(?: \p{L}+){1,3}) (served|restored|delivered|completed|sold|trained|built|planted|installed|repaired|designed|helped|placed|rehomed|cleaned|taught|supported|shipped|advised|raised|saved|fed|treated|fitted|made|published|translated|rescued|printed|baked|insured|audited|coached|recycled)((?: (?:in|since|to date|so far|by|last|this|across|every|each|per|for|over|worldwide)\b.*)?)$/u;
const HONOR = /\b(?:awards?|prizes?|medals?|trophy|trophies|badge|grants?|scholarship|stars?|distinction)\b/i;
const PAPER =
  /\b(?:certificat\w*|accreditations?|licen[cs]es?|patents?|ratings?|status|approval|registration|qualifications?|diplomas?|degrees?|membership)\b/i;

const NO_ARTICLE = /\b(?:status|membership|registration|accreditation|certification|approval)\b/i;

const withOneArticle = (words: string, article = withArticle): string => {
  const { subject } = readTopic(words.charAt(0).toLowerCase() + words.slice(1));
  const isOne =
    /^(?:A\+?|\d\S*[- ]star) /.test(words) ||
    (subject?.number === 'one' && !NO_ARTICLE.test(words) && !/^(?:an?|the|its|\d+)\s/i.test(words));
  return isOne ? article(words) : words;
};

/** What a note is, by its words: a name that was given, an award, a paper that is held. */
const NAMED: readonly (readonly [RegExp, (words: string, found: RegExpExecArray) => string])[] = [
  [/^(?:[\p{Lu}\d][\p{L}\d:-]*\s){1,4}(?:certified|accredited|registered|approved|licen[sc]ed)$/u, (words) => `is ${words}`],
  [/^(?:(?:BS|EN|DIN) )*ISO[ /-]?[\d:\s/-]+$/, (words) => `is ${words} certified`],
  [
    /^(?:the )?(?:winner|recipient)(?: of|,|:| -| –)? (?:the )?(.+)$/i,
    (_, [, rest = '']) => `won ${/^(?:an?|\d)\b/.test(rest) ? rest : `the ${rest}`}`,
  ],
  [
    /^(?:finalist|runner-up|semi-finalist|nominee)\b/i,
    (words) => `was a ${words.charAt(0).toLowerCase()}${words.slice(1).replace(/^(\S+),/, '$1 for')}`,
  ],
  [/ of the year\b/i, (words) => `was named ${words}`],
  [/^(?:best|top|#\s?1|number one|no\. 1)\b/i, (words) => `was named ${words}`],
  [
    /^(?:(?:proud|founding|accredited|registered|certified|official|authori[sz]ed|approved|gold|silver|premium|platinum|full|active) )*(?:member|partner|supplier|dealer|sponsor|distributor|reseller|signatory)\b/i,
    (words) => `is ${withArticle(words.charAt(0).toLowerCase() + words.slice(1))}`,
  ],
  [
    /^[$£€][\d.,]+\s?\p{L}*\+? (?:pre-|series\b|seed\b|round\b|in\b|of\b|funding\b|raised\b)/iu,
    (words) => `has raised ${words.replace(/ raised\b/, '').replace(/^(\S+)(?= (?:pre-|series|seed|round))/i, 'a $1')}`,
  ],
  [/^(?:over |more than |nearly |almost )?\d+\+? years?\b/i, (words) => `has ${words}`],
  [HONOR, (words) => `has received ${withOneArticle(words, (honor) => `the ${honor}`)}`],
  [PAPER, (words) => `holds ${withOneArticle(words)}`],
];

/** "50 trucks", "fleet of 50 trucks" */
const AMOUNT = /^(?:(?:over |more than )?\d[\d.,]*\+?(?: (?:million|thousand))? \p{L}{3}|(?:a )?fleet of \d)/iu;

const isDeed = (words: string): boolean => {
  const [first = '', next = ''] = words.split(' ');
  const { form, verb, adjective } = classOf(first);
  // "Best plumber 2022" is a title, and nothing that was done.
  if (/^(?:best|top|first|most|fast|set)$/.test(first)) return false;
  return form === 'past' && verb > 0 && next !== '' && (OPENS_OBJECT.test(next) || DEED.test(first) || adjective === 0);
};

const achievementOf = (entry: string, name: string): readonly Achievement[] => {
  const words = /\b(?:we|i|us)\b/i.test(entry) ? withoutStop(entry) : withoutStop(entry).replace(/\b(?:our|my)\b/gi, 'its');
  const soft = words.replace(/^\p{Lu}(?=\p{Ll}+\s)/u, (letter) => letter.toLowerCase());
  if (SPOKEN.test(words) || words.toLowerCase().startsWith(`${name.toLowerCase()} `))
    return statementsIn(entry, name).map((statement) => ({ statement }));
  const counted = COUNTED.exec(soft);
  if (counted)
    return [
      {
        clause: `${/^ (?:last|in (?:19|20)\d\d|by|on)\b/.test(counted[3]!) ? '' : 'has '}${counted[2]} ${counted[1]}${counted[3]}`,
      },
    ];
  if (RECEIVED.test(soft)) return [{ clause: `has been ${soft}` }];
  if (isDeed(soft)) return [{ clause: soft }];
  for (const [pattern, told] of NAMED) {
    const found = pattern.exec(words);
    if (found && !/["“–]| - /.test(words)) return [{ clause: told(words, found) }];
  }
  if (isPredicate(soft)) return [{ clause: soft }];
  if (readTopic(words).shape === 'clause') return [{ statement: { shape: 'sentence', words: `${words}.` } }];
  if (AMOUNT.test(words)) return [{ clause: `has ${words.startsWith('fleet') ? 'a ' : ''}${words}` }];
  return [{ note: /^\p{Ll}/u.test(words) ? withOneArticle(words) : words }];
};

const MOST_ACHIEVEMENTS = 20;
/** A comma before something else that was done. */
const ANOTHER =
  /,\s+(?=(?:won|supplies|serves|employs|trains|holds|exports|featured|named|voted|rated|shortlisted|certified|trusted|member of|winner of|finalist)\s)/gi;

/** In the order they were typed; a comma divides nothing, since a date or a place often follows it. */
export const achievementsOf = (typed: string, name: string): readonly Achievement[] =>
  saysNothing(typed)
    ? []
    : partsOf(typed.replace(ANOTHER, ';'), /[;；\n•]/)
        .map(mended)
        .flatMap(sentencesOf)
        .filter((entry) => !saysNothing(entry))
        .slice(0, MOST_ACHIEVEMENTS)
        .flatMap((entry) => {
          const apart = entry.split(/, (?!\d{4}\b)/).flatMap((part) => achievementOf(part, name));
          return apart.every((one) => 'clause' in one) ? apart : achievementOf(entry, name);
        });
