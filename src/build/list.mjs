// `npm run catalogue`: every tool as one line of a table, read from its definition; or what is wrong with one.
import { soundCatalogue } from './sound.mjs';

const { tools } = await soundCatalogue();
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
