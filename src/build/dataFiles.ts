/** YAML content and binary vectors as modules, so that no YAML is parsed while a server starts. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { parse } from 'yaml';

/** The most frequent words: a list of their own, since the whole list would cost a thread 40 MB. */
const COMMON_WORDS = 'virtual:common-words';
const COMMON_WORDS_HELD = '\0common-words';
const COMMONEST = 40_000;

const commonWords = async (): Promise<string> => {
  const { words } = await import('popular-english-words');
  return words.getAll().slice(0, COMMONEST).join(' ');
};

/** `x.yaml` gives its parsed content, `x.bin` its bytes, `virtual:common-words` the most frequent English words in one string. */
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
