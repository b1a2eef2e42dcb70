/** One check of a text in whatever language it was said to be in. */
import { corrected, settle, suggestionOf, type Finding } from './finding.ts';
import type { Lately } from './harper.ts';
import { together } from './rounds.ts';
import { isOtherLanguage, nameOf, type OtherLanguage } from './languages.ts';
import type { Formality } from './rules/register.ts';

interface Checked {
  /** By place, none in another's. */
  readonly findings: readonly Finding[];
  /** What the visitor has to know about the check itself. */
  readonly note?: string;
}

type Language = 'en-US' | 'en-GB' | OtherLanguage;

const capitalised = (words: string): string => words.replace(/\p{L}/u, (letter) => letter.toUpperCase());

/**
 * Capitals and full stops join what else is found at the same word, so that one look mends it: "thanks" becomes "Thanks."
 * A correction that only the writer can choose is left as it is.
 */
const joined = (
  found: readonly Finding[],
  edges: readonly Finding[],
  text: string,
  isSame: (one: Finding, other: Finding) => boolean,
  join: (words: string, edge: Finding) => string,
): Finding[] => {
  const together = found.map((finding) => {
    const edge = edges.find((each) => isSame(each, finding));
    if (edge === undefined || suggestionOf(finding) === undefined) return finding;
    return {
      ...finding,
      message: `${finding.message} ${edge.message}`,
      replacements: finding.replacements.map((words) => join(words, edge)),
    };
  });
  return settle([...together, ...edges.filter((edge) => !found.some((finding) => isSame(edge, finding)))], text);
};

/** So often a mended text is read again: the last time only for what proves wrong. */
const ROUNDS = 2;

/** What is found in a text, in what it becomes, and so on: a repair that does not stand there is only shown. */
const inRounds = async (
  first: readonly Finding[],
  text: string,
  find: (text: string) => Promise<readonly Finding[]>,
): Promise<readonly Finding[]> => {
  let findings = first;
  let before = text;
  for (let round = 1; round <= ROUNDS; round++) {
    const after = corrected(text, findings);
    if (after === before) return findings;
    const again = settle(
      (await find(after)).filter(({ type }) => type === 'grammar' || type === 'spelling'),
      after,
    );
    findings = together(text, findings, round < ROUNDS ? again : again.map((finding) => ({ ...finding, safe: false })));
    before = after;
  }
  return findings;
};

const NOT_THIS_LANGUAGE =
  'Most of these words are not in the dictionary of the chosen language, so they are left as they are. Is the right language chosen?';

const READ_AS_BRITISH = 'This text is spelt the British way throughout, so it was checked as British English.';

/**
 * What is found of the wanted kinds.
 * @throws CannotServe where the dictionary of the language is not installed.
 */
export const check = async (
  text: string,
  language: Language,
  formality: Formality,
  isWanted: (finding: Finding) => boolean,
): Promise<Checked> => {
  if (isOtherLanguage(language)) {
    const { checkOther } = await import('./otherLanguages.ts');
    const { findings, isForeign } = await checkOther(text, language);
    return {
      findings: settle(findings.filter(isWanted), text),
      note: isForeign
        ? NOT_THIS_LANGUAGE
        : `In ${nameOf(language)} only spelling, spaces, doubled words and punctuation are checked: grammar and style are not.`,
    };
  }
  const { checkEnglish } = await import('./english.ts');
  const lately: Lately = new Map();
  const { findings, capitals, stops, isForeign, isBritish } = await checkEnglish(text, language, formality, lately);
  if (isForeign)
    return {
      findings: settle(
        findings.filter((each) => isWanted(each) && each.type === 'punctuation'),
        text,
      ),
      note: NOT_THIS_LANGUAGE,
    };
  const inside = settle(findings.filter(isWanted), text);
  const begun = joined(inside, capitals.filter(isWanted), text, (one, other) => one.start === other.start, capitalised);
  const ended = joined(
    begun,
    stops.filter(isWanted),
    text,
    (one, other) => one.end === other.end,
    (words, stop) => words + stop.replacements[0]!.at(-1)!,
  );
  const find = async (repaired: string): Promise<readonly Finding[]> =>
    (await checkEnglish(repaired, language, formality, lately)).findings.filter(isWanted);
  return { findings: await inRounds(ended, text, find), ...(isBritish && { note: READ_AS_BRITISH }) };
};
