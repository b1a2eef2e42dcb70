import styles from './Spinner.module.css';

/** Shows that something is loading. The words beside it say what. */
export const Spinner = ({ size = 'small' }: { size?: 'small' | 'large' }) => <span className={styles[size]} aria-hidden="true" />;
