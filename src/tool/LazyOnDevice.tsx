import { lazy, Suspense, type ComponentType } from 'react';
import type { OnDeviceProps } from '../../engine/page/kit.ts';

type Loaded = { default: ComponentType<OnDeviceProps> };

/** Few browsers have a model: the others load none of this. Where it cannot be loaded, the form works without it. */
const Choice = lazy(() => import('../device/OnDevice.tsx').catch((): Loaded => ({ default: () => null })));

export const OnDevice = (props: OnDeviceProps) => (
  <Suspense>
    <Choice {...props} />
  </Suspense>
);
