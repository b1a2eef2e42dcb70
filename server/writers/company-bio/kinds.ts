/** Nouns for a business, and for the people in it. */
const KINDS: ReadonlySet<string> = new Set(
  `
  academy agency association atelier bakery bank bar barbershop bookshop bookstore boutique brand brewery broker brokerage butcher
  café cafe campground campsite caterer cattery charity chocolatier cinema clinic coffeehouse collective college company consultancy
  contractor cooperative co-operative creamery dairy dealer dealership deli developer distillery distributor factory farm firm florist
  foundation foundry gallery garage greengrocer grocer group guesthouse gym home hospice hospital hostel hotel importer inn institute
  jeweller jeweler joiner kennel kindergarten lab laboratory library lodge maker manufacturer market mill museum nonprofit non-profit
  nursery organisation organization outfitter partnership pharmacy pizzeria practice preschool printer producer provider pub publisher
  restaurant retailer roastery salon school shelter shop spa specialist startup start-up store studio supplier surgery team tearoom
  theater theatre trader undertaker union university venture vineyard warehouse wholesaler winery workshop truck business service station
  accountant adviser advisor analyst architect artist attorney baker barber blacksmith bookkeeper carpenter chef cleaner coach
  consultant copywriter counsellor counselor decorator dentist designer dietitian director doctor driver editor electrician engineer
  gardener groomer guide hairdresser illustrator inspector instructor landscaper lawyer locksmith luthier mason mechanic mediator
  mentor midwife nurse nutritionist optician osteopath painter photographer physio physiotherapist planner plumber potter
  programmer psychologist recruiter roofer solicitor stonemason stylist surveyor tailor teacher therapist trainer translator tutor
  upholsterer vet videographer walker winemaker writer`
    .trim()
    .split(/\s+/),
);

const PERSON = /(?:maker|smith|keeper|grower|monger|wright|(?:handy|repair|crafts|trades)(?:man|woman|person))$/;
const isKind = (word: string): boolean => KINDS.has(word) || PERSON.test(word);

const singular = (word: string): string => (isKind(word) ? word : word.replace(/ies$/, 'y').replace(/([^s])s$/, '$1'));

const GOES_ON =
  /^(?:for|of|in|at|from|with|who|that|which|based|run|owned|and|near|on|to|by|since|serving|making|selling|\p{L}+ing)$/u;
const MOST_BEFORE = 6;

export interface KindFound {
  readonly isMany: boolean;
  /** The noun alone: "bakery" in "a family bakery in Whitby". */
  readonly noun: string;
}

/** Where the first words name a business before they say more of it: "a logistics company moving frozen fish". */
export const kindIn = (words: string): KindFound | undefined => {
  const run = words
    .toLowerCase()
    .replace(/^(?:an?|the)\s+/, '')
    .split(/\s+|(?=,)/);
  const at = run.findIndex((word, index) => {
    const next = run[index + 1];
    // "Office cleaning" is no office, and "dog walker training" no walker.
    const goesOn = next === undefined || /^[,–—-]/.test(next) || GOES_ON.test(next);
    const isHome = word !== 'home' || /^(?:funeral|care|nursing|holiday|retirement)$/.test(run[index - 1] ?? '');
    return isHome && isKind(singular(word)) && goesOn && !(/ing$/.test(next ?? '') && run[index + 2] === undefined);
  });
  if (at < 0 || at >= MOST_BEFORE || run.slice(0, at).some((word) => /^(?:for|of|in|with|to|that|who|which|and)$/.test(word)))
    return undefined;
  const word = run[at]!;
  return { noun: singular(word), isMany: !isKind(word) };
};

const COUNTED = new Set(
  `app application platform tool website site system marketplace magazine newsletter subscription box device machine kit
  course programme program plugin game product robot sensor network directory podcast channel community club event
  festival tour database dashboard assistant chatbot calculator camp scheme`.split(/\s+/),
);
/** A single thing that takes an article: "dating app". */
export const isCounted = (head: string): boolean => COUNTED.has(head.toLowerCase());
