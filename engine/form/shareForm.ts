import { copyText } from '../copy/clipboard.ts';
import { linkFor } from './link.ts';
import type { AnyTool, Values } from '../definition/index.ts';
import { notify } from '../notices/notices.ts';

/** Copies a link that fills in this form. The part after its `#` never reaches a server. */
export const shareForm = async (tool: AnyTool, values: Values, defaults: Values): Promise<void> => {
  const address = location.origin + location.pathname + linkFor(tool.fields, values, defaults);
  if (await copyText(address)) notify(tool.slug, 'Link copied. It opens this form as you filled it in.', 'done');
  else notify(tool.slug, 'The link could not be copied.', 'problem');
};
