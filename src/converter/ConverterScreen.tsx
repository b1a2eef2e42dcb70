import { lazy, memo, Suspense } from 'react';
import type { ConverterDefinition } from '../../engine/definition/index.ts';
import type { Transforms } from '../../engine/converter/transforms.ts';
import { useConverter, type Converter } from '../../engine/converter/useConverter.ts';
import { Guard } from '../../engine/page/Guard.tsx';
import { headOf } from '../head/head.ts';
import { useHead } from '../head/useHead.ts';
import { About } from '../tool/About.tsx';
import { Breadcrumb } from '../tool/Breadcrumb.tsx';
import { RelatedPages, type RelatedPage } from '../tool/related.ts';
import { PartError } from '../errors/PartError.tsx';
import { KeptLine } from '../keep/KeptLine.tsx';
import { InputBox } from './InputBox.tsx';
import { Previews } from './Previews.tsx';
import { Reference } from './Reference.tsx';
import { ResultCard } from './ResultCard.tsx';
import { DirectionChoice, IntensityChoice, StyleChoice } from './choices.tsx';
import { EndOfFirstPicture } from '../layout/EndOfFirstPicture.tsx';
import styles from './ConverterScreen.module.css';
import * as says from '../../words/converters.ts';

const Head = ({ converter }: { converter: ConverterDefinition }) => {
  if (!converter.header) return <h1 className="offscreen">{converter.name}</h1>;
  return (
    <div className={styles.head}>
      <div className={styles.above}>
        <Breadcrumb group={converter.group} />
        <span className={styles.free}>{says.freeTools}</span>
      </div>
      <h1>{converter.name}</h1>
      <p>{converter.description}</p>
      <EndOfFirstPicture />
    </div>
  );
};

const HowToUse = ({ steps }: { steps: readonly string[] }) => (
  <section className={styles.how} aria-labelledby="how">
    <h2 id="how">{says.howToUse}</h2>
    <ol>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </section>
);

/** Loaded with the first letter; without it the examples stay. */
const AllStyles = lazy(() => import('./AllStyles.tsx').catch(() => ({ default: () => null })));

const PARTS = { PartError };

interface WorkProps {
  readonly converter: ConverterDefinition;
  readonly transforms: Transforms;
}

/** Drawn anew only when its state is another. */
const Desk = memo(function Desk({ converter, transforms, state }: WorkProps & { readonly state: Converter }) {
  const isEmpty = state.settled === '';
  return (
    <div className={styles.desk}>
      <div className={styles.work}>
        <InputBox state={state} />
        <StyleChoice converter={converter} state={state} transforms={transforms} />
        <IntensityChoice converter={converter} state={state} />
        <Guard kit={PARTS} place="sheet" about={state.output} words={says.resultBroken}>
          <ResultCard converter={converter} state={state} transforms={transforms} />
        </Guard>
        <DirectionChoice state={state} />
        <KeptLine slug={converter.slug} />
      </div>
      <aside className={styles.side}>
        <Guard kit={PARTS} place="sheet" about={state.settled} words={says.asideBroken}>
          {isEmpty && <Previews converter={converter} transforms={transforms} />}
          {!isEmpty && converter.switching === 'restyles' && (
            <Suspense fallback={<Previews converter={converter} transforms={transforms} />}>
              <AllStyles converter={converter} state={state} />
            </Suspense>
          )}
          {converter.reference && <Reference {...converter.reference} />}
        </Guard>
      </aside>
    </div>
  );
});

/** Alone, so that a letter draws nothing else anew. */
const Work = (props: WorkProps) => <Desk {...props} state={useConverter(props.converter, props.transforms)} />;

interface ConverterScreenProps extends WorkProps {
  readonly related: readonly RelatedPage[];
}

/** The one screen of every converter, drawn from its definition. */
export default function ConverterScreen({ converter, transforms, related }: ConverterScreenProps) {
  useHead(headOf(converter));
  return (
    <div data-group={converter.group} className={converter.header ? undefined : styles.bare}>
      <Head converter={converter} />
      <Work converter={converter} transforms={transforms} />
      <HowToUse steps={converter.about.steps} />
      <RelatedPages value={related}>
        <About page={converter} />
      </RelatedPages>
    </div>
  );
}
