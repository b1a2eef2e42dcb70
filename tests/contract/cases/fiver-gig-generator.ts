/** Specification 2: gig request and response (section 3), limits (5), call (7), error words (8), option lists (9). */
import { howMany, oneOf, record, words, type Case } from '../endpoint.ts';

const optional = (...list: readonly string[]) => ({ default: '', list });

export const choices = {
  tone: oneOf([
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
  ]),
  // Not given by the specification: the question list without Arabic and Hindi.
  language: oneOf(['English', 'Spanish', 'French', 'German', 'Italian', 'Portuguese', 'Dutch', 'Russian', 'Japanese', 'Chinese']),
  category: optional(
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
  ),
  deliveryTime: optional('1 Day', '2 Days', '3 Days', '1 Week', '2 Weeks', '1 Month'),
  priceRange: optional('Budget ($5-$25)', 'Standard ($25-$100)', 'Premium ($100-$500)', 'Luxury ($500+)'),
  targetAudience: optional(
    'Small Businesses',
    'Startups',
    'Individuals',
    'Large Corporations',
    'Students',
    'Entrepreneurs',
    'Content Creators',
    'E-commerce',
    'Everyone',
  ),
};

export const settings = record({ tone: words });
export const readTime = { type: 'string', pattern: '^\\d+ min' };

/** What every gig request has, with or without a count. */
export const gig = {
  minimal: { gigTitle: 'I will carve your name in oak', personalSkills: 'Chisels, patience, oak from our own wood.' },
  full: {
    gigTitle: 'I will carve your name in oak',
    personalSkills: 'I carve and gild. House signs, spoons, two altars.',
    tone: 'Casual',
    language: 'English',
    category: 'Lifestyle',
    deliveryTime: '2 Weeks',
    priceRange: 'Luxury ($500+)',
    targetAudience: 'E-commerce',
  },
  required: { key: 'gigTitle', words: 'Gig title is required' },
  alsoRequired: [{ key: 'personalSkills', words: 'Personal skills description is required' }],
  // "under 80" and "under 1000".
  texts: { gigTitle: 79, personalSkills: 999 },
  atLeast: { gigTitle: 10, personalSkills: 20 },
  tooLong: {
    gigTitle: 'Gig title must be less than 80 characters',
    personalSkills: 'Personal skills must be less than 1000 characters',
  },
  choices,
  constants: {},
} as const;

export default {
  path: '/api/fiver-gig/generate',
  ...gig,
  counts: {},
  reply: record({ description: words, wordCount: howMany, characterCount: howMany, estimatedReadTime: readTime, settings }),
  failed: 'Failed to generate gig description',
} satisfies Case;
