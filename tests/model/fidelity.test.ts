/** A rewrite says what its text says; an abstract, a bio and a gig say what is on the form: numbers, addresses, quotations, "not". */
import { describe, expect, it } from 'vitest';
import { isShown, work } from './working.ts';

const FIGURES = 'The valves were tested in 2019. It was found that 12.4 % of the 1,000 valves leaked, and that 40 did not close.';
const DENIAL = 'It is important to note that the results were not confirmed by the second laboratory in the spring.';
const QUOTE =
  'The mayor said “we will open the bridge in May” and gave the address https://bridge.example.org/plan for questions.';
const WORDS = 'In the year under review, fifty volunteers planted two hundred trees along the river and the old canal.';

describe('a rewrite that keeps what its text says is shown', () => {
  it.each([
    [FIGURES, 'The valves were tested in 2019. Of the 1000 valves, 12.4 percent leaked and 40 did not close.'],
    [FIGURES, 'We tested the valves in 2019: 12,4% of 1 000 leaked, and forty of them did not close properly.'],
    [DENIAL, 'The second laboratory was unable to confirm the results in the spring, and that is worth knowing here.'],
    [DENIAL, "The second laboratory didn't confirm the results in the spring, which matters for what comes after it."],
    [
      QUOTE,
      'The mayor said "We will open the bridge in May." Questions go to bridge.example.org/plan, the address that was given.',
    ],
    [WORDS, 'Fifty volunteers planted 200 trees along the river and the old canal in the year that is under review.'],
  ])('%s → %s', async (text, humanizedText) => {
    expect(await isShown('text-humanizer', { text }, { humanizedText })).toBe(true);
  });
});

describe('a rewrite that does not is refused', () => {
  it.each([
    [
      'one figure for another',
      FIGURES,
      'The valves were tested in 2019. Of 1,000 valves, 40 % leaked and the rest of them did not close.',
    ],
    [
      'a figure of its own',
      FIGURES,
      'In 2019, 12.4 % of the 1,000 valves leaked, 40 did not close, and 7 were replaced afterwards.',
    ],
    [
      'a figure less',
      FIGURES,
      'The valves were tested in 2019, and of the 1,000 of them a good part leaked, and 40 did not close.',
    ],
    [
      'its "not" lost',
      DENIAL,
      'The results were confirmed by the second laboratory in the spring, and that is worth knowing here.',
    ],
    [
      'another quotation',
      QUOTE,
      'The mayor said “the bridge opens in June at last” and gave https://bridge.example.org/plan for questions.',
    ],
    [
      'another address',
      QUOTE,
      'The mayor said “we will open the bridge in May” and gave bridge.example.com/plan for all the questions.',
    ],
    [
      'the address lost',
      QUOTE,
      'The mayor said “we will open the bridge in May” and gave an address where people can ask questions.',
    ],
    [
      'a number in words lost',
      WORDS,
      'Volunteers planted two hundred trees along the river and the old canal in the year that is under review.',
    ],
    [
      'another language',
      DENIAL,
      'Es ist wichtig, dass die Ergebnisse im Frühjahr nicht von dem zweiten Labor bestätigt wurden, und das ist für uns nicht neu.',
    ],
  ])('%s', async (_, text, humanizedText) => {
    expect(await isShown('text-humanizer', { text }, { humanizedText })).toBe(false);
  });

  it('a translation, with nothing else to tell it by', async () => {
    const text = 'The committee met in the old hall, and the people of the town spoke about the river and what it is to them.';
    const german =
      'Das Komitee traf sich in der alten Halle, und die Leute der Stadt sprachen über den Fluss und was er für sie ist.';
    expect(await isShown('text-humanizer', { text }, { humanizedText: text })).toBe(true);
    expect(await isShown('text-humanizer', { text }, { humanizedText: german })).toBe(false);
  });

  it('in a language of its own too: English for a German text', async () => {
    const text =
      'Die Ergebnisse wurden im Frühjahr von dem zweiten Labor nicht bestätigt, und das ist für die Arbeit an der Brücke wichtig.';
    const english =
      'The results were not confirmed by the second laboratory in the spring, and this is what matters for the bridge.';
    expect(await isShown('text-humanizer', { text }, { humanizedText: english })).toBe(false);
    expect(await isShown('text-humanizer', { text }, { humanizedText: text })).toBe(true);
  });
});

it('a shortened text may leave figures out, and may not change them', async () => {
  const text = `${FIGURES} ${WORDS}`;
  const short = 'The valves were tested in 2019: 12.4 % of 1,000 leaked, and 40 did not close.';
  expect(await isShown('text-humanizer', { text, outputLength: 25 }, { humanizedText: short })).toBe(true);
  expect(await isShown('text-humanizer', { text, outputLength: 25 }, { humanizedText: short.replace('12.4', '14.2') })).toBe(
    false,
  );
});

describe('the slider says how many words', () => {
  const text = `${'The committee met in the hall and spoke about the river for a while. '.repeat(10)}`.trim();
  const words = (count: number): string => text.split(' ').slice(0, count).join(' ');

  it.each([
    [25, 65, true],
    [25, 130, false],
    [50, 130, true],
    [50, 60, false],
    [150, 130, true],
    [150, 60, false],
  ])('at %i, of 130 words %i: %s', async (outputLength, count, isRight) => {
    expect(await isShown('text-humanizer', { text, outputLength }, { humanizedText: words(count) })).toBe(isRight);
  });

  it('beside the form, as a range', async () => {
    const { turns } = await work('text-humanizer', { text, outputLength: 25 }, [{ humanizedText: words(65) }]);
    const [, least, most] = /"humanizedText" is to have (\d+) to (\d+) words/.exec(turns[0]!.talk.prompt) ?? [];
    expect(Number(least)).toBeLessThan(65);
    expect(Number(most)).toBeGreaterThan(65);
    expect(Number(most)).toBeLessThan(100);
  });
});

describe('a company bio', () => {
  const form = {
    companyName: 'Ferrow Boats',
    companyDescription: 'We build rowing boats of larch in a shed by the harbour, four of us, since 1998.',
    keyServices: 'repairs of clinker hulls, oars to measure',
    achievements: 'first prize at the regatta of 2011',
    length: 'Short',
  };
  const said = (end: string): object => ({
    companyBio: `Ferrow Boats builds rowing boats of larch in a shed by the harbour. Four people have done so since 1998, and they repair clinker hulls and make oars to measure. In 2011 a boat of theirs took first prize at the regatta. ${end}`,
  });

  it('may count the years since then, and write a number another way', async () => {
    const years = new Date().getFullYear() - 1998;
    expect(await isShown('company-bio-generator', form, said(`That makes ${years} years of larch, and 4 pairs of hands.`))).toBe(
      true,
    );
  });
  it.each([
    ['customers', 'More than 300 customers row them today, on lakes and at sea.'],
    ['a year', 'The shed was enlarged in 2015, when the old slip was given up.'],
    ['an address', 'Ask at ferrowboats.com for a boat to your measure.'],
    ['a quotation', '“We never hurry a plank” is what they say in the shed.'],
  ])('may not make up %s', async (_, end) => {
    expect(await isShown('company-bio-generator', form, said(end))).toBe(false);
  });
});

it('an abstract keeps to the figures of its text', async () => {
  const content = 'Seedlings of oak were watered once a week or once a month for 90 days in a greenhouse. '.repeat(4);
  const form = { text: content, abstractLength: 'Very Short (40-80 words)', outputNumber: 1 };
  const abstract = (days: string): object => ({
    abstracts: [
      {
        content: `Seedlings of oak were watered once a week or once a month. The trial was made in a greenhouse and lasted ${days} days. How the two groups of seedlings differed at its end is not said in the text, and so nothing can be concluded here.`,
        structure: { completeness: 50, components: ['Methods'] },
      },
    ],
  });
  expect(await isShown('abstract-generator', form, abstract('90'))).toBe(true);
  expect(await isShown('abstract-generator', form, abstract('ninety'))).toBe(true);
  expect(await isShown('abstract-generator', form, abstract('60'))).toBe(false);
});
