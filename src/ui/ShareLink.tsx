import { Link2 } from 'lucide-react';
import styles from './ShareLink.module.css';

export const ShareLink = ({ onShare }: { onShare: () => void }) => (
  <button type="button" className={styles.share} onClick={onShare}>
    <Link2 data-icon="small" aria-hidden="true" />
    Share this form as a link
  </button>
);
