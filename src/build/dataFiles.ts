/** YAML content and binary vectors as modules, so that no YAML is parsed while a server starts. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import { parse } from 'yaml';

/** The most frequent words: a list of their own, since the whole list would cost a thread 40 MB. */
const COMMON_WORDS = 'virtual:common-words';
const COMMON_WORDS_HELD = '\0common-words';
const COMMONEST = 40_000;

const commonWords = async (): Promise<string> => {
  const { words } = await import('popular-english-words');
  return words.getAll().slice(0, COMMONEST).join(' ');
};

/** What English words there are takes a second to find out: it is done once, here, and not in every thread. */
const VOCABULARY = 'virtual:vocabulary';
const VOCABULARY_HELD = '\0vocabulary';

const root = path.resolve(import.meta.dirname, '../..');
let derived: Promise<string> | undefined;
const vocabulary = (): Promise<string> =>
  (derived ??= runnerImport<{ derive(): Promise<string> }>(path.join(root, 'server/lexicon/derived.ts'), {
    configFile: false,
    root,
    logLevel: 'error',
  }).then(({ module }) => module.derive()));

/** In a build, content is a file beside the code: a module's source text stays in memory as long as the module. */
const readFrom = (reference: string): string => `readFileSync(import.meta.ROLLUP_FILE_URL_${reference})`;

/** `x.yaml` gives its parsed content, `x.bin` its bytes, `virtual:common-words` the most frequent English words in one string, `virtual:vocabulary` all that people know. */
export const dataFiles = (): Plugin => {
  let isBuild = false;
  return {
    name: 'data-files',
    // Before Vite's own way to name a file, which is for browsers.
    enforce: 'pre',
    resolveFileUrl({ fileName, chunkId }) {
      if (!/\.(json|bin)$/.test(fileName)) return undefined;
      return `new URL('${path.posix.relative(path.posix.dirname(chunkId), fileName)}', import.meta.url)`;
    },
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId(id) {
      return id === COMMON_WORDS ? COMMON_WORDS_HELD : id === VOCABULARY ? VOCABULARY_HELD : undefined;
    },
    async load(id) {
      if (id === COMMON_WORDS_HELD) return `export default ${JSON.stringify(await commonWords())}`;
      if (id === VOCABULARY_HELD) {
        const text = await vocabulary();
        if (!isBuild) return `export default () => ${JSON.stringify(text)}`;
        const file = readFrom(this.emitFile({ type: 'asset', name: 'vocabulary.bin', source: text }));
        return `import { readFileSync } from 'node:fs';\nexport default () => ${file}.toString('latin1')`;
      }
      const [file = ''] = id.split('?');
      const isYaml = file.endsWith('.yaml');
      if (!isYaml && !file.endsWith('.bin')) return undefined;
      const held = isYaml ? Buffer.from(JSON.stringify(parse(readFileSync(file, 'utf8')))) : readFileSync(file);
      const name = `${path.parse(file).name}${isYaml ? '.json' : '.bin'}`;
      const bytes = isBuild
        ? readFrom(this.emitFile({ type: 'asset', name, source: held }))
        : `Buffer.from('${held.toString('base64')}', 'base64')`;
      return `import { readFileSync } from 'node:fs';\nexport default ${isYaml ? `JSON.parse(${bytes})` : `new Uint8Array(${bytes})`}`;
    },
  };
};
