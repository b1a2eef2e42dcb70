/** Slips that show only where all definitions and their files are seen together. */
import { BOLD, CTA, inConverter, inTool, newTool, RHYME, type Slips } from './slip.ts';

const NEW = 'tools/new-tool.ts';

export const SLIPS_BETWEEN: Slips = {
  'names and addresses': [
    [
      'a slug that is not the name of the file',
      inTool(CTA, (tool) => (tool['slug'] = 'cta')),
      `${CTA}: slug is "cta", which is not the name of the file. Make it "cta-generator".`,
    ],
    [
      'a tool and a text style with one slug',
      (open) => {
        newTool('normaltobold-generator')(open);
      },
      `tools/normaltobold-generator.ts: slug is "normaltobold-generator", as that of ${BOLD} is. Give one of them another name.`,
    ],
    [
      'a slug that is a page to read',
      newTool('privacy'),
      'tools/privacy.ts: slug is "privacy", which is another page\'s address. Give the tool another name.',
    ],
    [
      'two tools of one name',
      newTool('new-tool', (tool) => (tool['name'] = 'CTA Generator')),
      `${NEW}: name is "CTA Generator", as that of ${CTA} is. Give one of them another name.`,
    ],
    [
      'two tools at one address',
      newTool('new-tool', ({ call }) => (call.post = '/api/cta-generator/generate')),
      `${NEW}: call is at POST /api/cta-generator/generate, where ${CTA} answers. Give it an address of its own.`,
    ],
    [
      'two tools with one list of options',
      newTool('new-tool', (tool) => {
        tool['options'] = { get: '/api/rhyme-generator/options' };
        tool['fields'].tone.options = { list: 'tones', values: tool['fields'].tone.options };
      }),
      `${NEW}: call is at GET /api/rhyme-generator/options, where ${RHYME} answers. Give it an address of its own.`,
    ],
    [
      'a call at an address of the server',
      newTool('new-tool', ({ call }) => (call.post = '/api/browser-errors')),
      `${NEW}: call is at POST /api/browser-errors, where the server itself answers. Give it another address.`,
    ],
    [
      'a related tool that there is not',
      inTool(CTA, ({ about }) => (about.related = ['book-titel-generator'])),
      `${CTA}: about.related is "book-titel-generator", which is not the slug of another page. Did you mean "book-title-generator"?`,
    ],
    [
      'a tool that leads on to itself',
      inTool(CTA, ({ about }) => (about.related = ['cta-generator'])),
      `${CTA}: about.related is "cta-generator", which is not the slug of another page.`,
    ],
  ],
  'the files that belong to a definition': [
    [
      'no writer',
      (open) => {
        newTool('new-tool')(open);
        open.writers.pop();
      },
      `${NEW}: call has no writer. Add server/writers/new-tool.ts.`,
    ],
    [
      'no writer of a side call',
      (open) => (open.writers = open.writers.filter((name) => name !== 'hook-generator.analyze')),
      'tools/hook-generator.ts: sideCalls.analyze has no writer. Add server/writers/hook-generator.analyze.ts.',
    ],
    [
      'a writer under a wrong name',
      (open) => open.writers.push('cta-generatr'),
      'server/writers/cta-generatr.ts: its name is "cta-generatr", which is not the slug of a tool, or slug.call of a side call. Did you mean "cta-generator"?',
    ],
    [
      'a prompt under a wrong name',
      (open) => open.beside['model/prompts']!.push('ctagenerator'),
      'model/prompts/ctagenerator.ts: its name is "ctagenerator", which is not the slug of a tool, or slug.call of a side call. Did you mean "cta-generator"?',
    ],
    [
      'an icon that there is not',
      inTool(CTA, (tool) => (tool['icon'] = 'mouse-pointer-clik')),
      `${CTA}: icon is "mouse-pointer-clik", which is not an icon of lucide (lucide.dev/icons). Did you mean "mouse-pointer-click"?`,
    ],
    [
      'a screen that there is not',
      (open) => {
        open.screens = open.screens.filter((name) => name !== 'hook');
      },
      'tools/hook-generator.ts: screen is "hook", which is not a folder of renderers/ with an index.tsx or a Sheet.tsx.',
    ],
    [
      'a transform of a text style that there is not',
      inConverter(BOLD, ({ styles }) => (styles[0].transform = 'bolt')),
      `${BOLD}: styles is "bolt", which is not a file of converters/transforms. Did you mean "bold"?`,
    ],
  ],
};
