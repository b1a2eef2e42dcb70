/** An honest look at one hook: the same words always get the same scores. */
import { analyze } from '../../tools/hook-generator.ts';
import { defineWriter } from '../writer.ts';
import { foundIn } from './hook/analysis/found.ts';
import { lineOf } from './hook/analysis/line.ts';
import { improvementsOf, strengthsOf } from './hook/analysis/remarks.ts';
import { overallOf, scoresOf } from './hook/analysis/score.ts';
import { usesOf } from './hook/analysis/uses.ts';

export default defineWriter(analyze, {
  languages: ['English'],
  async write({ hook, hookType, targetAudience }) {
    const found = foundIn(hook, targetAudience);
    const line = lineOf(found.text);
    const scores = await scoresOf(found, targetAudience);
    const overallScore = overallOf(scores);
    const bestUseCases = usesOf(found, hookType, overallScore);
    return {
      analysis: {
        overallScore,
        ...scores,
        strengths: strengthsOf(found, line, scores),
        improvements: improvementsOf(found, line, hookType, scores),
        ...(bestUseCases && { bestUseCases }),
      },
    };
  },
});
