import { Icon } from '../../components/Icon.tsx';
import type { Action } from '../../engine/definition/index.ts';
import type { BlockProps, ResultHandle } from '../../engine/page/kit.ts';
import { Button } from '../../components/Button.tsx';
import { CopyButton } from '../../components/CopyButton.tsx';
import { StartOverButton } from '../../components/StartOverButton.tsx';
import { StopButton } from '../../components/StopButton.tsx';
import styles from './blocks.module.css';

const ActionButton = ({ action, result }: { action: Action; result: ResultHandle }) => {
  switch (action.do) {
    case 'more':
      return (
        <>
          <Button look="line" busy={result.busy} onClick={result.more}>
            {!result.busy && <Icon name="plus" size="small" />}
            {action.label}
          </Button>
          {result.busy && <StopButton onStop={result.stop} />}
        </>
      );
    case 'copyAll':
      return (
        <CopyButton
          id={action.label}
          label={action.label}
          copier={result.copier}
          onCopy={() => result.copyAll(action.label, action.text)}
        />
      );
    case 'download':
      return (
        <Button look="line" onClick={result.download}>
          <Icon name="download" size="small" />
          {action.label}
        </Button>
      );
    case 'clear':
      return (
        <Button look="line" onClick={() => result.clear(action.fields)}>
          {action.label}
        </Button>
      );
    case 'reset':
      return (
        <span className={styles.end}>
          <StartOverButton label={action.label} look="plain" onClick={result.reset} />
        </span>
      );
  }
};

/** The buttons below a result; the one that clears it is set apart. */
export const Actions = ({ block, result }: BlockProps<'actions'>) => (
  <div className={styles.actions}>
    {block.actions.map((action) => (
      <ActionButton key={action.label} action={action} result={result} />
    ))}
  </div>
);
