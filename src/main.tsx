import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { speakThrough } from '../engine/notices.ts';
import { App } from './App.tsx';
import { preload } from './pages/pages.ts';
import { site } from './site.ts';
import './theme/fonts.css';
import './theme/base.css';

speakThrough(site.alerts);

// The page is there already; its code must be, too, before it wakes with the same tree.
await preload(location.pathname);
hydrateRoot(
  document.getElementById('root')!,
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>,
);
document.documentElement.dataset['awake'] = '';
