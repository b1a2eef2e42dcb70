/** What is left out of React is there to be left out, and what stays is whole. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseAst } from 'vite';
import { describe, expect, test } from 'vitest';
import { leanReact } from '../../src/build/leanReact.ts';

const react = readFileSync(
  createRequire(import.meta.url)
    .resolve('react-dom/client')
    .replace(/client\.js$/, 'cjs/react-dom-client.production.js'),
  'utf8',
);

const lean = (code: string): string => {
  const { transform } = leanReact();
  if (typeof transform !== 'object') throw new Error('the plugin transforms nothing');
  const context = {
    parse: parseAst,
    error(message: string) {
      throw new Error(message);
    },
  };
  return (Reflect.apply(transform.handler, context, [code]) as { code: string }).code;
};

describe('leanReact', () => {
  const made = lean(react);
  test.each(['startViewTransition', 'FragmentInstance', 'acquireResource', 'updateSuspenseListComponent'])(
    '%s is empty',
    (name) => {
      expect(made).toMatch(new RegExp(`^function ${name}\\([^)]*\\) \\{\\}$`, 'm'));
    },
  );
  test('their methods are gone', () => {
    expect(react).toContain('FragmentInstance.prototype.');
    expect(made).not.toContain('FragmentInstance.prototype.');
  });
  test.each(['updateSuspenseComponent', 'updateClassComponent', 'commitMutationEffectsOnFiber'])('%s stays as it is', (name) => {
    const whole = new RegExp(`^function ${name}\\([\\s\\S]*?^\\}$`, 'm').exec(react)?.[0] ?? '';
    expect(whole).not.toBe('');
    expect(made).toContain(whole);
  });
  test('it is a program still', () => {
    expect(() => parseAst(made)).not.toThrow();
  });
  test('a React that lacks one of them is refused by its name', () => {
    expect(() => lean(react.replaceAll('acquireResource', 'renamed'))).toThrow('acquireResource');
  });
});
