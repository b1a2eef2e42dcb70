import { Icon } from '../../components/Icon.tsx';
import type { Transforms } from '../../engine/converter/transforms.ts';
import { chanceFrom } from '../../engine/definition/chance.ts';
import type { Converter } from '../../engine/converter/useConverter.ts';
import type { ConverterDefinition, ConverterStyle } from '../../engine/definition/index.ts';
import { Button } from '../../components/Button.tsx';
import styles from './ConverterScreen.module.css';
import * as says from '../../words/converters.ts';

const SAMPLE = 'Aa';

/** The style applied to two letters; two directions of one code need no sample. */
const sampleOf = ({ transform }: ConverterStyle, transforms: Transforms): string =>
  transforms[transform]?.(SAMPLE, { intensity: 0, random: chanceFrom(1) }) ?? SAMPLE;

interface ChoiceProps {
  readonly converter: ConverterDefinition;
  readonly state: Converter;
}

export const StyleChoice = ({ converter, state, transforms }: ChoiceProps & { readonly transforms: Transforms }) => {
  if (converter.styles.length < 2) return null;
  return (
    <fieldset className={styles.styles} data-many={converter.styles.length > 2 || undefined}>
      <legend className="offscreen">{converter.switching === 'empties' ? says.direction : says.style}</legend>
      {converter.styles.map((style) => (
        <label key={style.key}>
          <input
            type="radio"
            name="style"
            value={style.key}
            checked={state.style.key === style.key}
            onChange={() => state.chooseStyle(style.key)}
          />
          {converter.switching === 'restyles' && (
            <span className={styles.sample} aria-hidden="true">
              {sampleOf(style, transforms)}
            </span>
          )}
          <span className={styles.styleName}>{style.label}</span>
        </label>
      ))}
    </fieldset>
  );
};

export const IntensityChoice = ({ converter, state }: ChoiceProps) => {
  const { intensity } = converter;
  if (!intensity) return null;
  return (
    <div className={styles.intensity}>
      <label htmlFor="intensity">{intensity.label}</label>
      <input
        id="intensity"
        type="range"
        min={intensity.min}
        max={intensity.max}
        value={state.intensity}
        onChange={(event) => state.setIntensity(Number(event.target.value))}
      />
      <output htmlFor="intensity">{`${state.intensity}%`}</output>
      <Button look="line" onClick={state.reroll}>
        <Icon name="refresh-cw" size="small" />
        {intensity.again}
      </Button>
    </div>
  );
};

/** The other direction: styled text in, plain text out. */
export const DirectionChoice = ({ state }: { state: Converter }) => {
  if (state.style.back === undefined) return null;
  const isBack = state.direction === 'to plain';
  return (
    <label className={styles.back}>
      <input type="checkbox" checked={isBack} onChange={() => state.chooseDirection(isBack ? 'to style' : 'to plain')} />
      {says.backToPlain}
    </label>
  );
};
