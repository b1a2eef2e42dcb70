import { TWENTY_A_DAY } from '../choices/numbers.ts';
import { COPIED_WITH_TICK, NETWORK_ERROR, START_OVER } from '../choices/words.ts';
import {
  checkbox,
  computed,
  count,
  defineTool,
  label,
  prose,
  record,
  select,
  text,
  textarea,
} from '../engine/definition/index.ts';

export default defineTool({
  slug: 'youtube-script-generator',
  name: 'YouTube Script Generator',
  summary: 'A script you can shoot: hook, timed sections, shots, ending.',
  alsoCalled: ['video script', 'vlog', 'screenplay', 'voiceover', 'narration', 'video'],
  description:
    'Say what your video is about and get a script to read to the camera, with time marks, shots to film and gaps for what only you can know.',
  icon: 'clapperboard',
  group: 'market',
  formName: 'Video details',
  fields: {
    videoDescription: textarea('What is the video about?', {
      receives: true,
      placeholder: 'replacing a bicycle chain at home: the tools, the fiddly part, the test ride',
      help: 'A topic, a question or a few sentences. Parts you list become sections of the script.',
      required: 'Video description is required',
      flagWhenBlank: true,
      rows: 4,
    }),
    videoType: select(
      'Video type',
      [
        'Tutorial',
        'Review',
        'Vlog',
        'Educational',
        'Entertainment',
        'How-to',
        'Unboxing',
        'Commentary',
        'News/Updates',
        'Interview',
      ],
      { half: true, default: 'Educational' },
    ),
    duration: select('Duration', ['Short (1-3 minutes)', 'Medium (5-10 minutes)', 'Long (15+ minutes)'], {
      half: true,
      default: 'Medium (5-10 minutes)',
    }),
    tone: select(
      'Tone',
      ['Default', 'Educational', 'Entertaining', 'Inspirational', 'Professional', 'Casual', 'Humorous', 'Dramatic'],
      { half: true },
    ),
    targetAudience: select(
      'Target audience',
      [
        'Everyone',
        'Kids (5-12)',
        'Teens (13-17)',
        'Young Adults (18-25)',
        'Adults (26-40)',
        'Professionals',
        'Seniors (50+)',
        'Specific Niche',
      ],
      { half: true },
    ),
    keywords: text('Keywords', {
      placeholder: 'bicycle chain, chain tool, quick link',
      help: 'Separated by commas. Each one is spoken in the script.',
      optional: true,
    }),
    includeHook: checkbox('Open with a hook', { default: true, half: true }),
    includeCTA: checkbox('Ask viewers to do something at the end', { default: true, half: true }),
  },
  call: {
    post: '/api/youtube-script/generate',
    succeeds: 'by flag',
    failed: 'Failed to generate YouTube script',
    unreachable: NETWORK_ERROR,
    channel: 'inline',
    button: 'Generate',
    busy: 'Generating...',
  },
  reply: {
    main: 'script',
    data: {
      script: prose(
        'The script: a title, then sections under time marks such as [1:20] THE FIRST CUT; shots stand in square brackets on lines of their own',
        {
          in: 'words',
          asked: 'duration',
          ranges: {
            'Short (1-3 minutes)': [140, 450],
            'Medium (5-10 minutes)': [700, 1500],
            'Long (15+ minutes)': [2100, 3500],
          },
        },
      ),
      wordCount: computed(count('Words in the script'), { measures: 'script', in: 'words' }),
      estimatedDuration: computed(label('How long it takes to say, such as "About 6 minutes"'), {
        measures: 'script',
        in: 'minutes spoken',
        at: 140,
        says: { one: 'About 1 minute', many: 'About # minutes' },
      }),
      settings: record('What it was written with', {
        tone: computed(label('Tone'), { repeats: 'tone' }),
        videoType: computed(label('Video type'), { repeats: 'videoType' }),
        targetAudience: computed(label('Target audience'), { repeats: 'targetAudience' }),
        duration: computed(label('Duration'), { repeats: 'duration' }),
      }),
    },
  },
  result: [
    {
      block: 'document',
      of: 'script',
      title: 'Generated Script',
      copyLabel: 'Copy',
      downloadLabel: 'Download',
    },
    {
      block: 'facts',
      of: 'settings',
      title: 'Script Details',
      metrics: [
        { key: 'tone', label: 'Tone' },
        { key: 'videoType', label: 'Video type' },
        { key: 'targetAudience', label: 'Audience' },
        { key: 'duration', label: 'Duration' },
      ],
      also: [
        { key: 'wordCount', label: 'Words' },
        { key: 'estimatedDuration', label: 'Estimated length' },
      ],
    },
    { block: 'actions', actions: [START_OVER] },
  ],
  copy: {
    channel: 'inline',
    failedChannel: 'inline',
    one: COPIED_WITH_TICK,
  },
  download: { file: 'youtube-script.txt', text: { of: 'script' } },
  limit: TWENTY_A_DAY,
  terms: true,
  examples: [
    {
      title: 'A repair, step by step',
      values: {
        videoDescription: 'replace a bicycle chain at home',
        videoType: 'Tutorial',
        duration: 'Medium (5-10 minutes)',
        tone: 'Casual',
        targetAudience: 'Adults (26-40)',
        keywords: 'bicycle chain, chain tool, quick link',
      },
    },
    {
      title: 'A first week abroad',
      values: {
        videoDescription:
          'I moved to Porto with two cats and one suitcase. This is my first week: the flat, the hills, the food and the paperwork.',
        videoType: 'Vlog',
        duration: 'Short (1-3 minutes)',
        tone: 'Entertaining',
        targetAudience: 'Young Adults (18-25)',
        keywords: 'Porto, moving abroad',
      },
    },
    {
      title: 'A question worth arguing about',
      values: {
        videoDescription: 'is a heat pump worth it in an old house?',
        videoType: 'Commentary',
        duration: 'Medium (5-10 minutes)',
        tone: 'Professional',
        keywords: 'heat pump, insulation',
      },
    },
  ],
  about: {
    what: [
      'A script saves you from the two things that ruin most recordings: not knowing how to start, and not knowing when to stop. This one comes in sections with time marks, so you can see before you film whether the video is the length you want.',
      'The words to say are there, and so are the shots to film beside them. Where only you can know something, such as a price, a name or what happened to you, the script asks you for it in [square brackets] and makes nothing up.',
    ],
    steps: [
      'Describe the video. If it has parts, list them: the script follows your order.',
      'Choose the type, the length, the tone and who is watching, and add keywords if there are words you want to say aloud.',
      'Generate, and read the script aloud once with a clock running.',
      'Replace everything in square brackets with your own facts, then cut whatever does not sound like you.',
    ],
    questions: [
      {
        question: 'How is the length worked out?',
        answer:
          'From the words to be spoken, at 140 words a minute, which is an unhurried pace for a camera. Headings and shots are not counted as speech. If you talk fast, or show a lot without talking, your video will differ. In an interview, the answers come on top.',
      },
      {
        question: 'What are the words in square brackets?',
        answer:
          'A line of its own in brackets is a shot, a sound or a text on screen. Brackets inside a sentence are a gap for you to fill with something true. The time at the head of each section can be pasted into the description of your video as chapters.',
      },
      {
        question: 'Do I have to read it word for word?',
        answer:
          'No, and it usually sounds better if you do not. Many people say each paragraph twice: once from the page, then once from memory, and keep the second take.',
      },
      {
        question: 'Why does the script for children never ask them to comment?',
        answer:
          'Because children should not have to deal with accounts and strangers to enjoy a video. With that audience the script speaks to the grown-up beside them instead.',
      },
    ],
    related: ['hook-generator', 'webinar-title-generator', 'chatacter-bio-generator'],
  },
});
