import { Icon } from './Icon.tsx';
import styles from './ShareLink.module.css';

export const ShareLink = ({ onShare }: { onShare: () => void }) => (
  <button type="button" className={styles.share} onClick={onShare}>
    <Icon name="link-2" size="small" />
    Share this form as a link
  </button>
);
