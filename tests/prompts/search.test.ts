import { describe, expect, it } from 'vitest';
import { catalogue } from '../../server/prompts/catalogue.ts';
import { CATEGORIES, MARKETING_CATEGORIES, type CataloguePrompt } from '../../server/prompts/prompt.ts';
import { findPrompts } from '../../server/prompts/search.ts';
import samples from '../inputs/prompt-generator.search.json' with { type: 'json' };

const find = (search: string, category = 'all'): CataloguePrompt[] => findPrompts({ search, category });
const ids = (found: readonly CataloguePrompt[]): string[] => found.map(({ id }) => id);
const textOf = ({ prompt, category, tags, description }: CataloguePrompt): string =>
  [prompt, category, description, ...tags].join(' ').toLowerCase();

describe('what visitors really search for', () => {
  it.each(
    samples.inputs.map(({ body, expect: wanted, note }) => [`${note}: ${body.search}`, body, wanted.any as string[]] as const),
  )('%s', (_, body, any) => {
    const found = findPrompts(body);
    if (any.length === 0) expect(found).toEqual([]);
    else if (any.includes('*')) expect(found).toHaveLength(catalogue.length);
    else {
      expect(found.length).toBeGreaterThan(0);
      expect(new Set(ids(found)).size).toBe(found.length);
      for (const prompt of found)
        expect(
          any.some((word) => textOf(prompt).includes(word)),
          prompt.id,
        ).toBe(true);
    }
  });

  it.each([
    ['facebook ads', /paid social|social ads/],
    ['press release', /write a press release/],
    ['how do i get more reviews', /ask customers for reviews/],
    ['google reviews', /reviews/],
    ['content breif', /\bbrief\b/],
    ['keyword clustring', /cluster/],
    ['emial newsletter', /newsletter/],
    ['about us page', /about page/],
    ['black friday', /black friday/],
    ['amazon listing', /marketplace/],
    ['sales page', /landing page/],
    ['unsubscribe', /quiet/],
    ['blog ideas', /question|article ideas/],
    ['chatgpt prompt for marketing plan', /marketing plan/],
    ['write a product page', /from a data sheet/],
    ['product descriptions shopify', /from a data sheet/],
    ['core web vitals', /speed report/],
    ['linkedin post b2b', /linkedin/],
    ['viral hooks for reels', /first lines/],
    ['image alt text', /alt texts/],
    ['welcome email sequence', /welcome sequence/],
    // Abbreviations, other words, whole sentences.
    ['CTA', /buttons/],
    ['kpi report for my boss', /report/],
    ['gmb posts', /business profile/],
    ['ugc', /customers to share/],
    ['meta desc', /meta descriptions/],
    ['slogan for my bakery', /taglines/],
    ['gtm plan', /launch/],
    ['how do I stop procrastinating', /stop procrastinating/],
    ['what do I reply to a bad review', /answer reviews/],
    ['I need something to ask happy clients for a testimonial', /reviews at the right moment|testimonials/],
    ['customers who have not bought in months', /gone quiet/],
    ['first 3 seconds of a reel', /first lines/],
    ['tweets from an article', /thread/],
    // More than marketing.
    ['lesson plan', /lesson plan for teachers/],
    ['to do list', /to-do list/],
    ['eli5', /explain a difficult topic simply/],
    ['USP', /value proposition/],
    ['tldr', /summarize a long/],
    ['help me quit my job politely', /resignation/],
    ['name for my bakery', /name for a business/],
    ['excel formula for dates', /excel/],
    ['interview questions for hiring a nurse', /interview questions for hiring/],
    ['job interview', /rehearse/],
    ['explain hard things to kids', /kids/],
    ['make my text sound less like a robot', /sounds like a robot/],
    ['birthday card for my boss', /birthday card/],
    ['angry costumer', /angry customer/],
    ['complaint to airline', /complaint letter/],
    ['podcast', /podcast/],
    ['b2b lead magnet', /lead magnet/],
    // What people call it who do not know the library's word.
    ['executive summary of a 60 page study', /executive summary/],
    ['what are customers afraid of before they buy', /doubts customers have/],
    ['doubts people have before buying my course', /doubts customers have/],
    ['my team is down after the layoffs', /morale/],
    ['fun game for a monday meeting', /icebreakers/],
    ['problem agitation solution', /problem, agitate, solve/],
    ['marriage vows', /wedding vows/],
    ['first resume of a high school student', /first job/],
    ['resume without any work experience', /first job/],
    ['cheer my friend up', /cheer up a sad friend/],
    ['sorry for your loss', /condolences/],
    ['my boss keeps interrupting me', /difficult conversation/],
    ['text for our 10th anniversary', /anniversary/],
    ['stop smoking', /habit/],
    ['how to get more customers', /marketing plan/],
    ['one pager', /summarize|shorter/],
    ['turn a long text into one page', /summarize/],
    ['turn one long video into many clips', /short videos/],
    // Private papers and hobbies.
    ['tax return', /tax return/],
    ['car insurance', /insurance claim/],
    ['divorce lawyer', /divorce/],
    ['guitar chords', /guitar/],
    ['dog training', /dog/],
    ['my neighbor is too loud', /neighbor/],
    // What a thing is for matters less than what it is.
    ['schema for recipes', /json-ld/],
    ['how can i lower the number of ppl who leave my page right away', /leave a page/],
    ['people add stuff to their basket and never buy', /cart/],
    ['text that gets folks to open my mails', /subject lines/],
    ['my site is slow', /speed/],
    ['how do I get people to come back to my shop', /loyalty/],
  ])('puts first for “%s” what was meant', (search, meant) => {
    expect(find(search)[0]?.description.toLowerCase()).toMatch(meant);
  });

  // A word beside the point ("returns", "stock", "change") is no answer.
  it.each([
    'return of the king',
    'leaking tap',
    'plane ticket',
    'stamp collection',
    'fix my problem',
    'turn one long rope',
    'weather tomorrow',
  ])('says that there is nothing on “%s”', (search) => expect(find(search)).toEqual([]));

  it.each([
    ['eli5', /explain/],
    ['interview questions for hiring a nurse', /hiring|job/],
    ['resume', /cv|cover letter/],
    ['to do list', /to-do/],
  ])('shows for “%s” nothing that only shares a word', (search, about) => {
    for (const prompt of find(search)) expect(textOf(prompt), prompt.id).toMatch(about);
  });

  it.each([
    ['python code review', /code|script/],
    ['get backlinks for my website', /backlinks/],
  ])('adds for “%s” nothing that goes by a lesser name', (search, about) => {
    for (const { tags, id } of find(search)) expect(tags.slice(0, 3).join(), id).toMatch(about);
    expect(
      find(search)
        .map(({ description }) => description)
        .join(),
    ).not.toMatch(/sales call|influencer|podcast/);
  });

  it('finds rivals in every category of marketing', () => {
    for (const category of MARKETING_CATEGORIES) {
      const found = find('competitor', category);
      expect(found.length, category).toBeGreaterThan(0);
      for (const prompt of found) {
        expect(prompt.category).toBe(category);
        expect(textOf(prompt)).toMatch(/compet|rival|gap/);
      }
    }
  });
});

describe('the law of the search', () => {
  it('gives everything, in the order of the catalogue, for no text', () => {
    expect(find('')).toEqual(catalogue);
    expect(find('  \n ')).toEqual(catalogue);
  });

  it('matches all the words where any prompt has them all', () => {
    const found = find('competitor newsletter');
    expect(found.length).toBeGreaterThan(0);
    for (const prompt of found) expect(textOf(prompt)).toMatch(/competitor[^]*newsletter|newsletter[^]*competitor/);
  });

  it('puts the exact word before words that only begin with it, whatever the order asked for', () => {
    const reversed = findPrompts({ search: 'edit', category: 'all' }, (first, second) => second.id.localeCompare(first.id));
    const isExact = reversed.map((prompt) => /\bedits?\b/.test(textOf(prompt)));
    expect(isExact).toContain(true);
    expect(isExact).toContain(false);
    expect(isExact.lastIndexOf(true)).toBeLessThan(isExact.indexOf(false));
  });

  it('forgives a slip only when nothing matches as it is typed', () => {
    expect(ids(find('hreflang'))).toContain('hreflang-set-check');
    expect(ids(find('herflang'))).toContain('hreflang-set-check');
    // "cart" is one letter from "chart", which may not come along with an exact match.
    for (const prompt of find('cart')) expect(textOf(prompt)).toMatch(/\bcart/);
  });

  it.each([
    ['reveiws', /review/],
    ['newsleter', /newsletter/],
    ['anlytics', /analytic/],
    ['linkdin', /linkedin/],
    ['thumbnial', /thumbnail/],
  ])('understands %s', (typed, word) => {
    const found = find(typed);
    expect(found.length).toBeGreaterThan(0);
    expect(textOf(found[0]!)).toMatch(word);
  });

  it('knows no difference of case, number, accent or hyphen', () => {
    const emails = new Set(ids(find('email')));
    for (const same of ['EMAIL', 'emails', 'e-mail', 'E-Mails', 'émail']) expect(new Set(ids(find(same))), same).toEqual(emails);
  });

  it('asks no prompt for the small words of a question', () => {
    expect(ids(find('what can I do about reviews?'))).toEqual(ids(find('reviews')));
  });

  it('keeps to the words that are known when the rest is nonsense', () => {
    for (const prompt of find('zxqvw hreflang')) expect(textOf(prompt)).toContain('hreflang');
    expect(find('zxqvw hreflang').length).toBeGreaterThan(0);
  });

  it('keeps to a category, named in any case, and finds nothing in one that does not exist', () => {
    for (const category of CATEGORIES) {
      const found = find('', category.toUpperCase());
      expect(found.length).toBeGreaterThanOrEqual(10);
      expect(found.every((prompt) => prompt.category === category)).toBe(true);
    }
    expect(find('', 'Astrology')).toEqual([]);
  });

  it('looks for nothing in the blanks that are to be filled in', () => {
    const blanks = new Set(catalogue.flatMap(({ prompt }) => prompt.match(/\[[^\]]*\]/g) ?? []));
    expect(blanks.size).toBeGreaterThan(100);
    for (const { prompt, tags, description } of find('testimonials')) {
      const without = [prompt.replace(/\[[^\]]*\]/g, ''), description, ...tags].join(' ').toLowerCase();
      expect(without).toMatch(/testimonial|review/);
    }
  });

  it('sorts only what matches about as well', () => {
    const reversed = findPrompts({ search: 'black friday emails', category: 'all' }, (first, second) =>
      second.id.localeCompare(first.id),
    );
    expect(reversed[0]?.description).toMatch(/Black Friday/);
  });

  it('orders as asked among equal matches', () => {
    const newest = findPrompts({ search: '', category: 'all' }, (first, second) => second.added.localeCompare(first.added));
    expect(newest).toHaveLength(catalogue.length);
    for (const [at, prompt] of newest.entries()) if (at > 0) expect(prompt.added <= newest[at - 1]!.added, prompt.id).toBe(true);
    expect(ids(newest)).not.toEqual(ids(catalogue));
  });

  it.each([
    '🔧',
    '???',
    '私たちの',
    '<b>seo</b>',
    'a',
    '"',
    '\\',
    'AND OR NOT',
    'x'.repeat(2500),
    'seo '.repeat(700),
    '\u0000',
    '* ~2',
  ])('takes %s calmly', (search) => {
    const found = find(search);
    expect(new Set(ids(found)).size).toBe(found.length);
  });
});
