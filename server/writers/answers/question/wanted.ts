/** The kind of thing that a question asks for: a time for "when", a number for "how many", a name for "who". */
import { baseForms, partsOfSpeech, sensesOf } from '../../../lexicon/wordnet.ts';
import { isTelling, stemmed, wordsIn } from './terms.ts';

export interface Wanted {
  /** What a line holds of that kind, as it stands there. Undefined where any words could answer. */
  readonly found?: (line: string, asked: ReadonlySet<string>) => readonly string[];
  /** Whether what is found makes sense by itself. */
  readonly sayable?: true;
  /** What such a thing is called, where it can be missed. */
  readonly called?: string;
  /** Words of the question that only name that kind. */
  readonly names: readonly string[];
}

const SMALL_NUMBER =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|a dozen|half|once|twice|none';
const FIGURE = String.raw`(?:[$£€¥]|rs\.?|eur)? ?\d[\d,.]*(?<![.,])(?: ?(?:k\b|%|per ?cent|percent|million|billion|thousand))?`;
const UNIT =
  'seconds?|sec|minutes?|mins?|hours?|hrs?|h|days?|weeks?|months?|years?|yrs?|decades?|metres?|meters?|km|kilomet(?:re|er)s?|miles?|cm|mm|feet|foot|ft|m|l|litres?|liters?|ml|kg|g|grams?|lbs?|degrees?|points?|euros?|pounds?|dollars?|cents?|km/h|mph|stitches|people|sq m';
const WEEKDAY =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays?|weekends?|(?:mon|tue|wed|thu|fri|sat|sun)(?= \\d)|today|tomorrow|yesterday';
const MONTHS =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\b';
const DATE = `(?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTHS}(?: \\d{4})?|${MONTHS} \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?|the \\d{1,2}(?:st|nd|rd|th)|\\d{4}-\\d\\d-\\d\\d)`;
const CLOCK = String.raw`(?<![£$€.])(?:[01]?\d|2[0-4])[:.][0-5]\d(?!\.?\d)(?: ?(?:am|pm|a\.m\.|p\.m\.))?|\d{1,2} ?(?:am|pm|a\.m\.|p\.m\.|o'clock)|noon|midnight`;
const YEAR = String.raw`(?:1\d{3}|20\d\d)s?`;
const PART_OF_DAY = 'morning|afternoon|evening|night|spring|summer|autumn|winter|daily|weekly|monthly|immediately|at once';

const all = (...patterns: readonly string[]): ((line: string) => readonly string[]) => {
  const pattern = new RegExp(`(?<![\\w])(?:${patterns.join('|')})(?![\\w])`, 'gi');
  return (line) => [...line.matchAll(pattern)].map(({ 0: found }) => found.trim());
};
/** Dates and times are no amounts. */
const DATED = new RegExp(`(?<![\\w])(?:${DATE}|${CLOCK}|(?<!\\d[,.])(?:1[5-9]|20)\\d\\d(?!\\d|[,.]\\d))(?![\\w])`, 'gi');
const blank = (text: string): string => ' '.repeat(text.length);
/** The number of a ward or a bus is its name. */
const NAMED_BY_NUMBER =
  'ward|room|rm|unit|bus|platform|gate|floor|flat|bay|lane|route|line|class|group|team|table|seat|chapter|page|section|block|terminal|zone|court|lab|hall|level|year|lecture|paper|part|item|no\\.?|number|house|stage|error|code|invoice|order|track|grade|form|camp|hut|cabin|plot|pitch|week|wk|log|model|version|question|step|cotton|stop|door|locker|bed|tent|studio|screen|pier|junction|exit';
const NUMBERED = new RegExp(`\\b(?:${NAMED_BY_NUMBER}) \\d{1,4}\\b(?![.,]\\d)`, 'gi');
const BEFORE_ITS_NUMBER = new RegExp(`(?:\\b(?:${NAMED_BY_NUMBER}) |#)$`);
/** Whether the figure from one place to another is a name, or the number of a line in a list. */
export const isNumbered = (line: string, from: number, to: number): boolean =>
  (BEFORE_ITS_NUMBER.test(line.slice(Math.max(0, from - 12), from)) &&
    // "Hall 60" is what it costs.
    !(to - from > 1 && /\bhall $/.test(line.slice(0, from))) &&
    !/^ (?:an?|per|each|once) /.test(line.slice(to, to + 6))) ||
  (from === 0 && /^[.)] /.test(line.slice(to)));
const apart =
  (find: (line: string) => readonly string[]) =>
  (line: string): readonly string[] =>
    find(line.replace(DATED, blank).replace(NUMBERED, blank));
const numbers = apart(all(`(?:${FIGURE}|${SMALL_NUMBER})(?:[- ](?:${UNIT}))?`));
const TIMES = 'seconds?|sec|minutes?|mins?|hours?|hrs?|h|days?|weeks?|months?|years?|yrs?|nights?|decades?';
const LENGTHS = 'metres?|meters?|km|kilomet(?:re|er)s?|miles?|cm|mm|feet|foot|ft|inch(?:es)?|m';
const spans = all(
  `(?:${FIGURE}|${SMALL_NUMBER})(?: (?:to|or|and|-|–) (?:${FIGURE}|${SMALL_NUMBER}))?[- ](?:${TIMES}|${LENGTHS})`,
  `until (?:${CLOCK}|${DATE})`,
);
const lengths = all(`(?:${FIGURE}|${SMALL_NUMBER})[- ]?(?:${LENGTHS})`);

/** "Tutor Ann Bell", where the tutor is asked for: Ann Bell. */
const withoutRole = (name: string, asked: ReadonlySet<string>): string => {
  const [role, ...own] = name.split(' ');
  const isAsked = own.length > 0 && asked.has(role!.toLowerCase());
  return isAsked && sensesOf(role!.toLowerCase()).some(({ field }) => field === 'person') ? own.join(' ') : name;
};
const NAME =
  /(?:(?:Mr|Mrs|Ms|Miss|Dr|Prof|Professor|Sr|Fr|Sister|Father|Rev|Uncle|Aunt|Auntie|Cousin|Granny|Grandpa|Coach)\.? )?\p{Lu}[\p{L}'’-]+(?: (?:de|van|von|der|la|Mc)? ?\p{Lu}[\p{L}'’-]+)*/gu;
/** A word that is met so often before a colon is a heading, "Budget:", and nobody's name. */
const COMMON = 3;
const TITLED = /^(?:Mr|Mrs|Ms|Miss|Dr|Prof|Professor|Sr|Fr|Sister|Rev)\b/;
const PLACE_NAME =
  /\b(?:Street|Road|Lane|Close|Avenue|Square|Place|Hall|House|Park|Court|Room|Building|Centre|Center|School|Station)$/;
const BEFORE_A_PLACE = /\b(?:in|at|from|to|near|nr|via|outside|behind|towards) $/;

/** Somebody who is named by another. */
const KIN =
  /^ (?:mum|mam|mom|dad|nan|gran|grandad|granddad|grandma|wife|husband|son|daughter|brother|sister|partner|boyfriend|girlfriend|aunt|uncle|cousin|friend|mate|parents)\b/;
/** Somebody named by what they are to the one who writes. */
const KINSMAN = /^(?:Mum|Mom|Dad|Nan|Gran|Granny|Grandma|Grandad|Grandpa|Auntie|Uncle)$/;
/** What goes on behind the name of whoever has a thing to do or to bring: "Pauline the urn", "Wei - hoover". */
const PAIRED = /^(?::| [-–=] | (?:the|an?|some|both|two|three|\d+) )/;

/** Names that the question does not hold already; of those, whoever does what is asked: "Tom books" for "who books". */
export const people = (line: string, asked: ReadonlySet<string>): readonly string[] => {
  // Of "who do I ring" nobody in the notes does the ringing.
  const isMine = asked.has('do') && (asked.has('i') || asked.has('we'));
  const does = new Set(isMine ? [] : [...asked].filter(isTelling).map(stemmed));
  const names = [...line.matchAll(NAME)]
    .map(({ 0: whole, index: from }) => {
      const name = withoutRole(whole, asked);
      const index = from + whole.length - name.length;
      const after = line.slice(index + name.length);
      // "Petra (in charge)": what stands in brackets is told of her.
      const told = /^ \(([^()]+)\)/.exec(after)?.[1];
      // "Early Kofi, late Jean": who is late.
      const role = /(?:^|[,:;] )(\p{L}+) $/u.exec(line.slice(0, index))?.[1] ?? '';
      const isDoer =
        does.has(stemmed(role.toLowerCase())) ||
        (told !== undefined && wordsIn(told).every((word) => asked.has(word))) ||
        does.has(stemmed(/^(?: (?:and|&) \p{Lu}\p{L}+)* (?:will |is |are |was |has |have )?(\p{Ll}+)/u.exec(after)?.[1] ?? ''));
      const isNobodys = sensesOf(name).some(({ uses }) => uses >= COMMON);
      const isLabel = PAIRED.test(after) && !isNobodys;
      // "Kit wash: Leo".
      const isPaired = /: $/.test(line.slice(0, index)) && /^\.?$|^[,;&]/.test(after) && !isNobodys;
      return { name: /['’]s$/.test(name) ? `${name}${KIN.exec(after)?.[0] ?? ''}` : name, index, isDoer, isLabel, isPaired };
    })
    .filter(({ name, index, isDoer, isLabel, isPaired }) => {
      const words = name
        .toLowerCase()
        .replace(/['’]s$/, '')
        .split(' ');
      const opens = index === 0 || /[.!?:“"-]\s*$/.test(line.slice(0, index));
      return (
        words.every((word) => !asked.has(word) && isTelling(word)) &&
        !/^I['’]/.test(name) &&
        // "Nan's 90th" has nobody do anything.
        (asked.has('whose') || !/['’]s$/.test(name)) &&
        !PLACE_NAME.test(name) &&
        (TITLED.test(name) || !BEFORE_A_PLACE.test(line.slice(0, index))) &&
        !new RegExp(`^(?:${WEEKDAY}|${MONTHS}|mon|tues?|wed|thu(?:rs)?|fri|sat|sun)$`, 'i').test(name) &&
        (!opens ||
          KINSMAN.test(name) ||
          isDoer ||
          words.length > 1 ||
          partsOfSpeech(words[0]!).size + baseForms(words[0]!).length === 0 ||
          isLabel ||
          isPaired)
      );
    });
  const doers = names.filter(({ isDoer }) => isDoer);
  // "Floodlights: Ulf to ask": of a label that is a word and a name behind it, the name.
  const own = names.filter(
    ({ name, isLabel }) =>
      !isLabel || [name, ...baseForms(name.toLowerCase())].every((form) => partsOfSpeech(form.toLowerCase()).size === 0),
  );
  return (doers.length > 0 ? doers : own.length > 0 ? own : names).map(({ name }) => name);
};

/** Whether a line may name somebody, read as widely as can be: "the caretaker", "Pauline the urn". */
const mayName = (line: string, asked: ReadonlySet<string>): boolean =>
  [...line.matchAll(/\p{L}[\p{L}'’-]*/gu)].some(({ 0: word, index }) => {
    const plain = word.toLowerCase();
    if (asked.has(plain) || !isTelling(plain) || /['’]s$/.test(word)) return false;
    const [sense] = sensesOf(plain).filter(({ partOfSpeech }) => partOfSpeech === 'noun');
    return (
      sense?.field === 'person' ||
      (/^\p{Lu}/u.test(word) && index > 0 && !/[.!?:] $/.test(line.slice(0, index)) && sense?.field !== 'time')
    );
  });
/** A time or a cause in other words: "7 till half 8", "after a burst pipe". */
const CLOCKED = /\b(?:at|from|till|until|by|past|half|quarter) \d/;
const CAUSED = /\bafter an? \p{L}|\bfailed\b/u;
/** "25 mins late, flat battery": what stands behind may be the cause. */
const GOES_ON = /(?:\p{L}[,;:]| [-–]) (?!\p{L}+ed\b)\p{L}/u;
/** Whether a line may hold what is asked for, in a way that we cannot read. */
export const mayHold = (plain: string, line: string): boolean => {
  const { found, called } = wantedBy(plain);
  const asked = new Set(wordsIn(plain));
  // How many there are may be counted.
  if (found === undefined || /\bhow many\b/.test(plain) || ASKS_FINDING.test(plain)) return true;
  if (/^why\b/.test(plain) && (CAUSED.test(line) || GOES_ON.test(line))) return true;
  if (called?.endsWith('time') && !called.startsWith('a length') && CLOCKED.test(line)) return true;
  return found(line, asked).length > 0 || (called === 'a name' && mayName(line, asked));
};

const PLACES =
  /\b(?:in|at|on|near|from|to|behind|beside|opposite|next to|under|above|between|inside|outside|along|by|with) (?:the |a |an )?(?!(?:\d{1,2}(?:[.:]\d\d)?(?: ?[ap]m)?\b|mon|tues|wednes|thurs|fri|satur|sun|january|february|march|april|june|july|august|september|october|november|december|us|me|you|it|them|him|her|all|least|once|time)(?:days?)?\b)(?:\p{L}+['’]s )?[\p{L}\d]+/giu;
const CAUSES =
  /\b(?:because|for lack of|made (?:it|them|him|her|us)|wanted to|could not afford|forced|due to|owing to|as a result|so that|in order to|to avoid|therefore|for fear|thanks to|reason|cause\w*|(?:as|since) (?:it|he|she|they|we|i|there|nobody|no one|the|his|her|its|our|their|my)|since (?!\d)[\p{L}]+ (?:is|was|are|were|has|had|will|does|did))\b|[:;–] (?:it|he|she|they|we|there|the) |, so /giu;

/** "What was wrong with it?" */
export const ASKS_FINDING =
  /\bwhat (?:is|was|went|were) (?:\w+ )?(?:wrong|matter|problem|fault|trouble|up with)\b|\bwhat did (?:they|he|she|it) find\b/;
/** What somebody found out, and not what somebody complained of. */
const FINDINGS =
  /^(?:found|findings?|diagnosis|fault|cause|result|on examination|problem|verdict|conclusion)\b|\b(?:was|were|is|are|had|has been) (?:blocked|broken|cracked|worn|torn|loose|faulty|leaking|flat|dead|burnt|infected|damaged|missing|stuck|jammed|corroded|split|perished|tripped|snapped)\b|\b(?:turned out|found that|found (?:a|an|the) |caused by|we found|diagnos\w+)\b/gi;
const COMPLAINS = /\b(?:reported|complain\w*|customer|owner|patient|client) ?(?:says?|said|reported|states?|:)|\bsymptoms?\b/i;

const ROOM = String.raw`(?:room|rm|hall|studio|lab|lecture theatre|theatre|suite|chamber|gym|library|kitchen|lounge|classroom|office|vestry|[A-Z]\d{1,3})(?: (?:[A-Z]|[A-Z]?\d{1,4}[A-Z]?)(?!\w))?`;

const matches =
  (pattern: RegExp) =>
  (line: string): readonly string[] =>
    line.match(pattern) ?? [];

const KINDS: readonly (readonly [RegExp, Wanted])[] = [
  [/\b(?:what|which) year\b/, { found: all(YEAR), sayable: true, called: 'a year', names: ['year'] }],
  [/\b(?:what|which) (?:day|date)\b/, { found: all(DATE, WEEKDAY), sayable: true, called: 'a day', names: ['day', 'date'] }],
  [/\b(?:what|which) (?:phone |telephone )?number\b|\bphone number\b/, { found: all(String.raw`\+?\d[\d /-]{5,}\d`), names: [] }],
  [
    /\bwhat time\b/,
    {
      sayable: true,
      called: 'a time',
      found: all(CLOCK, String.raw`(?<!(?:${NAMED_BY_NUMBER}) )\d{1,2}(?= ?(?:-|to|until|$))`),
      names: ['time'],
    },
  ],
  [
    /^(?:since |until |by )?when\b|\bwhen (?:is|was|are|were|did|does|do|will|can|must|should)\b|\b(?:what|which) month\b|^how soon\b|\bdeadline\b/,
    {
      found: all(
        DATE,
        `(?:${WEEKDAY})(?:,? (?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: ${MONTHS})?)?(?:,? (?:${CLOCK}))?`,
        CLOCK,
        YEAR,
        PART_OF_DAY,
        // "6 weeks" alone is how long, and not when.
        `(?<=\\b(?:in|within|after) )(?:${FIGURE}|${SMALL_NUMBER}) (?:days?|weeks?|months?|hours?)`,
        `(?:${FIGURE}|${SMALL_NUMBER}) (?:days?|weeks?|months?|hours?)(?= (?:before|after|later|from|ahead|prior)\\b)`,
      ),
      called: 'a date or time',
      names: ['date', 'time'],
    },
  ],
  [
    /\bwho(?:m|se)?\b|\b(?:which|what) (?:person|people|man|woman|child|candidate|applicant|player|teacher|doctor|pupils?|students?|kids?|children|girls?|boys?|players|members|volunteers)\b/,
    { found: people, sayable: true, called: 'a name', names: ['person', 'name'] },
  ],
  [/\b(?:what|which) room\b/, { found: all(ROOM), sayable: true, called: 'a room', names: ['room'] }],
  [/^(?:from |to )?where\b/, { found: matches(PLACES), names: ['place', 'located'] }],
  [/\bhow long\b/, { found: spans, sayable: true, called: 'a length of time', names: ['take', 'last', 'length'] }],
  [/\bhow (?:far|tall|high|deep|wide)\b/, { found: lengths, sayable: true, called: 'a length', names: [] }],
  [/\bhow old\b/, { found: numbers, sayable: true, called: 'an age', names: ['age'] }],
  [
    /\bhow often\b/,
    { found: matches(/\b(?:every|each|daily|weekly|monthly|yearly|annually|once|twice|\w+ times)\b[^,.;]*/gi), names: [] },
  ],
  [
    /\bhow (?:many|much|big|fast|heavy|hot|cold)\b|\bwhat (?:is|was|are|were) (?:the )?(?:\w+ ){0,3}?(?:price|rate|cost|fee|fare|charge|bill|weight|speed|temperature|length|height|size|total|number|amount|rate|percentage|profit|revenue)\b|\b(?:what|which) (?:speed|weight|temperature|price|percentage|size|age|height|length|profit|total)\b|\bwhat was the \w+ in \d{4}\b/,
    {
      found: numbers,
      sayable: true,
      called: 'a figure',
      names: ['cost', 'price', 'pay', 'number', 'take', 'last', 'length', 'amount'],
    },
  ],
  [
    ASKS_FINDING,
    {
      found: (line) => (COMPLAINS.test(line) ? [] : (line.match(FINDINGS) ?? [])),
      names: ['wrong', 'matter', 'problem', 'fault', 'trouble', 'went', 'end', 'find'],
    },
  ],
  [/^why\b/, { found: matches(CAUSES), names: ['reason'] }],
];

const OPEN: Wanted = { names: ['name', 'called'] };

/** What a question in this plain form asks for. */
export const wantedBy = (plain: string): Wanted => KINDS.find(([pattern]) => pattern.test(plain))?.[1] ?? OPEN;

const HEADS: readonly RegExp[] = [
  /\bhow (?:many|much) (?:\w+ )??(\w+)\b(?= (?:is|are|do|does|did|can|will|has|have|was|were|should|in|per|goes|go|there|must|may)\b|$)/,
  /\bhow (high|tall|deep|wide|heavy|fast|old|hot|cold)\b/,
  /\b(?:what|which) (?:\w+ )?(speed|weight|temperature|price|size|age|height|length|profit|colou?r|platform|room|gate|seat|street|address|train|password)\b/,
  /^who (?:is|are|was|were) (?!(?:bring|do|tak|gett|mak|go|com|hav|handl|sort)ing\b)(\w+ing)\b/,
  /\bwho (?:is|are|was|were) (?:the|my|our|your|her|his|their)(?: \w+){0,2}? ([\w']+)(?= (?:of|in|for|on|at|per)\b|$)/,
  /\bwhat (?:is|are|was|were)(?: the| my| our| your| her| his| their)?(?: \w+){0,2}? ([\w']+)(?= (?:of|in|for|on|at|per)\b|$)/,
  /^(?:is|are) there (?:an?|any)(?: \w+){0,1}? (\w+)(?= (?:in|at|on|for)\b|$)/,
  /^(?:do|does|did) .*\b(?:have|get|include|offer|come with|need)(?: an?| any| the)?(?: \w+)?? (\w+)(?= (?:in|at|on|for|with)\b|$)/,
];

/** The thing whose figure or name is asked for: "how many calories", "what is the password"; undefined where only the kind is said. */
export const headOf = (plain: string): string | undefined =>
  HEADS.map((pattern) => pattern.exec(plain)?.[1]).find((head) => head !== undefined && isTelling(head));

/** The words of a question that say what the thing is about, not what kind it is of. */
export const matterOf = (plain: string, { names }: Wanted): readonly string[] =>
  [...new Set(wordsIn(plain))].filter((word) => isTelling(word) && !names.includes(word));
