/** Where the subject of a plain sentence ends: at one of the verbs that sentences most often have. */

const ONE = `is was has isn't wasn't hasn't plays offers provides helps makes takes needs represents reveals continues becomes means remains
  requires allows gives brings leads involves includes serves shows works facilitates enables refers stands comes goes lies starts begins
  describes depends matters boasts delves explores examines tells looks keeps gets finds says contributes intends poses hinges teaches creates carries costs lets
  reduces improves supports builds uses runs adds grows turns holds explains fell rose grew became said showed made gave built`;
const MANY = `are were have aren't weren't haven't play offer provide help make take need represent continue become mean remain require
  allow give bring lead involve include serve show work facilitate enable come go start begin depend matter face rely report look keep get find say contribute intend pose learn teach create carry cost let reduce improve
  support build use run add grow turn hold want feel live tend`;
const EITHER = `can could will would may might must should had did cannot can't won't`;
const listed = (words: string): string => words.trim().split(/\s+/).join('|').replaceAll("'", "['’]");

/**
 * Groups: the subject with a space behind it, a verb that goes with one, a verb that goes with many. Where two of them
 * follow each other, the first is a noun: "remote work offers".
 */
export const SUBJECT = new RegExp(
  `^((?:[^\\s,;:.?!()—–]+ ){1,9}?)(?:(?:also|often|usually|typically|generally|now|still|always|\\p{L}+ly) )?(?:(${listed(ONE)})|(${listed(MANY)})|(?:${listed(EITHER)}))(?! (?:${listed(ONE)}|are|were|have|${listed(EITHER)})\\b)(?![\\p{L}’'-])`,
  'u',
);
