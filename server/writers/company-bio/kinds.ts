/** Nouns by what they are in a description: the company itself, or one thing that it offers. */

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

const COMPANY_KINDS = set(`
  academy agency association atelier bakery bank bar boutique brand brewery broker brokerage builder business café cafe caterer
  charity clinic collective college company consultancy contractor cooperative co-operative dealer dealership deli developer
  distillery distributor employer enterprise factory farm firm florist foundation foundry gallery garage group grocer gym hospital
  hotel importer institute joiner jeweller jeweler kindergarten lab laboratory library maker manufacturer market mill museum
  nonprofit non-profit nursery office organisation organization outfit partnership pharmacy practice printer producer provider
  publisher pub restaurant retailer roastery salon school shop specialist startup start-up store studio supplier surgery team
  trader union university venture warehouse wholesaler winery workshop
  accountant adviser advisor analyst architect artist attorney baker barber bookkeeper carpenter chef cleaner coach consultant
  copywriter counsellor counselor decorator dentist designer dietitian doctor driver editor electrician engineer gardener
  groomer guide hairdresser illustrator inspector instructor landscaper lawyer mechanic mediator mentor midwife nurse nutritionist
  optician osteopath painter paralegal photographer physio physiotherapist planner plumber programmer psychologist recruiter
  bookshop bookstore barbershop coffeehouse tearoom spa vineyard creamery butcher greengrocer locksmith kennel cattery dairy
  chocolatier hostel inn guesthouse campsite lodge shelter rescue hospice cinema theatre theater
  stonemason mason blacksmith potter upholsterer luthier truck consultancy
  preschool campground station director undertaker funeral-director developer
  roofer solicitor stylist surveyor tailor teacher therapist trainer translator tutor vet videographer writer
`);

const COUNTED_THINGS = set(`
  app application platform tool website site service system marketplace magazine newsletter subscription box device machine kit
  course programme program solution plugin game product robot sensor network directory podcast channel community club event
  festival tour database dashboard assistant chatbot calculator bot camp scheme
`);

const singular = (head: string): string => {
  const word = head.toLowerCase();
  if (COMPANY_KINDS.has(word)) return word;
  return word.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');
};

/** True of a noun for a business or for the people in it; given a phrase, of any word in it that ends its first part. */
export const isCompanyKind = (words: string): boolean =>
  words
    .split(/\s(?:for|of|in|at|from|with|who|that|which|based|and)\s|,/i)[0]!
    .split(' ')
    .slice(-1)
    .some((head) => COMPANY_KINDS.has(singular(head)));

const GOES_ON = /^(?:for|of|in|at|from|with|who|that|which|based|run|owned|and|near|on|to|by|since|\p{L}+ing)$/u;

/** True where the first words name a business before they say more of it: "a logistics company moving frozen fish". */
export const startsWithKind = (words: string): boolean => {
  const run = words
    .toLowerCase()
    .replace(/^(?:an?|the)\s+/, '')
    .split(/\s+|(?=,)/);
  const at = run.findIndex((word) => COMPANY_KINDS.has(singular(word)));
  const next = run[at + 1];
  return (
    at >= 0 &&
    at < 6 &&
    // "Office cleaning" is no office.
    !(/ing$/.test(next ?? '') && run[at + 2] === undefined) &&
    (next === undefined || /^,|^[–—-]$/.test(next) || GOES_ON.test(next)) &&
    !run.slice(0, at).some((word) => /^(?:for|of|in|with|to|that|who|which|and)$/.test(word))
  );
};

export const isPlural = (words: string): boolean => {
  const kind = words.split(/[\s,]+/).find((word) => COMPANY_KINDS.has(singular(word)));
  return kind !== undefined && !COMPANY_KINDS.has(kind.toLowerCase());
};

export const isCountedThing = (head: string): boolean => COUNTED_THINGS.has(head.toLowerCase());

const SPOKEN_OF =
  /(?:^|\s)(bakery|brewery|bookshop|bookstore|caf[eé]|coffee shop|restaurant|bistro|salon|barbershop|studio|agency|charity|clinic|practice|school|academy|gym|hotel|hostel|guesthouse|nursery|shop|store|foundation|workshop|pub|gallery|museum|farm|winery|vineyard|distillery|roastery|pharmacy|garage|cooperative|deli|preschool|campground|radio station|library|theatre|theater|cinema|spa)$/;

/** What a company that calls itself a bakery is called in passing: "the bakery". */
export const firmOf = (description: string): string | undefined => {
  const [first = ''] = description
    .toLowerCase()
    .split(/\s(?:for|in|at|of|from|with|without|that|who|which|run|owned|since|on|by)\s|[,.;:!?\n]/);
  const [, kind] = SPOKEN_OF.exec(first.trim()) ?? [];
  return kind === undefined ? undefined : `the ${kind}`;
};
