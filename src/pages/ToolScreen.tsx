import { useSyncExternalStore } from 'react';
import type { Transforms } from '../../engine/converter/transforms.ts';
import type { AnyTool } from '../../engine/definition/index.ts';
import { ToolPage, type Screen } from '../../engine/page/ToolPage.tsx';
import type { LoadRewrite } from '../../engine/run/fallback.ts';
import { deviceHere } from '../device/device.ts';
import { headOf } from '../head/head.ts';
import { useHead } from '../head/useHead.ts';
import { kit } from '../kit.ts';
import { RelatedPages, type RelatedPage } from '../tool/related.ts';

interface ToolScreenProps {
  readonly tool: AnyTool;
  readonly transforms: Transforms;
  readonly fallback: LoadRewrite | undefined;
  readonly screen: Screen | undefined;
  readonly related: readonly RelatedPage[];
}

const neverChanges = () => () => {};

/** The page of any tool: the generic page with the look of this product. */
export default function ToolScreen({ tool, transforms, fallback, screen, related }: ToolScreenProps) {
  useHead(headOf(tool));
  // Hydration needs the tree that was prerendered, where no device was known.
  const device = useSyncExternalStore(neverChanges, deviceHere, () => undefined);
  return (
    <RelatedPages value={related}>
      <ToolPage tool={tool} kit={kit} transforms={transforms} fallback={fallback} device={device} screen={screen} />
    </RelatedPages>
  );
}
