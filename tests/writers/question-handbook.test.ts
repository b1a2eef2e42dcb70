/** One row of a handbook's tables, and nothing of what they do not hold. */
import { describe, expect, it } from 'vitest';
import { handbook } from '../../server/writers/answers/handbook.ts';
import { readQuestion } from '../../server/writers/answers/question.ts';
import { seeded } from '../../server/random.ts';

const leadOf = (question: string): string | undefined =>
  handbook({ question: readQuestion(question), category: 'General Knowledge', notes: '', random: seeded(1) })?.lead;

describe('a row of a handbook', () => {
  it.each([
    ['emergency number in australia', 'The emergency number in Australia is 000, or 112 from a mobile.'],
    ['What number do you call for police in the USA?', 'The emergency number in the United States is 911.'],
    ['what side of the road do they drive on in Japan', 'In Japan people drive on the left.'],
    ['which side do they drive on in france', 'In France people drive on the right.'],
    ['plug type in italy', 'Plugs in Italy are of type C, F and L; the mains are 230 V, 50 Hz.'],
    ['what plug do i need for the uk', 'Plugs in the United Kingdom are of type G; the mains are 230 V, 50 Hz.'],
    ['when did Jamaica become independent?', 'Jamaica became independent from Britain on 6 August 1962.'],
    ['uganda independence day', 'Uganda became independent from Britain on 9 October 1962.'],
    ['when is diwali 2027', 'Diwali 2027 is on Friday, 29 October 2027.'],
    ['when is mothering sunday 2027', /^Mothering Sunday in Britain and Ireland is on Sunday, 7 March 2027;/],
    ['when is fathers day 2027', /^Father’s Day in Britain, Ireland and America is on Sunday, 20 June 2027;/],
    ['when do the clocks go forward in 2027', /forward an hour on Sunday, 28 March 2027/],
    ['when do the clocks go back in the us in 2027', /back an hour on Sunday, 7 November 2027/],
    ['chinese new year 2027', 'Chinese New Year 2027 is on Saturday, 6 February 2027. It begins the year of the Goat.'],
    ['what chinese year is 1988', '1988 is the year of the Dragon.'],
    ['thank you in welsh', '“Thank you” in Welsh is “diolch”.'],
    ['how do you say happy birthday in Polish', '“Happy birthday” in Polish is “wszystkiego najlepszego”.'],
    ['traditional gift for 15th wedding anniversary', 'The traditional gift for a 15th wedding anniversary is crystal.'],
    ['what is the gift for a 2nd wedding anniversary', 'The traditional gift for a 2nd wedding anniversary is cotton.'],
    ['birthstone for may', 'The birthstone of May is emerald.'],
    ['star sign for 12 november', 'Whoever is born on 12 November is a Scorpio.'],
    ['what star sign is 20 january', 'Whoever is born on 20 January is an Aquarius.'],
    ['population of ireland', 'Ireland has about 5.4 million people.'],
    ['how many people live in the UK?', 'The United Kingdom has about 68 million people.'],
    ['how tall is ben nevis', 'Ben Nevis is 1,345 m (4,413 ft) high, in Scotland.'],
    ['how high is mount everest?', 'Mount Everest is 8,849 m (29,032 ft) high, on the border of Nepal and China.'],
    ['who wrote the kite runner', '“The Kite Runner” is by Khaled Hosseini; it came out in 2003.'],
    ['who is the author of Matilda?', '“Matilda” is by Roald Dahl; it came out in 1988.'],
    ['scrabble value of q', 'Q is worth 10 points in Scrabble.'],
    ['how many points is quiz in scrabble', '“quiz” is worth 22 points in Scrabble, before double and triple squares.'],
    ['gas mark 6 for a fan oven', 'Gas mark 6 is 200 °C, so set a fan oven to about 180 °C.'],
    ['how many days in february 2028', 'February 2028 has 29 days: it is a leap year.'],
    ['how many days are in february 2100?', 'February 2100 has 28 days.'],
  ])('%s', (question, lead) => {
    if (typeof lead === 'string') expect(leadOf(question)).toBe(lead);
    else expect(leadOf(question)).toMatch(lead);
  });

  it.each([
    'emergency number for my landlord',
    'what side of the bed do they sleep on in japan',
    'when did scotland become independent',
    'when is my birthday 2027',
    'when is diwali 2050',
    'what is the birthstone for my dog',
    'how do you say sorry to a friend',
    'thank you in klingon',
    'what number should i call',
    'gift for my brother',
    'who was rebecca',
    'how tall is my son',
    'how many people live in my street',
    'how many days did it rain in february 2020',
  ])('has nothing of: %s', (question) => {
    expect(leadOf(question)).toBeUndefined();
  });
});
