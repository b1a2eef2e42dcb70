import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { receivers } from 'virtual:receivers';
import { copyFormatted } from '../../engine/copy/clipboard.ts';
import { downloadText } from '../../engine/copy/download.ts';
import { shareText } from '../../engine/copy/shareText.ts';
import { putDraft } from '../../engine/keep/draft.ts';
import { notify } from '../../engine/notices/notices.ts';
import { asCsv } from '../../engine/result/asCsv.ts';
import { asHtml, asMarkdown } from '../../engine/result/outline.ts';
import { wholeText } from '../../engine/result/wholeText.ts';
import type { ResultHandle } from '../../engine/page/kit.ts';
import { Icon } from '../../components/Icon.tsx';
import styles from './ResultWays.module.css';
import * as says from '../../words/ways.ts';

type Way = readonly [label: string, act: () => void];

/** Where a result can go: on paper, into a file, into another program, into another tool. Made of the definitions alone. */
export const ResultWays = ({ result: { tool, data } }: { result: ResultHandle }) => {
  const navigate = useNavigate();
  const [open, setOpen] = useState<'save' | 'send'>();
  const text = wholeText(tool, data);
  const csv = asCsv(tool, data);
  const { slug } = tool;
  if (text === '') return null;
  const copy = async (): Promise<void> => {
    const worked = await copyFormatted(asHtml(tool, data), text);
    notify(slug, worked ? says.copiedFormatted : says.copyFailed, worked ? 'done' : 'problem');
  };
  const files: readonly Way[] = [
    ...(tool.download ? [] : [[says.textTxt, () => downloadText(`${slug}.txt`, text)] as const]),
    [says.markdownMd, () => downloadText(`${slug}.md`, asMarkdown(tool, data), 'text/markdown')],
    ...(csv === undefined ? [] : [[says.tableCsv, () => downloadText(`${slug}.csv`, csv, 'text/csv')] as const]),
  ];
  const others = receivers
    .filter((receiver) => receiver.slug !== slug)
    .map(({ slug: to, name, field }): Way => {
      const send = (): void => {
        putDraft(to, { typed: new URLSearchParams({ [field]: text }).toString() });
        void navigate(`/${to}`);
      };
      return [name, send];
    });
  const menu = (is: 'save' | 'send', label: string) => (
    <button type="button" aria-expanded={open === is} onClick={() => setOpen(open === is ? undefined : is)}>
      {label}
      <Icon name="chevron-down" size="small" />
    </button>
  );
  return (
    <div className={styles.ways} role="group" aria-label={says.useThisResult}>
      <button type="button" onClick={() => window.print()}>
        {says.print}
      </button>
      <button type="button" onClick={() => void copy()}>
        {says.formattedCopy}
      </button>
      {typeof navigator.share === 'function' && (
        <button type="button" onClick={() => void shareText(text, () => notify(slug, says.shareFailed, 'problem'))}>
          {says.shareMenu}
        </button>
      )}
      {menu('save', says.saveAsMenu)}
      {menu('send', says.sendToMenu)}
      {open && (
        <ul aria-label={open === 'save' ? says.saveAs : says.sendTo}>
          {(open === 'save' ? files : others).map(([label, act]) => (
            <li key={label}>
              <button type="button" onClick={act}>
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
