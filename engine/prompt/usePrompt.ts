import { useCallback, useMemo, useState } from 'react';
import type { AnyTool, Values } from '../definition/index.ts';
import { promptPathOf } from './promptPath.ts';
import { checkForm, payloadOf, rulesOfForm } from '../form/values.ts';

/** The request for a prompt: its path and its payload. */
export interface PromptRequest {
  readonly post: string;
  readonly payload: Values;
}

export interface Prompting {
  /** Set while the dialog with the prompt is open. */
  readonly request: PromptRequest | undefined;
  /** Opens the prompt for these values of the form. */
  readonly open: (values: Values) => void;
  readonly close: () => void;
}

/** Opens and closes the filled form as a prompt for the visitor's own assistant; undefined for a tool that composes nothing. */
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
