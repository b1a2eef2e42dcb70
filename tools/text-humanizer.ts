import { CANNOT_CONNECT, COPIED_WITH_TICK } from '../choices/words.ts';
import { constant, defineTool, optional, prose, select, slider, textarea } from '../engine/definition/index.ts';

export default defineTool({
  slug: 'text-humanizer',
  name: 'Text Humanizer',
  summary: 'Stiff, machine-sounding text in plain human words.',
  alsoCalled: ['humanise', 'paraphrase', 'rewrite', 'rephrase', 'reword', 'ai detector', 'less robotic', 'simplify'],
  description:
    'Paste a text that sounds like a machine wrote it. Stock phrases go, sentences find a natural rhythm, and your facts, names and numbers stay.',
  icon: 'text-pen',
  group: 'edit',
  formName: 'Text to humanize',
  fields: {
    text: textarea('Your text', {
      receives: true,
      placeholder: 'Paste the text that sounds stiff',
      disablesWhenBlank: true,
      counter: { of: 1000, unit: 'words', style: 'n / max unit' },
      transform: ['trim'],
      rows: 9,
    }),
    tone: select('Output tone', ['Standard', 'Academic', 'Professional', 'SEO/blogs']),
    detail: constant('Detailed'),
    language: constant('English'),
    outputLength: slider('Output length', {
      min: 25,
      max: 150,
      step: 1,
      default: 50,
      help: '50 keeps the length of your text. Less leaves whole sentences out, more adds connecting words.',
    }),
    creativity: constant(50, { min: 0, max: 100 }),
    readabilityLevel: constant('General'),
    targetAudience: constant('General'),
    removeAIDetection: constant(true),
  },
  call: {
    post: '/api/humanizer/generate',
    succeeds: 'by flag',
    failed: 'Failed to humanize text',
    // Never read: the local fallback takes the place of these words.
    unreachable: CANNOT_CONNECT,
    channel: 'inline',
    button: 'Humanize Text',
    busy: 'Humanizing Text...',
    fallback: { local: 'humanize', input: 'text', with: ['tone', 'outputLength'], after: 1500 },
  },
  reply: {
    main: 'humanizedText',
    instead: 'text',
    data: {
      humanizedText: prose('The rewritten text, with the line breaks, lists and headings of the original', {
        in: 'words',
        like: 'text',
        // 50 keeps the length, 25 is about half of it, and the slider's end at most a third more.
        share: {
          by: 'outputLength',
          at: [
            [0, 0.1, 0.3],
            [25, 0.35, 0.65],
            [50, 0.85, 1.15],
            [150, 0.9, 1.35],
          ],
        },
      }),
      text: optional(prose('The same text, under the name that is read where the first is missing')),
    },
  },
  waiting: { empty: 'Your humanized text will appear here...', busy: 'Processing your text...' },
  result: [
    {
      block: 'document',
      of: 'humanizedText',
      title: 'Humanized text',
      counts: 'words',
      copyLabel: 'Copy',
      rewrites: 'text',
    },
    { block: 'actions', actions: [{ do: 'reset', label: 'Clear' }] },
  ],
  copy: {
    channel: 'inline',
    failedChannel: 'inline',
    one: COPIED_WITH_TICK,
  },
  limit: 'none',
  terms: true,
  examples: [
    {
      title: 'A stiff paragraph',
      values: {
        text: "In today's fast-paced world, effective communication plays a crucial role in the success of any team. Furthermore, it is important to note that regular meetings can significantly enhance collaboration. By leveraging short daily check-ins, managers are able to identify potential problems at an early stage. Ultimately, open communication not only saves time but also builds trust.",
        tone: 'Standard',
        outputLength: 50,
      },
    },
    {
      title: 'A blog draft',
      values: {
        text: 'Houseplants have emerged as a popular solution for individuals seeking to elevate their living spaces. A robust plant such as the snake plant necessitates minimal care. Moreover, it can thrive in low light, thereby making it an ideal choice for a myriad of homes. It is essential to avoid overwatering, as this may facilitate root rot. Watering once every two to three weeks is typically sufficient.',
        tone: 'SEO/blogs',
        outputLength: 60,
      },
    },
    {
      title: 'A report to shorten',
      values: {
        text: 'The implementation of the new booking system represents a pivotal milestone for our clinic. Subsequent to its launch on 3 March, the average waiting time fell from 25 minutes to 14 minutes. Additionally, the system provides staff with a comprehensive overview of each day. It is worth noting that patients over 70 continue to prefer the telephone. Moving forward, the team intends to utilize the feedback in order to further optimize the process.',
        tone: 'Professional',
        outputLength: 35,
      },
    },
  ],
  about: {
    what: [
      'Some drafts are correct and still sound as if nobody wrote them: “plays a crucial role”, “it is important to note”, three adjectives where one would do, every sentence the same length. This tool finds several hundred such habits and puts ordinary words in their place.',
      'It works sentence by sentence and adds no facts. Quotations, names, numbers, links, code, headings, lists and paragraphs stay where they were, and you can look at every change beside your original and undo it.',
    ],
    steps: [
      'Paste your text in English.',
      'Choose a tone. Standard sounds like someone talking, Academic avoids contractions, Professional is brief, SEO/blogs uses short paragraphs and opens with a question.',
      'Set the length: 50 keeps it, less leaves the least important sentences out, more adds connecting words.',
      'Press Humanize Text, read the result aloud, and change whatever you would say differently.',
    ],
    questions: [
      {
        question: 'Will the result pass as written by a person?',
        answer:
          'It will read more naturally. No tool can promise what a detector will say, and this one does not try to: detectors disagree with each other and are often wrong about human texts too.',
      },
      {
        question: 'Does it change what I said?',
        answer:
          'It aims not to. It swaps phrases, splits and joins sentences, and leaves facts, figures and quotations alone. Below 50 on the slider, whole sentences go, so check that nothing you need is missing.',
      },
      {
        question: 'Which tone should I choose?',
        answer:
          'Standard for letters, posts and most everyday texts; Academic for essays and papers; Professional for reports and mail at work; SEO/blogs for web pages. The same text with another tone is one press away.',
      },
      {
        question: 'Why did so little change?',
        answer:
          'Because there was little to change. A text that already sounds like a person is mostly left alone, and so are sentences in other languages.',
      },
      {
        question: 'Does it work without a connection?',
        answer:
          'If the server cannot be reached, a smaller version of the tool rewrites the text on your own device. It knows fewer phrases, so try again later for the full rewrite.',
      },
    ],
    related: ['grammar-checker', 'counter-argument-generator', 'abstract-generator'],
  },
});
