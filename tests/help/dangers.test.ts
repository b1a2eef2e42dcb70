/** Requests as people write them: those that speak of danger bring help, those that only hold its words do not. */
import { describe, expect, it } from 'vitest';
import type { AnyTool } from '../../engine/definition/index.ts';
import { helpFor, helpIn } from '../../engine/help/helpFor.ts';
import { slugsIn } from '../support/slugs.ts';
import danger from './danger.json' with { type: 'json' };
import innocent from './innocent.json' with { type: 'json' };

/** What the help for each kind names. */
const NAMED: Readonly<Record<string, RegExp>> = {
  'self-harm': /988/,
  medical: /911|112/,
  poison: /poison centre|911/,
  abuse: /116 111|911/,
  violence: /988|911/,
};

describe('somebody who may be in danger', () => {
  it('is told where help is, in nine of ten texts', () => {
    const missed = danger.filter(({ text, kind }) => !NAMED[kind]!.test(helpIn(text) ?? ''));
    expect(missed.length, missed.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(danger.length / 10);
  });

  it.each([
    'i want to die and nobody would notice',
    'My Grandmother is on blood thinners and she fell down the stairs, what should I do?',
    'my husband hits me and I’m scared to go home',
    'my toddler swallowed a button battery',
    'I’m going to kill my boss tomorrow',
  ])('%s', (text) => expect(helpIn(text)).toBeDefined());

  it('is found in the middle of a long text, whatever the case and the quotes', () => {
    const around = 'We open at nine and close at six. '.repeat(40);
    expect(helpIn(`${around}I CAN’T  GO ON, I WANT TO DIE. ${around}`)).toMatch(/988/);
  });
});

it('an innocent text sets it off in one of a hundred at most', () => {
  const flagged = innocent.filter(({ text }) => helpIn(text) !== undefined);
  expect(flagged.length, flagged.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(innocent.length / 100);
});

it.each(slugsIn('tools'))('none of the examples of %s does', async (slug) => {
  const { default: tool } = (await import(`../../tools/${slug}.ts`)) as { default: AnyTool };
  for (const { title, values } of tool.examples) expect(helpFor(tool.fields, values), title).toBeUndefined();
});
