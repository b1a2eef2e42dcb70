import { Suspense, use } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Boundary } from '../engine/page/Boundary.tsx';
import { saveTyped } from '../engine/keep/draft.ts';
import { useHead } from './head/useHead.ts';
import { Layout } from './layout/Layout.tsx';
import { loadConverterScreen, loadHome, loadPage, loadToolScreen, loadPageError, slugOf, prefetch } from './pages/pages.ts';
import { forgetFailures } from './pages/resource.ts';
import { infoPageAt, type InfoPage } from './info/pages.ts';
import { PlainError } from './errors/PlainError.tsx';

const HomePage = () => {
  const { default: Home } = use(loadHome());
  return <Home onNear={prefetch} />;
};

const CataloguePage = ({ slug }: { slug: string }) => {
  const { default: definition, transforms, fallback, screen, related } = use(loadPage(slug));
  if ('styles' in definition) {
    const { default: ConverterScreen } = use(loadConverterScreen());
    return <ConverterScreen converter={definition} transforms={transforms} related={related} />;
  }
  const { default: ToolScreen } = use(loadToolScreen());
  return <ToolScreen tool={definition} transforms={transforms} fallback={fallback} screen={screen} related={related} />;
};

const InfoPageContent = ({ load }: InfoPage) => {
  const { default: Content, head } = use(load());
  useHead(head);
  return <Content />;
};

/**
 * A path is the slug of a tool or converter, or of an info page, found by a look-up however many there are; any other path leads
 * to the home page (spec 1, section 2).
 */
const Page = () => {
  const { pathname } = useLocation();
  const slug = slugOf(pathname);
  if (slug !== undefined) return <CataloguePage key={slug} slug={slug} />;
  const info = infoPageAt(pathname);
  if (info) return <InfoPageContent key={info.slug} {...info} />;
  return pathname === '/' ? <HomePage /> : <Navigate to="/" replace />;
};

const LazyPageError = (props: { error: unknown; onRetry: () => void }) => {
  const { PageError } = use(loadPageError());
  return <PageError {...props} />;
};

/** Whatever fails in a page, the header with its links stays; going to another page tries again. */
const GuardedPage = () => {
  const { pathname } = useLocation();
  return (
    <Boundary
      about={pathname}
      fallback={(error, retry) => (
        <Boundary fallback={() => <PlainError />}>
          <Suspense>
            <LazyPageError error={error} onRetry={retry} />
          </Suspense>
        </Boundary>
      )}
      onError={saveTyped}
      onRetry={forgetFailures}
    >
      <Suspense>
        <Page />
      </Suspense>
    </Boundary>
  );
};

export const App = () => (
  <Layout>
    <GuardedPage />
  </Layout>
);
