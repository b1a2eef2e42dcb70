import { useEffect, useRef, useState } from 'react';
import { copyText } from '../../engine/copy/clipboard.ts';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { percentPositive, type Prompt, type Vote } from './library.ts';
import styles from './prompts.module.css';

const COPIED_FOR_MS = 2_000;
/** A count of more likes than this is highlighted (spec 1, section 9). */
const MANY_LIKES = 5;

const CopyPrompt = ({ text }: { text: string }) => {
  const [said, setSaid] = useState<'Copied!' | 'Failed to copy prompt'>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async (): Promise<void> => {
    const worked = await copyText(text);
    clearTimeout(timer.current);
    setSaid(worked ? 'Copied!' : 'Failed to copy prompt');
    timer.current = setTimeout(() => setSaid(undefined), COPIED_FOR_MS);
  };
  return (
    <>
      <Button look="line" onClick={() => void copy()}>
        <Icon name={said === 'Copied!' ? 'check' : 'copy'} size="small" />
        {said ?? 'Copy'}
      </Button>
      <span role="status" className="offscreen">
        {said}
      </span>
    </>
  );
};

interface PromptCardProps {
  readonly prompt: Prompt;
  /** The visitor's own vote. */
  readonly own: Vote;
  readonly onVote: (vote: Vote) => void;
  readonly onTag: (tag: string) => void;
}

const Votes = ({ prompt, own, onVote }: Omit<PromptCardProps, 'onTag'>) => {
  const percent = percentPositive(prompt);
  return (
    <div className={styles.votes}>
      <button
        type="button"
        aria-pressed={own === 'like'}
        aria-label={`Like, ${prompt.likes}`}
        data-many={prompt.likes > MANY_LIKES || undefined}
        onClick={() => onVote('like')}
      >
        <Icon name="thumbs-up" size="small" />
        {prompt.likes}
      </button>
      <button
        type="button"
        aria-pressed={own === 'dislike'}
        aria-label={`Dislike, ${prompt.dislikes}`}
        onClick={() => onVote('dislike')}
      >
        <Icon name="thumbs-down" size="small" />
        {prompt.dislikes}
      </button>
      <span>{percent === undefined ? 'No votes yet' : `${percent}% positive`}</span>
    </div>
  );
};

export const PromptCard = ({ prompt, own, onVote, onTag }: PromptCardProps) => (
  <li className={styles.card}>
    <p className={styles.kind}>
      <span>{prompt.category}</span>
      {prompt.isCustom && <b>AI Generated</b>}
    </p>
    {prompt.description !== '' && <h2>{prompt.description}</h2>}
    <p className={styles.words}>{prompt.prompt}</p>
    {prompt.tags.length > 0 && (
      <p className={styles.tags}>
        {prompt.tags.map((tag) => (
          <button key={tag} type="button" onClick={() => onTag(tag)}>
            {`#${tag}`}
          </button>
        ))}
      </p>
    )}
    <div className={styles.foot}>
      {prompt.isCustom ? <span /> : <Votes prompt={prompt} own={own} onVote={onVote} />}
      <CopyPrompt text={prompt.prompt} />
    </div>
  </li>
);
