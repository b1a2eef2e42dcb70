/** What the harper grammar engine finds in an English text. It brings its own dictionary and some hundreds of rules. */
import { Dialect, LocalLinter, type Lint, type LintKind } from 'harper.js';
import type { Finding, Kind } from './finding.ts';
import { harperBinary } from './harperMemory.ts';

export type EnglishDialect = 'en-US' | 'en-GB';

const KINDS: Partial<Record<LintKind, Kind>> = {
  Spelling: 'spelling',
  Typo: 'spelling',
  BoundaryError: 'spelling',
  Capitalization: 'spelling',
  Punctuation: 'punctuation',
  Formatting: 'punctuation',
  Style: 'style',
  Readability: 'style',
  Redundancy: 'style',
  Enhancement: 'style',
  Regionalism: 'style',
};

/** Rules that are a matter of taste, that contradict each other, or that our own rules replace with fewer false alarms. */
const SILENT =
  `OxfordComma NoOxfordComma AvoidContractions SpelledNumbers LongSentences BoringWords FillerWords SentenceCapitalization
  Everyone NumericRangeEnDash EllipsisLength UseEllipsisCharacter Dashes Spaces SplitWords MergeWords CompoundNouns DisjointPrefixes
  SendAnEmailTo GoodAt AvoidCurses Freezing Excellent LitotesDirectPositive AvoidAndAlso CondenseAllThe UpdatePlaceNames NationalCapitals
  USUniversities AWhile Worldwide FindOut There OrthographicConsistency PronounVerbAgreement PronounInflectionBe MassNouns
  MissingPreposition MissingDeterminer WrongNegative ModalBeAdjective DiscourseMarkers QuantifierNumeralConflict LetsConfusion
  RepeatedWords ThatThan DidPast OneOfTheSingular WhomSubjectOfVerb PronounKnew HopHope QuiteQuiet TheirToTheyre ToTwoToo NotTo
  NumberSuffixCapitalization ExpandMemoryShorthands ExpandTimeShorthands ExpandControl NoFrenchSpaces OkToOkay MissingTo SubjunctiveWasToWere ArriveTo LookForwardTo
  PhrasalVerbAsCompoundNoun NoMatchFor RedundantThat TheyToThem InflectedVerbAfterTo HowTo DoToDueTo AsHow NorModalPronoun
  SimplePastToPastParticiple AdjectiveDoubleDegree WouldNeverHave IncludingButNotLimitedToPunctuation AndIn HaveTakeALook
  MultipleSequentialPronouns PossessiveYour ToDoHyphen GoogleNames IfIRecallCorrectly ExpandConfiguration ExpandDirectory
  ExpandStandardInputAndOutput ExpandArgument ExpandParameter ExpandMinimum ExpandWith ExpandAlloc ExpandDecl ExpandPointer
  ThatWhich WereWhere SingleBe ForNoun OutOfDate CaseSensitive DoubleClick AndTheLike ProgressiveNeedsBe`.split(/\s+/);

/** For these, the first of several suggestions is right. */
const FIRST_IS_RIGHT = new Set(['ItsContraction', 'TheirToThere', 'AnA', 'SinceDuration']);

/** Good advice that not everybody has to take. */
const MATTERS_OF_STYLE = new Set(['PluralDecades', 'LeftRightHand', 'OffTheCuff', 'BuiltIn']);

/** The letter "A" as a name, "a/an", "an historic", "an ssh key", which is spelt out: no slips, whatever stands next to them. */
const isRightArticle = (text: string, start: number, end: number): boolean =>
  !/^\s+(?!hi|hy|[lmn][^aeioulmny'\s]|r[^aeiouhy\s]|f[^aeioulry\s]|s[sbdfgrvxz]|x[^aeiou]|and\b|or\b|is\b|in\b)\p{L}{2}/iu.test(
    text.slice(end),
  ) ||
  (text.slice(start, end) === 'A' && !/(?:^|[.!?"“]\s*|\n\s*)$/.test(text.slice(Math.max(0, start - 20), start)));

const CLAUSE_OPENS =
  /(?:^|[.!?:;,("—–-]\s*|\b(?:and|but|or|so|because|that|if|when|while|though|as|since|think|know|hope|says?|said)\s+|\n\s*)$/i;
const WHAT_IT_IS =
  /^\s+(?:an?|the|not|been|so|very|too|really|quite|going|because|never|always|just|time|hard|easy|good|great|bad|nice|important|better|best|okay|raining|snowing|cold|hot|my|your|our|their)\b/i;

/** "It's" and "its": harper guesses at either with too little to go by. */
const isDoubtfulIts = (rule: string, text: string, start: number, end: number): boolean =>
  (rule === 'ItsPossessive' && CLAUSE_OPENS.test(text.slice(Math.max(0, start - 12), start))) ||
  (rule === 'ItsContraction' && !WHAT_IT_IS.test(text.slice(end, end + 20)));

/** "Some one or other" is two words. */
const isRightApart = (rule: string, text: string, end: number): boolean =>
  rule === 'Someone' && /^\s+(?:of|or other)\b/.test(text.slice(end, end + 12));

/** "Bit-for-bit" and "an X-ray" are words of their own, whatever their parts would be. */
const isHyphenated = (text: string, start: number, end: number): boolean =>
  /[\p{L}\p{N}]-$/u.test(text.slice(Math.max(0, start - 2), start)) || /^-[\p{L}\p{N}]/u.test(text.slice(end, end + 2));

const linters = new Map<EnglishDialect, Promise<LocalLinter>>();

const load = async (dialect: EnglishDialect): Promise<LocalLinter> => {
  const linter = new LocalLinter({ binary: harperBinary(), dialect: dialect === 'en-US' ? Dialect.American : Dialect.British });
  const config = await linter.getLintConfig();
  await linter.setLintConfig({ ...config, ...Object.fromEntries(SILENT.map((rule) => [rule, false])) });
  return linter;
};

const linterFor = (dialect: EnglishDialect): Promise<LocalLinter> => {
  const loaded = linters.get(dialect) ?? load(dialect);
  linters.set(dialect, loaded);
  return loaded;
};

/** Harper's three kinds of changes: replace, remove, insert after. */
const replacementsOf = (lint: Lint, was: string): string[] =>
  lint.suggestions().map((suggestion) => {
    const kind = suggestion.kind() as number;
    const words = suggestion.get_replacement_text();
    suggestion.free();
    return kind === 1 ? '' : kind === 2 ? was + words : words;
  });

/** Harper marks words as code: `their`. */
const sentence = (message: string): string => message.replace(/`([^`]*)`/g, '“$1”').replace(/([^.?!])$/, '$1.');

/** A word that the dictionary does not have. */
export interface Unknown {
  readonly start: number;
  readonly end: number;
  readonly candidates: readonly string[];
}

interface HarperReport {
  readonly unknown: readonly Unknown[];
  readonly findings: readonly Finding[];
  /** So little of it was English that the rest was left unread. */
  readonly isCutShort: boolean;
}

/** A key held down, an encoded image: harper fails on them, and there is nothing to read. Other positions stay the same. */
const readable = (text: string): string => text.replace(/\S{80,}/g, (run) => ' '.repeat(run.length));

/** Harper's own findings, by rule; none where it fails, and then it starts afresh for the next text. */
const lintsOf = async (text: string, dialect: EnglishDialect): Promise<Record<string, Lint[]>> => {
  try {
    return await (await linterFor(dialect)).organizedLints(readable(text), { language: 'plaintext' });
  } catch {
    linters.delete(dialect);
    return {};
  }
};

const CHUNK = 1500;
/** Above so many, and above half of the words, a text is not English, and looking for what was meant takes long. */
const MOST_UNKNOWN = 100;

/** Where the text can be cut without cutting a sentence: from, to. */
function* chunksOf(text: string): Generator<readonly [number, number]> {
  for (let from = 0; from < text.length; ) {
    const rest = text.slice(from, from + CHUNK);
    const cut = rest.length < CHUNK ? -1 : Math.max(rest.lastIndexOf('\n'), rest.search(/[.!?]\s[^.!?]*$/) + 1);
    const to = from + (cut > 0 ? cut + 1 : rest.length);
    yield [from, to];
    from = to;
  }
}

interface ChunkReport {
  readonly unknown: readonly Unknown[];
  readonly findings: readonly Finding[];
}

/** What harper says of a chunk, with places in it. */
const askChunk = async (chunk: string, dialect: EnglishDialect): Promise<ChunkReport> => {
  const unknown: Unknown[] = [];
  const findings: Finding[] = [];
  for (const [rule, lints] of Object.entries(await lintsOf(chunk, dialect))) {
    for (const lint of lints) {
      const span = lint.span();
      const { start, end } = span;
      const replacements = replacementsOf(lint, chunk.slice(start, end));
      const type = KINDS[lint.lint_kind() as LintKind] ?? 'grammar';
      if (rule === 'SpellCheck') unknown.push({ start, end, candidates: replacements });
      else if (
        !(rule === 'AnA' && isRightArticle(chunk, start, end)) &&
        !(type === 'grammar' && isHyphenated(chunk, start, end)) &&
        !isDoubtfulIts(rule, chunk, start, end) &&
        !isRightApart(rule, chunk, end)
      ) {
        findings.push({
          type: rule === 'Months' || rule === 'ProperNouns' ? 'spelling' : type,
          start,
          end,
          message: sentence(lint.message()),
          replacements,
          safe: type !== 'style' && !MATTERS_OF_STYLE.has(rule) && (replacements.length === 1 || FIRST_IS_RIGHT.has(rule)),
          weight: 1,
        });
      }
      span.free();
      lint.free();
    }
  }
  return { unknown, findings };
};

/** A text is read again once it is mended, and most of it is as it was: what was said of its parts, for as long as one check lasts. */
export type Lately = Map<string, Promise<ChunkReport>>;

const reportOf = (chunk: string, dialect: EnglishDialect, lately: Lately): Promise<ChunkReport> => {
  const report = lately.get(chunk) ?? askChunk(chunk, dialect);
  lately.set(chunk, report);
  return report;
};

const movedBy = <Place extends { readonly start: number; readonly end: number }>(places: readonly Place[], by: number): Place[] =>
  places.map((place) => ({ ...place, start: place.start + by, end: place.end + by }));

/** What harper says of a text, with places as UTF-16 units. */
export const ask = async (text: string, dialect: EnglishDialect, lately: Lately = new Map()): Promise<HarperReport> => {
  const unknown: Unknown[] = [];
  const findings: Finding[] = [];
  for (const [from, to] of chunksOf(text)) {
    const report = await reportOf(text.slice(from, to), dialect, lately);
    unknown.push(...movedBy(report.unknown, from));
    findings.push(...movedBy(report.findings, from));
    if (unknown.length > MOST_UNKNOWN && unknown.length > text.slice(0, to).split(/\s+/).length / 2)
      return { unknown, findings, isCutShort: true };
  }
  return { unknown, findings, isCutShort: false };
};

/** Those of these words that the other dialect has. */
export const knownIn = async (words: readonly string[], dialect: EnglishDialect): Promise<ReadonlySet<string>> => {
  if (words.length === 0) return new Set();
  const { unknown } = await ask(words.join('\n\n'), dialect);
  const text = words.join('\n\n');
  const missing = new Set(unknown.map(({ start, end }) => text.slice(start, end)));
  return new Set(words.filter((word) => !missing.has(word)));
};
