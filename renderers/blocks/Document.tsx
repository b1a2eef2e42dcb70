import { lazy, Suspense, useState } from 'react';
import { wordsOf } from '../../engine/result/parts.ts';
import { Boundary } from '../../engine/page/Boundary.tsx';
import { countWords, valueAsText } from '../../engine/definition/index.ts';
import type { BlockProps } from '../../engine/page/kit.ts';
import { Button } from '../../components/Button.tsx';
import { CopyButton } from '../../components/CopyButton.tsx';
import { Icon } from '../../components/Icon.tsx';
import paper from '../../components/Sheet.module.css';
import styles from './blocks.module.css';
import { EditBox } from './EditBox.tsx';
import { settingsOf } from './settings.ts';
import * as says from '../../words/blocks.ts';

/** Loaded when a visitor first compares; where it cannot be, the text is shown alone. */
const Comparison = lazy(() => import('../comparison/Comparison.tsx'));

/** The speed of a calm speaker. */
const WORDS_A_MINUTE_ALOUD = 130;

const countsOf = (counts: BlockProps<'document'>['block']['counts'], text: string): string[] => {
  if (!counts) return [];
  const words = countWords(text);
  const minutes = Math.max(1, Math.round(words / WORDS_A_MINUTE_ALOUD));
  const said = says.wordCount(words);
  return counts === 'words' ? [said] : [said, says.readAloud(minutes)];
};

type Mode = 'read' | 'edit' | 'compare';

/** A text to copy or download, set for reading, with its line breaks as they are. It can be edited in place. */
export const Document = ({ block, data, result }: BlockProps<'document'>) => {
  const [mode, setMode] = useState<Mode>('read');
  const text = wordsOf(data, block.of);
  const changed = text !== wordsOf(result.written, block.of);
  const { one } = result.tool.copy;
  const { of: key, rewrites } = block;
  const facts = [...countsOf(block.counts, text), settingsOf(result.tool, result.values, block.settings ?? [])].filter(Boolean);
  const ModeButton = ({ to, icon, on, off }: { to: Mode; icon: 'pencil' | 'git-compare'; on: string; off: string }) => (
    <Button look="line" onClick={() => setMode(mode === to ? 'read' : to)}>
      <Icon name={mode === to ? 'check' : icon} size="small" />
      {mode === to ? off : on}
    </Button>
  );
  return (
    <>
      <div className={paper.head}>
        <h2>{block.title}</h2>
        <div className={paper.tools}>
          {ModeButton({ to: 'edit', icon: 'pencil', on: says.edit, off: says.done })}
          {rewrites !== undefined &&
            ModeButton({ to: 'compare', icon: 'git-compare', on: says.compare, off: says.doneComparing })}
          {block.downloadLabel !== undefined && (
            <Button look="line" onClick={result.download}>
              <Icon name="download" size="small" />
              {block.downloadLabel}
            </Button>
          )}
          {one && (
            <CopyButton
              id={key}
              label={block.copyLabel}
              copier={result.copier}
              onCopy={() => result.copier.copy(key, text, one)}
            />
          )}
        </div>
      </div>
      <div className={`${paper.section} ${styles.document}`}>
        {mode === 'edit' && <EditBox label={block.title} text={text} onChange={(next) => result.rewrite(key, next)} />}
        {mode === 'compare' && rewrites !== undefined && (
          <Boundary fallback={() => text}>
            <Suspense fallback={text}>
              <Comparison
                before={valueAsText(result.values[rewrites]).trim()}
                after={text}
                onChange={(next) => result.rewrite(key, next)}
              />
            </Suspense>
          </Boundary>
        )}
        {mode === 'read' && text}
      </div>
      {(facts.length > 0 || changed) && (
        <p className={styles.facts}>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          {changed && mode !== 'compare' && (
            <button type="button" className={styles.restore} onClick={() => result.rewrite(key, wordsOf(result.written, key))}>
              {says.undoMyChanges}
            </button>
          )}
        </p>
      )}
    </>
  );
};
