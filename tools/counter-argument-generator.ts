import { LANGUAGES_WITH_ARABIC_AND_HINDI } from '../choices/languages.ts';
import { OUT_OF_TEN, TWENTY_A_DAY, UP_TO_TEN } from '../choices/numbers.ts';
import { COPIED_WITH_TICK, COPY_ALL, DOWNLOAD, START_OVER } from '../choices/words.ts';
import {
  constant,
  defineTool,
  fetched,
  label,
  listOf,
  optional,
  prose,
  record,
  score,
  select,
  textarea,
} from '../engine/definition/index.ts';

const counterArgument = record('One counter-argument', {
  title: prose('The objection in a few words'),
  content: prose('The objection, why it speaks against this claim, and what an answer would have to show'),
  strength: score('How hard it presses this argument'),
  category: label('The type of objection'),
  evidenceType: label('What it leans on'),
});

const analysis = record('What can be said of the argument itself', {
  strengthScore: score('How well the argument is built'),
  evidenceQuality: prose('What the text offers as support'),
  strengths: listOf(prose('Something the argument does well'), 'What holds'),
  weaknesses: listOf(prose('Something an opponent will go for'), 'What does not hold yet'),
  overallAssessment: prose('The verdict in two or three sentences'),
});

export default defineTool({
  slug: 'counter-argument-generator',
  name: 'Counter-Argument Generator',
  summary: 'The best objections to your argument, before others raise them.',
  alsoCalled: ['debate', 'rebuttal', 'opposing view', 'devil’s advocate', 'argue', 'essay argument'],
  description:
    'Paste an argument and see it from the other side: reasoned objections aimed at your own words, and an analysis of where the argument stands firm and where it gives way.',
  icon: 'scale',
  group: 'study',
  formName: 'Argument details',
  fields: {
    argument: textarea('Argument', {
      receives: true,
      placeholder:
        'The claim, and your reasons for it. For example: Schools should start later, because teenagers need more sleep.',
      stopAt: 2000,
      counter: { of: 2000, unit: 'characters', style: 'n/max' },
      disablesWhenBlank: true,
      transform: ['trim'],
      rows: 6,
    }),
    outputNumber: select('Number of Counter-Arguments', fetched('outputNumbers', UP_TO_TEN), {
      default: 5,
      group: 'settings',
    }),
    tone: select(
      'Tone',
      fetched('tones', [
        'Default',
        'Academic',
        'Professional',
        'Conversational',
        'Respectful',
        'Assertive',
        'Skeptical',
        'Socratic',
      ]),
      { group: 'settings', half: true },
    ),
    argumentType: select(
      'Argument Type',
      fetched('argumentTypes', ['Any Type', 'Logical', 'Evidence', 'Practical', 'Economic', 'Ethical', 'Social', 'Alternatives']),
      { group: 'settings', half: true },
    ),
    strengthLevel: select(
      'Strength Level',
      fetched('strengthLevels', [
        'Gentle Question',
        'Mild Challenge',
        'Moderate Challenge',
        'Firm Challenge',
        'Strong Challenge',
        'Devil’s Advocate',
      ]),
      { default: 'Moderate Challenge', group: 'settings', half: true },
    ),
    audience: select(
      'Target audience',
      fetched('audiences', [
        'General Public',
        'Students',
        'Teachers',
        'Academics',
        'Debaters',
        'Business Leaders',
        'Policymakers',
        'Parents',
        'Journalists',
        'Voters',
      ]),
      { group: 'settings', half: true },
    ),
    language: select('Language', fetched('languages', LANGUAGES_WITH_ARABIC_AND_HINDI), { group: 'settings', marks: 'language' }),
    evidenceTypes: constant(['Logical Reasoning']),
  },
  groups: { settings: { label: 'Settings' } },
  options: { get: '/api/counter-argument/options' },
  call: {
    post: '/api/counter-argument/generate',
    succeeds: 'by flag',
    failed: 'Failed to generate counter arguments',
    unreachable: 'Failed to generate counter arguments. Please try again.',
    channel: 'alert',
    failedPrefix: 'Error: ',
    button: 'GENERATE',
    busy: 'GENERATING...',
  },
  reply: {
    main: 'counterArguments',
    data: {
      counterArguments: listOf(counterArgument, 'Different objections to the argument, the strongest first', {
        asked: 'outputNumber',
      }),
      analysis: optional(analysis),
    },
  },
  result: [
    {
      block: 'count',
      of: 'counterArguments',
      one: 'counter-argument',
      many: 'counter-arguments',
      settings: ['tone', 'argumentType', 'strengthLevel', 'audience'],
    },
    {
      block: 'panel',
      of: 'analysis',
      title: 'Argument Analysis',
      metrics: [{ key: 'strengthScore', label: 'Strength score', unit: 'out of 10', levels: OUT_OF_TEN }],
      texts: [{ key: 'evidenceQuality', label: 'Evidence quality' }],
      lists: [
        { key: 'strengths', label: 'Strengths' },
        { key: 'weaknesses', label: 'Weaknesses' },
      ],
      closing: { key: 'overallAssessment', label: 'Overall assessment' },
    },
    {
      block: 'cards',
      of: 'counterArguments',
      layout: 'rows',
      text: 'title',
      body: 'content',
      badges: ['category', 'evidenceType'],
      metrics: [{ key: 'strength', label: 'Strength', unit: 'out of 10', levels: OUT_OF_TEN }],
      copyLabel: 'Copy',
      copies: ['title', 'content'],
      empty: 'No counter-arguments came back. Try stating your claim in one full sentence.',
    },
    {
      block: 'actions',
      actions: [COPY_ALL, DOWNLOAD, START_OVER],
    },
  ],
  copy: {
    channel: 'inline',
    failedChannel: 'inline',
    one: COPIED_WITH_TICK,
    all: {
      ...COPIED_WITH_TICK,
      text: { of: 'counterArguments', lines: ['title', 'content'], between: '\n\n' },
    },
  },
  download: {
    file: 'counter-arguments.txt',
    text: { of: 'counterArguments', lines: ['title', 'content'], between: '\n\n' },
  },
  limit: TWENTY_A_DAY,
  terms: true,
  examples: [
    {
      title: 'Later school mornings',
      values: {
        argument:
          'Secondary schools should start at ten. Teenagers fall asleep late and learn little before nine. Buses would also be emptier at that hour.',
      },
    },
    {
      title: 'A four-day week, for a board meeting',
      values: {
        argument: 'A four-day week is better for everyone, because rested people make fewer mistakes.',
        tone: 'Professional',
        argumentType: 'Economic',
        audience: 'Business Leaders',
      },
    },
    {
      title: 'Zoos, for a debate',
      values: {
        argument: 'Zoos should be closed because no wild animal can ever be happy in a cage.',
        tone: 'Assertive',
        strengthLevel: 'Devil’s Advocate',
        audience: 'Debaters',
        outputNumber: 3,
      },
    },
  ],
  about: {
    what: [
      'An argument is only as good as the best objection it has met. This tool reads your claim and your reasons, finds the places where they can be pressed, and writes the objections a fair and well-prepared opponent would raise. Each one says what is in doubt, why it touches your claim in particular, and what you would have to show to answer it.',
      'It argues with reasons alone. You will find no statistics, studies or quotations in it, because an objection made of invented evidence is worth nothing. The analysis of your argument is counted from your own words: how many reasons you give, how sweeping you are, whether you offer examples and whether you have answered anyone yet.',
    ],
    steps: [
      'Write your argument as you would put it to someone: the claim first, then the reasons.',
      'Open Settings to choose how many objections you want, of which type, how hard they should press and who will be listening.',
      'Generate. Read the analysis first, then answer the objections one by one, or copy those you need.',
    ],
    questions: [
      {
        question: 'How should I use counter-arguments in an essay?',
        answer:
          'Pick the one or two that hurt most, state them as fairly as you can, and answer them. A weak objection that is easily beaten convinces nobody; a strong one that you have answered makes the essay.',
      },
      {
        question: 'What do the types mean?',
        answer:
          'Logical objections question the step from reasons to conclusion, evidence asks what the claim rests on, practical and economic ones ask whether it works and what it costs, ethical and social ones ask who is wronged or left out, and alternatives point to another way to the same goal.',
      },
      {
        question: 'What does the strength score of my argument measure?',
        answer:
          'Its build, not its truth. Reasons, examples, careful wording and an answered objection raise it; words such as “always” and “everyone”, loaded language and a claim without a reason lower it.',
      },
      {
        question: 'Does a strong counter-argument mean I am wrong?',
        answer:
          'No. It means there is something you have to answer. Most good positions survive with a narrower claim: “most schools” in place of “every school”, or “if the money is there”.',
      },
    ],
    related: ['question-answer-tool', 'abstract-generator', 'grammar-checker'],
  },
});
