// The generic form engine against the same form written by hand. `node bench/form/run.mjs [rounds]`; see bench/README.md.
import { chromium } from 'playwright';
import { launchOptions } from '../../tests/support/browsers.mjs';
import { buildForm } from './build.mjs';
import { commitsPerKey, measureOnce } from './measure.mjs';

const ROUNDS = Number(process.argv[2] ?? 15);
const SIZES = [8, 100];
const BAR = 1.1;

const median = (numbers) => {
  const sorted = numbers.toSorted((a, b) => a - b);
  return (sorted[Math.floor((sorted.length - 1) / 2)] + sorted[Math.ceil((sorted.length - 1) / 2)]) / 2;
};

const forms = [await buildForm('hand'), await buildForm('engine'), await buildForm('eager')];
const [hand, engine] = forms;
const browser = await chromium.launch(await launchOptions());
const rows = [];
const judged = [];

const row = (what, unit, digits, figureOf) => {
  const figures = Object.fromEntries(forms.map((form) => [form.name, figureOf(form)]));
  const ratio = figures.engine / figures.hand;
  rows.push({
    '': `${what}, ${unit}`,
    'by hand': figures.hand.toFixed(digits),
    engine: figures.engine.toFixed(digits),
    'engine / by hand': ratio.toFixed(2),
    'by hand, eager select': figures.eager.toFixed(digits),
  });
  return ratio;
};

for (const fields of SIZES) {
  const taken = new Map(forms.map((form) => [form.name, []]));
  for (let round = 0; round < ROUNDS; round++) {
    // Turn about, so that whatever else the machine does hits all of them; each goes first as often as the others.
    const order = forms.map((_, at) => forms[(at + round) % forms.length]);
    for (const form of order) taken.get(form.name).push(await measureOnce(browser, form, fields));
  }
  const commits = new Map();
  for (const form of forms) commits.set(form.name, await commitsPerKey(browser, form, fields));
  const middle = (key) => (form) => median(taken.get(form.name).map((one) => one[key]));
  const at = `${fields} fields`;
  judged.push([`mount, ${at}`, row(`mount, ${at}`, 'ms', 2, middle('mount'))]);
  row(`mount by the clock, ${at}`, 'ms', 2, middle('mountByClock'));
  judged.push([`typing, ${at}`, row(`keystroke, ${at}`, 'ms', 3, middle('key'))]);
  row(`of it in scripts, ${at}`, 'ms', 3, middle('keyScripts'));
  row(`commits per keystroke, ${at}`, 'number', 2, (form) => commits.get(form.name));
}
row('script', 'kB gzipped', 1, (form) => form.gzipped / 1000);
await browser.close();

console.table(Object.fromEntries(rows.map(({ '': what, ...figures }) => [what, figures])));
console.log(`The engine's own weight: ${((engine.gzipped - hand.gzipped) / 1000).toFixed(1)} kB gzipped.`);
for (const [what, ratio] of judged)
  console.log(`${what}: ${ratio.toFixed(2)} × by hand, ${ratio <= BAR ? 'within' : 'over'} the bar of ${BAR}`);
