import { useCallback, useEffect, useState } from 'react';
import type { Values } from '../definition/index.ts';
import { readKept, writeKept } from '../keep/storage.ts';
import { KEEP_FIELDS, type FormHandle } from './useToolForm.ts';

const read = (key: string): Values | undefined => {
  const kept = readKept(key);
  return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as Values) : undefined;
};

/**
 * A form kept on the device while the visitor wants that: read at the start (being there says that it is wanted), written
 * whenever it changes, and removed when it is no longer wanted (spec 1, section 4). Only fields that the form has are filled in.
 */
export const useKeptForm = (
  key: string,
  form: FormHandle,
  defaults: Values,
): readonly [kept: boolean, keep: (on: boolean) => void] => {
  const [start] = useState(() => read(key));
  const [kept, setKept] = useState(start !== undefined);

  useEffect(() => {
    if (!start) return;
    const known = Object.entries(start).filter(([name, value]) => name in defaults && typeof value === typeof defaults[name]);
    form.reset({ ...form.getValues(), ...Object.fromEntries(known) }, { ...KEEP_FIELDS, keepDefaultValues: true });
  }, [start, form, defaults]);

  useEffect(() => {
    if (!kept) return undefined;
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => writeKept(key, values) });
  }, [key, form, kept]);

  const keep = useCallback(
    (on: boolean) => {
      setKept(on);
      writeKept(key, on ? form.getValues() : undefined);
    },
    [key, form],
  );
  return [kept, keep];
};
