/** Who held an office and when: presidents of the US, prime ministers and monarchs of Britain, and who never was one. */
import { capitalise, listed } from '../../../english/prose.ts';
import type { Answer } from '../answer.ts';
import { row } from './handbook-row.ts';
import { MONARCHS, NEVER_HELD, PRESIDENTS, PRIME_MINISTERS } from './offices-data.ts';

interface Term {
  readonly name: string;
  readonly from: number;
  /** Undefined where it has not ended. */
  readonly to: number | undefined;
}
type Office = 'president' | 'prime minister' | 'monarch';

const read = (lines: string): readonly Term[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', from, to] = line.split(';');
      return { name, from: Number(from), to: to === '' ? undefined : Number(to) };
    });
const TERMS: Readonly<Record<Office, readonly Term[]>> = {
  president: read(PRESIDENTS),
  'prime minister': read(PRIME_MINISTERS),
  monarch: read(MONARCHS),
};
const never = new Map(
  NEVER_HELD.trim()
    .split('\n')
    .map((line) => line.split(';') as [string, string]),
);

const OF: Readonly<Record<Office, string>> = {
  president: 'President of the United States',
  'prime minister': 'Prime Minister of the United Kingdom',
  monarch: 'on the throne of England or Britain',
};

const plainOf = (name: string): string => name.toLowerCase().replaceAll('.', '').replace(/^the /, '');
/** "Roosevelt" is one of two, and so is "Adams"; "Lincoln" is one. */
const termsOf = (office: Office, typed: string): readonly Term[] => {
  const asked = plainOf(typed).replace(/^(?:president|prime minister|king|queen|sir|mr|mrs|pm) /, '');
  const all = TERMS[office];
  const whole = all.filter(({ name }) => plainOf(name) === asked);
  if (whole.length > 0) return whole;
  const words = asked.split(' ');
  // First and last name, without what stands between.
  const found = all.filter(({ name }) => {
    const own = plainOf(name).split(' ');
    return words.length === 1 ? own.at(-1) === words[0] : own[0] === words[0] && own.at(-1) === words.at(-1);
  });
  return new Set(found.map(({ name }) => name)).size === 1 ? found : [];
};

const spanOf = ({ from, to }: Term): string =>
  to === undefined ? `since ${from}` : from === to ? `in ${from}` : `from ${from} to ${to}`;

const officeIn = (typed: string): Office =>
  /president/.test(typed) ? 'president' : /prime|^pm$/.test(typed) ? 'prime minister' : 'monarch';

const OFFICE = 'president|prime minister|pm|king|queen|monarch';
const OF_LAND =
  '(?: of (?:the )?(?:united states(?: of america)?|usa?|america|united kingdom|uk|britain|great britain|england))?(?: of the country)?';
/** "In what years was Benjamin Franklin the president of the United States?" */
const WHEN = new RegExp(
  `^(?:and |so )?(?:when|(?:in |for )?(?:what|which|how many) years?|what (?:time|dates)|how long|what number(?: president)?) (?:was|were|did) ([\\p{L}.' -]{3,40}?) (?:the |a |an? ruling |become |be )?(?:u\\.?s\\.? |american |british |english )?(${OFFICE})${OF_LAND}(?=$|[,.;?]| and\\b)`,
  'u',
);
/** "Churchill's years as king". */
const YEARS_AS = new RegExp(
  `^(?:(?:what|when) (?:were|are|was) )?([\\p{L}.' -]{3,40}?)(?:'s|s'|’s) (?:years|time|term|reign|coronation) as (?:ruling )?(${OFFICE})`,
  'u',
);
/** "Was Benjamin Franklin ever president?" */
const WHETHER = new RegExp(
  `^(?:was|did) ([\\p{L}.' -]{3,40}?) (?:ever |really |actually )?(?:an? |the |become |be )?(?:u\\.?s\\.? |american |british |english )?(${OFFICE})${OF_LAND}(?=$|[,.;?]| or\\b| and\\b)`,
  'u',
);
/** "Who was president in 1863?", "who was on the throne in 1850?" */
const WHO_IN =
  /^who (?:was|were) (?:the )?(?:(us|u\.s\.|american|british|english|uk) )?(president|prime minister|pm|king|queen|monarch|on the (?:english |british )?throne|king or queen|ruling england|reigning)(?: of (?:the )?(united states(?: of america)?|usa?|america|united kingdom|uk|britain|great britain|england))? in (1\d{3}|20\d\d)$/;
const WHICH_ONE =
  /^who (?:was|is) the (?:(\d{1,2})(?:st|nd|rd|th)|(first|second|third|fourth|fifth)) (?:u\.?s\.? |american )?president(?: of (?:the )?(?:united states(?: of america)?|usa?|america))?$/;
/** A number that is told besides: "my friend says he was number 3". */
const NUMBERED =
  /\bnumber (\d{1,2})\b|\bthe (\d{1,2})(?:st|nd|rd|th)\b|\bthe (first|second|third|fourth|fifth) (?:president|one)\b/;
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];

const ordinal = (at: number): string => {
  const ending = at % 100 > 10 && at % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][at % 10] ?? 'th');
  return `${at}${ending}`;
};
const numbered = (plain: string): string => {
  const found = NUMBERED.exec(plain);
  const at = found ? Number(found[1] ?? found[2] ?? ORDINALS.indexOf(found[3]!) + 1) : 0;
  const held = TERMS.president[at - 1];
  return held === undefined ? '' : `The ${ordinal(at)} president was ${held.name}, ${spanOf(held)}.`;
};

const ofHolder = (terms: readonly Term[], kind: Office, isWhether: boolean): Answer => {
  const numbers = kind === 'president' ? terms.map((term) => ordinal(TERMS.president.indexOf(term) + 1)) : [];
  const also = numbers.length > 0 ? `, the ${listed(numbers)} to hold the office` : '';
  const held = terms.some(({ to }) => to === undefined) ? 'has been' : 'was';
  const who = isWhether ? `Yes, ${terms[0]!.name}` : capitalise(terms[0]!.name);
  return row(`${who} ${held} ${OF[kind]} ${listed(terms.map(spanOf))}${also}.`, [], []);
};

/** What somebody was who is asked for under another title. */
const otherOffice = (name: string, kind: Office): readonly [name: string, was: string] | undefined => {
  const kinds = (['president', 'prime minister', 'monarch'] as const).filter((each) => each !== kind);
  for (const each of kinds) {
    const terms = termsOf(each, name);
    if (terms.length > 0) return [terms[0]!.name, `${OF[each]} ${listed(terms.map(spanOf))}`];
  }
  return undefined;
};

export const office = (plain: string): Answer | undefined => {
  const first = plain.split(/[?!.] /)[0]!;
  const which = WHICH_ONE.exec(first);
  if (which) {
    const at = which[1] === undefined ? ORDINALS.indexOf(which[2]!) + 1 : Number(which[1]);
    const held = TERMS.president[at - 1];
    return held && row(`The ${ordinal(at)} President of the United States was ${held.name}, ${spanOf(held)}.`, [], []);
  }
  const inYear = WHO_IN.exec(first);
  if (inYear) {
    const kind = officeIn(inYear[2]!);
    const year = Number(inYear[4]);
    const held = TERMS[kind].filter(({ from, to }) => from <= year && year <= (to ?? year));
    const isOfYear = held.map((term) => `${term.name} (${term.from} to ${term.to ?? 'now'})`);
    return held.length === 0
      ? undefined
      : row(
          `In ${year} ${listed(isOfYear)} ${held.length > 1 ? 'were' : 'was'} ${OF[kind]}${held.length > 1 ? ', one after the other' : ''}.`,
          [],
          [],
        );
  }
  // What is asked may stand anywhere in a short story.
  const sentences = plain.split(/(?<=[?!.]) /).map((sentence) => sentence.replace(/[?!.]$/, ''));
  for (const sentence of sentences) {
    const whether = WHETHER.exec(sentence);
    const [, typed, held] = YEARS_AS.exec(sentence) ?? WHEN.exec(sentence) ?? whether ?? [];
    if (typed === undefined || held === undefined || /^(?:there|it|he|she|who|what)\b/.test(typed)) continue;
    const kind = officeIn(held);
    const terms = termsOf(kind, typed);
    if (terms.length > 0) return ofHolder(terms, kind, whether !== null && whether[1] === typed);
    const known = [...never].find(([one]) => plainOf(one) === plainOf(typed)) ?? otherOffice(typed, kind);
    if (known === undefined) continue;
    const [who, were] = known;
    const role = held === 'pm' ? 'prime minister' : held === 'monarch' ? 'king or queen' : held;
    // A queen by marriage is called queen all the same.
    const lead = who.endsWith('Camilla')
      ? 'Camilla is queen as the wife of King Charles III and does not reign herself; both were crowned on 6 May 2023.'
      : `${who} was never ${role}${kind === 'president' ? ' of the United States' : ''}, but ${were}.`;
    return row(lead, [kind === 'president' ? numbered(plain) : ''], []);
  }
  return undefined;
};
