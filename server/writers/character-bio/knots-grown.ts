/** Inner conflicts of grown people, for any kind of story. */
import type { Knot } from './knot.ts';

export const GROWN_KNOTS: readonly Knot[] = [
  {
    archetype: 'The Impostor',
    wound:
      '{When}, {he} took over the papers of a friend who had died of fever, because there was a position attached to them. {He} <has> been good at it. The friend might not have been.',
    short: 'Took a dead friend’s papers and position',
    goal: 'earn the name so thoroughly that the theft no longer matters',
    fear: 'hearing {his} old name called in a crowd',
    secret: '{He} <writes> to the friend’s mother every month, in the friend’s hand',
    conflict: 'The mother has saved for years and is coming to visit.',
  },
  {
    archetype: 'The Deserter',
    wound:
      '{When}, {he} walked away from a post during the quietest night of the year. It did not stay quiet. The others were praised for what they did without {him}.',
    short: 'Left a post on the wrong night',
    goal: 'hold one line to the end',
    fear: 'peaceful evenings',
    secret: 'There is a medal with {his} name on it, awarded by mistake',
    conflict: 'A survivor of that night asks {him} to tell the story, from the beginning, to the children.',
  },
  {
    archetype: 'The Honest Perjurer',
    wound:
      '{When}, {he} lied under oath for someone {he} <was> sure of. The verdict was celebrated with cake. The certainty has been going off ever since, like milk.',
    short: 'Lied under oath for a friend',
    goal: 'hear the truth from the friend without having to ask for it',
    fear: 'being thanked again',
    secret: 'The evidence that would settle it is in {his} possession, in an envelope, closed',
    conflict: 'It has happened a second time, in the same way, and the friend says: you know me.',
  },
  {
    archetype: 'The Reluctant Heir',
    wound:
      '{When}, {he} inherited a business, its staff of eleven and its enemies. {He} meant to sell by spring. That was several springs ago.',
    short: 'Inherited eleven people’s livelihood and could not sell',
    goal: 'hand the business on in better shape than {he} found it, and go',
    fear: 'the day when {he} will no longer want to leave',
    secret: 'The accounts have not balanced since the funeral',
    conflict: 'A buyer offers enough to free {him}, on one condition that concerns the eleven.',
  },
  {
    archetype: 'The Ghostwriter',
    wound: '{When}, {he} began to write speeches for a fool, for the money. People wept at them, then voted, then marched.',
    short: 'Wrote fine words for a fool',
    goal: 'take back one sentence that the whole country knows by heart',
    fear: '{his} own phrases in strangers’ mouths',
    secret: 'The famous sentence was meant as a joke',
    conflict: 'The fool has begun to believe the speeches, and is becoming dangerous or good.',
  },
  {
    archetype: 'The Rescuer',
    wound:
      '{When}, {he} pulled two people out of the water and could not go back for the third. The two have never spoken to each other, or to {him}.',
    short: 'Saved two of three',
    goal: 'know whether there had been time for the third',
    fear: 'being called brave',
    secret: '{He} chose, and the choice had a reason',
    conflict: 'The third one’s family has invited everyone to a dinner.',
  },
  {
    archetype: 'The Cuckoo',
    wound:
      '{When}, {he} came to stay with friends for a week after a bad divorce, and made {himself} useful. The friends have since divorced. {He} still <has> the room.',
    short: 'Came to stay for a week and outlasted the marriage',
    goal: 'be somewhere by right and not by charm',
    fear: 'a suitcase standing in the hall',
    secret: 'Before the marriage broke, {he} carried a remark from one to the other, a little improved',
    conflict: 'Both of them want {him} as a witness.',
  },
  {
    archetype: 'The Penitent',
    wound:
      '{When}, {he} signed a paper without reading it to the end, as everyone did. Forty families moved that winter, on foot.',
    short: 'Signed a paper that moved forty families',
    goal: 'find the forty families and knock at each door',
    fear: 'a pen handed over with a smile',
    secret: '{He} had read it to the end',
    conflict: 'The thirty-ninth door is opened by somebody who has been looking for the one who signed.',
  },
  {
    archetype: 'The Professional Stranger',
    wound:
      '{When}, {he} left a wedding, {his} own, by the kitchen door, with a cook who was going the same way. They parted at the first crossroads and have not met since.',
    short: 'Walked out of a wedding by the kitchen door',
    goal: 'stay somewhere for four seasons in a row',
    fear: 'being expected',
    secret: 'The ring was never returned, and has been pawned and redeemed in nine towns',
    conflict: 'The one left at the altar turns out to have left by the other door.',
  },
  {
    archetype: 'The Expert Witness',
    wound:
      '{When}, {he} made a small mistake in a calculation and corrected it the next morning. In between, on the strength of it, somebody had acted.',
    short: 'Corrected a mistake one night too late',
    goal: 'be wrong about something harmless, in public, and live',
    fear: 'round numbers',
    secret: 'The corrected sheet was dated a day back',
    conflict: 'The same sum comes up again, with more at stake, and the answer comes out the same.',
  },
  {
    archetype: 'The Caretaker',
    wound:
      '{When}, {he} gave up a place abroad to nurse a relation who was given three months. It took nine years, and both of them were ashamed of counting.',
    short: 'Gave up a future for three months that became nine years',
    goal: 'use the old ticket, which is still valid, or tear it up and mean it',
    fear: 'being needed again before {he} <has> packed',
    secret: 'For one winter of the nine, {he} hoped',
    conflict: 'The place abroad is offered a second time, and somebody coughs on the stairs.',
  },
  {
    archetype: 'The Loyal Opposition',
    wound:
      '{Once}, {his} closest friend changed sides and explained why, patiently, over a whole night. By morning {he} had no argument left, only a feeling.',
    short: 'Lost an argument with a friend, and then the friend',
    goal: 'find the answer {he} should have given at four in the morning',
    fear: 'understanding the other side completely',
    secret: 'Letters still go back and forth, unsigned',
    conflict: 'The friend is to be arrested at dawn, and the warrant needs {his} countersignature.',
  },
  {
    archetype: 'The Late Beginner',
    wound:
      '{When}, {he} <was> told by a doctor to put affairs in order, and did: sold the house, forgave everyone, told the truth all round. The doctor had mixed up two files.',
    short: 'Settled a whole life because of a mixed-up file',
    goal: 'live on among people who have heard the truth',
    fear: 'good news',
    secret: '{He} <knows> whose file it was, and <has> not told that person',
    conflict: 'One of the truths told in that week was not true, and it is the one that was acted upon.',
  },
  {
    archetype: 'The Broker',
    wound:
      '{When}, {he} brought two desperate people together and took a fee from both. What they did to each other is called a tragedy by those who were not introduced by {him}.',
    short: 'Introduced two people who ruined each other',
    goal: 'make one match that holds',
    fear: 'the phrase “you two should meet”',
    secret: 'The fee was given away the same night, and it has not helped',
    conflict: 'Their children have met on their own, and ask {him} for a blessing.',
  },
  {
    archetype: 'The Last Speaker',
    wound:
      '{Once}, the only other person who knew {his} first language died, after a year in which they had quarrelled in it every day.',
    short: 'Became the last to speak a language',
    goal: 'pass on at least the jokes',
    fear: 'forgetting the word for a thing {he} can see before {him}',
    secret: 'Some of the words {he} <has> taught people are made up, to fill the gaps',
    conflict: 'A scholar arrives with old recordings, and the two versions do not agree.',
  },
  {
    archetype: 'The Trusted Hand',
    wound: '{When}, {he} <was> asked to burn a chest of papers unread. {He} burned the chest.',
    short: 'Was asked to burn papers, and burned only the chest',
    goal: 'return each page to the person it would have hurt',
    fear: 'dry seasons and open hearths',
    secret: 'Two pages have been sold',
    conflict: 'The person who gave the order wants the papers back, having regretted it for years.',
  },
  {
    archetype: 'The Good Neighbour',
    wound:
      '{When}, {he} heard the noise next door, turned up the music and finished the washing-up. It was in all the conversations afterwards that nobody had heard a thing.',
    short: 'Heard something next door and did nothing',
    goal: 'knock in time, at whatever door it is',
    fear: 'thin walls',
    secret: '{He} had been about to knock, with one hand raised',
    conflict: 'There are new people next door, and it is starting again.',
  },
  {
    archetype: 'The Champion of a Lost Cause',
    wound:
      '{When}, {he} promised a crowd that it would work. They believed {him} and sold what they had. It nearly worked, and “nearly” is a small word to live in.',
    short: 'Promised a crowd what nearly came true',
    goal: 'try the great plan again, with nothing but {his} own stake',
    fear: 'applause before the end',
    secret: '{He} came out of it with a little more than {he} had put in',
    conflict: 'Those who lost everything have found {him}, and want to be led again.',
  },
  {
    archetype: 'The Unforgiven',
    wound:
      '{When}, {he} <was> forgiven for something by the only person with a right to be angry. It was done kindly and in front of guests, and {he} <has> not been able to bear that house since.',
    short: 'Was forgiven in public and could not bear it',
    goal: 'be punished properly, or else to find out what forgiving costs',
    fear: 'kindness with an audience',
    secret: 'What was forgiven was the smaller half',
    conflict: 'The one who forgave needs the same of {him}, for something worse.',
  },
  {
    archetype: 'The Replacement',
    wound:
      '{When}, {he} married into a family that had liked the previous one better. They said so only once, and set the table accordingly.',
    short: 'Married into a family that preferred the one before',
    goal: 'find out what really became of the one before',
    fear: 'finding that they would have got on',
    secret: 'Clothes from the old wardrobe fit, and have been worn',
    conflict: 'The one before is not dead, not angry and not far away.',
  },
];
