import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { dataOf, dataOfHome, dataOfInfoPage, headOf, headOfHome, type Head } from './head/head.ts';
import { isConverter, loadPage, slugOf, slugs } from './pages/pages.ts';
import { infoPageAt, infoPages } from './info/pages.ts';

export interface Page {
  readonly head: Head;
  readonly html: string;
  /** Structured data. */
  readonly data: unknown;
  /** The source modules that the page needs besides the entry, by their keys in the build's manifest. */
  readonly modules: readonly string[];
}

export const paths: readonly string[] = ['/', ...[...slugs, ...infoPages.map(({ slug }) => slug)].map((slug) => `/${slug}`)];

type Told = Omit<Page, 'html'>;

const toldOf = async (path: string, address: (path: string) => string): Promise<Told> => {
  const info = infoPageAt(path);
  if (info) {
    const { head } = await info.load();
    return { head, data: dataOfInfoPage(head, address), modules: [`info/${info.slug}.tsx`] };
  }
  const slug = slugOf(path);
  if (slug === undefined) return { head: headOfHome, data: dataOfHome(address), modules: ['home/Home.tsx'] };
  const { default: page } = await loadPage(slug);
  const screen = isConverter(slug) ? 'converter/ConverterScreen.tsx' : 'pages/ToolScreen.tsx';
  return { head: headOf(page), data: dataOf(page, address), modules: [screen, `../virtual:page/${slug}`] };
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
