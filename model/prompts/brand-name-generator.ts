import type tool from '../../tools/brand-name-generator.ts';
import { promptFor, wordsFor, type Choice } from '../prompt.ts';

const STYLES: Readonly<Record<Choice<typeof tool, 'nameStyle'>, string>> = {
  'Short & Catchy': 'Short and catchy: one or two syllables, three to seven letters, easy to shout across a street.',
  Descriptive: 'Descriptive: two or three plain words that say what is sold, and one thing about how.',
  Abstract: 'Abstract: a real word from another field, whose feeling fits and whose meaning is free.',
  'Compound Words': 'Compound words: two whole words put together that make a picture, spelt as one.',
  'Made-up Words': 'Made-up words: not in any dictionary as a whole, but said in one way only, with the sound of what is sold.',
  Traditional:
    'Traditional: like the sign over a shop that has been there for long, with a place word, a trade or "& Sons"-like build, but no invented family that would be taken for real founders.',
  'Modern Blend': 'Modern blend: parts of two words melted into one, both still heard.',
};

export default promptFor<typeof tool>({
  craft: ({ nameStyle }) => `You name companies. The client will say the name on the telephone every day for years.

${wordsFor(STYLES, nameStyle)} All of them are of that style.

- Each comes from something in the description: what is sold, to whom, what is different about it, a sound or a tool of the trade. Keywords, where they are given, are in some of the names, whole or as a part.
- One spelling, one way of saying it. Read it aloud in the language of the reply; nothing embarrassing in it, nor in English.
- They come from different ideas. No two share a part of four letters or more, except where a keyword asks for it.
- Tone and audience are heard in sound and length.
- No well-known brand, nor one letter away from it. No ".com", no "Inc", no ending "-ify" or "-ly".
- The name alone: no slogan, no explanation. In languages with a script of their own, names are in that script or in Latin letters, as brands there are.`,
  good: 'for a mobile bicycle repair: “Spokeside”',
  bad: '“BikeFixify Solutions”, “BikeFix Pro” (Two from one idea, and endings that everybody uses.)',
  rules: ['different'],
  temperature: 1,
  checks: {
    forms: { name: 'name' },
    sharesNoPart: true,
    never: ['Hub', 'Nexus', 'Zen', 'Pro', 'Solutions', 'Innovate'],
  },
});
