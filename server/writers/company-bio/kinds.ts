/** Nouns for a business, and for the people in it. */
const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

const FIRMS = set(`
  academy agency association atelier bakery bank bar barbershop bookshop bookstore boutique brand brewery brokerage café cafe
  campground campsite cattery charity cinema clinic coffeehouse collective college company consultancy cooperative co-operative
  creamery dairy dealership deli distillery factory farm firm foundation foundry gallery garage group guesthouse gym home
  hospice hospital hostel hotel inn institute kennel kindergarten lab laboratory library lodge market mill museum nonprofit
  non-profit nursery organisation organization outfitter partnership pharmacy pizzeria practice preschool pub restaurant
  roastery salon school shelter shop spa startup start-up store studio surgery team tearoom theater theatre union university
  venture vineyard warehouse winery workshop truck business station
`);
const PEOPLE = set(`
  accountant acupuncturist adviser agent arborist auctioneer auditor barrister brewer celebrant chiropractor
  confectioner distiller dj engraver entertainer farmer fitter framer glazier installer machinist marketer mover nanny notary
  officiant plasterer podiatrist proofreader realtor restorer roaster sculptor singer sitter strategist surgeon technician tiler
  valuer weaver welder advisor analyst architect artist attorney baker barber blacksmith bookkeeper broker butcher carpenter
  caterer chef chocolatier cleaner coach consultant contractor copywriter counsellor counselor dealer decorator dentist designer
  developer dietitian director distributor doctor driver editor electrician engineer florist gardener greengrocer grocer groomer
  guide hairdresser illustrator importer inspector instructor jeweler jeweller joiner landscaper lawyer locksmith luthier maker
  manufacturer mason mechanic mediator mentor midwife nurse nutritionist optician osteopath painter photographer physio
  physiotherapist planner plumber potter printer producer programmer provider psychologist publisher recruiter retailer roofer
  solicitor specialist stonemason stylist supplier surveyor tailor teacher therapist trader trainer translator tutor undertaker
  upholsterer vet videographer walker wholesaler winemaker writer
`);

const PERSON =
  /(?:therapist|ologist|iatrist|ographer|ician|writer|worker|maker|smith|keeper|grower|monger|wright|(?:handy|repair|crafts|trades)(?:man|woman|person))$/;
const isPerson = (word: string): boolean => PEOPLE.has(word) || PERSON.test(word);
const isKind = (word: string): boolean => FIRMS.has(word) || isPerson(word);

const singular = (word: string): string => (isKind(word) ? word : word.replace(/ies$/, 'y').replace(/([^s])s$/, '$1'));

const GOES_ON =
  /^(?:for|of|in|at|from|with|who|that|which|based|run|owned|and|near|on|to|by|since|public|where|whose|serving|making|selling|\p{L}+ing)$/u;
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
    return (
      isHome && (isKind(word) || isPerson(singular(word))) && goesOn && !(/ing$/.test(next ?? '') && run[index + 2] === undefined)
    );
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
