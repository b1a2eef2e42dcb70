import { GROUPS, type Group } from '../../engine/definition/tool.ts';
import { Link } from '../../components/Link.tsx';
import styles from './Breadcrumb.module.css';

/** Where the page is in the suite. */
export const Breadcrumb = ({ group }: { group: Group }) => (
  <nav className={styles.crumb} aria-label="Breadcrumb">
    <Link to="/">All tools</Link>
    <span aria-hidden="true">/</span>
    <span className={styles.here}>{GROUPS[group].name}</span>
  </nav>
);
