import { Suspense, use } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Layout } from './layout/Layout.tsx';
import { loadHome, loadTool, loadToolScreen, slugOf } from './pages/pages.ts';

const HomePage = () => {
  const { default: Home } = use(loadHome());
  return <Home onNear={warm} />;
};

const ToolRoute = ({ slug }: { slug: string }) => {
  const { default: ToolScreen } = use(loadToolScreen());
  return <ToolScreen tool={use(loadTool(slug))} />;
};

/** A pointer or the focus is on the way to a tool: its page may begin to come. */
const warm = (slug: string): void => {
  void loadToolScreen();
  void loadTool(slug);
};

/** A path is a tool's slug or nothing: a look-up says which, however many tools there are; all else leads home (spec 1, section 2). */
const Page = () => {
  const { pathname } = useLocation();
  const slug = slugOf(pathname);
  if (slug !== undefined) return <ToolRoute key={slug} slug={slug} />;
  return pathname === '/' ? <HomePage /> : <Navigate to="/" replace />;
};

export const App = () => (
  <Layout>
    <Suspense>
      <Page />
    </Suspense>
  </Layout>
);
