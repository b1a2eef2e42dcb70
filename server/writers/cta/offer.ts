/** What is being promoted, cut into the slots that a call to action has. */
import { definite, indefinite, owned, pronounFor, type Detail, type NounPhrase, type Topic } from '../../english/topic.ts';
import { countCharacters } from '../../english/prose.ts';

/** What kind of thing it is: decides which verbs it takes ("order" a cake, "book" a session, "join" a club). */
export type OfferKind = 'document' | 'software' | 'periodical' | 'group' | 'event' | 'service' | 'goods';

const KINDS: readonly (readonly [OfferKind, RegExp])[] = [
  [
    'document',
    /^(guide|guides|e-?books?|pdf|template|templates|checklist|report|whitepaper|workbook|handbook|planner|brochure|catalogue|catalog|recipes?|sheet|printables?|booklet|map|wallpapers?|tips|toolkit|book|books)$/,
  ],
  [
    'software',
    /^(app|apps|software|platform|tool|tools|plugin|extension|dashboard|program|website|site|crm|chatbot|game|api|widget|saas)$/,
  ],
  [
    'periodical',
    /^(newsletter|podcast|magazine|blog|channel|column|journal|digest|series|box|boxes|bulletin|paper|membership|subscription|updates|videos)$/,
  ],
  [
    'group',
    /^(club|group|brigade|team|community|society|choir|association|charity|network|league|movement|class|band|gym|forum|circle|union|programme|volunteers?|cooperative|bank|shelter|library|museum|crew|troop|academy|school|cohort)$/,
  ],
  [
    'event',
    /^(event|concert|festival|workshop|workshops|webinar|webinars|conference|seminar|retreat|retreats|exhibition|market|fair|party|race|marathon|run|screening|show|performance|gig|talk|talks|tour|tours|course|courses|classes|lessons?|bootcamp|training|camp|camps|quiz|hike|hikes|walk|walks|open|day|night|weekend|meetup|auction|tickets?|play|sessions?|tuition|masterclass)$/,
  ],
  [
    'service',
    /^(repairs?|services?|cleaning|care|insurance|consultations?|therapy|physiotherapy|massage|massages|coaching|photography|portraits?|walking|sitting|grooming|removal|removals|maintenance|design|support|advice|help|translation|translations|tutoring|accounting|bookkeeping|returns|plumbing|delivery|rental|hire|hosting|catering|childcare|haircuts?|checkups?|check-ups?|appointments?|treatments?|inspections?|valuations?|quotes?|surveys?|storage|planning|consulting|painting|installation|installations|landscaping|nurse|plumber|electrician|tutor|coach|trainer|lawyer|accountant|photographer|designer|dentist|clinic|salon|studio|garage|hotel|hostel|restaurant|cafe|café|bakery|practice|agency|firm|van|spa|kennels?)$/,
  ],
];

export interface Offer {
  readonly kind: OfferKind;
  readonly topic: Topic;
  /** For a slot in a sentence, long and short: "the app that counts steps", "the app". Absent where there is no noun to name. */
  readonly name?: string;
  readonly short?: string;
  /** "a weekly vegetable box", "piano lessons". */
  readonly aName?: string;
  /** Its last two words, where the whole is too long: "the portrait session". */
  readonly nick?: string;
  readonly mine?: string;
  /** "it" or "them". */
  readonly pronoun: string;
  /** One that can be counted: neither several nor a mass. */
  readonly isOne: boolean;
  readonly isName: boolean;
  /** The offer as something to do, long and short: "help us plant 500 trees in Leeds", "help us plant 500 trees". */
  readonly actions: readonly string[];
  /** After a colon, or as a heading. */
  readonly heading: string;
  /** One sentence, the visitor's own, that says what it is. */
  readonly saying?: string;
  /** Whole short sentences of particulars. */
  readonly facts: readonly string[];
  /** A time that can end a command: "before summer". */
  readonly deadline?: string;
  readonly details: readonly Detail[];
}

/** A capital at the start; a price or a number stays as it is. */
export const raised = (words: string): string =>
  words.replace(/^([“"‘']?)(\p{Ll})(?!\p{L}*\p{Lu})/u, (_, quote: string, letter: string) => quote + letter.toUpperCase());

/** With a capital and a final mark. */
export const sentence = (words: string): string => {
  const trimmed = raised(words.trim());
  return /[.!?…]["'”’)]*$/.test(trimmed) ? trimmed : `${trimmed.replace(/(?<![,;:\s–—-])[,;:\s–—-]+$/, '')}.`;
};

const MAX_NAME = 62;
const MAX_SAYING = 125;

const kindOf = (subject: NounPhrase | undefined): OfferKind => {
  if (!subject) return 'goods';
  const fits = KINDS.find(([, heads]) => heads.test(subject.head))?.[0];
  if (fits) return fits;
  if (subject.field === 'group') return 'group';
  return subject.field === 'act' || subject.field === 'event' || subject.field === 'person' ? 'service' : 'goods';
};

const cored = (subject: NounPhrase): NounPhrase => ({ ...subject, words: subject.core });

/** The visitor's sentence, or the description itself where it is short enough to be one. */
const sayingOf = (topic: Topic): string | undefined => {
  const { statement, subject, text, remarks } = topic;
  const isAlone = subject !== undefined && topic.shape === 'noun phrase' && topic.details.length === 0;
  const said = statement ?? (isAlone ? indefinite(subject) : topic.shape === 'sentences' || !subject ? undefined : text);
  if (!said || topic.question || topic.action) return undefined;
  const whole = sentence(said);
  return countCharacters(whole) <= MAX_SAYING && !(remarks.length && !statement) ? whole : undefined;
};

/** The last two words of a long core, unless they would say something else without the words before them. */
const nicknamed = (subject: NounPhrase): NounPhrase | undefined => {
  const { tokens } = subject;
  if (
    tokens.length < 3 ||
    /ing$/.test(tokens.at(-2)!.lower) ||
    subject.isName ||
    tokens.some(({ tag, lower }) => tag === 'mark' || lower === 'and' || lower === '&')
  )
    return undefined;
  const words = tokens
    .slice(-2)
    .map(({ text }) => text)
    .join(' ');
  return {
    ...subject,
    words,
    determiner: /^(our|my|the)$/.test(subject.determiner ?? '') ? subject.determiner : undefined,
    isOwned: false,
  };
};

export const CUT = / (?:as|for|in|on|with|at|from|without|by|about|after|before|while|until|so|and|when|over) /;
const MAX_DETAIL = 60;
/** Makes no sense by itself: "before summer." */
const HANGING = /^(?:before|by|until|till|in|at|on|for|with|this|every|each|under|over|per|a|an)\b/i;

export const offerOf = (topic: Topic): Offer => {
  const { subject, details, remarks } = topic;
  const usable = subject && !/^(it|this|that)$/.test(subject.head) && subject.core.length <= MAX_NAME ? subject : undefined;
  const long = usable && usable.words.length <= MAX_NAME ? usable : usable && cored(usable);
  const short = usable && cored(usable);
  const nick = usable && nicknamed(usable);
  const saying = sayingOf(topic);
  const facts = [
    ...details.map(({ words }) => words).filter((words) => words.length <= MAX_DETAIL && !HANGING.test(words)),
    ...remarks.filter((remark) => remark.length <= 80 && !remark.includes('?')),
  ]
    .map((words) => sentence(words))
    .filter(
      (fact, at, all) => all.findIndex((other) => other.toLowerCase().includes(fact.toLowerCase().replace(/\.$/, ''))) === at,
    );
  const deadline = details.find(({ kind, words }) => kind === 'deadline' && /^(?:before|by|until|this)\b/i.test(words))?.words;
  return {
    kind: kindOf(usable),
    topic,
    ...(long &&
      short &&
      topic.action === undefined &&
      topic.question === undefined && {
        name: definite(long),
        short: definite(short),
        aName: indefinite(long),
        ...(nick && { nick: definite(nick) }),
        mine: owned(short, 'my'),
      }),
    pronoun: usable ? pronounFor(usable).object : 'it',
    isOne: usable?.number === 'one' && !usable.isName,
    isName: usable?.isName ?? false,
    actions:
      topic.action === undefined
        ? []
        : [...new Set([topic.action, topic.action.split(CUT)[0]!])].filter((action) => action.includes(' ')),
    heading: raised(
      topic.shape === 'opaque' || topic.action !== undefined || !long
        ? topic.label
        : long.determiner && /^(our|my|the)\b/.test(long.determiner)
          ? definite(long)
          : long.words,
    ),
    ...(saying && { saying }),
    facts,
    ...(deadline !== undefined && { deadline }),
    details: details.filter(({ words }) => words.length <= MAX_DETAIL && !HANGING.test(words)),
  };
};
