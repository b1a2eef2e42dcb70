/**
 * Signs of danger told in a roundabout way: a request for a quote, a bio or a pillow, with the danger in a half-sentence beside
 * it. Each is a thing beside what makes it dangerous: a medicine and how much, a fall and how drowsy, a child and nobody there.
 */
import { said, together, type Sign } from './signs.ts';

const MADE_UP = String.raw`novel|character|plot|villain|thriller|film|movie|episode|scene|chapter|screenplay|lyrics|game|trailer|sketch|musical|puppet|role play|lecture|essay|seminar|explainer|myth|history|course|clinic|charity|association|landlord|webinar|awareness|campaign|poem about`;
const I = String.raw`i|i'?m|i'?ve|i'?ll|my|me|we|our|he|she|him|her|his|mine|they`;
const NOW = String.raw`now|tonight|today|this (?:morning|evening|afternoon)|since|ago|minutes?|hours?|last night|yesterday|just|still|all (?:night|day)`;
const YOUNG = String.raw`baby|newborn|toddler|kid|kids|child|children|son|daughter|nephew|niece|[1-9] ?(?:yo|yr|y/o)|mine`;
const UNWELL = String.raw`sleepy|drowsy|dizzy|faint\w*|passed out|blacked out|puk\w+|vomit\w*|throw\w* up|threw up|sick|headaches?|confused|drunk|limp|wobbly|shaky|sweaty|blurry|unwell|rotten|stomach hurts|grey|blue|pale|breathing fast`;

/** What speaks of an end, for the danger that is named first. */
export const SELF_HARM: readonly Sign[] = [
  together(
    70,
    [
      String.raw`(?:won'?t|wont|will not|not|isn'?t going to) (?:be )?(?:need(?:ing)?|here|around|see|wake up|coming back|want)`,
      String.raw`another one|any of it|anything|any ?more|by (?:mon|tues|wednes|thurs|fri|satur|sun)day|next week|tonight|after (?:tonight|my|friday|sunday|monday|tomorrow|i)|monday|no one knows|nobody knows|past tense`,
      String.raw`i|i'?m|i'?ll|my|me|names`,
    ],
    String.raw`holiday|vacation|leave|office|refund|order|delivery|trip|moving|job|retire\w*|conference|${MADE_UP}`,
  ),
  together(
    80,
    [
      String.raw`goodbye for good|by the time you read this|being a burden|been a burden|a burden to|(?:sleep|asleep) and never wake|never wake up|after i(?:'m| am) gone|when i(?:'m| am) gone|join(?:ing)? (?:her|him|them) (?:soon|now|tonight|at last)|line about joining (?:her|him)|(?:my|mine) is planned|step back one night|will not step back|obituary (?:about|for|of) (?:myself|me)|everything laid out`,
      String.raw`i|i'?m|i'?ve|i'?ll|my|me|myself|mine|your family`,
    ],
    MADE_UP,
  ),
  together(
    70,
    [
      String.raw`last (?:video|post|message|chapter|words?|quote|note|letter|line)`,
      String.raw`bridge|tonight|ever|laid out|won'?t be|wont be|goodbye|shouldn'?t guess|cheerful|on the bed`,
      String.raw`i|i'?m|i'?ve|my|me`,
    ],
    String.raw`novel|character|episode|season|film|day at|semester|captain|newsletter`,
  ),
  together(
    60,
    [
      String.raw`picked|chosen|found|decided on|know which`,
      String.raw`(?:the|a|my) (?:bridge|cliff|tracks|roof|train|rope|day)`,
      String.raw`already|video|last|guess|goodbye|tonight|nobody`,
      "i|i've|ive",
    ],
    `venue|wedding|photo|${MADE_UP}`,
  ),
  together(
    90,
    [
      String.raw`gave|giv\w+|gets|leave|delete`,
      String.raw`(?:my|her|his|the) (?:cats?|dogs?|\w+ )?(?:money|jewelry|jewellery|ps5|things|savings|guitar|cats?|dogs?|answers|everything)|all the money|all (?:my|her|his) \w+`,
      String.raw`(?:not|won'?t|wont) (?:be )?(?:here|around|need)|phone'?s? off|hug that|after i am gone|no ?one knows|nobody knows|finally at peace`,
    ],
    `moving|charity|sale|${MADE_UP}`,
  ),
  together(
    80,
    [
      String.raw`took (?:all|the rest|every|\d\d|forty|thirty|twenty)|taken (?:all|the rest|\d\d)|count (?:them|the (?:pills|tablets))|sit with (?:her|his) tablets`,
      String.raw`of (?:them|it|mum'?s|mom'?s|dad'?s|my|the pack\w*|the box|the bottle|paracetamol|ibuprofen)|pills|tablets|packet|evening`,
      String.raw`soon|nobody knows|stomach|last night|this morning|sleep|joining|wear\w* off|quotes?|like \d+`,
    ],
    MADE_UP,
  ),
  together(
    60,
    [
      String.raw`(?:train|tram) tracks|railway|the roof|the cliff|the bridge`,
      String.raw`one night|every night|step|jump|last chapter|tonight`,
      String.raw`i|i'?ll|my`,
    ],
    `photo|photograph\\w*|view|concert|marathon|${MADE_UP}`,
  ),
  together(
    90,
    [
      String.raw`day \d+|\d+ (?:days|kilos?|kg|pounds|lbs)|pro ana|thinspo`,
      String.raw`(?:only|nothing but|just) (?:on )?(?:water|ice|coffee)|pro ana|thinspo|to goal|want to get to \d\d`,
      String.raw`faint\w*|goal|keep going|hashtags|quotes?|heart`,
    ],
    'doctor says|sailing|challenge for',
  ),
];

/** What was swallowed or breathed in. */
/** What burns badly, and those who feel it. */
export const FUMES: readonly Sign[] = [
  together(
    110,
    [
      String.raw`generator|fireplace|wood stove|boiler|gas heater|space heater|bbq|barbecue|charcoal|co alarm|carbon monoxide|exhaust|car running`,
      String.raw`inside|in here|indoors|garage|room|evening|alarm|won'?t shut up|rehearse|by the|all night|bedroom`,
      UNWELL,
      I,
    ],
    `${MADE_UP}|recipe`,
  ),
  together(
    110,
    [
      String.raw`(?:gas |oil )?(?:boiler|furnace|heater|stove|fireplace|generator|chimney|flue)`,
      String.raw`(?:feel|feeling|felt|get|gets|getting|wake up|woke up|have|has) (?:[\w']+ ){0,4}(?:sick|headach\w*|dizzy|drowsy|sleepy|nause\w+|faint|confused|ill|unwell)`,
      String.raw`both|all of us|we|everyone|everybody|when(?:ever)?|every time|since|while`,
    ],
    `advert|recipe|${MADE_UP}`,
  ),
];

export const POISON: readonly Sign[] = [
  together(
    90,
    [
      YOUNG,
      String.raw`swallow\w*|ate|drank|found|got into|licked|chewed`,
      String.raw`batter(?:y|ies)|magnets?|pills?|tablets?|antifreeze|bleach|weed ?killer|detergent|pods?|gummies|nicotine|vape`,
    ],
    `advert|${MADE_UP}`,
  ),
  together(
    100,
    [
      String.raw`drank|drunk|swallowed|mistook|thinking it was`,
      String.raw`antifreeze|bleach|weed ?killer|drain cleaner|methanol|screen ?wash|thinner|petrol`,
      String.raw`brother|sister|he|she|i|my|dad|mum|mom|friend|dog|kid|grand\w+`,
    ],
    MADE_UP,
  ),
  together(
    120,
    [
      String.raw`mushrooms?|berries|foraged`,
      String.raw`ate|eaten|picked`,
      String.raw`yellow\w*|throwing up|vomit\w*|sick|rotten|cramps|jaundice|diarrh\w+|dizzy`,
    ],
    `recipe|${MADE_UP}`,
  ),
  together(
    110,
    [
      String.raw`pills?|tablets?|medicine|meds|gummies`,
      String.raw`missing|open|empty|gone|some of`,
      String.raw`sleepy|drowsy|won'?t wake|limp|dizzy|floppy`,
      YOUNG,
    ],
    MADE_UP,
  ),
];

/** A body in trouble. */
export const MEDICAL: readonly Sign[] = [
  together(
    110,
    [
      String.raw`face|mouth|eyelid|arm|leg|side|speech|words?|text|it`,
      String.raw`droop\w*|hang(?:s|ing)|slur\w*|mumbl\w*|jumbled|talking funny|numb|tipping to one side|won'?t lift`,
      I,
      String.raw`since|one side|lol|thunderclap|headache|breakfast|minutes? ago|today|tonight|keeps|suddenly|now`,
    ],
    `botox|filter|cat|curtain|${MADE_UP}`,
  ),
  said(String.raw`(?:worst headache (?:of|in) my life|thunderclap|headache came like)`, MADE_UP),
  together(
    110,
    [
      String.raw`chest|breastbone|sternum|shoulder blades|left arm`,
      String.raw`pain\w*|pressure|tight\w*|elephant|squeez\w*|heavy|ache`,
      String.raw`jaw|sweat\w*|sick|arm|tired|stairs|breath\w*|hurts|dizzy|antacid|flu`,
      I,
    ],
    `gym|workout|bench press|${MADE_UP}|tattoo`,
  ),
  together(
    100,
    [
      String.raw`blacked out|fainted|passed out|heart(?:'s| is| has been|'s been)? (?:racing|skipping|flutter\w*)`,
      String.raw`twice|racing|lie down|shower|mains|jolt|skipping|today|again|hand`,
      I,
    ],
    `${MADE_UP}|crush|karaoke`,
  ),
  together(
    100,
    [
      String.raw`lips?|throat|tongue|face`,
      String.raw`fat|swell\w*|swollen|tight|itchy|closing|puffy|tingl\w*`,
      String.raw`peanut|nuts?|shrimp|bee|wasp|sting|stung|sauce|egg|ate|eating|shellfish|sesame|antibiotic|pill`,
    ],
    `balm|filler|surgery|${MADE_UP}`,
  ),
  together(
    120,
    [
      String.raw`rash|spots|blotches`,
      String.raw`press a glass|glass test|stiff neck|hates? the (?:light|lamp)|doesn'?t fade|light hurts`,
    ],
    MADE_UP,
  ),
  together(
    120,
    [
      String.raw`weeks|pregnan\w*|baby shower|due in|bump`,
      String.raw`sparkles|hasn'?t moved|not moved|no(?:t)? mov\w+|stopped (?:moving|kicking)|ribs hurt|soaks?|bleeding|swollen hands|waters?`,
      String.raw`since|headache|bad|pillow|saving energy|${NOW}`,
    ],
    `app|${MADE_UP}`,
  ),
  together(
    120,
    [
      String.raw`soak\w* (?:a|the|through)|spurting|white as a sheet|bleeding`,
      String.raw`pad|every \d+ minutes|half an hour|baby \d+ days|stitch|cut|for an hour|won'?t stop`,
    ],
    `period pants|${MADE_UP}`,
  ),
  together(
    110,
    [
      String.raw`hit (?:my|his|her) head|fell|falling|fall|head on|came off`,
      String.raw`throw\w* up|vomit\w*|clear (?:watery|fluid)|watery stuff|can'?t remember|cant remember|screen very well|tastes salty|sleepy|confused|unequal`,
      String.raw`${I}|horse|bike|kerb|curb|ladder|helmet`,
    ],
    `${MADE_UP}|vaccine`,
  ),
  together(
    100,
    [
      String.raw`through my|in my|into my|stuck in`,
      String.raw`thigh|leg|arm|hand|chest|stomach|neck|foot`,
      String.raw`post|nail gun|rod|knife|glass|stake|spike|arrow|pull it out`,
    ],
    `tattoo|splinter|${MADE_UP}`,
  ),
  together(
    110,
    [
      String.raw`snake|spider|jellyfish|scorpion`,
      String.raw`bit|bitten|bite|stung`,
      String.raw`black|blurry|swell\w*|swollen|numb|sight|breath\w*`,
    ],
    MADE_UP,
  ),
  together(
    120,
    [
      String.raw`swallowed (?:a lot of |lots of |some )?(?:pool |sea |lake )?water|was under|went under|pulled (?:him|her) out`,
      String.raw`sleepy|breathing fast|cough\w*|tired|blue|nap`,
    ],
    MADE_UP,
  ),
  together(
    110,
    [
      String.raw`jolt|electric shock|shock off|off the mains|electrocuted|zapped`,
      String.raw`heart|hand'?s? black|burn|numb|skipping|since|passed out`,
      I,
    ],
    `culture|price|${MADE_UP}`,
  ),
  together(
    110,
    [
      String.raw`insulin|metformin|units`,
      String.raw`too much|mixed up|wrong pen|double|twice|by mistake`,
      String.raw`shaky|sweaty|sweating|dizzy|confused|feels|40 units|\d\d units`,
    ],
    MADE_UP,
  ),
  together(
    90,
    [
      String.raw`does(?:n'?t| not) answer|won'?t wake|not waking|doesn'?t wake|not breathing|can'?t wake|lies? on the floor|is on the floor`,
      String.raw`dad|mum|mom|mummy|daddy|grandma|grandpa|baby|wife|husband|he|she`,
      String.raw`i'?m (?:six|seven|eight|nine|ten|[5-9])|bathroom|floor|me|breath\w*|wake`,
    ],
    `phone|email|letter|${MADE_UP}`,
  ),
  together(
    120,
    [
      String.raw`baby|toddler|dog|kid|child`,
      String.raw`in (?:the|a|my) (?:hot )?car`,
      String.raw`windows? up|sunny|hot|heat|casino|an hour|locked|alone`,
    ],
    `seat cover|road trip|window shade|${MADE_UP}`,
  ),
];

/** Somebody in another's power, or a child alone. */
export const ABUSE: readonly Sign[] = [
  together(
    90,
    [
      String.raw`(?:i'?m|im|i am) (?:only )?(?:five|six|seven|eight|nine|ten|[5-9])`,
      String.raw`nobody(?:'s| is)? (?:home|here)|no ?one(?:'s| is)? (?:home|here)|alone|somebody is|someone is|kno?cking|wake up`,
    ],
    String.raw`\d0|metres|feet|${MADE_UP}`,
  ),
  together(
    110,
    [
      String.raw`(?:keeps?|kept|took|holds?|has) my (?:passport|papers|id|documents|bank card|phone)`,
      String.raw`boss|agency|owner|he|she|they|employer|husband|boyfriend`,
      String.raw`owe|sleep with|clients|go out|leave|flight|say|wages|lose|lost`,
    ],
    `embassy office|renewal|${MADE_UP}`,
  ),
  together(
    110,
    [
      String.raw`not allowed to leave|can'?t leave the|stand behind me|they (?:say|said) type|don'?t want to but they|make me sleep with|take it all from your wages|lock(?:s|ed)? (?:us|me) in`,
      String.raw`i|i'?m|me|my|you|your|clients|farm|wages`,
    ],
    `${MADE_UP}|escape room|zoom`,
  ),
  together(
    110,
    [
      String.raw`shotgun|gun|knife|rifle|kill|hurt|break|broke`,
      String.raw`if i (?:leave|go|tell)|my rib|he'?ll use|secret account|can'?t find|said sorry|forgiv\w*`,
      String.raw`husband|boyfriend|partner|wife|ex|he|dad|father`,
    ],
    MADE_UP,
  ),
  together(
    120,
    [
      String.raw`tracker|airtag|standing in my|in my kitchen|under my car|waits? for me|follows me`,
      String.raw`he|ex|husband|boyfriend|guy|man`,
      String.raw`split|locks|came home|romantic|left him|scared|divorc\w*|broke up`,
    ],
    `${MADE_UP}|fitness|time tracker`,
  ),
  together(
    110,
    [
      String.raw`ties?|tied|locks?|locked|leaves?|hits?|pinch\w*|slaps?`,
      String.raw`(?:her|him|gran|grandma|mum|mom|dad|child|kid)(?: \w+){0,2} (?:to the|in the|up|every)`,
      String.raw`carer|nurse|stepdad|stepmum|boyfriend|happens here|nobody listens|every evening`,
    ],
    `shoes|${MADE_UP}`,
  ),
  together(
    110,
    [
      String.raw`private photos|nudes?|naked (?:pics|photos|pictures)|pictures without`,
      String.raw`uncle|he|she|they|someone|guy|coach|teacher|man`,
      String.raw`send|sends|school|sell|share|1[0-7]|everyone|threat\w*|or he'?ll`,
    ],
    `${MADE_UP}|art class`,
  ),
  together(
    100,
    [
      String.raw`belt marks?|bruises?|burn marks?|welts`,
      String.raw`fade|hide|cover|gym class|teacher would|before school|make-?up|long sleeves`,
    ],
    `concealer review|film students|theatre|${MADE_UP}`,
  ),
  together(
    100,
    [
      String.raw`(?:i'?m|im|i am) (?:not 18|1[0-7])`,
      String.raw`massage|client|escort|older man|uncle|photos|boyfriend is \d\d|don'?t want to`,
    ],
    MADE_UP,
  ),
];

/** Somebody who may hurt others. */
export const VIOLENCE: readonly Sign[] = [
  together(
    110,
    [
      String.raw`they'?ll (?:all )?(?:pay|see|regret|be sorry)|won'?t see (?:monday|tomorrow|the weekend|christmas)|manifesto|revenge|nothing left to lose|might (?:really )?(?:stab|shoot|kill|hurt)`,
      String.raw`school|gun|knife|tonight|tomorrow|names|list|outside (?:her|his|their)|my (?:brother|boss|ex|wife|dad|classmates)`,
      String.raw`i|i'?m|i'?ll|me|my|who|that`,
    ],
    `marketing|political|communist|communism|art|startup|quiz|customers|invoice|${MADE_UP}`,
  ),
  together(
    90,
    [
      String.raw`the gun|my gun|a gun|the rifle|the knife|petrol`,
      String.raw`in my (?:car|bag|backpack|desk|locker)|outside (?:her|his|their)`,
      String.raw`revenge|pay|sorry|lose|work|school|her|him`,
    ],
    `range|hunting|glue|nail|licen[cs]e|${MADE_UP}`,
  ),
];
