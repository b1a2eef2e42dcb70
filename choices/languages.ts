/** The languages that forms offer. The server says in which of them it can write. */
export const LANGUAGES = [
  'English',
  'Spanish',
  'French',
  'German',
  'Italian',
  'Portuguese',
  'Dutch',
  'Russian',
  'Japanese',
  'Chinese',
] as const;

export const LANGUAGES_WITH_KOREAN = [
  'English',
  'Spanish',
  'French',
  'German',
  'Italian',
  'Portuguese',
  'Dutch',
  'Russian',
  'Japanese',
  'Korean',
] as const;

export const LANGUAGES_WITH_ARABIC_AND_HINDI = [...LANGUAGES, 'Arabic', 'Hindi'] as const;
