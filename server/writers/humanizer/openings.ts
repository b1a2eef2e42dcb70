/** How sentences are linked: "Furthermore, … Moreover, … Additionally, …" gives way to links that a person would use, or to none. */
import type { Random } from '../../random.ts';
import type { Tone } from './phrases.ts';

type Link = 'addition' | 'contrast' | 'result' | 'end' | 'summary';

const LINKS: Readonly<Record<Link, RegExp>> = {
  addition:
    /^(?:Furthermore|Moreover|Additionally|In addition(?! to)|What is more|Further|Besides this|In the same vein|Equally important(?:ly)?), ?/u,
  contrast: /^(?:However|Nevertheless|Nonetheless|That being said|Having said that|Conversely|On the contrary), ?/u,
  result: /^(?:Therefore|Consequently|Thus|Hence|As a result|Accordingly|As such|For this reason),? ?(?=\p{Ll}|I\b|\p{Lu})/u,
  end: /^(?:Ultimately|In the final analysis|At the end of the day), ?/u,
  summary:
    /^(?:In conclusion|In summary|To summarize|To summarise|To conclude|In essence|In closing|All in all|To sum up|Overall|Essentially), ?/u,
};

/** `''` leaves the link out, `inside` puts "also" beside the verb. */
const WAYS: Readonly<Record<Tone, Readonly<Record<Link, readonly string[]>>>> = {
  Standard: {
    addition: ['inside', '', 'inside', 'On top of that,', 'And', 'Also,'],
    contrast: ['But', 'Still,', 'Even so,', 'But'],
    result: ['So', 'That is why', 'So'],
    end: ['In the end,', ''],
    summary: ['', 'In the end,', 'In short,', ''],
  },
  'SEO/blogs': {
    addition: ['inside', 'Plus,', '', 'inside', 'On top of that,'],
    contrast: ['But', 'Still,', 'Then again,', 'But'],
    result: ['So', 'That is why', 'So'],
    end: ['In the end,', ''],
    summary: ['In short,', '', 'In the end,', ''],
  },
  Professional: {
    addition: ['inside', '', 'inside', 'In addition,'],
    contrast: ['However,', 'Still,', 'That said,'],
    result: ['As a result,', 'For this reason,'],
    end: ['In the end,', ''],
    summary: ['In short,', '', 'Overall,'],
  },
  Academic: {
    addition: ['inside', 'In addition,', '', 'inside', 'Moreover,'],
    contrast: ['However,', 'Nevertheless,', 'Yet'],
    result: ['As a result,', 'Consequently,', 'It follows that'],
    end: ['In the end,', ''],
    summary: ['In sum,', 'Overall,', ''],
  },
};

const AUXILIARY = '(?:can|could|will|would|may|might|must|should|is|are|was|were)';
/** The first verb of a plain main clause, and what stands before it. */
const MAIN_VERB = new RegExp(
  `^((?:(?!\\b(?:that|which|who|where|when|because|if|while|although|to|by)\\b)[^,;:—–.]){1,70}?\\b${AUXILIARY})(?= (?!not\\b|also\\b))`,
  'u',
);
const PERFECT =
  /^((?:(?!\b(?:that|which|who|where|when|because|if|while|although|to|by)\b)[^,;:—–.]){1,70}?\b(?:has|have|had))(?= (?:been|become|made|seen|shown|\p{L}{3,}ed)\b)/u;
const PRONOUN_VERB = /^(I|We|You|They|He|She|It|we|you|they|he|she|it)(?= (?!am\b|['’])\p{L}+)/u;

/** "Staff training is key" → "Staff training is also key"; undefined where no safe place is found. */
const withAlso = (words: string): string | undefined => {
  if (/\b(?:also|too|as well|both)\b/iu.test(words) || /\?$/.test(words)) return undefined;
  for (const place of [MAIN_VERB, PERFECT, PRONOUN_VERB]) if (place.test(words)) return words.replace(place, '$1 also');
  return undefined;
};

const capital = (words: string): string =>
  words.replace(/^(\P{L}*)(\p{L})/u, (_, before: string, letter: string) => before + letter.toUpperCase());

/** Links already used in this text: none comes twice while there are others. */
export class Openings {
  private readonly used = new Map<string, number>();

  constructor(
    private readonly tone: Tone,
    private readonly random: Random,
  ) {}

  /** The sentence with another link, or without one. */
  relinked(sentence: string): string {
    for (const link of Object.keys(LINKS) as Link[]) {
      const found = LINKS[link].exec(sentence);
      if (found) return this.say(link, sentence.slice(found[0].length));
    }
    return sentence;
  }

  private say(link: Link, rest: string): string {
    const ways = this.random.shuffle(WAYS[this.tone][link]);
    const fresh = ways.sort((one, other) => (this.used.get(one) ?? 0) - (this.used.get(other) ?? 0));
    for (const way of fresh) {
      const said = this.joined(way, rest);
      if (said === undefined) continue;
      this.used.set(way, (this.used.get(way) ?? 0) + 1);
      return said;
    }
    return capital(rest);
  }

  private joined(way: string, rest: string): string | undefined {
    if (way === '') return capital(rest);
    // "It follows that it is important that" says one thing twice.
    if (way === 'It follows that' && /^it(?: is|['’]s)\b/iu.test(rest)) return undefined;
    if (way === 'inside') {
      const said = withAlso(capital(rest));
      return said === undefined || !/^\p{L}/u.test(rest) ? undefined : said;
    }
    // "And one should": a bare link needs a clause that begins with its subject.
    return `${way} ${rest}`;
  }
}
