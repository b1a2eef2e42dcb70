import { ErrorBox } from '../components/ErrorBox.tsx';
import type { Kit } from '../engine/page/kit.ts';
import { controls } from './controls/index.ts';
import { ThemeSwitch } from './layout/ThemeSwitch.tsx';
import { resource } from './pages/resource.ts';
import { Desk, OptionsWait, Shelf } from './tool/Desk.tsx';
import { PromptSheet } from './tool/LazyPromptSheet.tsx';
import { FieldFrame } from './tool/FieldFrame.tsx';
import { FieldGroup } from './tool/FieldGroup.tsx';
import { OnDevice } from './tool/LazyOnDevice.tsx';
import { EmptySheet, ExamplesLink, LoadingSheet, ResultSheet } from './tool/sheets.tsx';
import { FormButton, SubmitButton } from './tool/FormButtons.tsx';
import { PromptLink, ShareLink } from './tool/FormLinks.tsx';
import { Terms } from './tool/Terms.tsx';
import { Trouble } from './tool/Trouble.tsx';
import { Uses } from './tool/Uses.tsx';

/** How the generic page looks in this product. */
export const kit: Kit = {
  controls,
  loadBlocks: resource(async () => (await import('virtual:blocks')).blocks),
  FieldFrame,
  FieldGroup,
  SubmitButton,
  FormButton,
  ErrorBox,
  Trouble,
  OnDevice,
  Uses,
  Terms,
  ShareLink,
  PromptLink,
  PromptSheet,
  Desk,
  Shelf,
  ThemeSwitch,
  OptionsWait,
  ExamplesLink,
  EmptySheet,
  LoadingSheet,
  ResultSheet,
};
