/** The languages of our forms as browsers name them. */

/** The languages that our forms offer. */
const CODES = ['en', 'es', 'fr', 'de', 'it', 'pt', 'nl', 'ru', 'ja', 'zh', 'ko', 'ar', 'hi'];

/** @param language such as "English (UK)". Undefined where we do not offer it. */
const codeOf = (language: string): string | undefined => {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  return CODES.find((code) => language.startsWith(names.of(code) ?? code));
};

/** The languages that a session reads and writes, declared as browsers require. The instructions are in English. */
export const expecting = (language: string): LanguageModelCreateCoreOptions | undefined => {
  const code = codeOf(language);
  return code === undefined
    ? undefined
    : {
        expectedInputs: [{ type: 'text', languages: [...new Set(['en', code])] }],
        expectedOutputs: [{ type: 'text', languages: [code] }],
      };
};

export const DEFAULT_LANGUAGE = 'English';
