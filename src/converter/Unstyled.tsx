import { unstyled } from '../../converters/text/unstyled.ts';
import type { Transform } from '../../engine/converter/transforms.ts';
import styles from './ConverterScreen.module.css';
import * as says from '../../words/converters.ts';

/** Counts and names the characters that have no form in this style. */
export default function Unstyled({ text, transform }: { text: string; transform: Transform | undefined }) {
  if (!transform) return null;
  const { count, kinds } = unstyled(text, (part) => transform(part));
  if (count === 0) return null;
  return <p className={styles.note}>{says.unstyled(count, kinds.join(' '))}</p>;
}
