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

interface ResultCardProps {
  readonly converter: ConverterDefinition;
  readonly state: Converter;
  readonly transforms: Transforms;
}

/** The number of code points, and of characters as a person counts them where that differs. */
const countsOf = (text: string): string => {
  const points = codePoints(text);
  const seen = countCharacters(text);
  return seen === points ? `Characters: ${points}` : `Characters: ${points} (looks like ${seen})`;
};

/** If this remark cannot be loaded, the card does without it. */
const Unstyled = lazy(() => import('./Unstyled.tsx').catch(() => ({ default: () => null })));

const titleOf = ({ style, direction }: Converter): string => (direction === 'to plain' ? 'Plain text' : style.label);

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
    <section className={`${paper.sheet} ${paper.bleed}`} aria-label="Result">
      <div className={paper.head}>
        <h2>{titleOf(state)}</h2>
        <button type="button" className={styles.copy} data-copied={isCopied || undefined} onClick={() => state.copy()}>
          {isCopied ? <Icon name="check" size="small" /> : <Icon name="copy" size="small" />}
          COPY
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
            <p className={styles.note}>
              Screen readers skip styled letters or spell them out one by one. Where everyone should be able to read it, use the
              plain text.
            </p>
            <button type="button" className={styles.link} onClick={state.copyPlain}>
              Copy plain text
            </button>
          </>
        )}
      </div>
    </section>
  );
};
