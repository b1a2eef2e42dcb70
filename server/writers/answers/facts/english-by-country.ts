/** Which of two spellings or forms a country has: "grey or gray in american english", "committee has or have in canada". */
import { listed } from '../../../english/prose.ts';
import type { Answer } from '../answer.ts';
import { BY_COUNTRY, GROUPS } from './english-by-country-data.ts';
import { row } from './handbook-row.ts';

const NAMES = ['British and Irish', 'American', 'Canadian', 'Australian and New Zealand'] as const;
/** How each is named or betrayed: by its own name, or by a town. */
const MEANT: readonly RegExp[] = [
  /\b(?:uk|british|britain|england|scottish|scotland|wales|welsh|irish|ireland|dublin|london|leeds|manchester)\b/g,
  /\b(?:us|usa|american?|america|states|boston|new york|chicago|texas|california)\b/g,
  /\b(?:canada|canadian|toronto|vancouver|ottawa|alberta|ontario)\b/g,
  /\b(?:australian?|australia|aussie|sydney|melbourne|perth|brisbane|new zealand|kiwi|auckland)\b/g,
];
const forms = BY_COUNTRY.trim()
  .split('\n')
  .map((line) => line.split(';').map((cell) => cell.split('/')));
/** The countries that a question names, in the order in which it does. */
const meantIn = (plain: string): readonly number[] =>
  MEANT.flatMap((is, at) => [...plain.matchAll(is)].slice(0, 1).map(({ index }) => [index, at] as const))
    .sort(([one], [other]) => one - other)
    .map(([, at]) => at);

const quoted = (some: readonly string[]): string =>
  listed(
    some.map((each) => `“${each}”`),
    'or',
  );

const PAIR =
  /(?:^|\b(?:is it|do (?:i|you|we) (?:write|spell|say|use|put)|which is (?:right|correct)|should (?:i|it) (?:write|be|use|say)|how do (?:i|you) (?:spell|write)|write|spell|spelling) )["'“‘]?([a-z.]{2,12}(?: (?:to|from|than|the weekend))?)["'”’]? or ["'“‘]?([a-z.]{2,14}(?: (?:to|from|than|the weekend))?)["'”’]?(?= |$|[?,.])/;
/** Of two forms that differ from country to country. */
const pair = (plain: string): Answer | undefined => {
  const [, one = '', other = ''] = PAIR.exec(plain) ?? [];
  if (one === '' || one === other) return undefined;
  const has = (cells: readonly (readonly string[])[], word: string): boolean =>
    cells.some((cell) =>
      cell.some((each) => each.toLowerCase() === word || each.toLowerCase().replace('.', '') === word.replace('.', '')),
    );
  const cells = forms.find((each) => has(each, one) && has(each, other));
  const meant = meantIn(plain);
  if (cells === undefined || meant.length === 0) return undefined;
  const [first, ...others] = meant;
  const told = (at: number): string => `${quoted(cells[at]!)} in ${NAMES[at]!} English`;
  const rest = others.length > 0 ? others : [0, 1].filter((at) => at !== first && cells[at]!.join() !== cells[first!]!.join());
  return row(
    `Write ${told(first!)}${rest.map((at) => `, and ${told(at)}`).join('')}.`,
    [],
    ['What are the main differences between British and American English?'],
  );
};

const GROUP = new RegExp(
  `\\b(${GROUPS.join('|')})["'”’]? (?:is|are|has|have|was|were) ?["'”’]?(?:or|vs\\.?|and)(?: the| my| our)? ?["'“‘]?(?:the |my |our )?(?:(?:${GROUPS.join('|')}) )?(?:is|are|has|have|was|were)\\b`,
);
/** Whether a word of a group is one or many. */
const group = (plain: string): Answer | undefined => {
  const [said, word] =
    GROUP.exec(plain.replaceAll(/["“”‘’]|(?<![a-z])'|'(?![a-z])/g, '').replaceAll('comittee', 'committee')) ?? [];
  const meant = meantIn(plain);
  if (said === undefined || word === undefined || meant.length === 0) return undefined;
  const verbs = /\bha(?:s|ve)\b/.test(said) ? ['has', 'have'] : /\bw(?:as|ere)\b/.test(said) ? ['was', 'were'] : ['is', 'are'];
  const isBritish = meant[0] === 0 && !meant.some((at) => at > 0);
  const [one, many] = verbs.map((verb) => `the ${word} ${verb}`);
  const where = { 1: 'American', 2: 'Canadian', 3: 'Australian' }[meant.find((at) => at > 0) ?? 0] ?? '';
  return row(
    isBritish
      ? `In British English both are right: “${one}” for the group as one, “${many}” for its members.`
      : `Write “${one}”: ${where} English mostly treats a group as one, while British English also allows “${many}”, for its members.`,
    ['Keep to one of them within a text.'],
    ['Is it the team is or the team are?'],
  );
};

/** Whoever asks which form is right tells where they write. */
const LONGEST = 220;

export const englishByCountry = (plain: string): Answer | undefined =>
  plain.length > LONGEST ? undefined : (group(plain) ?? pair(plain));
