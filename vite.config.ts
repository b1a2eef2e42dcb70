import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { catalogue } from './src/build/catalogue.ts';
import { apiInDevelopment } from './src/build/apiInDevelopment.ts';
import { leanRouter } from './src/build/leanRouter.ts';

const root = import.meta.dirname;

export default defineConfig({
  root: path.join(root, 'src'),
  publicDir: 'public',
  plugins: [catalogue(), leanRouter(), react(), apiInDevelopment()],
  resolve: {
    alias: {
      // Radix locks the page's scroll by a library that injects styles which the policy forbids.
      'react-remove-scroll': path.join(root, 'src/ui/removeScroll.tsx'),
    },
  },
  build: {
    outDir: path.join(root, 'dist/client'),
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      // A page's links name all it needs; a page that is gone to later finds its scripts through their imports, its styles here.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
    },
  },
  server: { fs: { allow: [root] } },
});
