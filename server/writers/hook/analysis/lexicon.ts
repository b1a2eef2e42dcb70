/** Words that do something to a reader, by what they do. Forms are written out: a stem would catch strangers. */
const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** They make somebody feel something: love and fear, loss and shame, the body, and what is at stake. */
export const FEELING = words(`
  afraid alone allergic amazed apologised apologized angry ashamed awful beautiful beloved betrayed bitter blame blood brave broke broken burden burn burned
  cheated cold courage cried cry crying cruel danger dangerous complain complaining dark dead death desperate despair died divorce doubt dread dream
  dreams dying embarrassed embarrassing empty enemy envy exhausted fail failed failing failure fear feared fears fight forgive
  fortune freedom frightened funeral furious glad grateful grief grieve guilt guilty happy hate hated heart heartbreak
   hope hoped hopeless horror hurt hurts hunger hungry jealous joy kindness kiss laughed laughing lie lied
  lies lonely longing lose loses losing loss lost loved lovely luck marriage mercy mess mistake mistakes mourning
  nightmare pain painful panic peace pity poison prayed proud quit rage regret rejected relief revenge ruin ruined sad safe
  scared scream screamed secret shame shameful shock shocked sick silence smile smiled sorry stolen strange stubborn struggle
  suffer suffering surrender survive survived tear tears tender terrified terrible terror threat tired tragedy trapped
  treasure trust truth ugly vanished war warm warn warned warns weep whisper whispered wish wonder wonderful worried worry
  worse worst wound wounded wrong
`);

/** People close to somebody: whatever happens to them matters. */
export const CLOSE = words(`
  aunt baby boy brother brothers child children dad daughter daughters family father friend friends girl grandfather grandma
  grandmother grandpa husband kid kids mother mum mom neighbour neighbor parents partner sister sisters son sons teacher
  uncle widow wife
`);

/** What something took from somebody. */
export const COST = words(`
  afford bankrupt broke cost costs debt debts divorce divorced fined fired lose loses losing loss lost owe owed owes paid pay pays price
  quit rent ruined sacked spent stake stolen wasted
`);

/** What students, parents and the others have around them. */
export const WORLDS: Readonly<Record<string, ReadonlySet<string>>> = {
  'Young Adults': words(`
    app date dates dating debt first flat flatmate flatmates friends future gap grow home internship job jobs landlord loan
    moving party phone rent roommate roommates savings single thirty twenties twenty university young
  `),
  Professionals: words(`
    boss career careers client clients colleague colleagues contract deadline deadlines desk email emails expert experts hire
    hired industry interview job jobs manager meeting meetings office project projects promotion report salary skill skills team
    teams work workplace
  `),
  Students: words(`
    campus class classes classmate classroom college course courses deadline degree dissertation essay essays exam exams grade
    grades graduate graduation homework learn lecture lectures library notes professor revision school semester seminar student
    students studies study studying teacher test tests tutor university
  `),
  Parents: words(`
    babies baby bedtime breakfast child childhood children dad daughter daughters diaper dinner family father homework kid kids
    kindergarten lunch lunchbox lunchboxes lunches mother mum mom nappy nursery parent parenting parents school son sons
    teenager teenagers toddler toddlers toys
  `),
  Entrepreneurs: words(`
    business build company customer customers founder founders fund funding growth idea ideas invest investor investors launch
    launched market money pitch product products profit revenue risk sales scale startup startups start-up team venture
  `),
  Writers: words(`
    author book books chapter chapters character characters draft drafts edit editor ending fiction manuscript narrator novel
    page pages paragraph pen plot poem poems publish published publisher reader readers rejection sentence sentences story
    stories word words write writer writers writing wrote
  `),
  'Content Creators': words(`
    algorithm audience brand camera caption channel click clicks clip comment comments content creator creators edit feed
    followers influencer post posted posting posts record scroll social stream subscriber subscribers thumbnail upload video
    videos view viewer viewers views viral
  `),
  'Business Owners': words(`
    bill bills business businesses cash client clients company competitor competitors cost costs customer customers employee
    employees hire invoice invoices local margin money order orders owner price prices profit profits rent sales sell shop staff
    store supplier suppliers tax taxes till website
  `),
  'General Public': words(`
    bill bills bus city community council country doctor families government health hospital house law local 
    neighbour neighbourhood neighbours news park pay police price prices public rent road school shop street tax taxes
    town train vote water weather 
  `),
};

/** It keeps back what would draw. */
export const UNNAMED =
  /\b(?:something (?:happened|changed|strange|unexpected|unbelievable|amazing|special|terrible|weird)|some (?:stuff|things)|(?:need|want|have) to (?:hear|read|see|know|watch) this(?=[.!]?$)|this (?:one )?is for you|(?:did ?n['’]t|did not|never) (?:really |quite |exactly )?(?:go|turn out|work out|end) (?:(?:the way|as|how|like) (?:i|we|he|she|they|anyone|it)(?: had)? [^.!?,]+|to plan|as planned))\b/i;
