import { Icon } from '../../components/Icon.tsx';
import styles from './FormLinks.module.css';

export const ShareLink = ({ onShare }: { onShare: () => void }) => (
  <button type="button" className={styles.link} onClick={onShare}>
    <Icon name="link-2" size="small" />
    Share this form as a link
  </button>
);

export const PromptLink = ({ disabled, onOpen }: { disabled: boolean; onOpen: () => void }) => (
  <button type="button" className={styles.link} disabled={disabled} onClick={onOpen}>
    <Icon name="copy" size="small" />
    Copy as a prompt
  </button>
);
