/** Rules and tables of a visitor's notes, applied to what the question tells. */
import { describe, expect, it, vi } from 'vitest';
import { withSwaps } from '../../server/writers/answers/notes/swapped.ts';
import { workedFrom } from '../../server/writers/answers/notes/worked.ts';
import { readQuestion } from '../../server/writers/answers/question/question.ts';

const says = (question: string, notes: string): string | undefined => workedFrom(readQuestion(question).plain, notes)?.says;

const STOCK =
  'product | ordered | unit price | state\nHose 20m | 4 | £12.50 | arrived\nSpade | 10 | £8.20 | arrived\nRake | 3 | £9.75 | on its way';
const ROTA =
  '| Mon | Tue | Wed | Thu\nAnouk | 9-5 | off | 12-8 | 9-5\nPavel | off | 9-5 | 9-5 | 12-8\nMoira | 12-8 | 12-8 | off | off'.replace(
    '| Mon',
    'Name | Mon',
  );
const DUTY = 'Day | Bar | Door\nThu | Ife | Rosa\nFri | Rosa | Ife\nSat | Ife | Kit';
const FEES = 'Child,Group,Still owed\nLeo,Red,12.50\nMaya,Blue,0\nSamir,Red,25.00';
const TICKS = 'Family | Form back | Paid\nOkoro | yes | no\nLynch | no | yes\nShah | yes | yes\nBanks | yes | no';

describe('a table', () => {
  it.each([
    ['how much did the spades cost in total', STOCK, '£82'],
    ['what do the things that arrived come to altogether', STOCK, '£132'],
    ['which is the cheapest per piece', STOCK, 'Spade'],
    ['who is closing on Monday', ROTA, 'Moira (12-8)'],
    ['how many hours is Anouk working', ROTA, '24 hours'],
    ['who is off on Thursday', ROTA, 'Moira'],
    ['what time does Pavel start on Thursday', ROTA, '12 (12-8)'],
    ["who's on the door on Friday", DUTY, 'Ife'],
    ['how many bars is Ife doing', DUTY, '2: Thu and Sat'],
    ['who still owes something', FEES, 'Leo (12.50) and Samir (25.00)'],
    ['what are we owed in total', FEES, '37.50'],
    ["who hasn't paid yet", TICKS, 'Okoro and Banks'],
  ])('%s', (question, notes, told) => expect(says(question, notes)).toContain(told));
});

const WORK =
  'Shifts over 5 hours have a 20 minute unpaid break.\nShifts of 8 hours or more have a 40 minute unpaid break.\nHours over 35 a week are paid at time and a half.\nThe rate is £11.80 an hour.';
const POST = 'Up to 2 kg £4.20\nOver 2 kg £6.90\nCollection from home £2 extra';
const VAN = 'Van hire £65 a day, first 100 miles included, 20p for each extra mile.';
const NURSERY = 'Late collection: £6 for every 10 minutes or part of it.\nClosed on bank holidays.';
const CLUB = 'Adults £24 a month\nPensioners 25% off the monthly price\nJoining fee £15\nGuests: no more than 3 guests at a time';
const PRICES = 'Wash and set ... £18\nTrim ... £14\nFull colour ... £52\nPatch test ... £5';
const PILLS = 'Doxycycline: take two capsules twice a day for 5 days.\nVitamin D: one tablet daily for 30 days.';
const TRIP = 'Coach trip £19.50 per person. Lunch is not included.';

describe('a rule of the notes', () => {
  it.each([
    ['i work 9 to 3, how many hours do i get paid for', WORK, '5 hours 40 minutes paid'],
    ['how many hours am i paid for if my shift is 10 to 7', WORK, '8 hours 20 minutes paid'],
    ['what is the overtime rate', WORK, '£17.70 an hour'],
    ['how much will i get for a 39 hour week', WORK, '£483.80'],
    ['how much is it to send a 3.5 kg parcel', POST, '£6.90'],
    ['i drove 130 miles, what will the extra cost', VAN, '£6'],
    ['i was 25 minutes late, how much will they charge', NURSERY, '£18'],
    ['what does a pensioner pay a month', CLUB, '£18 a month'],
    ['how much for the first year including joining', CLUB, '£303'],
    ['can i bring 4 guests', CLUB, 'No: 4 is over the limit of 3 guests'],
    ['how much is a wash and set and a patch test', PRICES, '£23'],
    ['how many capsules of doxycycline is that altogether', PILLS, '20 capsules'],
    ['how much will the trip be for 7 of us', TRIP, '£136.50'],
  ])('%s', (question, notes, told) => expect(says(question, notes)).toContain(told));

  it.each([
    ['how much is a cut for a dog', PRICES],
    ['how much for me and my 70 year old mum', 'Adults £9\nUnder 5s free\nOver 65s £6\nFamily ticket £25'],
  ])('%s: not from these', (question, notes) => expect(says(question, notes)).toBeUndefined());
});

const POOL = 'Open 7am to 9pm weekdays, 8am to 5pm weekends.\nThe sauna closes two hours before the centre.';
const STEW = 'Fry 12 minutes, simmer 1 hour 20, stand 8 minutes.';
const TERM = 'The residents meet on the last Wednesday of January, 8pm, in the hall.';
const LEASE = "One month's notice is needed. I received your letter on 20 November 2026.";
const BILL = 'Payable within 21 days of 16 November 2026.\nLate payment £12.';
const STAY = 'Cabin booked from Friday 8 January to Monday 11 January 2027.';
const PARTS = 'The fee is £210, in three parts: £80 by 4 December, £80 by 8 January and the last by 5 February.';
const JOBS =
  'Hedge: Priti to ring the contractor.\nGate: Owen to buy paint.\nLater: Priti is abroad, so Owen will ring the contractor about the hedge instead.';

describe('a time that follows', () => {
  it.each([
    ['what time does the sauna shut on a sunday', POOL, '3:00pm'],
    ['how long does it take in all', STEW, '1 hour 40 minutes'],
    ['we want to eat at 7pm, what time should i start', STEW, '5:20pm'],
    ['what date is the residents meeting', TERM, 'the last Wednesday of January'],
    ['what is the last day of my notice', LEASE, '20 December 2026'],
    ['is there a charge if i pay on 9 december', BILL, 'it is due by Monday 7 December 2026, and late costs £12'],
    ['how many nights is that', STAY, '3 nights'],
    ['how much is the last payment', PARTS, '£50, by 5 February'],
    ['when is the second payment due', PARTS, '£80, by 8 January'],
    ['who is ringing the contractor about the hedge', JOBS, 'Owen'],
    ['i had one at 9:15, when can i take another', 'Leave at least 6 hours between tablets.', '3:15'],
  ])('%s', (question, notes, told) => expect(says(question, notes)).toContain(told));
});

const BOATS =
  'Ferry, Saturdays and Sundays\nPier        9:15  10:45  13:20\nGull Island 9:40  -      13:45\nSkerry      10:05 11:30  14:10';
const KENNELS =
  'Kennel rota\nMon: Tess 8-4, Idris 10-6\nTue: Idris 8-4\nWed: Tess 8-4, Marek 12-6\nThu: Marek 8-4, Tess 12-6\nFri: closed';
const HOCKEY =
  'Hockey\n6 Dec v Kestrels (home) 11.30\n13 Dec v Owls (home) 9.45\n20 Dec - no game\n10 Jan v Rooks (away) 12.15\nMeet half an hour before the start for home games, 75 minutes before for away ones.\nCORRECTION: 6 Dec pushback is now 12.00';
const CLASSES = 'Pottery: Tue 7pm, 2 hours, room 4\nSpanish: Wed 6.30pm, 90 min, room 2\nDrawing: Thu 7.15pm, 75 min, room 4';
const LET = 'Holiday let\nCheck-in from 4pm, check-out by 10am\nReception shuts at 9pm';
const CROSSING =
  'Ferry ref 881\nOut 3 Jan dep 09:20 arr 11:05\nReturn 10 Jan dep 18:45 arr 20:30\nCheck-in shuts 45 minutes before departure';
const BIKE = 'Your bike is fixed. We close at 6 today and 4 Saturday. Not open Sunday.';
const NETBALL =
  'Team      P  W  L  GF GA Pts\nHawks     4  3  1  80 61 9\nSwifts    4  2  2  70 72 6\nStorms    4  1  3  55 72 3';
const BELTS = 'name, age, belt, day\nIvo, 9, 3, Mon\nRuby, 11, 5, Wed\nZac, 10, 4, Mon';
const CURRY =
  'Dave: curry night, tenner each to me please\nLou: paid\nAsh: sent just now\nBex: I will send mine tonight\nLou: nice one';
const POST_TIME = 'Prints ready, posted 26 November 2026\nPost takes 3 to 5 working days';

const BUS = 'ROUTE 9\nMill Sq   0722  0852  1037\nCollege   0741   --   1056\nAirport   0758  0925  1113';

describe('a timetable without colons', () => {
  it.each([
    ['mill square to the airport on the 0852, how many minutes is that', '33 minutes'],
    ['i need to be at the airport by 11.30, what is the latest bus from mill square', '10:37'],
    ['does the 0852 stop at the college', 'No'],
  ])('%s', (question, told) => expect(says(question, BUS)).toContain(told));
});

describe('times and rows', () => {
  it.each([
    ['what time does the 10:45 get to skerry', BOATS, '11:30'],
    ['does the 10:45 stop at gull island', BOATS, 'No: '],
    ['how long is it from the pier to gull island', BOATS, '25 minutes'],
    ['I need to be on Skerry by half past eleven, which boat should I get from the pier', BOATS, '10:45'],
    ['what time is the first boat on a wednesday', BOATS, 'Your notes do not say'],
    ['how much is the ferry', BOATS, 'Your notes do not say'],
    ['which days is Tess not in', KENNELS, 'Tue and Fri'],
    ["add up Tess's hours", KENNELS, '22 hours'],
    ['which days are Tess and Marek both in', KENNELS, 'Wed and Thu'],
    ['what time do we meet for the kestrels game', HOCKEY, '11:30: 30 minutes before 12.00'],
    ['what time do we meet on the 10th', HOCKEY, '11:00: 1 hour 15 minutes'],
    ['who do we play after the week off', HOCKEY, 'Rooks, on 10 Jan'],
    ['what time does spanish finish', CLASSES, '8:00pm'],
    ['does drawing finish before 8.15', CLASSES, 'No: it is over at 8:30pm'],
    ["what's on on thursday", CLASSES, 'Drawing'],
    ['our meeting is at 2.30, can we check in before that', LET, 'No: Check-in from 4pm'],
    ['I get there at 9.30pm, is reception still open', LET, 'No: '],
    ["what's the latest we can check in going out", CROSSING, '8:35'],
    ["I don't leave work until 7 tonight, when can I pick it up", BIKE, 'Saturday, before 4'],
    ['when do we get to Utrecht', 'The 11:50 train to Utrecht takes 34 min.', '12:24'],
    ["dinner is at seven, what's the latest I can put it on on high", 'Stew: LOW 7-9 hours, HIGH 4-5 hours', '3:00pm'],
    ['who has the worst goal difference', NETBALL, 'Storms, with -17'],
    ['of the monday kids who is the most advanced', BELTS, 'Zac, with 4'],
    ['has everyone paid', CURRY, 'Still to pay is Bex'],
    ['what have we not done', '☑ tent\n☐ stove, gas too\n☐ torch\n☑ map', 'stove and torch'],
    ['when will the prints arrive', POST_TIME, 'between Tuesday 1 December 2026 and Thursday 3 December 2026'],
  ])('%s', (question, notes, told) => expect(says(question, notes)).toContain(told));

  it.each([['when is the drawing class in room 9', BIKE]])('%s: not from these', (question, notes) =>
    expect(says(question, notes)).toBeUndefined(),
  );

  it('counts from today', () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 28) });
    const bill = 'Issued 20 November 2026\nPayment terms: 7 days';
    expect(says('is the invoice overdue', bill)).toContain('1 day overdue');
    expect(says('is my insurance still valid', 'Policy expires 14 January 2027')).toContain('47 days from today');
    expect(says('how many days have I got left to return it', 'Book due back 2 December 2026')).toContain('4 days from today');
    expect(says('if I cancel the gym today when is my last day', "Gym: cancel with 1 month's notice.")).toContain(
      '28 December 2026',
    );
    expect(says('when do the drops finish', 'Rex, seen 25 Nov\nEye drops: twice a day for 10 days, start today')).toContain(
      '4 December 2026',
    );
    vi.useRealTimers();
  });
});

const KIOSK =
  "Mon: Rosa 8-2, Idris 2-8\nTue: Idris 8-2, Wen 2-8\nWed: Wen 8-2, Rosa 2-8\nThu: Rosa 8-1, Wen 2-8\nChange: Idris can't do Tuesday now, Rosa is covering him";
const HOME =
  "Name,Mon,Tue,Wed,Thu\nEsi,7-2,7-2,off,12-8\nOmar,off,12-8,7-2,off\nLin,12-8,off,12-8,7-2\nNB Omar is doing Lin's Thursday, she is away";
const FAIR_DUTY = 'Fri: door Kit, tea Ama\nSat: door Bo, tea Kit\nSun: door Ama, tea Bo\nKit and Bo have swapped Saturday';

describe('a rota with changes', () => {
  it.each([
    // 6 on Monday, 6 on Tuesday for Idris, 6 on Wednesday, 5 on Thursday
    ['how many hours is Rosa working', KIOSK, '23 hours'],
    ['which days is Idris in', KIOSK, 'Mon (2-8)'],
    ['who is on on Thursday', HOME, 'Esi (12-8) and Omar (7-2)'],
    // 8 on Monday, 8 on Wednesday, and no more on Thursday
    ['how many hours is Lin working', HOME, '16 hours'],
    ['who is on the door on Saturday', FAIR_DUTY, 'Kit'],
  ])('%s', (question, notes, told) => expect(says(question, notes)).toContain(told));

  const KITCHEN =
    'WEEK OF 7 DEC\nMon  early: Ana, Raj   late: Ben, Fay\nTue  early: Raj, Mo   late: Ana, Fay\nWed  early: Ben, Ana  late: Mo, Raj\nThu  early: Fay, Mo   late: Ben, Ana\nEarly 7.00-2.30, late 2.00-9.30\nCHANGE!! Fay off Thursday (dentist), Raj will do that early for her';
  it.each([
    ['count up Rajs shifts, with the swap included', KITCHEN, 'That is 4:'],
    // 4 × 7.5
    ['how many hours is Raj doing', KITCHEN, '30 hours'],
  ])('in names beside each other: %s', (question, notes, told) => expect(says(question, notes)).toContain(told));

  it('quotes the lines as they were, and the change', () =>
    expect(workedFrom('how many hours is lin working', HOME)?.lines).toEqual([
      'Lin,12-8,off,12-8,7-2',
      "NB Omar is doing Lin's Thursday, she is away",
    ]));

  it('leaves alone what is far longer than a rota', () => {
    const long = `${KIOSK}\n${Array.from({ length: 5000 }, (_, at) => `Ann is covering Bo on Monday ${at}`).join('\n')}`;
    expect(withSwaps(long).text).toBe(long);
  });

  it('leaves alone what names nobody else, or no day', () => {
    for (const line of ['Rosa is covering', 'Wen and Rosa are taking the stock on Tuesday and Thursday'])
      expect(says('how many hours is Rosa working', KIOSK.replace(/Change: .*/, line)) ?? '').not.toContain('23');
  });
});

const PHONE_BILL =
  'Bill for Ada Obi, March\nMonthly plan 24.00 (includes 10 GB)\nData over plan: 3 GB at 1.50\nCalls abroad: 20 min at 0.25\nCredit for fault 2-4 Mar: -3.20\nDue 9 April by direct debit\nFrom May the plan will be 26.50';
const JOINER =
  'Invoice 0611 Orme Joinery\n4 doors hung at 65 each\n3 new locks at 22 each\nTravel 30\nTerms: 30 days from invoice date\nNote: paid 200 cash 3 Mar.\nReturned one lock 5 Mar, full refund agreed.';
const HALL = 'Hire of Orton Hall\nRate: 18 per hour, minimum 2 hours\nKitchen 12 flat\nDeposit 60, returned if left clean';
const LODGE =
  'Check-in Fri 12 Feb 2027 from 15:00, check-out Mon 15 Feb by 10:00\nRate £90 per night, breakfast included. Parking £5 per night.';
const CAMP = 'Camp is 11 to 13 June at the hut. £40 each, siblings £32. Bring a torch.';
const ORDER = '2 x compost @ £6.50\n1 x spade @ £24.00\nSubtotal £37.00\nDelivery £4.95 (free from £50)';
const FLATS = 'Maintenance for the quarter, Rs 6,200 per flat, is due by 10 Dec; late fee Rs 30 per day after that.';
const MINUTES =
  'Bike store: three quotes - Lockley £1,700, Steelbox £1,600, Shedco £1,900. Agreed to go with Lockley because of the guarantee.\nThe account stands at £5,000.';
const WATER = 'Water 1 Sept - 30 Nov £61.20\nSewerage 1 Sept - 30 Nov £70.45\nCredit brought forward £20.00 CR';
const FAIR = 'Scores: Ann 7 + 8, Bo 9 + 6\nMoney raised: entry 6 people at 3, cakes 84.50, raffle 40';

describe('notes that are an account', () => {
  it.each([
    // 24 + 4.50 + 5 − 3.20
    ['what does this come to once the credit is off', PHONE_BILL, '30.30'],
    // 12 × 2.50
    ['how much more a year will she pay when the plan goes up in may', PHONE_BILL, '30 more a year'],
    // 260 + 66 + 30 − 200 − 22
    ['how much does he still owe me', JOINER, '134 is still to pay'],
    // 4 × 18 + 12
    ['what is the whole charge with the kitchen from 6pm to 10pm, not counting the deposit', HALL, '84'],
    // 3 × (90 + 5)
    ['what will the room plus parking come to for the whole stay', LODGE, '£285'],
    // 40 + 2 × 32
    ['all 3 of my boys are going so how much do i owe', CAMP, '£104'],
    // 50 − 37
    ['how much more would i have to buy to get free delivery', ORDER, '£13'],
    // 6,200 + 5 × 30
    ['if i pay on 15 december how much is that in total', FLATS, '6,350'],
    // 5,000 − 1,700
    ['what will be left in the account after the bike store has been paid for', MINUTES, '£3,300'],
    // 61.20 + 70.45 − 20
    ['what does this come to once the credit is off', WATER, '£111.65'],
    // 18 + 84.50 + 40
    ['what did we make all told', FAIR, '142.50'],
  ])('%s', (question, notes, told) => expect(says(question, notes)).toContain(told));

  it('is no debt of a price list', () => expect(says('what do i still owe', 'Adult £6\nChild £4\nSenior £5')).toBeUndefined());
});

const BOTTLES = 'Tues\n01:10 90ml\n04:55 110ml\n07:30 100ml bit sicky after\n10:15 120ml';
const SWIMS = 'Swims\n28 April 600m\n2 May 800m\n9 May 1000m\n16 May 750m cold\n6 June 900m';
const WEIGHED = 'Bulk log\nJan 74 kg\nFeb 75.5 kg\nMar 77.2 kg\nApr 76.8 kg';
const WORKLOG = 'Mon - Baker 6 hrs, Singh 2 hrs\nTue - Baker 8 hrs\nWed - Singh 7.5 hrs\nThu - Baker 3.5 hrs, merchants 1 hr';
const SICK = 'Mimi\n1 March sick after biscuits\n4 March fine\n7 March sick x1\n12 March sick on rug\n13 March fine';

describe('a log', () => {
  it.each([
    ['how much did he have altogether on tuesday', BOTTLES, '420 ml'],
    ['how much in total and the longest he went between bottles', BOTTLES, '3 hours 45 minutes, from 01:10 to 04:55'],
    ['how far did i swim altogether in may', SWIMS, '2,550 m'],
    ['what was my longest swim', SWIMS, '9 May with 1,000 m'],
    ['how much have i put on since january', WEIGHED, '2.8 kg'],
    ['total hours on the baker job', WORKLOG, '17 hours 30 minutes'],
    ['how many times was she sick', SICK, '3: 1 March, 7 March, 12 March'],
  ])('%s', (question, notes, told) => expect(says(question, notes)).toContain(told));

  it.each([['how many units did we use from january to may', 'Meter\n1 Jan 42318\n1 Feb 42720\n1 Mar 43055']])(
    '%s: not from these',
    (question, notes) => expect(says(question, notes)).toBeUndefined(),
  );
});

const COATS = 'Coats\nS: up to 62 cm\nM: 63 to 70 cm\nL: 71 to 80 cm';
const WARD = 'Below 37.5 nothing needed\n37.5 to 38 paracetamol\nover 38 ring the ward\nover 39 A&E straight away';
const ELASTIC =
  'PED = % change in quantity demanded / % change in price\n>1 elastic, <1 inelastic, =1 unit elastic\nelastic: price up -> total revenue DOWN\ninelastic: price up -> total revenue UP';

describe('limits of the notes', () => {
  it.each([
    ['she is 68 cm long, which size do i order', COATS, 'That is M'],
    ['if the price goes up 10% and people buy 3% less, does revenue go up', ELASTIC, '“inelastic: price up -> total revenue UP”'],
  ])('%s', (question, notes, told) => expect(says(question, notes)).toContain(told));

  it('takes the narrowest that holds', () =>
    expect(workedFrom('her temperature is 38.4 now, what do i do', WARD)?.lines).toEqual(['over 38 ring the ward']));
});

describe('a line that corrects', () => {
  it.each([
    [
      'who is bringing the pa',
      "Lou PA + lights\nEdit Weds: Lou's PA in for repair so Dev bringing his, Lou still does lights",
      'Dev',
    ],
    ['who is doing the raffle', "Raffle - Jo\nUpdate Thurs: Jo's on nights so Suze has raffle, Kev doing bar alone", 'Suze'],
    [
      'who is picking up finn',
      "Mum: can you get Finn Thursday\nDave: yes can do\nMum: thank you\nDave: actually got the dentist, sorry\nGran: I'll fetch him",
      'Gran',
    ],
  ])('%s', (question, notes, told) => expect(says(question, notes)).toBe(`That is ${told}.`));
});

const TIMETABLE =
  'Autumn timetable\nMon 4.00 Tap beginners, ages 7-9\nMon 5.00 Ballet grade 2\nWed 4.15 Ballet beginners, ages 5-7\nThu 4.30 Modern beginners, ages 7-10\nThu 5.30 Modern intermediate, ages 7-10\nSat 9.30 Tap intermediate, 8-11';
const COTTAGES =
  'Larch, sleeps 6, £640, dogs ok\nRowan, sleeps 8, £880, no dogs\nAsh, sleeps 8, £890, one dog welcome\nElm, sleeps 10, £1,150, dogs welcome';
const DATA = 'Lebo: 5 GB, £6\nVox: 20 GB, £11\nOrro: 30 GB, £10\nTuk: 100 GB, £16';
describe('rows that suit what is told', () => {
  const linesOf = (question: string, notes: string): readonly string[] =>
    workedFrom(readQuestion(question).plain, notes)?.lines ?? [];
  it.each([
    ["my girl is 8, never danced before and can't do Mondays, which class?", TIMETABLE, ['Thu 4.30']],
    ['we are 7 with a dog and can spend 900, which cottage?', COTTAGES, ['Ash']],
    ['what is the cheapest deal that gives me at least 20gb', DATA, ['Orro']],
  ])('%s', (question, notes, opens) => {
    const lines = linesOf(question, notes);
    for (const [at, line] of lines.entries()) expect(line).toContain(opens[at]);
    expect(lines).toHaveLength(opens.length);
  });

  it('never quotes a row that is out of the question', async () => {
    const { nearInNotes } = await import('../../server/writers/answers/notes/notes.ts');
    const near = await nearInNotes(readQuestion("he is 6 and we can't do Mondays, which ballet class?"), TIMETABLE);
    expect(near.lines.join(' ')).not.toContain('Mon ');
  });
});

const FLOWERS =
  'Wedding, 14 June\nBouquet: 12 white roses, 5 peonies\n3 bridesmaids: 6 white roses each\nButtonholes x 7, one white rose each\n8 tables: 4 white roses and 2 stocks in each jug\norder 10% extra on the roses';
const TIMBER = 'Timber 12 lengths 96.00\nScrews 14.50\nTimber decking 310.00\nTimber posts x6 84.00\nDelivery 25.00';
const EGGS = 'mon 14, 1 cracked\ntue 16\nwed 13, 2 cracked\nthu 15\nsun 12, 3 cracked';
describe('a total of what lines share', () => {
  it.each([
    [
      'how many white roses do i need in all, with the extra',
      FLOWERS,
      'That makes 69: 12 + 3 × 6 + 7 × 1 + 8 × 4. With 10% on top that is 75.9, so 76.',
    ],
    ['what does the timber come to', TIMBER, 'That makes 490: 96 + 310 + 84.'],
    ['total for the timber plus vat at 20%', TIMBER, 'With 20% on top that is 588.'],
    ['how many were cracked over the whole week', EGGS, 'That makes 6 cracked: 1 + 2 + 3.'],
    [
      'how many chairs for both rooms, with 4 spare',
      'Room 1: 36 chairs\nRoom 2: 24 chairs, tea\nUrn: 9',
      'With 4 more that is 64.',
    ],
  ])('%s', (question, notes, told) => expect(says(question, notes)).toContain(told));

  it.each([
    // One line alone is called a cake, and labour is no part.
    ['how many eggs for both cakes and the custard in all', 'Coffee cake: 4 eggs\nLemon drizzle: 3 eggs\nCustard: 5 eggs'],
  ])('adds nothing up: %s', (question, notes) => expect(says(question, notes)).toBeUndefined());
});

const LABS = 'Labs 30% (six reports)\nReports are due Fridays 5 pm\nEmail Dr Osei BEFORE the deadline if you are sick';
describe('notes that are silent on a case', () => {
  it.each([
    ['how much do i lose if i hand in the lab report a day late', LABS],
    ['how much is the fine if i pay it late', 'Instalment 1: £2,310 due 29 Sept\nInstalment 2: £2,310 due 12 January'],
    ['do i have to fast before my scan', 'Scan Thurs 11.20\nDrink 1 litre of water before\nNo children in scan room'],
  ])('%s', async (question, notes) => {
    const { nearInNotes, notes: fromNotes } = await import('../../server/writers/answers/notes/notes.ts');
    const read = readQuestion(question);
    const { isSilent, isFound, isTold } = await nearInNotes(read, notes);
    expect({ isSilent, isFound, isTold }).toEqual({ isSilent: true, isFound: false, isTold: false });
    expect(await fromNotes({ question: read, category: '', notes, random: Math.random } as never)).toBeUndefined();
  });
});

describe('what may be given again', () => {
  it.each([
    [
      'when can i next give her calpol',
      'Calpol 5 ml given 5.15pm, every 4-6 hrs, no more than 4 in 24h',
      'Not before 21:15: 17:15 and 4 hours.',
    ],
    ['when is my second instalment due', 'Instalment 1: £90 due 2 May\nInstalment 2: £80 due 6 June', 'That is 6 June.'],
  ])('%s', (question, notes, told) => expect(says(question, notes)).toBe(told));
});
