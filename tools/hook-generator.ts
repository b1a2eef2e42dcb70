import { LANGUAGES } from '../choices/languages.ts';
import { TWENTY_A_DAY_AND_NO_MORE } from '../choices/numbers.ts';
import { DOWNLOAD } from '../choices/words.ts';
import {
  computed,
  constant,
  count,
  defineTool,
  label,
  listOf,
  optional,
  prose,
  record,
  score,
  select,
  sideCall,
  text,
  textarea,
} from '../engine/definition/index.ts';

const hookType = select(
  'Hook Type',
  ['Question', 'Statement', 'Statistic', 'Quote', 'Story', 'Problem', 'Solution', 'Controversy', 'Surprise', 'Metaphor'],
  { half: true },
);
const targetAudience = select(
  'Target Audience',
  [
    'Everyone',
    'Young Adults',
    'Professionals',
    'Students',
    'Parents',
    'Entrepreneurs',
    'Writers',
    'Content Creators',
    'Business Owners',
    'General Public',
  ],
  { half: true },
);

const hook = record('One hook', {
  id: computed(count('Its number, from 1'), { counts: 'its place' }),
  text: prose('The hook: one sentence, or as many as were asked for'),
  wordCount: computed(count('How many words it has'), { measures: 'text', in: 'words' }),
  characterCount: computed(count('How many characters it has'), { measures: 'text', in: 'characters' }),
});

export const analyze = sideCall({
  post: '/api/hook-generator/analyze',
  answers: 'exact',
  request: {
    hook: textarea('Hook', { required: 'Please send the hook to analyze.', transform: ['trim'], stopAt: 1000 }),
    hookType,
    targetAudience,
  },
  reply: {
    main: 'analysis',
    data: {
      analysis: record('How well the hook works, every figure out of 10', {
        overallScore: score('Overall'),
        engagementLevel: score('How much it asks of the reader'),
        clarityScore: score('How easily it is understood'),
        emotionalImpact: score('How much it makes the reader feel'),
        curiosityFactor: score('How much it makes the reader want to know'),
        audienceRelevance: score('How well it fits the audience'),
        strengths: listOf(prose('One strength'), 'What works'),
        improvements: listOf(prose('One improvement'), 'What would make it better'),
        bestUseCases: optional(listOf(prose('One place'), 'Where it would work best')),
      }),
    },
  },
  succeeds: 'by status',
  failed: 'Failed to analyze hook. Please try again.',
  unreachable: 'Failed to analyze hook. Please try again.',
  channel: 'inline',
});

export default defineTool({
  slug: 'hook-generator',
  name: 'Hook Generator',
  summary: 'First lines that make people read the second.',
  alsoCalled: ['opening line', 'first sentence', 'attention grabber', 'intro', 'headline', 'caption'],
  description:
    'Name your topic and choose the kind of hook. You get up to five opening lines, and for each an honest analysis of how well it works and what would make it better.',
  icon: 'anchor',
  group: 'market',
  formName: 'Hook details',
  fields: {
    hookTopic: text('Topic or keyword', {
      placeholder: 'school lunches',
      required: 'Hook topic/keyword is required',
      disablesWhenBlank: true,
      transform: ['trim'],
      stopAt: 200,
      atLeast: { length: 3, message: 'Hook topic must be at least 3 characters long' },
      lessThan: { length: 200, message: 'Hook topic must be less than 200 characters' },
      counter: { of: 200, unit: 'characters', style: 'n/max unit' },
    }),
    hookType,
    hookGenre: select(
      'Hook Genre',
      ['Essay', 'Blog Post', 'Article', 'Social Media', 'Email', 'Video Script', 'Presentation', 'Speech', 'Story', 'Book'],
      { half: true },
    ),
    tone: select(
      'Tone Of Voice',
      ['Default', 'Professional', 'Casual', 'Dramatic', 'Humorous', 'Inspiring', 'Mysterious', 'Urgent', 'Friendly', 'Academic'],
      { half: true },
    ),
    targetAudience,
    language: select('Language', LANGUAGES, { marks: 'language' }),
    outputNumber: constant(5),
    hookLength: constant('Short (1 sentence)'),
  },
  call: {
    post: '/api/hook-generator/generate',
    succeeds: 'by status',
    failed: 'Failed to generate hooks',
    unreachable: 'Failed to generate hooks. Please try again.',
    channel: 'inline',
    button: 'GENERATE',
    busy: 'Generating Hooks...',
  },
  reply: {
    main: 'hooks',
    data: {
      hooks: listOf(hook, 'Different hooks for the topic', { asked: 'outputNumber' }),
      totalHooks: computed(count('How many there are'), { measures: 'hooks', in: 'items' }),
      settings: record('What they were made with', {
        hookType: computed(label('Hook type'), { repeats: 'hookType' }),
        hookGenre: computed(label('Genre'), { repeats: 'hookGenre' }),
        tone: computed(label('Tone'), { repeats: 'tone' }),
        targetAudience: computed(label('Audience'), { repeats: 'targetAudience' }),
        language: computed(label('Language'), { repeats: 'language' }),
      }),
    },
  },
  sideCalls: { analyze },
  screen: 'hook',
  result: [
    {
      block: 'facts',
      of: 'settings',
      title: 'Generation Summary',
      metrics: [
        { key: 'hookType', label: 'Hook type' },
        { key: 'hookGenre', label: 'Genre' },
        { key: 'tone', label: 'Tone' },
        { key: 'targetAudience', label: 'Audience' },
        { key: 'language', label: 'Language' },
      ],
    },
    { block: 'actions', actions: [DOWNLOAD] },
  ],
  copy: {
    channel: 'alert',
    failedChannel: 'alert',
    one: { done: 'Hook copied to clipboard!', failed: 'Failed to copy to clipboard' },
  },
  download: { file: 'hooks.txt', text: { of: 'hooks', lines: ['text'], between: '\n\n' } },
  limit: TWENTY_A_DAY_AND_NO_MORE,
  terms: true,
  examples: [
    {
      title: 'A blog post on school lunches',
      values: { hookTopic: 'school lunches', hookType: 'Problem', hookGenre: 'Blog Post', targetAudience: 'Parents' },
    },
    {
      title: 'A talk on learning an instrument late',
      values: {
        hookTopic: 'learning the piano at fifty',
        hookType: 'Story',
        hookGenre: 'Presentation',
        tone: 'Inspiring',
      },
    },
    {
      title: 'An email about a slow website',
      values: {
        hookTopic: 'a slow website loses customers',
        hookType: 'Question',
        hookGenre: 'Email',
        targetAudience: 'Business Owners',
      },
    },
  ],
  about: {
    what: [
      'A hook is the first sentence of a text, a talk or a video: it has to earn the second. This tool has them for hundreds of subjects, each true to the kind you choose, be it a question, a small story, a problem named plainly or a comparison; where too few fit, it takes your own words for the rest, or gives fewer.',
      'It makes up no facts. A hook of the kind “Statistic” counts what anybody can count, and one of the kind “Quote” is what an ordinary person says, put in nobody’s mouth.',
    ],
    steps: [
      'Name the topic in a few words, the way you would say it to a friend.',
      'Choose the kind of hook, where it will stand, the tone and the readers.',
      'Generate, then press Analyze under a line to see what works in it and what does not yet.',
    ],
    questions: [
      {
        question: 'How are the scores worked out?',
        answer:
          'From the line itself: whether it speaks to somebody, how long and plain its words are, what it leaves open, which words carry feeling, and whether it names anything your readers know. The same line always gets the same scores.',
      },
      {
        question: 'Should I take the line with the highest score?',
        answer:
          'Take the one you would say aloud without blushing. The scores show what a line lacks; they do not know your voice.',
      },
      {
        question: 'Are the small stories true?',
        answer:
          'They are written to sound like life, and happened to nobody in particular. Tell your own in the same shape wherever you can: it will be the better hook.',
      },
    ],
    related: ['youtube-script-generator', 'cta-generator', 'hashtag-generator'],
  },
});
