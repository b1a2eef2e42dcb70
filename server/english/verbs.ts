/** The forms of English verbs: irregular ones from a table, the others by rule. */

/** Base form, past, participle; one word where all three are the same. */
const IRREGULAR = `arise arose arisen, awake awoke awoken, be was been, bear bore borne, beat beat beaten, become became become,
  begin began begun, bend bent bent, bet, bid, bind bound bound, bite bit bitten, bleed bled bled, blow blew blown, break broke broken,
  bring brought brought, build built built, burst, buy bought bought, cast, catch caught caught, choose chose chosen,
  come came come, cost, creep crept crept, cut, deal dealt dealt, dig dug dug, do did done, draw drew drawn, drink drank drunk,
  drive drove driven, eat ate eaten, fall fell fallen, feed fed fed, feel felt felt, fight fought fought, find found found,
  fit, flee fled fled, fly flew flown, forbid forbade forbidden, forget forgot forgotten, forgive forgave forgiven,
  freeze froze frozen, get got got, give gave given, go went gone, grow grew grown, hang hung hung, have had had, hear heard heard,
  hide hid hidden, hit, hold held held, hurt, keep kept kept, knit, know knew known, lay laid laid, lead led led, leave left left,
  lend lent lent, let, lie lay lain, light lit lit, lose lost lost, make made made, mean meant meant, meet met met, pay paid paid,
  put, quit, read, rid, ride rode ridden, ring rang rung, rise rose risen, run ran run, say said said, see saw seen, seek sought sought,
  sell sold sold, send sent sent, set, shake shook shaken, shed, shine shone shone, shoot shot shot, show showed shown,
  shrink shrank shrunk, shut, sing sang sung, sink sank sunk, sit sat sat, sleep slept slept, slide slid slid, slit, speak spoke spoken,
  spend spent spent, spin spun spun, split, spread, spring sprang sprung, stand stood stood, steal stole stolen,
  stick stuck stuck, sting stung stung, strike struck struck, swear swore sworn, sweep swept swept, swim swam swum,
  swing swung swung, take took taken, teach taught taught, tear tore torn, tell told told, think thought thought,
  throw threw thrown, thrust, understand understood understood, upset, wake woke woken, wed, wear wore worn, weep wept wept, win won won,
  wind wound wound, withdraw withdrew withdrawn, write wrote written, breed bred bred, broadcast, cling clung clung, fling flung flung,
  foresee foresaw foreseen, foretell foretold foretold, forsake forsook forsaken, grind ground ground, mislead misled misled,
  mistake mistook mistaken, misunderstand misunderstood misunderstood, overcome overcame overcome, overhear overheard overheard,
  oversleep overslept overslept, overtake overtook overtaken, rebuild rebuilt rebuilt, repay repaid repaid, retell retold retold,
  rewrite rewrote rewritten, sling slung slung, spit spat spat, stride strode stridden, strive strove striven, swell swelled swollen,
  tread trod trodden, undergo underwent undergone, undertake undertook undertaken, undo undid undone, unwind unwound unwound,
  uphold upheld upheld, weave wove woven, withhold withheld withheld, withstand withstood withstood, wring wrung wrung`
  .split(/,\s*/)
  .map((row) => {
    const [base = '', past = base, participle = base] = row.trim().split(' ');
    return { base, past, participle };
  });

const byBase = new Map(IRREGULAR.map((verb) => [verb.base, verb]));

/** Of one syllable with a single vowel before a single consonant, or stressed at the end: the consonant doubles. */
const DOUBLES =
  /^(?:[^aeiou]*(?:qu)?[aeiou][bdfgklmnprtvz]|(?:be|re|ad|per|com|o|sub|oc|pre|trans|con|e|im|un|equi|for|a|up)(?:gin|gret|mit|fer|cur|pel|trol|quip|plan|get|bet|set))$/;
const stem = (base: string): string => (DOUBLES.test(base) && !/[wxy]$/.test(base) ? base + base.at(-1) : base);

/** "goes", "tries", "needs". */
export const thirdPerson = (base: string): string => {
  if (base === 'be') return 'is';
  if (base === 'have') return 'has';
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|[^o]o)$/.test(base) ? `${base}es` : `${base}s`;
};

/** "going", "lying", "sitting". */
export const ing = (base: string): string => {
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(base) && base !== 'be') return `${base.slice(0, -1)}ing`;
  return `${stem(base)}ing`;
};

const regularPast = (base: string): string => {
  if (base.endsWith('e')) return `${base}d`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${stem(base)}ed`;
};

export const past = (base: string): string => byBase.get(base)?.past ?? regularPast(base);
export const participle = (base: string): string => byBase.get(base)?.participle ?? regularPast(base);

const byPast = new Map(
  IRREGULAR.filter((verb) => verb.past !== verb.participle && verb.past !== verb.base).map((verb) => [verb.past, verb.base]),
);
const byParticiple = new Map(
  IRREGULAR.filter((verb) => verb.participle !== verb.past && verb.participle !== verb.base).map((verb) => [
    verb.participle,
    verb.base,
  ]),
);

/** The base of a form that is only ever the simple past ("went"), or undefined. */
export const baseOfPastOnly = (form: string): string | undefined => byPast.get(form);
/** The base of a form that is only ever the participle ("gone"), or undefined. */
export const baseOfParticipleOnly = (form: string): string | undefined => byParticiple.get(form);
/** True of verbs whose base is their past or participle as well ("put", "come"). */
export const isItsOwnPast = (base: string): boolean => {
  const verb = byBase.get(base);
  return verb !== undefined && (verb.past === base || verb.participle === base);
};

/** Wrong regular pasts of irregular verbs ("buyed"), with their base forms, where they are no other word. */
export const OVER_REGULAR: ReadonlyMap<string, string> = new Map(
  `begin break bring build buy catch choose come drive drink eat fall feel fight find forget get give go grow hear hold keep know make
  meet pay run say sell send sleep speak spend stand steal swim take teach tell think throw understand wear win write`
    .split(/\s+/)
    .map((base) => [regularPast(base), base] as const),
);
