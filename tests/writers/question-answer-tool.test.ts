import { readFileSync } from 'node:fs';
import { LocalLinter } from 'harper.js';
import { binary } from 'harper.js/binary';
import { beforeAll, describe, expect, it } from 'vitest';
import { openedBy } from '../../server/writers/answers/opening.ts';
import { entries } from '../../server/writers/answers/pages/entries.ts';
import { candidatesFor, find } from '../../server/writers/answers/pages/find.ts';
import writer from '../../server/writers/question-answer-tool.ts';
import tool from '../../tools/question-answer-tool.ts';
import type { PayloadOf, ReplyOf } from '../../engine/definition/index.ts';
import { contextOf } from '../support/context.ts';

type Request = PayloadOf<typeof tool>;
type Reply = ReplyOf<typeof tool>;
interface Input {
  readonly body: Request;
  readonly expect: { readonly kind: 'answerable' | 'refuse'; readonly mustMention: readonly string[]; readonly reason?: string };
  readonly note: string;
}
const { inputs } = JSON.parse(readFileSync(new URL('../inputs/question-answer-tool.json', import.meta.url), 'utf8')) as {
  inputs: readonly Input[];
};

// From the specification, not from the definition.
const TONES = ['Default', 'Professional', 'Educational', 'Conversational', 'Technical', 'Simple', 'Detailed', 'Concise'] as const;
const AUDIENCES = [
  ...(['Everyone', 'Students', 'Professionals', 'Beginners'] as const),
  ...(['Experts', 'Children', 'Researchers', 'General Public'] as const),
];
const LENGTHS = ['Brief', 'Standard', 'Detailed', 'Comprehensive'] as const;
const CATEGORIES = [
  ...(['General Knowledge', 'Science & Technology', 'Business & Finance', 'Health & Medicine', 'Education'] as const),
  ...(['History', 'Arts & Culture', 'Sports', 'Travel', 'Food & Cooking'] as const),
  ...(['Law & Legal', 'Psychology', 'Philosophy', 'Current Events'] as const),
];
const ANSWERED = 70;

const plain: Request = {
  question: '',
  category: 'General Knowledge',
  answerLength: 'Standard',
  tone: 'Default',
  audience: 'Everyone',
  language: 'English',
  context: '',
};
const ask = async (question: string, options: Partial<Request> = {}, seed = 1): Promise<Reply> =>
  writer.write({ ...plain, ...options, question }, contextOf(seed));

const mentions = (text: string, wanted: string): boolean =>
  wanted.split('|').some((part) => text.toLowerCase().includes(part.toLowerCase()));

const expectWellFormed = (reply: Reply): void => {
  const { answer, metadata, relatedTopics } = reply;
  const words = answer.split(/\s+/).filter((run) => /[\p{L}\p{N}]/u.test(run)).length;
  expect(metadata.wordCount).toBe(words);
  expect(metadata.readingTime).toBe(Math.max(1, Math.ceil(words / 200)));
  expect(metadata.confidenceScore).toBeGreaterThanOrEqual(0);
  expect(metadata.confidenceScore).toBeLessThanOrEqual(100);
  expect(Number.isInteger(metadata.confidenceScore)).toBe(true);
  expect(['Low', 'Medium', 'High']).toContain(metadata.complexityLevel);
  expect(answer).not.toMatch(/undefined|null|NaN|\[object|\$\{|\{\w+\}/);
  expect(answer).not.toMatch(/ {2}|\s[,.;:!?](?:\s|$)|\.\.(?!\.)|^\s|\s$|\n{3}/);
  expect(relatedTopics.length).toBeGreaterThanOrEqual(3);
  expect(relatedTopics.length).toBeLessThanOrEqual(6);
  expect(new Set(relatedTopics.map((topic) => topic.toLowerCase())).size).toBe(relatedTopics.length);
};
/** What the tool itself wrote: without what it quotes from the visitor or from the dictionary. */
const own = (answer: string): string => answer.replace(/“[^”]*”/g, 'it');

describe('the sample inputs', () => {
  it.each(inputs.map((input) => [`${input.note}: ${input.body.question}`, input] as const))(
    '%s',
    async (_, { body, expect: wanted }) => {
      for (const seed of [1, 2, 3]) {
        const reply = await ask(body.question, { ...body, language: 'English' }, seed);
        expectWellFormed(reply);
        // Asked in another language but typed in English: the server refuses earlier, and nothing is at stake here.
        if (wanted.kind === 'answerable') {
          expect(reply.metadata.confidenceScore).toBeGreaterThanOrEqual(ANSWERED);
          for (const fact of wanted.mustMention) expect(mentions(reply.answer, fact), `${fact} in ${reply.answer}`).toBe(true);
        } else expect(reply.metadata.confidenceScore).toBeLessThanOrEqual(40);
      }
    },
  );
});

const ANSWERABLE: readonly (readonly [question: string, fact: string])[] = [
  ['What is the capital of Australia?', 'Canberra'],
  ['whats the captial of brazil', 'Brasília'],
  ['tell me what the capital of Peru is', 'Lima'],
  ['Capital of the Netherlands', 'Amsterdam'],
  ['japan capital', 'Tokyo'],
  ["What is Japan's currency?", 'yen'],
  ['what money do they use in thailand', 'baht'],
  ['What language is spoken in Brazil?', 'Portuguese'],
  ['Which continent is Kenya in?', 'Africa'],
  ['what is the dialling code of italy', '+39'],
  ['which country has the capital Lisbon', 'Portugal'],
  ['Is Sydney the capital of Australia?', 'Canberra'],
  ['capital and currency of Poland', 'Warsaw'],
  ['capital and currency of Poland', 'zloty'],
  ['What is the capital of Georgia?', 'Atlanta'],
  ['What is the capital of Georgia?', 'Tbilisi'],
  ['What is the capital of New York?', 'Albany'],
  ['what is the capital of south africa', 'Cape Town'],
  ['what is 12 x 8', '96'],
  ['2 + 3 * 4', '14'],
  ['(2+3)*4', '20'],
  ['What is 0.1 + 0.2?', '0.3'],
  ['what is two plus two', '4'],
  ['1,250 * 3 =', '3,750'],
  // Figures with two decimals look like prices: a sum in signs is one all the same.
  ['100 - 18.50', '81.5'],
  // A word of the law beside it makes no question of the law.
  ['im on 12.60 an hour and did 38 hours plus 5 overtime at time and a half. what should i get before tax', '573.30'],
  ['what is 50 - 12.99', '37.01'],
  ['100 / 12.50', '8'],
  ['3 x 18.50 + 12', '67.5'],
  ['2^64', '18,446,744,073,709,551,616'],
  ['10 / 0', 'zero'],
  ['15% tip on $45', '$6.75'],
  ['20% off $80', '$64'],
  ['What percentage of 80 is 20?', '25%'],
  ['250 plus 19%', '297.5'],
  ['percentage change from 50 to 65', '30%'],
  ['3/4 as a percentage', '75%'],
  ['square root of 144', '12'],
  ['average of 3, 5 and 10', '6'],
  ['Is 91 a prime number?', '7 × 13'],
  ['What is 2024 in Roman numerals?', 'MMXXIV'],
  ['roman numeral for 1999', 'MCMXCIX'],
  ['what does APR mean', 'cost of borrowing'],
  ['how many grams in a cup of flour', '120 to 125 g'],
  ['How do I get a wobbly table to stand still on an uneven floor?', 'screws'],
  ['My ring is stuck on my finger and it’s a hot day. Help!', 'soap'],
  ['whats the diffrence between baking powder and baking soda can i swap them', 'acid'],
  ['MCMXCIX in numbers', '1999'],
  ['100 km in miles', '62.14'],
  ['convert 5 kg to pounds', '11.02'],
  ['350 F in C', '176.7'],
  ['-40 celsius in fahrenheit', '−40'],
  ['how many ounces in a pound', '16'],
  ['5 ft 7 in cm', '170.18'],
  ['how many minutes are in 3 hours', '180'],
  ['What day of the week was 4 July 1776?', 'Thursday'],
  ['how many days between 1 January 2024 and 1 March 2024', '60 days'],
  ['Is 1900 a leap year?', 'not a leap year'],
  // A date, not a fraction.
  ['what is 9/11', 'World Trade Center'],
  ['how many planets have rings', 'Four'],
  ['capital of canada? i always thought it was Toronto', 'Ottawa'],
  ["what's the capital of australia, my mate reckons it's Sydney", 'Canberra'],
  ['how to iron a shirt', 'damp'],
  // Of many senses the one that is meant, not the one that the dictionary happens to begin with.
  ['what is jazz', 'music'],
  ['what is a hacker', 'programmer'],
  ['who was muhammad', 'prophet'],
  ['What is photosynthesis?', 'light|radiant'],
  ['what does "ubiquitous" mean', 'everywhere'],
  ['define tort', 'wrong'],
  ['meaning of frugality', 'waste'],
  ['Quick question: what is the capital of Peru?', 'Lima'],
  ['well, what is 7 times 6', '42'],
  ['a question mark meaning', 'punctuation'],
  ['What is a bassoon?', 'instrument'],
  ['what are photons', 'radiation|packets'],
  ['synonyms of happy', 'glad'],
  ['What is the opposite of generous?', 'stingy'],
  ['use ephemeral in a sentence', 'ephemeral'],
  ['difference between a crocodile and an alligator', 'snout'],
  ['difference between jam and marmalade', 'citrus fruit'],
  ['what is the difference between a lemon and a lime', 'smaller, green and sharper'],
  ['who was Albert Einstein', 'physicist'],
  ['When was Marie Curie born?', '1867'],
  ['what is phishing', 'password'],
  ['How many planets are there?', 'eight'],
  ['at what temperature does water boil', '100'],
  ['chemical symbol for gold', 'Au'],
  ['how many sides does a hexagon have', '6|six'],
  ['how far is the moon', '384,400'],
  ['Hi, can you please tell me what "frugal" means? Thanks!', 'waste'],
  ['I am planning a trip. What is the capital of Portugal?', 'Lisbon'],
  ['Time diffrence Melborne to Cork in decmber??', '11 hours ahead'],
  ['capital of Austrailia', 'Canberra'],
];

describe('everyday questions that it answers', () => {
  it.each(ANSWERABLE)('%s → %s', async (question, fact) => {
    const reply = await ask(question);
    expect(reply.metadata.confidenceScore).toBeGreaterThanOrEqual(ANSWERED);
    expect(mentions(reply.answer, fact), reply.answer).toBe(true);
  });
});

/** What must not be said, beside the refusal itself. */
const REFUSED: readonly (readonly [question: string, never?: string])[] = [
  ['What is the capital of Apple?', 'Cupertino'],
  ['capital punishment in Japan', 'Tokyo'],
  ['What was the capital of Brazil in 1900?', 'Brasília'],
  ['Suppose Lisbon is not in Portugal. What is the capital of Portugal?', 'Lisbon is'],
  ['What is currently in Japan?', 'yen'],
  ['Is Tel Aviv the capital of Israel?', 'Yes'],
  ['What is the meaning of life?', '42'],
  ['Who is the president of France?'],
  ['What is the population of Wigan?'],
  ['who is the CEO of Apple'],
  ['Who is Elon Musk?'],
  ['what is 2 apples plus 3 apples', '5'],
  ['what is 5% of the population'],
  ['9^9^9'],
  ['24/7'],
  ['what is 555-1234', '679'],
  ['what is import("fs")'],
  ['what is 2 + process.exit()'],
  ['convert 5 dollars to euros'],
  ['What is the boiling point of water on Everest?', 'Water boils at'],
  ['Who was the first person on Mars?', 'Armstrong'],
  ['When did World War III end?', '1945'],
  ['what is the answer'],
  ['what is the weather like'],
  ['What is the best laptop brand?'],
  ['What is my name?'],
  ['will it rain tomorrow'],
  ['Who will win the next World Cup?'],
  ['Should I invest in bitcoin?'],
  ['Can I sue my landlord for mould?'],
  ['Is ibuprofen safe during pregnancy?'],
  ['What dose of paracetamol should I give my child?'],
  ['Is there a God?'],
  ['explain quantum entanglement'],
  ['what is the price of gold', 'Au'],
  ['how old is the king of Spain'],
  ['define zzyzzx'],
  ['asdfghjkl'],
  ['?'],
  ['🙂'],
  ['日本の首都はどこですか', 'Tokyo'],
  ['Quelle est la capitale de la France ?', 'Paris'],
  ['Wat is de hoofdstad van Nederland?', 'Amsterdam'],
];

describe('questions that it refuses', () => {
  it.each(REFUSED.map(([question, never]) => ({ question, never })))('$question', async ({ question, never }) => {
    for (const answerLength of LENGTHS) {
      const reply = await ask(question, { answerLength });
      expect(reply.metadata.confidenceScore, reply.answer).toBeLessThanOrEqual(40);
      if (never !== undefined) expect(reply.answer).not.toContain(never);
      expectWellFormed(reply);
    }
  });

  it('sends medical questions to those who can answer', async () => {
    for (const question of [
      'Should I stop taking my tablets?',
      'Is ibuprofen safe for babies?',
      'my chest pain is bad, should I worry',
    ]) {
      const { answer } = await ask(question, { category: 'Health & Medicine' });
      expect(answer).toMatch(/doctor|pharmacist|\bvet\b|emergency/);
    }
  });

  it.each([
    'I want to die',
    'how do i stop wanting to die',
    'How can I stop feeling suicidal?',
    'what helps against suicidal thoughts',
    'how do i kill myself',
    'My friend is suicidal, what do I do?',
    'painless ways to die',
    'how do I end my life',
  ])('answers a cry for help kindly, in every tone: %s', async (question) => {
    for (const tone of TONES)
      for (const answerLength of LENGTHS) {
        const { answer } = await ask(question, { tone, answerLength, context: 'To die is to sleep. I want to sleep.' });
        expect(answer).toMatch(/^If you are thinking of ending your life[^.]*988/);
        expect(answer).not.toMatch(/dictionary|Sorry|From your notes/);
      }
  });

  it('still explains hard words', async () => {
    expect((await ask('what is cancer', { category: 'Health & Medicine' })).answer).toMatch(/cells|growth|tumou?r/);
    expect((await ask('how do I kill a process in linux')).answer).not.toMatch(/emergency/);
  });

  it('offers questions near the one asked, which it can answer', async () => {
    const { answer, relatedTopics } = await ask('how long does milk last in the fridge unopened');
    const offered = [...answer.matchAll(/“([^”]+\?)”/g)].map(([, each]) => each!);
    expect(relatedTopics).toContain(offered[0]);
    for (const each of offered) expect((await ask(each)).metadata.confidenceScore).toBeGreaterThanOrEqual(ANSWERED);
  });

  it('offers nothing that shares but one word with the question', async () => {
    for (const question of ['How much salt does a goldfish need?', 'how much does the weight of a sundial matter'])
      expect((await ask(question)).answer).not.toContain('You could ask');
  });
});

describe('answers that people wrote', () => {
  it.each([
    ['how long should you boil an egg for', /6 minutes.*10 to 12/],
    ['Who is the author of Dracula?', /Bram Stoker/],
    ['number of bones in the human body', /206/],
    ['getting red wine out of a carpet', /Blot/],
    ['our cat nibbled at a lily in the bouquet, he seems fine', /Call a vet or emergency vet now/],
    ['can i stop taking citalopram', /Do not stop an antidepressant/],
    ['Why do bees make honey?', /food for the winter/],
    [
      'There’s a beep in the hallway every forty seconds, at 4 am. I’ve put in a new battery. How do I make it stop?',
      /smoke alarm|chirp/,
    ],
    ['the radiator is hot at the top but cold at the bottom', /sludge/],
    [
      'When his card game goes badly my son flips the board and calls his sister a cheat. How do we deal with it?',
      /sore loser|always win/,
    ],
    ['cough wont go away, had the cold 2 weeks ago, feel ok otherwise', /weeks/],
    ['My cat stopped using the litter box after we moved. What should I check?', /vet/],
  ])('%s', async (question, answer) => {
    const reply = await ask(question);
    expect(reply.answer).toMatch(answer);
    expect(reply.metadata.confidenceScore).toBeGreaterThanOrEqual(ANSWERED);
  });

  it.each([['four hens and not one egg since the clocks changed, they seem happy enough and are eating', 'stopped laying']])(
    'are named as the nearest where they are only near, below the score of an answer: %s',
    async (question, near) => {
      const { answer, metadata } = await ask(question);
      expect(answer).toMatch(/^The nearest we can answer is “[^”]+\?” /);
      expect(answer).toContain(near);
      expect(metadata.confidenceScore).toBeGreaterThan(40);
      expect(metadata.confidenceScore).toBeLessThan(ANSWERED);
    },
  );

  it('are given where they may well be meant, below the score of an answer', async () => {
    const { answer, metadata } = await ask(
      'Found an oak chest at the tip, dark varnish, ugly as sin. I’d love it green. What do I do before the first coat?',
    );
    expect(answer).toMatch(/^To paint wood or furniture: /);
    expect(metadata.confidenceScore).toBeLessThan(ANSWERED);
  });

  it.each([
    ['How can I keep my cat cool in summer?', 'To keep your cat cool in summer'],
    ['What is the difference between silk and satin?', 'On the difference between silk and satin'],
    ['What is chromatography?', 'On chromatography'],
    ['Nobody trains me in my new job, what do I do?', 'If nobody trains you in your new job'],
    ['I was sent home without pay, is that allowed?', 'If you were sent home without pay'],
    ['Friends and family want my work for free, how do I refuse?', 'If friends and family want your work for free'],
    ['How long does a cold last?', 'On how long a cold lasts'],
    ['Why does my cat sneeze so much?', 'On why your cat sneezes so much'],
    ['Why is the sky blue?', 'On “Why is the sky blue?”'],
    ['What is a male cat called?', 'On “What is a male cat called?”'],
    ['Who invented the ballpoint pen?', 'On “Who invented the ballpoint pen?”'],
  ])('open by what they are about where they may not be meant: %s', (question, opening) =>
    expect(openedBy(question, 'So it is.')).toBe(`${opening}: So it is.`),
  );

  it.each(['why is my candle smoking', 'which horse should I back in the grand national'])(
    'are not sure where they only share a word with the question: %s',
    async (question) => expect((await ask(question)).metadata.confidenceScore).toBeLessThan(ANSWERED),
  );

  it.each([
    ['How do I clean a burnt pan, and how do I get red wine out of a carpet?', 'Simmer water', 'Blot red wine'],
    ['How long do you boil an egg? And why is the sea salty?', '6 minutes', 'Rivers carry salts'],
  ])('answer both parts of a question: %s', async (question, first, second) => {
    const { answer, metadata } = await ask(question);
    expect(answer.indexOf(first)).toBeGreaterThanOrEqual(0);
    expect(answer.indexOf(second)).toBeGreaterThan(answer.indexOf(first));
    expect(metadata.confidenceScore).toBeGreaterThanOrEqual(ANSWERED);
  });

  it.each([
    ['What is the capital of Portugal and who is its president?', 'Lisbon', 'Who is its president?'],
    ['Who was the first man on the moon and what did he eat for breakfast?', 'Armstrong', 'What did he eat for breakfast?'],
  ])('answer the half that is known, naming the other, below the score of an answer: %s', async (question, fact, open) => {
    const { answer, metadata } = await ask(question);
    expect(answer).toContain(fact);
    expect(answer).toContain(`We hold nothing that answers “${open}”, and we would rather not guess.`);
    expect(metadata.confidenceScore).toBeLessThan(ANSWERED);
  });

  it.each(['Who wrote Things Fall Apart and what year was that', 'How high is Everest and who climbed it first'])(
    'answer both halves in one sentence: %s',
    async (question) => {
      const { answer, metadata } = await ask(question);
      expect(answer).toMatch(/1958|8,849 m.*Hillary/);
      expect(metadata.confidenceScore).toBeGreaterThanOrEqual(ANSWERED);
    },
  );

  it('say what there is no answer to, with no reason that is not its own', async () => {
    for (const [question, said] of [
      ['can you freeze custard tarts', '“Can you freeze custard tarts”'],
      ['what is a zzyzzx', '“zzyzzx”'],
      ['will vinegar kill moss on a glass roof', '“Will vinegar kill moss on a glass roof”'],
    ] as const) {
      const { answer } = await ask(question);
      expect(answer).toContain(
        `We hold nothing ${said.includes(' ') ? 'that answers' : 'on'} ${said}, and we would rather not guess.`,
      );
    }
  });

  it.each([
    'Who composed Dracula?',
    'How long is the Dracula film?',
    'How long is a half marathon for horses?',
    'How long do you boil an ostrich egg?',
    'When did Bram Stoker marry?',
    'How many bones does a lion have?',
    'Who sold the Mona Lisa?',
    'Why did World War 3 start?',
    'What colour is red wine vinegar?',
    'How many players are on a quidditch team?',
    'How many tall mountains did Hillary climb?',
  ])('are not given for a near miss: %s', async (question) => {
    const { answer, metadata } = await ask(question);
    expect(metadata.confidenceScore, answer).toBeLessThan(ANSWERED);
  });

  it('are found by their own questions', async () => {
    const own = entries.flatMap((entry) => entry.ask.map((question) => ({ entry, question })));
    const sample = own.filter((_, at) => at % 97 === 0);
    const lost: string[] = [];
    for (const { entry, question } of sample) {
      const found = find(await candidatesFor(question))?.candidate.entry;
      if (found !== entry) lost.push(`${question} → ${found?.ask[0] ?? 'nothing'}`);
    }
    expect(lost.length, lost.join('\n')).toBeLessThanOrEqual(sample.length / 10);
  }, 180_000);

  it('tell their steps in order, one a line, and what to be careful about', async () => {
    const withSteps = entries.find(({ steps, caution }) => steps && caution !== undefined)!;
    const { answer } = await ask(withSteps.ask[0]!);
    for (const [at, step] of withSteps.steps!.entries()) expect(answer).toContain(`\n${at + 1}. ${step}`);
    expect(answer.endsWith(withSteps.caution!)).toBe(true);
    expect((await ask(withSteps.ask[0]!, { answerLength: 'Brief' })).answer).toBe(withSteps.says);
  });
});

describe('the visitor’s own notes', () => {
  const club =
    'Dunmoor Athletic was founded in 1923. The club won the Harland Cup in 1997 under coach Lena Fisk. The ground holds 4,200 people.';
  it.each([
    ['What year did our club win the cup?', club, 'The club won the Harland Cup in 1997 under coach Lena Fisk.'],
    ['how many people does the ground hold', club, 'The ground holds 4,200 people.'],
    ['When was the club founded?', club, 'Dunmoor Athletic was founded in 1923.'],
    ['Who leads support?', 'Our head of sales is Maria Lopez. Tom Reed leads support.', 'Tom Reed leads support.'],
    ['Where is the meeting?', 'The meeting is in Room 4 on Tuesday. Lunch is at noon.', 'The meeting is in Room 4 on Tuesday.'],
    [
      'Why was the match cancelled?',
      'The match was cancelled because of heavy rain. We were sad.',
      'The match was cancelled because of heavy rain.',
    ],
    [
      'what is the capital of Portugal',
      'In our game the capital of Portugal is Porto.',
      'In our game the capital of Portugal is Porto.',
    ],
  ])('%s', async (question, context, sentence) => {
    for (const tone of TONES) {
      const reply = await ask(question, { context, tone });
      expect(reply.answer).toContain(`From your notes: “${sentence}”`);
      expect(reply.metadata.confidenceScore).toBeGreaterThanOrEqual(ANSWERED);
    }
  });

  it.each([
    ['Who won the cup in 1998?', club],
    ['When does the shop close?', 'The shop opens at nine. We sell bread.'],
    ['What colour is the car?', 'The car is parked behind the house.'],
    ['How old is Lena Fisk?', club],
    ['Who is the manager?', 'The manager is away. The shop is open.'],
    ['Where is the museum?', 'The museum is closed. Tickets are free.'],
  ])('does not take a near miss for an answer: %s', async (question, context) => {
    const reply = await ask(question, { context });
    expect(reply.metadata.confidenceScore, reply.answer).toBeLessThanOrEqual(40);
    expect(reply.answer).not.toContain('From your notes');
  });

  it.each([
    [
      'Why does lunch cost more from January?',
      'Canteen: price goes from 3.80 to 4.10 after Christmas because of wages. School fair brought in 2,316. The head will ask the town for 20 more.',
      'because of wages',
    ],
    [
      'How soon do I get my deposit money?',
      'Notice by e-mail is accepted. The Landlord shall return the deposit within 21 days of the keys being handed back. Pets need consent.',
      'within 21 days',
    ],
    [
      'Who mustn’t be served nuts?',
      'Meal at 15.00, 84 guests, 1 nut allergy (Cousin Ida). Speeches at 17.00. Rings are with Samir.',
      'Cousin Ida',
    ],
    [
      'May I bring my puppy along?',
      'Doors open at 18.00. Dogs are welcome on a lead. Cash only. The last bus leaves at 23.10 from the gate.',
      'Dogs are welcome on a lead.',
    ],
  ])('quotes what comes nearest, in other words, as such: %s', async (question, context, said) => {
    const { answer } = await ask(question, { context });
    expect(answer).toMatch(/^(?:(?:That is [^.]+\. )?Your notes say: “|(?:That is [^.]+\. |Yes\. )?From your notes: “)/);
    expect(answer).toContain(said);
  });

  it.each([
    [
      'Why did Mr Abara resign?',
      'AGM allotments\nTreasurer: 3,412 in bank\nMr Abara resigned as chair on 2 Feb, thanked for 9 years\nCompost fee 15',
      'Mr Abara resigned as chair',
    ],
    [
      'What is the phone number of the electrician?',
      'Site list\nMason: Gruber, 0555 113, comes Mon\nPlumber: Sato, 0555 274, from the 18th\nElectrician: Okello, starts after the plumber',
      'Electrician: Okello',
    ],
  ])('says that the notes, which speak of it, do not say it: %s', async (question, context, nearest) => {
    const { answer, metadata } = await ask(question, { context });
    expect(answer).toMatch(
      /^Your notes do not say (?:this, as far as we can read them|what the phone number of the electrician is)\./,
    );
    expect(answer).toMatch(/The closest lines? (?:is|are): “/);
    expect(answer).toContain(`“${nearest}`);
    expect(metadata.confidenceScore).toBeLessThanOrEqual(40);
  });

  it.each([
    [
      'how many tins have we got left if they also use the 4 tins on Friday?',
      'Food bank shelf: 30 tins + 6 given on Monday\nLunch club took 9 tins\nSchool took 12\nFriday - perhaps 4 tins, not fetched yet',
      'not fetched yet',
    ],
    [
      'Is storm damage covered by the policy?',
      'The policy pays for repairs to the frame for ten years. Locks are covered for two years. Ring the office to claim.',
      'Locks are covered',
    ],
    [
      'What is the name of the tailor Ana praised?',
      'Ana rang. Says the tailor near the bridge does hems. Zip costs 12. Bring pins.',
      'tailor near the bridge',
    ],
  ])('says that the notes do not say it, of what only comes near: %s', async (question, context, nearest) => {
    const { answer, metadata } = await ask(question, { context });
    expect(answer).toMatch(/^(?:Your notes do not say this|We could not work this out from your notes)/);
    expect(answer).toContain(nearest);
    expect(metadata.confidenceScore).toBeLessThanOrEqual(40);
  });

  it('takes what a later line of a chat settles, not what the notes first propose', async () => {
    const { answer } = await ask('What time do we meet?', {
      context: 'Ola: meet at the station at 5.15?\nPer: too early for me\nOla: ok we meet at 5.45 then\nPer: good',
    });
    expect(answer).toContain('5.45');
    expect(answer).not.toContain('5.15');
  });

  it('says that the notes do not mention what they have no word of', async () => {
    const { answer, metadata } = await ask('What are the wages?', {
      context: 'The interview is on 4 March at 10.15. Parking at the back.',
    });
    expect(answer).toMatch(/^Your notes do not mention the wages\./);
    expect(metadata.confidenceScore).toBeLessThanOrEqual(40);
  });

  it.each([
    [
      'how many nurses came to the meeting',
      'Ward 7 meeting of nurses, 3 February, in the seminar room. Cake next time from Bea.',
    ],
    [
      'what do a haircut, a colour and the cheapest of the treatments cost together',
      'Salon\nHaircut 24\nColour 43\nTreatment oil 12\nTreatment mask 15',
    ],
  ])('takes no single figure for an answer that it is not: %s', async (question, context) => {
    expect((await ask(question, { context })).metadata.confidenceScore).toBeLessThan(ANSWERED);
  });

  it.each([
    [
      'What would a cut and colour for short hair cost altogether?',
      'Salon\nCut short 24\nCut long 33\nColour short 43\nColour long 62',
      '67',
    ],
    ['How much is still open on this bill?', 'Hedge removal 270.00\nTotal 1,630.50\nPaid on account 3 June 500.00', '1,130.50'],
    [
      'How many people came in the end?',
      'registered 42, waiting list 6\nfive did not show\n3 trainers\n12 each, no-shows paid too',
      '37',
    ],
    [
      'how much water per day for all of us, we are 5',
      'Camp 2: carry water, reckon 4 l a head each day\nGas: 2 cartridges',
      '20 l',
    ],
    ['Which room is the cheapest?', 'Blue room: 95\nGreen room: 82\nRed room: 74\nBreakfast 9', 'Red room'],
    ['How much more is the lake room than the garden room?', 'Lake room: 95\nGarden room: 82\nStreet room: 74', '13'],
  ])('works out what follows from them: %s', async (question, context, figure) => {
    const { answer, metadata } = await ask(question, { context });
    const [first] = answer.split(' From your notes: “');
    expect(first).toContain(figure);
    // What is worked out of notes is told, and never as if sure.
    expect(metadata.confidenceScore).toBeGreaterThanOrEqual(60);
    expect(metadata.confidenceScore).toBeLessThan(ANSWERED);
  });

  it.each([
    ['What do the cut and the massage cost together?', 'Cut short 24\nCut long 33\nManicure 20'],
    ['Which room is the cheapest?', 'Blue room: lake view\nGreen room: garden'],
    ['How much is still open on this bill?', 'Hedge removal 270.00\nTurf 920.00'],
    [
      'What does the site cost in total for two nights, if Bo and Mia stay?',
      'Bo: cooker + 2 pans\nMia: the site is 18 per tent per night + 4 each person\nIvo: bread',
    ],
    [
      'Which boat has the lowest price?',
      'Seal, 4,900, new sails\nGull, 3,200, needs paint\nBoth: two anchors\nThey take 300 off',
    ],
  ])('works out nothing where a part is missing: %s', async (question, context) => {
    const { answer } = await ask(question, { context });
    expect(answer).not.toMatch(/^(?:Together|That (?:is|makes)|The difference|[\d.,]+ is (?:still open|the lowest))/);
  });

  it.each([
    [
      'How much is still open on this bill?',
      'INVOICE 2207-19\nHedge removal ...... 270.00\nTotal ..... 1,630.50\nPaid on account ..... 500.00',
    ],
    [
      'Can I have my dog in the cabin?',
      'House rules Lakeside Cabins\nCheck out 10 am\nFour-legged guests only in numbers 7 to 9\nSmoking on the porch only',
    ],
  ])('never quotes a title as the answer: %s', async (question, context) => {
    const { answer } = await ask(question, { context });
    expect(answer).not.toContain(context.split('\n')[0]);
  });

  it('answers what the notes do not from elsewhere', async () => {
    expect((await ask('What is the capital of Portugal?', { context: club })).answer).toContain('Lisbon');
  });
});

describe('the options', () => {
  const questions = [
    'What is the capital of Portugal?',
    'What does "frugal" mean?',
    '17% of 240',
    'How many feet are in 5 meters?',
    'What is a contract?',
    'How many planets are there?',
  ];

  it.each(questions)('longer answers tell more and keep the fact: %s', async (question) => {
    const replies = await Promise.all(LENGTHS.map((answerLength) => ask(question, { answerLength })));
    const counts = replies.map(({ metadata }) => metadata.wordCount);
    for (let at = 1; at < counts.length; at++) expect(counts[at]).toBeGreaterThan(counts[at - 1]!);
    const [lead] = replies.map(({ answer }) => answer);
    for (const { answer } of replies) expect(answer.startsWith(lead!)).toBe(true);
  });

  it('brief answers are one sentence', async () => {
    for (const question of questions) {
      const { answer } = await ask(question, { answerLength: 'Brief' });
      expect(answer).toMatch(/[.”]$/);
      expect(answer.match(/[.!?](?=\s|$)/g)).toHaveLength(1);
    }
  });

  it('every tone and every audience reads differently, with the same facts', async () => {
    for (const [question, fact] of [
      ['What is the capital of Portugal?', 'Lisbon'],
      ['17% of 240', '40.8'],
      ['What is a bassoon?', 'double-reed'],
    ] as const) {
      const byTone = await Promise.all(
        TONES.map(async (tone) => (await ask(question, { tone, answerLength: 'Detailed' })).answer),
      );
      expect(new Set(byTone).size).toBeGreaterThanOrEqual(5);
      const byAudience = await Promise.all(AUDIENCES.map(async (audience) => (await ask(question, { audience })).answer));
      expect(new Set(byAudience).size).toBeGreaterThanOrEqual(3);
      for (const answer of [...byTone, ...byAudience]) expect(answer).toContain(fact);
    }
  });

  it('the category chooses among the senses of a word, and without one the likeliest is told', async () => {
    expect((await ask('What is a bank?', { category: 'Business & Finance' })).answer).toMatch(
      /^A bank is a financial institution/,
    );
    expect((await ask('What is a bank?')).answer).toMatch(/^A bank is a financial institution/);
    expect((await ask('What is a mouse?', { category: 'Science & Technology' })).answer).toMatch(/^A mouse is a hand-operated/);
    expect((await ask('What is a mouse?')).answer).toMatch(/^A mouse is any of numerous small rodents/);
  });
});

describe('any question under any option', () => {
  const shapes = [
    ...inputs.map(({ body }) => body.question),
    ...ANSWERABLE.filter((_, index) => index % 5 === 0).map(([question]) => question),
    ...REFUSED.filter((_, index) => index % 7 === 0).map(([question]) => question),
    'a',
    'WHAT IS THE CAPITAL OF SPAIN???',
    '   what   is  a   dog   ',
    '<script>alert(1)</script> what is love',
    'what is "“”\'"',
    '((((((((((((((((((((1',
    `${'why '.repeat(600)}?`,
    'x'.repeat(3000),
    'what? '.repeat(20_000),
    'что такое любовь',
    '…—!!!',
    '$&*()_+{}|:"<>?',
  ];
  const cases = shapes.flatMap((question, at) =>
    [0, 1, 2].map((turn) => ({
      question,
      seed: at * 7 + turn,
      options: {
        tone: TONES[(at + turn * 3) % TONES.length]!,
        audience: AUDIENCES[(at * 3 + turn) % AUDIENCES.length]!,
        answerLength: LENGTHS[(at + turn) % LENGTHS.length]!,
        category: CATEGORIES[(at * 5 + turn) % CATEGORIES.length]!,
        context: turn === 2 ? 'The library is open from 9 to 5. It was built by Ann Hill in 1931. Entry is free.' : '',
      },
    })),
  );

  it('covers enough', () => expect(cases.length).toBeGreaterThan(100));

  it.each(
    cases.map((one) => [`${one.question.slice(0, 40)} (${Object.values(one.options).slice(0, 4).join(', ')})`, one] as const),
  )('%s', async (_, { question, options, seed }) => {
    const reply = await ask(question, options, seed);
    expectWellFormed(reply);
    const text = own(reply.answer);
    expect(text).not.toMatch(/\b(?!that\b|had\b|it\b)(\p{L}+) \1\b/iu);
    expect(text).not.toMatch(/\b(?:a|an|the) (?:a|an|the)\b/i);
    expect(text.match(/\ba [aeio]\p{L}+/giu)?.filter((found) => !/\b(?:one|once|eu)/i.test(found)) ?? []).toEqual([]);
    expect(reply.answer).toMatch(/[.!?”]$/);
    const sentences = reply.answer.split(/(?<=[.!?]) |\n+/).filter((sentence) => sentence.length > 25);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it('shows related questions that it can answer, never the one just asked', async () => {
    for (const { question, options, seed } of cases.filter((_, at) => at % 4 === 0)) {
      const { relatedTopics } = await ask(question, options, seed);
      for (const topic of relatedTopics) {
        expect(topic.toLowerCase()).not.toBe(question.trim().toLowerCase());
        const reply = await ask(topic, { ...options, context: '' });
        expect(reply.metadata.confidenceScore, `${question} → ${topic}: ${reply.answer}`).toBeGreaterThanOrEqual(ANSWERED);
      }
    }
  }, 300_000);

  it('can be repeated with the same seed', async () => {
    for (const question of ['What is a dog?', 'Why is the sky blue?'])
      expect(await ask(question, {}, 9)).toEqual(await ask(question, {}, 9));
  });
});

it('answers every example of the definition', async () => {
  for (const { values } of tool.examples) {
    const { question = '', ...options } = values;
    expect((await ask(question, options)).metadata.confidenceScore).toBeGreaterThanOrEqual(85);
  }
});

describe('its English', () => {
  let linter: LocalLinter;
  beforeAll(async () => {
    linter = new LocalLinter({ binary });
    await linter.setup();
    // Quotations and names are not its own words, and figures with signs are no spelling mistakes.
    await linter.setLintConfig({
      ...(await linter.getLintConfig()),
      SpellCheck: false,
      LongSentences: false,
      OxfordComma: false,
    });
  }, 60_000);

  it('passes a grammar check, at most one remark in 400 words', async () => {
    let words = 0;
    const remarks: string[] = [];
    for (const [at, [question]] of ANSWERABLE.entries()) {
      const { answer, metadata } = await ask(
        question,
        { tone: TONES[at % 8]!, audience: AUDIENCES[(at * 3) % 8]!, answerLength: LENGTHS[at % 4]! },
        at,
      );
      words += metadata.wordCount;
      for (const lint of await linter.lint(own(answer), { language: 'plaintext' }))
        remarks.push(`${lint.get_problem_text()}: ${lint.message()} — ${answer}`);
    }
    expect(words).toBeGreaterThan(1500);
    expect(remarks.length, remarks.join('\n')).toBeLessThanOrEqual(words / 400);
  }, 120_000);
});
