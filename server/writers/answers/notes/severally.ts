/** A question that asks several things of the notes: each is answered by itself or by what the one before it found. */
import { type Answer } from '../answer.ts';
import { isUntoldCase } from './cases.ts';
import { labelling, readNotes } from './facts.ts';
import { isLeaning, leaningOn, mayLean } from './parts.ts';
import { verdictOf } from './whether.ts';
import { likeInNotes } from '../question/alike.ts';
import { readQuestion, type Question } from '../question/question.ts';
import { stemmed } from '../question/terms.ts';
import { mayHold, wantedBy } from '../question/wanted.ts';
import { VERDICT, UNSURE, quotation, type Found, saidOf, lookedUp } from './looked-up.ts';
import { MUST_BE_WORKED_OUT, namedIn } from './read-off.ts';
import { partOf } from './weighed.ts';
import { nearestTo } from './nearest.ts';
import { askedOf } from './silent.ts';

/** "And is she there?" asks of whoever was found, and only the notes know when that is. */
const ASKS_PRESENCE = /^(?:is|was|will) (?:s?he|they)\b.*\b(?:there|here|coming|free|available|around)\b/;
const AWAY =
  "(?:away|off|abroad|absent|on (?:holiday|leave)|back (?:on|from|by)|can't|cannot|won't|in \\p{Lu}\\p{Ll}+ (?:from|until|till))";
const absenceOf = (name: string, text: string): string | undefined =>
  readNotes(text).units.find((unit) => {
    const [, between] = new RegExp(`\\b${name}\\b([^.;]{0,60}?)\\b${AWAY}`, 'u').exec(unit.text) ?? [];
    return between !== undefined && !/\p{Lu}\p{Ll}/u.test(between);
  })?.text;

/** What the sentence that answers the first part says to the second. */
const besideIt = (part: string, text: string): string | undefined => {
  const asked = new Set(part.match(/\p{L}+/gu));
  const named = namedIn(part, text);
  if (named !== undefined) return named;
  const found = [...new Set(wantedBy(part).found?.(text, asked) ?? [])];
  // A price for "how much", and rooms rather than codes.
  const fit = found.filter((one) => (/\bhow much\b/.test(part) ? /\p{Sc}/u : /\p{L}{3}/u).test(one));
  // "Thursday night".
  const pair = found.length === 2 && text.includes(found.join(' ')) ? [found.join(' ')] : found;
  const [only, other] = fit.length === 1 && pair.length > 1 ? fit : pair;
  // "Main Hall".
  return only === undefined || other !== undefined
    ? undefined
    : (new RegExp(`\\p{Lu}\\p{Ll}+ ${only}\\b`, 'u').exec(text)?.[0] ?? only);
};

/** "Does it say who pays?" */
const SAYING = /\b(?:say|mention|tell me|tell us)(?: that| if| whether)? $/;
/** What no line says by itself. */
const ASKS_MOST =
  /\b(?:worst|best|most|least|highest|lowest|biggest|smallest|longest|shortest|per ?cent|how late|owed|comes? to)\b/;
/** A part as it was typed, with "I" for "i". */
const typedOf = (question: Question, part: string): string => partOf(question, part).asked.replace(/\bi\b/g, 'I');

/** What the notes have for a part of a question that is not answered: the line that comes nearest, or that they do not say it. */
const leftOpen = async (
  question: Question,
  part: string,
  before: string | undefined,
  text: string,
  quoted: string,
): Promise<string> => {
  const leans = before !== undefined && isLeaning(part);
  const own = leans ? readQuestion(leaningOn(part, before)) : partOf(question, part);
  const { lines, isFound, isSilent, isAway, absent, asked: found } = await nearestTo(own, text);
  const terms = new Set(labelling(own.plain).flatMap((word) => [stemmed(word), ...likeInNotes(word)]));
  const about = lines.filter((one) => labelling(one).some((word) => terms.has(stemmed(word))));
  const line = about.find((one) => !quoted.includes(one)) ?? about[0] ?? (isSilent ? undefined : lines[0]);
  const asksWhetherSaid = SAYING.test(question.plain.slice(0, Math.max(0, question.plain.indexOf(part))));
  const isUntold = isAway || absent !== undefined || isUntoldCase(part, readNotes(text));
  const asked = leans ? askedOf(partOf(question, part)) : (found ?? (isUntold ? askedOf(own) : undefined));
  const isUnsaid = isUntold || (isSilent && line === undefined) || (asksWhetherSaid && !isFound);
  if (!isFound && !isAway && (MUST_BE_WORKED_OUT.test(part) || ASKS_MOST.test(part)))
    return `We could not work out “${typedOf(question, part)}” from your notes.`;
  const isSame = leans && line !== undefined && quoted.includes(line);
  if (isSame && !isUnsaid && mayHold(part, line)) return `For “${typedOf(question, part)}”, see the same line.`;
  if (!isUnsaid && line !== undefined && !isSame)
    return `As for “${typedOf(question, part)}”, your notes say${isFound ? '' : ' only'}: ${quotation(line)}`;
  const told = asked ?? (asksWhetherSaid && /^(?:who|what|which|where|when|how|why)\b/.test(part) ? part : undefined);
  const open =
    told === undefined || (leans && /\b(?:it|that|this)\b/.test(part))
      ? `We could not answer “${typedOf(question, part)}” from your notes.`
      : `Your notes do not say ${told}.`;
  return line === undefined || isAway || quoted.includes(line) ? open : `${open} The closest line is: ${quotation(line)}`;
};

/** One of several is asked for. */
const CHOOSES = /\b(?:which|who|whose)\b/;
/** What the notes say to the part of a question that follows another. */
const following = async (question: Question, part: string, before: string, one: Found | undefined, text: string) => {
  if (isUntoldCase(part, readNotes(text))) return undefined;
  const name = one && ASKS_PRESENCE.test(part) ? /^That is (\p{Lu}\p{Ll}+)\b/u.exec(one.answer.lead)?.[1] : undefined;
  const absence = name === undefined ? undefined : absenceOf(name, text);
  if (one && absence !== undefined)
    return { text: absence, answer: { ...one.answer, lead: `Your notes say of ${name}: ${quotation(absence)}` } };
  // "Which of them is soonest, and when?": of which one, is not known.
  if (!one && isLeaning(part) && CHOOSES.test(before)) return undefined;
  const own = isLeaning(part) ? undefined : await lookedUp(partOf(question, part), text);
  if (own || !mayLean(part)) return own;
  const beside = one && !one.isWorked ? besideIt(part, one.text) : undefined;
  if (one && beside !== undefined) return { text: one.text, answer: { ...one.answer, lead: `That is ${beside}.` } };
  const said = one && verdictOf(part, one.text);
  if (said?.verdict !== undefined) return { text: one!.text, answer: saidOf(said, one!.text, VERDICT) };
  return lookedUp(readQuestion(leaningOn(part, before)), text);
};

/** Each part of a question that asks several things, or some, and of the others that they could not be read. */
export const severally = async (question: Question, parts: readonly string[], text: string): Promise<Answer | undefined> => {
  const found: (Found | undefined)[] = [];
  for (const [at, part] of parts.entries())
    found.push(
      at === 0
        ? await lookedUp(partOf(question, part), text)
        : await following(question, part, parts[at - 1]!, found[at - 1], text),
    );
  const told = found.filter((one) => one !== undefined);
  const [first] = told;
  if (!first) return undefined;
  const quoted = told.map(({ answer }) => answer.lead).join(' ');
  const leads = found.map(async (one, at) => {
    // What was said already answers nothing more.
    const isAgain = found
      .slice(0, at)
      .some((other) => other?.answer.lead === one?.answer.lead && /^That/.test(one?.answer.lead ?? ''));
    // "Which is the best, and what is it?"
    if (!one && at > 0 && found[at - 1] && /^what (?:is|was) (?:it|that)$/.test(parts[at]!)) return '';
    if (!one || isAgain) return leftOpen(question, parts[at]!, parts[at - 1], text, quoted);
    const isSaid = found.slice(0, at).some((other) => other?.text.includes(one.text));
    const lead = isSaid ? one.answer.lead.replace(/(?:^| )From your notes: .*$/, '') : one.answer.lead;
    // The line was quoted already, and nothing is read from it for this part.
    if (lead === '') return leftOpen(question, parts[at]!, parts[at - 1], text, quoted);
    return at === 0 || /^(?:Your|We) /.test(lead) ? lead : `As for “${typedOf(question, parts[at]!)}”: ${lowered(lead)}`;
  });
  const least = Math.min(...told.map(({ answer }) => answer.confidence));
  return {
    ...first.answer,
    confidence: told.length < parts.length ? Math.min(least, UNSURE) : least,
    lead: (await Promise.all(leads)).filter((lead) => lead !== '').join(' '),
  };
};
const lowered = (text: string): string =>
  text.replace(/^(?:That|Those|These|The|From|Your|It|You)\b/, (word) => word.toLowerCase());
