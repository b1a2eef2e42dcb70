import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { catalogue } from './src/build/catalogue.ts';
import { apiInDevelopment } from './src/build/apiInDevelopment.ts';

const root = import.meta.dirname;

export default defineConfig({
  root: path.join(root, 'src'),
  publicDir: 'public',
  plugins: [catalogue(), react(), apiInDevelopment()],
  resolve: {
    alias: {
      // Radix locks the page's scroll by a library that injects styles the policy forbids; ours sets an attribute.
      'react-remove-scroll': path.join(root, 'src/ui/removeScroll.tsx'),
    },
  },
  build: {
    outDir: path.join(root, 'dist/client'),
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: {
      // React's own makers of components and contexts have no side effects, but a CommonJS package cannot say so; told so
      // here, the parts of the router that no page uses (forms, prefetching) stay out of the bundle.
      treeshake: {
        manualPureFunctions: ['import_react.forwardRef', 'import_react.createContext'],
        propertyWriteSideEffects: false,
      },
    },
  },
  server: { fs: { allow: [root] } },
});
