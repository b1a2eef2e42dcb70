import type { ReactNode } from 'react';
import { styles as all, transforms } from 'virtual:styles';
import type { Converter } from '../../engine/converter/useConverter.ts';
import { chanceFrom } from '../../engine/definition/chance.ts';
import { firstCharacters } from '../../engine/definition/counting.ts';
import type { ConverterDefinition } from '../../engine/definition/index.ts';
import { Icon } from '../../components/Icon.tsx';
import paper from '../../components/Sheet.module.css';
import styles from './ConverterScreen.module.css';
import * as says from '../../words/converters.ts';

/** Only the beginning of a long text is shown here; its copy is complete. */
const PREVIEW_LENGTH = 120;

type AnyStyle = (typeof all)[number];

const restyled = ({ transform, intensity }: AnyStyle, text: string): string =>
  transforms[transform]?.(text, { intensity, random: chanceFrom(7) }) ?? text;

/** The same text in every style at once, those of this page first, each with its own copy button. */
export default function AllStyles({
  converter: { slug },
  state,
}: {
  converter: ConverterDefinition;
  state: Converter;
}): ReactNode {
  const { settled, style: current } = state;
  const isLong = settled.length > PREVIEW_LENGTH;
  const beginning = isLong ? firstCharacters(settled, PREVIEW_LENGTH) : settled;
  const isOwn = ({ of }: AnyStyle): boolean => of === slug;
  return (
    <section className={`${styles.list} ${paper.bleed}`} aria-labelledby="all-styles">
      <h2 id="all-styles">{says.allStyles}</h2>
      <ul>
        {[...all.filter(isOwn), ...all.filter((style) => !isOwn(style))].map((style) => {
          const id = `all.${style.of}.${style.key}`;
          return (
            <li key={id} data-current={(isOwn(style) && current.key === style.key) || undefined}>
              <span className={styles.listName}>{style.label}</span>
              <span className={styles.listText}>{restyled(style, beginning) + (isLong ? '…' : '')}</span>
              <button
                type="button"
                aria-label={says.copyStyle(style.label)}
                onClick={() => state.copy(id, isOwn(style) ? state.restyled(style.key) : restyled(style, settled), style.copied)}
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
