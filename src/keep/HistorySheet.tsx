import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { cards } from 'virtual:cards';
import { downloadText } from '../../engine/copy/download.ts';
import { putDraft } from '../../engine/keep/draft.ts';
import { listKept, removeKept, starKept, type Kept } from '../../engine/keep/history.ts';
import { setKeeping, useKeeping } from '../../engine/keep/keeping.ts';
import { notify } from '../../engine/notices/notices.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { Spinner } from '../../components/Spinner.tsx';
import { Differences } from '../../components/Differences.tsx';
import { clearAll, keepNothing } from './forget.ts';
import styles from './HistorySheet.module.css';
import * as says from '../../words/history.ts';

const LONGEST_TITLE = 90;

const nameOf = (slug: string): string => cards.find((card) => card.slug === slug)?.name ?? slug;
const cut = (text: string): string => (text.length > LONGEST_TITLE ? `${text.slice(0, LONGEST_TITLE).trimEnd()}…` : text);
/** The first thing that was typed, which the visitor will know it by. */
const titleOf = ({ typed }: Kept): string => cut([...new URLSearchParams(typed.replace(/^#/, '')).values()].find(Boolean) ?? '');
const when = (at: number): string => new Date(at).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });

const asFile = (kept: readonly Kept[]): string =>
  kept
    .map((one) => [`${nameOf(one.slug)}, ${when(one.at)}`, titleOf(one), one.text].filter(Boolean).join('\n\n'))
    .join('\n\n----\n\n');

interface EntryProps {
  readonly kept: Kept;
  readonly withName: boolean;
  readonly chosen: boolean;
  readonly onOpen: () => void;
  readonly onStar: () => void;
  readonly onRemove: () => void;
  readonly onChoose: (on: boolean) => void;
}

const Entry = ({ kept, withName, chosen, onOpen, onStar, onRemove, onChoose }: EntryProps) => {
  const title = titleOf(kept) || nameOf(kept.slug);
  return (
    <li className={styles.entry}>
      <button type="button" className={styles.open} onClick={onOpen}>
        <span className={styles.title}>{title}</span>
        {kept.text !== '' && <span className={styles.text}>{cut(kept.text)}</span>}
        <span className={styles.aside}>
          {[withName && nameOf(kept.slug), when(kept.at), !kept.result && 'not sent'].filter(Boolean).join(' · ')}
        </span>
      </button>
      {kept.result && (
        <label className={styles.compare}>
          <input
            type="checkbox"
            checked={chosen}
            aria-label={says.compareOne(title)}
            onChange={(event) => onChoose(event.target.checked)}
          />
          {says.compare}
        </label>
      )}
      <IconButton name={says.starOne(title)} icon="star" title={says.star} pressed={kept.starred} onClick={onStar} />
      <IconButton name={says.removeOne(title)} icon="trash-2" title={says.remove} onClick={onRemove} />
    </li>
  );
};

interface HistorySheetProps {
  /** The tool whose page is open; none on other pages. */
  readonly slug: string | undefined;
  readonly onClose: () => void;
}

/** What this device keeps: of the open tool, or of all. */
export default function HistorySheet({ slug, onClose }: HistorySheetProps) {
  const navigate = useNavigate();
  const keeping = useKeeping();
  const [only, setOnly] = useState(slug);
  const [all, setAll] = useState<readonly Kept[]>();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [comparing, setComparing] = useState(false);

  const [turn, setTurn] = useState(0);
  const refresh = (): void => setTurn((before) => before + 1);
  useEffect(() => {
    let outdated = false;
    void listKept(only)
      .catch(() => [])
      .then((kept) => outdated || setAll(kept));
    return () => {
      outdated = true;
    };
  }, [only, turn]);

  const open = (kept: Kept): void => {
    putDraft(kept.slug, { typed: kept.typed, shown: kept.result && kept.id });
    onClose();
    if (kept.slug !== slug) void navigate(`/${kept.slug}`);
  };
  const remove = async (kept: Kept): Promise<void> => {
    const undo = await removeKept([kept.id]);
    notify(kept.slug, says.removed, 'done', { label: says.undo, act: () => void undo().then(refresh) });
    refresh();
  };
  const choose = (id: string, on: boolean): void =>
    setChosen((before) => (on ? [...before, id].slice(-2) : before.filter((one) => one !== id)));
  const forget = async (how: (slug: string) => Promise<void>): Promise<void> => {
    await how(slug ?? '');
    refresh();
  };

  const [first, second] = (all ?? []).filter(({ id }) => chosen.includes(id));
  const starredFirst = [...(all ?? [])].sort((one, other) => Number(other.starred) - Number(one.starred));
  return (
    <Dialog title={comparing ? says.twoVersions : says.history} onClose={onClose}>
      {comparing && first && second ? (
        <div className={styles.both}>
          <Button look="line" onClick={() => setComparing(false)}>
            {says.backToTheHistory}
          </Button>
          <Differences before={second.text} after={first.text} />
        </div>
      ) : (
        <div className={styles.sheet}>
          <div className={styles.bar}>
            {slug !== undefined && (
              <label>
                <input
                  type="checkbox"
                  checked={only === undefined}
                  onChange={() => setOnly(only === undefined ? slug : undefined)}
                />
                {says.allTools}
              </label>
            )}
            <label>
              <input type="checkbox" checked={keeping} onChange={() => (keeping ? void forget(keepNothing) : setKeeping(true))} />
              {says.storeWhatIType}
            </label>
          </div>
          {all === undefined && <Spinner />}
          {all?.length === 0 && <p className={styles.none}>{says.nothingHereYet}</p>}
          <ul aria-label={says.history}>
            {starredFirst.map((kept) => (
              <Entry
                key={kept.id}
                kept={kept}
                withName={only === undefined}
                chosen={chosen.includes(kept.id)}
                onOpen={() => open(kept)}
                onStar={() => void starKept(kept.id, !kept.starred).then(refresh)}
                onRemove={() => void remove(kept)}
                onChoose={(on) => choose(kept.id, on)}
              />
            ))}
          </ul>
          <p className={styles.note}>{says.whatIsStored}</p>
          <div className={styles.foot}>
            <Button look="line" disabled={chosen.length !== 2} onClick={() => setComparing(true)}>
              {says.compareTheTwo}
            </Button>
            <Button look="line" disabled={!all?.length} onClick={() => downloadText('history.txt', asFile(all ?? []))}>
              {says.exportAll}
            </Button>
            <Button look="line" disabled={!all?.length && slug === undefined} onClick={() => void forget(clearAll)}>
              {says.clearAll}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
