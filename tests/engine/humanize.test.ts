/** The humanizer without its server (specification 1, section 4): phrases by tone, then the length. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { humanize } from '../../converters/transforms/humanize.ts';
import { chanceFrom } from '../../engine/definition/chance.ts';

const TONES = ['Standard', 'Academic', 'Professional', 'SEO/blogs'];
const TEXT =
  "Furthermore, the team utilizes numerous tools in order to save time. It's clear that they don't waste a lot of effort. In conclusion, planning plays a crucial role in success.";
const at = (tone: string, outputLength = 50, text = TEXT, seed = 1): string =>
  humanize(text, { tone, outputLength }, chanceFrom(seed));
const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);
const sentences = (text: string): string[] => text.split(/(?<=[.!?])\s+/);

describe('tones', () => {
  it('each writes another text', () => expect(new Set(TONES.map((tone) => at(tone))).size).toBe(4));

  it('Academic is formal: contractions are written out', () => {
    expect(at('Academic')).toContain('It is clear that they do not waste a great deal of effort.');
  });
  it('Professional is for business', () => {
    expect(at('Professional')).toContain('In addition, the team uses numerous tools to save time.');
  });
  it('Standard is casual', () => {
    expect(at('Standard', 50, 'They do not utilize it prior to lunch.')).toBe("They don't use it before lunch.");
  });
  it('SEO/blogs opens with a question, and then says the text', () => {
    const [hook, ...rest] = sentences(at('SEO/blogs'));
    expect(hook).toMatch(/^[A-Z].*\?$/);
    expect(rest.join(' ')).toMatch(/^Plus, the team uses many tools to save time\./);
    expect(new Set(Array.from({ length: 40 }, (_, seed) => sentences(at('SEO/blogs', 50, TEXT, seed))[0])).size).toBeGreaterThan(
      1,
    );
  });
});

describe('length', () => {
  it.each([25, 30, 40, 49])('%i keeps that percentage of the words, and appends an ellipsis', (percent) => {
    for (const tone of TONES) {
      const whole = at(tone);
      const cut = at(tone, percent);
      expect(cut).toMatch(/[^\s.,]\.\.\.$/);
      expect(words(cut)).toHaveLength(Math.round((words(whole).length * percent) / 100));
      expect(whole.startsWith(cut.slice(0, -3))).toBe(true);
    }
  });
  it.each([51, 100, 150])('%i appends one of four sentences of the tone', (length) => {
    const endings = TONES.map((tone) => {
      const whole = at(tone);
      const found = new Set<string>();
      for (let seed = 0; seed < 60; seed++) {
        // The opening of SEO/blogs is drawn as well.
        const longer = at(tone, length, TEXT, seed);
        const rest = tone === 'SEO/blogs' ? sentences(longer).slice(-1)[0]! : longer.slice(whole.length + 1);
        expect(rest).toMatch(/^[A-Z][^.!?]*\.$/);
        found.add(rest);
      }
      expect(found.size).toBe(4);
      return [...found];
    });
    expect(new Set(endings.flat()).size).toBe(16);
  });
  it('begins a new sentence after a text without a full stop', () => {
    expect(at('Standard', 60, 'Bread and butter')).toMatch(/^Bread and butter\. [A-Z]/);
    expect(at('Standard', 60, 'Is it bread?')).toMatch(/^Is it bread\? [A-Z]/);
  });
});

describe('what stays', () => {
  it('quotations, addresses and code', () => {
    const text =
      'She said "do not utilize it" and “in order to” and «prior to», see https://example.org/in-order-to/utilize or utilize@example.org, `utilize`.';
    for (const kept of text.match(/"[^"]*"|“[^”]*”|«[^»]*»|https:[^ ]*|\S+@\S+\.org|`[^`]*`/g) ?? [])
      for (const tone of TONES) expect(at(tone, 50, text)).toContain(kept);
  });
  it('the case of the first letter, and line breaks', () => {
    expect(at('Standard', 50, 'Utilize it.\n\n- utilizing it\nPrior to noon')).toBe('Use it.\n\n- using it\nBefore noon');
    expect(at('Standard', 50, 'It is important to note that bread rises. it should be noted that it falls.')).toBe(
      'Bread rises. it falls.',
    );
  });
  it('words that only look alike', () => {
    expect(at('Standard', 50, 'overutilized, re-utilized, utilization')).toBe('overutilized, re-utilized, utilization');
  });
});

it('keeps a text that is nothing but a phrase to be dropped', () =>
  expect(at('Standard', 50, 'it should be noted that ')).toBe('it should be noted that '));

it('never throws or loses a text', () => {
  const unit = fc.constantFrom(...Array.from('ab .,"“”`\n?🙂é'), 'utilize ', "it's ", 'it should be noted that ', 'so, ', '$&');
  fc.assert(
    fc.property(
      fc.string({ unit, maxLength: 30 }),
      fc.constantFrom(...TONES),
      fc.integer({ min: 25, max: 150 }),
      (text, tone, n) => {
        const result = at(tone, n, text);
        // The only one there may be in a phrase that goes.
        if (n >= 50 && /a/.test(text.replaceAll('it should be noted that ', ''))) expect(result).toMatch(/a/);
        expect(result).not.toContain('undefined');
      },
    ),
  );
});
