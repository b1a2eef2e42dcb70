import { useCallback, useMemo, useState } from 'react';
import type { AnyTool, Values } from '../definition/index.ts';
import { promptPathOf } from './promptPath.ts';
import { checkForm, payloadOf, rulesOfForm } from '../form/values.ts';

/** What a prompt is asked for with, and where. */
export interface PromptRequest {
  readonly post: string;
  readonly payload: Values;
}

export interface Prompting {
  /** Set while the sheet with the prompt is open. */
  readonly request: PromptRequest | undefined;
  /** For these values of the form. */
  readonly open: (values: Values) => void;
  readonly close: () => void;
}

/** The filled form on its way to an assistant of the visitor's own; undefined for a tool that composes nothing. */
export const usePrompt = (tool: AnyTool): Prompting | undefined => {
  const [payload, setPayload] = useState<Values>();
  const open = useCallback(
    (values: Values) => setPayload(payloadOf(tool.fields, checkForm(rulesOfForm(tool), values).values)),
    [tool],
  );
  const close = useCallback(() => setPayload(undefined), []);
  const post = promptPathOf(tool);
  return useMemo(
    () => (post === undefined ? undefined : { request: payload && { post, payload }, open, close }),
    [post, payload, open, close],
  );
};
