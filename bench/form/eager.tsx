/** By hand, with Radix's select as its documentation shows it, its list mounted from the start: for orientation. */
import * as Radix from '@radix-ui/react-select';
import { Check, ChevronDown } from 'lucide-react';
import { Controller } from 'react-hook-form';
import styles from '../../components/select/Select.module.css';
import { ByHand, prepare, type SelectProps } from './ByHand.tsx';
import { offer } from './mount.ts';
import { FIELDS_IN_A_PART, TONES } from './tool.ts';

const Select = ({ name, form }: SelectProps) => (
  <Controller
    name={name}
    control={form.control}
    render={({ field }) => (
      <Radix.Root value={String(field.value)} onValueChange={field.onChange}>
        <Radix.Trigger id={name} ref={field.ref} onBlur={field.onBlur} className={styles.trigger}>
          <Radix.Value />
          <Radix.Icon asChild>
            <ChevronDown data-icon aria-hidden="true" />
          </Radix.Icon>
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className={styles.list} position="popper">
            <Radix.Viewport className={styles.viewport}>
              {TONES.map((tone) => (
                <Radix.Item key={tone} value={tone} className={styles.item}>
                  <Radix.ItemText>{tone}</Radix.ItemText>
                  <Radix.ItemIndicator className={styles.itemCheck}>
                    <Check data-icon="small" aria-hidden="true" />
                  </Radix.ItemIndicator>
                </Radix.Item>
              ))}
            </Radix.Viewport>
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    )}
  />
);

offer((fields) => <ByHand prepared={prepare(fields / FIELDS_IN_A_PART)} Select={Select} />);
