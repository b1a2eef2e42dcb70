import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { dataOf, dataOfHome, headOf, headOfHome, type Head } from './head/head.ts';
import { isConverter, loadPage, slugOf, slugs } from './pages/pages.ts';

export interface Page {
  readonly head: Head;
  readonly html: string;
  /** Structured data. */
  readonly data: unknown;
  /** Source modules that the page needs beside the entry, as keyed in the build's manifest. */
  readonly modules: readonly string[];
}

export const paths: readonly string[] = ['/', ...slugs.map((slug) => `/${slug}`)];

/** The page at a path of `paths`, ready to be written into the template. */
export const render = async (path: string, address: (path: string) => string): Promise<Page> => {
  const slug = slugOf(path);
  const page = slug === undefined ? undefined : await loadPage(slug);
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
    // Otherwise a long page is cut into hidden parts that wait for an inline script, which the policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return {
    html: await new Response(prelude).text(),
    head: page ? headOf(page.default) : headOfHome,
    data: page ? dataOf(page.default, address) : dataOfHome(address),
    modules:
      slug === undefined
        ? ['home/Home.tsx']
        : [isConverter(slug) ? 'converter/ConverterScreen.tsx' : 'pages/ToolScreen.tsx', `../virtual:page/${slug}`],
  };
};
