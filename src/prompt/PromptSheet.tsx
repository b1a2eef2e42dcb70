import { useEffect, useState } from 'react';
import { copyText } from '../../engine/copy/clipboard.ts';
import type { PromptRequest } from '../../engine/prompt/usePrompt.ts';
import { addressWith, askForPrompt, bareAddress, type Assistant, type OwnPrompt } from '../../engine/prompt/ownPrompt.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { ErrorBox } from '../../components/ErrorBox.tsx';
import { HelpNote } from '../../components/HelpNote.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Spinner } from '../../components/Spinner.tsx';
import styles from './PromptSheet.module.css';
import * as says from '../../words/ways.ts';

type Message = { readonly words: string; readonly kind: 'done' | 'problem' };

const COPIED: Message = { words: says.promptCopied, kind: 'done' };
const NOT_COPIED: Message = { words: says.promptCopyFailed, kind: 'problem' };

/** A link that opens the service with the prompt filled in; where it cannot, the prompt is copied first, to be pasted there. */
const OpenIn = ({ assistant, prompt, onCopy }: { assistant: Assistant; prompt: string; onCopy: () => void }) => {
  const whole = addressWith(assistant, prompt);
  return (
    <li>
      <a
        href={whole ?? bareAddress(assistant)}
        target="_blank"
        rel="noopener noreferrer"
        onClick={whole === undefined ? onCopy : undefined}
      >
        {whole === undefined ? says.copyThenOpen(assistant.name) : says.openIn(assistant.name)}
      </a>
    </li>
  );
};

const Ready = ({ own: { prompt, help, assistants } }: { own: OwnPrompt }) => {
  const [message, setMessage] = useState<Message>();
  const copy = (): void => void copyText(prompt).then((worked) => setMessage(worked ? COPIED : NOT_COPIED));
  return (
    <>
      <HelpNote words={help} />
      <p className={styles.lead}>{says.promptNote}</p>
      <textarea className={styles.prompt} aria-label={says.thePrompt} readOnly value={prompt} rows={16} />
      <div className={styles.foot}>
        <div className={styles.copy}>
          <Button look="main" onClick={copy}>
            <Icon name={message?.kind === 'done' ? 'check' : 'copy'} size="small" />
            {says.copyThePrompt}
          </Button>
          <p role={message?.kind === 'problem' ? 'alert' : 'status'} className={styles.message} data-kind={message?.kind}>
            {message?.words}
          </p>
        </div>
        {assistants.length > 0 && (
          <>
            <ul className={styles.services}>
              {assistants.map((assistant) => (
                <OpenIn key={assistant.name} assistant={assistant} prompt={prompt} onCopy={copy} />
              ))}
            </ul>
            <p className={styles.notice}>{says.otherServiceNote}</p>
          </>
        )}
      </div>
    </>
  );
};

/** Shows the whole prompt before any of it leaves the page. */
export default function PromptSheet({ request, onClose }: { request: PromptRequest; onClose: () => void }) {
  const [found, setFound] = useState<OwnPrompt | { readonly words: string }>();
  const { post, payload } = request;
  useEffect(() => {
    const leaving = new AbortController();
    void askForPrompt(post, payload, leaving.signal).then((own) => {
      if (!leaving.signal.aborted) setFound(own);
    });
    return () => leaving.abort();
  }, [post, payload]);
  return (
    <Dialog title={says.yourFormAsAPrompt} onClose={onClose}>
      {found === undefined && (
        <p role="status" className={styles.wait}>
          <Spinner />
          {says.puttingItTogether}
        </p>
      )}
      {found && 'words' in found && (
        <div className={styles.wait}>
          <ErrorBox words={found.words} />
        </div>
      )}
      {found && 'prompt' in found && <Ready own={found} />}
    </Dialog>
  );
}
