import { isText, shownFields, type AnyTool } from '../definition/index.ts';

/** The fields without which the tool does not run: while one is blank the button is disabled, and the keys do nothing. */
export const keysThatDisable = (tool: AnyTool): string[] =>
  shownFields(tool.fields)
    .filter(([, field]) => isText(field) && field.disablesWhenBlank)
    .map(([key]) => key);
