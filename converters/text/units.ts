/** More arguments than this in one call is slower again, and far more overflows the stack. */
const CHUNK = 8192;

const textOf = (units: Uint16Array): string => Reflect.apply(String.fromCharCode, null, units) as string;

/** Code units as text, lone surrogates included (a TextDecoder would replace them). */
export const fromUnits = (units: Uint16Array): string => {
  if (units.length <= CHUNK) return textOf(units);
  const parts: string[] = [];
  for (let at = 0; at < units.length; at += CHUNK) parts.push(textOf(units.subarray(at, at + CHUNK)));
  return parts.join('');
};

/** Collects code units in one small buffer, so that a long text never needs an array of its own length. */
export class UnitWriter {
  private readonly buffer: Uint16Array;
  private readonly parts: string[] = [];
  private used = 0;

  /** @param expected about how many units will come; a short text gets a short buffer. */
  constructor(expected: number) {
    this.buffer = new Uint16Array(Math.min(CHUNK, expected + 2));
  }

  unit(unit: number): void {
    if (this.used === this.buffer.length) this.flush();
    this.buffer[this.used++] = unit;
  }

  point(point: number): void {
    if (point < 0x10000) {
      this.unit(point);
      return;
    }
    this.unit(0xd7c0 + (point >> 10));
    this.unit(0xdc00 | (point & 0x3ff));
  }

  slice(text: string, start: number, end: number): void {
    for (let at = start; at < end; at++) this.unit(text.charCodeAt(at));
  }

  text(): string {
    this.flush();
    return this.parts.length === 1 ? (this.parts[0] ?? '') : this.parts.join('');
  }

  private flush(): void {
    this.parts.push(textOf(this.buffer.subarray(0, this.used)));
    this.used = 0;
  }
}
