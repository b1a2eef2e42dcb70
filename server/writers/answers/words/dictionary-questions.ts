/** Parses questions to the dictionary: which term, and what about it. */

export type WordAsk =
  | 'synonyms'
  | 'antonyms'
  | 'example'
  | 'kinds'
  | 'birth'
  | 'death'
  | 'plural'
  | 'past'
  | 'participle'
  | 'spelling';

export type DictionaryQuestion =
  | { readonly ask: 'meaning'; readonly term: string; readonly form: MeaningForm }
  | { readonly ask: WordAsk; readonly term: string }
  | { readonly ask: 'difference'; readonly terms: readonly [string, string] };

/** How the meaning was asked for, which limits the senses: "what is a run" cannot mean the verb. */
export type MeaningForm = 'of the word' | 'a thing' | 'a bare noun' | 'the thing' | 'a person' | 'a place';

const TERM = '"?([\\p{L}\\p{N}][\\p{L}\\p{N}.\'’ -]{0,48}?)"?';
const WORD = '(?:(?:the )?(?:word|term|expression|phrase|name)s? )?';
const form = (source: string): RegExp => new RegExp(`^${source}$`, 'u');

const QUALIFIER =
  '(?: in (?:english|general|plain english|simple words|simple terms|one sentence|short|law|music|biology|economics|chemistry|physics|finance|grammar|cooking|sports?|medicine|business|computing|computers|sewing|knitting|gardening|baking|cricket|football|maths|science|geography|history|building|woodwork|the kitchen))?';

const MEANING: readonly (readonly [RegExp, MeaningForm])[] = [
  [form(`what (?:does|do|did|is|would) (?:the )?${WORD}${TERM} (?:mean|meaning|means|stand for)${QUALIFIER}`), 'of the word'],
  [form(`(?:please )?define ${WORD}${TERM}${QUALIFIER}`), 'of the word'],
  [form(`(?:what is )?(?:the |a )?(?:\\w+ )?(?:definition|meaning|def) (?:of|for) ${WORD}${TERM}${QUALIFIER}`), 'of the word'],
  [form(`(?:an? |the )?${TERM} (?:meaning|definition|means what|meaning of word)`), 'of the word'],
  [form(`what is meant by ${WORD}${TERM}${QUALIFIER}`), 'of the word'],
  [form(`what (?:is|are) ${WORD}"([^"]{1,48})"`), 'of the word'],
  [form(`${WORD}"([^"]{1,48})"`), 'of the word'],
  [form(`who (?:is|was) ${TERM}`), 'a person'],
  [form(`where (?:is|are) (?:the )?${TERM}(?: located| situated)?`), 'a place'],
  [form(`what (?:is|are) (?:an? )?${TERM} (?:used )?for`), 'a thing'],
  [form(`what do (?:you|we|people) use (?:an? )?${TERM} for`), 'a thing'],
  [form(`(?:what is|what was|explain what is|explain) an? ${TERM}${QUALIFIER}`), 'a thing'],
  [form(`(?:what is|what are|what was|what were|explain) the ${TERM}${QUALIFIER}`), 'the thing'],
  [form(`(?:what is|what are|what was|what were|explain) ${TERM}${QUALIFIER}`), 'a bare noun'],
];

const OTHERS: readonly (readonly [RegExp, WordAsk])[] = [
  [form(`(?:what is |give me )?(?:the )?plural(?: form)? (?:of|for) ${WORD}${TERM}`), 'plural'],
  [
    form(
      `(?:what (?:do you|is|are) (?:call )?)?(?:more than (?:one|1)|several|two or more) ${TERM}(?: (?:is|are) called| called)?(?: what)?`,
    ),
    'plural',
  ],
  [form(`${TERM} plural(?: form)?`), 'plural'],
  [
    form(
      `(?:what is |give me )?(?:the )?(?:simple )?past(?: simple)?(?: tense| form)?(?: form)? of ${WORD}${TERM}(?:,? as in .+)?`,
    ),
    'past',
  ],
  [form(`(?:what is |give me )?(?:the )?past participle(?: form)? of ${WORD}${TERM}`), 'participle'],
  [form(`${TERM} past tense`), 'past'],
  [form(`${TERM} past participle`), 'participle'],
  [form(`how (?:do|would|should) (?:you|i|we) (?:spell|write) the word ${TERM}`), 'spelling'],
  [
    form(
      `(?:how (?:do|would|should) (?:you|i|we) spell |how to spell |how is (?=.* spel)|(?:what is )?the (?:correct |right )?spelling (?:of|for) |spell )${WORD}${TERM}(?: spelled| spelt)?(?: correctly)?`,
    ),
    'spelling',
  ],
  [
    form(`(?:what is |what are |give me |list |find )?(?:a |an |some |the |any )?synonyms? (?:of|for|to) ${WORD}${TERM}`),
    'synonyms',
  ],
  [
    form(
      `(?:what is |what are |give me )?(?:a |an |some |the )?(?:other|another|different|better|similar) words? (?:for|to|of|like) ${WORD}${TERM}`,
    ),
    'synonyms',
  ],
  [form(`${TERM} synonyms?`), 'synonyms'],
  [
    form(
      `(?:what is |what are |give me |list |find )?(?:an? |some |the |another |other )?(?:words?|ways?)(?: (?:that|which))? (?:means?|meaning|to say|of saying) (?:the )?(?:same (?:thing )?as |similar to )?${WORD}${TERM}`,
    ),
    'synonyms',
  ],
  [form(`what (?:can|could|should) (?:i|you) (?:say|use|write) instead of ${WORD}${TERM}`), 'synonyms'],
  [form(`synonyms? ${TERM}`), 'synonyms'],
  [
    form(
      `(?:what is |what are |give me |list )?(?:a |an |some |the |any )?(?:antonyms?|opposites?(?: words?| meaning)?) (?:of|for|to) ${WORD}${TERM}`,
    ),
    'antonyms',
  ],
  [form(`${TERM} (?:antonyms?|opposite)`), 'antonyms'],
  [form(`(?:use|put) ${WORD}${TERM} in a sentence`), 'example'],
  [
    form(
      `(?:what is |give me |give |show me )?(?:an? |some |the )?(?:example )?(?:sentences?|example sentences?|examples?) (?:with|using|for|containing) ${WORD}${TERM}`,
    ),
    'example',
  ],
  [form(`(?:how do you use |how to use )${WORD}${TERM} in a sentence`), 'example'],
  [
    form(
      `(?:what are |what |name |list |give me )?(?:some |the |different |any )*(?:kinds?|types?|sorts?) of ${TERM}(?: are there| exist)?`,
    ),
    'kinds',
  ],
  [form(`when (?:was|is) ${TERM} born`), 'birth'],
  [form(`(?:what year|in what year|in which year) was ${TERM} born`), 'birth'],
  [form(`when did ${TERM} die`), 'death'],
  [form(`(?:what year|in what year|in which year) did ${TERM} die`), 'death'],
];
const DIFFERENCE = form(`(?:what is )?(?:the )?difference between ${WORD}(?:an? |the )?${TERM} and (?:an? |the )?${TERM}`);

/** Words that refer to something only the visitor can see, or that belong to conversation rather than to a dictionary. */
const NOT_TERMS = new Set(
  (
    'i you he she it we they me him her us them my your his its our their mine yours this that these those here there who whom what when where why how which ' +
    'a an the and or but if of in on at to by for with from up out off over down so not no yes ok is are was were be been am do does did go going on ' +
    'new next wrong right good best better happening happened one all any some other more most everything something anything nothing everyone someone ' +
    'time date day today tomorrow yesterday now'
  ).split(' '),
);

export const isTerm = (term: string): boolean => !NOT_TERMS.has(term);

/** Reads the whole question as one about words, or gives undefined. */
export const dictionaryQuestion = (plain: string): DictionaryQuestion | undefined => {
  const difference = DIFFERENCE.exec(plain);
  if (difference) return { ask: 'difference', terms: [difference[1]!, difference[2]!] };
  for (const [pattern, ask] of OTHERS) {
    const found = pattern.exec(plain);
    if (found) return { ask, term: found[1]! };
  }
  for (const [pattern, meaning] of MEANING) {
    const found = pattern.exec(plain);
    if (found) return { ask: 'meaning', term: found[1]!.trim(), form: meaning };
  }
  return undefined;
};
