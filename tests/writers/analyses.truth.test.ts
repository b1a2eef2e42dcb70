import { describe, expect, it } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import gigs from '../../server/writers/fiver-gig-generator.analyze.ts';
import hooks from '../../server/writers/hook-generator.analyze.ts';

const context = { note: () => {}, log: {}, signal: new AbortController().signal } as unknown as Parameters<typeof gigs.write>[1];
const gig = async (description: string) => (await gigs.write({ description }, context)).analysis;
const hook = async (text: string) =>
  (await hooks.write({ hook: text, hookType: 'Statement', targetAudience: 'Everyone' }, context)).analysis;
const TABLES = path.join(import.meta.dirname, '../../bench/analyses/tables');
const textsOf = (kind: string): string[] =>
  readdirSync(TABLES)
    .filter((name) => name.startsWith(kind))
    .flatMap((name) => JSON.parse(readFileSync(path.join(TABLES, name), 'utf8')) as { text?: string; description?: string }[])
    .map(({ text, description }) => text ?? description ?? '');

describe('what no remark may say, over all tables', () => {
  it('of a gig: that a figure is missing where one is quoted', async () => {
    for (const text of textsOf('gigs')) {
      const { weaknesses } = await gig(text);
      expect(weaknesses.filter((words) => /“[^”]*\d[^”]*” cannot be checked: no figure/.test(words))).toEqual([]);
    }
  });
  it('of a hook: that a question owes a way out, or that it is short and nothing else', async () => {
    for (const text of textsOf('hooks')) {
      const { strengths, improvements } = await hook(text);
      expect(strengths.filter((words) => words.includes('is soon read'))).toEqual([]);
      if (text.endsWith('?')) expect(improvements.filter((words) => words.includes('owes the reader a way out'))).toEqual([]);
    }
  });
});

describe('of gigs', () => {
  it.each<[name: string, text: string, said: RegExp, unsaid: RegExp]>([
    [
      'a trade at the beginning names the work',
      'Sworn interpreter in Lyon, 14 years. I go with you to the notary. Send me the date; I answer the same day.',
      /names the work in the first line|tells who does the work/,
      /Put the work into two or three nouns/,
    ],
    [
      'a figure without a case',
      'Fresh menus for cafés in a week. Over 8,000 happy clients. Tell me about your kitchen.',
      /“Over 8,000 happy clients” cannot be checked: no case/,
      /no figure stands/,
    ],
    [
      'a job is in nobody’s hands',
      'CV rewritten in two days for nurses. 100% job guarantee. Send me your old one.',
      /“100% job guarantee” promises what is not in your hands/,
      /“100% job guarantee” takes/,
    ],
    [
      'an end that tells the buyer to listen',
      'Warm alto, small booth at home. Up to 200 words in 24 hours, mp3. Listen to the demos for a museum and a phone menu.',
      /“Up to 200 words in 24 hours, mp3”/,
      /does not say what the buyer should do next|never speaks to the buyer/,
    ],
  ])('%s', async (_, text, said, unsaid) => {
    const all = JSON.stringify(await gig(text));
    expect(all).toMatch(said);
    expect(all).not.toMatch(unsaid);
  });
});

describe('of hooks', () => {
  it.each<[text: string, unsaid: RegExp]>([
    ['Your Friday fish order: can I save you £18 a week?', /way out/],
    ['Subject: A small favour', /“Subject/],
    ['My name is Ada and I am applying for the job of shop assistant.', /speak or act|teller’s own life|Cut “My name/],
    ['This essay will discuss the roots of the Boer War.', /soon read|Cut “This essay will”/],
    ['If you rent to students, read this before you sign the next lease.', /did otherwise/],
  ])('%s', async (text, unsaid) => {
    expect(JSON.stringify(await hook(text))).not.toMatch(unsaid);
  });
});
