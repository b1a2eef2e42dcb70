// `npm run catalogue`: every tool as one line of a table, read from its definition; or what is wrong with one. With slugs
// behind it, the definitions of these as JSON, which an editor checks and explains by the schema that it names.
import { soundCatalogue } from './sound.mjs';

const { tools, converters } = await soundCatalogue();

/** Undefined where there is none of this name. */
const printed = (slug) => {
  const [tool, converter] = [tools[`tools/${slug}.ts`], converters[`converters/${slug}.ts`]];
  const $schema = `./engine/${tool ? 'tool' : 'converter'}-definition.schema.json`;
  return (tool ?? converter) && JSON.stringify({ $schema, ...(tool ?? converter) }, null, 2);
};

const slugs = process.argv.slice(2);
for (const slug of slugs) {
  const text = printed(slug);
  if (text) console.log(text);
  else {
    console.error(`There is neither a tool nor a text style called “${slug}”.`);
    process.exitCode = 1;
  }
}
if (slugs.length === 0)
  console.table(
    Object.values(tools).map(({ slug, name, group, call, fields, result, limit }) => ({
      slug,
      name,
      group,
      call: call.post ?? `in the browser: ${call.local}`,
      fields: Object.keys(fields).join(' '),
      result: result.map(({ block }) => block).join(' '),
      limit: limit === 'none' ? 'none' : `${limit.perDay} a day${limit.enforced ? ', enforced' : ''}`,
    })),
  );
