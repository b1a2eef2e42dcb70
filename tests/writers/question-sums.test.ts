/** Sums, dates and times told in words, and what must not be taken for one. */
import { describe, expect, it } from 'vitest';
import { datesTold } from '../../server/writers/answers/dates-told.ts';
import { workedFrom } from '../../server/writers/answers/notes-worked.ts';
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
    ['The call is at 4pm Berlin time, what time is that in Los Angeles?', '7:00 am'],
    ['The coat is 25% off and now costs 150. What was the original price?', '200'],
    ['I paid 84 including 20% VAT. How much was the VAT?', '14'],
    ['A bag is 65 dollars with 20% off, then 8% sales tax. What is the final price?', '$56.16'],
    ['The TV costs 799, I have a 50 euro voucher and delivery is 29. What is the total?', '€778'],
    ['My rent went from 850 to 918. What percentage is that?', '8%'],
    ['I scored 54 out of 72. What percentage is that?', '75%'],
    ['The house costs 320,000 and the agent takes 3.5%. How much is that?', '11,200'],
    ['Three of us pay a rent of 900 and I should pay 60 more than the others. How much is each share?', '340'],
    ['The recipe makes 12 muffins with 250 g flour. I need 30 muffins, how much flour?', '625 g'],
    ['The recipe is for 4 people: 350g flour, 2 eggs, 150ml milk. I need it for 10 people', '875g flour, 5 eggs and 375ml milk'],
    ['My car does 6.5 litres per 100 km and petrol is 1.80. What will a 420 km trip cost in fuel?', '49.14'],
    ['A tank takes 55 litres and I get about 15 km from a litre. How far can I go?', '825 km'],
    ['We drove 480 km and used 33 litres. What is the consumption per 100 km?', '6.9 litres'],
    ['My contract is 24.99 a month for 24 months plus 49 at the start. What does it cost in total?', '648.76'],
    ['I save 150 a month. How long until I have 4000?', '26.7 months'],
    ['The train leaves at 8:47 and takes 2 hours 38 minutes. When do I arrive?', '11:25'],
    ['The probation of 90 days started on 14 April 2025. What date does it end?', '13 July 2025'],
    ['The due date is 9 November 2025. How many weeks will she be on 1 July?', '21 weeks and 2 days'],
    ['How long until money doubles at 4%?', '17.7 years'],
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
    'The sofa costs 799 and we have 3 rooms. What is the total?',
    'My 3 cousins each have a dog and 20% of dogs bark. How many?',
  ])('is not made of a story that is half understood: %s', async (asked) => expect(await leadOf(asked)).toBeUndefined());
});

describe('what follows from notes', () => {
  const FLAT = 'Rent 95 a night, cleaning fee 60 once.\nDogs welcome, 8 a day.';
  const BUDGET =
    'Budget: 18,000 approved, of which 6,500 goes to the website and 4,000 to the fair.\nPresent: Ana, Luis, Priya, Tom.';
  const FAMILY =
    'Lisl was born in Graz in 1931 and married in 1953.\nChildren: Eva (1955) and Ruth (1962).\nIn 1970 they moved to Linz.';
  const CLUB = 'The season opens on 26 April.\nThe open day for newcomers is three weeks after the opening.';
  const WASH = 'Cotton 60: 2 h 10 min, 1.1 kWh\nCotton 40: 1 h 45 min, 0.7 kWh\nQuick: 30 min, 0.3 kWh';
  it.each([
    ['how much do we pay for 7 nights with cleaning', FLAT, '725'],
    ['what does the dog cost for 7 days', FLAT, '56'],
    ['how much is left', BUDGET, '7,500'],
    ['what is the difference between the website and the fair', BUDGET, '2,500'],
    ['how many people were present', BUDGET, '4'],
    ['how old was eva when they moved', FAMILY, '15'],
    ['what date is the open day', CLUB, '17 May'],
    ['how much longer does cotton 60 take than cotton 40', WASH, '25 minutes'],
    ['which is the shortest', WASH, 'Quick'],
    ['how much was the profit', 'Takings £1,184.50.\nCosts: castle £140, prizes £86.50.', '£958'],
  ])('%s', (question, notes, says) => expect(workedFrom(question, notes)?.says).toContain(says));

  it.each([
    ['how old was karl when they moved', FAMILY],
    ['how much is the pool', FLAT],
    ['how many people were absent', BUDGET],
  ])('is not made of what they do not say: %s', (question, notes) => expect(workedFrom(question, notes)).toBeUndefined());
});
