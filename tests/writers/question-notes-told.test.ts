/** What people ask of the notes, lists and letters that they paste: who, when, what to do, what to bring, what changes. */
import { describe, expect, it } from 'vitest';
import { seeded } from '../../server/random.ts';
import { notes as fromNotes } from '../../server/writers/answers/notes/notes.ts';
import { readQuestion } from '../../server/writers/answers/question/question.ts';

const answer = (question: string, notes: string) =>
  fromNotes({ question: readQuestion(question), category: 'General Knowledge', notes, random: seeded(1) });

const CAFE =
  'Cafe rota w/c 9 June - min 3 people every day\nMon: Ali, Beth, Cara\nTue: Ali, Cara\nWed: Beth, Cara, temp (tbc)\nThu: Dev, Ali, Beth\nFri: Dev';
const PTA =
  'PTA meeting 3 Feb\nPresent: Ros, Dave, Anil\nRos to book the hall for the quiz by 20 Feb.\nQuiz: £5 a ticket. Dave to print the posters by Friday.\nBar licence costs £21, Dave to apply for it before 1 March.\nUniform sale put off until after Easter.';
const BARBECUE =
  'Street barbecue sat 12th\nNo 4 - burgers and buns\nNo 7 - trifle and a lemon tart\nNo 9 - beer, squash\nNo 15 - apple crumble (needs oven)\nNo 20 - wine and paper plates';
const GARAGE =
  'Monday bays, 8 to 5.30\nGaz 8:00-10:00 service, 10:00-12:30 clutch, lunch 12:30-1:00, 1:00-5:00 clutch\nPete 8:00-9:30 MOT, lunch 12:30-1:00, 2:00-5:30 gearbox\nLinda 8:00-11:00 exhaust, 11:00-12:00 MOT, lunch 1:00-1:30, 1:30-4:00 welding';
const PERMIT =
  'Your permit runs out on 30 April. To renew, return the form with a copy of your V5C logbook and proof of address dated within 3 months. Applications received after Friday 18 April cannot be processed in time.\nThe fee is £60 a year.';
const BAKERY =
  'Hi both, new list from September\nSourdough £3.60 (was £3.40)\nRye £3.90, same as before\nCroissants, box of 12 - £14.50, up from £13.20\nBagels £0.85 each (was £0.95)';
const COURSE =
  'Lab report due Mar 11 by midnight\nLate: 5 points off for each day\nAfter 5 days: zero\nA 90-100, B 80-89, C 70-79';
const CONCERT =
  'Sopranos and altos 5.15\nTenors and basses 5.30 in the crypt\nPS: all times above half an hour later because of a wedding';

describe('what is asked of pasted notes', () => {
  it.each([
    ['which days are we short?', CAFE, ['Tuesday is one short', 'unless the temp can come', 'Friday is two short']],
    ['I am Dave. What jobs have I been given?', PTA, ['two things', 'print the posters by Friday', 'before 1 March']],
    ['who is doing puddings?', BARBECUE, ['No 7 (trifle and a lemon tart)', 'No 15 (apple crumble)']],
    ['who is on drinks?', BARBECUE, ['No 9 (beer and squash)', 'No 20 (wine)']],
    ['Who can take a two hour job on Monday and when?', GARAGE, ['Pete, at 9:30', 'free from 9:30 to 12:30']],
    [
      'what is the last day I can send this form and what do I send with it',
      PERMIT,
      ['Friday 18 April', 'V5C logbook', 'proof of address'],
    ],
    ['just the prices that went up please', BAKERY, ['From September', 'Sourdough', 'Croissants']],
    ['I got 92 but handed my lab report in on Mar 14. What is my mark?', COURSE, ['That is 77', 'a C', 'three days late']],
    ['What time do the basses have to be there?', CONCERT, ['That is 6.00', '“Tenors and basses 5.30 in the crypt”']],
    ['when is the inspection?', 'Check in from 4\nPets $15\nInspection - date to be confirmed', ['no date for this yet']],
    ['can I make up the quiz?', 'Quizzes 15% (lowest two dropped, no makeups)\nFinal 25%', ['No: no makeups']],
    ['who has not replied yet?', 'Reunion\nAmit - yes\nBrona - no reply\nDot - maybe\nEd - no reply', ['Brona and Ed']],
    ['what is gluten free?', 'Lentil soup (VG, GF)\nCheese toastie\nBrownie (GF)', ['Lentil soup and Brownie']],
    [
      'what is the latest train to be there by 10?',
      'Dep 7.42 arr 8.51\nDep 8.47 arr 9.58\nDep 9.20 arr 10.31',
      ['8.47', 'arrives at 9.58'],
    ],
    [
      'when is the man coming now',
      'Thu - Colin cannot come till Mon 13th, between 8 and 10\nFri - Colin rang back, now TUESDAY 14th same time',
      ['TUESDAY 14th', 'between 8 and 10'],
    ],
    [
      'Is it ok if I give Theo hummus for lunch?',
      'Theo NO egg NO sesame. Epipen in blue bag\nMargot eats anything',
      ['must not have', 'NO sesame'],
    ],
  ])('%s', async (question, notes, parts) => {
    const lead = (await answer(question, notes))?.lead ?? '';
    for (const part of parts) expect(lead).toContain(part);
  });

  it.each([
    // Only what went up.
    ['just the prices that went up please', BAKERY, /Bagels|Rye/],
    // How old a bill may be is no time to count from.
    ['what is the last day to send it', PERMIT, /July|3 months after/],
    // Who was there has nothing to do for it.
    ['I am Dave. What jobs have I been given?', PTA, /Present/],
  ])('and not what is not asked: %s', async (question, notes, wrong) => {
    expect((await answer(question, notes))?.lead.split('From your notes')[0]).not.toMatch(wrong);
  });

  it.each([
    ['who can fit me in?', 'Bread £3\nMilk £1\nEggs £2'],
    ['what does Ann have to do?', 'Bread £3\nAnn rang\nEggs £2'],
    ['are we short of anybody?', 'Mon: Ali\nTue: Beth\nWed: Cara'],
  ])('works nothing out of notes that do not hold it: %s', async (question, notes) => {
    expect((await answer(question, notes))?.lead ?? '').not.toMatch(/\bshort \(|free from|things? to do/);
  });
});
