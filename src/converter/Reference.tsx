import paper from '../../components/Sheet.module.css';
import styles from './ConverterScreen.module.css';

interface ReferenceProps {
  readonly title: string;
  readonly entries: readonly (readonly [string, string])[];
}

/** A table to look things up in. */
export const Reference = ({ title, entries }: ReferenceProps) => (
  <section className={`${styles.list} ${paper.bleed}`} aria-labelledby="reference">
    <h2 id="reference">{title}</h2>
    <dl className={styles.reference}>
      {entries.map(([character, code]) => (
        <div key={character}>
          <dt>{character}</dt>
          <dd>{code}</dd>
        </div>
      ))}
    </dl>
  </section>
);
