/** The sentences of an argument by what they do in it: state the claim, support it, or answer the other side. */

const CONCEDES =
  /^(?:(?:but|yes|and),? )?(?:critics|opponents|skeptics|sceptics|others|some(?: people)?|many(?: people)?|people) (?:may |might |will |would |often |have )?(?:say|said|argue|argued|claim|object|worry|fear|think)\b|^(?:that|this|it) (?:may|might) (?:well )?be true\b|^(?:admittedly|granted|of course|certainly|to be fair|it is true)\b|^(?:although|though|while|even though|even if)\b/i;
const ADMITS =
  /\b(?:although|even though|admittedly|granted|to be fair|critics|opponents|on the other hand|that said|despite|counter-?argument)\b/i;
const CONNECTIVE =
  /^(?:(?:first(?:ly)?(?: of all)?|second(?:ly)?|third(?:ly)?|fourth(?:ly)?|fifth(?:ly)?|finally|lastly|also|moreover|furthermore|besides|in addition|additionally|plus|then|and|but|so|well|look|honestly|personally|basically|frankly|therefore|thus|hence|in conclusion|to conclude|in short|that is why|this is why|that(?:'|’)s why|after all|for example|for instance)(?:,\s*|\s+))+/i;
const AVOWAL =
  /^(?:i (?:really |strongly |firmly |truly |just |do )?(?:believe|think|feel|argue|say|maintain|know|would argue|would say|am convinced|am sure)(?: that)?|i(?:'|’)(?:m|d) (?:convinced|sure|say|argue)(?: that)?|in my (?:view|opinion|experience),?|my (?:view|claim|point|opinion|argument) is(?: that)?|it(?:'| i|’)s (?:clear|obvious|a fact|time to admit)(?: that)?|the (?:truth|fact|point) is(?: that)?|there is no doubt(?: that)?|imo,?|imho,?)\s+/i;
const CONCLUDES = /^(?:therefore|thus|hence|in conclusion|to conclude|in short|that is why|this is why|that(?:'|’)s why)\b/i;
const ADVISES =
  /^we need (?!to\b)|\b(?:should(?:n(?:'|’)?t)?|must(?:n(?:'|’)?t)?|ought|needs? to|ha(?:s|ve) to|let(?:'|’)s|it(?:'s|’s| is) time to|had better)\b/i;
const COMPARES = /\b(?:better|worse|more|less|fewer|[a-z]{3,}er) (?:[\p{L}-]+ ){0,4}than\b/iu;

export const advises = (words: string): boolean => ADVISES.test(words);
export const concedes = (sentence: string): boolean => CONCEDES.test(sentence);
export const admitsAnotherSide = (text: string): boolean => ADMITS.test(text);

/** Without "First of all," and "I believe that" before it: the words that carry the thought. */
export const bare = (sentence: string): string => {
  const without = sentence.replace(CONNECTIVE, '').replace(AVOWAL, '').replace(CONNECTIVE, '');
  return (/[\p{L}\p{N}]/u.test(without) ? without : sentence)
    .replace(/,? and (?:i want to explain|here is|here(?:'|’)s|i(?:'|’)ll tell you) why\W*$/i, '')
    .replace(/,?\s*\(?(?:see|source|via|read|cf\.?|link)\s*:?\s*\)?\W*$/i, '')
    .trim();
};

const weight = (sentence: string, place: number): number =>
  (ADVISES.test(sentence) ? 3 : 0) +
  (AVOWAL.test(sentence.replace(CONNECTIVE, '')) ? 2 : 0) +
  (CONCLUDES.test(sentence) ? 2 : 0) +
  (COMPARES.test(sentence) ? 1 : 0) +
  (place === 0 ? 2 : 0) -
  (concedes(sentence) ? 5 : 0) -
  (/\?\W*$/.test(sentence) ? 2 : 0);

/** Which sentence states the claim: the one that says what should be, or else the first. */
export const thesisAt = (sentences: readonly string[]): number => {
  const weights = sentences.map(weight);
  return Math.max(0, weights.indexOf(Math.max(...weights)));
};

interface Split {
  readonly claim: string;
  /** What the sentence itself gives as its ground. */
  readonly reason?: string;
}

const PATTERNS: readonly (readonly [RegExp, claim: number, reason: number])[] = [
  // Two sentences with a comma between them: "Kids should not have phones, they cannot sleep."
  [
    /^(.+?\b(?:should(?:n(?:'|’)?t)?|must(?:n(?:'|’)?t)?|ought|needs? to|ha(?:s|ve) to)\b[^,]+),\s+((?:they|it|this|these|there|you|we)(?:'|’)?\b.+)$/i,
    1,
    2,
  ],
  [/^(?:because|since)\s+(.+?),\s+(.+)$/i, 2, 1],
  [/^(.+?),?\s+because\s+(?!of\b)(.+)$/i, 1, 2],
  [/^(.+?),\s+(?:since|given that|seeing that)\s+(.+)$/i, 1, 2],
  [/^(.+?)(?:,|;)\s+(?:so|therefore|thus|hence|which is why|that is why)\s+(.+)$/i, 2, 1],
];

const ASKED =
  /^(should|must|ought) ((?:(?!be\b)[\p{L}’'-]+ ){1,4}?)(be|have|get|pay|go|stop|start|learn|wear|vote|use|work|study|teach|ban|allow|do|make|eat|give|take|keep) (.+)$/iu;

/** "Should college be free?" puts a proposal up for discussion: "college should be free". */
export const proposed = (question: string): string | undefined => {
  const [, modal, whom, verb, rest] = ASKED.exec(question.replace(/(?<![?!.\s])[?!.\s]+$/, '')) ?? [];
  return rest === undefined ? undefined : `${whom}${modal!.toLowerCase()} ${verb} ${rest}`;
};

/** A sentence taken apart at its "because" or its "so". */
export const split = (sentence: string): Split => {
  for (const [pattern, claim, reason] of PATTERNS) {
    const match = pattern.exec(sentence);
    if (!match || match[claim]!.split(/\s+/).length < 2 || match[reason]!.split(/\s+/).length < 2) continue;
    // "They should be banned" says nothing without what went before.
    const stands = !/^(?:they|it|this|that|these|those|he|she)\b/i.test(match[claim]!);
    return { claim: stands ? match[claim]! : sentence, reason: match[reason]! };
  }
  return { claim: sentence };
};
