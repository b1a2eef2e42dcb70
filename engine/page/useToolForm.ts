import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useMemo } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { valuesFromLink } from '../deepLink.ts';
import type { AnyTool, Values } from '../definition/index.ts';
import { defaultsOf, schemaFor, type OptionLists } from '../values.ts';
import type { ToolForm } from './kit.ts';

/** The tool's form: its defaults, its check, and what the page's address fills in. */
export const useToolForm = (tool: AnyTool, lists: OptionLists): { form: ToolForm; defaults: Values } => {
  const defaults = useMemo(() => defaultsOf(tool.fields, lists), [tool, lists]);
  const resolver = useMemo(
    (): Resolver<Values> => (values, context, options) => zodResolver(schemaFor(tool.fields, values))(values, context, options),
    [tool],
  );
  // Errors go as soon as their field is edited (see FormField) and come back only on the next attempt.
  const form = useForm<Values>({ defaultValues: defaults, resolver, mode: 'onSubmit', reValidateMode: 'onSubmit' });
  useEffect(() => {
    const fill = (): void => {
      for (const [key, value] of Object.entries(valuesFromLink(tool.fields, location.hash, lists))) form.setValue(key, value);
    };
    fill();
    window.addEventListener('hashchange', fill);
    return () => window.removeEventListener('hashchange', fill);
  }, [tool, lists, form]);
  return { form, defaults };
};
