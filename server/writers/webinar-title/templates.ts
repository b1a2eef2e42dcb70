/**
 * The forms of a title. `{T}` is the topic as a heading; `{about}` where it fits after "of"; `{doing}` the same for what one
 * does; `{bane}` the same for what nobody wants; `{noun}` the same for what is no word in -ing; `{do}` after "to"; `{S}` a whole statement. `{who}` are the people
 * it is for. A "+" at the end: "for" and the people may follow.
 */
import type tool from '../../../tools/webinar-title-generator.ts';
import type { PayloadOf } from '../../../engine/definition/index.ts';
import type { OutcomeKind } from './outcomes.ts';

type Request = PayloadOf<typeof tool>;

export const TONES: Record<Request['tone'], readonly string[]> = {
  Default: [
    '{T}: What You Need to Know',
    'A Practical Guide to {about}',
    '{T}, Explained in Plain English',
    'Making Sense of {about}',
    '{T}: Your Questions Answered',
    'The Essentials of {about}',
    '{T}: Where to Begin and What Comes Next',
    'Three Things to Know About {about}',
    'Start Here: {T}',
    'Living and Working with {bane}',
    '{bane}: What Helps and What Does Not',
    '{doing}, Step by Step',
    'Before You Start {doing}',
    'Five Common Mistakes in {doing} and How to Avoid Them',
    'What Works in {doing}, and What Does Not',
    '{doing} Without the Guesswork',
    '{doing}: What to Start, Stop and Keep',
    'A Clear Look at {about}',
    'How to {do}, Step by Step',
    'Before You {do}: What to Know First',
    'Three Mistakes to Avoid When You {do}',
    'The Simplest Way to {do}',
    'Everything You Need to {do}',
    'How to {do} Without Starting Over',
    'How to {do}, Even If You Have Tried Before',
    'Why {S}',
    '{S}: What to Do About It',
    'Is It True That {S}?',
    '{S}: Myth or Fact?',
    'What Happens When {S}',
    'If {S}, What Comes Next?',
    '{S}: How It Came to That and the Way Out',
    '{T}: What to Do First, Next and Last',
    '{T}: The Questions Everyone Asks',
    '{T}: First Things First',
  ],
  Professional: [
    '{T}: A Practical Briefing+',
    '{T}: Principles and Practice+',
    'A Structured Approach to {about}',
    '{T}: Key Decisions and How to Make Them',
    'A Working Session on {about}',
    '{T}: What Good Looks Like',
    'A Plan for {doing} That Holds Up',
    'How to {do} and Make It Last',
    'Getting It Right: {T}',
    '{T}: Planning, Priorities and Next Steps',
    'From Plan to Practice: {T}',
    'Good Practice in {doing}+',
    'A Professional Briefing on {about}',
    'A Sound Basis for {doing}',
    'Dealing with {bane}, Step by Step',
    '{bane}: What Employers and Colleagues Can Do',
    'How to {do}: A Practical Briefing+',
    'A Structured Way to {do}',
    'What It Takes to {do}',
    'Why {S}, and What to Change',
    '{S}: Causes, Costs and Next Steps',
    '{T}: From Decision to Delivery',
  ],
  Engaging: [
    "Let's Talk About {about}",
    'What Nobody Tells You About {about}',
    'Thinking About {about}? Start Here',
    '{T}: Ask Us Anything',
    'Everything You Wanted to Ask About {about}',
    '{T}: True, False or It Depends?',
    'Bring Your Questions: {T}',
    '{T}: The Good, the Hard and the Surprising',
    'What Would You Ask About {about}?',
    'Curious About {about}? Join the Conversation',
    'The Part of {doing} Where Everyone Gets Stuck',
    '{T}: What Would You Do?',
    'How Hard Can It Be to {do}?',
    'So You Want to {do}?',
    "Want to {do}? Let's Work It Out Together",
    'What Nobody Tells You When You {do}',
    '{S}. Does It Have to Be That Way?',
    "Let's Talk About Why {S}",
    'You Asked, We Answer: {T}',
  ],
  Educational: [
    'An Introduction to {about}+',
    '{T}: The Basics+',
    'Understanding {noun}+',
    '{T}: Key Ideas and Worked Examples+',
    'A First Lesson in {about}+',
    '{T}: Terms, Tools and First Steps+',
    'Learn the Basics of {about}',
    'Three Lessons in {about}',
    '{T}: Theory, Examples and Practice',
    'Lesson One: {T}',
    'Learn {doing} by Example',
    '{T}: From First Principles to First Results',
    'Learn How to {do}',
    'How to {do}: A First Lesson+',
    'How to {do}, with Worked Examples',
    'Learn Why {S}',
    '{S}: The Reasons, Explained',
    'Back to Basics: {T}',
  ],
  Urgent: [
    '{T}: What Needs Doing Now',
    "Don't Put It Off: {T}",
    'Stop Guessing About {about}',
    'Stop Putting Off {doing}',
    'The Time to Talk About {about} Is Now',
    '{T}: Three Things to Do First',
    '{T}: A Quick-Start Guide+',
    '{T}: A Wake-Up Call+',
    '{T}: What to Do Today and What Can Wait',
    'Late to {doing}? Catch Up Here',
    'This Week, Not Next Year: {T}',
    'Start Now: {T}',
    'How to {do} This Week',
    'Recognizing {bane} Early',
    'Before {bane} Gets Worse',
    '{bane}: When to Ask for Help',
    '{T}: What You Can Fix This Week',
    '{doing}: What Cannot Wait',
    'Stop Waiting and {do}',
    'Why You Should {do} Now',
    'The Time to {do} Is Now',
    'Stop Accepting That {S}',
    '{S}: Act Before It Gets Worse',
    'Still Waiting? {T}, Starting Today',
  ],
  Creative: [
    'The Art of {doing}',
    '{T}: A Field Guide+',
    'Lost in {doing}? Here Is the Map',
    'A Backstage Pass to {doing}',
    "The Curious Mind's Guide to {about}",
    '{doing}, Sketched on a Napkin',
    'Postcards from the World of {doing}',
    '{T} Under the Magnifying Glass',
    'A Map Out of {bane}',
    'What {bane} Feels Like, Seen from Inside',
    '{doing}, Told in Three Scenes',
    'What a Chef Would Say About {about}',
    '{T}: A Story in Three Acts',
    'If {doing} Were a Recipe',
    'Off the Beaten Track: {T}',
    'The Secret Life of {noun}',
    'How to {do}: A Field Guide+',
    'Map in Hand: How to {do}',
    'A Recipe for Anyone Who Wants to {do}',
    '{S}: A Detective Story',
    'The Curious Case of Why {S}',
    'The Story of {about}, Told Differently',
    '{T} from an Unexpected Angle',
    '{T} with Fresh Eyes',
  ],
  Inspirational: [
    'You Can Do This: {T}',
    '{T}: Small Steps, Real Change',
    '{T}: A Gentle Push+',
    '{T}: Courage and Company+',
    'Your First Step Towards {doing}',
    "It's Never Too Late: {T}",
    'One Step at a Time: {T}',
    '{T}: Progress Over Perfection',
    'What {about} Can Teach Us',
    'It Starts with You: {T}',
    'Find Your Own Way Through {about}',
    'The Courage to Begin: {T}',
    '{T}: A Fresh Start+',
    'Getting Through {bane}',
    '{bane}: You Are Not Alone',
    'Hope, Help and {bane}',
    'A Gentler Look at {bane}',
    'One Day at a Time with {bane}',
    'The First Small Win in {doing}',
    '{T}: Start Where You Are',
    'How to {do}, One Small Step at a Time',
    'Yes, You Can {do}',
    'Give Yourself Permission to {do}',
    'Find the Courage to {do}',
    '{S}, and You Can Change That',
    '{S}: Imagine If It Were Different',
    'From Someday to Today: {T}',
    'Small Beginnings: {T}',
  ],
  Expert: [
    '{T}: Beyond the Basics+',
    'A Critical Look at {about}',
    '{T}: The Finer Points',
    'The Hard Parts of {about}',
    '{T}: Trade-Offs, Pitfalls and Judgement',
    'Rethinking {noun}',
    '{T}: Methods, Evidence and Open Questions',
    '{T}: Edge Cases and Hard Questions+',
    'A Masterclass in {about}+',
    'What Even Experienced People Find Hard About {about}',
    '{T}: Hard Cases and Second Thoughts',
    'Where {doing} Gets Hard',
    'Past the Introduction: {T}',
    'In Depth: {T}',
    'How to {do}: The Finer Points+',
    'What It Really Takes to {do}',
    'How to {do} When It Gets Complicated',
    'Why {S}: A Closer Analysis',
    '{S}: Testing the Evidence',
    'The Details That Decide: {T}',
  ],
};

interface Readers {
  /** As they are called, many, and one of them as the owner of a guide. */
  readonly who: string;
  readonly ones: string;
  /** Forms that speak to them without a name, or as only they are spoken to. */
  readonly own: readonly string[];
}

export const AUDIENCES: Record<Exclude<Request['audience'], 'Everyone'>, Readers> = {
  Beginners: {
    who: 'Beginners',
    ones: "a Beginner's",
    own: [
      'New to {about}? Start Here',
      '{T}: No Experience Needed',
      'Starting from Zero: {T}',
      '{doing} from Scratch',
      'Your First Try: How to {do}',
    ],
  },
  Professionals: {
    who: 'Professionals',
    ones: "a Professional's",
    own: ['{T} on the Job', '{T} for Busy Professionals', 'At Work: {T}', 'How to {do} Around a Full Working Week'],
  },
  Students: {
    who: 'Students',
    ones: "a Student's",
    own: [
      '{T}: What the Textbook Leaves Out',
      'Outside the Lecture Hall: {T}',
      'Student Session: {T}',
      'How to {do} While You Study',
    ],
  },
  Entrepreneurs: {
    who: 'Entrepreneurs',
    ones: "an Entrepreneur's",
    own: [
      '{T} When You Do Everything Yourself',
      '{T} for Founders Short of Time',
      'Between Two Meetings: {T}',
      'How to {do} While You Run a Company',
    ],
  },
  Marketers: {
    who: 'Marketers',
    ones: "a Marketer's",
    own: [
      '{T} for Marketing Teams',
      "{T}, Through a Marketer's Eyes",
      'For the Marketing Team: {T}',
      'How to {do} as a Marketer',
    ],
  },
  Developers: {
    who: 'Developers',
    ones: "a Developer's",
    own: [
      '{T} for People Who Write Code',
      'Away from the Terminal: {T}',
      'A Break from the Keyboard: {T}',
      'How to {do}: Notes for Developers',
    ],
  },
  'Business Owners': {
    who: 'Business Owners',
    ones: "a Business Owner's",
    own: [
      '{T}: What It Means for Your Business',
      '{T} for Owners and Small Teams',
      'For Your Business: {T}',
      'How to {do} as a Business Owner',
    ],
  },
  'Industry Experts': {
    who: 'Industry Experts',
    ones: "an Expert's",
    own: [
      '{T} for People Who Know the Basics',
      '{T}: A Conversation Among Experts',
      'For the Experts in the Room: {T}',
      'How to {do}: Notes for Experts',
    ],
  },
};

/** For any readers that have a name. */
export const NAMED: readonly string[] = [
  '{T} for {who}',
  '{T}: What {who} Should Know',
  '{T}: A Guide for {who}',
  'What {who} Ask About {about}',
  '{who}, Start Here: {T}',
  'For {who}: {T}',
  'How {who} Can {do}',
  'What {who} Should Know Before They {do}',
];
/** For those of whom one can be named as well. */
export const OWNED: readonly string[] = ['{T}: {Ones} Guide', '{Ones} Guide to {about}'];

interface OutcomeForms {
  /** What the slots may hold. */
  readonly kinds: readonly OutcomeKind[];
  readonly templates: readonly string[];
}

/** With what people take home: `{O}`, then `{P}` and `{R}`. */
export const OUTCOMES: readonly OutcomeForms[] = [
  {
    kinds: ['action'],
    templates: [
      '{T}: How to {O}',
      '{T}: {O} and {P}',
      '{T}: How to {O} and {P}',
      '{T}: Learn to {O}',
      '{T}: {O}, {P} and {R}',
      '{O} and {P}: A Session on {about}',
      'Ready to {O}? {doing}, Step by Step',
      '{O}: A Session on {about}',
      'Want to {O}? Start with {about}',
      'How to {do}: {O} and {P}',
      'How to {do} and {O}',
      'Why {S}, and How to {O}',
    ],
  },
  {
    kinds: ['inquiry'],
    templates: [
      '{T}: {O}',
      '{T}: {O} and {P}',
      '{T}: {O}, {P} and {R}',
      '{O}: A Plain Guide to {about}',
      '{O}, and More About {about}',
      'How to {do}: {O}',
    ],
  },
  {
    kinds: ['thing', 'name'],
    templates: [
      '{T}: {O} and {P}',
      '{T}: {O}, {P} and {R}',
      '{O} and {P}: Two Keys to {about}',
      'How to {do}: {O} and {P}',
      'Why {S}: {O} and {P}',
    ],
  },
  {
    kinds: ['thing'],
    templates: [
      '{T}, with a Close Look at {O}',
      '{T}, from {O} to {P}',
      '{T}: Getting {O} Right',
      '{T}: {O} in Focus',
      'How to {do}, with a Close Look at {O}',
    ],
  },
  { kinds: ['name', 'other'], templates: ['{T}: {O}'] },
  { kinds: ['other'], templates: ['{T}: {O}, {P}', '{T}: {O}, {P}, {R}'] },
];

/**
 * For topics that fit few of the forms above: questions, statements, other languages. They say little by themselves,
 * and are taken last.
 */
export const LAST: readonly string[] = [
  'Clear Answers: {T}',
  'The Whole Picture: {T}',
  'From the Beginning: {T}',
  '{T}: Facts, Doubts and Next Steps',
  'In Practice: {T}',
  'Seen Up Close: {T}',
];
/** The same in each tone, so that there are enough of them. */
export const LAST_TONED: Readonly<Record<Request['tone'], readonly string[]>> = {
  Default: [],
  Professional: ['Briefing: {T}', 'In Detail: {T}', 'Working Session: {T}'],
  Engaging: ["Let's Get Into It: {T}", 'Join the Conversation: {T}', 'Ask Away: {T}'],
  Educational: ['Class in Session: {T}', 'Key Ideas, Clear Examples: {T}', 'How It Works: {T}'],
  Urgent: ['Now, Not Later: {T}', '{T}: Do Not Leave It Until Next Month'],
  Creative: ['Behind the Curtain: {T}', 'Between the Lines: {T}', 'A Map and a Notebook: {T}'],
  Inspirational: ['Believe You Can: {T}', 'Hope and a Plan: {T}', 'Made for Beginnings: {T}'],
  Expert: ['Under Close Examination: {T}', 'Questions Without Easy Answers: {T}', 'The Detail That Matters: {T}'],
};
