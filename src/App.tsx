import { Suspense, use } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Layout } from './layout/Layout.tsx';
import { loadConverterScreen, loadHome, loadPage, loadToolScreen, slugOf, warm } from './pages/pages.ts';

const HomePage = () => {
  const { default: Home } = use(loadHome());
  return <Home onNear={(slug) => void warm(slug)} />;
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

/** A path is a slug of the catalogue or nothing: a look-up says which, however many there are; all else leads home (spec 1, section 2). */
const Page = () => {
  const { pathname } = useLocation();
  const slug = slugOf(pathname);
  if (slug !== undefined) return <CataloguePage key={slug} slug={slug} />;
  return pathname === '/' ? <HomePage /> : <Navigate to="/" replace />;
};

export const App = () => (
  <Layout>
    <Suspense>
      <Page />
    </Suspense>
  </Layout>
);
