/** Every control and every block in all its states, for whoever builds: `/reference` of `npm run dev`, and nowhere else. */
import { Suspense } from 'react';
import { blocks } from './samples/blocks.ts';
import { controls } from './samples/controls.ts';
import { ThemeSwitch } from '../layout/ThemeSwitch.tsx';
import { Blocks, Standings } from './Blocks.tsx';
import { Controls } from './Controls.tsx';
import { FormParts } from './FormParts.tsx';
import styles from './reference.module.css';

const Ways = ({ of, kinds }: { of: string; kinds: readonly string[] }) => (
  <p>
    {kinds.map((kind) => (
      <a key={kind} href={`#${of}-${kind}`}>
        {kind}
      </a>
    ))}
  </p>
);

export const Reference = () => (
  <>
    <header className={styles.top}>
      <a href="/">AI Tools Suite</a>
      <ThemeSwitch />
    </header>
    <main className={styles.page} data-group="stories">
      <h1>Reference</h1>
      <p className={styles.lede}>
        Every control and every block in its states, drawn by the components of the pages. What a definition says to get them is
        in <code>docs/definition.md</code>.
      </p>
      <nav className={styles.ways} aria-label="Kinds">
        <h2>Fields</h2>
        <Ways of="field" kinds={Object.keys(controls)} />
        <h2>Blocks</h2>
        <Ways of="block" kinds={Object.keys(blocks)} />
      </nav>
      <h2 id="fields">Fields</h2>
      <Controls />
      <h2 id="form">The rest of a form</h2>
      <FormParts />
      <Suspense>
        <h2 id="blocks">Blocks</h2>
        <Blocks />
        <h2 id="sheet">The sheet</h2>
        <Standings />
      </Suspense>
    </main>
  </>
);
