import { Icon } from '../../components/Icon.tsx';
import styles from './FormLinks.module.css';
import * as says from '../../words/tool.ts';

export const ShareLink = ({ onShare }: { onShare: () => void }) => (
  <button type="button" className={styles.link} onClick={onShare}>
    <Icon name="link-2" size="small" />
    {says.shareForm}
  </button>
);

export const PromptLink = ({ disabled, onOpen }: { disabled: boolean; onOpen: () => void }) => (
  <button type="button" className={styles.link} disabled={disabled} onClick={onOpen}>
    <Icon name="copy" size="small" />
    {says.copyAsAPrompt}
  </button>
);
