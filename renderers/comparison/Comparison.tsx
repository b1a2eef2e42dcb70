import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { changesBetween, isChange, withUndone, type Change } from '../../components/changes.ts';
import styles from './Comparison.module.css';
import * as says from '../../words/blocks.ts';

type Verdict = 'open' | 'accepted' | 'undone';

const quoted = (words: string): string => (words.trim() === '' ? says.nothing : `“${words.trim()}”`);
const said = ({ before, after }: Change): string => says.became(quoted(before), quoted(after));

const onPress =
  (act: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    act();
  };

interface ComparisonProps {
  readonly before: string;
  readonly after: string;
  /** Called with the text after each decision. */
  readonly onChange: (text: string) => void;
}

/** Both versions in one text: what was removed, what was added, and a decision on each change, which can be revised. */
export default function Comparison({ before, after, onChange }: ComparisonProps) {
  // The two versions as they were when the comparison began: its own decisions do not start it again.
  const [pieces] = useState(() => changesBetween(before, after));
  const changes = useMemo(() => pieces.filter(isChange), [pieces]);
  const [verdicts, setVerdicts] = useState<readonly Verdict[]>(() => changes.map(() => 'open'));
  const [selected, setSelected] = useState(0);
  const text = useRef<HTMLDivElement>(null);

  useEffect(() => {
    text.current?.querySelector('[data-selected]')?.scrollIntoView?.({ block: 'nearest' });
  }, [selected]);

  const decide = (next: readonly Verdict[]): void => {
    setVerdicts(next);
    onChange(withUndone(pieces, new Set(next.flatMap((verdict, at) => (verdict === 'undone' ? [at] : [])))));
  };
  const decideOne = (verdict: Verdict): void => {
    const next = verdicts.map((old, at) => (at === selected ? verdict : old));
    decide(next);
    const open = next.findIndex((other, at) => other === 'open' && at > selected);
    if (open !== -1) setSelected(open);
  };

  const change = changes[selected];
  if (!change) return <p className={styles.none}>{says.nothingWasChanged}</p>;
  return (
    <div role="group" aria-label={says.comparisonWithYourText}>
      <div className={styles.bar}>
        <div className={styles.steps}>
          <button
            type="button"
            aria-label={says.previousChange}
            disabled={selected === 0}
            onClick={() => setSelected(selected - 1)}
          >
            <Icon name="chevron-left" />
          </button>
          <button
            type="button"
            aria-label={says.nextChange}
            disabled={selected === changes.length - 1}
            onClick={() => setSelected(selected + 1)}
          >
            <Icon name="chevron-right" />
          </button>
          <p role="status">
            {says.changeOf(selected + 1, changes.length)}
            <span className="offscreen">: {said(change)}</span>
          </p>
        </div>
        <div className={styles.verdicts}>
          <Button look="line" onClick={() => decideOne('accepted')}>
            <Icon name="check" size="small" />
            {says.accept}
          </Button>
          <Button look="line" onClick={() => decideOne('undone')}>
            <Icon name="undo-2" size="small" />
            {says.undo}
          </Button>
          <Button look="plain" onClick={() => decide(changes.map(() => 'accepted'))}>
            {says.acceptAll}
          </Button>
          <Button look="plain" onClick={() => decide(changes.map(() => 'undone'))}>
            {says.undoAll}
          </Button>
        </div>
      </div>
      {/* A button element could not wrap across lines as text does. */}
      <div ref={text} className={styles.text}>
        {pieces.map((piece, key) => {
          if (!isChange(piece)) return <span key={key}>{piece}</span>;
          const select = (): void => setSelected(piece.at);
          const verdict = verdicts[piece.at];
          return (
            <span
              key={key}
              className={styles.change}
              role="button"
              tabIndex={piece.at === selected ? 0 : -1}
              aria-label={said(piece)}
              aria-current={piece.at === selected}
              data-selected={piece.at === selected || undefined}
              data-verdict={verdict}
              onClick={select}
              onKeyDown={onPress(select)}
            >
              {verdict !== 'accepted' && piece.before !== '' && <del>{piece.before}</del>}
              {verdict !== 'undone' && piece.after !== '' && <ins>{piece.after}</ins>}
            </span>
          );
        })}
      </div>
    </div>
  );
}
