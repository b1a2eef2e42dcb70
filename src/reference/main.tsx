import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { Reference } from './Reference.tsx';
import '../theme/fonts.css';
import '../theme/base.css';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <MemoryRouter>
      <Reference />
    </MemoryRouter>
  </StrictMode>,
);
