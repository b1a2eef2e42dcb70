import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import * as says from '../../words/blocks.ts';

interface AnalyzeButtonProps {
  /** This text is being analyzed. */
  readonly running: boolean;
  /** Another text is being analyzed: one at a time. */
  readonly disabled: boolean;
  readonly onClick: () => void;
}

export const AnalyzeButton = ({ running, disabled, onClick }: AnalyzeButtonProps) => (
  <Button look="line" inert={disabled} busy={running} onClick={onClick}>
    {!running && <Icon name="gauge" size="small" />}
    {running ? says.analyzing : says.analyze}
  </Button>
);
