/** The script as a whole: its beginning, the sections between, its end. */
import type { PayloadOf } from '../../../engine/definition/index.ts';
import type tool from '../../../tools/youtube-script-generator.ts';
import { countWords } from '../../english/prose.ts';
import type { Random } from '../../random.ts';
import { AUDIENCES } from './audiences.ts';
import { readBrief, type Brief } from './brief.ts';
import { CHILDREN_BEATS } from './children.ts';
import { COMMON, type CommonBeat } from './common.ts';
import { keywordsIn, numberWord } from './description.ts';
import { endingFor, hookFor, introductionFor, titleFor } from './edges.ts';
import { knownOf, type Known } from './fields/index.ts';
import { genreFor } from './genres/index.ts';
import { LENGTHS } from './lengths.ts';
import { materialFor, type Extra } from './material.ts';
import { started } from './naming.ts';
import { OWN_STORY } from './own-story.ts';
import { extentOf, planned, type Extent, type Section } from './plan.ts';
import { READY } from './ready.ts';
import { timed } from './timed.ts';
import { TONES } from './tones.ts';
import { voiceFor, type Voice } from './voice.ts';

type Request = PayloadOf<typeof tool>;

/** How many games a children's video has, whatever its length allows. */
const GAMES_FIRST = 4;
/** A keyword of more words is spoken, but makes no heading. */
const LONGEST_POINT = 8;

const wordsOf = (sections: readonly Section[]): Extent =>
  sections
    .flatMap(({ heading, paragraphs }) => [{ spoken: 0, all: countWords(heading) + 1 }, ...paragraphs.map(extentOf)])
    .reduce((sum, { spoken, all }) => ({ spoken: sum.spoken + spoken, all: sum.all + all }));

/** In an interview almost everything is said to the guest, so what is meant for viewers is left out. */
const isForViewers = ({ heading }: Section, type: Request['videoType']): boolean =>
  type !== 'Interview' || heading.startsWith('Voice-over');

/** Puts each aside at the end of a paragraph of a section of its own. The last section ends on its own words. */
const withAsides = (
  sections: readonly Section[],
  asides: readonly string[],
  type: Request['videoType'],
  random: Random,
): Section[] => {
  const open = sections.slice(0, -1).filter((section) => isForViewers(section, type));
  const places = new Map(random.shuffle(open).map((section, place) => [section, asides[place]]));
  return sections.map((section) => {
    const aside = places.get(section);
    if (aside === undefined) return section;
    const at = random.below(section.paragraphs.length);
    return { ...section, paragraphs: section.paragraphs.map((said, place) => (place === at ? `${said} ${aside}` : said)) };
  });
};

/** Steps, rounds and questions by their numbers. */
const numbered = (sections: readonly Section[]): Section[] => {
  let number = 0;
  return sections.map((section) => ({ ...section, heading: section.heading.replace('{n}', () => String(++number)) }));
};

/** Sections for the audience, and for the time that is left. */
const extraFor = (
  { targetAudience, videoType }: Request,
  { isOwn }: Brief,
  known: Known,
  { forChildren }: Voice,
  random: Random,
): Extra => {
  const games = random.shuffle(CHILDREN_BEATS);
  const isDoing = videoType === 'Tutorial' || videoType === 'How-to' || (videoType === 'Educational' && known.isDone);
  const suitsType = ({ fits, unfit, isAboutDoing, isShared }: CommonBeat): boolean =>
    (fits?.includes(videoType) ?? true) && !unfit?.includes(videoType) && !(isAboutDoing && !isDoing) && !(isShared && isOwn);
  if (forChildren) return { forAudience: games.slice(0, GAMES_FIRST), forLength: games.slice(GAMES_FIRST) };
  return {
    forAudience: AUDIENCES[targetAudience].beats.filter(({ fits }) => fits === undefined || fits.includes(videoType)),
    forLength: videoType === 'Interview' ? [] : [...(isOwn ? OWN_STORY : []), ...READY, ...COMMON].filter(suitsType),
  };
};

interface Parts {
  /** What gets a section of its own if there is room, in order. */
  readonly points: readonly string[];
  /** Keywords that can only be mentioned. */
  readonly mentions: readonly string[];
  /** A list of so many things, told in one go where they are too many for a section each. */
  readonly listed: number | undefined;
}

/** What the visitor wants to hear spoken of, and is not in the subject already. */
const partsFor = ({ keywords, videoType }: Request, brief: Brief, most: number): Parts => {
  const said = [brief.about, brief.statement, brief.question, ...brief.points].join(' ').toLowerCase();
  const wanted = keywordsIn(keywords).filter((keyword) => !said.includes(keyword.toLowerCase()));
  const makesHeading = (keyword: string): boolean =>
    countWords(keyword) <= LONGEST_POINT && keyword.toLowerCase() !== videoType.toLowerCase();
  const { numbered: number } = brief;
  const each = number !== undefined && number <= most && most > 2;
  const own = each ? Array.from({ length: number }, (_, place) => `number ${numberWord(place + 1)}`) : brief.points;
  return {
    points: [...own, ...wanted.filter(makesHeading)],
    mentions: wanted.filter((keyword) => !makesHeading(keyword)),
    listed: each ? undefined : number,
  };
};

export const compose = (request: Request, random: Random): string => {
  const { videoType, tone, targetAudience } = request;
  const brief = readBrief(request);
  const voice = voiceFor(request, brief, random);
  const length = LENGTHS[request.duration];
  const known = knownOf(brief, voice);
  const genre = genreFor(videoType, brief.numbered, known);
  const { points, mentions, listed } = partsFor(request, brief, length.points);
  const extra = extraFor(request, brief, known, voice, random);

  const hook = request.includeHook ? [hookFor(request, brief, genre, voice)] : [];
  const introduction = introductionFor(request, brief, genre, voice, length.notes);
  const ending = endingFor(request, brief, genre, voice);
  const asides = [
    ...random.shuffle(TONES[tone].asides.filter(voice.suits)).slice(0, length.asides[0]),
    ...random.shuffle(AUDIENCES[targetAudience].asides).slice(0, length.asides[1]),
  ].map((aside) => voice.tell(aside));

  /** With so many parts in sections of their own, or one fewer if they do not all fit. */
  const between = (placed: number): { opening: Section; body: Section[] } => {
    const unsaid = points.slice(placed).filter((point) => !brief.statement.includes(point));
    const opening = introduction([...unsaid, ...mentions]);
    const wanted = { points: points.slice(0, placed), listed, known };
    const material = materialFor(genre, extra, wanted, voice, random);
    const fixed = wordsOf([...hook, opening, ...ending, { heading: '', paragraphs: asides }]);
    const body = planned(material, fixed, { ...length, points: placed + (listed === undefined ? 0 : 1) }, random);
    const told = new Set(body.map(({ heading }) => heading));
    const isWhole = wanted.points.every((point) => told.has(started(point)));
    return isWhole || placed === 0 ? { opening, body } : between(placed - 1);
  };
  const { opening, body } = between(Math.min(points.length, length.points));

  const sections = [...hook, opening, ...withAsides(numbered(body), asides, videoType, random), ...ending];
  return `TITLE: ${titleFor(request, brief, voice)}\n\n\n${timed(sections)}`;
};
