import type { Converter } from '../../engine/converter/useConverter.ts';
import { firstCharacters } from '../../engine/definition/counting.ts';
import type { ConverterDefinition } from '../../engine/definition/index.ts';
import { Icon } from '../../components/Icon.tsx';
import paper from '../../components/Sheet.module.css';
import styles from './ConverterScreen.module.css';

/** Only the beginning of a long text is shown here; its copy is complete. */
const PREVIEW_LENGTH = 120;
const lookAt = (text: string): string => (text.length <= PREVIEW_LENGTH ? text : `${firstCharacters(text, PREVIEW_LENGTH)}…`);

/** The same text in every style at once, each with its own copy button. */
export function AllStyles({ converter, state }: { converter: ConverterDefinition; state: Converter }) {
  return (
    <section className={`${styles.list} ${paper.bleed}`} aria-labelledby="all-styles">
      <h2 id="all-styles">All styles</h2>
      <ul>
        {converter.styles.map((style) => {
          const restyled = state.restyled(style);
          const id = `all.${style.key}`;
          return (
            <li key={style.key} data-current={state.style.key === style.key || undefined}>
              <span className={styles.listName}>{style.label}</span>
              <span className={styles.listText}>{lookAt(restyled)}</span>
              <button
                type="button"
                aria-label={`${style.label} to clipboard`}
                onClick={() => state.copy(id, restyled, style.copied)}
              >
                {state.copied === id ? <Icon name="check" /> : <Icon name="copy" />}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
