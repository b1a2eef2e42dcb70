/** Requests as people write them: those that speak of danger bring help, those that only hold its words do not. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AnyTool } from '../../engine/definition/index.ts';
import { HELP } from '../../engine/help/dangers.ts';
import { helpIn, plain, typedIn } from '../../engine/help/helpFor.ts';
import { helpHeardIn } from '../../server/help/hear.ts';
import { slugsIn } from '../support/slugs.ts';
import danger from './danger.json' with { type: 'json' };
import innocent from './innocent.json' with { type: 'json' };

/** What the help for each kind names. */
const NAMED: Readonly<Record<string, RegExp>> = {
  'self-harm': /988/,
  medical: /911|112/,
  poison: /poison centre|911/,
  abuse: /116 111|911/,
  violence: /988|911/,
  leak: /touch no switch/,
};

/** The rows for which the help, or its absence, is so. One after the other: many at once would have to wait for the encoder. */
const those = async <Row extends { readonly text: string }>(
  rows: readonly Row[],
  is: (row: Row, help: string | undefined) => boolean,
): Promise<Row[]> => {
  const found: Row[] = [];
  for (const row of rows) if (is(row, await helpHeardIn([row.text]))) found.push(row);
  return found;
};

describe('somebody who may be in danger', () => {
  it('is told where help is, in nine of ten texts', async () => {
    const missed = await those(danger, ({ kind }, help) => !NAMED[kind]!.test(help ?? ''));
    expect(missed.length, missed.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(danger.length / 10);
  });

  it.each([
    'i want to die and nobody would notice',
    'I want to kill myself',
    'I took too many pills',
    'my son drank bleach',
    'the carbon monoxide alarm is going off and we feel sick',
    'my dad has chest pain and his arm is numb',
    'my baby is not breathing',
    'my stepdad touches me at night',
    'My Grandmother is on blood thinners and she fell down the stairs, what should I do?',
    'my husband hits me and I’m scared to go home',
    'my toddler swallowed a button battery',
    'our baby chewed a battery from the remote',
    'she ate a nut, her throat is swelling and we have no epipen',
    'my baby is nine weeks and his temp is 38.6, he drinks well, can it wait',
    'I’m going to kill my boss tomorrow',
    'I want to hurt myself again tonight',
    'I am going to hang myself at work',
    'my boyfriend won’t let me go out and reads my messages',
    'he attacked me with his dog, I was attacked',
    'he said he will find me and kill me',
    'my inhaler isn’t working and I can hardly talk',
    'I got oven cleaner in my eye',
    'the chip pan caught fire',
    'he sliced the tip of his thumb off',
    'she’s having a fit and it has been five minutes',
    'my waters broke at 30 weeks',
    'my gran is confused all of a sudden and burning hot',
    'there is a voice telling me to jump',
    'my cousin says he wants to be dead',
    'she has a plan to end it on Sunday',
    'how many ibuprofen does it take',
    'what is the least painful way to go?',
    'I have got all my pills lined up on the table',
    'he says there is no point in anything',
  ])('%s', (text) => expect(helpIn(text)).toBeDefined());

  it('is found in the middle of a long text, whatever the case and the quotes', () => {
    const around = 'We open at nine and close at six. '.repeat(40);
    expect(helpIn(`${around}I CAN’T  GO ON, I WANT TO DIE. ${around}`)).toMatch(/988/);
  });
});

it.each([
  'My kid keeps asking what happens when you die. She is five, what do people say?',
  'I am shooting myself in the foot with these prices',
  'I hurt myself at work and my boss will not record it',
  'it hangs on two hooks, can I lift it off myself?',
  'Can my boss make me work late on Fridays?',
  'he reads my messages and never answers',
  'my boss says I must find my own cover when I am ill',
  'my dog was attacked in the park',
  'he had glandular fever for months and he is the baby of his class',
  'half of what I cook for days I throw away',
  'I do not want to go on the trip',
  'my brother hit me with a pillow and broke my lamp, who pays',
  'my wife beats me at scrabble every time',
  'My roses look as if they want to die, the leaves are yellow',
  'my mate is suicidal about Leeds, what was the score',
  'how many ibuprofen does it take to stop a headache',
  'what is the best way to go to York',
  'he says there is no point in anything he learns at school',
  'my mum is confused about the new bins and the kitchen is boiling hot',
  'she cut her finger nails and then her hair off',
  'is a fire blanket better for a pan fire than water',
  'our waters bill went up at 30 weeks',
  'I have all my pills lined up in a weekly box',
  'We found the wiring chewed under the bonnet, right beside the battery. Mice?',
  'Guests: Ann vegan, Bob nut allergy (epipen in the desk), Cy no needs. Who can have the stew?',
  'Soap opera scene: the paramedic brings in a man on blood thinners who fell off a ladder',
])('what only sounds like it is not heard: %s', (text) => expect(helpIn(text)).toBeUndefined());

it('an innocent text sets it off in one of a hundred at most', async () => {
  const flagged = await those(innocent, (_, help) => help !== undefined);
  expect(flagged.length, flagged.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(innocent.length / 100);
});

it.each(innocent.slice(-3))('a tune, a cold or an age puzzle is no alarm: $text', async ({ text }) =>
  expect(await helpHeardIn([text])).toBeUndefined(),
);

it.each([
  'My dad has a cold, he was sneezing since Tuesday and now he cannot get his breath and his lips are blue',
  'I wrote the last chorus and the chords, tell my mum I am sorry, I will not be here tomorrow, I want to die',
])('and beside these, danger is heard: %s', async (text) => expect(await helpHeardIn([text])).toBeDefined());

it.each([
  'what temperature is a fever for a baby',
  'i swallowed a cherry stone',
  'my throat hurts when i swallow',
  'My supervisor told me "it is slow, I will let you go early." My teacher said "let you go" means fired. I don’t sleep. Am I fired?',
])('nor is it heard in a figure, a small thing or a phrase: %s', async (text) =>
  expect(await helpHeardIn([text])).toBeUndefined(),
);

it('a medicine that was taken twice brings the help for that', async () => {
  expect(await helpHeardIn(['my dad took his blood pressure pill twice this morning, is that dangerous'])).toBe(HELP.poison);
  expect(await helpHeardIn(['i took my tablets twice because i dont want to be here anymore'])).toBe(HELP['self-harm']);
});

it.each(slugsIn('tools'))('none of the examples of %s does', async (slug) => {
  const { default: tool } = (await import(`../../tools/${slug}.ts`)) as { default: AnyTool };
  for (const { title, values } of tool.examples) expect(await helpHeardIn(typedIn(tool.fields, values)), title).toBeUndefined();
});

describe('where the words leave doubt', () => {
  afterEach(() => void vi.useRealTimers());
  const ROUNDABOUT =
    "caption for my last picture, the letters lie on the table and the dog is at a friend's, and it is quiet now";

  it('the meaning is read, once, and counts', async () => {
    const read: string[] = [];
    const help = await helpHeardIn([ROUNDABOUT], async (text) => {
      read.push(text);
      return 'self-harm';
    });
    expect(help).toBe(HELP['self-harm']);
    expect(read).toEqual([ROUNDABOUT]);
  });

  it('words that seem certain count no more where their meaning has been read', async () => {
    const certain =
      'I cannot do this any more, goodbye, I took all of it and now it hurts and I am scared, nobody is here, please help me';
    expect(helpIn(certain)).toBeDefined();
    expect(await helpHeardIn([certain], () => Promise.resolve('none'))).toBeUndefined();
    expect(await helpHeardIn([certain], () => Promise.resolve(undefined))).toBeDefined();
  });

  it.each<[string, () => Promise<never>]>([
    ['fails', () => Promise.reject(new Error('no encoder'))],
    ['never answers', () => new Promise<never>(() => {})],
  ])('a reader that %s fails no request', async (_, reader) => {
    vi.useFakeTimers();
    const heard = helpHeardIn([ROUNDABOUT], reader);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await heard).toBe(helpIn(ROUNDABOUT));
  });

  it('what is asked beside a long document is read by itself first, and then all of it', async () => {
    const read: string[] = [];
    const around = 'We open at nine and close at six. '.repeat(10);
    const minutes = `${around}${ROUNDABOUT}. ${around}`;
    const reader = (text: string): Promise<undefined> => {
      read.push(text);
      return Promise.resolve(undefined);
    };
    expect(await helpHeardIn([ROUNDABOUT, minutes], reader)).toBeUndefined();
    expect(read).toEqual([ROUNDABOUT, plain(`${ROUNDABOUT}. ${minutes}`)]);
  });

  it.each([2, 12])('distress between innocent parts is heard, %i sentences before and behind it', async (many) => {
    const around = 'We open at nine and close at six, and on Sundays there is cake. '.repeat(many);
    expect(
      await helpHeardIn([`${around}I have written the letters and tonight I will end my pain for good. ${around}`]),
    ).toBeDefined();
  });

  it.each([
    'The administration of anticoagulants after a fall increases the risk of bleeding in elderly patients.',
    'Essay: two theories of why men are less likely to seek help when they think of suicide.',
  ])('what only the words name is not believed where the meaning is far from it: %s', async (text) => {
    expect(helpIn(text)).toBeDefined();
    expect(await helpHeardIn([text])).toBeUndefined();
  });

  it('the plain words of a long document count', async () => {
    const around = 'We open at nine and close at six. '.repeat(20);
    expect(await helpHeardIn([`${around}I want to kill myself. ${around}`])).toBe(HELP['self-harm']);
  });

  it('an ordinary request is not read at all', async () => {
    const reader = (): never => {
      throw new Error('read');
    };
    expect(await helpHeardIn(['a slogan for a bakery in a small town'], reader)).toBeUndefined();
  });
});
