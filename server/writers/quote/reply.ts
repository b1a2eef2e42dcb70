/** The quotes taken so far, and what may still be taken beside them. */
import { countWords, tidy } from '../../english/prose.ts';
import type { Request } from './cells.ts';
import { filled, firstParts, isAimed, type Figure, type Frame } from './frame.ts';
import type { Forms } from './leads.ts';
import { fits } from './lengths.ts';
import { opened, type Note } from './note.ts';
import { wounds } from './tact.ts';
import { suits } from './fit.ts';
import { leadSentence, THIS, type Subject } from './subject.ts';

const COUNT = 6;
/** So many begin with the visitor's note. */
const NOTED_COUNT = 2;

/** How many parts of a frame make a quote of this length, the likeliest first. */
const PARTS: Readonly<Record<Request['length'], readonly number[]>> = { Short: [1, 2], Medium: [2, 1, 3], Long: [3, 2] };

/** A moment that the sentence stands without: a line that does not speak of somebody's days needs no time of day. */
const NEEDLESS_MOMENT =
  /(?<=[a-z’])(?<!\b(?:even|all|always|and|but|with|happens?|written|is|was|are|were|then|it’s|there’s|than|too|comes|lies|found|somewhere|perhaps|can|works|day|there|life|comes)) \{when\}(?=[ ,.;])/g;
const withoutNeedless = (text: string): string => text.replace(NEEDLESS_MOMENT, '');

/** "Paying off debt between two meetings": whose moment is it? */
const CLASHES_WITH_LONG = /\{T\},? \{when\}/;
const LONG_TOPIC = 3;
const SHORT_MOST = 11;

/** Words of five letters and more that two quotes share beside their topic. */
const sharedWords = (one: string, other: string, subject: string): number => {
  const words = (text: string): string[] => text.toLowerCase().match(/\p{L}{5,}/gu) ?? [];
  const known = new Set(words(subject));
  const theirs = new Set(words(other));
  return new Set(words(one).filter((word) => theirs.has(word) && !known.has(word))).size;
};

const openingOf = (text: string): string => text.toLowerCase().split(/\s+/).slice(0, 2).join(' ');
const DOUBLED = /(?<![\p{L}’])(\p{L}+) \1(?![\p{L}’])/iu;

/** Two quotes may have so many longer words in common. */
const MOST_SHARED = 2;

interface Taken {
  readonly figure: Figure | undefined;
  readonly line: string;
  readonly text: string;
}

export class Reply {
  private readonly taken: Taken[] = [];
  private noted = 0;

  constructor(
    private readonly request: Request,
    private readonly subject: Subject,
    private readonly note: Note,
    /** Of the audience's days, for lines that speak of them; of anybody's, for all others. */
    private readonly moments: { readonly aimed: string[]; readonly anybodys: string[] },
  ) {}

  get texts(): string[] {
    return this.taken.map(({ text }) => text);
  }

  get isFull(): boolean {
    return this.taken.length >= COUNT;
  }

  /** Takes quotes from these frames, in their order, up to so many. @param isMade Written for things of this kind. */
  add(frames: readonly Frame[], most = COUNT, isMade = false): void {
    const { thing } = this.subject;
    let count = 0;
    for (const frame of frames) {
      if (count >= most) return;
      if (!suits(frame, thing, isMade)) continue;
      if (this.taken.some(({ figure }) => figure === frame.figure)) continue;
      const lines = this.linesOf(frame);
      const ways = this.ways();
      const said = ways.flatMap((way) => lines.map((line) => way(line)));
      if (this.take(this.noteFirst(said), lines[0] ?? '', frame.figure)) count += 1;
    }
  }

  /** Takes one quote for each list of forms: the first that has the right length. */
  addForms(quotes: readonly Forms[], moments: 'aimed' | 'anybodys' = 'anybodys'): void {
    for (const forms of quotes) {
      const lines = forms.flatMap((form) => this.filledIn(moments === 'aimed' ? form : withoutNeedless(form), moments));
      this.take(this.noteFirst(lines), lines[0] ?? '', undefined);
    }
  }

  private filledIn(text: string, whose: 'aimed' | 'anybodys'): string[] {
    const { words, isMany } = this.subject.thing;
    const moments = isAimed(text) ? this.moments[whose] : [''];
    return moments.map((moment) => filled(text, { topic: words, isMany, moment }));
  }

  private linesOf(frame: Frame): string[] {
    const { length } = this.request;
    const { words, isDoing } = this.subject.thing;
    const speaksOfDays = isAimed(frame.parts[0]);
    const isLong = words.split(' ').length > (isDoing ? 1 : LONG_TOPIC);
    return PARTS[length].flatMap((count) => {
      if (count > frame.parts.length) return [];
      const whole = firstParts(frame, count);
      if (isLong && CLASHES_WITH_LONG.test(whole)) return [];
      // A part that fills a short quote alone is no medium one.
      if (length === 'Medium' && count === 1 && countWords(whole) + countWords(words) <= SHORT_MOST) return [];
      return speaksOfDays ? this.filledIn(whole, 'aimed') : this.filledIn(withoutNeedless(whole), 'anybodys');
    });
  }

  /** With the visitor's own sentence before or behind it: always, or in every other quote where the line itself names the thing. */
  private ways(): ((line: string) => string)[] {
    const { lead, thing } = this.subject;
    const plain = (line: string): string => line;
    if (!lead) return [plain];
    const said = leadSentence(lead);
    const led = [(line: string) => `${said} ${line}`, (line: string) => `${line} ${said}`];
    if (thing === THIS) return led;
    return this.taken.length % 2 === 1 ? [plain, ...led] : [...led, plain];
  }

  private noteFirst(ways: readonly string[]): string[] {
    const { opening } = this.note;
    if (opening === undefined || this.noted >= NOTED_COUNT) return [...ways];
    return [...ways.map((text) => opened(opening, text, this.subject)), ...ways];
  }

  private take(forms: readonly string[], line: string, figure: Figure | undefined): boolean {
    if (this.taken.length >= COUNT) return false;
    if (figure !== undefined && this.taken.some((other) => openingOf(line) === openingOf(other.line))) return false;
    const text = forms.map(tidy).find((form) => this.isWelcome(form));
    if (text === undefined) return false;
    if (this.note.opening !== undefined && text.startsWith(this.note.opening)) this.noted += 1;
    for (const moments of Object.values(this.moments)) {
      const used = moments.findIndex((moment) => text.toLowerCase().includes(moment.toLowerCase()));
      if (used >= 0) moments.splice(used, 1);
    }
    this.taken.push({ figure, line, text });
    return true;
  }

  /** Whether the text has the right length, reads well, hurts nobody and is not much like another that was taken. */
  private isWelcome(text: string): boolean {
    const { topic, additionalInfo, length } = this.request;
    const { thing, lead } = this.subject;
    if (!fits(text, length) || (DOUBLED.test(text) && !DOUBLED.test(`${topic} ${additionalInfo}`))) return false;
    const typed = [thing.words, lead?.words ?? '', this.note.opening ?? ''];
    const ours = typed.reduce((rest, words) => (words === '' ? rest : rest.replace(words, ' ')), text);
    if (wounds(`${topic} ${thing.words}`, ours)) return false;
    return this.taken.every((other) => other.text !== text && sharedWords(text, other.text, typed.join(' ')) <= MOST_SHARED);
  }
}
