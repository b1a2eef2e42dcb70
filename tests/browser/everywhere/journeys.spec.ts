/** What a visitor does that browsers do differently: keys, selects, dialogs, the clipboard, a stream, an error and what follows. */
import { startModelServer } from '../../support/modelServer.ts';
import { startProduct } from '../../support/product.ts';
import { css, expect, role, saying, test, type Visitor } from './visitor.ts';

const DESCRIPTION = role('textbox', 'What is the call to action for?');
const GENERATE = role('button', 'GENERATE');
const BEST = `document.body.textContent.includes('Best performing CTA')`;
const focused = (element: string): string => `document.activeElement === ${element}`;
const select = (name: string): string => role('combobox', name);

const choose = async (visitor: Visitor, name: string, option: string): Promise<void> => {
  // A select comes alive under the pointer; where that takes longer than the press, a visitor presses again.
  await expect(async () => {
    if (!(await visitor.has(css('[role="listbox"]')))) await visitor.click(select(name));
    expect(await visitor.has(css('[role="listbox"]'))).toBe(true);
  }).toPass({ timeout: 30_000 });
  await visitor.click(role('option', option));
  await visitor.sees(`${select(name)}?.textContent.includes(${JSON.stringify(option)})`);
};

test('after an error the page is still there, and the next run succeeds', async ({ visitor }) => {
  await visitor.open('/cta-generator');
  await visitor.fill(DESCRIPTION, 'a pottery class');
  // A language that the embedded writers refuse by name.
  await choose(visitor, 'Language', 'Spanish');
  for (const _ of ['once', 'once more']) {
    await visitor.click(GENERATE);
    await visitor.sees(saying('alert', /Spanish .*English/));
    await visitor.sees(`!${GENERATE}.disabled`);
  }
  await choose(visitor, 'Language', 'English');
  await visitor.click(GENERATE);
  await visitor.sees(BEST);
  expect(await visitor.read(`${DESCRIPTION}.value`)).toBe('a pottery class');
});

test('by keyboard alone: a tool found, its form filled, an entry chosen, a text generated and copied', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.focus(role('searchbox', /./));
  await visitor.type('cta');
  await visitor.sees(css('main a[href="/cta-generator"]'));
  await visitor.press('Enter');
  await visitor.sees(`location.pathname === '/cta-generator'`);
  await visitor.focus(DESCRIPTION);
  await visitor.type('sourdough starter kit');
  await visitor.press('Tab');
  for (let presses = 0; presses < 10 && !(await visitor.has(focused(select('CTA Type')))); presses++) await visitor.press('Tab');
  await visitor.sees(focused(select('CTA Type')));
  await visitor.press('ArrowDown');
  await visitor.sees(focused(role('option', 'Button Text')));
  await visitor.press('ArrowDown');
  await visitor.sees(focused(role('option', 'Email Subject')));
  await visitor.press('Enter');
  await visitor.sees(`${select('CTA Type')}?.textContent.includes('Email Subject')`);
  await visitor.sees(focused(select('CTA Type')));
  await visitor.press('Enter', 'Control');
  await visitor.sees(BEST);
  await visitor.focus(css('ol button'));
  await visitor.press('Enter');
  await visitor.hears(/CTA copied to clipboard!/);
});

test('a dialog is opened and closed by keyboard, and gives the focus back', async ({ visitor }) => {
  const opener = role('button', 'Generate Custom Prompts');
  await visitor.open('/prompt-generator');
  await visitor.focus(opener);
  await visitor.press('Enter');
  await visitor.sees(`document.activeElement.closest('[role="dialog"]')`);
  await visitor.press('Escape');
  await visitor.sees(`!${css('[role="dialog"]')}`);
  await visitor.sees(focused(opener));
});

test('a restyled text is copied, and pasted where the visitor likes', async ({ visitor }) => {
  const box = role('textbox', 'Write Normal Text');
  await visitor.open('/normaltobold-generator');
  await visitor.fill(box, 'Hi');
  await visitor.sees(`${role('region', 'Result')}?.textContent.includes('\u{1d407}\u{1d422}')`);
  await visitor.click(role('button', 'COPY'));
  await visitor.hears(/Bold text copied to clipboard!/);
  await visitor.click(role('button', 'Clear'));
  await visitor.sees(`${box}.value === ''`);
  await visitor.paste(box);
  await visitor.sees(`${box}.value === '\u{1d407}\u{1d422}'`);
});

test('a theme that was chosen stays', async ({ visitor }) => {
  const ground = () => visitor.read('getComputedStyle(document.body).backgroundColor');
  await visitor.open('/');
  const first = await ground();
  await visitor.click(role('button', 'Switch between light and dark'));
  await expect.poll(ground).not.toBe(first);
  const chosen = await ground();
  await visitor.open('/eulogy-generator');
  expect(await ground()).toBe(chosen);
  await visitor.click(role('button', 'Switch between light and dark'));
  await expect.poll(ground).toBe(first);
});

test('a text by a language model grows before the visitor’s eyes, and stays when it is stopped', async ({ visitor }) => {
  const model = await startModelServer();
  const product = await startProduct({ AI_BASE_URL: model.url, AI_MODEL: 'crawling' });
  const sheet = role('region', 'Result');
  const length = `${sheet}.textContent.length`;
  await visitor.open(`${product.url}/eulogy-generator`);
  await visitor.fill(role('textbox', 'Name'), 'Rose');
  // A page that does not know yet how a text can come, as on a busy machine, asks for it whole.
  await visitor.sees(`performance.getEntriesByName(location.origin + '/api/capabilities').length`);
  await visitor.click(role('button', 'Generate'));
  await visitor.sees(`${sheet}?.matches('[aria-busy="true"]') && /\\w+ \\w+ \\w+/.test(${sheet}.textContent)`);
  const early = Number(await visitor.read(length));
  await visitor.sees(`${length} > ${early}`);
  await visitor.click(role('button', 'Stop'));
  await visitor.sees(`document.body.textContent.includes('This stopped early.')`);
  await visitor.sees(`${length} > ${early}`);
  await visitor.calm();
  // Gone from the page first: what it still fetches would fail when its server ends.
  await visitor.open('/');
  await product.stop();
  await model.close();
});
