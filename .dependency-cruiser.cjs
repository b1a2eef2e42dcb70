// Who may import what: the layers of the house. `npm run lint` fails on the first import that breaks a rule.
const only = (name, folder, may) => ({
  name,
  severity: 'error',
  from: { path: `^${folder}/` },
  to: { pathNot: `^(${[folder, ...may].join('|')})(/|$)`, dependencyTypesNot: ['npm', 'npm-dev', 'core', 'type-only'] },
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    only('tools-are-data', 'tools', ['engine/definition', 'choices']),
    only('choices-are-data', 'choices', ['engine/definition']),
    only('converters-stand-on-the-definition', 'converters', ['engine/definition', 'choices']),
    only('words-are-data', 'words', []),
    only('engine-stands-alone', 'engine', ['words']),
    only('components-stand-alone', 'components', ['words']),
    // A screen of a tool's own takes its types from the tool's definition.
    only('renderers-show-results', 'renderers', ['engine', 'components', 'tools', 'words']),
    only('server-knows-no-page', 'server', [
      'tools',
      'engine/definition',
      'engine/help',
      'engine/stream',
      'model',
      'virtual:common-words',
      'virtual:vocabulary',
    ]),
    only('model-runs-on-either-side', 'model', ['tools', 'engine/definition']),
    {
      name: 'definitions-import-no-packages',
      severity: 'error',
      from: { path: '^(tools|choices|converters/[^/]+$)' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'] },
    },
    {
      name: 'no-definition-imports-another',
      severity: 'error',
      from: { path: '^(tools|converters)/[^/]+$' },
      to: { path: '^(tools|converters)/[^/]+$' },
    },
    {
      name: 'model-knows-neither-node-nor-its-own-clients',
      severity: 'error',
      from: { path: '^model/' },
      to: { path: '^(node:|(node_modules/)?(ai|@ai-sdk)(/|$))|node_modules/(ai|@ai-sdk)/', dependencyTypesNot: ['type-only'] },
    },
    { name: 'renderers-know-no-app', severity: 'error', from: { path: '^renderers/' }, to: { path: '^src/' } },
    {
      // The build hands them to it: `virtual:blocks`, `virtual:page/<slug>`.
      name: 'the-app-knows-no-renderer',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/build/' },
      to: { path: '^renderers/' },
    },
    {
      name: 'the-app-never-imports-the-server',
      severity: 'error',
      from: { path: '^(src|engine|components|renderers|words|choices|converters|tools|model)/', pathNot: '^src/build/' },
      to: { path: '^server/' },
    },
    {
      name: 'the-reference-is-in-no-bundle',
      severity: 'error',
      from: { pathNot: '^(src/reference|tests)/' },
      to: { path: '^src/reference/' },
    },
    { name: 'nothing-imports-tests', severity: 'error', from: { pathNot: '^(tests|bench)/' }, to: { path: '^(tests|bench)/' } },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|dist/server/index\\.js$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
