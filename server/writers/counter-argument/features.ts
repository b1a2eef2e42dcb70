/** Finds weak points in an argument's own words: the sweeping word, the figure, the causal step, the comparison. */
import { quotable, type Claim } from './claim.ts';

export type Feature =
  | 'reason'
  | 'secondReason'
  | 'absolute'
  | 'figure'
  | 'threshold'
  | 'cause'
  | 'rival'
  | 'value'
  | 'example'
  | 'forecast'
  | 'duty'
  | 'consensus'
  | 'cost'
  | 'concession'
  | 'trial'
  | 'hands';

/** The visitor's words for each feature that is there, as they stand in the text. */
export type Features = Readonly<Partial<Record<Feature, string>>>;

const PATTERNS = {
  absolute:
    /\b(?:everyone(?![’'])|everybody(?![’'])|everything|every (?!(?:day|week|month|year|morning|evening|night|hour|time|\p{L}+day)\b)[\p{L}-]+|always|never|nobody|no one|nothing|none|no (?:[\p{L}]{3,} ){1,3}(?:can|will)(?: ever)?|all (?:of )?(?:the |our )?[\p{L}]{3,}s|only|entirely|completely|totally|impossible|inevitabl[ey]|without exception)\b/giu,
  figure:
    /(?:[$£€]\s?)?\b(?!(?:1[6-9]|20)\d\d\b)\d+(?:[.,]\d+)*(?:\s?%|\s(?:percent|per cent|years?|months?|weeks?|days?|hours?|minutes?|times|people|million|billion|thousand|dollars|euros|pounds))?(?:\sper\s[\p{L}]+)?/giu,
  cause:
    /\b(?:leads? to|causes?|results? in|makes|creates?|reduces?|increases?|improves?|destroys?|ruins?|is ruining|is killing|is destroying|prevents?|will (?:cut|take|make|cause|lead to|create|reduce|increase|improve|destroy|end|solve|fix|replace|ruin|save)|would (?:cut|make|cause|lead to|create|reduce|increase|improve|destroy|end|solve|fix|save))\b/giu,
  threshold:
    /(?<=\b(?:under|over|before|after|above|below|at|until|to|than|within|beyond|of) (?:the age of )?)\d{1,3}(?:[.,]\d+)?(?:\s?%|\s(?:percent|years?|months?|weeks?|days?|hours?|minutes?))?(?![\d:.]\d?)/giu,
  value:
    /\b(?:better|worse|best|worst|good|bad|harm|harmful|fair|unfair|wrong|(?<!\bno |\bthe |\ba |\bmy |\bour )right(?! to\b)|cruel|cruelty|waste|wasteful|wisdom|laziness|lazy|stupid|ridiculous|absurd|important|necessary|essential|natural|unnatural|safe|dangerous|healthy|unhealthy|evil|immoral|great|terrible|serious|useless|outdated|an excuse|beautiful|success|successful|happy|happiness|understand|freedom|quality|effective|modern)\b/giu,
  forecast: /\b(?:will|would|going to|won(?:'|’)t|soon|eventually|in the future)\b/giu,
  duty: /\b(?:should(?:n(?:'|’)?t)?(?: not)?|must(?:n(?:'|’)?t)?(?: not)?|ought(?: not)? to|needs? to|ha(?:s|ve) to)\b/giu,
  example:
    /\b(?:my (?:neighbou?r|friend|mother|father|mum|mom|dad|son|daughter|sister|brother|wife|husband|cousin|uncle|aunt|colleague|boss|school|town|city|company)|in our [\p{L}]+|in my [\p{L}]+|for (?:example|instance)|last (?:year|month|week|summer|winter))\b/giu,
  consensus:
    /\b(?:everyone knows|everybody knows|it is (?:obvious|clear|well known|common knowledge)|obviously|clearly|of course|no doubt|undoubtedly|experts (?:say|agree)|studies (?:show|prove|say)|research (?:shows|proves|says)|scientists (?:say|agree)|statistics show|common sense)\b/giu,
  cost: /\b(?:costs?|pays?|paid|paying|money|budget|price|funds?|afford|euros?|dollars?|cheap\w*|expensive)\b/giu,
  trial: /\b(?:pilots?|trials?|experiments?|tested|tried)\b/giu,
  hands: /\b(?:volunteers?|coordinators?|staff|teachers|councils?|governments?|team|employees)\b/giu,
} satisfies Partial<Record<Feature, RegExp>>;

const found = (pattern: RegExp, ...texts: readonly string[]): string | undefined => {
  for (const text of texts) {
    const match = text.match(pattern)?.[0];
    if (match !== undefined) return match.trim();
  }
  return undefined;
};

/** How often a pattern of words occurs, each different word once. */
export const mentions = (feature: keyof typeof PATTERNS, text: string): string[] => [
  ...new Map((text.match(PATTERNS[feature]) ?? []).map((words) => [words.toLowerCase(), words.trim()])).values(),
];

/** What stands after "than": "e-books", where a sentence can hold it. */
const rivalOf = (thesis: string): string | undefined => {
  const rival = /\bthan\s+((?:[\p{L}\p{N}’'-]+\s+){0,3}[\p{L}\p{N}’'-]+\s*)$/iu.exec(thesis)?.[1]?.trim();
  return rival === undefined ||
    /\b(?:more|less|fewer) than (?:an?|one|two|three|\d+)\b/i.test(thesis) ||
    /\b(?:good|ever|before|necessary|needed|is|are|was|were|it|they|we|expected|done)\b/i.test(rival)
    ? undefined
    : rival;
};

/** @returns the thesis' own features first; those of the reasons where the thesis has none. */
export const featuresOf = ({ text, thesis, stance, reasons, concessions, topic, isReadable }: Claim): Features => {
  if (!isReadable) return {};
  const rest = reasons.join('. ');
  const isProposal = stance === 'proposal';
  const threshold = isProposal ? found(PATTERNS.threshold, thesis) : undefined;
  const words: Partial<Record<Feature, string | undefined>> = {
    reason: reasons[0] && quotable(reasons[0]),
    secondReason: reasons[1] && quotable(reasons[1]),
    // In a proposal, "every" and "nobody" say whom it binds: no exception refutes that.
    absolute: found(PATTERNS.absolute, isProposal ? '' : thesis, rest),
    figure: threshold === undefined ? found(PATTERNS.figure, thesis, rest) : undefined,
    threshold,
    cause: found(PATTERNS.cause, thesis, rest),
    rival: topic === undefined ? undefined : rivalOf(thesis),
    value: found(PATTERNS.value, thesis),
    example: found(PATTERNS.example, rest),
    forecast: found(PATTERNS.forecast, thesis),
    duty: thesis.endsWith('?') ? undefined : found(PATTERNS.duty, thesis),
    consensus: found(PATTERNS.consensus, thesis, rest),
    cost: found(PATTERNS.cost, text),
    concession: concessions[0],
    trial: found(PATTERNS.trial, text),
    hands: found(PATTERNS.hands, text),
  };
  return Object.fromEntries(Object.entries(words).filter(([, said]) => said !== undefined));
};
