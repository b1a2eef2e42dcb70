/** Turns of phrase that are carried over from other languages, each with what English says. */
import { anyOf, phrase, type Phrase } from './phrase.ts';

const THING = anyOf('film movie book lesson class meeting game match story play lecture course trip job speech show');
/** Where a sentence begins. */
const SENTENCE = '(?<=(?:^|[.!?]\\s|\\n))';
const HAD = anyOf(
  'question problem headache cold appointment idea car dog cat brother sister ticket meeting job interview reservation fever toothache',
);
const OBJECT = '(me|him|her|us|them|you)';
const THAT_VERB =
  '(say|says|said|show|shows|showed|shown|think|thinks|thought|believe|believes|believed|know|knows|knew|hope|hopes|mean|means|prove|proves|proved|argue|argues|claim|claims|suggest|suggests|explain|explains|explained|told me|found|find|feel)';
const i = (source: string): RegExp => new RegExp(source, 'gi');

export const LEARNER: readonly Phrase[] = [
  phrase(
    /\bI have (\d{1,2}) years(?: old)?(?=[.,!?;]|\s*$| (?:and|but|now)\b)/gi,
    'I am $1 years old',
    'English says how old one “is”.',
  ),
  phrase(
    /\b(he|she) has (\d{1,2}) years(?: old)?(?=[.,!?;]|\s*$| (?:and|but|now)\b)/gi,
    '$1 is $2 years old',
    'English says how old one “is”.',
  ),
  phrase(
    /\bappreciate if (?=(?:you|we|I|he|she|they|someone|the)\b)/gi,
    'appreciate it if ',
    'What is appreciated is named: “it”.',
  ),
  phrase(
    /\b(took|takes?|been|waited|for|way) to long(?= (?:to|and|but|because|before)\b|[.,!?;])/gi,
    '$1 too long',
    'More than is good is “too”.',
  ),
  phrase(
    /\battend(s|ed|ing)? to (?=(?:my|your|his|her|our|their|the|this|a|an) (?:lecture|class|meeting|course|school|concert|party|wedding|conference|seminar|event|university|lesson|workshop|interview)\b)/gi,
    'attend$1 ',
    'Where one is present one “attends” something.',
  ),
  phrase(
    /\bassisted (?:to|at) (?=(?:a|the|my|an) (?:concert|lecture|class|meeting|conference|party|wedding|course|seminar)\b)/gi,
    'attended ',
    'Where one is present one “attends” something.',
  ),
  phrase(
    /\bagree(s|d)? (?=(?:the|this|that|your|his|her|their|these) (?:statement|opinion|idea|view|point|argument|author|proposal|writer|speaker)s?\b)/gi,
    'agree$1 with ',
    'One agrees “with” an opinion.',
  ),
  // Verbs of knowing and wanting, which go on without -ing.
  phrase(
    /\b(I|you|we|they) (?:am|are) not (understand|know|want|agree|remember)ing\b/gi,
    "$1 don't $2",
    'A verb of knowing or wanting is not said with -ing.',
  ),
  phrase(/\b(all|everything) what\b/gi, ['everything that', 'all that'], 'After “all” and “everything” comes “that”.'),
  phrase(
    /\b(have|has|had) been (never|always|already|just|often) (?=(?:to|in|there|here|a|an|the|so|very|my|interested|afraid|able)\b)/gi,
    '$1 $2 been ',
    'Such a word stands before “been”.',
  ),
  phrase(
    /\bif ((?:the|my|your|his|her|our|their|this|that) \w+) would have (?=\w+(?:ed|en|wn|ght|lt|nt|id|ne|me|ade|own)\b)/gi,
    'if $1 had ',
    'The part with “if” takes “had”; “would” stands in the other.',
  ),
  phrase(
    /\b(two|three|four|five|six|seven|eight|nine|ten|\d{1,3}) (kilo|litre|liter|metre|meter|bottle|cup|slice|piece|bag) (?=of\b)/gi,
    '$1 $2s ',
    'More than one takes the plural.',
  ),
  phrase(
    /\b((?:this|that|the) (?:film|movie|book|lesson|class|game|story|show|trip|lecture|meeting|job|speech|play|concert) (?:is|was) (?:so |very |really |quite |too )?)(bor|interest|excit|tir|confus|surpris|disappoint|exhaust|annoy|relax)ed(?=[.,!?]| (?:and|but|because)\b)/gi,
    '$1$2ing',
    'What makes people feel so ends in -ing; the people end in -ed.',
  ),
  phrase(
    /\b(it (?:is|was) (?:so |very |really |quite |too ))(bor|excit|disappoint|confus|annoy)ed(?=[.,!]| (?:and|but|because)\b)/gi,
    '$1$2ing',
    'What makes people feel so ends in -ing; the people end in -ed.',
  ),
  phrase(
    /\b(looks?|looked|smells?|smelled|smelt|tastes?|tasted|sounds?|sounded) (terrib|horrib)ly(?=[.,!?;]| (?:and|but|today|in|this)\b)/gi,
    '$1 $2le',
    'How something looks, smells, tastes or sounds is said with an adjective.',
  ),
  phrase(
    /\bthere was ((?:about|around|over|almost|nearly|more than|at least) (?:\w+ty|\w+teen|\d{2,}|two|three|four|five|six|seven|eight|nine|ten|a hundred|a dozen|hundreds of) (?:people|men|women|children|\w+s)\b)/gi,
    'there were $1',
    'The verb goes with what there is: more than one takes “were”.',
  ),
  phrase(
    i(`\\bsaid ${OBJECT}(?= (?:that|to|he|she|it|they|we|I|the|about)\\b)`),
    'told $1',
    'With a listener it is “tell”: “told me”.',
  ),
  phrase(
    i(`\\bsays ${OBJECT}(?= (?:that|to|he|she|it|they|we|I|the|about)\\b)`),
    'tells $1',
    'With a listener it is “tell”: “tells me”.',
  ),
  phrase(/\baccording to (?:me|my opinion)\b/gi, 'in my opinion', 'Of one’s own view one says “in my opinion”.'),
  phrase(
    new RegExp(
      `${SENTENCE}(although|though|even though) ([^.!?,;\\n]{3,60}),? but (?=(?:I|he|she|it|we|they|you|the|my)\\b)`,
      'gi',
    ),
    '$1 $2, ',
    '“Although” needs no “but”.',
  ),
  phrase(/\bI no (?=(?:have|like|want|know|understand|need|speak|see)\b)/gi, "I don't ", 'A verb is denied with “don’t”.'),
  phrase(
    new RegExp(
      `${SENTENCE}lets(?= (?:go|do|see|get|make|have|eat|start|try|meet|play|talk|take|not|hope|say|be|look|keep|begin|stay|leave)\\b)`,
      'gi',
    ),
    "let's",
    '“Let’s” is short for “let us”; “lets” means “allows”.',
  ),
  phrase(
    /(?<=\b(?:is|was|were|are|be|been|it's|had) )so an? (?=(?:good|bad|nice|great|beautiful|big|long|lovely|terrible|strange|funny|hard|difficult)\b)/gi,
    'such a ',
    'Before “a” it is “such”: “such a good film”.',
  ),
  phrase(
    /\b(for|in|after|within|every|last|next|past|cost|costs|paid|pay|me|him|her|us|them|only|about|took|takes|lasted) (two|three|four|five|six|seven|eight|nine|ten|twenty|\d{2,}|[2-9]) (day|week|month|year|hour|minute|dollar|euro|mile|kilometer|kilometre)(?=[.,!?;]|\s*$| (?:and|but|ago|later|because|in|at|with)\b)/gi,
    '$1 $2 $3s',
    'More than one: the noun takes an “s”.',
  ),
  phrase(
    /\b(if (?:I|you|he|she|we|they)) would have (?=(?:time|money|a|an|more|enough|any|kids|children)\b)/gi,
    '$1 had ',
    'After “if” what is only imagined takes the past: “had”.',
  ),
  phrase(
    /(?<=(?:^|[.!?"“]\s?|\n|\b(?:and|but|because|then) )(?:I|he|she|they|we) )told that (?=(?:I|he|she|it|they|we|you|the|there|my)\b)/gi,
    'said that ',
    'One tells someone something; without a listener it is “said”.',
  ),
  phrase(
    new RegExp(`\\b(${THING} (?:is|was)(?: (?:very|so|really|quite|too|a bit))?) bored\\b(?! (?:with|by|of|into|through))`, 'gi'),
    '$1 boring',
    'Who feels it is “bored”; what causes it is “boring”.',
  ),
  phrase(/\b(?:make|do) (?:a |some )?photos?\b/gi, ['take a photo', 'take photos'], 'Photos are “taken”.', { shown: true }),
  phrase(/\b(?:make) (?=(?:my|your|his|her|our|their|the|some)? ?homework\b)/gi, 'do ', 'Homework is “done”.'),
  phrase(/\b(?:made) (?=(?:my|your|his|her|our|their|the) homework\b)/gi, 'did ', 'Homework is “done”.'),
  phrase(/\b(?:did|done) (?=(?:a|some|many|any|the same|big|lots of) (?:big )?mistakes?\b)/gi, 'made ', 'Mistakes are “made”.'),
  phrase(/\b(?:do) (?=(?:a|some|many|any|the same|big|lots of) (?:big )?mistakes?\b)/gi, 'make ', 'Mistakes are “made”.'),
  phrase(
    /\b(prefer|prefers|preferred) (?!to\b|more\b|less\b|rather\b|nothing\b|other\b|no\b)(\w+(?: (?!rather|more|less|other)\w+)?) than (?=\w)/gi,
    '$1 $2 to ',
    'One thing is preferred “to” another.',
  ),
  phrase(
    /\b(taller|shorter|older|younger|bigger|smaller|better|worse|faster|slower|stronger|smarter|richer|nicer|happier|more \w+) that (?=(?:me|him|her|us|them|you)\b)/gi,
    '$1 than ',
    'A comparison takes “than”.',
  ),
  phrase(/\birregardless\b/gi, 'regardless', 'The word is “regardless”.'),
  phrase(
    /\b(I|he|she)(?: am| is| have| has|) born (?=in\b|on\b)(?<!\b(?:was|were|am|is) born )/gi,
    '$1 was born ',
    'One “was” born.',
  ),
  phrase(/\b(since|when|where|before|after) (I|he|she) born\b/gi, '$1 $2 was born', 'One “was” born.'),
  phrase(
    /\b(came|arrived|left|started|moved|bought|died|finished) before (two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (minutes|hours|days|weeks|months|years)(?=[.!?])/gi,
    '$1 $2 $3 ago',
    'How long it is since then is told with “ago”.',
  ),
  phrase(
    /\bI(?: am|'m) not (understand|know|want|remember|believe)(?= (?:you|what|how|why|where|the|this|that|it|my|your|to|him|her|them)\b|[.,!?])/gi,
    'I do not $1',
    'What one does takes “do not”.',
  ),
  phrase(
    /\btheir both (?=[£$€]?\d|the same\b|in\b|very\b|good\b|great\b|new\b|fine\b|nice\b|well\b|here\b)/gi,
    "they're both ",
    "“Their” says what belongs to them; what they are is “they're”.",
  ),
  phrase(
    /\byour still (?=ok\b|okay\b|free\b|interested\b|available\b|coming\b|going\b|not\b|here\b|alive\b|up for\b|able\b|looking\b|waiting\b)/gi,
    "you're still ",
    "“Your” says what belongs to you; what you are is “you're”.",
  ),
  phrase(
    /\b(in|from|to) the (Brazil|Spain|Italy|France|Germany|Poland|Portugal|Turkey|Greece|China|India|Japan|Mexico|Canada|England|Scotland|Ireland|Ukraine|Romania|Egypt|Colombia|Argentina|Chile|Peru|Nigeria|Kenya|Pakistan|Vietnam|Thailand)(?=[.,;!?]| (?:and|but|to|in|for|when|because|is|are|was|since|with)\b)/g,
    '$1 $2',
    'This country takes no article.',
  ),
  phrase(/\bI(?: am|'m) born (?=in\b|on\b)/gi, 'I was born ', 'One “was” born.'),
  phrase(
    /\bmost of (?=(?:people|students|children|companies|countries|women|men|users|customers|teachers|parents)\b)/gi,
    'most ',
    'In general it is “most”; “most of” needs “the”.',
  ),
  phrase(
    /\bothers (?=(?:people|things|countries|students|companies|words|problems|questions|children|places)\b)/gi,
    'other ',
    'Before a noun it is “other”.',
  ),
  phrase(
    i(`\\b(have|has|had|need|want) (?=${HAD}(?:[.,!?;]|\\s*$| (?:about|for|with|to|at|and|on|that|because|in|regarding)\\b))`),
    '$1 a ',
    'One thing that can be counted takes “a” or “an”.',
  ),
  phrase(
    i(
      `\\b${THAT_VERB}, that(?= (?:the|a|an|this|these|it|he|she|they|we|I|you|there|my|our|their|his|her|\\w+ (?:is|are|was|were|has|have|can|will))\\b)`,
    ),
    '$1 that',
    'No comma stands before this “that”.',
    { type: 'punctuation' },
  ),
  phrase(
    /\b((?:don't|doesn't|didn't|can't|couldn't|won't|wouldn't|haven't|hasn't|never) (?:\w+ )?)nothing\b(?! (?:but|less|more|to do with))/gi,
    '$1anything',
    'Two negatives cancel each other out: “not … anything”.',
  ),
  ...(['nobody', 'no one', 'nowhere', 'none'] as const).map((word) =>
    phrase(
      new RegExp(`\\b((?:don't|doesn't|didn't|can't|couldn't|won't|haven't|hasn't|never) (?:\\w+ )?(?:to )?)${word}\\b`, 'gi'),
      `$1${{ nobody: 'anybody', 'no one': 'anyone', nowhere: 'anywhere', none: 'any' }[word]}`,
      'Two negatives cancel each other out: one of them is enough.',
    ),
  ),
  phrase(/\bborrow (me|us|him|them)\b/gi, 'lend $1', 'Who gives “lends”; who takes “borrows”.'),
  phrase(
    /\b(the|a|every|this|that) (man|woman|boy|girl|person|teacher|student|friend|doctor|child|lady|guy|people) which\b/gi,
    '$1 $2 who',
    'Of people it is “who”.',
  ),
  phrase(
    /(?<![\w'-])(the|a|an|of|to|in|on|at|for|with|and|or|but|are|was|were|be|have|has|will|would|could|should|I|you|he|she|it|we|they|my|your|his|our|their|this|as|by|from|if|when|because|than|please) +\1(?![\w'-])(?<!\b(?:what|who|where|how|why|whatever|whoever) (?:\w+ ){1,4}\w+)/gi,
    '$1',
    'This word stands twice.',
  ),
  // "What it is is a mess" stays as it is.
  phrase(
    /(?<![\w'-])(is) +is(?![\w'-])(?<!\b(?:what|who|where|how|why|that|it|all|whatever) (?:\w+ ){0,6}is +is)/gi,
    '$1',
    'This word stands twice.',
  ),
  phrase(
    /(?<!\b(?:ask|asks|asked|tell|tells|told|show|shows)(?: \w+)? )\b(students|people|men|women|children|teachers|friends|users|customers|workers|employees|parents|players|someone|everyone|anyone|somebody|everybody) which (?=(?:is|are|was|were|has|have|do|does|don't|doesn't|can|could|will|would|[a-z]+s?)\b)/gi,
    '$1 who ',
    'Of people it is “who”.',
  ),
  phrase(
    /\b(a lot of|lots of) (tourist|student|friend|book|car|house|customer|problem|question|thing|place|game|movie|animal|tree|flower|shop|restaurant|mistake|reason|idea|word|picture|photo)(?= (?:in|at|on|from|for|who|that|to|and|with|comes?|visits?|every|here|there)\b|[.,!?;])/gi,
    '$1 $2s',
    'After “a lot of” what can be counted is plural.',
  ),
];
