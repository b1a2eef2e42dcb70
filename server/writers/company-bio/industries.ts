/**
 * What holds for the work of any company in an industry: what it is about, whom it serves, how it begins and goes on.
 * Nothing here promises or claims a fact of one company; it fills the room that the visitor's own facts leave.
 */
import type tool from '../../../tools/company-bio-generator.ts';
import type { PayloadOf } from '../../../engine/definition/index.ts';

type Industry = PayloadOf<typeof tool>['industry'];

export interface Field {
  /** "the company", "the firm", "the practice". */
  readonly firm: string;
  /** Whom the work is for; follows "for". */
  readonly customers: string;
  /** Goes before the goods or services themselves. */
  readonly provides: readonly string[];
  /** Why such work is worth doing. Does not name the company, so that a text can open with it. */
  readonly need: readonly string[];
  /** The same seen by someone who likes to look. */
  readonly image: readonly string[];
  /** What the work is about and what people come for. The first of them opens the subject. */
  readonly client: readonly string[];
  /** How it begins and how it usually goes on. */
  readonly first: readonly string[];
}

export const INDUSTRIES: Readonly<Record<Industry, Field>> = {
  Technology: {
    firm: 'the company',
    customers: 'people who would rather get on with their work than wrestle with their tools',
    provides: ['provides', 'offers'],
    need: [
      'Good technology turns a job that used to fill an afternoon into a matter of minutes.',
      'The right tool leaves people more time for the work they actually want to do.',
      'A working day goes better when the technology keeps up with the people who use it.',
    ],
    image: [
      'Somebody closes a laptop early today, because the tedious part took care of itself.',
      'Behind a screen that anyone can use there is a great deal of thinking.',
    ],
    client: [
      'The work at {name} is about everyday tasks: making them quicker to do, easier to check and simpler to pass on.',
      'The focus is on the people who use the result every day, whether at a desk, behind a counter or on the move.',
      'Customers come to {firm} with a task that takes too long, a system that no longer fits or an idea that has yet to be built.',
      'A new tool has to find its place beside those already in use, so setup, data and training are natural subjects from the start.',
      'For customers, the point of the work is a simple one: less routine, and more time for everything else.',
      'Much of what {firm} does happens behind the scenes, where design, testing and upkeep go hand in hand.',
    ],
    first: [
      'Getting started with {name} usually means a look at how things are done today and at what should change first.',
      'In technology, a project usually moves in small steps: a first look, a trial with real work, a few adjustments and then everyday use.',
      'A single task, a rough sketch or a list of wishes is enough for a first talk.',
      'One team and one task are enough for a beginning, and the rest can follow from there.',
    ],
  },
  Healthcare: {
    firm: 'the company',
    customers: 'patients, their families and the people who look after them',
    provides: ['provides', 'offers'],
    need: [
      'Good care depends on time, on attention and on everyone knowing what happens next.',
      'Health care is at its best when patients feel looked after and those who look after them have the time to do it.',
      'Even a small improvement in health care is felt by many people, on both sides of the desk.',
    ],
    image: [
      'A calm waiting room is the work of a great many small decisions.',
      'Care shows in small things: a name remembered, a question asked twice, a door held open.',
    ],
    client: [
      'The work at {name} is about people: those who need care, those who give it, and everything that has to happen in between.',
      'The patient comes first, and with the patient everyone who has a part in good care.',
      'Clear information is a large part of the work at {firm}: what happens, when it happens and who is there to help.',
      'People turn to {firm} with questions of many kinds, some of them practical and some of them personal.',
      'For patients, good work in this field means a visit that goes smoothly; for staff, it means a day with room for a kind word.',
      'Privacy belongs to the work of {firm} as it does to all of health care.',
    ],
    first: [
      'A short description of what is needed is enough for a first conversation with {name}.',
      'The first questions are simple ones: what is needed, what has been tried and what would help most.',
      'In health care, one step usually follows another: a first talk, a clear plan and, after a while, a look at how it has worked.',
      'It is always a good idea to bring a list of questions, or somebody who helps to ask them.',
    ],
  },
  Finance: {
    firm: 'the firm',
    customers: 'people and businesses who want to know where they stand',
    provides: ['provides', 'offers'],
    need: [
      'Clear figures make for calm decisions, in a household as much as in a business.',
      'Money has a part in almost everything people plan, from the coming month to the years after work.',
      'With its finances in good order, a household or a business is free to think about other things.',
    ],
    image: [
      'Behind every column of figures there is a house, a shop or a journey that somebody hopes for.',
      'Read closely enough, a page of figures turns into a story about people.',
    ],
    client: [
      'The work at {name} is about money and about everything that people and businesses plan to do with it.',
      'Clients come to {firm} with everyday questions as well as with plans for many years, and both call for a clear answer.',
      'A good part of the work has to do with order: papers in one place, figures that add up and dates that are known well ahead.',
      'Figures are one half of what {firm} deals with; the other half is finding out what they are meant for.',
      'For clients, the use of good financial work is a clear picture: what something costs, what it brings and what comes next.',
      'The people behind the numbers matter as much as the numbers, since plans can change from one year to the next.',
    ],
    first: [
      'A first conversation with {name} starts with how things are today and what they should become.',
      'In finance, one step usually leads to the next: an overview of the figures, a plan that fits them, and a fresh look whenever life changes.',
      'Recent statements, a rough budget and one clear goal are plenty to begin with.',
      'Papers need not be in perfect order beforehand, because sorting them out is often the first thing to be done.',
    ],
  },
  Education: {
    firm: 'the company',
    customers: 'learners and everyone who wants to see them do well',
    provides: ['provides', 'offers'],
    need: [
      'Learning goes best where people feel at ease and are given time.',
      'Good teaching stays with people long after the lesson is over.',
      'It takes courage to be a beginner, at four or at forty, and good company helps.',
    ],
    image: [
      'First comes a frown, then a pause, and then the pencil moves again.',
      'A good room for learning is noisy in the right places.',
    ],
    client: [
      'The work at {name} is about learning in all its parts: finding things out, trying them and getting better at them.',
      'The focus is on the learners themselves, each with a pace and a character of their own.',
      'Days in education are made of small steps: a new word, a puzzle solved, a little more confidence than the day before.',
      'Families and learners come to {firm} with hopes as well as questions, and a first conversation has room for both.',
      'For a learner, good teaching shows from day to day: something understood, something mastered, something to tell the others.',
      'Routine has its part in what {firm} does, and so have curiosity, patience and the occasional surprise.',
    ],
    first: [
      'A first visit or a first talk is the natural way to get to know {name}.',
      'In education, it usually begins with getting to know each other, followed by a plan and regular talks about how things are going.',
      'It helps to hear what a learner enjoys, what comes easily and what has been difficult so far.',
      'Hours, groups and costs are subjects for an early conversation, and questions about them are always welcome at {name}.',
    ],
  },
  Retail: {
    firm: 'the company',
    customers: 'customers who like to know what they are buying',
    provides: ['offers', 'sells'],
    need: [
      'A good shop can make an ordinary errand a pleasant part of the day.',
      'Choosing is easier where somebody knows the goods and likes to talk about them.',
      'Good things are worth choosing with care and with a little advice.',
    ],
    image: [
      'A good counter is half shop and half conversation.',
      'There is a particular pleasure in going home with a bag that is heavier than planned.',
    ],
    client: [
      'The work at {name} is about good things and the people who come for them, with plenty of questions and answers in between.',
      'Customers come to {firm} for an everyday purchase, for something special or simply to see what there is.',
      'Much of the day’s work is done before the first customer arrives: ordering, checking, arranging and having things ready.',
      'The goods themselves are the first subject: where they come from, what they are like and what they are best for.',
      'For customers, the pleasure of a good visit is simple: a good choice, a straight answer and something to look forward to.',
      'Regular customers and first-time visitors ask different questions, and {firm} is there for both.',
    ],
    first: [
      'The simplest way to get to know {name} is to have a look at what there is.',
      'An order usually takes only a few words: what it should be, when it is needed and anything that calls for special attention.',
      'For larger orders and special requests, a few days’ notice gives {firm} time to prepare.',
      'Anyone who is undecided can say what it is for, and for whom, and choose from there.',
    ],
  },
  Manufacturing: {
    firm: 'the company',
    customers: 'customers who need things made, whether one at a time or in quantity',
    provides: ['makes', 'produces'],
    need: [
      'Something well made does its job day after day without anyone having to think about it.',
      'Good making starts with the right material and ends with a piece that fits.',
      'Everything that is built depends on pieces that somebody has made with care.',
    ],
    image: ['Every finished piece begins as a line on paper.', 'A workshop has a sound of its own when the work is going well.'],
    client: [
      'The work at {name} leads from a first idea to a finished piece, with material, measurement and patience in between.',
      'Customers come to {firm} with a problem to solve, a piece to replace or something entirely new in mind.',
      'Most of the day goes into the making itself: choosing the material, setting up, working to measure and looking closely at the result.',
      'A good deal of the skill goes into what nobody sees afterwards, above all into preparation and into doing things in the right order.',
      'For those who place an order, the point is a piece that fits where it has to go and does what it has to do.',
      'Materials, measurements and dates are the daily business of {firm}, along with the questions that come up on the way.',
    ],
    first: [
      'A drawing, a quantity and a date are enough to start a conversation with {name}.',
      'Where there is no drawing yet, a photograph or an old piece can be a good beginning.',
      'In manufacturing, an order usually goes from a first question to a drawing, from there to a sample and then to the finished piece.',
      'It helps to say where a piece will be used, because that often decides how it is best made.',
    ],
  },
  Consulting: {
    firm: 'the firm',
    customers: 'people with a decision to make and good reason to get it right',
    provides: ['provides', 'offers'],
    need: [
      'A good decision is easier with someone alongside who can look at it from outside.',
      'An outside view can bring order into a question that has been going round for months.',
      'Important decisions deserve time, good information and someone to think them through with.',
    ],
    image: [
      'Somewhere between the agenda and the coffee, the real subject comes up.',
      'A long table, a short list and somebody who listens: that is how good advice often begins.',
    ],
    client: [
      'The work at {name} is about decisions: understanding the question, weighing the possibilities and settling on what to do.',
      'Clients come to {firm} with plans for the future, with a problem at hand or with a question that calls for a second opinion.',
      'Conversation is the main tool of the trade, because most answers begin with a clear account of the question.',
      'Much of the day goes into reading closely, asking further and finding words that everyone involved can work with.',
      'For clients, the use of good advice is practical: to know where they stand, what they can do and what comes first.',
      'Every case has its own history and its own people, and getting to know both is part of what {firm} does.',
    ],
    first: [
      'A short outline of the situation is all the preparation that a first meeting with {name} calls for.',
      'In consulting, one step usually leads to the next: a first conversation, an agreed task, a result to talk over and then putting it into practice.',
      'It helps to say at the outset what a good result would look like.',
      'The first conversation can be about a whole plan or about a single decision.',
    ],
  },
  Marketing: {
    firm: 'the company',
    customers: 'businesses that have something good to offer and want the right people to notice',
    provides: ['provides', 'offers'],
    need: [
      'A good product deserves words and pictures that do it justice.',
      'People remember a name that says one thing clearly.',
      'Somewhere there are people looking for exactly what a business has to offer, and marketing brings the two together.',
    ],
    image: [
      'A label is a very small stage, and a good deal can happen on it.',
      'Somewhere between the first scribble and the last proof, a name finds its face.',
    ],
    client: [
      'The work at {name} is about being seen and understood: finding what a business has to say, and the form that suits it.',
      'Clients come to {firm} with a new product, with a name that has outgrown its look or simply with the wish to be better known.',
      'It all turns on a simple question: what should people think of when they hear the name?',
      'A good part of the day goes into choosing, from the first rough ideas to the last detail of word and image.',
      'For clients, the result is something to use every day, whether on a package, on a page or in conversation.',
      'Ideas for {firm} to work with are often found in the business itself: in its products, its people and the way its customers talk.',
    ],
    first: [
      'A short brief with one clear goal is a good beginning with {name}.',
      'In marketing, a project usually goes from brief to ideas, from ideas to drafts and from there to the version that meets the public.',
      'Samples of what has been done so far are useful, and so are the words that customers themselves use.',
      'It helps to know early on who should be reached, by when and on what budget.',
    ],
  },
  'Real Estate': {
    firm: 'the company',
    customers: 'people who own a place, rent one or are looking for one',
    provides: ['provides', 'offers'],
    need: [
      'A good place to live or work is worth looking after.',
      'Property needs people who know it well, from the roof to the paperwork.',
      'A building does best in the hands of people who take an interest in it.',
    ],
    image: [
      'An empty room looks small until somebody imagines a table in it.',
      'Every building has sounds that only the people who look after it know.',
    ],
    client: [
      'The work at {name} is about places and about the people who live and work in them.',
      'Questions large and small come to {firm}, from a set of keys to plans for the years ahead.',
      'The buildings themselves come first, with their rooms, their history and their surroundings.',
      'A good part of the day goes into details: dates, papers, keys, appointments and all that has to be ready when a door opens.',
      'For those who own a place and those who use it, good service means the same: things are in order, and there is someone to call.',
      'Knowing a place well is half of what {firm} does, whether it is the light in a room or the noise of a street.',
    ],
    first: [
      'An address, a few photographs and a rough timetable are a good way to begin with {name}.',
      'In real estate, it usually begins with a visit and goes on to the figures and the papers, until everything is ready to be signed.',
      'Walking through a place together is the quickest way to see what is needed.',
      'It helps to say early on what is essential and what would simply be nice to have.',
    ],
  },
  Other: {
    firm: 'the company',
    customers: 'people who like to see a job done well',
    provides: ['provides', 'offers'],
    need: [
      'Some jobs are best left to people who do them every day.',
      'Good work begins with someone who knows how it is done and likes doing it.',
      'There is a particular satisfaction in a job that is done properly.',
    ],
    image: [
      'Every trade has its own music, once you have stood in it long enough.',
      'At the end of a good day, something is better than it was in the morning.',
    ],
    client: [
      'The work at {name} covers everything that belongs to the job: the planning, the doing and a last look at the result.',
      'Customers come to {firm} with requests of many kinds, some of them routine and some of them quite new.',
      'The focus is on the people it is all done for, with their wishes, their questions and their plans.',
      'A good part of the work is preparation: asking the right questions, having things ready and allowing enough time.',
      'For customers, the good of such work is simple: the task is in good hands, and they are free for other things.',
      'Some jobs are quickly done and others take their time, and {firm} is there for both.',
    ],
    first: [
      'A few lines to {name} about what is needed, where and by when are enough to go on.',
      'It usually goes like this: a question, a conversation, an agreed time and then the work itself.',
      'A photograph often helps, and so does a word on how things were done before.',
      'Requests that are out of the ordinary are best mentioned right away, so that {firm} can plan for them.',
    ],
  },
};
