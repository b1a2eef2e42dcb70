import { useEffect, useRef } from 'react';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import paper from '../../components/Sheet.module.css';
import styles from './grammar.module.css';
import type { Issue } from './issues.ts';
import type { Review } from './useReview.ts';
import * as says from '../../words/grammar.ts';

interface IssueProps {
  /** Counted from 1. */
  readonly at: number;
  readonly issue: Issue;
  readonly review: Review;
}

const asWords = (replacement: string): string => (replacement === '' ? says.leaveItOut : replacement);

/** Its whole meaning, for who hears the button alone. */
const deedOf = (words: string, replacement: string): string =>
  replacement === '' ? says.leaveOut(words) : says.replace(words, replacement);

const IssueItem = ({ at, issue, review }: IssueProps) => {
  const { words, message, type, replacements } = issue;
  const selected = review.selected === issue.id;
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (selected) item.current?.scrollIntoView?.({ block: 'nearest' });
  }, [selected]);
  return (
    <li ref={item} className={styles.issue} data-kind={type} data-selected={selected || undefined}>
      <span className={paper.mark} aria-hidden="true">
        {at}
      </span>
      <button type="button" className={styles.about} aria-pressed={selected} onClick={() => review.select(issue.id)}>
        <span className={styles.type}>{type}</span>
        {words.trim() !== '' && <q className={styles.words}>{words}</q>}
        <span className={styles.message}>{message}</span>
      </button>
      <div className={styles.choices}>
        {replacements.map((replacement) => (
          <Button
            key={replacement}
            look="line"
            name={words === '' ? undefined : deedOf(words, replacement)}
            onClick={() => review.accept(issue, replacement)}
          >
            <Icon name="check" size="small" />
            {asWords(replacement)}
          </Button>
        ))}
        <Button look="plain" name={words === '' ? undefined : says.ignoreWords(words)} onClick={() => review.ignore(issue)}>
          {says.ignore}
        </Button>
        {type === 'spelling' && words !== '' && (
          <Button look="plain" name={says.ignoreAlwaysWords(words)} onClick={() => review.ignoreAlways(issue)}>
            {says.ignoreAlways}
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
      <h3>{says.yourOwnWords}</h3>
      <p className={paper.say}>{says.ownWordsNote}</p>
      <ul className={styles.own}>
        {words.all.map((word) => (
          <li key={word}>
            {word}
            <IconButton name={says.removeWord(word)} icon="x" onClick={() => words.toggle(word)} />
          </li>
        ))}
      </ul>
    </div>
  );

/** The issues that were found, each with its choices. */
export const IssueList = ({ review, corrected }: { review: Review; corrected: string }) => {
  const open = review.draft?.open ?? [];
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** Which issue the keyboard was in. */
  const at = useRef(0);
  const left = open.length;
  // A settled issue is gone, and the keyboard goes on to the next; after the last, to the heading.
  useEffect(() => {
    if (!list.current || document.activeElement !== document.body || at.current < 0) return;
    const next = list.current.children[Math.min(at.current, left - 1)]?.querySelector('button') ?? heading.current;
    next?.focus();
    at.current = -1;
  }, [left]);
  return (
    <>
      <div className={paper.head}>
        <h2 ref={heading} tabIndex={-1}>
          {open.length === 0 ? says.issuesFound : says.issuesFoundCount(open.length)}
        </h2>
        <div className={paper.tools}>
          {review.undo && (
            <Button look="line" onClick={review.undo}>
              <Icon name="undo-2" size="small" />
              {says.undo}
            </Button>
          )}
          <Button look="line" disabled={corrected === review.text} onClick={() => review.applyAll(corrected)}>
            <Icon name="check" size="small" />
            {says.applyCorrections}
          </Button>
        </div>
      </div>
      {open.length === 0 && <p className={paper.section}>{says.noIssuesFound}</p>}
      <ul
        ref={list}
        aria-label={says.issuesFound}
        onFocus={({ target }) => {
          at.current = [...(list.current?.children ?? [])].findIndex((item) => item.contains(target));
        }}
      >
        {open.map((issue, place) => (
          <IssueItem key={issue.id} at={place + 1} issue={issue} review={review} />
        ))}
      </ul>
      <OwnWords words={review.ownWords} />
    </>
  );
};
