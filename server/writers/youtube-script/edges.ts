/** The beginning and the end of a script: title, hook, introduction, call to action, last words. */
import type { PayloadOf } from '../../../engine/definition/index.ts';
import type tool from '../../../tools/youtube-script-generator.ts';
import { listed } from '../../english/prose.ts';
import { AUDIENCES } from './audiences.ts';
import type { Brief } from './brief.ts';
import { CHILDREN_HOOKS, CHILDREN_PROMISES } from './children.ts';
import { asParagraph } from './fill.ts';
import {
  AFTER_STATEMENT,
  ASKS,
  CHILDREN_DO,
  GUEST_INTRODUCTIONS,
  HOOKS,
  HOOK_SHOTS,
  INTRODUCTIONS,
  LIST_HOOKS,
  LIST_PROMISES,
  MENTIONS,
  TITLES,
} from './frames.ts';
import { namedInSpeech } from './naming.ts';
import type { Section } from './plan.ts';
import type { Genre, Said } from './stock.ts';
import { TONES } from './tones.ts';
import type { Voice } from './voice.ts';

type Request = PayloadOf<typeof tool>;

const LONGEST_TITLE = 100;

/** The title, with the visitor's own emoji behind it. */
export const titleFor = ({ videoDescription, videoType }: Request, { heading, numbered }: Brief, voice: Voice): string => {
  const suffix = voice.say(TITLES[videoType]);
  const whole = /[?!:]$/.test(heading) ? `${heading} ${suffix}` : `${heading}: ${suffix}`;
  const emoji = [...videoDescription.matchAll(/\p{Extended_Pictographic}\uFE0F?/gu)].map(([found]) => found);
  return [heading.includes(': ') || numbered !== undefined || whole.length > LONGEST_TITLE ? heading : whole, ...new Set(emoji)]
    .slice(0, 3)
    .join(' ');
};

/** First words for this topic, where it can be named in passing or is too long for that. */
const hooksFor = (
  { kind, short, numbered }: Brief,
  type: Request['videoType'],
  { hooks }: Genre,
  { forChildren }: Voice,
): readonly Said[] => {
  if (numbered !== undefined && !forChildren && type !== 'Interview') return LIST_HOOKS;
  if (forChildren && (kind === 'thing' || short !== undefined)) return CHILDREN_HOOKS;
  if (type === 'Interview' || kind === 'thing') return hooks;
  if (kind !== 'statement') return HOOKS[kind];
  return short !== undefined ? hooks : [...hooks.filter((hook) => !hook.includes('{short}')), ...HOOKS.statement];
};

/** What the viewer will get. */
const promisesFor = ({ numbered }: Brief, type: Request['videoType'], genre: Genre, { forChildren }: Voice): readonly Said[] => {
  if (forChildren) return CHILDREN_PROMISES;
  return numbered !== undefined && type !== 'Interview' ? LIST_PROMISES : genre.promises;
};

export const hookFor = ({ videoType, tone }: Request, brief: Brief, genre: Genre, voice: Voice): Section => ({
  heading: 'HOOK',
  paragraphs: [
    asParagraph([voice.say(HOOK_SHOTS), voice.say(TONES[tone].leads), voice.say(hooksFor(brief, videoType, genre, voice))]),
  ],
});

/**
 * The introduction, once it is known what will have no section of its own.
 * @param mostNotes How many words of the visitor's notes it may show.
 */
export const introductionFor = (
  { videoType, tone, targetAudience }: Request,
  brief: Brief,
  genre: Genre,
  voice: Voice,
  mostNotes: number,
): ((unplaced: readonly string[]) => Section) => {
  const greeting = asParagraph([
    ...(voice.forChildren ? [] : [voice.say(TONES[tone].welcomes)]),
    voice.say(AUDIENCES[targetAudience].greetings),
  ]);
  const subject = [
    voice.say(brief.guest ? GUEST_INTRODUCTIONS : INTRODUCTIONS[brief.kind]),
    ...(brief.kind === 'statement' && !brief.isOwnStory && !brief.guest ? [voice.say(AFTER_STATEMENT)] : []),
    voice.say(promisesFor(brief, videoType, genre, voice)),
  ];
  const notes = brief.notes.join(' ').split(' ').slice(0, mostNotes).join(' ');
  const [before = '', after = ''] = voice.say(MENTIONS, { list: '\n' }).split('\n');
  return (unplaced) => {
    const mention = unplaced.length > 0 ? [before + listed(unplaced.map(namedInSpeech)) + after] : [];
    return {
      heading: 'INTRO',
      paragraphs: [greeting, asParagraph([...(notes ? [`[From your notes: ${notes}]`] : []), ...subject, ...mention])],
    };
  };
};

export const endingFor = (
  { videoType, tone, targetAudience, includeCTA }: Request,
  { links }: Brief,
  genre: Genre,
  voice: Voice,
): Section[] => {
  const asks = voice.forChildren ? CHILDREN_DO : ASKS[videoType];
  const call = (): Section => ({
    heading: 'CALL TO ACTION',
    paragraphs: [asParagraph([voice.say(asks), voice.say(AUDIENCES[targetAudience].subscribes)])],
  });
  const outro = asParagraph([
    ...links.map((link) => `[On screen: ${link}]`),
    voice.say(genre.outros),
    voice.say(TONES[tone].farewells),
  ]);
  return [...(includeCTA ? [call()] : []), { heading: 'OUTRO', paragraphs: [outro] }];
};
