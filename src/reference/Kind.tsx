import type { ReactNode } from 'react';
import styles from './reference.module.css';

/** A kind of part with all its states. Its heading is the one that it has in `docs/definition.md`. */
export const Kind = ({ of, kind, children }: { of: 'field' | 'block'; kind: string; children: ReactNode }) => (
  <section className={styles.kind} id={`${of}-${kind}`} aria-labelledby={`${of}-${kind}-name`}>
    <h3 id={`${of}-${kind}-name`}>
      {of === 'field' ? 'Field' : 'Block'} <code>{kind}</code>
    </h3>
    {children}
  </section>
);

export const State = ({ name, children }: { name: string; children: ReactNode }) => (
  <figure className={styles.state} data-state={name}>
    <figcaption>{name}</figcaption>
    {children}
  </figure>
);
