/** What the weights find and the rules do not, and what they leave alone. */
import { describe, expect, it } from 'vitest';
import writer from '../../server/writers/grammar-checker.ts';
import { contextOf } from '../support/context.ts';

const check = (text: string) =>
  writer.write(
    {
      text,
      language: 'en-US',
      formality: 'Standard',
      checkGrammar: true,
      checkSpelling: true,
      checkStyle: false,
      checkPunctuation: true,
    },
    contextOf(1),
  );

/** One error of each kind, with a piece of what the corrected text must say, and the same words where they are right. */
const KINDS: readonly (readonly [kind: string, wrong: string, made: string, right: string])[] = [
  [
    'a word for another',
    'I think there going to be late.',
    "think they're going",
    'I think the road there is going to be closed.',
  ],
  ['a pronoun in the wrong case', 'Give it to they when you see them.', 'to them when', 'They see them when they come to us.'],
  [
    'a missing article',
    'He have a car. We had dinner in restaurant near the river.',
    'in a restaurant',
    'We had dinner at home near the river.',
  ],
  ['a form of a verb', 'He was drive home when it happened.', 'was driving', 'It was a long drive home when it happened.'],
  ['a missing “to”', 'They want go home early.', 'want to go', 'They can go home early.'],
  ['a question without its mark', 'Could you send me the file by Friday.', 'by Friday?', 'I could send you the file by Friday.'],
  [
    'a clause that stands alone',
    'I like this job. Because I meet many people.',
    'job because I',
    'I like this job because I meet many people.',
  ],
  ['two sentences with a comma', 'It was raining, we stayed at home.', 'raining. We', 'When it was raining, we stayed at home.'],
  ['two negatives', 'Nobody didn’t tell me about it.', 'Nobody told me', 'Nobody told me about it, and I did not ask.'],
  ['a number that has', 'The number of students have grown.', 'students has grown', 'A number of students have grown tall.'],
  ['who somebody is', 'There is nobody who understand them.', 'who understands', 'There are people who understand them.'],
  ['a time with an end', 'I worked there since 2015 to 2019.', 'from 2015 to 2019', 'I have worked there since 2015.'],
  ['what belongs to a day', 'Yesterdays meeting was very short.', "Yesterday's meeting", 'Our yesterdays were short.'],
  [
    'what something is compared with',
    'Walking is healthier as driving.',
    'healthier than',
    'He is as healthy as his father was.',
  ],
  ['a verb behind its helper', 'It should be abolish in school.', 'be abolished in', 'It should be simple to abolish.'],
  ['a participle behind “have”', 'She has never saw snow.', 'never seen snow', 'She never saw snow, and has a saw.'],
  ['a missing “be”', 'I writing to ask about the course.', 'I am writing', 'I saw him writing to ask about the course.'],
  ['a missing “it”', 'In my country is very common to share.', 'country it is very', 'In my country sharing is very common.'],
  ['a pronoun of people', 'He met a man which lives in Rome.', 'man who lives', 'He has a house which looks on the sea.'],
  ['whose it is', 'We have a parrot which name is Pedro.', 'whose name', 'We have a parrot whose name is Pedro.'],
  ['what has lasted', 'The heating does not work since Friday.', 'has not worked since', 'It has not worked since Friday.'],
  ['which of two', 'Neither of the two dates suit us.', 'dates suits us', 'The two dates suit us.'],
  ['what is wished', 'We would like knowing the date.', 'like to know', 'We like knowing the date.'],
];

describe('finds and mends', () => {
  it.each(KINDS)('%s', async (_, wrong, made) => expect((await check(wrong)).correctedText).toContain(made));
});

describe('leaves alone, beside', () => {
  it.each(KINDS)('%s', async (_, _wrong, _made, right) => expect((await check(right)).issues).toEqual([]));
});

it('takes more for wrong where there are errors already', async () => {
  const doubtful = 'She works as a nurse in small town.';
  expect((await check(doubtful)).issues).toEqual([]);
  expect((await check(`She have two childrens. ${doubtful}`)).correctedText).toContain('in a small town');
});

it('mends nothing twice in one place, however many errors there are', async () => {
  const text = 'He have wait me since two hour in front the station becouse his trains was lates, he were very angry on they.';
  const { issues } = await check(text);
  expect(issues.length).toBeGreaterThan(4);
  for (const [at, { offset = 0 }] of issues.entries()) {
    const before = issues[at - 1];
    expect(offset).toBeGreaterThanOrEqual((before?.offset ?? 0) + (before?.length ?? 0));
  }
});

/** Beside errors much is held against a text; what is right all the same stays. */
const ERRORS = "He don't like it. She have two childrens. They was late.";
it.each([
  ['what is asked for', 'The committee have asked that each page be signed.'],
  ['a verb behind what is said of its subject', 'Students who sleep at least eight hours perform better.'],
  ['a list of clauses', 'My voice trembled, my notes fell on the floor and I forgot what I wanted to say.'],
  ['what is said of a noun without a word between', "We went to the ramen place everyone's been raving about."],
  ['a sentence without its subject', 'Bought this vacuum last month.'],
  ['“both” before an adjective', 'We were both sick.'],
  ['a word that is only less usual', 'I get better marks if I sleep.'],
  ['a time of another verb', 'I have reviewed the figures you sent me yesterday.'],
  ['words younger than the dictionaries', 'The wifi was slow, so I read a blog.'],
  ['what a noun was made with', 'I like the settings they were made with.'],
])('leaves alone beside errors: %s', async (_, right) => {
  expect((await check(`${ERRORS} ${right}`)).correctedText).toMatch(new RegExp(`${right.replace(/[.?]/g, '\\$&')}$`));
});

it.each([
  ["They don't have no money.", "don't have any money"],
  ["She didn't tell me about nothing.", 'tell me about anything'],
  ['Yesterday the bus driver he just drove off and left.', 'driver just drove'],
  ['The handle came lose after a week.', 'came loose'],
  ['We play football in the weekend.', 'on the weekend'],
  ['He is angry on me.', 'angry with me'],
  ['We waited the bus for an hour.', 'waited for the bus'],
  ['They were able buy a house.', 'able to buy'],
  ['He spent ten euros for a pizza.', 'euros on a pizza'],
  ['He asked me what was I doing there.', 'what I was doing'],
  ['Not only they built roads, but they also built bridges.', 'Not only did they build'],
  ['She sat on our neighbors porch since noon.', "our neighbor's porch"],
  ['My teacher is patient he never shouts at me.', 'patient. He never'],
  ['It was so cold that we can’t swim.', 'couldn'],
  ['She is looking for a flat with garden.', 'with a garden'],
  ['Nobody in my family never went there.', 'ever went'],
  ['I go always by bus.', 'always go by bus'],
  ['As soon as I will arrive, I will call you.', 'as I arrive'],
])('mends by rule: %s', async (wrong, made) => expect((await check(wrong)).correctedText).toContain(made));

it.each([
  'Look him in the eye and wait your turn.',
  'The room was full of boxes nobody had unpacked.',
  'He drove from city to city by car, with house and garden sold.',
  'It is a website that hosts such projects.',
  'The man he saw was patient, and he never shouted.',
  'I moved here four years ago, and I still can’t say the name of my street.',
  'Crime is common, and this may explain why crime is everywhere.',
])('leaves alone what only looks like it: %s', async (right) => expect((await check(right)).issues).toEqual([]));

it.each([
  "I didn't do it for nothing.",
  "I can't say no to people.",
  "I haven't seen it; no wonder.",
  'I have never wanted nothing but rest.',
  "I don't know why no one came.",
])('takes for one negative: %s', async (right) => expect((await check(right)).correctedText).toBe(right));
