/** What the interface says: the gig screen. */
export const says = {
  gigAnalysis: 'Gig Analysis',
  keywordOptimization: 'Keyword optimization',
  readability: 'Readability',
  conversionPotential: 'Conversion potential',
  competitiveness: 'Competitiveness',
  strengths: 'Strengths',
  weaknesses: 'Weaknesses',
  recommendations: 'Recommendations',
  startOver: 'Start Over',
  words: 'Words',
  characters: 'Characters',
  readTime: 'Read time',
  copy: 'Copy',
  reset: 'Reset',
  variations: (count: number) => `${count} ${count === 1 ? 'variation' : 'variations'}`,
  variation: (number: number | string, focus?: string) => `Variation ${number}${focus ? `: ${focus}` : ''}`,
} as const;
