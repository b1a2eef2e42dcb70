import { TERMS_LINK, TERMS_SENTENCE } from '../../engine/notices/messages.ts';
import { site } from '../site.ts';
import styles from './Terms.module.css';

export const Terms = () => (
  <p className={styles.terms}>
    {TERMS_SENTENCE}
    <a href={site.termsUrl}>{TERMS_LINK}</a>
  </p>
);
