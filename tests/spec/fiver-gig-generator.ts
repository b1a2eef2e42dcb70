import { howMany, listOf, outOf10, record, words } from '../contract/schema.ts';
import type { ToolTable } from './table.ts';

const gigTitle = 'I will carve your name in oak';
const personalSkills = 'Chisels, patience, oak from our own wood.';
const description = 'I carve names in oak.\n\nSend me yours & I will begin.';
const UNDER = 'Advanced Options';
const notSaid = { shows: /^\S/, sends: '' } as const;

/** Specification 2: gig request and response (section 3), limits (5), error words (8). */
const limits = {
  required: [
    { key: 'gigTitle', words: 'Gig title is required' },
    { key: 'personalSkills', words: 'Personal skills description is required' },
  ],
  // "under 80" and "under 1000".
  atMost: { gigTitle: 79, personalSkills: 999 },
  atLeast: { gigTitle: 10, personalSkills: 20 },
  tooLong: {
    gigTitle: 'Gig title must be less than 80 characters',
    personalSkills: 'Personal skills must be less than 1000 characters',
  },
} as const;
const full = {
  gigTitle,
  personalSkills: 'I carve and gild. House signs, spoons, two altars.',
  tone: 'Casual',
  language: 'English',
  category: 'Lifestyle',
  deliveryTime: '2 Weeks',
  priceRange: 'Luxury ($500+)',
  targetAudience: 'E-commerce',
};
const settings = record({ tone: words });
const described = {
  description: words,
  wordCount: howMany,
  characterCount: howMany,
  estimatedReadTime: { type: 'string', pattern: '^\\d+ min' },
};
const judged = record({ score: outOf10, feedback: words });

export default {
  slug: 'fiver-gig-generator',
  heading: 'Gig Description Generator',
  works: 'on the server',
  fields: [
    { key: 'gigTitle', label: 'Gig title', kind: 'text', default: '', stopsAt: 80, counter: '{n}/80' },
    { key: 'personalSkills', label: 'Personal skills', kind: 'text', default: '', stopsAt: 1000, counter: '{n}/1000' },
    {
      key: 'tone',
      label: 'Tone',
      kind: 'select',
      default: 'Default',
      choices: [
        'Default',
        'Professional',
        'Friendly',
        'Creative',
        'Persuasive',
        'Enthusiastic',
        'Confident',
        'Conversational',
        'Expert',
        'Casual',
      ],
    },
    {
      key: 'language',
      label: 'Language',
      kind: 'select',
      default: 'English',
      // The specification names no list for this tool: ours is the question list without Arabic and Hindi.
      choices: ['English', 'Spanish', 'French', 'German', 'Italian', 'Portuguese', 'Dutch', 'Russian', 'Japanese', 'Chinese'],
      marksLanguages: true,
    },
    // The advanced options "all optional": each begins with an entry that says nothing.
    {
      key: 'category',
      label: 'Category',
      under: UNDER,
      kind: 'select',
      default: /\S/,
      choices: [
        notSaid,
        'Graphics & Design',
        'Digital Marketing',
        'Writing & Translation',
        'Video & Animation',
        'Music & Audio',
        'Programming & Tech',
        'Business',
        'Lifestyle',
        'Data',
        'Photography',
      ],
    },
    {
      key: 'deliveryTime',
      label: 'Delivery time',
      under: UNDER,
      kind: 'select',
      default: /\S/,
      choices: [notSaid, '1 Day', '2 Days', '3 Days', '1 Week', '2 Weeks', '1 Month'],
    },
    {
      key: 'priceRange',
      label: 'Price range',
      under: UNDER,
      kind: 'select',
      default: /\S/,
      choices: [notSaid, 'Budget ($5-$25)', 'Standard ($25-$100)', 'Premium ($100-$500)', 'Luxury ($500+)'],
    },
    {
      key: 'targetAudience',
      label: 'Target audience',
      under: UNDER,
      kind: 'select',
      default: /\S/,
      choices: [
        notSaid,
        'Small Businesses',
        'Startups',
        'Individuals',
        'Large Corporations',
        'Students',
        'Entrepreneurs',
        'Content Creators',
        'E-commerce',
        'Everyone',
      ],
    },
  ],
  button: 'GENERATE',
  busy: 'GENERATING...',
  // Section 2: "both are disabled when title or skills are empty".
  blank: { field: 'gigTitle', disables: true },
  call: {
    post: '/api/fiver-gig/generate',
    success: 'HTTP status',
    channel: 'inline',
    refused: '{words}',
    refusedWithoutWords: 'Failed to generate gig description',
    unreachable: 'Failed to generate gig description. Please try again.',
    editingClearsError: true,
  },
  minimal: {
    fill: { gigTitle, personalSkills },
    sends: {
      gigTitle,
      personalSkills,
      tone: 'Default',
      language: 'English',
      category: '',
      deliveryTime: '',
      priceRange: '',
      targetAudience: '',
    },
  },
  full: {
    fill: {
      gigTitle: ' Names & numbers in oak ',
      personalSkills: 'I carve.\nI also gild.',
      tone: 'Casual',
      language: 'Dutch',
      category: 'Lifestyle',
      deliveryTime: '2 Weeks',
      priceRange: 'Luxury ($500+)',
      targetAudience: 'E-commerce',
    },
    sends: {
      gigTitle: 'Names & numbers in oak',
      personalSkills: 'I carve.\nI also gild.',
      tone: 'Casual',
      language: 'Dutch',
      category: 'Lifestyle',
      deliveryTime: '2 Weeks',
      priceRange: 'Luxury ($500+)',
      targetAudience: 'E-commerce',
    },
  },
  result: {
    reply: { description, wordCount: 12, characterCount: 53, estimatedReadTime: '3 min', settings: { tone: 'Confident' } },
    sees: ['I carve names in oak. Send me yours & I will begin.', '12', '53', '3 min', 'Confident'],
    barest: { description: '{words}' },
  },
  copies: [
    {
      press: /^copy(?! as a prompt)/i,
      copies: description,
      done: 'Description copied to clipboard!',
      doneBy: 'alert',
      failed: 'Failed to copy to clipboard',
      failedBy: 'alert',
    },
  ],
  download: { press: 'Download', file: 'gig-description.txt', text: description },
  resets: [{ press: 'Reset', keeps: [] }],
  // Decision: shown, not enforced; section 5 does not say.
  uses: 'shown',
  terms: true,
  wire: { ...limits, full, reply: record({ ...described, settings }) },
  sideCalls: {
    variations: {
      ...limits,
      post: '/api/fiver-gig/generate-multiple',
      takes: 'all',
      counts: { count: 3 },
      full: { ...full, count: 4 },
      reply: record({ variations: listOf(record({ variation: howMany, focus: words, ...described })), settings }),
      holds: { list: 'variations', count: { asked: 'count' } },
      plentiful: 'minimal',
      failed: 'Failed to generate variations',
    },
    analyze: {
      post: '/api/fiver-gig/analyze',
      isExact: true,
      takes: [],
      texts: { description: 'no maximum' },
      required: [{ key: 'description' }],
      minimal: { description: 'I will carve your name in oak. Message me with the letters.' },
      full: {
        description: 'I carve house signs.\n\nYou get\n- one oak board\n- three coats of oil\n\nSend me the name and the street.',
      },
      reply: record({
        analysis: record({
          overallScore: outOf10,
          keywordOptimization: record({ score: outOf10, suggestions: listOf(words) }),
          readability: judged,
          conversionPotential: judged,
          competitiveness: judged,
          strengths: listOf(words),
          weaknesses: listOf(words),
          recommendations: listOf(words),
        }),
      }),
      failed: 'Failed to analyze description. Please try again.',
    },
  },
} satisfies ToolTable;
