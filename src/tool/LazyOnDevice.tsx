import { lazy, type ComponentType } from 'react';
import type { OnDeviceProps } from '../../engine/page/kit.ts';

const Nothing: ComponentType<OnDeviceProps> = () => null;

/** Few browsers have a model: the others load nothing of it. Where it cannot be loaded, the form does without. */
export const OnDevice = lazy<ComponentType<OnDeviceProps>>(() =>
  import('../device/OnDevice.tsx').catch(() => ({ default: Nothing })),
);
