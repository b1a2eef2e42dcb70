/** What a short form stands for, and where: "what does pcm mean in rent", "w/c on a rota", "vgc meaning". */
import { listed } from '../../../english/prose.ts';
import { PLACES, SHORT_FORMS, type ShortForm } from './abbreviations-data.ts';
import type { Answer } from '../answer.ts';
import { CARRYING, leftOf, row } from './handbook-row.ts';
import { inOwnWords } from '../pages/same-words.ts';

const BY_SHORT = new Map<string, ShortForm[]>();
for (const one of SHORT_FORMS) BY_SHORT.set(one.short, [...(BY_SHORT.get(one.short) ?? []), one]);
const ASKED = /\b(?:mean|means|meant|meaning|meanings|stand|stands|short for|abbreviation|acronym|full form|definition|define)\b/;
const ASKING = new RegExp(
  `${ASKED.source}|\\b(?:full form|initials|letters|when|if|someone|somebody|says?|writes?|writing|written|after|before|next|with|by|uk|british|english|general|new|number|numbers|name|names)\\b`,
  'g',
);
const WHAT_IS = /^what(?: i|')?s\b|^what are\b/;
const WORDS_OF = new Map<string, ReadonlySet<string>>(
  Object.entries(PLACES).map(([place, words]) => [place, new Set(words.split(' '))]),
);

/** Whether each word that is left names a place where this one is met. */
const fits = ({ places }: ShortForm, words: readonly string[]): boolean =>
  places.some((place) => words.every((word) => WORDS_OF.get(place)!.has(word)));

/** "p.c.m." and "W/C" as the table has them. */
const unmarked = (text: string): string => text.replaceAll(/(?<=\b[a-z])\.(?=[a-z]\b)|(?<=\b[a-z]\.?[a-z])\.(?= |$)/g, '');

/** What comes behind a comma says more of it, and belongs in no quotation marks. */
const quotedFirst = ({ stands }: ShortForm): string => (/“|^the |^an? /.test(stands) ? stands : stands.replace(/^[^,]+/, '“$&”'));

export const abbreviation = (plain: string): Answer | undefined => {
  const isMeaning = ASKED.test(plain);
  const left = leftOf(unmarked(plain), CARRYING, ASKING).split(' ');
  const at = left.findIndex((word) => BY_SHORT.has(word));
  const short = left[0] === 'no' && left[1] === 'dss' ? 'no dss' : left[at];
  if (short === undefined) return undefined;
  const words = left.filter((word) => !short.split(' ').includes(word));
  // Without a place what somebody wrote for it tells more.
  if (words.length === 0 && inOwnWords(plain) !== undefined) return undefined;
  // "Rent pcm" asks for no meaning.
  if (!isMeaning && !(WHAT_IS.test(plain) || (words.length > 0 && plain.startsWith(`${short} `) && / (?:in|on) /.test(plain))))
    return undefined;
  const senses = BY_SHORT.get(short)!.filter((one) => (words.length === 0 ? !one.isElsewhere : fits(one, words)));
  const [first, ...others] = senses;
  if (first === undefined) return undefined;
  const stands = listed(senses.map(quotedFirst), 'or');
  const isLower = senses.every((one) => /Latin for “|spoon|includ|exclud|enclos|attention:/.test(one.stands));
  const name = isLower ? `“${short}”` : /[/+]/.test(short) ? short : short.toUpperCase();
  return row(
    `${name} stands for ${stands}.`,
    others.length === 0 ? [first.more] : [],
    first.places.flatMap((place) => NEXT[place] ?? []).filter((topic) => !topic.toLowerCase().includes(` ${short} `)),
  );
};

/** What is asked about next, by place. */
const NEXT: Partial<Record<ShortForm['places'][number], readonly string[]>> = {
  rent: ['What does PCM mean in rent?', 'What is a guarantor for renting?'],
  home: ['What does OIRO mean on a house?', 'What is an EPC?'],
  job: ['What does FTE mean on a job advert?', 'What does pro rata mean on a job advert?'],
  rota: ['What does w/c mean on a rota?', 'What does TOIL mean at work?'],
  letter: ['What does FAO mean on a letter?', 'What does CC mean in an e-mail?'],
  chat: ['What does IIRC mean in chat?', 'What does LMK mean in a text?'],
  sale: ['What does ONO mean in an advert?', 'What does BNWT mean on Vinted?'],
  money: ['What does APR mean?', 'What does YTD mean on a payslip?'],
};
