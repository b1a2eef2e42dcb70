/** Mistakes that can be told for certain, each in the words that hold it. */
import { isMisspelt } from '../../../english/misspelt.ts';
import { tagged } from '../../../english/topic/tagger.ts';
import { classOf } from '../../../english/topic/word-classes.ts';
import { isTradeName } from '../trade-names.ts';

/** Always with a capital; "polish" is a verb as well. */
export const SMALL_LANGUAGE =
  /\b(?:english|spanish|french|german|italian|russian|turkish|chinese|japanese|korean|portuguese|arabic|hindi|dutch|swedish|norwegian|danish|greek|ukrainian|vietnamese|romanian|hungarian)\b/g;

const PAST_ONLY = 'wrote|went|did|saw|gave|took|came|began|chose|drew|spoke|knew|grew|broke|drove|flew';
const WRONG: readonly RegExp[] = [
  /\bi\b(?![.)]|['’](?!m|ve|ll|d))/g,
  /\balot\b|\ba lots\b|\bcostumers?\b|\bdepends? of\b|\bexplain you\b|\bdiscuss? about\b|\bdiscus (?:your|the|it|my)\b|\bbefore place\b|\bnew in here\b/gi,
  SMALL_LANGUAGE,
  /\b(?:from|into|to|in) polish\b/g,
  new RegExp(
    String.raw`\b(?:have|has|had|will|can|could|would|should|must|did|didn['’]t)(?: never| always)? (?:${PAST_ONLY})\b`,
    'gi',
  ),
  /\b(?:will|can|could|would|should|must) (?:made|written|done|been|got)\b/gi,
  /\b(?:all|of|with|fix|edit|proofread|improve|correct) you['’]re\b/gi,
  /\b(?:every|all) kind of\b|\bany (?!others\b|means\b)\p{Ll}+ics\b|\bmany (?:book|logo|client|project|video|website|order|customer)\b/gu,
  /\b(?:[2-9]|\d\d+) dollar(?=[.,;!?]|$| (?:for|per|and|each|only|or|in)\b)/gi,
  /\b(?:two|three|four|five|ten|[2-9]|\d\d+) (?:time|word|row|minute|dollar|client|order|picture|photo)(?= (?:per|is|are|in|for|to|and|every|each|before)\b)/gi,
  /\b(?:[2-9]|\d\d+) (?:day|week|month|year|hour|page|revision|video|concept)(?=[.,;!?]|$| of\b)/gi,
];
/** What only somebody writes who is learning the language. */
const BROKEN: readonly RegExp[] = [
  /\b(?:am|are|is) (?:needing|knowing|wanting|having (?:good|much|many|very|great|\d+|\p{L}+ years))\b/giu,
  /\b(?:very|so) less\b(?! than)/gi,
  /\b(?:till|until) you (?:are )?satisfy\b/gi,
  /\ball (?:other |kind of )?(?:task|job|work which)\b(?! [\p{L}]+s?(?:ment|ing)\b)/giu,
  /(?<!\bof )\b(?:we|they) (?:makes|sends|does|is|has|works|gives|wants|needs|delivers|was)\b/gi,
  /(?<!\p{L} )\bi (?:makes|sends|does|has|works|gives|wants|needs|delivers)\b/giu,
  /\b(?:since|from) (?:[2-9]|1\d|two|three|four|five|six|seven|eight|nine|ten) years\b(?! (?:ago|old|of age|to|back))/gi,
];
/** "I am best logo designer" wants its article. */
export const IS_SOMEBODY =
  /\b(?:i am|i['’]m) (?!an?\b|the\b|your\b|my\b|one\b|not\b|no\b|also\b|both\b)(?<who>\p{Ll}+(?: \p{Ll}+){0,3}?)(?=[.,;!?]|$| (?:and|in|with|from|for|here|who|of|living|based|working|born)\b)/giu;
export const isOnePerson = (words: string): boolean => {
  // "Italian" and "mother tongue Italian" take none.
  // "Very patient" is how somebody is.
  if (/\p{Lu}|^(?:very|so|quite|really|too|more|most) /u.test(words)) return false;
  const { fields, form, noun, verb } = classOf(words.split(' ').at(-1)!.toLowerCase());
  if (/^best /i.test(words)) return true;
  return fields[0] === 'person' && form !== 's' && noun > verb && words.includes(' ');
};
/** "Three little sketch": more than one of a thing, and no ending. */
const SEVERAL = /^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|[2-9]|[1-9]\d|[1-9]\d{2,5}|[1-9]\d{0,2},\d{3})$/;
const UNIT = /^(?:day|week|month|year|hour|minute)$/;
/** Behind any number they are counted. */
const COUNTABLE = /^(?:product|store|shop|picture|photo|image|client|customer|order|page|video|logo|website|item|student|book)$/;
/** A year, and no number of things. */
const A_YEAR = /^(?:19|20)\d\d$/;
export const withoutPlural = (sentence: string): string[] => {
  const tokens = tagged(sentence);
  return tokens.flatMap(({ lower, text }, at) => {
    const to = at + (tokens[at + 1]?.tag === 'adjective' ? 2 : 1);
    const noun = tokens[to];
    if (
      !SEVERAL.test(lower) ||
      A_YEAR.test(lower) ||
      /^(?:determiner|possessive)$/.test(tokens[at - 1]?.tag ?? '') ||
      noun?.tag !== 'noun' ||
      /^(?:noun|name|adjective|number|verb)$/.test(tokens[to + 1]?.tag ?? '')
    )
      return [];
    const { form, fields, verb, noun: uses } = classOf(noun.lower);
    // "A 3 day course" is right, and "3 day." is not.
    const next = tokens[to + 1];
    const isCountedHere =
      to === at + 1 &&
      (COUNTABLE.test(noun.lower) ||
        (UNIT.test(noun.lower) &&
          (next === undefined || next.tag === 'mark' || (next.lower === 'and' && tokens[to + 2]?.tag === 'pronoun'))));
    if (isCountedHere && sentence.slice(tokens[at]!.to, noun.from) === ' ') return [`${text} ${noun.text}`];
    if (/^\d{3}|,/.test(lower)) return [];
    return form === 'base' &&
      uses > verb &&
      /^(?:artifact|person|animal|food|plant)$/.test(fields[0] ?? '') &&
      !/(?:s|people|men|women|children|aircraft|offspring)$/.test(noun.lower)
      ? [`${text} ${noun.text}`]
      : [];
  });
};
export const mistakesIn = (sentence: string): string[] => [
  ...withoutPlural(sentence),
  ...[...WRONG, ...BROKEN].flatMap((wrong) => sentence.match(wrong) ?? []),
  ...[...sentence.matchAll(IS_SOMEBODY)].flatMap(({ 0: whole, groups }) => (isOnePerson(groups!['who']!) ? whole : [])),
  ...(sentence.match(/(?<![\p{L}\p{N}.@/’'-])\p{Ll}{4,}(?![\p{L}\p{N}@/’'-])/gu) ?? []).filter(
    // "Restring" is in few dictionaries, and right.
    (word) => isMisspelt(word) && !isTradeName(word) && !(/^re\p{L}{4}/u.test(word) && classOf(word.slice(2)).verb > 0),
  ),
];
