/** What is said where nothing is wrong, or nothing good: the smaller gaps, and what can still be done. */
import { worksNamedIn } from '../kind-of-work.ts';
import type { Sign } from './clause.ts';
import { isBeginner, saysNothingYet } from './competitiveness.ts';
import { GUARANTEE, plainPricesIn, shortCueOf } from './conversion.ts';
import { BOAST } from './faults.ts';
import type { Found } from './found.ts';
import { isHardToRead, type Judged } from './judged.ts';
import { mistakesIn } from './mistakes.ts';
import { firstOf, nextToWork } from './places.ts';
import { quote, quoted, type Reading } from './reading.ts';
import { beginningOf, lengthOf, LONG_SENTENCE, longestIn } from './shape.ts';
import { DOING, tagWordsIn } from './tags.ts';

/** Many of them, where a number would count for more. */
const VAGUE_AMOUNT =
  /(?:\b(?:i|we)(?:['’]ve| have) (?:\p{L}+ ){1,4}|\b(?:i|we) (?:did|made|wrote|built|taught|led|drew|ran|sold|\p{L}{2,}ed) (?:\p{L}+ ){0,2})(?<!\bhow )(?<amount>\b(?:a good many|a great many|many|a lot of|lots of|several|numerous|dozens of|countless|plenty of) (?!people\b|others\b|years\b|times\b|more\b)(?:\p{Ll}+ )?\p{Ll}+s\b)(?= (?:for|in|of|from|to|across|at)\b|[.,;]|$)/iu;
const FEWEST_ITEMS = 4;
const LONG_LIST = 22;
/** "What you get: a plan, a calendar, a list of seeds" in a text without a list. */
const listIn = ({ bullets, sentences }: Reading): string | undefined =>
  bullets.length > 0
    ? undefined
    : sentences.find((sentence) => {
        const [head, rest] = sentence.split(/:\s/, 2);
        return (
          rest !== undefined &&
          head!.split(' ').length <= MOST_OF_A_HEAD &&
          rest.split(', ').length >= FEWEST_ITEMS &&
          NAMES_A_LIST.test(head!) &&
          sentence.split(' ').length >= LONG_LIST
        );
      });
const MOST_OF_A_HEAD = 8;
const NAMES_A_LIST = /\b(?:get|gets|includes?|included|receive|deliver|contains?|covers?)\b/i;

/** Where nothing is missing, what can be told for certain all the same. */
export const finerIn = (reading: Reading, praises: readonly string[]): { lack: string; advice: string } | undefined => {
  const vague = reading.sentences.flatMap((sentence) =>
    /\b(?:i|we)\b/i.test(sentence) ? (VAGUE_AMOUNT.exec(sentence)?.groups?.['amount'] ?? []) : [],
  )[0];
  if (vague !== undefined && !praises.some((praise) => praise.includes(vague)))
    return {
      lack: `${quote(vague)} is no number.`,
      advice: `Say how many stand behind ${quote(vague)}: a buyer believes a figure.`,
    };
  const list = listIn(reading);
  if (list !== undefined) {
    const head = list.split(/:\s/, 1)[0]!;
    return {
      lack: `What follows ${quote(head)} is ${list.split(' ').length - head.split(' ').length} words in one line.`,
      advice: `Set what follows ${quote(head)} as a list, a line for each thing.`,
    };
  }
  const long = longestIn(reading);
  if (lengthOf(long) >= LONG_SENTENCE)
    return {
      lack: `The sentence that begins ${quote(beginningOf(long))} has ${lengthOf(long)} words.`,
      advice: `Divide the sentence that begins ${quote(beginningOf(long))} into two.`,
    };
  return undefined;
};

/** A piece of work that is handed over, and can be seen before and changed after. */
export const isPiece = ({ gets, files, service }: Found, { text, title = '' }: Reading): boolean =>
  gets.length + files.length > 0 &&
  /\b(?:design|draw|writ|edit|record|illustrat|animat|paint|logo|script|video|voice|speech|song|poster|flyer)/i.test(
    `${title} ${service?.words ?? ''}`,
  ) &&
  !/\b(?:lessons?|calls?|sessions?|tutor\w*|coach\w*|teach\w*|classes|zoom|advice)\b/i.test(text);
export const SEEN =
  /\b(?:samples?|portfolio|gallery|demos?|reels?|examples?|pictures?|photos?|pics?|clips?|reviews?|links?|records?|albums?|pages?)\b/i;
const NONE_YET =
  /\bno (?:reviews?|portfolio|samples?)\b|\b(?:do not|don['’]?t) have (?:an?|any) (?:portfolio|reviews?|samples?)\b/gi;
/** Of such work a sample can be shown. */
const IS_SEEN =
  /\b(?:design|draw|illustrat|animat|paint|portrait|logo|poster|flyer|website|voice|song|music|sew|knit|crochet|carv)/i;
const TELLS_OF_CHANGES =
  /\b(?:chang|revis|refund|retak|redo|rounds?\b|correct|again|back|adjust|tweak|amend|money|don['’]t pay|pay nothing|free|satisf|mend|alter|fix)/i;
/** What a buyer may miss where nothing worse can be said, the gravest first. */
export const gapIn = (
  reading: Reading,
  found: Found,
  findings: readonly Judged[],
): { lack: string; advice: string } | undefined => {
  const { proof, samples, voices } = found;
  const [price] = plainPricesIn(found);
  const fault = findings.find(isHardToRead);
  if (fault?.lack !== undefined && fault.advice !== undefined) return { lack: fault.lack, advice: fault.advice };
  // The lines that slip are praised for what they say.
  const slip = fault === undefined ? undefined : reading.sentences.flatMap(mistakesIn)[0];
  if (slip !== undefined)
    return { lack: `${quote(slip)} is a slip.`, advice: `Correct ${quote(slip)}, and have somebody read the rest.` };
  if (fault !== undefined)
    return { lack: 'Its grammar slips in places.', advice: 'Have somebody who writes English well read it through.' };
  // What has been named already is not named twice.
  const isNamed = findings.some(({ missing }) => missing !== undefined && /earlier|proof/.test(missing));
  if (proof.length + samples.length + voices.length === 0 && found.isSilentOn('proof') && !isNamed)
    return {
      lack: 'It says nothing of what you have done before.',
      advice: `${nextToWork(found, reading, 'say')} how long you have done this, or point to one finished piece.`,
    };
  if (
    IS_SEEN.test(`${reading.title ?? ''} ${found.service?.words ?? ''}`) &&
    samples.length + voices.length === 0 &&
    !SEEN.test(reading.text.replace(NONE_YET, ' '))
  )
    return {
      lack: 'It points to no finished piece that a buyer could look at.',
      advice: isBeginner(reading.text)
        ? 'Show one finished piece on the gig picture: whoever is new can do that.'
        : `${nextToWork(found, reading, 'point')} to one finished piece.`,
    };
  if (isPiece(found, reading) && !TELLS_OF_CHANGES.test(reading.text))
    return {
      lack: 'It does not say what happens if the buyer wants a change.',
      advice: price
        ? `Say how many changes are included in ${quote(price.cue ?? price.words)}.`
        : `${nextToWork(found, reading, 'say')} how many changes are included.`,
    };
  return undefined;
};

/** Where nothing can be praised, what a buyer can at least tell. */
export const plainOf = (reading: Reading, { service, impossible, forbidden }: Found): string => {
  const { title = '', sentences, text } = reading;
  const honest = saysNothingYet(text);
  if (honest !== undefined) return `${quote(honest)} is honest, and spares a buyer the question.`;
  const ofTitle = [...tagWordsIn(title, reading), ...worksNamedIn(title)];
  const works = (ofTitle.length > 0 ? ofTitle : worksNamedIn(sentences.join('\n')).slice(0, 1))
    .filter((work) => !DOING.test(work) && !/(?:er|or|experts?)$/.test(work))
    .filter((work, at, all) => !all.slice(0, at).some((earlier) => earlier.toLowerCase().includes(work.toLowerCase())));
  const named =
    service?.kind === 'name' &&
    !/[|,/]/.test(service.words) &&
    !BOAST.test(service.words) &&
    mistakesIn(service.words).length === 0
      ? [service.words]
      : // "Tasks" and "website" tell nothing of what is done.
        works.filter((work) => / |(?:ing|tion|phy)$/.test(work));
  return named.length > 0 && impossible.length + forbidden.length === 0
    ? `A buyer can tell what is offered: ${quoted(named)}.`
    : 'No line in it is a reason to order yet.';
};

const EARLY = 0.5;
const FEWEST_TO_MOVE = 8;
/** What can still be done for a text that wants nothing: its best line stands too low, or its figures could be seen sooner. */
export const finishOf = (found: Found, reading: Reading): string => {
  const { eases, proof, samples, limits, times } = found;
  const prices = plainPricesIn(found);
  const own = proof.filter(({ words }) => reading.title?.includes(words) !== true);
  const best = own.find(({ words }) => /\d/.test(words.replace(/\b(?:19|20)\d\d\b/g, '')) && !/\byears?\b/.test(words));
  const isLate = ({ at }: Sign): boolean => reading.sentences.length >= FEWEST_TO_MOVE && at >= reading.sentences.length * EARLY;
  if (best !== undefined && isLate(best))
    return `Move ${quote(best.words)} up to the first lines: it is a good reason to order, and stands low.`;
  const [price, time] = [shortCueOf(prices), shortCueOf(times, true)];
  if (price !== undefined && time !== undefined)
    return `Put ${quote(price)} and ${quote(time)} on the gig picture as well: buyers compare those first.`;
  const [firm] = eases.filter(({ words }) => GUARANTEE.test(words));
  if (firm) return `Keep ${quote(firm.words)} whatever else you change: few sellers promise that.`;
  if (samples[0]) return `Keep ${quote(samples[0].words)}: work that can be seen persuades more than any line.`;
  if (own[0])
    return isLate(own[0])
      ? `Move ${quote(own[0].words)} up to the first lines: it tells a buyer whom they deal with.`
      : `Keep ${quote(own[0].words)} as it is: it tells a buyer whom they deal with.`;
  if (limits[0]) return `Keep ${quote(limits[0].words)}: it spares you and the buyer the wrong order.`;
  const [plain] = [...times, ...prices];
  return plain
    ? `${isLate(plain) ? 'Move' : 'Keep'} ${quote(plain.words)} ${isLate(plain) ? 'up to the first lines' : 'as it is'}: a buyer looks for that first.`
    : `After ${quote(firstOf(reading))}, say one thing that only you can say: a piece of work, or where you learnt it.`;
};
