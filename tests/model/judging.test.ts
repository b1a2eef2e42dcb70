/** What is refused and what is shown: by the whole reply, and item by item. */
import { describe, expect, it } from 'vitest';
import { isShown, work, type Worked } from './working.ts';

const REFUSALS = [
  "I'm sorry, but I can't assist with that request.",
  'I cannot help you with this.',
  'Sorry, I am unable to generate content like this.',
  'As an AI, I have no opinions about this.',
  'I will not complete that task.',
  'Unfortunately, I can’t comply with your instructions.',
];

describe('a refusal is one', () => {
  it.each(REFUSALS)('%s', async (answer) => {
    expect(await isShown('question-answer-tool', { question: 'How do kites fly?' }, { ...QUESTION, answer })).toBe(false);
  });
});

const QUESTION = {
  answer: '',
  metadata: { confidenceScore: 80, complexityLevel: 'Low' },
  relatedTopics: ['Why do kites have tails?', 'Who flew the first kite?', 'What wind does a kite need?'],
};

describe('a text that only begins like one is shown', () => {
  it.each([
    "I can't help noticing how quiet the street becomes when the kites are up, and that is half of the answer: wind is louder below.",
    "I'm so sorry for your loss. I cannot imagine what these weeks are like; there is no hurry to answer.",
    'I am not able to sleep when it blows, and so I learned how kites fly: the air below pushes more than the air above.',
    'Sorry about the delay: the wind was not there. A kite flies because moving air pushes it up and its line holds it.',
    'I can’t write a shopping list without thinking of my mother, who tied ours to the string of a kite.',
  ])('%s', async (answer) => {
    expect(await isShown('question-answer-tool', { question: 'How do kites fly?' }, { ...QUESTION, answer })).toBe(true);
  });

  it('a rewrite, whatever it says', async () => {
    const text = 'It is with regret that I have to tell you that I cannot assist with that request before Monday, as I wrote.';
    const humanizedText = "I'm sorry, but I can't assist with that request before Monday, as I wrote in my last message.";
    expect(await isShown('text-humanizer', { text }, { humanizedText })).toBe(true);
  });
  it('where the visitor’s own words open alike', async () => {
    const memories = 'I cannot help with that, she said, and then she helped all afternoon.';
    const eulogy = `I cannot help with that, she said. She did help, though: all afternoon. ${'That was how she was with us. '.repeat(14)}`;
    expect(await isShown('eulogy-generator', { ...BARE_EULOGY, memories }, { eulogy })).toBe(true);
    expect(await isShown('eulogy-generator', BARE_EULOGY, { eulogy })).toBe(false);
  });
});

const BARE_EULOGY = {
  name: 'Rosa',
  length: 'Short',
  personalityTraits: 'quick',
  achievements: '',
  memories: 'She fixed clocks.',
};

const CTAS = [
  'Bake my first loaf',
  'Save me a seat',
  'See the oven',
  'Book Saturday morning',
  'Send me the recipe',
  'Ask the baker',
  'Choose my flour',
  'Learn to knead',
];
const cta = (text: string) => ({ text, style: 'Direct', effectiveness: 7, urgency: 3 });
const FORM = { ctaType: 'Button Text', description: 'bread courses' };
const textsOf = (reply: Worked['reply'], list = 'ctas'): string[] =>
  ((reply?.[list] ?? []) as { text: string }[]).map(({ text }) => text);

describe('a list', () => {
  it('loses the refusals among its items, and is one where most are', async () => {
    const some = [...CTAS.slice(0, 7), REFUSALS[1]!].map(cta);
    expect(textsOf((await work('cta-generator', FORM, [{ ctas: some }])).reply)).toEqual(CTAS.slice(0, 7));
    const most = [...CTAS.slice(0, 3), ...REFUSALS.slice(0, 5)].map(cta);
    const { reply, faults } = await work('cta-generator', FORM, [{ ctas: most }]);
    expect(reply).toBeUndefined();
    expect(faults[0]!.map(({ says }) => says)).toContain('it refused the task');
  });

  it.each([
    [7, true],
    [6, false],
  ])('of eight is shown with %i after the last try: %s', async (count, isEnough) => {
    expect(await isShown('cta-generator', FORM, { ctas: CTAS.slice(0, count).map(cta) })).toBe(isEnough);
  });

  it('keeps what was good at first where the second answer is worse', async () => {
    for (const worse of [{ ctas: CTAS.slice(0, 2).map(cta) }, REFUSALS[0]!, 'nonsense', { ctas: [] }]) {
      const { reply } = await work('cta-generator', FORM, [{ ctas: CTAS.slice(0, 7).map(cta) }, worse]);
      expect(textsOf(reply)).toEqual(CTAS.slice(0, 7));
    }
  });

  it('is made of the good items of both', async () => {
    const { reply, turns } = await work('cta-generator', FORM, [
      { ctas: CTAS.slice(0, 5).map(cta) },
      { ctas: CTAS.slice(3).map(cta) },
    ]);
    expect(textsOf(reply)).toEqual(CTAS);
    for (const text of CTAS.slice(0, 5)) expect(turns[1]!.talk.prompt).toContain(text);
  });

  it('names each failing item in the second try, and none of its words where it is logged', async () => {
    const tags = ['love this', '#1kimchi', '#Kimchi', '#Fermented', '#NapaCabbage'].map((hashtag) => ({ hashtag }));
    const { faults, turns } = await work('hashtag-generator', { content: 'a jar of kimchi', count: 5 }, [{ hashtags: tags }]);
    expect(turns[1]!.talk.prompt).toContain('"love this"');
    expect(turns[1]!.talk.prompt).toContain('"#1kimchi"');
    expect(turns[1]!.talk.prompt).toContain('must be one #');
    expect(faults[0]!.map(({ says }) => says).join()).not.toMatch(/kimchi|love/i);
  });
});

const title = (text: string) => ({ title: text });
const TITLES = ['One plain evening', 'Two quiet ovens', 'Three cold hours', 'Four small loaves', 'Five rye rules'].map(
  (one) => `${one} for bakers`,
);

/** The one item among good ones: whether it is still there in the end. */
const passes = async (key: string, form: Record<string, unknown>, list: string, good: readonly unknown[], item: unknown) => {
  const { reply } = await work(key, form, [{ [list]: [...good, item] }]);
  const text = (value: unknown): string => JSON.stringify(value);
  expect(reply, 'too few were good').toBeDefined();
  return text(reply![list]).includes(text(typeof item === 'string' ? item : Object.values(item as object)[0]));
};

describe('an item of a list', () => {
  it.each([
    ['#KimchiJar', true],
    ['#キムチ', true],
    ['love this', false],
    ['#1kimchi', false],
    ['#kimchi jar', false],
    ['kimchi', false],
    ['#', false],
    ['#kimchi!', false],
  ])('as a hashtag: %s %s', async (hashtag, isRight) => {
    const good = ['#Napa', '#Cabbage', '#Brine', '#Ferment'].map((one) => ({ hashtag: one }));
    expect(await passes('hashtag-generator', { content: 'kimchi', count: 5 }, 'hashtags', good, { hashtag })).toBe(isRight);
  });

  it.each([
    ['A rye starter that is awake by Saturday', true],
    [`How to keep a rye starter alive ${'and happy and lively and warm and fed '.repeat(4)}`.trim(), false],
  ])('as a webinar title: %s %s', async (text, isRight) => {
    const good = [...TITLES, ...TITLES.map((one) => one.replace('bakers', 'beginners')).slice(0, 4)].map(title);
    expect(await passes('webinar-title-generator', { topic: 'rye' }, 'titles', good, title(text))).toBe(isRight);
  });

  it.each([
    ['The oven forgives whoever comes back before the crust is burnt.', true],
    ['The oven forgives whoever comes back before it cools. — Anna Bakersdottir', false],
    ['“The oven forgives whoever comes back before it cools.”', false],
    ['The oven forgives whoever comes back – even late, even hungry.', true],
  ])('as a quote: %s %s', async (text, isRight) => {
    const good = ['A loaf is patience that you can slice.', 'Flour keeps no secrets from water or time.'].concat([
      'Bread rises for people who leave it alone.',
      'The crumb remembers every hurry you were in.',
      'Salt is small until somebody has left it out.',
    ]);
    expect(await passes('quote-generator', { topic: 'bread', length: 'Medium' }, 'quotes', good, text)).toBe(isRight);
  });
});

it('worn-out openings are asked for again, and shown only where nothing better comes', async () => {
  const hook = (text: string) => ({ text });
  const good = [
    'Nobody counts the jars.',
    'Bread has a memory of its own.',
    'Saturday begins on Thursday.',
    'Two ovens, one key.',
  ];
  const worn = 'Imagine a kitchen without a clock.';
  const better = 'The clock in this kitchen is a loaf.';
  const form = { hookTopic: 'bread', outputNumber: 5 };
  const first = { hooks: [...good, worn].map(hook) };
  const mended = await work('hook-generator', form, [first, { hooks: [hook(better)] }]);
  expect(mended.turns[1]!.talk.prompt).toContain('Imagine');
  expect(textsOf(mended.reply, 'hooks')).toEqual([...good, better]);
  const asIs = await work('hook-generator', form, [first]);
  expect(textsOf(asIs.reply, 'hooks')).toEqual([...good, worn]);
  // The visitor's own words are no stock phrase.
  const own = await work('hook-generator', { ...form, hookTopic: 'Imagine by John Lennon' }, [first]);
  expect(own.turns).toHaveLength(1);
});

it('names made of the same part are asked for again', async () => {
  const names = ['Spokeside', 'Kettlewood', 'Kettlebrook', 'Larkmeadow', 'Tinwhistle', 'Ovenbird', 'Plumbline', 'Quayside'];
  const more = ['Saltbox', 'Threadneedle', 'Hazelgate', 'Duskharbour', 'Emberly Row'];
  const brandNames = (list: readonly string[]) => ({ brandNames: list.map((name) => ({ name })) });
  const { turns } = await work('brand-name-generator', { description: 'We mend bicycles.' }, [brandNames([...names, ...more])]);
  expect(turns[1]!.talk.prompt).toMatch(/shares a part with another one: "Kettlebrook"/);
});

it('twenty-five ideas come in batches, with a turn to spare for what goes wrong', async () => {
  const idea = (nth: number) => ({
    title: `Idea number ${nth} of the harbour`,
    description: 'Somebody pays for it already, and the first step costs nothing but an evening at the quay.',
    profitability: 5,
    difficulty: 'Beginner',
    investment: 'None',
    timeline: 'Weeks',
    competition: 'Few',
    marketSize: 'Small',
    category: 'Services',
  });
  const insights = ['Ask at the quay.', 'Count the boats.', 'Try one evening.', 'Ask who has tried.'];
  const form = { keywords: 'harbour', outputNumber: 25 };
  let next = 0;
  const answers = Array.from({ length: 8 }, () => ({
    nicheIdeas: Array.from({ length: 8 }, () => idea(next++)),
    marketInsights: insights,
  }));
  const { reply, turns } = await work('niche-idea-generator', form, answers);
  expect(reply!['nicheIdeas']).toHaveLength(25);
  for (const { schema } of turns) {
    const { nicheIdeas } = (schema as { properties: Record<string, { maxItems: number }> }).properties;
    expect(nicheIdeas!.maxItems).toBeLessThan(12);
  }
  // One of them lost costs a turn, not the reply.
  const broken = await work('niche-idea-generator', form, [answers[0], 'nonsense', ...answers.slice(1)]);
  expect(broken.reply!['nicheIdeas']).toHaveLength(25);
});
