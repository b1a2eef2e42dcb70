// `npm run catalogue`: every tool as one line of a table, read from its definition; or what is wrong with one. With slugs
// behind it, the definitions of these as JSON, which an editor checks and explains by the schema that it names. With `--quality`,
// what keeps each from the next tier of the quality scale.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { loaded, soundCatalogue } from './sound.mjs';

const { tools, converters } = await soundCatalogue();

/** Undefined where there is none of this name. */
const printed = (slug) => {
  const [tool, converter] = [tools[`tools/${slug}.ts`], converters[`converters/${slug}.ts`]];
  const $schema = `./engine/${tool ? 'tool' : 'converter'}-definition.schema.json`;
  return (tool ?? converter) && JSON.stringify({ $schema, ...(tool ?? converter) }, null, 2);
};

const { qualityOf } = await loaded('src/build/quality/rules.ts');
const { beside } = await loaded('src/build/quality/beside.ts');

const [flags, slugs] = [true, false].map((isFlag) => process.argv.slice(2).filter((word) => word.startsWith('--') === isFlag));
for (const slug of slugs) {
  const text = printed(slug);
  if (text) console.log(text);
  else {
    console.error(`There is neither a tool nor a text style called “${slug}”.`);
    process.exitCode = 1;
  }
}
if (flags.includes('--quality-page')) {
  const { qualityPage } = await loaded('src/build/quality/page.ts');
  writeFileSync(path.resolve(import.meta.dirname, '../../docs/quality.md'), qualityPage());
} else if (flags.includes('--quality')) {
  for (const page of [...Object.values(tools), ...Object.values(converters)]) {
    const { tier, lacks } = qualityOf(page, beside);
    console.log(`${page.slug}: ${tier ?? 'below bronze'}${lacks.map((each) => `\n    lacks: ${each}`).join('')}`);
  }
} else if (slugs.length === 0)
  console.table(
    Object.values(tools).map((tool) => {
      const { slug, name, group, call, fields, result, limit } = tool;
      return {
        slug,
        name,
        quality: qualityOf(tool, beside).tier ?? 'below bronze',
        group,
        call: call.post ?? `in the browser: ${call.local}`,
        fields: Object.keys(fields).join(' '),
        result: result.map(({ block }) => block).join(' '),
        limit: limit === 'none' ? 'none' : `${limit.perDay} a day${limit.enforced ? ', enforced' : ''}`,
      };
    }),
  );
