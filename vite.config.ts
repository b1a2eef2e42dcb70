import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { catalogue } from './src/build/catalogue.ts';
import { dataFiles } from './src/build/dataFiles.ts';
import { apiInDevelopment } from './src/build/apiInDevelopment.ts';
import { faces } from './src/build/faces.ts';
import { faultsInDevelopment } from './src/build/faultsInDevelopment.ts';
import { leanReact } from './src/build/leanReact.ts';
import { leanRouter } from './src/build/leanRouter.ts';

const root = import.meta.dirname;

/** What every page loads, as one file: many small ones weigh more, and take turns. */
const EVERY_PAGE =
  /vite\/preload-helper|rolldown\/runtime|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie)\/|\/src\/(layout\/(?!Late)|theme|head|errors\/(?!report\.|PageError|PartError)|pages\/(pages|resource)|App|site)|\/components\/(AfterWaking|Button|Icon|Link|Notices|Spinner)|\/engine\/(page\/Boundary|keep\/(draft|keeping|storage|useKeptAtStart)|notices\/notices|store)\.ts|\/engine\/definition\/tool\.ts/;
/** What the pages of tools and of text styles share. */
const EVERY_PAGE_WITH_TEXT =
  /\/engine\/(copy\/(clipboard|useCopy)|definition\/(?!rules\/|endpoints|jsonSchema)|page\/Guard)|\/components\/Sheet|\/src\/(keep\/KeptLine|tool\/(About|Breadcrumb|related)|errors\/PartError)/;
/** What every text style's page loads beside it. */
const EVERY_CONVERTER =
  /\/converters\/text\/(aligned|alphabets|clusters|substitution|units)|\/src\/converter\/ConverterScreen\.module|\/words\/converters/;
/** What every tool's page loads beside it. */
const EVERY_TOOL =
  /node_modules\/(react-hook-form|@hookform|@standard-schema)\/|\/engine\/(?!converter\/|help\/|stream\/|call\/(readStream|sideCall|useSide)|form\/useKeptForm|keep\/(voter|history)|result\/asCsv|prompt\/ownPrompt)|\/components\/(CopyButton|ErrorBox)|\/src\/(tool|pages\/ToolScreen)/;

export default defineConfig({
  root: path.join(root, 'src'),
  publicDir: 'public',
  plugins: [catalogue(), dataFiles(), faces(), leanRouter(), leanReact(), react(), apiInDevelopment(), faultsInDevelopment()],
  resolve: {
    alias: {
      // Radix locks the page's scroll by a library that injects styles which the policy forbids.
      'react-remove-scroll': path.join(root, 'components/removeScroll.tsx'),
      // Another one hides the page in a way that leaves it in the order of the keyboard.
      'aria-hidden': path.join(root, 'components/hideOthers.ts'),
    },
  },
  build: {
    outDir: path.join(root, 'dist/client'),
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: {
      // What words/ holds stands in the code that says it, and costs nothing beside it.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        codeSplitting: {
          groups: [
            { name: 'app', test: EVERY_PAGE, priority: 3 },
            { name: 'text', test: EVERY_PAGE_WITH_TEXT, priority: 2 },
            { name: 'tool', test: EVERY_TOOL, priority: 1 },
            { name: 'converter', test: EVERY_CONVERTER, priority: 1 },
          ],
        },
      },
    },
    modulePreload: {
      polyfill: false,
      // A page's links name all it needs; a page that is gone to later finds its scripts through their imports, its styles here.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
    },
  },
  server: { fs: { allow: [root] } },
});
