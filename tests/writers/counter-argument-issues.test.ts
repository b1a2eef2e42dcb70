import { describe, expect, it } from 'vitest';
import writer from '../../server/writers/counter-argument-generator.ts';
import { ISSUES, pointsIn } from '../../server/writers/counter-argument/issues/index.ts';
import samples from '../inputs/counter-argument-generator.json' with { type: 'json' };
import { contextOf } from '../support/context.ts';

type Request = Parameters<typeof writer.write>[0];

const against = async (argument: string, change: Partial<Request> = {}, seed = 1) =>
  (await writer.write({ ...(samples.inputs[0]!.body as unknown as Request), argument, ...change } as Request, contextOf(seed)))
    .counterArguments;
const textOf = async (argument: string, change: Partial<Request> = {}): Promise<string> =>
  (await Promise.all([1, 2, 3].map((seed) => against(argument, change, seed))))
    .flat()
    .map(({ title, content }) => `${title}\n${content}`)
    .join('\n');

describe('what is known of an issue', () => {
  const rows = ISSUES.flatMap(({ about, toSupporters, toOpponents }) =>
    [toSupporters, toOpponents].flatMap((table) => pointsIn(table, about.source)),
  );

  it('is written in whole sentences, without a figure, a source or a quotation', () => {
    expect(rows.length).toBeGreaterThan(300);
    for (const { titles, says, bites, shows } of rows) {
      const text = [...says, ...bites].join(' ');
      for (const sentence of [...says, ...bites]) expect(sentence).toMatch(/^[\p{Lu}{].*[.?!]$/u);
      expect(shows[0]).toMatch(/^(?:that|why|how|who|what|which|where|when|whose|by what|for which|from)\b[^.]*$/);
      expect(titles[0]!.length).toBeLessThanOrEqual(60);
      expect(titles[0]).not.toMatch(/\.$/);
      expect(`${titles[0]} ${text} ${shows[0]}`).not.toMatch(
        /\d|[“”"]|according to|\bstud(?:y|ies) (?:show|find|prove|suggest)|\bresearch|\bexperts?\b|\bsurveys?\b|\bpercent\b|https?:|undefined/i,
      );
      expect(text.replaceAll('{named}', 'It').replaceAll('{short}', 'it')).not.toMatch(/[{}]|\s{2}\S/);
    }
  });

  it('is said once', () => {
    const titles = rows.map(({ titles: [title] }) => title!.toLowerCase());
    const twice = titles.filter((title, at) => titles.indexOf(title) !== at);
    expect(twice).toEqual([]);
    const says = rows.map(({ says: [first] }) => first);
    expect(new Set(says).size).toBe(says.length);
  });
});

/** Two contrary claims on one issue, each with an objection that only it can meet. */
const SIDES: readonly (readonly [claim: string, title: string, contrary: string, title: string])[] = [
  [
    'School uniforms should be banned',
    'Clothes turn into a contest',
    'Pupils should wear uniforms',
    'Clothes are a way to speak',
  ],
  ['Homework should be abolished', 'A skill is made by repeating it', 'Homework must stay', 'Home is not the same for everyone'],
  ['Zoos are cruel and should be closed', 'Close the bad ones', 'Zoos are not cruel', 'A cage is a cage'],
  ['The death penalty is wrong', 'The families live on', 'Bring back the death penalty', 'A mistake that cannot be put right'],
  ['We must not eat animals', 'Plants have costs as well', 'There is nothing wrong with eating meat', 'It is somebody’s life'],
  ['Everyone should go vegan', 'Plants have costs as well', 'Vegan diets are bad', 'It is somebody’s life'],
  ['Gun control does not reduce violence', 'It helps to look abroad', 'We need stricter gun laws', 'Help may come too late'],
  ['Guns should be banned', 'Help may come too late', 'Guns should not be banned', 'A quarrel becomes a death'],
  [
    'Remote work makes teams weaker',
    'Quiet is a condition of good work',
    'My boss should let me work from home',
    'The day has no end',
  ],
  [
    'The voting age should be lowered',
    'Whose vote would it be?',
    'We should not lower the voting age',
    'No test is asked of anybody else',
  ],
  ['Should college be free?', 'A free place still has to exist', 'Free college is a mistake', 'Debt decides before talent does'],
  [
    'Video games cause violence',
    'Millions play and harm nobody',
    'Video games do not cause violence',
    'Made to be played once more',
  ],
  ['Billionaires should not exist', 'It is mostly not money', 'Taxing the rich is wrong', 'Nobody earns it alone'],
  ["Money can't buy happiness", 'The lack of it buys unhappiness', 'Money buys happiness', 'The rich have sorrows too'],
  ['Tipping culture needs to end', 'It rewards good work at once', 'Tipping is good', 'Who is tipped, and who is not'],
  ['Plastic bags must be banned', 'What takes its place?', 'We should not ban plastic bags', 'It does not go away'],
  ['We no longer need libraries', 'Not everyone has the internet', 'Every town needs a library', 'Many pay for few'],
  [
    'Social media does more harm than good',
    'Which came first?',
    'Social media does more good than harm',
    'Falsehood travels well',
  ],
  ['Euthanasia is murder', 'Whose life is it?', 'Euthanasia should be allowed', 'The line is hard to hold'],
  ['Hate speech should not be protected', 'Who holds the pen?', 'Free speech must be protected', 'Words are also deeds'],
  [
    'Voting should stay voluntary',
    'Politicians court those who vote',
    'Voting should be mandatory',
    'Staying away is a statement too',
  ],
  ['Cars make cities unlivable', 'Some have no other way', 'Cars are useful', 'A street is also a room'],
  [
    'Vaccines should be a personal choice',
    'We forget what we no longer see',
    'Vaccination should be mandatory',
    'Force makes doubters stubborn',
  ],
  ['Smoking bans go too far', 'The next table breathes it too', 'Smoking should be banned', 'A place of their own'],
  ['AI art is theft', 'The same was said of photography', 'AI art is real art', 'Somebody has to mean it'],
  ['Talent matters more than hard work', 'Gifts that were never unpacked', 'Hard work beats talent', 'One needs the other'],
  [
    'Celebrities should stay out of politics',
    'They are citizens as well',
    'Celebrities should talk about politics',
    'Fame is not knowledge',
  ],
  [
    'Why should taxpayers fund the opera?',
    'A ticket at full price shuts people out',
    'The state should fund the arts',
    'Many pay, few attend',
  ],
];

const known = new Set(
  ISSUES.flatMap(({ toSupporters, toOpponents }) => pointsIn(`${toSupporters}\n${toOpponents}`, '')).flatMap(
    ({ titles }) => titles,
  ),
);

describe('a claim on a known issue', () => {
  it.each(SIDES)('%s', async (claim, title, contrary, contraryTitle) => {
    const titlesFor = async (argument: string): Promise<string[]> =>
      (await against(argument, { outputNumber: 10 as never })).map((one) => one.title).filter((one) => known.has(one));
    const [one, other] = [await titlesFor(claim), await titlesFor(contrary)];
    expect(one).toContain(title);
    expect(other).toContain(contraryTitle);
    expect(one.filter((shared) => other.includes(shared))).toEqual([]);
  });

  it.each([
    ['Nuclear weapons keep us safe', /\bgun\b|burglar|reactor/i],
    ['Plastic surgery should be banned for teenagers', /pageant|plastic bag|cucumber|Paper tears/i],
    ['A degree is no longer worth the cost', /free places|Debt decides|owe so much/i],
    ['Vegan diets are healthier than meat diets', /small animals die|Recipes, feasts/i],
    ['Sugar is as dangerous as tobacco', /smok|next table/i],
    ['Celebrities are bad role models', /political opinions|mandate/i],
    ['Same-sex marriage should be legal', /Those who stay|needs no office|married people/i],
    ['Private prisons should be closed', /rehabilitation|worse neighbour/i],
    ['Lab-grown meat should be sold in shops', /taste of a meal|feeds animals/i],
    ['Electric cars should be cheaper', /children do not play|back seat/i],
  ])('is not taken for another: %s', async (claim, alien) => {
    expect(await textOf(claim, { outputNumber: 10 as never })).not.toMatch(alien);
  });

  it('of restraint is met as restraint', async () => {
    const regulated = await textOf('AI should be regulated by governments', { outputNumber: 6 as never });
    expect(regulated).toMatch(/Rules are slower than programs/);
    expect(regulated).not.toMatch(/settle with few|not practised is lost/);
    const optional = await textOf('Physical education should be optional', { outputNumber: 6 as never });
    expect(optional).toMatch(/Bodies need it/);
    const screens = await textOf("Parents should limit their kids' screen time", { outputNumber: 6 as never });
    expect(screens).toMatch(/Which screen, and what for\?/);
  });

  it('gets most of its objections from the matter itself, and others when it asks for more', async () => {
    for (const [claim, , contrary] of SIDES)
      for (const argument of [claim, contrary]) {
        const some = await against(argument, { outputNumber: 3 as never });
        expect(some.filter(({ title }) => known.has(title)).length, argument).toBeGreaterThanOrEqual(2);
        expect(await against(argument, { outputNumber: 30 as never })).toHaveLength(30);
      }
  });
});

describe('the claim is read as it was meant', () => {
  it('a question whether something should be done is a proposal', async () => {
    const text = await textOf('Should the penny be abolished?', { outputNumber: 10 as never });
    expect(text).toMatch(/the proposal that the penny should be abolished/i);
    expect(text).not.toMatch(/the view behind|\?”/);
  });

  it('what follows a comma is a reason, and no part of the claim', async () => {
    const text = await textOf("Kids shouldn't eat so much candy, they can't sleep and they get bad teeth.", {
      outputNumber: 10 as never,
    });
    expect(text).toMatch(/that kids shouldn't eat so much candy(?!,)/i);
    expect(text).toMatch(/“they can't sleep and they get bad teeth”/);
  });

  it('a subject ends at its verb, and an adverb is no subject', async () => {
    const CLAIMS = [
      ['Castles are damp and should be pulled down', /\b(?:about|around|of|with|on) castles are damp/i],
      ['Beauty sleep and long baths harm young minds', /\b(?:about|around|of|with|from|on) beauty sleep and long baths harm/i],
      ['My sister should apologize first', /\b(?:about|around|to|of|with) first\b/i],
      ['Speeches should never last longer than ten minutes', /\b(?:about|around|of|with|on) longer\b/i],
      ['Nobody should own more than one boat', /\b(?:about|around|of|with|on) more\b/i],
    ] as const;
    for (const [claim, wrong] of CLAIMS)
      for (const argumentType of ['Any Type', 'Social', 'Practical', 'Alternatives', 'Ethical'] as const)
        expect(await textOf(claim, { argumentType, outputNumber: 10 as never }), claim).not.toMatch(wrong);
  });

  it('a noun at the head is no command, and a state is no subject', async () => {
    const text = await textOf('Hate speech should not be protected', { outputNumber: 30 as never });
    expect(text).not.toMatch(/to hate speech should/i);
    expect(text).toMatch(/that hate speech should not be protected/i);
    const stay = await textOf('Fishing should stay voluntary', { outputNumber: 30 as never });
    expect(stay).not.toMatch(/\b(?:about|around|to|of|with|on) voluntary\b/i);
    expect(stay).toMatch(/\b(?:about|around|to|of|with|on) fishing\b/i);
  });

  it('what something is done to is not what would be brought about, nor are those who act', async () => {
    const people = await textOf('Litterbugs should be expelled from the park', { outputNumber: 30 as never });
    expect(people).not.toMatch(
      /litterbugs (?:would need|tend to|stood)|(?:into|with|for|about|end with|follow) litterbugs (?:in money|it pays|that does|to work)/i,
    );
    expect(people).not.toMatch(/After the launch, litterbugs/i);
    const agents = await textOf('Companies should not ask for a star sign', { outputNumber: 30 as never });
    expect(agents).not.toMatch(/\b(?:about|around|with|to) companies\b/i);
  });

  it('a year is no figure in need of a source, and a limit is asked about as a limit', async () => {
    const year = await textOf('Every ferry should run on batteries by 2035', { outputNumber: 10 as never });
    expect(year).not.toMatch(/[“”]2035|who did the measuring|no origin given/);
    const limit = await textOf('Nobody under 16 should be allowed to ride a scooter', { outputNumber: 5 as never });
    expect(limit).toMatch(/“16”/);
    expect(limit).not.toMatch(/who did the measuring|no origin given|if the figure is half/);
  });

  it('whom a proposal binds is no sweeping claim that one exception refutes', async () => {
    const text = await textOf('Every village should have a swimming pool', { outputNumber: 10 as never });
    expect(text).not.toMatch(/one clear exception refutes|“Every village”/i);
  });
});
