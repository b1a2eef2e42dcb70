import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { cards } from 'virtual:cards';
import { words } from 'virtual:finding';
import { Dialog } from '../../components/Dialog.tsx';
import { Icon } from '../../components/Icon.tsx';
import { GROUPS } from '../../engine/definition/tool.ts';
import { listKept } from '../../engine/keep/history.ts';
import { search } from './search.ts';
import styles from './Palette.module.css';
import * as says from '../../words/find.ts';

const MOST_SHOWN = 8;
const all = cards.map((card) => ({ ...card, ...(words[card.slug] ?? { alsoCalled: [], options: [] }) }));

/** The tools used last on this device, which come first while nothing is typed. */
const useLastUsed = (): readonly string[] => {
  const [slugs, setSlugs] = useState<readonly string[]>([]);
  useEffect(() => {
    listKept().then(
      (kept) => setSlugs([...new Set(kept.map(({ slug }) => slug))]),
      () => undefined,
    );
  }, []);
  return slugs;
};

/** Who opens it wants to type; a dialog would begin at its first button. */
const goTo = (box: HTMLElement | null): void => box?.focus();

/** A search over the page: type, go through what is found with the arrows, open it with Enter. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const id = useId();
  const [wanted, setWanted] = useState('');
  const [at, setAt] = useState(0);
  const before = useLastUsed();
  const { tools, onlyNear } = search(wanted, all);
  const isRecent = wanted.trim() === '' && before.length > 0;
  const rankOf = (slug: string): number => before.indexOf(slug) + 1 || before.length + 1;
  const shown = (isRecent ? tools.toSorted((one, other) => rankOf(one.slug) - rankOf(other.slug)) : tools).slice(0, MOST_SHOWN);
  const go = (slug: string): void => {
    onClose();
    void navigate(`/${slug}`);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const chosen = shown[at];
    if (event.key === 'Enter' && chosen) go(chosen.slug);
    else if (event.key === 'ArrowDown') setAt((at + 1) % shown.length);
    else if (event.key === 'ArrowUp') setAt((at + shown.length - 1) % shown.length);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog title={says.findATool} onClose={onClose}>
      <label className={styles.box}>
        <span className="offscreen">{says.searchTools}</span>
        <Icon name="search" />
        <input
          ref={goTo}
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-controls={id}
          aria-activedescendant={shown[at] && `${id}-${at}`}
          aria-autocomplete="list"
          placeholder={says.searchExample}
          autoComplete="off"
          value={wanted}
          onChange={(event) => {
            setWanted(event.target.value);
            setAt(0);
          }}
          onKeyDown={onKey}
        />
      </label>
      {onlyNear && <p className={styles.near}>{says.nearest(wanted.trim())}</p>}
      <div id={id} role="listbox" aria-label={says.tools} className={styles.list}>
        {shown.map((card, place) => (
          <button
            type="button"
            tabIndex={-1}
            key={card.slug}
            id={`${id}-${place}`}
            role="option"
            aria-selected={place === at}
            data-group={card.group}
            onPointerMove={() => setAt(place)}
            onClick={() => go(card.slug)}
          >
            <span className={styles.name}>{card.name}</span>
            <span className={styles.aside}>{GROUPS[card.group].name}</span>
          </button>
        ))}
      </div>
    </Dialog>
  );
}
