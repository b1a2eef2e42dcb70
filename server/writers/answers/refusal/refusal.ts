/** Says in one sentence that there is no answer here, and why, and what can be asked instead. Never a guess. */
import { capitalise, listed } from '../../../english/prose.ts';
import type { Answer, Asked } from '../answer.ts';
import { firstAskedIn } from '../question/bare.ts';
import { halvesOf } from '../question/halves.ts';
import { isClean } from '../words/lookup.ts';
import type { Near } from '../notes/notes.ts';
import { readQuestion, sentencesOf } from '../question/question.ts';
import { isPersonal } from '../question/reading.ts';
import { termsIn } from '../question/terms.ts';
import { asksWhatOthersWillDo, type Reason } from './reasons.ts';
import { awaitedOf } from './awaited.ts';
import { worthOf } from './worth.ts';

const LEADS: Record<Reason, string> = {
  medical: 'We cannot judge a single case: please ask a doctor or a pharmacist, and call your emergency number if it is urgent.',
  legal: 'This depends on the law where you live and on the details: a lawyer or a legal advice centre can tell you.',
  money: 'This depends on your own situation: an independent financial adviser can look at all of it.',
  opinion: 'This is a matter of taste or conviction, and we would only be guessing.',
  news: 'This changes from day to day, and we keep no news: a current source will know.',
  future: 'Nobody can know that yet.',
  awaited: 'Nobody can know that yet.',
  turnout: 'Nobody can know that beforehand. Ask people to say whether they will come, and go by how many came the last time.',
  personal:
    'Only you or the people involved can know this. If it is in a text of yours, paste it under Additional Context and ask again.',
  feelings:
    'Nobody but they can know what they feel: a short answer or none may have many reasons. Ask once, calmly and when you both have time, say what you have noticed, and then let them answer.',
  verdict:
    'Only those who decide can know this. If the day they named has passed, ask them politely when you will hear; until then it is wise to be ready for either.',
  untold: 'Only you or the people involved can know this.',
  choice:
    'Nobody but they can know what they will choose or say. Ask them, with a day by which you need the answer, or ask somebody close to them; until then, be ready for the two or three likeliest.',
  family:
    'Only your family can know this. Ask the oldest relatives, and look in letters, photo albums and on the backs of old pictures; births, marriages and deaths stand in public records.',
  uncounted: 'Nobody has counted this, so there is no exact number; at best there is an estimate.',
  unrecorded: 'Nobody wrote this down or counted it, so it cannot be known; anything said of it would be invented.',
  unworked:
    'This has to be worked out from the figures, and we could not do it as it was told. Ask for one step at a time, each with its numbers.',
  private:
    'We have no addresses or numbers of private people, and would not pass them on. If you need to reach somebody because of damage or a debt, the police, an insurer or a court can.',
  preference:
    'Which is better is a matter of opinion, and we take no side. Compare what can be measured, such as results, figures or prices, and decide by what matters to you.',
  lost: 'We cannot know where it was left. Go back over the steps from when you last had it, and look in pockets, bags, the car, between cushions and wherever you put things down when you come in. If it may have stayed on a bus or train, in a taxi or a shop, ring their lost property office the same day.',
  worth: worthOf(''),
  luck: 'Nobody can know that: the numbers are drawn at random, and none is likelier than another.',
  weather:
    'We have no weather forecast, and nobody can know the weather of a day that is far off. A forecast for the place is worth reading from about a week before; until then, have a plan for either.',
  act: 'We can only answer questions: we cannot call, book or send anything for you.',
  foreign: 'We only understand questions in English. Please ask again in English.',
  musing: 'People have answered this in many ways, and none of them is settled.',
  'not in notes': 'Your notes do not mention this.',
  unknown: 'We hold nothing that answers this, and we would rather not guess.',
};

/** Said before a page that helps all the same: what was asked itself cannot be known. */
export const unknowable = (reason: Reason, plain: string): string | undefined => {
  if (reason === 'future') return asksWhatOthersWillDo(plain) ? LEADS.future : undefined;
  return (
    {
      weather: 'Nobody can know the weather of a day that is far off, and we have no forecast.',
      lost: 'We cannot know where it was left.',
    } as const
  )[reason as string];
};

/** What a short question asks about: "garri" of "what is garri made of?". */
const ABOUT =
  /^(?:(?:what|who|where) (?:is|are|was|were|does|do) |define |(?:the )?meaning of )(?:(?:an?|the|meant by|you use|we use) )*(.{2,50}?)(?: (?:used for|for|mean|stand for|made (?:of|from)|called|come from|located|do|exactly|please|pls))*$/;
/** Words of a question that is short enough to be said again. */
const PLAINEST = 12;

/** Said of a question, or of the half of one, that nothing here answers. */
export const notHeld = (question: string): string =>
  `We hold nothing that answers “${capitalise(question)}”, and we would rather not guess.`;

/** "Who won the war between Chad and Peru?": there may have been none. */
const A_WAR =
  /\bwar (?:between (\p{L}+(?: \p{L}+)?) and (\p{L}+(?: \p{L}+)??))(?=[,?]|$| (?:and|in|over|about|end|begin|start|happen)\b)/iu;

/** Names what is not known, where the question is short enough to say. */
const unknown = ({ question: { asked } }: Asked): string => {
  const [, one, other] = A_WAR.exec(asked) ?? [];
  if (one !== undefined && other !== undefined)
    return `We hold nothing on a war between ${capitalise(one)} and ${capitalise(other)}, and cannot say whether there was one.`;
  const said = (firstAskedIn(asked) ?? halvesOf(asked)?.first ?? asked)
    .replace(/["“”]/g, '')
    .trim()
    .replace(/(?<![\s.!?])[\s.!?]+$/, '');
  const { plain, words } = readQuestion(said);
  if (words.length > PLAINEST || sentencesOf(said).length !== 1 || !isClean(said) || !/\p{L}{2}/u.test(plain))
    return LEADS.unknown;
  const about = ABOUT.exec(plain)?.[1];
  if (about === undefined) return words.length > 2 ? notHeld(said) : LEADS.unknown;
  const at = said.toLowerCase().indexOf(about);
  return `We hold nothing on “${at === -1 ? about : said.slice(at, at + about.length)}”, and we would rather not guess.`;
};

/** Who can judge a case of health that no page fits, */
const CARERS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:vets?|dogs?|cats?|puppy|kitten|rabbit|hamster|horse|pony|hens?|parrot)\b/, 'A vet or an animal charity'],
  [/\b(?:baby|newborn|toddler|pregnan\p{L}+|midwife)\b/u, 'A health visitor, midwife or doctor'],
  [/\b(?:hospital|gp|doctor|surgery|tablets?|symptoms?|ache|aches|sore|rash)\b/, 'A doctor or pharmacist'],
];
const OF_HEALTH =
  /\b(?:ill|sick|hurts?(?! (?:my|your|his|her|our|their) (?:credit|gpa|chances|score|grades?|record|feelings))|ache|aches|sore|rash|swollen|limp\p{L}*|cough\p{L}*|fever|symptoms?|tablets?|medicine|eaten|vomit\p{L}*|poo|itch\p{L}*|bleed\p{L}*|breath\p{L}*)\b/u;
/** and one of rights, by what it is about. */
const ADVISERS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:landlord|tenan\p{L}+|letting agent|lease|rented|flatmate)\b/u, 'A tenants’ association or an advice centre'],
  [
    /\b(?:employer|payslip|hr|contract of employment|redundan\p{L}+|notice period|statutory notice|unfair dismissal|holiday pay)\b/u,
    'A union or an employment advice line',
  ],
  [/\b(?:tax|hmrc|irs|vat|self[- ]assessment)\b/, 'The tax office or an accountant'],
  [/\b(?:refund|shop|seller|ordered|delivery|receipt)\b/, 'A consumer advice service'],
  [
    /\b(?:will|probate|inherit\p{L}*|divorc\p{L}*|custody|court|neighbou?rs?|fence|boundary)\b/u,
    'A lawyer or a legal advice centre',
  ],
];
/** Somebody asks what is right between people, or who pays. */
const OF_RIGHTS =
  /\b(?:allowed|legal\p{L}*|rights?|entitled|insist|liable|statutory|(?:do|does|must|should) (?:i|we|he|she|they) (?:have to|pay|owe|let)|who pays|refund\p{L}*|owes?|owed|solicitor|lawyer)\b/u;
/** Who tells a case is told at least whom to ask. */
const adviceIn = ({ question: { asked, plain } }: Asked): readonly string[] => {
  if (isNoCase({ question: { plain } })) return [];
  if (!(isPersonal(plain) || FAMILY.test(plain)) || (sentencesOf(asked).length < 2 && plain.length < A_CASE)) return [];
  const asks = [...(OF_HEALTH.test(plain) ? CARERS : []), ...(OF_RIGHTS.test(plain) ? ADVISERS : [])];
  const who = asks.find(([about]) => about.test(plain))?.[1];
  return who === undefined ? [] : [`${who} can look at your case.`];
};
/** What is to be worked out from two figures or more is no case for anybody, */
const OF_A_SUM =
  /\bhow (?:many|much|long)\b|\bwhat(?:'s| is| do| does| will)\b[^?]{0,60}\b(?:total|bill|charge|cost|pay|get|come to)\b/;
const TWO_FIGURES = /^[^\d]*\d[\d.,:]*[^\d.,:][^\d]*\d/;
/** nor is how something is written. */
const OF_A_WORD =
  /\b(?:spel(?:l|t|led|ling)|plural|apostrophe|capital letters?|hyphen\p{L}*|grammar|is it (\p{L}{4})[^?.]{0,50} or \1\p{L}*)\b/u;
const isNoCase = ({ question: { plain } }: { readonly question: Pick<Asked['question'], 'plain'> }): boolean =>
  (OF_A_SUM.test(plain) && TWO_FIGURES.test(plain)) || OF_A_WORD.test(plain);

/**
 * Of the questions that have an answer those of the same thing: what "SATB" stands for is not answered by another short form, nor
 * "how much weight do I take off the pendulum?" by what is said of losing weight.
 */
const offersOf = ({ question: { plain } }: Asked, near: readonly string[]): readonly string[] => {
  const about = termsIn(ABOUT.exec(plain)?.[1] ?? plain);
  const least = about.size < 2 ? about.size : Math.max(2, Math.ceil(MOST * about.size));
  return near.filter((one) => [...termsIn(one)].filter((term) => about.has(term)).length >= least).slice(0, 2);
};
/** Of the words that tell what it is about; of a story no other question has so many. */
const MOST = 0.5;
/** In characters. */
const A_CASE = 60;
const FAMILY = /\b(?:mum|mom|dad|gran|nan|son|daughter|husband|wife|baby)\b/;

const SILENT: readonly Reason[] = [
  'private',
  'awaited',
  'foreign',
  'choice',
  'turnout',
  'family',
  'uncounted',
  'unrecorded',
  'unworked',
  'personal',
  'lost',
  'worth',
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
  const best = `${lines.length > 1 ? 'The lines of your notes that come closest are' : 'The closest line of your notes is'}: ${said}`;
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
  if (isJoined) return `We could not work this out from your notes. ${nearest}`;
  return isTold ? `Your notes say: ${said}` : best;
};

const lowered = (text: string): string => `${text[0]!.toLowerCase()}${text.slice(1)}`;
const MOST_OF_HALF = 2;
/** Of two things that were asked, none is passed over. */
const fromHalves = (near: Near): string => {
  const { halves = [] } = near;
  const each = halves.map(({ asked, near: own }) => {
    const said = fromNotes({ ...own, lines: own.lines.slice(0, MOST_OF_HALF) });
    return `As for “${asked.replace(/\bi\b/g, 'I')}”: ${own.lines.length === 0 ? 'your notes do not say this.' : lowered(said)}`;
  });
  return (halves.length === 2 ? each : [fromNotes(near), ...each]).join(' ');
};

const leadOf = (reason: Reason, asked: Asked): string => {
  const { plain } = asked.question;
  if (reason === 'unknown') return unknown(asked);
  if (reason === 'worth') return worthOf(plain);
  return (reason === 'awaited' || reason === 'future' ? awaitedOf(plain) : undefined) ?? LEADS[reason];
};

/**
 * @param near questions that have an answer, the nearest first.
 * @param quoted what comes nearest in the visitor's own notes.
 */
export const refuse = (asked: Asked, reason: Reason, near: readonly string[], quoted: Near): Answer => {
  if (quoted.lines.length > 0)
    return {
      confidence: confidenceOf(quoted),
      lead: fromHalves(quoted),
      more: [[], [], []],
      asides: {},
      topics: near,
    };
  const offered = SILENT.includes(reason) || isNoCase(asked) ? [] : offersOf(asked, near);
  const instead = offered.length === 0 ? [] : [`You could ask: ${offered.map((one) => `“${one}”`).join(' or ')}`];
  return {
    confidence: reason === 'foreign' ? 10 : 20,
    lead: [leadOf(reason, asked), ...(reason === 'unknown' ? adviceIn(asked) : []), ...instead].join(' '),
    more: [[], [], []],
    asides: {},
    topics: near,
  };
};
