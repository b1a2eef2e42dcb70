/** Services as a list, achievements as clauses, each in the visitor's own words. */
import { sentencesOf, withoutStop } from '../../english/topic/clean.ts';
import { lowered } from '../../english/topic/noun-phrase.ts';
import { classOf } from '../../english/topic/word-classes.ts';
import { repair } from '../../reader/repair.ts';
import { statementsIn } from './description.ts';
import type { Statement } from './statement.ts';

/** Typed so that the field would not be empty. */
export const saysNothing = (text: string): boolean =>
  /^(unknown|unsure|not sure|n\/?a|none|nothing|no|nil|tbd|[^\p{L}\p{N}]*)[.!]?$/iu.test(text.trim());

/** The parts of a list. A comma inside a number or brackets divides nothing. */
const partsOf = (text: string, mark: RegExp): string[] => {
  const parts: string[] = [''];
  let depth = 0;
  for (const letter of text.replace(/(\d),(?=\d{3})/g, '$1\u0000')) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth = Math.max(0, depth - 1);
    if (depth === 0 && mark.test(letter)) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  const bare = parts.map((part) =>
    part
      .replaceAll('\u0000', ',')
      .replace(/^\s*(?:[-*•–—·]|\d+[.)](?=\s))\s*/, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  return bare.filter(
    (part, at) => /[\p{L}\p{N}]/u.test(part) && bare.findIndex((other) => other.toLowerCase() === part.toLowerCase()) === at,
  );
};

/** Mended, and a list of abbreviations is no shouting: "CNC, ISO 9001" keeps its capitals, and "C#" its mark. */
const mended = (typed: string): string => {
  const { text } = repair(typed.replace(/\b([CFJ])#/g, '$1\u266F'));
  const sharp = text.replaceAll('\u266F', '#');
  if (/\p{Lu}{5}/u.test(typed)) return sharp;
  const capitals = new Set(typed.match(/(?<!\p{L})(?:\p{Lu}{2,}|[CFJ](?=#))(?!\p{L})/gu));
  return sharp.replace(/\p{L}{2,}|\p{L}(?=#)/gu, (word) => (capitals.has(word.toUpperCase()) ? word.toUpperCase() : word));
};

const SPOKEN = /\b(?:we|i|our|us)\b(?!\.)/i;
/** "1. Paving 2. Fencing" */
const NUMBERED = /(?:^|\s)\d{1,2}[.)]\s+(?=\p{L})/gu;
/** More than the longest bio can hold. */
const MOST_ITEMS = 60;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const isIn = (said: string, item: string): boolean => new RegExp(`(?<![\\p{L}-])${escaped(item)}(?![\\p{L}-])`, 'iu').test(said);

export interface Services {
  readonly items: readonly string[];
  /** Some more of them stood in the description. */
  readonly areMore: boolean;
  readonly statements: readonly Statement[];
}

/** @param said the description: what is named there is not named again. */
export const servicesOf = (typed: string, said: string, name: string): Services => {
  if (saysNothing(typed)) return { items: [], areMore: false, statements: [] };
  const text = mended(typed.replace(NUMBERED, ', '));
  if (SPOKEN.test(text) || sentencesOf(text).length > 1)
    return { items: [], areMore: false, statements: statementsIn(text, name) };
  const parts = partsOf(withoutStop(text), /[,;，、；•·|]/).map((part) =>
    part.replace(/^(?:and|&|plus)\s+/i, '').replace(/(?<![\s.:])[\s.:]+$/, ''),
  );
  // Where some begin small, the capitals of the others are meant.
  const isTitled = parts.every((part) => !/^\p{Ll}/u.test(part));
  const items = parts
    .map((part) => (isTitled && !/^\p{Lu}(?!\p{L})/u.test(part) ? lowered(part) : part))
    .filter((item) => !/^(?:etc|and more|more|others?)\.?$/i.test(item));
  const other = items.filter((item) => !isIn(said, item));
  return { items: other.slice(0, MOST_ITEMS), areMore: other.length < items.length, statements: [] };
};

/** A clause follows the company's name; a note fits only after a colon. */
export type Achievement = { readonly clause: string } | { readonly note: string } | { readonly statement: Statement };

const RECEIVED =
  /^(?:(?:highly|officially|fully|recently|twice|also|often)\s+)?(?:awarded|named|voted|featured|certified|accredited|recogni[sz]ed|nominated|shortlisted|longlisted|selected|chosen|ranked|rated|listed|licen[sc]ed|approved|trusted|used|endorsed|commended|honou?red|published|profiled|registered|audited|funded|backed|invited|cited|mentioned|praised|reviewed|granted)\s+(?=(?:(?:by|in|as|on|for|among|amongst|at|across|with|from|to|best|one|the|a|an|top|number|no)\b|#|\d|\p{Lu}))/u;
const OPENS_OBJECT =
  /^(?:[\d$£€]|\p{Lu}|(?:a|an|the|over|more|about|around|nearly|almost|our|its|their|two|three|four|five|ten|first|best|most)$)/u;
const DEED =
  /^(?:won|built|launched|opened|served|raised|helped|completed|designed|delivered|trained|grew|restored|supplied|planted|sold|shipped|installed|reached|achieved|earned|received|became|expanded|moved|celebrated|supported|taught|hosted|secured|exhibited|donated|repaired|saved|passed|finished|worked|invested|contributed|volunteered|exported|doubled|tripled|halved|increased|reduced|generated|hired|employed|attracted|produced|collaborated|partnered|made|created|developed|cut|brought|wrote|placed|planned|organi[sz]ed)$/;
const STATE = /^(?:[\p{Lu}\d][\p{L}\d:-]*\s){1,4}(?:certified|accredited|registered|approved|licen[sc]ed)$/u;
/** "over 400 households served" */
const COUNTED =
  /^((?:over|more than|nearly|almost|about|around)?\s*\d[\d.,]*\+?(?: (?:million|thousand))?(?: \p{L}+){1,3}) (served|restored|delivered|completed|sold|trained|built|planted|installed|repaired|designed|helped|placed|rehomed|cleaned|taught|supported|shipped)((?: (?:in|since|to date|so far|by)\b.*)?)$/u;

const isDeed = (words: string): boolean => {
  const [first = '', next = ''] = words.split(' ');
  const { form, verb, adjective } = classOf(first);
  // "Best plumber 2022" is a title, and nothing that was done.
  if (/^(?:best|top|first|most|fast|set)$/.test(first)) return false;
  return form === 'past' && verb > 0 && next !== '' && (OPENS_OBJECT.test(next) || (adjective === 0 && DEED.test(first)));
};

const achievementOf = (entry: string, name: string): readonly Achievement[] => {
  const words = /\b(?:we|i|us)\b/i.test(entry) ? withoutStop(entry) : withoutStop(entry).replace(/\b(?:our|my)\b/gi, 'its');
  const soft = words.replace(/^\p{Lu}(?=\p{Ll}+\s)/u, (letter) => letter.toLowerCase());
  if (SPOKEN.test(words) || words.toLowerCase().startsWith(`${name.toLowerCase()} `))
    return statementsIn(entry, name).map((statement) => ({ statement }));
  if (STATE.test(words)) return [{ clause: `is ${words}` }];
  const counted = COUNTED.exec(soft);
  if (counted) return [{ clause: `has ${counted[2]} ${counted[1]}${counted[3]}` }];
  if (RECEIVED.test(soft)) return [{ clause: `has been ${soft}` }];
  if (isDeed(soft) || DOES.test(soft)) return [{ clause: soft }];
  return [{ note: words }];
};

const MOST_ACHIEVEMENTS = 20;
const DOES = /^(?:supplies|serves|employs|trains|holds|exports|sells|runs|supports|ships|protects|monitors) /;
/** A comma before something else that was done. */
const ANOTHER =
  /,\s+(?=(?:won|supplies|serves|employs|trains|holds|exports|featured|named|voted|rated|shortlisted|certified|trusted|member of)\s)/gi;

/** In the order they were typed; a comma divides nothing, since a date or a place often follows it. */
export const achievementsOf = (typed: string, name: string): readonly Achievement[] =>
  saysNothing(typed)
    ? []
    : partsOf(typed.replace(ANOTHER, ';'), /[;；\n•]/)
        .map(mended)
        .flatMap(sentencesOf)
        .filter((entry) => !saysNothing(entry))
        .slice(0, MOST_ACHIEVEMENTS)
        .flatMap((entry) => achievementOf(entry, name));
