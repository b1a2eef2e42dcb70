/** What somebody's own thing would bring: nobody can tell unseen, but what it hangs on and who can tell is known of each kind. */

interface Kind {
  readonly named: RegExp;
  /** As in "What a clock would bring". */
  readonly thing: string;
  readonly hangsOn: string;
  readonly who: string;
  /** What mostly disappoints or misleads. */
  readonly note?: string;
}

const KINDS: readonly Kind[] = [
  {
    named: /\b(?:clocks?|watch|watches|wristwatch)\b/,
    thing: 'a clock or watch',
    hangsOn: 'its maker and model, the movement (quartz, electric or wound), its age and its condition',
    who: 'a clock and watch dealer or an auction house, shown the front, the back and the movement,',
  },
  {
    named: /\b(?:violins?|cello|viola|pianos?|guitars?|flute|saxophone|trumpet|accordion)\b/,
    thing: 'an instrument',
    hangsOn: 'its maker, its age, its condition and how it plays',
    who: 'a dealer or maker of such instruments, or an auction house with a specialist',
    note: 'Labels with a famous name are mostly copies.',
  },
  {
    named: /\b(?:stamps?|stamp collection|coins?|coin collection|banknotes?|medals?|postcards?)\b/,
    thing: 'a collection of stamps, coins or medals',
    hangsOn: 'which ones they are, how rare they are and their condition',
    who: 'a dealer, a collectors’ club or an auction house of that field',
    note: 'Common ones bring little.',
  },
  {
    named: /\b(?:paintings?|picture|print|drawing|sculpture|art)\b/,
    thing: 'a work of art',
    hangsOn: 'who made it, its size, its condition and whether it is an original or a print',
    who: 'an auction house, shown the front, the back and the signature,',
  },
  {
    named: /\b(?:rings?|necklace|jewellery|jewelry|bracelet|brooch|gold|diamonds?|pearls?|silver)\b/,
    thing: 'jewellery or silver',
    hangsOn: 'the metal and its weight, the stones, the maker and the hallmark',
    who: 'a jeweller or an auction house',
    note: 'The value for insurance is far above what it would bring.',
  },
  {
    named: /\b(?:cars?|van|motorbike|motorcycle|caravan|boat|tractor|bike|bicycle)\b/,
    thing: 'a vehicle',
    hangsOn: 'its make, model and year, the mileage, its condition and its papers',
    who: 'a dealer or an online price guide',
  },
  {
    named: /\b(?:house|flat|home|land|bungalow|apartment|cottage)\b/,
    thing: 'a home',
    hangsOn: 'the place, the size, the condition and what is sold nearby at the time',
    who: 'two or three estate agents, or a surveyor,',
  },
  {
    named: /\b(?:sewing machine|typewriter|cameras?|radio|record player|gramophone|tools?)\b/,
    thing: 'an old machine',
    hangsOn: 'the model and its serial number, whether it works, its condition and what came with it',
    who: 'a dealer or a club of collectors',
    note: 'The large makers made millions, so most bring little.',
  },
  {
    named: /\b(?:books?|comics?|records?|vinyl|lps|toys?|dolls?|teddy|lego|cards?|games?)\b/,
    thing: 'a thing for collectors',
    hangsOn: 'the exact edition, its condition, its box or cover and how many are wanted',
    who: 'a dealer or an auction house of that field',
  },
  {
    named:
      /\b(?:table|chairs?|wardrobe|dresser|chest|sideboard|desk|sofa|furniture|china|porcelain|plates?|vases?|tea ?set|teapot|glass|rug|carpet)\b/,
    thing: 'furniture or china',
    hangsOn: 'its maker, age and style, marks on it and its condition',
    who: 'an auction house or an antiques dealer, shown the marks,',
  },
];

const ANYTHING: Omit<Kind, 'named'> = {
  thing: 'it',
  hangsOn: 'its make, its age and its condition',
  who: 'a valuer or an auction house, from photographs,',
};

/** What it hangs on, where to look and who can tell. */
export const worthOf = (plain: string): string => {
  const { thing, hangsOn, who, note } = KINDS.find(({ named }) => named.test(plain)) ?? ANYTHING;
  return [
    `What ${thing} would bring depends on ${hangsOn}, none of which can be seen from here.`,
    ...(note === undefined ? [] : [note]),
    `Look at what others like it were sold for, not at what is asked; ${who} can value it.`,
  ].join(' ');
};
