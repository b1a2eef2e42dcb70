import { describe, expect, it } from 'vitest';
import { CannotServe } from '../../server/writer.ts';
import writer from '../../server/writers/fiver-gig-generator.analyze.ts';
import { foundIn } from '../../server/writers/gig/analysis/found.ts';
import { read } from '../../server/writers/gig/analysis/reading.ts';
import samples from '../inputs/fiver-gig-generator.analyze.json' with { type: 'json' };
import { contextOf } from '../support/context.ts';

type Analysis = Awaited<ReturnType<typeof writer.write>>['analysis'];

const analyze = async (description: string, seed = 1): Promise<Analysis> =>
  (await writer.write({ description }, contextOf(seed))).analysis;

const scoresOf = (analysis: Analysis): number[] => [
  analysis.overallScore,
  analysis.keywordOptimization.score,
  analysis.readability.score,
  analysis.conversionPotential.score,
  analysis.competitiveness.score,
];
const linesOf = (analysis: Analysis): string[] => [
  ...analysis.keywordOptimization.suggestions,
  analysis.readability.feedback,
  analysis.conversionPotential.feedback,
  analysis.competitiveness.feedback,
  ...analysis.strengths,
  ...analysis.weaknesses,
  ...analysis.recommendations,
];

const ranksOf = (values: readonly number[]): number[] =>
  values.map(
    (value) => values.filter((other) => other < value).length + (values.filter((other) => other === value).length + 1) / 2,
  );
const spearman = (one: readonly number[], other: readonly number[]): number => {
  const [first, second] = [ranksOf(one), ranksOf(other)];
  const squares = first.reduce((sum, rank, at) => sum + (rank - second[at]!) ** 2, 0);
  return 1 - (6 * squares) / (one.length * (one.length ** 2 - 1));
};

const expectSound = (analysis: Analysis, description: string): void => {
  for (const score of scoresOf(analysis)) {
    expect(score).toBeGreaterThanOrEqual(0);
    expect(score).toBeLessThanOrEqual(10);
    expect(Math.round(score * 10) / 10).toBe(score);
  }
  for (const list of [analysis.strengths, analysis.weaknesses, analysis.recommendations]) {
    expect(list.length).toBeGreaterThan(0);
    expect(new Set(list).size).toBe(list.length);
  }
  // Of words to search for nothing is said where nothing certain can be.
  const { suggestions } = analysis.keywordOptimization;
  expect(new Set(suggestions).size).toBe(suggestions.length);
  const plain = (text: string): string =>
    text
      .replace(/[“”"']/g, '')
      .replace(/\s+/g, ' ')
      .trim();
  for (const line of linesOf(analysis)) {
    expect(line).toMatch(/^[\p{Lu}“].*[.!?]$/su);
    expect(line).not.toMatch(/undefined|NaN|\[object| {2}|“”|\.\./);
    // What stands in quotation marks stands in the text; "You get" and "I offer" are advice.
    for (const [, quoted] of line.matchAll(/“([^”]*)”/g))
      if (!/^(?:you|your|I offer …|You get …)$/.test(quoted!))
        expect(plain(description)).toContain(plain(quoted!.replace(/…$/, '')));
  }
};

describe('every sample', () => {
  it.each(samples.inputs.map(({ note, body }) => [note, body.description] as const))('%s', async (_, description) => {
    const analysis = await analyze(description);
    expectSound(analysis, description);
    expect(await analyze(description, 99)).toEqual(analysis);
  });

  it('scores rise with the rank that a person gave', async () => {
    const analyses = await Promise.all(samples.inputs.map(({ body }) => analyze(body.description)));
    const ranks = samples.inputs.map(({ rank }) => rank);
    expect(
      spearman(
        ranks,
        analyses.map(({ overallScore }) => overallScore),
      ),
    ).toBeGreaterThan(0.8);
    for (const part of ['conversionPotential', 'competitiveness', 'readability', 'keywordOptimization'] as const)
      expect(
        spearman(
          ranks,
          analyses.map((each) => each[part].score),
        ),
        part,
      ).toBeGreaterThan(0.6);
  });
});

/** Texts of other trades, weak ones first: nothing in the rules was made for them. */
const OTHERS = [
  'translator here. fast and cheap. contact me',
  'I am the best video editor on this site! 100% satisfaction! Amazing quality at the best price! You will not regret it!!!',
  'I will edit your podcast. I know Audacity. I am reliable and I work fast.',
  'I have been a nurse for ten years and I write about health. My texts are easy to read and I check every source. I have written for two clinics and a patient magazine.',
  'I translate contracts and diplomas from Polish to English. You get a stamped PDF within three days. I am a sworn translator since 2011. Send me a scan and I will tell you the price.',
  'Your listeners leave when the sound hurts. I edit podcasts for coaches, teachers and small radio stations.\n\nYou get\n- one edited episode of up to 60 minutes\n- WAV and MP3 files at an even level\n- show notes with 5 quotes\n\nHow it works: you send the raw recording, I ask my questions, and you have the first version within 2 days. I have edited 140 episodes in Reaper since 2018.\n\nSend me two minutes of your last recording, and I will clean them up for you free of charge.',
];

describe('texts it was not made for', () => {
  it('still come in their order', async () => {
    const scores = await Promise.all(OTHERS.map(async (text) => (await analyze(text)).overallScore));
    expect(
      spearman(
        scores,
        OTHERS.map((_, at) => at),
      ),
      scores.join(' '),
    ).toBeGreaterThan(0.8);
    expect(scores.at(-1)!).toBeGreaterThan(7.5);
    expect(Math.max(...scores.slice(0, 3))).toBeLessThan(4);
  });
});

describe('one change, one score', () => {
  const plain =
    'I edit podcasts for teachers and coaches. You send me the recording and I clean the sound, cut the pauses and set the level. You get the episode as an MP3 file within 3 days. I have edited 80 episodes in Reaper since 2018. The work is done by me and nobody else, and you can write at any time while it goes on.';
  const changed = async (before: string, after: string) => [await analyze(before), await analyze(after)] as const;

  it('a clear request raises the conversion score', async () => {
    const [before, after] = await changed(plain, `${plain} Send me two minutes of your last episode to begin.`);
    expect(after.conversionPotential.score).toBeGreaterThan(before.conversionPotential.score);
    expect(after.strengths.join(' ')).toContain('Send me two minutes');
  });
  it('empty praise lowers the competitiveness score, and is quoted', async () => {
    const [before, after] = await changed(
      plain,
      `${plain} Best quality, amazing sound, 100% satisfaction, unique and perfect work.`,
    );
    expect(after.competitiveness.score).toBeLessThan(before.competitiveness.score);
    expect(linesOf(after).join(' ')).toMatch(/“(?:Best quality|amazing|100%)/);
  });
  it('stuffing lowers the keyword score, and is named', async () => {
    const [before, after] = await changed(
      plain,
      `${plain} ${'Podcast editing, podcast editor, podcast mixing, best podcast. '.repeat(4)}`,
    );
    expect(after.keywordOptimization.score).toBeLessThan(before.keywordOptimization.score);
    expect(after.weaknesses.join(' ')).toMatch(/“podcast\w*” comes \d+ times/i);
  });
  it('one endless sentence lowers the readability score', async () => {
    const [before, after] = await changed(plain, plain.replace(/\. /g, ', and '));
    expect(after.readability.score).toBeLessThan(before.readability.score);
  });
  it('shouting lowers the readability score', async () => {
    const [before, after] = await changed(plain, plain.toUpperCase().replace(/\./g, '!!!'));
    expect(after.readability.score).toBeLessThan(before.readability.score);
  });
  it('tools, numbers and clients raise the competitiveness score', async () => {
    const [before, after] = await changed('I edit audio. You send me the recording and I clean it. You get it back soon.', plain);
    expect(after.competitiveness.score).toBeGreaterThan(before.competitiveness.score + 2);
  });
  it('speaking of the seller alone lowers the conversion score', async () => {
    const [before, after] = await changed(
      plain,
      plain
        .replace(/\bYou send me\b/g, 'I take')
        .replace(/\bYou get\b/g, 'I give')
        .replace(/you can/g, 'I can'),
    );
    expect(after.conversionPotential.score).toBeLessThan(before.conversionPotential.score);
    expect(linesOf(after).join(' ')).toMatch(/buyer/);
  });
});

describe('the words it calls main words', () => {
  const VACUOUS = [
    'I make things easy. Good things take time, and I do many things for many people: websites, things for social media, and more things.',
    'I will help you way better with stuff like ads and people. It is a lot of work, but the way I do it is a good way to make people happy.',
    'Professional resume writing. I ask you about your last three jobs, and the job you want, and other jobs, and then I rewrite the resume.',
    'I give you ideas, and my ideas are the ideas of an expert. My clients love my ideas and my experts.',
  ];

  it.each(VACUOUS)('are words that somebody could search for: %s', async (description) => {
    const { strengths, weaknesses, keywordOptimization } = await analyze(description);
    for (const line of [...strengths, ...weaknesses, ...keywordOptimization.suggestions].filter(
      (each) => !/stuffing|less often/.test(each),
    ))
      expect(line).not.toMatch(/“(?:things?|stuff|people|ways?|jobs?|ideas?|time|experts?|clients?)”/i);
  });

  it('stand in the opening where the opening names the work', async () => {
    const { keywordOptimization } = await analyze(
      'I will edit your interview podcasts. I remove noise and long pauses. Send me your raw files, and I deliver a clean episode in two days. Message me first if your episode is longer than an hour.',
    );
    expect(keywordOptimization.suggestions.join(' ')).toMatch(/“interview podcasts” one tag/);
  });
});

describe('odd descriptions', () => {
  it.each([
    'x',
    '🍋',
    '???',
    'THE THE THE',
    '<script>alert("hi")</script>',
    'https://example.org',
    '{slot} "quoted" “curly” (x',
    'word '.repeat(2000),
    'a'.repeat(9000),
    '- \n- \n- x',
    '1. one\n2. two\n3. three',
    '"',
    'I will mend your chair.\r\n\r\nYou get it back.\r\n',
  ])('%s', async (description) => {
    const analysis = await analyze(description);
    for (const score of scoresOf(analysis)) expect(score >= 0 && score <= 10).toBe(true);
    for (const line of linesOf(analysis)) expect(line).not.toMatch(/undefined|NaN|\[object/);
  });

  it.each([
    '私はカフェのためのロゴをデザインします。十年の経験があります。',
    'Diseño logotipos para cafeterías y panaderías desde hace ocho años.',
  ])('says plainly that it reads English only: %s', async (description) => {
    await expect(analyze(description)).rejects.toThrow(CannotServe);
    await expect(analyze(description)).rejects.toThrow(/English/);
  });
});

describe('remarks fit the text', () => {
  const RICH = `I have taught English to nurses and engineers since 2011, and I hold a diploma in teaching adults.
You get four lessons of 45 minutes, notes after each, and a plan for the next month.
We start with a short call, then I send a first lesson within two days. Message me with your level and your exam date.`;
  const linesFor = async (description: string): Promise<string> => linesOf(await analyze(description)).join('\n');

  it('says that nothing is missing that is there', async () => {
    const said = await linesFor(RICH);
    for (const wrong of [
      /does not say who needs it/,
      /nothing of earlier work/,
      /does not say how the work goes/,
      /Nothing says how long/,
      /No figure stands/,
    ])
      expect(said).not.toMatch(wrong);
  });

  it('names as strengths only what it can quote', async () => {
    const { strengths } = await analyze(RICH);
    for (const strength of strengths) expect(strength).toContain('“');
  });

  it('says different things of different texts', async () => {
    const one = new Set((await linesFor(RICH)).split('\n'));
    const other = (
      await linesFor('I translate medical leaflets from German. Files come back in Word. Ask me for a sample page.')
    ).split('\n');
    const shared = other.filter((line) => one.has(line));
    expect(shared.length).toBeLessThanOrEqual(other.length / 4);
  });
});

/** What a buyer finds in a description, and what nobody may say of it: of trades and levels that no rule was made for. */
const READ: readonly [
  name: string,
  description: string,
  said: readonly RegExp[],
  never: readonly RegExp[],
  at: readonly [least: number, most: number],
][] = [
  [
    'piano tuner',
    'I tune pianos that nobody has touched for years. In nine years I have tuned 640 of them, most for choirs and village schools. You send me a video of every key, I tell you by the next day what can be done. One visit takes three hours and costs €120; if a string breaks, I replace it free of charge. Write me the street and the brand.',
    [/640/, /choirs and village schools/, /“Write me the street and the brand”/, /€120/, /free of charge/],
    [
      /does not say who needs it/,
      /nothing of earlier work/,
      /cannot be checked/,
      /does not say how the work goes/,
      /how long/,
      /what to send with an order/,
      /no price/,
    ],
    [7, 10],
  ],
  [
    'subtitles',
    'I subtitle documentaries from Polish. You upload the film, I time and translate it, and you receive an SRT file within 4 days. Netflix and two festivals have used my files since 2016. $5 a minute, two rounds of changes included.',
    [/SRT file within 4 days/, /since 2016/],
    [/nothing of earlier work/, /does not say how the work goes/, /how long/, /buyer then has in hand/, /no price/],
    [6, 10],
  ],
  [
    'a boast',
    'We are the best web agency with world-class quality and 100% satisfaction! Our passionate team makes stunning websites. Thousands of happy clients trust us. Affordable and fast. Order now!',
    [/everybody says that/, /“Thousands of happy clients trust us” cannot be checked/],
    [/There is proof/, /tells the buyer what to do next/, /names a price/, /A buyer can plan/],
    [0, 4],
  ],
  [
    'a false promise',
    'I write cover letters. My letters guarantee you the job in any company. I guarantee an interview in a week or the first page ranking of your profile. Message me.',
    [/not in your hands/],
    [/There is proof/],
    [0, 5],
  ],
  [
    'what is not allowed',
    'I will take your online exam and write your essay for you. 500 words for $10, in 24 hours. Message me with your deadline.',
    [/breaks the rules/],
    [/A buyer can plan/, /names a price/, /new paragraph/],
    [0, 3.5],
  ],
  [
    'pleading',
    'Hello dear sir. i am new here and i need work. I can translate any text from Turkish. Please give me a chance, I will not disappoint you.',
    [/asks for a favor/],
    [/Corrected/, /There is proof/, /tells the buyer what to do next/],
    [0, 4],
  ],
  [
    'limits',
    'I check rental contracts for students in Vienna. I worked at the tenants’ union for seven years. Your contract comes back with the clauses marked that do not hold. I do not write letters to your landlord. Tell me your district and when you move in.',
    [/“I do not write letters to your landlord” draws an honest line/, /seven years/],
    [/nothing of earlier work/, /does not say who needs it/, /buyer then has in hand/, /what to send with an order/],
    [5.5, 10],
  ],
  [
    'proof in other words',
    'I will quieten your squeaking stairs\n\nYou film the stairs while somebody walks up, and I tell you where to put the screws. Of the last 60 stairs I was sent, 57 went silent. A plan arrives within two days. Rates depend on the number of steps. Please message me before you take anything apart.',
    [/“Of the last 60 stairs I was sent, 57 went silent”/],
    [/nothing of earlier work/, /what to send with an order/, /no price[,.]/, /paragraphs keep/],
    [5, 10],
  ],
  [
    'bare nouns',
    'translate german to swedish\nI translate from German to Swedish. I am a native speaker from Malmö. Every second day I write you a page on how it goes. Ask me for a sample.',
    [/Corrected, “translate german to swedish” reads: Translate German to Swedish\./],
    [/“(?:German|page|Swedish)”/],
    [3, 8],
  ],
  [
    'a pair of languages',
    'Turkish to English menus for restaurants\nI have put 45 menus into English since 2019. You get the menu as a PDF within two days. Send me a photo of every page.',
    [/45 menus/, /“Turkish to English menus/],
    [/“Turkish”/, /“English”/, /nothing of earlier work/],
    [5, 10],
  ],
  [
    'many mistakes',
    'Hello sir, i am best cook in the world with alot of receipes. I have wrote many book for my costumers. I will made you happy sir, madam. My english is good and my writting is beautifull. Please message me.',
    [
      /Its grammar slips in several places/,
      /Corrected, “My english is good and my writting is beautifull” reads: My English is good and my writing is beautiful\./,
    ],
    [
      /reads: [^\n]*(?:alot|english|costumer|wrote|will made)/,
      /“(?:sir|madam|receipes|writting)”/,
      /what to send with an order/,
      /Without its praise/,
    ],
    [0, 4],
  ],
  [
    'words of a trade',
    'I set up your Factorio server. Crossplay and modpack updates are my evening work. You get the server within 2 days. I have run servers since 2015. Send me your player count.',
    [/since 2015/],
    [/may make a buyer doubt/, /Corrected/],
    [5, 10],
  ],
  [
    'no steps',
    'I was a baker before I went solo. Before I had a shop I baked at home for six years. I bake wedding cakes for families in Kent. You get one cake of three tiers. It is 240, flat, and free of nuts.',
    [/six years/, /240/],
    [/tells how it goes/, /no price/],
    [3, 9],
  ],
  [
    'a heading and one paragraph',
    'Knitting patterns for beginners\n\nI write knitting patterns with a photo for every row. You get a PDF within 3 days. I have published 34 patterns since 2018.',
    [/34 patterns/],
    [/paragraphs keep/],
    [4, 10],
  ],
  [
    'a refusal',
    'Statistics for your thesis\n\nI explain and you decide: I don’t write your thesis and I don’t invent data. Send your question and the data file; within three days you get the syntax with comments. 60 francs an hour. I taught statistics to nurses for six years.',
    [/60 francs/, /six years/, /“Send your question/],
    [/breaks the rules/, /no price/],
    [5, 10],
  ],
  [
    'numbers of other things',
    'I will write your speech\n\nYou have five weeks and a blank page; forty years of friendship, eleven drafts in the bin. We meet on Zoom for an hour. Please describe the couple and attach one photo. Changes are possible, and none of my guests ran away.',
    [/“Please describe the couple and attach one photo” tells the buyer/],
    [/There is proof/, /can plan with/, /what to send with an order/, /does not say how the work goes/, /whom it is for: /],
    [2, 7],
  ],
  [
    'a question at the end',
    'I will tune your harp by phone\n\nI worked at a harp maker’s in Chicago until 2018. You play, I listen and tell you which string to turn; there are two days a week when I am at home. 40 dollars. How old is your harp, and when was it last tuned?',
    [/“How old is your harp, and when was it last tuned\?” is a question/, /harp maker’s/, /40 dollars/],
    [/what to send with an order/, /can plan with/, /asks for nothing/],
    [4, 9],
  ],
  [
    'praise that is no praise',
    'Dear reader, I mend umbrellas in Ghent. Your umbrella will look stunning and open again. No refunds. I learnt from my aunt. Write to me with a photo. It takes a week and costs 15 euros.',
    [/15 euros/, /It takes a week/],
    [/asks for a favor/, /look open/, /“No refunds” takes/, /nothing of earlier work/],
    [3, 9],
  ],
  [
    'a price without a sign',
    'Bike repair at your home in Leeds\nI come to your house with my van and repair your bike on the spot. I have a Cytech diploma and public liability insurance. So far 410 bikes. A basic service takes 50 minutes and it’s 45 with small parts. Brakes from 18. Tell me your postcode and what squeaks, and I give you a day.',
    [
      /There is proof in it: “So far 410 bikes”/,
      /names a price: “A basic service takes 50 minutes and it’s 45/,
      /“Bike repair\S* one tag/,
    ],
    [/no price/, /nothing of earlier work/, /can plan with/, /first line/, /does not say how the work goes/, /new paragraph/],
    [6, 10],
  ],
  [
    'a price that is evaded',
    'Wedding cakes in Porto\nI bake wedding cakes with three tiers. I studied pastry in Lyon and worked in two hotels. You taste four small cakes first. I bring the cake to the hall and put it together there. Price depends on the number of guests. Write to me with your date.',
    [
      /“Price depends on the number of guests” gives no figure/,
      /Beside “Price depends[^”]*”, say what a usual job costs/,
      /“I studied pastry[^”]*”/,
    ],
    [/no price[,.]/, /nothing of earlier work/, /does not say how the work goes/],
    [3, 8],
  ],
  [
    'fraud',
    'Five star reviews for your hotel\nI post 50 five star reviews on every platform within 3 days. From 40 dollars. Since 2019. Send me the name of your hotel.',
    [/“I post 50 five star reviews[^”]*” breaks the rules/],
    [/can plan with/, /names a price/, /proof/, /one tag/, /tells the buyer/],
    [0, 1],
  ],
  [
    'praise from others',
    'Hotel photos\nI take photos of rooms and breakfasts. So far 85 hotels, with 40 five-star reviews between them. You get 30 files for 300 euros within a week. Send me your address.',
    [/So far 85 hotels/],
    [/breaks the rules/, /“[^”]*for 300 euros[^”]*” [^\n]*whom it is for/],
    [5, 10],
  ],
  [
    'a visit',
    'Eye tests for dogs at home\nI come to your house and wait until the dog is calm, up to one hour. You get a letter for your vet the same evening. 35 for the first dog, 15 for each other. I look into both eyes and hold the diploma of a veterinary school. Write to me with the breed and the street.',
    [/names a price: “35 for the first dog/, /diploma[^”]*” tells who does the work/, /same evening/],
    [/no price/, /can plan with “[^”]*up to one hour/, /nothing of earlier work/, /how long/],
    [5, 10],
  ],
  [
    'a figure in a story',
    'Chess lessons by post\nIn May my pupil Ruth found a mistake worth £90 in her club’s accounts, and she won £300 from her uncle. She’ll gladly talk to you on the phone. You post me a game, I send it back with notes. Four letters cost £32. I refund the last if you stop.',
    [/names a price: “Four letters cost £32/, /“I refund the last if you stop” takes a worry/],
    [/price: “[^”]*(?:£90|£300)/, /“[^”]*(?:£90|£300)[^”]*” can be held/, /tells how it goes: “She/],
    [4, 9],
  ],
  [
    'boasts and hearsay',
    'Change everything with the city’s most powerful life guide\nPeople say that an hour with me is worth more than twenty years of school. I am passionate about change and I will walk beside you. I will provide 100% joy and on time delivery. I am detail-oriented and your satisfaction is my first priority.',
    [/“detail-oriented”: everybody says that/],
    [/tells who does the work/, /There is proof/, /Without its praise/, /“You get/, /one tag/],
    [0, 5],
  ],
  [
    'surcharges and weekdays',
    'Eulogies for brothers\n✅ ✅ ✅ ✅ ✅ ✅ ✅ ✅ ✅ I listen first\nMost brothers leave it until Sunday. That is fine; I have written one in an evening. It is in your inbox the next morning. It costs $90.\nWeekend rush: add 40%',
    [
      /can plan with “It is in your inbox the next morning/,
      /no sentence longer than (?:9|1[0-3]) words|Even its longest sentence/,
    ],
    [/plan with “Most/, /“is fine/, /add 40%[^\n]*what to do next/, /“[^”]*written one in an evening” tells who/],
    [2, 9],
  ],
  [
    'for other things',
    'Letters by hand\nI have a passion for colours and characters. I write letters for your children’s birthday. Delivery includes a card for colleagues. Hi there, please buy from me, i draw logo and desing.',
    [/“please buy from me/],
    [/whom it is for: /, /reads: [^\n]*(?:desing|logo)/, /waiting/],
    [0, 5],
  ],
  [
    'a limit of money and a list of prices',
    'Attic inventories\nI walk through your attic, list each chest over £40 and photograph what is worth keeping. You get one table, four days after the visit.\n* One room: £95\n* Every further room: £30\nI worked for a museum from 2001 to 2017. Email me the address.',
    [
      /names a price: “One room: £95”/,
      /can plan with “You get one table, four days after the visit”/,
      /“Email me the address” tells the buyer/,
    ],
    [/price: “[^”]*over £40/, /one block/, /“[^”]*list each chest[^”]*” tells the buyer/],
    [6, 10],
  ],
  [
    'somebody else’s bill',
    'I mend church clocks.\nLast winter a parish came to me that had paid £900 for a new motor, and their verger waited eleven weeks. The visit costs £70. I have done this for sixteen years. Write to me with a photo of the dial.',
    [/names a price: “The visit costs £70”/, /sixteen years/],
    [/price: “[^”]*£900/, /can plan with “[^”]*eleven weeks/, /Begin with the name/],
    [4, 9],
  ],
  [
    'orders that are choices',
    'Felt slippers\nGrown-ups €40, children €28. Pick any two colors and add a name for five euros more. Ships in 9 days.',
    [/names a price: “Grown-ups €40, children €28”/, /in 9 days/],
    [/“[^”]*(?:Pick|add a name)[^”]*” tells the buyer/, /does not say what the buyer should do next/],
    [3, 8],
  ],
  [
    'since then',
    'Tuba parts for your film\nI played in an army band for twelve years. Since then I have recorded for 14 films. I won’t make your composer feel small. Send me the score.',
    [/14 films/],
    [/tells how it goes: “Since then/, /draws an honest line/],
    [4, 9],
  ],
  [
    'let us',
    'I will draw eye-catching maps\nWhat you get:\n✅ 2 maps in print size\n✅ Unlimited revisions\nLet’s conquer the world together!',
    [/sees what they get: “2 maps in print size”/, /“Let’s conquer the world together” does not say what to send/],
    [/“Let’s[^”]*” tells the buyer/, /next to “What you get”/, /they get: [^\n]*“Unlimited/, /made of fragments/],
    [0, 6],
  ],
  [
    'a list of what the seller does',
    'I keep the accounts of 9 small farms. Each month I match your bills, post your invoices and send the return for your approval. My clients come back. £80 a month.',
    [/“I keep the accounts of 9 small farms”/, /£80 a month/],
    [/“[^”]*send the return[^”]*” tells the buyer/, /sees what they get: “[^”]*clients come back/],
    [2, 8],
  ],
  [
    'English with holes in it',
    'Wooden toys\nYou send me sketch, I make three small horse and you choose. I have 4 year of experience. Send me your idea. It costs 30 euros.',
    [/30 euros/],
    [/tells how it goes: “[^”]*three small horse/, /“[^”]*4 year of[^”]*” tells who/, /: Send me sketch/],
    [0, 8],
  ],
  [
    'for whom it is not',
    'I mend reports\nI mend your report before you hand it in. I don’t write anything for students. I was a clerk for 31 years. £8 a page.',
    [/31 years/, /“I don’t write anything for students” draws an honest line/],
    [/whom it is for: “[^”]*students/],
    [3, 9],
  ],
  [
    'what a client says, and what only looks like a promise',
    "I will edit your podcast\nI edit podcasts for sports fans. 'He saved our third season' - Ines, host of Chalk. We speak on the phone first (about an hour). Each episode takes three days and costs $60. If you hear a click within five weeks, I mend it for nothing. Let's talk: send me two minutes of your last episode.",
    [
      /A client speaks in it: “'He saved our third season'/,
      /“Let's talk: send me[^”]*” tells the buyer/,
      /“If you hear a click[^”]*” takes a worry/,
    ],
    [/“[^”]*third season[^”]*” tells who/, /plan with “[^”]*(?:an hour|five weeks)/, /does not say what to send/, /Its longest/],
    [6, 10],
  ],
  [
    'right words, a relative clause and a title of nouns',
    'Cello and viola bows for your orchestra\nI rehair bows and reglaze nothing; I don’t restring cellos. I have mended about seventy, from a photo you send. Each bow is sent flat, wrapped in card, at Christmas or later, and I try to keep the old wood.',
    [/There is proof in it: “I have mended about seventy/, /Nothing says how long/],
    [/may make a buyer doubt/, /tells how it goes: “[^”]*a photo you send/, /two or three nouns, as/],
    [2, 9],
  ],
  [
    'holes that no correction mends',
    'I do letters\nI am patient letter writer living in Accra and have degree. i am looking for job. Lots of happy customers since 2019. $5 a letter.',
    [/may make a buyer doubt/],
    [
      /reads: [^\n]*(?:have degree|for job)/,
      /“[^”]*(?:have degree|happy customers)[^”]*” tells who/,
      /next to “do letters”/,
      /since when you do/,
    ],
    [0, 7],
  ],
  [
    'a room with a number',
    'Voices for trains\nI record in a treated room with a Model 88 and send a WAV within 20 hours. 24/7 online. Order before noon. $50.',
    [/within 20 hours/],
    [/There is proof in it/, /“[^”]*(?:Model 88|24\/7)[^”]*” tells who/],
    [2, 8],
  ],
];

describe('what it finds', () => {
  it.each(READ)('%s', async (_, description, said, never, [least, most]) => {
    const analysis = await analyze(description);
    const lines = linesOf(analysis).join('\n');
    for (const each of said) expect(lines).toMatch(each);
    for (const each of never) expect(lines).not.toMatch(each);
    expect(analysis.overallScore).toBeGreaterThanOrEqual(least);
    expect(analysis.overallScore).toBeLessThanOrEqual(most);
  });

  it('finds a text full of mistakes hard to read', async () => {
    const readabilityOf = async (name: string): Promise<number> =>
      (await analyze(READ.find(([each]) => each === name)![1])).readability.score;
    expect(await readabilityOf('many mistakes')).toBeLessThan(7);
    expect(await readabilityOf('words of a trade')).toBeGreaterThan((await readabilityOf('many mistakes')) + 1);
  });

  it('praises no line that it blames', async () => {
    for (const [, description] of READ) {
      const analysis = await analyze(description);
      const quotesOf = (lines: readonly string[]): string[] => lines.flatMap((line) => line.match(/(?<=“)[^”]+/g) ?? []);
      const praised = quotesOf(analysis.strengths);
      if (/breaks the rules/.test(analysis.weaknesses[0]!)) continue;
      // Where a line stands is no blame of what it says.
      for (const blamed of quotesOf(analysis.weaknesses.filter((line) => !/words before|small letter/.test(line))))
        for (const each of praised) expect(each.includes(blamed) || blamed.includes(each), `${each} / ${blamed}`).toBe(false);
    }
  });

  it.each<[string, text: string, said: RegExp, never: RegExp]>([
    [
      'what goes on in small letters behind a mark is no mistake',
      'Spreadsheets mended\n\n#REF! all over? #N/A! in every cell? Send me the file and I mend it the same day. Over 200 sheets rescued. If I can’t fix it, you don’t pay.',
      /There is proof in it: “Over 200 sheets rescued”/,
      /may make a buyer doubt/,
    ],
    [
      'the end is the last line, whatever it begins with',
      'Guitar strings\n\nI fit new strings to your guitar. I use three brands. Best strings for the money in Hull.',
      /Give a sum for “Guitar strings”/,
      /After “I use three brands/,
    ],
    [
      'nothing that nobody can keep is praised',
      'SEO work\n\nI will send you 900 links and your shop will be number 1 on Google in 9 days. You get a list of every link. Send me your address.',
      /“[^”]*number 1 on Google in 9 days” promises what is not in your hands/,
      /(?:can plan with|sees what they get:) “[^”]*number 1/,
    ],
    [
      'a way back, a limit and years in brackets count',
      'Newsletters proofread\n\nRetired librarian (Leeds, 28 years). I mark every slip, and I don’t change your voice. Up to 1,500 words back in 24 hours with tracked changes.',
      /“Retired librarian \(Leeds, 28 years\)” tells who[^]*can plan with “Up to 1,500 words back[^]*I don’t change your voice” draws an honest line/,
      /No earlier work|too little/,
    ],
    [
      'a lesson has no samples and no changes',
      'Guitar lessons online for beginners over fifty. I have taught 60 of them since 2015. 30 minutes cost 18 pounds, any weekday at noon. We begin with a song you love.',
      /“Guitar lessons” (?:as a tag|one tag)/,
      /No line|how many changes|wants a change|A sample/,
    ],
    [
      'a retake is a change',
      'I will record a calm narration for your film\n\nClean WAV within 24 hours. Price covers 200 words for $30, with one free retake if the tone is not yours. Listen to the samples above. Send me your script.',
      /names a price: “[^”]*one free retake/,
      /how many changes/,
    ],
    [
      'a free first hour is no price',
      'I will tutor your son in chemistry\n\nI taught it for twelve years at a school in Hull. Lessons last an hour, on Zoom. The first lesson is free. Send me his last test.',
      /does not say what the work costs/,
      /“son/,
    ],
    [
      'a number in the middle ends no name of the work, and a best man is no tag',
      'Weddings go by fast. I edit your raw clips into a 3 to 5 minute film with songs you choose. I write your best man speech, too. Send me everything in one folder.',
      /./,
      /into a 3”|“man speech”/,
    ],
    [
      'what comes with the work is no tag',
      'Balcony plans for small flats\n\nYou send four photos, I send back a plan and a shopping list with prices.\n\n- Plan in PDF\n- Shopping list\n\nI have planned 28 balconies since 2020. Ready in a week.',
      /./,
      /“Shopping list” (?:as|one) tag/,
    ],
    [
      'a first place on Google is in nobody’s hands',
      'I will take your shop to #1 guaranteed with links and keyword research. Contact me before you order.',
      /promises what is not in your hands/,
      /takes a worry/,
    ],
  ])('%s', async (_, text, said, never) => {
    const lines = linesOf(await analyze(text)).join('\n');
    expect(lines).toMatch(said);
    expect(lines).not.toMatch(never);
  });

  it('says under few of many texts what could stand under any', async () => {
    const STOCK = /not satisfied|nothing missing|nothing to add|too little in it/;
    const texts = [...samples.inputs.map(({ body }) => body.description), ...OTHERS, ...READ.map(([, text]) => text)];
    const said = await Promise.all(texts.map(async (text) => linesOf(await analyze(text)).filter((line) => STOCK.test(line))));
    expect(said.filter((lines) => lines.length > 0).length).toBeLessThanOrEqual(texts.length / 20);
  });

  it('gives hardly two texts the same advice', async () => {
    const all = await Promise.all(READ.map(async ([, description]) => (await analyze(description)).recommendations));
    expect(new Set(all.flat()).size).toBeGreaterThanOrEqual(all.flat().length - 2);
  });
});

/** What a remark sounds like that misses a thing, and sentences that hold it in words no rule was made for. */
const ABSENT = {
  times: [
    /Nothing says how long|names no day/,
    [
      'Every kite leaves my bench on a Monday.',
      'Nine days.',
      'Have it back before Easter weekend.',
      'Most take two to three weeks.',
      'I sew it overnight.',
    ],
  ],
  prices: [
    /what the work costs|gives no figure/,
    [
      'Tails are 12, frames 30.',
      'CHF 45.',
      'Twenty-six pounds, string included.',
      'Four quid.',
      'Classes pay 80 altogether.',
      'You only pay for the silk.',
    ],
  ],
  proof: [
    /nothing of earlier work|nothing of what you have done/,
    [
      'I have flown with keepers from eleven lighthouses.',
      'Two schools have my kites on their ceilings.',
      'My mother sewed sails before me.',
      'Sailmaker, ninth season.',
      'Last two: a hotel in Bergen, a scout camp in Wales.',
    ],
  ],
  requests: [
    /what to send with an order/,
    [
      'Pick up the phone, and call me.',
      'Before you order, measure the wind on your beach.',
      'hmu on telegram',
      'Describe the child who will fly it.',
      'Cut the pattern out of an old newspaper.',
      'Scan what you have of it.',
    ],
  ],
  steps: [
    /does not say how the work goes/,
    [
      'You film the broken kite from both sides.',
      'We talk for ten minutes.',
      'I draw it, you approve it.',
      'Then it goes to the post office.',
      'Bring the old frame.',
    ],
  ],
} satisfies Partial<Record<keyof ReturnType<typeof foundIn>, readonly [RegExp, readonly string[]]>>;
type Topic = keyof typeof ABSENT;

describe('what it says is missing', () => {
  const BARE = 'Paper kites\n\nI cut paper kites in blue and red.';
  const topics = Object.keys(ABSENT) as Topic[];

  it.each(topics.flatMap((topic) => ABSENT[topic][1].map((sentence) => [topic, sentence] as const)))(
    '%s: not where there is “%s”',
    async (topic, sentence) => {
      expect(foundIn(read(BARE)).isSilentOn(topic)).toBe(true);
      expect(foundIn(read(`${BARE} ${sentence}`)).isSilentOn(topic)).toBe(false);
      expect(linesOf(await analyze(`${BARE} ${sentence}`)).join('\n')).not.toMatch(ABSENT[topic][0]);
    },
  );

  it('was not found in the text', async () => {
    const texts = [...samples.inputs.map(({ body }) => body.description), ...OTHERS, ...READ.map(([, text]) => text)];
    for (const text of texts) {
      const found = foundIn(read(text));
      const said = linesOf(await analyze(text)).join('\n');
      for (const topic of topics) if (found[topic].length > 0) expect(said, text).not.toMatch(ABSENT[topic][0]);
    }
  });

  it('is said where it is', async () => {
    const said = (await analyze(BARE)).weaknesses.join('\n');
    expect(topics.filter((topic) => ABSENT[topic][0].test(said)).length).toBeGreaterThan(2);
  });
});

describe('what it makes of the text’s own words', () => {
  it.each([
    [
      'a request out of what it is about',
      'I will mend your umbrella\n\nI have mended 90 of them since 2015. It takes a week and costs £20. Then I dry it. One round of changes is free.',
      /Tell me about your umbrella and by when/,
    ],
    [
      'nothing of a word that says nothing',
      'I will bring your vision to life\n\nI paint. It takes a week.',
      /^(?!.*Tell me about your vision)/s,
    ],
    [
      'an article where one is missing',
      'Violin lessons\n\nI am patient violin teacher. You play, I listen. Lessons cost 20 euros. Send me a recording.',
      /reads: I am a patient violin teacher\./,
    ],
  ])('%s', async (_, description, said) => {
    expect(linesOf(await analyze(description)).join('\n')).toMatch(said);
  });
});

describe('what fits the text', () => {
  it('ends a sentence at “etc.” where a capital follows', async () => {
    const text =
      'I mend lamps, clocks, irons, fans, etc etc. Bring me whatever hums. No. Not the fridge, e.g. Nordic ones. Ask me.';
    expect(read(text).sentences).toHaveLength(5);
    expect(read('I mend lamps, clocks, etc. and their plugs.').sentences).toHaveLength(1);
    const long = `I clean ${'pots, pans, '.repeat(12)}etc. We also clean ${'cups, jugs, '.repeat(12)}etc.`;
    expect((await analyze(long)).readability.feedback).not.toMatch(/goes on for|5\d words/);
  });

  it.each([
    'The boiler inspection comes in May, and the boiler inspection is long. I am a retired clerk from Hull. I do not do the inspection. Ask me.',
    'Dreading the boiler inspection? I sort your papers for it. I don’t repair a boiler, and no boiler inspection is done by me.',
  ])('has nobody search for what is not done: %s', async (text) => {
    expect((await analyze(text)).keywordOptimization.suggestions.join()).not.toMatch(
      /“[^”]*boiler[^”]*” (?:in the first|one tag)/,
    );
  });

  it('asks for a price in the words of the work', async () => {
    const told = async (text: string): Promise<string> => (await analyze(text)).recommendations.join('\n');
    expect(
      await told(
        'I am a native speaker of Welsh and have taught it in Bangor since 2012. I translate letters from Welsh. Send me yours, and you have it in two days.',
      ),
    ).toMatch(/Say what a buyer pays you to “translate letters from Welsh”/);
    expect(await told('Bike repair in Hull\n\nI have mended 90 bikes. Two days. Send me a photo of yours.')).toMatch(
      /Give a sum for “Bike repair in Hull”/,
    );
  });
});

describe('what a gig without a fault is told', () => {
  it.each<[text: string, said: RegExp, never: RegExp]>([
    [
      'I will sort receipts for your small Welsh farm\n\nI go back up to 9 months. Usually done in 3 to 4 days.',
      /can plan with “Usually done/,
      /can plan with “[^”]*9 months|about your small/,
    ],
    ['I WILL MAKE YOUR SHOP FAMOUS NOW!!! Order today.', /“I WILL MAKE/, /“WILL MAKE/],
  ])('%s', async (text, said, never) => {
    const lines = linesOf(await analyze(text)).join('\n');
    expect(lines).toMatch(said);
    expect(lines).not.toMatch(never);
  });

  it('is asked for an order at its end, not by its joke or by what somebody said', async () => {
    const text =
      'I will tune your upright piano\n\nAsk any cat who has slept on one. “Call him at once,” said the vicar. I tune uprights in two hours for £70 and have done so for nineteen years. Tell me the maker and how long it has stood still.';
    const { strengths } = await analyze(text);
    expect(strengths.join()).toMatch(/“Tell me the maker[^”]*” tells the buyer what to do next/);
    expect(strengths.join()).not.toMatch(/“(?:Ask any cat|Call him)[^”]*” tells/);
  });

  it('hears that nothing is missing only where price, time, changes and samples are there', async () => {
    const text =
      'I will restring your guitar\n\nYou send it in a case, I put on your strings and I never touch the wood. For players in bands. Thirty years at the bench of a luthier in Cork, and “she sings again,” wrote Una. Tell me the make of your guitar.';
    expect((await analyze(text)).weaknesses.join()).not.toMatch(/nothing missing/);
  });

  it('is asked for nouns only where its title has none', async () => {
    const advice = async (title: string) =>
      (
        await analyze(
          `${title}\n\nTell me what it is for. I did this for eight years at a paper in Leeds. It takes three days and costs £40.`,
        )
      ).keywordOptimization.suggestions.join();
    expect(await advice('I will draw floor plans for small flats')).not.toMatch(/two or three nouns|name the work as/);
    expect(await advice('I will mend your trousers by post')).not.toMatch(/two or three nouns|name the work as/);
  });
});
