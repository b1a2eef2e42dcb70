/** The grammar check by rules and dictionaries together with that of a model: one list of findings without overlaps. */
import { diffWordsWithSpace } from 'diff';
import type tool from '../../../tools/grammar-checker.ts';
import { corrected, settle, suggestionOf, type Finding, type Kind } from '../../writers/grammar/finding.ts';
import { besideFor } from '../beside.ts';
import type { ReplyOf } from '../../../engine/definition/index.ts';

type Issue = ReplyOf<typeof tool>['issues'][number];

/** A place where the text and its correction differ. */
interface Change {
  readonly start: number;
  readonly end: number;
  readonly was: string;
  readonly now: string;
}

/** With more differing words than this, the text was rewritten. */
const MOST_EDITS = 2_000;
/** A correction that touches more of the text than this share is a rewrite. */
const MOST_CHANGED = 0.35;

const changesIn = (text: string, correction: string): Change[] => {
  const parts = diffWordsWithSpace(text, correction, { maxEditLength: MOST_EDITS });
  const changes: Change[] = [];
  let at = 0;
  let open: Change | undefined;
  const close = (): void => {
    // White space at the ends of lines is not an error.
    if (open && (open.was.trim() !== '' || open.now.trim() !== '')) changes.push(open);
    open = undefined;
  };
  for (const { added, removed, value } of parts ?? []) {
    if (!added && !removed) {
      close();
      at += value.length;
      continue;
    }
    open ??= { start: at, end: at, was: '', now: '' };
    open = removed ? { ...open, end: open.end + value.length, was: open.was + value } : { ...open, now: open.now + value };
    if (removed) at += value.length;
  }
  close();
  return changes.reduce((sum, { was }) => sum + was.length, 0) > text.length * MOST_CHANGED ? [] : changes;
};

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** The issue that is about this change: by its replacement, or by the words that it names. */
const issueOf = (issues: readonly Issue[], { was, now }: Change): Issue | undefined =>
  issues.find(({ suggestion }) => suggestion !== undefined && now.trim() !== '' && bare(suggestion) === bare(now)) ??
  issues.find(({ message }) => bare(was) !== '' && bare(message).includes(bare(was)));

const KINDS: readonly Kind[] = ['grammar', 'spelling', 'style', 'punctuation'];
const kindNamed = (name: string): Kind => KINDS.find((kind) => kind === name) ?? 'grammar';

const kindOf = ({ was, now }: Change): Kind => (bare(was) === bare(now) ? 'punctuation' : 'grammar');

const saying = ({ was, now }: Change): string => {
  if (now.trim() === '') return `“${was.trim()}” is one too many here.`;
  return was.trim() === '' ? `“${now.trim()}” is missing here.` : `“${was.trim()}” should be “${now.trim()}” here.`;
};

/** Where both have a finding, that of the embedded checker is kept: it knows the place and the rule. */
const BEHIND = -1;

const changed = (change: Change, issues: readonly Issue[]): Finding => {
  const issue = issueOf(issues, change);
  return {
    type: issue ? kindNamed(issue.type) : kindOf(change),
    start: change.start,
    end: change.end,
    message: issue?.message ?? saying(change),
    replacements: [change.now],
    safe: true,
    weight: BEHIND,
  };
};

/** An issue without a change in the text is placed where it quotes the text, if that is in one place only. */
const quoting = (text: string, { message, type, replacements = [] }: Issue): Finding | undefined => {
  const [, words = ''] = /[“"«]([^”"»]{2,80})[”"»]/.exec(message) ?? [];
  const start = words === '' ? -1 : text.indexOf(words);
  if (start < 0 || text.includes(words, start + 1)) return undefined;
  return { type: kindNamed(type), start, end: start + words.length, message, replacements, safe: false, weight: BEHIND };
};

const known = ({ type, message, offset = 0, length = 0, replacements = [], suggestion }: Issue): Finding => ({
  type: kindNamed(type),
  start: offset,
  end: offset + length,
  message,
  replacements,
  safe: suggestion !== undefined,
});

export default besideFor<typeof tool>((request, exact, model) => {
  const { text, checkGrammar, checkSpelling, checkStyle, checkPunctuation } = request;
  const wanted = { grammar: checkGrammar, spelling: checkSpelling, style: checkStyle, punctuation: checkPunctuation };
  const changes = changesIn(text, model.correctedText);
  const spoken = new Set(changes.map((change) => issueOf(model.issues, change)));
  const more = [
    ...changes.map((change) => changed(change, model.issues)),
    ...model.issues.flatMap((issue) => (spoken.has(issue) ? [] : (quoting(text, issue) ?? []))),
  ].filter(({ type }) => wanted[type] !== false);
  const findings = settle([...(exact?.issues ?? []).map(known), ...more], text);
  return {
    correctedText: corrected(text, findings),
    issues: findings.map((finding) => {
      const suggestion = suggestionOf(finding);
      return {
        type: finding.type,
        message: finding.message,
        offset: finding.start,
        length: finding.end - finding.start,
        ...(suggestion !== undefined && { suggestion }),
        ...(finding.replacements.length > 0 && { replacements: [...finding.replacements] }),
      };
    }),
  };
});
