import { useEffect, useRef } from 'react';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import paper from '../../components/Sheet.module.css';
import styles from './grammar.module.css';
import type { Issue } from './issues.ts';
import type { Review } from './useReview.ts';

interface IssueProps {
  readonly issue: Issue;
  readonly review: Review;
}

const asWords = (replacement: string): string => (replacement === '' ? 'Leave it out' : replacement);

const IssueItem = ({ issue, review }: IssueProps) => {
  const { words, message, type, replacements } = issue;
  const selected = review.selected === issue.id;
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (selected) item.current?.scrollIntoView?.({ block: 'nearest' });
  }, [selected]);
  return (
    <li ref={item} className={styles.issue} data-kind={type} data-selected={selected || undefined}>
      <button type="button" className={styles.about} aria-pressed={selected} onClick={() => review.select(issue.id)}>
        <span className={styles.type}>{type}</span>
        {words.trim() !== '' && <q className={styles.words}>{words}</q>}
        <span className={styles.message}>{message}</span>
      </button>
      <div className={styles.choices}>
        {replacements.map((replacement) => (
          <Button key={replacement} look="line" onClick={() => review.accept(issue, replacement)}>
            <Icon name="check" size="small" />
            {asWords(replacement)}
          </Button>
        ))}
        <Button look="plain" onClick={() => review.ignore(issue)}>
          Ignore
        </Button>
        {type === 'spelling' && words !== '' && (
          <Button look="plain" onClick={() => review.ignoreAlways(issue)}>
            Ignore always
          </Button>
        )}
      </div>
    </li>
  );
};

/** The visitor's own words; each can be removed from the list. */
const OwnWords = ({ words }: { words: Review['ownWords'] }) =>
  words.all.length === 0 ? null : (
    <div className={paper.section}>
      <h3>Your own words</h3>
      <p className={paper.say}>Kept on this device. They are not marked as misspelt.</p>
      <ul className={styles.own}>
        {words.all.map((word) => (
          <li key={word}>
            {word}
            <IconButton name={`Remove ${word}`} icon="x" onClick={() => words.toggle(word)} />
          </li>
        ))}
      </ul>
    </div>
  );

/** The issues that were found, each with its choices. */
export const IssueList = ({ review }: { review: Review }) => {
  const open = review.draft?.open ?? [];
  return (
    <>
      <div className={paper.head}>
        <h2>{open.length === 0 ? 'Issues Found' : `Issues Found (${open.length})`}</h2>
        {review.undo && (
          <Button look="line" onClick={review.undo}>
            <Icon name="undo-2" size="small" />
            Undo
          </Button>
        )}
      </div>
      {open.length === 0 && <p className={paper.section}>No issues found.</p>}
      <ul className={styles.issues} aria-label="Issues Found">
        {open.map((issue) => (
          <IssueItem key={issue.id} issue={issue} review={review} />
        ))}
      </ul>
      <OwnWords words={review.ownWords} />
    </>
  );
};
