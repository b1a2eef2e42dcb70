/** Function words, which WordNet leaves out or lists only as rare nouns. */

export const FUNCTION_KINDS = [
  'pronoun',
  'determiner',
  'preposition',
  'conjunction',
  'question word',
  'auxiliary verb',
  'interjection',
  'contraction',
] as const;
export type FunctionKind = (typeof FUNCTION_KINDS)[number];

const LISTS: Record<FunctionKind, string> = {
  pronoun: `I me mine you yours he him his she her hers it its we us ours they them theirs myself yourself himself herself itself
    ourselves yourselves themselves who whom whose whoever which what whatever that this these those anyone anybody anything
    everyone everybody everything someone somebody something nobody nothing none`,
  determiner: 'a an the my your our their every any some each both such another',
  preposition: `of in on at by for from with to into onto upon among amongst against toward towards without within during until since
    despite beneath besides unto via amid amidst per than as like throughout underneath beside versus concerning regarding`,
  conjunction: 'and or nor but if because although though while whilst whereas whenever wherever unless whether lest albeit',
  'question word': 'when where why how',
  'auxiliary verb':
    'am is are was were been being has had does did could would should shall might must can cannot will may ought',
  interjection: 'oh ah hey wow ouch hooray alas yikes hello hi goodbye bye okay yes yeah',
  contraction: `don't won't can't isn't aren't wasn't weren't hasn't haven't hadn't doesn't didn't couldn't wouldn't shouldn't mustn't
    ain't I'm I've I'll I'd you're you've you'll you'd he's he'll he'd she's she'll she'd it's we're we've we'll we'd they're they've
    they'll they'd that's there's what's who's let's`,
};

/** Every function word as it is written, with its kind. */
export const FUNCTION_WORDS: ReadonlyMap<string, FunctionKind> = new Map(
  FUNCTION_KINDS.flatMap((kind) => LISTS[kind].split(/\s+/).map((word) => [word, kind] as const)),
);
