/** Content that people edit and numbers that a command writes, as modules: no YAML is parsed while a server starts. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { parse } from 'yaml';

/** The commonest words: a list of its own, for the whole one would take a thread 40 MB. */
const COMMON_WORDS = 'virtual:common-words';
const COMMON_WORDS_HELD = '\0common-words';
const COMMONEST = 40_000;

const commonWords = async (): Promise<string> => {
  const { words } = await import('popular-english-words');
  return words.getAll().slice(0, COMMONEST).join(' ');
};

/** `x.yaml` gives what it holds; `x.bin` gives its bytes; `virtual:common-words` the commonest words of English, in a line. */
export const dataFiles = (): Plugin => ({
  name: 'data-files',
  resolveId(id) {
    return id === COMMON_WORDS ? COMMON_WORDS_HELD : undefined;
  },
  async load(id) {
    if (id === COMMON_WORDS_HELD) return `export default ${JSON.stringify(await commonWords())}`;
    const [file = ''] = id.split('?');
    if (file.endsWith('.yaml')) {
      const held: unknown = parse(readFileSync(file, 'utf8'));
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(held))})`;
    }
    if (file.endsWith('.bin')) {
      const held = readFileSync(file).toString('base64');
      return `export default Uint8Array.from(Buffer.from('${held}', 'base64'))`;
    }
    return undefined;
  },
});
