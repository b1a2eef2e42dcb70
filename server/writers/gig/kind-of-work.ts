/** The kind of work a title names, where the visitor chose no category. */
import type { GigRequest } from './request.ts';

type Category = GigRequest['category'];

/** The first that fits: "edit your podcast" is audio before it is text. */
const CUES: readonly (readonly [Exclude<Category, ''>, RegExp])[] = [
  [
    'Music & Audio',
    /\b(?:podcast|voice[- ]?over|audio|song|music|mix and|mixing|mastering|beats?|jingle|narrat\p{L}*|vocals?)\b/iu,
  ],
  ['Video & Animation', /\b(?:videos?|animat\p{L}*|reels?|film|explainer|youtube intro|motion graphics)\b/iu],
  ['Photography', /\b(?:photo\p{L}*|portraits?|retouch\p{L}*|lightroom)\b/iu],
  ['Data', /\b(?:excel|spreadsheets?|data|dashboards?|power bi|tableau|statistic\p{L}*|google sheets)\b/iu],
  ['Digital Marketing', /\b(?:seo|marketing|instagram|tiktok|facebook|ads?|social media|newsletter|backlinks?)\b/iu],
  [
    'Programming & Tech',
    /\b(?:websites?|wordpress|shopify|webflow|wix|apps?|api|code|coding|software|bugs?|plugins?|chatbots?|scripts? in|python|javascript|database)\b/iu,
  ],
  [
    'Graphics & Design',
    /\b(?:logos?|design\p{L}*|illustrat\p{L}*|draw\p{L}*|t-shirts?|banners?|flyers?|posters?|thumbnails?|brand(?:ing)?|mock-?ups?|paint\p{L}*)\b/iu,
  ],
  [
    'Writing & Translation',
    /\b(?:translat\p{L}*|proofread\p{L}*|writ(?:e|er|ing)|copy|blog|articles?|resumes?|cv|cover letters?|thesis|essays?|e-?books?|novel|edit your (?:text|book|novel|manuscript)|transcri\p{L}*)\b/iu,
  ],
  [
    'Business',
    /\b(?:business plan|pitch deck|virtual assistant|bookkeep\p{L}*|market research|accounting|presentation|consult\p{L}*)\b/iu,
  ],
  [
    'Lifestyle',
    /\b(?:tutor\p{L}*|lessons?|coach\p{L}*|teach\p{L}*|learn|meal|workout|fitness|yoga|travel|recipes?|astrology|tarot)\b/iu,
  ],
];

/** A meal plan is written, but it is no text. */
const PERSONAL = /\b(?:meal plans?|workouts?|training plans?|tutor\p{L}*|lessons?|learn|teach you)\b/iu;

/** Lessons are sold to a person, whatever the subject: who learns to sing sends no recording to be mixed. */
export const isTeaching = (title: string): boolean => /\b(?:learn to|lessons?|tutor\p{L}*|teach you)\b/iu.test(title);

/** The words by which a line names its work, as they come: "logo", "virtual assistant". */
export const worksNamedIn = (line: string): string[] =>
  CUES.flatMap(([, cue]) => [...line.matchAll(new RegExp(cue, 'giu'))])
    .sort((one, other) => one.index - other.index)
    .map(([words]) => words);

export const kindOfWork = (title: string): Category =>
  PERSONAL.test(title) ? 'Lifestyle' : (CUES.find(([, cue]) => cue.test(title))?.[0] ?? '');
