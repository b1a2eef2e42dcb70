import { CANNOT_CONNECT, COPIED_WITH_TICK, START_OVER } from '../choices/words.ts';
import { defineTool, prose, select, text, textarea } from '../engine/definition/index.ts';

export default defineTool({
  slug: 'eulogy-generator',
  name: 'Eulogy Generator',
  summary: 'A eulogy to read aloud, built on what you remember.',
  alsoCalled: ['funeral', 'obituary', 'memorial', 'speech', 'tribute', 'in memory', 'remembrance'],
  description:
    'Write down what you remember of someone who has died. You get a eulogy of two to eight minutes, ready to read aloud and easy to make your own.',
  icon: 'flower-2',
  group: 'stories',
  formName: 'Eulogy details',
  fields: {
    name: text('Name', {
      placeholder: 'The name people knew them by',
      required: 'Please enter the name of the person',
      disablesWhenBlank: true,
      transform: ['trim'],
    }),
    birthDate: text('Date of birth', { placeholder: 'March 3, 1942, or just 1942', optional: true, half: true }),
    deathDate: text('Date of death', { placeholder: 'In any form you like', optional: true, half: true }),
    relationship: select('Who they were to you', [
      'Family Member',
      'Friend',
      'Colleague',
      'Spouse/Partner',
      'Parent',
      'Child',
      'Sibling',
      'Grandparent',
      'Other',
    ]),
    personalityTraits: textarea('What they were like', {
      placeholder: 'patient, funny, stubborn about tea',
      optional: true,
      rows: 2,
    }),
    achievements: textarea('What they did', {
      placeholder: 'raised five children and ran the village post office for 31 years',
      help: 'Work, family, things made or looked after. Small ones count.',
      optional: true,
      rows: 3,
    }),
    memories: textarea('Memories', {
      placeholder: 'She let us lick the spoon before dinner and never told our parents.',
      help: 'Your sentences are used as you write them.',
      optional: true,
      rows: 4,
    }),
    tone: select('Tone', ['Default', 'Celebratory', 'Peaceful', 'Personal', 'Inspiring', 'Traditional'], { half: true }),
    length: select(
      'Length',
      [
        { value: 'Short', label: 'Short (2-3 min)' },
        { value: 'Medium', label: 'Medium (4-5 min)' },
        { value: 'Long', label: 'Long (6-8 min)' },
      ],
      { half: true, default: 'Medium' },
    ),
  },
  call: {
    post: '/api/eulogy/generate',
    succeeds: 'by flag',
    failed: 'Failed to generate eulogy',
    unreachable: CANNOT_CONNECT,
    channel: 'inline',
    button: 'Generate',
    busy: 'Generating...',
  },
  reply: {
    main: 'eulogy',
    data: {
      eulogy: prose('The eulogy, with a blank line between paragraphs', {
        in: 'words',
        asked: 'length',
        grows: { with: ['personalityTraits', 'achievements', 'memories'], by: 7 },
        ranges: { Short: [260, 390], Medium: [520, 650], Long: [780, 1040] },
      }),
    },
  },
  result: [
    {
      block: 'document',
      of: 'eulogy',
      title: 'Generated Eulogy',
      counts: 'words and time read aloud',
      settings: ['tone', 'length'],
      copyLabel: 'Copy',
      downloadLabel: 'Download',
    },
    { block: 'actions', actions: [START_OVER] },
  ],
  copy: {
    channel: 'inline',
    failedChannel: 'inline',
    one: COPIED_WITH_TICK,
  },
  download: { file: 'eulogy.txt', text: { of: 'eulogy' } },
  limit: 'none',
  terms: true,
  examples: [
    {
      title: 'A grandmother',
      values: {
        name: 'Edith Marlowe',
        birthDate: 'May 9, 1938',
        deathDate: 'January 14, 2025',
        relationship: 'Grandparent',
        personalityTraits: 'gentle, observant, firm about bedtime',
        achievements: 'raised four children on her own and sang in the chapel choir for fifty years',
        memories: 'She kept a tin of buttons and let each of us choose one when we were sad. I still have mine.',
        tone: 'Default',
        length: 'Medium',
      },
    },
    {
      title: 'A friend',
      values: {
        name: 'Luis "Lucho" Ferrer',
        relationship: 'Friend',
        personalityTraits: 'loud, loyal, always the last to leave',
        memories: 'the summer we rebuilt his boat and it sank twice',
        tone: 'Celebratory',
        length: 'Short',
      },
    },
    {
      title: 'A colleague',
      values: {
        name: 'Hannah Weiss',
        deathDate: '2024',
        relationship: 'Colleague',
        personalityTraits: 'careful, dry-humoured, kind to newcomers',
        achievements: 'built the records archive from a single filing cabinet; trained every librarian on the second floor',
        memories: 'She wrote the name of every new starter on a card and put it on her desk until she knew it.',
        tone: 'Traditional',
        length: 'Medium',
      },
    },
  ],
  about: {
    what: [
      'A eulogy is a few minutes of talk about someone who has died, given by someone who knew them. It does not have to tell a whole life. It has to sound like the person, and like you.',
      'Fill in what you can, in any words. Your facts and memories are used as you wrote them, and nothing is made up around them. If a name is all you can manage today, that is enough to begin with.',
    ],
    steps: [
      'Enter the name, and who this person was to you.',
      'Add what they were like, what they did and what you remember. One small true detail is worth more than a long list.',
      'Choose a tone and a length, and generate.',
      'Read the text aloud once, change whatever does not sound like you, and print it in large type.',
    ],
    questions: [
      {
        question: 'How long should a eulogy be?',
        answer:
          'Three to five minutes suits most services, which is about 400 to 650 words at a calm pace. Ask whoever leads the service how much time there is, and whether others will speak.',
      },
      {
        question: 'What should I say when I do not know where to start?',
        answer:
          'Start with one thing they did often: a habit, a phrase, the way they answered the phone. Something ordinary brings a person back better than a summary of their life.',
      },
      {
        question: 'How do I get through it without breaking down?',
        answer:
          'Print it with wide spacing, number the pages and breathe at every blank line. If tears come, stop and take a sip of water; nobody in the room is in a hurry. You can also ask someone beforehand to take over if you need them to.',
      },
      {
        question: 'May a eulogy be funny?',
        answer:
          'Yes. If they made people laugh, a eulogy without a smile would not be true to them. Tell stories that were kind to them, and that you would tell with them in the room.',
      },
      {
        question: 'What if we did not have an easy relationship?',
        answer:
          'You do not have to say everything, and you do not have to pretend. Speak of what was real and good, and leave the rest unsaid.',
      },
    ],
    related: ['quote-generator', 'rhyme-generator', 'grammar-checker'],
  },
});
