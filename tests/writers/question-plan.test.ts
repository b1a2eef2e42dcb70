/** Questions run as a plan over notes of any layout: rows, tables, sections and offers. */
import { describe, expect, it } from 'vitest';
import { workedFrom } from '../../server/writers/answers/notes-worked.ts';

const SCORES =
  'Darts league\nWeek 1: Red Lion 12, Swan Inn 9, Fox 14\nWeek 2: Red Lion 8, Swan Inn 15, Fox 11\nWeek 3: Red Lion 10, Swan Inn 7, Fox 13';
const STALL = 'jumble sale\nclothes 84.50\nbooks 31\n-- costs\nhall 40\nposters 6.20';
const OFFERS = 'Delamere: £640 fitting, £95 waste away.\nPool & Co: £590 fitting, £70 parts, £60 waste away.';
const PACKING = 'P1: 50 boxes in 100 minutes\nP2: 30 boxes in 90 minutes';
const BILL = 'Bill 4471\nOak shelf    £60.00\n3 hours labour @ £20    £60.00\nLess goodwill    -£10.00';
const WALKS = 'Mon am: Orla, Ben  pm: Cass\nTue am: Cass  pm: Orla\nWed am: Orla  pm: Ben';
const STOPS = 'Harbour  0810  0910  1025\nMill Lane  0822  0922  1037\nHospital Gate  0835  0935  1050\nNo service on Sundays.';
const COVER = 'Kettle: 18 months.\nHandle 3 years.\nBought 5 May 2024.';
const KITTY = 'Tombola order\nFluffy bears - 6 pcs @ 2.50\nMugs - 4 pcs @ 1.75\nPost 3.20\nThe kitty had £40 in it.';
const DESK = '12/3 scarf - collected 14/3\n13/3 glove\n15/3 phone - collected 15/3\n18/3 hat\n19/3 keys, desk';
const REPLIES =
  'Jo: lunch at 1, who is in?\nAl: me and Bea\nCy: 2 adults 1 baby\nDi: sorry, working\nEd: yes plus one\nFay: maybe\nGus: the 4 of us';
const FEES = 'Fees in three parts\n1st - £90 - 2 May\n2nd - £80 - 6 June\n3rd - £80 - 4 July';
const PETS = 'Cat vote\nTom 11\nTab 17\nWe pick one more.';
const CAST = 'Dancers: Ivy, Noor (from May), Petra\nSingers: Hal, Sam';

const TURNS = '| | Mon | Tue | Wed |\n| Lotte | 7-3 | off | 12-8 |\n| Ewan | 9-5 | 7-3 | off |\n| Bibi | off | 12-8 | 7-3 |';
const CLUB = 'name,belt,evening,fee owed\nZara,3,Mon,0\nKit,5,Tue,24\nOmar,2,Tue,12\nFinn,1,Mon,0';
const ZOO = 'Zoo: Adult $22, Child 3-12 $14, Senior 65+ $18, Student $17. Parking $10 a car.';
const CASTLE =
  'Castle tickets\nAdults €9.50\nChildren (5-16) €5\nUnder 5s go free\nFamily ticket (2 adults, 3 children) €26, not at weekends';
const ROOMS = 'Rooms\nSingle room £55 per night\nDouble room £80 per night\nParking £5 per night\nBreakfast £9 per person';
const MINIBUS = 'Minibus £12 each\nTara - paid\nNoah - paid cash\nElif\nMarcus - says Friday\nJune - paid';
const CLINIC = 'Your appointment is on Friday 5 March at 9:40. Please arrive 15 minutes beforehand.';
const HALL_FEES = 'Service charge £310 is due by 6 June; late fee £4 per day after that.';
const STALLHOLDERS = 'Ann - table 3 - £20 - paid\nBo - table 4 - £35 - paid £15\nCy - table 9 - £20 - not paid';
const PASS = 'Drop-in class £9\n10-class pass £75\nMat hire £1';
const TASKS = 'Leaving do\nCard - Ben to buy and pass round\nCake - Maria will make a lemon one';

describe('a plan over the notes', () => {
  it.each([
    ['who won overall', SCORES, 'Fox with 38: Swan Inn has 31 and Red Lion has 30'],
    ['how many points did swan inn get in all', SCORES, 'That makes 31: 9 (Week 1) + 15 (Week 2) + 7 (Week 3)'],
    ['how many more did fox get than red lion', SCORES, 'The difference is 8'],
    ['how much did we take at the jumble sale and what is left after costs', STALL, '115.50 came in'],
    ['how much did we take at the jumble sale and what is left after costs', STALL, 'That leaves 69.30'],
    ['which of them is cheaper with everything in', OFFERS, 'That is Pool & Co, £15 cheaper than Delamere'],
    ['how much longer does p2 take for one box than p1', PACKING, 'The difference is 1 minute'],
    ['what is the total of the bill', BILL, '£110: £60 (Oak shelf) + £60 − £10 (Less goodwill)'],
    ['what time does the 0910 get to mill lane', STOPS, 'That is 0922'],
    ['how long does the bus take from the harbour to hospital gate', STOPS, 'That is 25 minutes'],
    [
      'which is the last bus from mill lane to be at the hospital by 10 am',
      STOPS,
      'the 0922 from Mill Lane, which is at Hospital Gate at 0935',
    ],
    ['when does the cover on the handle run out', COVER, 'Wednesday 5 May 2027'],
    ['what is left in the kitty after the order', KITTY, '£14.80 is left'],
    ['how many things have been collected', DESK, 'That is 2'],
    ['who is on tuesday morning', WALKS, 'That is Cass'],
    ['how many hours did tess work in the week', 'Mon Tess 6, Rudi 4\nTue Tess 5, Rudi 8', 'That makes 11'],
    [
      'how much oatmeal do i need for 36 flapjacks',
      'Nut flapjacks (makes 12)\n180 g oatmeal\n90 g butter\nBake 20 minutes',
      '540',
    ],
    ['how many people are coming', REPLIES, 'That makes 11: Al 2, Cy 3, Ed 2 and Gus 4. Not counted, as it is open: Fay.'],
    ['when is the second payment due', FEES, 'That is 6 June'],
    ['how much is the third part', FEES, 'That is £80'],
    ['what is the closing date', 'Send it on or before 9 May. We meet on 2 June.', 'That is 9 May'],
    ['who is ordering the mats', 'Mats: 12 agreed. Lou will order them.', 'That is Lou'],
    ['who is the new clerk', 'Ann Day steps down as clerk; Raj Rao elected in her place.', 'That is Raj Rao'],
    ['who got the most votes', PETS, 'That is Tab with 17'],
    ['who am i with on tuesday i am cass', 'Mon - Orla, Cass\nTue - Cass, Ben', 'That is Ben.'],
    ['what is the cheapest with a view', 'Twin 60\nTwin with view 80\nSuite with view 95', 'with 80'],
    ['how many dancers are there', CAST, '3: Ivy, Noor and Petra'],
    ['how many hours is lotte on that week', TURNS, 'That is 16 hours: Monday 7-3 and Wednesday 12-8'],
    ['who opens up on tuesday', TURNS, 'That is Ewan (7-3)'],
    ['who has not paid yet', CLUB, 'That is Kit (24) and Omar (12)'],
    ['what are we owed in total', CLUB, 'That makes 36'],
    ['what is the price for two adults, one student and my gran who is 80', ZOO, 'That makes $79'],
    ['how much for me, my wife and our three kids aged 4, 8 and 12', CASTLE, 'That makes €26 with the family ticket'],
    ['how much for me, my wife and our three kids aged 4, 8 and 12 on saturday', CASTLE, 'That makes €29'],
    ['how much is 5 nights in the double room with parking', ROOMS, 'That makes £425'],
    ['who has not paid for the minibus', MINIBUS, 'That is Elif and Marcus'],
    ['what time do i have to be there', CLINIC, 'That is 9:25: 15 minutes before 9:40'],
    ['what do i have to pay in total if i pay on 16 june', HALL_FEES, 'That makes £350'],
    ['how much is still to come in', STALLHOLDERS, 'That makes £40: £20 (Bo) + £20 (Cy)'],
    ['how much would i save with the 10 class pass', PASS, 'That saves £15'],
    ['who is doing the cake', TASKS, 'That is Maria'],
    ['gave calpol at 2.15pm, when can she have another dose', 'Calpol. At least 4 hours between doses.', 'That is 6.15pm'],
    ['when is the next filter due', 'Filter: change every 6 months, last changed 3 September.', '3 March'],
  ])('%s', (question, notes, says) => expect(workedFrom(question, notes)?.says).toContain(says));

  it.each([
    // One line has all that is named, and mornings are no days.
    ['what is the price of a cut and blow dry', 'Cut £18\nBlow dry £20\nCut and blow dry £32'],
    ['what will 3 days cost, mornings only', 'Full day £60\nMorning £35'],
    // Nobody knows how many kids those are, nor whether somebody who speaks twice still comes.
    ['how many people are coming', 'Al - yes\nBea - yes, bringing the kids\nCy - no'],
    ['how many people are coming', 'Al: yes\nBea: yes\nCy: yes\nAl: sorry, ill'],
    // What the notes tell of, though not with a price, is not in the sum; a price for each of nobody knows how many neither.
    ['how much did the paint cost altogether', 'Paint: from Ken\nBrushes £4\nRoller £9\nLadder £31'],
    ['how much is it altogether', 'Zoo trip £24 a child\nFarm trip £18 a child'],
  ])('not %s', (question, notes) => expect(workedFrom(question, notes)?.isUnsure ?? true).toBe(true));
});
