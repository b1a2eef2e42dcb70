// Writes the smallest forms of every file whose content stays as it is built: a second of work for each visitor's kilobytes.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const FORMS = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** Pages are left to the server: it puts the site's address into them when it starts. */
export const compress = async (client) => {
  const names = await readdir(client, { recursive: true });
  for (const file of names.filter((name) => /\.(js|css|svg)$/.test(name)).map((name) => path.join(client, name))) {
    const plain = await readFile(file);
    for (const [ending, packed] of Object.entries(FORMS)) await writeFile(`${file}.${ending}`, await packed(plain));
  }
};
