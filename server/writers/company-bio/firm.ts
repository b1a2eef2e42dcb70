/** What a company is called, in its own text. */
import { firstCharacters } from '../../../engine/definition/index.ts';
import type { Request } from './frames.ts';
import { isAlone } from './facts.ts';
import { kindIn } from './kinds.ts';
import industries from './words/industries.yaml';

export interface Firm {
  readonly name: string;
  /** In passing: "the bakery", "the company". */
  readonly called: string;
  /** It is one person. */
  readonly isOne: boolean;
  /** By its industry: "healthcare company"; none where the description has a better word, or contradicts it. */
  readonly kind: string | undefined;
}

const KINDS = industries as Readonly<Partial<Record<Request['industry'], string>>>;
/** It is the first of its list, and so no choice of itself. */
const IS_TECHNOLOGY =
  /\b(?:software|apps?|platforms?|cloud|saas|ai|digital|online|web|websites?|data|tech|technology|it|cyber\S*|robots?|sensors?|devices?|automat\S+|systems?|algorithms?|code|api|vr|blockchain|electronics?|machines?|payroll|scheduling|booking)\b/i;
const IS_CHARITY = /\b(?:charity|charities|nonprofit|non-profit|not-for-profit|foundation|volunteers?)\b/i;
const LONGEST_NAME = 120;

/**
 * @param description mended.
 * @param hasTrade its trade is known, which says more than that it sells or advises.
 */
export const firmOf = ({ companyName, industry, employees }: Request, description: string, hasTrade: boolean): Firm => {
  const kind = kindIn(description.split(/[.,;:!?]/)[0]!.replace(/^(?:we are|we['’]re|i am|i['’]m|it is)\s+/i, ''));
  const says = KINDS[industry]?.split(' ').at(0) ?? '';
  const isInName = companyName.toLowerCase().includes(says.toLowerCase());
  const isFitting =
    !kind &&
    !isInName &&
    !(hasTrade && /^(?:Retail|Consulting)$/.test(industry)) &&
    !IS_CHARITY.test(description) &&
    (industry !== 'Technology' || IS_TECHNOLOGY.test(description));
  const ofName = kindIn(companyName.split(/\s+/).at(-1)!);
  const called = [kind, ofName].find((one) => one?.isPlace);
  const isOne = isAlone(employees);
  const name = companyName.replace(/\s+/g, ' ').trim();
  return {
    name: name.length > LONGEST_NAME ? `${firstCharacters(name, LONGEST_NAME).trim()}…` : name,
    isOne,
    called: called ? `the ${called.noun}` : isOne ? 'the business' : 'the company',
    kind: isFitting ? KINDS[industry] : undefined,
  };
};
