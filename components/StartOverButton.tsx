import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';

interface StartOverButtonProps {
  /** As the tool words it: "Start Over", "Reset". */
  readonly label: string;
  readonly look?: 'line' | 'plain';
  readonly onClick: () => void;
}

/** Clears a result or a choice. */
export const StartOverButton = ({ label, look = 'line', onClick }: StartOverButtonProps) => (
  <Button look={look} onClick={onClick}>
    <Icon name="rotate-ccw" size="small" />
    {label}
  </Button>
);
