/** Every page of the site, in every browser: it opens, wakes, does what it is for, and gives its text away. */
import { slugsIn } from '../../support/slugs.ts';
import { css, role, test, type Visitor } from './visitor.ts';

const RESULT = role('region', 'Result');

/** A converter: typed and restyled on the device. */
const restyle = async (visitor: Visitor): Promise<void> => {
  await visitor.fill(role('textbox', 'Write Normal Text'), 'Open till 9');
  await visitor.click(role('button', 'COPY'));
  await visitor.hears(/copied to clipboard!/);
};

/** The library of prompts: its list, and the form that makes more of them. */
const browse = async (visitor: Visitor): Promise<void> => {
  await visitor.click(role('button', 'Copy', css('ul[aria-label="Prompts"]')));
  await visitor.click(role('button', 'Generate Custom Prompts'));
  await visitor.sees(role('dialog', /./));
};

/** A tool: its first example, sent; and what it wrote, copied where it can be. */
const generate = async (visitor: Visitor): Promise<void> => {
  await visitor.click(css('section[aria-labelledby="examples"] button'));
  await visitor.click(css('main form button[type="submit"]'));
  await visitor.sees(`${RESULT}?.matches(':not([aria-busy="true"])')`);
  const copy = role('button', /copy/i, RESULT);
  if (!(await visitor.has(copy))) return;
  await visitor.click(copy);
  await visitor.hears(/copied/i);
};

const slugs = [...slugsIn('tools'), ...slugsIn('converters')];

test('the home page opens and leads to every tool', async ({ visitor }) => {
  await visitor.open('/');
  for (const slug of slugs) await visitor.sees(css(`main a[href="/${slug}"]`));
});

for (const slug of slugs)
  test(`${slug} opens, wakes and does its work`, async ({ visitor }) => {
    await visitor.open(`/${slug}`);
    await visitor.sees(css('main form, main textarea, main ul[aria-label="Prompts"] li'));
    if (await visitor.has(role('textbox', 'Write Normal Text'))) await restyle(visitor);
    else if (await visitor.has(css('main form button[type="submit"]'))) await generate(visitor);
    else await browse(visitor);
  });
