import type { Transforms } from '../../engine/converter/transforms.ts';
import { chanceFrom } from '../../engine/definition/chance.ts';
import type { ConverterDefinition } from '../../engine/definition/index.ts';
import paper from '../../components/Sheet.module.css';
import styles from './ConverterScreen.module.css';
import * as says from '../../words/converters.ts';

/** What the effect looks like, before anything has been typed. The same on every visit, random effects included. */
export const Previews = ({ converter, transforms }: { converter: ConverterDefinition; transforms: Transforms }) => {
  const [style] = converter.styles;
  const options = { intensity: converter.intensity?.default ?? 0, random: chanceFrom(7) };
  return (
    <section className={`${styles.list} ${paper.bleed}`} aria-labelledby="previews">
      <h2 id="previews">{says.previewExamples}</h2>
      <ul>
        {converter.previews.map((text, at) => {
          const shown = converter.switching === 'restyles' ? (converter.styles[at] ?? style) : style;
          return (
            <li key={text}>
              <span className={styles.listName}>{text}</span>
              <span className={styles.listText}>{transforms[shown.transform]?.(text, options)}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
