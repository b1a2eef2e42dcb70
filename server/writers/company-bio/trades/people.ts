/** Those who look after people: their health, their looks, their children, their learning. */
import type { Trade } from './trade.ts';

export const PEOPLE: readonly Trade[] = [
  {
    words:
      /\b(?:dent(?:ist|ists|al|istry)|(?<!veterinary |vet |animal )clinics?|doctors?|physio(?:therapy|therapists?)?|medical|orthodont\w+|optic(?:ians?|al)|chiropract\w+|osteopath\w*|(?:physical|speech|occupational) therapy|midwi(?:fe|fery|ves)|pharmacy|dermatolog\w+|acupuncture|nutritionists?)\b/,
    firm: 'the practice',
    customers: 'patients of every age, the relaxed ones and the nervous ones',
    provides: ['provides', 'offers'],
    need: [
      'Few people look forward to an appointment, and that is a good reason to make it a calm one.',
      'Health is easiest to look after before it starts to hurt.',
    ],
    image: [
      'The magazine on the table stays unread, because the door has already opened.',
      'A hand on the armrest loosens its grip, one finger after the other.',
    ],
    client: [
      'The work at {name} begins with a question and the time to hear the answer.',
      'Patients come to {firm} for a check, with a pain or with a worry, and each needs a different first sentence.',
      'Explaining is part of treating: what there is to see, what can be done, and what would happen if one waited.',
      'Much of good care is prevention, and a short visit in time can spare a long one later.',
      'Those who are nervous may say so, and everything goes a little more slowly.',
      'A good visit to {name} ends with knowing what comes next.',
    ],
    first: [
      'For a first appointment, {name} needs to know what the matter is, how long it has been so, and which medicines are taken.',
      'Older findings and pictures help {firm}, if they are at hand.',
      'A list of questions is welcome, because they tend to be forgotten in the chair.',
      'Anyone may bring somebody along.',
    ],
  },
  {
    words:
      /\b(?:gyms?|fitness|yoga|pilates|personal train(?:er|ers|ing)|crossfit|martial arts|boxing|dance (?:school|studio|classes)|swimming)\b/,
    firm: 'the company',
    customers: 'people who want to move more and need a good reason to come back',
    provides: ['offers', 'runs'],
    need: ['The best training is the kind that somebody still does in winter.', 'A body is made to move, at any age.'],
    image: [
      'The hardest part of any training is the way to the door.',
      'Somebody counts aloud, somebody laughs, and the last repetition is done.',
    ],
    client: [
      'The work at {name} is about regularity: a little, done well, again next week.',
      'Some come to {firm} to get stronger, some to get well, and some for the hour without a phone.',
      'Technique comes before weight, and rest belongs to the plan as much as effort does.',
      'Beginners need to be shown twice and hurried never.',
      'Progress is seldom a straight line, and it helps to have someone who remembers where one started.',
      'Training at {name} also means meeting others with the same bad excuses, and that helps.',
    ],
    first: [
      'A first visit to {name} starts with a look around and a word about old injuries.',
      'It helps {firm} to know the aim, and how many hours a week are really free.',
      'Comfortable clothes and a bottle of water are all the equipment for the first day.',
      'Anyone with a health complaint should ask a doctor first.',
    ],
  },
  {
    words:
      /\b(?:(?<!grooming )salons?|barbers?(?:hop)?|hair(?:dress(?:er|ers|ing))?|spas?|massages?|facials?|nails|manicures?|beauty|make-?up artists?|lashes|brows|tattoos?|tattooists?|waxing|skincare)\b/,
    firm: 'the company',
    customers: 'everyone who would like an hour for themselves',
    provides: ['offers', 'provides'],
    need: [
      'An hour in good hands can change how the rest of a week feels.',
      'Looking like oneself, only rested, is harder than it sounds.',
    ],
    image: [
      'The shoulders come down first, and then the phone goes into the bag.',
      'There is that short look into the mirror just before somebody smiles.',
    ],
    client: [
      'The work at {name} begins with looking and asking, well before the first cut or the first drop of oil.',
      'Some guests come to {firm} before a big day, and some because it is Thursday.',
      'Skin, hair and habits differ, so what suited a friend may not be right.',
      'Clean tools, warm hands and enough time are the quiet half of the trade.',
      'A good result still looks good when one does it at home, without help.',
      'Talking is welcome at {name}, and so is saying nothing at all.',
    ],
    first: [
      'For a first appointment at {name}, a picture of what is liked, or disliked, says more than words.',
      'Allergies and sensitive skin are best mentioned to {firm} beforehand.',
      'Those who are unsure can start with something small.',
      'Before a wedding, a trial a few weeks earlier is a good idea.',
    ],
  },
  {
    words:
      /\b(?:(?<!plant )nurser(?:y|ies)|day ?care|childcare|child care|kindergarten|preschool|pre-school|after-?school|babysitting|nann(?:y|ies)|montessori|children aged)\b/,
    firm: 'the company',
    customers: 'children who are busy growing, and parents who would like to know how the day was',
    provides: ['offers', 'provides'],
    need: [
      'Small children learn all day long, mostly while they seem to be playing.',
      'Parents can only work with an easy mind if their child likes going where it goes.',
    ],
    image: [
      'Eleven small boots stand in a row, and one is missing.',
      'Somebody has built a tower, and somebody else is thinking about it.',
    ],
    client: [
      'The day at {name} has a rhythm of play, meals, fresh air and rest, so that even the smallest know what comes next.',
      'Children come to {firm} with a temper and a pace of their own, and both are taken as they are.',
      'Puddles, paint and building blocks teach more than they look as if they did.',
      'Sharing, waiting and starting again are practiced here a hundred times a day.',
      'A short word at the door in the afternoon is as much a part of the work as the morning circle.',
      'What happens at home matters to {name}, because a bad night explains a bad morning.',
    ],
    first: [
      'A visit on an ordinary morning is the best way to get to know {name}.',
      'It helps {firm} to hear what comforts a child, what it eats and how it falls asleep.',
      'The first days are best kept short, with a parent close by.',
      'Hours, places and fees are easily explained in a first talk.',
    ],
  },
  {
    words:
      /\b(?:tutor(?:s|ing)?|teach(?:es|ing|ers?)?|lessons|schools?|classes|courses|literacy|learning|learners|training|academy|bootcamp|code camp|music lessons|driving (?:school|lessons)|language school|workshops)\b/,
    firm: 'the company',
    customers: 'learners, and everyone who would like to see them get there',
    provides: ['offers', 'teaches'],
    need: [
      'Everyone who can do something well was once a beginner at it.',
      'It takes courage to admit to not understanding, and a good place to do it in.',
    ],
    image: [
      'First a frown, then a pause, and then the pencil moves again.',
      'A hand goes up at the back, quite slowly, for the first time.',
    ],
    client: [
      'The work at {name} starts where a learner stands, which is not always where the book begins.',
      'Some come to {firm} to catch up, some to get ahead, and some because they have always wanted to.',
      'Mistakes are the useful part of a lesson, since they show what has not been said clearly enough.',
      'A little practice between two lessons does more than a long evening before the test.',
      'Patience is catching: a learner who is not hurried soon stops hurrying.',
      'The best moment at {name} is when a learner explains something to the teacher.',
    ],
    first: [
      'A first lesson with {name} is mostly getting to know each other and finding the gap.',
      'It helps {firm} to see an old exercise, a test or simply what was last done.',
      'An aim with a date, such as an examination, makes planning easier.',
      'Times and fees are quickly settled, and questions about them are welcome.',
    ],
  },
  {
    words:
      /\b(?:charit(?:y|ies)|non-?profits?|food ?banks?|feeding (?:families|people|the (?:hungry|homeless))|foundation|volunteers?|shelters?|hospice|homeless|in need|refugees?|donations?|conservation|community (?:centre|center|garden|kitchen))\b/,
    firm: 'the organization',
    customers: 'those who need help, and those who would like to give it',
    provides: ['provides', 'offers'],
    need: [
      'Most people would like to help and only need to know where to start.',
      'Help works best when it is close by and asks few questions.',
    ],
    image: [
      'A car boot opens, and there is more in it than anyone expected.',
      'Somebody carries a box up the steps, and somebody else holds the door.',
    ],
    client: [
      'The work at {name} is practical: something is needed, and people see to it that it gets there.',
      'Much of it is done quietly, early in the morning or after work, by those who have made it a habit.',
      'Helpers come to {firm} with an hour, a skill, a van or a kettle, and every one of them can be used.',
      'What is given has to arrive, so lists, shelves and telephones are as much a part of it as kindness.',
      'Those who are helped today are sometimes the ones who help next year.',
      'A word about {name} passed on to a neighbor is a contribution, too.',
    ],
    first: [
      'Anyone who would like to help can ask {name} what is needed most just now.',
      'Those who need help, or know somebody who does, can simply turn to {firm}.',
      'An hour a week is already something that can be planned with.',
      'Before bringing things, it is best to ask what there is room for.',
    ],
  },
  {
    words:
      /\b(?:hedgehogs?|rescue|rescues|wildlife|animal (?:shelter|rescue|welfare)|sanctuary|rehom(?:e|es|ing)|strays?|stray (?:cats|dogs)|injured (?:animals|birds)|orphaned|greyhounds)\b/,
    firm: 'the organization',
    customers: 'animals that need a hand, and everyone who finds one',
    provides: ['provides', 'offers'],
    need: [
      'Somebody finds an animal in trouble, and does not know whom to call.',
      'An animal cannot say where it hurts, so somebody has to look closely.',
    ],
    image: [
      'A cardboard box, an old towel, and two dark eyes at the back of it.',
      'The lid comes off, nothing happens for a while, and then there is only grass moving.',
    ],
    client: [
      'The work at {name} is mostly feeding, cleaning and watching, several times a day and often at night.',
      'Warmth and quiet come first, long before food.',
      'People turn to {firm} with a shoebox in their hands and a great many questions.',
      'Wild animals are not pets, so the aim is for them to leave as soon as they can.',
      'Seasons decide how much there is to do, and spring is never quiet.',
      'Every call to {name} begins with the same question: where is the animal now?',
    ],
    first: [
      'Anyone who finds an animal can describe it to {name} before touching it.',
      'A photograph and the exact place help {firm} more than a long description.',
      'Old towels, newspapers and an hour of time are always useful in this kind of work.',
      'Those who would like to help can ask what is needed most just now.',
    ],
  },
  {
    words: /\b(?:home care|senior care|elderly|care ?homes?|caregivers?|carers?|assisted living|nursing home|live-in care)\b/,
    firm: 'the company',
    customers: 'older people who want to stay themselves, and families who want to be sure of it',
    provides: ['provides', 'offers'],
    need: [
      'Most people would like to grow old where they know which stair creaks.',
      'Needing help is easier when one still decides about the day oneself.',
    ],
    image: [
      'The tea is the way it has always been: strong, with the milk in last.',
      'There is a knock at the door, and she already knows whose it is.',
    ],
    client: [
      'The work at {name} begins with learning how somebody likes things, from the first cup to the evening news.',
      'Families come to {firm} when it can no longer be managed between two jobs and a long drive.',
      'Help may mean a meal, a bath, a walk or an hour of talk, and the last is not the least.',
      'It is good for everyone when the same faces come on the same days.',
      'Small changes are noticed first by those who are there often.',
      'What is agreed with {name} can be changed again when life does.',
    ],
    first: [
      'A first talk with {name} is best held at home, with the person it is about.',
      'It helps {firm} to know about habits, medicines and who holds a key.',
      'Starting with a few hours a week lets both sides get used to it.',
      'Costs and what the authorities may pay belong in the first conversation.',
    ],
  },
];
