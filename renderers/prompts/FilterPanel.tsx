import { useId, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { StartOverButton } from '../../components/StartOverButton.tsx';
import { NO_FILTERS, SORTS, type Filters } from './library.ts';
import styles from './prompts.module.css';
import * as says from '../../words/prompts.ts';

interface FilterPanelProps {
  readonly filters: Filters;
  readonly categories: readonly string[];
  readonly onChange: (next: Partial<Filters>) => void;
  readonly onReset: () => void;
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, label: string])[];
  readonly onPick: (value: string) => void;
}

const Choice = ({ label, value, choices, onPick }: ChoiceProps) => {
  const id = useId();
  return (
    <p className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onPick(target.value)}>
        {choices.map(([sent, words]) => (
          <option key={sent} value={sent}>
            {words}
          </option>
        ))}
      </select>
    </p>
  );
};

/** Search, category and order; the categories again as buttons, one press away. */
export const FilterPanel = ({ filters, categories, onChange, onReset }: FilterPanelProps) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  const pills = [['all', says.all], ...categories.map((category) => [category, category])] as const;
  return (
    <div className={styles.filters}>
      <div className={styles.find}>
        <label>
          <span className="offscreen">{says.searchPrompts}</span>
          <Icon name="search" />
          <input
            type="search"
            placeholder={says.searchPrompts}
            value={filters.search}
            onChange={({ target }) => onChange({ search: target.value })}
            autoComplete="off"
          />
        </label>
        <Button look="line" expanded={open} controls={id} onClick={() => setOpen(!open)}>
          <Icon name="sliders-horizontal" size="small" />
          {says.filters}
        </Button>
        <StartOverButton label={says.reset} look="plain" onClick={onReset} />
      </div>
      <div id={id} className={styles.panel} hidden={!open}>
        <Choice
          label={says.category}
          value={filters.category}
          choices={pills.map(([sent, words = sent]) => [sent ?? '', words ?? ''])}
          onPick={(category) => onChange({ category })}
        />
        <Choice
          label={says.sortBy}
          value={filters.sortBy}
          choices={SORTS}
          onPick={(sortBy) => onChange({ sortBy: sortBy as Filters['sortBy'] })}
        />
        <Button look="line" onClick={() => onChange(NO_FILTERS)}>
          {says.clearFilters}
        </Button>
      </div>
      <div
        className={styles.pills}
        role="group"
        aria-label={says.categories}
        // Focusing a button that is half outside its row does not scroll it into view by itself.
        onFocus={({ target }) => target.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })}
      >
        {pills.map(([sent = '', words = '']) => (
          <button key={sent} type="button" aria-pressed={filters.category === sent} onClick={() => onChange({ category: sent })}>
            {words}
          </button>
        ))}
      </div>
    </div>
  );
};
