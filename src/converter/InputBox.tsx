import { Icon } from '../../components/Icon.tsx';
import { countCharacters } from '../../engine/definition/counting.ts';
import type { Converter } from '../../engine/converter/useConverter.ts';
import styles from './ConverterScreen.module.css';
import * as says from '../../words/converters.ts';

/** Where the plain text goes in, with its live count. */
export const InputBox = ({ state: { boxRef, isEmpty, settled, type, paste, clear } }: { state: Converter }) => (
  <div className={styles.input}>
    <div className={styles.row}>
      <label htmlFor="text">{says.writeNormalText}</label>
      <button type="button" className={styles.link} onClick={paste}>
        <Icon name="clipboard-paste" size="small" />
        {says.pasteFromClipboard}
      </button>
    </div>
    <textarea
      id="text"
      ref={boxRef}
      rows={4}
      className={styles.box}
      placeholder={says.typeYourTextHere}
      defaultValue=""
      onChange={(event) => type(event.target.value)}
      spellCheck={false}
    />
    <div className={styles.row}>
      <span className={styles.count}>{says.characters(countCharacters(settled))}</span>
      {!isEmpty && (
        <button type="button" className={styles.link} onClick={clear}>
          {says.clear}
        </button>
      )}
    </div>
  </div>
);
