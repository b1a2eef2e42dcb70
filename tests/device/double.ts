/** The double of the browser's model in place for one test, saying what the instructions ask for. */
import { vi } from 'vitest';
import { createLanguageModel, type Asked, type Double, type Scenario } from '../support/languageModel.ts';
import { filledIn, type Manner } from '../support/modelText.ts';

export const says =
  (manner: Manner = {}) =>
  ({ system, prompt }: Asked): string =>
    JSON.stringify(filledIn({ messages: [{ content: system }, { content: prompt }] }, manner));

/** There, and able to write three languages, where nothing else is said. */
export const installed = (scenario: Partial<Scenario> = {}, answer: (asked: Asked) => string = says()): Double => {
  const double = createLanguageModel({ state: 'available', languages: ['en', 'es', 'ja'], ...scenario }, answer);
  vi.stubGlobal('LanguageModel', double.LanguageModel);
  return double;
};
