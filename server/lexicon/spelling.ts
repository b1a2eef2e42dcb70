/** British spellings as Americans write them: "colour", "realise", "centre", "catalogue", "defence". */

/** The same word as Americans spell it, if it is one of those; what comes of others need not be a word. */
export const americanised = (text: string): string =>
  text
    .replace(/(?<=[aeiouy][^aeiou]{1,3}i?)our(?=(?:able|ed|ful|hood|ing|ite|less|s)?$)/, 'or')
    .replace(/(?<=[iy])s(?=(?:e[ds]?|ing|ations?)$)/, 'z')
    .replace(/tre(?=s?$)/, 'ter')
    .replace(/ogue(?=s?$)/, 'og')
    .replace(/ence(?=s?$)/, 'ense')
    .replace(/amme(?=s?$)/, 'am');
