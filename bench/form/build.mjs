// Builds each form as a page would be built, and keeps it in memory.
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');

/** The chunks that a page needs before it can be used: its entry, and what that imports other than on demand. */
const neededAtOnce = (chunks, entry) => {
  const needed = new Set();
  const visit = (fileName) => {
    if (needed.has(fileName)) return;
    needed.add(fileName);
    chunks.find((chunk) => chunk.fileName === fileName)?.imports.forEach(visit);
  };
  visit(entry.fileName);
  return chunks.filter((chunk) => needed.has(chunk.fileName));
};

/**
 * @param {string} name of a file beside this one
 * @returns {Promise<{ name: string, files: Map<string, string | Uint8Array>, gzipped: number }>} its files by their paths,
 * among them a page that holds nothing else, and the bytes of script, gzipped
 */
export const buildForm = async (name) => {
  const { output } = await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    plugins: [react()],
    resolve: { alias: { 'react-remove-scroll': path.join(root, 'components/removeScroll.tsx') } },
    build: {
      write: false,
      target: 'es2022',
      assetsInlineLimit: 0,
      rolldownOptions: { input: path.join(import.meta.dirname, `${name}.tsx`) },
    },
  });
  const chunks = output.filter((file) => file.type === 'chunk');
  const entry = chunks.find((chunk) => chunk.isEntry);
  const styles = output.filter((file) => file.fileName.endsWith('.css')).map((file) => file.fileName);
  const page = `<!doctype html>
<html lang="en">
  <head>
    <title>${name}</title>
    ${styles.map((file) => `<link rel="stylesheet" href="/${file}">`).join('\n    ')}
    <script type="module" src="/${entry.fileName}"></script>
  </head>
  <body><div id="root"></div></body>
</html>`;
  return {
    name,
    files: new Map([
      ['/', page],
      ...output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]),
    ]),
    gzipped: neededAtOnce(chunks, entry).reduce((bytes, chunk) => bytes + gzipSync(chunk.code).length, 0),
  };
};
