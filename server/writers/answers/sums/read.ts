/** The figures of a told sum: what each measures, of what, for how many, and whether it is put on or taken off. */
import { inFigures } from './quantities.ts';
import { EACH, UNNAMED, dimensionOf, inUnit, isCount, isMoney, isPeople, joined, singular } from './units.ts';
import { measureNamed, measureOf } from '../values/measures.ts';
import { currencyIn, currencyNamed, valuesIn, type Unit, type Value } from '../values/read.ts';

export interface Given {
  readonly kind: 'amount' | 'percent' | 'factor' | 'clock';
  readonly value: number;
  readonly unit: Unit;
  /** Put on, taken off, or neither. */
  readonly turn: 1 | -1 | 0;
  readonly at: number;
  readonly end: number;
  /** The words before it and after it, up to the next figure or the end of the sentence. */
  readonly before: string;
  readonly after: string;
  /** What it is of: "250 g of flour". */
  readonly of: string;
  /** The size of a tin or pack, which need not matter. */
  readonly isSize: boolean;
  /** A currency is named, or what it is the price of. */
  readonly isPriced: boolean;
  /** Taken for money beside sums that have their sign, with nothing that says so. */
  readonly isGuessed: boolean;
  /** What stands between it and the figure before it binds the two: "3 coffees at 2.80", "4 m by 2.5 m". */
  readonly binds: 'none' | 'at' | 'by';
  readonly said: string;
}

export interface Story {
  readonly text: string;
  readonly givens: readonly Given[];
  /** The one currency of the text, or "money" where none is named. */
  readonly currency: string;
  /** A figure is written in a way that is not read. */
  readonly isGarbled: boolean;
}

/** Ways to say a sum, a price or how often. */
const SPOKEN: readonly (readonly [RegExp, string | ((...found: string[]) => string)])[] = [
  // "Each of my 5 horses gets 9 kg a day": told as "5 horses get 9 kg a day each".
  [
    /\beach of (?:my|our|the|his|her|their) (\d{1,4} [a-z]{3,14}s) (?:gets?|eats?|has|have|needs?|takes?|drinks?|uses?) (\d[\d.]{0,6} ?[a-z]{1,10}) (a|per) (day|week|month|night)\b/g,
    '$1 get $2 $3 $4 each',
  ],
  // "132 people paid $15": each of them.
  [
    /\b(\d{1,5} (?:people|adults|kids|children|students|members|guests|players|pupils|parents|customers)) paid ([£$€₹₦¥]\d[\d.,]*(?<![.,]))(?!\d|[.,]\d)(?! (?:between|altogether|in total|in all|for|each|an?\b|per))/g,
    '$1 paid $2 each',
  ],
  // "Keep £62 back": told as "keep back £62".
  [
    /\b(keep|put|set|hold)(ting|ing)? ((?:about )?[£$€₹₦¥]?\d[\d.,]*(?<![.,])(?: (?:pounds?|quid|euros?|dollars?|rupees?|naira|rand))?) (back|aside|by|in reserve)\b/g,
    '$1$2 $4 $3',
  ],
  // "£120 has to be put aside": told as "must put aside £120".
  [
    /((?<![\d.,])[£$€₹₦¥]?\d[\d.,]{0,14}(?<![.,])(?: (?:pounds?|quid|euros?|dollars?|rupees?|naira|rand))?)(?: of (?:it|that|this|which))? (?:has to|have to|needs to|need to|must) be (put|set|kept|held|left) (back|aside|by)\b/g,
    (_: string, sum: string, verb: string, where: string) =>
      `must ${verb === 'kept' ? 'keep' : verb === 'held' ? 'hold' : verb === 'left' ? 'leave' : verb} ${where} ${sum}`,
  ],
  // "40% off and another 20% off, so that's 60% off": what somebody makes of them is no third one.
  [
    /[,.;]? so (?<=%[^%]{1,120}%[^%]{1,80} )(?:that['’]?s|that is|that makes(?: it)?|it['’]?s|it is|altogether) (?:a )?(?:total of )?\d+(?:\.\d+)?% (?:off|discount)(?: in all| altogether| in total)?/g,
    '',
  ],
  [/\b(?:a|1) tenner\b/g, '£10'],
  [/\b(?:a|1) fiver\b/g, '£5'],
  [/(?<=\d) ?pcm\b/g, ' per month'],
  [/(?<=\d) ?pw\b/g, ' per week'],
  [/(?<=\d) ?p\.?a\b/g, ' per year'],
  [/\btwice (?=(?:a|per|each|every) )/g, '2 times '],
  [/\bonce (?=(?:a|per|each|every) )/g, '1 time '],
  [/(?<!\bget (?:1|one|the second|the other|another)(?: [a-z]+)? (?:at )?)\bhalf price\b/g, '50% off'],
  // "Plan one costs", "job 2 pays": a name, and no figure.
  [
    /\b(deals?|options?|plans?|jobs?|offers?|shops?|quotes?|packages?|tariffs?|contracts?|choices?) 1(?=,? (?:is|costs?|charges?|pays?|has|asks?|offers?|gives?|wants?|was)\b|:)/g,
    '$1 a',
  ],
  [
    /\b(deals?|options?|plans?|jobs?|offers?|shops?|quotes?|packages?|tariffs?|contracts?|choices?) 2(?=,? (?:is|costs?|charges?|pays?|has|asks?|offers?|gives?|wants?|was)\b|:)/g,
    '$1 b',
  ],
  // "A six pack of yoghurts costs 2.94": it is the price of all six.
  [/\b(?:(?:an?|the|1) )?(\d{1,3})[- ]packs? of ([a-z]{3,}s)\b(?= (?:costs?|cost me|is|are|was|for|at)\b)/g, '$1 $2'],
  // "We both put in the same, what does each of us …": two people.
  [/\bwe both\b(?=.*\beach\b)/g, '2 of us'],
  [/\b(?:the )?two of us\b/g, '2 of us'],
  // "Gave her a fifty … how much should I get back?": the change.
  [
    /\bhow much (?:(?:should|will|do|did|would|must|shall) )?(?:i|we|he|she) (?:have )?(?:get|got|be given|receive)(?: have)? back\b(?=[^]*$)/g,
    'what change should i get',
  ],
  [/\b((?:gave|give|giving|handed|paid|pay)\b[^.?;]{0,40}) (?:an?|1) (5|10|20|50|100)(?= for \d)/g, '$1 a $2 note'],
  [/\bgallon \(uk\)/g, 'uk gallon'],
  // "The 10 kg one" of a bag that was named.
  [
    /\b(\d[\d.]* ?(?:kg|g|ml|l|litres?) (bag|box|pack|bottle|tin|jar|tub|roll)\b[^?]*?\bthe \d[\d.]* ?(?:kg|g|ml|l|litres?)) (?:one|1)\b/g,
    '$1 $2',
  ],
  // "The big 6 kg one": the word counts nothing.
  [/(?<=\d ?(?:kg|g|ml|l|litres?|cl|oz|lb)) (?:one|1)\b(?= (?:for|at|is|costs?)\b)/g, ''],
  [/\bim\b/g, 'i am'],
  [
    /\b(salary(?: is| of|:)? (?:about )?[£$€]?\d{2,3}(?:,\d{3}|k|000))(?! ?(?:an?|per|each|every|pa|p\.a)\b|[,.]?\d)/g,
    '$1 a year',
  ],
  [
    /\b((?:pay )?(?:rise|raise)(?: of)? [\d.]+ ?% (?:on|to) (?:my |a |the )?(?:salary of |pay of )?[£$€]?\d{2},?\d{3})(?! ?(?:an?|per|each|every|pa)\b|[,.]?\d)/g,
    '$1 a year',
  ],
  // "Divide it between 3 of us please": asked as an order.
  [
    /\b(?:divide|split|share) (?:it|that|this|the (?:bill|total|lot))(?: equally| evenly)? (?:between|by|among|amongst) (\d{1,2})(?: of us| people| ways| friends)?(?:,? (?:please|pls|thanks))?[.?!]?$/g,
    'split between $1 people, how much each',
  ],
  [/\bwhat(?:'s|s| is) (.{3,50}?) (?:costing|going to cost|gonna cost) (me|us)\b/g, 'what does $1 cost $2'],
  [
    /\bwhat (?:actually |really )?(?:reaches me|ends up (?:in my (?:pocket|account)|with me)|lands in my account)\b/g,
    'how much is left',
  ],
  [/\b(?:cos|coz|cuz)\b/g, 'because'],
  [/(?<!\b(?:an|1|one) )\bhour and a half\b/g, '1.5 hours'],
  [/\b(come|comes|sold|packed|sell|sells) in (\d{1,3})'?s\b/g, '$1 in packs of $2'],
  [/\b(?:kcals?|kilocalories|cals)\b/g, 'calories'],
  // Both sides, twice: four coats of the one.
  [/\bboth sides\b([^?]*?)\b(2|3) coats\b/g, (_, between: string, many: string) => `${between}${2 * Number(many)} coats`],
  [/\b(\d[\d,.]*) coats\b/g, '×$1 coats'],
  // "A one-off charge": its name counts nothing. Shared between everybody it is shared by those who were counted.
  [/\b(?:one|1)[- ]off\b/g, 'single'],
  [
    /,? (?:to be )?(?:shared|split|divided) (?:between|among|amongst|by) (?:everybody|everyone|all of us|us all|the whole group)\b/g,
    ' in all',
  ],
  // "12 mangoes in a crate. 9 were rotten": nine mangoes.
  [
    /\b(\d[\d,]* ([a-z]{3,}s) (?:in (?:an?|each|every|the|1)|(?:per|to the|to an?) )[^?]*?\b\d[\d,]*)(?= (?:of (?:them|those|these) )?(?:(?:were|was|are|is|went|came|turned out|have|had|got) )(?:all )?(?:gone |been )?(?:rotten|bad|off|broken|smashed|crushed|cracked|bruised|spoil\w+|faulty|damaged|dead|mouldy|burnt|wasted|thrown|lost)\b)/g,
    '$1 $2',
  ],
  // "20% VAT on top of his fee" of 11%: 13.2% in all.
  [
    /\b(\d{1,2}(?:\.\d{1,2})?)(?:%| percent)([^%\d]{1,60})(?<![\d.])(\d{1,2})(?:%| percent) (?:vat|tax|gst) (?:on top of|on|added to) (?:that|(?:his|her|their|its|the) (?:fee|commission|charge|cut))\b/g,
    (_, fee: string, between: string, tax: string) => `${Number((Number(fee) * (1 + Number(tax) / 100)).toFixed(6))}%${between}`,
  ],
  // A year that something was bought or began in plays no part where no year is asked for.
  [
    /^(?!.*\b(?:years?|how old|how long|when|ages?)\b)(.*?),?\b(?:in|since|from|back in) (?:19|20)\d\d\b(?! (?:to|until|and)\b)/g,
    '$1',
  ],
  [
    /^(?!.*\b(?:years?|old|older|ages?|birthday|grandm\w*)\b)(.*?\b(?:son|daughter|boy|girl|he|she|lad|niece|nephew|brother|sister)) (?:is|'s) \d{1,2} and (?=[a-z]+s\b)/g,
    '$1 ',
  ],
  // "N18,000" is naira, "Rs 500" rupees.
  [/(?<![a-z\d])n(?=\d{1,3}(?:,\d{3})+|\d{3,})/g, '₦'],
  [/(?<![a-z\d])rs\.? ?(?=\d)/g, '₹'],
  // "Total paid hours?", "cost over 365 days?": asked without a verb.
  [/(?<=[.,;?!] )total ((?:paid |working )?(?:hours|days|minutes|miles|weeks))(?= ?$)/g, 'how many $1 in total'],
  [/(?<=[.,;?!] )(?:total )?(cost|price) ((?:over|for|per|a|each|in)\b[^?]{1,30})(?=\??$)/g, 'what does it cost $2'],
  [/(?<=[.,;?!] )(?:the )?(?:total )?(cost|price|bill)(?= ?$)/g, 'what is the total $1'],
  [/\b(what|who|it|that|there|how much)'ll\b/g, '$1 will'],
  [/\bwhat is the tip,? and the total\b/g, 'what is the tip, and what is the total'],
  // "They are giving us all 3.4%": a rise.
  [
    /\b(?:giving|gives?|gave|getting|gets?|got|offered|offering) (?:(?:us|me|them|everyone|everybody)(?: all)? )?(?:an? )?(\d+(?:\.\d+)?%)(?= (?:from|in|this|next|more from|more in|extra from|on top from)\b)/g,
    'adding a rise of $1',
  ],
  [/\b(\d+ parts? [a-z]+) to (\d+)(?: parts?)? of ([a-z]+)/g, '$1 to $2 parts $3'],
  [/\band back\b(?=.*\beach way\b)/g, ''],
  // "36 never sold": that many.
  [/(?<=\d) (?:never|already|still|just|only)(?= [a-z]+(?:ed|t|ld|ne)\b)/g, ''],
  [/(?<=\d) (weeks?|months?|years?|days?) back\b/g, ' $1 ago'],
  [/\b(?:for|in) the whole year\b/g, 'a year'],
  // "4.3 x 3.65 m": both in metres.
  [
    /(?<![\d.])(\d+(?:\.\d+)?) ?(?:x|×|by) ?(?=(\d+(?:\.\d+)?) ?(m|cm|mm|ft|feet|met(?:re|er)s|in|inch(?:es)?|yards?)\b)/g,
    '$1 $3 x ',
  ],
  // "Uses 1.1 kWh a cycle, 5 washes a week, electric at 27p": what one wash takes, and what a kilowatt-hour costs.
  [/^(?=.*\bwash)(.*\bkwh (?:a|per) )(?:cycle|load|go|time|run)\b/g, '$1wash'],
  [
    /^(?=.*\bkwh\b)(.*\b(?:electric(?:ity)?|power|unit)(?: is| costs?| at| price)*(?: about)? (?:at )?[£$€]?\d[\d.]*(?: ?(?:p|pence|cents?|c))?)(?! ?(?:an?|per|p|each|x|\/)\b|\d|\.\d)/g,
    '$1 per kwh',
  ],
  [/(?<=[.,;?!] )(spend|change|profit|wages)(?= ?$)/g, 'how much is the $1'],
  [
    /(?<=[.,;?!] )((?:cubic|square) (?:met(?:re|er)s|feet|yards)|litres|bags|tins|tiles|packs|rolls)( of [a-z]+)?(?= ?$)/g,
    'how many $1$2',
  ],
  [/\bhow(?:'s| is|s) that in ((?:kilo)?met(?:re|er)s|miles|kilos|pounds|stone|litres|hours|minutes)\b/g, 'how many $1 is that'],
  [/\bfind (?=(?:its|the|his|her|their) )/g, 'what is '],
  // "She has offered me two tariffs. Tariff A …": how many there are counts nothing.
  [/\b(?:2|two|three|3) (tariffs|deals|options|quotes|offers|plans|contracts|job offers|jobs|choices)\b/g, '$1'],
  [/\bwhich (?:1 |one )?(?:wins|works out (?:cheaper|better|less)|comes out (?:cheaper|better|less))\b/g, 'which is cheaper'],
  // "What balance is she to give me?": the change.
  [
    /\bwhat (?:balance|change) (?:is (?:she|he) to|should (?:she|he)|will (?:she|he)|must (?:she|he)|does (?:she|he)) (?:give|hand|owe) me(?: back)?\b/g,
    'what change should i get',
  ],
  [/,? (?:added|paid|compounded|worked out|calculated) (?:once|1 time|1 times?) (?:a|per|each|every) year\b/g, ''],
  [/(?<=\b(?:takes?|eats?|uses?|needs?|drinks?) \d{1,2}) of (?:them|these|those)\b/g, ''],
  // "85 were invited and 9 have said they can't come": 76 come. "9 hens but one is not laying": eight lay.
  [
    /\b(?:invited |asked )?(\d+)((?: (?:people|guests|of us|hens|chickens|ewes|cows|kids|children|pupils|members|staff|players))?(?: (?:to|for) the [a-z]+| (?:were|are|was) (?:invited|asked|coming))?),? (?:and|but) (\d+) (?:of (?:them|us|these) )?(?:have |has |is |are |were |was )?(?:(?:said|told (?:me|us)) )?(?:(?:that )?they )?(?:now )?(?:cant|can't|cannot|couldn't|won't|wont|aren't|isn't|not|broody and not|ill and not|dropped out|pulled out|cried off|called off)(?: be)?(?: (?:coming|come|make it|making it|laying|going|able to come))?(?:, everyone else (?:is|can|will))?\b/g,
    (whole: string, all: string, of: string, gone: string) =>
      Number(gone) < Number(all) ? `${Number(all) - Number(gone)}${of}` : whole,
  ],
  // "I told my wife that's 30% off": what somebody believes.
  [
    /,? (?:so |and )?(?:i|he|she|they|we|my [a-z]+) (?:told|thought|said|says|thinks?|reckons?)(?: (?:my|the|his|her) [a-z]+| me| us| him| her)?(?: that)?(?: (?:that's|that is|it's|it is|it was))? (?:about )?\d+% (?:off|more|less|cheaper)[^.?!]*/g,
    '',
  ],
  // "212 kids plus 24 teachers".
  [/(?<=\d [a-z]{2,15}(?:s|ren)) plus (?=\d+ [a-z]{2,15}(?:s|ren)\b)/g, ' and '],
  // A round trip of so many miles is that long in all.
  [/\b(\d[\d,.]*)[- ]?(miles?|mi|km|kilomet(?:re|er)s?) (?:round|return) (?:trip|journey)\b/g, '$1 $2 trip'],
  // "Or the 4 kg at £14": a price, and no count of each.
  [/\bor (?:the )?(\d[\d.]* ?(?:kg|g|ml|l|litres?|cl|oz|lb)) at (?=[£$€₦₹]?\d)/g, 'or $1 for '],
  [/\b(?:the angles of a triangle)\b/g, 'the 180 degrees of a triangle'],
  // What is asked besides, and needs no sum of its own: "is it the same as 45% off?"
  [
    /,? (?:and )?(?:is|would|will) (?:it|that|this) (?:be )?(?:the )?same (?:as|percent)[^.?]{0,60}|, (?:and )?if [^.?,]{0,60}\bsame (?:as|percent|amount|thing|price)\b[^.?]{0,60}/g,
    '',
  ],
  // "25p back for every pound" is so many percent more.
  [
    /(\d{1,2}) ?(?:p|pence|cents?|c)(?: (back|extra|more|off))? (?:for|on|in|from) (?:every|each) (?:pound|dollar|euro|£1?|\$1?|€1?)(?!\.?\d)/g,
    '$1% $2',
  ],
];

const WORDED: readonly (readonly [RegExp, string])[] = [
  // An age, and how long ago it was, play no part.
  [
    /^(?!.*\b(?:old\w*|ages?|younger|years?)\b)(.*)\b(i am|im|i'm|he|she|son|daughter|grand\w+|mum|mom|dad|wife|husband|boy|girl|niece|nephew|brother|sister|nan)( is)? \d{1,2}(?= (?:and|now|so)\b|,|\.(?!\d))/,
    '$1$2$3',
  ],
  [
    /^(?!.*\b(?:when|how long|%|percent|since|left|faster|rate|now)\b)(.*)\b\d+ (?:minute|hour|day|week|month|year)s? ago\b/,
    '$1',
  ],
  [/^(?=.*\bwhat time\b)(.*?)\bat (\d{1,2})(?=,|;|$| and |\. )/, '$1at $2:00'],
  // Two walls, each so long and so high, are two walls so long and so high.
  [/\b(\d+ [a-z]+s),? (?:are |measure )?each (?=[\d.]+ ?(?:m|cm|ft|feet|met(?:re|er)s?) (?:by|x|×) )/, '$1 '],
  [/^(?=.*\bpaydays?\b)(.*)\bpaid every \d+ weeks\b/, '$1paid'],
  [/^(?=.*\bshift)(?!.*\bhow many shifts)(.*)\b(\d+) (?:of (?:them|these|those)|(?:[a-z]+ )?shifts)\b/, '$1$2 days'],
  [/(?<=\d)x(?=\d)/g, ' x '],
  [/\bhalf past (\d{1,2})\b(?!:)/g, '$1:30'],
  [/\bquarter past (\d{1,2})\b(?!:)/g, '$1:15'],
  // A day of the month is no amount.
  [
    /\b(on|from|by|until|till|since|before|after) (?:the )?\d{1,2}(?:st|nd|rd|th)\b(?! (?:of (?:them|these|those)|floor|time|birthday))(?: of (?:the|this|that|each|every|next) month)?/g,
    '$1 then',
  ],
  [/^(?!.*\b(?:21|42)[\d.]* ?km)(.*)\b(?:(?:a|the|my|1) )?half[- ]marathon\b/, '$1 21.0975 km'],
  [/^(?!.*\b(?:21|42)[\d.]* ?km)(.*)\b(?:a|the|1) (?:full )?marathon\b/, '$1 42.195 km'],
  [/\b(with|minus|less|takes?|lasts?) an hour\b|\ban hour(?= (?:unpaid |lunch )?(?:break|lunch|off)\b)/g, '$1 1 hour'],
  [
    /\bhow many (\d[\d.]* ?(?:k?g|[mc]?l|litres?|c?m)) ((?:pack|bag|box|tin|can|bottle|roll|sack|carton|glass|cup|mug|serving|jar|tub)e?s)\b/,
    'how many $2 of $1',
  ],
  [/,? (?:at|with|on) 0 ?%(?: (?:interest|apr|finance))?(?= |,|\.|$)/g, ''],
  [
    /\btime and (?:a|1) half\b|\b1\.5 times (?:that|the (?:normal|usual|hourly) \w+|as much|my \w+)\b|\b1 and a half times (?:that|my \w+)\b/g,
    '×1.5',
  ],
  [/\btime and (?:a|1) quarter\b/g, '×1.25'],
  [/\btime and (?:a|1) third\b/g, `×${4 / 3}`],
  [/\bdouble (?:time|pay)\b/g, '×2'],
  [/\btriple (?:time|pay)\b/g, '×3'],
  [/\bfor the first (hour|day|week|month|mile|km)\b/g, 'for the first 1 $1'],
  [/\bmon(?:day)?s? (?:to|till|until|through|-) fri(?:day)?s?\b(?! \d)/, '5 days a week'],
  // What somebody else makes of it is no figure of it.
  [
    /\? ?(?:but |and )?(?:[a-z]+ ){1,3}(?:says?|said|thinks?|thought|reckons?|makes? it|got) (?:it is |that it is |about )?[$£€₹¥₦]?[\d.,]+[^?,;]{0,20}$/,
    '?',
  ],
  [/^(?=.*\b(?:bought|buy|buying)\b)(?=.*\bsell)(.*)\b(?:(my|our|the|total|much) gain|will i gain|do i gain)\b/, '$1$2 profit'],
  // A salary is for all the weeks of a year, and so many hours are those of each.
  [
    /^(?=.*\b(?:salary\b|\d (?:a|per) year\b))(.*?)(?:,? (?:paid )?(?:for|over|across))? 52 weeks (?:at|of|and|x) (\d[\d.]* hours)\b(?! (?:a|per))/,
    '$1 $2 a week',
  ],
  [
    /^(?=.*\b(?:salary\b|\d (?:a|per) year\b))(.*?)(?:,? (?:paid )?(?:for|over|across))? 52 weeks(?: (?:a|per|of the) year)?\b/,
    '$1',
  ],
  [
    /\b(year|month|week)ly (salary|pay|wage|rent|income|bill|fee) (is|of|was)( about)? ([$£€₹¥₦]?\d[\d,.]*)(?! (?:a|per)\b)/g,
    '$2 $3$4 $5 a $1',
  ],
  [/\b(sundays?|saturdays?|weekends?|overtime|nights|bank holidays?) (is|are) (?:at |paid )?double\b(?! time| pay)/g, '$1 $2 ×2'],
  // So many miles there and back are all that is driven in a day.
  [
    /^(?=.*\b\d+ days\b)(.*\d ?(?:km|kms|kilometres|kilometers|miles|minutes|mins))(?: (?:all in|all told|altogether|in (?:total|all)))? (?:there and back|(?:round|return)[- ]trip)\b(?! (?:a|each|every|per) day)/,
    '$1 a day',
  ],
  // What is driven all in is not driven twice, nor is a round trip of so many miles.
  [
    /(\d ?(?:km|kms|kilometres|kilometers|miles?|minutes|mins)\b(?: (?:all in|all told|altogether|in (?:total|all)))?)(?:,| for (?:the|a)| of)? (?:(?:round|return)[- ]trip|there and back)\b/,
    '$1',
  ],
  [/\b(?:round|return)[- ]trip (?:of|is|was|comes to) (?=\d)/, ''],
  [
    /^(?=.*\d ?(?:km|kms|kilometres|kilometers|miles|minutes|mins) (?:all in|all told|altogether|in (?:total|all))\b)(.*?),? (?:there and back|both ways|(?:round|return)[- ]trip|and back(?: again)?)\b/,
    '$1',
  ],
  [
    /^(?=.*\b(?:there and back|both ways|(?:round|return)[- ]trip|and back)(?: again)?,? (?:all in|all told|altogether|in (?:total|all))\b)(.*?),? (?:there and back|both ways|(?:round|return)[- ]trip|and back(?: again)?)\b/,
    '$1',
  ],
  // The way to work is gone twice every day.
  [
    /^(?=.*\b\d+ days\b)(.*\d ?(?:km|kms|kilometres|kilometers|miles|minutes|mins)) (?:(?:one|1|each) way\b|away\b)/,
    '$1 there and back',
  ],
  [/\band (?:the )?same (?:again )?back\b/, 'there and back'],
  [/\bboth sides\b/, '×2'],
  [/\b2 walls are ([\d.]+ ?m)\b(?: long)?(?:,| and|, and) (?:the other )?2 are ([\d.]+ ?m)\b(?: long)?/, '$1 by $2'],
  [/\bthere and back\b|\bboth ways\b|\beach way\b|\b(?:round|return)[- ]trip\b|\band back(?: again)?\b/g, '×2 trips'],
  [/×2(.*)×2(?: trips)?/, '×2$1'],
  [/\bevery (\d+) (hour|day|week|minute|month|year)s\b/g, '1 / $1 $2s'],
  [/(?<!\d ?(?:l|lit(?:re|er)s?)) (?:per|for|a|every) 100 ?(?:kms?|kilomet(?:re|er)s?|k)\b/g, ' per hundred km'],
  [
    /^(?=.*\b(?:work\w*|shift|hours?|open|how long)\b)(.*?)\bfrom ([01]?\d|2[0-4]) (?:to|till|until) ([01]?\d|2[0-4])(?=[ ,;?]|\. |$)(?! ?(?:[ap]m|[%$£€:]|[a-z]+s\b))/,
    '$1from $2:00 to $3:00',
  ],
];

const STOP = new Set(
  (
    'a an the each per every for in on at to and or is are was were of by with it i we they he she you my our your his her their that this these those ' +
    'do does did if from which who what how when come comes came coming eating apart would will can could should must has have had cost costs cover covers hold holds need needs want wants ' +
    'get gets got eat eats use uses used last lasts left plus minus less more than as so but then than extra total altogether before after off over under ' +
    'long wide high tall deep away already only just about around not no all both there here now today per take takes took make makes made ' +
    'overtime normal x pay pays paid other including incl inc excluding w without split shared divided cheaper better dearer worth compared local free in- to- pounds kilos instead also each-way upfront would into out up down until till between among amongst go goes went give gives gave ahead behind times later earlier'
  ).split(' '),
);
const CONTAINER =
  '(?:pack|packet|box|bag|sack|crate|carton|case|tray|tin|can|tub|tube|bottle|jar|jug|roll|bucket|bundle|bunch|sheet|set|tank|barrel|glass|mug|plank|board|tile|panel|coach|bus|van|table|team|group|bale|row|loaf|pot|syringe|canister|drum|cartridge)';
export const isContainer = (word: string): boolean => new RegExp(`^${CONTAINER}$`).test(word);
const CONTAINED = new RegExp(
  `^[ -](?:of [a-z]+ |(?!with |and |for |in |by |into |plus |per )[a-z]+ )?(${CONTAINER}(?:es|s)?)\\b`,
);
const PACKED = new RegExp(`\\b(${CONTAINER}(?:es|s)?) (?:of|with|holding|containing|x) $`);
const PER = new RegExp(
  `^(?:[ -](?!(?:and|or|plus|what|which|how)\\b)[a-z]+){0,3}? ?(?:(?:\\b(?:per|each|every|for each|for every|to the(?= (?:(?:sq\\.? ?|square )(?:m|metre|meter|ft|foot|yard)|litre|liter|gallon|kilo|kg|pound|euro|dollar|£|€|metre|meter|mile|km)\\b)|for an?)\\b|/) ?(?:(?:single|additional|extra|further|subsequent|other|following) )?((?:square |sq\\.? ?)?[a-z]+(?:²)?)|\\b(?:an?|in an?) ((?:square )?[a-z]+)|\\b(dai|week|month|year|hour|night)ly\\b)`,
);
const EACH_AFTER =
  /^(?: (?!(?:and|or|but|plus|with|for|how|what|pays?|gets?|owes?|have|needs?|eat|drink)\b)[a-z]+){0,2}? (?:each(?! (?:of|paid|pays?|gets?|got|had|has|have|needs?|eats?|drinks?|brought|bring|gives?|gave|wants?|takes?|owes?)\b)|apiece|a piece|a pop|a go|per item|per piece)\b/;
const VERBS =
  '(?:covers?|holds?|has|contains?|costs?|takes?|needs?|makes?|serves?|feeds?|weighs?|gives?|does|uses?|eats?|drinks?|gets?|is|lasts?|earns?|pays?|fills?|buys?|draws?|burns?|produces?|measures?|seats?|sits?|carr(?:y|ies)|comes to|is worth|will do|goes|cuts? into|is cut into|yields?)';
const ONE_OF = new RegExp(
  `\\b(?:an?|each|every|per|1)(?: [a-z]+)?? ([a-z]+)(?: (?:of|for|in|with) (?:an? )?[a-z]+(?: (?:paint|oil|feed|juice))?)?(?: only)? ${VERBS}(?: about| around| only| for| up to| roughly)? ?$`,
);
/** "Panels are 1.8 m wide": every one of them. */
/** "A farmer has 340 eggs" is no rate. */
const OWNS = /\ban? [a-z]+(?:er|or|man|lady|boy|girl) (?:has|gets|buys|earns|needs|uses|pays) $/;
const LISTED = /^(?:,| and|, and) \d/;
const SEVERAL = /\b([a-z]{3,}s) (?:are|measure|cover|cost|hold|weigh|come at|at)(?: about| around| only)? [$£€₹¥₦]?$/;
/** "Tables that seat 8", where it is asked how many tables. */
const SEATING =
  /\b([a-z]{3,}s) (?:that |which |can |each |will ){0,2}(?:seats?|sits?|takes?|holds?|fits?|carr(?:y|ies))(?: up to| about)? $/;
const EACH_BEFORE = new RegExp(
  `\\b(?:each(?: 1| of (?:us|them|you))?|everyone|everybody) (?:${VERBS}|paid|pay|gave|give|got|get|had|have|need|want|eat|drink|ate|drank|brought|owe) (?:about |only )?$`,
);

/** What takes off, and what puts on, by the words around a figure. */
const OFF =
  /\b(?:(?<!\b(?:come|coming|came|just) )off(?! (?:an? [$£€₹¥₦]?$|(?:my|mum|dad|her|him|them|a friend)\b))|minus|less|discounts?|reduc\w+|down|vouchers?|coupons?|rebates?|deduct\w*|lower\w*|drops?|dropped|falls?|fell|cuts?|breaks?|lunch|pause|unpaid|doors?|windows?|in the middle|except|refund\w*|gave away|gives? away|gave|ate|eats|threw|donated|left early|dropped out|leaks?|shrinks?|shrank|behind|earlier|withheld|decreas\w+|loses?|lost)\b/;
const ON =
  /\b(?:plus|add(?:s|ed|ing)?|on top|extra|more|raises?|raised|rises?|rose|increas\w+|tips?|gratuity|service|tax|vat|gst|up|surcharge|mark-?up|gr[eo]w\w*|delivery|shipping|postage|fees?|charges?|ahead|later|another|joining|parking|overtime|stop|spare|waste|wastage|mark(?:s|ed)? (?:it )?up|puts? up)\b/;

const words = (rest: string): readonly string[] => {
  const [run = ''] = /^[ -]?(?:of )?(?:[a-z]+(?:['-][a-z]+)*(?: |$|(?=[,.;:?!])))+/.exec(rest) ?? [];
  const found: string[] = [];
  for (const word of run
    .replace(/^[ -]?(?:of (?!us\b|them\b))?/, '')
    .trim()
    .split(' ')) {
    if (word === '' || STOP.has(word)) break;
    found.push(word);
    if (found.length === 4) break;
  }
  return found;
};

export const isPlural = (word: string): boolean => word.length > 2 && singular(word) !== word;

/** "3 large pizzas", "12 people", "180 pages". */
export const nounAfter = (rest: string, isMany: boolean): { readonly name: string; readonly length: number } | undefined => {
  const [pronoun] = /^ of (?:us|them)\b/.exec(rest) ?? [];
  if (pronoun !== undefined) return { name: 'person', length: pronoun.length };
  const found = words(rest);
  const plural = found.findIndex(isPlural);
  // "8 sit at a table": a verb.
  if (plural < 0 && isMany && /^ [a-z]+ (?:at|in|on|into|per|to) /.test(rest)) return undefined;
  // "2 kids meals at": the meals, and not the kids.
  const isOwned = plural >= 0 && plural < 2 && isMany && found[plural + 1] !== undefined && isPlural(found[plural + 1]!);
  const head = plural >= 0 && plural < 3 ? plural + (isOwned ? 1 : 0) : 0;
  if (found[head] === undefined) return undefined;
  const phrase = found.slice(0, head + 1).join(' ');
  const name = [...found.slice(0, head), singular(found[head])].join(' ');
  return {
    name: isPeople(singular(found[head])) && /^(?:people|person|us|of)$/.test(found[head]) ? 'person' : name,
    length: rest.indexOf(phrase) + phrase.length,
  };
};

const denominator = (word: string, text: string): string | undefined => {
  if (STOP.has(word)) return undefined;
  if (/^(?:person|head|pp)$/.test(word)) return 'person';
  if (word === 'thing') return EACH;
  if (/^(?:square|sq)/.test(word) || word.endsWith('²'))
    return `${measureNamed(word.replace(/^(?:square |sq\.? ?)|²/g, '')) ?? 'm'}²`;
  if (word === 'unit' && /\b(?:kwh?|watts?|electric\w*|power|heater|meter)\b/.test(text)) return 'kWh';
  return currencyNamed(word) ?? measureNamed(word) ?? singular(word);
};
const over = (unit: Unit, name: string): Unit =>
  name.endsWith('²')
    ? { ...unit, [name.slice(0, -1)]: (unit[name.slice(0, -1)] ?? 0) - 2 }
    : { ...unit, [name]: (unit[name] ?? 0) - 1 };

interface Reading {
  readonly kind: Given['kind'];
  readonly value: number;
  readonly unit: Unit;
  readonly end: number;
  readonly isSize?: boolean;
}

type Of<Kind extends Value['kind']> = Extract<Value, { kind: Kind }>;

/** What is paid. */
const MONEY_NOUN =
  /^ (?:[a-z]+ )?(?:notes?|tip|call[- ]?out|all in|put (?:by|aside|away)|fees?|deposit|charge|delivery|postage|shipping|cleaning|parking|upfront|up front|off|more|less|setup|rent|cheaper|vouchers?|bonus|discount|saved|pocket money|of pocket money)\b/;
const measuring = ({ value, unit, end }: Of<'measure'>, text: string): Reading => {
  const [name, power] = Object.entries(unit)[0]!;
  const dimension = dimensionOf(name);
  // "Every 3 hours" is so many times a day.
  if (power === -1 && Object.keys(unit).length === 1 && dimension === 'hour' && !/\d hours\b/.test(text.slice(end)))
    return { kind: 'amount', value: value * inUnit({ day: 1 }, { [name]: 1 })!.factor, unit: { day: -1 }, end };
  const contained = CONTAINED.exec(text.slice(end));
  if (contained && power === 1 && Object.keys(unit).length === 1 && dimension !== 'hour' && dimension !== 'day')
    return { kind: 'amount', value, unit: { ...unit, [singular(contained[1]!)]: -1 }, end, isSize: true };
  return { kind: 'amount', value, unit, end };
};

/** What a bare number counts: things, people, hours, or money where money is spoken of. */
const counting = ({ at, end: stop, value, typed }: Of<'number'>, text: string, currency: string, asksMoney: boolean): Reading => {
  const rest = text.slice(stop);
  // "A 12 pack" says how many are in one.
  const pack = new RegExp(`^[ -](${CONTAINER})\\b`).exec(rest)?.[1];
  if (pack !== undefined && value > 1 && !(asksMoney && MONEY_NOUN.test(rest)))
    return { kind: 'amount', value, unit: { [UNNAMED]: 1, [pack]: -1 }, end: stop + pack.length + 1, isSize: true };
  const noun =
    asksMoney && (/\.\d\d$/.test(typed) || (value > 1 && MONEY_NOUN.test(rest))) ? undefined : nounAfter(rest, value > 1);
  if (noun && !/^ ?[,.;:?!]/.test(rest)) return { kind: 'amount', value, unit: { [noun.name]: 1 }, end: stop + noun.length };
  const before = text.slice(0, at);
  const isCounted =
    (/(?<!\b(?:deposit|tip|fee|budget|price|cost|bill|total|discount|voucher|rent|charge|salary|wage|balance|payment|sum|rate|pay|raise)) of $|\b(?:we(?:'re| are| were)|there(?:'s| are| were| is)|they(?:'re| are| were)|(?:party|group|table|team|family) of) (?:only |about )?$|\b(?:for|serves?|makes?|feeds?|between|among|by|are|do|does|will|would|needs?|want|only|others?|remaining)(?: about| the| all)? $/.test(
      before,
    ) &&
      Number.isInteger(value)) ||
    PACKED.test(before) ||
    /^ for [$£€₹¥₦]?\d|^ (?:[a-z]+ )?to the |^ (?:times|costs?)\b/.test(rest);
  const isSide = /^ (?:wide|long|high|tall|deep|across)\b/.test(rest);
  const side = isSide ? new RegExp(`\\d ?(m|cm|ft|feet|met(?:re|er)s?)\\b`).exec(text)?.[1] : undefined;
  if (side !== undefined) return { kind: 'amount', value, unit: { [measureNamed(side)!]: 1 }, end: stop };
  const isHours = /\b(?:after|over|above|beyond|past) (?:the first )?$/.test(before) && /×/.test(text);
  const isPrice =
    (!isHours && asksMoney && MONEY_NOUN.test(rest)) ||
    /\.\d\d$/.test(typed) ||
    (!isHours &&
      asksMoney &&
      !/\bother $/.test(before) &&
      (!isCounted || value > 40 || /^ (?:each|apiece|all in|(?:an?|per|each) (?:hour|night|week|month|year))\b/.test(rest)));
  return { kind: 'amount', value, unit: { [isHours ? 'hour' : isPrice ? currency : UNNAMED]: 1 }, end: stop };
};

const PRICED_BEFORE =
  /\b(?:at|for|costs?|pays?|paid|paying|spent|spends?|saved?|gave|gives?|charges?|charged|owe[sd]?|worth|deposit(?: of)?|than|from|to|fee(?: of| is)?|is|was) $/;
const PRICED_AFTER =
  /^ (?:each|apiece|per|an?|every|deposit|fee|tip|off|down|up ?front|voucher|discount|delivery|postage|shipping)\b/;

const PACE = /^ ?(?:per|a|an|\/|min(?:ute)?s? (?:per|a)) ?(km|kilometre|kilometer|mile)\b/;

const readingOf = (given: Value, text: string, currency: string, asksMoney: boolean): Reading | undefined => {
  const { kind, value, end } = given;
  switch (kind) {
    // A date is no amount: "opened on 3 March".
    case 'date':
    case 'year':
      return undefined;
    case 'clock': {
      const isLong = value >= 25 && given.half === undefined;
      return PACE.test(text.slice(end)) || isLong
        ? { kind: 'amount', value, unit: { minute: 1 }, end }
        : { kind, value, unit: { [given.half === undefined ? 'clock' : 'am']: 1 }, end };
    }
    case 'factor':
      return { kind, value, unit: {}, end: end + (/^ coats/.exec(text.slice(end))?.[0].length ?? 0) };
    case 'percent':
      return { kind, value, unit: {}, end };
    case 'money':
      return { kind: 'amount', value, unit: given.unit, end };
    case 'measure':
      return measuring(given, text);
    case 'number':
      return counting(given, text, currency, asksMoney);
  }
};

export const ASKS_MONEY =
  /\d\.\d\d(?![\d%]| ?(?:[ckm]?m|k?g|m?l|lit\w+|hours?|miles?|sq\w*|kw\w*)\b)|[$£€₹¥₦]|\b(?:euros?|dollars?|quid|costs?|price|pays?|paid|earn|bill|tip|spend|spent|rent|wage|salary|budget|cheaper|expensive|money|savings?|saved?|fees?|fares?|borrow\w*|mortgage|loan|lent|insurance|instal?ments?|owe|profit|change|discount|vat|tax|payslip|paydays?|wages|gross|deductions|charged?|owed|pension|afford|hired?|parking|fare|all in|flights?|wedding|rupees?|will it come to)\b|\bsplit(?:ting)?\b.*\bhow much\b|\bhow much\b(?: is it| is that)? (?:each|per|a) (?:person|night|head|one|week|month|payday)\b|\bper person per night\b|\bon \d[\d.]* an hour\b|\d (?:an|per) hour\b.*\bhow much$|\bcall[- ]?out\b|\bhourly\b|\bearn(?:s|ed)?\b|\d ?% (?:off|discount)\b|\bdown payment\b|\bdeposit\b/;

/** The words of the sentence between the figures on either side. */
const around = (text: string, from: number, at: number, end: number, to: number): readonly [before: string, after: string] => [
  /(?<![^.;:!?])[^.;:!?]*$/.exec(text.slice(from, at).replaceAll(/(?<=\d)\.(?=\d)/g, ' '))?.[0] ?? '',
  /^[^.;:!?]*/.exec(text.slice(end, to))![0],
];

/** Where the words that follow a figure belong to the next. */
const NEXT = /(?:,| (?:plus|minus|and|but|then|with|or|so|if|when|which|while|what|how|after|before|off my|for the)\b).*/;
/** Where what comes before a figure begins anew. */
const ANEW = /\b(?:and then|then|but)\b/;

/** What is taken from what somebody gets. */
const TAKEN =
  /\b(?:comes? off|take[- ]home|(?:in|into) (?:my|his|her|our) pocket|deducted|after (?:the )?tax|withheld|takes? [\d.]+%|(?:i|we|they) (?:actually )?(?:get|keep|left))\b/;
const turnOf = (
  before: string,
  own: string,
  after: string,
  kind: Given['kind'],
  isTaken: boolean,
  /** From the beginning of the sentence. */
  whole: string,
): 1 | -1 | 0 => {
  const [late, early] = [
    after.replace(NEXT, ''),
    before
      // "15% off and a 30 bag fee": what is said of the one is not said of the other.
      .split(/^ (?:[a-z]+ )?(?:fee|surcharge)s?\b/.test(after) ? / and / : ANEW)
      .at(-1)!
      .replace(/\b(?:costs?|is|pays?|works? out) (?:less|cheaper|more)\b/, ''),
  ];
  const near = kind === 'percent' ? [late, early, ...(early.endsWith(' by ') ? [whole] : [])] : [own, early, late];
  if (
    isTaken &&
    kind === 'percent' &&
    /\b(?:tax|ni|national insurance|commission|fees?|pension|social security|takes?|charges?)\b/.test(`${early} ${late}`)
  )
    return -1;
  // What goes on tax is not put on top.
  if (kind === 'percent' && /^ ?(?:of (?:it|that|this|them) )?(?:goes|is taken|gets? taken|comes off)\b/.test(late))
    return /\b(?:tax|ni|insurance|pension|commission)\b/.test(late) ? -1 : 0;
  for (const said of near) {
    const last = (pattern: RegExp): number | undefined =>
      [...said.matchAll(new RegExp(pattern, 'g'))].at(said === late ? 0 : -1)?.index;
    const [off, on] = [last(OFF), last(ON)];
    if (off === undefined && on === undefined) continue;
    return on === undefined || (off !== undefined && off > on) ? -1 : 1;
  }
  return 0;
};

/** "1 hour of it is unpaid", "of which 3 were broken": a part of what was told before, which is never put on it. */
const PART_AFTER = /^ ?(?:[a-z]+ )?of (?:it|this|that|them|these|those|which|whom)\b/;
const PART_BEFORE =
  /\b(?:of (?:it|them|these|those|which|whom),?|incl(?:ud(?:es?|ing))?)(?: (?:an?|my|the|his|her|our|only|about))* [$£€₹¥₦]?$/;
/** A part that does not count where the rest is spoken of. */
export const GONE =
  /\b(?:unpaid|breaks?|lunch|goes|went|taken|broken?|bad|rotten|mouldy|stolen|lost|missing|absent|ill|sick|cracked|off|spent|used|eaten|gone|tax|adverts?|ads)\b/;
const partTurn = ({ kind, unit }: Given, before: string, after: string, own: string): 1 | -1 | 0 | undefined => {
  if (kind !== 'amount' || Object.values(unit).some((count) => count < 0)) return undefined;
  if (!PART_AFTER.test(after) && !/ of (?:them|us)$/.test(own) && !PART_BEFORE.test(before)) return undefined;
  return GONE.test(`${own} ${after.replace(/,.*| (?:and|but) .*/, '')}`) ? -1 : 0;
};

/** "Up 12% in the first year and 8% in the second": both are up. */
const likewise = (text: string, givens: readonly Given[]): readonly Given[] =>
  givens.map((one, at) => {
    const last = givens[at - 1];
    // "10.99 and 11.99 a month": so is the first.
    const next = givens[at + 1];
    const [name, ...more] = Object.keys(one.unit);
    const isTo = next !== undefined && /^ to [$£€₹¥₦]?$/.test(text.slice(one.end, next.at));
    const per = next && Object.keys(next.unit).find((other) => next.unit[other] === -1 && (isTo || dimensionOf(other) === 'day'));
    if (
      next &&
      per !== undefined &&
      name !== undefined &&
      more.length === 0 &&
      isMoney(name) &&
      next.unit[name] === 1 &&
      // What one has is no price beside what one pays.
      !/\b(?:budget|salary|wages?|income|earns?|gets?|got|have|has|saved)\b/.test(one.before) &&
      /^(?: (?!down\b|upfront\b|deposit\b|off\b)[a-z]+){0,2}(?:,| and| to)(?: (?!get|earn|save|put|pay|have|spend)[a-z]+){0,2} [$£€₹¥₦]?$/.test(
        text.slice(one.end, next.at),
      )
    )
      return { ...one, unit: next.unit };
    // "25% off, then another 10%": off again.
    const isFurther =
      /\b(?:another|further|extra|additional) $/.test(one.before) && !/\b(?:tip|vat|tax|gst|service)\b/.test(one.after);
    return one.kind === 'percent' &&
      last?.kind === 'percent' &&
      (isFurther || (one.turn === 0 && /(?: and|^,? then) $/.test(one.before)))
      ? { ...one, turn: last.turn }
      : one;
  });

/** Digits that belong to no figure, or to half of one: "17/25", "4.47e+11". */
const isGarbled = (text: string, values: readonly Value[]): boolean => {
  let until = 0;
  for (const { at, end } of [...values, { at: text.length, end: text.length }]) {
    // "A ps5" and "the m25" are names.
    if (
      /\d/.test(text.slice(until, at).replace(/\b(?!x\d)[a-z]{1,3}\d{1,3}\b/g, ' ')) ||
      /^(?:\/ ?|e[+-]?)\d/.test(text.slice(end))
    )
      return true;
    until = end;
  }
  return false;
};

const PARTS = 'half third quarter fifth sixth seventh eighth ninth tenth'.split(' ');
const shareOf = (many: string, part: string): string =>
  String(Number(((100 * Number(/\d/.exec(many)?.[0] ?? 1)) / (PARTS.indexOf(part) + 2)).toPrecision(12)));
const PART = `(half|third|quarter|fifth|sixth|seventh|eighth|ninth|tenth)s?`;
/** "Three quarters of", "half the class", "a fifth full", "another hour and a quarter". */
export const withShares = (text: string): string =>
  text
    .replace(
      /\b(half|a quarter of) an? (?=(?:kilo|kg|litre|liter|mile|pound|pint|metre|meter|dozen|tonne|km|ton|stone|bottle|pizza|tin|bag|loaf|cup|glass|teaspoon|tablespoon|day|week)s?\b)/g,
      (_, part: string) => (part === 'half' ? '0.5 ' : '0.25 '),
    )
    .replace(
      /\b(?:another|an) (hour|mile)(?: and (?:a |1 )?(half|quarter))?\b(?! (?:before|after|ago))/g,
      (whole, unit: string, part?: string) =>
        part === undefined && whole.startsWith('an ')
          ? whole
          : `${part === undefined ? 1 : part === 'half' ? 1.5 : 1.25} ${unit}s`,
    )
    .replace(
      /(?<![\d/.])([1-9])\/([2-9]|10) of (?=[a-z])/g,
      (_, many: string, by: string) => `${Number(((100 * Number(many)) / Number(by)).toPrecision(12))}% of `,
    )
    .replace(
      new RegExp(`\\b(an? |1 |[2-9] )?${PART} (of|the|my|our|his|her|their)(?= )(?! (?:time|price|term))`, 'g'),
      (whole, many: string | undefined, part: string, of: string) =>
        many === undefined && part !== 'half' ? whole : `${shareOf(many ?? '1', part)}% ${of === 'of' ? 'of' : `of ${of}`}`,
    )
    .replace(
      new RegExp(`\\b(an? |1 |[2-9] |)${PART} (?=(?:full|empty|left|went|are|is|were|was|work|like|said|paid|off|sold)\\b)`, 'g'),
      (whole, many: string, part: string) => (many === '' && part !== 'half' ? whole : `${shareOf(many, part)}% `),
    )
    .replace(/% full\b(?=.*\b(?:fill|top (?:it )?up)\b)/, '% less');

/** "8.30 till 17.00", and where a time is asked "leaves at 9.45": times of the day with a point. */
export const withPoints = (text: string): string => {
  const isTimed = /\b(?:what time|when|how long)\b/.test(text);
  const isWorked = isTimed || /\b(?:work\w*|shifts?|open|hours?|starts?|started|unpaid|lunch|break)\b/.test(text);
  const POINTED =
    '([01]?\\d|2[0-4])\\.([0-5]\\d)(?![\\d%.])(?! ?(?:[ap]\\.?m\\b|[£$€%]|k?m\\b|kg|l\\b|hours?|(?:an?|per|each|every) ))';
  const UNTIL = ' ?(?:until|till?|to|-|–|and (?:finish(?:ed|es)?|end(?:ed|s)?|arriv(?:es|ed)|gets? in)(?: at)?) ';
  const pairs = new RegExp(`\\b${POINTED}(${UNTIL})${POINTED}`, 'g');
  const open = new RegExp(`(?<![\\d.:£$€₹])([01]?\\d|2[0-4])(${UNTIL})${POINTED}`, 'g');
  const closed = new RegExp(
    `\\b${POINTED}(${UNTIL})([01]?\\d|2[0-4])(?![\\d.:%])(?! ?(?:[ap]\\.?m\\b|[£$€%]|[a-z]+s\\b|(?:an?|per|each|every) ))`,
    'g',
  );
  const single = new RegExp(
    `\\b(leaves?|left|leaving|at|in at|starts?|started|departs?|arrives?|arrived|until|till?|from|to|by|for) ${POINTED}`,
    'g',
  );
  const paired = isWorked
    ? text.replace(pairs, '$1:$2$3$4:$5').replace(open, '$1:00$2$3:$4').replace(closed, '$1:$2$3$4:00')
    : text;
  return isTimed ? paired.replace(single, '$1 $2:$3') : paired;
};

/** "5 lakh", "1.2 crore", "3 million". */
const LARGE = /(?<![\d.,])(\d{1,3}(?:,\d{2,3}){0,3}(?:\.\d{1,4})?) ?(lakhs?|lacs?|crores?|million)\b/g;

const SIGNED = [
  ['₹', 'rupees?'],
  ['₦', 'naira'],
  ['¥', 'yen'],
] as const;

/** A sentence of what is not to be counted. */
const ASIDE =
  /(?<=[.?!] )(?:[^.?!]|\.(?=\d))*\b(?:ignore (?:that|those|them|it|this)|(?:leave|leaving) (?:that|those|them|it|this) out|(?:never mind|forget) (?:that|those|them|about (?:that|it|those)))\b(?:[^.?!]|\.(?=\d))*\. /g;

/** The text with every number in figures, and with what is said of numbers in words said as they are read. */
export const prepared = (plain: string): string => {
  let text = ` ${inFigures(plain)}`.replace(LARGE, (_, typed: string, word: string) =>
    String(Math.round(Number(typed.replaceAll(',', '')) * (word.startsWith('l') ? 1e5 : word.startsWith('c') ? 1e7 : 1e6))),
  );
  // "R850" is so many rand, but no rim of a tyre.
  if (!/\b(?:tyres?|tires?|rims?|wheels?)\b/.test(text))
    text = text.replace(/(?<![\w/])r ?(\d{1,9}(?:,\d{3}){0,3}(?:\.\d\d)?)(?!\w|[.,]\d)/g, '$1 rand');
  // "₹45 each" and "a 500 rupee note" are of one currency.
  for (const [sign, name] of SIGNED)
    if (text.includes(sign)) text = text.replace(new RegExp(`(?<![\\d.,])(\\d[\\d,.]*) ?${name}\\b`, 'g'), `${sign}$1`);
  for (const [pattern, figures] of SPOKEN)
    text = typeof figures === 'string' ? text.replace(pattern, figures) : text.replace(pattern, figures);
  text = text
    .replace(/\b(?:an?|1) hundred and (\d{1,2})(?![\d.,]*\d)/g, (_, more: string) => String(100 + Number(more)))
    // "A hundred and twenty (120)" is told once.
    .replace(/(?<![\d.,])(\d+) \(\1\)/g, '$1')
    .replace(/\ban hour and (?:a )?(\d{1,2})(?: minutes?)?(?![\d.,]*\d| (?:hours?|seconds?))/g, '1 hour $1 minutes')
    // "My wife left 30 on the table, but ignore that."
    .replace(ASIDE, '')
    // "We've 212 kids": they are had.
    .replace(/\b(we|i|they|you)'ve (?=\d)/g, '$1 have ')
    // "The under 15s" are a team.
    .replace(/\b(under|over)[- ]\d\ds\b/g, '$1-age team')
    // "28 m long and 1.8 high".
    .replace(
      /(?<=\d ?(m|cm|ft|met(?:re|er)s|feet)(?: long| wide)? (?:and|by) )(\d+(?:\.\d+)?)(?= (?:high|wide|deep|tall|long)\b)/g,
      '$2 $1',
    )
    // "Three and a half hours".
    .replace(/(?<![\d.,])(\d{1,3}) and a half (?=[a-z]+s\b)/g, '$1.5 ');
  // "Me and 3 mates" are four.
  text = text.replace(
    /\b(?:me|i|myself) (?:and|\+|plus|with) (?:my )?(\d{1,2}) (?:of my |other )?(?:mates|friends|others|colleagues|flatmates|housemates|pals)\b|\b(\d{1,2}) (?:mates|friends|others|colleagues|flatmates|housemates|pals) and (?:me|i|myself)\b/g,
    (_, one?: string, other?: string) => `${Number(one ?? other) + 1} people`,
  );
  // "Changed £450 into euros at 1.14": so many euros to the pound.
  const base = /£/.test(text) ? 'pound' : /\$/.test(text) ? 'dollar' : undefined;
  if (base !== undefined)
    text = text.replace(
      /\b(?:in)?to ((?:euro|dollar|pound|rupee|yen|franc|peso|zloty|naira|rand|baht|lira)s?)( at(?: a rate of)?) (\d{1,4}(?:\.\d{1,4})?)(?![\d.]*[\d%]| ?(?:%|[a-z]+ (?:to|per)))/g,
      (whole, coin: string, at: string, rate: string) =>
        coin.startsWith(base) ? whole : `into ${coin}${at} ${rate} ${coin} per ${base}`,
    );
  // "The desk gives 1.17 to the pound" for euros.
  const coin = /\b(?:in)?to (euros?|dollars?|pounds?|rupees?|yen|francs?|pesos?|zloty|naira|rand|baht|lira)\b/.exec(text)?.[1];
  if (coin !== undefined)
    text = text.replace(
      /(?<![\d.£$€])(\d{1,4}\.\d{1,4}) (?:to|for|per|in) (?:the|a|every|1) (pound|dollar|euro)\b/g,
      `$1 ${coin} per $2`,
    );
  text = text
    .replace(/\b(half )?an hour (?=(?:behind|ahead)\b)/g, (_, half?: string) => (half === undefined ? '1 hour ' : '30 minutes '))
    .replace(/(?<=\d )(?:st|stones?) (\d{1,2})(?![\d.]*\d| ?(?:lbs?|pounds?|kg|kilos?|%))/g, 'stone $1 lb')
    .replace(
      /\b(yr|wk|mth)(s?)\b/g,
      (_, short: string, many: string) => `${{ yr: 'year', wk: 'week' }[short] ?? 'month'}${many}`,
    );
  const isImperial = /£|\buk\b|\bquid\b|\d ?p\b|\bpence\b|\blitres?\b/.test(text) && !text.includes('$');
  if (isImperial)
    text = text.replace(/(?<!uk |imperial |us )\bgallon/g, 'uk gallon').replace(/ ?(?<![a-z])mpg\b/g, ' miles per uk gallon');
  return text;
};

export const readStory = (plain: string): Story => {
  let text = prepared(plain);
  for (const [pattern, figures] of WORDED) text = text.replace(pattern, figures);
  text = withShares(withPoints(text));
  const currency = currencyIn(text);
  const asksMoney = ASKS_MONEY.test(text);
  const givens: Given[] = [];
  let until = 0;
  const values = valuesIn(text);
  for (const value of values) {
    const { at } = value;
    if (at < until) continue;
    const reading = readingOf(value, text, currency, asksMoney);
    if (!reading) continue;
    until = reading.end;
    givens.push({
      kind: reading.kind,
      value: reading.value,
      unit: reading.unit,
      turn: 0,
      at,
      end: reading.end,
      before: '',
      after: '',
      of: '',
      isSize: reading.isSize ?? false,
      isGuessed:
        value.kind === 'number' &&
        currency !== 'money' &&
        reading.unit[currency] === 1 &&
        !/\.\d\d$/.test(value.typed) &&
        !PRICED_BEFORE.test(text.slice(0, at)) &&
        !PRICED_AFTER.test(text.slice(reading.end)),
      isPriced: value.kind === 'money' || /\.\d\d$/.test(value.typed) || /\b(?:costs?|at|pay|paid) $/.test(text.slice(0, at)),
      binds: 'none',
      said: text.slice(at, reading.end),
    });
  }
  return {
    text,
    currency,
    isGarbled: isGarbled(text, values),
    givens: likewise(
      text,
      related(text, listed(text, givens)).filter(({ unit }) => unit['gb'] === undefined && unit['mb'] === undefined),
    ),
  };
};

/** What has its price by the litre or the kilowatt-hour, though nobody says so. */
const SOLD_BY: readonly (readonly [RegExp, (text: string) => string])[] = [
  [
    /\b(?:petrol|diesel|gas|gasoline|fuel)(?:(?: price)?s? (?:is|are|costs?|at|for|of)|'s)(?: about| around| currently)? [$£€₹¥₦]?$/,
    (text) => (/\buk gallon/.test(text) ? 'UK gallon' : /\bgallons?\b|\bmpg\b/.test(text) ? 'gallon' : 'litre'),
  ],
  [
    /(?:\b(?:hourly|my|normal|basic|pay) |[,.] )rate (?:is|of|was) (?:about )?[$£€₹¥₦]?$/,
    (text) => (/\bhours?\b|\d:\d\d|\d ?[ap]m\b/.test(text) ? 'hour' : 'day'),
  ],
  [/\b(?:electricity|power|current)(?: price)? (?:is|costs?|at)(?: about| around| currently| me)? [$£€₹¥₦]?$/, () => 'kWh'],
];
const RATE_VERB = new RegExp(
  `^(?: ${CONTAINER})? ?(?:only )?(?:of [a-z]+ )?(?:${VERBS}|=)(?: about| around| up to| roughly)? [$£€₹¥₦]?$`,
);
/** "one litre covers", "a 5 litre tin costs". */
const isRateOf = (last: Given, between: string): boolean =>
  last.kind === 'amount' &&
  (last.isSize || last.value === 1 || Object.keys(last.unit).some((name) => last.unit[name] === -1 && isContainer(name))) &&
  Object.keys(last.unit).length <= 2 &&
  RATE_VERB.test(between);

/** So much to a pack. */
const isHeld = ({ isSize, unit }: Given): boolean =>
  isSize || Object.keys(unit).some((name) => unit[name] === -1 && isContainer(name));

/** "14, 11 and 9 square metres": all of them are. */
const NUMBERED_OF = /^ (?:out )?of (?:the |my |our |her |his |these |those )?$/;
const listed = (text: string, read: readonly Given[]): readonly Given[] =>
  read.reduceRight<readonly Given[]>((rest, one) => {
    const [next] = rest;
    const isBare =
      /^\d+(?:\.\d)?$/.test(one.said) && one.kind === 'amount' && !/\b(?:at|for|costs?|pay|paid) $/.test(text.slice(0, one.at));
    const isList =
      next?.kind === 'amount' &&
      /^(?:,| and|, and| or) $/.test(text.slice(one.end, next.at)) &&
      Object.keys(next.unit).every((name) => name !== UNNAMED && !isMoney(name));
    // "128 of 340 pages".
    const isOf = next?.kind === 'amount' && isBare && NUMBERED_OF.test(text.slice(one.end, next.at));
    return [isBare && (isList || isOf) ? { ...one, unit: next!.unit } : one, ...rest];
  }, []);

/** What each figure is for: a price for one of what stands before it, so much an hour, a head, a box. */
const related = (text: string, read: readonly Given[]): readonly Given[] => {
  const all: Given[] = [];
  const isTaken = TAKEN.test(text) && !/\btip\b/.test(text);
  for (const [index, one] of read.entries()) {
    const last = all.at(-1);
    const from = last?.end ?? 0;
    const [before, after] = around(text, from, one.at, one.end, read[index + 1]?.at ?? text.length);
    const between = text.slice(from, one.at);
    // "22 stitches per 10 cm", "10.6 g per 100 ml".
    if (
      last?.kind === 'amount' &&
      one.kind === 'amount' &&
      one.value > 0 &&
      / (?:per|(?:for|in|to) (?:every|each)|every) $/.test(between) &&
      !/[.;,]/.test(between)
    ) {
      const unit = joined(last.unit, one.unit, -1);
      if (unit.cancelled === 0) {
        all[all.length - 1] = {
          ...last,
          value: last.value / one.value,
          unit: unit.unit,
          end: one.end,
          after,
          said: text.slice(last.at, one.end),
        };
        continue;
      }
    }
    let { unit } = one;
    let binds: Given['binds'] = 'none';
    // "Till 7:15, 4 nights": nothing is counted by the time of the day.
    const counted =
      last?.kind === 'amount' && Object.keys(last.unit).length === 1
        ? Object.keys(last.unit).find((name) => isCount(name))
        : undefined;
    const isRate = Object.values(unit).some((count) => count < 0);
    if (
      /^ ?(?:acc?ross|in diameter|diameter|wide)\b/.test(after) &&
      /\b(?:round|circular) [a-z]+(?: [a-z]+){0,3} $/.test(before) &&
      Object.keys(unit).length === 1
    ) {
      const [name] = Object.keys(unit);
      all.push({
        ...one,
        value: Math.PI * (one.value / 2) ** 2,
        unit: { [name!]: 2 },
        before,
        after,
        turn: /\bmiddle|pond|hole\b/.test(before) ? -1 : 0,
      });
      continue;
    }
    // "I was 84.5 kg, now I am 79.2".
    if (
      /\bnow(?: (?:i am|i'm|he is|she is|it is|it's|is|at|weighs?))? $/.test(between) &&
      /^\d+(?:\.\d+)?$/.test(one.said) &&
      last &&
      measureOf(Object.keys(last.unit)[0]!) &&
      Object.keys(last.unit).length === 1
    )
      unit = last.unit;
    // "24 eggs and 3 of them broken": eggs again.
    if (/ of them$/.test(one.said) && last && counted !== undefined && last.unit[counted] === 1) unit = last.unit;
    else if (/ of them$/.test(one.said) && last?.unit[EACH] === -1) unit = { [UNNAMED]: 1 };
    // "20 minutes per kg plus 90", "rest it 40": minutes again.
    const minutes = Object.keys(last?.unit ?? {}).find((name) => dimensionOf(name) === 'hour' && last!.unit[name] === 1);
    if (
      minutes !== undefined &&
      one.kind === 'amount' &&
      /^\d+(?:\.\d+)?$/.test(one.said) &&
      (unit[UNNAMED] !== undefined || Object.keys(unit).some(isMoney)) &&
      ((Object.keys(last!.unit).length > 1 &&
        /^[^.;]{0,20} (?:plus|and|\+)(?: (?:a further|an extra|another))? $/.test(between)) ||
        /^[^.;]{0,20}\b(?:rest|resting|rests|stands?|cools?|cooling|proves?|chills?|bakes?|cooks?|simmers?|boils?|roasts?|breaks?|waits?)(?: (?:it|for|of|time|them))* $/.test(
          between,
        ))
    )
      unit = { [minutes]: 1 };
    // "40 hours plus 8 on Sunday": the second counts what the first does.
    if (
      last?.unit['hour'] === 1 &&
      /^(?: [a-z]+){0,3}(?:,| plus| and|, and| then| another|,? of which) (?:[a-z]+ )?$/.test(between) &&
      /^\d+(?:\.\d)?$/.test(one.said) &&
      Object.keys(unit).every((name) => name === UNNAMED || isMoney(name))
    )
      unit = { hour: 1 };
    if (last && last.kind !== 'clock' && Object.keys(unit).length === 1 && isRate && between.trim() === '') binds = 'at';
    else if (last && /^ ?(?:by|x|×|wide by|long by|long and|wide and|high and) ?$/.test(between)) {
      binds = 'by';
      // "4 by 3.5 m": the first has the unit of the second.
      if (last.unit[UNNAMED] !== undefined || last.unit['money'] !== undefined) {
        const { [UNNAMED]: _unnamed, money: _money, ...others } = last.unit;
        all[all.length - 1] = { ...last, unit: { ...others, ...unit } };
      } else if (unit[UNNAMED] !== undefined || Object.keys(unit).some(isMoney))
        unit = Object.fromEntries(
          Object.keys(last.unit)
            .filter((name) => last.unit[name]! > 0)
            .map((name) => [name, 1]),
        );
    } else if (one.kind === 'amount' && !isRate) {
      // "A group of 5" is no rate where no groups are counted.
      const [, holder = '-'] = PACKED.exec(before) ?? [];
      const seating = SEATING.exec(before)?.[1];
      const seats = seating !== undefined && text.includes(`how many ${seating}`) ? seating : undefined;
      if (seats !== undefined && Object.keys(unit).some(isMoney)) unit = { [UNNAMED]: 1 };
      const isMeant =
        text.split(singular(holder)).length > 2 ||
        text.includes(`how many ${holder}`) ||
        new RegExp(`\\b(?:comes?|sold|available) in ${holder} of $`).test(before);
      const piece = /\b([a-z]{3,}s) (?:of|that are|are|measuring)(?: about)? $/.exec(before)?.[1];
      const packed = seats ?? (isMeant ? holder : piece !== undefined && text.includes(`how many ${piece}`) ? piece : undefined);
      const each =
        EACH_AFTER.test(after) &&
        !/^ (?:a|per) (?:day|week|month|night|hour) each\b/.test(after) &&
        !/^(?: [a-z]+){0,2}? each (?:day|week|month|year|hour|time)\b/.test(after)
          ? EACH
          : undefined;
      const per = PER.exec(after);
      const word = per?.[1] ?? per?.[2] ?? (per?.[3] === 'dai' ? 'day' : per?.[3]);
      const named = word === undefined ? undefined : denominator(word, text);
      const isNamed =
        named !== undefined &&
        (per?.[2] === undefined ||
          named.endsWith('²') ||
          !isCount(named) ||
          named === 'person' ||
          new RegExp(`\\d ${word}s?\\b|how many (?:[a-z]+ )?${word}`).test(text) ||
          new RegExp(`^${CONTAINER}$`).test(named));
      const sold = Object.keys(unit).some(isMoney) ? SOLD_BY.find(([words]) => words.test(before))?.[1](text) : undefined;
      const prefixed =
        ONE_OF.exec(before)?.[1] ??
        (unit[UNNAMED] === undefined || /^ (?:x|by) \d/.test(text.slice(one.end))
          ? SEVERAL.exec(LISTED.test(text.slice(one.end)) ? '' : before)?.[1]
          : undefined);
      const bound =
        counted !== undefined && !isCount(Object.keys(unit)[0]!) && Object.keys(unit).some(isMoney)
          ? /^(?: of [a-z]+)? ?(?:at|@|costing|for(?= .*\beach\b))(?: about)? $/.test(between)
          : false;
      const sized =
        counted !== undefined &&
        !Object.keys(unit).some(isMoney) &&
        !unit[UNNAMED] &&
        !isCount(Object.keys(unit)[0]!) &&
        /^(?: of(?: [a-z]+)?| measuring| [a-z]+ of)? ?(?:each )?$/.test(between) &&
        !isPeople(counted);
      if (sold !== undefined && !isNamed) unit = over(unit, sold);
      else if (packed) unit = over(unit, singular(packed));
      else if (last && counted !== undefined && (bound || sized)) {
        unit = over(unit, counted);
        binds = 'at';
      } else if (each) {
        unit = over(unit, EACH);
        if (last && counted !== undefined && /^ ?(?:at|@|for|costing|cost|are|,)? ?(?:about )?$/.test(between)) binds = 'at';
      } else if (isNamed && unit[named] === undefined) unit = over(unit, named);
      else if (last && /^ (?:(?:of )?[a-z]+ )?at $/.test(between) && Object.keys(unit).some(isMoney) && isHeld(last))
        unit = over(unit, Object.keys(last.unit).find((name) => last.unit[name]! < 0) ?? EACH);
      else if (
        last &&
        /^ (?:(?:of )?[a-z]+ )?at $/.test(between) &&
        Object.keys(unit).some(isMoney) &&
        measureOf(Object.keys(last.unit)[0]!) !== undefined &&
        Object.values(last.unit).every((count, at) => (at === 0 ? count > 0 : count < 0))
      )
        unit = joined(unit, Object.fromEntries(Object.entries(last.unit).slice(0, 1)), -1).unit;
      else if (EACH_BEFORE.test(before)) unit = over(unit, EACH);
      else if (prefixed !== undefined && !STOP.has(prefixed) && !OWNS.test(before)) {
        const name = denominator(prefixed, text);
        if (name !== undefined && unit[name] === undefined) unit = over(unit, name);
      }
    }
    // "Each eats 2 kg a day", "27 litres a day each".
    const isEvery =
      EACH_BEFORE.test(before) ||
      /\beach thing [a-z]+ $/.test(before) ||
      /^ (?:a|per) (?:day|week|month|night|hour) each\b/.test(after);
    const [own, ...pers] = Object.keys(unit);
    if (one.kind === 'amount' && isEvery && pers.length === 1 && /^(?:day|hour)$/.test(dimensionOf(pers[0]!)) && unit[own!] === 1)
      unit = over(unit, EACH);
    // "one litre covers 11 m²": the 1 counts nothing.
    if (last && isRateOf(last, between) && one.kind === 'amount') {
      const [name, power] = Object.entries(last.unit).at(-1)!;
      // "1 litre makes 6 litres": of another thing, and which is asked for is not told by the unit.
      unit = { ...unit, [unit[name] === undefined ? name : `${name} of another`]: -Math.abs(power) };
      if (last.value === 1) all.pop();
    }
    // "2 people" of whom one is spoken of: "1 of us" counts nothing.
    if (
      one.value === 1 &&
      one.kind === 'amount' &&
      !/^ (?:\d+ times|an?|per|every|each) /.test(text.slice(one.end)) &&
      Object.keys(unit).every((name) => isCount(name)) &&
      !/^ ?part/.test(one.said.replace(/^\S+/, '')) &&
      !/(?:\d,?|,) and $/.test(text.slice(0, one.at))
    )
      continue;
    all.push({
      ...one,
      unit,
      binds,
      before,
      after,
      // The price of a lunch or a door is not taken off.
      turn:
        partTurn(one, before, after, one.said) ??
        turnOf(
          Object.keys(unit).some(isMoney) ? before.replace(/\b(?:lunch|breaks?|unpaid|doors?|windows?|gave|ate)\b/g, '') : before,
          (/\b(?:wall|paint|wallpaper|plaster)/.test(text)
            ? /\b(?:break|door|window|lunch|pause)/
            : /\b(?:break|lunch|pause)/
          ).exec(one.said)?.[0] ?? '',
          after,
          one.kind,
          isTaken,
          around(text, 0, one.at, one.end, one.end)[0],
        ),
      of:
        /^(?: of)? ((?!for\b|with\b|and\b|in\b|a\b|an\b|per\b|each\b|to\b|on\b|at\b|is\b)[a-z]+)/.exec(
          text.slice(one.end),
        )?.[1] ?? '',
    });
  }
  return all;
};
