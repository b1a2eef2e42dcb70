/** What stands in a form beside its fields. */
import type { ReactNode } from 'react';
import { formBroken } from '../../words/tool.ts';
import { kit } from '../kit.ts';
import { State } from './Kind.tsx';
import styles from './reference.module.css';

const nothing = (): void => {};

const PARTS: Readonly<Record<string, ReactNode>> = {
  'main button': <kit.SubmitButton>Generate</kit.SubmitButton>,
  'disabled while a field is blank': <kit.SubmitButton disabled>Generate</kit.SubmitButton>,
  'busy, and inert': (
    <kit.SubmitButton busy inert>
      Generating...
    </kit.SubmitButton>
  ),
  'another button': <kit.FormButton onClick={nothing}>Generate 3 variations</kit.FormButton>,
  'another, disabled': (
    <kit.FormButton disabled onClick={nothing}>
      Generate 3 variations
    </kit.FormButton>
  ),
  'another, busy': (
    <kit.FormButton busy inert onClick={nothing}>
      Generating...
    </kit.FormButton>
  ),
  'what went wrong': <kit.ErrorBox words="Failed to name the ferry. Please try again." />,
  'uses, none yet': <kit.UseCounter used={0} perDay={20} />,
  'uses, all of them': <kit.UseCounter used={20} perDay={20} />,
  terms: <kit.Terms />,
  'ways to take it along': (
    <>
      <kit.PromptLink disabled={false} onOpen={nothing} />
      <kit.ShareLink onShare={nothing} />
    </>
  ),
  'a part that folds open': (
    <kit.FieldGroup label="Settings">
      <p>Fields stand here.</p>
    </kit.FieldGroup>
  ),
  'cannot be drawn': <kit.PartError place="form" words={formBroken} onRetry={nothing} />,
};

export const FormParts = () => (
  <div className={styles.controls}>
    {Object.entries(PARTS).map(([name, part]) => (
      <State key={name} name={name}>
        {part}
      </State>
    ))}
  </div>
);
