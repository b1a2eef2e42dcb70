/** What may put somebody in danger, the signs of it in a text, and where help is. The first that shows is named. */
import { said, together, type Sign } from './signs.ts';

export interface Danger {
  /** For the visitor. */
  readonly help: string;
  readonly signs: readonly Sign[];
}

const EMERGENCY = 'your local emergency number (911 in North America, 112 in Europe, 999 in the UK)';

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

export const DANGERS: readonly Danger[] = [
  {
    help: `If you are thinking of ending your life, or someone near you is, please talk to somebody now: in the US or Canada call or text 988, in the UK and Ireland call 116 123, elsewhere ${EMERGENCY}. You do not have to explain everything; “I need help” is enough to start.`,
    signs: [
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
  },
  {
    help: `If something harmful was swallowed or breathed in, do not wait for signs: call a poison centre (in the US 1-800-222-1222) or ${EMERGENCY} now, and keep the package at hand. Gas or fumes: get everybody out into the open air first.`,
    signs: [
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
          String.raw`(?:every(?:one|body)|all of us|we all|whole family|both) (?:\w+ ){0,6}(?:headaches?|dizzy|sick|sleepy)`,
          String.raw`heater|boiler|stove|generator|gas|chimney|flat|house|passed out|fainted|collapsed`,
          String.raw`passed out|fainted|collapsed|heater|boiler|generator`,
        ],
        MADE_UP,
      ),
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
        60,
        [
          String.raw`carbon monoxide|co (?:alarm|detector)|co2? alarm`,
          String.raw`going off|went off|beeping|beeps|headaches?|dizzy|sleepy|sick|poisoning`,
          String.raw`${PERSON}|our|my`,
        ],
        String.raw`install\w*|landlord'?s? duties|battery replac\w*|we sell|our (?:range|products|company)`,
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
  },
  {
    help: `This may be an emergency, and minutes can count: please call ${EMERGENCY} now and do as they tell you. Nothing written here can stand in for somebody who sees the person.`,
    signs: [
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
          String.raw`unconscious|passed out|knocked out|throwing up|threw up|vomit(?:ed|ing)?|confused|won'?t wake|can'?t wake|falling asleep|sleepy|drowsy|slurr\w*|seizure|not making sense|blurred|blurry|fluid from|pupils?|can'?t (?:move|feel)`,
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
  },
  {
    help: `If you or a child may be in danger now, please call ${EMERGENCY}. People who listen and know what can be done: in the US 1-800-799-7233, in the UK 0808 2000 247; for children 116 111 in most of Europe, 1-800-422-4453 in the US. Somebody who checks this device may see which pages were open.`,
    signs: [
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
  },
  {
    help: `If you fear that you, or somebody you know, may hurt another person, please talk to somebody before anything happens: call ${EMERGENCY}, or in the US or Canada call or text 988, in the UK and Ireland 116 123.`,
    signs: [
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
  },
];
