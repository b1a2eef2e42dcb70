import { lazy, Suspense } from 'react';
import { Icon } from '../../components/Icon.tsx';
import type { Transforms } from '../../engine/converter/transforms.ts';
import type { Converter } from '../../engine/converter/useConverter.ts';
import { countCharacters } from '../../engine/definition/counting.ts';
import type { ConverterDefinition } from '../../engine/definition/index.ts';
import paper from '../../components/Sheet.module.css';
import { codePoints } from './counts.ts';
import { LongText } from './LongText.tsx';
import styles from './ConverterScreen.module.css';
import * as says from '../../words/converters.ts';

interface ResultCardProps {
  readonly converter: ConverterDefinition;
  readonly state: Converter;
  readonly transforms: Transforms;
}

/** The number of code points, and of characters as a person counts them where that differs. */
const countsOf = (text: string): string => {
  const points = codePoints(text);
  const seen = countCharacters(text);
  return says.counted(points, seen);
};

/** If this remark cannot be loaded, the card does without it. */
const Unstyled = lazy(() => import('./Unstyled.tsx').catch(() => ({ default: () => null })));

const titleOf = ({ style, direction }: Converter): string => (direction === 'to plain' ? says.plainText : style.label);

/** Only for styles that replace letters by others, and only once there is something to look at. */
const mayHaveUnstyled = (converter: ConverterDefinition, { settled, direction }: Converter): boolean =>
  settled !== '' &&
  direction === 'to style' &&
  converter.switching === 'restyles' &&
  converter.hindersReading &&
  !converter.intensity;

/** The output, and the button that copies it. */
export const ResultCard = ({ converter, state, transforms }: ResultCardProps) => {
  const isCopied = state.copied === 'output';
  return (
    <section className={`${paper.sheet} ${paper.bleed}`} aria-label={says.result}>
      <div className={paper.head}>
        <h2>{titleOf(state)}</h2>
        <button type="button" className={styles.copy} data-copied={isCopied || undefined} onClick={() => state.copy()}>
          {isCopied ? <Icon name="check" size="small" /> : <Icon name="copy" size="small" />}
          {says.copy}
        </button>
      </div>
      <div className={`${paper.section} ${styles.specimen}`}>
        <LongText text={state.output} />
      </div>
      <div className={`${paper.section} ${styles.facts}`}>
        <span>{countsOf(state.output)}</span>
        {mayHaveUnstyled(converter, state) && (
          <Suspense>
            <Unstyled text={state.settled} transform={transforms[state.style.transform]} />
          </Suspense>
        )}
        {converter.hindersReading && (
          <>
            <p className={styles.note}>{says.forScreenReaders}</p>
            <button type="button" className={styles.link} onClick={state.copyPlain}>
              {says.copyPlainText}
            </button>
          </>
        )}
      </div>
    </section>
  );
};
