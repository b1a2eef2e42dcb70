/** One row of a handbook's tables, and nothing of what they do not hold. */
import { describe, expect, it } from 'vitest';
import { handbook } from '../../server/writers/answers/facts/handbook.ts';
import { readQuestion } from '../../server/writers/answers/question/question.ts';
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
    ['what does pcm mean in rent', 'PCM stands for “per calendar month”.'],
    ['W/C on a rota meaning', 'w/c stands for “week commencing”.'],
    ['p.c.m. meaning', 'PCM stands for “per calendar month”.'],
    ['vgc meaning', 'VGC stands for “very good condition”.'],
    ['what does so mean on a bank statement', 'SO stands for “standing order”.'],
    ['what does so mean in a dating profile', /^SO stands for “significant other”/],
    ['what does od mean on a prescription', 'OD stands for “once a day”, from Latin.'],
    ['boiling point of ethanol', 'Ethanol boils at about 78.4 °C (173.1 °F).'],
    ['what temp does lead melt', 'Lead melts at about 327.5 °C (621.5 °F).'],
    ['at what temperature does mercury freeze?', 'Mercury freezes at about −38.8 °C (−37.8 °F).'],
    ['density of gold', /^The density of gold is about 19.3 grams per cubic centimetre, or 19,300 kilograms/],
    ['how heavy is a cubic metre of concrete', 'A cubic metre of concrete weighs about 2,400 kg (2.4 tonnes).'],
    ['a5 size mm', 'A5 paper is 148 × 210 mm (5.8 × 8.3 inches).'],
    ['dimensions of a0 in cm', 'A0 paper is 84.1 × 118.9 cm (33.1 × 46.8 inches).'],
    ['us letter paper size in inches', 'US Letter paper is 8.5 × 11 inches (21.6 × 27.9 cm).'],
    ['which envelope for a4 folded in half', /^A4 folded in half fits a C5 envelope/],
    ['how wide is a double bed', 'A British double bed is 135 cm wide and 190 cm long (4 ft 6 by 6 ft 3).'],
    ['super king duvet size', 'A British super king duvet is 260 × 220 cm.'],
    ['200c in a fan oven', '200 °C is about 180 °C in a fan oven.'],
    ['what is a slow oven', 'A slow oven is about 150 °C (300 °F), gas mark 2.'],
    ['eu 42 shoe in uk', 'EU 42 in shoes is about UK 8.'],
    ['womens uk 5 shoe in us', 'Women’s UK 5 in shoes is about US women’s 7.'],
    ['us size 6 dress in uk', 'US 6 in women’s clothes is about UK 10.'],
    [
      'ring size p uk to us',
      /^Ring size P in Britain is 17.9 mm across and 56.3 mm round the inside; in America it is about 7.75/,
    ],
    ['minimum wage uk 2025', /^In the UK, from April 2025 to March 2026, .* £12.21 an hour/],
    ['what age can i get my state pension in ireland', 'In Ireland the State Pension begins at 66.'],
    ['vat rate in germany', 'In Germany the standard VAT rate is 19 per cent, and 7 on food and books.'],
    ['how much is a second class stamp', /^In the UK a second class stamp cost 87p from April 2025/],
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
    'what does so mean',
    'what does it mean when a dog barks',
    'what does pa mean in music',
    'melting point of my chocolate bar',
    'can you freeze milk',
    'how do i melt chocolate',
    'how heavy is a cubic metre of my stuff',
    'what is an isa',
    'minimum wage 2035',
    'minimum wage for a waiter in texas',
    'vat on gold',
    'how much is a stamp to france',
    'what size bed for a 3 year old',
    'is uk 9 big for a boy of ten',
  ])('has nothing of: %s', (question) => {
    expect(leadOf(question)).toBeUndefined();
  });
});
