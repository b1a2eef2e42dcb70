/** Brand names: hundreds of candidates in the chosen style, of which the best twelve different ones are given. */
import type { PayloadOf } from '../../engine/definition/index.ts';
import tool from '../../tools/brand-name-generator.ts';
import { isKnown } from '../english/topic/word-classes.ts';
import { CannotServe, defineComposer } from '../writer.ts';
import { readBrief } from './brand-name/brief.ts';
import type { Candidate, Style } from './brand-name/candidate.ts';
import { choose, type Quotas } from './brand-name/choose.ts';
import { isFamous } from './brand-name/luck.ts';
import { abstract } from './brand-name/styles/abstract.ts';
import { blend } from './brand-name/styles/blend.ts';
import { coined } from './brand-name/styles/coined.ts';
import { compound } from './brand-name/styles/compound.ts';
import { descriptive } from './brand-name/styles/descriptive.ts';
import { short } from './brand-name/styles/short.ts';
import { traditional } from './brand-name/styles/traditional.ts';

type NameStyle = PayloadOf<typeof tool>['nameStyle'];

const COUNT = 12;

const STYLES: Readonly<Record<NameStyle, Style>> = {
  'Short & Catchy': short,
  Descriptive: descriptive,
  Abstract: abstract,
  'Compound Words': compound,
  'Made-up Words': coined,
  Traditional: traditional,
  'Modern Blend': blend,
};

/** How many names, at least, reflect each part of the request, where there are that many. */
const QUOTAS: Quotas = { keyword: 4, audience: 3, tone: 5, own: 2 };

const isFit = ({ name, isNew }: Candidate): boolean => !isFamous(name) && !(isNew && isKnown(name.toLowerCase()));

export default defineComposer(tool, {
  languages: ['English'],
  write(request, { random }) {
    const brief = readBrief(request, random);
    const chosen = choose(STYLES[request.nameStyle](brief, random), COUNT, QUOTAS, isFit, random);
    if (chosen.length === 0)
      throw new CannotServe('No name could be made of this description. Please describe the business in a few words.');
    return {
      brandNames: chosen.map(({ name }) => ({ name })),
    };
  },
});
