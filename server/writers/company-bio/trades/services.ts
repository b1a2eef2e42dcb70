/** Those who write programs, make pictures, move things and show the world. */
import type { Trade } from './trade.ts';

export const SERVICES: readonly Trade[] = [
  {
    words:
      /\b(?:cyber\w*|penetration testing|it support|managed it|it services|networks?|cloud migration|data cent(?:re|er)s?|security audits?|information security|backups?|help ?desk)\b/,
    firm: 'the company',
    customers: 'organizations that cannot afford a day without their systems',
    provides: ['provides', 'offers'],
    need: ['Systems are only noticed on the day they stop.', 'An open door is no trouble until somebody tries the handle.'],
    image: [
      'A small green light blinks in an empty room, as it should.',
      'Somebody reads a log file line by line, and stops at one of them.',
    ],
    client: [
      'The work at {name} is to look at systems as an outsider would, and to find the weak spot first.',
      'Much of it is plain care: updates, rights, backups, and trying out whether the backup can be read.',
      'Clients come to {firm} before an audit, after a scare, or because the one person who knew it all is leaving.',
      'People are part of every system, so a clear rule often does more than a new device.',
      'A finding is useful only if those who have to act on it can understand it.',
      'The best result of a talk with {name} is a short list, with the most urgent thing on top.',
    ],
    first: [
      'A list of systems and the name of someone who knows them are enough for a start with {name}.',
      'Before anything is tested, it has to be clear to {firm} what may be touched, and when.',
      'It helps to know which hour of the day would be the worst to lose.',
      'Questions about what is urgent, and what can wait, come first.',
    ],
  },
  {
    words:
      /\b(?:apps?|software|saas|platforms?|ai|artificial intelligence|web ?(?:apps?|development)|tech startup|booking system|scheduling|dashboards?|automation|chatbots?|apis?|plugins?|app development|developers?)\b/,
    firm: 'the company',
    customers: 'people who want a thing to work without having to think about it',
    provides: ['develops', 'offers'],
    need: ['Good software takes a step out of somebody’s day.', 'Most working days contain a task that nobody would miss.'],
    image: [
      'Somebody closes the laptop at five, because the list has taken care of itself.',
      'Behind one button there may be months of thinking about what should happen when it is pressed.',
    ],
    client: [
      'The work at {name} begins with looking at how something is done today, and at which step is one too many.',
      'A program has to be clear to someone who uses it once a week and quick for someone who uses it all day.',
      'Users of {firm} are the best source of ideas, above all when they say where they got stuck.',
      'What is left out matters as much as what is built, because every extra button has to be understood.',
      'Testing, updates and answers to questions go on long after the first version.',
      'What people like most about a tool is often what it spares them, and that is the measure at {name}.',
    ],
    first: [
      'The quickest way to get to know {name} is to try it with one real task.',
      'It helps {firm} to hear how things are done now, and which step takes the longest.',
      'A small team or a single location is a good place to begin.',
      'Questions about data, access and cost belong at the start of a conversation.',
    ],
  },
  {
    words:
      /\b(?:brand(?:s|ing)?|marketing|seo|advertis(?:ing|ers)|graphic design(?:er|ers)?|web ?(?:sites?|design)|logos?|packaging design|social media|copywrit(?:ing|ers?)|public relations|content (?:creation|studio)|design (?:studio|agency)|murals?)\b/,
    firm: 'the company',
    customers: 'businesses that are better than they look so far',
    provides: ['provides', 'offers'],
    need: [
      'People decide in a few seconds whether to look again.',
      'A good product deserves words and pictures that do it justice.',
    ],
    image: [
      'A wall full of sketches, and one of them keeps catching the eye.',
      'A label is a very small stage, and a good deal can happen on it.',
    ],
    client: [
      'The work at {name} starts with a question: what should people think of when they hear the name?',
      'Most of it is leaving out, until one thing can be seen at a glance.',
      'Clients come to {firm} with something new, with something that has outgrown its clothes, or because nobody finds them.',
      'The best ideas tend to lie around in the business itself: in how it was founded, and in what its customers say.',
      'Whether it works is decided by people who have no idea how long it took.',
      'What {name} hands over has to be usable on a Monday morning by somebody who was not in the meeting.',
    ],
    first: [
      'A short brief for {name} answers three questions: who should notice, what should they do, and by when.',
      'Whatever exists already is useful to {firm}, even if it is to be replaced.',
      'It helps to show two things that are liked and one that is not.',
      'A budget, however rough, keeps ideas on the ground.',
    ],
  },
  {
    words:
      /\b(?:photograph(?:y|ers?)|videograph(?:y|ers?)|film ?mak(?:ers?|ing)|portraits|headshots|video production|documentary)\b/,
    firm: 'the company',
    customers: 'people who want to remember how it really was',
    provides: ['offers', 'provides'],
    need: ['A picture keeps what everyone was too busy to notice.', 'Of a great day, a few pictures are what remains.'],
    image: [
      'Nobody is looking at the camera, and that is why the picture is good.',
      'The light through the window stays for about a quarter of an hour.',
    ],
    client: [
      'The work at {name} is mostly waiting and watching, and being in the right corner when it happens.',
      'Light comes first, and a good deal of planning goes into where the sun will be.',
      'Some come to {firm} for a wedding, some for a portrait, and nearly all of them say that they look odd in pictures.',
      'People look like themselves as soon as they have something else to do.',
      'Choosing takes as long as shooting, since one picture in twenty tells the story.',
      'What {name} hands over is meant to be looked at in thirty years’ time.',
    ],
    first: [
      'A date, a place and a rough plan of the day are enough for {name} to start with.',
      'It helps {firm} to know who must be in the pictures, and who would rather not be.',
      'A short walk at the location beforehand shows where the light will be.',
      'Pictures that are liked, by anyone, make a good first conversation.',
    ],
  },
  {
    words:
      /\b(?:dog (?:walk(?:s|ing|ers?)|groom(?:ing|ers?)|train(?:ing|ers?)|day ?care)|pet (?:sitt(?:ing|ers?)|care|food|groom\w*)|pets?|kennels?|catter(?:y|ies)|vets?|veterinar\w+|grooming|horses|equestrian|puppies|aquariums?)\b/,
    firm: 'the company',
    customers: 'animals with habits, and the people who live with them',
    provides: ['offers', 'provides'],
    need: [
      'An animal does not care what a service is called, only who comes through the door.',
      'It is easier to go away when somebody at home is in good hands.',
    ],
    image: [
      'A tail begins to wag before the key has turned.',
      'There is a patch of sun on the floor, and somebody is lying in it.',
    ],
    client: [
      'The work at {name} begins with getting acquainted, at the animal’s own speed.',
      'Dogs read a person faster than a person reads a dog, so calm is half of the job.',
      'Owners tell {firm} about tablets, tempers and the neighbor’s cat, and all of it matters.',
      'Walks, meals and rest are best kept to the times an animal is used to.',
      'A change in appetite or mood is often noticed first by the one who comes every day.',
      'Coming home to {name} and a tired, contented animal is the point of it all.',
    ],
    first: [
      'A first meeting with {name} is best at home, where the animal feels sure of itself.',
      'It helps {firm} to know what is feared, what is loved, and where the lead hangs.',
      'The number of the vet belongs on the list, just in case.',
      'A short trial tells everyone whether they like each other.',
    ],
  },
  {
    words:
      /\b(?:deliver(?:y|ies|ing)|couriers?|logistics|freight|shipping|removals?|moving (?:company|services?)|movers|towing|tow|taxis?|haulage|trucking|transport(?:ation)?|parcels|cargo|last-mile|warehousing|chauffeur)\b/,
    firm: 'the company',
    customers: 'people who need something, or someone, to get from one place to another',
    provides: ['provides', 'offers'],
    need: [
      'Things are worth most when they are where they are needed.',
      'On the road, an hour can be long or short, depending on who is waiting.',
    ],
    image: [
      'A ramp goes down, a strap is pulled tight, and the street is still asleep.',
      'On the map it is a thin line, and in between are rain, roadworks and a school crossing.',
    ],
    client: [
      'The work at {name} is planning as much as driving: what goes first, what fits behind it, and which road is free.',
      'A good route is made in the evening and changed in the morning.',
      'Customers turn to {firm} when it is urgent, when it is heavy, or when it is both.',
      'Careful loading prevents most of what could be damaged on the way.',
      'Those who wait want to know one thing above all, namely when.',
      'At the door, {name} is often the only part of a business that its customers ever meet.',
    ],
    first: [
      'Two addresses, a time and a rough size are what {name} needs to know first.',
      'Stairs, narrow gates and parking are best mentioned to {firm} beforehand.',
      'For regular trips, a fixed time makes life easier on both sides.',
      'A photograph shows at once what a description leaves open.',
    ],
  },
  {
    words:
      /\b(?:hotels?|hostels?|guest ?houses?|b&b|bed and breakfast|tours?|guided|hik(?:es|ing)|tour guides?|travel agen(?:t|ts|cy)|boat (?:hire|rentals?|trips?|tours?|rides?)|kayaks?|holiday (?:lets?|homes?|cottages?)|vacation rentals?|campsite|campground|camping|surf (?:school|camp)|safaris?|glamping|museum|adventure|retreats?)\b/,
    firm: 'the company',
    customers: 'guests who have a few days off and would like to spend them well',
    provides: ['offers', 'runs'],
    need: [
      'Time off is short, and everyone wants to come home with a story.',
      'A place looks different when somebody who knows it stands next to you.',
    ],
    image: [
      'The bags are still by the door, and somebody is already at the window.',
      'There is an hour in the early morning when it belongs to those who got up.',
    ],
    client: [
      'The work at {name} is hospitality: having things ready, explaining how they work, and then leaving guests in peace.',
      'Weather makes its own plans, and a good second idea is part of the trade.',
      'Guests come to {firm} as families, as friends or alone, and look for quite different days.',
      'The small tips are often the ones that people remember: which side of the hill, and at what time.',
      'Preparation is everything that guests do not see, from clean decks to fresh sheets.',
      'What guests take home from {name} is, above all, a day that was different from the others.',
    ],
    first: [
      'Dates and the number of guests are all that {name} needs for a first answer.',
      'Wishes, fears and children’s ages help {firm} to suggest the right thing.',
      'In high season it is wise to ask early.',
      'Anyone who is unsure what to bring can simply ask.',
    ],
  },
  {
    words:
      /\b(?:auto (?:repair|body|shop)|car (?:repair|wash|detailing|service)|garage|mechanics?|mot|tyres?|tires|body ?shop|vehicles|motorcycles)\b/,
    firm: 'the company',
    customers: 'drivers who would like to hear in plain words what is the matter',
    provides: ['does', 'offers'],
    need: [
      'A car is only a convenience as long as it starts.',
      'A new noise is easier to bear once somebody has found out where it comes from.',
    ],
    image: [
      'The hood is up, the lamp swings a little, and somebody says “ah”.',
      'A car comes down from the lift, and the street has it back.',
    ],
    client: [
      'The work at {name} starts with finding the cause, because a part that is changed on suspicion helps nobody.',
      'Brakes, tires and lights come before everything that only looks worn.',
      'Customers come to {firm} with a noise, a light on the dashboard, or a date for the inspection.',
      'Not every repair is worth it, and it is better to talk about that before than after.',
      'Good tools save time, and experience saves more of it.',
      'A question that {name} often hears is how long it will last, and the honest answer depends on the road.',
    ],
    first: [
      'The model, the mileage and a description of the noise are a good start with {name}.',
      'It helps {firm} to know when it happens: cold or warm, slow or fast.',
      'It is wise to say beforehand how much a repair may cost.',
      'Service records are useful, even when they are incomplete.',
    ],
  },
  {
    words:
      /\b(?:events?|wedding plann(?:er|ers|ing)|weddings|part(?:y|ies) plann\w+|djs?|conferences?|party rentals?|festivals?|entertainers?|venue)\b/,
    firm: 'the company',
    customers: 'people who would like to be guests at their own celebration',
    provides: ['plans', 'offers'],
    need: [
      'A celebration happens once, and there is no rehearsal for most of it.',
      'The best parties look as if nobody had organized them.',
    ],
    image: [
      'The chairs are in rows, the lights are on, and nobody has arrived yet.',
      'Somebody taps on a glass, and the room goes quiet.',
    ],
    client: [
      'The work at {name} is done with lists: who, where, when, and what if it rains.',
      'A day is planned backward, from the moment that matters most.',
      'Customers come to {firm} with a date and a feeling, and leave with a plan.',
      'Guests remember the food, the music and how long they had to wait.',
      'Suppliers need the same information at the same time, and somebody has to see to that.',
      'On the day itself, {name} is the number that everyone else can call.',
    ],
    first: [
      'A date, a number of guests and a budget are enough for {name} to begin.',
      'It helps {firm} to hear about a party that was good, and why.',
      'The place should be settled first, because everything else depends on it.',
      'What absolutely must not happen is a useful question early on.',
    ],
  },
];
