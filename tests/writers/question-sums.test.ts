/** Sums, dates and times told in words, and what must not be taken for one. */
import { describe, expect, it } from 'vitest';
import { datesTold } from '../../server/writers/answers/dates-told.ts';
import { readQuestion } from '../../server/writers/answers/question.ts';
import { sums } from '../../server/writers/answers/sums.ts';
import { units } from '../../server/writers/answers/units.ts';
import { chance } from '../../server/random.ts';

const leadOf = async (asked: string): Promise<string | undefined> => {
  for (const source of [sums, units, datesTold]) {
    const answer = await source({ question: readQuestion(asked), category: 'General Knowledge', notes: '', random: chance() });
    if (answer) return answer.lead;
  }
  return undefined;
};

describe('a sum told in words', () => {
  it.each([
    ['59.50 split 4 ways w 15% tip', '17.11'],
    ['The bill is $86.40, we are 6 and want to tip 18 percent. What does each pay?', '$16.99'],
    ['80 dollars after 25 percent off then another 10 percent off', '$54'],
    ['price before tax if it is 121 including 21% vat', '100'],
    ['simple interest on 1200 at 5% for 18 months', '90'],
    ['I borrow 12,000 at 6% a year and pay it back in 36 equal monthly payments. What is the monthly payment?', '365.06'],
    ['I get paid $18.50 an hour and did 43 hours last week, overtime is time and a half after 40. What is my pay?', '$823.25'],
    ['If 3 apples cost 2.40, how much do 7 cost?', '5.60'],
    ['A pack of 12 costs 7.80 and a pack of 20 costs 11.90. Which is cheaper?', '20'],
    ['i drove 150km in 1h 40, how fast was that', '90 km/h'],
    ['If I drive 3 hours at 90 km/h and come back the same way at 60 km/h, what is my average speed?', '72 km/h'],
    ['car does 38 mpg, trip 420 miles, gas 3.60 a gallon, cost?', '39.79'],
    ['I work from 8:30 to 17:00 with a 45 minute break. How many hours is that?', '7 hours 45 minutes'],
    ['What time is it 7 hours 45 minutes after 10:30 pm?', '6:15 am'],
    ['We are driving 340 miles and my car does 45 miles to the gallon. How many gallons will I need?', '7.56 gallons'],
    [
      'Twelve children come to our party and each gets three sausage rolls; they come in packs of ten. How many packs should I buy?',
      '4 packs',
    ],
    ['I have a 300 page book and read 25 pages a day. How many days will it take?', '12 days'],
    ['My tap drips 10 ml a minute. How many litres a day is that?', '14.4 litres'],
    ['A heater uses 2 kWh an hour and power costs 30 cents per kWh. What does it cost for 5 hours?', '3'],
    ['There are 24 kids and a pizza has 8 slices. Each kid eats 2 slices. How many pizzas do I need?', '6 pizzas'],
    ['A bag of dog food weighs 15 kg and my dog eats 400 g a day. How long will the bag last?', '37.5 days'],
    ['I type 60 words a minute. How long will 4,500 words take me?', '1 hour 15 minutes'],
    ['One roll of wallpaper covers 5 square metres. I have 32 square metres of wall. How many rolls do I need?', '7 rolls'],
    ['how many sq ft is a room 12ft 6 by 10', '125'],
    ['How many tiles of 30 by 30 cm do I need for a floor of 4 by 3 metres?', '134'],
    ['im making chilli for 12 and the recipe is for 4 with 500g of beef how much beef', '1.5 kg'],
    ['What is the volume of a cylinder 1.2 m across and 1.5 m high?', '1,696'],
    ['I want to dilute 25% acid down to a 5% solution to make 2 litres. How much?', '400 ml'],
    ['how many tbsp is 3/4 cup', '12 tablespoons'],
    ['5ft 11 in cm and 13 stone 4 in kilos', '84.3'],
    ['how many days between march 3 and the 17th of june', '106'],
    ['how many days until christmas from october 3', '83'],
    ['I was born on 14 March 1961. How old will I be on 1 January 2030?', '68'],
    ['When do I turn 40 if I was born on 2 July 1999?', '2039'],
    ['What date is 6 weeks after 14 March 2025?', '25 April 2025'],
    ['if its 3pm in new york what time in tokyo, in january', '5:00 am the next day'],
  ])('%s → %s', async (asked, figure) => expect(await leadOf(asked)).toContain(figure));

  it.each([
    'Our 3 children share 2 rooms, how do I split the rent of 900 fairly between 2 flats?',
    'My phone is 3 years old and has 64 GB. How much is it worth?',
    'How long does it take to drive from Lyon to Paris?',
    'I am 45 and earn 30,000. Is it too late to save?',
    'A train leaves at 9:40 doing 120 km/h, another at 10:10 doing 160 km/h towards it. When do they meet?',
    'How much is a coat that was 120 last year?',
    'It takes 3 painters 4 days. How long would 2 painters need?',
    'We are 8 people and reckon 3 beers each. A crate has 20 bottles. How many crates?',
    'I have 3 kids aged 4, 6 and 9. How much pocket money should they get?',
    'how many days until the exam',
    'what is 5% of the population',
    'how many days between february 30 and march 3',
  ])('is not made of a story that is half understood: %s', async (asked) => expect(await leadOf(asked)).toBeUndefined());
});
