/** Groups of buyers by target market. Nothing in them depends on what is sold. */
import { businesses, people, type Segment } from './segment.ts';

const YOUNG = people(
  [
    'renters in their first flat',
    'in housing groups and move-in threads',
    'A first flat means buying everything once, on one salary, with no idea what lasts.',
    'The tenancy may end in a year, so whatever they buy has to move with them.',
  ],
  [
    'flatmates in shared flats',
    'on house-share boards',
    'Shared homes run on unspoken rules, and anything that settles an argument is welcome.',
    'Four people can split a price that one would never pay.',
  ],
  [
    'young couples in a first home',
    'in neighbourhood groups for newcomers',
    'Two households become one, and half of what they own no longer fits.',
  ],
  [
    'people in their first full-time job',
    'in the chat groups of trainees and new starters',
    'Evenings have become short all of a sudden, and the old habits no longer fit into them.',
    'There is money for the first time, and nobody to ask what it should be spent on.',
  ],
  [
    'twenty-somethings new to a big city',
    'in newcomer groups and at language exchanges',
    'They are short of company and local knowledge, and will pay a little for a way in.',
  ],
  [
    'gig workers',
    'in driver, rider and shift-swap chats',
    'Fixed classes and opening hours shut them out, so whatever works at odd times wins.',
  ],
  [
    'recent graduates',
    'on alumni boards',
    'They compare every price, and tell everyone about the one that was fair.',
    'Taste has run ahead of income, which leaves room for the clever cheap version.',
  ],
  [
    'young travellers with one bag',
    'on travel forums and hostel notice boards',
    'Weight decides: what is not small, light and useful twice stays behind.',
  ],
  [
    'amateur athletes under thirty',
    'at clubs, courts and Saturday runs',
    'They already spend on anything that saves a week of doing it wrong.',
  ],
  [
    'first-time car and bike owners',
    'in owners’ groups',
    'A first big purchase makes people nervous, and nervous people look for a guide.',
  ],
);

const PROFESSIONALS = people(
  [
    'long-distance commuters',
    'on station notice boards and in commuter groups',
    'The journey is dead time already paid for; whatever fills it well needs no further hour.',
    'They leave early, come back late, and buy what fits in between.',
  ],
  [
    'managers who work from home',
    'in remote-work communities',
    'The working day has no edges at home, and people pay for something that draws one.',
    'The desk is ten steps from the sofa, and both have lost their purpose.',
  ],
  ['shift workers', 'on staff notice boards', 'Their day begins when shops close, so most offers never reach them.'],
  [
    'busy teachers',
    'in staff rooms and teachers’ groups',
    'Free time comes in whole weeks and then not at all; they plan around the term.',
  ],
  [
    'people who change career at forty',
    'at evening colleges and in career-change groups',
    'They cannot afford to start at the bottom for the sake of it, and pay to skip a step.',
    'They bring twenty years of judgement, and want to be treated accordingly.',
  ],
  [
    'frequent business travellers',
    'in airport lounges and travellers’ forums',
    'Two nights a week in a hotel make every routine hard to keep.',
  ],
  [
    'accountants and lawyers',
    'through their professional associations',
    'For a few months a year money is easier to spend than an hour.',
  ],
  ['new team leaders', 'in managers’ networks', 'They got a title without a manual, and prefer not to ask inside the firm.'],
  [
    'full-time working couples',
    'in neighbourhood and school groups',
    'What they lack is a free Saturday, and they will buy one back in pieces.',
    'Whatever takes one item off the shared list pays for itself in peace.',
  ],
  [
    'renovating homeowners',
    'in builders’ merchants and renovation forums',
    'They decide something expensive every day, mostly with too little information.',
  ],
);

const SENIORS = people(
  [
    'retired couples',
    'at local clubs and in parish newsletters',
    'Less is the wish now: less to carry, less to look after, less to decide.',
    'They have the time to do it properly, and no wish to do it twice.',
  ],
  [
    'newly retired people',
    'at adult-education centres',
    'Free weeks turn out to be long, and something fixed on a Wednesday is worth paying for.',
  ],
  [
    'grandparents',
    'at playgrounds and in grandparents’ groups',
    'They would like to be good at this one day of the week, and have the patience for it.',
    'They buy for someone they love, which is the easiest money to spend.',
  ],
  [
    'people over sixty who live alone',
    'through libraries and neighbourhood centres',
    'A friendly voice and a fixed day count for as much as the thing itself.',
  ],
  [
    'active walkers and swimmers over fifty',
    'at pools and walking clubs',
    'They spend on staying able, gladly and regularly.',
    'They are fitter than the advertisements make them, and notice who speaks to them so.',
  ],
  [
    'late starters over fifty',
    'in libraries and open universities',
    'Here is a thing they put off for thirty years, and the excuse has gone.',
  ],
  [
    'older readers',
    'at reading circles and post-office counters',
    'Paper, large type and a phone number are reasons to buy, not drawbacks.',
    'Passwords and pop-ups lose them at once; a page in the post does not.',
  ],
  ['carers of a husband or wife', 'at carers’ cafés', 'Every hour taken off their hands is an hour slept.'],
  [
    'people who find gardening hard work',
    'at garden centres and seed swaps',
    'Knees and backs now set the limit, and help that respects this is rare.',
  ],
  [
    'widows and widowers',
    'through community and church groups',
    'Half the jobs in the house were always somebody else’s, and asking the children is hard.',
  ],
);

const FAMILIES = people(
  [
    'parents of a first baby',
    'at baby groups and antenatal classes',
    'They read everything at three in the morning, and want one answer.',
    'Twenty minutes at a time is all they have.',
  ],
  [
    'parents of primary-school children',
    'at the school gate and in class chats',
    'Every weekend has to be filled, and the ideas ran out in October.',
    'One parent who likes it tells a whole class.',
  ],
  [
    'single parents',
    'in single-parent networks',
    'There is no second adult to test things with, so it has to work at first try.',
  ],
  [
    'parents of teenagers',
    'in parents’ evenings and local groups',
    'They look for anything that the two of them would still do together.',
    'Teenagers want it to look right; parents want it to last; few offers manage both.',
  ],
  [
    'home-schooling families',
    'in home-education networks',
    'They build their own timetable, and pay for whatever fills a morning well.',
  ],
  [
    'families with allergies',
    'in allergy and special-diet groups',
    'Every label has to be read, and trust, once earned, is not given elsewhere.',
  ],
  [
    'families on one income',
    'at swap shops and toy libraries',
    'The wish is there and the budget is small, so renting, sharing and refilling are welcome.',
  ],
  [
    'foster and adoptive families',
    'through family associations',
    'Things change at a week’s notice, and help must be ready when it is needed.',
  ],
  ['families with twins', 'in twin clubs', 'Everything takes twice as long, so whatever saves ten minutes saves twenty.'],
  ['separated parents', 'in parents’ forums', 'Two homes need two of most things, and one calm routine.'],
);

const STUDENTS = people(
  [
    'first-year students',
    'in freshers’ groups',
    'For the first time nobody does it for them, and they would rather not ask.',
    'They arrive with two suitcases and need the rest by Sunday.',
  ],
  [
    'students in halls',
    'on hall notice boards',
    'Space is one shelf and one drawer; anything larger is out.',
    'A corridor of twelve people can share a price.',
  ],
  [
    'international students',
    'at international offices and country societies',
    'What everybody here takes for granted was never explained to them.',
  ],
  [
    'mature students with a job',
    'in part-time study groups',
    'They study after nine at night, and pay for whatever gives an evening back.',
  ],
  [
    'students before finals',
    'in the library and in course chats',
    'There is a date, there is fear, and there is a parent who will pay.',
  ],
  [
    'trainees in a trade',
    'at vocational colleges',
    'They learn with their hands, and nearly everything is written for people who learn from books.',
    'The first wages are small, and the tools are dear.',
  ],
  ['school leavers in a gap year', 'in gap-year and volunteering groups', 'A year without a timetable feels long in November.'],
  [
    'postgraduates who teach',
    'in department mailing lists',
    'They do two jobs for the money of half a one, and value anything ready-made.',
  ],
  [
    'student societies',
    'at society fairs',
    'They have a budget to spend before summer, and a new committee every year that knows nothing.',
  ],
  ['student athletes', 'at university clubs', 'Training takes the evenings, so everything else has to fit between lectures.'],
);

const ENTREPRENEURS = businesses(
  [
    'first-time café owners',
    'in local traders’ associations',
    'They opened for love of the trade, and met the paperwork afterwards.',
    'The morning rush leaves no minute to try things out.',
  ],
  [
    'solo founders',
    'in founders’ communities',
    'Everything that is nobody’s job is theirs, and they pay to hand over one piece.',
    'With no colleagues to ask, a second pair of eyes is worth money.',
  ],
  ['new online shop owners', 'in sellers’ forums', 'What worked by hand for ten orders breaks at a hundred.'],
  ['freelancers', 'in co-working spaces', 'A full month is followed by an empty one, and they look for something in between.'],
  ['newly independent tradespeople', 'at trade counters', 'The craft is no trouble; the quotes and the invoices on Sunday are.'],
  ['market traders going online', 'at wholesale markets', 'They know how to sell to a face, and are lost before a screen.'],
  [
    'coaches and trainers',
    'in trainers’ associations',
    'They sell trust, and trust is slow; whatever makes them look prepared helps.',
  ],
  [
    'family business owners',
    'in chambers of commerce',
    'Much of it is in one person’s head, and there are two years left to write it down.',
  ],
  [
    'side-business owners',
    'in evening business groups',
    'They have ten hours a week, and refuse to spend two of them on administration.',
    'The rule is simple: it must not need answering during office hours.',
  ],
  ['first-time employers', 'through start-up advice centres', 'The first employee brings twelve duties that nobody mentioned.'],
);

const HEALTH = [
  ...people(
    [
      'people recovering from injury',
      'through physiotherapy practices',
      'They have been told what not to do, and seldom what to do instead.',
      'Every small step forward is worth paying for, and they keep count.',
    ],
    [
      'office workers with sore backs',
      'through staff-health programmes',
      'They know that they sit too long; what is missing is something that starts by itself.',
    ],
    [
      'people on a new diet',
      'at clinics and in patient groups',
      'The leaflet says what is forbidden; somebody has to say what is for dinner.',
    ],
    [
      'light sleepers',
      'in sleep and wellbeing forums',
      'After a bad month people will try almost anything, which is why an honest offer stands out.',
    ],
    [
      'beginners who dislike gyms',
      'in walking groups and community centres',
      'Mirrors and loud music kept them away, not the exercise.',
    ],
    [
      'carers who neglect themselves',
      'at carers’ centres',
      'They spend on others without a thought, and need permission to spend on themselves.',
    ],
  ),
  ...businesses(
    [
      'independent yoga and Pilates teachers',
      'in teacher-training networks',
      'They are paid for the hour in the room and not for the three around it.',
      'Their clients ask about it after class, and they have nothing to hand over.',
    ],
    [
      'small physiotherapy practices',
      'at regional practice meetings',
      'Treatment ends at the door, and what the patient does at home decides the result.',
    ],
    [
      'residential care homes',
      'through care-home associations',
      'Every afternoon needs a programme, and the staff have no time to invent one.',
    ],
    [
      'workplace wellbeing officers',
      'in personnel networks',
      'They have a small budget, a large promise and a meeting in March.',
    ],
  ),
];

const TECHNOLOGY = [
  ...people(
    [
      'remote developers',
      'in developer chats',
      'They will automate anything for free and pay readily for what a script cannot do.',
      'They distrust advertising and trust a colleague’s link.',
    ],
    [
      'family computer helpers',
      'in hobby-technology forums',
      'They answer the same call every Sunday, and would love something to send instead.',
    ],
    [
      'career changers into IT',
      'at coding schools and in study groups',
      'They need something of their own to show, and a reason to finish it.',
    ],
    [
      'home-automation tinkerers',
      'in makers’ forums',
      'The last ten per cent of the project lies in a drawer, and they know it.',
    ],
    [
      'open-source maintainers',
      'on issue trackers and at meet-ups',
      'They give away the hard part, and are worn out by the rest.',
    ],
  ),
  ...businesses(
    [
      'small software agencies',
      'at regional developer meet-ups',
      'Each project teaches them something that nobody writes down before the next.',
      'The people who could do it are billed by the hour to somebody else.',
    ],
    [
      'managed-service providers',
      'in partner programmes',
      'Their customers ask for more than networks, and they like to have an answer to resell.',
    ],
    ['early-stage start-ups', 'at incubators', 'Speed is all they have, so a ready-made piece beats a better one in spring.'],
    [
      'mid-sized IT departments',
      'in administrators’ networks',
      'They are told of each new wish when it has already been promised.',
    ],
    [
      'small hardware makers',
      'at maker spaces',
      'Ten pieces are a prototype and ten thousand a factory; between the two they are alone.',
    ],
  ),
];

const CREATIVE = [
  ...people(
    [
      'freelance illustrators',
      'in illustrators’ associations',
      'The drawing takes a day, and the rest of the week goes on finding the next job.',
      'They notice bad design at once, and reward the good kind.',
    ],
    ['wedding photographers', 'in photographers’ forums', 'The season ends in October and the rent does not.'],
    ['hobby writers', 'in writing circles', 'They have bought all the advice; a deadline and a reader are what they lack.'],
    [
      'makers who sell at craft fairs',
      'at fairs and in makers’ groups',
      'Eight weekends a year bring in everything, so each table has to count.',
    ],
    [
      'amateur musicians',
      'in music shops and recording forums',
      'They own more equipment than finished songs, and would like to turn that round.',
    ],
    [
      'theatre and choir people',
      'in rehearsal rooms and on stage notice boards',
      'They do it after work, unpaid, and with astonishing thoroughness.',
    ],
  ),
  ...businesses(
    [
      'two-person design studios',
      'in design associations',
      'They sell ideas by the hour and have no hour for their own.',
      'Clients now expect more than a logo, and a small studio must borrow the rest.',
    ],
    [
      'small galleries and craft shops',
      'at openings and trade shows',
      'They live from stories about things, and need new ones each month.',
    ],
    [
      'independent film and video teams',
      'in crew chats',
      'Every shoot lacks one thing, at seven in the morning, far from a shop.',
    ],
    ['small publishers', 'at book fairs', 'They love the book and dread the spreadsheet.'],
  ),
];

const MARKETS: Readonly<Record<string, readonly Segment[]>> = {
  'Young Adults 18-30': YOUNG,
  'Professionals 30-50': PROFESSIONALS,
  'Seniors 50+': SENIORS,
  'Parents & Families': FAMILIES,
  Students: STUDENTS,
  Entrepreneurs: ENTREPRENEURS,
  'Health & Wellness': HEALTH,
  Technology: TECHNOLOGY,
  'Creative Industries': CREATIVE,
};

/** Private buyers of every age. */
export const CONSUMERS: readonly Segment[] = [...YOUNG, ...PROFESSIONALS, ...SENIORS, ...FAMILIES, ...STUDENTS];

/** The groups of a market that is about certain people or one trade; nothing for the three wide ones. */
export const segmentsOfMarket = (market: string): readonly Segment[] | undefined => MARKETS[market];
