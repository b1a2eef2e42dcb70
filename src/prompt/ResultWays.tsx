import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { receivers } from 'virtual:receivers';
import { downloadText } from '../../engine/copy/download.ts';
import { putDraft } from '../../engine/keep/draft.ts';
import { asCsv } from '../../engine/result/asCsv.ts';
import { wholeText } from '../../engine/result/wholeText.ts';
import type { ResultHandle } from '../../engine/page/kit.ts';
import { Icon } from '../../components/Icon.tsx';
import styles from './ResultWays.module.css';

/** Where a result can go: on paper, into a file, into another tool. Made of the definitions alone. */
export const ResultWays = ({ result: { tool, data } }: { result: ResultHandle }) => {
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const text = wholeText(tool, data);
  const csv = asCsv(tool, data);
  const send = (slug: string, field: string): void => {
    putDraft(slug, { typed: new URLSearchParams({ [field]: text }).toString() });
    void navigate(`/${slug}`);
  };
  if (text === '') return null;
  return (
    <div className={styles.ways} role="group" aria-label="Use this result">
      <button type="button" onClick={() => window.print()}>
        Print
      </button>
      {!tool.download && (
        <button type="button" onClick={() => downloadText(`${tool.slug}.txt`, text)}>
          Save as text
        </button>
      )}
      {csv !== undefined && (
        <button type="button" onClick={() => downloadText(`${tool.slug}.csv`, csv, 'text/csv')}>
          Save as CSV
        </button>
      )}
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        Send to…
        <Icon name="chevron-down" size="small" />
      </button>
      {open && (
        <ul aria-label="Send to">
          {receivers
            .filter(({ slug }) => slug !== tool.slug)
            .map(({ slug, name, field }) => (
              <li key={slug}>
                <button type="button" onClick={() => send(slug, field)}>
                  {name}
                </button>
              </li>
            ))}
        </ul>
      )}
    </div>
  );
};
