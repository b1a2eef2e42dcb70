/** The languages of forms in the terms of browsers. */

/** Those that our forms offer. */
const CODES = ['en', 'es', 'fr', 'de', 'it', 'pt', 'nl', 'ru', 'ja', 'zh', 'ko', 'ar', 'hi'];

/** @param language such as "English (UK)". Undefined where it is none of ours. */
const codeOf = (language: string): string | undefined => {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  return CODES.find((code) => language.startsWith(names.of(code) ?? code));
};

/** What a session is to read and write, declared as browsers ask. The instructions are English. */
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
