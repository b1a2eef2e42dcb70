/** What a company is called, in its own text. */
import { firstCharacters } from '../../../engine/definition/index.ts';
import type { Request } from './frames.ts';
import { isAlone } from './facts.ts';
import { kindIn } from './kinds.ts';

export interface Firm {
  readonly name: string;
  /** In passing: "the bakery", "the company". */
  readonly called: string;
  /** It is one person. */
  readonly isOne: boolean;
  /** By its industry: "healthcare company"; none where the description has a better word, or contradicts it. */
  readonly kind: string | undefined;
}

const KINDS: Readonly<Record<Request['industry'], string | undefined>> = {
  Technology: 'technology company',
  Healthcare: 'healthcare company',
  Finance: 'financial services firm',
  Education: 'education company',
  Retail: 'retail business',
  Manufacturing: 'manufacturing company',
  Consulting: 'consulting firm',
  Marketing: 'marketing company',
  'Real Estate': 'real estate business',
  Other: undefined,
};
/** It is the first of its list, and so no choice of itself. */
const IS_TECHNOLOGY =
  /\b(?:software|apps?|platforms?|cloud|saas|ai|digital|online|web|websites?|data|tech|technology|it|cyber\S*|robots?|sensors?|devices?|automat\S+|systems?|algorithms?|code|api|vr|blockchain|electronics?|machines?|payroll|scheduling|booking)\b/i;
const IS_CHARITY = /\b(?:charity|charities|nonprofit|non-profit|not-for-profit|foundation|volunteers?)\b/i;
/** Kinds of firm that are places, or groups: "the baker" would be somebody. */
const IS_PLACE =
  /^(?:academy|agency|association|bakery|bar|barbershop|bookshop|bookstore|boutique|brewery|café|cafe|campsite|charity|cinema|clinic|college|consultancy|cooperative|creamery|dairy|deli|distillery|farm|firm|foundation|foundry|gallery|garage|guesthouse|gym|hospital|hostel|hotel|inn|kindergarten|lab|laboratory|library|museum|nonprofit|nursery|organisation|organization|partnership|pharmacy|pizzeria|practice|preschool|pub|restaurant|roastery|salon|school|shelter|shop|spa|store|studio|surgery|tearoom|theater|theatre|union|university|vineyard|winery|workshop)$/;

const LONGEST_NAME = 120;

/**
 * @param description mended.
 * @param hasTrade its trade is known, which says more than that it sells.
 */
export const firmOf = ({ companyName, industry, employees }: Request, description: string, hasTrade: boolean): Firm => {
  const kind = kindIn(description.split(/[.,;:!?]/)[0]!.replace(/^(?:we are|we['’]re|i am|i['’]m|it is)\s+/i, ''));
  const says = KINDS[industry]?.split(' ').at(0) ?? '';
  const isInName = companyName.toLowerCase().includes(says.toLowerCase());
  const isFitting =
    !kind &&
    !isInName &&
    !(hasTrade && industry === 'Retail') &&
    !IS_CHARITY.test(description) &&
    (industry !== 'Technology' || IS_TECHNOLOGY.test(description));
  const ofName = kindIn(companyName.split(/\s+/).at(-1)!);
  const called = [kind, ofName].find((one) => one && !one.isMany && IS_PLACE.test(one.noun));
  const isOne = isAlone(employees);
  const name = companyName.replace(/\s+/g, ' ').trim();
  return {
    name: name.length > LONGEST_NAME ? `${firstCharacters(name, LONGEST_NAME).trim()}…` : name,
    isOne,
    called: called ? `the ${called.noun}` : isOne ? 'the business' : 'the company',
    kind: isFitting ? KINDS[industry] : undefined,
  };
};
