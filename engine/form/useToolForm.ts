import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useMemo, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { draftOf, draftTaken, followDraft, registerTyped, saveTyped, typedChanged } from '../keep/draft.ts';
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
  const form = useForm<Values>({ defaultValues: defaults, resolver, reValidateMode: 'onSubmit' });
  const [early] = useState((): EarlyText => new Map());
  const brief = tool.formKept === 'when asked';
  useEffect(() => {
    const fill = (given: Values): void => {
      if (Object.keys(given).length > 0)
        form.reset({ ...form.getValues(), ...given }, { ...KEEP_FIELDS, keepDefaultValues: true });
    };
    const linked = (): Values => valuesFromLink(tool.fields, location.hash, lists);
    const kept = valuesFromLink(tool.fields, draftOf(tool.slug)?.typed ?? '', lists);
    // Its lists may have come late: what has been typed since stays.
    const untouched = Object.entries(linked()).filter(([key]) => form.getValues(key) === form.formState.defaultValues?.[key]);
    fill({ ...Object.fromEntries(untouched), ...kept, ...Object.fromEntries(early) });
    early.clear();
    draftTaken(tool.slug, { brief });
    const followed = (): void => {
      // The link takes the place of what is typed.
      saveTyped();
      fill(linked());
      draftTaken(tool.slug, { brief });
    };
    window.addEventListener('hashchange', followed);
    const unfollow = followDraft(tool.slug, ({ typed }) =>
      form.reset({ ...defaults, ...valuesFromLink(tool.fields, typed, lists) }, { ...KEEP_FIELDS, keepDefaultValues: true }),
    );
    return () => {
      window.removeEventListener('hashchange', followed);
      unfollow();
    };
  }, [tool, lists, form, defaults, early, brief]);
  useEffect(() => {
    const read = (): string => {
      const values = form.getValues();
      const changed = linkFor(tool.fields, values, defaults);
      // All values, where the address may fill in what was set back to its default.
      return location.hash === '' ? changed : linkFor(tool.fields, values, {});
    };
    const release = registerTyped(tool.slug, read, { brief });
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: typedChanged });
    return () => {
      unsubscribe();
      release();
    };
  }, [tool, form, defaults, brief]);
  return { form, defaults, early };
};
