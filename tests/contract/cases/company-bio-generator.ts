/** Specification 1: company bio form and response (section 3), validation (5), call (7), error words (8), option lists (9). */
import { howMany, oneOf, record, words, type Case } from '../endpoint.ts';

const TONES = ['Professional', 'Friendly', 'Innovative', 'Trustworthy', 'Dynamic', 'Creative'];
const STYLES = ['Corporate', 'Startup', 'Tech', 'Creative', 'Traditional', 'Modern'];
const INDUSTRIES = [
  'Technology',
  'Healthcare',
  'Finance',
  'Education',
  'Retail',
  'Manufacturing',
  'Consulting',
  'Marketing',
  'Real Estate',
  'Other',
];

export default {
  path: '/api/company-bio/generate',
  minimal: { companyName: 'Tarn & Daughters', companyDescription: 'wooden boats for lakes and rivers' },
  full: {
    companyName: 'Tarn & Daughters',
    companyDescription: 'We build and restore wooden boats.',
    industry: 'Manufacturing',
    foundedYear: 1963,
    location: 'Windermere',
    employees: '8',
    keyServices: 'rowing boats, hull repairs',
    achievements: 'restored a steam launch',
    tone: 'Trustworthy',
    length: 'Long',
    style: 'Traditional',
  },
  // "Company name and description both required": the minimal request lacks neither.
  required: { key: 'companyName', words: 'Company name and description are required' },
  alsoRequired: [{ key: 'companyDescription', words: 'Company name and description are required' }],
  texts: {
    companyName: 'no maximum',
    companyDescription: 'no maximum',
    location: 'no maximum',
    employees: 'no maximum',
    keyServices: 'no maximum',
    achievements: 'no maximum',
  },
  choices: {
    industry: oneOf(INDUSTRIES),
    tone: oneOf(TONES),
    length: oneOf(['Short', 'Medium', 'Long'], 'Medium'),
    style: oneOf(STYLES),
  },
  counts: {},
  numbers: { foundedYear: { min: 1800, max: new Date().getFullYear() } },
  constants: {},
  reply: record({
    companyBio: words,
    wordCount: howMany,
    settings: record({ tone: { enum: TONES }, style: { enum: STYLES }, industry: { enum: INDUSTRIES } }),
  }),
  mayDecline: true,
  failed: 'Failed to generate company bio',
} satisfies Case;
