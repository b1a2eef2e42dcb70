/** What a clause of the notes says yes or no to, and which of several rows has what is asked for. */
import { LIKE, cellOf, labelling, meantBy, speaks, tells, type Fact, type Notes, type Segment } from './facts.ts';
import { isMoney, isPriced, type Rule } from './amounts.ts';
import { mostlyNoun } from './silent.ts';
import { valuesIn } from './values.ts';
import { likeInNotes } from '../question/alike.ts';
import { stemmed, wordsIn } from '../question/terms.ts';
import { ASKS_FINDING, people } from '../question/wanted.ts';
import type { Unit } from './units.ts';

const DENIES = /\b(?:no|not|never|without|cannot|nor|none|forbidden|prohibited|excluded|banned)\b|n't\b/i;
/** What anybody asks with, and what is true of it. */
const ASKING =
  /^(?:may|can|could|allowed|permitted|bring|keep|use|have|take|included|include\w*|available|there|possible|ok|okay|fine|welcome|come|stay|offer\w*|provided?|sells?|cost|extra|along|my|which|has|got|with|goes|comes|does|we|need|free|still|also)$/;
const namesIn = (text: string): readonly string[] => labelling(text).filter((word) => !ASKING.test(word));

interface Clause {
  readonly text: string;
  readonly unit: Unit;
  readonly label: string;
}
const clausesOf = ({ units, segments }: Notes): readonly Clause[] =>
  units.flatMap((unit) =>
    unit.text
      .split(/[;,.](?= )| and (?=(?:no|not|never)\b)/)
      .map((text) => ({ text, unit, label: segments.find((segment) => segment.unit === unit)?.label ?? '' })),
  );

const says = ({ text }: Clause, word: string): boolean => {
  const terms = new Set(wordsIn(text).map(stemmed));
  return terms.has(stemmed(word)) || [...likeInNotes(word)].some((other) => terms.has(other));
};

const rowName = ({ text }: Unit, label: string): string => label || (/^([^:,–-]{2,30}?)(?: [-–] |, )/.exec(text)?.[1] ?? '');

/** "Which plan has roaming?": of rows that are named alike, the one that says so. */
const holder: Rule = (question, notes) => {
  const [, category] =
    /^(?:so |and )?(?:at |in |on |with |for )?(?:which|what)(?: of the)?(?: \w+)? (\p{L}+) /u.exec(question) ?? [];
  if (
    !/^(?:so |and )?(?:at |in |on |with |for )?(?:which|what) /.test(question) ||
    category === undefined ||
    valuesIn(question).length > 0
  )
    return undefined;
  const [, noun] = /(?:which|what) (\p{L}+)/u.exec(question)!;
  if (
    /^(?:is|are|was|were|does|do|did|time|day|date|year|month|number|price|else|about|happens?|comes|kind|sort|way|of)$/.test(
      noun!,
    )
  )
    return undefined;
  if (/\b(?:cheap\w*|most|least|\w+est|\w+er than|first|last|more|less|before|after)\b/.test(question)) return undefined;
  const words = namesIn(question).filter((word) => stemmed(word) !== stemmed(noun!));
  const rows = notes.units.map((unit) => ({ unit, label: notes.segments.find((segment) => segment.unit === unit)?.label ?? '' }));
  const clauses = clausesOf(notes);
  if (words.length === 0) return undefined;
  const found = rows.filter(({ unit, label }) => {
    const own = clauses.filter((clause) => clause.unit === unit && words.some((word) => says(clause, word)));
    return (
      rowName(unit, label) !== '' &&
      words.every((word) => own.some((clause) => says(clause, word))) &&
      !own.some(({ text }) => DENIES.test(text))
    );
  });
  const named = rows.filter(({ unit, label }) => rowName(unit, label) !== '');
  const [only, other] = found;
  if (
    !only ||
    other ||
    named.length < 2 ||
    // "Which room": a row that is named by its day is no room.
    valuesIn(rowName(only.unit, only.label)).some(({ kind }) => kind === 'weekdays' || kind === 'date') ||
    words.some((word) => says({ text: rowName(only.unit, only.label), unit: only.unit, label: '' }, word))
  )
    return undefined;
  return { says: `That is ${rowName(only.unit, only.label)}.`, lines: [only.unit.text] };
};

/** The thing that is asked for, where nothing in the notes names it, nor any word of it: "a washing machine". */
export const unmentioned = (plain: string, { segments, units }: Notes): string | undefined => {
  const [, article = '', thing] =
    /^(?:is|are|was|were) there (?:(an?) |any |some )?((?:\p{L}+ ){0,2}?\p{L}+)(?: (?:in|at|on|for|near|there|available|with|to)\b.*)?$/u.exec(
      plain,
    ) ??
    /^(?:do|does|did|is|has|have)\b.*?\b(?:have|contain|include|offer|come with|need|mention|got)\b (?:(an?) |any |some |the )?((?:\p{L}+ ){0,2}?\p{L}+)(?: (?:in|at|on|for|near|there|to|with)\b.*)?$/u.exec(
      plain,
    ) ??
    /^(?:what|how much) (?:is|are|was|were) (?!(?:i|we|you|they|he|she|it) )(?:(the|my|our|their|his|her) )?((?:\p{L}+ ){0,2}?\p{L}+)(?: (?:of|in|at|on|for|while|during|when|to|like)\b.*)?$/u.exec(
      plain,
    ) ??
    /^what (?:mark|grade|score|result) (?:did|does|has) (?:\p{L}+ ){1,2}?(?:get|got|have)() (?:in|for) (\p{L}+)$/u.exec(plain) ??
    /^how many()? (\p{L}+) (?:is|are|was|were|has|have|does|do|did|will|can|must|in)\b/u.exec(plain) ??
    [];
  const words = thing === undefined ? [] : wordsIn(thing).filter((word) => labelling(word).length > 0);
  if (words.length === 0 || KIND_WORDS.test(words.at(-1)!) || !mostlyNoun(words.at(-1)!) || /^to /.test(thing!)) return undefined;
  const isTold = words.some(
    (word) =>
      segments.some((segment: Segment) => speaks(segment, word) > 0) ||
      units.some(({ text, heading }) => `${text} ${heading}`.toLowerCase().includes(word.replace(/s$/, ''))),
  );
  return isTold ? undefined : `${/^(?:an?|the)$/.test(article) ? `${article} ` : ''}${thing}`;
};
/** Words for a kind of figure: what is told with it needs no such word. */
const KIND_WORDS =
  /^(?:date|day|time|speed|temperature|weight|price|cost|name|number|password|range|area|age|colou?r|size|length|height|width|address|amount|total|difference|sum|distance|reason|cause|answer|deadline|result|people|persons|money|stake|problem|matter|point|rule|plan|penalty|limit|dose|minimum|maximum|average|main|chance|due|hours?|address|email|place|order|topic|subject|unit|anywhere|anything|altogether|together|left|owed|owing)s?$/;

/** What kinds of value answer, the first that is there. */
const VALUES: readonly (readonly [RegExp, (fact: Fact, priced: boolean) => boolean])[] = [
  [/\bwhat time\b/, ({ value }) => value.kind === 'clock' || value.kind === 'span'],
  [/\b(?:what|which) year\b/, ({ value }) => value.kind === 'year'],
  [/^(?:until |by |since )?when\b|\b(?:what|which) (?:date|day)\b/, ({ value }) => value.kind === 'date'],
  [/\bhow long\b/, ({ value, segment }) => value.kind === 'duration' && !LATER.test(segment.unit.text.slice(value.end))],
  [/\bper ?cent\w*\b/, ({ value }) => value.kind === 'percent'],
  [
    /\bhow much (?:money )?(?:is|are|was|were|does|do|did|for|will|would)\b|\bhow much\b.*\bcosts?\b|\b(?:price|cost|fee) of\b/,
    (fact, priced) => isMoney(fact, priced) || fact.value.kind === 'percent',
  ],
  [/\bhow (?:many|much)\b/, ({ value }) => value.kind === 'amount' || value.kind === 'duration'],
];
const LATER = /^ (?:ahead|behind|late|early|earlier|later|before|after|notice|in advance|ago)\b/;
/** Verbs that any note may leave out. */
const LEFT_OUT =
  /^(?:leave|goes|go|start\w*|begin\w*|take|takes|held|happen\w*|worth|count\w*|cost\w*|need\w*|use|used|add|added|get|make|made|come|comes|people|many|much|due|scheduled|there|have|has|is|price|charge\w*|fit|put)$/;

/** The one value of the kind that is asked for which is told with all the words of the question. */
const factual: Rule = (question, notes) => {
  const fits = VALUES.find(([asked]) => asked.test(question))?.[1];
  if (
    !fits ||
    valuesIn(question).length > 0 ||
    / and |\b(?:total|altogether|together|more|less|than|most|least|\w+est|first|left|each|per|average|between|before|after|if)\b/.test(
      question,
    )
  )
    return undefined;
  const isTold = (word: string): boolean => notes.segments.some((segment) => speaks(segment, word) >= LIKE);
  const words = labelling(question).filter((word) => isTold(word) || !LEFT_OUT.test(word));
  if (words.length === 0) return undefined;
  const fit = notes.facts.filter((one) => fits(one, isPriced(notes)));
  const fact = cellOf(words, fit) ?? meantBy(words, fit);
  if (!fact || fact.segment.unit.text.slice(fact.value.end).startsWith('-')) return undefined;
  // What only the pieces beside it say is told of something else.
  const above = new Set(labelling(`${fact.segment.label} ${fact.segment.unit.heading}`).map(stemmed));
  if (!cellOf(words, fit) && words.some((word) => speaks(fact.segment, word) < LIKE && !above.has(stemmed(word))))
    return undefined;
  const { value, segment } = fact;
  const unit =
    value.kind === 'amount' && value.unit !== '' && !/^(?:an?|per|each|in|on|for|at|and|to|of|or|with)$/.test(value.unit)
      ? ` ${value.unit}`
      : '';
  const clock =
    value.kind === 'date'
      ? segment.values.find(({ kind, at }) => (kind === 'clock' || kind === 'span') && at > value.at)
      : undefined;
  return { says: `That is ${value.typed}${unit}${clock ? ` at ${clock.typed}` : ''}.`, lines: [segment.unit.text] };
};

/** In characters. */
const LONGEST_TASK = 40;

/** The one person of the one sentence that has all the words of the question. */
const whoever: Rule = (question, notes) => {
  if (
    !/^who(?:m|'s)?\b/.test(question) ||
    valuesIn(question).length > 0 ||
    / and |\b(?:most|least|\w+est|first|not|n't|except|besides|else)\b/.test(question)
  )
    return undefined;
  const words = labelling(question.replace(/^who's\b/, 'who is')).filter(
    (word) =>
      !/^(?:has|got|have|been|goes|gets|do|does|doing|takes?|taking|sorting|handling|covering|bring\w*|care|charge|responsible)$/.test(
        word,
      ),
  );
  if (words.length === 0) return undefined;
  const found = notes.units.filter((unit) => words.every((word) => says({ text: unit.text, unit, label: '' }, word)));
  // "Oranges: Sam" has a thing to bring, a longer sentence may tell of anything.
  if (/\bbring/.test(question) && !/\bbring/i.test(found[0]?.text ?? '') && (found[0]?.text.length ?? 0) > LONGEST_TASK)
    return undefined;
  const names = found.length === 1 ? people(found[0]!.text, new Set(wordsIn(question))) : [];
  return names.length === 1 ? { says: `That is ${names[0]}.`, lines: [found[0]!.text] } : undefined;
};

/** "Kev the balloons", "Wei - hoover": what the one line that opens with a name gives to do or to bring. */
const task: Rule = (question, { units }) => {
  const [, name, other] =
    /^what (?:is|are|was|does|do|did|has|will|should) (\p{L}+) (?:do|doing|bring|bringing|make|making|cook|cooking|take|taking|got|getting|buy|buying|in charge of|responsible for)\b|^what(?: is|'?s) (\p{L}+)['’]?s (?:job|task|chore|turn|part|dish)\b/u.exec(
      question,
    ) ?? [];
  const who = name ?? other;
  if (who === undefined || /^(?:i|we|you|he|she|it|they|the|this|that|everyone|each)$/.test(who)) return undefined;
  const opens = new RegExp(`^(?:[-•*] )?${who}(?: is)?(?::| [-–=])? (?=\\S)`, 'i');
  const [only, more] = units.filter(({ text }) => opens.test(text));
  const things = only?.text.replace(opens, '').replace(/[.;]$/, '') ?? '';
  return only && !more && things !== '' && things.split(' ').length <= 8 && !/[.;?]/.test(things) && valuesIn(things).length === 0
    ? { says: `That is ${things.replace(/^(?:bringing|doing|making|brings|does|to (?:do|bring)) /, '')}.`, lines: [only.text] }
    : undefined;
};

/** "Wi-Fi: network GullGuest, password oystercatcher77": what stands behind the word itself. */
const SECRET =
  /\b(passwords?|pass ?codes?|pin|codes?|combination|reference|ref|account number|sort code|postcode|username|booking number|policy number|serial number)\b/;
const secret: Rule = (question, { units }) => {
  const thing = /^(?:so )?(?:what|whats|what's|which)\b/.test(question)
    ? SECRET.exec(question)?.[1]?.replace(/s$/, '')
    : undefined;
  if (thing === undefined) return undefined;
  const behind = new RegExp(
    String.raw`\b${thing}s?(?: (?:number|no))?\.?(?: (?:is|are|was)|:| =| -)? ["“']?((?=[\w-]*[\d_])[\w-]{2,24}|(?<=["“'])[^"”']{2,24})`,
    'i',
  );
  const words = labelling(question).filter((word) => !SECRET.test(word));
  const found = units.flatMap((unit) => {
    const value = behind.exec(unit.text)?.[1];
    return value === undefined
      ? []
      : [
          {
            value,
            unit,
            fit: words.filter((word) => tells(unit, word) || (word === 'wifi' && /\bwi-fi\b/i.test(unit.text))).length,
          },
        ];
  });
  const [best, next] = found.toSorted((one, other) => other.fit - one.fit);
  if (!best || best.fit === next?.fit || (words.length > 0 && best.fit === 0)) return undefined;
  return { says: `That is ${best.value}.`, lines: [best.unit.text] };
};

/** The one heat that is told of an oven. */
const HEAT =
  /(?<![\d.])(?:gas (?:mark )?\d|\d{2,3} ?(?:°|º|degrees?) ?[cf]?|(?:1[2-9]|2[0-6])\d ?(?:[cf]\b|fan\b|(?=\()))(?: ?\([^()]{0,24}\)| fan\b)?/i;
const heat: Rule = (question, { units }) => {
  if (
    !/\b(?:temp|temperature|how hot|what heat|gas mark|degrees)\b/.test(question) ||
    !/\b(?:oven|bake|baked|cook|cooked|roast)\b/.test(question)
  )
    return undefined;
  const [only, other] = units.flatMap((unit) => {
    const found = HEAT.exec(unit.text)?.[0];
    return found === undefined ? [] : [{ unit, found }];
  });
  return only && !other ? { says: `That is ${only.found.trim()}.`, lines: [only.unit.text] } : undefined;
};

/** "Repairs: ring Gareth": whom to turn to. */
const contact: Rule = (question, { units }) => {
  const verbs =
    /^who(?:m)? (?:do|should|can|must|would|shall) (?:i|we|you) (?:call|ring|phone|contact|ask|speak to|talk to|see|tell|email|text|get hold of|go to)\b/;
  if (!verbs.test(question)) return undefined;
  const words = labelling(question).filter(
    (word) => !/^(?:call|ring|phone|contact|ask|speak|talk|see|tell|email|text|hold)$/.test(word),
  );
  const found = units.flatMap((unit) => {
    const [, name, number] =
      /\b(?:ring|call|contact|phone|see|ask|email|text|speak to|tell|report to)\b (?:to )?((?:(?:Mr|Mrs|Ms|Dr)\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}\p{L}+)?)[^.;\d]{0,12}(\+?\d[\d ]{5,}\d)?/u.exec(
        unit.text,
      ) ?? [];
    return name === undefined
      ? []
      : [
          {
            unit,
            name,
            number,
            fit: words.filter(
              (word) => tells(unit, word) || wordsIn(unit.text).some((other) => likeInNotes(word).has(stemmed(other))),
            ).length,
          },
        ];
  });
  const [best, next] = found.toSorted((one, other) => other.fit - one.fit);
  if (!best || best.fit === next?.fit) return undefined;
  return {
    says: `That is ${best.name}${best.number === undefined ? '' : `, ${best.number.trim()}`}.`,
    lines: [best.unit.text],
    isUnsure: best.fit === 0,
  };
};

/** What to bring or to wear: what the one sentence that asks for it names. */
const kit: Rule = (question, { units }) => {
  const asked =
    /^what (?:else )?(?:should|do|does|must|will|shall|have|has|are|is) (?:\S+ ){1,5}?(bring|take|pack|wear|need)\b/.exec(
      question,
    )?.[1];
  if (asked === undefined || valuesIn(question).length > 0) return undefined;
  const needs =
    asked === 'wear'
      ? /\b(?:wear|come in|dressed in)\b (?!no\b)([^.;]{4,150})/i
      : /\b(?:needs?|bring|pack|come with|provide|please send) (?!no\b|children\b|them\b|\S+ to\b)(?:their |your |to bring )?([^.;]{4,150})/i;
  const [only, other] = units.flatMap((unit) => {
    const things = needs.exec(unit.text)?.[1];
    return things === undefined || !/,| and /.test(things) || /\b[A-Z] ?[-–] ?[A-Z]\b/.test(unit.text) ? [] : [{ unit, things }];
  });
  return only && !other ? { says: `That is ${only.things.replace(/[.!]$/, '')}.`, lines: [only.unit.text] } : undefined;
};

/** "Found: pump blocked by a coin", and not "customer reported: machine stops". */
const FOUND =
  /^(?:found|findings?|diagnosis|fault|cause|result|verdict|conclusion|on (?:examination|inspection))(?: was| is)?[:,–-]? (?=\S)|\b(?:we )?found (?:that )?(?=an? |the |some |\w+ (?:was|were)\b)|\bturned out to be /i;
const finding: Rule = (question, { units }) => {
  if (!ASKS_FINDING.test(question)) return undefined;
  const [only, other] = units.flatMap((unit) => {
    const found = FOUND.exec(unit.text);
    return found ? [{ unit, says: unit.text.slice(found.index + found[0].length).replace(/[.;]$/, '') }] : [];
  });
  if (!only || other) return undefined;
  return { says: `${only.says[0]!.toUpperCase()}${only.says.slice(1)}.`, lines: [only.unit.text], isOnly: true };
};

export const CLAUSE_RULES: readonly Rule[] = [secret, heat, finding, contact, kit, holder, factual, whoever, task];
