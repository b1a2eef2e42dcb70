/** How texts are typed, whatever their language. */

/** Straight apostrophes and quotation marks, plain spaces: what rules are written in. Every place stays where it was. */
export const plain = (text: string): string =>
  text
    .replace(/[’‘ʼ＇]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[\u00a0\u202f\u2009]/g, ' ');

const ABBREVIATION =
  /^(?:mr|mrs|ms|dr|prof|st|sr|jr|vs|etc|e\.?g|i\.?e|approx|esp|incl|no|fig|vol|dept|inc|ltd|co|cf|al|p|pp|a\.?m|p\.?m|u\.?s|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|mon|tues?|wed|thurs?|fri|sat|sun|\p{L})$/u;

/** A full stop here ends an abbreviation, or may. */
export const isAbbreviation = (word: string): boolean => ABBREVIATION.test(word.toLowerCase().replace(/\.$/, ''));
