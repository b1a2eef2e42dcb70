/** Questions run as a plan over notes of any layout: rows, tables, sections and offers. */
import { describe, expect, it } from 'vitest';
import { workedFrom } from '../../server/writers/answers/notes/worked.ts';

const SCORES =
  'Darts league\nWeek 1: Red Lion 12, Swan Inn 9, Fox 14\nWeek 2: Red Lion 8, Swan Inn 15, Fox 11\nWeek 3: Red Lion 10, Swan Inn 7, Fox 13';
const STALL = 'jumble sale\nclothes 84.50\nbooks 31\n-- costs\nhall 40\nposters 6.20';
const OFFERS = 'Delamere: £640 fitting, £95 waste away.\nPool & Co: £590 fitting, £70 parts, £60 waste away.';
const PACKING = 'P1: 50 boxes in 100 minutes\nP2: 30 boxes in 90 minutes';
const BILL = 'Bill 4471\nOak shelf    £60.00\n3 hours labour @ £20    £60.00\nLess goodwill    -£10.00';
const WALKS = 'Mon am: Orla, Ben  pm: Cass\nTue am: Cass  pm: Orla\nWed am: Orla  pm: Ben';
const COVER = 'Kettle: 18 months.\nHandle 3 years.\nBought 5 May 2024.';
const KITTY = 'Tombola order\nFluffy bears - 6 pcs @ 2.50\nMugs - 4 pcs @ 1.75\nPost 3.20\nThe kitty had £40 in it.';
const DESK = '12/3 scarf - collected 14/3\n13/3 glove\n15/3 phone - collected 15/3\n18/3 hat\n19/3 keys, desk';
const REPLIES =
  'Jo: lunch at 1, who is in?\nAl: me and Bea\nCy: 2 adults 1 baby\nDi: sorry, working\nEd: yes plus one\nFay: maybe\nGus: the 4 of us';
const FEES = 'Fees in three parts\n1st - £90 - 2 May\n2nd - £80 - 6 June\n3rd - £80 - 4 July';
const PETS = 'Cat vote\nTom 11\nTab 17\nWe pick one more.';
const CAST = 'Dancers: Ivy, Noor (from May), Petra\nSingers: Hal, Sam';

const ROOMS = 'Rooms\nSingle room £55 per night\nDouble room £80 per night\nParking £5 per night\nBreakfast £9 per person';
const STALLHOLDERS = 'Ann - table 3 - £20 - paid\nBo - table 4 - £35 - paid £15\nCy - table 9 - £20 - not paid';
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
    ['how much is 5 nights in the double room with parking', ROOMS, 'That makes £425'],
    ['how much is still to come in', STALLHOLDERS, 'That makes £40: £20 (Bo) + £20 (Cy)'],
    ['who is doing the cake', TASKS, 'That is Maria'],
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
