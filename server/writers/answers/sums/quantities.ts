/** Words for numbers in figures. */
import { digitsForWords } from './numbers.ts';

/** "2 and a half", "3/4", "a dozen" and words for numbers, in figures. */
export const inFigures = (plain: string): string =>
  digitsForWords(
    plain
      .replace(/\b(the|this|that|which|each|another|every) one\b/g, '$1 thing')
      // "The big one": nothing is counted.
      .replace(
        /\b(the (?:big|bigger|biggest|small|smaller|smallest|large|larger|largest|cheap|cheaper|dearer|other|last|next|first|second|old|new)|sell|another) one\b/g,
        '$1',
      ),
  )
    // "Three hundred and eighty-seven".
    .replace(
      /\b(\d{1,2}) hundred(?: and)? (\d{1,2})\b(?! ?(?:hundred|thousand|million|[:.]))/g,
      (_, many: string, more: string) => String(Number(many) * 100 + Number(more)),
    )
    .replace(/\b(\d{1,2}) hundred\b/g, (_, many: string) => `${many}00`)
    .replace(/½/g, ' 1/2')
    .replace(/¼/g, ' 1/4')
    .replace(/¾/g, ' 3/4')
    .replace(/\b(\d+) and a half\b/g, '$1.5')
    .replace(/\b(\d+) and a quarter\b/g, '$1.25')
    .replace(/\b(?:a|one|1) half hour\b|\bhalf an hour\b/g, '30 minutes')
    .replace(/\b(\d+)(?: and)? (\d)\/(\d)\b(?!\/)/g, (_, whole: string, top: string, bottom: string) =>
      String(Number(whole) + Number(top) / Number(bottom)),
    )
    .replace(
      /(?<![\d/.])(\d)\/(\d)(?![\d/])(?= ?(?:cups?|tbsp|tsp|tablespoons?|teaspoons?|pounds?|lbs?|ounces?|oz|of an?|inch|pints?|gallons?|hours?|miles?))/g,
      (_, top: string, bottom: string) => String(Number((Number(top) / Number(bottom)).toFixed(4))),
    )
    .replace(/\b(\d+(?:\.\d+)?) dozens?\b/g, (_, many: string) => String(Number(many) * 12))
    .replace(/\b(?:a |1 )?half (?:a )?dozen\b/g, '6')
    .replace(/\ba dozen\b/g, '12');
