import { GROUPS, type Group } from '../../engine/definition/tool.ts';
import { Link } from '../../components/Link.tsx';
import styles from './Breadcrumb.module.css';
import * as says from '../../words/tool.ts';

/** Where the page is in the suite. */
export const Breadcrumb = ({ group }: { group: Group }) => (
  <nav className={styles.crumb} aria-label={says.breadcrumb}>
    <Link to="/">{says.allTools}</Link>
    <span aria-hidden="true">/</span>
    <span className={styles.here}>{GROUPS[group].name}</span>
  </nav>
);
