import styles from './Spinner.module.css';

/** Turns while something is being waited for. Words beside it say what. */
export const Spinner = ({ size = 'small' }: { size?: 'small' | 'large' }) => <span className={styles[size]} aria-hidden="true" />;
