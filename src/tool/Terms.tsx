import { TERMS_LINK, TERMS_SENTENCE } from '../../words/limits.ts';
import { site } from '../site.ts';
import styles from './Terms.module.css';

/** The specification gives the link no target: until the site has one, it leads nowhere, and does not jump to the top either. */
export const Terms = () => (
  <p className={styles.terms}>
    {TERMS_SENTENCE}
    <a href={site.termsUrl} onClick={(event) => site.termsUrl === '#' && event.preventDefault()}>
      {TERMS_LINK}
    </a>
  </p>
);
