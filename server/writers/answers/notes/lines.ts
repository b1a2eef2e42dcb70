/** Finds the line of the visitor's own notes that answers: by its words, by words of like meaning, by meaning, and by the kind of thing asked for. */
import { cosine, encode } from '../../../meaning/encoder.ts';
import { explained, likeInNotes } from '../question/alike.ts';
import type { Question } from '../question/question.ts';
import { isTelling, stemmed, termsIn, wordsIn } from '../question/terms.ts';
import { ordinal } from './piece.ts';
import { unitsOf, type Unit } from './units.ts';
import { inFigures } from '../sums/quantities.ts';
import { headOf, matterOf, wantedBy } from '../question/wanted.ts';

/** Lines that can be compared by meaning while somebody waits. */
const COMPARED = 24;
const LAST = 1.5;
/** Who sits next to somebody is not said by the line that names them. */
const BESIDE = /\b(?:next to|beside|opposite|in front of|(?<!\b(?:stay|left|keep|kept|be) )behind)\b/i;
const ASKS_PRICE = /\b(?:how much|what)\b.*\b(?:costs?|prices?|pay|pays|charged?|fees?|fare|spend)\b/;
const CURRENCY = /[$£€]|\b(?:euros?|pounds?|dollars?)\b/i;
/** Of the same thing, one cannot be the other: fresh ginger is no ground ginger. */
const STATES: readonly RegExp[] = [
  /\b(?:fresh|ground|dried|tinned|frozen|powdered|pickled)\b/gi,
  /\b(?:raw|cooked)\b/gi,
  /\b(?:new|old|former|previous)\b/gi,
  /\b(?:upstairs|downstairs)\b/gi,
  /\b(?:salted|unsalted)\b/gi,
  /\b(?:first|second|third|last)\b(?! (?:\d|class|name|aid))/gi,
];
/** What has been so until now is not what is new. */
const SO_FAR = /\b(?:has|have) been\b|\bused to be\b/i;
const NEW = /\bnew(?! year\b)\b/i;
/** Whether a line is told of the thing in another state than the one that is asked about. */
const isInOtherState = (plain: string, text: string): boolean =>
  (NEW.test(plain) && SO_FAR.test(text) && !NEW.test(text)) ||
  STATES.some((state) => {
    const asked: readonly string[] = plain.toLowerCase().match(state) ?? [];
    const own: readonly string[] = text.toLowerCase().match(state) ?? [];
    return asked.length > 0 && own.length > 0 && !asked.some((word) => own.includes(word));
  });
/** What a later line takes back or adds. */
const CHANGES = /\b(?:now|instead|moved|changed|no longer|updated?|nb|added|ps|correction|actually|sorry)\b/i;
const ALIKE = 0.6;
const BY_HEADING = 0.5;
const BY_NEIGHBOUR = 0.25;
/** "It will be collected" speaks of what the sentence before does. */
const BY_PRONOUN = 0.6;
const OPENS_WITH_PRONOUN = /^(?:It|They|This|These|He|She)\b/;

/** "Burger" of "cheeseburger". */
const isPartOfOne = (term: string, bag: ReadonlySet<string>): boolean =>
  term.length > 4 && [...bag].some((word) => word.length > term.length + 2 && word.endsWith(term));

/** The night of a "quiz night" is no time, nor the half of "half term" a number; a price is no count. */
const isOtherKind = (plain: string, text: string, figure: string): boolean =>
  /\bhow many\b/.test(plain)
    ? (/^half$/i.test(figure) && /\bhalf[- ]terms?\b/i.test(text)) ||
      (/^[£$€₹]/.test(figure) && !/\b(?:pounds|euros|dollars|rupees)\b/.test(plain))
    : /\bwhen\b/.test(plain) &&
      /^(?:night|evening|morning|afternoon|day)$/i.test(figure) &&
      new RegExp(
        `^(?:\\p{Lu}\\p{L}* )?(?!(?:the|at|every|each|all|by|this|to|last|late|early|mid|\\p{L}*day)\\b)\\p{L}+ ${figure}\\b`,
        'iu',
      ).test(text);

export interface Line {
  readonly at: number;
  readonly unit: Unit;
  /** What it holds of the kind that is asked for. */
  readonly figures: readonly string[];
  /** Whether such a thing can be said by itself: a number, a time, a name. */
  readonly isNamed: boolean;
  readonly evidence: Readonly<Record<string, number>>;
}

export const linesFor = async ({ plain, asked }: Question, notes: string): Promise<readonly Line[]> => {
  const units = unitsOf(notes);
  if (units.length === 0) return [];
  const wanted = wantedBy(plain);
  const words = matterOf(ordinal(plain).toLowerCase(), wanted);
  const matter = words.map((word) => ({ term: stemmed(word), like: likeInNotes(word), said: explained(word) }));
  const askedWords = new Set(asked.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  const bags = units.map(({ text }) => termsIn(ordinal(text)));
  /** For each line, what its own words are explained with. */
  const behind = units.map(
    ({ text }) =>
      new Set(
        wordsIn(text)
          .filter(isTelling)
          .flatMap((word) => [...explained(word)]),
      ),
  );
  const headings = units.map(({ heading }) => termsIn(heading));
  const held = (term: string): number => bags.filter((bag) => bag.has(term)).length;
  // What is asked about a thing mostly comes last: "when was the club founded".
  const last = matter.at(-1)?.term;
  const weight = (term: string): number => Math.log(1 + (units.length + 2) / (0.5 + held(term))) * (term === last ? LAST : 1);
  const inQuestion = ` ${inFigures(plain).replace(/[?,;]/g, '')} `;
  const asksFor = plain.match(/\d+/g) ?? [];
  const asksWhether = /^(?:do|does|did|is|are) .*\b(?:have|there|include|offer)\b/.test(plain);
  const headWord = headOf(plain);
  // Where prices have their sign, what has none is no price.
  const isPriced = ASKS_PRICE.test(plain) && CURRENCY.test(notes);
  const head =
    headWord === undefined ? undefined : { term: stemmed(headWord), like: likeInNotes(headWord), said: explained(headWord) };
  const whole = matter.reduce((so, { term }) => so + weight(term), 0) || 1;
  const shares = (bag: ReadonlySet<string>, { term, like }: (typeof matter)[number]): number =>
    bag.has(term) ? 1 : [...like].some((other) => bag.has(other)) || isPartOfOne(term, bag) ? ALIKE : 0;
  const sharesBehind = (at: number, { term, said }: (typeof matter)[number]): number =>
    (behind[at]!.has(term) ? 1 : 0) + ([...said].some((other) => bags[at]!.has(other)) ? 1 : 0);
  const every = new Set(bags.flatMap((bag) => [...bag]));
  const absent = matter.reduce((so, one) => so + weight(one.term) * (1 - shares(every, one)), 0) / whole;

  const rough = units.map((unit, at) => {
    const covered =
      matter.reduce((so, one) => {
        const own = shares(bags[at]!, one);
        const around = Math.max(
          BY_HEADING * shares(headings[at]!, one),
          ...[at - 1, at + 1].map((beside) =>
            bags[beside]
              ? (beside < at && OPENS_WITH_PRONOUN.test(unit.text) ? BY_PRONOUN : BY_NEIGHBOUR) * shares(bags[beside], one)
              : 0,
          ),
        );
        return so + weight(one.term) * Math.max(own, around);
      }, 0) / whole;
    const explains =
      matter.reduce((so, one) => so + weight(one.term) * (shares(bags[at]!, one) > 0 ? 0 : sharesBehind(at, one)), 0) / whole;
    const exact = matter.reduce((so, one) => so + weight(one.term) * (bags[at]!.has(one.term) ? 1 : 0), 0) / whole;
    const headed = !head
      ? 0.6
      : Math.max(shares(bags[at]!, head), 0.5 * shares(headings[at]!, head), sharesBehind(at, head) > 0 ? 0.4 : 0);
    // A line about another year or number is about another thing, and a lake is no pool.
    const isThere = !asksWhether || !head || bags[at]!.has(head.term);
    const isBeside = !BESIDE.test(plain) || BESIDE.test(unit.text);
    const stray =
      !isThere ||
      !isBeside ||
      isInOtherState(plain, unit.text) ||
      asksFor.some((number) => !new RegExp(`(?<!\\d)${number}(?!\\d)`).test(`${unit.text} ${unit.heading}`))
        ? 1
        : 0;
    const found = wanted.found?.(unit.text, askedWords) ?? [];
    // A figure that stands in the question is what is known already.
    const figures = found.filter(
      (figure) =>
        !(isPriced && !CURRENCY.test(figure)) &&
        !isOtherKind(plain, unit.text, figure) &&
        !(/\d/.test(figure) && inQuestion.includes(` ${figure.toLowerCase()} `)),
    );
    return {
      at,
      unit,
      figures,
      covered,
      exact,
      explains,
      headed,
      stray,
      kind: wanted.found ? (figures.length > 0 ? 1 : 0) : 0.5,
    };
  });
  const compared = rough
    .toSorted((one, other) => other.covered + 0.2 * other.kind - (one.covered + 0.2 * one.kind))
    .slice(0, COMPARED);
  const [question, ...vectors] = (await encode([plain, ...compared.map(({ unit }) => unit.text)])) ?? [];
  const near = compared.map((_, at) => (question ? cosine(question, vectors[at]!) : 0));
  const score = compared.map(({ covered, explains, kind }, at) => near[at]! + covered + 0.2 * explains + 0.2 * kind);
  const order = [...score].sort((one, other) => other - one);
  const nearOrder = [...near].sort((one, other) => other - one);
  return compared
    .map(({ at, unit, figures, covered, exact, explains, headed, stray, kind }, row): Line & { score: number } => ({
      at,
      unit,
      figures,
      isNamed: wanted.sayable === true,
      score: score[row]!,
      evidence: {
        near: near[row]!,
        covered,
        exact,
        explains,
        headed,
        stray,
        headless: head ? 0 : 1,
        kind,
        open: wanted.found ? 0 : 1,
        absent,
        lead: score[row]! - (score[row] === order[0] ? (order[1] ?? 0) : order[0]!),
        leadNear: near[row]! - (near[row] === nearOrder[0] ? (nearOrder[1] ?? 0) : nearOrder[0]!),
        only: kind === 1 ? 1 / rough.filter((one) => one.kind === 1).length : 0,
        lines: Math.log(units.length),
        matter: matter.length,
        length: Math.log(1 + bags[at]!.size),
        first: at === 0 && !/[.!?]$/.test(unit.line) ? 1 : 0,
        place: at / units.length,
        changes: CHANGES.test(unit.text) ? 1 : 0,
      },
    }))
    .sort((one, other) => other.score - one.score);
};
