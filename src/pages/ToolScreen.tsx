import { use } from 'react';
import { ToolPage } from '../../engine/page/ToolPage.tsx';
import { useHead } from '../head/useHead.ts';
import { headOfTool } from '../head/head.ts';
import { kit } from '../kit.ts';
import { loadTool } from './pages.ts';

export default function ToolScreen({ slug }: { slug: string }) {
  const tool = use(loadTool(slug));
  useHead(headOfTool(tool));
  return <ToolPage tool={tool} kit={kit} />;
}
