import { optionLabel, optionValue, standInFor, valueAsText, type AnyTool, type Values } from '../../engine/definition/index.ts';
import { choicesOf } from '../../engine/form/values.ts';

/** The chosen settings as the form words them: "Button Text, Buy Now, Default". A stand-in's text replaces its field's. */
export const settingsOf = (tool: AnyTool, values: Values, keys: readonly string[]): string =>
  keys
    .map((key) => {
      const standIn = standInFor(tool.fields, key)?.[0];
      const own = standIn === undefined ? '' : valueAsText(values[standIn]).trim();
      if (own !== '') return own;
      const field = tool.fields[key];
      const option =
        field?.kind === 'select' && choicesOf(field, undefined).find((choice) => optionValue(choice) === values[key]);
      return option ? optionLabel(option) : valueAsText(values[key]);
    })
    .filter(Boolean)
    .join(', ');
