import * as Select from '@radix-ui/react-select';
import { useState, type KeyboardEvent } from 'react';
import { Icon } from '../Icon.tsx';
import type { TriggerProps } from './plainSelects.tsx';
import styles from './Select.module.css';

interface RadixSelectProps extends TriggerProps {
  /** It was pressed while this was being loaded. */
  readonly openAtOnce: boolean;
  readonly onClosedKeyDown: (event: KeyboardEvent) => void;
}

/** Radix reserves the empty value; a choice may have it ("Not said"). */
const asItem = (value: string): string => `=${value}`;
const fromItem = (item: string): string => item.slice(1);

/** Within the main part of the page, where what is read in order is looked for; over a dialog, above all. */
const placeOf = (id: string): HTMLElement | undefined => document.getElementById(id)?.closest('main') ?? undefined;

/** The list is mounted only while open: mounting it is what makes a form of many selects slow. */
export const RadixSelect = (props: RadixSelectProps) => {
  const { attributes, choices, value, onPick, onBlur, setTrigger, openAtOnce, onClosedKeyDown } = props;
  const [open, setOpen] = useState(openAtOnce);
  const label = choices.find((choice) => choice.value === value)?.label ?? value;
  return (
    <Select.Root
      value={asItem(value)}
      onValueChange={(next) => next !== '' && onPick(fromItem(next))}
      open={open}
      onOpenChange={setOpen}
    >
      <Select.Trigger
        {...attributes}
        ref={setTrigger}
        onBlur={onBlur}
        onKeyDown={(event) => {
          // Ctrl or Cmd with Enter runs the tool; Radix would open the list.
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.preventDefault();
          else if (!open) onClosedKeyDown(event);
        }}
      >
        <span>
          <Select.Value>{label}</Select.Value>
        </span>
        <Select.Icon asChild>
          <Icon name="chevron-down" />
        </Select.Icon>
      </Select.Trigger>
      {open && (
        <Select.Portal container={placeOf(attributes.id)}>
          <Select.Content
            className={styles.list}
            position="popper"
            sideOffset={4}
            collisionPadding={8}
            aria-labelledby={`${attributes.id}-label`}
          >
            <Select.Viewport className={styles.viewport}>
              {choices.map((choice) => (
                <Select.Item
                  key={choice.value}
                  value={asItem(choice.value)}
                  className={styles.item}
                  aria-describedby={choice.note && `${attributes.id}-${choice.value}-note`}
                >
                  <Select.ItemText>{choice.label}</Select.ItemText>
                  {choice.note && (
                    <span id={`${attributes.id}-${choice.value}-note`} className={styles.itemNote}>
                      {choice.note}
                    </span>
                  )}
                  <Select.ItemIndicator className={styles.itemCheck}>
                    <Icon name="check" size="small" />
                  </Select.ItemIndicator>
                </Select.Item>
              ))}
            </Select.Viewport>
          </Select.Content>
        </Select.Portal>
      )}
    </Select.Root>
  );
};
