/** How each tone begins an objection, and how it asks for an answer. */
import type { PayloadOf } from '../../../engine/definition/index.ts';
import type tool from '../../../tools/counter-argument-generator.ts';

type Request = PayloadOf<typeof tool>;

export interface Tone {
  /** Whole sentences that may come first. */
  readonly openers: readonly string[];
  /**
   * What comes before a clause ("that …", "why …"): "@" is the verb that goes with it. Small letter first,
   * as words may come before it.
   */
  readonly asks: readonly string[];
  readonly mark: '.' | '?';
  readonly isContracted?: true;
}

export const TONES: Record<Request['tone'], Tone> = {
  Default: {
    openers: [],
    asks: [
      'the author would have to @',
      'an answer has to @',
      'a defender would need to @',
      'the next step is to @',
      'a fuller argument would @',
      'it is up to the author to @',
      'somebody has to @',
      'the reply should @',
    ],
    mark: '.',
  },
  Academic: {
    openers: [
      'The position invites an objection.',
      'Even on a charitable reading, one question stays open.',
      'Two things need to be kept apart here.',
      'The point at issue is narrower than it appears.',
      'A remark on method comes first.',
      'The inference deserves closer attention.',
    ],
    asks: [
      'the author would need to @',
      'a complete account would @',
      'the burden of a reply is to @',
      'it is incumbent on the author to @',
      'further argument is required to @',
      'a defence of the thesis must @',
    ],
    mark: '.',
  },
  Professional: {
    openers: [
      'One point should be settled before this goes further.',
      'There is a risk here that belongs on the table.',
      'This deserves a second look before anyone signs.',
      'A note of caution.',
      'Let us take the weak spot first.',
      'One question is still open.',
    ],
    asks: [
      'the case needs to @',
      'the people proposing it should @',
      'a sound recommendation would @',
      'the responsible course is to @',
      'whoever brings this forward should @',
      'the next version needs to @',
    ],
    mark: '.',
  },
  Conversational: {
    openers: [
      'Hang on, though.',
      'Okay, but here is the thing.',
      'Fair enough, up to a point.',
      'Let me push back a little.',
      'I am not sure I buy it.',
      'Here is what bothers me.',
    ],
    asks: [
      'you would have to @',
      'you would need to @',
      'I would want you to @',
      'you still have to @',
      'it would help a lot if you could @',
      'try to @',
    ],
    mark: '.',
    isContracted: true,
  },
  Respectful: {
    openers: [
      'I can see why this view appeals, and I have one worry.',
      'This is meant sincerely, and it deserves a sincere reply.',
      'With respect, there is another side.',
      'I share part of the concern behind this.',
      'May I put a difficulty?',
      'There is much to agree with before the point where I stop.',
    ],
    asks: [
      'it would help if the author could @',
      'I would be glad to see the author @',
      'the author might want to @',
      'it would do the argument good to @',
      'perhaps the author could @',
      'I hope that the author can @',
    ],
    mark: '.',
  },
  Assertive: {
    openers: [
      'This does not hold.',
      'Here the argument breaks.',
      'That will not do.',
      'Let us be blunt.',
      'The mistake is a simple one.',
      'No.',
    ],
    asks: [
      'the author must @',
      'nothing less will do than to @',
      'the author owes it to us to @',
      'it is high time to @',
      'an honest defence has to @',
      'there is only one way out, which is to @',
    ],
    mark: '.',
  },
  Skeptical: {
    openers: [
      'It sounds too neat.',
      'That is a lot to take on trust.',
      'I would not bet on it.',
      'Count me among the doubters.',
      'Maybe. Maybe not.',
      'I have my doubts.',
    ],
    asks: [
      'I would want to see somebody @',
      'I would first want the author to @',
      'I would still need the author to @',
      'it takes more than a nod: somebody has to @',
      'a doubter would ask the author to @',
      'anyone less trusting would want the author to @',
    ],
    mark: '.',
  },
  Socratic: {
    openers: [
      'What are we being asked to believe?',
      'Suppose we agree: what then?',
      'Is that really so?',
      'May I ask something?',
      'Where would you begin if you had to doubt this?',
      'What would a stranger say to it?',
    ],
    asks: [
      'can the author @',
      'how would you @',
      'what would it take to @',
      'who could @',
      'is there a way to @',
      'would you be able to @',
    ],
    mark: '?',
  },
};

/** Proof goes with "that", an instance with "one", explanation with "what", "why" and the rest. */
export const verbFor = (clause: string): readonly string[] => {
  if (clause.startsWith('that ')) return ['show', 'show', 'establish', 'demonstrate'];
  return clause.startsWith('one ') ? ['name', 'give us'] : ['say', 'explain', 'spell out'];
};

const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\b(do|does|did|is|are|was|were|has|have|had|would|could|should) not\b/gi, '$1n’t'],
  [/\bcannot\b/g, 'can’t'],
  [/\bwill not\b/g, 'won’t'],
  [/\b(I|you|they|we) would (?=have|need|want|be)/g, '$1’d '],
  [/\bI am\b/g, 'I’m'],
  [/\b([Tt]hey|[Yy]ou|[Ww]e) are (?=\p{L})/gu, '$1’re '],
  [/(?<!\b(?:as|than|what|where|how|why|whether|because) )\b([Ii]t|[Tt]here|[Hh]ere|[Tt]hat) is (?=\p{L})/gu, '$1’s '],
];

/** The stock sentence as it is said aloud. Slots are filled afterwards, so that nothing of the visitor's changes. */
export const contracted = (stock: string): string =>
  CONTRACTIONS.reduce((said, [pattern, short]) => said.replace(pattern, short), stock);
