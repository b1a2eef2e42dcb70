import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { setAlertStyle } from '../engine/notices/notices.ts';
import { Boundary } from '../engine/page/Boundary.tsx';
import { saveTyped } from '../engine/keep/draft.ts';
import { App } from './App.tsx';
import { loadPageError, preload } from './pages/pages.ts';
import { site } from './site.ts';
import { PlainError } from './errors/PlainError.tsx';
import { watchForMissing } from './errors/missingCode.ts';
import { report, watchForErrors } from './errors/reporting.ts';
import './theme/fonts.css';
import './theme/base.css';
import './theme/print.css';

setAlertStyle(site.alerts);
watchForErrors();
watchForMissing();

// The page's code must be loaded before hydration, which needs the same tree; where it cannot be, public/watch.js says so.
await preload(location.pathname);
const root = document.getElementById('root')!;
const app = (
  <StrictMode>
    <Boundary fallback={() => <PlainError />} onError={saveTyped}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </Boundary>
  </StrictMode>
);
// Prerendered pages are hydrated; the development server sends an empty one.
if (root.firstElementChild) hydrateRoot(root, app, { onCaughtError: report });
else createRoot(root, { onCaughtError: report }).render(app);
document.documentElement.dataset['awake'] = '';
performance.mark('awake');

// When the page is idle, it prepares for failures: loads the error page, and installs the service worker, which keeps the shell
// and the text styles for when there is no network.
const prepare = (): void => {
  loadPageError().catch(() => undefined);
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
};
if ('requestIdleCallback' in window) window.requestIdleCallback(prepare, { timeout: 10_000 });
else setTimeout(prepare, 3_000);
