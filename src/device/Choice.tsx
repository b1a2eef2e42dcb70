import { useId } from 'react';
import type { Readiness } from '../../engine/run/device.ts';
import styles from './Choice.module.css';
import * as says from '../../words/device.ts';

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
  if (progress !== undefined) return says.downloading;
  switch (readiness) {
    case 'ready':
      return says.byYourBrowser;
    case 'after a download':
      if (downloadFailed) return says.downloadFailed;
      return chosen ? says.downloadFirst : says.byYourBrowserAfterDownload;
    case 'not in this language':
      return chosen ? `${says.notIn(language)} ${says.anotherLanguage}` : says.notIn(language);
    case 'not at all':
      return says.noModelAnyMore;
  }
};

const Progress = ({ progress, onCancel }: { progress: number; onCancel: () => void }) => (
  <div className={styles.progress}>
    <progress value={progress} aria-label={says.download} />
    <span>{Math.floor(progress * 100)} %</span>
    <button type="button" className={styles.way} onClick={onCancel}>
      {says.cancel}
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
        {says.writeOnThisDevice}
      </label>
      <p id={id} role="status">
        {hint(props)}
      </p>
      {progress !== undefined && <Progress progress={progress} onCancel={onCancel} />}
      {needsDownload && (
        <button type="button" className={styles.way} onClick={onDownload}>
          {downloadFailed ? says.tryTheDownloadAgain : says.downloadGigabytes}
        </button>
      )}
      {onServer && (
        <button type="button" className={styles.way} onClick={onServer}>
          {says.letServerWrite}
        </button>
      )}
    </div>
  );
}
