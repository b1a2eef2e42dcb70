/** Words that say it outright, whoever writes them; the first danger that shows counts. What is told in other words is weighed (`weighing.ts`). */
import type { Danger } from './dangers.ts';
import { DOSES } from './doses.ts';
import { said, together, type Sign } from './signs.ts';

const SELF = String.raw`my ?se?l[fv]e?|meself|myslef`;
/** What is written before a death. */
const LAST_WORDS = String.raw`(?:goodbye|good ?bye|last|final|farewell) (?:notes?|letters?|message|words|call|post|video)|note|letter|voice message`;
/** Somebody in the visitor's life. */
const SOMEBODY = String.raw`(?:my|our) (?:\w+ ){0,2}(?:friend|mate|roommate|flatmate|neighbou?r|colleague|coworker|student|wife|husband|partner|boyfriend|girlfriend|bf|gf|ex|mum|mom|mother|dad|father|gran|nan|grandma|grandmother|grandpa|grandad|granddad|grandfather|sister|brother|son|daughter|kid|kids|child|children|toddler|baby|newborn|boy|girl|aunt|uncle|cousin|nephew|niece|teen|teenager)`;
const PERSON = String.raw`i|i'?m|i'?ve|my|me|we|us|he|him|she|her|they|them|someone|somebody|baby|newborn|toddler|child|kid|${SOMEBODY}`;
const CHILD = String.raw`baby|newborn|infant|toddler|\w+[- ](?:day|week|month)s?[- ]old|my (?:\w+ )?(?:son|daughter|child|kid)|(?:two|three|four|five|[2-9]) ?(?:year|yr)s?[- ]old`;
const FELL = String.raw`fell|fallen|fall|falls|slipped|tripped|hit (?:his|her|my|their|the|its) head|bumped|banged|bang|knocked(?! out (?:by|with) (?:an?|the|this|my) (?:\w+ )?(?:cold|flu|bug|virus|hay fever)\b)|head injury|bumps`;
const BLOOD_THINNER = String.raw`blood[- ]?thinners?|warfarin|coumadin|eliquis|xarelto|apixaban|rivaroxaban|anti-?coagulants?|clopidogrel`;
const HARMFUL = String.raw`bleach|detergent|laundry pods?|dishwasher (?:tablets?|pods?)|antifreeze|weed ?killer|rat poison|rat bait|slug pellets|pesticides?|insecticides?|drain cleaner|paint thinner|petrol|gasoline|kerosene|lamp oil|white spirit|turpentine|nail polish remover|button batter(?:y|ies)|batter(?:y|ies)|magnets?|hand sanitizer|(?:toilet|oven|floor|window) cleaner|cleaning (?:fluid|products?)|mothballs?|nightshade|foxglove|oleander|death ?cap|wild mushrooms?|(?:red|wild|unknown|strange) berries|vape (?:juice|liquid)|nicotine`;
const MEDICINE = String.raw`pills?|tablets?|tabs|meds|medication|medicine|painkillers?|paracetamol|tylenol|acetaminophen|ibuprofen|aspirin|insulin|antidepressants?|sleeping (?:pills|tablets)|xanax|beta blockers?`;
const WENT_IN = String.raw`swallow(?:ed|ing|s)?|swalowed|drank|drunk|drinking|ate|eaten|licked|chewed|chewing|inhaled|breathed in|got into|put .{0,12} in (?:his|her) mouth`;
const SWOLLEN = String.raw`swell(?:s|ing|ed)?|swollen|closing|closing up|puff(?:y|ed|ing)|tight|tightening|tingling`;
const ABUSER = String.raw`he|she|(?:my|her|his) (?:\w+ )?(?:husband|wife|partner|boyfriend|girlfriend|bf|gf|ex|dad|father|mum|mom|mother|stepdad|step-?father|step-?mother|brother|uncle|son|boss|landlord|roommate|carer)`;
const HURTS = String.raw`hits?|hitting|beats?|beating|beaten|chok(?:es|ed|ing)|strangl(?:es|ed|ing)|punch(?:es|ed|ing)|slap(?:s|ped|ping)|kick(?:s|ed|ing)|push(?:es|ed) me|shove[sd]?|threaten(?:s|ed|ing)? (?:me|to)|rap(?:es|ed|ing)|forc(?:es|ed|ing) me|grab(?:s|bed) me|locks? me|locked me|hurts? me|hurting me|throws things`;
const WEAPON = String.raw`gun|guns|knife|rifle|pistol|ammo|machete`;
const GAMES = String.raw`chess|scrabble|cards|monopoly|darts|pool|snooker|golf|(?:table )?tennis|badminton|squash|draughts|checkers|dominoes|wordle|sudoku|mario|fifa|ping pong|bowling|poker|bridge|football|quizzes|games|everything`;
/** How somebody is spoken of as they are now. */
const NOW = String.raw`(?:i'?m|i am|he'?s|he is|she'?s|she is|${SOMEBODY} (?:is|might be))`;
/** What a vet or a ward writes of those in its care. */
const IN_CARE = String.raw`(?:ring|phone|call|contact) us|vets?|spaniels?|collies?|labradors?|terriers?|retrievers?`;
/** Whoever is spoken of, in one word. */
const OTHERS = String.raw`friend|mate|partner|husband|wife|boyfriend|girlfriend|son|daughter|child|kid|teen(?:ager)?|brother|sister|mum|mom|mother|dad|father|cousin|aunt|uncle|nephew|niece|student|pupil|colleague|flatmate|roommate|neighbou?r|ex|he|she|they|someone|somebody`;
/** What somebody despairs of who follows a team. */
const MATCH = String.raw`score|league|season|match|fixtures?`;
/** What makes the same words speak of something else. */
const MADE_UP = String.raw`novel|character|plot|protagonist|villain|thriller|film|movie|episode|scene|chapter|screenplay|lyrics|game|trailer`;

export const DIRECT: readonly (readonly [Danger, readonly Sign[]])[] = [
  [
    'self-harm',
    [
      together(
        80,
        [
          String.raw`bought|got|have|found|saved up|collect(?:ed|ing)|sav(?:ed|ing)|stockpil\w*|hid(?:den|ing)?|counting|kept`,
          String.raw`(?:a |the )?(?:rope|noose|razor blades?|blades?)|(?:all )?(?:my |the |his |her |enough )(?:pills|tablets|meds|sleeping pills|insulin)|charcoal grill|helium`,
          String.raw`tonight|enough|letters?|goodbye|nobody|alone|sleep|end|tomorrow|finally|peace|ready|done|ceiling|beam|(?:laid|lined) (?:out|up)|in front of me|looking at them|bottle of \w+`,
          String.raw`i|i'?m|i'?ve|my`,
        ],
        String.raw`climb\w*|ga\w*den|sail\w*|boat|vitamins?|camping|barbecue|dog|cat|shav\w*|pharmacy business|weekly|(?:pill|dosette|tablet) ?(?:box|organi[sz]er)|${MADE_UP}`,
      ),
      said(
        String.raw`(?:does it hurt to|what does it feel like to|how long does it take to|is it painful to|what happens (?:if|when) (?:i|you(?! die\b))) (?:die|drown|bleed (?:out|to death)|hang|freeze to death|overdose|jump|starve|suffocate|take (?:\w+ ){0,2}(?:\d+|all|whole|too many) \w+)`,
        String.raw`${MADE_UP}|history|soldiers?|titanic|animals?`,
      ),
      said(
        String.raw`(?:k[iy]l{1,2}(?:ing)?|unaliv(?:e|ing)|harm(?:ing)?|hang(?:ing)?|drown(?:ing)?|shoot(?:ing)?|(?<!(?:lift(?:ed|ing)?|take|get) it )off(?:ing)?) (?:${SELF})(?! (?:an?|some|short|out|off|in the foot)\b)|(?:hurt(?:ing)?|cutt?(?:ing)?) (?:${SELF})(?! (?:an?|some|short|out|off|on (?:an?|some\w*|rusty|broken)|at (?:work|football)|playing|lifting|falling|running|slicing)\b)`,
        String.raw`shav\w*|cooking|chopping|in the kitchen|laughing|${MADE_UP}`,
      ),
      said(
        String.raw`(?:end(?:ing)?|tak(?:e|ing)) my (?:own )?life|end(?:ing)? it all(?! (?:with|in|at)\b)|wanting to (?:die|be dead)`,
        MADE_UP,
      ),
      said(
        String.raw`(?:i|i'?m|i am|been|feel|feeling) (?:\w+ ){0,3}suicidal|suicidal (?:thoughts|again|tonight)|i (?:\w+ ){0,3}self[- ]?harm(?:ing|ed)?`,
        MADE_UP,
      ),
      // Of somebody else, whatever the day.
      said(
        String.raw`(?:${OTHERS})(?:'s)? (?:\w+ ){0,3}(?:wants?|wanted|wishe[sd]|plans?|planned|planning|threatens?|threatened|threatening|going|tried)(?: that)?(?: to| (?:he|she|they) (?:was|were))? (?:die(?! of\b)|be dead|dead|end it(?! with\b)|end (?:his|her|their)(?: own)? life|take (?:his|her|their) own life|kill (?:himself|herself|themsel\w+)|not be here)`,
        `${MADE_UP}|${MATCH}|hair|plants?|tomatoes|leaves|battery|phone|engine`,
      ),
      said(
        String.raw`voices? (?:\w+ ){0,4}(?:tell(?:s|ing)?|say(?:s|ing)? (?:to )?|order(?:s|ing)?|urg(?:es|ing)) me to`,
        String.raw`sat ?-?nav|gps|alexa|siri|app|phone|lift|${MADE_UP}`,
      ),
      said(
        String.raw`(?:${OTHERS})(?:'s| is| are| was| has been| have been| feels?| felt| seems?| sounds?| may be| might be) (?:\w+ ){0,2}suicidal`,
        `${MADE_UP}|${MATCH}`,
      ),
      said(
        String.raw`(?:thoughts?|thinking|think|thought) (?:\w+ ){0,2}(?:about|of) (?:\w+ )?(?:suicide|ending (?:it|things|everything)|dying|not being here)`,
        String.raw`${MADE_UP}|\bhair\b|dyeing`,
      ),
      said(
        String.raw`i(?:'m| am|m|'ve| have| just)?(?: been)? (?:(?:just|really|so|only|honestly) )*(?:want|wanna|wanted|wanting|wish i could|ready|plan|planning|planned|decided|trying|tried|tempted|hope)(?: to)? (?:die|be dead|disappear(?: forever)?|not (?:be here|be alive|exist|wake up)|never wake up|end (?:it|things|everything)|go to sleep and (?:not|never) wake)(?! (?:of|into|to|on)\b)`,
        String.raw`laughing|embarrass\w*|cringe|with my boots on|${MADE_UP}`,
      ),
      said(String.raw`(?:my|write me a|write a|a) (?:own )?suicide (?:note|letter)`, MADE_UP),
      said(
        String.raw`(?:don'?t|do not|no longer|not|never) (?:really |even )*(?:want|wanna|wanting|see (?:a|any|the|much) (?:reason|point))(?: to| in| for| of)* (?:live|living|life|be alive|being alive|be here|be around|exist|wake up|go on(?! (?:the|an?|any|this|that|my|our|holiday|\w+ing)\b)|going on|carry on|carrying on)(?! (?:any ?more )?(?:in|with|near|at|on|without|for)\b)`,
      ),
      said(
        String.raw`(?:nobody|no one|noone|no 1|anyone|anybody) (?:would|will|'d|even|really|ever| )*(?:notice|care|miss me|cry)(?: \w+){0,3} (?:if|when) i(?:'m| am| was| were| wasn'?t)? (?:gone|died|die|dead|disappear\w*|vanish\w*|here|not here)`,
      ),
      said(
        String.raw`(?:world|everyone|everybody|family|kids|children|people) (?:\w+ ){0,4}(?:better|easier|happier)(?: off)? (?:without me|(?:when|if|once) i(?:'m| am| was| were)? (?:gone|dead|not here))`,
      ),
      said(
        String.raw`(?:painless|quick(?:est)?|easiest|easy|best|peaceful) (?:way|method)s? (?:to|of|for) (?:die|dying|suicide|kill(?:ing)? (?:${SELF}|yourself)|end(?:ing)? (?:it|my life|your life))|(?:painless|least painful|peaceful) ways? to go(?=[?.!,;]|$| and\b| if\b)`,
        MADE_UP,
      ),
      said(
        String.raw`(?:when|after|once|before|by the time|tomorrow) (?:i'?m|i am|i will be|they find me)(?: (?:dead|gone))?(?: (?:next|this|tomorrow|tonight))`,
        String.raw`(?:on|for) (?:holiday|vacation|business)|away|${MADE_UP}`,
      ),
      said(
        String.raw`(?:any|no|what'?s the|whats the|is there a|see a|the) point (?:of|in) (?:going on|carrying on|living|being (?:here|alive))(?! (?:in|at|with|near)\b)|no point (?:to|in) (?:anything|life|it all)(?! (?:i|he|she|they|we|you)\b)|i(?:'?m| am) (?:done|through|finished) with (?:life|living|everything)(?! in\b)|done with living`,
        MADE_UP,
      ),
      said(
        String.raw`(?:going to|gonna|about to|want to|ready to|thinking of|will) jump(?:ing)?(?: off| from| in front)|jump(?:ing)? (?:in front of|off) (?:the|a|my) (?:train|bridge|roof|building|\d)|(?:standing|sitting|i'?m|up) on (?:the|a) (?:roof|bridge|ledge|edge)(?= .{0,60}\b(?:come down|jump|not|don'?t|dont|end|goodbye|tired)\b)`,
        String.raw`bungee|parachut\w*|skydiv\w*|trampolin\w*|swimming|${MADE_UP}`,
      ),
      together(
        120,
        [
          LAST_WORDS,
          String.raw`don'?t blame (?:themselves|themselfs|yourself|herself|himself)|not (?:her|his|their|your) fault|not coming back|already to{1,2} late|where i'?m going|about to do|to my (?:parents|mum|mom|kids|family|children|husband|wife)`,
          String.raw`i|i'?m|my`,
          String.raw`blame|fault|not coming back|about to do|late for me|goodbye letter`,
        ],
        String.raw`${MADE_UP}|resign\w*|retir\w*|job|teacher|school trip|moving|hospice|terminal|funeral|passed away`,
      ),
      together(
        90,
        [
          String.raw`(?:giv(?:e|ing)|sell(?:ing)?|gave) (?:away )?(?:my|all|every ?thing)(?: \w+){0,3}`,
          String.raw`(?:won'?t|will not|wont) need (?:it|them|anything)|after that i'?m gone|where i'?m going|then i'?m gone|i'?ll be gone`,
        ],
        String.raw`abroad|moving|emigrat\w*|${MADE_UP}`,
      ),
      said(
        String.raw`how (?:many|much) (?:\w+ )?(?:${MEDICINE}) (?:does|do|would|will) it take`,
        String.raw`headache|cure|infection|fever|pain|cramps|${MADE_UP}`,
      ),
      together(
        60,
        [
          String.raw`i|ive|i've|i'm|i have|${SOMEBODY}`,
          String.raw`(?:not|haven'?t|hasn'?t|stopped|barely|refuses to|won'?t) (?:\w+ )?(?:eat|eaten|ate|eating)|(?:throw|throwing|threw)(?: \w+)?(?: back)? up|(?:vomit|vomiting|purge|purging|make myself (?:throw up|sick|vomit)|making myself (?:throw up|sick|vomit))`,
          String.raw`(?:\w+ )?days|(?:a|one|1|two) weeks?|every meal|each meal|everything|faint(?:ed|ing)?|passed out|collapsed|blood`,
        ],
        String.raw`stomach (?:bug|flu)|food poisoning|dog|cat|puppy|kitten|hamster`,
      ),
    ],
  ],
  [
    'gas',
    [
      said(
        String.raw`(?:carbon monoxide|co) (?:alarm|detector) (?:\w+ )?(?:going off|went off|beeping)|(?:my|our|the) (?:house|home|flat|apartment|kitchen|room|building) is on fire`,
        `${MADE_UP}|dance|party|menu`,
      ),
      together(
        90,
        [
          String.raw`(?:every(?:one|body)|all of us|we all|whole family|both) (?:\w+ ){0,6}(?:headaches?|dizzy|sick|sleepy)`,
          String.raw`heater|boiler|stove|generator|gas|chimney|flat|house|passed out|fainted|collapsed`,
          String.raw`passed out|fainted|collapsed|heater|boiler|generator`,
        ],
        MADE_UP,
      ),
      together(
        60,
        [
          String.raw`carbon monoxide|co (?:alarm|detector)|co2? alarm`,
          String.raw`going off|went off|beeping|beeps|headaches?|dizzy|sleepy|sick|poisoning`,
          String.raw`${PERSON}|our|my`,
        ],
        String.raw`install\w*|landlord'?s? duties|battery replac\w*|we sell|our (?:range|products|company)`,
      ),
    ],
  ],
  [
    'leak',
    [
      together(
        90,
        [
          String.raw`gas leak in (?:my|our)|smell(?:s|ing|ed)?(?: of| like)? (?:\w+ )?gas|gas smell|smell of gas|(?:stinks?|reeks?) of gas|(?:rotten|bad|off) eggs?|rotten[- ]eggs?|eggy|sul(?:ph|f)ur`,
          String.raw`gas|smell\w*|stinks?|reek\w*|whiff\w*|odou?r`,
          String.raw`heater|boiler|stove|cooker|hob|furnace|meter|pipes?|basement|cellar|kitchen|house|flat|apartment|home|hallway|landing|stairwell|building|(?:i|we) (?:can|could)|i'?m|my|our`,
        ],
        String.raw`gas station|petrol station|engineer\w* advert|(?:stove|cooker|boiler) for sale|taps?|faucets?|drains?|sink|shower|toilet|(?:hot|cold|well|tap) water(?! heater)|farts?|farting|burps?|breath|perm|pond|bins?|fridge|hair|urine|wee|washing machine|dishwasher|volcano\w*|springs?|chemistry|science|teargas|years? ago|last (?:year|month|winter)|${MADE_UP}`,
      ),
    ],
  ],
  [
    'poison',
    [
      ...DOSES,
      said(
        String.raw`^(?:just |accidentally )?(?:swallowed|drank) (?:some )?(?:${HARMFUL})|(?:i|i'?ve|he|she|${SOMEBODY}) (?:have |has |just |\w+ )?overdosed(?! on (?:\w+ )?(?:candy|sweets|chocolates?|sugar|cakes?|cookies|ice cream|karaoke)\b)`,
        MADE_UP,
      ),
      together(
        80,
        [
          String.raw`fumes?|smoke|gas|exhaust|paint|bleach|chlorine|heater|generator`,
          String.raw`i|we|my|everyone|kids`,
          String.raw`dizzy|can'?t breathe|cough\w*|headache|throwing up|faint\w*|confused|sleepy`,
          String.raw`now|house|room|garage|inside|basement|tent|bathroom|kitchen|pool`,
        ],
        String.raw`years? ago|${MADE_UP}|ventilation (?:company|business)`,
      ),
      together(70, [WENT_IN, HARMFUL, PERSON], String.raw`${MADE_UP}|charge|charger|phone|bonnet|insulation|wiring|droppings`),
      together(50, [WENT_IN, CHILD, MEDICINE]),
      together(70, [
        String.raw`mix(?:ed|ing)?`,
        String.raw`bleach|ammonia`,
        String.raw`cough\w*|breath\w*|burn\w*|chok\w*|dizzy|throat|feel|eyes|chest|sick|fumes`,
      ]),
    ],
  ],
  [
    'medical',
    [
      together(
        60,
        [
          String.raw`${HARMFUL}|acid|ammonia|caustic soda|quicklime|cement|superglue`,
          String.raw`(?:in|into) (?:\w+ ){0,2}eyes?`,
          PERSON,
        ],
        String.raw`goggles|${MADE_UP}`,
      ),
      said(
        String.raw`(?:cut|sawed|sawn|sliced|chopped|ripped|tore|torn|bit|bitten) (?:\w+ ){0,5}(?:finger(?:tip)?|thumb|toe|hand|arm|foot)s? off|(?:cut|sawed|sawn|sliced|chopped|ripped|torn|bit|bitten) off (?:\w+ ){0,5}(?:finger(?:tip)?|thumb|toe)s?(?! ?nails?)`,
        String.raw`years? ago|gloves?|${MADE_UP}`,
      ),
      said(
        String.raw`(?:pan|hob|oven|fryer|cooker|microwave|toaster|dryer|curtains?|sofa|bed|bin|clothes|dress|sleeve)(?: of (?:oil|fat))?(?: is| are| has| have|'s)?(?: just)? (?:on fire|caught fire|in flames|gone up in flames)`,
        String.raw`years? ago|last (?:week|month|year)|blankets?|safety|${MADE_UP}`,
      ),
      together(
        80,
        [
          String.raw`inhaler|puffer|nebuli[sz]er`,
          String.raw`(?:isn'?t|not|doesn'?t|does not|stopped) (?:\w+ )?(?:work\w*|help\w*)|does nothing|no (?:help|use)|(?:can'?t|cannot|hardly|barely) (?:\w+ )?(?:talk|speak)`,
          String.raw`talk|speak|sentences?|wheez\w*|asthma|attack|chest|tight|lips|blue lips`,
        ],
        MADE_UP,
      ),
      together(
        60,
        [
          String.raw`having (?:a |an? \w+ )?fit|fitting`,
          String.raw`minutes|mins|won'?t stop|shak\w+|jerk\w+|epilep\w+|unconscious|on the floor`,
          String.raw`(?:he|she)'s|${PERSON}`,
        ],
        String.raw`fitting (?:room|in|a|the)|about (?:my|the|it)|laughing|kitchen|carpet|bathroom|${MADE_UP}`,
      ),
      together(
        60,
        [
          String.raw`waters? (?:has |have |just )?(?:broke|broken|gone|went)`,
          String.raw`(?:2\d|3[0-6]) weeks|(?:2\d|3[0-6])\+\d`,
        ],
        String.raw`years? ago|last (?:time|pregnancy)|main|boiler|${MADE_UP}`,
      ),
      together(
        70,
        [
          String.raw`confused(?! (?:about|by|over|as to|why|how)\b)|muddled|disoriented|delirious|not making (?:any )?sense`,
          String.raw`suddenly|all of a sudden|overnight|fever|burning (?:hot|up)|boiling hot|shivering`,
          `he|she|${SOMEBODY}`,
        ],
        String.raw`dementia course|training|leaflet|${MADE_UP}`,
      ),
      said(
        String.raw`${NOW} (?:having (?:a|an) (?:stroke|heart attack|seizure|asthma attack|allergic reaction)|unconscious|unresponsive|not breathing|not waking up)|speech is slurred|face is drooping`,
        `${MADE_UP}|recording|audio|mic`,
      ),
      together(
        90,
        [
          String.raw`fell (?:off|from|out of|down)(?! with\b)|hit by (?:a|the) (?:car|bike|bus|truck)|crash(?:ed)?|electrocuted|electric shock|got (?:shocked|burn(?:ed|t)|stabbed|shot)|boiling water|scald\w*|burn(?:ed|t) (?:himself|herself|her|his|my)`,
          String.raw`i|my|he|she|son|daughter|dad|mum|mom|baby|friend|husband|wife|gran\w*`,
          String.raw`can'?t (?:move|feel|walk|get up|stand|breathe)|unconscious|not (?:moving|responding|breathing)|bone|blood|bleeding|blister\w*|skin|numb|vomit\w*|confused|neck|back hurts|head(?:ache)?|ambulance|hospital\?|should (?:i|we) (?:go|call|wait)`,
        ],
        String.raw`years? ago|memoir|${MADE_UP}|${IN_CARE}|course|insurance claim|in love`,
      ),
      together(
        80,
        [
          String.raw`(?:severe|terrible|worst|unbearable|stabbing|sharp|horrible|crushing|awful) (?:\w+ )?(?:pain|headache|cramps)|pain (?:is )?(?:so bad|unbearable|spreading|going down)`,
          String.raw`stomach|belly|abdomen|side|chest|arm|jaw|back|head|leg|neck|testicle|shoulder`,
          String.raw`fever|vomit\w*|throwing up|blood|faint\w*|sweat\w*|can'?t (?:stand|walk|breathe|see|move)|swollen|pregnant|sudden\w*|hours`,
          String.raw`i|my|he|she|i'?m`,
        ],
        String.raw`${MADE_UP}|massage|chiropract\w*|clinic|yoga|years`,
      ),
      together(
        110,
        [
          FELL,
          String.raw`concussion|helmet|head`,
          String.raw`can'?t remember|cant remember|memory|lost time|don'?t know where|threw up|dizzy|blurry`,
        ],
        String.raw`course|training|${MADE_UP}`,
      ),
      together(
        90,
        [
          String.raw`pregnant|pregnancy`,
          String.raw`seeing (?:spots|stars)|(?:terrible|severe|bad|splitting) headache|swollen (?:hands|face)|blurr\w+ vision`,
        ],
        MADE_UP,
      ),
      together(110, [BLOOD_THINNER, String.raw`${FELL}|bleeding|bruis(?:e|es|ed|ing)|head`], MADE_UP),
      together(
        120,
        [
          FELL,
          String.raw`unconscious|passed out|knocked out|throwing up|threw up|vomit(?:ed|ing)?|confused|won'?t wake|can'?t wake|falling asleep|sleepy|drowsy|slurr\w*|seizure|not making sense|blurred|blurry|fluid from|(?:one|unequal|uneven|dilated|huge) pupils?|pupils? (?:(?:is|are|were|look|looks|looked) )?(?:unequal|uneven|dilated|huge|bigger|larger|different)|can'?t (?:move|feel)`,
          PERSON,
        ],
        String.raw`asleep|${MADE_UP}|${IN_CARE}|in love`,
      ),
      together(
        60,
        [
          String.raw`chest (?:pains?|tightness|pressure|hurts?)|(?:tight|crushing|pressure|squeezing|pain|heavy)(?: \w+){0,3} (?:in|on|across) (?:my|his|her|the|their) chest|(?:my|his|her|their) chest (?:\w+ ){0,3}(?:hurts?|tight|pain\w*|crushing|heavy)`,
          PERSON,
        ],
        MADE_UP,
      ),
      together(
        90,
        [
          String.raw`(?:face|mouth|smile|one side|left side|right side)(?: of \w+ \w+)?(?: \w+){0,4} (?:droop\w*|numb|dropped|drooping)|(?:arm|leg|side|hand|face)(?: \w+){0,4} (?:numb|limp|weak)`,
          String.raw`suddenly|sudden|slur\w*|speech|speak|talk\w*|headache|vision|confused|droop\w*|cant lift|can'?t lift|since this morning|now|right now`,
          PERSON,
        ],
        MADE_UP,
      ),
      together(
        70,
        [
          String.raw`(?:can'?t|cannot|can hardly|can barely|barely|struggl\w+ to|hard to|trouble|difficulty|not|stopped|isn'?t|gasping to) (?:breathe|breathing|breath)|gasping for (?:air|breath)`,
          PERSON,
        ],
        String.raw`${MADE_UP}|exercise|laughing|so funny|breathtaking|bunged[- ]up|(?:blocked|stuffy|runny)(?:[- ]up)? nose|meditat\w*|singing|business owners`,
      ),
      together(
        70,
        [
          String.raw`throat|tongue|lips?|face`,
          SWOLLEN,
          String.raw`stung|sting|ate|eaten|eating|nuts?|peanuts?|allerg\w+|breath\w*|hives|shellfish|antibiotic|bee|wasp`,
        ],
        String.raw`filler|balm|lipstick|singing|skincare`,
      ),
      together(90, [
        String.raw`baby|newborn|infant|\w+[- ](?:day|week|month)s?[- ]old`,
        String.raw`(?<!(?:hay|glandular) )fever|feverish|temp(?:erature)?(?: (?:of|is|was|at))? (?:3[89]|4\d|10\d)\S*|(?:3[89]|40|10[0-5])(?:\.\d)? ?(?:°|c|f|degrees)|high temp\w*|limp|floppy|won'?t (?:feed|wake|stop screaming)|not (?:feeding|waking|breathing)`,
      ]),
      together(
        60,
        [
          String.raw`(?:won'?t|can'?t|cannot|unable to|not) (?:wake(?: up)?|waking(?: up)?|respond\w*)|unresponsive|stopp?ed breathing`,
          PERSON,
          String.raw`help|now|drunk|drank|took|what|breath\w*|found|fell|pills|cold|floor|should|call`,
        ],
        String.raw`alarm|snooz\w*|coffee|laptop|computer|phone|app|${MADE_UP}|clients?|customers?|emails?`,
      ),
      said(
        String.raw`(?:cough(?:ed|ing|s)?|throw(?:ing|s)?|threw|vomit(?:ed|ing|s)?) (?:up )?blood|lost (?:a lot of|so much) blood|worst headache (?:of|in) (?:my|his|her) life`,
        MADE_UP,
      ),
      together(
        90,
        [
          String.raw`(?:is |am |i'm |was |just |been )?having (?:a |an )?(?:seizure|stroke|heart attack|anaphyla\w+|(?:bad |severe )?allergic reaction)|had (?:a |an )(?:seizure|stroke|fit)|anaphylaxis|anaphylactic`,
          String.raw`now|what (?:do|should)|help|swell\w*|epi ?pen|breath\w*|call|should (?:i|we)|wait|just|minutes`,
          PERSON,
        ],
        String.raw`${MADE_UP}|course|training|workshop|campaign|charity|years? ago|recover(?:ed|y|ing)|surviv\w+|fundrais\w*`,
      ),
      together(
        80,
        [
          String.raw`epi ?pen`,
          String.raw`expired|out of date|don'?t have|no|lost|left|used|forgot`,
          String.raw`swell\w*|hives|throat|peanuts?|nuts?|stung|reaction|breath\w*`,
        ],
        // Who eats what at a party.
        String.raw`halal|kosher|vegan|vegetarian|dietary|lactose`,
      ),
    ],
  ],
  [
    'abuse',
    [
      said(String.raw`(?:ex|he|she|man|somebody|someone) (?:is|keeps|has been) stalking (?:me|us)|${NOW} being stalked`, MADE_UP),
      together(
        90,
        [
          ABUSER,
          String.raw`(?:won'?t|doesn'?t|does not|will not|refuses to|never) lets? me (?:leave|go(?! to (?:the (?:toilet|loo|bathroom)|college|lunch))|out|have|see|work|use(?= (?:my|the|our|a|any|it)\b)|talk|call|sleep)|(?:takes?|took|taking|hides?|hid|keeps?|has|checks?|controls?|reads?|broke) my (?:phone|keys|money|passport|papers|car|card|messages(?! (?:and|but) (?:doesn'?t|does not|never|won'?t|ignores?))|bank|documents)|locks? me (?:in|out|up)|(?:forced?|forces|made|makes) me (?:to )?(?:have sex|sleep with|do things|marry|undress)|hit me (?:again|last|yesterday|today|tonight|when|in)|pinned me|grabbed my (?:throat|neck|hair)|hands (?:around|on|round) my (?:throat|neck)`,
          String.raw`i|me|my`,
        ],
        String.raw`${MADE_UP}|toddler|dog|cat|app lets|(?:tracks|films) me at work`,
      ),
      together(
        90,
        [
          String.raw`(?:was|been|got|being|were) (?:raped|sexually assaulted|assaulted|molested|groped|attacked|trafficked|blackmailed|kidnapped)|(?:raped|assaulted|attacked|molested|blackmail(?:s|ed|ing)?) (?:me|my (?:daughter|son|sister|friend))|he (?:raped|drugged) me`,
          String.raw`i|me|my`,
        ],
        String.raw`${MADE_UP}|survivors? (?:network|charity)|charity|our (?:organi[sz]ation|clients|shelter)|memoir|podcast|years ago|(?:dog|cat|puppy|hen|sheep)s? (?:was|got|were|has been|have been) (?:\w+ )?attacked`,
      ),
      together(
        90,
        [
          String.raw`boss|employer|family i work for|agent|agency|he|they|my parents|my family|my dad`,
          String.raw`(?:kept?|keeps|took|taken|takes|holding|has) my passport|not allowed to (?:leave|go out)|(?:force|forcing|forced|making|make) me (?:to )?(?:marry|work(?! (?:over ?time|late|weekends?|from|(?:on |the |my |a )?(?:\w+days?|bank|christmas|notice)))|sell)|marry (?:a man|someone|my cousin|him)`,
          String.raw`i|me|my`,
        ],
        String.raw`${MADE_UP}|visa service|travel agency`,
      ),
      together(
        70,
        [
          ABUSER,
          HURTS,
          String.raw`me|us|my (?:\w+ )?(?:kids?|child(?:ren)?|son|daughter|sister|brother|mum|mom|mother)|the kids|bruis\w+`,
        ],
        String.raw`${MADE_UP}|at (?:\w+ )?(?:${GAMES})|with (?:an?|his|her|the|my) (?:pillow|cushion|snowball|balloon|teddy|sock)|punch ?line|joke|drums?|beats? me to it|deadline|ball|record|gym|personal best|high five|out of bed`,
      ),
      together(
        80,
        [
          String.raw`scared|afraid|terrified|frightened|not safe|unsafe`,
          String.raw`(?:of|what) (?:him|her|my|he|she)(?: \w+)?|to go home|go(?:ing)? home|at home|to leave|he'?ll|that he|she'?ll|comes home`,
          String.raw`husband|wife|partner|boyfriend|girlfriend|dad|father|stepdad|mum|mom|mother|ex|he|him|she|home`,
        ],
        String.raw`${MADE_UP}|dentist|public speaking|mortgage|spiders?|interview|fireworks`,
      ),
      together(
        70,
        [
          String.raw`stalk(?:s|ing|ed|er)|follow(?:s|ing|ed) me|waits? outside|waiting outside|shows? up|showing up|turn(?:s|ing) up|tracker|tracks my|tracking me`,
          String.raw`ex|he|guy|man|someone|somebody|stalker|coworker|neighbou?r`,
          String.raw`my (?:house|home|work|flat|car|phone|apartment|job|door|street)|me home|police|scared|afraid|every ?where i go|outside my`,
        ],
        String.raw`${MADE_UP}|instagram followers|followers|customers|podcast|beanstalk`,
      ),
      together(
        70,
        [
          String.raw`touch(?:es|ed|ing)?|molest\w*|undress\w*|comes into my (?:room|bed)|secret games?`,
          String.raw`uncle|stepdad|step-?father|dad|father|teacher|coach|brother|cousin|babysitter|grandpa|he|man`,
          String.raw`inappropriate\w*|down there|private parts?|(?:don'?t|didn'?t|doesn'?t) like|at night|sexually|don'?t tell|secret|in ways?`,
        ],
        String.raw`${MADE_UP}|training|policy|safeguarding`,
      ),
      together(
        80,
        [
          ABUSER,
          String.raw`said|says|threatened|threatens|threatening|told me|texted`,
          String.raw`(?:(?:kill|hurt|shoot|stab|burn|bury) (?:me|us|her|him|the kids|my|himself|herself|you)|find (?:me|us|her|him|you))`,
        ],
        String.raw`${MADE_UP}|joke|joking`,
      ),
    ],
  ],
  [
    'violence',
    [
      said(
        String.raw`i(?:'m| am|m|'ll| will|'ve| have)? (?:\w+ ){0,3}(?:going to|gonna|want to|wanna|planning to|plan to|thinking of|thinking about|might|about to|could|swear i'?ll|ll) (?:\w+ ){0,2}(?:kill(?:ing)?|hurt(?:ing)?|shoot(?:ing)?|stab(?:bing)?|murder(?:ing)?|poison(?:ing)?|strangl(?:e|ing)) (?:him|her|them|everyone|everybody|my (?:\w+ )?(?:ex|boss|wife|husband|family|dad|father|mum|mom|kids?|neighbou?r|teacher|classmates|coworkers?|roommate|stepdad)|someone|somebody|people)`,
        String.raw`with kindness|laughing|laughter|${MADE_UP}|portrait|photos?|photograph\w*|wedding|camera|feelings|interview`,
      ),
      together(
        90,
        [
          WEAPON,
          String.raw`to (?:school|work|class|the office)|make (?:them|him|her|everyone) pay|regret|be sorry|they'?ll (?:all )?(?:see|pay|know)|going (?:over|round) (?:there|to (?:his|her))|finish (?:him|her|this|them)|remember my name`,
          String.raw`i|i'm|i'll|my|me`,
        ],
        String.raw`${MADE_UP}|chef|kitchen|hunting|nerf|water gun|glue gun|range|shop`,
      ),
      together(
        70,
        [
          String.raw`(?:burn|blow) (?:\w+ ){0,4}(?:down|up)`,
          String.raw`school|office|his house|her house|their house|the whole place|the building`,
          String.raw`i|i'm|i'll`,
        ],
        String.raw`${MADE_UP}|balloons?|social media|phone|candles?|calories`,
      ),
    ],
  ],
];
