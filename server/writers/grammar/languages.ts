/** The languages other than English, each checked with a dictionary that is a package of its own. */
import { createRequire } from 'node:module';
import { dirname } from 'node:path';

const DICTIONARIES = {
  'es-ES': { name: 'Spanish', dictionary: 'dictionary-es' },
  'fr-FR': { name: 'French', dictionary: 'dictionary-fr' },
  'de-DE': { name: 'German', dictionary: 'dictionary-de' },
  'it-IT': { name: 'Italian', dictionary: 'dictionary-it' },
} as const;

export type OtherLanguage = keyof typeof DICTIONARIES;

export const isOtherLanguage = (language: string): language is OtherLanguage => language in DICTIONARIES;
export const nameOf = (language: OtherLanguage): string => DICTIONARIES[language].name;

/** The folder of a language's dictionary, or undefined where an operator has left that package out. */
export const dictionaryFolder = (language: OtherLanguage): string | undefined => {
  try {
    return dirname(createRequire(import.meta.url).resolve(DICTIONARIES[language].dictionary));
  } catch {
    return undefined;
  }
};

/** The languages that can be checked in this installation. */
export const installedLanguages = (): OtherLanguage[] =>
  (Object.keys(DICTIONARIES) as OtherLanguage[]).filter((language) => dictionaryFolder(language) !== undefined);
