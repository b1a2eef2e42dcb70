/**
 * `#field=value&…` fills a form. The part after `#` never reaches a server. Values from a link are checked like typed ones:
 * unknown fields and choices are ignored.
 */
import { isText, optionValue, shownFields, valueAsText, type Fields, type Values } from '../definition/index.ts';
import { judge, rulesOf } from '../definition/rules/index.ts';
import { asTyped, choicesOf, type OptionLists } from './values.ts';

export const valuesFromLink = (fields: Fields, hash: string, lists?: OptionLists): Values => {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const values: Values = {};
  for (const [key, field] of shownFields(fields)) {
    const value = given.get(key);
    if (value === null) continue;
    if (isText(field)) values[key] = asTyped(field, value);
    else if (field.kind === 'select') {
      const choice = choicesOf(field, lists)
        .map(optionValue)
        .find((option) => String(option) === value);
      if (choice !== undefined) values[key] = choice;
    } else if (field.kind === 'checkbox') values[key] = value === 'true' || value === '1';
    else if (field.kind === 'slider') {
      const rule = rulesOf(fields).find((one) => one.key === key);
      if (value.trim() !== '' && rule && !judge(rule, Number(value))) values[key] = Number(value);
    } else if (field.kind !== 'number' || /^-?\d+(\.\d+)?$/.test(value)) values[key] = value;
  }
  return values;
};

/** The reverse: the part after `#` for a form, with only what differs from its defaults. */
export const linkFor = (fields: Fields, values: Values, defaults: Values): string => {
  const changed = shownFields(fields).filter(([key]) => values[key] !== defaults[key]);
  const link = new URLSearchParams(changed.map(([key]) => [key, valueAsText(values[key])])).toString();
  return link && `#${link}`;
};
