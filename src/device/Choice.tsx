import { useId } from 'react';
import type { Readiness } from '../../engine/run/device.ts';
import styles from './Choice.module.css';

interface ChoiceProps {
  readonly chosen: boolean;
  readonly readiness: Readiness;
  /** The language that the form asks for. */
  readonly language: string | undefined;
  /** The share of the model downloaded so far, from 0 to 1, during a download. */
  readonly progress: number | undefined;
  readonly downloadFailed: boolean;
  /** A text is being written. */
  readonly busy: boolean;
  readonly onChoose: (on: boolean) => void;
  readonly onDownload: () => void;
  readonly onCancel: () => void;
  /** Lets the server write what could not be written here. */
  readonly onServer: (() => void) | undefined;
}

const hint = ({ chosen, readiness, language, progress, downloadFailed }: ChoiceProps): string => {
  if (progress !== undefined) return 'Downloading your browser’s language model. Stay on this page.';
  switch (readiness) {
    case 'ready':
      return 'By your browser’s own language model, without sending what you typed.';
    case 'after a download':
      if (downloadFailed) return 'The download did not succeed. There may be too little room on this device, or no network.';
      return chosen
        ? 'Your browser has to download its language model first: a few gigabytes, once. It keeps it for every site.'
        : 'By your browser’s own language model, after a download, without sending what you typed.';
    case 'not in this language':
      return `Your browser’s own language model does not write ${language}.${chosen ? ' Choose another language, or untick this.' : ''}`;
    case 'not at all':
      return 'Your browser offers no language model of its own any more. Untick this, and our server writes.';
  }
};

const Progress = ({ progress, onCancel }: { progress: number; onCancel: () => void }) => (
  <div className={styles.progress}>
    <progress value={progress} aria-label="Download" />
    <span>{Math.floor(progress * 100)} %</span>
    <button type="button" className={styles.way} onClick={onCancel}>
      Cancel
    </button>
  </div>
);

/** A small line below the button: who writes, the server or this browser. */
export function Choice(props: ChoiceProps) {
  const { chosen, readiness, progress, downloadFailed, busy, onChoose, onDownload, onCancel, onServer } = props;
  const id = useId();
  const needsDownload = chosen && readiness === 'after a download' && progress === undefined;
  return (
    <div className={styles.choice}>
      <label>
        <input
          type="checkbox"
          checked={chosen}
          disabled={busy || (!chosen && readiness === 'not in this language')}
          aria-describedby={id}
          onChange={({ target }) => onChoose(target.checked)}
        />
        Write on this device
      </label>
      <p id={id} role="status">
        {hint(props)}
      </p>
      {progress !== undefined && <Progress progress={progress} onCancel={onCancel} />}
      {needsDownload && (
        <button type="button" className={styles.way} onClick={onDownload}>
          {downloadFailed ? 'Try the download again' : 'Download a few gigabytes'}
        </button>
      )}
      {onServer && (
        <button type="button" className={styles.way} onClick={onServer}>
          Let our server write it
        </button>
      )}
    </div>
  );
}
