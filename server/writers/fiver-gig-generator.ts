/** A gig description: what the buyer gets, what the seller brings in the seller's own words, how it goes, and one next step. */
import tool from '../../tools/fiver-gig-generator.ts';
import { defineWriter } from '../writer.ts';
import { materialOf } from './gig/material.ts';
import { describe } from './gig/plans.ts';

export default defineWriter(tool, {
  languages: ['English'],
  write: (request, { random }) => ({ description: describe(materialOf(request, random), random) }),
});
