/** What is to be paid for what a question names: so many of each, for so long, with what is charged for bringing it. */
import { likeInNotes } from './alike.ts';
import { isMoney, isPriced, said, type Rule } from './notes-amounts.ts';
import { cellsOf, type Cell } from './notes-cells.ts';
import type { Notes } from './notes-facts.ts';
import { MINUTES_IN, valuesIn, type Value } from './notes-values.ts';
import { DAY_MS } from './values/calendar.ts';
import { figure } from './sums-told.ts';
import { isTelling, stemmed, wordsIn } from './terms.ts';

type Valued = Cell & { readonly value: Value };

interface Priced {
  readonly cell: Valued;
  readonly terms: ReadonlySet<string>;
}
/** Words of time name what is sold here: a full day, a morning. */
const TIMES =
  /^(?:days?|mornings?|afternoons?|evenings?|nights?|weeks?|months?|hours?|half|full|whole|single|double|1st|first|extra)$/;
/** What asks, counts or joins, and names nothing. */
const ASKING =
  /^(?:how|much|what|cost\w*|pric\w*|pay\w*|charg\w*|total|altogether|all|together|bill|owe|spend|come|comes|set|back|damage|want\w*|take|taking|need\w*|order\w*|buy\w*|book\w*|have|having|get|getting|hire|hiring|go|going|whole|stay\w*|order|each|every|one|two|both|now|new|old|year|per|person|people|us|incl\w*|just|only|plus|extra|quid|pound\w*|money|lot|everything|ask\w*|for|by|card|cash|bring|brings|say|says|work|works|out|end|up|down)$/;
const naming = (text: string): readonly string[] =>
  wordsIn(text).filter((word) => TIMES.test(word) || (isTelling(word) && !/\d/.test(word) && !ASKING.test(word)));

const isLike = (terms: ReadonlySet<string>, word: string): boolean =>
  terms.has(stemmed(word)) ||
  [...likeInNotes(word)].some((term) => terms.has(term)) ||
  (/^whole$/.test(word) && terms.has(stemmed('full')));

const pricedIn = (notes: Notes): readonly Priced[] => {
  const isSigned = isPriced(notes);
  return (
    cellsOf(notes)
      .filter((cell): cell is Valued => cell.value !== undefined)
      .filter(
        ({ value, unit, text }) =>
          isMoney(
            {
              value,
              segment: { text, unit, row: 0, values: [value], own: new Set(), like: new Set(), around: new Set(), label: '' },
            },
            isSigned,
          ) &&
          !/\b(?:from|was|were) [£$€]?$/.test(
            `${unit.text.slice(0, value.at)}`
              .toLowerCase()
              .replace(/.*\b(?=from )/, (all) =>
                /\bfrom [£$€]?[\d.,]+ to\b/.test(unit.text.toLowerCase().slice(Math.max(0, value.at - 6), value.end + 4))
                  ? all
                  : '',
              ),
          ),
      )
      // "Up from £38 to £42": what it was is charged no more.
      .filter(
        ({ value, unit }) => !/^ to [£$€₹]?\d/.test(unit.text.slice(value.end)) || !/\bfrom $/.test(unit.text.slice(0, value.at)),
      )
      .map((cell) => ({
        cell,
        terms: new Set(
          wordsIn(`${cell.path.join(' ')} ${cell.text}`)
            .filter((word) => TIMES.test(word) || isTelling(word))
            .map(stemmed),
        ),
      }))
  );
};

interface Chunk {
  readonly text: string;
  readonly count: number;
  readonly words: readonly string[];
}
const JOINS = /,(?!\d{3}) | and | plus | \+ | & | with | incl(?:uding)? |\. |; /;
const chunksOf = (question: string): readonly Chunk[] =>
  question
    .replace(
      /^.*?\b(?:how much|what) (?:(?:do|does|did|will|would|is|are|was|were|should|am|have|has|it|i|we|she|he|they|you|the|that|to|be|for|cost|pay|charged?|total|price|of|altogether|set|me|us|back|come|in|all|bill|damage|ll|'ll)\b ?)+/,
      (all) => (/\d/.test(all) ? `${all} ` : ''),
    )
    .split(JOINS)
    .map((text) => {
      const counts = valuesIn(text).filter(({ kind, unit }) => kind === 'amount' && !/^(?:people|of)$/.test(unit));
      const days = valuesIn(text).filter(({ kind }) => kind === 'duration');
      return {
        text,
        count: /\bboth\b|\ba (?:couple|pair)\b|\btwins\b/.test(text)
          ? 2
          : (counts[0]?.value ?? (days.length === 1 && days[0]!.unit === 'day' ? days[0]!.value / MINUTES_IN['day']! : 1)),
        words: naming(text.replace(/^ ?(?:i|we|she|he|they)(?:'d|'ll| would| will)? /, '')),
      };
    })
    .filter(({ words }) => words.length > 0);

/** The nights between the two dates of a booking. */
const nightsIn = (notes: Notes): number | undefined => {
  const told = notes.facts.filter(({ value }) => value.kind === 'duration' && value.unit === 'night' && value.per.length === 0);
  const dates = notes.units.flatMap(({ text }) =>
    /\bcheck|\barriv|\bdepart|\bfrom\b|\bleav|\bstay|–|-/i.test(text)
      ? notes.read(text).filter(({ kind, value, to }) => kind === 'date' && value === to)
      : [],
  );
  const [first, last, more] = dates;
  if (told.length === 1 && !/\b(?:first|cancel\w*)\b/i.test(told[0]!.segment.text))
    return told[0]!.value.value / MINUTES_IN['night']!;
  if (!first || !last || more) return undefined;
  // Of two dates only one may have its year.
  const day = ({ value }: Value): number => {
    const date = new Date(value * DAY_MS);
    return Date.UTC(2001, date.getUTCMonth(), date.getUTCDate()) / DAY_MS;
  };
  const nights = day(last) - day(first);
  return nights > 0 ? nights : nights + 365;
};

/** "Full day £68" is sold by its time; "£13 a month" is a price of something. */
const isNamedByTime = ({ cell, terms }: Priced, words: readonly string[]): boolean =>
  words.some((word) => terms.has(stemmed(word)) && !cell.value.per.some((per) => stemmed(per) === stemmed(word))) ||
  (words.includes('whole') && terms.has(stemmed('full')));

const PAYS =
  /\b(?:how much|costs?|pay|price|set (?:me|us|him|her) back|damage|come to|comes to|charged?|bill|fork out|shell out|what (?:will|would|do|does) (?:it|that|they|i|we) )/;
const OTHER =
  /\b(?:more|less|cheaper|cheapest|than|save|difference|change|left|deposit|discount|percent|refund|back from|late|if|average|owe[ds]?|who|when|still|already|budget|raised?|earn\w*|wage)\b|%/;
const DISCOUNT = /\d ?% (?:off|discount)|\bdiscount\b|\bhalf price\b/i;
const DELIVERED = /\b(?:deliver\w*|post\w*|shipp\w*|carriage|sent)\b/i;

/** Below what total it is charged for bringing: "orders below Rs 6,000", "free over £50". */
const delivery = (
  notes: Notes,
  prices: readonly Priced[],
  total: number,
): { readonly cell: Valued | undefined; readonly lines: readonly string[] } | undefined => {
  const units = notes.units.filter(({ text }) => DELIVERED.test(text));
  const lines = units.map(({ text }) => text);
  const all = prices.filter(({ cell }) => units.includes(cell.unit)).map(({ cell }) => cell);
  const limits = notes.units
    .map(({ text }, at) => ({ text, near: `${notes.units[at - 1]?.text ?? ''} ${text}` }))
    .flatMap(({ text, near }) =>
      DELIVERED.test(near)
        ? notes
            .read(text)
            .filter(
              ({ at, kind }) =>
                (kind === 'money' || kind === 'amount') &&
                /\b(?:over|above|under|below|less than|more than|from|at least)(?: [a-z]{2,3}\.?)? ?$/i.test(text.slice(0, at)),
            )
        : [],
    );
  const [limit, another] = new Set(limits.map(({ value }) => value));
  const charges = all.filter(({ value }) => value.value !== limit);
  if (another !== undefined || charges.length > 1) return undefined;
  if (limit !== undefined && total >= limit) return { cell: undefined, lines };
  return charges[0] ? { cell: charges[0], lines } : /\bfree\b/i.test(lines.join(' ')) ? { cell: undefined, lines } : undefined;
};

export const order: Rule = (question, notes, whole) => {
  if (!PAYS.test(question) || OTHER.test(whole)) return undefined;
  // A second question, or what the notes themselves add up.
  if (
    (question.match(/\b(?:how|what|which|when|where)\b/g) ?? []).length > 1 ||
    (/\btotal\b/.test(question) && notes.units.some(({ text }) => /\btotal\b/i.test(text)))
  )
    return undefined;
  if (notes.units.some(({ text }) => /\b(?:grand )?total\b.*\d/i.test(text))) return undefined;
  const prices = pricedIn(notes);
  if (prices.length < 1) return undefined;
  const isDelivered = DELIVERED.test(question);
  const goods = prices.filter(({ cell }) => !DELIVERED.test(cell.unit.text) || !isDelivered);
  const chunks = chunksOf(isDelivered ? question.replace(DELIVERED, '') : question);
  const durations = new Map(
    valuesIn(question)
      .filter(({ kind }) => kind === 'duration')
      .map(({ unit, value }) => [unit, value / MINUTES_IN[unit]!]),
  );
  const parts: { cell: Valued; factor: number; lines: readonly string[] }[] = [];
  for (const { words, count, text } of chunks) {
    const scored = goods
      .map((one) => ({
        one,
        fit: words.filter((word) => isLike(one.terms, word)).length,
        own: words.filter((word) => one.terms.has(stemmed(word))).length,
      }))
      .map(({ one, fit, own }) => ({ one, fit, score: fit + 0.3 * own - 0.1 * Math.min(one.terms.size, 8) }))
      .filter(({ fit }) => fit > 0)
      .toSorted((a, b) => b.score - a.score);
    const [best, next] = scored;
    const isNamed =
      best !== undefined &&
      (words.some((word) => !TIMES.test(word) && isLike(best.one.terms, word)) || isNamedByTime(best.one, words)) &&
      best.score > (next?.score ?? Number.NEGATIVE_INFINITY);
    if (!best) {
      // A number of something that has no price.
      if (/\d/.test(text.replace(/\b\d+ (?:days?|nights?|weeks?|hours?|months?|people|of us)\b/g, ''))) return undefined;
      continue;
    }
    if (!isNamed) return undefined;
    const { cell } = best.one;
    if (parts.some((part) => part.cell === cell)) return undefined;
    // "3 days, mornings only": the one says what the other is.
    if (/\bonly\b/.test(text) && TIMES.test(words[0] ?? '')) return undefined;
    const pers = cell.value.per.filter((per) => per !== 'each');
    let factor = count;
    const lines: string[] = [cell.unit.text];
    for (const per of pers) {
      if (MINUTES_IN[per] === undefined) continue;
      const told = durations.get(per) ?? (per === 'day' ? durations.get('night') : undefined);
      const nights = told === undefined && per === 'night' ? nightsIn(notes) : undefined;
      if (told === undefined && nights === undefined) return undefined;
      if (told === undefined && nights !== undefined)
        lines.push(
          ...notes.units
            .filter(
              ({ text: line }) => /\bcheck-?in|\barriv|\bnights\b/i.test(line) && line !== cell.unit.text && /\d/.test(line),
            )
            .map(({ text: line }) => line)
            .slice(0, 1),
        );
      factor = (told === count ? 1 : count) * (told ?? nights!);
    }
    if (
      cell.unit.text
        .split(/[,.;]/)
        .some((piece) => piece.includes(cell.value.typed) && /\b(?:if|unless|late|deposit)\b/i.test(piece)) ||
      /\bfrom $/i.test(cell.unit.text.slice(0, cell.value.at))
    )
      return undefined;
    parts.push({ cell, factor, lines });
  }
  const [first] = parts;
  if (!first || (parts.length === 1 && first.factor === 1 && !isDelivered)) return undefined;
  const asked = new Set(naming(whole).map(stemmed));
  const used = parts.map(({ cell }) => cell);
  // "MOT £48, with a service £35": a price beside one of them is meant as well.
  const isBeside = prices.some(
    ({ cell, terms }) =>
      !used.includes(cell) &&
      used.some(({ unit }) => unit === cell.unit) &&
      [...terms].every((term) => asked.has(term) || /^\d/.test(term)),
  );
  // One price has all that is named, and nothing is counted.
  const words = chunks.flatMap((chunk) => chunk.words);
  const isOne =
    parts.every(({ factor }) => factor === 1) &&
    goods.some(({ terms }) =>
      words.filter((word) => goods.some((one) => isLike(one.terms, word))).every((word) => isLike(terms, word)),
    );
  if (isBeside || isOne) return undefined;
  const lowered = notes.units
    .map(({ text }) => text)
    .filter((text) => DISCOUNT.test(text) && !used.some(({ unit }) => unit.text === text))
    .filter((text) => naming(text).some((word) => asked.has(stemmed(word))));
  const goodsTotal = parts.reduce((so, { cell, factor }) => so + factor * cell.value.value, 0);
  const bringing = isDelivered ? delivery(notes, prices, goodsTotal) : undefined;
  if (isDelivered && !bringing) return undefined;
  const model = first.cell.value;
  const total = goodsTotal + (bringing?.cell?.value.value ?? 0);
  const told = parts.map(({ cell, factor }) =>
    factor === 1 ? said(cell.value.value, cell.value, true) : `${figure(factor)} × ${said(cell.value.value, cell.value, true)}`,
  );
  const brought =
    bringing === undefined ? [] : bringing.cell ? [`${said(bringing.cell.value.value, bringing.cell.value, true)} delivery`] : [];
  return {
    says: `That makes ${said(total, model, true)}: ${[...told, ...brought].join(' + ')}${bringing && !bringing.cell ? ', delivery free' : ''}.`,
    lines: [...new Set([...parts.flatMap(({ lines }) => lines), ...(bringing?.lines ?? [])])],
    ...(lowered.length > 0 && { unless: lowered }),
  };
};
