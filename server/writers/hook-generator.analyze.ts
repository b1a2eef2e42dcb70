/** An honest look at one hook: the same words always get the same scores. */
import { analyze } from '../../tools/hook-generator.ts';
import { defineWriter } from '../writer.ts';
import { featuresOf } from './hook/analysis/features.ts';
import { improvementsOf, strengthsOf } from './hook/analysis/remarks.ts';
import { overallOf, scoresOf } from './hook/analysis/score.ts';
import { usesOf } from './hook/analysis/uses.ts';

export default defineWriter(analyze, {
  languages: ['English'],
  write({ hook, hookType, targetAudience }) {
    const features = featuresOf(hook, targetAudience);
    const scores = scoresOf(features, targetAudience);
    return {
      analysis: {
        overallScore: overallOf(scores),
        ...scores,
        strengths: strengthsOf(features, scores, targetAudience),
        improvements: improvementsOf(features, scores, hookType, targetAudience),
        bestUseCases: usesOf(features, hookType),
      },
    };
  },
});
