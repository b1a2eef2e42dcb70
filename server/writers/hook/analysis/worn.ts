/** What readers have read too often to hear it: tables of phrasings, by what they do. */
import { phrasings } from '../../../english/phrasings.ts';

const HELLO = String.raw`(hey|hi|hello)( there)?|good (morning|afternoon|evening)|what's up`;
const EVERYBODY = 'guys|every(one|body)|folks|friends|all';

/** Said to whoever is there, before anything is said. */
export const GREETING = phrasings(`^(${HELLO}),? (my )?(${EVERYBODY})`);

/** It announces the text instead of beginning it. */
export const ANNOUNCEMENT = phrasings(String.raw`
  ^my name is _( _)? and i( am|'m) (applying|writing)
  ^(dear _( or _)?,? )?i( am|'m) writing (to|in response to|about|because)( (apply for|express my interest in|inform you|let you know))?
  ^(hey|hi|hello),? (i am|i'm|my name is)
  ^(${HELLO}),? (${EVERYBODY})
  (back|here) with another (video|episode|post)
  thanks for (tuning in|joining|watching|listening)
  in (this|today's|the following) (_ )?(essay|post|article|email|video|episode|presentation|talk|speech|story|book|paper|text|newsletter|thread)(,? (i|we)('(ll|m|re)| will| am| are| want to| am going to| are going to) (be )?(talk(ing)? about|discuss(ing)?|explain(ing)?|look(ing)? at|explor(e|ing)|cover(ing)?|shar(e|ing)|writ(e|ing) about|show(ing)? you|examin(e|ing)|unboxing|try(ing)?)( the (importance|benefits|effects|causes and effects) of)?)?
  this (_ )?(essay|post|article|video|presentation|talk|paper|text) (is about|will|talks|discusses|explains)
  (today,? )?(i am|i'm|we are|we're) (going to|gonna) (be )?(talk|write|speak|tell|show|look)(ing)?( about| at)?
  this is (a|the|my) (story|tale|account) (about|of)
  (let me|i want to|i would like to|i'd like to) (tell|share with) you( (a|my|the) (_ )?story)?( (about|of))?
  welcome (back )?to (my|our|the) (channel|blog|page|podcast|newsletter|show)
  (today,? )?i (will|want to|would like to) (talk|write|speak|share|(be )?teach(ing)?|show)(( you)? how to)?( (with (all of )?you( guys| all)?|about))?( some thoughts on)?
  ((i am|i'm|we are|we're) (very |so |really )?|so )(excited|proud|thrilled|happy|pleased|delighted|humbled|honou?red|grateful)( (and|but) _)? to (announce|share|tell you|introduce|present)( that)?
  here are (some|a few|\d+|my)( _){0,2}? (tips|ways|ideas|tricks|reasons|facts|thoughts)
`);

/** What letters begin with before they come to the point. */
const OF_LETTERS = String.raw`
  (i )?(just )?(hope|trust) (this|my) (_ )?(finds|reaches) you( well| in good (health|spirits))?
  (i )?(just )?hope (you|everyone)('re| are| is)?( all)? (doing |keeping |having )?(well|good|fine|okay|an? (great|good|nice|lovely|wonderful|fantastic) (_ )?(week|day|weekend|month|year))
  (i'm |i am |we're |we are )?(just )?(following up|checking in|reaching out|circling back|touching base|popping in)( on my (last|previous) (email|message))?
  (i )?(just )?want(ed)? to (reach out|follow up|check in|touch base|introduce (myself|our|my) ?_?)
  as per my (last|previous) (email|message)
  happy (mon|tues|wednes|thurs|fri|satur|sun)day
  (a |just a )?(friendly|gentle|quick) reminder
  to whom it may concern
  ^dear (sir|madam|valued _)( or madam| or sir)?
  allow me to introduce( _)?
  (we|i) came across your (profile|website|company|page)
  (we are|we're|i am|i'm|this is|just) (writing )?to (inform|notify|advise|let|update|remind) (you( all)?|all _|know)( that| know that| know)?
`;

/** What sells without saying what is sold. */
const OF_SALES = String.raw`
  we are (a|the) leading (provider|company|supplier|agency)( of)?
  last chance( to _)?
  (for a )?limited[- ]time( only| offer)?
  limited (offers?|places|spots|seats)
  (offer|sale|deal|discount)s? (ends?|ending|expires?|is over|must end) (at |on )?(midnight|tonight|today|tomorrow|soon|this _|_day)
  don't miss (out|this|your chance|it)( on)?
  (special|exclusive|unbeatable|incredible) (offers?|deals?|discounts?|prices?)
  (order|buy|shop|sign up|subscribe|register|join( us)?|book|call( us)?|donate|enrol|apply|act|download|get started) (now|today)
  ^hurry( up)?
  while (stocks?|supplies) lasts?
  you('ve| have) been (selected|chosen)
  ^congrat(ulation)?s
  click (here|the link|below|now)( (in|below)( (my|the) bio)?)?
  (link|more) in (my |the |our )?bio
  (like and|don't forget to( like and)?) subscribe
  follow (me |us )?for more( _)?
  smash that _( button)?
  (the )?(opportunity|chance|deal) of a lifetime
  (amazing|exciting|great|unique) (new )?opportunity
  ^work from home
  (earn( money)?|make money) from home
  the best (prices|deals|quality|service) in (town|the _)
  we('ve| have) got you covered
  (something )?for (everyone|all ages|the whole family)
  you deserve( it| the best)
  look no further
  (discover|learn|unlock) the secrets? (to|of)
  leverag(e|es|ing) _
  next[- ]level _
  unlock(ing)? (_ )?(growth|potential|success|value)
  driv(e|es|ing) (growth|results|engagement)
  (cutting|bleeding)[- ]edge
  (best[- ]in|world)[- ]class
  thought leader(s|ship)?
  paradigm shifts?
  move the needle
  actionable (insights|tips)
  (elevate|supercharge|skyrocket) your _
  premier(?= (?!league|inn|minister|of)\p{L})
  (unrivall?ed|unparalleled|unsurpassed|unmatched|unbeatable|second to none)( (service|quality|value|_ (solutions|service|quality|value)))?
  all (of )?your( _){0,2} (needs|requirements)
  (entertainment|business|marketing|digital|software|creative|smart|innovative|catering|event|cleaning|it|complete|total|tailored|cost[- ]effective) solutions
  (at |for )?((very|highly|most) )?(competitive|affordable|unbeatable|attractive) (and _ )?(prices|rates|pricing)
  (with |of )?(the )?(top|high|highest|best|superior|excellent|outstanding|premium)[- ]quality (service|products|work|workmanship|care|_ services)
  (excellent|outstanding|exceptional|first[- ]class) (customer )?service
  customer (satisfaction|service) (is|guaranteed)
  one[- ]stop shop
  tailored to your( _)? needs
  bespoke (services?|packages|experiences?)
  state[- ]of[- ]the[- ]art
  (industry|market)[- ]leading
  (your )?trusted (partner|provider|choice)
  (we are |we're )?passionate about (what we do|_ing|_)
  no job( is)?( too)? (too )?(big|small)( or( too)? (small|big))?
  value for money
  the gift of _
  all (levels|ages|abilities)( and (levels|ages|abilities))? (are )?welcome
  (experienced|friendly|reliable|professional|passionate|qualified|dedicated)((,| and|, and) (experienced|friendly|reliable|professional|passionate|qualified|dedicated))+
  friendly and professional
  (what are you|don't) (waiting for|wait any longer|delay)
  experience the difference
  unleash your( inner)? _
  (achieve|reach) (your|their|our) goals
  (empower|help)(s|ing)? (businesses|companies|organi[sz]ations|brands|teams)( to)? (grow|succeed|thrive|achieve)?
  (our |a )?(stunning|wide|extensive|unbeatable|vast) (range|selection|choice) of
  (book|claim|get|grab|request) (your|a)( free)? _ (today|now)
  _ you can (trust|rely on|count on|depend on|afford)
  (prices|quality|service) you'll love
  (culinary|sensory|taste|flavou?r) (journey|experience|adventure)
  indulge (your senses|yourself)
  (treat|pamper|spoil) yourself
  _ like never before
  your (comfort|satisfaction|safety|health|happiness) is our (top )?(priority|business|concern)
  we go the extra mile
  (a|the) perfect (gift|choice|solution|place|way) for
  where (tradition|style|passion|luxury|comfort|innovation|quality|creativity) meets _
`;

/** Half of a thought that everybody has had. */
const OF_EVERYBODY = String.raw`
  _ (don't|do not|doesn't) want you to know( this)?( about)?
  ^it was a (dark|cold|gr[ae]y|windy|rainy|sunny|stormy|bright|warm|hot|wet|crisp|beautiful|quiet|typical|normal)(,? (and )?_)? (night|morning|day|evening|afternoon)
  since (ancient times|time immemorial)
  (has|have) (always )?played an? (vital|key|crucial|important|big|central) (role|part)( in (human (life|history)|our lives|history))?
  plays? an? (vital|key|crucial|important|big|central) (role|part)
  love it or hate it
  ^in life
  (throughout|all through) (human )?history
  (in|from) the (_ )?world of( _)?
  ^nowadays
  in (this day and age|the modern (world|age|era)|modern (times|society))
  (people|humans|humanity|mankind) (has|have) always
  (has|have) (always )?been (around|with us|part of our lives)( for (centuries|thousands of years|a long time))?
  (has|have) become an? (integral|essential|important|big) part of( our( daily)? lives)?
  (success|hard work|practice|communication|consistency|confidence|knowledge|education) is (the )?(key|everything)
  we('ve| have) all been there
  (are you |get |^)ready to (take|level|transform|change|start|unlock|boost|become|learn|discover)
  (say (hello|goodbye) to|introducing) (the|a|your|our) _
  hidden gems?
  best[- ]kept secrets?
  (make|making) (your|their) dreams? come true
  (follow|chase) your (dreams?|passion|heart)
  (live|living) your best life
  (the )?best version of (yourself|you)
  whether you're a (beginner|seasoned _|total beginner) or
  step by step guide
  is a (very )?(beautiful|wonderful|important|interesting|great) (thing|topic|subject)
  is (very |so )?(long|big|wide|rich|old) and (interesting|important|fascinating|varied)
  (is|are|was|were) one of the (most _|_est|best|worst) (_ )?_ (in|of|for) (life|the world|our lives|our time|all time|mankind|us|every_|(human )?history)
  (has |have )?changed (the|our) world( forever)?
  comes? in (many|all) (shapes|forms|sizes|colou?rs)( and (sizes|shapes|colou?rs))?
  we all (face|have|know|want|need|go through)
  (is|are) here to stay
  ^do you want (to|more)
  ^want to (lose|make|earn|know|learn|be|become|get|save|improve|grow|have|feel|boost)
  teamwork makes the dream work
  time is money
  practice makes perfect
  money (doesn't|does not) grow on trees
  everything happens for a reason
  good things come to those who wait
  (no pain,? no gain|less is more|better late than never|better safe than sorry)
  health is wealth
  you are what you eat
  honesty is the best policy
  the grass is (always )?greener
  a picture is worth a thousand words
  when life gives you lemons
  first impressions (matter|count|last)
  two heads are better than one
  knowledge is power
  actions speak louder than words
  laughter is the best medicine
  you only live once
  home is where the heart is
  every cloud has a silver lining
  rome wasn't built in a day
  can't live without it
  there are (many|so many|lots of|a lot of) (reasons|ways|things|benefits|kinds of|types of)
  read on to _( _)?
  a journey that never ends
  not a destination
  it's not (just |only |all )?about
  it's (all )?about the journey
  (so )?many familiar faces
  as i (look around|stand here)
  (city|land|country) of contrasts
  (old|tradition) meets (the )?(new|modern\p{L}*)
  source of life
  looking for ways to
  (literally )?changed my life
  my lovely followers
  we (should|must|need to) all
  everyone should (try|know|read|have|learn)
  affects everyone
  take action now
  ^are you (making (this|these|any)( \d+)?|looking for)
  faster than ever( before)?
  (changing|changed) (our|the) (world|way we _)
  it was a (beautiful|sunny|lovely) (day|morning|evening)
  have you ever (thought about|thought|wondered|considered|asked yourself)
  did you know( that)?
  are you (tired of|struggling with|sick of)( struggling with| being _)?
  (^|(?<=[.!?] ))struggling (to|with)
  comes from within
  you are not alone
  (it|they) (don't|doesn't) have to be
  imagine a world
  what if i told you
  in today's [\p{L}-]+( (?!we|i|you)[\p{L}-]+)?
  since the (dawn|beginning) of
  it is no secret
  we all know
  (many|some|most) people (think|believe|know|say|agree|struggle|want|are|have|sleep)
  for all people
  all over the world
  (is|are) (very |so |really )?(important|essential)( (for|to) (life|all|every\p{L}*))?
  (is|are) (the )?key to
  (the )?key to (success|unlocking|happiness)
  unlock(ing)? (your|the)
  full potential
  affects? us all
  in many ways
  serious problem
  let's dive in(to)?
  dive into
  ultimate guide
  like a pro
  fast-paced world
  (a )?journey, not a destination
  think outside the box
  take (it|your _) to the next level
  everything you need to know about
  secrets? of (passive income|success)
  one of the (greatest|best|most _) _ (of all time|in history|ever|who ever lived)
  (content|cash|context|the customer) is king
  you miss (100|a hundred) ?(%|percent|per cent)? of the shots you don't take
  something (exciting|special|big|amazing|new) is (coming|on (its|the) way)( your way)?
  adulting
  double[- ]edged sword
  believe in yourself
  anything is possible
  (monday|morning|daily) motivation
  (it )?gives? me (great |real )?(pleasure|joy|pride) to _
  (the sky is|sky's) the limit
  (hard work|patience|persistence) pays off
  never give up
  a blessing in disguise
  the tip of the iceberg
  ^grwm
  thanks to your (generous|kind|continued|ongoing) support
  tell me you('re)?( _){1,4} without telling me( you( _){1,4})?
  ^what is (love|happiness|success|life|time|beauty|art|friendship)
  (has|have) (puzzled|fascinated|intrigued|troubled|haunted) (mankind|humanity|people|philosophers|scientists)( for _)?
  (doesn't|don't|does not|do not|needn't) have to be (boring|hard|difficult|expensive|complicated|scary|stressful)
  be yourself
  (is|are)( not|n't) (just )?an? _,? (it's|it is|they're|they are|but) an? _
  passive income
  dream life
  game[- ]chang_
  revolution(ary|i[sz]e\p{L}*)
  must learn to adapt
  the power of
  it is what it is
  at the end of the day
  make a difference
  once upon a time
  dark and stormy night
  time flies
  will change (everything|the world|our lives)
  (a lot of|so many) people (have )?ask(ed)? me
  i thought i'd share
  as a busy _( of _)?
  i know how (hard|difficult|busy)( it is)?
  (the )?(best|worst|greatest) thing that (has )?ever happened to (me|us)
  one of the (biggest|greatest|most important) (challenges|problems|issues)( facing _)?
  facing humanity
  (according to|as) (the )?(webster's|merriam[- ]webster|(compact |concise )?oxford( english)?|cambridge|collins|macmillan|chambers|english)?( _)? ?dictionary( (says|puts it|has it|defines it))?
  (webster's|merriam[- ]webster|the( _){0,2} dictionary|my dictionary) (defines|says|tells us)
  (might|may|will|could|'ll) (just |well |really )?(surprise|shock|astonish|amaze) (you|u|everyone)
  (it's |is )?(the|a|one of the) questions? (that )?(i|we) (am |are |get |'m |'re )?(always )?(get )?(asked)( (the )?(most|more than any other|all the time|every day|over and over))?
  (exciting|big|great|huge|amazing|wonderful) (news|announcement)( to share( with you)?)?
  for those (of you )?who don't know me
  unaccustomed as i am
  without further ado
  the first day of the rest of (your|our) li(fe|ves)
  the future is in (your|our) hands
  (it's|it is) (such )?(a|an|my) (great |real |huge )?(honou?r|privilege|pleasure) to (be here|stand here|speak|welcome( you)?|introduce|present)
  distinguished guests
  (has|have) (long )?(debated|argued about|wondered about|discussed)( _){1,5} for (centuries|decades|years|millennia|generations)
  the meaning of life
  (i was|i've been|i have been) asked to say a few words
  thank you (all )?(so much )?for coming(?! anyway)
  let's be honest
  (nobody|no one|everybody|everyone) (likes|loves|hates) mondays?
  (an? )?(emotional )?roller ?coaster( of emotions)?
  ever since i was (a (little |young )?(child|kid|boy|girl)|little|young|small)
  from a (very )?(young|early) age
  for as long as i can remember
  (i have|i've|i) (had )?(always|long) (been|had) (passionate about|a passion for)
  (technology|the internet|social media) has (changed|transformed|revolutioni[sz]ed) the way
  (with|since) the (rise|advent|invention) of
  (has|have) become more and more (popular|important|common)
  more and more people
  as time goes by
  (is|are) (a )?(very |highly |much )(controversial|debated|discussed)( (topic|subject|issue))?
  (this is your sign|wait for it|let that sink in|buckle up|strap in)
  (things|everything|all) you (need|should|must) (to )?know
  success is not final
  be the change
  a journey of a thousand miles
  shoot for the (moon|stars)
  dance like (no one|nobody)
  what doesn't kill (you|us)
  (winners never quit|quitters never win)
  life is (like a box of|what happens)
  not all (those )?who wander
  man's best friend
  (is|are|has become|have become|become)? ?more (important|popular|relevant|common|necessary) than ever( before)?
`;
/** They can open any text, and have. */
export const WORN = phrasings(OF_LETTERS + OF_SALES + OF_EVERYBODY);
/** Whoever says so sells. */
export const SALES = phrasings(OF_SALES);
/** Whoever begins so writes a letter. */
export const LETTER = phrasings(OF_LETTERS);

/** They promise more than any text keeps. */
export const HYPE = phrasings(String.raw`
  (you|u)( will|'ll)? (won't|not|never|won't ever) (believe|guess)( (what|how|why|who|this))?( happened( next)?)?
  (this )?changes everything
  listen up
  number \S+ (surprised|shocked|amazed) me
  mind[- ]blowing
  (literally )?life[- ]changing
  ^omg
  jaw[- ]dropping
  must[- ]see
  ^shocking
  gone wrong
  (break|broke|breaking) the internet
  (went|go|goes|going) viral
  (doctors|experts|banks|dentists) (hate|don't want you to know)
  (what )?they don't want you to know
  (one|this|these) (one |weird |simple |little |easy |crazy )*(trick|hack|tip|habit|food|exercise|secret)s?
  act now
  buy now
  stop scrolling
  will (shock|surprise|amaze|astonish|stun|disgust|horrify) you
  will blow (you away|your mind)
  will leave you (speechless|shocked|stunned|breathless|in tears)
  (change|transform) (your (life|body|business|career|finances|skin|home|mindset)|the way you _)( forever)?
  make (you|u) rich( (quick|overnight|over nite))?
  rich (quick|overnight|over nite)
  (make|earn|earning|making) (\$|£|€)?\d[\d.,]*k? (a|per) (day|week|month)
  amazing
  incredible
  insane
  (only )?the top \d+ ?% (of _ )?(knows?|use|understand|have|reach|get|succeed|make it|do this|will)( (the|this|a) _)?
  knows? the secret
  the ultimate
  guaranteed
  double your _
  (simple|easy|proven) (hacks|tricks|steps)
  everything you (know|thought you knew) about [^.?!]{1,40} is (wrong|a lie)
`);

/** Well known, and still of some use. */
export const SOFT_WORN = phrasings(String.raw`
  ^have you ever
  (nobody|no one) (tells|talks about)( you)?
  (nobody|no one) is talking about
  (is|are)( not|n't) (just |only )?about
  what would you do (with|if)
  the truth about
  here's what happened
  here's what (it|this|that|they|he|she)( has)? taught me( about _)?
  what happened next
  changed everything
  they laughed when i sat down
  quick (question|favou?r|chat|one)
  ^how (i|we) (gained|made|earned|grew|got|lost|went from) [^.?!]{1,40} in (just |only )?(\d+|one|two|three|a) (_ )?(days?|weeks?|months?|hours?)
  ^ever (wondered|thought)
  (hear me out|here's the thing|not gonna lie|spoiler alert|we need to talk about|read that again)
  (unpopular opinion|hot take|fun fact|plot twist|long story short|true story)
  i wish i (knew|had known)
`);

/** Openings that a sentence can lose and say the same. */
export const LEAD_IN =
  /^(?:(?:hi|hello|hey)\b[^,.!?]{0,25}, (?:i am|i['’]m|my name is) \p{L}+,? and (?=(?:last|this|on|in|yesterday|i|my|we|when)\b)|(?:(?:hi|hello|hey)\b[^,.!?]{0,25}[,.!] )?(?:today,? )?(?:i am|i['’]m) going to (?:show|tell|teach) you (?=how|why|what)|in today['’]?s [\p{L}-]+(?: [\p{L}-]+)*, |(?:i am|i['’]m|we are|we['’]re) (?:very |so |really )?(?:excited|proud|thrilled|happy|pleased|delighted|humbled|honou?red|grateful)(?: (?:and|but) \p{L}+)? to (?:announce|share|(?:tell|inform) you) that |(?:i|we)(?: just| simply)? (?:want(?:ed)?|would like|wish) to (?:reach out (?:and|to) )?(?:let you (?:all )?know|tell you|inform you|announce|remind you|share(?: with you)?) that |we (?:regret|are sorry) to (?:announce|(?:inform|tell|advise) you(?: all)?) that (?:due to (?:unforeseen )?circumstances(?: beyond our control)?,? )?|please (?:note|be advised|be aware) that |(?:this is |i am writing |we are writing |we would like |i would like |we wish |just )to (?:let you know|inform you|advise you|remind you) that |(?:(?:hi|hello|hey) (?:all|everyone|everybody),? )?just to let you (?:all )?know,? (?=(?:the|our|my|we|i|that)\b)(?:that )?|(?:(?:hi|hello|hey) (?:all|everyone|everybody),? )?(?:(?:this is |just )?an? )?(?:(?:friendly|gentle|quick) )?reminder that |it is no secret that |we all know that |the truth is,? (?:that )?|as (?:you (?:may|might) know|we all know), |believe it or not, |did you know that |what if i told you that |it goes without saying that |in this (?:\p{L}+ )?(?:essay|post|article|video|talk) (?:i will|i want to) (?:show|explain|tell you) (?:that|why) )/iu;
