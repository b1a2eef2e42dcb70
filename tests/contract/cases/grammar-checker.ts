/** Specification 1: grammar request and response (section 3), validation (5), call (7), error words (8), constants (9). */
import { listOf, oneOf, words, type Case, type JsonSchema } from '../endpoint.ts';

/** "Each issue has type, message, and an optional suggestion"; the places and the choices are ours. */
const issue: JsonSchema = {
  type: 'object',
  properties: {
    type: { enum: ['grammar', 'spelling', 'style', 'punctuation'] },
    message: words,
    suggestion: { type: 'string', minLength: 1 },
    replacements: listOf({ type: 'string', minLength: 1 }),
    offset: { type: 'integer', minimum: 0 },
    length: { type: 'integer', minimum: 1 },
  },
  required: ['type', 'message'],
};

export default {
  path: '/api/grammar/check',
  isExact: true,
  minimal: { text: 'He dont know were the keys are.' },
  full: {
    text: 'I recieved you\'re letter, this is realy good news. "Nice," she said!',
    checkGrammar: false,
    checkSpelling: false,
    checkStyle: false,
    checkPunctuation: false,
    language: 'en-GB',
    formality: 'Academic',
  },
  required: { key: 'text', words: 'Please enter some text to check' },
  texts: { text: 'no maximum' },
  choices: {
    language: oneOf(['en-US', 'en-GB', 'es-ES', 'fr-FR', 'de-DE', 'it-IT']),
    formality: { default: 'Standard', list: ['Casual', 'Standard', 'Formal', 'Academic'] },
  },
  counts: {},
  flags: { checkGrammar: true, checkSpelling: true, checkStyle: true, checkPunctuation: true },
  constants: {},
  speaks: ['en-US', 'en-GB', 'es-ES', 'fr-FR', 'de-DE', 'it-IT'],
  reply: {
    type: 'object',
    properties: { correctedText: words, issues: listOf(issue, 0), note: words },
    required: ['correctedText', 'issues'],
  },
  failed: 'Failed to check grammar',
} satisfies Case;
