import { copyText } from '../copy/clipboard.ts';
import { linkFor } from './link.ts';
import { isText, shownFields, type AnyTool, type Values } from '../definition/index.ts';
import { notify } from '../notices/notices.ts';
import * as says from '../../words/tool.ts';

const copyLink = (hash: string): Promise<boolean> => copyText(location.origin + location.pathname + hash);

/**
 * Copies a link that fills in this form: its settings, and what was typed only when the visitor asks for that too. The part after
 * its `#` never reaches a server.
 */
export const shareForm = async (tool: AnyTool, values: Values, defaults: Values): Promise<void> => {
  const typed = shownFields(tool.fields).flatMap(([key, field]) => (isText(field) && values[key] !== defaults[key] ? [key] : []));
  const settings = { ...values, ...Object.fromEntries(typed.map((key) => [key, defaults[key]])) };
  if (!(await copyLink(linkFor(tool.fields, settings, defaults)))) return notify(tool.slug, says.linkFailed, 'problem');
  if (typed.length === 0) return notify(tool.slug, says.linkCopied, 'done');
  const whole = linkFor(tool.fields, values, defaults);
  const withText = async (): Promise<void> => {
    if (await copyLink(whole)) notify(tool.slug, says.linkCopiedWithText(whole.length), 'done');
    else notify(tool.slug, says.linkFailed, 'problem');
  };
  notify(tool.slug, says.linkCopiedWithoutText, 'done', { label: says.includeMyText, act: () => void withText() });
};
