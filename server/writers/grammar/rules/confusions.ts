/** Words that sound or look alike. Each pattern takes in enough of what stands around them to be sure. */
import { participle, past } from '../../../english/verbs.ts';
import { anyOf, perhaps, phrase, type Phrase } from './phrase.ts';

/** Things people own, and speak of with "your" and "their". */
const OWNED = anyOf(
  `order orders car cars name names email emails address addresses account accounts house houses phone phones family families letter
  letters company companies team teams website computer computers keys key money parents mother father brother sister dog dogs cat
  cats room rooms homework shoes bag bags book books kids children job jobs life lives birthday passport password bank boss wife husband`,
);

/** "Has been move to Thursday": a noun as well, and so no slip that a dictionary sees. */
const BEEN_DONE = (
  'move change cancel delay postpone update arrange book order ship close repair fix clean invite inform ask approve request accept ' +
  'replace install select choose'
)
  .split(' ')
  .map((verb) =>
    phrase(
      new RegExp(
        `(?<=\\b(?:has|have|had) been )(?<!\\bthere (?:has|have|had) been )${verb}(?=[.,;!?]|\\s*$| (?:to|on|from|by|for|until|since|at|in|because|due|and|yet|already|twice|again)\\b)`,
        'gi',
      ),
      participle(verb),
      'Behind “been” it is the participle.',
    ),
  );

/** "A play wrote by Shakespeare". */
const MADE_BY = 'write draw take sing give choose'
  .split(' ')
  .map((verb) =>
    phrase(
      new RegExp(
        `(?<=\\b(?:is|was|are|were) an? (?:[a-z]{2,12} )?(?:play|book|song|poem|film|novel|letter|painting|picture|photo|story|article) )${past(verb)}(?= by\\b)`,
        'gi',
      ),
      participle(verb),
      `What somebody has made is “${participle(verb)}” by them.`,
    ),
  );

export const CONFUSIONS: readonly Phrase[] = [
  phrase(
    /\bwere (?=(?:are|is|do|did|does|can) (?:you|we|they|the|my|your|it|he|she|I)\b)/gi,
    'where ',
    'The place is asked for with “where”.',
  ),
  phrase(
    /(?<=\b(?:with|of|in|to|for|from|on|about) )them (?=(?!days\b|times\b|years\b|months\b|weeks\b|hours\b|minutes\b|questions\b|lots\b|loads\b|lessons\b)\p{Ll}{3,}[^s\W]s(?:[.,!?;]|\s*$))/giu,
    'those ',
    'Before a noun it is “those”.',
  ),
  phrase(/\bthank's\b/gi, 'thanks', 'No apostrophe stands in “thanks”.'),
  phrase(/(?<=\b(?:to|must|would like to) )inform (?=that\b)/gi, 'inform you ', 'One informs somebody.'),
  phrase(
    /(?<=\b(?:of|the|our|their|your|his|her|some|many|all|new|hotel|kitchen|office|several) )staffs(?=[.,!?;]|\s*$| (?:is|are|was|were|in|at|on|over|for|and|who|of|have|has|had)\b)/gi,
    'staff',
    '“Staff” has no plural: all of them together are the staff.',
  ),
  phrase(
    /(?<=\b(?:hall|shop|store|office|bank|museum|library|road|gate|door|school|pool|restaurant|caf[eé]|market|pharmacy|window)s? (?:will be|is|are|was|were) )close(?=[.,;!?]|\s*$| (?:on|at (?!hand)|for|until|from|because|due|when|today|tomorrow|yesterday)\b)/gi,
    'closed',
    'What is not open is “closed”.',
  ),
  phrase(
    /(?<=\b(?:have|has|had|'ve) )laid(?= (?:in bed|awake|there|(?:on|in) the (?:sofa|bed|beach|floor|grass|couch|ground|sun|road))\b)/gi,
    'lain',
    'Who is at rest has “lain”; “laid” is put down by somebody.',
  ),
  phrase(
    /(?<=\b(?:I|he|she|we|they|it) )laid(?= (?:in bed|awake|there|(?:on|in) the (?:sofa|bed|beach|floor|grass|couch|ground|sun|road))(?! (?:a|an|the|his|her|my|our|their)\b))/gi,
    'lay',
    'Who was at rest “lay”; “laid” is put down by somebody.',
  ),
  phrase(
    /\b(?:made|did) (?=(?:(?:me|us|him|her|them|you) )?a (?:good |big |special |small )?discount\b)/gi,
    'gave ',
    'One gives a discount.',
  ),
  phrase(
    /\bmake (?=(?:(?:me|us|him|her|them|you) )?a (?:good |big |special |small )?discount\b)/gi,
    'give ',
    'One gives a discount.',
  ),
  phrase(
    /\bhole (?=(?:night|day|time|week|month|year|thing|story|world|family|life|morning|afternoon|evening|summer|weekend|class|house|town|point|idea)\b)/gi,
    'whole ',
    '“Whole” means all of it; a hole is an opening.',
  ),
  phrase(
    /\bloosing (?=(?:my|your|his|her|our|their|its|the|a|an|someone|somebody|everything|control|weight|money|interest|hope|touch|time|sight|it|him|them|me|you)\b)/gi,
    'losing ',
    'Not to keep is “losing”.',
  ),
  phrase(
    /(?<=\b(?:is|are|was|were|it's|that's|looks|seems|feels|felt|far|way|bit) )to (?=(?:tight|big|small|high|low|late|early|loud|heavy|expensive|difficult|hard|far|old|young|busy|much|many|bad|easy|short|dark|strong|weak|dangerous)(?:[.,!?;]|\s*$| (?:for|to)\b))|(?<=\b(?:is|are|was|were|it's|that's|far|way|bit) )to (?=(?:long|slow|hot|cold|tired)(?:[.,!?;]|\s*$| for (?:me|him|her|us|them)\b))/gi,
    'too ',
    'More than enough is “too”.',
  ),
  phrase(
    /(?<=(?:^|[.!?] |\n))your right(?= (?:though|about|that|of course|it|I|but|and)\b|[,.!])/gim,
    "you're right",
    '“You’re” is short for “you are”.',
  ),
  ...(
    [
      ['inorder', 'in order'],
      ['eventhough', 'even though'],
      ['noone', 'no one'],
      ['thankyou', 'thank you'],
      ['abit', 'a bit'],
      ['(?<!day )to day', 'today'],
    ] as const
  ).map(([written, right]) =>
    phrase(new RegExp(`\\b${written}\\b`, 'gi'), right, `It is written “${right}”.`, { type: 'spelling' }),
  ),
  phrase(
    /\btheirs (?=(?:no|a|an|not|nothing|something|always|still|plenty|lots)\b)/gi,
    "there's ",
    'That something exists is “there is”.',
  ),
  phrase(
    /\bthem (?=\w+s (?:was|were|is|are|have|has)\b)(?<=(?:^|[.,!?] |\n|\b(?:and|but|because|if|think|said|know) )them )/gi,
    'those ',
    'Pointing at several it is “those”.',
  ),
  phrase(
    /(?<=\b(?:in|for|since|until|by|last|next|early|late|of|until) )march(?= (?:has|have|is|are|was|were|and|\d)\b|[.,!?;]|\s*$)/g,
    'March',
    'Months begin with a capital.',
  ),
  phrase(
    /(?<=\b(?:if|when|because|think|know|hope|as|since|while|that) )your (?!(?:building|meeting|wedding|training|morning|evening|painting|clothing|housing|setting|savings|drawing|ending|opening|hearing|feeling|being|thing|ring|king|string|wing|spring|ceiling|writing|reading|cooking|parking|timing|planning|marketing|pricing|spelling|wording|sibling|offering|thinking|breathing|heating|listing|booking|rating|recording)\b)(?=\w{2,}ing (?:the|a|an|some|it|me|us|him|them|to|for|with)\b)/gi,
    "you're ",
    '“You’re” is short for “you are”; “your” means that it belongs to you.',
  ),
  phrase(
    /(?<=\b(?:fit|fits|go|goes|went|gone|come|comes|came|walk|walked|look|looked|looking|get|got|pass|passed|ran|run|running|see|saw|drove|drive|flew|climb|climbed|live|lived|all the way|half ?way|right|straight) )threw(?= (?:the|a|an|my|your|his|her|its|our|their|this|that|it)\b)/gi,
    'through',
    'From one side to the other is “through”; “threw” is the past of “throw”.',
  ),
  phrase(
    /(?<=\b(?:lost|lose|loses|changed|change|reached|opened|of|in|on|with|from|into) )it's(?= (?:own|licence|license|name|price|place|way|owner|owners|value|shape|colour|color|size|customers|users|head|tail|doors|roof|walls|effect|effects|beauty|taste|mother|food|limits?|mind|history|origin|importance|weight|length|height|age)\b)/gi,
    'its',
    '“Its” means that it belongs to it; “it’s” is short for “it is”.',
  ),
  perhaps(
    /(?<=\b(?:told|tell) (?:him|her|them|you|us|me) )there(?= (?:only for|not for|going to|coming to|just for)\b)/gi,
    "they're",
    '“They’re” is short for “they are”; “there” is a place.',
  ),
  phrase(
    /(?<=(?:^|[.!?]\s|\n|,\s|\b(?:once|when|because|if|that|and|so|but|where|before|after)\s)(?:the|my|our|his|her|their) \w+ and )me(?= (?:have|had|are|were|will|would|can|could|went|want|wanted|need|think|like|did|do|live|work|met|saw)\b)/gi,
    'I',
    'Who does something is “I”.',
  ),
  phrase(/(?<=\b(?:the|in|early|late|mid) )(\d{0,3}0)'s(?=[\s,.;!?]|$)/gi, '$1s', 'Several years take no apostrophe.', {
    type: 'punctuation',
  }),
  phrase(
    /\b(every|some|any|no)(body|one)s(?= (?:been|going|got|coming|here|there|in|at|on|not|the|a|ever|always|perfect)\b)/gi,
    "$1$2's",
    '“Is” and “has” are shortened with an apostrophe.',
    { type: 'punctuation' },
  ),
  phrase(
    /\bwhose(?= (?:working|coming|going|been|doing|playing|calling|staying|driving|cooking|paying|talking|running|making|got|there|here|in charge|at the|on the)\b)/gi,
    "who's",
    '“Who’s” is short for “who is”; “whose” asks whom it belongs to.',
  ),
  phrase(
    /\b(her|their|your|our)'s(?= (?!(?:and|or|but|is|was|are|were|has|to|in|on|at|for|now|too|as|than|truly)\b)[a-z])/gi,
    '$1',
    'What belongs to somebody is said without an apostrophe.',
  ),
  phrase(/\b(childr|wom|m)ens'?(?= [a-z])/gi, "$1en's", 'What belongs to several takes an apostrophe and “s”.'),
  phrase(
    /\b(was|am|is|were|been|just|been) wandering (?=(?:if|whether|what|why|how|when|who|about)\b)/gi,
    '$1 wondering ',
    'Who asks himself something wonders; who walks about wanders.',
  ),
  phrase(/\bpast away\b/gi, 'passed away', 'Who has died has “passed away”.'),
  phrase(
    /\b(current|new|my|his|her|their|your|important|key|major|leading|main|in this|in that|different|active) roll(?=,| (?:as|in|at|of|was|is|within)\b|\.)/gi,
    '$1 role',
    'What somebody does or plays is a “role”.',
  ),
  phrase(
    /\b(sat|sit|sits|stood|stand|stands|lay|lie|lies|sleep|slept|walk|walked|knelt|sitting|standing|lying) besides (?=(?:me|him|her|it|us|them|you|the|my|his|a)\b)/gi,
    '$1 beside ',
    'At the side of is “beside”; “besides” means “in addition”.',
  ),
  phrase(
    /\b(I|we|they|you) (?:ai|am|is) ?n't never (?=\w+)/gi,
    '$1 have never ',
    'Two negatives cancel each other out: one of them is enough.',
  ),
  phrase(/\b(in|at|to|from) abroad\b(?<!from abroad)/gi, 'abroad', '“Abroad” takes no preposition.'),
  phrase(
    /\b(is|are|was|were|be|been|being|arrive|arrives|arrived|come|comes|came) on late\b/gi,
    '$1 late',
    '“Late” takes no preposition.',
  ),
  phrase(
    /\b(?:in|at) (?:the )?internet(?=[,.!?;]| (?:and|but|for|because|to)\b)/gi,
    'on the internet',
    'It is “on the internet”.',
  ),
  phrase(
    /\b(look|looks|looked|looking) on (me|him|her|us|them)(?= (?:until|when|and|but|with|for|like|in|angrily|sadly)\b|[.,!?])/gi,
    '$1 at $2',
    'One looks “at” somebody.',
  ),
  phrase(/\bclear for (me|him|her|us|them|you)\b/gi, 'clear to $1', 'It is clear “to” somebody.'),
  phrase(/\bfurther with (?=(?:my|our|your|the)\b)/gi, 'further to ', 'It is “further to”.'),
  phrase(
    /\b(send|return|submit|finish|complete|deliver|reply|respond|pay|confirm|hand (?:it )?in|apply|register|hear from you|reach us|arrive|do it|done|ready|finished|back|know) ((?:it |them |us |me |the \w+ |your \w+ |this )?)until (?=(?:\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|next|the end of|january|february|march|april|may|june|july|august|september|october|november|december|noon|midnight)\b)/gi,
    '$1 $2by ',
    'Not later than a time is “by”; “until” goes on up to it.',
  ),
  phrase(/\bThanks god\b/gi, 'Thank God', 'It is “thank God”.'),
  phrase(
    /\bplease to (?=(?:sign|send|come|call|write|contact|tell|give|let|find|fill|check|help|wait|reply|answer|note|confirm|be|do|make|take)\b)/gi,
    'please ',
    'After “please” stands the plain verb.',
  ),
  phrase(/\bhow long time\b/gi, 'how long', '“How long” says it.'),
  phrase(
    /\b(go|goes|went|going|gone|get|got|put (?:him|her|them)) to the bed(?=[.,!?;]| (?:at|early|late|and|because|before|after|when)\b)/gi,
    '$1 to bed',
    'One goes “to bed”, to sleep.',
  ),
  phrase(
    /\bhow (do|does|did) (you|we|they|people|one) call (?=["“])/gi,
    'what $1 $2 call ',
    'One asks “what” something is called.',
  ),
  phrase(/\b(the more \w+(?: \w+){1,5}), the best\b/gi, '$1, the better', 'Both parts compare: “the more …, the better”.'),
  phrase(
    /\b(learned|learnt|learns) (me|him|her|us|them|you) (?=(?:to|how|that|the|a)\b)/gi,
    'taught $2 ',
    'Who gives lessons teaches; who gets them learns.',
  ),
  phrase(
    /\b(I|he|she|it|we|they) laid (?=(?:in|on|under|beside|there|awake|down (?:on|in|and|for)|next to|in bed)\b)/gi,
    '$1 lay ',
    'Who was at rest “lay”; “laid” puts something down.',
  ),
  phrase(
    /\b((?:don't|doesn't|didn't|can't|won't|not) \w+) neither (?=[a-z]+(?:[.,!?;]| ))/gi,
    '$1 or ',
    'After a negative the second part is joined by “or”.',
    { shown: true },
  ),
  phrase(
    /\b(two|three|four|five|six|seven|eight|nine|ten|twelve|\d+) (day|week|month|year|hour|minute)s (?=(?:rent|notice|work|pay|salary|wages|holiday|leave|drive|walk|delay|experience|worth)\b)/gi,
    "$1 $2s' ",
    'What lasts so long takes an apostrophe: “three months’ rent”.',
    { type: 'punctuation' },
  ),
  phrase(
    /\b(see|saw|read|eat|ate|spend|spent|visit|visited|clean|cleaned|watch|watched|in|for|during) whole (?=(?:valley|city|book|day|night|week|month|year|summer|winter|house|family|world|country|film|movie|cake|pizza|weekend|life|time|story|town|village|class|afternoon|morning|evening)\b)/gi,
    '$1 the whole ',
    'It is “the whole”.',
  ),
  phrase(/\baint\b/gi, "ain't", 'Two words in one take an apostrophe.', { type: 'spelling' }),
  phrase(/\bwhos(?= [a-z]+)/gi, 'whose', '“Whose” asks whom it belongs to.'),
  phrase(
    /\btherefor\b(?=,| (?:the|a|an|I|we|he|she|it|they|nobody|no|there|this)\b)/gi,
    'therefore',
    '“For that reason” is “therefore”.',
  ),
  // your, you're
  phrase(
    /\byour (?=welcome\b(?:[.!,]|\s*$)|going to\b|gonna\b|not\b|so \w+(?:[.!,]|\s*$)|too \w+(?:[.!,]|\s*$)|(?:right|wrong) about\b|an? \w+|the \w+|kidding\b|always\b|never\b)/gi,
    "you're ",
    '“You’re” is short for “you are”; “your” means that it belongs to you.',
  ),
  phrase(
    /\byou're(?= (?:own|new|old)? ?(?:WORDS)\b)/gi,
    'your',
    '“Your” means that it belongs to you; “you’re” is short for “you are”.',
  ),
  phrase(
    /(?<=\b(?:about|with|of|in|on|from|for|regarding|to) )you(?= (?:WORDS|help|support|question|questions|message|time|advice|reply|answer|attention|feedback)(?:[.!?,;]|\s*$| (?:is|was|are|were|and|with|today)\b))/gi,
    'your',
    '“Your” means that it belongs to you.',
  ),
  phrase(
    /(?<=\b(?:hope|think|know|if|when|because|that|while|sure|glad|what|how|where|and|but) )your(?= (?:doing|going|coming|feeling|having|getting|looking|trying|ready|okay|fine|interested|able|happy|sick|welcome|busy|tired|late|wrong|sure|well[.!?,])(?![\w-]))/gi,
    "you're",
    '“You’re” is short for “you are”; “your” means that it belongs to you.',
  ),
  phrase(
    /(?<=(?:^|[.!?]\s|\n))your (?=(?:late|early|right|wrong|amazing|awesome|beautiful|crazy|lucky|kidding|joking|too kind|the best)(?: (?:again|today|now))?(?:[.!?,]|\s*$))/gi,
    "you're ",
    '“You’re” is short for “you are”; “your” means that it belongs to you.',
  ),
  phrase(
    /(?<=(?:^|[.!?]\s|\n))were (?=(?:going to|not|having|leaving|looking|very|so)\b[^?,.!\n]*[.!])/gi,
    "we're ",
    '“We’re” is short for “we are”; “were” is the past of “are”.',
  ),
  // their, there, they're
  phrase(/\btheirs(?= (?:no|a|an|nothing|something|only|always|never)\b)/gi, "there's", '“There’s” is short for “there is”.'),
  phrase(
    /\btheir(?= (?:is|are|was|were|will be|isn't|aren't|wasn't|has been|have been)\b)/gi,
    'there',
    'That something exists is “there is” or “there are”; “their” means that it belongs to them.',
  ),
  phrase(
    /\btheir(?= (?:going to|gonna|not|very \w+[.!,])\b)/gi,
    "they're",
    '“They’re” is short for “they are”; “their” means that it belongs to them.',
  ),
  phrase(
    /(?<=\b(?:lost|forgot|sold|love|like|left|with|in|of|to|from|all|clean|washed|did|do|bring|brought|took|take|have|about) )(?:there|they're)(?= (?:own )?(?:WORDS)\b)/gi,
    'their',
    'What belongs to them is “their”.',
  ),
  phrase(
    /\btheir(?= (?:giving|selling|offering|handing|taking|making|having|doing|getting|coming|closing|opening|moving|building|looking|trying|playing|showing|leaving|bringing|putting|running|working) (?:away|out|off|up|an?|the|us|me|you|it|him|her|them|to|free|some|all|back|down|for|on|at)\b)/gi,
    "they're",
    '“They’re” is short for “they are”; “their” means that it belongs to them.',
  ),
  phrase(/\b(?:they're)(?= (?:own )?(?:WORDS)\b)/gi, 'their', 'What belongs to them is “their”.'),
  phrase(
    /(?<=\b(?:check|bring|use|lock|clean|wash|move|pack|show|send|lend|park|feed|walk|with|of|from|in|on|for) )you're(?= (?:own )?(?:WORDS|sheds?|garages?|gardens?|coats?|tickets?|forms?|details|photos?|pets?|bins?|drives?|windows?|doors?|cups?|plates?|lunch|tools?|laptops?|hands|answers?|replies)\b)/gi,
    'your',
    'What belongs to you is “your”.',
  ),
  // to, two
  phrase(
    /(?<=\b(?:for|just|only|these|those|another|other|last|first|next|least) )to(?= (?:more|days|weeks|hours|years|months|minutes|people|times|kids|children|tickets|bedrooms|dogs|cats|cars|rooms|beds|seats|places|brothers|sisters|bags|boxes)\b)/gi,
    'two',
    'The number is “two”.',
  ),
  phrase(
    /(?<!\b(?:the|a|this|that|its|his|her|their|very|whole) )\blast scene(?= (?:in|at|near|on|by|wearing|around|outside|behind|with)\b)/gi,
    'last seen',
    'Who was looked at was “seen”.',
  ),
  phrase(/\b(apologi[sz]e[ds]?)(?= (?:any|the|this|all|our)\b)/gi, '$1 for', 'One apologises for something.'),
  phrase(
    /\b(apply|applying|applied)(?= (?:the|this|your|a) (?:[a-z]+ )?(?:position|job|role|post|vacancy|internship|scholarship|visa|course|grant|loan)\b)/gi,
    '$1 for',
    'What one would like to have one applies for.',
  ),
  phrase(
    /\b(last|next|this) (week|month|year)s(?= (?:order|meeting|bill|invoice|email|newsletter|issue|salary|rent|lesson|game|payment|class|episode|results?|figures|sales|trip|report|edition|event|party|homework|wages|statement)\b)/gi,
    "$1 $2's",
    'What belongs to a time takes an apostrophe.',
  ),
  ...BEEN_DONE,
  ...MADE_BY,
  // its, it's
  phrase(
    /\bits(?= (?:been|a|an|the|not|my|your|our|his|her|their|raining|snowing|going|getting|because|time to|(?:so|too|very|really) \w+(?:[.,!]| to\b| that\b)|(?:nice|hard|easy|important|possible|impossible|better|good|great|sad|okay|ok|true|cold|hot|late) (?:to|that|outside|today|here|for|and|but)\b)\b)/gi,
    "it's",
    '“It’s” is short for “it is” or “it has”; “its” means that it belongs to it.',
  ),
  phrase(
    /\bits(?= (?:(?:so|too|very|really|not) )?(?:late|early|cold|hot|warm|raining|true|ok|okay|fine|over|done|funny|great|wrong|important|expensive|cheap|difficult|easy|nice|free|amazing|awesome|beautiful|ready|possible|impossible|obvious|sad)(?:[.!?,]|\s*$))/gi,
    "it's",
    '“It’s” is short for “it is”.',
  ),
  phrase(
    /\bits to (?=(?:cold|hot|late|early|big|small|long|short|expensive|cheap|fast|slow|old|young|difficult|hard|far|loud|heavy|dark|dangerous|complicated|much|many|bad|soon)\b)/gi,
    "it's too ",
    '“It’s” is short for “it is”, and “too” means more than is good.',
  ),
  phrase(
    /\bit's(?= (?:own|name|tail|head|size|colou?r|place|wings|legs|mouth|nest|owner|owners|members|customers|employees|content|contents|original|best friend)\b(?! (?:is|are|in|on|at|that)\b))/gi,
    'its',
    '“Its” means that it belongs to it; “it’s” is short for “it is”.',
  ),
  phrase(
    /\bwho's(?= (?!been\b|got\b|had\b|there\b)[a-z]+ (?:is|was|are|were) (?:this|that|it|these|those)\b|(?: [a-z]+ (?:this|that|it) is\b))/gi,
    'whose',
    '“Whose” asks who owns it; “who’s” is short for “who is”.',
  ),
  phrase(
    /\byou're(?= (?:help|advice|support|work|idea|question|answer|email|message|opinion|patience) (?:is|was|has|will|would|made|makes)\b)/gi,
    'your',
    '“Your” means that it belongs to you; “you’re” is short for “you are”.',
  ),
  phrase(
    /\beveryday(?=[.,!?;]|\s*$| (?:at|in|on|and|to|with|for|before|after|because|when|by|since|but)\b)/gim,
    'every day',
    'How often is “every day”; “everyday” means ordinary.',
  ),
  phrase(
    /\bwhom (?=(?:is|was|are|were|has|had|wrote|said|did|went|made|won|will|would|can|could|lives?|works?)\b)(?<!\b(?:of|to|for|with|from|by|in|on|about) whom )/gi,
    'who ',
    'Who does something is “who”.',
  ),
  phrase(
    /(?<=\b(?:is|was|are|were|late|cancelled|canceled|closed|delayed|mainly|partly|mostly|largely|this|that|it) )do to (?=(?:the|a|an|my|his|her|our|their|its|bad|heavy|this|these)\b)/gi,
    'due to ',
    'Because of something is “due to”.',
  ),
  phrase(
    /\beffect(s|ed|ing) (?=(?:the|every|every|all|my|our|his|her|their|your|its|many|me|us|him|them|people|everyone)\b(?! (?:change|changes|transition|cure|rescue|repair|repairs|reform|reforms|escape|release)))/gi,
    'affect$1 ',
    'To have an influence is “to affect”; “effect” is the result.',
  ),
  phrase(
    /(?<=(?:^|[.!?,]\s|\n|\b(?:and|but|so|then|that|or)\s))ill (?=(?:be|have|see|call|let|get|go|do|come|bring|take|make|just|never|try|send|pay|give|tell|text|meet|wait|probably|also)\b)/gi,
    "I'll ",
    '“I’ll” is short for “I will”.',
  ),
  phrase(/\b(nobody|no one) of (?=(?:us|them|you|the|my|our|his|her|their)\b)/gi, 'none of ', 'Out of several it is “none of”.'),
  phrase(
    /\b(I|we|they) (think|believe|guess|hope|suppose) (is|was) (?=(?:very|so|not|too|really|a|an|the|better|good|important|possible|necessary|difficult|easy|hard|great|nice|bad|true|right)\b)/gi,
    '$1 $2 it $3 ',
    'A clause needs a subject: here it is “it”.',
  ),
  phrase(/\b(I) (think|believe|hope) (?=(?:would|could|can|will) be\b)/gi, '$1 $2 I ', 'A clause needs a subject.'),
  phrase(
    /(?<=\bit (?:is|was|'s) (?:not )?(?:im)?possible )(\w+)ing(?= (?:the|a|my|your|to)\b)/gi,
    [],
    'Behind “possible” the verb takes “to”.',
    { shown: true },
  ),
  // to, too
  phrase(
    /(?<=\b(?:is|are|was|were|am|be|been|seems?|looks?|feels?|felt|became|'s|'re|'m|way|far|just|much|a bit|a little) )to(?= (?:cold|hot|late|early|big|small|long|short|expensive|cheap|fast|slow|old|young|tired|busy|difficult|hard|easy|far|loud|quiet|heavy|tall|strong|weak|dark|sweet|spicy|salty|dangerous|complicated|much|many|few|little|bad|good to be true|soon|shy|sick|ill|high|low|scared|afraid)\b(?! (?:water|weather|milk|air|coffee|food|speed|people|men|women|children|students|users|customers|readers|areas|places|regions|countries|temperatures|levels|groups|families)\b))/gi,
    'too',
    '“Too” means more than is good; “to” does not.',
  ),
  phrase(
    /(?<=\b(?:there (?:is|are|was|were)|have|has|had|ate|eat|drank|drink|spent|spend|cost|costs|made|make|took|got|get|eating|drinking|asking|asks?) )to(?= (?:much|many|few|little)\b)/gi,
    'too',
    '“Too” means more than is good; “to” does not.',
  ),
  phrase(
    /(?<=\b(?:want|wants|wanted|going|need|needs|needed|have|has|had|like|likes|liked|try|trying|used|able|hope|hoping|plan|planning|decided) )too(?= (?:be|go|get|see|make|do|have|know|take|say|come|buy|eat|find|learn|help|work|play|leave|stay|tell|talk|meet|try|use|give|start|stop|become|visit|travel|study|sleep)\b)/gi,
    'to',
    'Before a verb it is “to”.',
  ),
  phrase(
    /(?<=\b(?:go|goes|went|going|come|came|drove|drive|walked|walk|back|close|next|moved|talked?|listen|listened) )too(?= (?:the|my|your|his|her|our|their|school|work|bed|him|them|me|us)\b)/gi,
    'to',
    'A direction is “to”; “too” means “also” or “more than is good”.',
  ),
  // then, than
  phrase(
    /(?<=\b(?:better|worse|bigger|smaller|taller|shorter|older|younger|faster|slower|cheaper|longer|larger|higher|lower|stronger|easier|harder|earlier|later|rather|less|other|fewer|greater|nicer|happier|heavier|richer|safer|closer|further|colder|warmer|hotter|weaker|simpler) )then(?= (?:me|him|her|us|them|you|it|I|he|she|we|they|the|a|an|my|your|his|our|their|this|that|ever|before|any|usual|expected|most|all|\d+)\b)/gi,
    'than',
    'A comparison takes “than”; “then” is about time.',
  ),
  phrase(
    /(?<=\bmore (?:\w+ )?)then(?= (?:me|him|her|us|them|you|it|the|a|an|my|your|his|our|their|this|that|ever|any|usual|one|two|three|five|ten|half|enough|\d+)\b)/gi,
    'than',
    'A comparison takes “than”; “then” is about time.',
  ),
  // lose, loose
  phrase(
    /(?<=\b(?:come|came|comes|coming|works?|worked|breaks?|broke|hangs?|hanging|hung|shook|cut|set) )lose(?! (?:my|your|his|her|its|our|their|the|a|an|it|them|him|us|me|you)\b)/gi,
    'loose',
    'What is not tight is “loose”; “lose” means not to keep.',
  ),
  phrase(
    /(?<=\b(?:don't|didn't|not|will|would|could|can|can't|to|may|might|should|won't|never|you|we|I|they|teams?|people) )loose(?= (?:my|your|his|her|our|their|the|a|an|it|them|every|each|all|with|against|some|weight|money|time|hope|everything|control|track|interest|patience|faith|sight|\w+ing\b|points?)\b)/gi,
    'lose',
    'Not to keep something is “to lose”; “loose” means not tight.',
  ),
  // affect, effect
  phrase(
    /(?<=\b(?:rain|weather|war|news|accident|change|changes|price|prices|noise|illness|it|this|that|which|they|will|can|could|may|might|would|does not|doesn't|not|also|really|to) )effect(?= (?:me|you|him|us|them|my|your|his|her|our|their|people|everyone|the (?:game|price|result|results|quality|outcome|mood|health|environment|economy|people|way|whole))\b)/gi,
    'affect',
    'To have an influence is “to affect”; “effect” is the result.',
  ),
  // advice, advise
  phrase(
    /(?<=\b(?:some|any|an|your|my|his|her|their|good|bad|useful|legal|more|of|for|the|this) )advise(?=[.,!?;]|\s*$| (?:on|about|from|for|is|was|that|to)\b)/gi,
    'advice',
    'The noun is “advice”; “advise” is the verb.',
  ),
  phrase(
    /(?<=\b(?:I|we|they|would|will|can|could|to|please|must|strongly) )advice(?= (?:you|him|her|them|us|me|that|against|people|everyone)\b)/gi,
    'advise',
    'The verb is “advise”; “advice” is the noun.',
  ),
  // others
  phrase(
    /(?<=\b(?:has|have|had|was|were|been|be|is|are) )lead(?= (?:to|by|the|us|me|them|him|her)\b)/gi,
    'led',
    'The past of “lead” is “led”.',
    { shown: true },
  ),
  phrase(
    /\b(would|could|should|might|must)(n't| not)? of(?= \w+)(?! course)/gi,
    '$1$2 have',
    'It is “have”: “should of” is a mishearing of “should have”.',
  ),
  phrase(
    /\bsuppose to(?= \w+)(?<=\b(?:am|is|are|was|were|'m|'s|'re|be|not) suppose to)/gi,
    'supposed to',
    'It is “supposed to”.',
  ),
  phrase(
    /(?<=(?:^|[.!?,;"“]\s*|\n|\b(?:and|but|when|because|that|so|also|if)\s)(?:I|you|we|they|he|she|it)(?: also)? )use to(?= (?:be|go|live|have|work|play|like|love|think|know|do|eat|see|make|get|come|read|drink|smoke)\b)/gi,
    'used to',
    'A habit of the past is “used to”.',
  ),
  phrase(
    /\b(an? |one |each |every )?peace of (?=(?:cake|paper|advice|work|music|bread|furniture|equipment|information|news|art|clothing|wood|land)\b)/gi,
    '$1piece of ',
    'A part is a “piece”; “peace” is the absence of war.',
  ),
  phrase(/\bcan not\b(?! only)/gi, 'cannot', '“Cannot” is written as one word.', { type: 'spelling' }),
  phrase(
    /(?<=\b(?:be|is|was|are|were|being|becoming|become) )apart of\b/gi,
    'a part of',
    'It is “a part of”; “apart” means the opposite.',
  ),
].map((entry) => ({ ...entry, find: new RegExp(entry.find.source.replaceAll('WORDS', OWNED), entry.find.flags) }));
