import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { isLocal } from '../engine/definition/index.ts';
import { GROUPS, type Group } from '../engine/definition/tool.ts';
import { App } from './App.tsx';
import { dataOf, dataOfHome, dataOfInfoPage, headOf, headOfHome, type Head } from './head/head.ts';
import { isConverter, loadPage, slugOf, slugs } from './pages/pages.ts';
import { site } from './site.ts';
import { infoPageAt, infoPages } from './info/pages.ts';
import * as says from '../words/site.ts';

export interface Card {
  readonly heading: string;
  readonly line: string;
  readonly above: string;
  readonly group?: Group;
}

export interface Page {
  readonly head: Head;
  readonly html: string;
  /** What its picture shows where a link to it is shared. */
  readonly card: Card;
  /** The source file of its own words. */
  readonly source: string;
  /** Whether it does its work without a server. */
  readonly offline: boolean;
  /** Structured data. */
  readonly data: unknown;
  /** The source modules that the page needs besides the entry, by their keys in the build's manifest. */
  readonly modules: readonly string[];
}

export { headOfHome } from './head/head.ts';
export { site } from './site.ts';
export const paths: readonly string[] = ['/', ...[...slugs, ...infoPages.map(({ slug }) => slug)].map((slug) => `/${slug}`)];

type Told = Omit<Page, 'html'>;

const toldOf = async (path: string, address: (path: string) => string): Promise<Told> => {
  const info = infoPageAt(path);
  if (info) {
    const { head } = await info.load();
    return {
      head,
      card: { heading: info.name, line: head.description, above: site.name },
      source: `src/info/${info.slug}.tsx`,
      offline: true,
      data: dataOfInfoPage(head, address),
      modules: [`info/${info.slug}.tsx`],
    };
  }
  const slug = slugOf(path);
  if (slug === undefined)
    return {
      head: headOfHome,
      card: {
        heading: says.cardHeading,
        line: says.cardLine,
        above: says.cardCount(slugs.length),
      },
      source: 'src/home',
      offline: true,
      data: dataOfHome(address),
      modules: ['home/Home.tsx'],
    };
  const { default: page } = await loadPage(slug);
  const screen = isConverter(slug) ? 'converter/ConverterScreen.tsx' : 'pages/ToolScreen.tsx';
  return {
    head: headOf(page),
    card: { heading: page.name, line: page.summary, above: GROUPS[page.group].name, group: page.group },
    offline: 'styles' in page || isLocal(page.call),
    source: `${isConverter(slug) ? 'converters' : 'tools'}/${slug}.ts`,
    data: dataOf(page, address),
    modules: [screen, `../virtual:page/${slug}`],
  };
};

/** The page at a path of `paths`, ready to be written into the template. */
export const render = async (path: string, address: (path: string) => string): Promise<Page> => {
  const told = await toldOf(path, address);
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
    // Otherwise React splits a long page into hidden parts that need an inline script, which the Content-Security-Policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return { ...told, html: await new Response(prelude).text() };
};
