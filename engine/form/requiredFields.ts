import { isBlank, isText, shownFields, type AnyTool, type Values } from '../definition/index.ts';

/** The fields without which the tool does not run: while one is blank the button is disabled, and the keys do nothing. */
export const keysThatDisable = (tool: AnyTool): string[] =>
  shownFields(tool.fields)
    .filter(([, field]) => isText(field) && field.disablesWhenBlank)
    .map(([key]) => key);

/** The check of the form as a whole: what must be filled in, whichever field it is. */
export const lacking = (tool: AnyTool, values: Values): AnyTool['atLeastOne'] =>
  tool.atLeastOne && tool.atLeastOne.of.every((key) => isBlank(values[key])) ? tool.atLeastOne : undefined;
