/** Words that say anew what was told before: of a time that was moved, a task that another takes over. */

/** What a later sentence says anew. */
export const CHANGES =
  /\b(?:updated?|correction|instead|no longer|brought forward|postponed|delayed|running late|(?:has|have|is|are|was|were|been) (?:now|moved|changed|put back)|will now|now (?:on|at|from|in|(?:at )?\d{1,2}[.:]\d\d)|(?:\d|pm|am) now|mov(?:ed|es|ing) to|chang(?:ed|es|ing) to|make (?:it|that)|any ?more)\b/i;
/** What is moved need not be called by its whole name again: "the next meeting", "so meeting moves to Monday". */
export const MOVES = /\b(?:mov|chang)(?:ed|es|ing) to\b/i;
/** Somebody does what another was to do. */
export const TAKEN_OVER =
  /\b(?:instead|now|in (?:his|her|their) place|tak(?:e|es|ing) over|cover(?:s|ing)? for|swap\w*|in for|stand\w* in|after all)\b/i;
/** A line that is put behind the rest to change it: "Edit Weds: …", "Correction - …". */
export const CORRECTS =
  /^(?:(?:edit(?:ed)?|updated?|correction|changed?|amend(?:ed|ment)?|latest|added)\b[^:–-]{0,14}[:–-]|(?:n\.?b|p\.?s|actually)\b)/i;
