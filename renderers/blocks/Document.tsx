import { Icon } from '../../src/ui/Icon.tsx';
import { wordsOf } from '../../engine/asText.ts';
import { countWords } from '../../engine/definition/index.ts';
import type { BlockProps } from '../../engine/page/kit.ts';
import { Button } from '../../src/ui/Button.tsx';
import { CopyButton } from '../../src/ui/CopyButton.tsx';
import paper from '../../src/ui/Sheet.module.css';
import styles from './blocks.module.css';
import { settingsOf } from './settings.ts';

/** A calm reading voice, as at a lectern. */
const WORDS_A_MINUTE_ALOUD = 130;

const countsOf = (counts: BlockProps<'document'>['block']['counts'], text: string): string[] => {
  if (!counts) return [];
  const words = countWords(text);
  const minutes = Math.max(1, Math.round(words / WORDS_A_MINUTE_ALOUD));
  const said = `${words} ${words === 1 ? 'word' : 'words'}`;
  return counts === 'words' ? [said] : [said, `About ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} read aloud`];
};

/** A text to take away, in reading type, with its line breaks as they are. */
export const Document = ({ block, data, result }: BlockProps<'document'>) => {
  const text = wordsOf(data, block.of);
  const { one } = result.tool.copy;
  const facts = [...countsOf(block.counts, text), settingsOf(result.tool, result.values, block.settings ?? [])].filter(Boolean);
  return (
    <>
      <div className={paper.head}>
        <h2>{block.title}</h2>
        <div className={paper.tools}>
          {block.downloadLabel !== undefined && (
            <Button look="line" onClick={result.download}>
              <Icon name="download" size="small" />
              {block.downloadLabel}
            </Button>
          )}
          {one && (
            <CopyButton
              id={block.of}
              label={block.copyLabel}
              copier={result.copier}
              onCopy={() => result.copier.copy(block.of, text, one)}
            />
          )}
        </div>
      </div>
      <div className={`${paper.section} ${styles.document}`}>{text}</div>
      {facts.length > 0 && (
        <p className={styles.facts}>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      )}
    </>
  );
};
