/** Several descriptions of the same gig, each with a different emphasis. */
import { variations } from '../../tools/fiver-gig-generator.ts';
import { defineWriter } from '../writer.ts';
import { materialOf } from './gig/material.ts';
import { describeVariously } from './gig/plans.ts';

export default defineWriter(variations, {
  languages: ['English'],
  write: (request, { random }) => ({
    variations: describeVariously(() => materialOf(request, random), request.count, random),
  }),
});
