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
import { Button } from './ui/Button.tsx';
import { ErrorBox } from './ui/ErrorBox.tsx';
import { PromptLink, ShareLink } from './ui/FormLinks.tsx';
import { Terms } from './ui/Terms.tsx';
import { Trouble } from './ui/Trouble.tsx';
import { Uses } from './ui/Uses.tsx';

/** How the generic page looks in this product. */
export const kit: Kit = {
  controls,
  loadBlocks: resource(async () => (await import('../renderers/blocks/index.ts')).blocks),
  FieldFrame,
  FieldGroup,
  Button,
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
