/** Book titles: the visitor's own phrases, and the visitor's own nouns in the forms that titles take. */
import tool from '../../tools/book-title-generator.ts';
import { countWords } from '../english/prose.ts';
import { titleCase } from '../english/topic/title-case.ts';
import { CannotServe, defineComposer } from '../writer.ts';
import { readBlurb } from './book-title/blurb.ts';
import { choose, type Candidate } from './book-title/choose.ts';
import { fill } from './book-title/fill.ts';
import { fillingsFrom } from './book-title/fillings.ts';
import { genresOf, type Genre, type Kind } from './book-title/genre.ts';
import { contentOf, marketabilityOf, memorabilityOf, type Yardstick } from './book-title/score.ts';
import { spansIn, type SpanKind } from './book-title/spans.ts';
import { tactFor } from './book-title/tact.ts';
import { LABEL_TEMPLATES, TEMPLATES, type Template } from './book-title/templates.ts';

const TRIES = 5;
const MAX_WORDS = 14;

/** How well the visitor's own phrases serve as titles, by their kind, in stories and in books of facts. */
const SPAN_WORTH: Record<SpanKind, readonly [story: number, facts: number]> = {
  pair: [4, 1.5],
  'noun of noun': [2.6, 2],
  'noun who': [2.4, 1],
  clause: [2.4, 0.5],
  when: [2.2, 0.5],
  counted: [1.6, 2],
  somewhere: [1.4, 1.2],
  list: [2.5, 3],
  how: [3, 5],
  'object first': [1.5, 3],
};

export default defineComposer(tool, {
  languages: ['English'],
  write({ description, keywords, tone, audience, outputNumber }, { random }) {
    const count: number = outputNumber;
    const blurb = readBlurb(description, keywords ?? '');
    const [main, second] = genresOf(`${description} ${keywords ?? ''}`, audience);
    const spans = blurb.isEnglish ? spansIn(blurb) : [];
    const fillings = fillingsFrom(blurb, spans);
    const isStory = /^(?:fiction|children|memoir|poetry)$/.test(main.kind);
    const yardstick: Yardstick = {
      kind: main.kind,
      keywords: blurb.keywords.map((keyword) => keyword.toLowerCase()),
      ownWords: new Set(contentOf(`${blurb.text} ${blurb.keywords.join(' ')}`)),
    };
    const worthOf = (title: string): number => (marketabilityOf(title, yardstick) + memorabilityOf(title, yardstick)) / 4;
    const isYoung = main.kind === 'fiction' && /^(?:Teenagers|Young Adults)$/.test(audience);
    const labelOf = (genre: Genre): string => (isYoung && genre.label === 'Literary Fiction' ? 'Young Adult' : genre.label);
    const prefers = preferenceOf(audience);
    const isTactful = tactFor(`${description} ${keywords ?? ''}`);

    const fromTemplate = ({ text, genres, tones, audiences }: Template, genre: Genre): Candidate[] =>
      Array.from({ length: TRIES }, () => fill(text, fillings, random)).flatMap((filled) => {
        if (!filled) return [];
        const isAsked = tones?.includes(tone) === true || audiences?.includes(audience) === true;
        const worth =
          worthOf(filled.title) +
          filled.weight +
          (isAsked ? 0.8 : 0) +
          (genres ? 0.3 : 0) +
          (filled.heads.length > 1 ? 0.5 : 0) +
          (/^\{(?:doing|topic)\}/.test(text) ? 0.8 : 0) +
          prefers(filled.title);
        return [{ title: filled.title, genre: labelOf(genre), form: text, heads: filled.heads, worth, isAsked, isQuoted: false }];
      });
    const suits = ({ kinds, genres, tones, audiences }: Template, genre: Genre): boolean =>
      kinds.includes(genre.kind) &&
      (genres === undefined || genres.includes(genre.label)) &&
      ((tones === undefined && audiences === undefined) ||
        tones?.includes(tone) === true ||
        audiences?.includes(audience) === true);
    const composed = [main, ...(second ? [second] : [])].flatMap((genre, at) =>
      TEMPLATES.filter(
        (template) => suits(template, genre) && (at === 0 || template.genres !== undefined || genre.kind !== main.kind),
      ).flatMap((template) =>
        fromTemplate(template, genre).map((candidate) => ({ ...candidate, worth: candidate.worth - at * 0.8 })),
      ),
    );
    const quoted = spans.map(({ kind, words }): Candidate => {
      const title = titleCase(words);
      return {
        title,
        genre: labelOf(main),
        form: kind,
        heads: contentOf(title),
        worth: worthOf(title) + SPAN_WORTH[kind][isStory ? 0 : 1] + 1.6 + prefers(title),
        isAsked: false,
        isQuoted: true,
      };
    });
    const labelled = blurb.isEnglish ? [] : LABEL_TEMPLATES.flatMap((text) => fromTemplate({ text, kinds: [] }, main));
    const candidates = [...composed, ...quoted, ...labelled].filter(
      ({ title }) => countWords(title) <= MAX_WORDS && isBalanced(title) && isTactful(title),
    );
    const asked = candidates.some(({ isAsked }) => isAsked) ? Math.ceil(count * 0.4) : 0;
    const chosen = choose(candidates, { count, asked, quoted: Math.round(count * (isStory ? 0.33 : 0.14)) }, random);
    const spare = chosen.length < count ? fallbacks(blurb.topic.label, main.kind, labelOf(main)) : [];
    const all = [...chosen, ...spare].map((candidate) => [candidate.title.toLowerCase(), candidate] as const);
    const titles = [...new Map(all).values()].slice(0, count);
    if (titles.length === 0)
      throw new CannotServe('No title could be made from this description. Please describe the book in a few words.');
    return {
      bookTitles: titles.map(({ title, genre }) => ({
        title,
        genre,
        marketability: marketabilityOf(title, yardstick),
        memorability: memorabilityOf(title, yardstick),
      })),
    };
  },
});

/** Whether quotation marks are balanced. */
const isBalanced = (title: string): boolean => (title.match(/["“”]/g)?.length ?? 0) % 2 === 0;

/** What readers of an age or a trade look for on a cover: short and plain, or a subtitle that says it all. */
const preferenceOf = (audience: string): ((title: string) => number) => {
  if (/^(?:Children|Beginners)$/.test(audience)) return (title) => (countWords(title) <= 5 && !title.includes(':') ? 1 : -1);
  if (/^(?:Academics|Professionals)$/.test(audience)) return (title) => (title.includes(':') ? 1.2 : 0);
  if (/^(?:Teenagers|Young Adults|Students)$/.test(audience)) return (title) => (countWords(title) <= 6 ? 0.6 : -0.4);
  return () => 0;
};

/** The title of a book that is described without words: by a picture, an address. */
const NAMELESS = 'Untitled';

/** Where a description has no noun, its own words still make a title. */
const SUBTITLE: Record<Kind, string> = {
  fiction: 'A Novel',
  children: 'A Story',
  poetry: 'Poems',
  memoir: 'A Memoir',
  cookbook: 'A Cookbook',
  travel: 'A Companion',
  history: 'A History',
  advice: 'A Guide',
};

const fallbacks = (words: string, kind: Kind, genre: string): Candidate[] => {
  const whole = isBalanced(words) ? words : words.replace(/["“”]/g, '');
  const label = /[\p{L}\p{N}]/u.test(whole) ? whole : NAMELESS;
  return LABEL_TEMPLATES.filter((form) => !form.includes('{label2}')).map((form) => ({
    title: titleCase(form.replace('A Novel', SUBTITLE[kind]).replace('{label}', label)),
    genre,
    form,
    heads: [],
    worth: 0,
    isAsked: false,
    isQuoted: false,
  }));
};
