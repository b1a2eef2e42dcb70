/** Composes prompts for one company: marketing jobs with what the visitor wrote in the form. */
import { asSentence, listed, withArticle } from '../english/prose.ts';
import type { Random } from '../random.ts';
import { chooseJobs, workWords } from './choose.ts';
import { cleaned, factsOf, shortName, termsOf, topicOf, unknownsIn, type CompanyDetails } from './details.ts';
import type { Job } from './jobs/job.ts';
import type { Prompt } from './prompt.ts';

const BLANK_NUMBER = 5;

/** The parts that a prompt is made of. */
interface Parts {
  /** The role that the assistant is given. */
  readonly role: string;
  readonly employer: string;
  readonly task: string;
  readonly facts: string;
  /** What the assistant should ask first; empty where enough is known. */
  readonly question: string;
  readonly rules: readonly string[];
  readonly answer: string;
}

const bullets = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');
const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ');
const paragraphs = (...parts: readonly string[]): string => parts.filter(Boolean).join('\n\n');

/** Different orders of the parts, so that prompts in a row do not read alike. */
const LAYOUTS: readonly ((parts: Parts) => string)[] = [
  ({ role, employer, task, facts, question, rules, answer }) =>
    paragraphs(
      joined(asSentence(`You are ${withArticle(role)}${employer}`), task),
      `What you can build on:\n${facts}`,
      joined(...rules, question),
      `Form of the answer:\n${answer}`,
    ),
  ({ role, task, facts, question, rules, answer }) =>
    paragraphs(
      `About us:\n${facts}`,
      joined(`Act as our ${role}.`, task),
      `Please keep to this:\n${bullets(rules)}`,
      question,
      `What I would like to get:\n${answer}`,
    ),
  ({ role, task, facts, question, rules, answer }) =>
    paragraphs(
      task,
      joined(`Work as ${withArticle(role)} would.`, ...rules),
      `Background:\n${facts}`,
      question,
      `Output:\n${answer}`,
    ),
  ({ role, employer, task, facts, question, rules, answer }) =>
    paragraphs(
      asSentence(`Take the part of ${withArticle(role)}${employer}`),
      `Your task: ${task}`,
      `Facts to use, adding none of your own:\n${facts}`,
      `Rules:\n${bullets([...rules, ...(question ? [question] : [])])}`,
      `Your answer:\n${answer}`,
    ),
];

/** The employer, after a role: ", working for Oakline Dental". */
const employerOf = (details: CompanyDetails): string => {
  const name = shortName(details);
  if (name) return `, working for ${name}`;
  return details.companyName === '' ? '' : ', working for us';
};

/** A job that already asks by itself is not told to ask again. */
const questionFor = (job: Job, task: string): string => {
  const unknown = unknownsIn(task);
  if (unknown.length === 0 || /\bask\b/i.test([task, ...job.rules].join(' '))) return '';
  return `Before you start, ask me ${listed(unknown)}.`;
};

const described = (job: Job, details: CompanyDetails, topic: string | undefined): string => {
  const name = shortName(details);
  return asSentence(`${job.name}${name ? `, made for ${name}` : ''}${topic ? ` (${topic})` : ''}`);
};

/**
 * Prompts with the visitor's details, no two for the same job.
 * @param request The form, with the category chosen in the library ("Marketing" for all); without a number, five are made.
 */
export const composePrompts = (
  request: CompanyDetails & { readonly number: number | undefined; readonly category: string },
  random: Random,
): (Prompt & { tags: string[] })[] => {
  const details = cleaned(request);
  const topic = topicOf(details, workWords);
  const terms = termsOf(details, topic);
  const facts = factsOf(details);
  const layouts = random.shuffle(LAYOUTS);
  return chooseJobs({ ...details, category: request.category }, request.number ?? BLANK_NUMBER, random).map((job, at) => {
    const task = job.task(terms);
    const layout = layouts[at % layouts.length]!;
    const { category, tags, role, rules, answer } = job;
    return {
      prompt: layout({ role, employer: employerOf(details), task, facts, question: questionFor(job, task), rules, answer }),
      category,
      tags: [...tags],
      description: described(job, details, topic),
    };
  });
};
