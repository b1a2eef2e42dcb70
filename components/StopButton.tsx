import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import * as says from '../words/tool.ts';

/** Stops a run. */
export const StopButton = ({ onStop }: { onStop: () => void }) => (
  <Button look="line" onClick={onStop}>
    <Icon name="square" size="small" />
    {says.stop}
  </Button>
);
