import { useWatch } from 'react-hook-form';
import type { ControlProps } from '../../engine/page/kit.ts';
import { highest, valueAsText } from '../../engine/definition/index.ts';
import styles from './controls.module.css';

export const NumberControl = ({ name, field, form, id, describedBy, invalid }: ControlProps<'number'>) => (
  <input
    {...form.register(name)}
    id={id}
    type="number"
    inputMode="numeric"
    className={styles.control}
    defaultValue={field.default ?? ''}
    placeholder={field.placeholder}
    min={field.min?.value}
    max={field.max && highest(field.max.value)}
    aria-invalid={invalid || undefined}
    aria-describedby={describedBy}
  />
);

export const ListControl = ({ name, field, form, id, describedBy, invalid }: ControlProps<'list'>) => (
  <input
    {...form.register(name)}
    id={id}
    type="text"
    className={styles.control}
    defaultValue={field.default.join(', ')}
    placeholder={field.placeholder}
    aria-invalid={invalid || undefined}
    aria-describedby={describedBy}
    autoComplete="off"
  />
);

export const CheckboxControl = ({ name, field, form, id, describedBy }: ControlProps<'checkbox'>) => (
  <input
    {...form.register(name)}
    id={id}
    type="checkbox"
    className={styles.checkbox}
    defaultChecked={field.default}
    aria-describedby={describedBy}
  />
);

export const SliderControl = ({ name, field, form, id, describedBy }: ControlProps<'slider'>) => {
  const value: unknown = useWatch({ control: form.control, name });
  return (
    <div className={styles.slider}>
      <input
        {...form.register(name, { valueAsNumber: true })}
        id={id}
        type="range"
        min={field.min}
        max={field.max}
        step={field.step}
        defaultValue={field.default}
        aria-describedby={describedBy}
      />
      <output htmlFor={id}>{valueAsText(value ?? field.default)}</output>
    </div>
  );
};
