import type { Blocks } from '../../engine/page/kit.ts';
import { Actions } from './Actions.tsx';
import { Cards } from './Cards.tsx';
import { Count } from './Count.tsx';
import { Document } from './Document.tsx';
import { Echo } from './Echo.tsx';
import { Facts } from './Facts.tsx';
import { Highlight } from './Highlight.tsx';
import { Joined } from './Joined.tsx';
import { ListBlock } from './ListBlock.tsx';
import { Panel } from './Panel.tsx';

/** A kind of block without a component does not compile. */
export const blocks: Blocks = {
  count: Count,
  echo: Echo,
  highlight: Highlight,
  cards: Cards,
  document: Document,
  facts: Facts,
  panel: Panel,
  list: ListBlock,
  joined: Joined,
  actions: Actions,
};
