/** By the engine: its whole page, with all that it does on a keystroke, but only the form of it drawn. */
import type { Kit } from '../../engine/page/kit.ts';
import { ToolPage } from '../../engine/page/ToolPage.tsx';
import { controls } from '../../src/controls/index.ts';
import { FieldFrame } from '../../src/tool/FieldFrame.tsx';
import { FieldGroup } from '../../src/tool/FieldGroup.tsx';
import { FormButton, SubmitButton } from '../../src/tool/FormButtons.tsx';
import { ErrorBox } from '../../components/ErrorBox.tsx';
import { Terms } from '../../src/tool/Terms.tsx';
import { PartError } from '../../src/errors/PartError.tsx';
import { offer } from './mount.ts';
import { toolWith } from './tool.ts';

const Nothing = () => null;
const kit: Kit = {
  controls,
  FieldFrame,
  FieldGroup,
  SubmitButton,
  FormButton,
  ErrorBox,
  PartError,
  Terms,
  TwoColumnPage: ({ form }) => form,
  // No result is ever shown.
  loadBlocks: () => new Promise(() => {}),
  OneColumnPage: Nothing,
  ThemeSwitch: Nothing,
  UseCounter: Nothing,
  OnDevice: Nothing,
  OptionsLoading: Nothing,
  ShareLink: Nothing,
  KeptLine: Nothing,
  PromptLink: Nothing,
  PromptSheet: Nothing,
  ExamplesLink: Nothing,
  EmptySheet: Nothing,
  LoadingSheet: Nothing,
  ResultSheet: Nothing,
};

offer((fields) => <ToolPage tool={toolWith(fields)} kit={kit} />);
