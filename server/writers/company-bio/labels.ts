/** Facts typed under a heading of their own, "Clients: schools", as sentences. */
import { withoutStop } from '../../english/topic/clean.ts';
import { listed } from '../../english/prose.ts';

const items = (value: string): string =>
  listed(value.split(/[,;]| \/ /).flatMap((item) => item.trim().replace(/^and /i, '') || []));

/** The heading, and what its value says of the company. */
const HEADINGS: readonly (readonly [RegExp, (value: string, heading: string) => string])[] = [
  [
    /^(?:services|products|what we (?:do|offer|sell)|(?:we )?offer(?:s|ings?)?|specialt(?:y|ies)|menu|key services)$/i,
    (value) => `we offer ${items(value)}`,
  ],
  [
    /^(?:(?:target|key|main|our)? ?(?:clients?|customers?|audience|market|customer group|group)|(?:target|who we) (?:audience|market|customers|group|serve|help)|serving|for)$/i,
    (value) => `we serve ${items(value)}`,
  ],
  [/^(?:our |core )*(?:values)$/i, (value) => `our values are ${items(value)}`],
  [
    /^(?:our )?(?:mission|goal|aim|vision|purpose)$/i,
    (value, heading) =>
      `our ${heading.replace(/^our /i, '').toLowerCase()} is ${/^to\b|ing\b/.test(value) || !/^\p{L}+ /u.test(value) ? value : `to ${value}`}`,
  ],
  [/^(?:(?:opening )?hours|opening times|open)$/i, (value) => `we are open ${value.replace(/^(?:open )?/i, '')}`],
  [/^(?:location|based(?: in)?|where|address|area|city)$/i, (value) => `we are based in ${value}`],
  [/^(?:founded|established|est|since|year|started)(?: in)?$/i, (value) => `founded in ${value}`],
  [
    /^(?:founders?|founded by|owners?|ceo|director)$/i,
    (value, heading) => (/^found/i.test(heading) ? `founded by ${items(value)}` : `led by ${items(value)}`),
  ],
  [/^(?:team|staff|employees|team size)$/i, (value) => (/^\d+\+?$/.test(value) ? `we have a team of ${value}` : value)],
  [
    /^(?:awards?|achievements|certifications?|(?:what makes us|why we are|how we are) (?:different|special|unique)|usps?|(?:our )?strengths?|about(?: us)?|description|business|industry|company|what we do)$/i,
    (value) => value,
  ],
];
const COUNT = /^(?:over |more than |about )?[\d.,]+\+?$/;
const HEADED = /^(\p{L}[\p{L} '’/&-]{1,30}?)\s?:\s+(\S.*)$/su;

/** The sentence as it was typed, or what stands under its heading as one. */
export const factTyped = (sentence: string): string => {
  const [, heading = '', value = ''] = HEADED.exec(sentence) ?? [];
  const found = HEADINGS.find(([name]) => name.test(heading.trim()));
  if (!found && COUNT.test(withoutStop(value))) return `we have ${withoutStop(value)} ${heading.trim().toLowerCase()}`;
  return found ? found[1](withoutStop(value), heading.trim()) : sentence;
};
