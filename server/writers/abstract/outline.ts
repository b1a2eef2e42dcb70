/** The parts of an abstract by type, in order, and what each field calls them. */
import { byPart, PARTS, type ByPart, type Part } from './part.ts';

export interface Outline {
  /** The parts it must have, in the order in which they stand. */
  readonly needs: readonly Part[];
  /** How much of the abstract each part may fill; the rest share what is left. */
  readonly shares: ByPart<number>;
  /** All parts in the order in which they stand if they occur. */
  readonly order: readonly Part[];
  /** What this type calls a part, whatever the field. */
  readonly names: Partial<Readonly<Record<Part, string>>>;
}

/** The share of a part that is optional. */
const SPARE = 0.04;

const outline = (
  shares: Partial<Record<Part, number>>,
  names: Outline['names'] = {},
  welcome: Partial<Record<Part, number>> = {},
): Outline => {
  const needs = Object.keys(shares) as Part[];
  const rest = PARTS.filter((part) => !needs.includes(part));
  // An optional part comes where it usually does: before the first required part that usually comes later.
  const order = rest.reduce<Part[]>(
    (sorted, part) => {
      const before = sorted.findIndex((other) => needs.includes(other) && PARTS.indexOf(other) > PARTS.indexOf(part));
      return before < 0 ? [...sorted, part] : [...sorted.slice(0, before), part, ...sorted.slice(before)];
    },
    [...needs],
  );
  return { needs, shares: byPart((part) => shares[part] ?? welcome[part] ?? SPARE), order, names };
};

/** The keys are in the order of the parts. */
const OUTLINES = {
  'Research Paper': outline({ background: 0.17, aim: 0.15, method: 0.22, result: 0.3, conclusion: 0.16 }),
  'Literature Review': outline(
    { background: 0.34, aim: 0.16, method: 0.08, result: 0.24, conclusion: 0.18 },
    { method: 'Scope', result: 'Themes' },
  ),
  'Case Study': outline(
    { background: 0.28, aim: 0.1, method: 0.26, result: 0.22, conclusion: 0.14 },
    { background: 'Case', conclusion: 'Lessons' },
  ),
  'Thesis or Dissertation': outline(
    { aim: 0.2, background: 0.2, method: 0.22, result: 0.24, conclusion: 0.14 },
    { conclusion: 'Contribution' },
  ),
  'Conference Paper': outline({ aim: 0.22, method: 0.2, result: 0.38, conclusion: 0.18 }, {}, { outlook: 0.08 }),
  'Clinical Study': outline({ aim: 0.16, method: 0.32, result: 0.3, conclusion: 0.14, limitation: 0.08 }),
  'Technical Report': outline(
    { aim: 0.16, background: 0.1, method: 0.34, result: 0.24, conclusion: 0.16 },
    { aim: 'Task', conclusion: 'Recommendations' },
  ),
  'Evaluation Report': outline(
    { background: 0.16, aim: 0.14, method: 0.14, result: 0.34, limitation: 0.08, conclusion: 0.14 },
    { conclusion: 'Recommendations' },
  ),
  'Argument or Essay': outline(
    { aim: 0.2, background: 0.26, result: 0.2, conclusion: 0.34 },
    { result: 'Evidence', conclusion: 'Argument' },
  ),
  'Executive Summary': outline(
    { aim: 0.18, result: 0.42, conclusion: 0.32 },
    { result: 'Key findings', conclusion: 'Recommendations', outlook: 'Next steps' },
    { outlook: 0.08 },
  ),
} satisfies Record<string, Outline>;
export type AbstractType = keyof typeof OUTLINES;

export const outlineOf = (type: AbstractType): Outline => OUTLINES[type];

interface Field {
  readonly names: Partial<Readonly<Record<Part, string>>>;
  /** What readers of this field look for first. */
  readonly prizes?: RegExp;
}

const FIELDS = {
  'Any Field': { names: {} },
  'Natural Sciences': {
    names: { aim: 'Question', method: 'Materials and methods' },
    prizes:
      /\d[\d.,]{0,12} ?(?:°|mm|cm|m|km|g|kg|mg|ml|l|s|Hz|nm|K|Pa|tonnes?)\b|\b(?:species|temperature|measured|significant\w*|hypothes\w+|samples?|control|rate|cells?)\b/i,
  },
  'Medicine & Health': {
    names: { aim: 'Objective', method: 'Patients and methods' },
    prizes:
      /\b(?:patients?|participants?|randomi[sz]ed|control group|hospital|treatment|therapy|symptoms?|doctors?|health|risk|harm|errors?|p ?[<=]|CI|follow-up|dose|clinical)\b/i,
  },
  Psychology: {
    names: { aim: 'Hypothesis', method: 'Participants and procedure' },
    prizes:
      /\b(?:participants?|children|attention|behaviou?r|memory|learning|task|randomly|condition|emotion\w*|rated|perceived|shame|anxiety|motivation|feel\w*)\b/i,
  },
  Education: {
    names: { aim: 'Research question', conclusion: 'Implications for practice' },
    prizes:
      /\b(?:pupils?|students?|teachers?|schools?|class(?:es|room)?|learn\w*|taught|teach\w*|lessons?|curriculum|parents?|college)\b/i,
  },
  'Social Sciences': {
    names: { aim: 'Research question', method: 'Data and methods', conclusion: 'Discussion' },
    prizes:
      /\b(?:interviews?|survey|residents?|respondents?|members?|communit\w+|social|participation|families|guests|workers?|people|age|gender|class|income)\b/i,
  },
  'Humanities & Arts': {
    names: { background: 'Context', aim: 'Question', method: 'Sources and approach', conclusion: 'Interpretation' },
    prizes:
      /\b(?:archives?|sources?|argue\w*|histor\w+|literature|century|text|music|art|museum|theor\w+|tradition\w*|cultur\w*|interpret\w*|repertoire|language)\b/i,
  },
  'Law & Politics': {
    names: { background: 'Legal and political context', aim: 'Issue', result: 'Analysis' },
    prizes:
      /\b(?:law|legal|rules?|rights?|contract|clause|terms|duty|duties|courts?|jurisdictions?|polic(?:y|ies)|council|government|consumers?|vote|board|regulation|police)\b/i,
  },
  'Business & Economics': {
    names: { aim: 'Purpose', method: 'Data', conclusion: 'Implications for practice' },
    prizes:
      /[£$€]\s?\d|\b(?:costs?|prices?|euros?|pounds|dollars|market|customers?|companies|revenue|profit|budget|savings?|paid|demand|services?|quarter|grant)\b/i,
  },
  Engineering: {
    names: { background: 'Problem', aim: 'Requirement', method: 'Design and test' },
    prizes:
      /\b(?:design|system|prototype|performance|error|load|tested|calibrat\w+|sensors?|repair\w*|material|power|measured|tolerance|failure|wind|screws?)\b/i,
  },
  'Computer Science': {
    names: { background: 'Problem', method: 'Approach', result: 'Evaluation' },
    prizes:
      /\b(?:algorithm|system|data(?: set)?|model|software|app|users?|accuracy|machine|automatic\w*|correct|error|baseline|network|code|freely available)\b/i,
  },
  'Environmental Studies': {
    names: { background: 'Environmental context', method: 'Site and methods', conclusion: 'Implications for policy' },
    prizes:
      /\b(?:climate|water|soil|waste|trees?|energy|emissions?|temperature|species|pollution|plants?|weather|rain|biodiversity|recycl\w+|repair\w*|tonnes)\b/i,
  },
} satisfies Record<string, Field>;
export type AcademicField = keyof typeof FIELDS;

const NAMES: ByPart<string> = {
  background: 'Background',
  aim: 'Aim',
  method: 'Methods',
  result: 'Results',
  conclusion: 'Conclusion',
  limitation: 'Limitations',
  outlook: 'Outlook',
};

/** What the parts are called: the type's own words for its own matters, else the field's, else the usual ones. */
export const namesFor = ({ names: ofType }: Outline, field: AcademicField): ByPart<string> => {
  const { names: ofField }: Field = FIELDS[field];
  return byPart((part) => ofType[part] ?? ofField[part] ?? NAMES[part]);
};

/** Whether the sentence speaks of what a reader of this field looks for. */
export const isPrized = (sentence: string, field: AcademicField): boolean => {
  const { prizes }: Field = FIELDS[field];
  return prizes?.test(sentence) ?? false;
};
