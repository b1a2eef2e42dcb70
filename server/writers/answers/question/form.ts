/** What a question asks for: a person, a time, a number … An answer to another form is an answer to another question. */

export type Form =
  | 'who'
  | 'when'
  | 'where'
  | 'why'
  | 'how many'
  | 'how long'
  | 'how much'
  | 'how to'
  | 'difference'
  | 'size'
  | 'whether'
  | 'what';

const FORMS: readonly (readonly [Form, RegExp])[] = [
  [
    'difference',
    /\bdifferen(?:ce|t)\b.*\b(?:between|from|than|to|and)\b|\bvs\.?\b|\bversus\b|\bcompared (?:to|with)\b|^(?:which|what) is (?:better|worse|healthier|cheaper)\b/,
  ],
  [
    'when',
    /^(?:when|(?:in )?(?:what|which) (?:year|century|decade|date|day|month)|what time|since when)\b|\b(?:when (?:did|was|is|were|do|does|should)|what year|which year)\b/,
  ],
  ['how many', /\bhow many\b|\bnumber of\b/],
  ['how long', /\bhow long\b|\b(?:duration|lifespan) of\b|\blifespan\b|\bhow (?:soon|often|old)\b/],
  ['how much', /\bhow much\b|\bwhat (?:amount|percentage|temperature|temp)\b|\bhow (?:hot|cold|warm)\b/],
  ['size', /\bhow (?:tall|big|far|fast|deep|high|heavy|wide|large|loud)\b/],
  [
    'why',
    /\bwhy\b|\bwhat (?:causes|caused|makes|made|is the (?:reason|cause))\b|\breasons? (?:for|why|that|of)\b|\bcauses? of\b|\bhow come\b|\bpurpose of\b/,
  ],
  [
    'who',
    /\bwho(?:se|m)?\b|\bwhich (?:artist|author|writer|person|president|king|queen|composer|scientist|actor|painter|inventor|team|country|band|singer)\b|\b(?:author|inventor|painter|composer|founder|discoverer|writer|director) of\b/,
  ],
  ['where', /\bwhere\b|\b(?:what|which) (?:country|city|continent|state|ocean|place)\b|\blocation of\b/],
  [
    'how to',
    /\bhow (?:do|can|should|could|would|to|might|shall|must)\b|\bways? (?:to|of)\b|\btips\b|\bsteps\b|\bwhat (?:should|can|do|could) (?:i|we|you) do\b|\bmethod\b/,
  ],
  ['whether', /^(?:is|are|am|was|were|do|does|did|can|could|should|will|would|has|have|may|must)\b/],
  ['what', /\b(?:what|which)\b|\bmeaning\b|\bdefin(?:e|ition)\b|\bexplain\w*\b/],
];

/** Undefined for keywords, which ask for nothing in particular. */
export const formOf = (plain: string): Form | undefined => FORMS.find(([, pattern]) => pattern.test(plain))?.[0];

/** Forms that the same answer may serve. */
const ALIKE: readonly (readonly Form[])[] = [
  ['what', 'whether', 'why', 'how much', 'how long', 'difference'],
  ['how to', 'whether'],
  ['how to', 'how long', 'how much'],
  ['who', 'what'],
  ['where', 'what'],
  ['size', 'how much', 'how long', 'what', 'how many'],
  ['how many', 'how much', 'what'],
  ['when', 'how long'],
];

export const mayAnswer = (asked: Form | undefined, written: Form | undefined): boolean =>
  asked === undefined ||
  written === undefined ||
  asked === written ||
  ALIKE.some((forms) => forms.includes(asked) && forms.includes(written));
