/**
 * The router's package contains more than a page uses (forms, prefetching, server components), and a bundler keeps all of it,
 * since it cannot know that React's factories of components and contexts have no side effects. This plugin marks them as free of
 * side effects, and removes names and messages that only developers read.
 */
import type { Plugin } from 'vite';

const MAKERS = /(= )(React\w*\.(?:createContext|forwardRef|memo)\()/g;
const DISPLAY_NAMES = /^\w+\.displayName = "[^"]*";$/gm;
/** What keeps the boundary for errors of server components, of which there are none. */
const CONTEXT_TYPES = /^RenderErrorBoundary\.contextType = \w+;$/gm;
/** Its advice about a router in the wrong place: our own is at the root, once. */
const ADVICE =
  /`[^`]*(?:may be used only in the context of|You should call navigate\(\)|must not be used on the initial|cannot render a <Router>|is not able to match the URL|contains an invalid URL)[^`]*`/g;

export const leanRouter = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\/dist\// },
    handler: (code) => ({
      code: code
        .replace(MAKERS, '$1/* @__PURE__ */ $2')
        .replace(DISPLAY_NAMES, '')
        .replace(CONTEXT_TYPES, '')
        .replace(ADVICE, "''"),
      map: null,
    }),
  },
});
