/** The small words that verbs, times and places take: "listen to", "on Monday", "good at". */
import { anyOf, perhaps, phrase, type Phrase } from './phrase.ts';

const DAY = anyOf('Monday Tuesday Wednesday Thursday Friday Saturday Sunday');
const MONTH = anyOf('January February March April May June July August September October November December');
/** A moment from which something may go on: "2018", "Monday", "3 May", "nine o'clock". */
const MOMENT = `(?:(?:(?:early|late|mid) )?(?:${DAY}|${MONTH}|\\d{1,4}(?:st|nd|rd|th)?(?: ?[ap]m)?|${anyOf('one two three four five six seven eight nine ten eleven twelve')})(?: (?:${MONTH}|\\d{4}|o'clock|[ap]m|morning|afternoon|evening|night))?)`;
const i = (source: string): RegExp => new RegExp(source, 'gi');

export const PREPOSITIONS: readonly Phrase[] = [
  phrase(/\b(?:in|on) the last (minute|moment)(?=[.,!?;]|\s*$)/gi, 'at the last $1', 'It is “at the last minute”.'),
  phrase(
    /\b(?:in|at) the (first|second|third|last|same|next|following) (day|night|evening|morning)(?= of\b|[.,!?;]|\s*$| (?:I|he|she|we|they|it|you)\b)/gi,
    'on the $1 $2',
    'A day takes “on”.',
  ),
  phrase(
    /\b[io]n the end of (?=(?:the|this|my|our|his|her|their|each|every|term|january|february|march|april|may|june|july|august|september|october|november|december)\b)/gi,
    'at the end of ',
    'It is “at the end of”.',
  ),
  phrase(
    /\b(agree|agreed|disagree|disagreed)( with \w+)? in (this|that) (?=point\b)/gi,
    '$1$2 on $3 ',
    'One agrees “on” a point.',
  ),
  phrase(
    /(?<=\b(?:my|his|her|our|their|your|this|that|an?|the) (?:\p{L}+ )?(?:photo|photograph|picture|phone|card|letter|key|keys|wallet|coin|note|book|ring|gun|knife) )out (?=(?:my|his|her|our|their|the|your) (?:wallet|pocket|bag|purse|box|drawer|car|coat|jacket|desk|cupboard)\b)/giu,
    'out of ',
    'It is “out of” something.',
  ),
  phrase(
    /\b(mov(?:e|es|ed|ing)|(?:re)?turn(?:s|ed|ing)|f(?:ly|lew)|went|goes) in (?=(?:Canada|America|Germany|France|Spain|Italy|England|Australia|Japan|China|India|London|Paris|Berlin|Madrid|Rome|Europe|Poland|Portugal|Ireland|Scotland|Mexico|Brazil|Turkey|Sweden|Norway)\b)/g,
    '$1 to ',
    'One moves “to” a place.',
  ),
  phrase(
    /(?<![\w'-])(?:in|on|at) (?=(?:last|next) (?:night|week|month|year|weekend|summer|winter|spring|autumn|monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?=[.,!?;]|\s*$| (?:and|but|when|because|to|with|at|in|I|we|he|she|they|my|the)\b))/gi,
    '',
    '“Last” and “next” take no small word before them.',
  ),
  phrase(
    /(?<![\w'-])(?:in|on|at) (?=(?:yesterday|tomorrow)(?: (?:morning|evening|night|afternoon))?\b(?!'))/gi,
    '',
    '“Yesterday” and “tomorrow” take no small word.',
  ),
  phrase(
    /\b(regarding|concerning|considering|despite|towards|contacting) (?:to|of|about) (?=\w)(?!me\b)/gi,
    '$1 ',
    'One small word is enough.',
  ),
  phrase(
    /\bwith (?=(?:bus|train|plane|taxi|metro|subway|tram|bike|bicycle|ferry)(?:[.,!?;]|\s*$| (?:to|and|because|from|every|but|or)\b))/gi,
    'by ',
    'One goes “by” bus or train.',
  ),
  phrase(
    /\b(smells?|smelled|tastes?|tasted) well(?=[.,!?;]|\s*$| (?:and|but|today)\b)/gi,
    '$1 good',
    'How something smells or tastes is said with an adjective.',
  ),
  phrase(/\bin the vacations?\b/gi, 'on vacation', 'It is “on vacation”.'),
  phrase(/\b(made) off(?=[.!?]|\s*$)/gi, '$1 of', 'It is “made of”.'),
  phrase(
    /\bon (?=(?:19|20)\d\d(?:[.,!?;]|\s*$| (?:in|at|and|but|when|because|with|to|I|he|she|we|they)\b))/g,
    'in ',
    'A year takes “in”.',
  ),
  phrase(
    /\b(inform|informed|tell|told|know|think|sure|say) (me |you |us |him |her |them )?about that (?=(?:I|you|he|she|we|they|there|it|the|your|my|our|their) )/gi,
    '$1 $2that ',
    'Before a clause it is “that”.',
  ),
  phrase(
    i(`\\bsince(?= ${MOMENT} (?:to|until|till) ${MOMENT}(?![\\w-]))`),
    'from',
    'Something that has an end goes “from” one time to the other; “since” goes on until now.',
  ),
  phrase(
    /\b((?:go|goes|went|going|come|comes|came|travel|travels|travell?ed|get|gets|got|drove) (?:\p{L}+ ){0,4})(?:by|with) the (?=(?:bus|train|plane|car|taxi|metro|subway|tram|bike|ferry)(?:[.,!?;]|\s*$))/giu,
    '$1by ',
    'One goes “by” bus or train, without “the”.',
  ),
  phrase(
    /\b(ha[ds]|have|having) (?=(?:very |really |such )?(?:nice|good|great|wonderful|lovely|terrible|hard|bad|fantastic|amazing) (?:time|day|weekend|trip|holiday|evening)(?:[.,!?;]|\s*$| (?:in|at|on|with|there|here|and|but|together|last|yesterday)\b))/gi,
    '$1 a ',
    'One such time takes “a”.',
  ),
  phrase(
    /\bbased (?:in|at|of) (?=(?:a|the|this|an|his|her|my|our) (?:\p{L}+ )?(?:story|fact|novel|book|idea|event|result|data|experience)s?\b)/giu,
    'based on ',
    'It is “based on”.',
  ),
  phrase(
    /\b((?:starts?|started|begins?|began|opens?|closes?|finish(?:es)?|ends?|leaves?|arrives?|ready|meet|wake up|get up|gets up|got up|woke up)) (?:on|in(?=[^.,!?\n]{2,14}(?:o'clock|[ap]m\b|:\d\d|in the (?:morning|evening|afternoon)))) (?=(?:\d{1,2}(?::\d\d| ?[ap]m| o'clock)|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight|half past)(?! ?-|\s+(?:minutes?|hours?|days?|weeks?|months?|years?|places?|cities|countries|languages|rooms?|parts?|stages?|groups?|people|of))\b))/gi,
    '$1 at ',
    'A time of the clock takes “at”.',
  ),
  phrase(/\b(due|payable|expected) until (?=\p{L}|\d)/giu, '$1 by ', 'The last moment for something takes “by”.'),
  phrase(i(`\\b(?:in|at) (?=${DAY} (?:morning|afternoon|evening|night)(?:[.,!?;]|\\s*$))`), 'on ', 'A day takes “on”.'),
  phrase(/\bby foot\b/gi, 'on foot', 'One goes “on foot”.'),
  phrase(/\bnear (?:of|to) (?=(?:the|my|your|his|her|its|our|their|here)\b)/gi, 'near ', '“Near” takes no other small word.'),
  perhaps(
    i(
      ` until (?<=\\b(?:be back|be ready|be there|be here|need it|confirm|reply|answer|respond|submit|send|return|finish|deliver|pay|let (?:me|us) know)\\b[^.!?\\n]{0,60} until )(?=(?:tomorrow|tonight|noon|${DAY}|the end of|next)\\b)`,
    ),
    ' by ',
    'The last moment for something to be done takes “by”; “until” says how long it goes on.',
  ),
  phrase(
    /\b(more \w+|better|worse|cheaper|bigger|smaller|faster|slower|older|younger|higher|lower|longer|shorter|easier|harder|stronger) that (?=(?:usual|before|ever|expected|mine|yours|ours|theirs|me|him|them|last (?:year|week|month|time))\b)/gi,
    '$1 than ',
    'A comparison takes “than”.',
  ),
  phrase(
    /\b(more \w+|better|worse|cheaper|bigger|smaller|faster|slower|older|younger|higher|lower|longer|shorter|easier|harder|stronger|taller|less \w+) then (?=(?:the|a|an|my|your|his|her|our|their|mine|yours|me|him|them|usual|before|ever|expected|last)\b)/gi,
    '$1 than ',
    'A comparison takes “than”; “then” is about time.',
  ),
  phrase(
    /\bduring (?=(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|many|several) (?:minutes|hours|days|weeks|months|years)\b)/gi,
    'for ',
    'A length of time takes “for”.',
  ),
  phrase(/\bin the weekend(s?)\b/gi, 'on the weekend$1', 'It is “on the weekend”, in British English “at the weekend”.'),
  phrase(/\b(been|went|go|going|come) to (there|here)\b/gi, '$1 $2', '“There” and “here” take no “to”.'),
  phrase(
    /\bin (?=(?:the )?\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)/g,
    'on ',
    'A day takes “on”.',
  ),
  phrase(/\baccording with\b/gi, 'according to', 'It is “according to”.'),
  phrase(/\b(arrive|arrives|arrived|arriving) to (?=\p{Lu}\p{Ll})/gu, '$1 in ', 'One arrives “in” a town or country.'),
  phrase(
    /\b(arrive|arrives|arrived|arriving) to\b/gi,
    ['$1 in', '$1 at'],
    'One arrives “in” a town or country and “at” any other place.',
    { shown: true },
  ),
  phrase(
    /\b(arrive|arrives|arrived|arriving) to (?=(?:the |my |your |his |her |our |their )(?:airport|station|hotel|office|hospital|school|party|house|bank|restaurant|museum|beach|gate|stop)\b)/gi,
    '$1 at ',
    'One arrives “at” a place.',
  ),
  phrase(
    /\b(arrive|arrives|arrived) in (?=the (?:airport|station|hotel|office|hospital|restaurant|museum|bus stop)\b)/gi,
    '$1 at ',
    'One arrives “at” a place.',
  ),
  phrase(/\bare (you|they|we) agree\b/gi, 'do $1 agree', '“Agree” is a verb of its own and takes no “be”.'),
  phrase(
    /\b(go|goes|went|going|come|came|gone) (?:to|at|in) home\b/gi,
    '$1 home',
    '“Home” takes no preposition after a verb of going.',
  ),
  phrase(/\b(stay|stays|stayed|staying|am|is|are|was|were|be|work|works|worked) in home\b/gi, '$1 at home', 'It is “at home”.'),
  phrase(i(`\\b(?:in|at)(?: the)? (?=${DAY}s?\\b(?!'| (?:morning|times)))`), 'on ', 'A day takes “on”.'),
  phrase(
    /\bon (?=(?:January|February|March|April|June|July|August|September|October|November|December)(?:[.,!?;]|\s*$| (?:19|20)\d\d))/g,
    'in ',
    'A month takes “in”.',
  ),
  phrase(
    /\b(enter|enters|entered|entering) (?:into|to|in) (?=(?:the|a|my|his|her|our|their) (?:room|house|building|classroom|office|shop|store|kitchen|bank|church|school|hotel|restaurant)\b)/gi,
    '$1 ',
    '“Enter” takes its place without a preposition.',
  ),
  phrase(/\bthe my\b/gi, 'my', '“My” takes no “the”.'),
  phrase(
    /\b(customer|guest|visitor|user|student|employee|client|member|parent|neighbou?r|reader)'s (?=(?:kept|came|come|love|loved|like|liked|asked|ask|want|wanted|are|were|have|said|told)\b)(?<=\b(?:our|these|those|all|many|most|some|the|my) \w+'s )/gi,
    '$1s ',
    'More than one takes no apostrophe; the apostrophe says that something belongs to one.',
    { type: 'punctuation' },
  ),
  phrase(
    /(?<=\b(?:the|these|those|some|many|our|my|your|all|fresh|two|three|four|five|several) (?:\w+ )?)([a-z]{3,}[^s\W])'s(?= (?:are|were|have)\b)/gi,
    '$1s',
    'More than one takes no apostrophe.',
    { type: 'punctuation' },
  ),
  phrase(/\bfor to (?=(?!the\b|my\b|a\b|more\b|people\b|hours\b|days\b|weeks\b)\w)/gi, 'to ', 'A purpose takes “to” alone.'),
];
