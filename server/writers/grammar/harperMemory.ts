/**
 * Harper's memory as it is once its dictionary and rules stand. The build keeps it in a file: setting them up takes a second of
 * processor time and leaves 50 MB in use that nothing needs, and reading them takes a tenth of that.
 */
import { closeSync, existsSync, openSync, readSync, writeSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Dialect } from 'harper.js';
import { slimBinary } from 'harper.js/slimBinary';

/** What harper.js has inside, and does not describe. */
interface Exports {
  readonly memory: WebAssembly.Memory;
  readonly __wbindgen_malloc: (size: number, align: number) => number;
  readonly __wbindgen_free: (at: number, size: number, align: number) => void;
}
interface Glue {
  readonly initSync: () => Exports;
  readonly Linter: {
    readonly new: (dialect: Dialect) => { readonly __wbg_ptr: number };
    readonly __wrap: (at: number) => unknown;
  };
}
type Binary = typeof slimBinary;

const glueOf = (binary: Binary): Promise<Glue> => (binary as unknown as { getBinaryModule(): Promise<Glue> }).getBinaryModule();

/** Beside this code once it is built; there is none beside the source. */
const BUILT = fileURLToPath(new URL('./harper.bin', import.meta.url));

/** Those whose linters are kept, in this order. */
const DIALECTS = [Dialect.American, Dialect.British];
/** Only stretches of so many bytes that hold anything are kept: the others are never touched, and so take no memory. */
const STRETCH = 4096;
const LARGEST_BLOCK = 1 << 24;
const SMALLEST_BLOCK = STRETCH * 2;

/** Fills what the setup has used and given back with zeros. */
const clearFree = ({ memory, __wbindgen_malloc: take, __wbindgen_free: giveBack }: Exports): void => {
  const end = memory.buffer.byteLength;
  const taken: [at: number, size: number][] = [];
  for (let size = LARGEST_BLOCK; size >= SMALLEST_BLOCK; size /= 2) {
    for (let isOld = true; isOld; ) {
      const at = take(size, 8) >>> 0;
      taken.push([at, size]);
      isOld = at + size <= end;
      // What lies beyond is new, and empty.
      if (isOld) new Uint8Array(memory.buffer, at, size).fill(0);
    }
  }
  for (const [at, size] of taken) giveBack(at, size, 8);
};

/** Where there is anything in memory: from, to. */
const stretchesOf = (memory: Uint8Array): [number, number][] => {
  const empty = Buffer.alloc(STRETCH);
  const found: [number, number][] = [];
  for (let from = 0; from < memory.length; from += STRETCH) {
    if (empty.equals(memory.subarray(from, from + STRETCH))) continue;
    const last = found.at(-1);
    if (last?.[1] === from) last[1] += STRETCH;
    else found.push([from, from + STRETCH]);
  }
  return found;
};

/** Sets harper up, and keeps what its memory then holds. For a process in which harper has done nothing yet. */
export const keepHarper = async (file = BUILT): Promise<void> => {
  const { initSync, Linter } = await glueOf(slimBinary);
  const exports = initSync();
  const linters = DIALECTS.map((dialect) => Linter.new(dialect));
  clearFree(exports);
  const memory = new Uint8Array(exports.memory.buffer);
  const stretches = stretchesOf(memory);
  const head = [memory.length, ...linters.map(({ __wbg_ptr: at }) => at), ...stretches.flat()];
  const to = openSync(file, 'w');
  try {
    writeSync(to, Uint32Array.of(head.length, ...head));
    for (const [from, until] of stretches) writeSync(to, memory, from, until - from);
  } finally {
    closeSync(to);
  }
};

/** @throws where the file ends before that: half of Harper's memory would be worse than none. */
const fill = (from: number, into: Uint8Array): void => {
  for (let at = 0; at < into.length; ) {
    const read = readSync(from, into, at, into.length - at, null);
    if (read === 0) throw new Error('the file with Harper’s memory ends too early: build anew');
    at += read;
  }
};

const readNumbers = (from: number, count: number): Uint32Array => {
  const numbers = new Uint32Array(count);
  fill(from, new Uint8Array(numbers.buffer));
  return numbers;
};

const WASM_PAGE = 65_536;

/** Reads what was kept into harper's memory, and says where the linters are. */
const restore = (memory: WebAssembly.Memory, file: string): readonly number[] => {
  const from = openSync(file, 'r');
  try {
    const [length = 0] = readNumbers(from, 1);
    const [size = 0, ...rest] = readNumbers(from, length);
    memory.grow((size - memory.buffer.byteLength) / WASM_PAGE);
    const bytes = new Uint8Array(memory.buffer);
    const stretches = rest.slice(DIALECTS.length);
    for (let at = 0; at < stretches.length; at += 2) fill(from, bytes.subarray(stretches[at], stretches[at + 1]));
    return rest.slice(0, DIALECTS.length);
  } finally {
    closeSync(from);
  }
};

/** Harper with the linters that were kept, where there are any; each is given once, and whoever asks again gets a new one. */
const withKept = (file: string): Binary => {
  if (!existsSync(file)) return slimBinary;
  const kept = glueOf(slimBinary).then(({ initSync, Linter }) => {
    const places = restore(initSync().memory, file);
    return new Map(DIALECTS.map((dialect, at) => [dialect, Linter.__wrap(places[at]!)]));
  });
  return Object.assign(Object.create(slimBinary) as Binary, {
    async createLinter(dialect: Dialect) {
      const linters = await kept;
      const linter = linters.get(dialect) ?? (await glueOf(slimBinary)).Linter.new(dialect);
      linters.delete(dialect);
      return linter;
    },
  });
};

let binary: Binary | undefined;
/** What a linter is made with. */
export const harperBinary = (file = BUILT): Binary => (binary ??= withKept(file));
