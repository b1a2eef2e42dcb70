/** What an editor would strike out: each of these once stood in a rewrite. */
import { describe, expect, it } from 'vitest';
import writer from '../../server/writers/text-humanizer.ts';
import samples from '../inputs/text-humanizer.json' with { type: 'json' };
import { contextOf } from '../support/context.ts';

type Request = Parameters<typeof writer.write>[0];

const TONES = ['Standard', 'Academic', 'Professional', 'SEO/blogs'] as const;
const rewrites = async (text: string, lengths: readonly number[]): Promise<string[]> =>
  Promise.all(
    TONES.flatMap((tone) =>
      lengths.flatMap((outputLength) =>
        [1, 2, 3].map(
          async (seed) =>
            (
              await writer.write(
                { ...(samples.inputs[0]!.body as Request), text, tone, outputLength } as Request,
                contextOf(seed * 13 + outputLength),
              )
            ).humanizedText,
        ),
      ),
    ),
  );

const LETTER = `Dear Ms. Obi,

I hope this email finds you well. We kindly request that you return the forms as soon as possible. It would be great to hear from you soon. Furthermore, our stakeholders would like to receive the following documents at your earliest convenience:

- The final invoices
- A breakdown of travel expenses
- The signed approval form

Should you encounter any issues, please do not hesitate to reach out to Priya. We appreciate your cooperation and understanding in this matter. 🙏

Kind regards,
Daniel`;

const STORY =
  'Three years ago, Leila Haddad was diagnosed with diabetes. The diagnosis changed her plans for the summer. She began by walking for 20 minutes each day. The walks became longer in the autumn. On 7 May 2023, the race started in Leeds at noon. The finish line was crowded when she arrived. Her story serves as a testament to the transformative power of perseverance.';

const PRODUCT =
  'Nestled in the hills, the lodge offers a seamless blend of comfort and calm. The rooms are spacious and quiet. Comfort is key when it comes to the beds. Guests can enjoy the vibrant local markets. The garden is a place for everyone. Book now to embark on an unforgettable journey!';

describe('a longer text', () => {
  it('is not padded between commas', async () => {
    for (const text of [STORY, PRODUCT, ...samples.inputs.map(({ body }) => body.text)])
      for (const reply of await rewrites(text, [100, 150])) {
        expect(reply).not.toMatch(/, (?:in fact|of course|indeed),/);
        expect(reply).not.toMatch(/, and (?:that|this) (?:is worth|should not be)|a point worth bearing in mind/);
      }
  });

  it('puts no remark before what happened, and draws no conclusions from a story', async () => {
    for (const reply of await rewrites(STORY, [100, 150])) {
      expect(reply).not.toMatch(
        /\b(?:fair(?:ly be)? (?:to say|said)|worth knowing|to remember is|bear in mind|be added|also (?:true|the case)|equally true|main points|should be considered)\b/i,
      );
      expect(reply).not.toMatch(/(?:on the whole|all in all|all things considered), (?:her|his)\b/i);
    }
  });

  it('calls on the reader without a preface', async () => {
    for (const reply of await rewrites(PRODUCT, [50, 100, 150])) expect(reply).toMatch(/(?:^|[.!?]\s+)Book now/);
  });

  it('turns no "as soon as" into something else', async () => {
    for (const reply of await rewrites(LETTER, [50, 100, 150])) {
      expect(reply).toMatch(/as soon as possible/);
      expect(reply).not.toMatch(/as before long/);
    }
  });

  it('leaves a recipe its "until"', async () => {
    const recipe = 'It is essential to knead the dough until it is smooth. Subsequently, bake it until the crust is brown.';
    for (const reply of await rewrites(recipe, [100, 150])) expect(reply).not.toMatch(/right up until/);
  });
});

describe('what is meant', () => {
  it('stays: a delay, a language to live in, a duty', async () => {
    const text =
      'I arrived at 10:15 and was not attended to until 11:40. Furthermore, immerse yourself in the language every day. It is worth noting that 97% of the water is salt.';
    for (const reply of await rewrites(text, [50, 100, 150])) {
      expect(reply).not.toMatch(/right up until|enjoy the language|of course, (?:about |around |somewhere )?97/i);
      expect(reply).toContain('until 11:40');
    }
  });
});

describe('a shorter text', () => {
  it('keeps the short entries of a list, the greeting, and the farewell with its name', async () => {
    for (const reply of await rewrites(LETTER, [25, 35, 45])) {
      for (const kept of [
        'Dear Ms. Obi,',
        '- The final invoices',
        '- A breakdown of travel expenses',
        '- The signed approval form',
      ])
        expect(reply).toContain(kept);
      expect(reply).toMatch(/\n\nKind regards,\nDaniel$/);
    }
  });

  it('leaves no emoji alone on a line', async () => {
    for (const reply of await rewrites(LETTER, [25, 30, 40]))
      for (const line of reply.split('\n').filter(Boolean)) expect(line).toMatch(/[\p{L}\p{N}]/u);
  });

  it('begins as the text begins, and keeps the questions that stand as headings', async () => {
    const text = `Cybersecurity is a concern for firms of all sizes. The average cost of a breach reached $4.35 million in 2022, according to IBM. Firms rely on networks in 12 countries. In essence, attackers need one open door.

How much does it cost?
A basic audit costs £900 at Northgate. Larger audits take longer. Prices vary from firm to firm in every region.`;
    for (const reply of await rewrites(text, [25, 35, 45])) {
      expect(reply).toMatch(/^(?:[^\n]*\?\s)?Cybersecurity is a concern/);
      expect(reply).toContain('\nHow much does it cost?\n');
      expect(reply).toContain('£900');
    }
  });
});

describe('phrases', () => {
  it('are replaced where the new words fit', async () => {
    for (const reply of await rewrites(LETTER, [50])) {
      expect(reply).not.toMatch(/please (?:request|ask)|our everyone|meet any|kindly|Should you/);
      expect(reply).toMatch(/request that you return/);
    }
    for (const reply of await rewrites(PRODUCT, [50, 100])) expect(reply).not.toMatch(/key (?:as for|in the beds)/);
    for (const reply of await rewrites(STORY, [50, 100])) expect(reply).not.toMatch(/powerful power/);
    const crisis = 'The storm had a profound impact on the coast. High costs contributed significantly to the loss of the pier.';
    for (const reply of await rewrites(crisis, [50])) {
      expect(reply).not.toMatch(/contributed really|changed the coast/);
      expect(reply).toMatch(/mark on the coast/);
    }
    const duties =
      'She facilitated weekly workshops. It is a business imperative. The journey was nothing short of transformative.';
    for (const reply of await rewrites(duties, [50]))
      expect(reply).not.toMatch(/supported weekly|business essential|short of powerful/i);
  });

  it('leave findings of statistics as they were measured', async () => {
    const finding =
      'The study found a significant difference between the groups (p < .05). Sleepers achieved significantly higher grades. It is important to note that the sample was small.';
    for (const reply of await rewrites(finding, [50, 100])) {
      expect(reply).toContain('a significant difference');
      expect(reply).toContain('significantly higher grades');
    }
  });
});

describe('the question of a blog', () => {
  it('asks about the matter, in small letters, and never about "company"', async () => {
    const cars =
      'Electric vehicles (EVs) are revolutionizing the automotive industry. They produce no exhaust. Furthermore, they are quiet in town.';
    for (const reply of await rewrites(cars, [50]))
      if (/^[^.]*\?/.test(reply)) expect(reply).toMatch(/^[^.]*\belectric vehicles[^.]*\?/);
    const firm =
      'Our company is committed to delivering value to our customers. Our team utilizes modern tools. Furthermore, our mission is to help.';
    for (const reply of await rewrites(firm, [50])) expect(reply).not.toMatch(/^[^.]*\b(?:company|team|mission)\b[^.]*\?/);
  });
});
