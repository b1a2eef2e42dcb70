/** Objections from cost, incentives and who bears them. */
import type { Scheme } from './scheme.ts';

export const ECONOMIC: readonly Scheme[] = [
  {
    unless: 'cost',
    titles: ['Who pays for it?', 'The bill is not mentioned'],
    says: [
      'Nothing here comes without a price, and the argument does not say who pays it.',
      'The good side of {plan} is easy to picture. The bill is harder to find.',
    ],
    bites: [
      'Whatever goes into {thing} in money, time or effort has to come from somebody, and that somebody may not be the one who gains.',
      'Once a payer is named, support for {short} tends to thin out. That is no reason to leave the name off.',
    ],
    shows: [
      'who would bear the cost, and that they would think it fair',
      'that it is still worth having when the people who gain also pay',
    ],
  },
  {
    titles: ['What else could be done with it?', 'The road not taken'],
    says: [
      'It is not enough for a thing to be good. It has to be better than whatever the same effort could have bought.',
      'The true price of anything is what you give up for it, and the argument never looks that way.',
    ],
    bites: [
      'Money and goodwill spent on {thing} cannot be spent again. Somewhere there is a duller use for them that would do more.',
      'Beside doing nothing, {plan} may well look attractive. Nothing is the easiest rival there is.',
    ],
    shows: [
      'that no other use of the same means would do more good',
      'what would go unfunded or undone, and why that is acceptable',
    ],
  },
  {
    suits: 'proposal',
    titles: ['What would it reward?', 'Incentives have a mind of their own'],
    says: [
      'People respond to what pays. Ask what this would make it worth their while to do.',
      'A change rewards somebody for something, and it is wise to find out what before it is too late.',
    ],
    bites: [
      '{acting} would make some behaviour around {topic} cheaper and some dearer, and not only the behaviour that the author has in mind.',
      'Those who gain from {short} will do more of whatever brings the gain, useful or not.',
    ],
    shows: [
      'which behaviour would be rewarded and that we want more of it',
      'that nobody is paid for looking good in place of doing good',
    ],
  },
  {
    suits: 'proposal',
    titles: ['Gains here, losses there', 'Someone is on the other side of the ledger'],
    says: [
      'A gain for some is often a loss that has been moved to people who are not in the room.',
      'The sum may come out positive and still be made of a small gain for many and a heavy loss for a few.',
    ],
    bites: [
      'People whose living depends on the way things are done today do not appear in the argument about {topic}. They would appear in the result.',
      'To add it all up, and call the result good or bad, hides who holds which part of the total.',
    ],
    shows: [
      'who loses, how much, and what is offered to them',
      'that it would still be accepted by someone who did not know on which side they would end up',
    ],
  },
  {
    unless: 'cost',
    titles: ['The costs that never show on a bill', 'Cheap only on paper'],
    says: [
      'The costs that are easy to count are seldom the largest.',
      'Time, hassle, training and annoyance are paid for by everyone and entered nowhere.',
    ],
    bites: [
      'Add the hours people would spend coming to terms with {thing}, and {plan} turns out more expensive than it looks.',
      'A saving for one party often turns out to be work handed to another. With {thing} it pays to ask who fills in the form.',
    ],
    shows: [
      'that the whole effort has been counted and not just the price',
      'that the cost has not been passed on to people who cannot refuse it',
    ],
  },
  {
    suits: 'addition',
    titles: ['It has to be paid for again next year', 'The price of keeping it'],
    says: [
      'The cost of having something is mostly the cost of keeping it.',
      'One-off generosity is easy to win agreement for. What is needed is the other kind.',
    ],
    bites: [
      '{plan} would have to be paid for again each year, and the first bad year would put it on the list of things to cut.',
      'The argument treats as a purchase what is really a subscription. {named} says nothing of the years to come.',
    ],
    shows: [
      'where the money or effort comes from in a lean year',
      'that it can be ended without doing harm if it becomes too dear',
    ],
  },
  {
    suits: 'addition',
    titles: ['What is free gets used differently', 'Demand does not stand still'],
    says: [
      'Change what something costs and you change how much of it people want.',
      'An estimate made under today’s conditions describes a world that the change itself would end.',
    ],
    bites: [
      'The numbers of people, the pressure and the prices around {topic} would shift in answer to {short}. Reasoning from how things are now will miss it.',
      '{once}, some would use it more than anyone planned and others would drop out, and the case was made for neither.',
    ],
    shows: [
      'how demand would change, and that the case survives it',
      'that the gain is not swallowed by more people wanting the same thing',
    ],
  },
  {
    suits: 'addition',
    titles: ['The saving goes to somebody else', 'Will the benefit reach them?'],
    says: [
      'A benefit sets out towards one group and often arrives at another.',
      'Between the people an idea is meant for and the people who profit from it stands a long row of hands.',
    ],
    bites: [
      'Prices, rents and wages adjust around {topic}, so that what {named} promises to some may settle with whoever was strongest to begin with.',
      'The best informed will make the most of {thing}. They are rarely the ones that the argument has at heart.',
    ],
    shows: ['that the benefit stays with those it is meant for', 'who would be better off after everybody has adjusted'],
  },
  {
    suits: 'addition',
    titles: ['Less than it seems, after the first step', 'The law of the second helping'],
    says: [
      'The first portion of almost anything does the most good. The argument assumes the tenth will do as much.',
      'What is worth doing a little is not always worth doing completely.',
    ],
    bites: [
      'Early progress with {thing} would come from the easy cases. The author also has to pay for the difficult ones, where effort rises and return falls.',
      'Somewhere on the way, the next step with {thing} costs more than it brings. An argument without that point recommends going past it.',
    ],
    shows: ['that the last part is worth its price as well as the first', 'at which point it would be right to stop'],
  },
  {
    suits: 'proposal',
    titles: ['What if it has to be undone?', 'A risk that runs one way'],
    says: [
      'Two mistakes are possible, acting wrongly and waiting wrongly. They are not equally dear.',
      'A bet should be judged by what happens when it is lost.',
    ],
    bites: [
      'If the author is mistaken about {topic}, reversing course would cost money, trust and years. The argument speaks only of the winning case.',
      'Waiting a little to learn more about {topic} is not cowardice when the step cannot be taken back.',
    ],
    shows: ['what it would cost to be wrong, and who would carry it', 'that the step can be reversed, or is too urgent to wait'],
  },
  {
    suits: 'addition',
    titles: ['A bargain that nobody takes', 'Why has it not happened already?'],
    says: [
      'When something looks clearly worthwhile and people with money leave it alone, they may know something.',
      'If there is so much to be gained, somebody should have gained it by now.',
    ],
    bites: [
      'Those who live with {topic} every day have weighed it up in their own way, and what they do suggests a cost that the argument does not see.',
      '{plan} promises a profit that has been lying in the open. Either it is smaller than it looks or something stands in front of it.',
    ],
    shows: [
      'what has kept people from it until now, and why that is not a cost',
      'who has gained by it already without being made to',
    ],
  },
  {
    suits: 'proposal',
    titles: ['Who carries the risk?', 'Heads I win, tails you lose'],
    says: [
      'Besides the cost there is the risk, and it may sit with somebody who never agreed to carry it.',
      'Those who call for a thing should stand to lose something if it goes wrong.',
    ],
    bites: [
      'Should {short} disappoint, the people nearest to {topic} would be left with the consequences, while those who argued for it move on to another subject.',
      'The reward of being right about {topic} and the price of being wrong go to different addresses.',
    ],
    shows: [
      'who answers for it if it goes wrong, and with what',
      'that those who carry the risk were told and took it on freely',
    ],
  },
];
