import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';

interface StartOverButtonProps {
  /** In the words of the tool: "Start Over", "Reset". */
  readonly label: string;
  readonly look?: 'line' | 'plain';
  readonly onClick: () => void;
}

/** Throws a result or a choice away. */
export const StartOverButton = ({ label, look = 'line', onClick }: StartOverButtonProps) => (
  <Button look={look} onClick={onClick}>
    <Icon name="rotate-ccw" size="small" />
    {label}
  </Button>
);
