import { listOf, outOf10, record, words } from '../contract/schema.ts';
import type { ToolTable } from './table.ts';

const counterArgument = record({ title: words, content: words, strength: outOf10, category: words, evidenceType: words });

/** "Counter-argument analysis panel: shown when a reply carries `analysis`; our server's reply carries it." */
const analysis = record({
  strengthScore: outOf10,
  evidenceQuality: words,
  strengths: listOf(words),
  weaknesses: listOf(words),
  overallAssessment: words,
});

const argument = 'Zoos should be closed';

export default {
  slug: 'counter-argument-generator',
  heading: 'Counter-Argument Generator',
  works: 'on the server',
  fields: [
    { key: 'argument', label: 'Argument', kind: 'text', default: '', stopsAt: 2000, counter: '{n}/2000' },
    {
      key: 'outputNumber',
      label: 'Number of Counter-Arguments',
      under: 'Settings',
      kind: 'select',
      default: '5',
      choices: { list: 'outputNumbers' },
    },
    { key: 'tone', label: 'Tone', under: 'Settings', kind: 'select', default: 'Default', choices: { list: 'tones' } },
    {
      key: 'argumentType',
      label: 'Argument Type',
      under: 'Settings',
      kind: 'select',
      default: 'Any Type',
      choices: { list: 'argumentTypes' },
    },
    {
      key: 'strengthLevel',
      label: 'Strength Level',
      under: 'Settings',
      kind: 'select',
      default: 'Moderate Challenge',
      choices: { list: 'strengthLevels' },
    },
    {
      key: 'audience',
      label: 'Target audience',
      under: 'Settings',
      kind: 'select',
      default: 'General Public',
      choices: { list: 'audiences' },
    },
    {
      key: 'language',
      label: 'Language',
      under: 'Settings',
      kind: 'select',
      default: 'English',
      choices: { list: 'languages' },
      marksLanguages: true,
    },
  ],
  button: 'GENERATE',
  busy: 'GENERATING...',
  blank: { field: 'argument', disables: true },
  options: {
    get: '/api/counter-argument/options',
    lists: {
      outputNumbers: [2, 5, 17],
      tones: ['Default', 'Grand'],
      argumentTypes: ['Any Type', 'Odd Type'],
      strengthLevels: ['Whisper', 'Moderate Challenge', 'Thunder'],
      audiences: ['Sailors', 'General Public'],
      languages: ['English', 'Esperanto', 'Latin'],
    },
  },
  call: {
    post: '/api/counter-argument/generate',
    success: 'success flag',
    channel: 'alert',
    refused: 'Error: {words}',
    refusedWithoutWords: 'Error: Failed to generate counter arguments',
    unreachable: 'Failed to generate counter arguments. Please try again.',
  },
  minimal: {
    fill: { argument },
    sends: {
      argument,
      outputNumber: 5,
      tone: 'Default',
      argumentType: 'Any Type',
      strengthLevel: 'Moderate Challenge',
      // Spec 2, section 9: "evidence Logical Reasoning", sent as a list.
      evidenceTypes: ['Logical Reasoning'],
      audience: 'General Public',
      language: 'English',
    },
  },
  full: {
    fill: {
      argument: 'Homework does harm.\nChildren need play.',
      outputNumber: 17,
      tone: 'Grand',
      argumentType: 'Odd Type',
      strengthLevel: 'Thunder',
      audience: 'Sailors',
      language: 'Latin',
    },
    sends: {
      argument: 'Homework does harm.\nChildren need play.',
      outputNumber: 17,
      tone: 'Grand',
      argumentType: 'Odd Type',
      strengthLevel: 'Thunder',
      evidenceTypes: ['Logical Reasoning'],
      audience: 'Sailors',
      language: 'Latin',
    },
  },
  result: {
    reply: {
      counterArguments: [
        {
          title: 'The keepers remain',
          content: 'Closing the gates sends no animal home.',
          strength: 8,
          category: 'Practical',
          evidenceType: 'Logical Reasoning',
        },
        {
          title: 'Some zoos breed rare birds',
          content: 'The claim treats every zoo alike.',
          strength: 5.5,
          category: 'Scope',
          evidenceType: 'Analogy',
        },
      ],
      analysis: {
        strengthScore: 4.5,
        evidenceQuality: 'No ground is given.',
        strengths: ['It is short.', 'It is clear.'],
        weaknesses: ['It names no reason.'],
        overallAssessment: 'A beginning.',
      },
    },
    sees: [
      'Argument Analysis',
      '4.5/10',
      'No ground is given.',
      'It is short.',
      'It is clear.',
      'It names no reason.',
      'A beginning.',
      'Closing the gates sends no animal home.',
      'The claim treats every zoo alike.',
    ],
    items: [
      ['The keepers remain', 'Strength 8/10', 'Practical', 'Logical Reasoning'],
      ['Some zoos breed rare birds', 'Strength 5.5/10', 'Scope', 'Analogy'],
    ],
    // No call of the specification supplies the analysis, and figures and labels may be missing.
    barest: { counterArguments: [{ title: '{words}', content: 'It need not.' }] },
  },
  copies: [
    {
      press: 'Copy All',
      copies:
        'The keepers remain\nClosing the gates sends no animal home.\n\nSome zoos breed rare birds\nThe claim treats every zoo alike.',
      done: '✓ Copied to clipboard!',
      doneBy: 'inline',
      failed: 'Failed to copy to clipboard',
      failedBy: 'inline',
    },
  ],
  download: {
    press: 'Download',
    file: 'counter-arguments.txt',
    text: 'The keepers remain\nClosing the gates sends no animal home.\n\nSome zoos breed rare birds\nThe claim treats every zoo alike.',
  },
  resets: [{ press: 'Start Over', keeps: [] }],
  uses: 'shown',
  terms: true,
  wire: {
    full: {
      argument: 'Remote work is better for everyone, because people save hours of commuting',
      outputNumber: 3,
      tone: 'Default',
      argumentType: 'Any Type',
      strengthLevel: 'Moderate Challenge',
      evidenceTypes: ['Logical Reasoning'],
      audience: 'General Public',
      language: 'English',
    },
    reply: record({ counterArguments: listOf(counterArgument), analysis }),
    holds: { list: 'counterArguments', count: { asked: 'outputNumber' } },
    plentiful: 'minimal',
  },
} satisfies ToolTable;
