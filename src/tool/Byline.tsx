import type { AnyTool, Notes, WrittenBy } from '../../engine/definition/index.ts';
import { isLocal } from '../../engine/definition/index.ts';
import type { ResultHandle } from '../../engine/page/kit.ts';
import { PromptLink } from '../ui/FormLinks.tsx';
import styles from './Byline.module.css';

const wordsFor = ({ call }: AnyTool, writer: WrittenBy): string => {
  switch (writer.by) {
    case 'rules':
      return isLocal(call) || call.answers === undefined
        ? 'Put together by rules, without a language model. An assistant of your own can do more with it:'
        : 'Looked up and worked out by rules, without a language model.';
    case 'model':
      return `Written by ${writer.name}.`;
    case 'device':
      return 'Written on this device.';
  }
};

/** Where help is: above the result, and no part of what is copied. */
export const Help = ({ notes: { help } }: { notes: Notes }) =>
  help === undefined ? null : (
    <p role="note" className={styles.help}>
      {help}
    </p>
  );

/** Who wrote the result, why there is less than was asked for, and what was perhaps meant. */
export const Byline = ({ result }: { result: ResultHandle }) => {
  const { tool, notes, asPrompt, fill, renew } = result;
  const { writtenBy, fewer, correction } = notes;
  if (result.growing) return null;
  return (
    <div className={styles.byline}>
      {correction && (
        <p>
          Did you mean{' '}
          <button
            type="button"
            onClick={() => {
              fill(correction.field, correction.text);
              renew();
            }}
          >
            “{correction.text}”
          </button>
          ?
        </p>
      )}
      {fewer && (
        <p>
          {fewer.given} of {fewer.asked}. {fewer.why}
        </p>
      )}
      {writtenBy && <p>{wordsFor(tool, writtenBy)}</p>}
      {asPrompt && <PromptLink disabled={false} onOpen={asPrompt} />}
    </div>
  );
};
