/** Checks whether a sentence makes sense without the one before it. */

/** Words that only link a sentence to the last one: without it they are dropped. */
const TIE =
  /^(?:however|moreover|furthermore|in addition|additionally|therefore|thus|hence|consequently|nevertheless|nonetheless|also|besides|indeed|similarly|likewise|accordingly|in fact|of course|as a result|as a consequence|for this reason|in other words|by contrast|in contrast|on the contrary|on the other hand|meanwhile|finally|again|first of all|to begin with|in essence|in brief|further|and|but|yet|so),?\s+/i;
const TIE_NEEDS_COMMA =
  /^(?:thus|hence|also|again|so|further|first of all|to begin with|in essence|in brief|finally|indeed|besides|meanwhile|similarly|likewise|in addition|in contrast)\s/i;

/** The sentence without the word that ties it to the one before; the same sentence where there is none. */
export const withoutTie = (sentence: string): string => {
  const tie = TIE.exec(sentence)?.[0];
  if (tie === undefined || (TIE_NEEDS_COMMA.test(tie) && !tie.includes(','))) return sentence;
  const rest = sentence.slice(tie.length);
  // "Thus far", "but for", "so that", "and/or": no ties at all.
  return /^(?:far|for|that|too|as|to|of)\b/i.test(rest) || rest.split(' ').length < 3 ? sentence : rest;
};

/** How papers refer to themselves: "this study" refers to nothing before it. */
const ITSELF =
  /^(?:(?:white|discussion|lab|research|case|pilot|short|small|field|feasibility|policy|technical|final|annual|position|working|term|systematic|literature) )?(?:paper|study|article|thesis|dissertation|report|review|essay|work|research|project|investigation|survey|chapter|experiment|evaluation|trial|case|poster|proposal|section|century|decade|year|month|week|day|summer|winter|spring|autumn)s?\b/i;
/** "These results": the reader of an abstract has just read them. */
const RESULTS = /^(?:\w+ )?(?:results?|findings?|data|observations?|analys[ie]s|experiments?|studies|figures|conclusions?)\b/i;

const PRONOUN =
  /^(?:it|its|they|them|their|theirs|he|him|his|she|her|hers|these|those|this|that|such|both|neither|each|one|another|others?)\b/i;
const EXAMPLE =
  /^(?:for (?:example|instance)|first|firstly|second|secondly|third|thirdly|fourth|fourthly|then|next|afterwards|later|there|here|namely|specifically|in particular|instead|otherwise|on the one hand|the same|(?:an?|another|one) (?:further|additional|second|third|final|other)|another|what (?:matters|counts) (?:more|most|too)|the (?:first|second|third|fourth|fifth|former|latter|others?|rest|remaining)|in the (?:first|second|third|fourth|latter|former))\b/i;

const SOME_OF_THEM =
  /^(?:\S+ ){0,6}(?:none|all|both|some|most|each|one|two|three|four|five|six|seven|eight|nine|ten|half|many|several|few|any) of (?:them|these|those)\b/i;

/** A pronoun that refers to a phrase before it: “For families in which a parent works at night, it may help.” */
const AFTER_A_PHRASE =
  /^(?:for|in|on|at|during|after|before|with|without|by|from|under|unlike|despite|until)\b[^,]{0,80}, (?:it|this|they)\b/i;

/** "Nobody in the novel looks at it for long." */
const ALL_OF_IT = /^(?:nobody|no one|everybody|everyone|few|most)\b[^,]{0,45}\b(?:it|them)\b/i;

/** How many words at the start of a sentence are too early for a pronoun to refer to something in it. */
const OPENING_WORDS = 5;

const pointsBack = (words: readonly string[], at: number): boolean => {
  const word = words[at]!;
  const rest = words.slice(at + 1).join(' ');
  if (!PRONOUN.test(word)) return false;
  if (/^(?:this|these|those|that|such|each|both|another|one)\b/i.test(word)) {
    if (ITSELF.test(rest) || RESULTS.test(rest)) return false;
    if (/^(?:each|both|one)$/i.test(word))
      return at === 0 && /^(?:of (?:them|these|those)|had|was|were|is|are|has)\b/i.test(rest);
    if (/^(?:that|those|such)$/i.test(word)) return at === 0 && !/^(?:who|which|as|of the)\b/i.test(rest);
    return true;
  }
  // "It is likely that", "it has been shown": the pronoun refers to what follows.
  if (/^it$/i.test(word))
    return !/^(?:is|was|has been|seems|appears|remains)(?: \w+)?(?: \w+)? (?:that|to|whether|how)\b/i.test(rest);
  if (/^others?$/i.test(word)) return at < 3 && !/^(?:than|side|hand|words)\b/i.test(rest);
  // "Children and their parents", "when the pupils saw it": it may refer to something earlier in the sentence.
  return (
    at === 0 ||
    !words
      .slice(0, at)
      .some((before) => before.length > 5 && /s$/.test(before) && !/^(?:perhaps|besides|always|whereas|unless)$/i.test(before))
  );
};

/** Whether it speaks of "such" things, which only the paragraph has named: "This essay argues that such bans work". */
export const speaksOfSuch = (sentence: string): boolean => /^(?:\S+ ){0,7}such (?!as\b|an?\b|that\b)\p{L}+s\b/u.test(sentence);

/** Whether a sentence says too little, or something else, without the sentence before it. */
export const leansBack = (sentence: string): boolean => {
  const bare = withoutTie(sentence);
  if (EXAMPLE.test(bare))
    return (
      !/^(?:the (?:first|second|third|fourth|fifth|same|rest|remaining)|first|second|third) (?:\p{L}+ )?(?:chapter|part|section|step|stage|phase|year|world|study|experiment|aim|time)s?\b|^there (?:is|are|was|were) (?:no |little |few |a |one |still )/iu.test(
        bare,
      ) || /^the second \w+s the\b/i.test(bare)
    );
  if (SOME_OF_THEM.test(bare) || AFTER_A_PHRASE.test(bare) || ALL_OF_IT.test(bare)) return true;
  const words = bare.split(/\s+/).slice(0, OPENING_WORDS + 4);
  return words.slice(0, OPENING_WORDS).some((_, at) => pointsBack(words, at));
};
