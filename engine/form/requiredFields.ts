import { isText, shownFields, type AnyTool } from '../definition/index.ts';

/** Keys of the fields without which the tool does not run: while one is blank, its button is disabled. */
export const keysThatDisable = (tool: AnyTool): string[] =>
  shownFields(tool.fields)
    .filter(([, field]) => isText(field) && field.disablesWhenBlank)
    .map(([key]) => key);

/** The kind of fault of fields of which at least one must be filled in. */
export const AT_LEAST_ONE = 'at least one';
