import type { Transforms } from '../../engine/converter/transforms.ts';
import type { AnyTool } from '../../engine/definition/index.ts';
import { ToolPage } from '../../engine/page/ToolPage.tsx';
import { headOf } from '../head/head.ts';
import { useHead } from '../head/useHead.ts';
import { kit } from '../kit.ts';
import { RelatedPages, type RelatedPage } from '../tool/related.ts';

interface ToolScreenProps {
  readonly tool: AnyTool;
  readonly transforms: Transforms;
  readonly related: readonly RelatedPage[];
}

/** The page of any tool: the generic page, dressed. */
export default function ToolScreen({ tool, transforms, related }: ToolScreenProps) {
  useHead(headOf(tool));
  return (
    <RelatedPages value={related}>
      <ToolPage tool={tool} kit={kit} transforms={transforms} />
    </RelatedPages>
  );
}
