/**
 * Other people's words for what the library holds: abbreviations, everyday words, and what somebody says who does not know the
 * trade's word for it. What is typed on the left is also looked for as each phrase on the right.
 */

const OF_DEGREES = 'masters?|mba|phd|degree|universit(?:y|ies)|uni|college|admissions?|scholarships?|grad(?: school)?';

/** Among them a review is of somebody's work. */
const AT_WORK =
  'managers?|manage|employees?|staff|teams?|colleagues?|coworkers?|supervisors?|apprentices?|interns?|trainees?|reports?';

const SAID: readonly (readonly [typed: RegExp, ...lookedFor: readonly string[]])[] = [
  [/\bctas?\b|\bclick (?:the |my |on )?(?:link|button)s?\b/, 'call to action'],
  [/\bkpis?\b/, 'kpis', 'metrics', 'report'],
  [/\bugc\b/, 'user-generated content', 'influencer'],
  [/\bcreators?\b|\binfluencers?\b/, 'influencer', 'user-generated content', 'partnerships'],
  [/\bgmb\b|\bgbp\b|\bgoogle (?:my )?business\b|\bgoogle maps?\b|\bmap listing\b/, 'business profile', 'google maps'],
  [/\bppc\b|\bsem\b|\badwords\b|\bgoogle ads?\b|\bpaid search\b/, 'google ads', 'ppc', 'ad copy'],
  [/\b(?<!\b(?:job|vacancy) )(?:ads?|adverts?|advertis\w+)\b/, 'ad copy', 'ads'],
  [/\bmeta titles?\b|\bpage titles?\b|\btitle tags?\b/, 'title tags'],
  [/\bctr\b/, 'click-through rate'],
  [
    /\bcro\b|\bconver(?:t|ts|ting|sions?)\b|\b(?:(?:do|does) ?n.?t|never|not|nobody|no one) (?:\w+ )?(?:buy|buys|order|orders)\b/,
    'conversion',
    'landing page',
    'a/b testing',
  ],
  [/\ba ?\/? ?b[ -]?(?:split )?tests?(?:ing)?\b|\bsplit tests?(?:ing)?\b/, 'a/b testing'],
  [
    /\bbounc\w*\b|\b(?:leav\w*|left|quit|exit) (?:my |the |our )?(?:page|site|website)\b/,
    'bounce rate',
    'search intent',
    'page speed',
  ],
  [/\be-?e-?a-?t\b|\beeat\b/, 'trust', 'thought leadership', 'expert'],
  [
    /\b(?:rank\w*|found|seen|visible)\b.*\blocal\w*\b|\blocal (?:seo|search(?:es)?|rank\w*)\b/,
    'local search',
    'local keywords',
    'local seo',
  ],
  [/\bseo\b/, 'seo', 'site audit', 'search intent'],
  [/\bserps?\b/, 'serp'],
  [/\bpr\b/, 'public relations', 'digital pr', 'press release'],
  [/\bjournalists?\b|\breporters?\b/, 'media requests', 'press release', 'local press'],
  [/\bsubscribers?\b|\bmailing list\b|\bemail list\b/, 'subscribers', 'list hygiene', 'welcome sequence'],
  [
    /\bfreebies?\b|\bopt-?ins?\b|\blead gen\w*\b|\b(?:grow|build)\w* (?:my |our |an? )?(?:e-?mail |mailing )list\b/,
    'lead magnet',
    'lead generation',
  ],
  [
    /\bwin(?:ning)? ?-?(?:them |customers |people )?backs?\b|\bre-?engag\w*\b|\b(?:have|has) ?n.?[ot]t? (?:bought|ordered|opened|come)\b|\binactive\b|\bquiet\b/,
    're-engagement',
  ],
  [/\babandon\w*\b|\bleft (?:in )?(?:the|their) (?:cart|basket)\b|\bcarts?\b|\bbaskets?\b/, 'abandoned cart'],
  [
    /\bsubject (?:lines?|of (?:a|an|the|my) (?:e-?)?mail)\b|\bopen rates?\b|\bopens?\b.*\b(?:e-?)?mails?\b|\b(?:e-?)?mails? (?:\w+ )?open(?:ed)?\b/,
    'subject lines',
    'open rate',
  ],
  [
    /\bthank ?-?you\b.*\b(?:purchase|sale|order|buy\w*|customers?)\b|\bafter (?:a |the )?(?:purchase|sale|order)\b|\bpost-?purchase\b/,
    'post-purchase',
  ],
  [/\bcold (?:e-?mails?|outreach|pitch)\b/, 'cold email'],
  [/\bcold[ -]?call\w*\b|\bphone script\b|\bsales (?:calls?|scripts?)\b/, 'sales call'],
  [
    /\bfollow(?:ing)? ?-?ups?\b|\bno (?:reply|answer|response)\b|\bghosted\b|\bghost(?:ing|s) (?:me|us|my|our)\b/,
    'follow-up',
    'no reply',
    'cold email',
  ],
  [/\bup ?-?sel\w*\b|\bcross ?-?sel\w*\b/, 'upsell', 'cross-sell'],
  [/\bsms\b|\btexting\b/, 'sms', 'text messages'],
  [/\bslogans?\b|\btag ?lines?\b|\bmottos?\b|\bcatch ?phrases?\b|\bstrap ?lines?\b/, 'taglines'],
  [
    /\b(?:reply|replies|respond|response|answer)\w*\b.*\breviews?\b|\breviews?\b.*\b(?:reply|respond|response|answer)\w*\b|(?<!\b(?:give|giving|i gave|leave|leaving|write|writing|i wrote|do|doing) (?:[\w']+ ){0,3})\b(?:bad|negative|nasty|1|one)[ -](?:star )?(?:\w+ )?reviews?\b/,
    'google reviews replies',
  ],
  [/\b(?:ask|get|more)\b.*\b(?:reviews?|testimonials?)\b/, 'more reviews', 'testimonials'],
  [
    /\bpersonas?\b|\bideal customers?\b|\btarget (?:audience|market|group)\b|\bavatars?\b|\bicp\b/,
    'personas',
    'audience research',
  ],
  [/\bcustomer feedback\b/, 'customer feedback', 'surveys'],
  [/\betsy\b/, 'etsy listing', 'product descriptions', 'marketplaces'],
  [/\bshop+ify\b|\b(?:product|shop) listings?\b/, 'product descriptions', 'marketplaces'],
  [/\binsta\b|\big\b/, 'instagram'],
  [/\bfb\b/, 'facebook'],
  [/\btweets?\b|\btwitter\b|\bthreads?\b/, 'twitter', 'thread'],
  [
    /\breels?\b|\btik ?toks?\b|\b(?:yt|you ?tube) shorts?\b|\bshorts\b|\bshort videos?\b|\bclips?\b(?! art)/,
    'short video',
    'reels',
    'tiktok',
  ],
  [
    /\bhooks?\b|\bfirst (?:\d+ |few |three )?(?:seconds?|lines?|sentences?)\b|\bopening lines?\b|\bscroll\w*\b/,
    'hooks',
    'introductions',
  ],
  [
    /\b(?:yt|you ?tube|video) desc\w*\b|\btime ?-?stamps?\b|\bvideo chapters?\b|\bchapters (?:for|in|of) (?:\w+ )?(?:video|vid)\b/,
    'youtube descriptions',
    'chapters',
  ],
  [/\b(?:yt|you ?tube)\b(?! shorts?\b)/, 'youtube'],
  [/\bsocial (?:media )?(?:posts?|content|ideas)\b|\bwhat (?:to|should i) post\b/, 'social posts', 'content calendar'],
  [
    /\bturn\b.*\binto (?:\w+ )?(?:\w+ )?(?:posts?|threads?|tweets?|clips|shorts|reels|videos?|carousels?|newsletters?|emails?|episodes?|articles?)\b|\brepurpos\w*\b|\breus\w*\b|\brecycl\w*\b/,
    'repurposing',
  ],
  [/\b(?:content|editorial|posting|social media) (?:calendar|plan|schedule)s?\b/, 'content calendar'],
  [/\brivals?\b|\bcompetit\w+\b|\bcompetition\b/, 'competitor analysis'],
  [/\binternal link\w*\b/, 'internal links'],
  [/\bback ?links?\b|\blink ?building\b/, 'backlinks', 'outreach'],
  [/\bmulti-?(?:language|lingual)\b|\bother (?:languages|countries)\b|\binternational\b/, 'hreflang', 'international seo'],
  [
    /\bsite ?speed\b|\bpage ?speed\b|\bslow\w*\b.*\b(?:page|site|website|load\w*)\b|\b(?:page|site|website)s?\b.*\bslow\w*\b|\bload(?:s|ing)? (?:time|slow\w*)\b/,
    'page speed',
  ],
  [/\b(?:404|dead|broken) (?:pages?|links?|errors?)\b|\b404s?\b/, 'crawl errors', 'redirects', 'broken links'],
  [/\b30[12]s?\b|\bredirect\w*\b/, 'redirects', 'site migration'],
  [/\b(?:not|n.?t|never) (?:\w+ )?(?:index\w*|in google|on google)\b|\bindex(?:ed|ing|ation)\b/, 'indexing'],
  [/\bseo audit\b|\baudit\b.*\b(?:site|website|seo)\b|\b(?:site|website) audit\b/, 'site audit', 'content audit'],
  [/\bga ?4\b|\bgoogle analytics\b/, 'tracking plan', 'conversions', 'dashboard'],
  [/\bcluster\w*\b/, 'keyword clustering', 'topic clusters'],
  [
    /\btone of voice\b|\bbrand voice\b|\bvoice\b(?![ -]?(?:notes?|memos?|messages?|recordings?|overs?|mails?)\b)/,
    'brand voice',
    'tone of voice',
  ],
  [/\baida\b|\bpas\b|\bcopywriting (?:frame ?works?|formulas?)\b/, 'copywriting formula', 'sales copy'],
  [/\bproblem\W+agitat\w*(?:\W+(?:and )?(?:solve|solution)\b)?|\bagitat\w*\b/, 'problem-agitate-solve', 'copywriting formula'],
  [
    /\bobjections?\b|\b(?:fears?|doubts?|worries|concerns?)\b(?=.*\b(?:customers?|clients?|buyers?|shoppers?|buy|buying)\b)|\b(?:holds?|stops?|keeps?|prevents?)\b(?=.*\bfrom (?:buying|ordering)\b)|\bhesita\w+\b/,
    'objections',
    'buyer fears',
    'customer psychology',
  ],
  [
    /\b(?:reports?|kpis?|results|figures|update|explain|show)\b.*\b(?:boss|manager)\b|\broi\b|\bstakeholders?\b/,
    'report',
    'stakeholders',
  ],
  [/\bschema (?:markup|org)\b|\brich (?:results|snippets)\b/, 'structured data', 'schema'],
  [/\bcalend[ae]rs?\b/, 'content calendar'],
  [/\bprices?\b|\bpricing\b|\bhow much (?:to|should|can|do) (?:i )?(?:charge|ask)\b/, 'pricing', 'pricing page'],
  [
    /\b(?:more|new|need|get|attract|find|win) (?:more |new )?(?:customers|clients|buyers|leads|sales)\b/,
    'marketing plan',
    'lead generation',
    'referrals',
  ],
  [/\breferrals?\b|\brefer a friend\b|\bword of mouth\b/, 'referrals'],
  [/\bgive ?-?aways?\b|\bcontests?\b|\braffles?\b|\bsweepstakes?\b/, 'giveaway', 'contest'],
  // Writing.
  [
    /\btl ?;? ?dr\b|\bsummar\w*\b|\bsum up\b|\bkey (?:points|takeaways|ideas)\b|\bgist\b|\bcondens\w*\b|\b(?:into|on|to) (?:one|a|half a) (?:page|paragraph)\b|\bone[ -]?pager\b|\brecap\b/,
    'summarize',
    'key points',
  ],
  [/\bcritiqu\w*\b|\bfeedback (?:on|about) (?:my|this|a|an|our)\b/, 'critique', 'feedback'],
  [
    /\bsimplif\w*\b|\bplain (?:english|language|words)\b|\beasier to (?:read|understand)\b|\bjargon\b/,
    'plain language',
    'simplify',
  ],
  [
    /\beli ?5\b|\bexplain\w*\b.*\b(?:simpl\w+|5|five|easy|easily|beginner|dumm(?:y|ies)|idiot)\b|\bfor dummies\b/,
    'simple explanation',
    'explain',
  ],
  [/^explain (?:the|how|why|what)\b(?!.{0,80}\b(?:code|function|script|error|regex|formula|query)\b)/, 'simple explanation'],
  [
    /\b(?:formal|friendl\w+|polite\w*|nicer?|softer|firmer|professional\w*)\b.*\b(?:tone|sound\w*|message|text|write)\b|\b(?:tone|sound|make)\b.*\b(?:formal|friendl\w+|polite\w*|nicer|softer|firmer|professional)\b/,
    'tone',
    'rewrite',
  ],
  [/\bbrain ?storm\w*\b|\bcome up with\b|\bstuck for ideas\b/, 'brainstorming'],
  [/\bpoe(?:m|ms|try)\b|\bhaikus?\b|\blimericks?\b|\bsonnets?\b|\blyrics?\b|\bsongs?\b|\bverses?\b/, 'poem', 'song lyrics'],
  [/\bblurbs?\b|\bback cover\b|\bsynops[ie]s\b|\bbook descriptions?\b/, 'book blurb', 'synopsis'],
  // Business and work.
  [
    /\b(?:business|company|brand|shop|store|product|startup|app|team|channel) names?\b|\bnames? (?:for|of) (?:my|our|a|an|the) (?:new )?\w+\b|\bname (?:my|our|a|the) (?:new )?(?!baby|child|kid|son|daughter|boy|girl|twin|dog|cat|puppy|kitten|pet|horse|character|band|boat|team)\w+\b|\bwhat to call\b|\bnaming\b/,
    'business name',
    'naming',
  ],
  [/\bname (?:for )?(?:my|our|a|the) (?:new )?(?:dog|cat|puppy|kitten|pet|horse|character|band|boat)\b/, 'username', 'names'],
  [/\belevator (?:pitch\w*|speech(?:es)?)\b|\bintroduce (?:myself|my)\b/, 'elevator pitch'],
  [/\b(?:client |project |business )?proposals?\b|\bquotes? (?:for|to) (?:a )?clients?\b/, 'proposal'],
  [
    /\bcomplain(?:s|ts?|ing)?\b.*\b(?:customer|client|guest|reply|respond|answer)\w*\b|\b(?:angry|upset|unhappy|rude|difficult|mad) (?:customer|costumer|client|guest|buyer)s?\b|\b(?:customer|costumer|client)s?\b.*\bcomplain\w*\b/,
    'customer service',
    'complaint',
  ],
  [/\bcustomer (?:service|support)\b|\bsupport (?:replies|tickets?|emails?)\b/, 'customer service'],
  [
    new RegExp(
      String.raw`(?<!\b(?:${OF_DEGREES}) )\bsops?\b(?!.{0,80}\b(?:${OF_DEGREES})\b)|\bstandard operating\b|\bprocedures?\b`,
    ),
    'sop',
    'process',
  ],
  [/\bproject (?:plan|timeline|schedule|management)\w*\b|\bgantt\b|\bmilestones?\b/, 'project plan', 'timeline'],
  [
    /\bpros? (?:and|&) cons?\b|\bdecid\w*\b|\bdecisions?\b|\bshould i (?:take|choose|buy|move|quit)\b/,
    'decision making',
    'pros and cons',
  ],
  [/\bcvs?\b|\bresum[eé]s?\b|\bcurriculum vitae\b/, 'cv', 'resume'],
  [
    /\bice ?-?breakers?\b|\bteam ?-?building\b|\b(?:team|office|meeting|group) (?:games?|activit(?:y|ies)|fun)\b|\bgames? (?:for|in|at) (?:a |my |the |our )?(?:\w+ )?(?:meeting|team|office|group|workshop|colleagues)\b|\bget(?:ting)? to know each other\b|\bwarm-?ups?\b/,
    'icebreakers',
    'team building',
  ],
  [
    /\bmorale\b|\b(?:team|staff|colleagues|coworkers|employees) (?:is |are |feels? |so |very )*(?:down|demotivated|frustrated|burn(?:ed|t) out|exhausted|unhappy|sad)\b|\b(?:cheer|lift|motivat|encourag|inspir|boost)\w* (?:up )?(?:my |the |our |a )?(?:team|staff|colleagues|coworkers|employees)\b/,
    'team morale',
    'motivation',
  ],
  [
    /\b(?:difficult|hard|tough|awkward) (?:talk|conversation)s?\b|\b(?:boss|colleague|coworker|manager) (?:(?:who )?is (?:so |very |being )?(?:unfair|rude|mean|toxic|lazy|angry|late|difficult)\b|keeps \w+ing\b|(?:always|never) \w+)|\bconflicts?\b(?! of interest)|\b(?:talk|speak) (?:to|with) my (?:boss|manager|colleague|coworker)\b/,
    'difficult conversation',
    'conflict',
  ],
  [/\bout[ -]of[ -](?:the[ -])?office\b|\bauto-?repl(?:y|ies)\b/, 'out of office'],
  [
    /\b(?:idea|business|startup) validation\b|\bvalidat\w* (?:an |a |my |our |the )?(?:\w+ )?idea\b/,
    'startup',
    'audience research',
  ],
  [
    /\b(?:fire|sack|dismiss|firing|sacking|dismissing|let(?:ting)? go of) (?:somebody|someone|an? \w+|my \w+|staff)\b|\blet (?:\w+ ){1,2}go\b(?! to)|\blay(?:ing)? ?-?offs? (?:staff|people|workers)\b/,
    'termination letter',
    'difficult conversation',
  ],
  [
    /\b(?:job|vacancy) (?:add?|advert|description|post|posting)s?\b|\bhir(?:e|ing)\b|\brecruit\w*\b/,
    'job ad',
    'recruiting',
    'hiring',
  ],
  [/\bself[ -](?:review|evaluation|assessment|appraisal)s?\b/, 'self review'],
  [
    /\b(?:pay )?rais(?:e|es)\b(?! funds| money)|\bsalar(?:y|ies)\b|\bask\w*\b.*\bmore (?:money|pay)\b|\bpay rise\b/,
    'salary',
    'raise',
  ],
  [
    /\bresign\w*\b|\bquit\w*\b.*\b(?:job|work|boss)\b|\b(?:two weeks|hand in my|my) notice\b|\bleav\w* my job\b/,
    'resignation letter',
  ],
  [
    /\b(?:reference|recommendation) letters?\b|\bletters? of (?:reference|recommendation)\b|\brecommend a (?:student|colleague)\b/,
    'recommendation letter',
  ],
  [
    /\bto ?-?do(?: lists?)?\b|\bpriorit\w+\b.*\b(?:tasks?|day|week|work)\b|\bplan my (?:day|week)\b|\btime management\b|\bproductiv\w*\b/,
    'to-do list',
    'time management',
  ],
  [
    /\b(?:professional|work|formal|business) e-?mails?\b|\be-?mail(?:s|ing)? (?:to )?(?:my |a |the )?(?:boss|manager|colleagues?|coworkers?|professor|client)\b/,
    'professional email',
  ],
  // Learning and teaching.
  [/\bgtm\b|\bgo[ -]to[ -]market\b/, 'go-to-market', 'product launch'],
  [/\bprocrastinat\w*\b|\bdawdl\w*\b|\bputting (?:\w+ )?off\b/, 'procrastination'],
  [/\bget(?:ting)? (?:things|stuff|more) done\b/, 'procrastination', 'to-do list'],
  [/\bquiz\w*\b|\btest questions?\b|\bmultiple[ -]choice\b|\btrivia\b/, 'quiz', 'test questions'],
  [/\bstudy(?:ing)? (?:plan|schedule|timetable|guide)s?\b|\bexams?\b|\bfinals\b|\brevis(?:e|ion|ing)\b/, 'study plan', 'exam'],
  [/\bgrad(?:ing|e) (?:essays?|papers?|rubric)\b|\brubrics?\b/, 'rubric', 'grading'],
  [/\b(?<!cover )lessons?\b(?! learn)/, 'lesson plan'],
  [/\bwork ?sheets?\b|\bhome ?work\b|\bexercises for\b/, 'worksheet', 'homework'],
  [
    /\b(?:learn|practi[cs]e|speak)\w* (?:a )?(?:language|spanish|french|german|italian|english|japanese|chinese)\b/,
    'language learning',
  ],
  [
    /\bthes[ie]s\b|\bresearch (?:questions?|papers?|topics?)\b|\bliterature reviews?\b|\bdissertations?\b/,
    'thesis',
    'research',
    'literature review',
  ],
  [/\bmaths?\b|\balgebra\b|\bequations?\b|\bword problems?\b/, 'math'],
  // Everyday life.
  [/\brecipes?\b|\bcook(?:ing)?\b|\bdinner\b|\bleft ?overs?\b|\bfridge\b/, 'recipes', 'cooking'],
  [
    /\btrips?\b|\bin \d+ days\b|\b\d+ days? in\b|\btravel\w*\b|\bitinerar(?:y|ies)\b|\bvacations?\b|\bholiday (?:plan|in|to)\b|\bsight ?seeing\b/,
    'travel plan',
    'itinerary',
  ],
  [/\b(?:monthly|household|personal|family) budget\b|\bsav(?:e|ing) money\b|\bbudgeting\b/, 'personal finance', 'saving money'],
  [
    /\bwork ?-?outs?\b|\bfitness\b|\bgym\b|\blose weight\b|\bget (?:in shape|fit|fitter)\b|(?:^(?=training plan$)|\b(?:my|running|race|marathon|5k|10k|strength|swim\w*|cycling|triathlon) )training plan\b/,
    'workout plan',
    'fitness',
  ],
  [
    /\b(?:a|the|my|our|wedding|short|funny) toasts?\b|^toasts?$|\btoasts? (?:for|to|at)\b|\bbest man\b|\bmaid of hono(?:u)?r\b|\bwedding speech\w*\b/,
    'wedding speech',
    'toast',
  ],
  [/\b(?:wedding |marriage )?vows?\b/, 'wedding vows', 'wedding speech'],
  [
    /\blost (?:her|his|my|our|their) (?:\w+ )?(?:dad|mum|mom|father|mother|parents|husband|wife|partner|son|daughter|brother|sister|baby|gran|nan|grand\w+)\b/,
    'condolences',
  ],
  [/^thank(?:ing)? (?!you\b)/, 'thank-you note'],
  [/\binvit(?:e|es|ing)\b/, 'invitation'],
  [/\blove (?:letter|note|message|text)s?\b|\banniversar(?:y|ies)\b|\bromantic\b/, 'love letter', 'romance'],
  [
    /\bhabits?\b|\bnew year\S* resolutions?\b|\bself[ -]?improvement\b|\b(?:stop|quit) (?:smoking|drinking|snacking)\b|\bmotivate (?:me|myself)\b/,
    'habits',
    'self-improvement',
  ],
  [
    /\bde-?clutter\w*\b|\bclean(?:ing)? (?:my|the|up my) (?:house|home|room|kitchen|flat|apartment)\b|\bmov(?:e|ing) (?:house|home|out)\b/,
    'declutter',
    'cleaning',
    'moving',
  ],
  // Code and data.
  [/\bbash\b|\bscripts? (?:to|that|which)\b|\bautomat(?:e|ing) (?:a |my )?\w+\b/, 'script', 'automation'],
  [/\bread ?me\b|\bapi docs?\b|\bdocument(?:ing|ation)\b/, 'readme', 'documentation'],
  [
    /\bcsv\b|\bdata ?-?sets?\b|\bdata (?:analysis|clean(?:ing|-?up| up))\b|\banaly[sz]e (?:my |this |some )?data\b/,
    'data analysis',
    'csv',
  ],
  [
    /\bmid ?journey\b|\bdall-?e\b|\bstable diffusion\b|\b(?:image|picture|art|photo) (?:prompt|generat\w*)s?\b|\bai art\b/,
    'image prompt',
    'ai art',
  ],
  [/\b(?:better|improve|good|write) (?:my |a )?prompts?\b|\bprompt (?:engineering|writing)\b/, 'prompt engineering'],
];

/** What is to be done, or is wanted, whatever the thing is that stands beside it: an essay that is too long wants to be cut. */
const DEEDS: typeof SAID = [
  [/\bflash ?-?cards?\b|\banki\b/, 'flashcards'],
  [/\blinked ?in (?:about|profile|summary|headline|bio|description)\b(?: (?:section|page|text|me))?/, 'linkedin profile'],
  // To whoever applies for a degree the letters stand for something else.
  [new RegExp(String.raw`\bsops?\b(?=.{0,80}\b(?:${OF_DEGREES})\b)|\b(?:${OF_DEGREES}) sops?\b`), 'personal statement'],
  [/\bdebug\w*\b|\bfix(?:ing)? (?:a |my |the |this )?bugs?\b/, 'debugging'],
  [/\bexplain\w* (?:this |my |the |some |a )?(?:piece of |bit of |[\w+#]+ )?code\b/, 'explain code'],
  [/\bcode reviews?\b|\breview (?:my |this |some )?(?:[\w+#]+ )?code\b/, 'code review'],
  [/\brefactor\w*\b|\b(?:tidy|tidying|clean|cleaning)(?: up)? (?:\w+ )?code\b/, 'refactoring'],
  [
    /\b(?:what|nothing|no idea what) (?:to|(?:should|can|do) (?:i|we)) (?:post|put|share|publish) (?:on|in) (?:my |our )?(?:\w+ )?(?:instagram|insta|facebook|fb|socials?|social media|page|feed)\b/,
    'content calendar',
    'social posts',
  ],
  [/\b(?:insta(?:gram)?|ig|twitter|tik ?tok|facebook|profile) bios?\b/, 'bio'],
  [/^summari[sz]\w*\b|^sum up\b/, 'summarize'],
  [
    /^explain\w* (?!code\b)[\w' ]{3,60} to (?:an?|my|our) (?:\d+|\w+)[ -](?:years?|yrs?|yo|child|kids?|sons?|daughters?|class|beginners?)\b|^explain\w* [\w' ]{3,60} to (?:an?|my|our|the) (?:child|kids?|son|daughter|beginner|class)\b/,
    'simple explanation',
  ],
  [
    /\b(?:script|code|program|python|javascript|java|php)(?: \w+){0,2} (?:errors?|exceptions?|crash(?:es|ing)?|traceback)\b|\b(?:errors?|exceptions?|traceback) in (?:my |the |a )?(?:\w+ )?(?:script|code|program)\b/,
    'error message',
    'debugging',
  ],
  [/\bthank(?:s| ?-?you) (?:letters?|notes?|cards?|e-?mails?|messages?)\b(?= to\b| for\b)/, 'thank-you note'],
  [
    /\b(?:mum|mom|mother|dad|father|sister|brother|in[- ]laws?|mil|parents|family)\b(?= (?:\w+ ){0,3}(?:taking over|interfer\w+|controlling|overstep\w*|won'?t (?:stop|listen|let)|keeps? \w+ing)\b)/,
    'difficult conversation',
    'boundaries',
  ],
  [/\b(?:letters?|e-?mails?|notes?|message) (?:home )?to (?:all |the |our |my )?parents\b(?= about\b| of )/, 'email to parents'],
  [/\b(?:write|writing|make|making|draft|drafting|change) (?:an?|my|our|his|her) will\b|\blast will\b/, 'last will'],
  [
    /\bghost(?:ed|ing|s)? (?:my|our) (?:quotes?|offers?|estimates?|proposals?|invoices?)\b/,
    'quote follow-up',
    'client gone quiet',
    'no reply',
  ],
  // Of a price, not of somebody's words.
  [
    /\bquotes? for (?:(?:an?|my|our|the) )?(?:\w+ing\b|jobs?\b|work\b|repairs?\b|projects?\b|roof|kitchen|bathroom|wedding)/,
    'proposal',
    'estimate',
  ],
  [
    /\bideas? (?:for |of |on )?what to post\b|\bwhat (?:to|(?:should|can) (?:i|we)) post (?:for|this|next)\b/,
    'content calendar',
    'social posts',
  ],
  [/\bperformance (?:reviews?|appraisals?)\b/, 'performance review'],
  [
    /\b(?:reply|respond|answer)\w*\b.{0,40}\bcomplaints?\b|\bcomplaints?\b(?=.{0,40}\b(?:reply|response|answer)\b)/,
    'customer service',
  ],
  [/\bjob (?:descriptions?|ad?verts?|ads?|postings?)\b/, 'job ad'],
  [
    new RegExp(
      String.raw`(?:(?<=\b(?:${AT_WORK})\b.{0,99})|(?=.{0,99}\b(?:${AT_WORK})\b))\b(?:give|giving|i gave|write|writing|i wrote|do|doing|deliver|delivering) (?:[\w']+ ){0,4}?(?:bad|poor|negative|critical|tough) (?:\w+ )?(?:reviews?|appraisals?|evaluations?)\b`,
    ),
    'poor performance review',
  ],
  [
    /\bcomplain\w* (?:to|about) (?:my |the |our )?landlord\b|\blandlord\b(?=.*\b(?:mou?ld|damp|heating|boiler|leak\w*|repairs?|deposit)\b)|\b(?:mou?ld|damp)\b(?=.*\b(?:flat|apartment|rented|landlord)\b)/,
    'letter to landlord',
  ],
  [
    /\b(?:be|act as|act like|pretend to be|play) (?:my |an? )?(?:spanish|french|german|italian|english|portuguese|japanese|chinese|korean|arabic|language) (?:teacher|tutor|partner)\b/,
    'language learning',
  ],
  [/\bshorten\w*\b|\bshorter\b|\bword count\b|\btoo (?:long|wordy)\b|\bcut (?:it|this|down)\b|\bconcise\b/, 'shorten', 'concise'],
  [
    /\bwhat (?:do|should|can|could|to) (?:i |we )?(?:get|buy|give) (?:for )?(?:my|our|a|an|the|him|her|somebody|someone)\b|\b(?:presents?|gifts?) (?:for|ideas?)\b/,
    'gift ideas',
  ],
  [
    /\bso (?:that )?i can (?:practi[cs]e|rehearse|train)\b|\b(?:practi[cs]|rehears)\w* (?:arguing|telling|asking|saying|confronting|an? (?:argument|talk|hard talk|difficult talk|hard conversation|difficult conversation))\b/,
    'rehearsal',
  ],
  [/\b(?:sound|read|feel)s? (?:a bit |a little |much )?(?:less|more|too)\b(?! \w+ about)/, 'natural tone', 'tone'],
  [
    /\btell(?:ing)? (?:my|our|the) (?:team|staff|employees|volunteers|colleagues)\b/,
    'announcement to staff',
    'difficult conversation',
  ],
  [/(?:^|\b(?:our|take|taking|the|up|write|writing) )minutes (?:of|from)\b/, 'minutes'],
  [
    /\bgaps? (?:years? )?(?:in|on) (?:my |a |the |your )?(?:cv|resum[eé]|career)\b|\b(?:cv|resum[eé]|career|employment) (?:gaps?|breaks?)\b/,
    'career gap',
  ],
  [
    /\b(?:what (?:do|should|can|could|to) (?:i |we )?say|speak(?:ing)?|say something)(?= at (?:[\w']+ ){0,3}(?:funeral|memorial|graveside|cremation|wake)\b)|\b(?:words|speech|talk) (?:for|at)\b(?= (?:[\w']+ ){0,3}(?:funeral|memorial)\b)|\b(?:died|passed away)\b(?=.{0,40}\bsay at the (?:service|church|wake)\b)/,
    'eulogy',
  ],
  [/\b(?:flowers?|wreath|message)\b(?=.{0,40}\bfuneral\b)|\bfuneral (?:flowers?|wreath|message)\b/, 'condolences'],
  // Thanks are not a call for more.
  [/(?:^|\bto )(?:thank(?:s|ing)?|thank ?-?you)\b(?=.{0,40}\b(?:donors?|donations?|sponsors)\b)/, 'thank donors'],
  [
    /\b(?:four|4)[ -]day (?:work(?:ing)? )?week\b|\bflexible (?:working|work|hours)\b|\bcompressed hours\b|\bgo(?:ing)? part[ -]time\b/,
    'flexible working',
  ],
  [
    /\b(?:cvs?|resum[eé]s?)\b(?=.{0,40}\b(?:first job|teen\w*|school leaver|no experience|without experience)\b)/,
    'first job',
    'no experience',
  ],
  [/\bworksheets?\b/, 'worksheet'],
  [/\bdebat(?:e|es|ing)\b/, 'debate'],
  [/\bcancel(?:ling|ing)? (?:my |our )?plans? with (?:my |an? )?(?:friends?|sister|brother|mum|mom|dad)\b/, 'saying no'],
  [/\bprices? for (?:my |our |an? )?(?:\w+ ){1,2}(?:business|service|services|work)\b/, 'hourly rate', 'what to charge'],
  [/\bleft ?overs?\b/, 'leftovers'],
  [/\bwelcome (?:e-?mails?|letters?|messages?)\b(?=.{0,20}\b(?:members?|club|gym)\b)/, 'new members'],
  [/\brisk assessments?\b/, 'risk assessment'],
  [/\b(?:leaving|farewell|retirement|birthday|christmas|wedding|thank ?-?you) (?:presents?|gifts?)\b/, 'gift ideas'],
  [/\bfix(?:ing)? (?:my|this|the|an?) (?:[\w-]+ ){0,3}(?:loop|error|code|script|function|component|crash)\b/, 'debugging'],
  [/\bnotes into (?:an? |the )?(?:[\w-]+ )?(?:post|article|draft|text|essay|story)\b/, 'drafting'],
  [/\bsick (?:notes?|days?|leave|e-?mails?)\b(?=.{0,30}\b(?:boss|work|manager|office)\b)/, 'sick leave', 'time off'],
  [/\bmenu for (?:\d{1,3}|an?|the|my|our)\b(?! (?:website|restaurant|cafe|app))/, 'menu'],
  [/\bparty invit\w+\b/, 'party invitation'],
  [
    /\b(?:ask|tell|answer|reply to|respond to|write to) (?:my |our |the )?landlord\b(?:(?: about| over| on)?(?: (?:the|a|my))? rent (?:increase|rise))?/,
    'letter to landlord',
  ],
  [/\bapologi[sz]\w*(?= to (?:my|our|his|her) (?!customer|client|boss|manager|colleague|team))/, 'apology'],
  [/\brsvp\w*\b|\bguests?\b(?=.{0,30}\b(?:n.?t|not|never) (?:\w+ )?(?:replied|reply|answered|responded)\b)/, 'rsvp reminder'],
  [/\bslow (?:sql|quer(?:y|ies)|database)\b|\b(?:sql|quer(?:y|ies)) (?:\w+ )?(?:slow|too long)\b/, 'slow query'],
  [/(?:^|\bto )(?:thank(?:s|ing)?|thank ?-?you)\b(?=.{0,40}\b(?:volunteers?|helpers|parents who)\b)/, 'thank volunteers'],
  [
    /\b(?:find(?:ing)?|recruit(?:ing)?|need(?:ing|ed)?|want(?:ed)?|call(?:ing)? for|ask(?:ing)? for|look(?:ing)? for|get(?:ting)?) (?:[\w']+ ){0,2}(?:volunteers?|helpers)\b/,
    'call for volunteers',
  ],
  // Who lets chooses or says no; who rents applies.
  [
    /\b(?:turn(?:ing)? down|declin\w+|reject\w*|refus\w+|choos\w+|pick\w*|select\w*|screen\w*|vet\w*|say(?:ing)? no to) (?:[\w']+ ){0,3}(?:tenants?|renters?|(?:rental|tenan\w+|flat|apartment|house) (?:applicants?|applications?|viewers?))\b/,
    'choosing a tenant',
  ],
  // Before the work there is a quote, behind it an invoice.
  [
    /\b(?:client|customer)\b(?=.{0,60}\b(?:after|since|once) (?:i |we )?(?:\w+ )?(?:deliver\w*|sent (?:off )?the (?!quote|offer|estimate|price|proposal)|handed|finish\w*|complet\w*)\b)/,
    'client gone silent',
  ],
  [
    /\b(?:client|customer)s?\b(?=.{0,40}\b(?:not|hasnt|wont|doesnt|never|without|\w+n't) (?:\w+ )?(?:paid|pay|paying)\b)|\bwaiting (?:for|on) (?:\w+ )?payment\b/,
    'payment reminder',
  ],
  [/\bpoems? (?:for|to) (?:my|our|his|her)\b/, 'poem for somebody'],
  [
    /\bsay(?:ing)? no to (?!(?:my |the )?(?:boss|manager)|a client|a customer)|\bturn(?:ing)? down (?:an? |the )?(?:\w+ )?invit\w+/,
    'saying no',
  ],
  [/\b(?:sound|read|feel|look|written|wrote)\w*\b.{0,25}\b(?:robots?|robotic|ai|chat ?gpt|bot|machine)\b/, 'humanize'],
  [
    /\bexplain\w*(?= (?!code|bug)(?:[\w'-]+ ){1,6}?(?:to|for) (?:an? |my |the )?(?:\w+[ -]years?[ -]olds?|\d+yo|kid\w*|child\w*|toddlers?|(?:grand)?(?:son|daughter))\b)|\bkids? (?:asks?|asked|keeps? asking|wants? to know) why\b/,
    'explain',
  ],
  [/\bvoice[ -]?(?:notes?|memos?|messages?|recordings?)\b|\bdictat(?:e|es|ed|ing|ion|ions)\b/, 'dictation'],
  [
    /\bhelp(?:ing)? (?:me|him|her|them|(?:my|our|a) \w+) (?:with|do|understand|learn) (?:\w+ ){0,3}(?:maths?|fractions?|algebra|decimals?|divisions?|multiplication|percentages?|equations?|geometry|sums|physics|chemistry|homework)\b/,
    'tutor',
  ],
];

/** A query's own words for the same: `kept` is what stands in the text, the rest is looked for beside it. */
export interface Wish {
  /** The words typed, as they stand. */
  readonly typed: string;
  readonly lookedFor: readonly string[];
  /** It is what is to be done, and outweighs what it is done to. */
  readonly isDeed: boolean;
}

/** What the text wishes for in other words. */
export const wishesIn = (text: string): readonly Wish[] => {
  const plain = text.toLowerCase().replace(/[’]/g, "'");
  return [DEEDS, SAID].flatMap((said) =>
    said.flatMap(([pattern, ...lookedFor]) => {
      const typed = Array.from(plain.matchAll(new RegExp(pattern, 'g')), ([words]) => words).join(' ');
      return typed === '' ? [] : [{ typed, lookedFor, isDeed: said === DEEDS }];
    }),
  );
};
