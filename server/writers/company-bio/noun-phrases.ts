/** A description without a verb: the company itself, what it offers, or its line of work. */
import { listed, withArticle } from '../../english/prose.ts';
import { indefinite, type Topic } from '../../english/topic.ts';
import { segmentsOf } from '../../english/topic/clean.ts';
import { lowered } from '../../english/topic/noun-phrase.ts';
import { isCompanyKind, isCountedThing, isPlural, startsWithKind } from './kinds.ts';
import { told, type Statement } from './statement.ts';

/** "fee-only, no commissions": terms, and not things on offer. */
const TERMS = /^(?:no|not|only|since|est\w*|open|fully|100)\b|-only$/i;

/** @param typed Without its full stop. @param topic What it was read as. */
export const fromNounPhrase = (typed: string, topic: Topic): Statement => {
  const { subject } = topic;
  if (/[+/|]/.test(typed)) return told('phrase', typed, typed);
  const words = lowered(typed);
  const hasArticle = /^(?:an?|the)\s/i.test(typed);
  if (startsWithKind(typed)) {
    if (isPlural(typed) && !hasArticle) return told('people', words, typed);
    return told('kind', hasArticle ? words : withArticle(words), typed);
  }
  if (subject === undefined) return told('phrase', typed, typed);
  const parts = segmentsOf(typed);
  const whole = hasArticle || subject.isName ? words : indefinite({ ...subject, words, determiner: undefined });
  if (isCompanyKind(subject.head)) return told(subject.number === 'many' ? 'people' : 'kind', whole, typed);
  if (topic.shape === 'keywords' && parts.length > 1 && parts.some((part) => TERMS.test(part)))
    return told('phrase', typed, typed);
  if (topic.shape === 'keywords') {
    const items = parts.map((part) => lowered(part.replace(/^and\s+/i, '')));
    return { ...told('offer', listed(items), typed), items };
  }
  if (subject.number === 'one' && !hasArticle)
    return isCountedThing(subject.head) ? told('offer', whole, typed) : told('field', words, typed);
  return told(typed.split(' ').length < 2 && subject.number !== 'many' ? 'field' : 'offer', words, typed);
};
