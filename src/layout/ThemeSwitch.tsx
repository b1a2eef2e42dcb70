import { switchTheme } from '../theme/theme.ts';
import { Icon } from '../../components/Icon.tsx';
import styles from './ThemeSwitch.module.css';
import * as says from '../../words/frame.ts';

/** Shows the theme that it switches to. */
export const ThemeSwitch = () => (
  <button type="button" className={styles.switch} aria-label={says.switchTheme} onClick={switchTheme}>
    <Icon name="moon" className={styles.moon} />
    <Icon name="sun" className={styles.sun} />
  </button>
);
