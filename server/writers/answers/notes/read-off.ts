/** What of one line answers, the figure or name that is asked for, and whether that is surely what is meant. */
import { partsOfSpeech } from '../../../lexicon/wordnet.ts';
import { isMoney, isPriced } from './amounts.ts';
import { readNotes } from './facts.ts';
import { isBareThing, isToldOf, pieceOf, SAYS } from './piece.ts';
import { type Unit } from './units.ts';
import { daysOf } from './times.ts';
import { valuesIn } from './values.ts';
import { CHANGES, CORRECTS } from './changes.ts';
import { inFigures } from '../sums/quantities.ts';
import { type Question } from '../question/question.ts';
import { isTelling, stemmed, wordsIn } from '../question/terms.ts';
import { type Weighed, ASKS_SORT } from './weighed.ts';

/** unless any words could answer, and it has so much of the question's. */
export const WORDED = 0.75;
/** In characters: a longer one is a whole line. */
const LONGEST_FIGURE = 60;

/** An amount has a figure, and one of money is no length of time; "two dogs" are no price; "UPDATE" is nobody's name. */
export const isOfKind = (plain: string, says: string): boolean =>
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
export const isLeftOpen = ({ plain }: Question, { unit: { text } }: Weighed): boolean =>
  (ASKS_FACT.test(plain) && OPEN_TASK.test(text)) ||
  (/^who\b/.test(plain) && /\b(?:ask|check|decide|find out)\b.{0,30}\bwho\b/i.test(text));

/** What of the line answers: "four days", "Tom Reed", "Gate code is 4471". */
export const readFrom = ({ plain }: Question, { figures, isNamed, unit }: Weighed): string | undefined => {
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
export const asSentence = (piece: string): string =>
  SAYS.test(piece) || piece.includes(': ') ? `${piece[0]!.toUpperCase()}${piece.slice(1)}.` : `That is ${piece}.`;

/** Of two people in a line, what is told may be told of the other. */
export const isOfAnother = ({ asked }: Question, { unit: { text } }: Weighed): boolean => {
  const names = [...text.matchAll(/(?<![.!?] )\p{Lu}\p{Ll}+/gu)].map(({ 0: name }) => name);
  const first = /\b(?:is|was|did|does|were|has) (\p{Lu}\p{Ll}+)/u.exec(asked)?.[1];
  return first !== undefined && names.includes(first) && names.find((name) => !/^(?:The|In|On|At)$/.test(name)) !== first;
};

/** What no line says by itself: it must be worked out, and where it could not be, no figure of a line is the answer. */
export const MUST_BE_WORKED_OUT =
  /\b(?:by how (?:much|many)|deposit\b.{0,40}\bback\b|still (?:to pay|to be paid|owe|owing|owed|due)\b|how (?:much|many) (?:\w+ )?(?:(?:more|less|fewer|longer|cheaper)\b|\w+s' )|(?:more|less|fewer|cheaper|dearer|longer|shorter) than|difference|altogether|costs? (?:\w+ )?together|in (?:total|all)|all in one go|(?:go|gone|went) (?:up|down)|left over|(?:have|has|had) (?:i|we|you|he|she|they) (?:got )?left|does that (?:make|come to)|(?:and|plus)\b.*\bc[oa]mes? to\b|how long (?:till|until|before)|(?:get|see|have) back|after (?:costs|tax|expenses|that)|profit|average|how much\b.*\b(?:including|the (?:first|whole|full|entire) (?:year|month|week|term))\b|how (?:many|long)\b.*\b(?:between\b|from\b.*\b(?:to|until|till)\b)|which\b.*\b(?:more|less|cheaper|dearer|longer|shorter|earlier|later))\b/;
export const isSum = ({ plain }: Question, { unit: { text } }: Weighed): boolean => {
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
  // When it is there follows from when it was sent.
  if (
    /^when\b.*\b(?:arrive\w*|come|get here|be here|delivered)\b/.test(plain) &&
    /\b(?:posted|sent|dispatched|shipped|ordered)\b/i.test(text)
  )
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
export const isStrayPrice = ({ plain }: Question, notes: string, { unit, figures }: Weighed): boolean => {
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

/** Of one word alone, without a kind of thing to look for, any line that has it would seem to answer. */
export const isBare = ({ evidence: { open, matter } }: Weighed): boolean => open === 1 && matter! <= 1;
export const isSure = ({ plain }: Question, { figures, isNamed, evidence, unit }: Weighed, isRead: boolean): boolean =>
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

export const ASKS_NEXT =
  /\b(?:when|what time|how soon)\b.*\b(?:next (?!(?:\p{L}+day|week|month|year|meeting|match|game|session|lesson|class|test|visit|appointment|issue|one)\b)|again\b|another\b)/u;
export const TELLS_NEXT = /\b(?:next|again|another|due|from|after|not before|until)\b/i;
/** "Which room?": "Room B". */
export const namedIn = (plain: string, text: string): string | undefined => {
  const thing = /\b(?:which|what) (\p{L}{2,})/u.exec(plain)?.[1];
  const isName = thing !== undefined && !/^(?:is|are|was|were|do|does|did|can|time|day|date|year|month|week)$/.test(thing);
  return isName
    ? (new RegExp(`\\b${thing} (?:[A-Z]\\b|[A-Z]?\\d[\\w-]*)`, 'u').exec(text)?.[0] ??
        new RegExp(`\\b${thing[0]!.toUpperCase()}${thing.slice(1)} (?:[A-Z]\\b|[A-Z]?\\d[\\w-]*)`, 'u').exec(text)?.[0])
    : undefined;
};
