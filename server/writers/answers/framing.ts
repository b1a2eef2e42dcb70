/**
 * Applies length, tone and audience: how much of an answer is said, and what goes around it. The facts themselves are never
 * changed.
 */
import { tidy } from '../../english/prose.ts';
import { ANSWERED_FROM, type Answer, type Asides, type Request } from './answer.ts';

type Length = Request['answerLength'];
type Tone = Request['tone'];
type Audience = Request['audience'];
type Aside = keyof Asides;

const TIERS: Record<Length, number> = { Brief: 0, Standard: 1, Detailed: 2, Comprehensive: 3 };

/** What a tone adds to an answer: which asides it wants, and how much more or less it tells. */
const TONES: Record<Tone, { readonly asides: readonly Aside[]; readonly tiers: number; readonly simple?: true }> = {
  Default: { asides: [], tiers: 0 },
  Professional: { asides: ['source'], tiers: 0 },
  Educational: { asides: [], tiers: 1 },
  Conversational: { asides: [], tiers: 0 },
  Technical: { asides: ['source'], tiers: 1 },
  Simple: { asides: [], tiers: 0, simple: true },
  Detailed: { asides: ['source', 'caution'], tiers: 1 },
  Concise: { asides: [], tiers: -1, simple: true },
};

const AUDIENCES: Record<Audience, { readonly asides: readonly Aside[]; readonly simple?: true }> = {
  Everyone: { asides: [] },
  Students: { asides: [] },
  Professionals: { asides: ['caution'] },
  Beginners: { asides: [], simple: true },
  Experts: { asides: ['source'] },
  Children: { asides: [], simple: true },
  Researchers: { asides: ['source'] },
  'General Public': { asides: ['caution'] },
};

const ASIDE_LABEL: Record<Aside, string> = {
  source: '',
  caution: 'Please note: ',
};
const lowered = (sentence: string): string => sentence.replace(/^[A-Z]/, (letter) => letter.toLowerCase());

const asideText = (asides: Asides, wanted: readonly Aside[]): string[] =>
  [...new Set(wanted)].flatMap((aside) => {
    const sentence = asides[aside];
    if (sentence === undefined) return [];
    const label = ASIDE_LABEL[aside];
    return [label ? `${label}${lowered(sentence)}` : sentence];
  });

/** The reply's text: one paragraph for the answer, one for each further step of length, one for the asides. */
export const frame = (
  answer: Answer,
  { answerLength, tone, audience }: Pick<Request, 'answerLength' | 'tone' | 'audience'>,
): string => {
  const manner = TONES[tone];
  const reader = AUDIENCES[audience];
  const known = answer.confidence >= ANSWERED_FROM;
  const tiers = Math.min(3, Math.max(0, TIERS[answerLength] + manner.tiers));
  const simple = manner.simple || reader.simple;
  const lead = (simple && answer.simpleLead) || answer.lead;
  const wanted = [...manner.asides, ...reader.asides];
  // A refusal has no exercise, and a brief answer is one sentence.
  const asides =
    answerLength === 'Brief' && tone !== 'Detailed'
      ? []
      : asideText(answer.asides, known ? wanted : wanted.filter((aside) => aside === 'source' || aside === 'caution'));
  const [standard, ...later] = answer.more;
  const opened = [lead, ...(tiers > 0 ? standard : [])].join(' ');
  const paragraphs = [
    opened,
    ...(answerLength === 'Brief' || !answer.steps ? [] : [answer.steps.map((step, at) => `${at + 1}. ${step}`).join('\n')]),
    ...later.slice(0, Math.max(0, tiers - 1)).map((sentences) => sentences.join(' ')),
    asides.join(' '),
    answerLength === 'Brief' ? '' : (answer.caution ?? ''),
  ];
  return tidy(paragraphs.filter((paragraph) => paragraph.trim() !== '').join('\n\n'));
};
