/** The closed classes of English: the small words that show how a phrase is built. */

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

export const ARTICLES = set('a an the');
export const DETERMINERS = set(
  'a an the this these those every each some any no another both all either neither such half many much few several most',
);
export const POSSESSIVES = set('my your our their its his her whose');
export const PRONOUNS = set(
  `i you he she it we they me him us them someone somebody anyone anybody everyone everybody nobody nothing something anything
  everything myself yourself himself herself itself ourselves themselves i'm i've i'd i'll we're we've we'll we'd you're you've
  you'll they're they've they'll he's she's it's that's there there's mine yours ours theirs none another`,
);
export const SUBJECTS = set("i you he she it we they i'm we're you're they're he's she's it's i've we've there there's");
export const PREPOSITIONS = set(
  `about above across after against along among around as at before behind below beneath beside besides between beyond by despite
  down during except for from in inside into like near of off on onto out outside over past per since through throughout
  till toward towards under underneath until unto up upon via with within without than`,
);
/** Prepositions that belong to the verb before them just as often. */
export const PARTICLES = set('up down out off away back together apart aside');
export const CONJUNCTIONS = set(
  'and or but nor yet so because although though while if unless whether whereas when where that & plus',
);
export const QUESTION_WORDS = set('what how why when where who whom which whose');
export const AUXILIARIES = set(
  `am is are was were be been being has have had having do does did will would shall should can could may might must ought cannot
  can't won't don't doesn't didn't isn't aren't wasn't weren't hasn't haven't hadn't wouldn't shouldn't couldn't mustn't`,
);
const NEGATIONS = set('not never');
export const ADVERBS = set(
  `very too also just only even still now then here again always often soon ever once twice already almost finally slowly quickly
  really quite rather together today tonight tomorrow yesterday online well not never meanwhile instead maybe perhaps there`,
);
export const NUMBER_WORDS = set(
  `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen
  twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million dozen`,
);

/** Every word whose class needs no dictionary. */
export const isFunctionWord = (lower: string): boolean =>
  [DETERMINERS, POSSESSIVES, PRONOUNS, PREPOSITIONS, CONJUNCTIONS, QUESTION_WORDS, AUXILIARIES, NEGATIONS].some((words) =>
    words.has(lower),
  ) || lower === 'to';

/** Frequent function words of other languages that English does not have. */
export const FOREIGN_WORDS = set(
  `der das und ohne mit für nicht ist ein eine einen im zum zur bei von den dem auf wie siehe ich wir uns unser
  el los las del para por con una uno y que cómo como sin su nuestra nuestro es un
  le les des du pour avec sans une et dans chez sur nos notre votre
  il gli della dello di e per senza nel nella uno
  o os um uma da dos das em não com seu sua nosso nossa
  het een van voor zonder met onze en`,
);

/** Mass nouns: "some furniture", never "a furniture" or "furnitures". */
export const MASS_NOUNS = set(
  `advice aid art attire bread butter cash cheese childcare clothing coal coffee content cookware copywriting crockery dance data
  decor electricity equipment fish flour food fruit furniture garlic gold grass gravel hair health help homework honey housing
  ice information insurance ink jam jewellery jewelry knowledge labour land laundry lighting linen literature logistics luggage
  machinery mail marketing maths meat media milk money music oil paint paper physiotherapy pottery power produce progress rain
  research rice rubbish sand snow soap software soup stationery storage sugar tax tea technology therapy time timber tourism traffic
  training transport travel water wax weather wine wood wool work yoga grief love debt shame hope fear war peace silence justice
  skincare healthcare haircare babysitting repair footwear tuition tutoring coaching photography carpentry joinery plumbing
  landscaping cleaning baking gardening knitting hosting accounting bookkeeping consulting counselling security support
  sushi pasta pizza beer cider gin chocolate cake granola kombucha compost firewood glassware bedding upholstery embroidery`,
);
/** Mass nouns that are counted just as often: "a cake", "a coffee". Mass when alone, countable with an adjective. */
export const SOMETIMES_COUNTED = set(
  'cake pizza coffee tea beer wine soup bread dance paper repair work art cheese fish support tax war',
);

export const IRREGULAR_PLURALS = set(
  'people men women children feet teeth mice geese oxen dice lice media criteria sheep police',
);
/** Singular nouns that end in s. */
export const SINGULAR_IN_S = set(
  'news gas bus glass class boss dress yoga series lens business address process access express mathematics physics economics politics gymnastics campus virus bonus focus circus canvas atlas chess press mess fitness wellness illness happiness loneliness congress princess mattress waitress actress witness harness compass pass grass kindness darkness forgiveness success oasis crisis basis analysis ethics athletics pilates tennis christmas chaos',
);

/** Names that keep their capital although a dictionary lists them, in an ALL CAPS text too. */
export const PROPER_WORDS = set(
  `monday tuesday wednesday thursday friday saturday sunday january february april june july august september october november
  december christmas easter halloween ramadan diwali hanukkah english spanish french german italian portuguese dutch russian
  japanese chinese korean arabic hindi welsh irish scottish british american canadian australian indian african european asian
  nigerian ghanaian kenyan ethiopian egyptian ukrainian lebanese syrian iranian cuban brazilian argentinian colombian peruvian
  venezuelan jamaican haitian filipino indonesian malaysian pakistani bangladeshi nepali hungarian romanian bulgarian czech
  croatian serbian austrian belgian icelandic lithuanian israeli palestinian armenian somali tunisian algerian caribbean
  mediterranean scandinavian nordic montessori
  mexican greek turkish polish swedish danish norwegian finnish swiss thai vietnamese moroccan persian jewish christian muslim
  buddhist victorian london paris berlin rome madrid lisbon porto dublin edinburgh glasgow manchester leeds bristol york boston
  chicago texas california florida toronto sydney melbourne england scotland wales ireland britain france germany italy spain
  portugal greece turkey poland sweden norway denmark finland iceland europe africa asia america canada mexico brazil india china
  japan korea australia egypt morocco israel vietnam thailand google excel linkedin notion canva figma android python javascript youtube tiktok pinterest amazon instagram facebook shopify wordpress etsy`,
);
/** Acronyms, which stay in capitals when a text in capitals is lowered. */
export const ACRONYMS = set(
  'uk usa seo ai pdf diy tv ceo hr vat nhs nasa usb adhd ptsd b2b crm sql css html api gdpr ev led nyc bbq gp ii iii',
);
