/** Sums, dates and times told in words, and what must not be taken for one. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { arithmetic } from '../../server/writers/answers/sums/arithmetic.ts';
import { dates } from '../../server/writers/answers/dates/dates.ts';
import { clockSums } from '../../server/writers/answers/sums/clock-sums.ts';
import { datesTold } from '../../server/writers/answers/dates/dates-told.ts';
import { workedFrom } from '../../server/writers/answers/notes/worked.ts';
import { readQuestion } from '../../server/writers/answers/question/question.ts';
import { sizes } from '../../server/writers/answers/units/sizes.ts';
import { sums } from '../../server/writers/answers/sums/sums.ts';
import { stories } from '../../server/writers/answers/sums/stories.ts';
import { timeZones } from '../../server/writers/answers/dates/time-zones.ts';
import { units } from '../../server/writers/answers/units/units.ts';
import { chance } from '../../server/random.ts';

const leadOf = async (asked: string): Promise<string | undefined> => {
  for (const source of [stories, dates, datesTold, timeZones, clockSums, sizes, sums, units]) {
    const answer = await source({ question: readQuestion(asked), category: 'General Knowledge', notes: '', random: chance() });
    if (answer) return answer.lead;
  }
  return undefined;
};

describe('a sum told in words', () => {
  it.each([
    // Several at their own rates with tax on the lot, a pace kept up, free grown-ups, so many in a row, who is right, and so on.
    [
      "The painter has two lads at £14 an hour and himself at £22. They all work 18 hours and paint comes to £165. He adds 20% VAT to the lot. What's the bill?",
      '£1,278',
    ],
    ['did 8 miles in 1 hr 12, whats my pace per mile and how long would a half marathon take at that', '9:00 per mile'],
    [
      'A school trip has 64 children. One adult goes free for every 8 children. Tickets are £7.50 a child and £9 an adult. 11 adults are coming. What is the total?',
      '£507',
    ],
    ['My quiz average is 72 over 8 quizzes. How many 100s in a row do I need to get to 80?', '4 in a row'],
    [
      'Two lights flash every 8 and every 12 seconds. They flash together now. When will they next flash together?',
      'After 24 seconds',
    ],
    [
      'One ferry goes every 12 minutes, another every 18 minutes. They left together at 7:10. When do they next leave together?',
      'At 7:46',
    ],
    [
      'I am on $22.50 an hour and did 47 hours. Anything past forty is time and a half. What should my cheque be before deductions?',
      '$1,136.25',
    ],
    ["The cashier says 12 at £3.45 comes to £41.40 but I think it's £40.40. who's right?", 'The cashier is right'],
    ['What time should I go to bed if I need 8 hours and have to get up at 4:15?', '8:15 pm'],
    ['The present cost $168 and mum paid half. The other three of us split the rest, how much each?', '$28 each'],
    ['Makes 4 dozen biscuits: 3 cups of flour, 3/4 cup sugar, 2 tsp baking powder. how much of each for 6 dozen', '1⅛ cups'],
    ['Our 12 week plan started on 1 February 2027, 4 sessions a week. We missed 2 weeks. when do we finish', '9 May 2027'],
    // What is to be kept back is not there to spend.
    [
      'How many driving lessons can I pay for? I have £430 saved, they are £36 each, but I must keep back £62 for the practical and £23 for the theory. Nan is giving me another £50 and thats going in as well',
      '10 driving lessons',
    ],
    [
      'Got 2,000 rupees, have to set aside 350 for the bus and 150 for lunch, notebooks are 45 rupees each. how many notebooks can i get?',
      '33 notebooks',
    ],
    ['we have $900 and need to leave $150 for the taxi home, rooms are $120 a night, how many nights can we stay', '6 nights'],
    [
      'We have 500 for the party and 120 has to be put aside for the cake. Balloons are 15 a box, how many boxes can we buy?',
      '25 boxes',
    ],
    ['I must leave 60 in the account and have 310. A lesson costs 35. how many lessons can i take', '7 lessons'],
    [
      'there is £640 in the club account. We want to keep £100 back for the hall, and balls are £18 each. How many balls can we buy?',
      '30 balls',
    ],
    // Is it such a day?
    ['Our permit runs out on 19 March 2027, is that a weekday? which day', 'Yes: 19 March 2027 is a Friday.'],
    ['the wedding is 13 June 2027, is it a saturday', 'No: 13 June 2027 is a Sunday.'],
    ['is 25 April 2027 a weekend', 'Yes: 25 April 2027 is a Sunday.'],
    // Takings less costs, then shared.
    [
      'My wife and I run a stall. Saturday we took 412.50 and Sunday 386.75. The pitch is 35 each day, stock for both days cost 290 and we put in 22.45 of diesel. We go halves with her sister on whatever is left. What does the sister get?',
      '208.40 each',
    ],
    [
      'Our cake stall took £240 on Saturday. Ingredients cost £65 and the table was £15. We split what is left 4 ways, how much each?',
      '£40 each',
    ],
    // By nights slept.
    [
      'Four of us rented a cottage for three nights for 540. Hannah and I stayed all three nights, Ola stayed two and Jess only one, and we said we would pay by nights slept. There is also a 48 cleaning charge that we split evenly. What do I owe, and what does Jess owe?',
      'You owe 192, Hannah 192, Ola 132, Jess 72.',
    ],
    [
      '3 of us had a lodge for 5 nights, it cost £600. Amy and me slept 5 nights, Dan only 2. by nights slept what does Dan owe',
      'Dan £100',
    ],
    // Change after several prices by weight and by the dozen.
    [
      'gave the man a 500 rupee note for 3 kg onions at 38 a kg and 2 dozen eggs at 84 a dozen, how much should I get back',
      '218 rupees',
    ],
    ['handed her $50 for 4 lb of cheese at $6.50 a lb and a dozen eggs at $3.20 a dozen, what is my change', '$20.80'],
    ['2 litres of milk at 1.15 a litre and half a kilo of ham at 9 a kilo, how much back from a tenner?', '£3.20'],
    // Runs for everybody, limits in another unit, uneven shares, one saving or another.
    [
      'Minibus carries 16 passengers. 103 kids and 11 adults have to get to the pool, how many runs does the driver need to make?',
      '8 runs',
    ],
    ['the ferry takes 12 people. we are 40 pupils and 5 teachers, how many crossings is that', '4 crossings'],
    [
      'suitcase weighs 53 lb on the bathroom scales but the airline says 23 kg max. am I over, and by how much?',
      'Yes: 53 pounds is about 24.04 kilograms, which is 1.04',
    ],
    ['23 kg max for the hold bag and mine weighs 49 lb, is it over', 'No: 49 pounds'],
    [
      'Three of us share the electric, £96.40 this month. Jo was away so she pays half of what the other two each pay. What is Jo’s share?',
      '£19.28',
    ],
    ['Five of us owe 450 for the hall, my cousin pays twice what the others each pay. what does she pay?', '150'],
    [
      'whats 15% off a 260 quid telly and would I be better off using my £40 off voucher instead',
      'The £40 voucher is better by £1',
    ],
    ['20% off or £15 off a £90 jacket, which is better?', '20% off is better by £3'],
    [
      'The coat was 80 with 50% off, and the till takes another 50% off. That makes 100% so it should have been free, yet they charged me 20. Did they cheat me?',
      '20 is right',
    ],
    ['Boots were £130 with 25% off and then an extra 20% off at checkout, I paid £80. Was I overcharged?', 'should be £78'],
    // When to get up.
    [
      'I start work at half 8. The bus takes 35 mins and then it is a 12 minute walk. I need 50 minutes to get ready and want ten minutes spare. My housemate is out by six. What time do I set my alarm?',
      'Set the alarm for 6:43',
    ],
    [
      "Train is at 8:05 and it's a 20 minute walk. I need an hour to get ready and want to be 10 minutes early. What time do I set the alarm?",
      '6:35',
    ],
    ['I go to bed at 11 and need 8 hours sleep, what time do i set my alarm', '7:00 am'],
    // A tip by whoever it is for, a meal for so many, and oneself among one's friends.
    ['3 of us ate, it came to £61.20, want to leave 10% for the waitress. how much each?', '£22.44 each'],
    ['Lunch for eight was $180, we are tipping 20 percent. split evenly what do we each pay?', '$27 each'],
    ['me and 4 mates had a curry for 95 quid, we wanna add a 10% tip, whats each of us paying?', '£20.90 each'],
    ['Five of us share the flat, water 60 euro and wifi 42.50 this month. whats my fifth', '€20.50'],
    // What is told of one of a list holds for all of it.
    ['spotify 10.99, disney 8.99 and the pool at 20.02 every month, how much is that over a year', '480'],
    ['Did two jobs, 10 hrs in the bar at 12.50 and 6 hrs gardening at 15.20. Total before tax?', '216.20'],
    ['cleaner did 3 hours monday, 2 and a half wednesday and 4 on friday at £14 an hour. how much do i owe her', '£133'],
    ['Had 25 days holiday, used 11 and a half and there is 5 booked for easter. how many days left to take', '8.5 days'],
    // Lent and paid back, saved so far, and put down.
    ['borrowed 900 from my aunt, paid back 260 so far, doing £40 a month. how many more months', '16 months'],
    ['Lent a mate £180, he gave me 45 back, how much does he still owe me?', '£135'],
    ['flat is £150,000 and need 10% deposit, ive got 9k saved, how much more do i need', '£6,000'],
    ['putting away £30 a week for an m25 model that costs £390, got £120 so far, how many weeks left?', '9 weeks'],
    ['pool is 24.50 a month with a £15 joining fee. what will I have paid after the first 10 months', '£260'],
    ['boiler cover is £240 a year, can pay monthly at £22.50, how much more is it paying monthly', '£30'],
    // Whoever sits and whatever is packed.
    ['27 kids and 4 adults going rowing, boats seat 6. how many boats?', '6 boats'],
    [
      'we need 40 bread rolls and they come in packs of 12 how many packs and how many left over',
      '4 packs (3.33 rounded up). 8 bread rolls are left over',
    ],
    ['got 100 chairs to set out in rows of 16, how many rows and how many chairs left over', '6 rows'],
    ['a minibus for 16 costs £200 and 10 are going. how much each', '£20 each'],
    ['museum tickets are £12 but mondays are half price, 3 of us going on monday how much', '£18'],
    ['bowling is £8.50 a child with 10% off for groups. Theres 12 kids coming, total?', '£91.80'],
    ['My flatmate pays 55% of the rent, rent is £900, what do i pay?', '£405'],
    ['My drive is 12 miles each way, 4 days a week, how many miles is that in 3 weeks', '288 miles'],
    ['box says 380 kcal per 100g and I had a 45g bowl, how many calories?', '171 calories'],
    // Stuff and its price, twice.
    [
      'rice 500g is 1.80 and the 750g is 2.40. which one is cheaper per 100g?',
      'The 750g is better value: 0.32 per 100 g against 0.36',
    ],
    ['rolls: four for 1.20 or ten for 2.50. cheapest per roll?', 'The 10 is better value: 0.25'],
    // From one figure to another, in percent, whichever is told first.
    ['my gas was 80 last month and its 92 this month, what percentage has it gone up', 'up by 15%'],
    ['Sales dropped from 250 to 190 units. percentage change?', 'down by 24%'],
    ['the fare is now £1.80, it was £1.50 last year, what percent has it gone up', 'up by 20%'],
    ['what do we leave as a 12% tip on £50', '£6'],
    ['nan was born on 9 may 1948 how old is she now in november 2026', '78 years old in November 2026'],
    // Of what is beyond a limit alone.
    ['My bonus is 4% on whatever I sell above 20,000. I sold 26,500, how much bonus do I get?', '260'],
    // Ages by one another.
    ['My cousin is 6 years older than me and im 15, how old will she be in 4 years', 'Your cousin will be 25.'],
    ["Mum is three times my age, I'm 12. how old will she be when I'm 18?", 'Mum will be 42.'],
    ['Tom is 12 and his sister is 5 years younger than him. How old is she?', 'His sister is 7.'],
    // Shares in parts.
    ['split £480 in the ratio 1:2:5, what does each get', '£60, £120 and £300'],
    ['me and Ann are splitting 600 quid prize 3 to 2 cos I did more, how much do i get', '£360 for you'],
    // Every figure has its part: counted, each, shared, less, already paid.
    ['We sat 3 at a table and 2 were left standing, with 11 tables. How many of us were there?', '35 people'],
    ['3 nights at 85 and a 12 cleaning fee, i paid 100 already. how much is left to pay', '167 left to pay'],
    ['gym is 28 a month or i can pay 290 for the year upfront. how much do i save paying upfront', '46 a year saved'],
    ['8% of 1500 people are left handed. how many are not', '1,380 people'],
    ['40 kilos of fish at 150 a kilo, less 1,200 for ice, then divide to three of us. How much each?', '1,600 each'],
    ['Our water meter read 4,312 in March and 4,398 in June. At £3.20 a cubic metre, what do we owe?', '£275.20'],
    ['One more guest is coming, we were 7 and each eats 250 g of lasagne. How much lasagne?', '2 kg'],
    ['of £800, 15% goes to the agent. what do I keep', '£680'],
    ['We spent £120 on food, £35 of which was wine. Split between 5, what does each pay', '£24 each'],
    ['bill came to £86 including £6 delivery, what do we pay each between 4', '£21.50 each'],
    ['I got 2 coffees at £3.40 and a muffin for £2.75. How much change from a £20 note?', 'The change is £10.45'],
    ['We bought 3 tins at 2.50 each and a brush for 4. What did it cost?', 'That is 11.50 in all'],
    [
      'A coach costs £360 shared between 24 of us and the museum ticket is £8.50 each. How much does each person pay?',
      '£23.50 each',
    ],
    ['I bought 60 mangoes for £45, 8 went bad and I sold the rest at £1.20 each. What was my profit?', 'The profit is £17.40'],
    ['There are 28 children in the class of which 11 are boys. How many girls are there?', '17 girls'],
    ['The sofa came to £486 including £36 delivery. How much was the sofa itself?', '£450'],
    ['I worked 3 shifts of 6 hours and 2 shifts of 8 hours at £11.50 an hour. What will I be paid?', '£391'],
    ['My electric bill has a standing charge of 45p a day for 30 days and 210 units at 28p each. What is the bill?', '£72.30'],
    [
      'I make bracelets that cost me £1.80 in materials and sell them for £5. How much profit if I sell 35?',
      'The profit is £112',
    ],
    ['I need 45 cupcakes. A batch makes 12 and costs £4.20 to bake. What will it cost me?', '£16.80'],
    ['We had 144 eggs, sold 8 boxes of 12 and broke 5. How many are left?', '43 eggs'],
    [
      'My phone contract is £22 a month for 18 months and the same handset costs £350 outright. How much more does the contract cost?',
      '£46 more',
    ],
    [
      'Our club has 48 members and each pays £15 a year. Hall hire is £420 and insurance £95. What is left at the end of the year?',
      '£205',
    ],
    ['Our budget is £500. The hall is £180, the band is £220 and the food is £150. How much are we over?', '£50 over'],
    ['We need 130 chairs and have 84. Hiring is £1.75 a chair. What will it cost to hire the rest?', '£80.50'],
    ['I bought a car for £5,400 and sold it for £4,650. How much did I lose?', 'The loss is £750'],
    ['Tickets cost £12 for adults and £7 for children. We are 2 adults and 3 children. How much is it?', '£45'],
    ['Dog food costs £28 for a 12 kg bag and she eats 300 g a day. How many days will a bag last?', '40 days'],
    ['Train fare is £4.80 each way and I go in 3 days a week. What does it cost me per week?', '£28.80'],
    ['A R850 dress has 15% added for VAT. What do I pay?', 'R977.50'],
    // What there is already, or a part of a price, is heeded on the way to a sum that is saved for.
    ['a flat is 210,000 and we need a 5% deposit. we have 6,300 and save 600 a month. how many months', '7 months'],
    ['I want £750 for a sofa by saving each month for 6 months and I have £90 already. how much a month', '£110 a month'],
    ['the trench is 3 m by 0.5 m and 40 cm deep, bags of gravel are 25 litres, how many bags', '24 bags'],
    ['leaving at 7.20, 195 km at 65 km/h with a stop of 30 minutes, when am i there', '10:50'],
    ['22:30 til 06:30 5 nights with 30 mins unpaid break each night, 14 an hour. what should my pay be', '525'],
    ['heating oil tank holds 1200 litres and its a quarter full. oil is 0.68 a litre. what will it cost me to fill it', '612'],
    // A trip told all in is not driven twice.
    ['We drove 420 miles round trip in total at 38 miles per gallon. How many gallons?', '11.05 gallons'],
    // A list of marks, and how many are told and to come.
    ['My first six marks are 55, 61, 70, 48, 66 and 72. What do I need in the last one for an average of 65?', 'You need 83'],
    ['I have 62, 71 and 58 and one more test. I want a mean of 66. What mark do I need?', 'You need 73'],
    ['I scored 72%, 65% and 80%. What do I need in the fourth for an average of 75%?', '83%'],
    // One's own rate, with minutes that are not named again.
    ['turkey is 6.2 kg, 20 min per kg plus 90, then rest it 40, on the table at 2pm. when should it go in', '9:46 am'],
    // A part of the days of a month.
    ['Monthly rent is 930 and I stay 12 days of the 31 day month. How much rent do I pay?', 'That is 360'],
    ['I get 1,340 a month for 35 hours a week and drop to 14 hours a week. What would my pay be?', '536 per month'],
    ['I get 13.20 an hour for 38 hours and overtime at time and a half. I did 43 hours. What is my pay?', '600.60'],
    ['borrowed 5 lakh at 9% simple interest for 2 years, how much interest', '90,000'],
    // Bills by their own rules.
    ['Laptop 1,150, 20% deposit, remainder in 10 equal payments. How much is each payment?', 'Each payment is 92'],
    ['a loan of 6000 is paid in 24 payments of 289. how much interest do I pay', '936'],
    ['postage is 3.95 but free over £30. I am buying 3 things at 8.50. what is my total', '£29.45'],
    ['free delivery over £50, I have items for 18.90 and 24.50. how much more must I spend', '£6.60'],
    ['Tax: nothing on the first 12570, 20% on the rest. I earn 31,000. How much tax?', '3,686'],
    ['2 kg of nuts at £9 and 3 kg at £6 mixed, what should a kilo cost', '£7.20 per kg'],
    ['download 12 GB at 30 megabits per second how long', '53 minutes 20 seconds'],
    ['7 a side, 50 minute match, and 11 kids came. If all play the same how many minutes does each get?', '31.8 minutes'],
    ['Tom is twice as old as Ann. In total they are 45. How old is Tom?', 'That is 30'],
    ['average of 12, 15 and 18', 'The average is 15'],
    ['a plane ticket is 240 with a 15% off voucher and a 30 bag fee. what do I pay', '234'],
    ['my rent is 820 a month and I leave on the 20th of a 30 day month. what do I owe for 20 days', '546.67'],
    ['First 50 units at 2.10 each, next 100 at 3.40, above that 5.20, fixed charge 75. I used 210. What is the bill?', '832'],
    ['Bought a 3 kg bag for $27, and the 12.5 kg bag is $89. How much do I save per kilo with the big one', '$1.88 per kg less'],
    ['I go to sleep at 10:30 pm and need 8 hours. When do I wake?', '6:30 am'],
    ['bread proves 90 minutes, bakes 35, cools 30, I want it for 12:00. when do I start', '9:25'],
    ['slow cooker on 8 hours, we eat at 6:30 pm, when do I switch it on', '10:30 am'],
    ['Council tax 1,872 a year, moved out after 110 days of 365. what do I owe', '564.16'],
    ['I get 250 minutes free then 4p a minute. I used 310. what does it cost', '£2.40'],
    ['We got 3,848 in donations and get 25p extra for every pound. What does it come to in total?', '4,810'],
    ['sofa 1200, 10% deposit, 24 instalments at 52. how much in total', '1,368'],
    ['salary 42,000, raise of 3.5% then 2%. what is it now', '44,339.40'],
    ['petrol up from 1.38 to 1.46, percent?', '5.8%'],
    // A part of what was told goes off it, and is never put on it.
    ['Off a 11 hour shift, 1 hour of it was an unpaid break. £14.20 an hour. What did I earn before tax?', 'before tax is £142'],
    ['a 9 hour shift, 30 minutes of which was unpaid lunch, 13 an hour. what have I earned', 'Your pay is 110.50'],
    ['I worked 10 hours including a half hour unpaid break at $18 an hour, what is my pay', '$171'],
    ['My pay is £1,900 a month and £260 of it goes in tax. What do I take home?', '£1,640'],
    ['18 eggs, 3 of them cracked, and a cake needs 4 eggs. how many cakes can I make', '3 cakes (3.75 rounded down)'],
    ['the show is 100 minutes, including 15 minutes of adverts. how long is the show itself', '1 hour 25 minutes'],
    ['1900 a month before tax, 20% goes on tax and rent is 700, how much is left', '820'],
    // One's own rent beside a part of the bills.
    ['3 of us share a flat. My rent is £510 a month and the bills were £174 split equally. What do I pay this month?', '£568'],
    ['my room is 400 and the bills are 120 and 60, split equally between 4. what do I owe', 'You pay 445'],
    // What holds so many, and what is needed by the square metre.
    ['wall 5.5 m long and 2 m high, 60 bricks to the sq metre. how many bricks do i order', '660 bricks'],
    ['94 guests, tables that seat 10, how many tables do we need to hire', '10 tables (9.4 rounded up)'],
    ['51 kids going on a trip, minibuses take 16 each, how many minibuses', '4 minibuses'],
    // A month less so much on each of its days.
    ['I get $2,300 a month and the train is $8.50 a day for 20 days. What is left?', '$2,130'],
    ['I get 3,000 a month. Parking is 9 a day for 20 days and rent 900 a month. What is left each month', '1,920'],
    ['bought a 50kg bag of beans for 60,000 naira and sell at 1,500 per kg. what is my gain', '15,000 naira'],
    ['our rent is $510 a week, whats that per month', '$2,210 per month'],
    ['250 pw rent how much per calendar month', '1,083.33 per month'],
    ['just ran my first 10k in 58 min 20! what pace is that per km', '5:50 minutes per km'],
    ['I work 8.30 to 5.15 with 45 mins lunch, how many hours a day is that', '8 hours a day'],
    ['R640 for the electrician plus 15% VAT, what is the total', 'R736'],
    ['$1,200 split between 3 people how much each', '$400 each'],
    // Two figures asked in one.
    [
      '40 litres at 1.60 a litre and 640 km since. what did it cost and what am I using per 100 km',
      'That is 64. That is 6.3 litres',
    ],
    [
      'floor 3 m by 4 m, tiles 50 cm by 50 cm. how many tiles and how many with 10% extra',
      '48 tiles. With 10% more it is 53 tiles',
    ],
    ['I owe £980 and pay 75 a month. how many months till it is done', '14 months, the last one smaller'],
    [
      '12.40 an hour, 38 hours plus 4 hours overtime at time and a half. what should my payslip say before tax',
      'Your pay before tax is 545.60',
    ],
    // What a word changes is heeded.
    ['jeans £60, 25% off, then another 10% with student card. final price', '£40.50'],
    ['There were 56 people at the party and a quarter left early. How many stayed?', '42'],
    ['A shop marks up a £40 lamp by 25% and later takes 20% off. What is it sold for?', '£40'],
    ['I was paid 1,240 for 80 hours. They have now raised me by 1.50 an hour. What will I get for 80 hours now?', '1,360'],
    ['a 12 inch pizza is 14 quid and a 9 inch is 9 quid, which is better value', 'The 12 inch is cheaper'],
    ['I weigh 92 kg and want to be 80 kg, losing half a kilo a week. How many weeks will it take?', '24 weeks'],
    ['I have read 128 of 340 pages. How many pages have I still to read?', '212 pages'],
    ['Room is 5.2 m by 3.8 m. Carpet is £18 a square metre. What will the carpet cost?', '£355.68'],
    ['borrowed ₹1,20,000 from my uncle at 8% simple interest for 2 years 6 months. how much interest', '₹24,000'],
    ['If today is 12 May and my passport expires in 45 days, what date is that?', '26 June'],
    ['One tap fills the bath in 12 minutes and the other in 6 minutes. How long with both on?', '4 minutes'],
    ['Our garden is 12m by 9m with a pond 3m by 2m. How much lawn is left to mow?', '102 m²'],
    ["Out of £1800 a month I spend 40% on rent and 25% on food. What's left?", '£630'],
    ['I have £400. 35% goes on food, the rest on clothes. How much on clothes?', '£260'],
    ['A wall is 5 m long and 2.4 m high with a window of 1.5 m by 1 m in it. What area do I have to paint?', '10.5 m²'],
    ['I worked 44.5 hours last week, of which 4.5 were overtime at time and a half. My rate is £11. What will I get?', '514.25'],
    // A rate is for the span it is told for.
    ['lent €900 at 2% a month simple interest for 6 months. what do I get back in all', '€1,008'],
    ['simple interest on £500 at 2% per quarter for 1 year', '£40, which makes £540'],
    ["walked 8 miles in 2 hours 25 min, what's that in km per hour", '5.33 km'],
    ['my son was born 29 November 2023. how old is he in months and days on 14 May 2025', '17 months and 15 days'],
    ['It takes 3 painters 4 days. How long would 2 painters need?', '6 days'],
    ['Four people need 3 days to paint a house. How long would 6 people need?', '2 days'],
    ['A gardener charges $35 for the first hour and $20 for every hour after that. What will 4 hours cost?', '$95'],
    ['Water bill says 46 cubic metres at £3.75 plus a £38 standing charge, less £20 credit. What is due?', '190.50'],
    ['If 250 g costs £3.60, what does a kilo cost?', '£14.40'],
    ['I need 12 stitches for every 5 cm. How many for 35 cm?', '84'],
    ['The council tax is 1,944 a year paid in 10 instalments. What is each instalment?', '194.40'],
    // No more digits than anybody measures, and "about" only where some are left out.
    // 45 ÷ 6, rounded up; the birthday counts nobody
    ["for my dad's 60th we need 45 scones and they come in packs of 6, how many packs", '8'],
    ['My case weighs 54 lb and the limit is 23 kilos. Am I over, and by how much?', 'Yes: 54 pounds is about 24.49 kilograms'],
    ['The limit is 23 kg and my case weighs 48 lb, is that ok?', 'Yes: 48 pounds is about 21.77 kilograms'],
    ['My girl was born 9 March 2011. What day of the week does she turn 17?', 'Thursday, 9 March 2028'],
    ['11 stone in kg', 'is about 69.85 kilograms'],
    ['8 oz in grams', 'about 226.8 grams'],
    ['3 tsp in tablespoons', 'teaspoons are 1 tablespoon'],
    ['how many ml in a pint', 'about 473.2 millilitres in the United States, or about 568.3 with'],
    ['my overdraft is 340 and i get paid 1,520, rent of 795 goes out. whats my balance', '385'],
    ['had a £75 gift card, bought a jumper at £39.99 and socks for £8.50. how much is on it now', '£26.51'],
    ['if a bus holds 52 and we are 171 how many buses', '4 buses'],
    ['bill was 63.20 and i left 70, what percent tip was that', '10.8%'],
    ['Tom earned 480 for 32 hours. What is his hourly rate?', '15 per hour'],
    ['A screen is 16 cm wide and 9 cm high. What is its area?', '144 cm²'],
    ['A rope 9 m long is cut into pieces of 75 cm. How many pieces?', '12 pieces'],
    ['My car loses 15% of its value each year. It is worth 16,000 now. What is it worth in two years?', '11,560'],
    ['I was 84.5 kg, now I am 79.2. How much have I lost?', '5.3 kg'],
    ['59.50 split 4 ways w 15% tip', '17.11'],
    ['i have saved 200 so far and save 50 a month, how many months until i have 900', '14 months'],
    ['two walls, each 4 m by 2.5 m, want two coats, a litre does 10 square metres. how many litres?', '4 litres'],
    // What is paid an hour, a litre or a night is money without a sign, and the way to work is gone twice a day.
    [
      'they pay me 11.40 an hour and sundays are double. i worked 30 hours in the week and 6 on the sunday, what will i get',
      '478.80',
    ],
    [
      'My scooter does 50 km on a litre and fuel is 96 rupees. College is 14 km each way, 22 days a month. How much do I spend on fuel in a month?',
      '1,182.72 rupees',
    ],
    [
      'Shift starts 10.30pm and finishes 7am, unpaid break of half an hour. 5 shifts this week. How many hours will I be paid for?',
      '40 hours',
    ],
    ['electric went up from 24p to 27p a unit. we use 2,900 units a year. how much more will we pay', '£87'],
    ['each guest eats about 150g of rice, its 12 guests. how many 500g packs', '4 packs'],
    ['petrol went from 1.38 to 1.52 a litre. what percent increase is that', '10.1%'],
    ['booked a taxi for 45, there were 3 of us and we gave a 5 tip. how much each', '16.67'],
    ['Cottage 720 for 4 nights for 6 people. whats it per person per night', '30'],
    ['i need 900 for flights, got 180 put by. i get paid every two weeks and theres 12 paydays left. how much each payday', '60'],
    // Ages and what is long past play no part.
    ['broke my wrist 6 weeks ago so the cleaner comes 3 hours a week at 15 an hour. what does she cost me for 8 weeks', '360'],
    ['my mum is 78 and her care costs 21 an hour, they come 2 hours a day, 7 days a week. whats that a week', '294'],
    ['fence is 18 metres, panels are 1.83 m wide and cost 32 each. how much will the panels cost', '320'],
    [
      'my scone recipe uses 225g flour and 55g butter and makes 10 scones. I have only got 180g flour, how much butter',
      '44g butter',
    ],
    ['they charged me 64.80 for a shirt that was 80 with 10% off and then another 10% off. is that right?', '64.80 is right'],
    ['they charged me 64 for a shirt that was 80 with 10% off and then another 10% off. is that right?', 'should be 64.80'],
    [
      'two walls are 4.2m long, two are 3m, the ceiling is 2.4m high and one door is 2m by 0.8. a litre of paint does 12 sq m, two coats. how many litres',
      '5.49',
    ],
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
    ['cleaner charges £15 an hour, 3 hours a week. what do i pay her over 4 weeks', '180'],
    ['shift is 10pm till 6am with a 45 min break, 4 nights, 13.20 an hour. what do i earn', '382.80'],
    ['im getting 2.5% pay rise on 24,600. what will my new salary be', '25,215'],
    ['bought a car for 8,400 and sold it for 6,900, what percent did i lose', '17.9%'],
    ['coat reduced from 95 to 66.50. what percentage off is that', '30%'],
    ['i need 1.8kg of potatoes and they come in 750g bags. how many bags', '3 bags'],
    ['kids party 18 kids, each gets 2 slices, a cake cuts into 12 slices, how many cakes', '3 cakes'],
    ['bus leaves 7.50 and takes 35 minutes, then 12 minutes walk. what time do i get there', '8:37'],
    ['i have to be at work at 9, its a 40 minute drive and i need 15 minutes to park. what time do i leave', '8:05'],
    ['the roast takes 20 minutes per 500g plus 20 minutes. joint is 2.5kg. how long', '2 hours'],
    ['If 5 tickets cost $72.50, what is the cost of 8 tickets?', '$116'],
    ["I earn 2,150 a month, rent is 780, bills 310 and food 260. what's left", '800'],
    ['Got £60 birthday money, spent £22.50 on a game and £9 on lunch. How much have I got left?', '£28.50'],
    ['it is 9 am in Chicago. London is 6 hours ahead. what time is it in london', '3:00 pm'],
    ['room is 4.2m by 3.6m, carpet costs £18.50 per square metre plus £75 fitting. total cost?', '£354.72'],
    ['laptop 720, 15% student discount. how much do i save', '108'],
    ['deposit is 10% of 265,000. how much more do i need if ive saved 19,500', '7,000'],
    ['baby drinks 120 ml 6 times a day, a tin of formula makes 5.4 litres. how many days does a tin last', '7.5 days'],
    ['stamps are 1.35 each. how many can i buy with 20 pounds', '14'],
    ['netflix 10.99 and spotify 11.99 a month. what do they cost together a year', '275.76'],
    ['im on 14.20 an hr, did 40 hours plus 8 on sunday at double time, how much should i get before tax', '795.20'],
    ['My pay is $16 an hour for the first 40 hours and $24 an hour after that. I worked 46 hours. How much did I earn?', '$784'],
    [
      'dinner for 4 was 186 dollars, 18% tip on top, but one of us only had a salad so she pays 15 less than the rest. what does everyone pay',
      '43.62',
    ],
    [
      'The bedroom wall is 4.5m x 2.5m with a window of 1.2m by 1m. One litre does 12 m². how many litres for 2 coats',
      '1.68 litres',
    ],
    ['We drove 612 km and filled up with 47 litres. How many litres per 100 km does the car use?', '7.7 litres'],
    [
      'One phone contract is £28 a month for 24 months with no upfront cost. The other is £19 a month for 24 months plus £199 for the phone. Which is cheaper and by how much?',
      '£17',
    ],
    [
      'Gym A charges 35 euros a month. Gym B charges 22 euros a month plus a joining fee of 99. Which is cheaper over a year?',
      '€57',
    ],
    ['If a share falls 20% and then rises 25%, what is it compared with the start?', 'same'],
    ['3 notebooks at £1.80, 2 pens at 95p and a ruler for £1.25. How much change from a tenner?', '£1.45'],
    [
      'I want to save £1,200 for a holiday, have £300 already and can put away £75 a month. How many months will it take?',
      '12 months',
    ],
    ['I ran 10 km in 52 minutes 30 seconds. What is my pace per km?', '5:15'],
    ['My shift is 8:15 to 16:45 with a 30 minute unpaid lunch. How many hours is that a week if I work 5 days?', '40 hours'],
    ['shampoo is 2.49 for 250ml or 4.19 for 400ml, which one is the better buy', '250ml'],
    ['Share £450 between Tom and Anna in the ratio 2:3. How much does each get?', '£180 and £270'],
    ['Concrete is mixed 1 part cement to 2 parts sand to 3 parts gravel. I need 90 kg in all. How much cement?', '15 kg'],
    ['I got 62, 71 and 68 in three tests. What do I need in the fourth for an average of 70?', '79'],
    ['I have £400 and the rate is 1.17 euros to the pound. How many euros do I get?', '€468'],
    ['My flight leaves at 21:30 and takes 11 hours. The city I fly to is 8 hours ahead. What local time do I land?', '16:30'],
    ['I take one tablet every 6 hours. How many tablets do I need for 7 days?', '28 tablets'],
    ['a field is 80 m by 45 m. I need fence all round, it costs 6.50 a metre', '1,625'],
    ['Internet costs 24.90 a month for the first 6 months and then 39.90. What do I pay in the first year?', '388.80'],
    [
      'Sam earns $21 an hour and gets one and a half times that for overtime. He worked 40 regular hours and 7 overtime hours. How much did he earn?',
      '$1,060.50',
    ],
    ['I do 6 hours on Monday, 7.5 on Tuesday and 4 on Friday at €13.50 an hour. What do I earn that week?', '236.25'],
    [
      'The restaurant bill came to 248 euros for 8 people, we add 10 percent, and the birthday boy pays nothing. What do the other 7 pay each?',
      '38.97',
    ],
    [
      "The soup recipe is for 6 people and takes 900 ml stock, 3 carrots and 240 g lentils. I'm cooking for 4. What do I need?",
      '160 g lentils',
    ],
    ['we put £49 on the meter and it lasted 9 days. what will that be for a 30 day month', '£163.33'],
    // Times of the day with a point, and what somebody else makes of them.
    ['a coach leaves at 8.35 and arrives at 12.10, how long does it take? my son says 4 hours 35', 'That is 3 hours 35 minutes'],
    ['I worked from 7.45 till 16.00 with half an hour unpaid for lunch, at £12.20 an hour. what do I make?', '£94.55'],
    ['I work 9am to 5.30pm Monday to Friday with an hour unpaid for lunch. How many paid hours a week?', '37.5 hours per week'],
    ['I work 10am to 4pm 4 days a week at $19 an hour, what do I earn a week?', '$456'],
    ['running 12 km at 5 min 15 per km what time will I finish in', '1 hour 3 minutes'],
    // Rates however they are told, sizes of pieces, and what is said of figures that stand side by side.
    ['Gym went from £22 to £25.50 and I pay every 2 weeks. How much more is that over a year?', '£91'],
    ['Risotto for 6 needs 480g rice. I am cooking for 10 and the bags are 500g, how many bags?', 'That is 2 bags'],
    ['Feed is 3ml per 5 litres and my can holds 9 litres, how much feed do I put in?', '5.4 ml'],
    ['We need to shift 2 tonnes of soil and the wheelbarrow holds 60kg. How many trips?', 'That is 34 trips'],
    [
      'Cut a 3m rail into 40cm pieces, how many will I get and how much is left over?',
      '7 pieces (7.5 rounded down). There is 20 cm left over.',
    ],
    ['Started at 11 stone 4 and I am now 10 stone 9, how many pounds have I lost?', 'That is 9 lb.'],
    ['Sister sent £200, the bank keeps 1.5% and then gives 1.15 euros to the pound. How many euros will I get?', '€226.55'],
    ['Takings were Mon 120.50, Tue 98, Wed 131.50. What did we average a day?', '116.67 a day'],
    [
      '90 miles on the motorway at 60mph or 70 miles through the villages doing 35. Which is quicker and by how much?',
      'The motorway is quicker by about 30 minutes',
    ],
    ['Which rice is better value, 2kg bag for ₹150 or 5kg bag for ₹350?', 'The 5 kg bag is better value: ₹70 per kg'],
    ['38 of the 50 forms are back. What percent is that and how many are still missing?', '76%, and 12 are left'],
    ['Soap is 3 for 2, normally £1.50 each. How much do 8 bars cost?', '6 of the 8: £9'],
    ['Ben paid 60, Amy paid 30 and Zoe paid nothing. Split evenly, who owes who what?', 'Zoe pays Ben 30.'],
    // A recipe for whoever comes, and a ratio of which one share is asked.
    ['The stew feeds 6 and takes 900g of beef, but 8 of us are eating tonight. How much beef do I want?', '1.2 kg of beef'],
    ['My recipe is for 4 people and uses 300g of rice but I have 11 coming for lunch. How much rice do I need?', '825g of rice'],
    ['ratio of boys to girls in class is 4:3 and there are 28 students, how many girls are there', 'That is 12 girls.'],
    ['The ratio of boys to girls is 3:5 and there are 15 boys. How many girls?', 'That is 25 girls.'],
    ["Ade and Tunde share a profit of ₦90,000 in the ratio 3:2, how much is Tunde's share?", 'That is ₦36,000 for Tunde.'],
    // Bought and sold.
    ['I buy mugs at ₹80 and sell them for ₹108. what is my markup percentage?', 'The mark-up is 35%'],
    ['I bought a bike for €400 and sold it for €340. What is my loss percent?', 'The loss is 15%'],
    ['I want a 40% margin on something that costs me $45, what should I sell it for?', 'The selling price is $75'],
    ['The quote is £1,800 less 15% trade discount and then 20% VAT on top. What do I pay?', '£1,836'],
    ['Rice was ₦58,000 a bag last year and now it is ₦72,500. What is the percentage increase?', '25%'],
    // What is read off a meter, shared, or cheaper than it seems.
    ['My gas reading was 3,105 last month and its 3,290 now, they charge 36p a unit. What is the bill?', '£66.60'],
    ['Five of us share a house, rent is £2,100 a month and bills are £310. How much each?', '£482 each'],
    ['Rent is £1,500 a month and I have 8 days of a 30 day month left. What do I owe for those 8 days?', '£400'],
    ['salary is 41600 a year paid for 52 weeks at 40 hours, what is that per hour', '20 per hour'],
    ['Lawn is 8 m by 11 m and turf comes in rolls of 2 square metres at £5.10. What will it cost?', '£224.40'],
    ['a floor thats 3m by 1.8m with tiles 30cm x 30cm. how many tiles', '60 tiles'],
    ['Lagos is 1 hour ahead of London. My call is at 5.15pm Lagos time, what time is it in London?', '4:15 pm'],
    ['Three pens at ₹35 each and a ruler for ₹20, I hand over a 200 rupee note. What change should I get?', '₹75'],
    ['i earn 11.60 an hour and did 30 hours this week, what should i get before tax', 'Your pay before tax is 348'],
    // A unit told before the question, and dates.
    ['My block is 0.6 hectares, how many acres is that?', '1.483 acres'],
    ['the recipe says bake at 375F, what is that in celsius for my oven', '190.6'],
    ['my baby weighs 8 lb 4 oz what is that in kg', '3.742'],
    ['How many weeks are there between 6 April 2026 and 22 June 2026?', '11 weeks.'],
    // Shares, aims and work that several do.
    ['The appeal stands at £4,200 and the target is £6,000, what percent have we still got to raise?', '30%'],
    ['My average is 62 after 3 tests. What do I need in the fourth to bring it up to 65?', 'You need 74'],
    ['Three painters did the hall in 8 days. At the same speed how long would 4 painters have taken?', '6 days'],
    ['Tips were $180 and we share by hours worked. I did 5, the others did 6 and 4. What is my share?', '$60'],
    [
      'I am on 14.50 an hour for 36 hours and they give us 4% more from April, how much extra is that a week?',
      '20.88 more a week',
    ],
    ['Gas is 22.50 for the first 3 months and then 31 for the next 9. What do I pay in total over the year?', '346.50'],
    ['Five of us had dinner, the bill was £96. Ann only pays £16, what do the other four owe each?', '£20 each'],
    ['Stew for 4 takes 600g of beef. We are 10 and it is sold in 400g packs at £4.20, what will I spend?', '£16.80'],
    ['6 eggs are 1.80, 10 are 2.70 and 12 are 3.60, which works out cheapest per egg', 'The 10 for 2.70 are cheapest'],
    ['I earn £12 an hour, overtime is time and a half. Did 37 regular hours and 4 overtime this week. Gross pay?', '£516'],
    [
      'Gym is €36 a month or €5 each time you go. How many visits a month before the membership pays for itself?',
      'From 8 visits',
    ],
    ['The rent went up 5% to £840, so what was it before?', '£800 before'],
    ['Me and Ada put in 30k and 20k naira and made 10,000 profit. sharing by what each put in, what is my part?', '6,000'],
    ['First 5 minutes are free then its 20 cents a minute. I was on for 35 minutes, what will I be charged?', '6'],
    ['Average for the 10 girls was 70 and for the 15 boys 60, what is the average for the whole class?', '64'],
    [
      'Bought 10 crates of plums for £60, 20 plums in a crate. 8 were rotten and I sold the rest at 50p each, what profit did I make?',
      '£36',
    ],
    ['The agent charges 10 percent and then there is 20% VAT on top of his fee. Rent is 900 a month, how much is left?', '792'],
    ['40 were invited and 6 have said they cant come. Food is $20 a head, what is the total bill?', '$680'],
    [
      'cement to sand 1 part cement to 4 parts sand, need 100 kilos altogether. sand is sold in 25kg bags so how many bags of sand?',
      '4 bags',
    ],
    ['it is 8 in the morning in Auckland in December, what time is it in London?', '7:00 pm'],
  ])('%s → %s', async (asked, figure) => expect(await leadOf(asked)).toContain(figure));

  it.each([
    'The pool takes 40 to join and then 12.50 a month. What have I paid after the first year?',
    'Rob pays £620 rent and wants to put 15% more into a cheaper loan, what is 15% of his rent',
    // A rate for another span than a year.
    'I invest £1000 at 3% per quarter for 2 years, what is it worth?',
    'i planted 60 bulbs, 45 came up. what percentage failed',
    'oil tank 1,000 litres is 35% full, they fill to 95%. how many litres delivered',
    'Ben has 7 more cards than Kay. Kay has 15. How many cards do they have altogether?',
    'Two pens and three pads cost 9.50; a pen is 1.75. What does one pad cost?',
    'We sold 48 of the 60 cakes at £2.50. The ingredients cost £55. What profit did we make?',
    'hired a digger 85 a day for 4 days plus delivery and collection 40 each. then vat at 20% on top. total?',
    'bus is 1.85 each way, i go 5 days a week with my daughter who pays the same. what do we spend a week?',
    'An advert costs £45 plus 30p a word over 25 words. Mine has 41 words. How much?',
    'my son’s nursery is £58 a day, 3 days a week, 15 hours a week are free at £5.80 an hour. what do we pay weekly',
    'Bus tickets: singles are 2.40, a carnet of 10 is 20. How much cheaper is each ride with the carnet?',
    '20 litres of diesel cost 29.80 last week and 31.20 this week. How much dearer is it per litre?',
    'There are 28 in the class and 12 are boys. What percentage are girls?',
    'Six friends go to the cinema, tickets £9.50 each, but one of them gets in free. What is the total?',
    'Pocket money: Tom gets 5 a week and Anna gets 3 more than Tom. How much do they get together?',
    'Anne earns £2,200 and Bob £1,800. They share the £1,000 rent in proportion to income. What does Anne pay?',
    'My £60 shopping included £9.60 of stuff that was not mine. What is my share?',
    'removal firm wants £65 an hour plus vat at 20%, minimum 4 hours, i think it will take 5 and a half. what will the bill be',
    'Sam spent £12, which was 40% of his money. How much did he have at first?',
    'My daughter got 17/25, 32/40 and 41/60 in her three maths papers. What percent is that overall?',
    'Excel turned my phone numbers into 4.47E+11, how do I get them back?',
    'Our 3 children share 2 rooms, how do I split the rent of 900 fairly between 2 flats?',
    'My phone is 3 years old and has 64 GB. How much is it worth?',
    'How long does it take to drive from Lyon to Paris?',
    'I am 45 and earn 30,000. Is it too late to save?',
    'A train leaves at 9:40 doing 120 km/h, another at 10:10 doing 160 km/h towards it. When do they meet?',
    'How much is a coat that was 120 last year?',
    'We are 8 people and reckon 3 beers each. A crate has 20 bottles. How many crates?',
    'I have 3 kids aged 4, 6 and 9. How much pocket money should they get?',
    'how many days until the exam',
    'what is 5% of the population',
    'how many days between february 30 and march 3',
    'The sofa costs 799 and we have 3 rooms. What is the total?',
    'My 3 cousins each have a dog and 20% of dogs bark. How many?',
    'We paid $1,260 for a cottage for 7 nights. Two of us stayed all week, two friends stayed only 3 nights. What should each person pay?',
    'What does net 30 on an invoice mean, do they pay me in 30 days or within 30 days?',
    '1 litre of concentrate makes 6 litres of squash. How much concentrate do I need for 15 litres?',
    'A season ticket is 1,840 a year, single day tickets are 9.60 and I go 180 days. Which is cheaper?',
    'swimming is 4.80 a go or 30 a month. i go twice a week. which works out cheaper',
    'four of us took a cottage for 3 nights, 540 all in. Priya only came for the last night. if we go by nights slept who pays what?',
    'hotel is 95 a night for the room and breakfast is 12 each. theres 2 of us for 3 nights. how much altogether',
    'a shirt at £28 was £35. how much off in percent',
    'flour 1.5kg, each loaf takes 400g. how many loaves',
    'loan of 3000 paid back 95 a month for 36 months. how much interest did i pay',
    // Less than nothing is never needed, and one more is no factor.
    'I have 80, 90 and 95 and need an average of 60 over four tests. What do I need in the last one?',
    'I am 34 and my sister is 6 years younger. In how many years will our ages add to 80?',
    'I have read 3 of the 12 chapters in 5 days. How long for the book at this rate?',
    'A shirt costs 24 after 20% off then 5 off. What did it cost?',
    // What goes off is not divided by, what is divided not multiplied, and a rate a year is for another time than 18 months.
    'They lend me 2.4 million naira for 18 months at 18% per annum flat. How much do I pay every month?',
    // A condition without a figure, or of which some hold and others do not.
    'I earn £12 an hour and £15 on Sundays. I worked 40 hours last week, some of them on Sunday. What is my pay?',
    'Rent is £1,500, three of us share but my room is bigger so I pay a bit more. How much each?',
    'Ratio of boys to girls is 3:5 and there are 8 more girls than boys. How many girls are there?',
    'My gas reading was 4,218 and is 4,391 now. The first 100 units are 40p and the rest 30p. What is the bill?',
    '48 guests at the party and samosas come in packs of 10. If everyone gets 3 how many packs must I get?',
    'Shop sells at a 30% markup and then has a 20% off sale, cost was £50. what margin is left?',
    // What will come of it is no sum.
    'two separate tickets with 3 hours in between and my bag is not checked through, what is going to happen',
    // A part of a whole: what becomes of it is not said.
    'my shift is 8 hours with a 30 minute unpaid break, 13.50 an hour, what do I get for 5 shifts',
  ])('is not made of a story that is half understood: %s', async (asked) => expect(await leadOf(asked)).toBeUndefined());

  it('is doubtful where a condition has no figure', async () => {
    const asked = readQuestion('Tiles are 30cm x 30cm, the floor is 3m by 2m but there is a bath in the corner. How many tiles?');
    const answer = await sums({ question: asked, category: 'General Knowledge', notes: '', random: chance() });
    expect(answer?.confidence).toBeLessThan(70);
  });
});

describe('two things asked of one story', () => {
  it.each([
    // Each takes the figures it needs: 352 ÷ 55 = 6.4 hours and 1 h 10; 352 ÷ 38 × 6.30 = 58.36.
    [
      "It's 352 miles and I reckon we'll average 55 mph. Stops will add an hour and ten altogether. The car does 38 miles to the gallon and petrol is £6.30 a gallon. How long will the whole journey take and what will the petrol come to?",
      ['7 hours 34 minutes', '£58.36'],
    ],
    [
      'We drove 240 km at 80 km/h with a 25 minute stop. The car uses 6 litres per 100 km and diesel is €1.70 a litre. How long did it take and what did the diesel cost?',
      ['3 hours 25 minutes', '€24.48'],
    ],
    // The second leans on the first: 2,895 + 20% = 3,474, and ÷ 10.
    [
      "Slabs £1,150, labour £1,480 and skip £265, all plus VAT at 20%. He'll let us pay it over ten months with no interest. What's the total with VAT and how much is that each month?",
      ['£3,474', '£347.40 a month'],
    ],
    // 31.5 + 4 × 1.5 = 37.5 hours at 16.40 = 615; less 8% = 565.80.
    [
      "She is on $16.40 an hour. Last week she worked 31.5 hours at the usual rate and 4 hours at time and a half. They hold back 8% for her retirement. What's her pay for the week before that, and what's left after the 8 percent comes off?",
      ['$615.', '$565.80'],
    ],
    // 412,500 ÷ 4 = 103,125, less 50,000 paid already; the flats that are empty play no part.
    [
      "There are 6 flats and fixing the pump came to ₦412,500. Two flats are empty, so only four of us are sharing it. I already gave the workman 50,000 out of my part. What is each one's share and how much more do I have to bring?",
      ['₦103,125', '₦53,125'],
    ],
    // (62.50 + 5 × 2.20 + 2 × 13.95) ÷ 5 = 20.28; 120 − 101.40 = 18.60.
    [
      'Five of us went bowling. The lane was 62.50 for the group, shoe hire 2.20 a head and we shared two pizzas at 13.95 each. I handed over a hundred and twenty (120) for everybody. How much is each persons share and what change did I get?',
      ['20.28 each', '18.60'],
    ],
    // 41 × 1.50 − 19.60; 41 of 48.
    [
      'Ingredients for 48 cupcakes cost us £19.60. We sold 41 at 1.50 each. What profit did we make, and what percentage of the cakes went?',
      ['£41.90', '85.4%'],
    ],
    [
      "They had 12 games this season and he scored in 9 of them, 21 goals in all. What's his average goals per game, and in what percentage of the games did he score?",
      ['1.75 goals per game', '75%'],
    ],
    // Two offers over the same use: 2,900 × 0.245 + 365 × 0.61 = 933.15 against 809.10 + 138.70 = 947.80.
    [
      'Tariff A is 24.5p a unit with a standing charge of 61p a day, Tariff B is 27.9p a unit and 38p a day. I use about 2,900 units a year. Which leaves me better off and by how much over 365 days?',
      ['Tariff a is cheaper by £14.65', '£933.15'],
    ],
    // 12 × 34.99 + 25 = 444.88 against 52 × 7.20 = 374.40.
    [
      "The gym near me is £34.99 a month with a £25 joining fee. The council one is £7.20 a visit and no fee. I'd go once a week so say 52 visits. Which works out cheaper over the year and whats the difference?",
      ['council', '£70.48'],
    ],
    // 28 × 1.8 × 2 = 100.8 m², ÷ 15 = 6.72, so 7 tins at 22.50.
    [
      "I'm doing the fence with one coat on both sides, its 28 metres long and 1.8 high. A tin does 15 square metres and costs 22.50. How many tins do I need and what will they cost?",
      ['7 tins', '157.50'],
    ],
    // 26 × (9.50 − 3.40) − 57; what is to be left out is left out.
    [
      "The stall was €45 for the day and the bus cost €12. I sold 26 candles at €9.50 and they cost me €3.40 each to make. I've 14 left but leave those out of it. How much profit did I clear on the day?",
      ['€101.60'],
    ],
    // 38 + 5 × 1.5 = 45.5 hours at 13.20.
    ['38 hours at 13.20 plus 5 hours overtime at time and a half. gross pay for the week?', ['600.60']],
  ] as const)('%s', async (asked, told) => {
    const lead = await leadOf(asked);
    for (const part of told) expect(lead).toContain(part);
  });
});

describe('a sum of a known kind', () => {
  it.each([
    // Whole packs, walls one by one, and so much a week for each.
    ['A jumper takes 430g of wool and balls are 50g at £3.40 each. what will the wool cost me?', '£30.60'],
    [
      'Two walls are 4.2m wide and two are 3.1m wide, all 2.4m high. One tin covers 12 square metres and I want two coats. How many tins?',
      '6 tins',
    ],
    [
      'I have four walls each 3.6m wide and 2.5m high. A tin covers 15 square metres and costs £22. How much will the paint cost for two coats?',
      '£110',
    ],
    ['pocket money is £4.50 a week each for three kids, how much do i hand out in a year', '£702'],
    // A share with a limit.
    ['The council pays 50% of the new boiler up to a maximum of £1,200. It cost £3,100. What is left for us to pay?', '£1,900'],
    ['I get 4% commission on what I sell, capped at £500, and sold £9,000. What do I get?', '£360'],
    // A deal beside the single price, and the half price of each second one.
    ['Candles are 95p each or 3 for £2.50 and I need 11. What is the cheapest?', '£9.40'],
    ['Shirts are 24.60 each, buy one get one half price. How much for 3 of them?', '61.50'],
    // The mark that the last part must bring.
    ['The essay is 35% and I got 58 for it, the exam counts 65%. What do I need in the exam for a 70 overall?', 'You need 76.5.'],
    // By what each put in, or earns.
    [
      'I put in £30, Dev £45 and Kim £75 for the raffle stall and we made £400. How much does each get by what we put in?',
      'Your share is £80, Dev gets £120 and Kim gets £200.',
    ],
    [
      'I earn 1,500 a month and Jo earns 2,500. The rent is 1,200. If we split it in line with our pay what is my share?',
      'Your share is 450',
    ],
    // A tax that is in the price.
    ['The fridge was £270 including VAT at 20%. How much VAT is that?', 'The VAT is £45, and without it that is £225.'],
    // The last payment, the price of a loan, the tax on what lies over.
    [
      'I owe my sister £130 and pay her £24 a week. How many weeks and what is the last payment?',
      '6 weeks, and the last payment is £10',
    ],
    ['Borrowed £4,000 and pay back £146 a month for 30 months, how much interest is that', '£380'],
    ['I earn £23,000, the first £12,000 is tax free and it is 20% on the rest. How much tax?', '£2,200'],
    ['My basic is £800 and I get 5% commission. I sold £6,400 this month. What is my pay?', '£1,120'],
    // How many of the others.
    ['Sold 25 adult tickets at £8 and some child tickets at £4.50, took £290 altogether. How many child tickets?', 'That is 20.'],
    ['Cordial is 1 part to 4 parts water. How many 200ml glasses from a 1 litre bottle?', 'It makes 25.'],
    ['He takes 1 tablet 2 times a day and the box has 60, started 3 November 2026. When does it run out?', '2 December 2026'],
    ['I get 24 days holiday, joining on 1 October and the year runs to the end of December. How many days do I get?', '6 days'],
    ['I make 5 trays of 12 and sell them in bags of 4 at £3 a bag. Ingredients cost £9.50. How much do I make?', '£35.50'],
    ['From 91 kg to 84 kg in 14 weeks, how much is that a week?', '0.5 kg a week'],
  ])('%s → %s', async (asked, told) => {
    expect(await leadOf(asked)).toContain(told);
  });

  it.each([
    // A figure that has no place in the kind.
    'The council pays 50% up to £1,200 for each of 3 windows that cost £900. What is left for us to pay?',
    'I put in £30 and Dev £45, we made £400 and 2 friends helped. How much does each get by what we put in?',
  ])('is not worked out where a figure has no place in it: %s', async (asked) => {
    expect((await leadOf(asked)) ?? '').not.toMatch(/^(?:That leaves £|You get)/);
  });

  it.each([
    // Asked without a word that asks.
    ['taxi charges 2.60 to get in then 1.90 a km, it is 12 km. fare?', '25.40'],
    ['A coat was $120, marked 25% off and I have a voucher for another 10% off that. final price before tax', '$81'],
    // What somebody makes of two cuts is no third one.
    ['Boots £80 with 30% off and my card takes another 10% off the sale price, so that makes 40% off. What do I pay?', '£50.40'],
    ['4 rolls at 0.60, a soup at 3.20, 2 teas at 1.45. change from a tenner?', '1.50'],
    // What a bare figure counts.
    ['Worked Mon 4.5 hrs, Wed 6.25, Fri 3.25. Rate is $12.40, what do they owe me', '$173.60'],
    ['My novel is 380 pages, I am on page 146 and read 18 pages a night. how many more nights to finish it', '13 nights'],
    ['had 620.40 in the bank and two payments still to go out, 48.15 and 120.25. What will be left', '452'],
    // Names of offers are no figures; two of us are two.
    [
      'Plan one is $52 a month, plan two is $44 a month plus $60 up front. Over 12 months which is cheaper and by how much?',
      '$36',
    ],
    [
      'The trip costs 2,600, we have 980 already. Six months to go and we both put in the same. what does each of us have to save a month',
      '135',
    ],
    // So much a head, of what was just found.
    [
      '95 of us are going, coaches hold 40 and cost £285 each. how many coaches and how much per head?',
      '3 coaches (2.38 rounded up). That is £9 each.',
    ],
    ['i was 12 stone 3 and have lost 10 pounds. what do i weigh now in stones', '11 stone 7 lb'],
    ['A bag of cat food is 3kg and she gets 65 grams a day, how many full days out of it', '46 days'],
    // What covers an area: packs, tins and tiles, with coats and waste.
    [
      'Laying vinyl in a room 5m x 3.2m. Packs do 2 square metres and cost £21.50. If I allow 10% for waste how many packs and whats the total?',
      'You need 9 packs (8.8 rounded up). They cost £193.50.',
    ],
    [
      'how much paint for two coats on walls totalling 40 sq m if a litre covers 10 square metres, and how many 2.5 litre tins is that',
      'You need 8 litres: 4 tins',
    ],
    [
      'Tiles are 20cm by 20cm, floor 3m by 2.4m, boxes of 25 at £14 plus 10% spare. What will it cost?',
      'You need 8 boxes (7.92 rounded up). They cost £112.',
    ],
    ['how many 20cm by 20cm tiles for a kitchen wall 2.4m wide and 1.8m high', '108'],
    // The change, whatever it is called.
    [
      'Gave the man in the kiosk a twenty for two papers at 1.90 and three teas at 2.10. How much should I have got back?',
      '9.90',
    ],
    ['which works out cheaper: a 2kg bag for £7 or the big 5 kg one for £16.50', '3.30 per kg against £3.50 per kg'],
    // A birthday that most years do not have.
    [
      'My uncle was born on the 29th of February 1952. When is his next real birthday, what day is it and how old will he be?',
      'in 2028, on a Tuesday, and whoever was born in 1952 will be 76',
    ],
    ['my birthday is 29 February, what day of the week does it land on in 2027', '28 February is a Sunday and 1 March a Monday'],
    // Several clocks, and a day of the week.
    ['its 9.20am here in London, what time is it for my aunt in Lagos in january?', '10:20 am in Lagos'],
    ['If its 7am on Friday in Sydney in december what time and day would it be in London?', '8:00 pm on Thursday in London'],
    [
      'A call is set for 4pm in Toronto in mid December. What time is that in London and in Mumbai?',
      '9:00 pm in London and 2:30 am the next day in Mumbai',
    ],
    ['Dad was born on 2 May 1950. How old is he now and how old will he be on 2 May 2031?', '81 on 2 May 2031'],
  ])('%s → %s', async (asked, told) => {
    expect(await leadOf(asked)).toContain(told);
  });
});

describe('a sum from school', () => {
  it.each([
    ['What is 2/3 + 1/4? give the answer as a fraction', '11/12'],
    ['Find the HCF and LCM of 18 and 30', 'the highest common factor is 6 and the lowest common multiple is 90'],
    ['median and range of 3, 9, 4, 8, 5, 1', 'The median is 4.5 and the range is 8'],
    ['Round 7,351 to the nearest hundred and to the nearest ten', '7,400 to the nearest hundred and 7,350 to the nearest'],
    ['what is the next number and the 10th number in the sequence 4, 7, 10, 13', 'The next number is 16 and the 10th is 31'],
    ['Simplify the ratio 45:60', '3:4'],
    ['solve 5x + 4 = 39', 'x = 7'],
    ['There are 6 red, 2 green and 4 white balls in a bag. What is the probability it is not green', '10/12 = 5/6'],
    ['whats 23 times 14? I want to check his homework', '322'],
    ['She got 18 out of 20 and 30 out of 40. What percentage is that if you add them together?', '48 out of 60, 80%'],
    ['a tank is 2m long, 50cm wide and 40 cm deep, how many litres does it hold', '400 litres'],
    ['A cylinder has radius 3 cm and height 10 cm, using pi = 3.14 find the volume', '282.6 cubic cm'],
  ])('%s → %s', async (asked, told) => {
    const answer = await arithmetic({
      question: readQuestion(asked),
      category: 'General Knowledge',
      notes: '',
      random: chance(),
    });
    expect(answer?.lead).toContain(told);
  });
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

describe('the calendar and the clock by rule', () => {
  const toldOf = async (asked: string): Promise<string | undefined> => {
    for (const source of [arithmetic, dates, datesTold, timeZones]) {
      const answer = await source({ question: readQuestion(asked), category: 'General Knowledge', notes: '', random: chance() });
      if (answer) return answer.lead;
    }
    return undefined;
  };

  it.each([
    ['when is easter 2027', '28 March 2027'],
    ['when was easter sunday in 1818', '22 March 1818'],
    ['what date was easter in 1943', '25 April 1943'],
    ['when is good friday 2026', '3 April 2026'],
    ['When is Easter in 2028 and why does it move about every year?', 'Easter is the first Sunday after'],
    ['when is pancake day 2027', '9 February 2027'],
    ['if yesterday was two days after monday what is today', 'Today is a Thursday'],
    ['if the day before yesterday was sunday, what day is it tomorrow', 'Tomorrow will be a Wednesday'],
    ['if today is tuesday what day was it 10 days ago', '10 days ago it was a Saturday'],
    ['how many hours is tokyo ahead of london in winter', 'Tokyo is 9 hours ahead of London in winter'],
    ['time difference between new york and london', 'New York is 5 hours behind London'],
    ['how far ahead of the uk is india in july', '4.5 hours'],
    [
      'If I ring Lagos at 9pm Manchester time in July, what time is it there? And is it the same in December?',
      '9:00 pm in Lagos in July and 10:00 pm in Lagos in December',
    ],
    ['I ring my mum in Regina at 9 pm from London in July, what time is it for her?', '2:00 pm in Regina'],
    [
      "If it's 7pm in Dublin what time is it in Dallas in winter and in summer?",
      '1:00 pm in Dallas, in January and in July alike',
    ],
    ['0.625 as a fraction', '5/8'],
    ['write 2.75 as a fraction in its simplest form', '2 3/4, or 11/4'],
  ])('%s', async (asked, told) => {
    expect(await toldOf(asked)).toContain(told);
  });

  it.each([
    'when is easter',
    'how many hours is the flight from london to tokyo',
    'time difference between london and a clock',
    'if yesterday was monday who is the king',
    'a fraction of 0.5',
  ])('nothing for: %s', async (asked) => {
    expect(await toldOf(asked)).toBeUndefined();
  });
});

/** The day on which these are asked. */
const ASKED_ON = new Date('2026-11-27T12:00:00Z');

describe('days, clocks, units and sizes in a sentence', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: ASKED_ON, toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    // Weekdays of dates and feasts.
    ['what day is Christmas 2026 on', 'Christmas Day 2026 is on a Friday, 25 December 2026'],
    ['what day of the week does Halloween fall on next year', 'Sunday, 31 October 2027'],
    ['what day of the week is 25 june 2027? trying to book the hall', 'Friday'],
    ['which day is good friday next year', '26 March 2027'],
    // How long until, since and between.
    ['how many sleeps till christmas', '28 sleeps'],
    ['how many days is it till valentines day, 14 feb 2027', '79 days'],
    ['My library book was due on 3 November and its the 27th today, how many days late is it', '24 days'],
    ['In how many weeks is 12 March 2027?', '15 weeks'],
    ['how many years are there between 1066 and 1914', '848 years'],
    ['how many years between 12 May 1998 and today', '28 years, 6 months and 15 days'],
    ['how many weeks since 6 September 2026', '11 weeks and 5 days'],
    ['how many fridays until christmas', '4 Fridays'],
    ['How many school days from Monday 30 November to Friday 18 December', '15 school days'],
    ['Term ends Friday 18 December. Counting today, Friday 27 November, how many school days are left (no inset days)?', '16'],
    // So long after and before.
    ['My passport expires 9 August 2027. What date is six months before that?', '9 February 2027'],
    ['notice period is one month and I hand it in on 31 January 2027. When is my last day?', '28 February 2027'],
    ['what was the date 45 days ago', '13 October 2026'],
    ['What date will it be 10 weeks from today?', '5 February 2027'],
    ['what date is 10 working days after 1 December 2026', '15 December 2026'],
    ['200 days before 1 july 2027', 'Sunday, 13 December 2026'],
    ["what's the date of the second monday in may 2027", 'Monday'],
    ['how many months between march 2025 and november 2026', '20 months'],
    // Ages.
    ['how many days old am I if I was born 1 January 2000', '9,827 days'],
    [
      'the form asks my daughters age in years and months. shes born 19 August 2023, so what is it today?',
      '3 years and 3 months',
    ],
    ['dad born 9 June 1955, how old on Christmas day', '71 years'],
    // Time sheets, decimal hours and the other clock.
    ['my shifts were 8-4, 9-5.30 and 12 till 6 this week. how many hours altogether', '22.5 hours'],
    [
      'I did 9 till 5:30 Monday to Thursday with half an hour unpaid lunch each day, then 9 til 1 on Friday with no break. How many paid hours is that?',
      '36 hours',
    ],
    ['Mon 9-5, Tue 9-5, Wed 10-4, half hour break each day. How many hours in total?', '20.5 hours'],
    ['start 07:45 finish 16:15 half hour lunch, hours worked in total?', '8 hours'],
    ['Timesheet says 8:30, 7:45, 8:15, 9:00 and 6:50. Total hours?', '40 hours 20 minutes'],
    ['is 8.5 hours the same as 8 hours 50 minutes', 'No: 8.5 hours is 8 hours 30 minutes'],
    ['whats 7.75 hours in hours and minutes', '7 hours 45 minutes'],
    ['convert 6 hours 20 minutes to decimal hours for my timesheet', '6.33 hours'],
    ['How many hours between 9am Monday and 5pm Wednesday', '56 hours'],
    ['what is 17:45 in 12 hour time', '5:45 pm'],
    ['what is 9:20pm in 24 hour clock', '21:20'],
    [
      '7 hours 24 minutes of stall duty to share equally between 4 volunteers, how long does each one do?',
      '1 hour 51 minutes each',
    ],
    // On the way, and what comes round.
    ['We set off at 8:15am and the drive is 4 hours 50 plus two 15 minute breaks. when do we arrive?', '1:35 pm'],
    ['Need to be in work by 8.30am, bus takes 35 minutes and its a 10 minute walk. when should I leave the house?', '7:45 am'],
    ['Bus comes every 12 minutes starting 7:05. which is the first one after 8am?', '8:05'],
    ['I ran 5k in 27 mins 30 at parkrun, whats that per kilometre?', '5:30'],
    ['If I keep up a 9:30 mile how long for 6 miles', '57 minutes'],
    ['We left at 10 and got there at 2.15, 170 miles, average speed?', '40 mph'],
    ['walk 12 km at 4.5 km/h starting 9.30 when do I finish', '12:10'],
    ['Fuel tank holds 55 litres and it is half full. At 40 mpg how far can I go?', '242 miles'],
    ['I clock 7 hrs 36 mins a day, 5 days, whats that a week', '38 hours'],
    // Flights between two clocks.
    ['phone my sister in Melbourne at 7am her time, what time is it here in London in january', '8:00 pm the day before'],
    ['flight leaves Dubai 08:30 and arrives London 12:40 local time in December, how long is the flight', '8 hours 10 minutes'],
    ['depart Mumbai 02:15 arrive Heathrow 07:00 same day local time in January. length of flight?', '10 hours 15 minutes'],
    ['Flying from Lagos at 22:30, 6 hours 30 flight to London. What time do I land local time in december', '04:00 the next day'],
    // Units.
    ['6 foot 2 in cm please, its for a visa form', '187.96 centimetres'],
    ['american recipe says bake at 425 F, what do i set my oven to in celsius', '218.3 degrees Celsius'],
    ['its 31 degrees in spain, what is that in fahrenheit', '87.8 degrees Fahrenheit'],
    ['The recipe says gas mark 6, what is that in celsius?', '200 °C'],
    ['i weigh 68 kilos, how many stone and pounds', '10 stone 9.9 pounds'],
    ["Baby was 3.4kg at birth, what's that in pounds and ounces?", '7 pounds 7.9 ounces'],
    [
      'bathroom scales say my suitcase is 48.5 pounds, airline allows 23kg. am I ok and by how much',
      'Yes: 48.5 pounds is about 22',
    ],
    ['suitcase limit is 50 lb, mine is 24 kg, is that ok', 'No: 24 kilograms is about 52.91 pounds'],
    // Sizes.
    ['bathroom floor is 2.4m by 1.95m, tiles are 30 x 60 cm. how many do I order with 10% extra for breakages', '29 tiles'],
    ['L-shaped room: one part is 5m by 4m and the other 3m by 2m, what is the area?', '26 m²'],
    ['Lawn 15m x 8m with a pond 2m x 3m. Turf area?', '114 m²'],
    [
      'Lawn is 14m by 9m but theres a 3 by 2 metre shed standing on it. At 35g of seed per square metre how many kilos do I need?',
      '4.2 kg',
    ],
    ['rainwater tank is 1.2m long, 60cm wide and 50 cm deep, how many litres does it hold when full', '360 litres'],
    ['fish tank 60cm x 30cm x 40cm filled three quarters full, how many litres?', '54 litres'],
    ['on an OS map at 1:25,000 the walk measures 7.2 cm. how far is it really in km', '1.8 km'],
    [
      'Fence run is 21.96 metres and the panels are 1.83m wide. How many panels, and how many posts if theres a post at both ends?',
      '12 panels and 13 posts',
    ],
    ['the pool is 25 metres long and I swam 64 lengths. how many miles is that', '0.99 miles'],
    ['how many 175ml glasses in a 750ml bottle', '4 glasses'],
    // What is bought whole is paid whole.
    ['I need 23 litres of paint. Tins hold 5 litres and cost £18 a tin. How many tins do I need and what will it cost?', '£90'],
  ])('%s → %s', async (asked, told) => {
    expect(await leadOf(asked)).toContain(told);
  });

  it.each([
    'is the ISBN 978-3-16-148410-0 valid',
    'score was 3-1, how many goals',
    'my flight leaves at 9:40 and lands 13:55 local time, how long is it',
    'how long is the flight from London to New York',
    'what day should I get my hair cut before christmas',
    'we open 9 to 5 monday to friday and 10 to 2 saturday, closed for an hour at lunch, how many hours are we open',
    'how many weeks between 3 february and now not counting the 2 weeks I was ill',
    'two trains leave at 9:00 and 9:20 and take 2 hours, when do they arrive',
    'the temperature fell from 68F to 50F, how much is that in celsius',
    'I need 3 bags of 25 kg, how many pounds is that',
    'how old is my dog in human years if born 3 May 2019',
  ])('nothing for: %s', async (asked) => {
    expect(await leadOf(asked)).toBeUndefined();
  });
});

describe('a story read as a list of steps', () => {
  it.each([
    // Money that comes in, what others take of it, what it costs, and who shares the rest.
    [
      "The wedding paid £1,450 but the agent takes 15 percent. Van hire was £95 and diesel £37.50. The sax player gets a flat £180 and the rest is split evenly between the other four of us. What's mine?",
      'That is £230 each.',
    ],
    ["Hall hire is £18 an hour for 3 hours, cleaner £25, and 40 tickets sold at £4.50. What's the profit?", 'That leaves £101.'],
    ['We sold 30 pots at £6, and the stall and clay came to £71. What did we clear?', 'That leaves £109.'],
    [
      'My shop sold 60 mugs at £9, they cost me £3.50 each, and the card machine takes 2% of sales. What profit?',
      'That leaves £319.20.',
    ],
    // Hours and what is added to them.
    [
      'I make $18.40 an hour plus a 12% night differential for hours between 10pm and 6am. Last night I worked 7pm to 7am with a half hour unpaid break at 3am. What should I be paid before tax?',
      'The pay is $228.16 before tax.',
    ],
    [
      'Base is £11.44. Saturday I get a 25% uplift. I worked 32 hours in the week and 7 on Saturday. Gross pay?',
      'The pay is £466.18.',
    ],
    // A journey with waits and clocks that differ.
    [
      "We take off from Manchester at 10.15 at night on the 3rd of March. It's 7 hours 20 to Dubai, then we wait 3 hours 5 minutes, then 10 hours 50 to Perth, which is 8 hours ahead of home. What time and day will it be there when we land so my son can fetch us?",
      'It is 3:30 am there on 5 March.',
    ],
    [
      'Ferry sails 21.40, crossing is 8 hours 50, France is an hour ahead. What time do we dock local time?',
      'It is 7:30 local time the next day.',
    ],
    // A mixture by its parts.
    [
      'For every kilo of flour I use 650 g water, 20 g salt and 10 g yeast. Saturday I need 40 loaves and each one wants 420 g of dough. How many kilos of flour do I weigh out?',
      'That is 10 kg of flour.',
    ],
    ['For each 500 g of strawberries I use 350 g of sugar. I picked 3.2 kg. How much sugar?', 'That is 2,240 g of sugar.'],
    // What halves, flows, and is driven there and back.
    ['Half life of the drug is 6 hours and I took 400 mg at noon. How much is left at midnight?', 'About 100 mg is left.'],
    [
      'I drove 30 miles there at 30 mph and the same road back at 60, so my average is 45. Why is my sat nav wrong, it says 40?',
      'The average speed is 40 mph, not 45.',
    ],
    [
      'Bath holds 180 litres. Hot tap does 9 litres a minute and cold does 11 but the plug leaks 2 litres a minute. How long to fill?',
      'It takes 10 minutes.',
    ],
    // One rule.
    ['The printer charges £45 set up and 18p a leaflet. How many leaflets can I have for £180?', 'That is 750 leaflets.'],
    ['Streaming is £10.99 a month but first three months are £4.99. What will the first year cost me?', 'It comes to £113.88.'],
    ["Class of 12 averaged 64 and the other class of 18 averaged 70. What's the average of all of them?", 'The average is 67.6.'],
    [
      "I've got 900 dollars, the desk gives 0.78 pounds to the dollar less a £4 charge. What do I come away with?",
      'That is £698.',
    ],
    [
      'I cycled 12 miles out at 10 mph, sat half an hour at the café, and came home at 12 mph. How long was I out?',
      'That is 2 hours 42 minutes in all.',
    ],
  ])('%s → %s', async (asked, expected) => {
    expect(await leadOf(asked)).toBe(expected);
  });

  it.each([
    // Of all of it, or of what is left by then?
    "The fair took £640. The pitch was £55, the council wants 5%, and my helper had £60. What's my profit?",
    // Others are asked for.
    'The gig paid £900, the agent takes 10%. Van was £80. The drummer gets £150 and the other three of us split the rest. What does the drummer get?',
    // Morning or evening?
    'Take off 7.30, 4 hours 20 to Cairo, 2 hours wait, then 3 hours 10 to Nairobi which is an hour ahead. When do I land?',
    // Whose time is ours?
    'Overnight coach leaves Kraków 17.20, 22 hours 15 on the road with a 1 hour 30 stop, and London is an hour behind. When does it get in, our time?',
    // Not all that is told has its place.
    'boss took 45 mins off my 8 and a quarter hour shift, im on $16.80 an hour, so what should that days pay be',
  ])('is not read so where it can be meant otherwise: %s', (asked) => {
    expect(
      stories({ question: readQuestion(asked), category: 'General Knowledge', notes: '', random: chance() }),
    ).toBeUndefined();
  });
});

const storyOf = async (asked: string): Promise<string | undefined> =>
  (await stories({ question: readQuestion(asked), category: 'General Knowledge', notes: '', random: chance() }))?.lead;
const sumOf = async (asked: string): Promise<string | undefined> =>
  (await sums({ question: readQuestion(asked), category: 'General Knowledge', notes: '', random: chance() }))?.lead;

describe('what is done in turn', () => {
  it.each([
    ['A lodger moves in on 12th of June and pays £620 a month. Pro rata, how much is June?', 'That is £392.67.'],
    ['Guest from the 10th of May to the 24th of May, £500 a month, pro rata, how much do I charge for May?', 'That is £241.94.'],
    [
      'Shifts are 10pm to 6am with two unpaid breaks of 20 minutes, five nights a week. How many paid hours in 3 weeks?',
      'That is 110 hours.',
    ],
    [
      'A buyer pays me $500. The site takes 10% and my bank takes 1% of the rest. At 1,550 naira to the dollar how many naira do I get?',
      'That is 690,525 naira.',
    ],
    ["my cousin is 9 now. in 6 years i'll be twice as old as she is now. how old am i?", 'You are 12.'],
  ])('%s', async (asked, lead) => expect(await storyOf(asked)).toBe(lead));

  it.each([
    // A day of the month is no amount, and a month that is not told has no length.
    'My lease ends on the 14th, rent 900 a month. Paying by the day, what do I owe if I leave then?',
    'The rent is £800 and is due on the 1st. If I pay on the 9th what is the late fee at £5 a day?',
    'The meeting is on the 3rd and the 17th, 25 people each, how many sandwiches at 2 each?',
    'I work 9am to 5pm, 5 days a week, two breaks of 15 minutes paid. how many hours is that a week?',
  ])('is not worked out: %s', async (asked) => {
    expect(await storyOf(asked)).toBeUndefined();
    expect(await sumOf(asked)).toBeUndefined();
  });
});

describe('takings and costs, line by line', () => {
  it.each([
    // What it costs goes off whatever word says so, up to the week that is asked for.
    [
      'I charge £14 a dog, walk groups of five dogs three times a day, four days a week. Fuel and insurance come to £96 a week. What do I clear in a week before tax?',
      'That leaves £744 a week.',
    ],
    [
      'I drive a taxi from 6pm to 2am, five nights a week, and take about $31 an hour. Fuel is $45 a night and the plate costs me $210 a week. What do I take home in a week?',
      'That leaves $805 a week.',
    ],
    [
      'took 1260 in fares this week, the base keeps 15%, then 95 for fuel and 140 rent on the car. whats actually mine',
      'That leaves 836.',
    ],
    [
      'We opened with 250 in petty cash, spent 34.60 on stamps, 18.95 on milk and 72 on taxis, and put back 40. What should be in the tin?',
      'That leaves 164.45.',
    ],
    [
      'Workshop: 14 people paid $45 each, the room was $120, materials were $8 per person and lunch was $150. What did I make?',
      'That leaves $248.',
    ],
    // Several people, hours between two times, breaks that nobody pays.
    [
      "Two cooks work 8 hours a day for 6 days at 450 pesos an hour each, and a dishwasher gets 2,700 pesos a day for the 6 days. What's the total wage bill?",
      'That is 59,400 pesos in all.',
    ],
    [
      'A nurse does three 12.5 hour shifts a week at £17.40 an hour, with half an hour unpaid in each. What is her weekly pay before tax?',
      'That is £626.40 a week.',
    ],
    ['start 7.30 finish 16.45, half hour break not paid, five days, £17.20 hour. how much before tax', 'That is £752.50.'],
    // So many an hour, for so long, and so much for each.
    [
      'We sell roughly 40 coffees an hour from 6.30 till 10 in the morning and each one uses 20 grams of beans. How many kilos do we go through before 10?',
      'That is 2.8 kg.',
    ],
    [
      'A coffee cart gets through 32 lattes an hour between 7 and 11.30 and each uses 200 ml of milk. How many litres of milk?',
      'That is 28.8 litres.',
    ],
    // Two together, and how far they are apart.
    [
      'A bat and a ball cost £66 together. The bat costs £50 more than the ball. How much is the ball?',
      'The ball is £8 and the bat £58.',
    ],
    [
      'Bat and ball cost £66 together, and the bat was £50 more than the ball. Dave insists the ball was 16. Is he right?',
      'No: the ball is £8 and the bat £58.',
    ],
    // Who shares.
    [
      'tips came to $412 tonight, we share by hours: Ana 8, Joel 6, Pri 6 and me 4.5. How much is mine?',
      'Your share is $75.67, Ana gets $134.53, Joel gets $100.90 and Pri gets $100.90.',
    ],
    [
      'Tips were €186, the kitchen gets 30% and the four waiters share the rest. What does each waiter get?',
      'That is €32.55 each.',
    ],
    [
      'tip jar had £134 this week. mia did 12 hours, jo did 8 and i did 20. whats my share if we go by hours',
      'Your share is £67, Mia gets £40.20 and Jo gets £26.80.',
    ],
    // Means, and what is needed for one.
    [
      "My average call is supposed to be 6 minutes. I've done 9 calls today averaging 7 minutes and I've got 6 more to take. What do those need to average so I hit 6 for the whole lot, in mins and secs?",
      'You need 4 minutes 30 seconds on average over the 6.',
    ],
    ['ive got 64 71 58 and 77 in four tests so far, what do i have to get in the fifth one to average 70', 'You need 80.'],
    // What the book says against what is there.
    [
      'Cash in the drawer counted to €612.40 but the till report says €627.90. How far out am I and is it over or short?',
      'It is out by €15.50: €612.40 is there, €15.50 short of the €627.90 that should be.',
    ],
    [
      'The book says we took in 486.50 in collections and paid out 152.25, starting with 310.00. The bank says 654.25. How far out is my book?',
      'It is out by 10: 654.25 is there, 10 more than the 644.25 that should be.',
    ],
    // Two offers over the same use.
    [
      'Gym A is £24 a month with a £30 joining fee, gym B is £27.50 a month with nothing to join. Over a year which is cheaper and by how much?',
      'Gym A is cheaper by £12: £318 against £330.',
    ],
    [
      'One printer quotes £45 plus 8p a leaflet. The other wants 12p a leaflet. I need 2,000 leaflets, which is cheaper?',
      'The printer is cheaper by £35: £205 against £240.',
    ],
  ])('%s', async (asked, lead) => expect(await storyOf(asked)).toBe(lead));

  it.each([
    // Which hours have which pay, who has the same, and what is left out is not told.
    'I earn £12 an hour and £15 on Sundays. I worked 40 hours last week, some of them on Sunday. What is my pay?',
    'I put in £30 and Dev £45, we made £400 and 2 friends helped. How much does each get by what we put in?',
    '4 of us are sharing a house. My own rent is £475 a month and the bills came to £186.40 split equally between us. How much am I paying in total this month',
    'A gardener charges $35 for the first hour and $20 for every hour after that. What will 4 hours cost?',
    "I'm paid 1,936 every four weeks and do 5 days a week. how much is that a day",
  ])('is not read so where a word of it changes the sum: %s', async (asked) => expect(await storyOf(asked)).toBeUndefined());
});
