/** Files whose patterns may take longer than the length of what they read, and why that is never long. */
const ARGUMENT = 'an argument has at most 2,000 characters';
const LINE = 'a line has at most 1,000 characters';
const BEGINNING = 'a composer reads the first 4,000 characters';
const OWN = 'reads our own words, nothing that is sent';

export const ACCEPTED: Readonly<Record<string, string>> = {
  'server/library/subjects.ts': OWN,
  'server/reader/details.ts': BEGINNING,
  'server/reader/form.ts': BEGINNING,
  'server/reader/numbers.ts': BEGINNING,
  'server/reader/repair.ts': BEGINNING,
  'server/reader/shapes.ts': BEGINNING,
  'server/writers/answers/facts/countries.ts': 'a question is read without spaces beside each other',
  'server/writers/answers/sums/expression.ts': 'reads the digits of one number that is shown',
  'server/writers/answers/sums/numbers.ts': 'reads the digits of one number that is shown',
  'server/writers/book-title/topics.ts': 'a description of a book has at most 2,000 characters',
  'server/writers/company-bio/facts.ts': LINE,
  'server/writers/counter-argument/claim.ts': ARGUMENT,
  'server/writers/counter-argument/issues/school.ts': ARGUMENT,
  'server/writers/counter-argument/sentences.ts': ARGUMENT,
  'server/writers/eulogy/names.ts': LINE,
  'server/writers/gig/skills.ts': 'skills have at most 1,000 characters',
  'server/writers/grammar/harper.ts': 'reads the last twenty characters before a place',
  'server/writers/grammar/otherLanguages.ts': 'reads the last forty characters before a place',
  'server/writers/grammar/rules/punctuation.ts': 'reads the last thirty characters before a place',
  'server/writers/humanizer/phrases.ts': OWN,
  'server/writers/rhyme/kinds.ts': 'reads the sounds of one word of the dictionary',
  'server/writers/webinar-title/fill.ts': OWN,
  'server/writers/webinar-title/outcomes.ts': 'reads the first 2,000 characters',
  'server/writers/webinar-title/theme.ts': LINE,
  'server/writers/youtube-script/brief.ts': BEGINNING,
  'server/writers/youtube-script/description.ts': BEGINNING,
  'server/writers/youtube-script/fill.ts': OWN,
};
