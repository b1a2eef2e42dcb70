/** Specification 2: CTA request and response (section 3), limits (5), call (7), error words (8), option lists (9). */
import { howMany, listOf, oneOf, outOf10, record, words, type Case } from '../endpoint.ts';

const cta = record({ text: words, length: howMany, urgency: outOf10, effectiveness: outOf10 });

export default {
  path: '/api/cta-generator/generate',
  minimal: { description: 'weekly vegetable box' },
  full: {
    description: 'a free app that shows where your money goes each month',
    intention: 'Try Free',
    ctaType: 'Landing Page',
    tone: 'Direct',
    audience: 'Budget Conscious',
    language: 'English',
  },
  required: { key: 'description', words: 'Please enter a CTA description.' },
  // "The 2500 counter is not enforced by a length cap."; the intention may be the visitor's own words.
  texts: { description: 'no maximum', intention: 'no maximum' },
  choices: {
    ctaType: oneOf([
      'Button Text',
      'Email Subject',
      'Ad Copy',
      'Landing Page',
      'Social Media',
      'Newsletter',
      'Video Script',
      'Banner Ad',
    ]),
    tone: oneOf([
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
    ]),
    audience: oneOf([
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
    ]),
    language: oneOf([
      'English',
      'Spanish',
      'French',
      'German',
      'Italian',
      'Portuguese',
      'Dutch',
      'Russian',
      'Japanese',
      'Chinese',
    ]),
  },
  counts: {},
  constants: {},
  reply: record({ ctas: listOf(cta), bestCTA: cta }),
  holds: { list: 'ctas', count: 8 },
  failed: 'Failed to generate CTAs',
} satisfies Case;
