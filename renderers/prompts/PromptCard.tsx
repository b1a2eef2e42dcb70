import { useEffect, useId, useRef, useState } from 'react';
import { copyText } from '../../engine/copy/clipboard.ts';
import { announce } from '../../engine/notices/announce.ts';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { blanksIn, filledIn, percentPositive, withBlanks, wordsIn, type Filled, type Prompt, type Vote } from './library.ts';
import styles from './prompts.module.css';
import * as says from '../../words/prompts.ts';

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
    const words = worked ? says.copied : says.failedToCopyPrompt;
    setSaid(words);
    announce(words);
    timer.current = setTimeout(() => setSaid(undefined), COPIED_FOR_MS);
  };
  return (
    <Button look="line" onClick={() => void copy()}>
      <Icon name={said === says.copied ? 'check' : 'copy'} size="small" />
      {said ?? says.copy}
    </Button>
  );
};

interface PromptCardProps {
  readonly prompt: Prompt;
  /** The visitor's own vote. */
  readonly own: Vote;
  readonly onVote: (vote: Vote) => void;
  readonly onTag: (tag: string) => void;
  /** What the visitor has put into blanks. */
  readonly filled: Filled;
  readonly onFill: (blank: string, words: string) => void;
}

const Votes = ({ prompt, own, onVote }: Pick<PromptCardProps, 'prompt' | 'own' | 'onVote'>) => {
  const percent = percentPositive(prompt);
  return (
    <div className={styles.votes}>
      <button
        type="button"
        aria-pressed={own === 'like'}
        aria-label={says.likeButton(prompt.likes)}
        data-many={prompt.likes > MANY_LIKES || undefined}
        onClick={() => onVote('like')}
      >
        <Icon name="thumbs-up" size="small" />
        {prompt.likes}
      </button>
      <button
        type="button"
        aria-pressed={own === 'dislike'}
        aria-label={says.dislikeButton(prompt.dislikes)}
        onClick={() => onVote('dislike')}
      >
        <Icon name="thumbs-down" size="small" />
        {prompt.dislikes}
      </button>
      <span>{percent === undefined ? says.noVotesYet : says.positive(percent)}</span>
    </div>
  );
};

/** In letters, where the browser does not fit a box to its words. */
const WIDEST_BLANK = 40;

interface WordsProps extends Pick<PromptCardProps, 'prompt' | 'filled' | 'onFill'> {
  readonly id: string;
  readonly open: boolean;
}

/** The prompt: its beginning, or all of it with boxes in the place of its blanks. A blank that comes again repeats the first. */
const Words = ({ prompt: { prompt }, filled, onFill, id, open }: WordsProps) => {
  if (!open)
    return (
      <p id={id} className={styles.words} data-folded="">
        {filledIn(prompt, filled)}
      </p>
    );
  const parts = withBlanks(prompt);
  return (
    <p id={id} className={styles.words}>
      {parts.map((part, at) => {
        if (at % 2 === 0) return part;
        const value = wordsIn(filled, part);
        if (parts.indexOf(part) < at) return <b key={at}>{value.trim() || `[${part}]`}</b>;
        return (
          <textarea
            key={at}
            className={styles.blank}
            aria-label={part}
            placeholder={part}
            rows={1}
            cols={Math.min(Math.max(part.length, value.length), WIDEST_BLANK)}
            value={value}
            autoComplete="off"
            onChange={({ target }) => onFill(part, target.value)}
          />
        );
      })}
    </p>
  );
};

export const PromptCard = ({ prompt, own, filled, onVote, onTag, onFill }: PromptCardProps) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  const blanks = blanksIn(prompt.prompt).length;
  const unfold = blanks === 0 ? says.showAll : says.fillIn(blanks);
  return (
    <li className={styles.card}>
      <p className={styles.kind}>
        <span>{prompt.category}</span>
        {prompt.isCustom && <b>{says.aiGenerated}</b>}
        <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {open ? says.showLess : unfold}
        </button>
      </p>
      {prompt.description !== '' && <h2>{prompt.description}</h2>}
      <Words prompt={prompt} filled={filled} onFill={onFill} id={id} open={open} />
      {prompt.tags.length > 0 && (
        <p className={styles.tags} data-folded={open ? undefined : ''}>
          {prompt.tags.map((tag) => (
            <button key={tag} type="button" onClick={() => onTag(tag)}>
              {`#${tag}`}
            </button>
          ))}
        </p>
      )}
      <div className={styles.foot}>
        {prompt.isCustom ? <span /> : <Votes prompt={prompt} own={own} onVote={onVote} />}
        <CopyPrompt text={filledIn(prompt.prompt, filled)} />
      </div>
    </li>
  );
};

/** As high as a folded card, while the first prompts are on their way. */
export const PromptGhost = () => (
  <li className={styles.card} aria-hidden="true">
    <div className={styles.ghost} />
  </li>
);
