import { TWENTY_A_DAY } from '../choices/numbers.ts';
import { COPIED_WITH_TICK, COPY_ALL, DOWNLOAD, START_OVER } from '../choices/words.ts';
import {
  computed,
  constant,
  count,
  defineTool,
  fetched,
  figure,
  label,
  listOf,
  prose,
  record,
  select,
  textarea,
} from '../engine/definition/index.ts';

const abstract = record('One abstract', {
  content: prose('The abstract, with nothing in it that the text does not say', {
    in: 'words',
    asked: 'abstractLength',
    ranges: {
      'Very Short (40-80 words)': [40, 80],
      'Short (80-150 words)': [80, 150],
      'Medium (150-250 words)': [150, 250],
      'Long (250-350 words)': [250, 350],
      'Extended (350-500 words)': [350, 500],
      'Full Page (500-700 words)': [500, 700],
    },
  }),
  wordCount: computed(count('How many words it has'), { measures: 'content', in: 'words' }),
  readabilityScore: computed(figure('Its Flesch reading ease: the higher, the easier to read', { min: 0, max: 100 }), {
    measures: 'content',
    in: 'reading ease',
  }),
  structure: record('How complete it is', {
    completeness: figure('How many of the parts that this type of abstract needs are there, in percent', {
      min: 0,
      max: 100,
      whole: true,
    }),
    components: listOf(label('A part, as the field calls it'), 'The parts that were found, in their order'),
  }),
});

export default defineTool({
  slug: 'abstract-generator',
  name: 'Abstract Generator',
  summary: 'Three abstracts of your paper, in your own sentences.',
  alsoCalled: ['summary', 'summarize', 'summarise', 'research paper', 'thesis', 'academic abstract', 'executive summary', 'tldr'],
  description:
    'Paste a paper, thesis or report and get three abstracts made of your own sentences, at the length you need, with word count, readability and a check that no part is missing.',
  icon: 'scroll-text',
  group: 'study',
  formName: 'Your text',
  fields: {
    text: textarea('Your Text', {
      receives: true,
      placeholder: 'Paste your paper, or its introduction, methods, results and conclusion. Headings help.',
      stopAt: 10_000,
      counter: { of: 10_000, unit: 'characters', style: 'n/max' },
      disablesWhenBlank: true,
      transform: ['trim'],
      rows: 12,
    }),
    abstractType: select(
      'Abstract Type',
      fetched('abstractTypes', [
        'Research Paper',
        'Literature Review',
        'Case Study',
        'Thesis or Dissertation',
        'Conference Paper',
        'Clinical Study',
        'Technical Report',
        'Evaluation Report',
        'Argument or Essay',
        'Executive Summary',
      ]),
      { group: 'settings', half: true },
    ),
    academicField: select(
      'Academic Field',
      fetched('academicFields', [
        'Any Field',
        'Natural Sciences',
        'Medicine & Health',
        'Psychology',
        'Education',
        'Social Sciences',
        'Humanities & Arts',
        'Law & Politics',
        'Business & Economics',
        'Engineering',
        'Computer Science',
        'Environmental Studies',
      ]),
      { group: 'settings', half: true },
    ),
    abstractLength: select(
      'Abstract Length',
      fetched('abstractLengths', [
        'Very Short (40-80 words)',
        'Short (80-150 words)',
        'Medium (150-250 words)',
        'Long (250-350 words)',
        'Extended (350-500 words)',
        'Full Page (500-700 words)',
      ]),
      { default: 'Medium (150-250 words)', group: 'settings', half: true },
    ),
    writingStyle: select(
      'Writing Style',
      fetched('writingStyles', [
        'Standard Academic',
        'Structured with Labels',
        'Concise',
        'Plain Language',
        'Rich in Figures',
        'Impersonal',
        'First Person',
        'Key Points',
      ]),
      { group: 'settings', half: true },
    ),
    outputNumber: constant(3),
    language: constant('English'),
  },
  groups: { settings: { label: 'Settings' } },
  options: { get: '/api/abstract-generator/options' },
  call: {
    post: '/api/abstract-generator/generate',
    succeeds: 'by flag',
    failed: 'Failed to generate abstracts',
    unreachable: 'Failed to generate abstracts. Please try again.',
    channel: 'alert',
    failedPrefix: 'Error: ',
    button: 'Generate',
    busy: 'Generating...',
  },
  reply: {
    main: 'abstracts',
    data: { abstracts: listOf(abstract, 'Different abstracts of the same text', { asked: 'outputNumber' }) },
  },
  result: [
    {
      block: 'count',
      of: 'abstracts',
      one: 'abstract',
      many: 'abstracts',
      settings: ['abstractType', 'academicField', 'abstractLength', 'writingStyle'],
    },
    {
      block: 'cards',
      of: 'abstracts',
      layout: 'rows',
      text: 'content',
      long: true,
      metrics: [
        { key: 'wordCount', label: 'Length', unit: 'words' },
        { key: 'readabilityScore', label: 'Readability' },
      ],
      panel: {
        of: 'structure',
        title: 'Structure',
        metrics: [{ key: 'completeness', label: 'Completeness', unit: 'percent' }],
        lists: [{ key: 'components', label: 'Components' }],
      },
      copyLabel: 'Copy',
      empty: 'No abstract came back. Try a longer text.',
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
      text: { of: 'abstracts', lines: ['content'], between: '\n\n' },
    },
  },
  download: { file: 'abstracts.txt', text: { of: 'abstracts', lines: ['content'], between: '\n\n' } },
  limit: TWENTY_A_DAY,
  terms: true,
  examples: [
    {
      title: 'A study of cold classrooms',
      values: {
        text: 'Old school buildings are often poorly heated, yet little is known about how room temperature affects the way children work. The aim of this study was to find out whether pupils finish more arithmetic tasks in a warm classroom than in a cold one. We measured the temperature in six classrooms of one primary school every morning from November to March. On each of 80 school days, 140 pupils aged eight to ten solved as many tasks as they could in ten minutes. The tasks were drawn at random from a book that all classes used. Teachers did not know the purpose of the study. In rooms below 17 °C the pupils finished 31 tasks on average, in rooms between 19 and 22 °C they finished 36. Above 23 °C the number fell again to 33. The share of wrong answers was the same at all temperatures. Pupils who sat beside the windows were affected most. Most of the effect appeared in the first lesson of the day. These results suggest that cold rooms slow children down without making them careless. Schools should heat classrooms before the first lesson rather than during it. The study covered one school and one winter, and air quality was not measured. Future work should include older pupils and other kinds of task.',
        abstractLength: 'Short (80-150 words)',
      },
    },
    {
      title: 'A structured abstract of a clinical study',
      values: {
        text: 'BACKGROUND\nNight-time leg cramps are common after the age of sixty, and medicines against them have side effects. Stretching is often advised, but it has rarely been tested. The aim of this trial was to find out whether stretching before bed makes cramps less frequent.\n\nMETHODS\nWe randomly assigned 96 adults over sixty with at least four cramps a week to stretching or to usual advice. The stretching group exercised for three minutes before going to bed. All participants kept a diary for six weeks. A nurse who did not know the groups counted the cramps.\n\nRESULTS\nThe number of cramps fell from 5.2 to 2.1 a week in the stretching group and from 5.0 to 4.4 in the control group. The difference was significant (p < 0.01). Cramps were also less painful after stretching. Nine participants stopped exercising because they forgot. No injury was reported.\n\nCONCLUSION\nThree minutes of stretching before bed more than halved the number of cramps. General practitioners should recommend it before they prescribe medicines. The study was too short to show whether the effect lasts.',
        abstractType: 'Clinical Study',
        academicField: 'Medicine & Health',
        abstractLength: 'Short (80-150 words)',
        writingStyle: 'Structured with Labels',
      },
    },
    {
      title: 'Key points of a report',
      values: {
        text: 'This report looks at the first year of the tool library in Marlow Street. The library lends drills, saws and ladders to people who live nearby. Its purpose is to save residents money and to reduce waste. We counted all loans from the card index and asked 85 members what they would have done without the library. In twelve months 1,460 tools were lent to 310 members. Drills made up a third of all loans. More than half of the members said that they would have bought the tool. On average a loan lasted four days. Seventeen tools came back broken, and eleven of them were repaired by volunteers. The largest cost was rent. Members asked most often for longer opening hours on Saturdays. The library depends on five volunteers, two of whom will leave next year. We recommend opening on Saturday mornings and training at least four new volunteers. The council should continue its grant for two more years.',
        abstractType: 'Executive Summary',
        abstractLength: 'Short (80-150 words)',
        writingStyle: 'Key Points',
      },
    },
  ],
  about: {
    what: [
      'An abstract has to say what you did in your own terms, without adding anything that the paper does not hold. This tool therefore writes nothing of its own. It reads your text, finds out which sentences give the background, the aim, the method, the results and the conclusion, weighs how central each of them is, and builds three abstracts from them at the length you ask for.',
      'The three differ in what they stress: the first is balanced, the second gives more room to the results, the third to the context. Words that only made sense in the full paper, such as “however” at the start of a sentence, references in brackets and “as shown in Figure 2”, are taken out. Everything else stays as you wrote it.',
    ],
    steps: [
      'Paste your text. Section headings such as Methods or Results help, but are not needed.',
      'Open Settings to choose the type of abstract, the field, the length and the style.',
      'Generate, compare the three, and copy the one you like or download them all.',
      'Read it once more in full and join sentences where two short ones follow each other.',
    ],
    questions: [
      {
        question: 'Does it invent or rewrite anything?',
        answer:
          'No. Every sentence comes from your text, so every figure in the abstract is a figure you gave. Only labels such as “Methods” are added, and only in the style that asks for them.',
      },
      {
        question: 'What does the readability figure mean?',
        answer:
          'It is the Flesch reading ease of the abstract, from 0 to 100, worked out from the length of its sentences and words. The higher it is, the easier the text. Academic abstracts usually lie between 10 and 50; a newspaper is around 60.',
      },
      {
        question: 'What does completeness mean?',
        answer:
          'Each type of abstract needs certain parts: a research paper needs background, aim, methods, results and a conclusion. Completeness is the share of them that the abstract holds. If a part is missing, your text may not state it clearly.',
      },
      {
        question: 'Why is my abstract shorter than the length I chose?',
        answer:
          'Because the text itself is. Nothing is added to reach a number of words, so a short text gives its essence, and sometimes fewer than three different versions.',
      },
      {
        question: 'Does it work for texts in other languages?',
        answer:
          'It is made for English. In other languages it still picks central sentences, but it cannot tell methods from results unless your headings say so in English.',
      },
    ],
    related: ['grammar-checker', 'text-humanizer', 'question-answer-tool'],
  },
});
