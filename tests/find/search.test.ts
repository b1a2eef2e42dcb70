/** What visitors type, and the tool that they mean. */
import { describe, expect, it } from 'vitest';
import { optionLabel, type AnyTool, type ConverterDefinition, type Option } from '../../engine/definition/index.ts';
import { leadsOn } from '../../src/build/leadsOn.ts';
import { search, type Findable } from '../../src/find/search.ts';

const tools = Object.values(import.meta.glob<AnyTool>('../../tools/*.ts', { import: 'default', eager: true }));
const converters = Object.values(
  import.meta.glob<ConverterDefinition>('../../converters/*.ts', { import: 'default', eager: true }),
);

const all: readonly Findable[] = [
  ...tools.map(({ slug, name, summary, alsoCalled = [], fields }) => ({
    slug,
    name,
    summary,
    alsoCalled,
    options: Object.values(fields as AnyTool['fields']).flatMap((field) =>
      field.kind === 'select' && Array.isArray(field.options) ? (field.options as readonly Option[]).map(optionLabel) : [],
    ),
  })),
  ...converters.map(({ slug, name, summary, alsoCalled = [], styles }) => ({
    slug,
    name,
    summary,
    alsoCalled,
    options: styles.map(({ label }) => label),
  })),
];

const first = (typed: string): string | undefined => search(typed, all).tools[0]?.slug;

describe('search', () => {
  it.each([
    ['grammer', 'grammar-checker'],
    ['check my spelling', 'grammar-checker'],
    ['proofreading', 'grammar-checker'],
    ['humanise', 'text-humanizer'],
    ['humanize text', 'text-humanizer'],
    ['paraphrase', 'text-humanizer'],
    ['rewrite my text', 'text-humanizer'],
    ['fiverr', 'fiver-gig-generator'],
    ['italics', 'italictext-generator'],
    ['slogan', 'cta-generator'],
    ['tagline', 'cta-generator'],
    ['speech', 'eulogy-generator'],
    ['obituary', 'eulogy-generator'],
    ['capital letters', 'capitalize-tool'],
    ['upside down', 'ups-down-text-generator'],
    ['zalgo', 'zalgo-text-generator'],
    ['glitch', 'zalgo-text-generator'],
    ['gothic', 'fancy-text-generator'],
    ['cursive font', 'fancy-text-generator'],
    ['strike through', 'strikethrough-generator'],
    ['underlne', 'normaltounderline-generator'],
    ['morse', 'morse-code-text-generator'],
    ['backwards', 'mirror-text-generator'],
    ['summarise', 'abstract-generator'],
    ['rhymes', 'rhyme-generator'],
    ['poem words', 'rhyme-generator'],
    ['hashtags for instagram', 'hashtag-generator'],
    ['youtube', 'youtube-script-generator'],
    ['video script', 'youtube-script-generator'],
    ['business name', 'brand-name-generator'],
    ['busines idea', 'niche-idea-generator'],
    ['about us', 'company-bio-generator'],
    ['backstory', 'chatacter-bio-generator'],
    ['novel title', 'book-title-generator'],
    ['debate', 'counter-argument-generator'],
    ['chatgpt prompts', 'prompt-generator'],
    ['charades', 'random-word-generator'],
    ['bold', 'normaltobold-generator'],
    ['BÓLD', 'normaltobold-generator'],
    ['title', 'book-title-generator'],
  ])('“%s” finds %s first', (typed, slug) => expect(first(typed)).toBe(slug));

  it('narrows to what fits every word', () => {
    const { tools: found, onlyNear } = search('webinar titles', all);
    expect(onlyNear).toBe(false);
    expect(found.map(({ slug }) => slug)).toEqual(['webinar-title-generator']);
  });

  it.each(['xyzzy', 'qqqq', '!!!!', 'résumé builder deluxe'])('is no dead end: %s', (typed) =>
    expect(search(typed, all).tools.length).toBeGreaterThan(2),
  );

  it('shows all where nothing is typed', () => expect(search('  ', all)).toEqual({ tools: all, onlyNear: false }));
});

it('looks for the beginning of a text that was pasted, however long it is', () => {
  const pasted = 'fix my grammar and my spelling '.repeat(4_000);
  expect(search(pasted, all).tools.map(({ slug }) => slug)).toEqual(
    search(pasted.slice(0, 120), all).tools.map(({ slug }) => slug),
  );
});

describe('what leads on', () => {
  const pages = [...tools, ...converters];
  it.each(pages.map(({ slug }) => slug))('%s is led to from two others or more, and not from itself', (slug) => {
    const from = pages.filter((page) => leadsOn(page, pages).includes(slug));
    expect(from.length).toBeGreaterThanOrEqual(2);
    expect(from.some((page) => page.slug === slug)).toBe(false);
  });
});
