import { Icon } from '../../components/Icon.tsx';
import { countCharacters } from '../../engine/definition/counting.ts';
import type { Converter } from '../../engine/converter/useConverter.ts';
import styles from './ConverterScreen.module.css';

/** Where the plain text goes in, with its live count. */
export const InputBox = ({ state: { boxRef, text, settled, type, paste, clear } }: { state: Converter }) => (
  <div className={styles.input}>
    <div className={styles.row}>
      <label htmlFor="text">Write Normal Text</label>
      <button type="button" className={styles.link} onClick={paste}>
        <Icon name="clipboard-paste" size="small" />
        Paste from clipboard
      </button>
    </div>
    <textarea
      id="text"
      ref={boxRef}
      rows={4}
      className={styles.box}
      placeholder="Type your text here..."
      defaultValue=""
      onChange={(event) => type(event.target.value)}
      spellCheck={false}
    />
    <div className={styles.row}>
      <span className={styles.count}>{`${countCharacters(settled)} characters`}</span>
      {text !== '' && (
        <button type="button" className={styles.link} onClick={clear}>
          Clear
        </button>
      )}
    </div>
  </div>
);
