/** Says in one sentence that there is no answer here, and why, and what can be asked instead. Never a guess. */
import { capitalise, listed } from '../../english/prose.ts';
import type { Answer, Asked } from './answer.ts';
import { firstAskedIn } from './bare.ts';
import { halvesOf } from './halves.ts';
import { isClean } from './lookup.ts';
import type { Near } from './notes.ts';
import { readQuestion, sentencesOf } from './question.ts';
import type { Reason } from './refusal-reasons.ts';

const LEADS: Record<Reason, string> = {
  medical: 'We cannot judge a single case: please ask a doctor or a pharmacist, and call your emergency number if it is urgent.',
  legal: 'This depends on the law where you live and on the details: a lawyer or a legal advice centre can tell you.',
  money: 'This depends on your own situation: an independent financial adviser can look at all of it.',
  opinion: 'This is a matter of taste or conviction, and we would only be guessing.',
  news: 'This changes from day to day, and we keep no news: a current source will know.',
  future: 'Nobody can know that yet.',
  personal:
    'Only you or the people involved can know this. If it is in a text of yours, paste it under Additional Context and ask again.',
  feelings:
    'Nobody but they can know what they feel: a short answer or none may have many reasons. Ask once, calmly and when you both have time, say what you have noticed, and then let them answer.',
  verdict:
    'Only those who decide can know this. If the day they named has passed, ask them politely when you will hear; until then it is wise to be ready for either.',
  untold: 'Only you or the people involved can know this.',
  private:
    'We have no addresses or numbers of private people, and would not pass them on. If you need to reach somebody because of damage or a debt, the police, an insurer or a court can.',
  preference:
    'Which is better is a matter of opinion, and we take no side. Compare what can be measured, such as results, figures or prices, and decide by what matters to you.',
  lost: 'We cannot know where it was left. Go back over the steps from when you last had it, and look in pockets, bags, the car, between cushions and wherever you put things down when you come in. If it may have stayed on a bus or train, in a taxi or a shop, ring their lost property office the same day.',
  luck: 'Nobody can know that: the numbers are drawn at random, and none is likelier than another.',
  weather:
    'We have no weather forecast, and nobody can know the weather of a day that is far off. A forecast for the place is worth reading from about a week before; until then, have a plan for either.',
  act: 'We can only answer questions: we cannot call, book or send anything for you.',
  foreign: 'We only understand questions in English. Please ask again in English.',
  several: 'We answer one question at a time. Please ask them one after the other.',
  musing: 'People have answered this in many ways, and none of them is settled.',
  'not in notes': 'Your notes do not mention this.',
  unknown: 'We have no answer to this.',
};

/** Said before a page that helps all the same: what was asked itself cannot be known. */
export const unknowable = (reason: Reason): string | undefined =>
  ({
    weather: 'Nobody can know the weather of a day that is far off, and we have no forecast.',
    lost: 'We cannot know where it was left.',
  })[reason as string];

/** What a short question asks about: "garri" of "what is garri made of?". */
const ABOUT =
  /^(?:(?:what|who|where) (?:is|are|was|were|does|do) |define |(?:the )?meaning of )(?:(?:an?|the|meant by|you use|we use) )*(.{2,50}?)(?: (?:used for|for|mean|stand for|made (?:of|from)|called|come from|located|do|exactly|please|pls))*$/;
/** Words of a question that is short enough to be said again. */
const PLAINEST = 12;

/** Names what is not known, where the question is short enough to say. */
const unknown = ({ question: { asked } }: Asked): string => {
  const said = (firstAskedIn(asked) ?? halvesOf(asked)?.first ?? asked)
    .replace(/["“”]/g, '')
    .trim()
    .replace(/(?<![\s.!?])[\s.!?]+$/, '');
  const { plain, words } = readQuestion(said);
  if (words.length > PLAINEST || sentencesOf(said).length !== 1 || !isClean(said) || !/\p{L}{2}/u.test(plain))
    return LEADS.unknown;
  const about = ABOUT.exec(plain)?.[1];
  if (about === undefined) return words.length > 2 ? `There is no answer to “${capitalise(said)}” here.` : LEADS.unknown;
  const at = said.toLowerCase().indexOf(about);
  return `There is no answer about “${at === -1 ? about : said.slice(at, at + about.length)}” here.`;
};

const SILENT: readonly Reason[] = [
  'private',
  'foreign',
  'several',
  'personal',
  'lost',
  'luck',
  'weather',
  'feelings',
  'verdict',
  'untold',
];

/** Found, though not surely enough to be read from. */
const FOUND = 65;
/** Told, though the notes may mean something else by it. */
const TOLD = 58;
/** What only comes nearest: the notes may well be silent. */
const NEAREST = 40;

const isUnheard = ({ isFound, isTold, isAway, absent }: Near): boolean => !isFound && !isTold && (absent !== undefined || isAway);

const confidenceOf = ({ isFound, isTold, isSilent }: Near): number => (isFound ? FOUND : isTold && !isSilent ? TOLD : NEAREST);

/**
 * No sentence of the notes surely answers. What likely does, or as likely as not, is told; what only comes near is said to be that, and
 * that the notes do not say it only where no line that is near could.
 */
const fromNotes = (near: Near): string => {
  const { lines, figure, isFound, isTold, isSilent, isJoined, asked, called, absent } = near;
  const quoted = listed(lines.map((line) => `“${line}”`));
  const said = /[.!?]”$/.test(quoted) ? quoted : `${quoted}.`;
  const [closest, are] = lines.length > 1 ? ['The closest lines', 'are'] : ['The closest line', 'is'];
  const nearest = `${closest} ${are}: ${said}`;
  if (isFound) return `${figure === undefined ? '' : `${figure} `}Your notes say: ${said}`;
  if (absent !== undefined && isUnheard(near)) return `Your notes do not mention ${absent}. ${nearest}`;
  if (isUnheard(near))
    return `${asked === undefined ? 'We did not find this in your notes' : `Your notes do not say ${asked}`}. ${nearest}`;
  if (isSilent) {
    const missing =
      asked !== undefined
        ? `Your notes do not say ${asked}.`
        : called !== undefined
          ? `Your notes do not give ${called} for this.`
          : 'Your notes do not say this, as far as we can read them.';
    return `${missing} ${nearest}`;
  }
  if (isJoined) return `Your notes do not say this outright, and we could not work it out from them. ${nearest}`;
  return isTold ? `Your notes say: ${said}` : `We did not find this in your notes. ${nearest}`;
};

/**
 * @param near questions that have an answer, the nearest first.
 * @param quoted what comes nearest in the visitor's own notes.
 */
export const refuse = (asked: Asked, reason: Reason, near: readonly string[], quoted: Near): Answer => {
  if (quoted.lines.length > 0)
    return {
      confidence: confidenceOf(quoted),
      lead: fromNotes(quoted),
      more: [[], [], []],
      asides: {},
      topics: near,
    };
  const [first, second] = near;
  const instead = SILENT.includes(reason) || second === undefined ? [] : [`You could ask: “${first}” or “${second}”`];
  return {
    confidence: reason === 'foreign' ? 10 : 20,
    lead: [reason === 'unknown' ? unknown(asked) : LEADS[reason], ...instead].join(' '),
    more: [[], [], []],
    asides: {},
    topics: reason === 'several' ? sentencesOf(asked.question.asked).filter((sentence) => sentence.endsWith('?')) : near,
  };
};
