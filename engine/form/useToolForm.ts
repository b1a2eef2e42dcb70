import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useMemo, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { registerTyped, restoreTyped } from '../keep/acrossReload.ts';
import { linkFor, valuesFromLink } from './link.ts';
import type { AnyTool, Values } from '../definition/index.ts';
import { checkForm, defaultsOf, rulesOfForm, type OptionLists } from './values.ts';

/** A tool's form as react-hook-form gives it. */
export type FormHandle = UseFormReturn<Values>;
/** Text found in the boxes at hydration, by field. */
export type EarlyText = Map<string, string>;

/** A reset does not render native boxes again: the form must write into those it has. */
export const KEEP_FIELDS = { keepFieldsRef: true };

type FormSchema = Parameters<typeof standardSchemaResolver<Values, unknown, Values>>[0];

/** The rules of the tool's form as form libraries read them (https://standardschema.dev). */
const schemaOf = (tool: AnyTool): FormSchema => ({
  '~standard': {
    version: 1,
    vendor: 'engine',
    validate(typed) {
      const { values, problems } = checkForm(rulesOfForm(tool), typed as Values);
      const issues = Object.entries(problems).map(([key, message]) => ({ message, path: [key] }));
      return issues.length > 0 ? { issues } : { value: values };
    },
  },
});

/** The tool's form: its defaults, its check, and what the page's address fills in. */
export const useToolForm = (tool: AnyTool, lists: OptionLists): { form: FormHandle; defaults: Values; early: EarlyText } => {
  const defaults = useMemo(() => defaultsOf(tool.fields, lists), [tool, lists]);
  const resolver = useMemo(() => standardSchemaResolver(schemaOf(tool)), [tool]);
  // An error disappears as soon as its field is edited (see ToolForm) and comes back only on the next attempt.
  const form = useForm<Values>({ defaultValues: defaults, resolver, mode: 'onSubmit', reValidateMode: 'onSubmit' });
  const [early] = useState((): EarlyText => new Map());
  useEffect(() => {
    const fill = (): void => {
      const given = {
        ...valuesFromLink(tool.fields, location.hash, lists),
        ...valuesFromLink(tool.fields, restoreTyped(tool.slug), lists),
        ...Object.fromEntries(early),
      };
      early.clear();
      if (Object.keys(given).length > 0)
        form.reset({ ...form.getValues(), ...given }, { ...KEEP_FIELDS, keepDefaultValues: true });
    };
    fill();
    window.addEventListener('hashchange', fill);
    return () => window.removeEventListener('hashchange', fill);
  }, [tool, lists, form, early]);
  // All values, not only those that differ from their defaults: the address may fill in what was set back to its default.
  useEffect(() => {
    const release = registerTyped(tool.slug, () => linkFor(tool.fields, form.getValues(), {}));
    return release;
  }, [tool, form]);
  return { form, defaults, early };
};
