/** What kind of book a description speaks of. */

/** The kind decides which forms of title there are. */
export type Kind = 'fiction' | 'children' | 'poetry' | 'memoir' | 'cookbook' | 'travel' | 'history' | 'advice';

export interface Genre {
  readonly label: string;
  readonly kind: Kind;
}

const genre = (label: string, kind: Kind, signs: RegExp): Genre & { readonly signs: RegExp } => ({ label, kind, signs });

/** Words that speak for each; a genre named outright counts for more than what only happens in it. */
const GENRES = [
  genre(
    'Mystery',
    'fiction',
    /\b(?:myster(?:y|ies)|whodunit|detectives?|murder(?:s|ed|er)?|suspects?|bod(?:y|ies)|clues?|inspector|sleuth|disappear(?:s|ed|ance)?|missing|vanish(?:es|ed)?|crime|is gone|has gone|goes dark|case)\b/gi,
  ),
  genre(
    'Thriller',
    'fiction',
    /\b(?:thrillers?|spy|spies|assassin|hostage|conspiracy|kidnap\w*|hunted|killer|terror\w*|agent|bomb|chase[sd]?|blackmail\w*|hacker|stalker)\b/gi,
  ),
  genre('Horror', 'fiction', /\b(?:horror|haunt\w*|ghosts?|demons?|vampires?|zombies?|possessed|cursed?|monsters?)\b/gi),
  genre(
    'Romance',
    'fiction',
    /\b(?:romance|romantic|love story|falls? in love|fall in love|fell in love|lovers?|kiss(?:es|ed)?|wedding|bride|groom|fianc\w+|enemies to lovers|ex-(?:wife|husband|boyfriend|girlfriend)|matchmaker)\b/gi,
  ),
  genre(
    'Fantasy',
    'fiction',
    /\b(?:fantasy|dragons?|wizards?|witch(?:es)?|magic(?:al)?|sorcer\w+|kingdom|elves|elf|prophecy|throne|enchanted|spells?|realm|mage|fae|quest)\b/gi,
  ),
  genre(
    'Science Fiction',
    'fiction',
    /\b(?:science fiction|sci-?fi|space(?:ship| station)?|planets?|robots?|android|alien(?:s)?|galaxy|galactic|mars|time travel\w*|dystopia\w*|clones?|artificial intelligence|starship|colony)\b/gi,
  ),
  genre(
    'Historical Fiction',
    'fiction',
    /\b(?:historical|1[0-9]{3}|19[0-7]\d|world war|the war|victorian|medieval|tudor|regency|empire|plantation|revolution|century)\b/gi,
  ),
  genre(
    'Memoir',
    'memoir',
    /\b(?:memoirs?|autobiograph\w+|my (?:life|years|childhood|mother|father|mother's|father's|family|story|brother|sister|husband|wife|son|daughter|grandmother|grandfather|illness|recovery)|true story of my|how I|(?:^|about )(?:learning|running|growing|moving|leaving|living|losing|finding|walking|surviving)|I (?:was|had|lost|left|moved|walked|ran|drove|travelled|bought|spent|opened|met|married|grew|learned|learnt|became|survived|spent))\b/gi,
  ),
  genre('Poetry', 'poetry', /\b(?:poems?|poetry|verses?|sonnets?|haikus?)\b/gi),
  genre(
    'Children’s',
    'children',
    /\b(?:children's book|children’s book|picture book|bedtime stor(?:y|ies)|kids|toddlers?|for children|early readers?|an? (?:[a-z]+ )?(?:boy|girl|dragon|hedgehog|bear|fox|mouse|rabbit|duck|owl|penguin|elephant|cat|dog|puppy|kitten|snail|squirrel|mole|badger|pig|goose|robot|snowman|monster) who|teddy|puppy|kitten|hedgehog|bunny|little (?:bear|fox|mouse|rabbit|boy|girl|dragon|duck))\b/gi,
  ),
  genre(
    'Cookbook',
    'cookbook',
    /\b(?:cookbooks?|cookery|recipes?|meals|baking|dishes|bread|cakes?|soups?|vegan|vegetarian|kitchen|dinners?|snacks|slow cooker)\b/gi,
  ),
  genre(
    'Travel',
    'travel',
    /\b(?:(?:\d+|short|easy|country|city|coastal|family|circular) walks|walks (?:in|under|around|near)|hikes|trails|itinerar\w+|travel(?:s|ling|ogue)?|backpack\w*|road trip|routes?|cycling|day trips|guidebook|pubs|beaches|campsites|cycle rides?)\b/gi,
  ),
  genre(
    'Self-Help',
    'advice',
    /\b(?:self-?help|habits?|mindset|confidence|anxiety|stress|burnout|happiness|productivity|budgeting|relationships?|grief|shame|sleep|declutter\w*|mindfulness|boundaries|procrastinat\w+|wellbeing|self-care|divorce|couples|motivation)\b/gi,
  ),
  genre(
    'Business',
    'advice',
    /\b(?:business(?:es)?|start-?ups?|entrepreneurs?\w*|leadership|leaders|managers?|marketing|sales|investing|freelanc\w+|customers?|teams?|companies|company|negotiat\w+|pricing|strategy|remote work|side hustle|money)\b/gi,
  ),
  genre(
    'Parenting',
    'advice',
    /\b(?:parenting|toddlers?|newborn|raising (?:kids|children|boys|girls|teenagers)|new (?:parents|mothers|fathers)|breastfeeding|teenagers?)\b/gi,
  ),
  genre(
    'Gardening',
    'advice',
    /\b(?:gardening|gardeners?|to garden|vegetables|houseplants|allotment|compost\w*|bees|beekeeping|chickens)\b/gi,
  ),
  genre(
    'History',
    'history',
    /\b(?:history|histories|ARPANET|invented|inventions?|first (?:chat|computer|telephone|flight|railway|newspaper)|how [A-Z][\w, ]+(?:built|made|won|lost|changed|invented)|archives?|biograph(?:y|ies)|untold story|rise and fall|dynasty)\b/g,
  ),
  genre('Essays', 'advice', /\bessays?\b/gi),
  genre(
    'How-To',
    'advice',
    /\b(?:guide|how to|handbook|manual|step[- ]by[- ]step|tips|beginner'?s?|basics|textbook|workbook|course|introduction to|lessons|learn(?:ing)?)\b/gi,
  ),
  genre(
    'Popular Science',
    'history',
    /\b(?:popular science|scientists?|physics|brain|evolution|biology|climate|ocean science|astronomy|mathematics|psychology of|neuroscience)\b/gi,
  ),
] as const;

const NAMED: readonly (readonly [RegExp, string])[] = [
  [/\bmemoir|autobiograph/i, 'Memoir'],
  [/^I (?!am writing)[a-z]+/, 'Memoir'],
  [/\bessays?\b/i, 'Essays'],
  [/\bpoems?\b|\bpoetry\b/i, 'Poetry'],
  [/\bcook(?:book|ery)|\brecipes (?:for|from|of|to)\b|\brecipe book/i, 'Cookbook'],
  [/\bpicture book|children['’]s (?:book|story)|bedtime stor/i, 'Children’s'],
  [/\b(?:mystery|detective) (?:novel|story)|\bwhodunit|\bcosy mystery|\bcozy mystery/i, 'Mystery'],
  [/\bthriller\b/i, 'Thriller'],
  [/\bromance\b|\blove story\b|\brom-?com\b/i, 'Romance'],
  [/\bfantasy\b/i, 'Fantasy'],
  [/\bscience fiction\b|\bsci-?fi\b/i, 'Science Fiction'],
  [/\bhistorical (?:novel|fiction)\b/i, 'Historical Fiction'],
  [/\bhorror\b/i, 'Horror'],
  [/\bself-?help\b/i, 'Self-Help'],
  [/\btravel (?:guide|book|writing)|guidebook/i, 'Travel'],
];

const LITERARY: Genre = { label: 'Literary Fiction', kind: 'fiction' };
const byLabel = (name: string): Genre => GENRES.find(({ label: known }) => known === name)!;

const STORY =
  /\b(?:novels?|story|stories|tale|boy|girl|man|woman|sisters?|brothers?|widow|village|town|stranger|secrets?|inherits?|falls|meets|must|discovers|returns|turns up)\b/gi;

const plain = ({ label: name, kind }: Genre): Genre => ({ label: name, kind });

/**
 * The genres of a book, the likeliest first; one or two.
 * @param text Description and keywords together.
 */
export const genresOf = (text: string, audience: string): readonly [Genre, ...Genre[]] => {
  const hits = (signs: RegExp): number => new Set((text.match(signs) ?? []).map((sign) => sign.toLowerCase())).size;
  const story =
    hits(STORY) +
    (/\bnovel\b/i.test(text) ? 3 : 0) +
    (/[.!?] \p{Lu}/u.test(text) && !/\b(?:you|your|guide|recipes)\b/i.test(text) ? 2 : 0);
  const scored = GENRES.map((known) => ({
    known,
    points:
      hits(known.signs) +
      (NAMED.some(([signs, name]) => name === known.label && signs.test(text)) ? 4 : 0) -
      (/^(?:advice|history|travel|cookbook)$/.test(known.kind) && story >= 2 ? 2 : 0),
  }))
    // One dish in a story makes no cookbook.
    .filter(({ known, points }) => points > (known.kind === 'cookbook' ? 1 : 0))
    .sort((one, other) => other.points - one.points);
  const ranked: Genre[] = scored
    .filter(({ points }) => points >= Math.max(1, (scored[0]?.points ?? 0) - 1))
    .map(({ known }) => plain(known));
  const found = ranked.length > 0 ? ranked : [LITERARY];
  if (audience === 'Children') {
    const child = plain(byLabel('Children’s'));
    return found[0]!.kind === 'fiction' || found[0]!.kind === 'children' ? [child] : [found[0]!];
  }
  const withStory =
    found[0]!.kind === 'fiction' && found[0]!.label !== LITERARY.label && story >= 2 ? [found[0]!, LITERARY] : found;
  const [main, second] = withStory;
  return second && (second.kind === main!.kind || scored.length > 1) ? [main!, second] : [main!];
};
