import type { Kit } from '../../engine/page/kit.ts';
import { ChipsControl } from './ChipsControl.tsx';
import { CheckboxControl, ListControl, NumberControl, SliderControl } from './PlainControls.tsx';
import { SelectControl } from './SelectControl.tsx';
import { TextareaControl, TextControl } from './TextControls.tsx';

/** A kind of field without a control does not compile. */
export const controls: Kit['controls'] = {
  text: TextControl,
  url: TextControl,
  textarea: TextareaControl,
  chips: ChipsControl,
  number: NumberControl,
  list: ListControl,
  checkbox: CheckboxControl,
  slider: SliderControl,
  select: SelectControl,
};
