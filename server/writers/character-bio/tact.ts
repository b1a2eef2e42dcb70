/** Finds what does not suit a person in lists that were written for everyone. */
import type { Stage } from './ages.ts';

const GROWN_UP =
  /\b(?:rent|wedding\w*|marri\w+|divorc\w+|husband|wife|drink\w*|bar|wine|whisky|cards|gambl\w+|earns?|lends?|salary|pension\w*|bills?|debts?|hangman|insured|mothers?-in-law|kiss\w*|in love|loved?|romance|lover|tips|cash|years ago|proposes|resigns|birthday letters|boats|street|since childhood|living memory|invoice|knives|blood|graves?|bruise|pupils?|teacher|taught|teaches|position|rooms that|weeks|letters|crying|long ago|age, in a soil)\b/i;

/** Whether a phrase may be said of somebody at this stage of life. */
export const suits = (stage: Stage, phrase: string): boolean => stage === 'grown' || stage === 'old' || !GROWN_UP.test(phrase);

const KIN =
  /\b(?:mother|father|parents?|brother|sister|siblings?|sons?|daughters?|twins?|aunt|uncle|cousins?|grand\w+|family|families|firstborn|widow\w*|marri\w+|child of|relation|orphan\w*|godmother|heirs?)\b/i;

/** Whether a text mentions relatives: a described family needs no invented one. */
export const speaksOfKin = (text: string): boolean => KIN.test(text);

/** Whether a text says where somebody comes from. */
export const speaksOfHome = (text: string): boolean =>
  /\b(?:grew up|born|raised|childhood|comes? from|came from|native)\b/i.test(text);
