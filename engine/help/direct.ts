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
const FELL = String.raw`fell|fallen|fall|falls|slipped|tripped|hit (?:his|her|my|their|the|its) head|bumped|banged|bang|knocked|head injury|bumps`;
const BLOOD_THINNER = String.raw`blood[- ]?thinners?|warfarin|coumadin|eliquis|xarelto|apixaban|rivaroxaban|anti-?coagulants?|clopidogrel`;
const HARMFUL = String.raw`bleach|detergent|laundry pods?|dishwasher (?:tablets?|pods?)|antifreeze|weed ?killer|rat poison|rat bait|slug pellets|pesticides?|insecticides?|drain cleaner|paint thinner|petrol|gasoline|kerosene|lamp oil|white spirit|turpentine|nail polish remover|button batter(?:y|ies)|batter(?:y|ies)|magnets?|hand sanitizer|(?:toilet|oven|floor|window) cleaner|cleaning (?:fluid|products?)|mothballs?|nightshade|foxglove|oleander|death ?cap|wild mushrooms?|(?:red|wild|unknown|strange) berries|vape (?:juice|liquid)|nicotine`;
const MEDICINE = String.raw`pills?|tablets?|tabs|meds|medication|medicine|painkillers?|paracetamol|tylenol|acetaminophen|ibuprofen|aspirin|insulin|antidepressants?|sleeping (?:pills|tablets)|xanax|beta blockers?`;
const WENT_IN = String.raw`swallow(?:ed|ing|s)?|swalowed|drank|drunk|drinking|ate|eaten|licked|chewed|chewing|inhaled|breathed in|got into|put .{0,12} in (?:his|her) mouth`;
const SWOLLEN = String.raw`swell(?:s|ing|ed)?|swollen|closing|closing up|puff(?:y|ed|ing)|tight|tightening|tingling`;
const ABUSER = String.raw`he|she|(?:my|her|his) (?:\w+ )?(?:husband|wife|partner|boyfriend|girlfriend|bf|gf|ex|dad|father|mum|mom|mother|stepdad|step-?father|step-?mother|brother|uncle|son|boss|landlord|roommate|carer)`;
const HURTS = String.raw`hits?|hitting|beats?|beating|beaten|chok(?:es|ed|ing)|strangl(?:es|ed|ing)|punch(?:es|ed|ing)|slap(?:s|ped|ping)|kick(?:s|ed|ing)|push(?:es|ed) me|shove[sd]?|threaten(?:s|ed|ing)? (?:me|to)|rap(?:es|ed|ing)|forc(?:es|ed|ing) me|grab(?:s|bed) me|locks? me|locked me|hurts? me|hurting me|throws things`;
const WEAPON = String.raw`gun|guns|knife|rifle|pistol|ammo|machete`;
/** What makes the same words speak of something else. */
const MADE_UP = String.raw`novel|character|plot|protagonist|villain|thriller|film|movie|episode|scene|chapter|screenplay|lyrics|game|trailer`;

export const DIRECT: readonly (readonly [Danger, readonly Sign[]])[] = [
  [
    'self-harm',
    [
      said(String.raw`(?:stop )?wanting to (?:die|be dead|kill (?:${SELF}))`, MADE_UP),
      said(
        String.raw`(?:(?:i|just|really|honestly|think i|even) )?(?:can'?t|cannot|cant|can not|don'?t think i can) (?:\w+ )?(?:do|take|keep doing|keep going|go on|carry on|live|face)(?: (?:this|it|on|life|another day|tomorrow|living|like this))*(?: (?:any ?more|no more|any longer))`,
        String.raw`job|work|boss|diet|gym|heat|commute|laundry|mess|spreadsheet\w*|noise|weather|${MADE_UP}`,
      ),
      said(
        String.raw`(?:want|need|make|waiting for|wish) (?:it|the pain|everything|this|life) (?:all )?(?:to )?(?:stop|be over|end)(?: (?:forever|for good|now|tonight))?(?= .{0,60}\b(?:i|me|my|pills|tonight|anymore|forever|life)\b|$)`,
        String.raw`headache|back pain|noise|war|${MADE_UP}`,
      ),
      said(
        String.raw`(?:nothing|no ?one|nobody|not much|anything) (?:left )?(?:to live for|worth living for|worth staying for)|(?:tired|sick|so done) of (?:being alive|living|life|existing|being here)|(?:can'?t|cannot|don'?t) see (?:a|any|my) (?:future|way out)`,
        MADE_UP,
      ),
      said(
        String.raw`my last (?:day|night|week|birthday|christmas|summer|hours?) (?:on earth|alive|here|ever)|last (?:day|night) on (?:this )?earth|this (?:is|will be) my last (?:post|message|night|day)`,
        String.raw`at (?:work|school|the office|my job|university)|holiday|vacation|internship|semester|${MADE_UP}`,
      ),
      together(
        80,
        [
          String.raw`bought|got|have|found|saved up|collect(?:ed|ing)|sav(?:ed|ing)|stockpil\w*|hid(?:den|ing)?|counting|kept`,
          String.raw`(?:a |the )?(?:rope|noose|razor blades?|blades?)|(?:all )?(?:my |the |his |her |enough )(?:pills|tablets|meds|sleeping pills|insulin)|charcoal grill|helium`,
          String.raw`tonight|enough|letters?|goodbye|nobody|alone|sleep|end|tomorrow|finally|peace|ready|done|ceiling|beam`,
          String.raw`i|i'?m|i'?ve|my`,
        ],
        String.raw`climb\w*|ga\w*den|sail\w*|boat|vitamins?|camping|barbecue|dog|cat|shav\w*|pharmacy business|${MADE_UP}`,
      ),
      said(
        String.raw`(?:does it hurt to|what does it feel like to|how long does it take to|is it painful to|what happens (?:if|when) (?:i|you)) (?:die|drown|bleed (?:out|to death)|hang|freeze to death|overdose|jump|starve|suffocate|take (?:\w+ ){0,2}(?:\d+|all|whole|too many) \w+)`,
        String.raw`${MADE_UP}|history|soldiers?|titanic|animals?`,
      ),
      said(
        String.raw`(?:i )?hate my(?:self| life)(?= .{0,80}\b(?:die|dead|gone|cut|hurt|end|anymore|alive|disappear|pills)\b)|i (?:shouldn'?t|should not) (?:be alive|exist|have been born)|wish i (?:wasn'?t|weren'?t) (?:here|alive|born)`,
        MADE_UP,
      ),
      said(
        String.raw`(?:everyone|everybody|they|you|people|he|she|my (?:family|kids|parents|wife|husband|mum|mom)) (?:\w+ ){0,3}(?:(?:be|are|is) (?:better|happier|relieved|free)|miss me|cope|be fine|move on)(?: \w+){0,3} (?:when|if|once|after) i(?:'?m| am|'ve)?(?: (?:gone|dead|not (?:here|around)|out of the way))?`,
        String.raw`holiday|away on|leave (?:the )?(?:company|team|job)|retire\w*|promot\w*|${MADE_UP}`,
      ),
      together(
        90,
        [
          String.raw`i|i'?m|my daughter|my son|my friend|my sister|she|he`,
          String.raw`(?:weigh|down to|lost|bmi(?: of| is)?) (?:\w+ ){0,2}(?:[2-4]\d ?(?:kg|kilos?)|[6-9]\d ?(?:lbs|pounds)|1[0-4](?:\.\d)?)|laxatives|make(?:s|ing)? (?:myself|herself|himself) (?:sick|throw up|vomit)|(?:only )?(?:ate|eaten|eating|eat) (?:nothing|an apple|\d+ calories)|(?:hasn'?t|haven'?t|havent|not) eaten (?:anything )?(?:in|for|since)`,
          String.raw`faint\w*|dizzy|hair (?:is )?falling|period|still (?:fat|feel fat)|days|week|cold all|heart|every day|passed out|collapse\w*`,
        ],
        String.raw`dog|cat|puppy|kitten|fasting (?:app|guide|plan)|keto|stomach (?:bug|flu)|hamster|rabbit`,
      ),
      said(
        String.raw`(?:k[iy]l{1,2}(?:ing)?|unaliv(?:e|ing)|hurt(?:ing)?|harm(?:ing)?|hang(?:ing)?|cutt?(?:ing)?|drown(?:ing)?|shoot(?:ing)?|off(?:ing)?) (?:${SELF})`,
        String.raw`shaving|cooking|chopping|in the kitchen|laughing|${MADE_UP}`,
      ),
      said(String.raw`(?:end(?:ing)?|tak(?:e|ing)) my (?:own )?life|end(?:ing)? it all|kms`, MADE_UP),
      said(
        String.raw`(?:i|i'?m|i am|been|feel|feeling) (?:\w+ ){0,3}suicidal|suicidal (?:thoughts|again|tonight)|i (?:\w+ ){0,3}self[- ]?harm(?:ing|ed)?`,
        MADE_UP,
      ),
      said(
        String.raw`(?:i'?m|i am|i|ive|i've) (?:been |keep |started |back to )?(?:cutting|burning) (?:again|my (?:arms?|wrists?|legs?|thighs?|skin))`,
      ),
      said(
        String.raw`(?:thoughts?|thinking|think|thought) (?:\w+ ){0,2}(?:about|of) (?:\w+ )?(?:suicide|ending (?:it|things|everything)|dying|not being here)`,
        String.raw`${MADE_UP}|\bhair\b|dyeing`,
      ),
      said(
        String.raw`i(?:'m| am|m|'ve| have| just)?(?: been)? (?:(?:just|really|so|only|honestly) )*(?:want|wanna|wanted|wanting|wish i could|ready|plan|planning|planned|decided|trying|tried|tempted|hope)(?: to)? (?:die|be dead|disappear(?: forever)?|not (?:be here|be alive|exist|wake up)|never wake up|end (?:it|things|everything)|go to sleep and (?:not|never) wake)`,
        String.raw`laughing|embarrass\w*|cringe|with my boots on|${MADE_UP}`,
      ),
      said(String.raw`i wish i (?:was|were|could be|had) (?:dead|never (?:been )?born|gone)`),
      together(
        90,
        [
          String.raw`suicide|goodbye|good ?bye|last|final|farewell`,
          String.raw`notes?|letters?|message|words|post|video`,
          String.raw`(?:when|after|before|once|by the time) (?:i'?m|i am|i will be|i go|i do it|i die)(?: gone| dead)?`,
        ],
        String.raw`${MADE_UP}|retir\w*|moving|leaving (?:the )?(?:job|company|team)|holiday|abroad|terminal|hospice|cancer`,
      ),
      said(String.raw`(?:my|write me a|write a|a) (?:own )?suicide (?:note|letter)`, MADE_UP),
      said(
        String.raw`(?:don'?t|do not|no longer|not|never) (?:really |even )*(?:want|wanna|wanting|see (?:a|any|the|much) (?:reason|point))(?: to| in| for| of)* (?:live|living|life|be alive|being alive|be here|be around|exist|wake up|go on|going on|carry on|carrying on)(?: any ?more)?(?! (?:in|with|near|at|on|without|for)\b)`,
      ),
      said(
        String.raw`no (?:reason|point) (?:left )?(?:to live|(?:in )?(?:living|being alive|staying alive|going on|carrying on)|anymore)`,
      ),
      said(String.raw`better off (?:dead|without me|if i (?:was|were|am) (?:dead|gone|not here))`),
      said(
        String.raw`(?:nobody|no one|noone|no 1|anyone|anybody) (?:would|will|'d|even|really|ever| )*(?:notice|care|miss me|cry)(?: \w+){0,3} (?:if|when) i(?:'m| am| was| were| wasn'?t)? (?:gone|died|die|dead|disappear\w*|vanish\w*|here|not here)`,
      ),
      said(
        String.raw`(?:world|everyone|everybody|family|kids|children|people) (?:\w+ ){0,4}(?:better|easier|happier)(?: off)? (?:without me|(?:when|if|once) i(?:'m| am| was| were)? (?:gone|dead|not here))`,
      ),
      together(
        90,
        [
          String.raw`can'?t (?:take|do|go on|bear|handle|cope|live)|tired of (?:living|being alive|life|everything)|done with (?:life|everything)|give up|giving up|hopeless`,
          String.raw`i|me|my`,
          String.raw`(?:the |bottle of |full of |enough |my )(?:pills|tablets|meds)|bridge|rope|noose|blade|razor|train tracks|overdose|gone by|not be here|won'?t be here|last (?:day|night|post|message)|goodbye|sleep forever|end it`,
        ],
        MADE_UP,
      ),
      said(
        String.raw`(?:painless|quick(?:est)?|easiest|easy|best|peaceful) (?:way|method)s? (?:to|of|for) (?:die|dying|suicide|kill(?:ing)? (?:${SELF}|yourself)|end(?:ing)? (?:it|my life|your life))`,
        MADE_UP,
      ),
      said(
        String.raw`(?:lethal|fatal|deadly) (?:dose|amount)|how (?:do (?:i|you)|to) tie a noose|how (?:many|much) (?:\w+ ){1,6}(?:to (?:die|overdose|od|kill (?:me|${SELF}|yourself|you))|(?:would|will) kill (?:me|you))`,
        String.raw`${MADE_UP}|chocolate|dog|cat|toxicology|pharmacology|lecture`,
      ),
      together(60, [
        String.raw`i|i've|ive`,
        String.raw`took|taken|swallowed|just had`,
        String.raw`whole (?:bottle|box|pack|packet)|overdose|too many (?:${MEDICINE})|all (?:of )?(?:my|the|them|his|her) ?(?:${MEDICINE})?|(?:\d\d|twenty|thirty|forty|fifty|handful of) (?:${MEDICINE})`,
      ]),
      together(
        90,
        [
          SOMEBODY + String.raw`|he|she|they|someone i know|somebody i know`,
          String.raw`suicidal|wants? to die|(?:kill|hurt|harm)(?:ing)? (?:him|her|them)sel(?:f|ves)|self[- ]?harm(?:s|ing|ed)?|(?:take|taking|end|ending) (?:his|her|their) (?:own )?li(?:fe|ves)|doesn'?t want to (?:live|be here)|cutting (?:him|her|them)sel(?:f|ves)`,
        ],
        MADE_UP,
      ),
      said(
        String.raw`(?:when|after|once|before|by the time|tomorrow) (?:i'?m|i am|i will be|they find me)(?: (?:dead|gone))?(?: (?:next|this|tomorrow|tonight))`,
        String.raw`(?:on|for) (?:holiday|vacation|business)|away|${MADE_UP}`,
      ),
      said(
        String.raw`when (?:they|you|he|she|somebody|someone) finds? me(?: (?:dead|tomorrow|gone|there))?|when i'?m dead (?:next|this|tomorrow|tonight)`,
        MADE_UP,
      ),
      said(
        String.raw`(?:any|no|what'?s the|whats the|is there a|see a|the) point (?:of|in) (?:going on|carrying on|living|being (?:here|alive))|i(?:'?m| am) (?:done|through|finished) with (?:life|living|everything)|done with living`,
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
        String.raw`(?:i|and i|im|i'm) (?:just |only |really )?(?:wanna|want to|wants? to|wish i could) (?:dis+ap+ear|vanish|not exist|stop existing)(?! (?:into|to|from|for|on)\b)`,
        MADE_UP,
      ),
      said(
        String.raw`how (?:many|much) (?:pills|tablets|\w+ pills) (?:does|do|would|will) it take`,
        String.raw`headache|cure|infection|${MADE_UP}`,
      ),
      said(
        String.raw`(?:thoughts?|thinking|think) (?:of|about) (?:hurting|harming|killing|drowning|dropping) (?:her|him|the baby|my baby|it|them|us)|(?:hurt|cut|burn|harm)s? th?emsel(?:f|fs|ves)`,
        String.raw`charity|support (?:group|line) for|training|${MADE_UP}`,
      ),
      said(String.raw`i (?:\w+ )?(?:burned|burnt|cut) my (?:arms?|wrists?|legs?|thighs?) (?:again|on purpose|tonight)`),
      together(
        60,
        [
          String.raw`i|ive|i've|i'm|i have|${SOMEBODY}`,
          String.raw`(?:not|haven'?t|hasn'?t|stopped|barely|refuses to|won'?t) (?:\w+ )?(?:eat|eaten|ate|eating)|(?:throw|throwing|threw|vomit|vomiting|purge|purging|make myself (?:throw up|sick|vomit)|making myself (?:throw up|sick|vomit))`,
          String.raw`(?:\w+ )?days|(?:a|one|1|two) weeks?|every meal|each meal|everything|faint(?:ed|ing)?|passed out|collapsed|blood`,
        ],
        String.raw`stomach (?:bug|flu)|food poisoning|dog|cat|puppy|kitten|hamster`,
      ),
    ],
  ],
  [
    'gas',
    [
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
    'poison',
    [
      ...DOSES,
      together(
        80,
        [
          String.raw`swallow(?:ed|ing)?|swalowed|drank|drunk|ate|eaten|eating|licked|chewed|sucked|got (?:hold of|into)|had a (?:sip|mouthful) of`,
          String.raw`(?:my |our |the )?(?:\w+ )?(?:son|daughter|toddler|baby|kid|child|boy|girl|twins?|grandson|granddaughter|nephew|niece|brother|sister|\w+[- ](?:year|month)s?[- ]old)`,
          String.raw`perfume|glue|paint|dye|soap|shampoo|mouthwash|alcohol|vodka|cigarettes?|vape|gummies|edibles?|weed|cannabis|coins?|pen|thermometer|mercury|plant|leaves|mushrooms?|berries|fertili[sz]er|powder|chemicals?|toilet|fluid|liquid|polish|oil|pod|capsules?`,
          String.raw`what (?:do|should)|now|help|urgent|just|is (?:it|that|this) (?:dangerous|poisonous|toxic|bad|ok)|should (?:i|we)|minutes? ago|vomit\w*|sick|asap|quick`,
        ],
        MADE_UP,
      ),
      together(
        80,
        [
          String.raw`mixed|took|taken|drank|had`,
          String.raw`pills?|tablets?|xanax|valium|benzos?|oxy\w*|codeine|opioids?|fentanyl|painkillers?|ecstasy|mdma|molly|ketamine|coke|cocaine|heroin|sleeping (?:pills|tablets)`,
          String.raw`alcohol|vodka|whisk(?:e)?y|wine|beers?|drunk|too much|too many|can'?t (?:breathe|move|stay awake|feel)|heart (?:is )?(?:racing|pounding)|blue|breathing|weird|shaking`,
          String.raw`i|i'?m|friend|she|he|my`,
        ],
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
      together(70, [WENT_IN, HARMFUL, PERSON], String.raw`${MADE_UP}|charge|charger|phone`),
      together(50, [WENT_IN, CHILD, MEDICINE]),
      together(70, [
        String.raw`mix(?:ed|ing)?`,
        String.raw`bleach|ammonia`,
        String.raw`cough\w*|breath\w*|burn\w*|chok\w*|dizzy|throat|feel|eyes|chest|sick|fumes`,
      ]),
      together(
        90,
        [
          String.raw`sniff(?:ed|ing)|huff(?:ed|ing)|put something in (?:my|her|his) drink|spiked|drugged|took something`,
          String.raw`i|my|friends?|we|she|he`,
          String.raw`(?:doesn'?t|dosn'?t|won'?t|not|can'?t|cant|cannot) (?:move|stand|wake|walk|answer|respond|see)|blurr(?:y|ed)|passed out|dizzy`,
        ],
        MADE_UP,
      ),
      together(
        70,
        [String.raw`smells?(?: of| like)? gas|gas smell|smell gas`, String.raw`i|we|my|our`],
        String.raw`gas station|engineer\w* advert|stove for sale`,
      ),
      together(60, [
        String.raw`accident(?:al|ally)|accidently|by mistake|by accident`,
        String.raw`swallowed|drank|took|taken|gave|given|ate|injected`,
        String.raw`${HARMFUL}|double|twice|two doses|too (?:many|much)|extra|(?:the )?wrong (?:pills?|tablets?|medicine|dose|meds)|(?:my|his|her) (?:mum|mom|dad|dog|husband|wife|gran|grandma)'?s (?:${MEDICINE})`,
      ]),
      together(40, [
        String.raw`took|taken|given|gave|had`,
        String.raw`double (?:the|his|her|my) dose|twice (?:the|his|her|my) dose|too (?:many|much) (?:${MEDICINE})`,
      ]),
      together(
        60,
        [
          String.raw`overdos(?:e|ed|ing)|od'?d`,
          String.raw`${SOMEBODY}|he|she|i think|help`,
          String.raw`now|just|blue|breath\w*|wake|unconscious|what do i|found`,
        ],
        MADE_UP,
      ),
    ],
  ],
  [
    'medical',
    [
      together(
        90,
        [
          String.raw`fell (?:off|from|out of|down)|hit by (?:a|the) (?:car|bike|bus|truck)|crash(?:ed)?|electrocuted|electric shock|got (?:shocked|burn(?:ed|t)|stabbed|shot)|boiling water|scald\w*|burn(?:ed|t) (?:himself|herself|her|his|my)`,
          String.raw`i|my|he|she|son|daughter|dad|mum|mom|baby|friend|husband|wife|gran\w*`,
          String.raw`can'?t (?:move|feel|walk|get up|stand|breathe)|unconscious|not (?:moving|responding|breathing)|bone|blood|bleeding|blister\w*|skin|numb|vomit\w*|confused|neck|back hurts|head(?:ache)?|ambulance|hospital\?|should (?:i|we) (?:go|call|wait)`,
        ],
        String.raw`years? ago|memoir|${MADE_UP}|course|insurance claim|in love`,
      ),
      together(
        80,
        [
          String.raw`insulin|blood sugar|diabetic|hypo|glucose|sugar (?:is|was|at) \d+`,
          String.raw`shaking|sweating|confused|won'?t wake|can'?t wake|passed out|unconscious|not making sense|slurr\w*|seizure|fruity|breathing fast|weird`,
          String.raw`i|he|she|my|now|what do`,
        ],
        String.raw`${MADE_UP}|blog|book|course`,
      ),
      together(
        80,
        [
          String.raw`(?:lost|losing|no|went|gone|can'?t see|blind) (?:\w+ ){0,3}(?:vision|sight|eye)|(?:one|left|right) eye|curtain over`,
          String.raw`sudden\w*|this morning|just now|half|went (?:black|dark|blind)|gone`,
          String.raw`i|my|he|she`,
          String.raw`eye|vision|sight|blind`,
        ],
        String.raw`glasses (?:shop|brand)|${MADE_UP}|makeup|eyeliner|photograph\w*`,
      ),
      together(
        80,
        [
          String.raw`(?:won'?t|can'?t|cannot|wont|not|doesn'?t) (?:\w+ ){0,2}(?:wake|respond|move|breathe|stop (?:shaking|bleeding|seizing|screaming|vomiting|throwing up))`,
          String.raw`he|she|my|baby|friend|grandma|dad|mum|mom|husband|wife|roommate|son|daughter`,
          String.raw`drunk|drank|blue|cold|pale|shaking|foam\w*|snoring|gurgling|hours?|minutes|floor|bath|bed|pulse|help|what do`,
        ],
        String.raw`${MADE_UP}|laptop|phone|alarm clock|app`,
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
        80,
        [
          String.raw`heat|sun|hot car|marathon|sauna|hike|hiking|cold|snow|lake|pool|bath`,
          String.raw`confused|stopped sweating|not sweating|collapsed|unconscious|stopped shivering|blue lips|went under|pulled (?:him|her) out|not breathing|can'?t wake`,
          String.raw`he|she|my|i|baby|kid|friend`,
        ],
        MADE_UP,
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
        80,
        [
          String.raw`(?:arm|face|hand|leg|side) (?:is|are|feels|went|goes) (?:\w+ )?(?:numb|limp|weak|dead)`,
          String.raw`words|speak|speech|talk|slur\w*|mouth|droop\w*|vision`,
        ],
        MADE_UP,
      ),
      together(
        90,
        [
          String.raw`pregnant|pregnancy`,
          String.raw`seeing (?:spots|stars)|(?:terrible|severe|bad|splitting) headache|swollen (?:hands|face)|blurr\w+ vision`,
        ],
        MADE_UP,
      ),
      together(110, [BLOOD_THINNER, String.raw`${FELL}|bleeding|bruis(?:e|es|ed|ing)|head`]),
      together(
        120,
        [
          FELL,
          String.raw`unconscious|passed out|knocked out|throwing up|threw up|vomit(?:ed|ing)?|confused|won'?t wake|can'?t wake|falling asleep|sleepy|drowsy|slurr\w*|seizure|not making sense|blurred|blurry|fluid from|(?:one|unequal|uneven|dilated|huge) pupils?|pupils? (?:(?:is|are|were|look|looks|looked) )?(?:unequal|uneven|dilated|huge|bigger|larger|different)|can'?t (?:move|feel)`,
          PERSON,
        ],
        String.raw`asleep|${MADE_UP}|in love`,
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
      said(
        String.raw`slurr(?:ed|ing) (?:\w+ ){0,2}(?:speech|words?)|speech is slurred|suddenly (?:can'?t|cannot) (?:speak|see|move|talk)`,
        MADE_UP,
      ),
      together(
        70,
        [
          String.raw`(?:can'?t|cannot|can hardly|can barely|barely|struggl\w+ to|hard to|trouble|difficulty|not|stopped|isn'?t|gasping to) (?:breathe|breathing|breath)|gasping for (?:air|breath)`,
          PERSON,
        ],
        String.raw`${MADE_UP}|exercise|laughing|so funny|breathtaking|meditat\w*|singing|business owners`,
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
      together(
        60,
        [
          String.raw`(?:turned|turning|going|went|gone|lips are|is) (?:blue|grey|gray)`,
          String.raw`baby|son|daughter|toddler|child|friend|he|she|lips`,
          String.raw`breath\w*|now|won'?t|limp|not|help|chok\w*|lips`,
        ],
        String.raw`hair|paint\w*|sky|eyes|${MADE_UP}`,
      ),
      together(90, [
        String.raw`baby|newborn|infant|\w+[- ](?:day|week|month)s?[- ]old`,
        String.raw`fever|feverish|temp(?:erature)?(?: of)? (?:3[89]|4\d|10\d)\S*|(?:3[89]|40|10[0-5])(?:\.\d)? ?(?:°|c|f|degrees)|high temp\w*|limp|floppy|won'?t (?:feed|wake|stop screaming)|not (?:feeding|waking|breathing)`,
      ]),
      together(90, [
        String.raw`fever|temp(?:erature)?`,
        String.raw`stiff neck|rash (?:that )?(?:doesn'?t|won'?t|does not) fade|won'?t wake|seizure|fit|limp|floppy`,
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
      together(
        60,
        [
          String.raw`(?:can'?t|won'?t|doesn'?t|isn'?t|not) (?:\w+ ){0,2}stop(?:ping)?(?: the| my)?(?: bleeding)?`,
          String.raw`bleeding|bleed|bleeds|blood`,
        ],
        String.raw`nosebleed remed\w*|${MADE_UP}`,
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
      together(80, [
        String.raw`epi ?pen`,
        String.raw`expired|out of date|don'?t have|no|lost|left|used|forgot`,
        String.raw`swell\w*|hives|throat|peanuts?|nuts?|stung|reaction|breath\w*`,
      ]),
      together(
        80,
        [
          String.raw`pregnant|pregnancy|weeks`,
          String.raw`bleeding|not (?:moving|kicking)|stopped (?:moving|kicking)|(?:no|less) movement|blurr\w+ vision|severe pain`,
          String.raw`i|i'm|my|wife|partner|baby`,
        ],
        String.raw`bleeding gums|${MADE_UP}|clinic|our (?:app|service)`,
      ),
      together(
        70,
        [String.raw`chok(?:e|es|ing)`, CHILD, String.raw`now|help|breath\w*|blue|can'?t|won'?t|what do`],
        String.raw`hazard|safety|proof|course|class`,
      ),
    ],
  ],
  [
    'abuse',
    [
      together(
        90,
        [
          ABUSER,
          String.raw`(?:won'?t|doesn'?t|does not|will not|refuses to|never) lets? me (?:leave|go|out|have|see|work|use|talk|call|sleep)|(?:takes?|took|taking|hides?|hid|keeps?|has|checks?|controls?|reads?|broke) my (?:phone|keys|money|passport|papers|car|card|messages|bank|documents)|locks? me (?:in|out|up)|(?:forced?|forces|made|makes) me (?:to )?(?:have sex|sleep with|do things|marry|undress)|hit me (?:again|last|yesterday|today|tonight|when|in)|pinned me|grabbed my (?:throat|neck|hair)|hands (?:around|on|round) my (?:throat|neck)`,
          String.raw`i|me|my`,
        ],
        String.raw`${MADE_UP}|toddler|dog|cat|app lets`,
      ),
      together(
        90,
        [
          String.raw`(?:was|been|got|being|were) (?:raped|sexually assaulted|assaulted|molested|groped|attacked|trafficked|blackmailed|kidnapped)|(?:raped|assaulted|attacked|molested|blackmail(?:s|ed|ing)?) (?:me|my (?:daughter|son|sister|friend))|he (?:raped|drugged) me`,
          String.raw`i|me|my`,
        ],
        String.raw`${MADE_UP}|survivors? (?:network|charity)|charity|our (?:organi[sz]ation|clients|shelter)|memoir|podcast|years ago`,
      ),
      together(
        90,
        [
          String.raw`(?:nudes?|naked|private|intimate) (?:pics?|pictures?|photos?|videos?)|pics of me|photos of me`,
          String.raw`threat\w*|blackmail\w*|send (?:them|it)|post (?:them|it)|leak|pay|money|share|unless|or else`,
          String.raw`i|me|my`,
        ],
        MADE_UP,
      ),
      together(
        90,
        [
          String.raw`boss|employer|family i work for|agent|agency|he|they|my parents|my family|my dad`,
          String.raw`(?:kept?|keeps|took|taken|takes|holding|has) my passport|not allowed to (?:leave|go out)|(?:force|forcing|forced|making|make) me (?:to )?(?:marry|work|sell)|marry (?:a man|someone|my cousin|him)`,
          String.raw`i|me|my`,
        ],
        String.raw`${MADE_UP}|visa service|travel agency`,
      ),
      together(
        90,
        [
          String.raw`i'?m (?:8|9|1[0-7])|im (?:8|9|1[0-7])|i am (?:8|9|1[0-7])|my (?:little |baby |big |older |younger )?(?:brother|sister|friend at school|best friend)|a (?:girl|boy|kid|child|pupil|student) (?:in my (?:class|school|group)|next door|i (?:teach|know))`,
          String.raw`(?:mum|mom|mother|dad|father|stepdad|stepmum|parents?|uncle|someone at home|foster \w+)`,
          String.raw`hits?|beats?|hurts?|touch\w*|drunk|locks?|doesn'?t (?:feed|give)|no food|hungry|scared|afraid|bruises?|belt|yells|screams|kick\w*|thrown out|alone|burn\w*`,
        ],
        String.raw`${MADE_UP}|cooking|drums|chess`,
      ),
      together(
        90,
        [
          String.raw`i'?m (?:9|1[0-6])|i am (?:9|1[0-6])|im (?:9|1[0-6])|(?:my|our) (?:daughter|son|kid|sister|brother|\d+ year old)`,
          String.raw`(?:a )?(?:man|guy|adult|stranger|someone|he|online friend)(?: of \d+)?`,
          String.raw`hotel|meet (?:me|him|up)|come to his|send (?:him )?(?:pics|pictures|photos|nudes)|secret|don'?t tell`,
          String.raw`game|online|met|chat|internet|instagram|snap\w*|discord`,
        ],
        String.raw`${MADE_UP}|business|startup|conference`,
      ),
      together(
        80,
        [
          String.raw`(?:dad|father|mum|mom|mother|stepdad|husband|boyfriend|partner|parents?|man|he|she)`,
          String.raw`(?:is |are )?(?:beating|hitting|hurting|kicking|punching) (?:her|him|them|the (?:kids|children|child|baby|girl|boy))`,
          String.raw`scream\w*|hear|now|next door|neighbou?r|crying|police|right now`,
        ],
        MADE_UP,
      ),
      together(
        60,
        [
          String.raw`(?:throws?|threw|throwing) (?:\w+ )?(?:knives|things|plates|objects|stuff) at (?:me|us|the kids)|(?:she|he)'?ll (?:hurt|kill) (?:the baby|me|us|the kids|my)`,
        ],
        MADE_UP,
      ),
      together(
        70,
        [
          ABUSER,
          HURTS,
          String.raw`me|us|my (?:\w+ )?(?:kids?|child(?:ren)?|son|daughter|sister|brother|mum|mom|mother)|the kids|bruis\w+`,
        ],
        String.raw`${MADE_UP}|at chess|at (?:mario|fifa|cards|ping pong)|punch ?line|joke|drums?|beats? me to it|deadline|ball|record|gym|personal best|high five|out of bed`,
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
        80,
        [
          String.raw`abusive|violent|controlling`,
          String.raw`husband|wife|partner|boyfriend|girlfriend|relationship|marriage|home|father|mother|dad|mum|mom|ex`,
          String.raw`i|me|my|i'm|i am`,
          String.raw`leave|leaving|escape|get out|get away|hide|safe|tonight|stuck|trapped|afraid|scared|money|kids|find (?:me|us)`,
        ],
        String.raw`${MADE_UP}|survivors?|memoir|shelter|charity|refuge|podcast|campaign|years ago|our (?:charity|organi[sz]ation|clients)`,
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
        90,
        [
          String.raw`bruis\w+|burn marks?|cigarette burns?|belt marks?|black eyes?`,
          String.raw`child|kid|pupil|student|girl|boy|son|daughter|niece|nephew|neighbou?r'?s|friend|sister`,
          String.raw`worried|report|afraid|scared|flinch\w*|who (?:do|should)|tell|home|dad|mum|mom|stepdad|parents?`,
        ],
        String.raw`${MADE_UP}|football|soccer|rugby|bike|trampoline`,
      ),
      together(
        80,
        [
          ABUSER,
          String.raw`said|says|threatened|threatens|threatening|told me|texted`,
          String.raw`(?:kill|hurt|shoot|stab|burn|bury|find) (?:me|us|her|him|the kids|my|himself|herself|you)`,
        ],
        String.raw`${MADE_UP}|joke|joking`,
      ),
      together(
        80,
        [
          String.raw`leave|leaving|escape|get away from|run away from|get out of`,
          String.raw`husband|partner|boyfriend|him|wife|father|dad|home`,
          String.raw`hits|find (?:me|us)|hurt|violent|scared|afraid|without him (?:knowing|finding)|kill|beats|safely`,
        ],
        `${MADE_UP}`,
      ),
      together(
        80,
        [
          String.raw`(?:left|leave|leaves|locked) (?:\w+ ){0,4}(?:kids?|child|children|baby|toddler|siblings?)|(?:kids?|child|children|baby|toddler|boy|girl) (?:\w+ ){0,4}(?:alone|locked)`,
          String.raw`alone|locked|no food|days|hungry|screaming|crying`,
          String.raw`neighbou?rs?|next door|who (?:do|should|can)|report|worried|police|mum|mom|dad`,
        ],
        MADE_UP,
      ),
    ],
  ],
  [
    'violence',
    [
      said(
        String.raw`(?:he|she|they|that (?:man|woman|guy|bastard|bitch)|my (?:boss|ex|neighbou?r|teacher|stepdad|father)) (?:deserves?|needs?|has|have) to (?:die|be dead|suffer|pay with)|(?:i|we) (?:know|have|found) where (?:he|she|they) lives?(?= .{0,80}\b(?:kill|hurt|gun|knife|pay|regret|tonight|bleed|sorry)\b)`,
        String.raw`${MADE_UP}|murder mystery|poem about a king`,
      ),
      together(
        90,
        [
          String.raw`(?:i'?m|i am|im|i'?ll|i|gonna|going to) (?:\w+ ){0,3}(?:snap|lose it|explode|do something (?:bad|terrible)|make them (?:pay|suffer|sorry))`,
          String.raw`knife|gun|weapon|kill|hurt|blood|school|everyone|classmates|coworkers|dead|them all`,
          String.raw`tomorrow|monday|today|tonight|friday|soon|next week|when|before|last`,
        ],
        MADE_UP,
      ),
      together(
        100,
        [
          String.raw`(?:take|taking) (?:my|him|her|them|everyone)(?: \w+)? with me|burn (?:\w+ ){0,3}(?:house|home|place|building) with (?:us|them|him|her|me)`,
          String.raw`i|i'?m|i'?ll|my`,
          String.raw`lost everything|because of (?:him|her|them)|the day|warning|last|statement|court|pay|friday|tomorrow|in it`,
        ],
        String.raw`on holiday|trip|vacation|lunch|${MADE_UP}`,
      ),
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
