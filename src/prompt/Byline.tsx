import { isLocal, type AnyTool, type WrittenBy } from '../../engine/definition/index.ts';
import type { ResultHandle } from '../../engine/page/kit.ts';
import { PromptLink } from '../tool/FormLinks.tsx';
import { ResultWays } from './ResultWays.tsx';
import styles from './Byline.module.css';
import * as says from '../../words/ways.ts';

const writerText = ({ call }: AnyTool, writer: WrittenBy): string => {
  switch (writer.by) {
    case 'rules':
      return isLocal(call) || call.answers === undefined ? says.writtenByRules : says.lookedUp;
    case 'model':
      return says.writtenBy(writer.name);
    case 'device':
      return says.writtenOnThisDevice;
  }
};

/** Who wrote the result, why there is less than was asked for, and what the visitor may have meant to type. */
export default function Byline({ result }: { result: ResultHandle }) {
  const { tool, notes, asPrompt, fill, renew } = result;
  const { writtenBy, fewer, unmet, remark, correction } = notes;
  if (result.growing) return null;
  return (
    <div className={styles.byline} data-screen="">
      {correction && (
        <p>
          {says.didYouMean}{' '}
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
      {remark && <p>{remark}</p>}
      {fewer && (
        <p>
          {says.fewer(fewer.given, fewer.asked)} {fewer.why}
        </p>
      )}
      {unmet && <p>{unmet}</p>}
      {writtenBy && <p>{writerText(tool, writtenBy)}</p>}
      {asPrompt && <PromptLink disabled={false} onOpen={asPrompt} />}
      <ResultWays result={result} />
    </div>
  );
}
