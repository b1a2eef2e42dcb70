/** British spellings as Americans write them: "colour", "realise", "centre", "catalogue", "defence". */

/** The same word as Americans spell it, if it is one of those; what comes of others need not be a word. */
export const americanised = (text: string): string =>
  text
    .replace(/(?<=[aeiouy][^aeiou]+i?)our(?=(?:able|ed|ful|hood|ing|ite|less|s)?$)/, 'or')
    .replace(/([aeiouy].*)(is|ys)(?=(?:e[ds]?|ing|ations?)$)/, (_, before: string, end: string) => `${before}${end[0]}z`)
    .replace(/tre(?=s?$)/, 'ter')
    .replace(/ogue(?=s?$)/, 'og')
    .replace(/ence(?=s?$)/, 'ense')
    .replace(/amme(?=s?$)/, 'am');
