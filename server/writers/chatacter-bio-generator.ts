/** Character biographies: the visitor's description, and around it a person with a past, a wish, a fear and a secret. */
import tool from '../../tools/chatacter-bio-generator.ts';
import { defineComposer } from '../writer.ts';
import { readBrief } from './character-bio/brief.ts';
import { castFor } from './character-bio/cast.ts';
import { biographyOf } from './character-bio/compose.ts';
import { sheetOf } from './character-bio/sheet.ts';

export default defineComposer(tool, {
  languages: ['English'],
  write(request, { random }) {
    const cast = castFor(request, readBrief(request.description), random);
    const talkingPoints = request.talkingPoints ?? '';
    return {
      characterBios: cast.map(({ person, brief }) => ({
        ...sheetOf(person),
        fullBio: biographyOf({ person, brief, talkingPoints, random }),
      })),
    };
  },
});
