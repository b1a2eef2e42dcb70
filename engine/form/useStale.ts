import { useCallback, useSyncExternalStore } from 'react';
import { isActive, type AnyTool, type Values } from '../definition/index.ts';
import { payloadOf } from './values.ts';
import type { FormHandle } from './useToolForm.ts';

const spaced = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

/** The request that these values would become, in a form that can be compared: space around a text does not count. */
const requestOf = ({ fields }: AnyTool, values: Values): string => {
  const counted = Object.entries(values).filter(([key]) => fields[key] && isActive(fields[key], values));
  return JSON.stringify(payloadOf(fields, Object.fromEntries(counted.map(([key, value]) => [key, spaced(value)]))));
};

/** Whether the form has changed since the shown result was made. */
export const useStale = (tool: AnyTool, form: FormHandle, madeWith: Values | undefined): boolean => {
  const subscribe = useCallback(
    (onChange: () => void) => form.subscribe({ formState: { values: true }, callback: onChange }),
    [form],
  );
  return useSyncExternalStore(
    subscribe,
    () => madeWith !== undefined && requestOf(tool, form.getValues()) !== requestOf(tool, madeWith),
    () => false,
  );
};
