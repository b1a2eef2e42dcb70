/** Second halves of titles by subject, which say more than that there is a webinar. */

interface Field {
  /** The words that name it, in lower case. */
  readonly words: RegExp;
  /** Each can stand before or behind the topic and a colon. */
  readonly facets: readonly string[];
}

const FIELDS: readonly Field[] = [
  {
    words: /\b(?:e-?mail (?:marketing|campaigns?|deliverability)|newsletters?|mailing lists?|cold e-?mails?)\b/,
    facets: [
      'Messages People Actually Open',
      'What to Send, to Whom and How Often',
      'From Subject Line to Reply',
      'Staying Out of the Spam Folder',
      'A List That Wants to Hear from You',
    ],
  },
  {
    words: /\b(?:seo|search engines?|keywords?|google ads|ppc|rank(?:ing)?|website traffic|web analytics|conversion)\b/,
    facets: [
      'Being Found by the Right People',
      'From Search to Sale',
      'What to Fix on Your Site First',
      'Writing for People and for Search Engines',
      'Which Numbers to Watch and Which to Ignore',
    ],
  },
  {
    words:
      /\b(?:social media|instagram|tiktok|linkedin|facebook|pinterest|youtube|content (?:marketing|creation|strategy)|influencers?|followers|podcasts?|podcasting|video marketing|personal brand\w*)\b/,
    facets: [
      'What to Post When You Have Nothing to Say',
      'From the First Follower to the First Customer',
      'A Rhythm You Can Keep Up',
      'Finding a Voice That Sounds Like You',
      'Less Posting, More Conversation',
    ],
  },
  {
    words: /\b(?:marketing|brand(?:s|ing)?|advertis\w+|copywriting|public relations|product launch\w*|customer personas?)\b/,
    facets: [
      'Saying One Thing Clearly',
      'From Attention to Trust',
      'What Your Customers Would Tell You',
      'Good Results on a Small Budget',
      'Where to Spend and Where to Save',
    ],
  },
  {
    words:
      /\b(?:sales|selling|sell|cold call\w*|prospecting|leads?|crm|pitch(?:es|ing)?|proposals?|closing deals|upselling|raising rates|pric(?:e|es|ing))\b/,
    facets: [
      'From First Contact to a Clear Yes or No',
      'What to Say When They Hesitate',
      'Listening Before Offering',
      'Naming a Number Without Blushing',
      'Following Up Without Being a Nuisance',
    ],
  },
  {
    words:
      /\b(?:negotiat\w+|salary|pay rise|raise at work|difficult conversations?|conflicts?|mediation|difficult customers?|complaints?|saying no)\b/,
    facets: [
      'What to Say When They Say No',
      'How to Prepare, What to Ask and When to Stop',
      'The First Sentence and the Last',
      'Staying Calm When It Gets Tense',
      'From Position to Agreement',
    ],
  },
  {
    words:
      /\b(?:leadership|leading|managers?|management|delegat\w+|teams?|teamwork|hybrid work|remote work|employee engagement|company culture|change management|hr|one-on-ones?|feedback)\b/,
    facets: [
      'Who Decides, Who Does and Who Needs to Know',
      'From Good Intentions to Good Mondays',
      'What Your Team Would Like to Tell You',
      'Trust, Clarity and a Bit of Courage',
      'Clear Goals, Honest Feedback',
    ],
  },
  {
    words:
      /\b(?:ai|artificial intelligence|chatgpt|machine learning|prompts?|prompting|automation|llms?|copilot|chatbots?|generative)\b/,
    facets: [
      'What to Hand Over and What to Keep',
      'Where It Helps and Where It Makes Things Up',
      'From First Prompt to Daily Habit',
      'Useful, Safe and Worth the Money',
      'Past the Hype, Into the Working Day',
    ],
  },
  {
    words:
      /\b(?:cyber\w*|security|privacy|gdpr|compliance|data protection|passwords?|phishing|hipaa|audits?|risk management|iso \d+)\b/,
    facets: [
      'What the Rules Ask and What That Means in Practice',
      'The Few Things That Prevent Most Trouble',
      'From Policy to Everyday Habit',
      'What to Do Before, During and After',
      'A Checklist You Can Finish',
    ],
  },
  {
    words:
      /\b(?:kubernetes|docker|typescript|javascript|python|react|rust|java|sql|api|apis|microservices|devops|cloud|aws|azure|databases?|git|testing|code review\w*|programming|coding|software|web development|open source|generics|ci\/cd|refactoring)\b/,
    facets: [
      'From Hello World to Production',
      'What the Documentation Assumes You Know',
      'Reading the Error Before Fixing It',
      'Patterns That Age Well',
      'When to Use It and When to Leave It Alone',
    ],
  },
  {
    words:
      /\b(?:excel|spreadsheets?|power ?bi|tableau|data (?:analysis|visuali[sz]ation|literacy|science)|analytics|dashboards?|statistics|reporting|pivot tables)\b/,
    facets: [
      'From Raw Numbers to a Clear Answer',
      'Asking the Question Before Opening the File',
      'Charts That Speak for Themselves',
      'Hours Saved on the Monthly Report',
      'What the Numbers Say and What They Leave Out',
    ],
  },
  {
    words:
      /\b(?:retire\w*|pensions?|invest\w*|index funds?|stocks?|budget\w*|saving|savings|debt|mortgages?|personal finance|money|wealth|insurance|estate planning|wills?|inheritance|financial \w+|taxes|tax|bookkeeping|accounting|cash flow|grants?|fundraising)\b/,
    facets: [
      'What You Have, What You Need and How to Get There',
      'The Figures That Matter and the Ones That Do Not',
      'Decisions to Make Early',
      'From Folder to Plan',
      'Questions to Ask Before You Sign',
    ],
  },
  {
    words:
      /\b(?:mental health|burnout|stress|anxiety|well-?being|mindfulness|resilience|self-care|sleep|work-life balance|grief|menopause|adhd|loneliness)\b/,
    facets: [
      'How to Notice It and What to Say',
      'Small Changes That Last',
      'When to Push and When to Rest',
      'What Helps on a Bad Day',
      'Talking About It Without Making It Worse',
    ],
  },
  {
    words:
      /\b(?:productivity|time management|focus|procrastinat\w+|habits?|goals?|planning your|to-?do lists?|deep work|organi[sz]ed|organizing)\b/,
    facets: [
      'Fewer Things, Properly Finished',
      'A Week You Can Actually Keep',
      'What to Drop First',
      'From Good Intention to Habit',
      'Working with Your Energy Instead of Against It',
    ],
  },
  {
    words:
      /\b(?:public speaking|presentations?|presenting|speech(?:es)?|storytelling|stage fright|communication|slides|networking)\b/,
    facets: [
      'What They Remember the Next Day',
      'The First Minute and the Last',
      'Calm Hands, Clear Words',
      'Saying Less and Meaning More',
      'From Notes to Conversation',
    ],
  },
  {
    words:
      /\b(?:resumes?|cvs?|job search|job interviews?|career\w*|promotion|linkedin profile|cover letters?|internships?|freelanc\w+|side hustle)\b/,
    facets: [
      'What They Look for and What They Skip',
      'Telling Your Story in Two Minutes',
      'From Application to Offer',
      'Questions to Ask Them',
      'Showing What You Can Do',
    ],
  },
  {
    words:
      /\b(?:start-?ups?|start(?:ing)? a business|small business(?:es)?|entrepreneur\w*|business plan\w*|e-?commerce|online store|etsy|dropshipping|shopify|customers?|clients?|coaching business|franchis\w+|product-market fit|mvp)\b/,
    facets: [
      'From Idea to First Invoice',
      'Finding the First Ten People Who Want It',
      'What to Test Before You Spend',
      'Growing Without Losing Sleep',
      'The Numbers on One Page',
    ],
  },
  {
    words:
      /\b(?:novels?|writing|memoir|poetry|screenwriting|publishing|self-publishing|blogs?|blogging|children's books?|short stor(?:y|ies)|grammar|copy ?editing)\b/,
    facets: [
      'From Blank Page to Finished Draft',
      'What to Cut and What to Keep',
      'Writing on the Days When It Will Not Come',
      'Opening Lines That Pull Readers In',
      'Finishing What You Started',
    ],
  },
  {
    words:
      /\b(?:bak(?:e|es|ing)|sourdough|bread|cook\w*|recipes?|meals?|vegan|nutrition|fermentation|coffee|wine|cake decorating|knife skills)\b/,
    facets: [
      'What Your Hands Need to Know',
      'From Pantry to Plate',
      'Where It Usually Fails and How to Save It',
      'Timing, Heat and Patience',
      'Good Results in an Ordinary Kitchen',
    ],
  },
  {
    words:
      /\b(?:garden\w*|compost\w*|plants?|houseplants?|roses?|tomato(?:es)?|beekeeping|bees|no-dig|soil|vegetables|permaculture|pruning)\b/,
    facets: [
      'From Soil to Supper',
      'What to Do in Each Season',
      'Working with What You Have',
      'Healthy Roots, Less Work',
      'What Goes Wrong and What to Do Then',
    ],
  },
  {
    words: /\b(?:dogs?|pupp(?:y|ies)|cats?|horses?|pets?|dog training|first aid for dogs|animal behavio(?:u)?r|reactive dogs?)\b/,
    facets: [
      'What They Are Telling You',
      'Short Lessons That Stick',
      'From Chaos to Calm',
      'Rewards, Timing and Patience',
      'When to Wait and When to Call the Vet',
    ],
  },
  {
    words:
      /\b(?:parent\w*|teenagers?|teens|toddlers?|babies|baby|children|kids|homework|screen time|homeschool\w*|potty training|picky eaters?|breastfeeding|newborns?)\b/,
    facets: [
      'What to Say and What to Let Go',
      'Calmer Evenings, Fewer Battles',
      'Seeing It from Their Height',
      'Rules That Survive a Bad Day',
      'What Changes and What Stays the Same',
    ],
  },
  {
    words:
      /\b(?:teach\w*|teachers?|classrooms?|lesson planning|curriculum|online learning|e-?learning|instructional design|students|study skills|studying|exams?|dyslexia|tutoring|literacy)\b/,
    facets: [
      'What Makes It Stick',
      'Less Telling, More Trying',
      'From First Question to Real Understanding',
      'Reaching the Ones at the Back',
      'Plans That Survive the First Ten Minutes',
    ],
  },
  {
    words:
      /\b(?:running|marathons?|fitness|strength training|yoga|pilates|cycling|swimming|weight loss|exercise|back pain|mobility|training plan|triathlon)\b/,
    facets: [
      'Building Up Without Breaking Down',
      'A Plan for Ordinary Weeks',
      'Rest, Effort and the Long Run',
      'Listening to the Body You Have',
      'From First Steps to Finish Line',
    ],
  },
  {
    words:
      /\b(?:sustainab\w+|climate|carbon|net zero|esg|recycling|renewables?|solar|heat pumps?|circular economy|biodiversity|hedgehogs?|wildlife|conservation|pollinators)\b/,
    facets: [
      'What Is Happening and What Helps',
      'From Good Will to Measurable Change',
      'Where to Start on Your Own Doorstep',
      'What the Evidence Shows So Far',
      'Small Places, Real Effects',
    ],
  },
  {
    words:
      /\b(?:real estate|(?:selling|buying) (?:your|a|my) (?:first )?(?:house|home|flat|apartment)|home ?buy\w*|first-time buyers?|landlords?|rentals?|airbnb|house flipping|property|renovat\w+|moving house|interior design|declutter\w*)\b/,
    facets: [
      'What to Look At Before You Decide',
      'The Costs Nobody Mentions First',
      'In the Right Order, the First Time',
      'When to Do It Yourself and When to Call Someone',
      'From Viewing to Keys in Hand',
    ],
  },
  {
    words:
      /\b(?:photograph\w*|cameras?|lightroom|video editing|filmmaking|drawing|painting|watercolou?rs?|knitting|crochet|sewing|pottery|guitar|piano|singing|songwriting|music theory|calligraphy)\b/,
    facets: [
      'Seeing Before Doing',
      'Simple Tools, Better Results',
      'From Practice to Pleasure',
      'Getting Past the Ugly Middle',
      'One Exercise at a Time',
    ],
  },
  {
    words:
      /\b(?:blockchain|crypto\w*|bitcoin|web3|nfts?|metaverse|quantum\w*|iot|5g|robotics|digital transformation|innovation|future of)\b/,
    facets: [
      'What Is Real, What Is Not Yet',
      'Use Cases That Hold Up',
      'Questions to Ask Before You Join In',
      'What It Changes and for Whom',
      'A Sober Look at the Promises',
    ],
  },
  {
    words: /\b(?:volunteers?|charit(?:y|ies)|non-?profits?|fundraising|donors?|community|trustees|grant writing|advocacy)\b/,
    facets: [
      'Small Teams, Big Purpose',
      'From Goodwill to Regular Support',
      'Thanking People So That They Stay',
      'Doing More with the Hours You Have',
      'Telling the Story Behind the Figures',
    ],
  },
  {
    words:
      /\b(?:accessib\w+|ux|ui|user research|usability|product management|product managers?|roadmaps?|agile|scrum|okrs?|design thinking|figma|wireframes?|project management)\b/,
    facets: [
      'From Opinion to Evidence',
      'What Users Do When Nobody Is Watching',
      'Deciding What Not to Build',
      'Small Steps, Early Feedback',
      'Plans That Bend Without Breaking',
    ],
  },
  {
    words:
      /\b(?:leak\w*|taps?|faucets?|plumbing|diy|repairs?|fix|fixing|install\w*|tiling|drywall|woodwork\w*|bikes?|bicycles?|oil change|tires?|upcycling|wiring)\b/,
    facets: [
      'In the Right Order, the First Time',
      'When to Do It Yourself and When to Call Someone',
      'The Right Tool, the Right Moment',
      'What to Check Before You Start',
      'Done Once, Done Properly',
    ],
  },
  {
    words: /\b(?:hiring|hire|recruit\w+|onboarding|interviewing|first employee|new hires?|job descriptions?)\b/,
    facets: [
      'From Job Ad to First Day',
      'What to Look For and What to Ask',
      'Getting the First Week Right',
      'Choosing Slowly, Starting Well',
      'The Questions That Tell You Most',
    ],
  },
  {
    words: /\b(?:meetings?|agendas?|facilitat\w+|workshops?|minutes)\b/,
    facets: [
      'Fewer, Shorter, Better',
      'Who Needs to Be in the Room',
      'Ending with a Decision',
      'From Agenda to Action',
      'What Could Have Been a Message',
    ],
  },
];

/** For the speaker's own story: "my first marathon". */
const OWN_STORY: readonly string[] = [
  'What Worked and What Did Not',
  'The Honest Version',
  'What I Would Do Differently',
  'Turning Points and Lessons Learned',
  'The Highs, the Lows and the Long Middle',
  'Questions Welcome',
];
/** For yes-or-no questions. */
const DECIDED: readonly string[] = [
  'Both Sides, Fairly',
  'What We Know and What We Do Not',
  'An Honest Answer',
  'It Depends, and Here Is on What',
  'The Case For and the Case Against',
];
const REASONS: readonly string[] = [
  'The Reasons and the Remedies',
  'What the Evidence Says',
  'What to Do Instead',
  'The Part Most of Us Get Wrong',
  'Causes, Myths and Next Steps',
];

const IS_DECIDED = /^(?:is|are|was|were|do|does|did|can|could|should|would|will|has|have)\b.*\?$/i;

/** The audience is not the subject: Notion "for teams". */
const READERS = /\bfor\b.*/;
/** Circumstances count less. */
const CIRCUMSTANCE = /\b(?:in|at|with|without|while|when|after|before|from|as|who|that|under|during)\b|[,:;.!?()]/;

/** The halves that fit a topic: of what it speaks of first. None where its subject is not known. */
export const facetsOf = (topic: string): readonly string[] => {
  if (/^my\b/i.test(topic)) return OWN_STORY;
  if (IS_DECIDED.test(topic)) return DECIDED;
  if (/^why\b/i.test(topic)) return REASONS;
  for (const part of topic.toLowerCase().replace(READERS, '').split(CIRCUMSTANCE)) {
    const found = FIELDS.flatMap(({ words, facets }) => {
      const match = words.exec(part);
      return match ? [{ facets, length: match[0].length }] : [];
    });
    // The longest name is the most exact one: "email marketing" before "marketing".
    const best = found.sort((one, other) => other.length - one.length)[0];
    if (best) return best.facets;
  }
  return [];
};
