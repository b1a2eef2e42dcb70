/** By hand, with the suite's own select: the measure of the engine. */
import { SelectControl } from '../../src/controls/SelectControl.tsx';
import { ByHand, prepare, type SelectProps } from './ByHand.tsx';
import { offer } from './mount.ts';
import { FIELDS_IN_A_PART, TONES, toolWith } from './tool.ts';

const TOOL = toolWith(FIELDS_IN_A_PART);
const NOTHING_EARLY = new Map<string, string>();

const Select = ({ name, label, form }: SelectProps) => (
  <SelectControl
    name={name}
    field={{ kind: 'select', label, options: TONES, default: 'Default' }}
    form={form}
    id={name}
    describedBy={undefined}
    invalid={false}
    choices={TONES}
    tool={TOOL}
    early={NOTHING_EARLY}
  />
);

offer((fields) => <ByHand prepared={prepare(fields / FIELDS_IN_A_PART)} Select={Select} />);
