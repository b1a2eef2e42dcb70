import { optionLabel, optionValue, type AnyTool } from '../../engine/definition/index.ts';
import { choicesOf, isText, type Values } from '../../engine/values.ts';

/** What was chosen, in the words of the form: "Button Text, Buy Now, Default". A stand-in's words replace its field's. */
export const settingsOf = (tool: AnyTool, values: Values, keys: readonly string[]): string =>
  keys
    .map((key) => {
      const standIn = Object.entries(tool.fields).find(([, field]) => isText(field) && field.insteadOf === key)?.[0];
      const own = standIn === undefined ? '' : String(values[standIn] ?? '').trim();
      if (own !== '') return own;
      const field = tool.fields[key];
      const option = field?.kind === 'select' && choicesOf(field, undefined).find((choice) => optionValue(choice) === values[key]);
      return option ? optionLabel(option) : String(values[key] ?? '');
    })
    .filter(Boolean)
    .join(', ');
