/**
 * React's package for the browser carries parts that a page of ours never uses, some 10 kB of what each visitor would load, and a
 * bundler keeps them, since what draws a page could ask for them at any moment. This plugin empties the functions through which
 * they are reached; the rest of them falls away by itself. Each is only reached by what is named above it, and none of that is
 * here: whoever begins to use such a thing takes its line away. A build fails where React no longer has one of these functions.
 */
import type { Plugin } from 'vite';

const EMPTY = '{}';

/** What stands in place of a function's body, by its name. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  // <ViewTransition>: walks over the tree in search of one, each time that something waited for has come.
  trackEnterViewTransitions: EMPTY,
  commitExitViewTransitions: EMPTY,
  commitNestedViewTransitions: EMPTY,
  restoreNestedViewTransitions: EMPTY,
  restoreEnterOrExitViewTransitions: EMPTY,
  restoreViewTransitionOnHostInstances: EMPTY,
  applyViewTransitionToHostInstances: EMPTY,
  createViewTransitionInstance: EMPTY,
  getViewTransitionName: EMPTY,
  getViewTransitionClassName: EMPTY,
  startViewTransition: EMPTY,
  flushAfterMutationEffects: EMPTY,
  reportViewTransitionError: EMPTY,
  // A `ref` of a fragment.
  FragmentInstance: EMPTY,
  addFragmentHandleToFiber: EMPTY,
  commitNewChildToFragmentInstances: EMPTY,
  commitFragmentInstanceInsertionEffects: EMPTY,
  commitFragmentInstanceDeletionEffects: EMPTY,
  isFragmentInstanceParent: '{return false}',
  // <title>, <meta>, <link>, <script> and <style> that React is to put into the head, and <html>, <head> and <body> drawn by it:
  // pages come with theirs. Its calls to load something ahead.
  isHostHoistableType: '{return false}',
  getResource: EMPTY,
  acquireResource: EMPTY,
  mountHoistable: EMPTY,
  getHydratableHoistableCache: EMPTY,
  suspendResource: EMPTY,
  insertSuspendedStylesheets: EMPTY,
  resolveSingletonInstance: EMPTY,
  releaseSingletonInstance: EMPTY,
  prefetchDNS: EMPTY,
  preconnect: EMPTY,
  preload: EMPTY,
  preloadModule: EMPTY,
  preinitStyle: EMPTY,
  preinitScript: EMPTY,
  preinitModuleScript: EMPTY,
  // A form whose `action` is a function, with its hooks, and useOptimistic.
  extractEvents$1: EMPTY,
  startHostTransition: EMPTY,
  requestFormReset: EMPTY,
  mountActionState: EMPTY,
  updateActionState: EMPTY,
  rerenderActionState: EMPTY,
  updateOptimisticImpl: EMPTY,
  // <Activity> and <SuspenseList>.
  updateActivityComponent: EMPTY,
  updateSuspenseListComponent: EMPTY,
  // Pictures that a page waits for before it shows what has changed, where it has any.
  maySuspendCommit: '{return false}',
  accumulateSuspenseyCommitOnFiber: EMPTY,
  waitForCommitToBeReady: '{return null}',
  // What React's own compiler writes, and the old findDOMNode.
  useMemoCache: EMPTY,
  findCurrentFiberUsingSlowPath: EMPTY,
  // Elements of one's own making.
  setPropOnCustomElement: EMPTY,
  // Where in the tree an error happened: our reports name places in scripts.
  getStackByFiberInDevAndProd: "{return ''}",
};

/** What this plugin reads of a syntax tree. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
interface FunctionNode extends Node {
  readonly id: { readonly name: string };
  readonly body: Node;
}

/** A method of something that is left out: `FragmentInstance.prototype.focus = …`. */
const METHOD = /^(\w+)\.prototype\.\w+ = /;

export const leanReact = (): Plugin => ({
  name: 'lean-react',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-dom\/cjs\/react-dom-client\.production\.js$/ },
    handler(code) {
      const missing = new Set(Object.keys(LEFT_OUT));
      let lean = '';
      let at = 0;
      const put = (end: number, from: number, text: string): void => {
        lean += code.slice(at, end) + text;
        at = from;
      };
      for (const node of this.parse(code).body as readonly Node[]) {
        if (node.type === 'FunctionDeclaration') {
          const { id, body } = node as FunctionNode;
          const instead = LEFT_OUT[id.name];
          if (instead !== undefined && missing.delete(id.name)) put(body.start, body.end, instead);
        } else if ((METHOD.exec(code.slice(node.start, node.start + 80))?.[1] ?? '') in LEFT_OUT) put(node.start, node.end, '');
      }
      if (missing.size > 0)
        this.error(`React no longer has ${[...missing].join(', ')}: see what src/build/leanReact.ts leaves out`);
      return { code: lean + code.slice(at), map: null };
    },
  },
});
