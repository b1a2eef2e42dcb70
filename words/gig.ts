/** What the interface says: the gig screen. */
export const gigAnalysis = 'Gig Analysis';
export const keywordOptimization = 'Keyword optimization';
export const readability = 'Readability';
export const conversionPotential = 'Conversion potential';
export const competitiveness = 'Competitiveness';
export const strengths = 'Strengths';
export const weaknesses = 'Weaknesses';
export const recommendations = 'Recommendations';
export const startOver = 'Start Over';
export const words = 'Words';
export const characters = 'Characters';
export const readTime = 'Read time';
export const copy = 'Copy';
export const reset = 'Reset';
export const variations = (count: number) => `${count} ${count === 1 ? 'variation' : 'variations'}`;
export const variation = (number: number | string, focus?: string) => `Variation ${number}${focus ? `: ${focus}` : ''}`;
