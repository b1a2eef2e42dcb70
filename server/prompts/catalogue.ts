/** Every prompt of the library, written by us. Each category's prompts are in a file of their own. */
import type { CataloguePrompt } from './prompt.ts';
import analyticsReporting from './catalogue/analytics-reporting.ts';
import blogWriting from './catalogue/blog-writing.ts';
import business from './catalogue/business.ts';
import codeData from './catalogue/code-data.ts';
import contentStrategy from './catalogue/content-strategy.ts';
import copywriting from './catalogue/copywriting.ts';
import ecommerceSeo from './catalogue/ecommerce-seo.ts';
import emailMarketing from './catalogue/email-marketing.ts';
import everydayLife from './catalogue/everyday-life.ts';
import keywordResearch from './catalogue/keyword-research.ts';
import learningTeaching from './catalogue/learning-teaching.ts';
import linkBuilding from './catalogue/link-building.ts';
import localSeo from './catalogue/local-seo.ts';
import marketing from './catalogue/marketing.ts';
import onPageSeo from './catalogue/on-page-seo.ts';
import socialMedia from './catalogue/social-media.ts';
import technicalSeo from './catalogue/technical-seo.ts';
import videoYoutube from './catalogue/video-youtube.ts';
import workCareer from './catalogue/work-career.ts';
import writingEditing from './catalogue/writing-editing.ts';

const shelves = [
  keywordResearch,
  blogWriting,
  onPageSeo,
  socialMedia,
  contentStrategy,
  emailMarketing,
  copywriting,
  localSeo,
  technicalSeo,
  ecommerceSeo,
  linkBuilding,
  videoYoutube,
  analyticsReporting,
  marketing,
  writingEditing,
  business,
  workCareer,
  learningTeaching,
  everydayLife,
  codeData,
];

/** One from each category in turn, so that the first page shows some of each. */
export const catalogue: readonly CataloguePrompt[] = Array.from(
  { length: Math.max(...shelves.map(({ length }) => length)) },
  (_, turn) => shelves.flatMap((shelf) => shelf[turn] ?? []),
).flat();
