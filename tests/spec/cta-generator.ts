import { howMany, listOf, outOf10, record, words } from '../contract/schema.ts';
import type { ToolTable } from './table.ts';

const cta = record({ text: words, length: howMany, urgency: outOf10, effectiveness: outOf10 });

const description = 'weekly vegetable box';

export default {
  slug: 'cta-generator',
  heading: 'CTA Generator',
  works: 'on the server',
  fields: [
    {
      key: 'description',
      label: 'What is the call to action for?',
      kind: 'text',
      default: '',
      // Spec 2, section 5: the counter is not enforced by a length cap.
      counter: '{n}/2500',
      redWhenBlank: true,
    },
    // A text and a select, one payload key: the text, when not blank, goes as `intention`.
    { key: 'ownIntention', label: 'Intention in your own words', kind: 'text', default: '', standsFor: 'intention' },
    {
      key: 'ctaType',
      label: 'CTA Type',
      kind: 'select',
      default: 'Button Text',
      choices: [
        'Button Text',
        'Email Subject',
        'Ad Copy',
        'Landing Page',
        'Social Media',
        'Newsletter',
        'Video Script',
        'Banner Ad',
      ],
    },
    {
      key: 'intention',
      label: 'Primary Intention',
      kind: 'select',
      default: 'Buy Now',
      choices: [
        'Buy Now',
        'Sign Up',
        'Download',
        'Learn More',
        'Get Started',
        'Contact Us',
        'Subscribe',
        'Try Free',
        'Book Demo',
        'Join Now',
      ],
    },
    {
      key: 'tone',
      label: 'Tone Of Voice',
      kind: 'select',
      default: 'Default',
      choices: [
        'Default',
        'Urgent',
        'Friendly',
        'Professional',
        'Exciting',
        'Persuasive',
        'Casual',
        'Authoritative',
        'Encouraging',
        'Direct',
      ],
    },
    {
      key: 'audience',
      label: 'Target Audience',
      kind: 'select',
      default: 'Everyone',
      choices: [
        'Everyone',
        'Young Adults',
        'Professionals',
        'Business Owners',
        'Students',
        'Parents',
        'Tech Enthusiasts',
        'Health Conscious',
        'Budget Conscious',
        'Luxury Consumers',
      ],
    },
    {
      key: 'language',
      label: 'Language',
      kind: 'select',
      default: 'English',
      // The question list without Arabic and Hindi: ten.
      choices: ['English', 'Spanish', 'French', 'German', 'Italian', 'Portuguese', 'Dutch', 'Russian', 'Japanese', 'Chinese'],
      marksLanguages: true,
    },
  ],
  button: 'GENERATE',
  busy: 'GENERATING...',
  blank: { field: 'description', says: 'Please enter a CTA description.' },
  call: {
    post: '/api/cta-generator/generate',
    success: 'HTTP status',
    channel: 'inline',
    refused: '{words}',
    refusedWithoutWords: 'Failed to generate CTAs',
    unreachable: 'Failed to generate CTAs. Please try again.',
    editingClearsError: true,
  },
  minimal: {
    fill: { description },
    sends: {
      description,
      ctaType: 'Button Text',
      intention: 'Buy Now',
      tone: 'Default',
      audience: 'Everyone',
      language: 'English',
    },
  },
  full: {
    fill: {
      description: 'Balcony tomatoes\nfor beginners',
      ownIntention: 'Order the first seeds',
      ctaType: 'Banner Ad',
      intention: 'Join Now',
      tone: 'Direct',
      audience: 'Luxury Consumers',
      language: 'Chinese',
    },
    sends: {
      description: 'Balcony tomatoes\nfor beginners',
      ctaType: 'Banner Ad',
      intention: 'Order the first seeds',
      tone: 'Direct',
      audience: 'Luxury Consumers',
      language: 'Chinese',
    },
  },
  otherRuns: {
    'an intention from the list and blanks for own words': {
      fill: { description, ownIntention: '   ', intention: 'Book Demo' },
      sends: {
        description,
        ctaType: 'Button Text',
        intention: 'Book Demo',
        tone: 'Default',
        audience: 'Everyone',
        language: 'English',
      },
    },
  },
  result: {
    reply: {
      ctas: [
        { text: 'Cook tonight', length: 12, urgency: 8, effectiveness: 7 },
        { text: 'Get my first box', length: 16, urgency: 4, effectiveness: 9 },
      ],
      bestCTA: { text: 'Get my first box', length: 16, urgency: 4, effectiveness: 9 },
    },
    sees: ['Best performing CTA Get my first box Effectiveness 9/10', 'All CTAs Cook tonight • Get my first box'],
    items: [
      ['Cook tonight', '12 characters', 'Urgency 8/10', 'Effectiveness 7/10'],
      ['Get my first box', '16 characters', 'Urgency 4/10', 'Effectiveness 9/10'],
    ],
    barest: { ctas: [{ text: '{words}' }] },
    verdicts: [
      {
        reply: { ctas: [{ text: 'Cook tonight', urgency: '{n}' }] },
        shows: 'Urgency {n}/10',
        colours: [
          [10, 'red'],
          [8, 'red'],
          [7, 'yellow'],
          [5, 'yellow'],
          [4, 'green'],
          [0, 'green'],
        ],
      },
      {
        reply: { ctas: [{ text: 'Cook tonight', effectiveness: '{n}' }] },
        shows: 'Effectiveness {n}/10',
        colours: [
          [10, 'green'],
          [8, 'green'],
          [7, 'yellow'],
          [6, 'yellow'],
          [5, 'red'],
          [0, 'red'],
        ],
      },
    ],
  },
  copies: [
    {
      press: /^Cook tonight/,
      copies: 'Cook tonight',
      done: 'CTA copied to clipboard!',
      doneBy: 'alert',
      failed: 'Failed to copy CTA to clipboard',
      failedBy: 'inline',
    },
    {
      press: 'Copy All CTAs',
      copies: 'Cook tonight\nGet my first box',
      done: 'All CTAs copied to clipboard!',
      doneBy: 'alert',
      failed: 'Failed to copy CTAs to clipboard',
      failedBy: 'inline',
    },
  ],
  more: {
    press: 'Generate More',
    reply: {
      ctas: [
        { text: 'Get my first box', length: 16, urgency: 4, effectiveness: 9 },
        { text: 'Taste it at half price', length: 22, urgency: 3, effectiveness: 10 },
      ],
      bestCTA: { text: 'Taste it at half price', length: 22, urgency: 3, effectiveness: 10 },
    },
    items: ['Cook tonight', 'Get my first box', 'Taste it at half price'],
    sees: [
      'Best performing CTA Taste it at half price Effectiveness 10/10',
      'All CTAs Cook tonight • Get my first box • Taste it at half price',
    ],
  },
  resets: [{ press: 'Start Over', keeps: [] }],
  uses: 'shown and enforced',
  terms: true,
  wire: {
    full: {
      description: 'a free app that shows where your money goes each month',
      intention: 'Try Free',
      ctaType: 'Landing Page',
      tone: 'Direct',
      audience: 'Budget Conscious',
      language: 'English',
    },
    reply: record({ ctas: listOf(cta), bestCTA: cta }),
    holds: { list: 'ctas', count: 8 },
  },
} satisfies ToolTable;
