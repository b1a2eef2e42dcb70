/** Answers from the visitor's own notes: the line that answers, word for word, and first the figure or name that was asked for. */
import { listed } from '../../../english/prose.ts';
import { baseForms, partsOfSpeech } from '../../../lexicon/wordnet.ts';
import type { Answer, Source } from '../answer.ts';
import { chanceOfLine } from '../pages/likelihood.ts';
import { tellsCase, isUntoldCase } from './cases.ts';
import { isMoney, isPriced, type Reckoned } from './amounts.ts';
import { bound } from './bound.ts';
import { likelyFrom } from './likely.ts';
import { unmentioned } from './clauses.ts';
import { readNotes, type Notes } from './facts.ts';
import { linesFor, type Line } from './lines.ts';
import { askingsIn, isLeaning, leaningOn, mayLean } from './parts.ts';
import { isBareThing, isToldOf, ordinal, pieceOf, SAYS } from './piece.ts';
import type { Unit } from './units.ts';
import { absentName, absentPair, absentThing, askedOf, isUntoldDeed } from './silent.ts';
import { daysOf } from './times.ts';
import { breaksIn } from './suited.ts';
import { valuesIn } from './values.ts';
import { ASKS_WHETHER, namesNothing, ruleForKind, tellOfAll, toldElsewhere, verdictOf, type Said } from './whether.ts';
import { isDoubtful } from './doubt.ts';
import { CHANGES, CORRECTS, MOVES } from './changes.ts';
import { isReplyDate, workedFrom } from './worked.ts';
import { inFigures } from '../sums/quantities.ts';
import { readQuestion, type Question } from '../question/question.ts';
import { isTelling, stemmed, wordsIn } from '../question/terms.ts';
import { matterOf, mayHold, people, wantedBy } from '../question/wanted.ts';

/** From this chance on a line is given as the answer. */
const GIVEN = 0.6;
/** The same where the line has half of the question's own words. */
const GIVEN_WORDED = 0.45;
const HALF = 0.5;
/** A thing that its words only hint at is not surely the thing. */
const HEADED = 0.5;
/** Of what a line allows or forbids, some is meant otherwise. */
const VERDICT = 75;
/** What one line says in the question's own words is hardly meant otherwise. */
const READ_OFF = 88;
/** A line with no thing of the kind that is asked for, or with several, may answer something else; what is worked out may be meant otherwise, */
const UNSURE = 65;
/** more so where the notes say something else beside. */
const DOUBTFUL = 60;
/** unless any words could answer, and it has so much of the question's. */
const WORDED = 0.75;
/** Below this a line has nothing to do with the question. */
const RELATED = 0.04;
/** In characters: a longer one is a whole line. */
const LONGEST_FIGURE = 60;
/** A line that is at least so likely, beside the likeliest, is told with it. */
const BESIDE_IT = 0.45;
/** The same where a list is asked for: each line may have one thing of it. */
const OF_A_LIST = 0.3;
const MOST_OF_A_LIST = 3;
const ASKS_LIST =
  /\b(?:who|what|which) (?:else|all)\b|^(?:so |and )?who(?:se)? (?:is|are|has|have|will|can|does|do) (?!the\b)|^(?:so |and )?which \p{L}+s\b|\bwhat (?:do|does|should|must|will|did) \p{L}+ (?:still )?(?:need|have|bring|take|get|buy|pack|do)\b|\bwhat (?:is|are) (?:still|left|included|all)\b/u;

interface Weighed extends Line {
  readonly chance: number;
}

/** Lists of those who came have a name of their own for those who did not. */
const asNotesSay = (question: Question): Question => ({
  ...question,
  plain: ordinal(question.plain)
    .replace(
      /\b(?:(?:was|were|is|are)(?: not|n't) (?:there|present|here)|did(?: not|n't) (?:come|show up|attend))\b/,
      'was absent',
    )
    .replace(/\bstop (eat|drink)ing\b/, 'have nothing to $1'),
});

/** "Ann: cinema at 6.30?", where a later line has a time too, was only proposed. */
const PROPOSED = /^\p{L}+: .*\?$/u;

/** Who has paid is not who still owes. */
const ASKS_UNPAID = /\b(?:who|which|whose)\b[^?]{0,60}\b(?:owes?|owing|unpaid|(?:has|have|did)(?: not|n't) paid|still to pay)\b/;
const SETTLED = /\bpaid (?:in full|up)\b|\bpaid[.!]?$|\bsettled\b/i;

const weighed = async (question: Question, notes: string): Promise<readonly Weighed[]> => {
  if (notes.trim() === '') return [];
  const lines = await linesFor(asNotesSay(question), notes);
  const isBroken = breaksIn(question.plain, readNotes(notes));
  const settled = Math.max(
    -1,
    ...lines.filter(({ unit, figures }) => figures.length > 0 && !unit.text.endsWith('?')).map(({ at }) => at),
  );
  return lines
    .filter(({ unit }) => !(ASKS_UNPAID.test(question.plain) && SETTLED.test(unit.text)))
    .filter(({ unit, at }) => at > settled || !PROPOSED.test(unit.text))
    .filter(({ unit }) => !isBroken(unit))
    .filter(({ unit }) => !isReplyDate(question.plain, { lines: [unit.text] }))
    .filter(({ unit, evidence }) => !unit.isHeading || (evidence['exact'] === 1 && evidence['kind'] === 1))
    .map((line) => ({ ...line, chance: chanceOfLine(line.evidence) }))
    .sort((one, other) => other.chance - one.chance);
};

/** The line must hold the kind of thing that is asked for, and speak of the thing itself. */
const answers = ({ chance, evidence }: Weighed): boolean =>
  chance >= (evidence['exact']! >= HALF ? GIVEN_WORDED : GIVEN) &&
  evidence['kind'] !== 0 &&
  evidence['stray'] === 0 &&
  evidence['headed']! >= HEADED;

/** An amount has a figure, and one of money is no length of time; "two dogs" are no price; "UPDATE" is nobody's name. */
const isOfKind = (plain: string, says: string): boolean =>
  OF_MEASURE.every(([asked, told]) => !asked.test(plain) || !/\d/.test(says) || told.test(says) || /^[\d.,]+$/.test(says)) &&
  (/\bhow much\b/.test(plain)
    ? !COUNTED_THINGS.test(inFigures(says)) &&
      (valuesIn(inFigures(says)).some(({ kind }) => kind !== 'duration') || (!ASKS_MONEY.test(plain) && /\d/.test(says)))
    : !(
        /^who\b/.test(plain) &&
        ((/^\p{Lu}{3,}$/u.test(says) && partsOfSpeech(says.toLowerCase()).size > 0) ||
          (/^\p{Lu}\p{Ll}+$/u.test(says) && isBareThing(says.toLowerCase())))
      ));
const OF_MEASURE: readonly (readonly [RegExp, RegExp])[] = [
  [/\bhow many (?:metres|meters)\b/, /\d ?m\b|met/i],
  [/\bhow many hours\b/, /\d ?h|hour/i],
  [/\bhow many (?:minutes|mins)\b/, /min/i],
  [/\bhow many (?:litres|liters)\b/, /\d ?l\b|lit/i],
  [/\bhow many miles\b/, /\d ?mi/i],
];
/** "2 dogs" are counted and not measured. */
const COUNTED_THINGS =
  /^\d{1,3} (?!(?:pounds|euros|dollars|pence|cents|rupees|\p{L}*(?:grams|met(?:re|er)s|lit(?:re|er)s)|cups|tins|cans|packs|packets|bags|boxes|bottles|pints|gallons|ounces|tsp|tbsp|teaspoons|tablespoons|spoons|slices|cloves|points|credits|hours|days|weeks|months|years|minutes|units|miles|percent)\b)\p{Ll}+s$/u;
const ASKS_MONEY = /\b(?:costs?|pay\w*|paid|charged?|spen[dt]|owed?|back|price|money|cash)\b/;

/** "Allotment Society - committee meeting": what opens a title of the notes, by a word that is no name, is nobody. */
const isTitled = (says: string, { text, heading }: Unit): boolean =>
  heading === '' && text.startsWith(`${says} - `) && partsOfSpeech(says.split(' ').at(-1)!.toLowerCase()).has('noun');

/** "Mum: can you get Finn": whoever asks is not the one who does it. */
const isAsking = (says: string, { line }: Unit): boolean =>
  line.startsWith(`${says}: `) &&
  /^(?:can|could|would|will) (?:you|someone|anyone)\b|^(?:who|anyone|please|pls)\b/i.test(line.slice(says.length + 2));

/** "Update: cheques now to the Trust, Rosalind leaving": of a line that changes something, whoever another clause speaks of. */
const isOfOtherClause = (plain: string, says: string, { text }: Unit): boolean => {
  const words = wordsIn(plain).filter(isTelling).map(stemmed);
  const clauses = text.split(/[,;.] /);
  if (isToldOf(plain, says, text)) return true;
  const about = clauses.filter((clause) => wordsIn(clause).some((word) => words.includes(stemmed(word))));
  return (CORRECTS.test(text) || CHANGES.test(text)) && about.length > 0 && !about.some((clause) => clause.includes(says));
};

/** Something is still to be asked, found out or decided: such a line speaks of the thing and does not tell it. */
const OPEN_TASK =
  /(?:^|[-–:] |\bto )(?:ring|phone|ask|email|text|check with|chase)\b(?! w\/)|\b(?:find out|waiting (?:for|on|to hear)|awaiting|tb[cad]|to be (?:confirmed|decided|agreed)|to (?:choose|decide)|still to (?:sort|choose|pick|decide|agree|find)|not (?:yet )?(?:decided|chosen|known|fixed)|get (?:samples|quotes?))\b/i;
const ASKS_FACT =
  /^(?:what|which|how (?:much|many|long)|when|where)\b(?!.*\b(?:need|must|should|have to|has to|do i|do we|to do|does \p{L}+ (?:have|need|ask|check|ring)|ask\w*|sa(?:y|id)|tell|told|ring|check\w*|confirm\w*|decid\w*|find out|phone|ch[ao]se|happen\w*|left to|still)\b)/u;
const isLeftOpen = ({ plain }: Question, { unit: { text } }: Weighed): boolean =>
  (ASKS_FACT.test(plain) && OPEN_TASK.test(text)) ||
  (/^who\b/.test(plain) && /\b(?:ask|check|decide|find out)\b.{0,30}\bwho\b/i.test(text));

/** What of the line answers: "four days", "Tom Reed", "Gate code is 4471". */
const readFrom = ({ plain }: Question, { figures, isNamed, unit }: Weighed): string | undefined => {
  const says = pieceOf(plain, unit, figures, isNamed);
  if (
    says !== undefined &&
    /^who\b/.test(plain) &&
    (isTitled(says, unit) || isAsking(says, unit) || isOfOtherClause(plain, says, unit))
  )
    return undefined;
  if (says === undefined || says.length > LONGEST_FIGURE || unit.text.length <= says.length + 2 || !isOfKind(plain, says))
    return undefined;
  return unit.text.includes(`the ${says}`) && /^\p{L}/u.test(says) ? `the ${says}` : says;
};
/** A piece that is a clause says all; a figure or a name does not. */
const asSentence = (piece: string): string =>
  SAYS.test(piece) || piece.includes(': ') ? `${piece[0]!.toUpperCase()}${piece.slice(1)}.` : `That is ${piece}.`;

/** Of two people in a line, what is told may be told of the other. */
const isOfAnother = ({ asked }: Question, { unit: { text } }: Weighed): boolean => {
  const names = [...text.matchAll(/(?<![.!?] )\p{Lu}\p{Ll}+/gu)].map(({ 0: name }) => name);
  const first = /\b(?:is|was|did|does|were|has) (\p{Lu}\p{Ll}+)/u.exec(asked)?.[1];
  return first !== undefined && names.includes(first) && names.find((name) => !/^(?:The|In|On|At)$/.test(name)) !== first;
};

/** What no line says by itself: it must be worked out, and where it could not be, no figure of a line is the answer. */
const MUST_BE_WORKED_OUT =
  /\b(?:by how (?:much|many)|deposit\b.{0,40}\bback\b|still (?:to pay|to be paid|owe|owing|owed|due)\b|how (?:much|many) (?:\w+ )?(?:(?:more|less|fewer|longer|cheaper)\b|\w+s' )|(?:more|less|fewer|cheaper|dearer|longer|shorter) than|difference|altogether|costs? (?:\w+ )?together|in (?:total|all)|all in one go|(?:go|gone|went) (?:up|down)|left over|(?:have|has|had) (?:i|we|you|he|she|they) (?:got )?left|does that (?:make|come to)|(?:and|plus)\b.*\bc[oa]mes? to\b|how long (?:till|until|before)|(?:get|see|have) back|after (?:costs|tax|expenses|that)|profit|average|how (?:many|long)\b.*\b(?:between\b|from\b.*\b(?:to|until|till)\b)|which\b.*\b(?:more|less|cheaper|dearer|longer|shorter|earlier|later))\b/;
const isSum = ({ plain }: Question, { unit: { text } }: Weighed): boolean => {
  if (MUST_BE_WORKED_OUT.test(plain)) return true;
  // "Pensioners pay half", "students 10% less".
  if (/\b(?:costs?|pays?)\b/.test(plain) && /\bpays? half\b|\bhalf price\b|\d ?%/.test(text) && !/%|per ?cent|half/.test(plain))
    return true;
  // "For two adults and three children", where the line has other figures.
  if (!/\bhow (?:much|many|long)\b|\bcosts?\b|\bwhen\b|\bwhat (?:time|date)\b/.test(plain)) return false;
  // When to set off from home follows from what the journey takes.
  if (/\bleave (?:the )?(?:house|home)\b|\bset off\b/.test(plain) && !/\b(?:house|home|set off)\b/i.test(text)) return true;
  const own = valuesIn(text);
  // "Stands at £900 after paying £100": what it was before is neither.
  if (/\bhow much\b.*\b(?:before|after)\b/.test(plain) && own.filter(({ kind }) => kind === 'money').length > 1) return true;
  // "Normally Wednesday, on Friday this week": which of the two is meant the line alone says.
  if (/\b(?:normally|usually)\b/i.test(text) && own.filter((value) => daysOf(value).length > 0).length > 1) return true;
  // "Takes 8 days, can start on Monday": when it is finished follows from both.
  if (/^when\b.*\b(?:finish\w*|be done|ready|complete\w*)\b/.test(plain) && own.some(({ kind }) => kind === 'duration'))
    return true;
  // "One hour ahead" is not how long it takes.
  if (
    /\bhow long\b/.test(plain) &&
    own.some(
      ({ kind, end }) =>
        kind === 'duration' && /^ (?:ahead|behind|late|early|earlier|later|before|after|notice)\b/.test(text.slice(end)),
    )
  )
    return true;
  return valuesIn(inFigures(plain)).some(
    ({ kind, value }) => (kind === 'amount' || kind === 'duration') && value > 1 && !own.some((other) => other.value === value),
  );
};
const ASKS_PRICE = /\bhow much\b.*\b(?:costs?|pay|charged?|fees?|fare)\b|\b(?:cost|price|fee|fare) of\b/;
const ASKS_SUM = /\bhow much (?:is|are|was|were)\b/;
/** Where prices have a sign, what has none is no price; where none has, a figure is one by its place: that of a pack of three is none. */
const isStrayPrice = ({ plain }: Question, notes: string, { unit, figures }: Weighed): boolean => {
  const read = readNotes(notes);
  if (isPriced(read) && figures.length > 0 && (ASKS_PRICE.test(plain) || ASKS_SUM.test(plain)))
    return !/\p{Sc}|\d ?p\b|%|\b(?:Rs|INR|EUR|USD|GBP)\b/u.test(unit.text);
  return (
    ASKS_PRICE.test(plain) &&
    !isPriced(read) &&
    !read.facts.some(
      (fact) =>
        fact.segment.unit.text === unit.text &&
        isMoney(fact, false) &&
        figures.some((figure) => figure.includes(fact.value.typed)),
    )
  );
};

/** Every telling word of the question, and a thing of the kind that is asked for: no line could answer more plainly. */
const sayingAll = ({ evidence: { exact, kind } }: Weighed): number => (exact === 1 && kind === 1 ? SAYING_ALL : 0);
const SAYING_ALL = 0.85;

/** Of one word alone, without a kind of thing to look for, any line that has it would seem to answer. */
const isBare = ({ evidence: { open, matter } }: Weighed): boolean => open === 1 && matter! <= 1;

/** "What medication": the line may name it by that word alone. */
const ASKS_SORT =
  /^(?:what|which) (?!(?:is|are|was|were|am|did|do|does|will|would|can|could|should|has|have|had|must|may)\b)\p{L}+ /u;
const isSure = ({ plain }: Question, { figures, isNamed, evidence, unit }: Weighed, isRead: boolean): boolean =>
  !(evidence['open'] === 1 && ASKS_SORT.test(plain)) &&
  // "Kept 28 days" is no date.
  !(
    /^when\b/.test(plain) &&
    figures.length > 0 &&
    figures.every((figure) => /^(?:\d+|\p{L}+) (?:hour|day|week|month)s?$/u.test(figure))
  ) &&
  // "Shall we say Saturday?" settles nothing.
  !unit.text.endsWith('?') &&
  (figures.length === 1 ||
    (isNamed
      ? isRead && evidence['exact'] === 1 && (evidence['matter']! > 1 || !/\bwhat time\b/.test(plain))
      : evidence['exact']! >= WORDED));

/** The likeliest line, and those that are nearly as likely. */
const toldWith = ({ plain }: Question, lines: readonly Weighed[]): readonly Weighed[] => {
  const isList = ASKS_LIST.test(plain);
  const least = (lines[0]?.chance ?? 0) * (isList ? OF_A_LIST : BESIDE_IT);
  return lines.slice(0, MOST_OF_A_LIST).filter(({ chance }, at) => at === 0 || chance >= least);
};

/** As it stands, and closed as a sentence is. */
const quotation = (text: string): string => `“${text}”${/[.!?]$/.test(text) ? '' : '.'}`;
const quotations = (lines: readonly string[]): string => {
  const quoted = listed(lines.map((line) => `“${line}”`));
  return /[.!?]”$/.test(quoted) ? quoted : `${quoted}.`;
};

/** Of more lines the first and the last are shown: the sum tells the rest. */
const MANY_LINES = 6;
const asWorked = ({ says, lines, unless = [], isUnsure = false }: Reckoned): Answer => ({
  confidence: unless.length > 0 || isUnsure ? DOUBTFUL : UNSURE,
  lead: `${says} From your notes: ${lines.length > MANY_LINES ? `“${lines[0]}” to “${lines.at(-1)}”.` : quotations(lines)}`,
  more: [unless.length > 0 ? [`Not counted in is what your notes also say: ${quotations(unless)}`] : [], [], []],
  asides: { caution: 'This is only as right as the notes are, and as the way we read them.' },
  topics: [],
});

/** Whether nothing had to be put together: one line has every word of the question, and a thing of the kind it asks for. */
const isReadOff = async (
  { lines, unless = [], isUnsure = false }: Reckoned,
  question: Question,
  text: string,
): Promise<boolean> => {
  if (lines.length !== 1 || unless.length > 0 || isUnsure) return false;
  const [best] = await weighed(question, text);
  return best !== undefined && best.unit.text === lines[0] && sayingAll(best) > 0;
};

const ASKS_NEXT = /\b(?:when|what time|how soon)\b.*\b(?:next (?!(?:\p{L}+day|week|month|year|meeting|match|game|session|lesson|class|test|visit|appointment|issue|one)\b)|again\b|another\b)/u;
const TELLS_NEXT = /\b(?:next|again|another|due|from|after|not before|until)\b/i;

interface Found {
  readonly answer: Answer;
  /** The sentence it stands in, where there is one. */
  readonly text: string;
  /** Put together from several places: what else stands there is told of one of them alone. */
  readonly isWorked?: boolean;
}

const ASKS_NOW = /\b(?:now|new|these days|at the moment|after all|in the end)\b/;
const isChanged = (plain: string, line: Weighed, other: Weighed): boolean =>
  CHANGES.test(line.unit.text) &&
  !CHANGES.test(other.unit.text) &&
  line.evidence['kind'] === 1 &&
  line.evidence['covered']! >= (MOVES.test(line.unit.text) ? MOSTLY_COVERED : 1) * other.evidence['covered']! &&
  (ASKS_NOW.test(plain) || line.at > other.at);
const MOSTLY_COVERED = 0.4;
const REASONS = /\b(?:because|due to|owing to|as a result of|thanks to|the reason)\b/i;
const isReason = ({ unit, evidence }: Weighed): boolean => evidence['kind'] === 1 && REASONS.test(unit.text);
/** So likely, a line that alone has the form of the answer is one. */
const FORMED = 0.2;

/** The likeliest first, but before it what changes it, and of a reason the one sentence that gives one. */
const inForm = ({ plain }: Question, lines: readonly Weighed[]): readonly Weighed[] => {
  const [best] = lines;
  const other =
    best &&
    (/^why\b/.test(plain) && best.evidence['kind'] === 0
      ? lines.find(isReason)
      : lines.slice(1, MAY_SAY).find((line) => isChanged(plain, line, best)));
  return other ? [other, ...lines.filter((line) => line !== other)] : lines;
};
const isFormed = ({ plain }: Question, line: Weighed, lines: readonly Weighed[]): boolean =>
  line.chance >= FORMED &&
  (/^why\b/.test(plain)
    ? lines.filter(isReason).length === 1 && isReason(line) && line.evidence['covered']! > 0
    : lines.some((other) => isChanged(plain, line, other) && (ASKS_NOW.test(plain) || answers(other))));

/** So many lines may be the one that says yes or no. */
const MAY_SAY = 3;
/** From this chance on, what a line plainly says is said to the question. */
const SAID = 0.2;
/** The first of the likeliest lines that says it plainly, and one that says the other of the same. */
const yesOrNo = ({ plain }: Question, lines: readonly Weighed[], notes: Notes): Found | undefined => {
  // "Do I pay anything?": the one line that tells of a charge.
  const [charge, another] = namesNothing(plain)
    ? notes.units.map(({ text }) => ({ text, ...verdictOf(plain, text) })).filter(({ verdict }) => verdict !== undefined)
    : [];
  if (charge && !another) return { answer: saidOf(charge, charge.text, VERDICT), text: charge.text };
  const told = lines.slice(0, MAY_SAY).map((line) => ({ line, ...verdictOf(plain, line.unit.text) }));
  const said = told.find(({ verdict }) => verdict !== undefined);
  // One that has as many of the words and says neither may say it in other words.
  if (
    !said ||
    told.slice(0, told.indexOf(said)).some(({ held }) => held >= said.held) ||
    said.line.chance < SAID ||
    said.line.evidence['stray'] === 1
  )
    return undefined;
  // "Written notice. … WhatsApp does not count.": what another sentence names may be what is asked about.
  const rest = notes.units.map(({ text }) => text).filter((text) => text !== said.line.unit.text);
  const elsewhere = toldElsewhere(plain, said.line.unit.text, rest);
  if (elsewhere.length > 0) {
    const [other, more] = rest
      .filter((text) => toldElsewhere(plain, '', [text]).some((word) => elsewhere.includes(word)))
      .map((text) => ({ text, said: verdictOf(plain, text) }))
      .filter((one) => one.said.verdict !== undefined);
    return other && !more ? { answer: saidOf(other.said, other.text, UNSURE), text: other.text } : undefined;
  }
  const against = told.find(({ verdict }) => verdict !== undefined && verdict !== said.verdict);
  const isFirst = said === told[0];
  return {
    answer: saidOf(
      said,
      said.line.unit.text,
      isFirst && (said.isWhole || said.line.evidence['exact']! > 0) ? VERDICT : UNSURE,
      against?.line.unit.text,
    ),
    text: said.line.unit.text,
  };
};
const saidOf = ({ verdict, terms }: Said, text: string, confidence: number, against?: string): Answer => ({
  confidence,
  lead: `${verdict}${terms === undefined ? '' : `, ${terms}`}. From your notes: ${quotation(text)}${against === undefined ? '' : ` But also: ${quotation(against)}`}`,
  more: [[], [], []],
  asides: { caution: 'This is only as right as the notes are.' },
  topics: [],
});

/** So many lines, each at least so likely, and so likely beside the likeliest, may be what the answer follows from. */
const MAY_LEAD = 4;
const LEADING = 0.05;
const BESIDE_LIKELIEST = 0.2;
const likeliest = (lines: readonly Weighed[]): readonly Unit[] =>
  lines
    .slice(0, MAY_LEAD)
    .filter(({ chance }) => chance >= Math.max(LEADING, BESIDE_LIKELIEST * lines[0]!.chance))
    .map(({ unit }) => unit);

const notSaid = (question: Question): string => `Your notes do not say ${askedOf(question) ?? 'this'} yet.`;

const readOrQuoted = async (question: Question, text: string, whole: string): Promise<Found | undefined> => {
  const worked = text.trim() === '' ? undefined : workedFrom(question.plain, text);
  if (worked) return { answer: asWorked(worked), text: worked.lines.join(' '), isWorked: worked.lines.length > 1 };
  const lines = await weighed(question, text);
  const follows = likelyFrom(whole, likeliest(lines), readNotes(text));
  if (follows) return { answer: { ...asWorked(follows), confidence: DOUBTFUL }, text: follows.lines.join(' '), isWorked: true };
  const plainly = tellOfAll(question.plain, text) ? yesOrNo(question, lines, readNotes(text)) : undefined;
  if (plainly) return plainly;
  const rule = ruleForKind(
    question.plain,
    readNotes(text).units.map((unit) => unit.text),
  );
  const byRule = rule === undefined ? undefined : verdictOf(question.plain, rule, true);
  if (rule !== undefined && byRule?.verdict !== undefined) return { answer: saidOf(byRule, rule, UNSURE), text: rule };
  const [best, ...others] = inForm(question, lines);
  if (!best || !(answers(best) || isFormed(question, best, lines))) return undefined;
  // "The Property" is nobody.
  if (
    /^who\b/.test(question.plain) &&
    best.figures.length > 0 &&
    best.figures.every((figure) => !isOfKind(question.plain, figure))
  )
    return undefined;
  if (!tellsCase(question.plain)(best.unit)) return undefined;
  // What only stands near to a thing that the notes never name is no answer.
  if (best.evidence['exact']! < WORDED && absentThing(question, readNotes(text)) !== undefined) return undefined;
  if (absentPair(question, readNotes(text)) !== undefined) return undefined;
  // What was given at 5.15 is not what may be given next.
  const isGone = ASKS_NEXT.test(question.plain) && !TELLS_NEXT.test(best.unit.text);
  const mustBeWorked = isSum(question, best) || isStrayPrice(question, text, best) || isGone;
  const named = mustBeWorked ? undefined : namedIn(question.plain, best.unit.text);
  const figure = named ?? (mustBeWorked || isOfAnother(question, best) ? undefined : readFrom(question, best));
  // Of a line without a colon it is not sure that it heads anything.
  const heading = /^(.+):$/.exec(best.unit.heading)?.[1];
  // What somebody says of a thing may fill more than a sentence.
  const isTold = /^what (?:did|does|do) \p{L}+(?: \p{L}+)? (?:say|think|want)\b/u.test(question.plain);
  const isOpen = figure === undefined && isLeftOpen(question, best);
  const isPlain =
    !isOpen &&
    isSure(question, best, figure !== undefined) &&
    !(figure === undefined && /^who\b/.test(question.plain) && CORRECTS.test(best.unit.text)) &&
    !isBare(best) &&
    !mustBeWorked &&
    !isTold &&
    !isOfAnother(question, best);
  // What is surely said by one line is told alone.
  const beside = isPlain || figure !== undefined || isTold ? [] : toldWith(question, [best, ...others]).slice(1);
  const quoted = `From your notes: ${beside.length > 0 ? quotations([best, ...beside].map(({ unit }) => unit.text)) : quotation(isTold ? best.unit.line : best.unit.text)}`;
  const rest = others.filter((line) => !beside.includes(line) && line.chance >= RELATED);
  const answer: Answer = {
    confidence: isPlain
      ? Math.round(70 + 25 * Math.max(0, (Math.max(best.chance, sayingAll(best)) - GIVEN) / (1 - GIVEN)))
      : UNSURE,
    lead:
      figure !== undefined
        ? `${asSentence(figure)} ${quoted}`
        : isOpen
          ? `${notSaid(question)} The line nearest to it is: ${quotation(best.unit.text)}`
          : quoted,
    more: [
      heading === undefined ? [] : [`It stands under “${heading}”.`],
      rest.slice(0, 1).map(({ unit }) => `Also in your notes: ${quotation(unit.text)}`),
      rest.slice(1, 2).map(({ unit }) => `And: ${quotation(unit.text)}`),
    ],
    asides: { caution: 'This is only as right as the notes are.' },
    topics: [],
  };
  return { answer, text: best.unit.text };
};

/** Where no line is surely the answer, one whose piece has all that is asked. */
const lookedUp = async (question: Question, text: string, whole = question.plain): Promise<Found | undefined> => {
  const found = await readOrQuoted(question, text, whole);
  const plainly = found && found.answer.confidence > UNSURE ? undefined : bound(inFigures(question.plain), readNotes(text));
  return plainly ? { answer: asWorked(plainly), text: plainly.lines.join(' ') } : found;
};

const ASKS_WHEN_TOO = / (?:and|&) (?:by )?(?:when|where|who)\b/;
/** "And is she there?" asks of whoever was found, and only the notes know when that is. */
const ASKS_PRESENCE = /^(?:is|was|will) (?:s?he|they)\b.*\b(?:there|here|coming|free|available|around)\b/;
const AWAY =
  "(?:away|off|abroad|absent|on (?:holiday|leave)|back (?:on|from|by)|can't|cannot|won't|in \\p{Lu}\\p{Ll}+ (?:from|until|till))";
const absenceOf = (name: string, text: string): string | undefined =>
  readNotes(text).units.find((unit) => {
    const [, between] = new RegExp(`\\b${name}\\b([^.;]{0,60}?)\\b${AWAY}`, 'u').exec(unit.text) ?? [];
    return between !== undefined && !/\p{Lu}\p{Ll}/u.test(between);
  })?.text;
/** "Which room?": "Room B". */
const namedIn = (plain: string, text: string): string | undefined => {
  const thing = /\b(?:which|what) (\p{L}{2,})/u.exec(plain)?.[1];
  const isName = thing !== undefined && !/^(?:is|are|was|were|do|does|did|can|time|day|date|year|month|week)$/.test(thing);
  return isName
    ? (new RegExp(`\\b${thing} (?:[A-Z]\\b|[A-Z]?\\d[\\w-]*)`, 'u').exec(text)?.[0] ??
        new RegExp(`\\b${thing[0]!.toUpperCase()}${thing.slice(1)} (?:[A-Z]\\b|[A-Z]?\\d[\\w-]*)`, 'u').exec(text)?.[0])
    : undefined;
};

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

/** Names the part of a question that has no answer, with the line that comes nearest where none was quoted yet. */
const leftOpen = async (question: Question, part: string, text: string, quoted: string): Promise<string> => {
  const own = partOf(question, part);
  const { lines, isFound, isTold, isSilent, isAway, absent, asked } = await nearestTo(own, text);
  const [line] = lines.filter((one) => !quoted.includes(one));
  const isUnsaid = isSilent || isAway || absent !== undefined;
  if (!isUnsaid && line !== undefined && (isFound || isTold)) return `As for “${part}”, your notes say: ${quotation(line)}`;
  const open =
    isUnsaid && asked !== undefined ? `Your notes do not say ${asked}.` : `We could not read “${part}” from your notes.`;
  return line === undefined || isAway ? open : `${open} The closest line is: ${quotation(line)}`;
};

/** The part of a question by itself, its names as they were typed. */
const partOf = ({ asked }: Question, plain: string): Question => {
  const at = asked.toLowerCase().indexOf(plain);
  const typed = at === -1 ? plain : asked.slice(at, at + plain.length);
  return { ...readQuestion(typed), plain };
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
const severally = async (question: Question, parts: readonly string[], text: string): Promise<Answer | undefined> => {
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
    if (!one || isAgain) return leftOpen(question, parts[at]!, text, quoted);
    const isSaid = found.slice(0, at).some((other) => other?.text.includes(one.text));
    const lead = isSaid ? one.answer.lead.replace(/(?:^| )From your notes: .*$/, '') : one.answer.lead;
    // The line was quoted already, and nothing is read from it for this part.
    if (lead === '') return leftOpen(question, parts[at]!, text, quoted);
    return at === 0 || /^(?:Your|We) /.test(lead) ? lead : `As for “${parts[at]!}”: ${lowered(lead)}`;
  });
  const least = Math.min(...told.map(({ answer }) => answer.confidence));
  return {
    ...first.answer,
    confidence: told.length < parts.length ? Math.min(least, UNSURE) : least,
    lead: (await Promise.all(leads)).join(' '),
  };
};
const lowered = (text: string): string => text.replace(/^(?:That|The|From|Your)\b/, (word) => word.toLowerCase());

export const notes: Source = async (asked): Promise<Answer | undefined> => {
  const answer = asked.notes.trim() === '' ? undefined : await answered(asked);
  return answer && answer.confidence > UNSURE && isDoubtful(asked.question.plain, asked.notes, answer.lead)
    ? { ...answer, confidence: UNSURE }
    : answer;
};

const answered = async ({ question, notes: text }: Parameters<Source>[0]): Promise<Answer | undefined> => {
  const { parts, told } = askingsIn(question.plain);
  const [first, second] = parts;
  const worked = workedFrom(question.plain, text);
  if (worked?.isWhole) return asWorked(worked);
  // Of "how much is left to pay, and when by?" a figure is half the answer.
  const ofParts = worked === undefined || second === undefined ? [] : parts.map((part) => workedFrom(part, text));
  const each = ofParts.map((one) => one?.says);
  const isWhole = (says: string | undefined): boolean =>
    says !== undefined && worked!.says.includes(/\d[\d.,]*(?<![.,])/.exec(says)?.[0] ?? says);
  const isHalf =
    ofParts.some((one) => one?.isWhole) ||
    (each.some((says) => says === worked!.says || (says !== undefined && !isWhole(says))) && !each.every(isWhole));
  if (worked && !isHalf && !ASKS_WHEN_TOO.test(question.plain))
    return { ...asWorked(worked), ...((await isReadOff(worked, question, text)) && { confidence: READ_OFF }) };
  const all = second === undefined ? undefined : await severally(question, parts, text);
  // "She lands at 6.20": which of several lines is meant may hang on what is told.
  if (all) return /\d/.test(told) ? { ...all, confidence: Math.min(all.confidence, UNSURE) } : all;
  return worked
    ? { ...asWorked(worked), confidence: UNSURE }
    : (await lookedUp(partOf(question, first ?? question.plain), text, question.plain))?.answer;
};

export interface Near {
  /** One or two lines, as they stand; none where nothing is near. */
  readonly lines: readonly string[];
  /** What was asked for, where the first line clearly comes nearest and holds one thing of that kind. */
  readonly figure?: string;
  /** Likely by itself to answer, though not surely enough to be read from. */
  readonly isFound: boolean;
  /** As likely by itself to answer as not. */
  readonly isTold: boolean;
  /** Hardly a word of the question is met in the notes, nor one of like meaning. */
  readonly isAway: boolean;
  /** No line that is near to the question could hold what it asks for. */
  readonly isSilent: boolean;
  /** What was asked for, "a room", where such a thing has a name. */
  readonly called?: string;
  /** What is asked, as "they do not say" goes on: "who is chairing the meeting"; only of what has a kind that can be looked for. */
  readonly asked?: string;
  /** It would have to be put together from several lines. */
  readonly isJoined: boolean;
  /** The thing that is asked for, where it stands nowhere in the notes: "a pool". */
  readonly absent?: string;
  /** What comes nearest to each half of a question that asks two things, or to the one that these lines leave out. */
  readonly halves?: readonly { readonly asked: string; readonly near: Near }[];
}

/** More than the lines around it can lend. */
const OWN_WORDS = 0.3;
/** Of the question's words, as good as none stands anywhere in the notes, nor one of like meaning. */
const WHOLLY_ABSENT = 0.999;

const speaksOfIt = ({ evidence }: Weighed): boolean =>
  evidence['exact']! > 0 || evidence['explains']! > 0 || evidence['covered']! > OWN_WORDS;

const ASKS_NAME = /\bname of\b/;
const ASKS_COST = /\b(?:cost\w*|pric\w+|fees?|salary|wages?)\b/;

/** So near in meaning, a line speaks of the same in other words. */
const SAME = 0.45;
/** From this chance on a line of the same meaning, one with a word of the question, or any that could hold what is asked is likely right. */
const FOUND_MEANT = 0.3;
const FOUND_WORDED = 0.4;
const FOUND = 0.5;
/** As much of the question as this being met nowhere, only meaning could still find it. */
const MOSTLY_ABSENT = 0.8;
/** From this chance on the nearest line mostly tells it; below, as often as not the notes are silent. */
const TOLD = 0.33;

/** Whether a line is likely by its own evidence to be the one that answers. */
const isLikelyRight = ({ plain }: Question, { chance, evidence, unit }: Weighed, missing: string | undefined): boolean => {
  const means = evidence['near']! >= SAME;
  const isMet = means || (missing === undefined && evidence['absent']! < WHOLLY_ABSENT);
  const mayTell = evidence['kind'] === 1 || mayHold(plain, unit.text);
  return (
    isMet &&
    mayTell &&
    // Of another year it is another thing, and of a sort that has no word here, nothing is told.
    !(evidence['stray'] === 1 && /\b(?:1\d|20)\d\d\b/.test(plain)) &&
    !(evidence['open'] === 1 && ASKS_SORT.test(plain)) &&
    // Whether it is so of what is half unnamed, the line that is near does not say.
    !(evidence['absent']! >= HALF && ASKS_WHETHER.test(plain)) &&
    !(ASKS_COST.test(plain) && !/\d|\bfree\b/.test(unit.text)) &&
    !(ASKS_NAME.test(plain) && people(unit.text, new Set(wordsIn(plain))).length === 0) &&
    (chance >= FOUND || (chance >= FOUND_MEANT && means) || (chance >= FOUND_WORDED && evidence['stray'] === 0))
  );
};

/** A time of day is asked for of notes that name none, or how many there are of somebody of notes without a number. */
const holdsNone = (plain: string, { units }: Notes): boolean => {
  const values = units.flatMap(({ text }) => valuesIn(text));
  if (/\bwhat time\b/.test(plain))
    return (
      units.length > 0 &&
      !units.some(({ text }) => NAMES_HOUR.test(text)) &&
      values.every(({ kind }) => kind !== 'clock' && kind !== 'span')
    );
  return (
    /\bhow many (?:adults|people|children|kids|guests|grown[- ]?ups|members|players|staff)\b/.test(plain) &&
    new Set(units.map(({ line }) => line)).size < FEW_ROWS &&
    values.every(({ kind }) => kind !== 'amount')
  );
};
/** What is told in rows may be counted. */
const FEW_ROWS = 8;
const NAMES_HOUR =
  /\b(?:at|from|till?|until|by|past|to|half|ok|say) \d{1,2}\b|\bo'clock\b|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:it is|sharp)\b/i;

/** What comes nearest to an answer where no line surely is one. */
/** What comes nearest; where nothing surely answers a question that asks two things, what comes nearest to each. */
export const nearInNotes = async (question: Question, text: string): Promise<Near> => {
  const whole = await nearestTo(question, text);
  const { parts } = askingsIn(question.plain);
  if (whole.lines.length === 0 || parts.length !== 2 || parts.some(isLeaning)) return whole;
  const [one, other] = [
    { asked: parts[0]!, near: await nearestTo(partOf(question, parts[0]!), text) },
    { asked: parts[1]!, near: await nearestTo(partOf(question, parts[1]!), text) },
  ];
  if (!whole.isFound) return { ...whole, halves: [one, other] };
  const [open, both] = [one, other].filter(({ near }) => !near.lines.some((line) => whole.lines.includes(line)));
  return open && !both ? { ...whole, halves: [open] } : whole;
};

const nearestTo = async (question: Question, text: string): Promise<Near> => {
  const every = await weighed(question, text);
  // Of a word that no dictionary has it is not known what it may be called in the notes.
  const matter = matterOf(question.plain, wantedBy(question.plain));
  const formsOf = (word: string): readonly string[] => [word, ...baseForms(word)];
  const isStrange =
    matter.every((word) => formsOf(word).every((form) => !partsOfSpeech(form).has('noun'))) ||
    matter.some((word) => formsOf(word).every((form) => partsOfSpeech(form).size === 0));
  const isMentioned = isStrange || every.some(({ evidence }) => evidence['absent']! < WHOLLY_ABSENT);
  // Where the thing is mentioned, something nearest is always shown.
  const related = every.filter(({ chance }) => chance >= RELATED);
  const near = related.length > 0 || !isMentioned ? related : every;
  const about = near.filter(speaksOfIt);
  // Where the thing itself is told of in another state, what only hints at it says nothing.
  const isStrayed = about.some(({ evidence }) => evidence['stray'] === 1 && evidence['exact']! > 0);
  const isLikely = about.some(
    ({ evidence }) => evidence['kind'] !== 0 && evidence['stray'] === 0 && (!isStrayed || evidence['exact']! > 0),
  );
  const ranked = isLikely || about.length === 0 ? near : about;
  const [first] = ranked;
  const isJoined = MUST_BE_WORKED_OUT.test(question.plain);
  const missing = absentName(question, readNotes(text)) ?? absentThing(question, readNotes(text));
  if (!first) return { lines: [], isFound: false, isTold: false, isAway: false, isSilent: !isMentioned, isJoined };
  // Of what could be told in any words it is not known whether they do.
  const isPlain =
    wantedBy(question.plain).found !== undefined || (ASKS_WHETHER.test(question.plain) && first.evidence['absent']! >= OWN_WORDS);
  const asked = isPlain ? askedOf(question) : undefined;
  const mustBeWorked = isSum(question, first) || isStrayPrice(question, text, first);
  const shown = toldWith(question, ranked);
  const isUntold = holdsNone(question.plain, readNotes(text)) || isUntoldCase(question.plain, readNotes(text)) || isUntoldDeed(question, readNotes(text));
  const pair = absentPair(question, readNotes(text));
  const isFound = !isJoined && !isUntold && pair === undefined && isLikelyRight(question, first, missing);
  const mayRead = isFound && shown.length === 1 && !mustBeWorked && first.evidence['kind'] === 1 && first.evidence['exact']! > 0;
  const figure = mayRead ? readFrom(question, first) : undefined;
  const { found, called } = wantedBy(question.plain);
  const isSilent =
    found === undefined
      ? first.evidence['absent']! >= HALF && (ASKS_WHETHER.test(question.plain) || ASKS_NAME.test(question.plain))
      : ![...about, ...shown].some(({ unit }) => mayHold(question.plain, unit.text));
  const isNear = isFound || first.evidence['near']! >= SAME;
  const isAway = !isNear && first.evidence['absent']! >= MOSTLY_ABSENT;
  const absent = pair ?? (isNear ? undefined : (unmentioned(question.plain, readNotes(text)) ?? missing));
  return {
    // What changes a line is read after it.
    lines: (isFound ? shown.toSorted((one, other) => one.at - other.at) : shown).map(({ unit }) => unit.text),
    isFound,
    isTold:
      first.chance >= TOLD &&
      pair === undefined &&
      !isJoined &&
      !isAway &&
      !isUntold &&
      !(missing !== undefined && first.evidence['exact'] === 0) &&
      first.evidence['stray'] === 0 &&
      !(first.evidence['open'] === 1 && ASKS_SORT.test(question.plain)),
    isAway,
    isSilent: isUntold || (isSilent && !isFound && (found !== undefined || !isNear)),
    ...(called !== undefined && { called }),
    isJoined,
    ...(asked !== undefined && { asked }),
    ...(absent !== undefined && { absent }),
    ...(figure !== undefined && { figure: asSentence(figure) }),
  };
};
