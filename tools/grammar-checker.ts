import { CANNOT_CONNECT, COPIED_WITH_TICK } from '../choices/words.ts';
import {
  checkbox,
  computed,
  count,
  defineTool,
  label,
  listOf,
  optional,
  prose,
  record,
  select,
  textarea,
} from '../engine/definition/index.ts';

const EXACT = { known: 'to an exact writer' } as const;

const issue = record('One thing to look at', {
  message: prose('What is wrong, in a plain sentence'),
  type: label('What kind of thing it is', ['grammar', 'spelling', 'style', 'punctuation']),
  suggestion: optional(label('What the corrected text has in its place')),
  replacements: optional(listOf(label('A replacement'), 'What could stand in its place, the best first')),
  offset: optional(computed(count('Where it begins in the text as sent, in UTF-16 units'), EXACT)),
  length: optional(computed(count('How long it is, in UTF-16 units'), EXACT)),
});

export default defineTool({
  slug: 'grammar-checker',
  name: 'Grammar Checker',
  summary: 'Grammar, spelling, style and punctuation, explained.',
  alsoCalled: ['spelling', 'spellcheck', 'proofread', 'proofreading', 'punctuation', 'mistakes', 'correct my text', 'typo'],
  description:
    'Paste a text and check it. Every issue is marked where it stands and explained; you decide on each, and we don’t keep your text.',
  icon: 'spell-check',
  group: 'edit',
  formName: 'Text to check',
  fields: {
    text: textarea('Your text', {
      receives: true,
      placeholder: 'Type or paste the text to check',
      required: 'Please enter some text to check',
      rows: 12,
      marked: true,
    }),
    checkGrammar: checkbox('Grammar', { default: true, half: true }),
    checkSpelling: checkbox('Spelling', { default: true, half: true }),
    checkStyle: checkbox('Style', { default: true, half: true }),
    checkPunctuation: checkbox('Punctuation', { default: true, half: true }),
    language: select(
      'Language',
      [
        { value: 'en-US', label: 'English (US)' },
        { value: 'en-GB', label: 'English (UK)' },
        { value: 'es-ES', label: 'Spanish' },
        { value: 'fr-FR', label: 'French' },
        { value: 'de-DE', label: 'German' },
        { value: 'it-IT', label: 'Italian' },
      ],
      { half: true, marks: 'language' },
    ),
    formality: select('Formality', ['Casual', 'Standard', 'Formal', 'Academic'], { half: true, default: 'Standard' }),
  },
  call: {
    post: '/api/grammar/check',
    answers: 'exact',
    succeeds: 'by flag',
    failed: 'Failed to check grammar',
    unreachable: CANNOT_CONNECT,
    channel: 'inline',
    button: 'Check Grammar',
    busy: 'Checking...',
  },
  reply: {
    main: 'correctedText',
    data: {
      correctedText: prose('The text with every clear correction made', { in: 'characters', like: 'text', share: [0.8, 1.2] }),
      issues: listOf(issue, 'What was found, in the order of the text'),
      note: optional(computed(prose('What cannot be checked in this language'), EXACT)),
    },
  },
  screen: 'grammar',
  result: [],
  copy: {
    channel: 'inline',
    failedChannel: 'inline',
    one: COPIED_WITH_TICK,
  },
  download: { file: 'corrected-text.txt', text: { of: 'correctedText' } },
  limit: 'none',
  terms: true,
  examples: [
    {
      title: 'A message with mistakes',
      values: {
        text: 'Last weekend me and my brother went to the lake. The water was to cold for swimming, so we just sat on the dock and eat sandwiches. Its a pity, because the weather were perfect.',
      },
    },
    {
      title: 'A paragraph for a paper',
      values: {
        text: 'I think that alot of studys have shown, that sleep is very important. Due to the fact that the sample was small, the results can not be generalized!',
        formality: 'Academic',
      },
    },
    {
      title: 'A letter in British English',
      values: {
        text: 'Dear Mr. Hughes, thank you for organising the programme. We recieved the colour samples on thursday and we should of answered sooner.',
        language: 'en-GB',
        formality: 'Formal',
      },
    },
  ],
  about: {
    what: [
      'This checker reads your text for four things: grammar, spelling, style and punctuation. Each issue is marked where it stands and says in a sentence why. You accept or ignore them one by one, or take the corrected text as a whole.',
      'Formality changes what is flagged. Casual leaves contractions and slang alone, Formal marks them, and Academic also marks opinions in the first person and vague quantities.',
    ],
    steps: [
      'Type or paste your text, and choose the language and how formal it should be.',
      'Press Check Grammar, then click a marked word or an issue to find the other.',
      'Accept, ignore, or add a word to your own list, which stays on this device.',
      'Apply the corrections, or copy or download the corrected text.',
    ],
    questions: [
      {
        question: 'What does the correctness percentage mean?',
        answer:
          'It starts at 100 after a check and loses 5 for each issue that is still open. Before the first check it shows 85, a placeholder.',
      },
      {
        question: 'Which languages are checked, and how far?',
        answer:
          'American and British English are checked for everything. Spanish, French, German and Italian are checked for spelling, spaces and punctuation; the result says so.',
      },
      {
        question: 'Is every mark a mistake?',
        answer:
          'No. A checker knows rules, not what you mean. Names, dialect and deliberate fragments are often right: ignore the mark, or add the word to your list.',
      },
    ],
    related: ['text-humanizer', 'capitalize-tool', 'abstract-generator'],
  },
});
