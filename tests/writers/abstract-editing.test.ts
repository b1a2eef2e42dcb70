/** What an editor would send an abstract back for. */
import { describe, expect, it } from 'vitest';
import { valuesOf } from '../../engine/definition/index.ts';
import writer from '../../server/writers/abstract-generator.ts';
import tool from '../../tools/abstract-generator.ts';
import { contextOf } from '../support/context.ts';

type Request = Parameters<typeof writer.write>[0];

const TYPES = valuesOf(tool.fields.abstractType.options) as Request['abstractType'][];
const LENGTHS = valuesOf(tool.fields.abstractLength.options).slice(0, 3) as Request['abstractLength'][];
const STYLES = valuesOf(tool.fields.writingStyle.options) as Request['writingStyle'][];

const abstractsOf = async (text: string, change: Partial<Request> = {}) =>
  (
    await Promise.all(
      TYPES.flatMap((abstractType, index) =>
        LENGTHS.map(async (abstractLength, at) =>
          writer.write(
            {
              text,
              abstractType,
              academicField: 'Any Field',
              abstractLength,
              writingStyle: STYLES[(index + at) % STYLES.length]!,
              outputNumber: 3,
              language: 'English',
              ...change,
            } as Request,
            contextOf(index * 7 + at),
          ),
        ),
      ),
    )
  ).flatMap(({ abstracts }) => abstracts.map(({ content }) => content));

const REPORT = `Project Harbour: Final Report

Background
Harbour is a mentoring scheme for young people who have left care. It was set up in January 2021 with a grant of £84,000.

What we did
We recruited 52 volunteers through local employers and trained 45 of them. Pairs met every two weeks, usually in a café or a park. We interviewed 29 young people at the end of the scheme.

What we found
27 of the 38 pairs were still meeting after twelve months. Most young people felt more confident about applying for jobs. The pairs that ended early usually did so within the first six weeks.

What the mentors said
Many mentors wanted more guidance on housing and benefits. Some would have liked a contact person in the evenings.

What we learned
Matching takes longer than we planned. Shared interests mattered more than age or background. We recommend that the scheme continue for three more years.`;

const ESSAY = `Should Cities Ban Cars from Their Centres?

In recent years, many European cities have restricted cars in their centres. Supporters point to cleaner air and quieter streets, whereas shop owners fear losing customers. This essay argues that such bans work best when they are introduced gradually and with better public transport.

Four effects deserve attention. First, streets become quieter within weeks, and people open their windows again. Second, space that was filled with parked cars becomes free. Trees and benches take their place in most towns. Third, cycling becomes safer for children, who can ride to school alone.

These effects depend on the speed of the change. A ban that comes overnight, without extra buses, is likely to fail. Shops need time to reach their customers in new ways.

In conclusion, banning cars is a sensible aim but a poor starting point. Cities should first offer an alternative and then remove the cars step by step.`;

const LAB = `Introduction
Caffeine is the most widely consumed stimulant in the world. However, its effect on reaction time remains disputed. This lab report describes an experiment that tested whether a single dose of caffeine shortens reaction time.

Methods
Forty-eight students took part. They drank either 200 mg of caffeine in orange juice or orange juice alone. Neither the participants nor the experimenter knew which drink was which. Each participant completed 60 trials of a computer task.

Results
Participants in the caffeine group responded faster (M = 271 ms) than those in the control group (M = 289 ms), t(46) = 2.44, p = .018. There was no difference in the number of errors. Three participants were excluded because they had drunk coffee that morning.

Discussion
The results suggest that a moderate dose of caffeine speeds up simple responses. The sample was small. In conclusion, caffeine can shorten reaction time, but regular drinkers may benefit the least.`;

describe('headings and titles', () => {
  it('in plain words are headings too, and tell the part', async () => {
    for (const content of await abstractsOf(REPORT)) expect(content).not.toMatch(/What (?:we|the mentors) \w+ \S/);
    for (const content of await abstractsOf(REPORT, {
      writingStyle: 'Structured with Labels',
      abstractType: 'Evaluation Report',
    })) {
      const line = (name: RegExp): string => content.split('\n').find((one) => name.test(one)) ?? '';
      expect(line(/^Background/)).not.toMatch(/recruited|Pairs met|interviewed|27 of/);
      expect(line(/^Methods/)).not.toMatch(/27 of|confident|ended early/);
    }
  });

  it('a long title and a registration are left out', async () => {
    const titled = `Remote Work and Team Creativity in the Years After 2020: A Case Study of a Small Design Agency in Leeds\n\n${LAB}`;
    for (const content of await abstractsOf(titled)) expect(content).not.toContain('Team Creativity');
    const trial =
      'Background: Loneliness is common among older adults. Objective: To compare weekly with daily calls. Design: Randomised trial in three towns. Participants: 180 adults who lived alone. Results: The score fell by 2.1 points in the daily group and by 1.9 points in the weekly group. Conclusions: Weekly calls appear sufficient. Trial registration: not applicable.';
    for (const content of await abstractsOf(trial)) expect(content).not.toMatch(/registration/i);
  });

  it('a title that asks is no sentence of the text', async () => {
    for (const content of await abstractsOf(ESSAY)) expect(content).not.toContain('Should Cities Ban');
  });
});

describe('a sentence stands on what it needs', () => {
  it('"such bans" comes after the sentence that tells which', async () => {
    let seen = 0;
    for (const content of await abstractsOf(ESSAY)) {
      if (!content.includes('such bans')) continue;
      seen++;
      expect(content.indexOf('restricted cars'), content).toBeGreaterThanOrEqual(0);
      expect(content.indexOf('restricted cars'), content).toBeLessThan(content.indexOf('such bans'));
    }
    expect(seen).toBeGreaterThan(10);
  });

  it('"nobody looks at it" comes behind what it is', async () => {
    const novel =
      'This essay examines two symbols in the novel and argues that each shows a way of seeing. The green light stands for hope, and hope depends on distance. The valley of ashes lies between the city and the sea. Nobody in the novel looks at it for long. The eyes above the road belong to an old advertisement. In conclusion, the symbols describe people who look away from what they cause. The novel is therefore a criticism of attention, and it has been read as one by few.';
    for (const content of await abstractsOf(novel, { abstractLength: LENGTHS[0]! }))
      if (content.includes('Nobody in')) expect(content).toMatch(/valley of ashes[^.]*\.\s(?:• )?Nobody in/);
  });

  it('a list is told whole or not at all, though other sentences stand in it', async () => {
    for (const content of await abstractsOf(ESSAY)) {
      const entries = ['First, streets', 'Second, space', 'Third, cycling'].filter((entry) => content.includes(entry));
      expect([0, 3], content).toContain(entries.length);
    }
  });

  it('"these effects" at the head of a paragraph are named before', async () => {
    for (const content of await abstractsOf(ESSAY))
      if (content.includes('These effects')) expect(content.slice(0, content.indexOf('These effects'))).toMatch(/effects/);
  });
});

describe('what matters most is in it', () => {
  it('the aim and the main finding, from 80 words up', async () => {
    for (const abstractLength of LENGTHS.slice(1))
      for (const content of await abstractsOf(LAB, {
        abstractLength,
        abstractType: 'Research Paper',
        writingStyle: 'Standard Academic',
      })) {
        expect(content).toMatch(/experiment that tested whether/);
        expect(content).toMatch(/responded faster/);
      }
  });

  it('before those who were left out', async () => {
    const short = await abstractsOf(LAB, { abstractLength: LENGTHS[0]!, abstractType: 'Research Paper' });
    for (const content of short) expect(content).not.toMatch(/were excluded|knew which drink/);
  });
});

describe('form', () => {
  it('behind the label of the conclusion nobody says "in conclusion"', async () => {
    const all = await abstractsOf(LAB, { writingStyle: 'Structured with Labels' });
    for (const content of all) expect(content).not.toMatch(/: in conclusion/i);
    expect(all.some((content) => content.includes(': Caffeine can shorten'))).toBe(true);
  });

  it('plain language has no test statistics', async () => {
    for (const content of await abstractsOf(LAB, { writingStyle: 'Plain Language' })) {
      expect(content).not.toMatch(/t\(46\)|p = /);
      expect(content).not.toMatch(/ [,.]|,\./);
    }
  });
});
