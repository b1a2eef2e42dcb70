import type { AnyTool } from '../../engine/definition/index.ts';
import { ToolPage } from '../../engine/page/ToolPage.tsx';
import { headOfTool } from '../head/head.ts';
import { useHead } from '../head/useHead.ts';
import { kit } from '../kit.ts';

/** The page of any tool: the generic page, dressed. */
export default function ToolScreen({ tool }: { tool: AnyTool }) {
  useHead(headOfTool(tool));
  return <ToolPage tool={tool} kit={kit} />;
}
