/**
 * The form of tool.ts as a good hand would write it, with no definition in between: react-hook-form with its defaults, a
 * schema of zod/mini, a counter that watches its own field. It shares with the engine what is mere looks.
 */
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useState, type ComponentType } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import type { FormHandle } from '../../engine/form/useToolForm.ts';
import page from '../../engine/page/page.module.css';
import controls from '../../src/controls/controls.module.css';
import { FieldFrame } from '../../src/tool/FieldFrame.tsx';
import { Button } from '../../components/Button.tsx';
import { ErrorBox } from '../../components/ErrorBox.tsx';
import { Terms } from '../../src/tool/Terms.tsx';

type Values = Record<string, unknown>;
const MAX = 2500;

/** The schema and the first values, which a hand-written form has ready before it is drawn. */
export const prepare = (parts: number) => {
  const shape: Record<string, z.ZodMiniType> = {};
  const defaults: Values = {};
  for (let n = 1; n <= parts; n++) {
    shape[`about${n}`] = z.string().check(z.trim(), z.minLength(1, `Please describe part ${n}.`));
    shape[`keywords${n}`] = z.string().check(z.trim());
    shape[`tone${n}`] = z.string();
    shape[`name${n}`] = z
      .string()
      .check(z.trim(), z.minLength(1, `Please name part ${n}.`), z.minLength(3, 'A name has three letters or more.'));
    Object.assign(defaults, { [`about${n}`]: '', [`keywords${n}`]: '', [`tone${n}`]: 'Default', [`name${n}`]: '' });
  }
  return { parts, schema: z.object(shape), defaults };
};

export interface SelectProps {
  readonly name: string;
  readonly label: string;
  readonly form: FormHandle;
}

const Counter = ({ form, name }: { form: FormHandle; name: string }) => {
  const typed = useWatch({ control: form.control, name });
  return `${String(typed).length}/${MAX}`;
};

const Submit = ({ form, busy }: { form: FormHandle; busy: boolean }) => {
  const about = useWatch({ control: form.control, name: 'about1' });
  return (
    <Button look="main" type="submit" disabled={busy || String(about).trim() === ''} busy={busy}>
      {busy ? 'Generating...' : 'Generate'}
    </Button>
  );
};

interface PartProps {
  readonly n: number;
  readonly form: FormHandle;
  readonly Select: ComponentType<SelectProps>;
}

const Part = ({ n, form, Select }: PartProps) => {
  const { register } = form;
  const { errors } = form.formState;
  const [about, keywords, tone, name] = [`about${n}`, `keywords${n}`, `tone${n}`, `name${n}`];
  const said = (key: string): string | undefined => errors[key]?.message?.toString();
  return (
    <>
      <FieldFrame
        field={{ kind: 'textarea', label: `What is part ${n} about?` }}
        id={about}
        counter={<Counter form={form} name={about} />}
        beside={undefined}
        error={said(about)}
      >
        <textarea
          {...register(about)}
          id={about}
          className={controls.control}
          rows={3}
          maxLength={MAX}
          placeholder="Who is it for, and what should they do?"
          aria-required
          aria-invalid={errors[about] ? true : undefined}
          aria-describedby={errors[about] && `${about}-error`}
        />
      </FieldFrame>
      <FieldFrame
        field={{ kind: 'text', label: `Keywords of part ${n}`, optional: true }}
        id={keywords}
        counter={null}
        beside={undefined}
        error={undefined}
      >
        <input
          {...register(keywords)}
          id={keywords}
          type="text"
          className={controls.control}
          placeholder="ferry, storm, sisters"
          autoComplete="off"
        />
      </FieldFrame>
      <FieldFrame
        field={{ kind: 'text', label: `Tone of part ${n}` }}
        id={tone}
        counter={null}
        beside={undefined}
        error={undefined}
      >
        <Select name={tone} label={`Tone of part ${n}`} form={form} />
      </FieldFrame>
      <FieldFrame
        field={{ kind: 'text', label: `Name of part ${n}` }}
        id={name}
        counter={null}
        beside={undefined}
        error={said(name)}
      >
        <input
          {...register(name)}
          id={name}
          type="text"
          className={controls.control}
          placeholder="A short name"
          autoComplete="off"
          aria-required
          aria-invalid={errors[name] ? true : undefined}
          aria-describedby={errors[name] && `${name}-error`}
        />
      </FieldFrame>
    </>
  );
};

interface ByHandProps {
  readonly prepared: ReturnType<typeof prepare>;
  readonly Select: ComponentType<SelectProps>;
}

export const ByHand = ({ prepared, Select }: ByHandProps) => {
  const { parts, schema, defaults } = prepared;
  const resolver = useMemo(() => zodResolver(schema), [schema]);
  const form = useForm<Values>({ defaultValues: defaults, resolver });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const send = form.handleSubmit(async (values) => {
    setBusy(true);
    setProblem(undefined);
    try {
      const response = await fetch('/api/bench-form', { method: 'POST', body: JSON.stringify(values) });
      if (!response.ok) setProblem('Failed to write');
    } catch {
      setProblem('Failed to write. Please try again.');
    } finally {
      setBusy(false);
    }
  });
  return (
    <form aria-label="Form details" noValidate onSubmit={(event) => void send(event)}>
      <div className={page.fields}>
        {Array.from({ length: parts }, (_, at) => (
          <Part key={at} n={at + 1} form={form} Select={Select} />
        ))}
      </div>
      <div className={page.act}>
        {problem !== undefined && <ErrorBox words={problem} />}
        <div className={page.buttons}>
          <Submit form={form} busy={busy} />
        </div>
        <Terms />
      </div>
    </form>
  );
};
