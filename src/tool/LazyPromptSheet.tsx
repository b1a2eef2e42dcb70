import { lazy, Suspense } from 'react';
import type { PromptRequest } from '../../engine/prompt/usePrompt.ts';

/** Loaded when a visitor first wants a prompt. */
const Sheet = lazy(() => import('../prompt/PromptSheet.tsx'));

export const PromptSheet = (props: { request: PromptRequest; onClose: () => void }) => (
  <Suspense>
    <Sheet {...props} />
  </Suspense>
);
