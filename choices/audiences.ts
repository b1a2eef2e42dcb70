/** Audiences that more than one form offers. */
export const BUYERS = [
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
] as const;

export const LEARNERS_AND_TRADES = [
  'Everyone',
  'Beginners',
  'Professionals',
  'Students',
  'Entrepreneurs',
  'Marketers',
  'Developers',
  'Business Owners',
  'Industry Experts',
] as const;
