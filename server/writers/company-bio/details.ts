/** Scraps of a description: what a firm is or has besides, each by how it can be said. */
import { asSentence, listed, withArticle } from '../../english/prose.ts';
import { segmentsOf, withoutStop } from '../../english/topic/clean.ts';
import { indefinite, nounPhraseAt } from '../../english/topic/noun-phrase.ts';
import { tagged } from '../../english/topic/tagger.ts';
import { classOf } from '../../english/topic/word-classes.ts';
import { isWithin, kindIn } from './kinds.ts';
import { hasVerb, softened, thingsIn, type Statement } from './wording.ts';
import { anyOf } from './words.ts';

/** "Founded by two sisters", "fully insured": said of a firm alone. "Certified teachers" are others. */
export const OF_FIRM = new RegExp(
  `^(?:(?:open|closed|available|based|located|known|ready|proud|active|formerly|previously|originally)\\b|(?:\\p{L}+[ -])?${anyOf('been')}(?: up)?(?=$|,| (?:and \\p{L}+|by|in|since|with|as|for|to|under|at|on|from|entirely|only|\\d)))`,
  'iu',
);
const CERTIFIED = /^(?:[\p{Lu}\d][\p{L}\d:-]*\s){1,4}(?:certified|accredited|registered|approved|licen[sc]ed)$/u;
/** "dog-friendly", "background checked" */
const STATE_END =
  /^(?:\p{L}+[ -])?(?:only|free|friendly|based|operated|first|checked|made|sourced|built|run|owned|led|certified|trained|insured|accredited|generation)$/iu;
const MADE = new RegExp(`^${anyOf('made')} `, 'i');
const TERM = /^(?:no|only|since|est\w*|open|fully|100|free)\b|[ -](?:only|free|owned|run)$/i;

const is = (words: string): Statement => ({ shape: 'does', words });

/** Nothing where it is not clear what is said of whom. */
export const detailOf = (scrap: string): Statement | undefined => {
  const bare = softened(withoutStop(scrap.replace(/^(?:and|plus|with|but) /i, '')));
  const isOfFirm = OF_FIRM.test(bare) || /^not /i.test(bare);
  const words = isOfFirm ? bare.replace(/^\p{L}+/u, (word) => word.toLowerCase()) : bare;
  const tokens = tagged(words);
  const [first, second] = tokens;
  if (!first) return undefined;
  if (/^24(?:\/7| hours)/.test(words)) return is(`is available ${words}`);
  if (/^(?:in business |trading )?since \d{4}\b/i.test(words))
    return is(`has been in business ${words.replace(/^.*?(?=since)/i, '')}`);
  if (/^(?:formerly|previously|originally|founded|established|started|set up)\b/i.test(words)) return is(`was ${words}`);
  if (/^(?:spin-?off|subsidiary|division|branch|offshoot)\b/.test(words)) return is(`is ${withArticle(words)}`);
  if (/^(?:now |currently )?(?:looking|hiring|seeking|raising|expanding|working|operating|planning|aiming) /.test(words))
    return is(`is ${words}`);
  const free = /^(?:the )?(first .+?) (?:is )?free$/.exec(words);
  if (free) return { shape: 'sentence', words: `The ${free[1]!} is free.` };
  if (/^been\b/.test(words)) return is(`has ${words}`);
  if (isOfFirm || STATE_END.test(words) || CERTIFIED.test(words))
    return is(`${/\bsince \d{4}/.test(words) ? 'has been' : 'is'} ${words}`);
  if (/^by\b/i.test(words)) return is(`works ${words}`);
  if (MADE.test(words) && second?.tag === 'preposition')
    return { shape: 'sentence', words: asSentence(`everything is ${words}`) };
  if (hasVerb(words)) return undefined;
  if (/^(?:over |more than |about )?\d[\d,.]*\+? \p{L}/iu.test(words)) return is(`has ${words}`);
  const isThing =
    first.lower === 'no' ? second?.tag !== 'verb' : /^(?:noun|name|adjective|gerund|number|determiner)$/.test(first.tag);
  const phrase = nounPhraseAt(words, tokens, 0, 'all');
  if (!isThing || !phrase) return undefined;
  // "Wearable patch that measures heat": what the firm is there for.
  if (phrase.number === 'one' && / (?:that|which) /.test(words))
    return { shape: 'offer', words: indefinite(phrase), isThings: true };
  return { shape: 'with', words: isWithin(phrase.head) && phrase.determiner === undefined ? indefinite(phrase) : words };
};

/** So many things side by side are on offer, and no more of them a detail. */
const SEVERAL = 3;

/** Each of several scraps in the third person, where all of them are clear: "fee-only, no commissions". */
export const detailsOf = (typed: string): readonly Statement[] | undefined => {
  const things = segmentsOf(typed);
  const isThing = (item: string): boolean =>
    item.split(' ').length <= SEVERAL && (detailOf(item)?.shape === 'with' || classOf(item.toLowerCase()).noun > 0);
  if (things.length >= SEVERAL && things.every(isThing))
    return [{ shape: 'offer', words: listed(thingsIn(things)), isThings: true }];
  const parts = / and /.test(typed) ? [typed] : things;
  const details = parts.flatMap((part) => detailOf(part) ?? []);
  if (parts.length > 0 && details.length === parts.length) return details;
  const whole = detailOf(typed);
  return whole && [whole];
};

/** A first statement without the terms behind its commas: "wedding florist, seasonal flowers only, no foam". */
export const headAndTerms = (typed: string): readonly [head: string, terms: readonly Statement[]] => {
  const [head = typed, ...rest] = segmentsOf(typed);
  const isList = / and |&/.test(rest.join(' ')) || rest.some((part) => kindIn(part));
  const terms = rest.flatMap((part) => detailOf(part) ?? []);
  const areClear = terms.length === rest.length && terms.every(({ shape }) => shape !== 'sentence');
  const hasTerms = rest.length > 0 && (kindIn(head) !== undefined || rest.some((part) => TERM.test(part)));
  return hasTerms && areClear && !isList ? [head, terms] : [typed, []];
};
