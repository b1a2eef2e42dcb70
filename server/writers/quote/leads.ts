/** Quotes that hold a whole sentence of the visitor's: theirs, an answer of the kind, a word in the voice of the style. */
import { capitalise } from '../../english/prose.ts';
import type { Random } from '../../random.ts';
import type { Request } from './cells.ts';
import { leadSentence, type Subject } from './subject.ts';
import { small } from './tiny-quotes.ts';
import { AIMED_ANSWERS, ANSWERS, VOICES } from './frames/said.ts';

/** In what order the three are said; each quote of a reply has another. */
type Order = (lead: string, answer: string, voice: string) => string;
const ORDERS: readonly Order[] = [
  (lead, answer, voice) => `${lead} ${answer} ${voice}`,
  (lead, answer, voice) => `${answer} ${lead} ${voice}`,
  (lead, answer, voice) => `${lead} ${voice} ${answer}`,
  (lead, answer, voice) => `${voice} ${lead} ${answer}`,
];
/** In so few words, only two of the three. */
const BRIEF_ORDERS: readonly Order[] = [
  (lead, answer) => `${lead} ${answer}`,
  (lead, answer) => `${answer} ${lead}`,
  (lead, _, voice) => `${lead} ${voice}`,
];

/** Forms of one quote, the fullest first: the caller takes the first of the right length. */
export type Forms = readonly string[];

type Way = (words: string) => (answer: string) => string;
const LED: readonly Way[] = [
  (lead) => (answer) => `${lead} ${answer}`,
  (lead) => (answer) => `${answer} ${lead}`,
  (lead) => (answer) => `${lead} ${answer}`,
];
const NAMED: readonly Way[] = [
  (name) => (answer) => `${capitalise(name)}? ${answer}`,
  (name) => (answer) => `About ${name}: ${small(answer)}`,
];

/** Quotes with a moment of the audience's days behind the visitor's words. */
export const aimedAnswers = ({ quoteType, style, length }: Request, { thing, lead }: Subject, random: Random): Forms[] => {
  const voices = random.shuffle(VOICES[style].brief);
  const orders = lead ? LED.map((way) => way(leadSentence(lead))) : NAMED.map((way) => way(thing.words));
  const answers = random.shuffle(AIMED_ANSWERS[quoteType]);
  const more = random.shuffle(ANSWERS[quoteType].full);
  return orders.flatMap((order, at) => {
    const answer = answers[at];
    if (answer === undefined) return [];
    const said = order(answer);
    const full = `${said} ${more[at]!}`;
    return [length === 'Long' ? [`${full} ${voices[at]!}`, full] : [`${said} ${voices[at]!}`, said]];
  });
};

/**
 * As many quotes as there are answers, no two with the same one.
 * @param lead The visitor's sentence with its mark.
 */
export const answered = ({ quoteType, style, length }: Request, lead: string, random: Random): Forms[] => {
  const { brief, full } = ANSWERS[quoteType];
  const voice = VOICES[style];
  const voices = random.shuffle(length === 'Long' ? voice.full : voice.brief);
  const briefVoices = random.shuffle(voice.brief);
  const orders = length === 'Short' ? BRIEF_ORDERS : ORDERS;
  const briefs = random.shuffle(brief);
  return random.shuffle(length === 'Short' ? brief : full).map((answer, at) => {
    const order = orders[at % orders.length]!;
    const said = voices[at % voices.length]!;
    const less = briefs[at % briefs.length]!;
    return [
      order(lead, answer, said),
      `${lead} ${answer}`,
      order(lead, less, briefVoices[at % briefVoices.length]!),
      `${lead} ${less}`,
      `${lead} ${said}`,
    ];
  });
};
