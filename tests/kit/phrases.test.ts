/** The check of the rows finds what is planted, names its file and its row, and finds nothing in what we keep. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { phraseFaults } from '../../src/build/phrases/check.ts';
import { KINDS, type ContentKind } from '../../src/build/phrases/kinds.ts';

const root = path.resolve(import.meta.dirname, '../..');
let folder: string | undefined;
afterEach(() => {
  if (folder) rmSync(folder, { recursive: true });
  folder = undefined;
});

const KIND: ContentKind = {
  folder: 'rows',
  file: z.record(z.string(), z.array(z.strictObject({ text: z.string() }))),
  texts: ['text'],
  words: [3, 12],
  slots: new Set(['age']),
};

const faultsOf = (yaml: string): string[] => {
  folder = mkdtempSync(path.join(tmpdir(), 'phrases-'));
  mkdirSync(path.join(folder, 'rows'));
  writeFileSync(path.join(folder, 'rows/some.yaml'), yaml);
  return phraseFaults(folder, [KIND]);
};

it.each(KINDS.map((kind) => [kind.folder, kind] as const))('%s keeps to the rules', (_, kind) => {
  expect(phraseFaults(root, [kind])).toEqual([]);
});

describe('a row that breaks a rule', () => {
  it.each([
    ['courage:\n  - { text: "Two words." }', /some\.yaml: “Two words\.” has 2 words/],
    ['courage:\n  - { text: "A line of some words", types: [Love] }', /some\.yaml: courage\.0: .*types/],
    ['corage:\n  - { text: "A line of some words." }', /there is no subject “corage”/],
    ['any-nothing:\n  - { text: "A line of some words." }', /there is no subject “any-nothing”/],
    ['courage:\n  - { text: "At {years} I was brave." }', /“At \{years\} I was brave\.” there is no slot \{years\}/],
    ['courage:\n  - { text: "At {age I was brave." }', /neither a slot/],
    ['courage:\n  - { text: "A line — with a dash." }', /has a dash/],
    [
      'courage:\n  - { text: "The brave old captain steered through stormy northern waters." }\nhope:\n  - { text: "Through stormy northern waters the brave captain steered." }',
      /is nearly “The brave old captain/,
    ],
  ])('%s', (yaml, fault) => expect(faultsOf(yaml).join('\n')).toMatch(fault));

  it('is none where all is well', () => {
    expect(
      faultsOf('courage:\n  - { text: "At {age} I was brave." }\nany-virtue:\n  - { text: "It only counts when tired." }'),
    ).toEqual([]);
  });
});
