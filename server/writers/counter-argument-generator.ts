/** Counter-arguments: the claim and its reasons are read, and argument schemes that fit them are put into words. */
import tool from '../../tools/counter-argument-generator.ts';
import { defineWriter } from '../writer.ts';
import { analysisOf } from './counter-argument/analysis.ts';
import { AUDIENCES } from './counter-argument/audiences.ts';
import { choose } from './counter-argument/choose.ts';
import { readClaim } from './counter-argument/claim.ts';
import { writing } from './counter-argument/compose.ts';
import { kindsIn } from './counter-argument/evidence.ts';
import { featuresOf } from './counter-argument/features.ts';
import { LEVELS } from './counter-argument/levels.ts';
import { TONES } from './counter-argument/tones.ts';

/** What the level alone gives to the weakest of the six. */
const LEAST = 1.5;

export default defineWriter(tool, {
  languages: ['English'],
  write({ argument, outputNumber, tone, argumentType, strengthLevel, audience, evidenceTypes }, { random }) {
    const claim = readClaim(argument);
    const level = LEVELS[strengthLevel];
    const objections = choose(argumentType, outputNumber, claim, featuresOf(claim), random);
    const write = writing(
      claim,
      { tone: TONES[tone], level, audience: AUDIENCES[audience], kinds: kindsIn(evidenceTypes) },
      random,
    );
    const counterArguments = objections
      .map((objection, place) => ({
        ...write(objection, place),
        strength: Math.min(10, Math.max(1, LEAST + level.force + objection.fit * 0.6)),
        category: objection.category,
      }))
      .map((counter) => ({ ...counter, strength: Math.round(counter.strength * 2) / 2 }))
      .sort((one, other) => other.strength - one.strength);
    return { counterArguments, analysis: analysisOf(argument, claim) };
  },
});
