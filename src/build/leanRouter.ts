/**
 * The router's package holds more than a page uses (forms, prefetching, server components), and a bundler keeps it all:
 * it cannot know that React's makers of components and contexts have no side effects. This says so, in the package's own
 * terms, and takes away the names and the sentences that only developers read.
 */
import type { Plugin } from 'vite';

const MAKERS = /(= )(React\w*\.(?:createContext|forwardRef|memo)\()/g;
const DISPLAY_NAMES = /^\w+\.displayName = "[^"]*";$/gm;
/** What it says of a router that is used in the wrong place: our own is at the root, once. */
const ADVICE =
  /`[^`]*(?:may be used only in the context of|You should call navigate\(\)|must not be used on the initial|cannot render a <Router>|is not able to match the URL|contains an invalid URL)[^`]*`/g;

export const leanRouter = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\/dist\// },
    handler: (code) => ({
      code: code.replace(MAKERS, '$1/* @__PURE__ */ $2').replace(DISPLAY_NAMES, '').replace(ADVICE, "''"),
      map: null,
    }),
  },
});
