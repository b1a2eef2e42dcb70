/** Chooses the jobs that suit what the visitor asked for. */
import type { Random } from '../random.ts';
import type { CompanyDetails } from './details.ts';
import type { Job } from './jobs/job.ts';
import { contentJobs } from './jobs/content-jobs.ts';
import { marketingJobs } from './jobs/marketing-jobs.ts';
import { searchJobs } from './jobs/search-jobs.ts';
import type { Category } from './prompt.ts';
import { tellingWords, wordsOf } from './words.ts';

const jobs: readonly Job[] = [...searchJobs, ...contentJobs, ...marketingJobs];

/** Jobs of a similar kind: a visitor who wants more emails than there are is better served with posts than with redirects. */
const wingOf = ({ category }: Job): readonly Job[] =>
  [searchJobs, contentJobs, marketingJobs].find((wing) => wing.some((job) => job.category === category)) ?? [];

const wordsOfJob = new Map(jobs.map((job) => [job, new Set(wordsOf([job.name, ...job.tags].join(' ')))]));

/** Words that name a kind of work: "email", "review", "campaign". */
export const workWords: ReadonlySet<string> = new Set(jobs.flatMap((job) => wordsOf(job.tags.join(' '))));

/** Words in nearly every form, and in too many jobs to tell them apart. */
const COMMON = new Set(['page', 'site', 'website', 'business', 'small', 'company', 'one', 'customer', 'shop']);

/** Jobs that need a shop or a developer, which a company may not have. */
const SELDOM: readonly string[] = ['E-commerce SEO', 'Technical SEO'] satisfies readonly Category[];

/** How many of the words match a job. */
const nearness = (job: Job, words: readonly string[]): number => words.filter((word) => wordsOfJob.get(job)!.has(word)).length;

/** One from each category in turn. */
const inTurns = (list: readonly Job[]): Job[] => {
  const turn = new Map<Job, number>();
  const seen = new Map<string, number>();
  for (const job of list) {
    const before = seen.get(job.category) ?? 0;
    turn.set(job, before);
    seen.set(job.category, before + 1);
  }
  return list.toSorted((first, second) => turn.get(first)! - turn.get(second)!);
};

/**
 * Different jobs, as many as asked for if there are that many: those of the category first, and among them those that match the
 * subject, the goal and the kind of business. "Marketing" means every category, and so does an unknown one.
 */
export const chooseJobs = (
  details: CompanyDetails & { readonly category: string },
  count: number,
  random: Random,
): readonly Job[] => {
  const wishes = tellingWords([details.subject, details.goals, details.typeOfWebsite, details.typeOfBusiness].join(' ')).filter(
    (word) => !COMMON.has(word),
  );
  const ranked = random.shuffle(jobs).toSorted((first, second) => nearness(second, wishes) - nearness(first, wishes));
  const own = ranked.filter(({ category }) => category.toLowerCase() === details.category.trim().toLowerCase());
  const first = own[0];
  if (first && first.category !== 'Marketing') {
    const wing = wingOf(first);
    const near = ranked.filter((job) => !own.includes(job) && wing.includes(job));
    const far = ranked.filter((job) => !wing.includes(job));
    return [...own, ...near, ...far].slice(0, count);
  }
  const wished = ranked.filter((job) => nearness(job, wishes) > 0).slice(0, Math.ceil(count / 2));
  const rest = ranked.filter((job) => !wished.includes(job));
  const general = rest.filter(({ category }) => category === 'Marketing');
  const special = inTurns(rest.filter(({ category }) => category !== 'Marketing')).toSorted(
    (one, other) => Number(SELDOM.includes(one.category)) - Number(SELDOM.includes(other.category)),
  );
  const mixed = special.flatMap((job, at) => [...general.slice(at, at + 1), job]);
  return [...wished, ...mixed].slice(0, count);
};
