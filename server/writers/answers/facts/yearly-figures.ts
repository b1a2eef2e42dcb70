/** Amounts that a law or a tariff sets anew: each is told with its country and with the year it is of. */
import { capitalise } from '../../../english/prose.ts';
import type { Answer } from '../answer.ts';
import { CARRYING, leftOf, row } from './handbook-row.ts';
import { DETAILS, FIGURES, PLACE_NAMES, TOPICS } from './yearly-figures-data.ts';

const YEAR = /\b(?:in |for )?(20\d\d)(?:\s?[/-]\s?(?:20)?\d\d)?\b/;
const FILLER =
  /(?<![\w'/-])(?:this|year|years|tax|latest|new|current|rates?|amounts?|prices?|costs?|cost|buy|worth|pay|paid|levels?|figure|full|per|annual|yearly|standard|going|legal|law|so|far|should|must|before|i'm|under|over|between|when|old|what age|age|limit|allowances?|threshold|free|maximum|max|send|up|set|percentage|percent|charge|charged|be|by|you'?re|uk|one|my|and|or|with|someone|person|people|if|no|any|without)(?![\w'/-])/g;

/** "What is an ISA" asks for no amount; "what is the minimum wage" does. */
const ASKS_AMOUNT =
  /\b(?:how (?:much|many|long|old)|rates?|amounts?|prices?|costs?|allowances?|limits?|thresholds?|percent\w*|bands?|maximum|max|when|age|20\d\d|free|worth|charge|exempt\w*|per (?:week|month|year|hour)|on)\b/;
const AMOUNTS_THEMSELVES = /^(?:minimum wage|pension age|personal allowance|higher rate|tax bands|401k)$/;

const placeIn = (plain: string): readonly [code: string, phrase: RegExp] | undefined =>
  PLACE_NAMES.map(([phrase, code]) => [code, phrase] as const).find(([, phrase]) => phrase.test(plain));

/** The row asked for, where every word of the question is about it. */
export const yearlyFigure = (plain: string): Answer | undefined => {
  if (plain.length > 80) return undefined;
  const topic = TOPICS.find(([phrase]) => phrase.test(plain));
  if (!topic) return undefined;
  const [phrase, name, home] = topic;
  if (!AMOUNTS_THEMSELVES.test(name) && !ASKS_AMOUNT.test(plain)) return undefined;
  const [place, placePhrase] = placeIn(plain) ?? [undefined, undefined];
  const year = YEAR.exec(plain)?.[1];
  const details = DETAILS[name];
  const left = leftOf(
    plain,
    new RegExp(phrase.source, 'g'),
    ...(placePhrase ? [new RegExp(placePhrase.source, 'g')] : []),
    new RegExp(YEAR.source, 'g'),
    ...(details ? [details] : []),
    FILLER,
    CARRYING,
  );
  if (left !== '') return undefined;
  const country = place ?? home;
  // The newest that is known comes first; of another year nothing is told.
  const found = FIGURES.find(
    (one) => one.topic === name && one.place === country && (year === undefined || one.years.includes(year)),
  );
  if (!found) return undefined;
  const others = FIGURES.filter((one) => one.topic === name && one.place !== country)
    .slice(0, 2)
    .map((one) => one.asked);
  return {
    ...row(capitalise(found.told), [...found.more], others),
    confidence: 90,
    asides: {
      source: 'Known from the tool’s own shelf of settled facts.',
      caution: 'Such figures are set anew from time to time: check the newest before you rely on it.',
    },
  };
};
