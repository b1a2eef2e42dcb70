/** Rules that several prompts share, in plain words. A prompt names those that apply to it. */
export const COMMON_RULES = {
  facts:
    'Never invent facts about real people, companies, products or studies: no dates, figures, prices, awards, sources, customers or quotations that are not given. Where a fact is missing, write around it.',
  names: 'Keep names, titles, numbers and quoted words exactly as they were typed. Correct obvious typos in other words.',
  style:
    'Concrete words, correct grammar, sentences of different length and build. No stock phrases, no three of a kind for the rhythm alone, no exclamation mark unless the tone asks for one.',
  different: 'The items differ in idea, not only in wording.',
  material:
    'The length follows from what there is to say. With little to go on, stay at the lower end or below it: a short true text is better than a long one that would fit anybody.',
} as const;
export type CommonRule = keyof typeof COMMON_RULES;
