/** A text of a result keeps its lines, in whatever block and part of a block it stands. */
import { expect, test } from './gallery.ts';

test('every text of two lines stands on two', async ({ page, gallery, complaints }) => {
  await page.goto(gallery);
  await page.getByRole('heading', { name: 'Block actions' }).waitFor();
  const texts = await page.evaluate(() => {
    const found: { text: string; lines: number; block: string }[] = [];
    for (const state of document.querySelectorAll('[data-state="texts of two lines"]')) {
      const walk = document.createTreeWalker(state, NodeFilter.SHOW_TEXT);
      for (let { nextNode: next } = walk, node = next.call(walk); node; node = next.call(walk)) {
        const text = node.textContent ?? '';
        if (!text.includes('\n') || !node.parentElement?.checkVisibility()) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top));
        found.push({ text, lines: new Set(tops).size, block: state.closest('section')?.id ?? '' });
      }
    }
    return found;
  });
  expect([...new Set(texts.map(({ block }) => block))]).toEqual(
    ['highlight', 'cards', 'document', 'panel', 'list', 'joined'].map((kind) => `block-${kind}`),
  );
  expect(texts.filter(({ lines }) => lines < 2)).toEqual([]);
  expect(complaints).toEqual([]);
});
