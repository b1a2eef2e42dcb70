/** Content that people edit and numbers that a command writes, as modules: no YAML is parsed while a server starts. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { parse } from 'yaml';

/** `x.yaml` gives what it holds; `x.bin` gives its bytes. */
export const dataFiles = (): Plugin => ({
  name: 'data-files',
  load(id) {
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
