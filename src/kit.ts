import { ErrorBox } from '../components/ErrorBox.tsx';
import type { Kit } from '../engine/page/kit.ts';
import { controls } from './controls/index.ts';
import { ThemeSwitch } from './layout/ThemeSwitch.tsx';
import { resource } from './pages/resource.ts';
import { TwoColumnPage, OptionsLoading, OneColumnPage } from './tool/PageLayouts.tsx';
import { PromptSheet } from './tool/LazyPromptSheet.tsx';
import { FieldFrame } from './tool/FieldFrame.tsx';
import { FieldGroup } from './tool/FieldGroup.tsx';
import { OnDevice } from './tool/LazyOnDevice.tsx';
import { EmptySheet, ExamplesLink, LoadingSheet, ResultSheet } from './tool/sheets.tsx';
import { FormButton, SubmitButton } from './tool/FormButtons.tsx';
import { KeptLine } from './keep/KeptLine.tsx';
import { PromptLink, ShareLink } from './tool/FormLinks.tsx';
import { Terms } from './tool/Terms.tsx';
import { PartError } from './errors/PartError.tsx';
import { UseCounter } from './tool/UseCounter.tsx';

/** How the generic page looks in this product. */
export const kit: Kit = {
  controls,
  loadBlocks: resource(async () => (await import('virtual:blocks')).blocks),
  FieldFrame,
  FieldGroup,
  SubmitButton,
  FormButton,
  ErrorBox,
  PartError,
  OnDevice,
  UseCounter,
  Terms,
  KeptLine,
  ShareLink,
  PromptLink,
  PromptSheet,
  TwoColumnPage,
  OneColumnPage,
  ThemeSwitch,
  OptionsLoading,
  ExamplesLink,
  EmptySheet,
  LoadingSheet,
  ResultSheet,
};
