/** The longest river, the highest mountain, the largest lake and the largest city of a country. */
import type { Answer } from '../answer.ts';
import { GREATEST } from './greatest-data.ts';
import { row } from './handbook-row.ts';

const countries = new Map(
  GREATEST.trim()
    .split('\n')
    .map((line) => {
      const [country = '', ...cells] = line.split(';');
      return [country.toLowerCase().replace(/^the /, ''), { country, cells }] as const;
    }),
);
const OTHERS: Readonly<Record<string, string>> = {
  uk: 'united kingdom',
  britain: 'united kingdom',
  'great britain': 'united kingdom',
  usa: 'united states',
  us: 'united states',
  america: 'united states',
  holland: 'netherlands',
};
const KINDS = [
  { asked: /^(?:longest|biggest|largest) rivers?$/, name: 'longest river' },
  { asked: /^(?:highest|tallest|biggest) (?:mountain|peak|point|mountains?|hill)$/, name: 'highest mountain' },
  { asked: /^(?:largest|biggest) lakes?$/, name: 'largest lake' },
  { asked: /^(?:largest|biggest|most populous) (?:city|cities|town)$/, name: 'largest city' },
] as const;
const FORM =
  /^(?:(?:what|which|where)(?: is|'s|s| are)? )?(?:the )?((?:longest|biggest|largest|highest|tallest|most populous) (?:rivers?|mountains?|peak|point|hill|lakes?|city|cities|town))(?: is)?(?: in| of) (?:the )?([a-z ]{2,20})$/;
const FORM_OWN =
  /^(?:what|which|where)(?: is|'s|s) ([a-z ]{2,20}?)(?:'s|s') ((?:longest|biggest|largest|highest|tallest) (?:river|mountain|peak|lake|city))$/;

export const greatest = (plain: string): Answer | undefined => {
  const own = FORM_OWN.exec(plain);
  const [, wanted = '', place = ''] = own ? [own[0], own[2], own[1]] : (FORM.exec(plain) ?? []);
  const at = KINDS.findIndex(({ asked }) => asked.test(wanted));
  const found = countries.get(OTHERS[place] ?? place);
  const said = found?.cells[at];
  if (said === undefined || said === '-') return undefined;
  const country = /^(?:Netherlands|Philippines)$/.test(found!.country) ? `the ${found!.country}` : found!.country;
  return row(
    `The ${KINDS[at]!.name} in ${country} is ${said}.`,
    [],
    [`What is the capital of ${country}?`, `What is the ${at === 0 ? 'highest mountain' : 'longest river'} in ${country}?`],
  );
};
